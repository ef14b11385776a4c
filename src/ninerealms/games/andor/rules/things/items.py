"""Things are used up: flasks, mushrooms, hope stones, magic plants; merchants sell strength and items."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.state import (
    FLASK,
    FLASK_HALF,
    FOR_SALE,
    HOPE,
    KNIFE,
    MUSHROOM,
    NOT_FOR_SALE_TODAY,
    OUT,
    PLANT,
    ROCK,
    SPYGLASS,
    STONE_OF_STRENGTH,
    STONE_OF_WILL,
    WITH,
    AndorState,
)
from ninerealms.games.andor.rules.things import bag, looking
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import NEXT, USUAL

MUSHROOM_WILL: list[I8] = content.mushrooms
STONE_STRENGTH: Number = content.hope_strength
STONE_WILL: Number = content.hope_will
PLANT_WILL: Number = content.plant
TWO_PLANTS_WILL: Number = content.two_plants
PRICE_STRENGTH: Number = content.price_strength
PRICE_ITEM: Number = content.price_item
KINDS_OF_ITEMS = 6
FLASKS = SPYGLASS - FLASK
SPYGLASSES = KNIFE - SPYGLASS
PLANTS = 2
LEAST_WILL = 1  # nobody falls by what is eaten


# --- the water flask ------------------------------------------------------------------------------


def sip(s: AndorState, seat: int) -> int:
    """AND-188, AND-189, AND-190, AND-706: one free space; of several flasks a half-empty one. The flask, or NONE."""
    chosen = bag.first_of(s, seat, FLASK, FLASKS)
    if chosen == bag.NONE:
        return bag.NONE
    for thing in range(FLASK, SPYGLASS):
        if s.where[thing] == WITH + seat and s.used & (FLASK_HALF << (thing - FLASK)):
            chosen = thing
    if s.used & (FLASK_HALF << (chosen - FLASK)):
        bag.return_to_board(s, chosen)
        s.tell_by(190, v.SIPPED, seat, chosen)  # AND-190
    else:
        s.used |= FLASK_HALF << (chosen - FLASK)
        s.tell_by(189, v.SIPPED, seat, chosen)  # AND-189
    return chosen


# --- using ----------------------------------------------------------------------------------------


def list_uses(s: AndorState, seat: int, in_fight: bool, quiet: bool) -> int:
    """AND-137, AND-194, AND-710: mushrooms, hope stones 1 and 3, magic plants one or two at a time, the spyglass."""
    found = 0
    for thing in range(HOPE, PLANT + PLANTS):
        if s.where[thing] == WITH + seat and is_used_freely(s, thing) and (quiet or not bag.is_double(s, thing)):
            found += bag.weigh(s, v.USE + thing, bag.POSSIBLE, quiet)
    if s.where[PLANT] == WITH + seat and s.where[PLANT + 1] == WITH + seat:
        found += bag.weigh(s, v.USE_PLANTS, bag.POSSIBLE, quiet)
    glass = bag.first_of(s, seat, SPYGLASS, SPYGLASSES)
    if glass != bag.NONE and looking.sees_anything(s, seat):
        found += bag.weigh(s, v.USE + glass, v.SPYGLASS_IN_FIGHT if in_fight else bag.POSSIBLE, quiet)
    return found


def is_used_freely(s: AndorState, thing: int) -> bool:
    """AND-223, AND-226, AND-244: whether using a thing needs no other occasion."""
    if thing < MUSHROOM:
        face = s.face[thing - HOPE]
        return face == STONE_OF_STRENGTH or face == STONE_OF_WILL
    return thing < ROCK or thing >= PLANT


def use(s: AndorState, seat: int, thing: int) -> int:
    """AND-137: a hero uses a thing it has."""
    if thing < HOPE:
        s.tell_by(193, v.USED_THING, seat, thing)  # AND-193
        return s.push(v.LOOK, seat)
    if thing < MUSHROOM:
        use_stone(s, seat, thing)
    elif thing < PLANT:
        eat_mushroom(s, seat, thing)
    else:
        s.where[thing] = OUT
        s.tell_by(244, v.USED_THING, seat, thing)  # AND-244
        hero.gain_will(s, seat, PLANT_WILL, 244)  # AND-244
    return NEXT


def use_stone(s: AndorState, seat: int, thing: int) -> int:
    """AND-226, AND-227, AND-232, AND-233: strength for the hero, or willpower for all on its space; then it is gone."""
    s.where[thing] = OUT
    if s.face[thing - HOPE] == STONE_OF_STRENGTH:
        s.tell_by(227, v.USED_THING, seat, thing)  # AND-227
        return hero.gain_strength(s, seat, STONE_STRENGTH, 227)  # AND-227
    s.tell_by(232, v.USED_THING, seat, thing)  # AND-232
    hero.gain_will(s, seat, STONE_WILL, 232)  # AND-232
    for other in range(s.players):
        if other != seat and s.place[other] == s.place[seat]:
            hero.gain_will(s, other, STONE_WILL, 233)  # AND-233
    return thing


def eat_mushroom(s: AndorState, seat: int, thing: int) -> int:
    """AND-223, AND-225: the holder turns it up and gains or loses willpower."""
    s.tell_by(223, v.USED_THING, seat, thing)  # AND-223
    will = MUSHROOM_WILL[bag.show_face(s, seat, thing, 223)]  # AND-223
    s.where[thing] = OUT
    if will < 0:
        return hero.lose_will(s, seat, -will, LEAST_WILL, 223)  # AND-223
    return hero.gain_will(s, seat, will, 223)  # AND-223


def use_plants(s: AndorState, seat: int) -> int:
    """AND-245: two magic plants at the same time."""
    for thing in range(PLANT, PLANT + PLANTS):
        s.where[thing] = OUT
        s.tell_by(245, v.USED_THING, seat, thing)  # AND-245
    return hero.gain_will(s, seat, TWO_PLANTS_WILL, 245)  # AND-245


# --- merchants ------------------------------------------------------------------------------------


def list_goods(s: AndorState, seat: int, in_fight: bool, quiet: bool) -> int:
    """AND-138, AND-248, AND-249, AND-250: what a merchant on the hero's space sells."""
    if not board.has_merchant(s, s.place[seat]):
        return 0
    found = bag.weigh(s, v.BUY_STRENGTH, obstacle_to_strength(s, seat, in_fight), quiet)
    for kind in range(KINDS_OF_ITEMS):
        found += bag.weigh(s, v.BUY_ITEM + kind, obstacle_to_item(s, seat, kind, in_fight), quiet)
    return found


