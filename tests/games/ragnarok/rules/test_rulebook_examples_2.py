"""The worked examples of the ledger with their own numbers: mode M and the Mace (10 to 16)."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption
from tests.games.ragnarok.scenario import Table, opening, war


@pytest.mark.rule("UTG-062", "UTG-063", "UTG-064")
def test_utx_10_legal_monster_sets() -> None:
    """If two of each rune are chosen, then the game begins with three Giants together; other sets are refused."""
    t = opening(3, mode="monsters", monster_choice="draugr,troll,giants,garm,fenrir,nidhogg")
    places = t.places_of("giants")
    assert len(places) == 3
    assert len(set(places)) == 1
    for wrong in (
        "draugr,troll,giants,garm,lindworm,fenrir",
        "draugr,troll,giants,garm,fenrir",
        "draugr,troll,giants,garm,lindworm,fenrir,nidhogg",
    ):
        with pytest.raises(BadOption):
            opening(3, mode="monsters", monster_choice=wrong)


@pytest.mark.rule("UTG-074", "UTG-075", "UTG-079")
def test_utx_11_one_roll_three_moves() -> None:
    """If the die shows Move 2, then each Giant moves one Region and tramples there, and none enters 1 twice."""
    t = war(3, mode="monsters").figures(4, 4, 4).army(0, 1, 2).army(1, 2, 1).roll("move 2")
    t.special("monsters").activates("giants")
    picks(t, 4).choose(1)
    assert t.armies(0) == {1: [1]}
    picks(t, 4)
    assert 1 not in t.options
    assert t.closed(1) == "UTG-075"
    t.choose(2)
    assert t.armies(1) == {}
    picks(t, 4).choose(7)
    assert t.places_of("giants") == [1, 2, 7]
    assert t.question == "ACTIVATE_NEXT"


def picks(t: Table, region: int) -> Table:
    """The next Giant is one in this Region; the last one names itself."""
    return t.choose(f"giant in {region}") if t.question == "GIANT_NEXT" else t


@pytest.mark.rule("UTG-076", "UTG-077", "LOR-170")
def test_utx_12_a_blocked_giant() -> None:
    """If Giants stand in x, y and z of a line, then none moves, and A3 in x is not trampled."""
    t = war(2, mode="monsters").on_map("line").figures(1, 2, 3).army(0, 1, 3).roll("move 1")
    t.special("monsters").activates("giants")
    for region in (1, 2, 3):
        picks(t, region)
    assert t.question != "GIANT_NEXT"
    assert t.places_of("giants") == [1, 2, 3]
    assert t.armies(0) == {1: [3]}
    assert len(t.log("GIANT_BLOCKED")) == 3


@pytest.mark.rule("UTG-072", "UTG-073", "UTG-111")
def test_utx_13_one_choice_for_all() -> None:
    """If P3 chooses Attack for Giants in 8, 9 and 9, then A1 in 8 is destroyed and A3 in 9 becomes A1."""
    t = war(3, mode="monsters").figures(8, 9, 9).army(0, 9, 3).army(1, 8, 1).army(2, 20, 1).turn_of(2)
    t.roll("move 1 or attack").special("monsters").activates("giants")
    assert t.asked == (2, "DIE_CHOICE")
    t.choose("attack")
    assert t.armies(1) == {}
    assert t.armies(0) == {9: [1]}
    assert t.places_of("giants") == [8, 9, 9]


@pytest.mark.rule("UTG-091", "UTG-092", "UTG-095")
def test_utx_14_a_hunt_in_full() -> None:
    """If P1 hunts the Giants as told, then he slays them in round 3 with one Injury, one figure and the Mace."""
    t = war(3, mode="monsters", heroes="ragnar,snorri,aslaug").figures(12, 4, 7).hero(0, 12).army(1, 12, 1)
    t.army(0, 20, 1).attributes(0, strength=2, wisdom=2).hand(0, "axe 2", "bow 1")
    t.next_cards("spear 1", "wild 4").next_attacks(3, 10).hunts("giants")
    assert t.places_of("giants") == [12, 12, 12]
    assert t.armies(1) == {12: [1]}
    t.choose(10)  # 7, weakness axe
    t.cover("axe 2", "axe").cover("spear 1", "spear")
    t.next_cards("bow 2", "axe 1").choose("bow 1", "wild 4")
    assert t.log("GUARD_HELD") == [(0, 7)]
    assert t.injuries_of(0) == []
    t.next_attacks(6, 8).choose("on", 6)  # 5, weakness bow
    t.cover("bow 2", "bow").cover("axe 1", "any")
    t.next_cards("spear 3").until("INJURE", "HUNT_ON")
    if t.question == "INJURE":
        t.choose("wisdom")
    assert len(t.injuries_of(0)) == 1
    assert t.wounds_open == {"any": 1}
    t.next_attacks(1, 2).choose("on", 1).cover("spear 3", "any")
    assert t.player(0)["slain"] == ["giants"]
    assert t.artefacts_of(0) == {"mace"}
    assert len(t.injuries_of(0)) == 1
    assert t.places_of("giants") == []
    assert t.asked == (0, "LOKI_AT")


@pytest.mark.rule("UTG-094", "LOR-097", "LOR-098")
def test_utx_15_a_failed_hunt() -> None:
    """If P1 begins with two Injuries and takes two more, then the hunt fails, and the Giants stay together in 12."""
    t = war(3, mode="monsters", heroes="ragnar,snorri,aslaug").figures(12, 4, 7).hero(0, 12).army(1, 12, 1)
    t.army(0, 20, 1).attributes(0, strength=2, wisdom=2).hand(0, "axe 2", "bow 1").injuries(0, "strength", "authority")
    t.next_cards("spear 1", "wild 4").next_attacks(7, 8).hunts("giants").choose(7)
    t.next_cards("axe 1").choose("none", "none")
    assert sorted(t.injuries_of(0)) == ["authority", "fourth", "strength", "wisdom"]
    assert t.places_of("giants") == [12, 12, 12]
    assert t.log("HUNT_FAILED") == [(0, "giants")]
    assert t.player(0)["slain"] == []


@pytest.mark.rule("UTG-070", "LOR-037")
def test_utx_16_only_garm_can_be_named() -> None:
    """If P1 has two Isa runes and Isa is held by Garm and the Giants, then only Garm can be controlled."""
    t = war(3, mode="monsters").army(0, 20, 1).runes(0, isa=2).until("RUNE_ACT").choose("control")
    assert t.controller("garm") == 0
    assert t.runes_of(0) == {}


@pytest.mark.rule("UTG-101", "UTG-102", "UTG-103")
def test_utx_16_the_mace() -> None:
    """If the Mace hits A3 in 8, then A2 Retreats to 9, 6 or 10; used on A1 it destroys it; then it is used up."""
    t = war(3, mode="monsters").slain(0, "giants").hero(0, 8).army(1, 8, 3, 1).owns(1, 9).army(0, 20, 2)
    t.choose("mace", "A3 of 1 in 8")
    assert t.asked == (1, "RETREAT_TO")
    assert t.options == {6, 9, 10}
    t.choose(6)
    assert t.armies(1) == {6: [2], 8: [1]}
    assert t.artefacts_ready(0) == set()
    other = war(3, mode="monsters").slain(0, "giants").hero(0, 8).army(1, 8, 3, 1).owns(1, 9).army(0, 20, 2)
    other.choose("mace", "A1 of 1 in 8")
    assert other.armies(1) == {8: [3]}
    assert other.asked == (0, "PRAY_TO")
