"""`ninerealms serve`: the application on uvicorn, one process, one loop."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from os import environ

import uvicorn

from ninerealms.kernel.errors import NineRealmsError
from ninerealms.server.app import make_app
from ninerealms.server.limits import Gate
from ninerealms.server.settings import Settings

SWITCH_SECONDS = 0.0005  # the database thread should not wait 5 ms for its turn
BACKLOG = 512
OPEN_AFTER = 0.5
KEEP_ALIVE = 75


class BadAddress(NineRealmsError):
    """Nothing can listen there."""


def serve(settings: Settings, host: str, port: int, say: Callable[[str], None], *, show: bool = False) -> None:
    """Listen until interrupted. `say` gets the address in one line; with `show` a browser opens it, if there is one."""
    try:
        listener = socket.create_server((host, port), backlog=BACKLOG, family=family_of(host))
    except OSError as problem:
        raise BadAddress(f"Nothing can listen at {host}, port {port}: {problem.strerror or problem}.") from None
    sys.setswitchinterval(SWITCH_SECONDS)
    app = make_app(settings)
    address = f"http://{shown(host)}:{listener.getsockname()[1]}/"
    say(address)
    if show and has_screen():
        threading.Timer(OPEN_AFTER, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    PoliteServer(config, app).run(sockets=[listener])


class PoliteServer(uvicorn.Server):
    """Ends the streams before it waits for connections to end."""

    def __init__(self, config: uvicorn.Config, gate: Gate) -> None:
        super().__init__(config)
        self.gate = gate

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.gate.farewell()
        await super().shutdown(sockets)


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104 - what a person types into a browser
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def has_screen() -> bool:
    return sys.platform == "darwin" or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
