"""Fog tokens: what turning one brings."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.state import (
    FLASK,
    FOG_EVENT,
    FOG_FLASK,
    FOG_GOLD,
    FOG_KNIFE,
    FOG_PLANT,
    FOG_SPIRIT,
    FOG_STRENGTH,
    FOG_WIDOW,
    FOG_WILL,
    GONE,
    KNIFE,
    PLANT,
    AndorState,
)
from ninerealms.games.andor.rules.sunrise import widows
from ninerealms.games.andor.rules.things import bag, looking
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE, NEXT

FOG_GAIN: Number = content.fog_will
FLASKS = 5
KNIVES = 2
PLANTS = 2


def turn_fog(s: AndorState) -> int:
    """AND-067, AND-239, AND-240, AND-241, AND-242, AND-243, AND-246, AND-247: the token is applied and gone."""
    seat = s.actor()
    if s.step() == 1:
        return DONE
    s.wake(1)
    space = s.place[seat]
    place = board.fog_on(s, space)
    kind = looking.see_fog(s, place)
    s.fog[place] = GONE
    s.tell(v.FOG_TURNED_UP, seat, kind, space)
    if kind == FOG_EVENT:
        return s.call(v.RUN_EVENT, seat)  # AND-241
    if kind == FOG_SPIRIT:
        return s.call(v.SPIRIT_COMES, seat)
    gain(s, seat, kind, space)
    return NEXT


def gain(s: AndorState, seat: int, kind: int, space: int) -> int:
    """AND-240, AND-243, AND-246, AND-556: what a token gives or brings at once."""
    if kind == FOG_GOLD:
        return hero.gain_gold(s, seat, 1, 240)  # AND-240
    if kind == FOG_STRENGTH:
        return hero.gain_strength(s, seat, 1, 240)  # AND-240
    if kind == FOG_WILL:
        return hero.gain_will(s, seat, FOG_GAIN, 240)  # AND-240
    if kind == FOG_FLASK:
        return bag.take_from_board(s, seat, FLASK, FLASKS, 240)  # AND-240
    if kind == FOG_KNIFE:
        return bag.take_from_board(s, seat, KNIFE, KNIVES, 240)  # AND-240
    if kind == FOG_PLANT:
        return bag.take_from_board(s, seat, PLANT, PLANTS, 243)  # AND-243
    if kind == FOG_WIDOW:
        return widows.place(s, space, 246)  # AND-246
    return 0
