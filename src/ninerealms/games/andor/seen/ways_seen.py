"""The ways of the hero who is asked where to go: every space in reach, and what going there costs."""

from __future__ import annotations

from typing import TypedDict

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.moving import move, ways
from ninerealms.games.andor.rules.state import SPACES, AndorState


class WaySeen(TypedDict):
    """A space by its number, the hours to it, and the willpower for those beyond the seventh."""

    number: int
    hours: int
    will: int


def see_ways(s: AndorState) -> list[WaySeen]:
    """None where nobody is asked for a way."""
    if s.top < 0 or s.kind not in (v.ACT, v.GO_ON):
        return []
    free = s.get(v.MOVE_FREE) if s.kind == v.GO_ON else 0
    tile = s.kind == v.GO_ON and s.get(v.MOVE_TILE) == move.TAKEN
    carries = s.kind == v.GO_ON and s.get(v.MOVE_COMPANION) != move.NOBODY_YET
    steps = [0] * SPACES
    ways.spread(s, s.seat, free, tile, carries, steps)
    found = []
    for where, far in enumerate(steps):
        if far >= 0:
            hours = ways.hours_for(far, free)
            will = s.will[s.seat] - max(0, hero.will_after(s, s.seat, hours))
            found.append(WaySeen(number=where, hours=hours, will=will))
    return found
