"""What is used before a fight: the Shadow Blade and the second hope stone."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.fights import foe
from ninerealms.games.andor.rules.state import (
    BLADE,
    BLADE_TURNED,
    OUT,
    STONE_SOFTENING,
    WALKERS,
    WITH,
    AndorState,
)
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import NEXT

BLADE_STRENGTH: Number = content.blade_strength
BLADE_WILL: Number = content.blade_will


def ask(s: AndorState, seat: int, then: int) -> int:
    """AND-213, AND-217, AND-228: before the fight a hero may use blade and stone; nothing else is asked."""
    s.offer(v.ENOUGH)
    offer_blade(s, seat)
    offer_stone(s, seat)
    return s.ask(seat, v.BLADE_FIGHT, 0, then)


def offer_blade(s: AndorState, seat: int) -> int:
    """AND-213, AND-217, AND-430: a strength that is not the last, then 7 willpower that leave enough for the hour."""
    if s.where[BLADE] != WITH + seat or s.bladed != 0:
        return 0
    return s.offer(v.WITH_BLADE) if can_pay_blade(s, seat) else s.close(v.WITH_BLADE, v.BLADE_TOO_DEAR)


def can_pay_blade(s: AndorState, seat: int) -> bool:
    """AND-430: first use at least 2 strength, second at least 8 willpower, and the hour of the round."""
    if not s.used & BLADE_TURNED:
        return s.strength[seat] > BLADE_STRENGTH
    return hero.will_after(s, seat, 1) > BLADE_WILL


def offer_stone(s: AndorState, seat: int) -> int:
    """AND-228, AND-229, AND-424: on a normal creature that is not in the leftmost box."""
    if bag.stone_of(s, seat, STONE_SOFTENING) == bag.NONE:
        return 0
    if s.foe >= WALKERS:
        return s.close(v.WITH_STONE, v.STONE_NOT_ON_THIS)
    if foe.box_of(s.foe_strength) == 0:
        return s.close(v.WITH_STONE, v.STONE_NOT_ON_GOR)
    return s.offer(v.WITH_STONE)


def use(s: AndorState, seat: int, answer: int) -> int:
    """Carry out an answer; logs that a hero can no longer store fall."""
    if answer == v.WITH_STONE:
        use_stone(s, seat)
    elif use_blade(s, seat) > 0:
        return s.push(v.FALL_LOGS, seat)
    return NEXT


def use_blade(s: AndorState, seat: int) -> int:
    """AND-213, AND-216, AND-217, AND-218: paid and turned before the fight, the second time gone whatever happens.

    Returns how much strength was paid.
    """
    s.bladed = 1
    if s.used & BLADE_TURNED:
        s.tell_by(217, v.BLADE_USED, seat)  # AND-217
        hero.lose_will(s, seat, BLADE_WILL, 1, 217)  # AND-217
        s.where[BLADE] = OUT
        return 0
    s.tell(v.BLADE_USED, seat)
    for _ in range(BLADE_STRENGTH):
        hero.lose_strength(s, seat, 213)  # AND-213
    s.used |= BLADE_TURNED
    return BLADE_STRENGTH


def use_stone(s: AndorState, seat: int) -> int:
    """AND-226, AND-228, AND-231: it works once and leaves the game, however the fight ends."""
    s.where[bag.stone_of(s, seat, STONE_SOFTENING)] = OUT
    foe.soften(s)
    return s.tell(v.STONE_SOFTENS, seat, s.foe, s.foe_strength)
