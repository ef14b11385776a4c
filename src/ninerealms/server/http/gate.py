"""The gate every request passes: size, rate, where it comes from; and what every response carries."""

from __future__ import annotations

import logging
from os import environ
from time import monotonic
from typing import Any

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ninerealms.server.errors import Refusal
from ninerealms.server.http.context import Services
from ninerealms.server.http.endpoint import refuse
from ninerealms.server.http.request import HEADERS, too_large
from ninerealms.server.sending.stream import STRAIGHT
from ninerealms.server.settings import Settings

log = logging.getLogger("ninerealms.server")

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
MOST_BUCKETS = 10_000
LONGEST_PATH = 200
FORWARDED = {b"x-forwarded-for", b"x-forwarded-proto"}
SAFE = ("GET", "HEAD", "OPTIONS")


class Buckets:
    """So many requests at once, so many per second after that; per address, and per set of keys."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.levels: dict[str | int, tuple[float, float]] = {}

    def take(self, who: str | int) -> bool:
        if self.rate <= 0:
            return True
        now = monotonic()
        level, since = self.levels.get(who, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate)
        if len(self.levels) >= MOST_BUCKETS:
            self.levels.clear()
        self.levels[who] = (max(0.0, level - 1), now)
        return level >= 1


def by_name(headers: list[tuple[bytes, bytes]]) -> dict[bytes, bytes]:
    """The last of each, but all cookies: some proxies send them one by one."""
    found = dict(headers)
    if len(found) < len(headers) and b"cookie" in found:
        found[b"cookie"] = b"; ".join(value for name, value in headers if name == b"cookie")
    return found


class Gate:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, settings: Settings, services: Services) -> None:
        self.app = app
        self.services = services
        self.settings = settings
        self.addresses = Buckets(settings.rate, settings.burst)
        self.holders = Buckets(settings.rate / 2, settings.burst)
        self.proxies: Any = ProxyHeadersMiddleware(pass_by, environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def dress(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = message.setdefault("headers", [])
                headers += PROTECTION
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)
            await send(message)

        try:
            headers = scope[HEADERS] = by_name(scope["headers"])
            if FORWARDED & headers.keys():
                await self.proxies(scope, receive, send)
            self.check(scope, headers)
            scope[STRAIGHT] = send
            await self.app(scope, receive, dress)
        except Refusal as refusal:
            await refuse(refusal.status, refusal.code, refusal.sentence)(scope, receive, dress)
        except Exception:
            log.exception("A request to %s failed.", route_of(scope))
            if not begun:
                await mistake()(scope, receive, dress)

    def check(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        client: tuple[str, int] = scope.get("client") or ("", 0)
        cookie = headers.get(b"cookie", b"")
        if not self.addresses.take(client[0]) or (cookie and not self.holders.take(hash(cookie))):
            raise Refusal(429, "too-fast", "Too many requests; wait a moment.")
        said = headers.get(b"content-length", b"0")
        if not said.isdigit() or int(said[:20]) > self.settings.largest_body:
            raise too_large(self.settings.largest_body)
        if len(scope["path"]) > LONGEST_PATH or "\0" in scope["path"]:
            raise Refusal(404, "no-address", "There is nothing here.")
        if scope["method"] not in SAFE and headers.get(b"sec-fetch-site", b"same-origin") not in (
            b"same-origin",
            b"none",
        ):
            raise Refusal(403, "elsewhere", "This was sent from another site.")


async def pass_by(*_request: object) -> None:
    """Whom a trusted proxy speaks for stands in the scope by now."""


def mistake() -> Response:
    return refuse(500, "mistake", "Something went wrong here; it has been written down.")


def route_of(scope: Scope) -> str:
    """Which kind of address, without what is in it: it might hold a key."""
    route: Any = scope.get("route")
    return str(getattr(route, "path", "an unknown address"))
