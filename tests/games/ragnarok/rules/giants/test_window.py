"""The window before a Battle in which Frost Giants are sacrificed."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war


def both() -> Table:
    """Seat 0 has gone to 18 with A3, A2 and its Giant; seat 1 has A3, A2 and its own there. Both hold a card."""
    t = war(2).army(0, 17, 3, 2).army(1, 18, 3, 2).giants({0: 17, 1: 18}).hand(0, "axe 1").hand(1, "bow 1")
    return t.move(17, 18, value=3, giant=True).move(17, 18, value=2)


def visit() -> Table:
    """Seat 0 has gone to 18 with A1 and its Giant; seat 1 has A2, A1 and its own there, and 18 is its own."""
    return war(2).army(0, 17, 1).army(1, 18, 2, 1).giants({0: 17, 1: 18}).move(17, 18, giant=True)


@pytest.mark.rule("UTG-040", "UTG-041", "UTG-050")
def test_the_defender_decides_first_then_the_attacker() -> None:
    """If both sides have a Giant where they meet, then first the defender may sacrifice his, then the attacker."""
    t = both()
    assert t.asked == (1, "SACRIFICE")
    assert t.options == {"yes", "no"}
    t.choose("no")
    assert t.asked == (0, "SACRIFICE")
    assert t.options == {"yes", "no"}
    t.choose("no")
    assert t.asked == (1, "PLAY_CARD")
    assert (t.giant(0), t.giant(1), t.stock) == (18, 18, 2)
    assert (t.armies(0), t.armies(1)) == ({18: [3, 2]}, {18: [3, 2]})


@pytest.mark.rule("UTG-042", "UTG-043")
def test_a_sacrifice_lowers_every_enemy_army_there_and_nobody_elsewhere() -> None:
    """If the defender sacrifices, then his Giant is in the Stock and each attacking Army there is lower by 1."""
    t = war(2).army(0, 17, 4, 3, 2).army(1, 18, 6).giants({1: 18}).hand(1, "axe 1")
    t.move(17, 18, value=4).move(17, 18, value=2).choose("yes")
    assert t.armies(0) == {17: [3], 18: [3, 1]}
    assert t.armies(1) == {18: [6]}
    assert (t.giant(1), t.stock) == (None, 4)


@pytest.mark.rule("UTG-110")
def test_two_sacrifices_lower_each_side_once() -> None:
    """If both sacrifice, then each side's Armies are lower by 1, not by 2, and the Battle takes place."""
    t = both().choose("yes")
    assert (t.armies(0), t.armies(1)) == ({18: [2, 1]}, {18: [3, 2]})
    t.choose("yes")
    assert (t.armies(0), t.armies(1)) == ({18: [2, 1]}, {18: [2, 1]})
    assert t.stock == 4
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("UTG-044", "LOR-025")
def test_an_army_below_one_is_destroyed() -> None:
    """If a sacrifice lowers an Army of value 1, then it returns to its owner's supply; an Army of 2 is left with 1."""
    t = war(2).army(0, 17, 2, 1).army(1, 18, 6).giants({1: 18}).hand(1, "axe 1")
    t.move(17, 18, value=2).move(17, 18, value=1).choose("yes")
    assert t.armies(0) == {18: [1]}
    assert t.supply(0) == 5


@pytest.mark.rule("UTG-045", "LOR-159")
def test_a_side_without_an_army_has_no_battle() -> None:
    """If the defender's sacrifice destroys all attackers, then no Battle, no card and no further loss follow."""
    t = war(2).army(0, 17, 1).army(1, 18, 2).giants({1: 18}).hand(1, "axe 1").hand(0, "axe 2")
    t.move(17, 18).choose("yes")
    assert t.question == "SPECIAL_ACT"
    assert t.armies(1) == {18: [2]}
    assert (t.hand_of(0), t.hand_of(1)) == (["axe 2"], ["axe 1"])
    assert (t.owner(18), t.owner(17)) == (1, 0)
    assert "BATTLE_WON" not in t.story


@pytest.mark.rule("UTG-046", "UTG-047")
def test_the_attacker_may_still_sacrifice_when_his_armies_are_gone() -> None:
    """If the defender has destroyed all attackers, then the attacker's Giant is still there to be sacrificed."""
    t = visit().choose("yes")
    assert t.armies(0) == {}
    assert (t.asked, t.giant(0), t.stock) == ((0, "SACRIFICE"), 18, 3)
    t.choose("yes")
    assert t.armies(1) == {18: [1]}
    assert (t.stock, t.owner(18), t.question) == (4, 1, "SPECIAL_ACT")


