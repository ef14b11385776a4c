"""The keys of seats, made and compared, and cut out of what is written down.

A key is an HMAC, so none is stored and none can be guessed. The cookie of a host is a secret of the same kind.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Iterable
from functools import lru_cache

KEY_BYTES = 20
WATCH, SEAT = "watch", "seat"
DEVICE = "~"  # between a key and the browser it was given to
OWNER = "owner"  # the cookie of a host
SIGN = "[A-Za-z0-9_-]"
KEY_LENGTH = -(-KEY_BYTES * 4 // 3)  # in base64, without padding
KEY = re.compile(f"{SIGN}{{{KEY_LENGTH}}}")
KEY_IN_TEXT = re.compile(f"(?<!{SIGN}){SIGN}{{{KEY_LENGTH}}}(?!{SIGN})({DEVICE}{SIGN}+)?")
OWNER_IN_TEXT = re.compile(rf"({OWNER}=)[^;\s\"']+")
HIDDEN = "(key)"
LONGEST_OWNER = 60


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

    def device(self, table: str, role: str, given: Iterable[str]) -> str | None:
        """The browser whose key opens a role; None where no key does. All are compared, so the time tells nothing."""
        wanted = self.make(table, role).encode()
        found = None
        for key, _, name in (each.partition(DEVICE) for each in given):
            if hmac.compare_digest(wanted, key.encode("utf-8", "replace")):
                found = name
        return found


def is_one_key(text: str) -> bool:
    """Whether it is a key and nothing besides: what follows one in a link would take the place of a browser's name."""
    return KEY.fullmatch(text) is not None


def new_owner() -> str:
    return secrets.token_urlsafe(24)


def new_device() -> str:
    """What one browser gets beside a key, so that another that uses the same link is known from it."""
    return secrets.token_urlsafe(9)


def fingerprint(owner: str) -> str:
    """What is stored of an owner's cookie, or of a browser. One longer than any of ours is not remembered."""
    return remembered(owner) if len(owner) <= LONGEST_OWNER else hashed(owner)


def hashed(owner: str) -> str:
    return hashlib.sha256(owner.encode()).hexdigest()[:32]


remembered: Callable[[str], str] = lru_cache(maxsize=4096)(hashed)


def without_keys(text: str) -> str:
    """Whatever looks like the key of a seat or the cookie of a host is left out, wherever it came from."""
    return OWNER_IN_TEXT.sub(rf"\1{HIDDEN}", KEY_IN_TEXT.sub(HIDDEN, text))
