"""Chances in whole percent, the same way in every game."""

from __future__ import annotations

from fractions import Fraction


def percent(chance: float | Fraction) -> int:
    """In whole percent; never 0 or 100 where it is not sure."""
    if chance in (0, 1):
        return 100 * int(chance)
    return min(99, max(1, round(100 * chance)))


def shown(chance: float | Fraction) -> float:
    """A chance as its percent says it."""
    return percent(chance) / 100
