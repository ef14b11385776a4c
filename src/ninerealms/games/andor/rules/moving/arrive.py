"""The end of a move: portal, cave, fires, tower, Takota, well and fog."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.legends import tower
from ninerealms.games.andor.rules.state import (
    CAVE,
    FIRES,
    LAKE,
    PORTAL,
    RIVER,
    TOWER,
    TOWER_LIES,
    AndorState,
)
from ninerealms.games.andor.rules.sunrise import creatures
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import DONE, NEXT, TEAM, USUAL

ALERT: list[I8] = content.alert
GREY_DIE: list[I8] = content.grey_die
FIRE_SPACE: list[I8] = content.fires
WELL: Number = content.well
FIRE_PLACES = 3
SIDES_OF_DIE = 6

# Where the procedure wakes.
PORTAL_STEP = 0
THROWN_STEP = 1
TOWER_STEP = 2
TOWER_ASKED = 3
TAKOTA_STEP = 4
WELL_STEP = 5
WELL_ASKED = 6
FOG_STEP = 7
FOG_ASKED = 8
END_STEP = 9


def arrive(s: AndorState) -> int:
    """AND-067, AND-186, AND-239, AND-309, AND-316, AND-448, AND-530, AND-678: what the end of a move brings.

    A hero who was taken along ends its move there too: the players choose who gets what.
    """
    seat = s.actor()
    step = s.step()
    if step == PORTAL_STEP and is_quiet(s):
        return come_to_well(s, seat)
    if step == PORTAL_STEP:
        if is_thrown(s, s.place[seat]):
            return throw(s, seat)
        return come_to_rest(s, seat)
    if step == THROWN_STEP:
        return throw_companion(s)
    if step == TOWER_STEP or step == TOWER_ASKED:
        return turn_tower(s, seat)
    if step == TAKOTA_STEP:
        s.wake(WELL_STEP)
        tower.takota_on_arrival(s, seat)
        if s.get(v.ARRIVE_COMPANION) > 0:
            tower.takota_on_arrival(s, s.get(v.ARRIVE_COMPANION) - 1)
        return NEXT
    if step == WELL_STEP:
        return come_to_well(s, seat)
    if step == WELL_ASKED:
        drink(s)
        return s.wake(FOG_STEP)
    if step == FOG_STEP or step == FOG_ASKED:
        return come_to_fog(s, seat)
    return DONE


def is_quiet(s: AndorState) -> bool:
    """Whether a move can bring no more than a well and fog: portal, cave, tower and Takota are on the River side."""
    return s.side == LAKE and s.legend != FIRES


# --- the portal -----------------------------------------------------------------------------------------


def is_thrown(s: AndorState, space: int) -> bool:
    """AND-448, AND-553: the portal carries heroes away, not while Orweyn stands there."""
    return s.side == RIVER and space == PORTAL and s.orweyn != PORTAL


def space_by_dice(s: AndorState) -> int:
    """AND-015, AND-017: the red die gives the tens, the hero's die the units."""
    tens = s.rng.below(SIDES_OF_DIE, DICE) + 1
    return 10 * tens + s.rng.below(SIDES_OF_DIE, DICE) + 1


def throw(s: AndorState, seat: int) -> int:
    """AND-448: to the space of two dice, where the move ends; a companion is thrown by dice of its own."""
    s.place[seat] = space_by_dice(s)
    s.tell(v.PORTAL_THROWS, seat, s.place[seat])
    s.put(v.ARRIVE_WHO, s.get(v.ARRIVE_COMPANION))
    s.put(v.ARRIVE_COMPANION, 0)
    s.wake(THROWN_STEP)
    return s.call(v.ARRIVE, seat)


def throw_companion(s: AndorState) -> int:
    """AND-448: the hero that was taken along ends its move on the portal too."""
    companion = s.get(v.ARRIVE_WHO)
    s.wake(END_STEP)
    return s.call(v.ARRIVE, companion - 1) if companion > 0 else NEXT


# --- what nobody is asked about ----------------------------------------------------------------------------


