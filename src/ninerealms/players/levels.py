"""How well a bot plays, where it can play well or less well."""

from __future__ import annotations

from collections.abc import Mapping

from ninerealms.errors import BadSeat

LEVELS = ("easy", "normal", "strong")
USUAL = "normal"


def at_level(numbers: Mapping[str, int], level: str) -> int:
    """What a level means to a bot."""
    if level not in LEVELS:
        raise BadSeat(f"There is no level {level!r}; choose one of {', '.join(LEVELS)}.")
    return numbers[level]
