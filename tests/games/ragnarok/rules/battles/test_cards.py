"""Combat cards: the deck, playing them in turn, the limits of casualties and of the hand."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, everything_but, war


def meet(*mine: str, theirs: tuple[str, ...] = (), values: tuple[int, int] = (3, 3)) -> Table:
    """Seat 0 has gone from 5 to 6 with one Army against one of seat 1; both with these cards."""
    t = war(3, mode="none").army(0, 5, values[0]).army(1, 6, values[1]).owns(1, 8)
    return t.hand(0, *mine).hand(1, *theirs).attack(5, 6)


@pytest.mark.rule("LOR-083", "LOR-162")
def test_the_defender_begins_and_the_sides_take_turns() -> None:
    """If both hold cards, then the defender plays or passes first, then one card each in turn, open to all."""
    t = meet("axe 1", "axe 2", theirs=("bow 1", "bow 2"))
    assert t.asked == (1, "PLAY_CARD")
    assert t.options == {"bow 1", "bow 2", "pass"}
    t.choose("bow 1")
    assert t.asked == (0, "PLAY_CARD")
    assert t.options == {"axe 1", "axe 2", "pass"}
    t.choose("axe 2")
    assert t.asked == (1, "PLAY_CARD")
    assert t.options == {"bow 2", "pass"}
    assert [line[:2] for line in t.log("CARD_PLAYED")] == [(1, "bow 1"), (0, "axe 2")]


@pytest.mark.rule("LOR-083")
def test_a_pass_is_final() -> None:
    """If a side passes, then it is not asked again, while the other may go on."""
    t = meet("axe 1", "axe 2", theirs=("bow 1", "bow 2")).choose("pass", "axe 1")
    assert t.asked == (0, "PLAY_CARD")
    t.choose("axe 2")
    assert t.hand_of(1) == ["bow 1", "bow 2"]
    assert t.asked == (1, "RETREAT_TO")
    assert t.log("BATTLE_WON") == [(0, 6, 6, 3)]


@pytest.mark.rule("LOR-082", "LOR-161")
def test_cards_add_their_values() -> None:
    """If cards are played, then 3+2 loses against 3+2 and wins against 3+1."""
    tie = meet("axe 2", theirs=("bow 2",)).choose("bow 2", "axe 2")
    assert tie.log("BATTLE_WON") == [(1, 6, 5, 5)]
    assert tie.armies(1) == {6: [3]}
    won = meet("axe 2", theirs=("bow 1",)).choose("bow 1", "axe 2").until("RETREAT_TO").choose(8)
    assert won.owner(6) == 0


@pytest.mark.rule("LOR-084", "LOR-161")
def test_casualties_of_played_cards_never_exceed_the_armies() -> None:
    """If the Armies total 2, then one wild 4 may be played and no card with a casualty after it."""
    t = meet("wild 4", "axe 3", "axe 1", theirs=("bow 1",), values=(2, 6)).choose("pass")
    assert t.options == {"wild 4", "axe 3", "axe 1", "pass"}
    t.choose("wild 4")
    assert t.options == {"axe 1", "pass"}
    assert t.closed("axe 3") == "LOR-084"


@pytest.mark.rule("LOR-084")
def test_a_card_with_more_casualties_than_armies_cannot_be_played() -> None:
    """If one Army of 1 fights, then axe 3 may be played and wild 4 not."""
    t = meet("wild 4", "axe 3", theirs=("bow 1",), values=(1, 6)).choose("pass")
    assert t.options == {"axe 3", "pass"}
    assert t.closed("wild 4") == "LOR-084"


@pytest.mark.rule("LOR-102", "LOR-178")
def test_at_the_end_of_a_turn_everybody_has_four_cards_at_most() -> None:
    """If a turn ends, then each player with more than four cards discards down to four, by his own choice."""
    five = ("axe 1", "axe 2", "bow 1", "bow 2", "spear 3")
    t = war(3, mode="none").army(0, 5, 2).army(1, 9, 2).hand(0, *five).hand(1, *five).runes(0, fehu=5)
    t.special("reinforce").raises(5, 5, 5)
    assert t.asked == (0, "DISCARD")
    assert t.options == set(five)
    t.choose("spear 3")
    assert t.asked == (1, "DISCARD")
    t.choose("bow 2")
    assert t.hand_of(0) == ["axe 1", "axe 2", "bow 1", "bow 2"]
    assert t.hand_of(1) == ["axe 1", "axe 2", "spear 3", "bow 1"]
    assert t.active == 1
    four = war(3, mode="none").army(0, 5, 2).army(1, 9, 2).hand(0, *five[:4]).special("reinforce").raises(5, 5, 5)
    assert four.active == 1


@pytest.mark.rule("LOR-122")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """If the deck is empty, then the discarded cards are shuffled into it; with both empty nothing is drawn."""
    t = (
        war(3, mode="none")
        .army(0, 5, 2)
        .discards("axe 1", "bow 2")
        .hand(1, *everything_but("axe 1", "bow 2"))
        .next_cards("bow 2")
    )
    assert t.table["deck"] == 0
    t.until("HERO_ACT").choose("draw")
    assert t.hand_of(0) == ["bow 2"]
    assert t.discarded == []
    assert t.table["deck"] == 1
    none = war(3, mode="none").army(0, 5, 2).hand(1, *everything_but()).until("HERO_ACT")
    assert "draw" not in none.options
    assert none.closed("draw") == "LOR-122"


@pytest.mark.rule("LOR-082", "LOR-083")
def test_two_equal_cards_count_twice() -> None:
    """If a side plays axe 2 twice, then both count."""
    t = war(3, mode="none").army(0, 5, 3).army(1, 6, 2).owns(1, 8).hand(0, "axe 2", "axe 2").hand(1, "bow 1", "bow 1")
    t.attack(5, 6).choose("bow 1", "axe 2", "bow 1", "axe 2")
    assert t.log("CARD_PLAYED")[-1] == (0, "axe 2", 7)
    assert t.log("BATTLE_WON")[-1] == (0, 6, 7, 4)
