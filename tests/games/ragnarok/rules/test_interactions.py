"""The twelve interactions of the ledger: where two rules meet."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption
from tests.games.ragnarok.scenario import opening, war


@pytest.mark.rule("UTG-045", "UTG-046")
def test_1_a_destroyed_attacker_still_sacrifices() -> None:
    """If both have Giants and the attacker one Army of 1, then both may sacrifice, and no Battle takes place."""
    t = war(2).army(0, 17, 1).army(1, 18, 3, 2).giants({0: 17, 1: 18}).hand(1, "axe 1").move(17, 18, giant=True)
    t.choose("yes", "yes")
    assert (t.armies(0), t.armies(1)) == ({}, {18: [2, 1]})
    assert (t.stock, t.question) == (4, "SPECIAL_ACT")
    assert t.hand_of(1) == ["axe 1"]


@pytest.mark.rule("UTG-035", "UTG-036")
def test_2_a_giant_alone_goes_and_one_with_an_army_stays() -> None:
    """If the only Army leaves without the Giant, then it goes to the Stock; with a second Army there it stays."""
    alone = war(2).army(0, 6, 3).giants({0: 6}).move(6, 7, giant=False)
    assert (alone.giant(0), alone.stock) == (None, 4)
    kept = war(2).army(0, 6, 3, 1).giants({0: 6}).move(6, 7, value=3, giant=False)
    assert (kept.giant(0), kept.stock) == (6, 3)


@pytest.mark.rule("UTG-033")
def test_3_an_army_placed_by_niflheim_may_bring_its_giant() -> None:
    """If Niflheim places an Army, then its Giant may come along."""
    t = war(3).allies(0, "niflheim").army(0, 3, 4).owns(0, 12).giants({0: 3}).hero(0, 18)
    t.special("usurp").choose("niflheim", "army")
    if t.question == "PLACE_ARMY":
        t.choose_army(3)
    t.choose(12)
    assert t.asked == (0, "FOLLOW")
    t.choose("yes")
    assert t.giant(0) == 12


@pytest.mark.rule("UTG-024")
def test_4_the_fifth_player_receives_no_giant() -> None:
    """If four of five players own Giants, then the fifth gets none."""
    t = war(5).allies(4, "utgard").turn_of(4).giants({0: 1, 1: 5, 2: 9, 3: 11})
    for seat, region in enumerate((1, 5, 9, 11, 16)):
        t.army(seat, region, 1)
    t.special("reinforce").raises(16, 16, 16)
    assert t.active == 0
    assert (t.giant(4), t.stock) == (None, 0)


@pytest.mark.rule("UTG-026")
def test_5_an_ally_without_an_army_receives_no_giant() -> None:
    """If the ally's last Army was lost in this turn, then Build Temple brings no Giant."""
    t = war(2).allies(0, "utgard").owns(0, 5).army(0, 1, 1).army(1, 2, 6).attack(1, 2).special("build-temple")
    assert t.armies(0) == {}
    assert (t.active, t.giant(0), t.stock) == (1, None, 4)


@pytest.mark.rule("UTG-076", "UTG-112")
def test_6_giants_part_from_one_region_and_a_blocked_one_stays() -> None:
    """If three Giants stand in one Region with three neighbours, then all leave; between Giants none can."""
    t = war(3, mode="monsters").army(0, 20, 1).figures(2, 2, 2).roll("move 1").special("monsters").activates("giants")
    for region in (1, 3, 4):
        if t.question == "GIANT_NEXT":
            t.choose("giant in 2")
        if t.question == "MONSTER_TO":
            t.choose(region)
    assert t.places_of("giants") == [1, 3, 4]
    line = war(2, mode="monsters").on_map("line").figures(1, 2, 3).army(0, 1, 3).roll("move 1")
    line.special("monsters").activates("giants").picks_giant(2).picks_giant(1).picks_giant(3)
    assert line.question != "GIANT_NEXT"
    assert line.places_of("giants") == [1, 2, 3]
    assert line.armies(0) == {1: [3]}


