"""Access to a table: rights by links. A key is an HMAC, so none is stored and none can be guessed."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import NamedTuple

KEY_BYTES = 20
TABLE_BYTES = 8
WATCH, SEAT = "watch", "seat"
DEVICE = "~"  # between a key and the browser it was given to


class Rights(NamedTuple):
    """What one browser may do at one table.

    A seat may be held by its link, or by the screen at which the table was made; the latter ends when somebody sits
    down with the link. That screen is known by its own cookie (`owner`), everybody else by keys.
    """

    host: bool = False
    watch: bool = False
    linked: frozenset[int] = frozenset()
    screen: frozenset[int] = frozenset()
    devices: tuple[tuple[int, str], ...] = ()  # which browser each link was opened in

    def any(self) -> bool:
        return self.host or self.watch or bool(self.linked) or bool(self.screen)


class Keys:
    """The keys of all tables of one database."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def make(self, table: str, role: str) -> str:
        word = hmac.digest(self.secret, f"{table} {role}".encode(), hashlib.sha256)[:KEY_BYTES]
        return base64.urlsafe_b64encode(word).decode().rstrip("=")

    def seat(self, table: str, seat: int) -> str:
        return self.make(table, f"{SEAT}{seat}")

    def link(self, table: str, seat: int) -> str:
        """The way to a seat."""
        return f"/j/{table}/{self.seat(table, seat)}"

    def rights(self, table: str, given: Iterable[str], seats: int) -> Rights:
        """What the given keys open. Every key is compared with every role, so the time tells nothing."""
        known = [key.partition(DEVICE) for key in given]

        def device(role: str) -> str | None:
            wanted = self.make(table, role).encode()
            found = None
            for key, _, name in known:
                if hmac.compare_digest(wanted, key.encode("utf-8", "replace")):
                    found = name
            return found

        opened = [(seat, device(f"{SEAT}{seat}")) for seat in range(seats)]
        devices = tuple((seat, name) for seat, name in opened if name is not None)
        return Rights(watch=device(WATCH) is not None, linked=frozenset(seat for seat, _ in devices), devices=devices)


def new_table_id() -> str:
    """A name for a table: 13 letters and digits, none of them easily mistaken for another."""
    return base64.b32encode(secrets.token_bytes(TABLE_BYTES)).decode().rstrip("=").lower()


def new_owner() -> str:
    return secrets.token_urlsafe(24)


def new_device() -> str:
    """What one browser gets beside a key, so that another that uses the same link is known from it."""
    return secrets.token_urlsafe(9)


def fingerprint(owner: str) -> str:
    """What is stored of an owner's cookie."""
    return hashlib.sha256(owner.encode()).hexdigest()[:32]
