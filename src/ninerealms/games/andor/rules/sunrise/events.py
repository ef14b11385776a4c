"""The event cards: the deck with its visible top, hope stone 4, and what the 24 cards do.

No two backs are alike, so the top card is known as soon as it lies there.
"""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, draws, hero
from ninerealms.games.andor.rules.state import (
    CAVE,
    FLASK,
    GOR,
    HOPE,
    MUSHROOM,
    NOT_FOR_SALE_TODAY,
    OUT,
    SPYGLASS,
    STONE_AGAINST_EVENTS,
    TOP_CARDS,
    UNKNOWN,
    WALKERS,
    WELLS,
    WITH,
    AndorState,
)
from ninerealms.games.andor.rules.sunrise import creatures, widows
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE, USUAL

EVENT_EFFECT: list[I8] = content.event_effect
EVENT_BAD: list[I8] = content.event_bad
EVENT_ORDER: list[I8] = content.event_order
EFFECT = 3  # numbers of an effect
MOVES_EACH = 6
FIRST_RULE = 501  # AND-501
LAST_OF_LOW = 32
LEAST = 1  # willpower an event leaves
NOBODY_HOLDS_IT = -1
APPLY = 0
CANCEL = 1

# What a card does, as content numbers it.
LOW_HALF_LOSES = 0
HIGH_HALF_LOSES = 1
DROP_TO = 2
ALONE_LOSES = 3
RISE_TO = 4
WEAKEST_GAINS = 5
COMPANY_GAINS = 6
LOWEST_WELL = 7
HIGHEST_WELL = 8
CREATURE_COMES = 9
WIDOW_COMES = 10
LOWEST_WALKS = 11
HIGHEST_GOR_WALKS = 12
RETURN_GOLD = 13
LOWEST_RANK_GAINS = 14
FLASK_LIES = 15
STRONG_LOSE = 16
MERCHANTS_REST = 17
HIGHEST_RESTS = 18
FEWER_EXTRA_HOURS = 19
STRONG_LOSS = 2  # AND-521


# --- the deck ---------------------------------------------------------------------------------------


def draw(s: AndorState) -> int:
    """One of the cards nobody has seen."""
    card = draws.draw_bit(s, s.event_deck)
    s.event_deck &= ~(1 << card)
    return card


def top(s: AndorState) -> int:
    """AND-006, AND-150, AND-407, AND-408: the card whose back is seen; an empty deck is made of the used cards."""
    if s.top_card[0] < 0:
        if s.event_deck == 0:
            s.event_deck = s.event_used
            s.event_used = 0
            s.tell(v.DECK_SHUFFLED)
        s.top_card[0] = draw(s)
    return s.top_card[0]


def turn_top(s: AndorState) -> int:
    """AND-178, AND-241: the top card is turned over, and the back of the next one seen; the card."""
    card = top(s)
    for i in range(TOP_CARDS - 1):
        s.top_card[i] = s.top_card[i + 1]
    s.top_card[TOP_CARDS - 1] = UNKNOWN
    if s.event_deck != 0:
        top(s)
    return card


def look_at_top(s: AndorState) -> int:
    """AND-532: the top cards are seen, as many as there are; their number."""
    top(s)
    for i in range(1, TOP_CARDS):
        if s.top_card[i] < 0:
            if s.event_deck == 0:
                return i
            s.top_card[i] = draw(s)
    return TOP_CARDS


def move_creatures(s: AndorState) -> int:
    """AND-149, AND-151, AND-177: the types move in the order of the top card's back, as often as it shows them."""
    card = top(s)
    for i in range(card * MOVES_EACH, (card + 1) * MOVES_EACH):
        if EVENT_ORDER[i] >= 0 and s.ended == 0:
            creatures.move_kind(s, EVENT_ORDER[i])
    return s.ended


# --- a card is turned ---------------------------------------------------------------------------------


def run_event(s: AndorState) -> int:
    """AND-178, AND-234, AND-241, AND-342, AND-408: the top card is turned and applied, unless hope stone 4 stops it.

    AND-426: on the Lake side only fog turns one. A cancelled card goes to the box; its back has done its work.
    """
    if s.step() == 0:
        card = turn_top(s)
        s.event_used |= 1 << card
        s.put(v.RUN_EVENT_CARD, card)
        is_sunrise = s.top > 0 and s.proc[s.top - 1] == v.SUNRISE
        s.tell_by(USUAL if is_sunrise else 241, v.EVENT_TURNED, card)  # AND-241
        s.answer = APPLY
        stone = stone_against(s)
        if EVENT_BAD[card] and stone != NOBODY_HOLDS_IT:
            s.offer(APPLY)
            s.offer(CANCEL)
            return s.ask(s.where[stone] - WITH, v.CANCEL_EVENT, card, 1)
    card = s.get(v.RUN_EVENT_CARD)
    if s.answer == CANCEL:
        stone = stone_against(s)
        seat = s.where[stone] - WITH
        s.where[stone] = OUT
        s.event_used &= ~(1 << card)
        s.event_box |= 1 << card
        s.tell_by(234, v.USED_THING, seat, stone)  # AND-234
        s.tell(v.EVENT_CANCELLED, seat, card)
    else:
        apply(s, card)
    top(s)
    return DONE


def stone_against(s: AndorState) -> int:
    """AND-226, AND-234, AND-343: the stone known to be the fourth, with a hero who does not lie."""
    for stone in range(HOPE, MUSHROOM):
        seat = s.where[stone] - WITH
        is_held = seat >= 0 and seat < s.players and hero.is_standing(s, seat)
        if is_held and s.face[stone - HOPE] == STONE_AGAINST_EVENTS:
            return stone
    return NOBODY_HOLDS_IT


