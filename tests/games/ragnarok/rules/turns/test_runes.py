"""Rune actions: Control, Alliance, March."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import war


@pytest.mark.rule("LOR-036", "LOR-136")
def test_one_rune_action_is_made_at_most() -> None:
    """If a rune action was made, then the Armies are next, whatever runes are left."""
    t = (
        war(3, mode="none")
        .army(0, 5, 1)
        .army(0, 1, 1)
        .runes(0, fehu=2, isa=3)
        .until("RUNE_ACT")
        .choose("control", "draugr")
    )
    assert t.question == "MOVE_ARMY"
    assert t.runes_of(0) == {"isa": 3}


@pytest.mark.rule("LOR-037")
def test_two_runes_of_its_symbol_put_a_marker_on_a_monster() -> None:
    """If a player holds two Isa runes, then he can control Lindworm or Garm, and no monster of another rune."""
    t = war(3, mode="none").army(0, 5, 1).runes(0, isa=2, fehu=1).until("RUNE_ACT")
    assert t.options == {"control", "march", "none"}
    t.choose("control")
    assert t.asked == (0, "CONTROL_WHICH")
    assert t.options == {"lindworm", "garm"}
    assert t.closed("draugr") == "LOR-037"
    t.choose("garm")
    assert t.controller("garm") == 0
    assert t.runes_of(0) == {"fehu": 1}


@pytest.mark.rule("LOR-037", "LOR-155")
def test_a_marker_of_another_player_is_replaced() -> None:
    """If another controls the monster, then two runes replace his marker; one may control several."""
    t = war(3, mode="none").army(0, 5, 1).controls(1, "garm").controls(0, "lindworm").runes(0, isa=2).until("RUNE_ACT")
    t.choose("control")
    assert (t.controller("garm"), t.controller("lindworm")) == (0, 0)


@pytest.mark.rule("LOR-184")
def test_nobody_pays_for_what_is_his_already() -> None:
    """If a player controls Garm or is allied with the realm at his Hero's gate, then neither is offered again."""
    t = war(3, mode="none").army(0, 5, 1).controls(0, "garm").runes(0, isa=2).until("RUNE_ACT")
    t.choose("control")
    assert (t.controller("lindworm"), t.controller("garm")) == (0, 0)
    both = war(3, mode="none").army(0, 5, 1).controls(0, "garm", "lindworm").runes(0, isa=2).until("RUNE_ACT")
    assert "control" not in both.options
    allied = war(3, mode="none").army(0, 5, 1).gates(alfheim=5).hero(0, 5).allies(0, "alfheim").runes(0, isa=1)
    assert "alliance" not in allied.until("RUNE_ACT").options
    assert allied.closed("alliance") == "LOR-184"


@pytest.mark.rule("LOR-038", "LOR-040")
def test_several_players_share_a_realm() -> None:
    """If another player is allied with a realm, then one may still ally with it, and both are."""
    t = war(3, mode="none").army(0, 5, 1).gates(alfheim=5).hero(0, 5).allies(1, "alfheim").runes(0, isa=1)
    t.until("RUNE_ACT").choose("alliance")
    assert (t.allied(0), t.allied(1)) == ({"alfheim"}, {"alfheim"})


@pytest.mark.rule("LOR-038")
def test_an_alliance_is_paid_with_a_rune_of_choice() -> None:
    """If several symbols are held, then the player says which rune he pays."""
    t = war(3, mode="none").army(0, 5, 1).gates(alfheim=5).hero(0, 5).runes(0, isa=1, tiwaz=2).until("RUNE_ACT")
    t.choose("alliance")
    assert t.asked == (0, "PAY_RUNE")
    assert t.options == {"isa", "tiwaz"}
    t.choose("tiwaz")
    assert t.runes_of(0) == {"isa": 1, "tiwaz": 1}
    assert t.allied(0) == {"alfheim"}


@pytest.mark.rule("LOR-039")
def test_a_march_moves_one_army_one_region_for_a_rune() -> None:
    """If a player marches, then one rune is gone and one Army is in a neighbouring Region."""
    t = war(3, mode="none").army(0, 5, 2).runes(0, fehu=1).until("RUNE_ACT").choose("march")
    assert t.options == {3, 6, 7}
    t.choose(6)
    assert t.armies(0) == {6: [2]}
    assert t.runes_of(0) == {}
    assert t.question == "MOVE_ARMY"


@pytest.mark.rule("LOR-136")
def test_a_battle_of_a_march_is_fought_before_the_armies_move() -> None:
    """If a march leads to enemies, then the Battle is over before the Armies phase begins."""
    t = war(3, mode="none").army(0, 5, 4).army(1, 6, 1).runes(0, fehu=1).until("RUNE_ACT").choose("march", 6)
    assert t.owner(6) == 0
    assert t.question == "MOVE_ARMY"