def obstacle_to_buying(s: AndorState, seat: int, price: int, in_fight: bool) -> int:
    """AND-251, AND-522: not in a fight, not while the merchants rest, and not without the gold."""
    if in_fight:
        return v.BUYING_IN_FIGHT
    if s.flags & NOT_FOR_SALE_TODAY:
        return v.MERCHANTS_CLOSED
    return v.NOT_ENOUGH_GOLD if s.gold[seat] < price else bag.POSSIBLE


def obstacle_to_strength(s: AndorState, seat: int, in_fight: bool) -> int:
    """AND-248, AND-444: strength beyond the most would be lost."""
    obstacle = obstacle_to_buying(s, seat, PRICE_STRENGTH, in_fight)
    if obstacle == bag.POSSIBLE and s.strength[seat] >= hero.MOST_STRENGTH:
        return v.AT_MOST
    return obstacle


def obstacle_to_item(s: AndorState, seat: int, kind: int, in_fight: bool) -> int:
    """AND-053, AND-249, AND-556: from the second legend on, while the item board has one and the hero a space."""
    if not s.flags & FOR_SALE:
        return v.NOTHING_FOR_SALE
    obstacle = obstacle_to_buying(s, seat, PRICE_ITEM, in_fight)
    if obstacle != bag.POSSIBLE:
        return obstacle
    thing = bag.left_on_board(s, bag.item_first(kind), bag.item_count(kind))
    return v.NONE_LEFT if thing == bag.NONE else bag.obstacle_to_room(s, seat, thing)


def buy_strength(s: AndorState, seat: int) -> int:
    """AND-248: two gold for one strength."""
    hero.lose_gold(s, seat, PRICE_STRENGTH, USUAL)
    return hero.gain_strength(s, seat, 1, 248)  # AND-248


def buy_item(s: AndorState, seat: int, kind: int) -> int:
    """AND-249, AND-556, AND-702: two gold for an item; it has changed its place this turn."""
    hero.lose_gold(s, seat, PRICE_ITEM, 249)  # AND-249
    thing = bag.take_from_board(s, seat, bag.item_first(kind), bag.item_count(kind), 249)  # AND-249
    return bag.touch(s, thing)
