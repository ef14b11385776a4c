"""A known head: on one connection orders to a table differ in their bodies alone, so a head is read and checked once.

What is known of it was found out from the very same bytes on the same connection: how uvicorn read them, that the gate
let them pass, where they lead. Whose keys they carry and what those open is looked up every time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from starlette.types import Scope

FOUND = "ninerealms.found"  # in a scope: what a later request with this head begins with
SENT_ALONG = "ninerealms.body"  # in a scope: the body, where it came together with its head
ORDER = b"POST /api/t/"
END = b"\r\n\r\n"
LONGEST = 2048
MOST = 8  # of a connection; bodies of different lengths have different heads
OTHERWISE = {b"transfer-encoding", b"expect", b"upgrade"}  # then a body comes otherwise, or no request


class KnownHead(NamedTuple):
    """What a request with such a head begins with, and how long its body is."""

    found: dict[str, Any]
    length: int

    @property
    def leads_on(self) -> bool:
        """Whether the gate has let it pass and it leads to somebody who can begin at once."""
        return "route" in self.found


class KnownHeads:
    """Those of one connection, by their bytes."""

    def __init__(self) -> None:
        self.heads: dict[bytes, KnownHead] = {}

    def find(self, data: bytes) -> tuple[KnownHead, bytes] | None:
        """The head and the body of a whole request, where such a head came before."""
        end = data.find(END) + len(END)
        known = self.heads.get(data[:end])
        if known is None or not known.leads_on or len(data) - end != known.length:
            return None
        return known, data[end:]

    def keep(self, data: bytes, scope: Scope) -> None:
        """Remember the head of what was read as one request."""
        end = data.find(END) + len(END)
        length = body_length(scope["headers"])
        if not data.startswith(ORDER) or end > LONGEST or length != len(data) - end:
            return
        if len(self.heads) >= MOST:
            del self.heads[next(iter(self.heads))]
        found = dict(scope)
        self.heads[data[:end]] = KnownHead(found, length)
        scope[FOUND] = found


def body_length(headers: Iterable[tuple[bytes, bytes]]) -> int:
    """The length of a body that is told once and plainly; else -1."""
    told = [value for name, value in headers if name == b"content-length"]
    if len(told) != 1 or not told[0].isdigit() or any(name in OTHERWISE for name, _ in headers):
        return -1
    return int(told[0][:10])
