"""H. Renew: the opponent scores, then the cards come back."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board
from ninerealms.games.northgard.rules.state import (
    ALL_UP,
    BY_POINTS,
    FOOD_MONOPOLY,
    LORE_MONOPOLY,
    MONOPOLY_NEEDS_POINTS,
    WOOD_MONOPOLY,
    NorthState,
)
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE

POINTS_TO_WIN: Number = content.points_to_win


def count_trios(s: NorthState, seat: int) -> int:
    """NTG-061: each trio is one food, one wood and one lore; each symbol counts once."""
    symbols = board.count_symbols(s, seat)
    food, wood, lore = board.food_of(symbols), board.wood_of(symbols), board.lore_of(symbols)
    trios = food if food < wood else wood
    return trios if trios < lore else lore


def count_monopolies(s: NorthState, seat: int) -> int:
    """NTG-050, NTG-062."""
    return (
        board.count_own_buildings(s, seat, WOOD_MONOPOLY)
        + board.count_own_buildings(s, seat, FOOD_MONOPOLY)
        + board.count_own_buildings(s, seat, LORE_MONOPOLY)
    )


def income(s: NorthState, seat: int) -> int:
    """NTG-060, NTG-062: what a seat gains when its opponent renews. Q1: monopolies may need a trio."""
    trios = count_trios(s, seat)
    if trios == 0 and s.flags & MONOPOLY_NEEDS_POINTS:
        return 0
    return trios + count_monopolies(s, seat)


def turn_up(s: NorthState, seat: int, rule: int) -> int:
    """NTG-028, NTG-066, NTG-088: all seven cards are face up."""
    s.up[seat] = ALL_UP
    return s.tell_by(rule, v.RENEWED, seat)


def renew(s: NorthState) -> int:
    """NTG-008, NTG-060, NTG-063, NTG-064, NTG-140: the opponent alone scores, the cards turn; or the game ends."""
    seat = s.actor()
    rival = 1 - seat
    gain = income(s, rival)
    if gain > POINTS_TO_WIN - s.points[rival]:  # NTG-065, NTG-142
        gain = POINTS_TO_WIN - s.points[rival]
    s.points[rival] += gain
    s.tell(v.SCORED, rival, gain, count_trios(s, rival), s.points[rival])
    if s.points[rival] >= POINTS_TO_WIN:
        s.ended = BY_POINTS  # NTG-007, NTG-021
        s.tell(v.WON_GAME, rival, s.points[rival])
        return s.finish()
    turn_up(s, seat, 66)  # NTG-066
    return DONE