def apply(s: AndorState, card: int) -> int:
    """AND-525: what a card says; a knocked-out hero is not touched by it."""
    what = EVENT_EFFECT[card * EFFECT]
    number = EVENT_EFFECT[card * EFFECT + 1]
    space = EVENT_EFFECT[card * EFFECT + 2]
    rule = FIRST_RULE + card
    if what == WEAKEST_GAINS:
        return help_weakest(s, number, rule)
    if what <= COMPANY_GAINS or what == RETURN_GOLD or what == LOWEST_RANK_GAINS or what == STRONG_LOSE:
        for seat in range(s.players):
            if hero.is_standing(s, seat):
                touch(s, seat, what, number, rule)
        return what
    if what == LOWEST_WELL or what == HIGHEST_WELL:
        return dry_well(s, what == LOWEST_WELL, rule)
    if what == CREATURE_COMES:
        return creatures.place(s, number, space, rule)  # AND-510, AND-511
    if what == WIDOW_COMES:
        return widows.place(s, space, rule)  # AND-276, AND-512, AND-513, AND-514, AND-515
    return change_board(s, what, number, space, rule)


def change_board(s: AndorState, what: int, number: int, space: int, rule: int) -> int:
    """AND-516, AND-517, AND-520, AND-522, AND-523, AND-524: creatures, a flask, merchants, extra hours."""
    if what == LOWEST_WALKS or what == HIGHEST_GOR_WALKS:
        here = creatures.lowest(s) if what == LOWEST_WALKS else creatures.highest(s, GOR)
        return creatures.walk(s, here, rule) if here > 0 else 0
    if what == FLASK_LIES:
        flask = bag.left_on_board(s, FLASK, SPYGLASS - FLASK)
        if flask == bag.NONE:
            return 0
        s.where[flask] = space
        return s.tell_by(rule, v.THING_PLACED, flask, space)
    if what == MERCHANTS_REST:
        s.flags |= NOT_FOR_SALE_TODAY
        return s.tell(v.MERCHANTS_REST)
    if what == HIGHEST_RESTS:
        here = creatures.highest(s, WALKERS)
        if here > 0:
            s.rests = here
            s.tell(v.CREATURE_RESTS, here)
        return here
    if number < s.extra_most:
        s.extra_most = number
    return s.tell(v.FEWER_HOURS, number)


def touch(s: AndorState, seat: int, what: int, number: int, rule: int) -> int:
    """AND-501, AND-502, AND-503, AND-504, AND-505, AND-507, AND-518, AND-519, AND-521, AND-525: one hero."""
    here = s.place[seat]
    will = s.will[seat]
    if what == LOW_HALF_LOSES:
        return hero.lose_will(s, seat, number, LEAST, rule) if here <= LAST_OF_LOW else 0
    if what == HIGH_HALF_LOSES:
        return hero.lose_will(s, seat, number, LEAST, rule) if here > LAST_OF_LOW and here < CAVE else 0
    if what == DROP_TO:
        return hero.lose_will(s, seat, will - number, LEAST, rule) if will > number else 0
    if what == ALONE_LOSES:
        return 0 if creatures.has_other_hero(s, here, seat) else hero.lose_will(s, seat, number, LEAST, rule)
    if what == RISE_TO:
        return hero.gain_will(s, seat, number - will, rule) if will < number else 0
    if what == COMPANY_GAINS:
        return hero.gain_will(s, seat, number, rule) if creatures.has_other_hero(s, here, seat) else 0
    if what == RETURN_GOLD:
        returned = number if s.gold[seat] >= number else s.gold[seat]
        return hero.lose_gold(s, seat, returned, rule) if returned > 0 else 0
    if what == LOWEST_RANK_GAINS:
        return hero.gain_gold(s, seat, number, rule) if has_lowest_rank(s, seat) else 0
    return hero.lose_will(s, seat, STRONG_LOSS, LEAST, rule) if s.strength[seat] > number else 0


def help_weakest(s: AndorState, number: int, rule: int) -> int:
    """AND-506: the hero or heroes with the lowest willpower."""
    least = hero.MOST_WILL
    for seat in range(s.players):
        if hero.is_standing(s, seat) and s.will[seat] < least:
            least = s.will[seat]
    for seat in range(s.players):
        if hero.is_standing(s, seat) and s.will[seat] == least:
            hero.gain_will(s, seat, number, rule)
    return least


def has_lowest_rank(s: AndorState, seat: int) -> bool:
    """AND-061, AND-519: whether no hero who stands has a lower rank."""
    for other in range(s.players):
        if hero.is_standing(s, other) and hero.HERO_RANK[s.hero[other]] < hero.HERO_RANK[s.hero[seat]]:
            return False
    return True


def dry_well(s: AndorState, is_lowest: bool, rule: int) -> int:
    """AND-508, AND-509: the full well on the lowest or highest number is emptied and skipped at the next refilling."""
    found = board.NOT_FOUND
    for i in range(WELLS):
        if s.wells & (1 << i) and (found < 0 or (well_space(s, i) < well_space(s, found)) == is_lowest):
            found = i
    if found < 0:
        return 0
    s.wells &= ~(1 << found)
    s.dry_wells |= 1 << found
    return s.tell_by(rule, v.WELL_DRY, well_space(s, found))


def well_space(s: AndorState, i: int) -> int:
    return board.WELL_SPACE[s.side * WELLS + i]
