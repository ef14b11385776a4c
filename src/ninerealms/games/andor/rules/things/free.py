"""Free actions: a hero picks up, drops, gives, uses, buys, casts and sends the falcon until it stops."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.state import (
    CAVES,
    HOPE,
    LOG,
    MUSHROOM,
    PLANT,
    RIVER,
    ROCK,
    SEATS,
    THINGS,
    TWO_WORDS,
    UNKNOWN,
    WITH,
    AndorState,
)
from ninerealms.games.andor.rules.things import bag, falcon, items, spells
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE, NEXT, USUAL

TAKOTA_GOLD: Number = content.takota_gold
TAKOTA_SPACE = 33
TAKOTA_PAID = 2  # the third card
STOPS = 4  # bits of `stopped` for the seats; above them when they stopped


def begin_turn(s: AndorState) -> int:
    """AND-702: a new turn: everything may change its place again."""
    s.touched[:] = [0] * TWO_WORDS
    s.got_gold = 0
    s.stopped = 0
    return NEXT


def do_free(s: AndorState) -> int:
    """AND-133, AND-134, AND-343, AND-701: a hero does one free action after the other until it stops."""
    seat = s.get(v.DO_FREE_FOR)
    in_fight = s.get(v.DO_FREE_IN_FIGHT) != 0
    if s.step() == 1:
        if s.answer == v.STOP:
            stop(s, seat, in_fight)
            return DONE
        s.stopped = 0
        s.wake(0)
        return act(s, seat, s.answer)
    if not hero.is_awake(s, seat) or list_all(s, seat, in_fight, False) == 0:
        return DONE
    s.offer(v.STOP)
    return s.ask(seat, v.FREE, 0, 1)


def moment(s: AndorState, in_fight: bool) -> int:
    """Before an action, or between which rounds of a fight."""
    return s.round + 1 if in_fight else 0


def stop(s: AndorState, seat: int, in_fight: bool) -> int:
    """AND-702: who stops is not asked again before something happens, so that no position comes twice."""
    now = moment(s, in_fight) << STOPS
    seats = s.stopped & ((1 << STOPS) - 1) if s.stopped >> STOPS << STOPS == now else 0
    s.stopped = now | seats | 1 << seat
    return s.stopped


def has_stopped(s: AndorState, seat: int, in_fight: bool) -> bool:
    return s.stopped >> STOPS == moment(s, in_fight) and s.stopped & (1 << seat) != 0


def has_any(s: AndorState, seat: int, in_fight: bool) -> bool:
    """AND-133, AND-134, AND-343: whether a hero has a free action to do and has not said that it wants none."""
    if not hero.is_awake(s, seat) or has_stopped(s, seat, in_fight):
        return False
    return list_all(s, seat, in_fight, True) > 0


# --- what there is to do --------------------------------------------------------------------------


def list_all(s: AndorState, seat: int, in_fight: bool, quiet: bool) -> int:
    """AND-122, AND-123, AND-133: everything a hero may do; quietly it is only found out whether there is anything.

    Between combat rounds there is exchange, use and preparing, but no buying, looking about, flying and calling.
    """
    found = 0
    if has_things(s, seat):
        found += list_things(s, seat, quiet)
        found += items.list_uses(s, seat, in_fight, quiet)
    if found == 0 or not quiet:
        found += list_gold(s, seat, quiet)
        found += items.list_goods(s, seat, in_fight, quiet)
        found += list_takota(s, seat, in_fight, quiet)
    if found == 0 or not quiet:
        found += spells.list_spells(s, seat, in_fight, quiet)
        found += falcon.list_flights(s, seat, in_fight, quiet)
    return found


def list_things(s: AndorState, seat: int, quiet: bool) -> int:
    """AND-135, AND-136, AND-702, AND-710: what lies there may be picked up, what one has may be dropped or given."""
    found = 0
    for thing in range(THINGS):
        if s.where[thing] != s.place[seat] and s.where[thing] != WITH + seat:
            continue
        if quiet and found > 0:
            return found
        if not quiet and bag.is_double(s, thing):
            continue
        if s.where[thing] == s.place[seat] and can_be_carried(s, thing):
            found += bag.weigh(s, v.PICK + thing, bag.obstacle_to_handing(s, seat, thing), quiet)
        elif s.where[thing] == WITH + seat:
            obstacle = v.ALREADY_MOVED_THING if bag.is_touched(s, thing) else bag.POSSIBLE
            found += bag.weigh(s, v.DROP + thing, obstacle, quiet)
            found += list_takers(s, seat, thing, quiet)
    return found


def has_things(s: AndorState, seat: int) -> bool:
    """Whether anything lies on a hero's space or is in its hands."""
    here = s.place[seat]
    near = 0
    for thing in range(THINGS):
        if s.where[thing] == here or s.where[thing] == WITH + seat:
            near += 1
    return near > 0


