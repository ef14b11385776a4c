"""The earthquake: heroes are shaken, a rock falls."""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board
from ninerealms.games.andor.rules.state import (
    CAVE,
    NEIGHBOURS,
    PLANT,
    ROCK,
    SPACES,
    STEEP_ROCK,
    AndorState,
)
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.state import DONE

FALLS_BEFORE = 2  # spaces before the tile


def quake(s: AndorState) -> int:
    """AND-271, AND-545, AND-546: heroes on odd numbers are moved, then a rock falls onto the Trail.

    No fog is turned; a widow or the marsh holds who comes there, as they hold everybody.
    """
    s.tell(v.EARTHQUAKE)
    for seat in range(s.players):
        here = s.place[seat]
        there = lowest_beside(s, here)
        if here % 2 == 1 and here < CAVE and there > 0:
            s.place[seat] = there
            s.tell(v.HERO_SHAKEN, seat, there)
    fall(s)
    return DONE


def lowest_beside(s: AndorState, here: int) -> int:
    """AND-545: the adjacent space with the lowest number, not across the river, not the Steep Rock; 0 without one."""
    best = 0
    for n in range(NEIGHBOURS):
        there = board.BESIDE[(s.side * SPACES + here) * NEIGHBOURS + n]
        if there > 0 and there != STEEP_ROCK and (best == 0 or there < best):
            best = there
    return best


def fall(s: AndorState) -> int:
    """AND-546, AND-555: a rock of the supply, two Trail spaces from the tile towards 566, or on the last one."""
    rock = bag.left_on_board(s, ROCK, PLANT - ROCK)
    if rock == bag.NONE or s.tile <= 0:
        return 0
    index = board.TRAIL_INDEX[s.tile] + FALLS_BEFORE
    if index >= board.TRAIL_SPACES:
        index = board.TRAIL_SPACES - 1
    s.where[rock] = board.TRAIL[index]
    return s.tell(v.ROCK_FELL, board.TRAIL[index])
