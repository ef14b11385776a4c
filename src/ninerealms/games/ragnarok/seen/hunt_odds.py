"""The chance of a hunt with the cards in hand, by playing it many times in worlds the seat can imagine.

The policy: the Hero covers as many wounds as it can in each round, with single cards before pairs and low cards before
high ones; it defends where one card is enough or where the Injuries would end the hunt, and goes on to the end. The
player on the left picks the higher attack. Troll Hide is used when it can be, Beowulf's own Injury is not taken.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import hero
from ninerealms.games.ragnarok.rules.hunts import counter, guard
from ninerealms.games.ragnarok.rules.state import (
    AUTHORITY,
    LOKI,
    STRENGTH,
    WILD,
    WISDOM,
    RagnarokState,
)
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.rng import Rng

SAMPLES = 200
SEED = 20_117
SPARED_FIRST = (WISDOM, AUTHORITY, STRENGTH)  # what an Injury hinders least in a hunt
WILD_KEPT = 2  # a wild card is kept as if its value were so much higher


class HuntOdds(NamedTuple):
    """The share of hunts that slew the monster, and its standard error."""

    chance: float
    error: float


# --- the policy -----------------------------------------------------------------------------------


def answer(s: RagnarokState) -> int:
    """What the policy answers to a question of a hunt; the first option to any other."""
    options = [s.options[i] for i in range(s.count)]
    if s.kind == v.PICK_ATTACK:
        return max(options, key=lambda card: (content.attack_value[card], card))
    if s.kind == v.COUNTER:
        return strike(s, options)
    if s.kind == v.COVER:
        return options[0]
    if s.kind == v.DEFEND:
        return guard_card(s, options)
    if s.kind == v.INJURE:
        return next(each for each in SPARED_FIRST if each in options)
    if s.kind in (v.HUNT_ON, v.USE_HIDE):
        return v.YES
    return options[0]


def price(card: int) -> int:
    """How much a card is missed."""
    return content.card_value[card] + (WILD_KEPT if content.card_symbol[card] == WILD else 0)


def strike(s: RagnarokState, options: list[int]) -> int:
    """The cheapest card that covers a wound of its symbol, then any card that covers one, then a pair."""
    cards = [each for each in options if each < v.PAIR]
    pairs = [each for each in options if v.PAIR <= each < v.NO_STRIKE]
    if cards:
        return min(cards, key=lambda card: (not fits(s, card), price(card), card))
    if pairs:
        return min(pairs, key=lambda pair: (price(counter.first_of(pair)) + price(counter.second_of(pair)), pair))
    return v.NO_STRIKE


def fits(s: RagnarokState, card: int) -> bool:
    """Whether a wound of the very symbol of the card is open."""
    symbol = content.card_symbol[card]
    return symbol != WILD and s.wounds[symbol] > 0


def guard_card(s: RagnarokState, options: list[int]) -> int:
    """The lowest card that is enough; several only where the Injuries would end the hunt."""
    missing = guard.strength_of_attack(s) - s.guard
    cards = [each for each in options if each != v.NO_CARD]
    enough = [card for card in cards if content.card_value[card] >= missing]
    if enough:
        return min(enough, key=lambda card: (price(card), card))
    hurts = hero.count_injuries(s, s.seat) + content.attack_injuries[s.attack] >= content.GAME["most_injuries"]
    has_begun = s.guard > hero.counting(s, s.seat, STRENGTH)
    return (
        max(cards, key=lambda card: (content.card_value[card], -card)) if cards and (hurts or has_begun) else v.NO_CARD
    )


# --- many hunts -----------------------------------------------------------------------------------


def is_over(s: RagnarokState, seat: int, monster: int) -> bool:
    return s.top < 0 or s.hunted != monster or s.hunter != seat or is_slain(s, seat, monster)


def is_slain(s: RagnarokState, seat: int, monster: int) -> bool:
    return s.ended == v.BY_LOKI if monster == LOKI else s.slayer[monster] == seat


def slays(rules: Rules, s: RagnarokState, seat: int, monster: int, first: int) -> bool:
    """One hunt to its end: whether the monster is slain."""
    engine.apply(rules, s, first)
    while not is_over(s, seat, monster):
        engine.apply(rules, s, answer(s))
    return is_slain(s, seat, monster)


def hunt_odds(rules: Rules, s: RagnarokState, seat: int, monster: int, first: int, samples: int = SAMPLES) -> HuntOdds:
    """After an answer of the seat that is asked; the same numbers whenever the seat knows the same."""
    rng, won = Rng(SEED), 0
    for _ in range(samples):
        twin = engine.imagine(rules, s, seat, rng)
        assert isinstance(twin, RagnarokState)
        won += slays(rules, twin, seat, monster, first)
    share = won / samples
    return HuntOdds(share, sqrt(share * (1 - share) / samples))
