"""Retreat: where beaten and driven Armies go, and what becomes of those that cannot."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war


def beaten() -> Table:
    """Seat 1 is about to lose 6 to seat 0, who comes from 5 with A6."""
    return war(3, mode="none").army(0, 5, 6).army(1, 6, 3)


@pytest.mark.rule("LOR-087", "LOR-140")
def test_the_losers_armies_retreat_together_to_one_region() -> None:
    """If two Armies lose, then their owner names one Region, and both go there."""
    t = war(3, mode="none").army(0, 5, 6).army(1, 6, 2, 2).owns(1, 8).attack(5, 6).until("LOWER_ARMY", "RETREAT_TO")
    if t.question == "LOWER_ARMY":
        t.choose("A2 in 6")
    assert t.asked == (1, "RETREAT_TO")
    assert t.options == {7, 8}
    t.choose(7)
    assert t.armies(1) == {7: [2, 1]}


@pytest.mark.rule("LOR-087", "LOR-141")
def test_own_and_neutral_regions_come_before_enemy_ones() -> None:
    """If a neutral Region is near, then an empty Region of an enemy is no choice; if none is, then it is."""
    t = beaten().owns(2, 8).owns(1, 7).attack(5, 6)
    assert t.armies(1) == {7: [2]}
    only_enemy = beaten().army(0, 5, 6, 1).owns(2, 8).army(2, 7, 1).attack(5, 6, value=6)
    assert only_enemy.armies(1) == {8: [2]}
    assert only_enemy.owner(8) == 1


@pytest.mark.rule("LOR-141")
def test_a_defender_does_not_go_where_the_attacker_came_from_while_others_are_free() -> None:
    """If the attacker left his Region empty, then it is an enemy Region, the last choice of the defender."""
    t = beaten().attack(5, 6)
    assert t.asked == (1, "RETREAT_TO")
    assert t.options == {7, 8}
    assert t.closed(5) == "LOR-141"


@pytest.mark.rule("LOR-141")
def test_a_beaten_attacker_goes_back_to_where_his_armies_came_from() -> None:
    """If the attackers came from 5 and 8, then they go together to one of these, and to no other Region."""
    t = war(3, mode="none").army(0, 5, 2).army(0, 8, 2).army(1, 6, 6).owns(0, 7).move(5, 6).move(8, 6)
    t.until("LOWER_ARMY").choose("A2 in 6")
    assert t.asked == (0, "RETREAT_TO")
    assert t.options == {5, 8}
    t.choose(8)
    assert t.armies(0) == {8: [2, 1]}


@pytest.mark.rule("LOR-087", "LOR-141")
def test_an_attacker_whose_regions_were_taken_goes_elsewhere() -> None:
    """If the Region he came from holds enemies by now, then a beaten attacker goes to an own or neutral one."""
    t = war(3, mode="none").army(0, 5, 2, 2).army(1, 6, 6).camp(1, 3, 1).owns(2, 8).move(5, 6)
    t.stop()
    assert t.armies(0) == {5: [2, 1]}


@pytest.mark.rule("LOR-087")
def test_armies_without_a_way_out_are_destroyed() -> None:
    """If every neighbour holds enemy Armies, then the loser's Armies are destroyed."""
    t = beaten().army(0, 7, 1).army(2, 8, 1).army(0, 5, 6, 1).attack(5, 6, value=6)
    assert t.armies(1) == {}
    assert t.supply(1) == 6


@pytest.mark.rule("LOR-087", "LOR-026")
def test_nobody_retreats_to_loki() -> None:
    """If Loki stands in a neighbouring Region, then no Army Retreats there, even as the only way out."""
    t = beaten().loki(7).owns(1, 7).attack(5, 6)
    assert t.armies(1) == {8: [2]}
    alone = beaten().loki(7).army(2, 8, 1).army(0, 5, 6, 1).attack(5, 6, value=6)
    assert alone.armies(1) == {}


@pytest.mark.rule("LOR-089")
def test_armies_driven_out_by_a_monster_may_separate() -> None:
    """If Garm drives two Armies out, then their owner names a Region for each by itself."""
    t = war(3, mode="none").army(1, 8, 3, 2).owns(1, 6, 9).army(0, 1, 1).monster("garm", 8).roll("attack")
    t.special("monsters").activates("garm")
    assert t.asked == (1, "RETREAT_TO")
    t.retreats({3: 6, 2: 9})
    assert t.armies(1) == {6: [3], 9: [2]}


