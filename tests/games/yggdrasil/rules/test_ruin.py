"""Enemies move, worlds are devastated, the Cage opens (page 9)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.scenario import Table, activation, saga_table


def strength_of(t: Table, enemy: str) -> int:
    return next(foe["strength"] for foe in t.table["foes"] if foe["id"] == enemy)


@pytest.mark.rule("YGG-087")
@pytest.mark.parametrize(("enemy", "effect"), [("surt", "GIANTS_CAME"), ("hel", "LIFE_LOST"), ("loki", "JOTUN_CAME")])
def test_an_enemy_moves_before_its_effect(enemy: str, effect: str) -> None:
    """If an enemy is activated, then it is in its new place before its effect comes."""
    t = activation(enemy)
    if enemy == "loki":
        t.next_jotun("beli")
    story = t.begin("odin").story
    assert story.index("ENEMY_ACTIVATED") < story.index("ENEMY_MOVED") < story.index(effect)


@pytest.mark.rule("YGG-088")
@pytest.mark.parametrize(
    ("enemy", "world", "other"),
    [
        ("hel", "svartalfheim", "loki"),
        ("surt", "nidavellir", "hel"),
        ("loki", "asgard", "surt"),
        ("fenrir", "asgard", "hel"),
    ],
)
def test_two_enemies_devastate_a_world_at_that_moment(enemy: str, world: str, other: str) -> None:
    """If a second enemy comes to a world, then it is devastated before anything else of the activation happens."""
    t = activation(enemy).enemies(**{other: world})
    if enemy == "loki":
        t.next_jotun("beli")
    t.begin("odin")
    assert t.ruins == {world}
    assert t.story[t.story.index("ENEMY_MOVED") + 1] == "WORLD_DEVASTATED"
    assert [line[0] for line in t.log("WORLD_DEVASTATED")] == [world]


@pytest.mark.rule("YGG-088")
@pytest.mark.parametrize("enemy", ["hel", "surt", "loki", "fenrir"])
def test_one_enemy_devastates_nothing(enemy: str) -> None:
    """If an enemy comes to a world without another one, then the world stays whole, however many gods are there."""
    t = activation(enemy)
    if enemy == "loki":
        t.next_jotun("beli")
    t.begin("odin")
    assert t.log("ENEMY_MOVED") != []
    assert t.ruins == set()


@pytest.mark.rule("YGG-089")
def test_the_cage_is_not_in_asgard() -> None:
    """If Fenrir is in the Cage, then Loki in Asgard is alone there, and nobody in Asgard can fight Fenrir."""
    t = activation("loki").next_jotun("beli").begin("odin")
    assert (t.place_of("fenrir"), t.place_of("loki")) == ("cage", "asgard")
    assert t.ruins == set()
    t.choose("stay")
    assert "fight loki" in t.options
    assert "fight fenrir" not in t.options


@pytest.mark.rule("YGG-089")
@pytest.mark.parametrize(("place", "grade"), [("cage", "normal"), ("asgard", "penalty")])
def test_who_is_in_the_cage_spoils_no_action_in_asgard(place: str, grade: str) -> None:
    """If Fenrir is in the Cage, then a god alone in Asgard acts without penalty; if he is out, then with it."""
    t = saga_table().everybody_in("alfheim").places(odin="asgard").enemies(fenrir=place)
    assert t.world("asgard")["grades"][0] == grade


@pytest.mark.rule("YGG-090")
def test_the_cage_is_never_devastated() -> None:
    """If Loki is sent to the Cage where Fenrir is, then nothing is devastated and no marker leaves."""
    t = saga_table().enemies(loki="asgard").to_duty("odin").throw("S").choose("fight loki")
    assert (t.place_of("fenrir"), t.place_of("loki")) == ("cage", "cage")
    assert t.log("WORLD_DEVASTATED") == []
    assert t.ruins == set()
    assert t.table["cage_markers"] == 7


@pytest.mark.rule("YGG-091")
@pytest.mark.parametrize(("enemy", "top"), [("surt", "alfheim"), ("hel", "vanaheim"), ("loki", "asgard")])
@pytest.mark.parametrize("island", [0, 3, 5])
def test_any_other_enemy_devastates_midgard(enemy: str, top: str, island: int) -> None:
    """If an enemy comes to Midgard, then it is devastated, on whatever island Jormungand is."""
    t = activation(enemy).midgard_under(top).counts(island=island).places(odin="midgard")
    if enemy == "loki":
        t.next_jotun("beli")
    t.begin("odin")
    assert t.place_of(enemy) == t.place_of("jormungand") == "midgard"
    assert t.ruins == {"midgard"}


@pytest.mark.rule("YGG-092", "YGG-093")
@pytest.mark.parametrize("ruins", range(7))
def test_each_marker_taken_uncovers_the_next_number(ruins: int) -> None:
    """If a world is devastated, then the marker of the lowest slit leaves the Cage: Fenrir's strength grows by one."""
    others = ["alfheim", "vanaheim", "midgard", "nidavellir", "svartalfheim", "jotunheim"]
    t = activation("fenrir").enemies(loki="asgard").devastated(*others[:ruins])
    assert strength_of(t, "fenrir") == ruins + 1
    t.begin("odin")
    assert t.ruins == {"asgard", *others[:ruins]}
    assert t.table["cage_markers"] == 7 - ruins - 1
    assert strength_of(t, "fenrir") == ruins + 2
    assert t.log("WORLD_DEVASTATED") == [("asgard", ruins + 2)]


