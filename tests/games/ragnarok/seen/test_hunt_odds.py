"""The odds of a hunt: the policy they state, and what it comes to where all chances can be counted."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import DRAUGR, LOKI, TROLL, RagnarokState
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


# --- the policy, answer by answer -----------------------------------------------------------------

PAIR_11, PAIR_13, PAIR_33, SPEARS_11 = v.PAIR, v.PAIR + 2, v.PAIR + 5, v.PAIR + 6


def faced(*cards: str, attack: int = 2, strength: int = 1, injured: tuple[str, ...] = ()) -> Table:
    """Seat 0 with these cards hunts the Draugr (axe, axe, spear, any); this attack card is in force."""
    t = war(2, mode="none").camp(0, 3, 2).camp(1, 20, 2).monster("draugr", 5).hero(0, 5)
    t.attributes(0, strength=strength, wisdom=1).injuries(0, *injured).hand(0, *cards)
    other = 1 if attack > 1 else 2
    return t.next_cards("axe 1").next_attacks(other, attack).hunts("draugr")


def answered(t: Table) -> object:
    """What the policy answers, in words."""
    return t.word_of(hunt_odds.answer(t.s))


def test_the_left_player_picks_the_higher_attack_and_a_cover_is_the_first() -> None:
    """If an attack is picked, then the higher one; a card that covers several wounds covers the first of them."""
    t = faced("wild 4", attack=9)
    assert answered(t) == 9
    t.choose(9, "wild 4")
    assert answered(t) == "axe"
    assert hunt_odds.answer(war(2, mode="none").army(0, 5, 1).s) == 0


@pytest.mark.parametrize(
    ("cards", "answer"),
    [
        (("axe 3", "axe 2"), "axe 1"),
        (("axe 3", "bow 1"), "axe 1"),
        (("bow 3", "wild 4"), "axe 1"),
    ],
)
def test_the_cheapest_card_that_fits_strikes(cards: tuple[str, ...], answer: str) -> None:
    """If several cards fit a wound, then the lowest of them strikes, not one that only covers any."""
    assert answered(faced(*cards).choose(2)) == answer


def test_what_strikes_is_what_fits_then_what_is_cheap_then_a_pair() -> None:
    """If nothing fits, then the lowest card strikes, a wild one last; of pairs the one with the lowest sum."""
    s = faced("axe 3", "spear 3", "bow 1", "bow 3", "wild 4").choose(2).s
    axe_3, spear_3, bow_1, bow_3, wild = 2, 5, 6, 8, 9
    assert hunt_odds.strike(s, [axe_3, bow_1, wild]) == axe_3
    assert hunt_odds.strike(s, [spear_3, bow_1, PAIR_11, v.NO_STRIKE]) == spear_3
    assert hunt_odds.strike(s, [bow_3, wild, v.NO_STRIKE]) == bow_3
    assert hunt_odds.strike(s, [axe_3, 3]) == 3
    assert hunt_odds.strike(s, [PAIR_11, PAIR_13, v.NO_STRIKE]) == PAIR_11
    assert hunt_odds.strike(s, [PAIR_33, SPEARS_11, v.NO_STRIKE]) == SPEARS_11
    assert hunt_odds.strike(s, [v.NO_STRIKE]) == v.NO_STRIKE


def defending(*cards: str, attack: int, strength: int, injured: tuple[str, ...] = ()) -> Table:
    """The same, at the defence."""
    return faced(*cards, attack=attack, strength=strength, injured=injured).choose(attack, "none")


@pytest.mark.parametrize(
    ("cards", "attack", "strength", "injured", "answer"),
    [
        (("axe 2", "axe 3", "wild 4"), 5, 2, (), "axe 3"),  # 3 are missing
        (("axe 3", "spear 2"), 5, 3, (), "spear 2"),  # 2 are missing
        (("axe 2", "spear 3", "bow 3"), 11, 1, ("wisdom",), "spear 3"),  # 7 are missing, the fourth Injury threatens
        (("axe 2", "spear 3", "bow 3"), 9, 1, ("wisdom",), "none"),  # 6 are missing, three Injuries may be borne
    ],
)
def test_a_guard_is_one_card_or_what_keeps_the_hero_alive(
    cards: tuple[str, ...], attack: int, strength: int, injured: tuple[str, ...], answer: str
) -> None:
    """If one card is enough, then the cheapest; several only where the Injuries would end the hunt."""
    assert answered(defending(*cards, attack=attack, strength=strength, injured=injured)) == answer


def test_a_guard_that_was_begun_is_gone_on_with() -> None:
    """If a card was laid and no other is enough alone, then the highest follows, the first of equal ones."""
    t = defending("axe 2", "spear 2", "bow 2", "bow 1", attack=9, strength=1).choose("bow 2")
    assert answered(t) == "axe 2"


def test_when_a_hunt_is_over() -> None:
    """If another hunts, or another monster is hunted, or it is slain or the game over, then the hunt is over."""
    s = faced("axe 2").s
    assert not hunt_odds.is_over(s, 0, DRAUGR)
    assert hunt_odds.is_over(s, 1, DRAUGR)
    assert hunt_odds.is_over(s, 0, TROLL)
    s.slayer = [0, *s.slayer[1:]]
    assert hunt_odds.is_over(s, 0, DRAUGR)
    s.slayer, s.top = [1, *s.slayer[1:]], 0
    assert not hunt_odds.is_over(s, 0, DRAUGR)
    s.top = -1
    assert hunt_odds.is_over(s, 0, DRAUGR)
    assert [hunt_odds.is_slain(s, seat, DRAUGR) for seat in (0, 1)] == [False, True]
    for ended in (0, v.BY_LANDS, v.BY_LOKI):
        s.ended = ended
        assert hunt_odds.is_slain(s, 0, LOKI) == (ended == v.BY_LOKI)