def can_be_carried(s: AndorState, thing: int) -> bool:
    """AND-660: rocks are carried in the sixth legend only."""
    return thing < ROCK or thing >= PLANT or s.legend == CAVES


def list_takers(s: AndorState, seat: int, thing: int, quiet: bool) -> int:
    """AND-136, AND-422: the heroes on the same space; who cannot act takes nothing."""
    found = 0
    for other in range(s.players):
        if other != seat and s.place[other] == s.place[seat]:
            obstacle = falcon.obstacle_to_acting(s, other)
            if obstacle == bag.POSSIBLE:
                obstacle = bag.obstacle_to_handing(s, other, thing)
            found += bag.weigh(s, v.GIVE + thing * SEATS + other, obstacle, quiet)
    return found


def list_gold(s: AndorState, seat: int, quiet: bool) -> int:
    """AND-136, AND-422, AND-702: one gold for a hero on the same space."""
    found = 0
    if s.gold[seat] > 0:
        for other in range(s.players):
            if other != seat and s.place[other] == s.place[seat]:
                obstacle = falcon.obstacle_to_acting(s, other)
                if obstacle == bag.POSSIBLE:
                    obstacle = bag.obstacle_to_gold(s, seat)
                found += bag.weigh(s, v.GIVE_GOLD + other, obstacle, quiet)
    return found


def list_takota(s: AndorState, seat: int, in_fight: bool, quiet: bool) -> int:
    """AND-543: the third Takota card wants gold on 533."""
    is_open = s.takota & ~s.solved & (1 << TAKOTA_PAID)
    if s.side != RIVER or s.place[seat] != TAKOTA_SPACE or not is_open:
        return 0
    if in_fight:
        return bag.weigh(s, v.PAY_TAKOTA, v.NOT_WHILE_FIGHTING, quiet)
    return bag.weigh(s, v.PAY_TAKOTA, v.NOT_ENOUGH_GOLD if s.gold[seat] < TAKOTA_GOLD else bag.POSSIBLE, quiet)


# --- and is done ----------------------------------------------------------------------------------


def act(s: AndorState, seat: int, action: int) -> int:
    """AND-135, AND-136, AND-137, AND-138: carry out an answer of FREE."""
    if action >= v.PREPARE:
        return act_afar(s, seat, action)
    if action >= v.BUY_ITEM:
        items.buy_item(s, seat, action - v.BUY_ITEM)
    elif action == v.BUY_STRENGTH:
        items.buy_strength(s, seat)
    elif action >= v.USE:
        return items.use(s, seat, action - v.USE)
    elif action >= v.GIVE_GOLD:
        bag.hand_gold(s, seat, action - v.GIVE_GOLD, USUAL)
    elif action >= v.GIVE:
        give_away(s, seat, (action - v.GIVE) % SEATS, (action - v.GIVE) // SEATS)
    elif action >= v.DROP:
        bag.touch(s, action - v.DROP)
        bag.drop(s, seat, action - v.DROP, USUAL)
    else:
        pick_up(s, seat, action - v.PICK)
    return NEXT


def act_afar(s: AndorState, seat: int, action: int) -> int:
    """AND-201, AND-245, AND-468, AND-469, AND-543: the free actions that are more than handling a thing."""
    if action == v.PREPARE:
        spells.prepare(s, seat)
        return NEXT
    if action < v.FLY:
        return spells.call(s, seat, action - v.FIRE_CALL)
    if action < v.USE_PLANTS:
        return s.call(v.DO_FLIGHT, seat, action - v.FLY)
    if action == v.USE_PLANTS:
        items.use_plants(s, seat)
        return NEXT
    return pay_takota(s, seat)


def pick_up(s: AndorState, seat: int, thing: int) -> int:
    """AND-135, AND-222, AND-235, AND-423, AND-428: from the hero's space; a hope stone is looked at."""
    rule = USUAL
    if MUSHROOM <= thing < ROCK:
        rule = 222
    elif thing >= LOG:
        rule = 235
    bag.touch(s, thing)
    bag.give(s, seat, thing, rule)
    if HOPE <= thing < MUSHROOM:
        bag.show_face(s, seat, thing, 428)  # AND-428
    return thing


def give_away(s: AndorState, seat: int, to: int, thing: int) -> int:
    """AND-136, AND-224: to a hero on the same space, a mushroom without turning it up."""
    rule = USUAL
    if MUSHROOM <= thing < ROCK and s.face[thing - HOPE] == UNKNOWN:
        rule = 224
    return bag.hand_over(s, seat, to, thing, rule)


def pay_takota(s: AndorState, seat: int) -> int:
    """AND-543: three gold solve the third Takota card; the hero chooses an item."""
    hero.lose_gold(s, seat, TAKOTA_GOLD, 543)  # AND-543
    s.solved |= 1 << TAKOTA_PAID
    s.tell_by(543, v.TAKOTA_SOLVED, seat, TAKOTA_PAID)  # AND-543
    return s.push(v.TAKOTA_ITEM, seat)
