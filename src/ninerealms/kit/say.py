"""Saying the same things in every game: seats, and several things in a row."""

from __future__ import annotations

from collections.abc import Sequence

from ninerealms.kernel.game import seat_name
from ninerealms.kernel.words import Say


def say_seat(seat: int) -> Say:
    """A player by the name all games use; the team for a seat below 0."""
    return seat_name(seat)


def joined(parts: Sequence[Say], key: str = "list-more") -> Say:
    """Several things one after another."""
    if not parts:
        return Say("list-none")
    head = parts[0]
    for part in parts[1:]:
        head = Say(key, {"head": head, "next": part})
    return head


def all_of(parts: Sequence[Say]) -> Say:
    """The last of several things comes with "and"."""
    return joined([joined(parts[:-1]), parts[-1]], "list-and") if len(parts) > 1 else joined(parts)
