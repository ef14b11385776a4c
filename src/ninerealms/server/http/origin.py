"""The origin of a request: whether it is meant for this server, and whether a page of this server has sent it."""

from __future__ import annotations

import socket
from functools import cache, lru_cache
from ipaddress import ip_address

from ninerealms.server.errors import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")
OWN_SITE = (b"same-origin", b"none")
LONGEST_HOST = 300  # of a name there can be, with a port; what is longer is not remembered either


@cache
def own_names() -> frozenset[str]:
    """What this machine is called by itself."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local"})


def name_in(host: str) -> str:
    """A host without its port."""
    name, _, port = host.rpartition(":")
    if name and not (port.isascii() and port.isdecimal()) and not host.endswith("]"):
        return host
    return host if not name or host.endswith("]") else name


def is_address(name: str) -> bool:
    """An address is nobody's name, so no other site can give it to its own pages."""
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


@lru_cache(maxsize=1024)
def is_ours(host: bytes, names: frozenset[str]) -> bool:
    name = name_in(host.decode("latin-1").lower())
    return name in names or name in own_names() or is_address(name)


def check_host(headers: dict[bytes, bytes], names: frozenset[str]) -> None:
    host = headers.get(b"host", b"")
    if len(host) > LONGEST_HOST or not is_ours(host, names):
        sentence = "This server does not go by that name; whoever runs it can give it one with --name."
        raise Refusal(421, "wrong-host", sentence)


def check_origin(method: str, headers: dict[bytes, bytes], names: frozenset[str]) -> None:
    """What changes something comes from our own pages, or from no page at all."""
    if method in SAFE:
        return
    origin = headers.get(b"origin")
    if headers.get(b"sec-fetch-site", b"same-origin") not in OWN_SITE or (
        origin is not None and not is_own_page(origin, headers.get(b"host", b""), names)
    ):
        raise Refusal(403, "elsewhere", "This was sent from another site.")


def is_own_page(origin: bytes, host: bytes, names: frozenset[str]) -> bool:
    """The page's host is the one that was asked; behind a proxy that renames it, one of our names."""
    kind, _, theirs = origin.lower().partition(b"://")
    if kind not in (b"http", b"https") or not theirs:
        return False
    return theirs == host.lower() or name_in(theirs.decode("latin-1")) in names
