"""Monsters: the die, moves, Trample and control."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war


def beast(name: str, region: int, face: str, players: int = 3) -> Table:
    """Seat 0 will activate a monster, and the die shows this face."""
    return war(players, mode="none").army(0, 16, 3).monster(name, region).roll(face)


def activated(t: Table, name: str) -> Table:
    return t.special("monsters").activates(name)


@pytest.mark.rule("LOR-070")
@pytest.mark.parametrize("face", ["move 1 or attack", "move 2 or attack"])
def test_two_faces_let_the_player_choose(face: str) -> None:
    """If the die shows a choice, then the activating player says whether the monster moves or attacks."""
    t = activated(beast("lindworm", 6, face).army(1, 6, 3), "lindworm")
    assert t.asked == (0, "DIE_CHOICE")
    assert t.options == {"move", "attack"}
    t.choose("attack")
    assert t.armies(1) == {6: [2]}
    assert t.places_of("lindworm") == [6]


@pytest.mark.rule("LOR-070", "LOR-074")
def test_an_attack_is_that_of_the_sheet_where_the_monster_stands() -> None:
    """If the die shows Attack, then the Lindworm lowers every Army in its Region, and no Army elsewhere."""
    t = activated(beast("lindworm", 6, "attack").army(1, 6, 3, 2).army(2, 8, 2), "lindworm")
    assert t.armies(1) == {6: [2, 1]}
    assert t.armies(2) == {8: [2]}
    assert t.places_of("lindworm") == [6]


@pytest.mark.rule("LOR-071")
def test_the_activating_player_chooses_the_way() -> None:
    """If nobody controls the monster, then the activating player names each Region."""
    t = activated(beast("troll", 6, "move 1"), "troll")
    assert t.asked == (0, "MONSTER_TO")
    assert t.options == {5, 7, 8}


@pytest.mark.rule("LOR-071")
def test_the_controller_chooses_for_a_controlled_monster() -> None:
    """If another controls the monster, then he names the way and the choices, not the activating player."""
    t = activated(beast("troll", 6, "move 1").controls(1, "troll"), "troll")
    assert t.asked == (1, "ROLL_OR_MOVE")
    assert t.options == {"roll", "move"}
    t.choose("roll")
    assert t.asked == (1, "MONSTER_TO")


@pytest.mark.rule("LOR-071")
def test_the_controller_may_move_two_without_a_roll() -> None:
    """If the controller says so before the roll, then the monster makes Move 2, and no die is thrown."""
    t = (
        war(3, mode="none")
        .army(0, 16, 3)
        .monster("troll", 6)
        .controls(1, "troll")
        .special("monsters")
        .activates("troll")
    )
    t.choose("move", 7, 10)
    assert t.places_of("troll") == [10]
    assert "DIE_ROLLED" not in t.story


@pytest.mark.rule("LOR-072", "LOR-152")
def test_a_monster_moves_region_by_region_and_tramples_in_each() -> None:
    """If the die shows Move 2, then the monster takes two steps, and Armies in both Regions are lowered."""
    t = activated(beast("troll", 6, "move 2").army(1, 7, 2).army(2, 10, 2), "troll").choose(7)
    assert t.armies(1) == {7: [1]}
    t.choose(10)
    assert t.armies(2) == {10: [1]}
    assert t.places_of("troll") == [10]


@pytest.mark.rule("LOR-152")
def test_a_monster_may_turn_back_and_may_not_stand_still() -> None:
    """If Move 2 is made, then the second step may lead back, but every step leads to a neighbour."""
    t = activated(beast("troll", 6, "move 2").loki(7), "troll")
    assert t.options == {5, 7, 8}
    t.choose(7)
    assert t.options == {4, 5, 6, 10}
    t.choose(6)
    assert t.places_of("troll") == [6]


@pytest.mark.rule("LOR-073")
def test_trample_lowers_one_army_of_every_player_there() -> None:
    """If a monster enters a Region with two Armies, then their owner names the one that is lowered by 1."""
    t = activated(beast("troll", 6, "move 1").army(1, 7, 2, 4), "troll").choose(7)
    assert t.asked == (1, "TRAMPLED_ARMY")
    assert t.options == {"A2 in 7", "A4 in 7"}
    t.choose("A2 in 7")
    assert t.armies(1) == {7: [4, 1]}


@pytest.mark.rule("LOR-073", "LOR-179")
def test_trample_spares_the_controller_only() -> None:
    """If the activating player's own Army is there, then it is lowered; if he controls the monster, then it is not."""
    t = activated(beast("troll", 15, "move 1"), "troll").choose(16)
    assert t.armies(0) == {16: [2]}
    spared = activated(beast("troll", 15, "move 1").controls(0, "troll"), "troll").choose("roll", 16)
    assert spared.armies(0) == {16: [3]}


@pytest.mark.rule("LOR-074", "LOR-179")
def test_an_attack_spares_the_controller_only() -> None:
    """If the Lindworm attacks where the activating player stands, then he is hit; as its controller he is not."""
    t = activated(beast("lindworm", 16, "attack"), "lindworm")
    assert t.armies(0) == {16: [2]}
    spared = activated(beast("lindworm", 16, "attack").controls(0, "lindworm"), "lindworm").choose("roll")
    assert spared.armies(0) == {16: [3]}


@pytest.mark.rule("LOR-075")
def test_monsters_share_regions() -> None:
    """If another monster stands in a neighbouring Region, then a monster may enter it."""
    t = activated(beast("troll", 6, "move 1").monster("fenrir", 7), "troll").choose(7)
    assert t.places_of("troll") == t.places_of("fenrir") == [7]


