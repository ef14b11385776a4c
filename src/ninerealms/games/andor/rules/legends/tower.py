"""The tower card on 532, and the Takota cards."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.state import (
    NO_TOWER,
    RIVER,
    STEEP_ROCK,
    TOP_CARDS,
    TOWER,
    TOWERS,
    WHITE_SKRAL,
    AndorState,
)
from ninerealms.games.andor.rules.sunrise import creatures, events
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.ints import Number
from ninerealms.kernel.rng import DRAW
from ninerealms.kernel.state import DONE

TOWER_GOLD: Number = content.tower_gold
TOWER_STRENGTH: Number = content.tower_strength
TOWER_WILL: Number = content.tower_will
TAKOTA_STRENGTH: Number = content.takota_strength
TAKOTA_GAIN: Number = content.takota_gain
TAKOTA_WILL: Number = content.takota_will
ROCK_WILL: Number = content.rock_will
ITEM_KINDS = 6

# The tower cards.
CACHE = 0
WATCH_FIRE = 1
AMBUSH = 2
SCOUT = 3

# The Takota cards that are solved by coming to a space, as bits of `takota` and `solved`.
OF_STRENGTH = 0
OF_COMPANY = 1
OF_THE_ROCK = 3
STRENGTH_SPACE = 9
COMPANY_SPACE = 50


# --- the tower ----------------------------------------------------------------------------------------


def tower_card(s: AndorState) -> int:
    """AND-014, AND-530, AND-531, AND-532, AND-533, AND-534: the card is one of four, applied and put in the box."""
    seat = s.actor()
    if s.step() == 0:
        card = s.rng.below(TOWERS, DRAW)
        s.tower = NO_TOWER
        s.tell_by(531 + card, v.TOWER_TURNED, seat, card)  # AND-531, AND-532, AND-533, AND-534
        if card == CACHE:
            hero.gain_gold(s, seat, TOWER_GOLD, 531)  # AND-531
        elif card == AMBUSH:
            creatures.place(s, WHITE_SKRAL, TOWER, 533)  # AND-533
        elif card == SCOUT:
            hero.gain_strength(s, seat, TOWER_STRENGTH, 534)  # AND-534
            for other in range(s.players):
                hero.gain_will(s, other, TOWER_WILL, 534)  # AND-534
        if card != WATCH_FIRE:
            return DONE
        events.look_at_top(s)
    else:
        put_next(s, s.get(v.TOWER_CARD_PLACED), s.answer)
        s.put(v.TOWER_CARD_PLACED, s.get(v.TOWER_CARD_PLACED) + 1)
    return ask_order(s, seat)


def ask_order(s: AndorState, seat: int) -> int:
    """AND-532: which of the cards that were looked at comes next."""
    seen = events.look_at_top(s)
    placed = s.get(v.TOWER_CARD_PLACED)
    if placed >= seen:
        s.tell(v.CARDS_ORDERED, seat)
        return DONE
    for i in range(placed, seen):
        s.offer(s.top_card[i])
    return s.ask(seat, v.NEXT_CARD, 0, 1)


def put_next(s: AndorState, place: int, card: int) -> int:
    """AND-532: a card changes places with the one that lies where it is wanted."""
    for i in range(place, TOP_CARDS):
        if s.top_card[i] == card:
            s.top_card[i] = s.top_card[place]
            s.top_card[place] = card
    return card


# --- Takota -------------------------------------------------------------------------------------------


def is_open(s: AndorState, card: int) -> bool:
    """AND-640: whether a Takota card lies there unsolved."""
    return s.side == RIVER and s.takota & ~s.solved & (1 << card) != 0


def solve(s: AndorState, seat: int, card: int) -> int:
    s.solved |= 1 << card
    return s.tell_by(541 + card, v.TAKOTA_SOLVED, seat, card)  # AND-541, AND-542, AND-544


def takota_on_arrival(s: AndorState, seat: int) -> int:
    """AND-541, AND-542, AND-544: what the end of a hero's move solves."""
    here = s.place[seat]
    if here == STRENGTH_SPACE and is_open(s, OF_STRENGTH) and s.strength[seat] >= TAKOTA_STRENGTH:
        solve(s, seat, OF_STRENGTH)
        return hero.gain_strength(s, seat, TAKOTA_GAIN, 541)  # AND-541
    if here == COMPANY_SPACE and is_open(s, OF_COMPANY) and count_standing(s, here) > 1:
        solve(s, seat, OF_COMPANY)
        return cheer(s, here, 542)  # AND-542
    if here == STEEP_ROCK and is_open(s, OF_THE_ROCK) and s.will[seat] >= ROCK_WILL:
        solve(s, seat, OF_THE_ROCK)
        return cheer(s, here, 544)  # AND-544
    return 0


def count_standing(s: AndorState, space: int) -> int:
    total = 0
    for seat in range(s.players):
        if s.place[seat] == space and hero.is_standing(s, seat):
            total += 1
    return total


def cheer(s: AndorState, space: int, rule: int) -> int:
    """AND-542, AND-544: every hero standing on a space gains willpower."""
    for seat in range(s.players):
        if s.place[seat] == space and hero.is_standing(s, seat):
            hero.gain_will(s, seat, TAKOTA_WILL, rule)
    return space


def takota_item(s: AndorState) -> int:
    """AND-543, AND-556: who has paid for the third Takota card takes an item of its choice, if one is left."""
    seat = s.actor()
    if s.step() == 1:
        bag.take_from_board(s, seat, bag.item_first(s.answer), bag.item_count(s.answer), 543)  # AND-543
        return DONE
    for kind in range(ITEM_KINDS):
        if bag.left_on_board(s, bag.item_first(kind), bag.item_count(kind)) == bag.NONE:
            s.close(kind, v.NONE_LEFT)
        else:
            s.offer(kind)
    return DONE if s.count == 0 else s.ask(seat, v.TAKE_ITEM, 0, 1)
