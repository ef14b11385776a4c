"""Frost Giants as a realm bonus: who receives one, and where it is put."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war


def ally(players: int = 3) -> Table:
    """Seat 0 is allied with Utgard and has an Army in 1 and one in 2."""
    return war(players).allies(0, "utgard").army(0, 1, 2).army(0, 2, 1)


def rewarded(t: Table) -> Table:
    """Seat 0 has taken Reinforce, all points on one Army, and may use its realms."""
    return t.special("reinforce").raises(1, 1, 1)


@pytest.mark.rule("UTG-020", "UTG-025")
def test_a_player_without_a_giant_receives_one_and_places_it_at_once() -> None:
    """If an ally of Utgard owns no Giant, then he takes one from the Stock and must say in which of his Regions."""
    t = rewarded(ally().army(1, 5, 2))
    assert t.asked == (0, "REALM_BONUS")
    assert t.options == {"utgard", "none"}
    t.choose("utgard")
    assert t.asked == (0, "GIANT_IN")
    assert t.options == {1, 2}
    t.choose(2)
    assert (t.giant(0), t.stock) == (2, 3)


@pytest.mark.rule("UTG-025")
def test_a_giant_is_placed_by_armies_not_by_control() -> None:
    """If a Region is his without an Army, then no Giant is placed there; with his Army on neutral land one may be."""
    t = rewarded(ally().owns(0, 20).camp(0, 4, 1)).choose("utgard")
    assert t.options == {1, 2, 4}
    assert t.closed(20) == "UTG-025"


@pytest.mark.rule("UTG-021", "UTG-107")
def test_a_giant_that_is_owned_is_placed_anew_without_distance() -> None:
    """If the ally owns a Giant, then it may go to any Region with an Army of his, far away, without a Battle."""
    t = rewarded(ally().army(0, 13, 1).giants({0: 1}).army(1, 14, 2)).choose("utgard")
    assert t.options == {2, 13}
    t.choose(13)
    assert (t.giant(0), t.stock) == (13, 3)
    assert "BATTLE_BEGINS" not in t.story


@pytest.mark.rule("UTG-021", "UTG-023")
def test_nobody_owns_two_giants() -> None:
    """If the ally owns a Giant and uses Utgard, then no second one leaves the Stock."""
    t = rewarded(ally().giants({0: 1})).choose("utgard")
    assert (t.giant(0), t.stock) == (2, 3)


@pytest.mark.rule("UTG-024", "UTG-012")
def test_an_empty_stock_gives_nothing() -> None:
    """If all four Giants are out, then the fifth player is not even asked about Utgard; with one left he is."""
    t = ally(5).giants({1: 5, 2: 8, 3: 11, 4: 16})
    for seat, region in ((1, 5), (2, 8), (3, 11), (4, 16)):
        t.army(seat, region, 1)
    assert t.stock == 0
    rewarded(t)
    assert t.active == 1
    assert t.giant(0) is None
    less = rewarded(ally(5).giants({1: 5, 2: 8, 3: 11}).army(1, 5, 1).army(2, 8, 1).army(3, 11, 1))
    assert less.asked == (0, "REALM_BONUS")


@pytest.mark.rule("UTG-026", "UTG-116")
def test_without_an_army_no_giant_is_received_or_owed() -> None:
    """If the ally has lost his last Army, then Utgard is not offered after Build Temple; with one Army left it is."""
    t = war(2).allies(0, "utgard").owns(0, 5).army(0, 1, 1).army(1, 2, 6).attack(1, 2).special("build-temple")
    assert t.armies(0) == {}
    assert (t.active, t.giant(0), t.stock) == (1, None, 4)
    left = war(2).allies(0, "utgard").owns(0, 5).army(0, 1, 1, 1).army(1, 2, 6)
    left.attack(1, 2).special("build-temple")
    assert left.asked == (0, "REALM_BONUS")


@pytest.mark.rule("UTG-022", "UTG-014", "LOR-145")
@pytest.mark.parametrize("action", ["mobilize", "usurp", "prepare"])
def test_other_actions_give_no_giant(action: str) -> None:
    """If the wheel action is none of Utgard's two, then its ally is not asked about it."""
    t = ally().hero(0, 3).owns(1, 3).army(1, 5, 1)
    t.special(action)
    if action == "mobilize":
        assert t.armies(0)[1] == [2, 1]
    if action == "prepare":
        t.choose("fehu", "fehu")
    assert t.active == 1
    assert (t.giant(0), t.stock) == (None, 4)


@pytest.mark.rule("UTG-014", "LOR-145")
def test_build_temple_gives_a_giant_too() -> None:
    """If an ally of Utgard builds a Temple, then Utgard is offered."""
    t = ally().special("build-temple")
    assert t.asked == (0, "REALM_BONUS")
    assert t.options == {"utgard", "none"}


@pytest.mark.rule("UTG-015")
def test_jotunheim_raises_nobody_in_this_mode() -> None:
    """If Giants are a realm bonus, then no realm raises an Army after Reinforce; without Giants Jotunheim does."""
    t = rewarded(ally()).choose("utgard", 2)
    assert t.armies(0) == {1: [5], 2: [1]}
    plain = war(3, mode="none").allies(0, "jotunheim").army(0, 1, 2).army(0, 2, 1)
    plain.special("reinforce").raises(1, 1, 1)
    assert plain.options == {"jotunheim", "none"}
    plain.choose("jotunheim").choose_army(2)
    assert plain.armies(0) == {1: [5], 2: [2]}


@pytest.mark.rule("UTG-013", "LOR-038")
def test_an_alliance_with_utgard_costs_a_rune_at_its_gate() -> None:
    """If a Hero stands in Utgard's gate Region, then one rune of any symbol makes the alliance; elsewhere it cannot."""
    t = war(3).gates(utgard=8).hero(0, 8).runes(0, tiwaz=1).army(0, 1, 1)
    t.until("RUNE_ACT")
    t.choose("alliance")
    assert t.allied(0) == {"utgard"}
    assert t.runes_of(0) == {}
    away = war(3).gates(utgard=8).hero(0, 9).runes(0, tiwaz=1).army(0, 1, 1).until("RUNE_ACT")
    assert "alliance" not in away.options


@pytest.mark.rule("UTG-027")
def test_a_giant_lost_may_be_received_again() -> None:
    """If a player's Giant went back to the Stock, then the next Utgard bonus gives him one."""
    t = ally().giants({0: 1}).move(1, 4, giant=False).stop()
    assert (t.giant(0), t.stock) == (None, 4)
    t.special("reinforce").raises(2, 2, 2).choose("utgard", 2)
    assert (t.giant(0), t.stock) == (2, 3)


@pytest.mark.rule("UTG-108")
def test_a_giant_is_never_taken_over() -> None:
    """If another player takes the Region of a Giant, then its Giant goes to the Stock and not to him."""
    t = war(2).army(0, 1, 6).army(1, 2, 1).giants({1: 2})
    t.attack(1, 2).choose("no")
    assert t.owner(2) == 0
    assert (t.giant(0), t.giant(1)) == (None, None)
    assert t.stock == 4