@pytest.mark.rule("LOR-153")
def test_heroes_temples_and_markers_are_never_hit() -> None:
    """If a monster enters or attacks a Region with Hero, Temple and marker, then all three stay."""
    t = activated(beast("troll", 6, "move 1").hero(1, 5).owns(1, 5).built(5), "troll").choose(5)
    assert (t.hero_of(1), t.owner(5), t.temples_now, t.injuries_of(1)) == (5, 1, {5}, [])
    hit = activated(beast("lindworm", 5, "attack").hero(1, 5).owns(1, 5).built(5), "lindworm")
    assert (hit.hero_of(1), hit.owner(5), hit.temples_now, hit.injuries_of(1)) == (5, 1, {5}, [])


@pytest.mark.rule("LOR-155", "LOR-101")
def test_a_marker_stays_until_the_monster_is_slain() -> None:
    """If a controlled monster was activated, then its marker stays; when it is slain, then it is gone."""
    t = activated(beast("troll", 6, "move 1").controls(1, "troll"), "troll").choose("roll", 7)
    assert t.controller("troll") == 1
    slain = war(3, mode="none").army(0, 5, 1).hero(0, 12).monster("troll", 12).controls(1, "troll").kills("troll")
    assert slain.controller("troll") is None


@pytest.mark.rule("LOR-156")
def test_loki_is_no_monster() -> None:
    """If Loki is on the board, then he is neither activated nor controlled."""
    t = war(3, mode="none").army(0, 5, 1).loki(4).runes(0, fehu=2).until("RUNE_ACT")
    assert not [word for word in t.options if "loki" in str(word)]
    t.special("monsters")
    assert not [word for word in t.options if "loki" in str(word)]


@pytest.mark.rule("LOR-071", "LOR-154")
def test_the_controller_also_chooses_what_an_attack_hits() -> None:
    """If seat 1 controls Nidhogg, then seat 1 chooses between the results of the die and between the Armies."""
    t = beast("nidhogg", 6, "move 2 or attack").army(2, 6, 2, 1).controls(1, "nidhogg")
    activated(t, "nidhogg").choose("roll")
    assert t.asked == (1, "DIE_CHOICE")
    t.choose("attack")
    assert t.asked == (1, "ATTACKED_ARMY")
    t.choose("A2 of 2 in 6")
    assert t.armies(2) == {6: [1]}


@pytest.mark.rule("LOR-070", "LOR-231")
@pytest.mark.parametrize(
    ("face", "steps"), [("move 1", 1), ("move 2", 2), ("move 1 or attack", 1), ("move 2 or attack", 2)]
)
def test_a_face_says_how_many_regions_a_monster_moves(face: str, steps: int) -> None:
    """If the die shows Move 1 or 2, alone or as a choice, then the monster makes exactly so many steps."""
    t = activated(beast("troll", 6, face), "troll")
    if "or" in face:
        t.choose("move")
    for region in (7, 10)[:steps]:
        assert t.question == "MONSTER_TO"
        t.choose(region)
    assert t.places_of("troll") == [(7, 10)[steps - 1]]
    assert t.question == "ACTIVATE_NEXT"


@pytest.mark.rule("LOR-152", "UTG-075")
def test_another_monster_may_enter_where_a_giant_stands() -> None:
    """If a Giant of mode monsters stands beside the Troll, then the Troll may go there; only Giants avoid Giants."""
    t = war(3, mode="monsters").army(0, 16, 3).monster("troll", 6).figures(8, 12, 13).roll("move 1")
    assert activated(t, "troll").options == {5, 7, 8}


@pytest.mark.rule("LOR-055", "LOR-157")
def test_the_last_monster_is_activated_alone() -> None:
    """If one monster is left, then the action Monsters activates it, and no second is asked for."""
    t = war(3, mode="none").slain(2, "draugr", "lindworm", "garm", "fenrir", "nidhogg").army(0, 16, 3).army(1, 9, 1)
    t.monster("troll", 6).roll("move 1").special("monsters")
    assert t.asked == (0, "MONSTER_TO")
    assert t.choose(7).places_of("troll") == [7]
    assert t.active == 1


@pytest.mark.rule("LOR-073")
def test_a_trample_is_told_once_and_only_where_somebody_is_hit() -> None:
    """If a monster enters a Region with two Armies, then one line tells of it; in an empty Region none does."""
    t = activated(beast("troll", 6, "move 2").army(1, 7, 2, 3), "troll").choose(7, "A2 in 7", 10)
    assert t.log("TRAMPLED") == [("troll", 7)]
    assert t.armies(1) == {7: [3, 1]}


@pytest.mark.rule("LOR-072", "LOR-170")
def test_a_monster_with_one_way_takes_it() -> None:
    """If a monster stands at the end of a small map, then it goes the only way there is."""
    t = war(2, mode="none").on_map("line").army(0, 3, 1).army(1, 1, 1).monster("troll", 1).roll("move 1")
    assert activated(t, "troll").places_of("troll") == [2]


@pytest.mark.rule("LOR-073", "LOR-179")
def test_every_army_of_the_controller_is_spared() -> None:
    """If a monster with a controller attacks all Armies in a Region, then none of its controller's is lowered."""
    t = war(3, mode="none").army(0, 16, 3).army(1, 6, 3, 2).monster("lindworm", 6).controls(1, "lindworm")
    t.roll("attack").special("monsters").activates("lindworm").choose("roll")
    assert t.armies(1) == {6: [3, 2]}
