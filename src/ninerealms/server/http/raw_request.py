"""A raw request, as it came in: address, headers, cookies, body; read straight from what uvicorn gives, only once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_network
from typing import Any

from starlette.datastructures import QueryParams
from starlette.requests import cookie_parser
from starlette.types import Receive, Scope

from ninerealms.server.errors import Refusal
from ninerealms.server.http.known_head import SENT_ALONG

NETWORK_BITS = 64  # of an IPv6 address: one household has all that follow
HEADERS = "ninerealms.headers"
REFUSED = "ninerealms.refused"  # the code of a refusal
LONGEST_KNOWN = 4096  # cookies beyond that are not remembered


@lru_cache(maxsize=4096)
def group_of(address: str) -> str:
    """Whom an address stands for: itself, or with IPv6 its network."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or ip_network((found, NETWORK_BITS), strict=False))


class RawRequest:
    """What the outermost layer has let pass."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self.scope = scope
        self.receive = receive
        self.headers: Mapping[bytes, bytes] = scope[HEADERS]
        self.params: Mapping[str, Any] = scope["path_params"]

    @property
    def is_secure(self) -> bool:
        return bool(self.scope["scheme"] == "https")

    @property
    def address(self) -> str:
        """Whom the request comes from: an address, or its network."""
        client: tuple[str, int] | None = self.scope.get("client")
        return "" if client is None else group_of(client[0])

    @property
    def cookies(self) -> Mapping[str, str]:
        return cookies_in(self.headers)

    @property
    def query(self) -> dict[str, str]:
        return dict(QueryParams(self.scope["query_string"]))

    async def body(self, largest: int) -> bytes:
        """All of it, as long as it is not too large."""
        whole: bytes | None = self.scope.get(SENT_ALONG)
        if whole is not None and len(whole) <= largest:
            return whole
        message = await self.receive()
        found: bytes = message.get("body", b"")
        while message.get("more_body") and len(found) <= largest:
            message = await self.receive()
            found += message.get("body", b"")
        if message["type"] == "http.disconnect":
            raise Refusal(400, "incomplete", "The request broke off.")
        if len(found) > largest:
            raise too_large(largest)
        return found


def cookies_in(headers: Mapping[bytes, bytes]) -> Mapping[str, str]:
    given = headers.get(b"cookie", b"")
    return read_cookies(given) if len(given) <= LONGEST_KNOWN else cookie_parser(given.decode("latin-1"))


@lru_cache(maxsize=1024)
def read_cookies(header: bytes) -> Mapping[str, str]:
    return cookie_parser(header.decode("latin-1"))


def too_large(largest: int) -> Refusal:
    return Refusal(413, "too-large", f"A request may have {largest // 1024} kB at most.")
