"""The odds of a hunt: the policy they state, and what it comes to where all chances can be counted."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import DRAUGR, RagnarokState
from ninerealms.games.ragnarok.seen import hunt_odds
from ninerealms.kernel import chance
from ninerealms.kernel.rng import Rng
from tests.games.ragnarok.scenario import Table, war

AXE, WILD = 0, 3
FOUR_LEFT = (0, 5, 7, 10)  # attack cards: 3 axe, 5 bow, 6 spear, 8 spear
SAMPLES = 3000


def late() -> Table:
    """Two rounds are left and one axe wound; the Hero has no card. Four attack cards are in the deck."""
    t = (
        war(2, mode="none")
        .camp(0, 3, 2)
        .camp(1, 20, 2)
        .monster("draugr", 5)
        .hero(0, 5)
        .attributes(0, strength=1, wisdom=1)
    )
    t.next_cards("bow 1").next_attacks(1, 2)
    t.hunts("draugr").choose(1).choose("none").next_cards("bow 1").choose("none").choose("authority")
    assert t.question == "HUNT_ON"
    s = t.s
    s.hand = [0] * len(s.hand)
    s.deck = list(content.card_count)
    s.discard = [0] * len(s.discard)
    s.wounds = [1, 0, 0, 0]
    s.injury = [0, *s.injury[1:]]
    s.hunt_round = content.GAME["hunt_rounds"] - 2
    s.attack_deck = sum(1 << card for card in FOUR_LEFT)
    return t


def counted() -> Fraction:
    """One card is drawn after the first of the two rounds; it must cover the wound in the second."""
    cards = [content.card_symbol[card] for card in range(10) for _ in range(content.card_count[card])]
    total = Fraction(0)
    pairs = list(combinations(FOUR_LEFT, 2))
    for second in pairs:
        weakness = content.attack_weakness[max(second, key=lambda card: content.attack_value[card])]
        total += Fraction(sum(symbol in (AXE, WILD, weakness) for symbol in cards), len(cards))
    return total / len(pairs)


def played(s: RagnarokState, action: int) -> Fraction:
    """The same with the real rules: every throw run once for each outcome, every answer by the policy."""
    total = Fraction(0)
    for branch in chance.merged(chance.branches(GAME.rules, s, action)):
        after = branch.state
        assert isinstance(after, RagnarokState)
        if hunt_odds.is_over(after, 0, DRAUGR):
            total += branch.chance * hunt_odds.is_slain(after, 0, DRAUGR)
        else:
            total += branch.chance * played(after, hunt_odds.answer(after))
    return total


def test_the_chance_of_a_hunt_is_that_of_all_draws() -> None:
    """If two rounds and one wound are left, then trying all draws with the real rules gives what can be counted."""
    assert played(late().s, v.YES) == counted()


def test_the_share_of_tried_hunts_is_near_the_chance() -> None:
    """If so many hunts are tried, then their share is within four errors of the exact chance."""
    found = hunt_odds.hunt_odds(GAME.rules, late().s, 0, DRAUGR, v.YES, SAMPLES)
    assert abs(found.chance - counted()) < 4 * found.error
    assert 0 < found.error < 0.01


def test_the_chance_is_the_same_whatever_the_others_hold() -> None:
    """If the others' hidden cards are dealt anew, then the same hunts are tried."""
    t = (
        war(3, mode="none")
        .camp(0, 3, 2)
        .camp(1, 20, 2)
        .monster("draugr", 5)
        .hero(0, 5)
        .hand(0, "axe 1", "axe 2")
        .hand(1, "wild 4", "bow 1")
    )
    t.special("monsters")
    found = hunt_odds.hunt_odds(GAME.rules, t.s, 0, DRAUGR, DRAUGR, 40)
    for seed in range(3):
        world = GAME.imagine(t.s, 0, Rng(seed))
        assert isinstance(world, RagnarokState)
        assert hunt_odds.hunt_odds(GAME.rules, world, 0, DRAUGR, DRAUGR, 40) == found


@pytest.mark.parametrize(
    ("cards", "sure"), [(("axe 1", "axe 2", "spear 1", "axe 1", "wild 4", "wild 4", "wild 4"), True), ((), False)]
)
def test_a_full_hand_is_surely_better_than_none(cards: tuple[str, ...], sure: bool) -> None:
    """If the Hero holds a card for every wound and some to spare, then every hunt succeeds; with none few do."""
    t = (
        war(2, mode="none")
        .camp(0, 3, 2)
        .camp(1, 20, 2)
        .monster("draugr", 5)
        .hero(0, 5)
        .hand(0, *cards)
        .special("monsters")
    )
    found = hunt_odds.hunt_odds(GAME.rules, t.s, 0, DRAUGR, DRAUGR, 100)
    assert found.chance == 1.0 if sure else found.chance < 0.5
