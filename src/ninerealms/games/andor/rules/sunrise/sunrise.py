"""The Sunrise box of both sides, in printed order (AND-040)."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board
from ninerealms.games.andor.rules.state import LAKE, NOT_FOR_SALE_TODAY, RIVER, WELLS, AndorState
from ninerealms.games.andor.rules.sunrise import creatures, events, widows
from ninerealms.games.andor.rules.things import falcon, spells
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import DONE, NEXT, USUAL

EXTRA_HOURS: Number = content.extra_hours
MERCHANT_STEPS: Number = content.merchant_steps
ROAD: list[I8] = content.road
OUTWARD = 0
BACK = 1
OFF_ROAD = -1


def sunrise(s: AndorState) -> int:
    """AND-040, AND-142, AND-169, AND-177, AND-178: creatures move; on the River side the event card is turned then.

    AND-179, AND-434: there the nests grow too. Then wells, spells (AND-172, AND-182) and the narrator (AND-041,
    AND-173, AND-183). Whatever loses the legend ends all that follows.
    """
    if s.step() == 0:
        s.tell(v.SUNRISE_COMES, s.day)
        forget_the_day(s)
        move_all(s)
        s.wake(1)
        return s.push(v.RUN_EVENT, s.actor()) if s.side == RIVER and s.ended == 0 else NEXT
    if s.step() == 1:
        if s.side == RIVER:
            widows.sunrise(s)
        if s.ended == 0:
            fill_wells(s)
            move_merchant(s)
            spells.sunrise_resets(s)
        s.wake(2)
        return s.push(v.NARRATE, s.actor())
    return DONE


def forget_the_day(s: AndorState) -> int:
    """AND-043, AND-522, AND-524: what an event forbade until this sunrise is allowed again."""
    s.flags &= ~NOT_FOR_SALE_TODAY
    s.extra_most = EXTRA_HOURS
    return s.extra_most


def move_all(s: AndorState) -> int:
    """AND-147, AND-149, AND-169, AND-177, AND-407, AND-455: the creatures of this side, then the great enemies."""
    if s.side == LAKE:
        creatures.move_by_type(s)
    else:
        events.move_creatures(s)
    if s.ended == 0:
        creatures.move_bosses(s)
    return s.ended


def fill_wells(s: AndorState) -> int:
    """AND-170, AND-171, AND-181, AND-206, AND-425: wells without a hero are full again, and the falcon is back.

    AND-508, AND-509: one that an event has emptied stays empty this once.
    """
    before = s.wells
    for i in range(WELLS):
        if not s.dry_wells & (1 << i) and not has_hero(s, board.WELL_SPACE[s.side * WELLS + i]):
            s.wells |= 1 << i
    s.dry_wells = 0
    falcon.reset(s)
    if s.wells != before:
        s.tell_by(USUAL if s.side == LAKE else 181, v.WELLS_FILLED)  # AND-181
    return s.wells


def has_hero(s: AndorState, space: int) -> bool:
    for seat in range(s.players):
        if s.place[seat] == space:
            return True
    return False


# --- the travelling merchant ------------------------------------------------------------------------


def road_length(s: AndorState) -> int:
    return len(ROAD) if s.side == LAKE else len(board.TRAIL)


def road_space(s: AndorState, index: int) -> int:
    return ROAD[index] if s.side == LAKE else board.TRAIL[index]


def move_merchant(s: AndorState) -> int:
    """AND-554: two spaces along his road, turning round at its ends."""
    index = OFF_ROAD
    for i in range(road_length(s)):
        if s.merchant > 0 and road_space(s, i) == s.merchant:
            index = i
    if index == OFF_ROAD:
        return 0
    for _ in range(MERCHANT_STEPS):
        if index == road_length(s) - 1:
            s.merchant_way = BACK
        elif index == 0:
            s.merchant_way = OUTWARD
        index += 1 if s.merchant_way == OUTWARD else -1
    s.merchant = road_space(s, index)
    return s.tell(v.MERCHANT_MOVED, s.merchant)
