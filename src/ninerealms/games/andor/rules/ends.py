"""How a legend ends: all heroes win or lose it together (AND-020)."""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import AndorState


def win(s: AndorState) -> int:
    """AND-020, AND-600: won the moment the last goal is met."""
    s.ended = v.BY_GOALS
    return s.tell(v.WON, v.BY_GOALS)


def lose(s: AndorState, ending: int) -> int:
    """AND-020: lost at this moment; nothing follows."""
    if s.ended == 0:
        s.ended = ending
        s.tell(v.LOST, ending)
    return ending
