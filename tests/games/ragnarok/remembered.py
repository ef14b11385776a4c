"""Stories of a small deck of Combat cards, and what can be known of them, reckoned without a record.

A story is a list of events: (CAME, seat, card), (GONE, seat, card), MIX. `told` lets the game live through it.
`posterior` goes through it with every table there may be, as fractions: who plays, plays any of the cards held.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from ninerealms.games.ragnarok.rules import cards, record
from ninerealms.games.ragnarok.rules.state import CARDS, RagnarokState
from ninerealms.kernel.rng import DICE, DRAW, Rng
from ninerealms.kernel.state import State
from tests.games.ragnarok.scenario import war

Dealt = TypeVar("Dealt", bound=tuple[Any, ...])
Counts = tuple[int, ...]
Event = tuple[str, int, int]
Hands = tuple[Counts, ...]
Chances = dict[Hands, Fraction]
Tables = dict[tuple[Hands, Counts], Fraction]  # hands and deck, and how likely they are
CAME, GONE = "draw", "play"
MIX: Event = ("mix", 0, 0)


def changed(counts: Counts, card: int, by: int) -> Counts:
    return (*counts[:card], counts[card] + by, *counts[card + 1 :])


# --- the game lives through it ------------------------------------------------------------------------


def told(deck: Counts, story: Sequence[Event], players: int) -> RagnarokState:
    """A table where only these cards are in the game, after the events; the deck is mixed where it is empty."""
    s = war(players, mode="none").army(0, 17, 1).army(1, 18, 1).s
    s.deck = [*deck, *[0] * (CARDS - len(deck))]
    s.discard = [0] * CARDS
    record.begin_anew(s)
    for what, seat, card in story:
        if what == CAME:
            s.rng.load(DRAW, [sum(list(next_deck(s))[:card])])
            assert cards.draw(s, seat, 1, 0) == 1
        elif what == GONE:
            cards.discard_card(s, seat, card)
    return s


def next_deck(s: RagnarokState) -> Sequence[int]:
    """What the next card is drawn of."""
    return list(s.deck) if sum(s.deck) else list(s.discard)


def hands_of(s: State, kinds: int) -> Hands:
    """All hands as counts of the kinds there are."""
    assert isinstance(s, RagnarokState)
    return tuple(tuple(list(s.hand)[seat * CARDS : seat * CARDS + kinds]) for seat in range(s.players))


def invented(deck: Counts, seed: int, players: int, events: int) -> list[Event]:
    """A story that chance tells: draws and plays of whoever can, at most four cards in a hand."""
    rng, left, gone = Rng(seed), Counter(dict(enumerate(deck))), Counter[int]()
    hands = [Counter[int]() for _ in range(players)]
    story: list[Event] = []
    while len(story) < events:
        seat = rng.below(players, DICE)
        held = sorted(hands[seat].elements())
        if held and (len(held) > 3 or rng.below(2, DICE)):
            card = held[rng.below(len(held), DICE)]
            hands[seat][card] -= 1
            gone[card] += 1
            story.append((GONE, seat, card))
            continue
        if not left.total():
            if not gone.total():
                continue
            story.append(MIX)
            left, gone = gone, Counter()
        pile = sorted(left.elements())
        card = pile[rng.below(len(pile), DICE)]
        left[card] -= 1
        hands[seat][card] += 1
        story.append((CAME, seat, card))
    return story


# --- what can be known of it ----------------------------------------------------------------------------


def posterior(deck: Counts, story: Sequence[Event], players: int, seat: int, discards: Counts | None = None) -> Chances:
    """How likely every table is for a seat, which saw what it drew and what everybody played; -1 for an onlooker."""
    nothing = (0,) * len(deck)
    tables: Tables = {((nothing,) * players, deck): Fraction(1)}
    discards = discards or nothing
    for what, who, card in story:
        if what == MIX[0]:
            tables = {(hands, discards): chance for (hands, _), chance in tables.items()}
            discards = nothing
        elif what == CAME:
            tables = drawn(tables, who, card if who == seat else None)
        else:
            tables = played(tables, who, card)
            discards = changed(discards, card, 1)
    total = sum(tables.values())
    return {hands: chance / total for (hands, _), chance in tables.items()}  # the deck is what is left


def drawn(tables: Tables, who: int, seen: int | None) -> Tables:
    """After a draw: of what was seen, or of whatever the deck may have."""
    after: Tables = {}
    for (hands, deck), chance in tables.items():
        for card, count in enumerate(deck):
            if count and seen in (None, card):
                held = (*hands[:who], changed(hands[who], card, 1), *hands[who + 1 :])
                table = (held, changed(deck, card, -1))
                after[table] = after.get(table, Fraction(0)) + chance * Fraction(count, sum(deck))
    return after


def played(tables: Tables, who: int, card: int) -> Tables:
    """After a card was played: only hands that had it, by how many of their cards it could have been."""
    after: Tables = {}
    for (hands, deck), chance in tables.items():
        if hands[who][card]:
            held = (*hands[:who], changed(hands[who], card, -1), *hands[who + 1 :])
            after[held, deck] = chance * Fraction(hands[who][card], sum(hands[who]))
    return after


def deviation(met: Counter[Dealt], chances: Mapping[Dealt, Fraction]) -> tuple[float, int]:
    """Chi-square of imagined hands against their exact chances, rare ones together, and its degrees of freedom."""
    found, cells, rare, rare_met, deals = 0.0, 0, 0.0, 0, met.total()
    for hands, chance in sorted(chances.items()):
        expected = float(chance) * deals
        if expected < 5:
            rare, rare_met = rare + expected, rare_met + met[hands]
            continue
        found += (met[hands] - expected) ** 2 / expected
        cells += 1
    if rare:
        found += (rare_met - rare) ** 2 / rare
        cells += 1
    return found, cells - 1
