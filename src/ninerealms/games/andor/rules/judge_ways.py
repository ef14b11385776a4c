"""Hours and ways as bots count them: opinions, no rules."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.moving import ways
from ninerealms.games.andor.rules.state import MERCHANTS, WELLS, AndorState
from ninerealms.kernel.ints import Number

HOURS: Number = content.hours
NOWHERE_NEAR = 20
WILL_POINT = 1.8  # hours for a point of willpower that a way asks for
WELL_STEP = 0.5
NO_WELL = 4.0


def far(s: AndorState, seat: int, here: int, there: int) -> int:
    """Steps for a hero, with the willpower it has now."""
    return ways.steps_for(s, seat, here, there)


def hours_left(s: AndorState, seat: int) -> int:
    """The hours of a hero's day that cost nothing; none when its day is over."""
    if not hero.is_awake(s, seat) or s.hour[seat] >= HOURS:
        return 0
    return HOURS - s.hour[seat]


def hours_today(s: AndorState) -> int:
    total = 0
    for seat in range(s.players):
        total += hours_left(s, seat)
    return total


def spent(s: AndorState) -> float:
    """How much of the day is over, between 0 and 1: who has used its hours has to end it."""
    total = 0.0
    for seat in range(s.players):
        if hours_left(s, seat) == 0:
            total += 1.0
    return total / s.players


def reach(s: AndorState, space: int) -> int:
    """Steps from the nearest hero who stands to a space."""
    best = NOWHERE_NEAR
    for seat in range(s.players):
        if hero.is_standing(s, seat):
            steps = far(s, seat, s.place[seat], space)
            if steps < best:
                best = steps
    return best


def shortage(s: AndorState, seat: int, will: int) -> float:
    """Hours to come by the willpower that is missing: the next full well first."""
    missing = will - s.will[seat]
    if missing <= 0:
        return 0.0
    near = NOWHERE_NEAR
    for i in range(WELLS):
        if s.wells & (1 << i):
            steps = far(s, seat, s.place[seat], board.WELL_SPACE[s.side * WELLS + i])
            if steps < near:
                near = steps
    return WILL_POINT * missing + (NO_WELL + 3.0 if near == NOWHERE_NEAR else WELL_STEP * near)


def steps_to_merchant(s: AndorState, seat: int) -> int:
    near = NOWHERE_NEAR
    if s.merchant > 0:
        near = far(s, seat, s.place[seat], s.merchant)
    for i in range(MERCHANTS):
        steps = far(s, seat, s.place[seat], board.MERCHANT_SPACE[s.side * MERCHANTS + i])
        if steps < near:
            near = steps
    return near