@pytest.mark.rule("UTG-047", "UTG-035")
def test_a_giant_kept_by_a_destroyed_attacker_leaves_after_the_window() -> None:
    """If the attacker without Armies keeps his Giant, then it leaves as soon as the window is over."""
    t = visit().choose("yes", "no")
    assert t.armies(1) == {18: [2, 1]}
    assert (t.giant(0), t.stock) == (None, 4)


@pytest.mark.rule("UTG-045", "UTG-046")
def test_both_sides_may_be_gone() -> None:
    """If each side's only Army of value 1 is destroyed, then nobody fights and the Region stays the defender's."""
    t = war(2).army(0, 17, 1).army(1, 18, 1).giants({0: 17, 1: 18}).move(17, 18, giant=True).choose("yes", "yes")
    assert (t.armies(0), t.armies(1)) == ({}, {})
    assert (t.owner(18), t.stock) == (1, 4)
    assert t.question == "SPECIAL_ACT"


@pytest.mark.rule("UTG-048", "LOR-082")
def test_a_giant_adds_nothing_to_a_battle() -> None:
    """If an attacker with a Giant meets an Army of equal value, then it is a tie, which the defender wins."""
    t = war(2).army(0, 17, 3).army(1, 18, 3).giants({0: 17}).move(17, 18, giant=True).choose("no")
    assert t.armies(1) == {18: [3]}
    assert t.armies(0) == {17: [2]}
    assert t.giant(0) == 17


@pytest.mark.rule("UTG-049", "UTG-115")
def test_a_giant_elsewhere_cannot_be_sacrificed() -> None:
    """If a side's Giant stands in another Region, then that side decides nothing; the other side still may."""
    t = war(2).army(0, 17, 3).army(0, 16, 1).army(1, 18, 2).giants({0: 16, 1: 18}).hand(1, "axe 1").move(17, 18).stop()
    assert t.asked == (1, "SACRIFICE")
    t.choose("no")
    assert t.asked == (1, "PLAY_CARD")
    assert t.giant(0) == 16


@pytest.mark.rule("UTG-115", "LOR-081")
def test_without_a_giant_in_the_region_there_is_no_window() -> None:
    """If neither side has a Giant where they meet, then the cards come at once."""
    t = war(2).army(0, 17, 3).army(0, 16, 1).army(1, 18, 2).army(1, 1, 1).giants({0: 16, 1: 1}).hand(1, "axe 1")
    t.move(17, 18).stop()
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("UTG-051", "LOR-021")
def test_an_attacker_left_alone_takes_the_region_by_the_usual_rule() -> None:
    """If the attacker's sacrifice destroys all defenders, then he takes the enemy Region without a Battle."""
    t = war(2).army(0, 17, 1).army(1, 18, 1, 1).giants({0: 17}).move(17, 18, giant=True).choose("yes")
    assert t.armies(1) == {}
    assert t.armies(0) == {18: [1]}
    assert (t.owner(18), t.owner(17)) == (0, 0)
    assert t.question == "SPECIAL_ACT"


@pytest.mark.rule("UTG-051", "LOR-020")
def test_a_neutral_region_needs_its_value_after_the_window_too() -> None:
    """If all defenders of a neutral Region of value 4 are gone, then an attacker of 3 leaves it, one of 4 takes it."""
    for value, owner in ((3, None), (4, 0)):
        t = war(2).army(0, 16, value).camp(1, 17, 1).giants({0: 16}).move(16, 17, giant=True).choose("yes")
        assert t.armies(0) == {17: [value]}
        assert t.owner(17) == owner


@pytest.mark.rule("LOR-081", "LOR-160")
def test_the_window_comes_before_fang_and_cards() -> None:
    """If the attacker owns the Root Fang too, then the sacrifice is asked first, then the Fang, then the cards."""
    t = war(2).army(0, 17, 3).army(1, 18, 2).giants({1: 18}).slain(0, "nidhogg").hand(1, "axe 1").attack(17, 18)
    assert t.asked == (1, "SACRIFICE")
    t.choose("no")
    assert t.asked == (0, "USE_FANG")
    t.choose("no")
    assert t.asked == (1, "PLAY_CARD")