@pytest.mark.rule("UTG-073", "UTG-111")
def test_7_one_choice_for_all_giants() -> None:
    """If the face offers a choice, then it is asked once, and Attack hits in each Giant's Region."""
    t = war(3, mode="monsters").army(0, 20, 1).figures(8, 9, 10).army(1, 8, 2).army(2, 9, 2).army(2, 10, 2)
    t.roll("move 2 or attack").special("monsters").activates("giants").choose("attack")
    assert (t.armies(1), t.armies(2)) == ({8: [1]}, {9: [1], 10: [1]})
    assert t.question != "DIE_CHOICE"


@pytest.mark.rule("UTG-092", "UTG-095", "UTG-096")
def test_8_a_hunt_gathers_without_trample_and_gives_one_trophy() -> None:
    """If the Giants are hunted and killed, then no Army was trampled, one trophy is won, and no figure is left."""
    t = war(3, mode="monsters").army(0, 20, 1).figures(4, 7, 12).hero(0, 12).army(1, 12, 1).kills("giants")
    assert t.armies(1) == {12: [1]}
    assert t.player(0)["slain"] == ["giants"]
    assert t.places_of("giants") == []


@pytest.mark.rule("UTG-070", "LOR-037")
def test_9_giants_are_never_controlled() -> None:
    """If a player has two Isa runes, then only Garm can be named, and Garm names himself."""
    t = war(3, mode="monsters").army(0, 20, 1).runes(0, isa=2).until("RUNE_ACT").choose("control")
    assert t.controller("garm") == 0
    assert t.controller("giants") is None


@pytest.mark.rule("UTG-063")
def test_10_three_sheets_of_one_rune_are_refused() -> None:
    """If three Isa sheets are chosen, then the game does not begin, and the sentence names the three."""
    with pytest.raises(BadOption) as error:
        opening(3, mode="monsters", monster_choice="draugr,giants,garm,lindworm,fenrir,nidhogg")
    assert error.value.rule == "UTG-063"
    assert "giants, garm, lindworm" in error.value.sentence


@pytest.mark.rule("UTG-101", "UTG-103")
def test_11_the_mace_destroys_a_one_and_drives_out_a_two() -> None:
    """If the Mace hits an Army of 1, then it is destroyed without Retreat; one of 2 becomes 1 and Retreats."""
    t = war(3, mode="monsters").slain(0, "giants").hero(0, 8).army(1, 8, 2, 1).owns(1, 9).army(0, 20, 1)
    t.choose("mace", "A1 of 1 in 8")
    assert t.armies(1) == {8: [2]}
    other = war(3, mode="monsters").slain(0, "giants").hero(0, 8).army(1, 8, 2, 1).owns(1, 9).army(0, 20, 1)
    other.choose("mace", "A2 of 1 in 8", 9)
    assert other.armies(1) == {8: [1], 9: [1]}


@pytest.mark.rule("LOR-146", "UTG-023")
def test_12_aslaug_uses_utgard_from_its_gate_and_owns_one_giant() -> None:
    """If Aslaug stands in Utgard's gate, then she uses it without an alliance, and never for a second Giant."""
    t = war(3, heroes="aslaug,snorri,ragnar").gates(utgard=8).hero(0, 8).army(0, 5, 1).army(0, 1, 1).army(1, 9, 1)
    t.special("reinforce").raises(5, 5, 5)
    assert t.options == {"utgard", "none"}
    t.choose("utgard", 5)
    assert (t.giant(0), t.stock) == (5, 3)
    again = war(3, heroes="aslaug,snorri,ragnar").gates(utgard=8).hero(0, 8).army(0, 5, 1).army(0, 1, 1).giants({0: 5})
    again.special("reinforce").raises(5, 5, 5).choose("utgard")
    assert (again.giant(0), again.stock) == (1, 3)