@pytest.mark.rule("LOR-137")
def test_an_army_that_marched_may_move_again_and_moves_once() -> None:
    """If an Army marched, then it may move in the Armies phase; having moved there, it may not again."""
    t = war(3, mode="none").army(0, 5, 2).army(0, 1, 1).runes(0, fehu=1).march(5, 6)
    assert t.options == {"A2 in 6", "A1 in 1", "none"}
    t.move(6, 8)
    assert t.options == {"A1 in 1", "none"}


@pytest.mark.rule("LOR-036")
def test_without_runes_there_is_no_rune_action() -> None:
    """If a player holds no rune, then he is not asked for a rune action."""
    t = war(3, mode="none").army(0, 5, 1).until("HERO_ACT").choose("none")
    assert t.question == "MOVE_ARMY"


@pytest.mark.rule("LOR-038")
def test_an_alliance_stands_beside_others_and_needs_a_rune() -> None:
    """If a player allies with a second realm, then he has both; without a rune he is not asked at a gate."""
    t = war(3, mode="none").army(0, 5, 1).gates(alfheim=5).hero(0, 5).allies(0, "niflheim").runes(0, isa=1)
    t.until("RUNE_ACT").choose("alliance")
    assert t.allied(0) == {"alfheim", "niflheim"}
    assert t.cited("ALLIED") == ["LOR-038"]
    none = war(3, mode="none").army(0, 5, 1).gates(alfheim=5).hero(0, 5).until("HERO_ACT").choose("none")
    assert none.question == "MOVE_ARMY"


@pytest.mark.rule("LOR-134", "LOR-121")
def test_what_others_hold_counts_for_the_supply_alone() -> None:
    """If eleven runes of a symbol are held, five by another, then the forge gives the twelfth, and no thirteenth."""
    for held, gained in ((4, {"isa": 1}), (5, {})):
        t = war(4, mode="none").army(1, 5, 1).hero(1, 7).forge(7, "isa").turn_of(1)
        t.runes(0, isa=5).runes(2, isa=2).runes(3, isa=held).until("HERO_ACT")
        assert t.runes_of(1) == gained


@pytest.mark.rule("LOR-121", "LOR-241")
def test_a_rune_of_choice_is_one_of_those_there_are() -> None:
    """If one symbol is left in supply, then Vanaheim gives it, and nobody is asked which."""
    t = war(5, mode="none").allies(0, "vanaheim").army(0, 5, 2).owns(0, 1).army(1, 9, 1)
    t.runes(1, fehu=5).runes(2, fehu=5).runes(3, fehu=2, isa=3).runes(4, isa=5).runes(0, isa=4)
    assert t.special("mobilize").choose("vanaheim").runes_of(0) == {"isa": 4, "tiwaz": 1}


@pytest.mark.rule("LOR-293", "LOR-134")
def test_snorri_with_five_runes_gains_none() -> None:
    """If Snorri holds five runes when he takes a Settlement, then he is asked nothing and gains none."""
    t = war(3, mode="none", heroes="snorri,aslaug,ragnar").army(0, 2, 3).army(1, 9, 1).hero(0, 4).runes(0, isa=5)
    t.move(2, 1).stop()
    assert (t.owner(1), t.runes_of(0), t.question) == (0, {"isa": 5}, "SPECIAL_ACT")


@pytest.mark.rule("UTG-013", "LOR-038")
@pytest.mark.parametrize(
    ("mode", "realm", "rule"),
    [("realm", "utgard", "UTG-013"), ("realm", "alfheim", "LOR-038"), ("none", "jotunheim", "LOR-038")],
)
def test_an_alliance_with_utgard_has_a_rule_of_its_own(mode: str, realm: str, rule: str) -> None:
    """If a player allies with Utgard, then the line names its rule; with any other realm that of all alliances."""
    t = war(3, mode=mode).army(0, 5, 1).gates(**{realm: 5}).hero(0, 5).runes(0, isa=1).until("RUNE_ACT")
    assert t.choose("alliance").cited("ALLIED") == [rule]


@pytest.mark.rule("LOR-039", "LOR-131")
def test_the_armies_of_others_do_not_march() -> None:
    """If a player has no Army and none can come back, then a rune is no March, whatever others could move."""
    t = war(2, mode="none").on_map("line").turn_of(1).army(0, 1, 1).army(0, 2, 1).loki(3).runes(1, isa=1)
    assert t.armies(1) == {}
    assert t.until("HERO_ACT").choose("none").question == "SPECIAL_ACT"