def come_to_rest(s: AndorState, seat: int) -> int:
    """AND-309, AND-678: the cave, a fire."""
    space = s.place[seat]
    s.wake(TOWER_STEP)
    if s.legend == FIRES:
        light_fire(s, seat, space)
    if board.is_cave(space):
        roll_in_cave(s, seat, space)
    return NEXT


def roll_in_cave(s: AndorState, seat: int, space: int) -> int:
    """AND-309, AND-310, AND-562: the grey die; a printed result alerts both sentinels."""
    rolled = GREY_DIE[s.rng.below(SIDES_OF_DIE, DICE)]
    s.tell(v.CAVE_ROLLED, seat, rolled, space)
    if ALERT[space - CAVE] & (1 << rolled):
        s.tell(v.SENTINELS_ALERT, seat, rolled)
        creatures.move_sentinels(s, seat)
    return rolled


def light_fire(s: AndorState, seat: int, space: int) -> int:
    """AND-678: each of the three fires once."""
    for i in range(FIRE_PLACES):
        if FIRE_SPACE[i] == space and not s.fires_lit & (1 << i):
            s.fires_lit |= 1 << i
            s.tell(v.FIRE_LIT, seat, space)
    return s.fires_lit


# --- tower, well and fog --------------------------------------------------------------------------------------


def ask_who(s: AndorState, seat: int, then: int) -> int:
    """AND-316: the team chooses which of the two heroes gets it; a hero alone answers itself."""
    s.offer(seat)
    if s.get(v.ARRIVE_COMPANION) > 0:
        s.offer(s.get(v.ARRIVE_COMPANION) - 1)
    return s.ask(TEAM, v.WHO_TAKES, 0, then)


def turn_tower(s: AndorState, seat: int) -> int:
    """AND-014, AND-530: the first hero on 532 turns the tower card."""
    if s.step() == TOWER_STEP:
        if s.side == RIVER and s.place[seat] == TOWER and s.tower == TOWER_LIES:
            return ask_who(s, seat, TOWER_ASKED)
        return s.wake(TAKOTA_STEP)
    s.wake(TAKOTA_STEP)
    return s.call(v.TOWER_CARD, s.answer)


def come_to_well(s: AndorState, seat: int) -> int:
    """AND-186, AND-316, AND-317: a full well may be used, by one of those who come."""
    s.wake(FOG_STEP)
    well = board.well_on(s, s.place[seat])
    if well == board.NOT_FOUND or not s.wells & (1 << well):
        return come_to_fog(s, seat)
    offer_drink(s, seat)
    companion = s.get(v.ARRIVE_COMPANION)
    if companion > 0:
        offer_drink(s, companion - 1)
    if s.count == 0:
        return NEXT
    s.offer(v.NOBODY_ELSE)
    return s.ask(TEAM if companion > 0 else seat, v.DRINK, 0, WELL_ASKED)


def offer_drink(s: AndorState, seat: int) -> int:
    """AND-444: who has all the willpower there is gains nothing from a well."""
    if s.will[seat] < hero.MOST_WILL:
        return s.offer(seat)
    return s.close(seat, v.AT_MOST)


def drink(s: AndorState) -> int:
    """AND-186, AND-187, AND-317: 3 willpower, and the well is empty."""
    who = s.answer
    if who == v.NOBODY_ELSE:
        return 0
    space = s.place[who]
    s.wells &= ~(1 << board.well_on(s, space))
    rule = 317 if s.get(v.ARRIVE_COMPANION) > 0 else USUAL  # AND-317
    s.tell_by(rule, v.WELL_DRUNK, who, space)
    return hero.gain_will(s, who, WELL, 186)  # AND-186


def come_to_fog(s: AndorState, seat: int) -> int:
    """AND-067, AND-068, AND-069, AND-239, AND-316: a fog token on the space where the move ends is turned."""
    if s.step() == FOG_STEP:
        if board.fog_on(s, s.place[seat]) == board.NOT_FOUND:
            return DONE
        return ask_who(s, seat, FOG_ASKED)
    s.wake(END_STEP)
    return s.call(v.FOG_TURNED, s.answer)