@pytest.mark.rule("YGG-093")
@pytest.mark.parametrize("enemy", ["surt", "hel", "loki", "jormungand"])
def test_only_fenrir_grows_with_the_ruins(enemy: str) -> None:
    """If worlds are devastated, then no enemy but Fenrir is stronger for it."""
    ruined = saga_table().devastated("alfheim", "vanaheim", "midgard")
    assert strength_of(ruined, enemy) == strength_of(saga_table(), enemy)


@pytest.mark.rule("YGG-094")
def test_a_world_stays_devastated_when_the_enemies_leave() -> None:
    """If first one enemy and then the other leave a devastated world, then it is still devastated."""
    t = saga_table().everybody_in("alfheim").enemies(loki="alfheim", hel="alfheim").devastated("alfheim")
    t.to_duty("odin").throw("S").choose("fight loki")
    assert t.world("alfheim")["foes"] == ["hel"]
    assert t.ruins == {"alfheim"}
    t.until("DUTY").throw("S").choose("fight hel")
    assert t.world("alfheim")["foes"] == []
    assert t.ruins == {"alfheim"}
    t.until("DUTY")
    assert t.why("act") == "world-is-devastated"


@pytest.mark.rule("YGG-095")
@pytest.mark.parametrize("world", content.world_ids)
def test_the_only_action_in_a_devastated_world_is_to_restore_it(world: str) -> None:
    """If a god is in a devastated world, then it can restore it but not do the world's own action."""
    t = saga_table(2).places(odin=world).devastated(world).counts(giants=2, dead=2).to_duty("odin")
    assert "restore" in t.options
    assert "act" not in t.options
    assert t.closed("act") == "YGG-095"


@pytest.mark.rule("YGG-095")
@pytest.mark.parametrize("world", content.world_ids)
def test_a_whole_world_has_its_own_action(world: str) -> None:
    """If a god is in a world that is not devastated, then it can do its action but has nothing to restore."""
    elsewhere = "alfheim" if world == "vanaheim" else "vanaheim"
    t = saga_table(2).places(odin=world).devastated(elsewhere).counts(giants=2, dead=2).to_duty("odin")
    assert "act" in t.options
    assert t.why("restore") == "world-not-devastated"


# --- readings -------------------------------------------------------------------------------------

SEVEN = ("alfheim", "vanaheim", "midgard", "nidavellir", "svartalfheim", "jotunheim", "niflheim")


@pytest.mark.rule("YGG-361")
@pytest.mark.tells("LOST YGG-361")
def test_an_eighth_devastated_world_loses() -> None:
    """If all seven markers lie on worlds and another world is devastated, then the game is lost."""
    t = activation("fenrir").enemies(loki="asgard").devastated(*SEVEN).begin("odin")
    assert t.outcome.reason == "YGG-361"
    assert t.outcome.winners == []


@pytest.mark.rule("YGG-361")
def test_the_seventh_devastated_world_does_not_lose() -> None:
    """If the last marker is laid, or a world of the seven is entered again, then the game goes on."""
    t = activation("fenrir").enemies(loki="asgard").devastated(*SEVEN[:6]).begin("odin")
    assert t.table["cage_markers"] == 0
    assert t.asked == ("thor", "MOVE_TO")
    t = activation("hel").enemies(loki="svartalfheim").devastated(*SEVEN).begin("odin")
    assert t.place_of("hel") == "svartalfheim"
    assert t.asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-369")
@pytest.mark.parametrize(("enemy", "world"), [("hel", "niflheim"), ("surt", "muspelheim")])
def test_a_retreat_can_devastate(enemy: str, world: str) -> None:
    """If a beaten enemy retreats into a world where another is, then that world is devastated."""
    t = saga_table().enemies(**{enemy: "asgard", "loki": world}).to_duty("odin").throw("S").choose(f"fight {enemy}")
    assert t.ruins == {world}


@pytest.mark.rule("YGG-369")
def test_a_devastated_world_takes_no_second_marker() -> None:
    """If a third enemy, or a second one after a while, enters a devastated world, then no other marker is laid."""
    t = activation("fenrir").enemies(loki="asgard", hel="asgard").devastated("asgard").begin("odin")
    assert t.place_of("fenrir") == "asgard"
    assert t.log("WORLD_DEVASTATED") == []
    assert t.table["cage_markers"] == 6


@pytest.mark.rule("YGG-369")
def test_jotuns_devastate_no_world() -> None:
    """If Loki comes to a world where Jotuns are, then it is not devastated."""
    t = activation("loki").places(odin="jotunheim").jotuns("thrym", "suttung").next_jotun("skyrmir").begin("odin")
    assert t.world("jotunheim")["foes"] == ["loki"]
    assert t.ruins == set()


@pytest.mark.rule("YGG-369")
def test_jotuns_are_no_enemies_for_the_grade() -> None:
    """If only Jotuns are with a god, then its action is normal; an enemy makes it one with penalty."""
    t = saga_table().places(odin="jotunheim").jotuns("thrym", "suttung")
    assert t.world("jotunheim")["jotuns"] == ["suttung", "thrym"]
    assert t.world("jotunheim")["grades"][0] == "normal"
    t = saga_table().places(odin="jotunheim").enemies(loki="jotunheim")
    assert t.world("jotunheim")["grades"][0] == "penalty"
