"""Frost Giants as a realm bonus: they go with Armies, or back to the Stock."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war


def pair() -> Table:
    """Seat 0 has an Army of 3, one of 1 and its Giant in 6; nobody is in 5, 7 and 8."""
    return war(3).army(0, 6, 3, 1).giants({0: 6})


@pytest.mark.rule("UTG-031", "UTG-032")
def test_a_giant_may_follow_an_army_or_stay() -> None:
    """If an Army leaves the Region of its owner's Giant, then the owner says whether the Giant comes along."""
    t = pair().move(6, 7, value=3)
    assert t.asked == (0, "FOLLOW")
    assert t.options == {"yes", "no"}
    assert pair().move(6, 7, value=3, giant=True).giant(0) == 7
    assert pair().move(6, 7, value=3, giant=False).giant(0) == 6


@pytest.mark.rule("UTG-030")
def test_a_giant_does_not_move_by_itself() -> None:
    """If no Army leaves the Giant's Region, then nobody is asked about it, and it is no piece that can be moved."""
    t = war(3).army(0, 6, 3).army(0, 1, 2).giants({0: 6}).until("MOVE_ARMY")
    assert t.options == {"A3 in 6", "A2 in 1", "none"}
    t.choose("A2 in 1", 2)
    assert t.asked == (0, "MOVE_ARMY")
    t.stop()
    assert t.log("GIANT_MOVED") == t.log("GIANT_FOLLOWED") == []
    assert t.giant(0) == 6


@pytest.mark.rule("UTG-031")
def test_only_the_owners_giant_follows() -> None:
    """If an Army leaves a Region in which another player's Giant would stand, then nothing is asked."""
    t = war(3).army(0, 6, 3).army(1, 8, 2).giants({1: 8}).move(6, 7)
    assert t.question == "SPECIAL_ACT"
    assert t.giant(1) == 8


@pytest.mark.rule("UTG-033", "LOR-183")
def test_an_army_that_is_placed_elsewhere_takes_the_giant_along_too() -> None:
    """If Niflheim places an Army, then its Giant may come along, however far; left alone it is gone."""
    for giant, place, stock in (("yes", 20, 3), ("no", None, 4)):
        t = war(3).allies(0, "niflheim").army(0, 3, 4).owns(0, 20).giants({0: 3}).hero(0, 16)
        t.special("usurp").choose("niflheim").places_army(3, 20)
        assert t.asked == (0, "FOLLOW")
        t.choose(giant)
        assert t.armies(0) == {20: [4]}
        assert (t.giant(0), t.stock) == (place, stock)
        assert t.owner(3) == 0


@pytest.mark.rule("UTG-034")
def test_a_giant_retreats_with_its_army_and_nobody_is_asked() -> None:
    """If the loser of a Battle Retreats from the Region of his Giant, then the Giant goes with his Armies."""
    t = war(2).army(0, 1, 5).army(1, 2, 3).giants({1: 2}).owns(1, 3).attack(1, 2).choose("no")
    assert t.asked == (1, "RETREAT_TO")
    t.choose(3)
    assert t.armies(1) == {3: [2]}
    assert (t.giant(1), t.stock) == (3, 3)
    assert t.question == "SPECIAL_ACT"


@pytest.mark.rule("UTG-035", "UTG-036")
def test_a_giant_without_an_army_of_its_owner_goes_to_the_stock() -> None:
    """If the last Army leaves and the Giant stays, then it goes to the Stock; with another Army there it stays."""
    t = pair().move(6, 7, value=3, giant=False)
    assert (t.giant(0), t.stock) == (6, 3)
    t.move(6, 5, value=1, giant=False)
    assert (t.giant(0), t.stock) == (None, 4)


@pytest.mark.rule("UTG-035")
def test_a_trampled_army_leaves_its_giant_to_the_stock() -> None:
    """If a monster destroys the only Army beside a Giant, then the Giant is removed at once."""
    t = war(2).army(0, 6, 1).giants({0: 6}).army(0, 1, 1).monster("garm", 7).roll("move 1")
    t.special("monsters").activates("garm").choose(6)
    assert t.armies(0) == {1: [1]}
    assert (t.giant(0), t.stock) == (None, 4)


@pytest.mark.rule("UTG-035")
def test_an_army_of_another_player_does_not_keep_a_giant() -> None:
    """If the attacker's Armies are all that is left in the Giant's Region, then the Giant is gone."""
    t = war(2).army(0, 1, 6).army(1, 2, 1).giants({1: 2}).attack(1, 2).choose("no")
    assert t.armies(1) == {}
    assert (t.giant(1), t.stock) == (None, 4)


@pytest.mark.rule("UTG-037")
def test_the_owner_says_which_of_several_retreating_armies_the_giant_follows() -> None:
    """If Garm makes two Armies Retreat to different Regions, then the Giant goes where its owner says."""
    for follows, place in ((6, 6), (9, 9)):
        t = war(3).army(1, 8, 3, 2).giants({1: 8}).owns(1, 6, 9).army(0, 1, 1)
        t.monster("garm", 8).roll("attack").special("monsters").activates("garm")
        assert t.asked == (1, "RETREAT_TO")
        t.retreats({3: 6, 2: 9}, giant=follows)
        assert t.armies(1) == {6: [3], 9: [2]}
        assert t.giant(1) == place


@pytest.mark.rule("UTG-034", "LOR-214")
def test_the_giant_follows_the_only_retreating_army_unasked() -> None:
    """If Garm drives out the first player's first Army, all that he has there, then his Giant goes with it unasked."""
    t = war(3).army(0, 8, 3).army(0, 1, 1).giants({0: 8}).owns(0, 6, 9).army(1, 12, 1)
    t.monster("garm", 8).roll("attack").special("monsters").activates("garm")
    assert t.asked == (0, "RETREAT_TO")
    t.choose(9)
    assert t.question not in ("FOLLOW", "RETREAT_TO")
    assert (t.armies(0), t.giant(0)) == ({1: [1], 9: [3]}, 9)


@pytest.mark.rule("UTG-031", "UTG-033")
def test_a_giant_may_follow_a_march_and_a_sea_move() -> None:
    """If an Army marches or sails from the Giant's Region, then the Giant may come along as with any move."""
    march = war(3).army(0, 6, 3).giants({0: 6}).runes(0, fehu=1).march(6, 7)
    assert march.asked == (0, "FOLLOW")
    assert march.choose("yes").giant(0) == 7
    sail = war(3).army(0, 6, 3).giants({0: 6}).ship(0, "b").move(6, 9)
    assert sail.asked == (0, "FOLLOW")
    assert sail.choose("yes").giant(0) == 9


@pytest.mark.rule("UTG-035", "LOR-119")
def test_a_winner_without_an_army_left_loses_his_giant_too() -> None:
    """If a card costs the winning attacker his last Army, then his Giant there goes to the Stock."""
    t = war(3).army(0, 5, 2).army(1, 6, 3).owns(1, 8).giants({0: 5}).hand(0, "wild 4")
    t.attack(5, 6, giant=True).choose("no", "wild 4", 8)
    assert t.armies(0) == {}
    assert (t.giant(0), t.stock) == (None, 4)


@pytest.mark.rule("UTG-035")
def test_an_artefact_that_destroys_the_last_army_removes_its_giant() -> None:
    """If Serpent Venom destroys the only Army beside a Giant, then the Giant goes to the Stock."""
    t = war(3).slain(0, "lindworm").hero(0, 8).army(0, 1, 1).army(1, 9, 1).giants({1: 9}).choose("venom")
    assert t.armies(1) == {}
    assert (t.giant(1), t.stock) == (None, 4)
