"""The gate every request passes: its rate, host, origin and size are checked; every response gets its headers."""

from __future__ import annotations

import logging
from functools import lru_cache
from itertools import islice
from typing import Any

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ninerealms.server.errors import Refusal
from ninerealms.server.http.connection_limits import ConnectionLimits
from ninerealms.server.http.endpoint import refuse, serve
from ninerealms.server.http.known_head import FOUND
from ninerealms.server.http.origin import check_host, check_origin
from ninerealms.server.http.raw_request import HEADERS, REFUSED, RawRequest, cookies_in, group_of, too_large
from ninerealms.server.http.rights_at_table import cookie_name, holder_of
from ninerealms.server.http.services import Services
from ninerealms.server.sending.stream import STRAIGHT
from ninerealms.server.settings import Settings

log: logging.Logger = logging.getLogger("ninerealms.server")

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'; object-src 'none'"
)
PROTECTION = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
NO_STORE = (b"cache-control", b"no-store")
LONGEST_PATH = 200
MOST_TRIED = 4  # tables whose keys are looked at where the address names none


def by_name(headers: list[tuple[bytes, bytes]]) -> dict[bytes, bytes]:
    """The last of each, but all cookies: some proxies send them one by one."""
    found = dict(headers)
    if len(found) < len(headers) and b"cookie" in found:
        found[b"cookie"] = b"; ".join(value for name, value in headers if name == b"cookie")
    return found


class Dress:
    """Sends on with the headers every response gets; whether it has begun."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = message.setdefault("headers", [])
            headers += PROTECTION
            if not any(name == b"cache-control" for name, _ in headers):
                headers.append(NO_STORE)
        await self.send(message)


class Gate:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, settings: Settings, services: Services) -> None:
        self.app = app
        self.services = services
        self.settings = settings
        self.names: frozenset[str] = frozenset(name.lower() for name in settings.hosts)
        self.proxies: Any = ProxyHeadersMiddleware(pass_by, settings.trust_proxy)
        self.connections: ConnectionLimits = ConnectionLimits(
            settings, lambda address: address in self.proxies.trusted_hosts, self
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        dress = Dress(send)
        try:
            headers = scope[HEADERS] = by_name(scope["headers"])
            await self.check_rate(scope, headers)
            self.check(scope, headers)
            scope[STRAIGHT] = send
            await self.app(scope, receive, dress)
        except Refusal as refusal:
            await refuse(refusal.status, refusal.code, refusal.sentence)(scope, receive, dress)
        except Exception:
            log.exception("A request to %s failed.", route_of(scope))
            if not dress.begun:
                await mistake()(scope, receive, dress)
        finally:
            scope.pop(FOUND, None)
            scope.pop(STRAIGHT, None)  # it holds the scope: both would wait for the collector of rubbish
            self.count_refusal(scope)

    async def carry_out(self, scope: Scope) -> Response:
        """An order whose head was let pass before and came with its body: it is done before anything is sent back."""
        try:
            await self.check_rate(scope, scope[HEADERS])
            return await serve(self.services, scope["route"], RawRequest(scope, nothing_more))
        except Refusal as refusal:
            return refuse(refusal.status, refusal.code, refusal.sentence)
        except Exception:
            log.exception("A request to %s failed.", route_of(scope))
            return mistake()

    async def send_back(self, response: Response, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await response(scope, receive, Dress(send))
        finally:
            self.count_refusal(scope)

    def count_refusal(self, scope: Scope) -> None:
        if REFUSED in scope:
            self.services.metrics.refusals[scope[REFUSED]] += 1

    async def check_rate(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        if b"x-forwarded-for" in headers or b"x-forwarded-proto" in headers:
            await self.proxies(scope, nothing_more, nowhere)
        client: tuple[str, int] = scope.get("client") or ("", 0)
        self.services.limits.check(self.holder(scope["path"], headers), group_of(client[0]))

    def check(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """What is said by the head alone; where it was let pass, the same head need not be looked at again."""
        check_host(headers, self.names)
        said = headers.get(b"content-length", b"0")
        if not said.isdigit() or int(said[:20]) > self.settings.largest_body:
            raise too_large(self.settings.largest_body)
        if len(scope["path"]) > LONGEST_PATH or "\0" in scope["path"]:
            raise Refusal(404, "no-address", "There is nothing here.")
        check_origin(scope["method"], headers, self.names)
        if FOUND in scope:
            scope[FOUND][HEADERS] = headers

    def holder(self, path: str, headers: dict[bytes, bytes]) -> str:
        """Whose keys came with a request: those for the table it is about, else for any."""
        if b"cookie" not in headers or len(path) > LONGEST_PATH:
            return ""
        cookies = cookies_in(headers)
        table = table_in(path)
        if table:
            return holder_of(self.services.tables, table, cookies)
        start = cookie_name("")
        meant = islice((name.removeprefix(start) for name in cookies if name.startswith(start)), MOST_TRIED)
        return next(filter(None, (holder_of(self.services.tables, each, cookies) for each in meant)), "")


@lru_cache(maxsize=1024)
def table_in(path: str) -> str:
    """The table an address is about, if any."""
    match path.split("/", 4):
        case ["", "api", "t", table, *_] | ["", "t" | "r" | "j", table, *_]:
            return table
        case _:
            return ""


async def pass_by(*_request: object) -> None:
    """Whom a trusted proxy speaks for stands in the scope by now."""


async def nothing_more() -> Message:
    """What follows a request whose body is here already."""
    return {"type": "http.disconnect"}


async def nowhere(_message: Message) -> None:
    """Nothing is sent where only the head is looked at."""


def mistake() -> Response:
    return refuse(500, "mistake", "Something went wrong here; it has been written down.")


def route_of(scope: Scope) -> str:
    """Which kind of address, without what is in it: it might hold a key."""
    route: Any = scope.get("route")
    return str(getattr(route, "path", "an unknown address"))
