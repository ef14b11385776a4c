"""Running the server, `ninerealms serve`: the application on uvicorn, one process, one loop."""

from __future__ import annotations

import resource
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import EADDRINUSE
from os import environ
from types import FrameType

import uvicorn

from ninerealms.errors import NineRealmsError
from ninerealms.server import logging_setup
from ninerealms.server.http.app import make_app
from ninerealms.server.http.connection_limits import connection_class
from ninerealms.server.http.gate import Gate
from ninerealms.server.http.metrics_server import listen
from ninerealms.server.settings import Settings

SWITCH_SECONDS = 0.0005  # the database thread should not wait 5 ms for its turn
BACKLOG = 512
USUAL_PORT = 8999
MOST_TRIED = 50
OPEN_AFTER = 0.5
KEEP_ALIVE = 75
LONGEST_SILENCE = 20
MOST_FILES = 65_536


class BadAddress(NineRealmsError):
    """Nothing can listen there."""


def serve(
    settings: Settings,
    host: str,
    port: int | None,
    say: Callable[[str], None],
    say_taken: Callable[[int], None] = lambda _port: None,
    *,
    show: bool = False,
    json_log: bool = False,
) -> None:
    """Listen until interrupted. `say` gets the address in one line; with `show` a browser opens it, if there is one.

    Without a port it is the usual one, or the next that is free; `say_taken` is told if the usual one is not.
    """
    listener = listen_at(host, USUAL_PORT, MOST_TRIED) if port is None else listen_at(host, port, 1)
    if port is None and listener.getsockname()[1] != USUAL_PORT:
        say_taken(USUAL_PORT)
    if settings.metrics:
        listen(settings.metrics).close()  # a sentence now rather than a mistake later
    logging_setup.begin(as_json=json_log)
    sys.setswitchinterval(SWITCH_SECONDS)
    open_many_files()
    app = make_app(settings)
    server = PoliteServer(configuration(app, KEEP_ALIVE), app)
    address = f"http://{shown(host)}:{listener.getsockname()[1]}/"
    with server.heeding():
        say(address)
        if show and has_screen():
            threading.Timer(OPEN_AFTER, webbrowser.open, [address]).start()
        server.run(sockets=[listener])


def configuration(app: Gate, keep_alive: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=connection_class(app.connections),
        ws="none",
        log_level="error",  # whoever talks nonsense shall not fill the log
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the gate does that
        timeout_keep_alive=keep_alive,
        timeout_graceful_shutdown=2,
        lifespan="on",
        log_config=None,
    )


def open_many_files() -> None:
    """Every connection is one; most machines allow a process more than they give it unasked."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or soft < hard:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (MOST_FILES if hard == resource.RLIM_INFINITY else hard, hard))


def listen_at(host: str, port: int, ports: int) -> socket.socket:
    """The first of so many ports that nobody else has; BadAddress when there is none, or nothing can listen at all."""
    for tried in range(port, port + ports):
        try:
            return heeding_silence(socket.create_server((host, tried), backlog=BACKLOG, family=family_of(host)))
        except OSError as problem:
            if problem.errno != EADDRINUSE or tried == port + ports - 1:
                raise BadAddress(
                    f"Nothing can listen at {host}, port {tried}: {problem.strerror or problem}."
                ) from None
    raise AssertionError("no port was tried")


def heeding_silence(listener: socket.socket) -> socket.socket:
    """A connection whose other end takes nothing any more is closed, so that who lost the network is not here."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * LONGEST_SILENCE)
    return listener


class PoliteServer(uvicorn.Server):
    """Ends the streams before it waits for connections to end; heeds whoever stops it while it is still starting."""

    def __init__(self, config: uvicorn.Config, gate: Gate) -> None:
        super().__init__(config)
        self.gate = gate
        self.stopped_by: int | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.stopped_by = self.stopped_by or sig
        super().handle_exit(sig, frame)

    @contextmanager
    def heeding(self) -> Iterator[None]:
        """From here on a signal ends the server in good order; afterwards it does what it usually does."""
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)
        if self.stopped_by is not None:
            signal.raise_signal(self.stopped_by)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.gate.services.tables.end_streams()
        await super().shutdown(sockets)


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104 - what a person types into a browser
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def has_screen() -> bool:
    return sys.platform == "darwin" or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
