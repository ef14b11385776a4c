"""Enemy decks. A deck is a row of places; a place is a card somebody has seen, or unknown.

The cards at unknown places of a deck, its face-down card on the wheel among them, are `bag`, and `blind`
of them come from `pool`: with two players nobody knows which three cards of the support god lie in which deck.
"""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import CARDS_OF_A_GOD, DECK, NO_CARD, SEATS, UNKNOWN, YggState
from ninerealms.kernel.rng import DRAW

ALL_CARDS = SEATS * CARDS_OF_A_GOD


def enemy_of(card: int) -> int:
    return card % CARDS_OF_A_GOD


def figure_of(card: int) -> int:
    """The god a card belongs to."""
    return card // CARDS_OF_A_GOD


def count_bits(mask: int) -> int:
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def pick(s: YggState, mask: int) -> int:
    """One of the cards of a mask, each with the same chance."""
    nth = s.rng.below(count_bits(mask), DRAW)
    for card in range(ALL_CARDS):
        if mask & (1 << card):
            if nth == 0:
                return card
            nth -= 1
    raise RuntimeError("the mask is empty")


def see_unknown(s: YggState, seat: int) -> int:
    """YGG-050, YGG-057, YGG-061: which card an unknown place of a deck holds, now that somebody looks."""
    sure = count_bits(s.bag[seat])
    if s.blind[seat] == 0 or s.rng.below(sure + s.blind[seat], DRAW) < sure:
        card = pick(s, s.bag[seat])
        s.bag[seat] &= ~(1 << card)
        return card
    card = pick(s, s.pool)
    s.pool &= ~(1 << card)
    s.blind[seat] -= 1
    return card


def take_top(s: YggState, seat: int) -> int:
    """The top place of a deck: a card, UNKNOWN, or NO_CARD when the deck is empty."""
    if s.size[seat] == 0:
        return NO_CARD
    first = seat * DECK
    top = s.deck[first]
    s.size[seat] -= 1
    for i in range(first, first + s.size[seat]):
        s.deck[i] = s.deck[i + 1]
    s.deck[first + s.size[seat]] = NO_CARD
    return top


def put_under(s: YggState, seat: int, card: int, rule: int) -> int:
    """YGG-080, YGG-380: face down to the bottom; everybody saw which card it is."""
    s.deck[seat * DECK + s.size[seat]] = card
    s.size[seat] += 1
    return s.tell_by(rule, v.CARD_RETURNED, seat, enemy_of(card), figure_of(card))


def shuffle(s: YggState, seat: int) -> int:
    """YGG-125, YGG-380: the order of the whole deck is unknown again."""
    for i in range(seat * DECK, seat * DECK + s.size[seat]):
        if s.deck[i] >= 0:
            s.bag[seat] |= 1 << s.deck[i]
            s.deck[i] = UNKNOWN
    return s.tell(v.DECK_SHUFFLED, seat)


def look(s: YggState, seat: int, depth: int) -> int:
    """See the card at a place of a deck; the card."""
    i = seat * DECK + depth
    if s.deck[i] == UNKNOWN:
        s.deck[i] = see_unknown(s, seat)
    return s.deck[i]


def count_on_wheel(s: YggState, enemy: int) -> int:
    total = 0
    for i in range(enemy * 2, enemy * 2 + 2):
        if s.wheel[i] >= 0:
            total += 1
    return total


def set_on_wheel(s: YggState, card: int) -> int:
    """YGG-077: a revealed card goes to the slot of its enemy."""
    i = enemy_of(card) * 2
    if s.wheel[i] >= 0:
        i += 1
    s.wheel[i] = card
    return i


def take_from_wheel(s: YggState, place: int) -> int:
    """A face-up card leaves the wheel; the other of a pair moves up."""
    card = s.wheel[place]
    s.wheel[place] = NO_CARD
    if place % 2 == 0:
        s.wheel[place] = s.wheel[place + 1]
        s.wheel[place + 1] = NO_CARD
    return card


def is_support_card(s: YggState, card: int) -> bool:
    return figure_of(card) >= s.players


def owner(s: YggState, card: int, other: int) -> int:
    """YGG-079, YGG-082: whose deck a card goes back to, `other` being the card it made a pair with."""
    if not is_support_card(s, card):
        return figure_of(card)
    if s.players == 1:
        return 0  # YGG-403
    return 1 - figure_of(other)