@pytest.mark.rule("LOR-142", "LOR-118")
def test_a_retreat_starts_no_battle() -> None:
    """If the only Regions around hold enemy Armies, then nobody goes there to fight."""
    t = beaten().army(2, 7, 1).army(2, 8, 1).army(0, 5, 6, 1).attack(5, 6, value=6)
    assert t.armies(2) == {7: [1], 8: [1]}
    assert t.log("BATTLE_WON")
    assert len(t.log("BATTLE_WON")) == 1


@pytest.mark.rule("LOR-142", "LOR-141")
def test_an_attacker_from_the_sea_goes_back_and_his_ship_stays() -> None:
    """If an attacker came by sea and loses, then he goes back to where he came from, and the Drakkar stays."""
    t = war(3, mode="none").army(0, 1, 2).ship(0, "a").army(1, 6, 6).move(1, 6).stop()
    assert t.armies(0) == {1: [1]}
    assert t.ship_of(0) == "b"


@pytest.mark.rule("LOR-141", "LOR-021")
def test_an_empty_enemy_region_falls_to_whoever_retreats_into_it() -> None:
    """If an Army Retreats into an empty enemy Region, then it becomes its owner's."""
    t = beaten().owns(2, 8).army(2, 7, 1).army(0, 5, 6, 1).attack(5, 6, value=6)
    assert t.armies(1) == {8: [2]}
    assert t.owner(8) == 1


@pytest.mark.rule("LOR-141")
def test_whence_other_armies_came_is_no_way_back() -> None:
    """If another Army of the attacker went from 1 to 2, then those beaten in 6 go back to 5 and not to 1."""
    t = war(3, mode="none").army(0, 5, 2, 2).army(0, 1, 1).army(1, 6, 6).owns(0, 8).attributes(0, authority=2)
    t.move(1, 2).move(5, 6, value=2).stop()
    assert t.armies(0) == {2: [1], 5: [2, 1]}


@pytest.mark.rule("LOR-141", "LOR-089")
def test_outside_a_battle_nobody_is_bound_to_where_he_came_from() -> None:
    """If Garm drives out an Army that moved in this turn, then it goes to any own or neutral Region."""
    t = war(3, mode="none").army(0, 5, 2).army(1, 16, 1).owns(0, 6).monster("garm", 6).roll("attack").move(5, 6).stop()
    t.special("monsters").activates("garm")
    assert t.asked == (0, "RETREAT_TO")
    assert t.options == {5, 7, 8}


@pytest.mark.rule("LOR-087", "LOR-089")
def test_an_army_driven_out_with_one_way_goes_it_and_with_none_is_destroyed() -> None:
    """If Garm drives an Army out, then with one Region left it goes there, and with none it is destroyed."""
    t = war(3, mode="none").army(1, 6, 2).army(0, 5, 1).army(2, 7, 1).monster("garm", 6).roll("attack")
    assert t.special("monsters").activates("garm").armies(1) == {8: [2]}
    none = war(3, mode="none").army(1, 6, 2).army(0, 5, 1).army(2, 7, 1).army(2, 8, 1).monster("garm", 6)
    none.roll("attack").special("monsters").activates("garm")
    assert none.armies(1) == {}
    assert none.cited("ARMY_DESTROYED") == ["LOR-087"]


@pytest.mark.rule("LOR-087")
def test_only_the_losers_armies_are_destroyed() -> None:
    """If the defender has no way out, then the attacker's Armies stay where they are."""
    t = beaten().army(0, 7, 1).army(2, 8, 1).army(0, 5, 6, 1).attack(5, 6, value=6)
    assert t.armies(0) == {5: [1], 6: [6], 7: [1]}


@pytest.mark.rule("LOR-293", "LOR-151")
def test_snorri_gains_a_rune_for_a_settlement_he_retreats_to() -> None:
    """If Snorri's Armies Retreat into a neutral Settlement of his Land, then he gains a rune; elsewhere none."""
    for hero, runes in ((10, 1), (20, 0)):
        t = war(3, mode="none", heroes="aslaug,snorri,ragnar").army(0, 6, 6).army(1, 8, 3).hero(1, hero).owns(2, 10)
        t.attack(6, 8)
        if t.question == "GAIN_RUNE":
            t.choose("isa")
        assert t.armies(1) == {9: [2]}
        assert sum(t.runes_of(1).values()) == runes
