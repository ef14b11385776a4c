"""Saying several things in a row, the same way in every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

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


def piece_names(keys: Mapping[str, str] | None = None, **ids: Iterable[object]) -> dict[str, list[str]]:
    """What a game has of each sort, in the order of its numbers, by the keys of its names: `card-renew`.

    `keys` says of which sort the names begin otherwise.
    """
    begin = {sort: sort for sort in ids} | dict(keys or {})
    return {sort: [f"{begin[sort]}-{each}" for each in found] for sort, found in ids.items()}
