"""The three grades of an action: penalty, normal, bonus (page 14)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.rules.actions.company import acted, with_company
from tests.games.yggdrasil.scenario import saga_table

NOT_MIDGARD = [world for world in content.world_ids if world != "midgard"]


@pytest.mark.rule("YGG-175")
@pytest.mark.parametrize(("company", "count"), [("alone", 2), ("god", 3), ("enemy", 1)])
def test_an_action_has_three_grades(company: str, count: int) -> None:
    """If a god acts in Vanaheim, then it takes 1, 2 or 3 dice by the grade."""
    t = with_company("vanaheim", company)
    acted(t, "vanaheim")
    assert t.god("odin")["vanir"] == count


@pytest.mark.rule("YGG-176")
@pytest.mark.parametrize("world", NOT_MIDGARD)
@pytest.mark.parametrize("company", ["god", "two gods"])
def test_another_god_gives_the_bonus(world: str, company: str) -> None:
    """If at least one other god and no enemy is in the world, then the action has its bonus grade."""
    assert acted(with_company(world, company), world) == "bonus"


@pytest.mark.rule("YGG-177")
@pytest.mark.parametrize("world", NOT_MIDGARD)
def test_an_enemy_gives_the_penalty(world: str) -> None:
    """If one enemy and no other god is in the world, then the action has its penalty grade."""
    assert acted(with_company(world, "enemy"), world) == "penalty"


@pytest.mark.rule("YGG-178")
@pytest.mark.parametrize("world", NOT_MIDGARD)
@pytest.mark.parametrize("company", ["alone", "enemy and god", "enemy and two gods"])
def test_alone_or_with_both_the_action_is_normal(world: str, company: str) -> None:
    """If the god is alone, or with an enemy and another god, then the action has its normal grade."""
    assert acted(with_company(world, company), world) == "normal"


@pytest.mark.rule("YGG-178")
def test_gods_elsewhere_do_not_count() -> None:
    """If the other gods and the enemies are in other worlds, even of the same column, then the grade is normal."""
    t = saga_table().places(odin="alfheim", thor="nidavellir", frigg="asgard").enemies(surt="muspelheim")
    t.to_duty("odin").choose("act")
    assert t.log("ACTED") == [("odin", "alfheim", "normal")]


@pytest.mark.rule("YGG-177")
@pytest.mark.parametrize("enemy", ["surt", "hel", "loki", "fenrir"])
def test_any_enemy_gives_the_penalty(enemy: str) -> None:
    """If the enemy in Asgard is Surt, Hel, Loki or Fenrir, then it gives the penalty; in the Cage it does not."""
    t = saga_table().places(thor="alfheim", frigg="alfheim").devastated("vanaheim")
    t.enemies(**{enemy: "asgard"}).to_duty("odin").throw("-").choose("act")
    assert t.log("ACTED") == [("odin", "asgard", "penalty")]
    t = saga_table().places(thor="alfheim", frigg="alfheim").devastated("vanaheim")
    t.enemies(**{enemy: "cage"}).to_duty("odin").throw("-").choose("act")
    assert t.log("ACTED") == [("odin", "asgard", "normal")]


@pytest.mark.rule("YGG-177")
def test_a_jotun_is_no_enemy_for_the_grade() -> None:
    """If an active Jotun's piece is in Jotunheim, then the action there keeps its grade."""
    t = saga_table().places(odin="jotunheim").jotuns("suttung", "thrym").to_duty("odin")
    t.stones("turning", "deed").choose("act")
    assert t.log("ACTED") == [("odin", "jotunheim", "normal")]


@pytest.mark.rule("YGG-179")
@pytest.mark.parametrize("world", NOT_MIDGARD)
def test_a_world_with_two_enemies_has_no_action(world: str) -> None:
    """If two enemies are in a world it is devastated, and its action is closed, other gods or not."""
    t = with_company(world, "enemy and two gods").enemies(hel=world).counts(ruin=1 << content.world_ids.index(world))
    t.to_duty("odin")
    assert t.closed("act") == "YGG-095"
    assert "restore" in t.options


@pytest.mark.rule("YGG-179")
def test_a_second_enemy_closes_the_action_at_once() -> None:
    """If a second enemy comes into the world in step 1, then its action is closed in step 3."""
    t = saga_table().places(odin="nidavellir").enemies(loki="nidavellir").wheel("surt of thor").begin("odin")
    assert t.ruins == {"nidavellir"}
    t.choose("stay")
    assert t.closed("act") == "YGG-095"


@pytest.mark.rule("YGG-363", "YGG-176")
@pytest.mark.parametrize("players", [1, 2])
def test_a_support_god_gives_the_bonus(players: int) -> None:
    """If a support god is in the world, then the action has its bonus grade, and without it the normal one."""
    gods = "odin,frigg,thor"
    for place, grade, dice in (("vanaheim", "bonus", 3), ("alfheim", "normal", 2)):
        t = saga_table(players, gods=gods).places(odin="vanaheim", frigg="alfheim", thor=place)
        t.enemies(loki="cage").to_duty("odin").choose("act")
        assert t.log("ACTED") == [("odin", "vanaheim", grade)]
        assert t.god("odin")["vanir"] == dice


@pytest.mark.rule("YGG-363")
@pytest.mark.parametrize(("players", "support"), [(1, ("thor", "frigg")), (2, ("frigg",))])
def test_support_gods_own_nothing_but_life(players: int, support: tuple[str, ...]) -> None:
    """If a god is a support god, then it has 5 life at most and no Elf, die, artifact or deck."""
    t = saga_table(players)
    for name in support:
        god = t.god(name)
        assert god["support"]
        assert (god["life"], god["limit"], god["elves"], god["vanir"]) == (5, 5, 0, 0)
        assert (god["artifacts"], god["memory"], god["facedown"]) == ([], [], False)
