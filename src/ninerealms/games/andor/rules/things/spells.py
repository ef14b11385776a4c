"""Tenaya's fire spells: prepared for willpower, used once, back at sunrise; Fire Call moves another hero."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.moving import ways
from ninerealms.games.andor.rules.state import (
    LAKE,
    NEIGHBOURS,
    PREPARED,
    READY,
    SPELLS,
    SPENT,
    TENAYA,
    TWO_STATES,
    AndorState,
)
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import USUAL

PRICE: Number = content.spell_price
CALL_STEPS: Number = content.call_steps


# --- three spells ---------------------------------------------------------------------------------


def first_in(s: AndorState, state: int) -> int:
    """A spell that is ready, prepared or spent, or NONE."""
    for spell in range(SPELLS):
        if s.spell[spell] == state:
            return spell
    return bag.NONE


def can_pay(s: AndorState, seat: int) -> bool:
    """AND-468: two willpower, of which at least one must remain."""
    return s.will[seat] > PRICE


def obstacle_to_preparing(s: AndorState, seat: int) -> int:
    """AND-287, AND-413, AND-468, AND-473: a spell that is ready, the willpower for it, and no ghost near."""
    if board.is_near_ghost(s, s.place[seat]):
        return v.NEAR_GHOST
    if first_in(s, READY) == bag.NONE:
        return v.NO_SPELL
    return bag.POSSIBLE if can_pay(s, seat) else v.SPELL_TOO_DEAR


def obstacle_to_using(s: AndorState, seat: int) -> int:
    """AND-287, AND-413, AND-468, AND-473: a prepared spell, and no ghost near.

    With two states preparing and using are one step.
    """
    if board.is_near_ghost(s, s.place[seat]):
        return v.NEAR_GHOST
    if s.flags & TWO_STATES:
        return obstacle_to_preparing(s, seat)
    return v.NO_SPELL if first_in(s, PREPARED) == bag.NONE else bag.POSSIBLE


def can_use(s: AndorState) -> bool:
    """AND-413, AND-468: whether Tenaya is there, may act and has a spell to use."""
    seat = hero.seat_of(s, TENAYA)
    return seat != hero.NOBODY_HAS_IT and hero.is_awake(s, seat) and obstacle_to_using(s, seat) == bag.POSSIBLE


def prepare(s: AndorState, seat: int) -> int:
    """AND-413, AND-468: a ready spell is turned for two willpower."""
    spell = first_in(s, READY)
    s.spell[spell] = PREPARED
    s.tell(v.SPELL_PREPARED, seat)
    hero.lose_will(s, seat, PRICE, 1, 468)  # AND-468
    return spell


def spend(s: AndorState) -> int:
    """AND-413, AND-468: Tenaya uses a spell; with two states she prepares it with the same step."""
    if s.flags & TWO_STATES:
        prepare(s, hero.seat_of(s, TENAYA))
    spell = first_in(s, PREPARED)
    s.spell[spell] = SPENT
    return spell


def sunrise_resets(s: AndorState) -> int:
    """AND-172, AND-182: used spells can be prepared again; prepared ones stay so."""
    found = 0
    for spell in range(SPELLS):
        if s.spell[spell] == SPENT:
            s.spell[spell] = READY
            found += 1
    if found > 0:
        s.tell_by(USUAL if s.side == LAKE else 182, v.SPELLS_BACK)  # AND-182
    return found


# --- Fire Call ------------------------------------------------------------------------------------


def list_spells(s: AndorState, seat: int, in_fight: bool, quiet: bool) -> int:
    """AND-468, AND-469, AND-473: Tenaya prepares a spell, or calls a hero."""
    if s.hero[seat] != TENAYA:
        return 0
    found = 0
    if not s.flags & TWO_STATES:
        found = bag.weigh(s, v.PREPARE, obstacle_to_preparing(s, seat), quiet)
    for other in range(s.players):
        if quiet and found > 0:
            return found
        if s.place[other] != s.place[seat]:
            obstacle = v.NOT_WHILE_FIGHTING if in_fight else obstacle_to_call(s, seat, other)
            found += bag.weigh(s, v.FIRE_CALL + other, obstacle, quiet)
    return found


def obstacle_to_call(s: AndorState, seat: int, other: int) -> int:
    """AND-323, AND-469, AND-563: not a hero who lies, or whom a widow or a sentinel holds, or who finds no way."""
    obstacle = obstacle_to_using(s, seat)
    if obstacle != bag.POSSIBLE:
        return obstacle
    if not hero.is_standing(s, other):
        return v.NO_FREE_ACTION_LYING
    if board.has_widow(s, s.place[other]):
        return v.NOT_FROM_WIDOW
    held = ways.holder(s, other)
    if held != ways.NOTHING:
        return held
    return v.NO_WAY if called_to(s, seat, other) == s.place[other] else bag.POSSIBLE


def can_enter(s: AndorState, seat: int, space: int) -> bool:
    """AND-307, AND-445, AND-469: without hours; the Steep Rock and the village ask for willpower."""
    return ways.may_enter(s, seat, space, 0, False)


def called_to(s: AndorState, seat: int, other: int) -> int:
    """AND-261, AND-285, AND-469, AND-563: where a called hero ends: three steps nearer, or where it has to stop.

    Of several shortest ways it takes the space with the highest number (AND-415).
    """
    here = s.place[other]
    goal = s.place[seat]
    for _ in range(CALL_STEPS):
        best = here
        nearer = ways.steps_for(s, other, goal, here) - 1
        for n in range(NEIGHBOURS):
            space = board.neighbour(s, here, n)
            if space != 0 and ways.steps_for(s, other, goal, space) == nearer and can_enter(s, other, space):
                best = space if best == here or space > best else best
        if best == here:
            return here
        here = best
        if ways.stops(s, here):
            return here
    return here


def call(s: AndorState, seat: int, other: int) -> int:
    """AND-322, AND-469, AND-563: the called hero comes without hours and without the tile; its move ends there.

    AND-034, AND-077: on its own turn it has moved, and attacks nothing then.
    """
    space = called_to(s, seat, other)
    spend(s)
    s.place[other] = space
    ways.forget_sentinels(s, other)
    if s.who[s.top - 1] == other:
        s.give_back(v.TURN_CALLED, 1)
    s.tell(v.FIRE_CALLED, seat, other, space)
    return s.push(v.ARRIVE, other)
