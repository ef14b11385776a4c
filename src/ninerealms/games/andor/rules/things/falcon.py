"""The falcon: two heroes exchange what is small, wherever they are, once a day."""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.state import (
    FALCON,
    FALCON_FLIES,
    SEATS,
    SPIRIT_LARGE,
    THINGS,
    WITH,
    AndorState,
)
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.state import DONE, TEAM


def list_flights(s: AndorState, seat: int, in_fight: bool, quiet: bool) -> int:
    """AND-201, AND-203: to whom the owner of the falcon may send it: where something can be exchanged."""
    if s.where[FALCON] != WITH + seat:
        return 0
    found = 0
    for other in range(s.players):
        if other != seat and list_cargo(s, seat, other, True) > 0:
            found += bag.weigh(s, v.FLY + other, obstacle_to_flight(s, other, in_fight), quiet)
    return found


def obstacle_to_flight(s: AndorState, other: int, in_fight: bool) -> int:
    """AND-205, AND-207, AND-422: not in a fight, once a day, and only to a hero who can act."""
    if in_fight:
        return v.FALCON_IN_FIGHT
    if s.used & FALCON_FLIES:
        return v.FALCON_AWAY
    return obstacle_to_acting(s, other)


def obstacle_to_acting(s: AndorState, seat: int) -> int:
    """AND-134, AND-343, AND-422: who sleeps or lies takes part in no exchange."""
    if not hero.is_standing(s, seat):
        return v.NO_FREE_ACTION_LYING
    return bag.POSSIBLE if hero.is_awake(s, seat) else v.NO_FREE_ACTION_ASLEEP


def list_cargo(s: AndorState, seat: int, other: int, quiet: bool) -> int:
    """AND-201, AND-702, AND-710: what each of the two can hand the other."""
    found = 0
    for thing in range(THINGS):
        if s.where[thing] >= WITH and not quiet and bag.is_double(s, thing):
            continue
        if s.where[thing] == WITH + seat:
            found += weigh_cargo(s, other, thing, quiet)
        elif s.where[thing] == WITH + other:
            found += weigh_cargo(s, seat, thing, quiet)
    if s.gold[seat] > 0:
        found += bag.weigh(s, v.GIVE_GOLD + other, bag.obstacle_to_gold(s, seat), quiet)
    if s.gold[other] > 0:
        found += bag.weigh(s, v.GIVE_GOLD + seat, bag.obstacle_to_gold(s, other), quiet)
    return found


def weigh_cargo(s: AndorState, to: int, thing: int, quiet: bool) -> int:
    """AND-202, AND-204: small items, the crown and the purse fly; large items and logs do not."""
    holder = bag.holder_of(thing)
    is_large = holder == SPIRIT_LARGE or holder == bag.ON_TRACK
    obstacle = v.TOO_LARGE_FOR_FALCON if is_large else bag.obstacle_to_handing(s, to, thing)
    return bag.weigh(s, v.GIVE + thing * SEATS + to, obstacle, quiet)


def flight(s: AndorState) -> int:
    """AND-201, AND-205, AND-224, AND-707: both hand over one thing after the other until they stop; it is turned."""
    seat = s.actor()
    other = s.get(v.DO_FLIGHT_TO)
    if s.step() == 0:
        s.tell(v.FALCON_FLEW, seat, other)
    else:
        if s.answer == v.STOP:
            return turn_falcon(s)
        carry(s, seat, other, s.answer)
    if list_cargo(s, seat, other, False) == 0:
        return turn_falcon(s)
    if s.step() == 1:
        s.offer(v.STOP)
    return s.ask(TEAM, v.FLIGHT, 0, 1)


def carry(s: AndorState, seat: int, other: int, action: int) -> int:
    """AND-201: the falcon brings a thing or one gold from one of the two to the other."""
    if action >= v.GIVE_GOLD:
        to = action - v.GIVE_GOLD
        return bag.hand_gold(s, seat if to == other else other, to, 201)  # AND-201
    to = (action - v.GIVE) % SEATS
    return bag.hand_over(s, seat if to == other else other, to, (action - v.GIVE) // SEATS, 201)  # AND-201


def turn_falcon(s: AndorState) -> int:
    """AND-205: to its flying side."""
    s.used |= FALCON_FLIES
    return DONE


def reset(s: AndorState) -> int:
    """AND-206, AND-425: at sunrise the falcon is back."""
    s.used &= ~FALCON_FLIES
    return s.used
