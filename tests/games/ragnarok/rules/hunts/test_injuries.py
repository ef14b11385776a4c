"""Injuries: what they do, who names them, and healing."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war


def hurt(*names: str) -> Table:
    return war(3, mode="none").army(0, 5, 1).army(1, 9, 1).injuries(0, *names)


@pytest.mark.rule("LOR-099")
def test_an_injured_attribute_counts_as_one() -> None:
    """If authority 3 is injured, then it counts as 1 and stays printed as 3; the others count in full."""
    t = hurt("authority").attributes(0, authority=3, strength=4, wisdom=2)
    assert t.player(0)["attributes"] == {"authority": 3, "strength": 4, "wisdom": 2}
    assert t.player(0)["counting"] == {"authority": 1, "strength": 4, "wisdom": 2}


@pytest.mark.rule("LOR-099", "LOR-171")
def test_the_owner_names_the_attribute_and_each_only_once() -> None:
    """If an Injury is dealt, then its owner names an attribute that is not injured; the fourth names none."""
    t = hurt("wisdom").hero(0, 12).attributes(0, strength=5).next_cards("bow 1").next_attacks(1, 2).hunts("garm")
    t.next_cards("bow 2", "axe 1").choose(1, "none", "stop")
    assert t.asked == (0, "INJURE")
    assert t.options == {"authority", "strength"}
    assert t.closed("wisdom") == "LOR-099"


@pytest.mark.rule("LOR-171")
def test_the_owner_picks_the_injury_that_is_healed() -> None:
    """If two Injuries are there, then the Hero says which is healed."""
    t = hurt("wisdom", "strength").until("HERO_ACT").choose("heal")
    assert t.asked == (0, "HEAL_INJURY")
    assert t.options == {"wisdom", "strength"}
    t.choose("wisdom")
    assert t.injuries_of(0) == ["strength"]


@pytest.mark.rule("LOR-171", "LOR-097")
def test_injuries_beyond_four_are_ignored() -> None:
    """If three Injuries are there and two are dealt, then there are four."""
    t = hurt("wisdom", "strength", "authority").hero(0, 12).next_cards("bow 1").next_attacks(7, 8).hunts("garm")
    t.next_cards("bow 2").choose(7, "none", "none")
    assert len(t.injuries_of(0)) == 4


@pytest.mark.rule("LOR-172", "LOR-032")
def test_prayer_raises_an_injured_attribute_that_still_counts_as_one() -> None:
    """If wisdom is injured, then Odin raises what is printed, and it counts as 1 until it is healed."""
    t = hurt("wisdom").attributes(0, wisdom=2).until("PRAY_TO").choose("odin")
    assert t.player(0)["attributes"]["wisdom"] == 3
    assert t.player(0)["counting"]["wisdom"] == 1


@pytest.mark.rule("LOR-252")
def test_thor_heals_up_to_one_less_than_his_level() -> None:
    """If Thor has three pieces, then up to two Injuries are healed, and the player may stop before."""
    t = hurt("wisdom", "strength", "authority").pieces(thor=3).until("PRAY_TO").choose("thor")
    assert t.asked == (0, "HEAL_INJURY")
    assert t.options == {"wisdom", "strength", "authority", "none"}
    t.choose("wisdom", "strength")
    assert t.injuries_of(0) == ["authority"]
    assert t.question == "HERO_ACT"
    none = hurt("wisdom").pieces(thor=1).until("PRAY_TO").choose("thor")
    assert none.question == "HERO_ACT"
    assert none.injuries_of(0) == ["wisdom"]


@pytest.mark.rule("LOR-135", "LOR-252")
def test_an_injured_authority_is_healed_as_any() -> None:
    """If authority alone is injured, then the Hero and Thor heal it; without an Injury Thor asks nothing."""
    assert hurt("authority").until("HERO_ACT").choose("heal").injuries_of(0) == []
    thor = hurt("authority").pieces(thor=2).until("PRAY_TO").choose("thor")
    assert thor.options == {"authority", "none"}
    assert hurt().pieces(thor=3).until("PRAY_TO").choose("thor").question == "HERO_ACT"


@pytest.mark.rule("LOR-171", "LOR-097")
def test_a_fourth_injury_is_told_once() -> None:
    """If three Injuries are there and three are dealt, then one line tells of the fourth, and none of a fifth."""
    t = hurt("wisdom", "strength", "authority").hero(0, 12).next_cards("bow 1").next_attacks(11, 12).hunts("garm")
    t.next_cards("bow 2").choose(12, "none", "none")
    assert t.log("INJURED") == [(0, "fourth")]


@pytest.mark.rule("LOR-097", "LOR-296", "LOR-295")
def test_beowulfs_fourth_injury_ends_a_hunt_before_its_first_round() -> None:
    """If Beowulf with three Injuries takes another as he begins to hunt, then he has failed, and nothing attacks."""
    t = war(3, mode="none", heroes="beowulf,aslaug,ragnar").army(0, 5, 1).army(1, 9, 1).hero(0, 12)
    t.injuries(0, "wisdom", "strength", "authority").hunts("garm").next_cards("axe 1", "bow 1").choose("yes")
    assert len(t.injuries_of(0)) == 4
    assert t.log("HUNT_FAILED") == [(0, "garm")]
    assert "ATTACKS_DRAWN" not in t.story
    assert t.active == 1
