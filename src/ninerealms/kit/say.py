"""Saying several things in a row, the same way in every game."""

from __future__ import annotations

from collections.abc import Sequence

from ninerealms.text.words import Say


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
