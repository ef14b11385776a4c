"""The Region attacks of the six base monsters."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war


def attack(name: str) -> Table:
    """Seat 0 will activate a monster in 6, which attacks."""
    return war(3, mode="none").army(0, 16, 3).monster(name, 6).roll("attack")


def strikes(t: Table, name: str) -> Table:
    return t.special("monsters").activates(name)


@pytest.mark.rule("LOR-211")
def test_the_draugr_lowers_one_army_of_each_player() -> None:
    """If the Draugr attacks two Armies of a player, then one of them is lowered by 1."""
    t = strikes(attack("draugr").army(1, 6, 3, 3), "draugr")
    assert t.question == "ACTIVATE_NEXT"
    assert t.armies(1) == {6: [3, 2]}


@pytest.mark.rule("LOR-211", "LOR-154")
def test_the_chooser_names_the_army_the_draugr_hits() -> None:
    """If the Draugr could lower one of two different Armies, then the activating player chooses."""
    t = strikes(attack("draugr").army(1, 6, 3, 2), "draugr")
    assert t.asked == (0, "ATTACKED_ARMY")
    assert t.options == {"A3 of 1 in 6", "A2 of 1 in 6"}
    t.choose("A2 of 1 in 6")
    assert t.armies(1) == {6: [3, 1]}


@pytest.mark.rule("LOR-212")
def test_the_troll_lowers_the_strongest_army_by_two() -> None:
    """If the Troll attacks, then the highest Army there loses 2, and the other nothing."""
    t = strikes(attack("troll").army(1, 6, 4, 3), "troll")
    assert t.armies(1) == {6: [3, 2]}


@pytest.mark.rule("LOR-212", "LOR-186")
def test_of_two_armies_equally_strong_one_is_lowered() -> None:
    """If two Armies are equally strong, then nobody can tell them apart: one is lowered by 2 without a question."""
    t = strikes(attack("troll").army(1, 6, 4, 4, 1), "troll")
    assert t.question == "ACTIVATE_NEXT"
    assert t.armies(1) == {6: [4, 2, 1]}


@pytest.mark.rule("LOR-213", "LOR-215")
@pytest.mark.parametrize("name", ["lindworm", "fenrir"])
def test_lindworm_and_fenrir_lower_every_army(name: str) -> None:
    """If the Lindworm or Fenrir attacks, then every Army there is lowered by 1; those below 1 leave."""
    t = strikes(attack(name).army(1, 6, 3, 1), name)
    assert t.armies(1) == {6: [2]}


@pytest.mark.rule("LOR-214", "LOR-089")
def test_garm_drives_out_all_armies_of_one_player() -> None:
    """If Garm attacks, then all Armies of the player there Retreat, unharmed."""
    t = strikes(attack("garm").army(1, 6, 3, 2).owns(1, 8), "garm")
    assert t.asked == (1, "RETREAT_TO")
    t.retreats({3: 8, 2: 5})
    assert t.armies(1) == {5: [2], 8: [3]}


@pytest.mark.rule("LOR-216")
@pytest.mark.parametrize(("value", "left"), [(2, {}), (1, {}), (3, {6: [3]})])
def test_nidhogg_destroys_a_small_army(value: int, left: dict[int, list[int]]) -> None:
    """If Nidhogg attacks an Army of 2 or less, then it is destroyed; one of 3 is not touched."""
    t = strikes(attack("nidhogg").army(1, 6, value), "nidhogg")
    assert t.armies(1) == left


@pytest.mark.rule("LOR-216", "LOR-154")
def test_nidhogg_takes_one_army_of_the_choosers_choice() -> None:
    """If two small Armies are there, then the activating player names the one destroyed."""
    t = strikes(attack("nidhogg").army(1, 6, 2, 1, 5), "nidhogg")
    assert t.options == {"A2 of 1 in 6", "A1 of 1 in 6"}
    t.choose("A2 of 1 in 6")
    assert t.armies(1) == {6: [5, 1]}


@pytest.mark.rule("LOR-074")
@pytest.mark.parametrize("name", ["draugr", "troll", "lindworm", "garm", "fenrir", "nidhogg"])
def test_an_attack_where_no_army_stands_is_not_told(name: str) -> None:
    """If a monster attacks an empty Region, then the log tells of the die and of no attack."""
    t = strikes(attack(name), name)
    assert t.log("DIE_ROLLED") != []
    assert t.log("MONSTER_ATTACKED") == []
    struck = strikes(attack(name).army(1, 6, 2).owns(1, 8), name)
    assert struck.log("MONSTER_ATTACKED") == [(name, 6)]


@pytest.mark.rule("LOR-074")
@pytest.mark.parametrize("name", ["draugr", "troll", "lindworm", "garm", "fenrir", "nidhogg"])
def test_an_attack_that_spares_everybody_is_not_told(name: str) -> None:
    """If only the controller's Armies stand where a monster attacks, then they are spared and nothing is told."""
    t = war(3, mode="none").army(0, 6, 2).monster(name, 6).controls(0, name).roll("attack")
    t.special("monsters").activates(name).choose("roll")
    assert t.armies(0) == {6: [2]}
    assert t.log("MONSTER_ATTACKED") == []


@pytest.mark.rule("LOR-212")
def test_the_troll_finds_the_strongest_wherever_it_stands_in_the_row() -> None:
    """If the stronger Army came second, then it is the one that loses 2."""
    t = strikes(attack("troll").army(1, 6, 2, 5, 3), "troll")
    assert t.armies(1) == {6: [3, 3, 2]}
