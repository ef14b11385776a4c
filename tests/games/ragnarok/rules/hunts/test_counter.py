"""Pairs of cards, what is told of a covered wound, and what Troll Hide leaves."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.hunts import counter
from ninerealms.games.ragnarok.rules.state import CARDS
from tests.games.ragnarok.scenario import Table, war

PAIRS = ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))


def draugr(*cards: str, pick: int = 2, seat: int = 0) -> Table:
    """A seat hunts the Draugr (axe, axe, spear, any) with strength 1; its cards and a spear 1 are in its hand."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).monster("draugr", 12).hero(seat, 12).turn_of(seat)
    t.attributes(seat, wisdom=1, strength=1).hand(seat, *cards).next_cards("spear 1")
    return t.next_attacks(1 if pick > 1 else 2, pick).hunts("draugr").choose(pick)


@pytest.mark.rule("LOR-277")
def test_there_are_six_pairs_of_each_symbol() -> None:
    """If pairs are numbered, then each symbol has those of its values, the lower card first."""
    found = [
        (content.card_ids[counter.first_of(pair)], content.card_ids[counter.second_of(pair)])
        for pair in range(v.PAIR, v.NO_STRIKE)
    ]
    assert found == [
        (f"{symbol}-{low}", f"{symbol}-{high}") for symbol in ("axe", "spear", "bow") for low, high in PAIRS
    ]


@pytest.mark.rule("LOR-277")
def test_a_pair_is_two_cards_of_the_own_hand() -> None:
    """If a seat holds two bows of 1 and a spear of 2 and 3, then these are its pairs, whatever others hold."""
    s = war(3, mode="none").army(0, 5, 1).s
    hands = [0] * len(s.hand)
    for seat, cards in ((0, (0, 0, 1, 9)), (1, (6, 6, 4, 5)), (2, (2, 2, 7, 7))):
        for card in cards:
            hands[seat * CARDS + card] += 1
    s.hand = hands
    has = [pair for pair in range(v.PAIR, v.NO_STRIKE) if counter.has_pair(s, 1, pair)]
    assert has == [v.PAIR + 6 + 4, v.PAIR + 12]


@pytest.mark.rule("LOR-277")
def test_a_pair_is_needed_only_for_an_open_wound() -> None:
    """If the only open wound is any, then a bow covers it alone; if a spear wound is open, then it takes a pair."""
    t = draugr("bow 1", "bow 2", pick=1)
    for wounds, needed in (([0, 0, 0, 1], False), ([0, 1, 0, 1], True), ([0, 0, 1, 0], False)):
        t.s.wounds = wounds
        assert counter.needs_pair(t.s, 6) == needed


@pytest.mark.rule("LOR-277", "LOR-094")
def test_a_pair_covers_a_wound() -> None:
    """If axes of 1 and 2 are played as a pair, then both are discarded, cover a spear wound, and are told."""
    t = draugr("axe 1", "axe 2", pick=3).choose("axe 1+2")
    assert t.wounds_open == {"axe": 2, "any": 1}
    assert t.discarded == ["axe 1", "axe 2"]
    assert [line[2:] for line in t.log("WOUND_COVERED")] == [("axe 1", 1)]  # the kind of the second card
    first = draugr("axe 1", "axe 1", pick=3).choose("axe 1+1")
    assert (first.discarded, [line[2:] for line in first.log("WOUND_COVERED")]) == (["axe 1"] * 2, [("axe 1", 0)])
    single = draugr("axe 1", pick=3).choose("axe 1", "any")
    assert [line[2:] for line in single.log("WOUND_COVERED")] == [("axe 1", -1)]


@pytest.mark.rule("LOR-277", "LOR-181")
def test_what_the_last_seat_holds_makes_no_pair() -> None:
    """If the last of five players holds many cards, then the first has the pairs of its own hand alone."""
    t = war(5, mode="none").army(0, 5, 1).monster("draugr", 12).hero(0, 12).attributes(0, wisdom=1)
    t.hand(4, "axe 1", "axe 1", "axe 2", "axe 2", "axe 3", "axe 3", "spear 2", "spear 2", "bow 1", "bow 1")
    t.hand(0, "bow 2").next_cards("spear 1").next_attacks(1, 2).hunts("draugr").choose(1)
    assert t.options == {"bow 2", "spear 1", "none"}


@pytest.mark.rule("LOR-222", "LOR-173", "LOR-096")
def test_troll_hide_takes_one_of_three_injuries_and_is_turned_over() -> None:
    """If an attack deals three Injuries, then Troll Hide leaves two; the Chain that was used stays so."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).slain(1, "troll", "garm").used("chain").monster("draugr", 12)
    t.hero(1, 12).turn_of(1).attributes(1, wisdom=1, strength=1).next_cards("spear 1").next_attacks(1, 12)
    t.hunts("draugr").choose(12, "none").next_cards("bow 1")
    if t.question == "DEFEND":
        t.choose("none")
    t.choose("yes", "wisdom", "authority")
    assert t.injuries_of(1) == ["authority", "wisdom"]
    assert t.log("INJURY_IGNORED") == [(1,)]
    assert t.artefacts_ready(1) == set()
    assert set(t.cited("INJURED")) == {"LOR-096"}
