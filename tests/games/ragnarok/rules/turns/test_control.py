"""Control of Regions and Lands, and what may enter."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import war


@pytest.mark.rule("LOR-020")
@pytest.mark.parametrize(("values", "owner"), [((2,), None), ((3,), 0), ((2, 1), 0), ((1, 1), None)])
def test_a_neutral_region_needs_its_value_in_armies(values: tuple[int, ...], owner: int | None) -> None:
    """If the Armies of a player in a neutral Region of value 3 total 3, then it is his; with 2 it stays neutral."""
    t = war(3, mode="none").army(0, 5, *values)
    for value in values:
        t.move(5, 6, value=value)
    assert t.owner(6) == owner


@pytest.mark.rule("LOR-020", "LOR-147")
def test_a_raise_can_give_control() -> None:
    """If an Army in a neutral Region is raised to its value, then the Region becomes its owner's."""
    t = war(3, mode="none").camp(0, 6, 2).army(0, 5, 1).allies(0, "jotunheim")
    t.special("reinforce").raises(5, 5, 5).choose("jotunheim", "A2 in 6")
    assert t.owner(6) == 0


@pytest.mark.rule("LOR-021")
def test_an_empty_enemy_region_falls_to_one_army() -> None:
    """If an Army of 1 enters an enemy Region of value 5 without Armies, then it becomes its owner's."""
    t = war(3, mode="none").army(0, 5, 1).owns(1, 7).move(5, 7)
    assert t.owner(7) == 0


@pytest.mark.rule("LOR-022")
def test_a_marker_stays_when_the_armies_leave() -> None:
    """If the last Army leaves a Region, then its control marker stays; another player's Army takes it over."""
    t = war(3, mode="none").army(0, 5, 2).move(5, 6)
    assert t.owner(5) == 0


@pytest.mark.rule("LOR-023", "LOR-110")
def test_a_land_needs_all_its_regions() -> None:
    """If a player lacks two Regions of a third Land, then he wins with one of them, not with one elsewhere."""
    for taken, over in ((5, False), (18, True)):
        t = war(3, mode="none").owns(0, 1, 2, 3, 4, 8, 9, 10, 20, 21).army(0, 17, 2).army(0, 3, 2).army(1, 11, 1)
        t.move({5: 3, 18: 17}[taken], taken)
        assert t.owner(taken) == 0
        assert t.is_over == over


@pytest.mark.rule("LOR-023")
@pytest.mark.parametrize("missing", [1, 2, 3, 4, None])
def test_a_land_is_held_with_its_last_region(missing: int | None) -> None:
    """If one Region of a Land is another's, an outer or the inner one, then nobody controls the Land."""
    own = [number for number in (1, 2, 3, 4) if number != missing]
    t = war(3, mode="none").owns(0, *own).army(0, 9, 1).army(1, 16, 1)
    if missing is not None:
        t.owns(1, missing)
    assert t.player(0)["lands"] == (["hrafnmark"] if missing is None else [])
    assert t.player(1)["lands"] == []


@pytest.mark.rule("LOR-024")
def test_heroes_and_monsters_do_not_hinder_control() -> None:
    """If an enemy Hero and a monster stand in a neutral Region, then an Army of its value takes it."""
    t = war(3, mode="none").hero(1, 6).monster("garm", 6).army(0, 5, 3).move(5, 6)
    assert t.owner(6) == 0


@pytest.mark.rule("LOR-026")
def test_no_army_enters_lokis_region() -> None:
    """If Loki stands in 7, then an Army in 5 may go to 3 and 6, and 7 is closed with the rule."""
    t = war(3, mode="none").army(0, 5, 2).loki(7).until("MOVE_ARMY").choose("A2 in 5")
    assert t.options == {3, 6}
    assert t.closed(7) == "LOR-026"


@pytest.mark.rule("LOR-117", "LOR-020")
@pytest.mark.parametrize("way", ["move", "march", "sail", "muspelheim", "niflheim"])
def test_every_way_into_a_region_can_take_it(way: str) -> None:
    """If an Army moves, marches or sails into a Region, or is recruited or placed there, then it has entered it."""
    t = war(3, mode="none").army(0, 3, 2)
    if way == "move":
        t.move(3, 5)
    elif way == "march":
        t.runes(0, fehu=1).march(3, 5)
    elif way == "sail":
        t.ship(0, "a").move(3, 6)
        assert t.armies(0) == {6: [2]}
        return
    elif way == "muspelheim":
        t.camp(0, 5, 1).owns(0, 5).allies(0, "muspelheim").owns(0, 2).special("build-temple").choose(2, "muspelheim", 5)
        assert t.armies(0)[5] == [1, 1]
    else:
        t.owns(0, 5).allies(0, "niflheim").hero(0, 16).special("usurp").choose("niflheim").places_army(3, 5)
    assert t.owner(5) == 0


@pytest.mark.rule("LOR-120")
def test_armies_share_a_region_without_merging() -> None:
    """If an Army joins others of its owner, then each keeps its own value, and each moves as a whole."""
    t = war(3, mode="none").army(0, 5, 2).army(0, 6, 3, 1).move(5, 6)
    assert t.armies(0) == {6: [3, 2, 1]}
    t.move(6, 7, value=3)
    assert t.armies(0) == {6: [2, 1], 7: [3]}


@pytest.mark.rule("LOR-118", "LOR-119")
def test_after_an_effect_armies_leave_before_control_is_looked_at() -> None:
    """If a Trample destroys one of two Armies that together hold a neutral Region, then the rest does not take it."""
    t = war(3, mode="none").camp(0, 6, 1, 1).army(0, 1, 1).monster("garm", 7).roll("move 1")
    t.special("monsters").activates("garm").choose(6)
    assert t.owner(6) is None
    assert t.armies(0) == {1: [1], 6: [1]}


@pytest.mark.rule("LOR-026", "LOR-117")
def test_no_army_marches_or_sails_to_loki() -> None:
    """If Loki stands in 6, then an Army in 5 neither marches nor sails there, with the rule as the reason."""
    march = war(3, mode="none").army(0, 5, 2).loki(6).runes(0, fehu=1).until("RUNE_ACT").choose("march")
    assert march.options == {3, 7}
    assert march.closed(6) == "LOR-026"
    sail = war(3, mode="none").army(0, 5, 2).loki(6).ship(0, "b").until("MOVE_ARMY").choose("A2 in 5")
    assert 6 not in sail.reach
    assert sail.closed("sea 6") == "LOR-026"
