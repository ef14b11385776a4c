"""Risky actions and restoring the tree: Asgard, Niflheim, Muspelheim, devastated worlds (pages 14 to 16)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.rules.actions.company import with_company
from tests.games.yggdrasil.scenario import Table, saga_table

NOT_ASGARD = [world for world in content.world_ids if world != "asgard"]


def fenrir(t: Table) -> int:
    """Fenrir's strength now."""
    return next(foe["strength"] for foe in t.table["foes"] if foe["id"] == "fenrir")


def in_asgard(*ruined: str) -> Table:
    """Odin alone in Asgard, with these worlds devastated."""
    t = saga_table().places(thor="alfheim", frigg="alfheim").devastated(*ruined)
    return t.to_duty("odin")


# --- Asgard -------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-184", "YGG-187", "YGG-209")
@pytest.mark.tells("WORLD_RESTORED YGG-184")
@pytest.mark.parametrize("world", NOT_ASGARD)
def test_asgard_restores_any_world_from_a_distance(world: str) -> None:
    """If a god acts in Asgard, then it takes the marker off any devastated world, without leaving Asgard."""
    others = [other for other in ("jotunheim", "midgard", "vanaheim") if other != world][:2]
    t = in_asgard(world, *others).throw("-").choose("act")
    assert t.asked == ("odin", "CLEAR_WORLD")
    assert t.options == {world, *others}
    t.choose(world)
    assert t.ruins == set(others)
    assert t.table["cage_markers"] == 5
    assert t.place_of("odin") == "asgard"


@pytest.mark.rule("YGG-184", "YGG-185")
@pytest.mark.parametrize("ruined", [1, 2, 3, 4, 5, 6, 7])
def test_the_marker_goes_back_and_fenrir_is_weaker(ruined: int) -> None:
    """If a marker is taken off, then it is in the Cage again and Fenrir's strength is 1 less."""
    t = in_asgard(*NOT_ASGARD[:ruined])
    assert (fenrir(t), t.table["cage_markers"]) == (ruined + 1, 7 - ruined)
    t.throw("S").choose("act")
    if t.question == "CLEAR_WORLD":
        t.choose(NOT_ASGARD[0])
    assert (fenrir(t), t.table["cage_markers"]) == (ruined, 8 - ruined)
    assert t.log("WORLD_RESTORED") == [(NOT_ASGARD[0], ruined)]


@pytest.mark.rule("YGG-185")
def test_a_restored_world_has_its_action_again() -> None:
    """If Asgard's action restored a world, then the god in that world can do its action in its own turn."""
    t = in_asgard("alfheim")
    t.throw("-").choose("act").choose("stay")
    assert t.asked == ("thor", "DUTY")
    assert "act" in t.options
    assert t.closed("restore") == "YGG-207"


@pytest.mark.rule("YGG-186")
@pytest.mark.parametrize(("company", "risks"), [("enemy", 4), ("alone", 3), ("enemy and god", 3), ("god", 2)])
def test_asgard_exposes_to_risks(company: str, risks: int) -> None:
    """If a god acts in Asgard, then it faces 4, 3 or 2 risks by the grade, and pays for those not cancelled."""
    t = with_company("asgard", company).to_duty("odin").throw("-").choose("act")
    assert t.log("FACED_RISKS") == [("odin", risks, risks)]
    assert t.life_of("odin") == 7 - risks
    assert t.ruins == set()


@pytest.mark.rule("YGG-187", "YGG-207")
def test_asgard_itself_must_be_restored_in_asgard() -> None:
    """If Asgard is devastated, then its action is closed and only restoring Asgard is open there."""
    t = in_asgard("asgard", "midgard")
    assert t.closed("act") == "YGG-095"
    t.choose("restore")
    assert t.ruins == {"midgard"}


@pytest.mark.rule("YGG-353")
def test_acting_in_asgard_and_restoring_have_the_same_result() -> None:
    """If a world is restored from Asgard or on the spot, then the result is the same, and only the price differs."""
    far = in_asgard("vanaheim").throw("S").choose("act")
    near = saga_table().places(odin="vanaheim", thor="alfheim", frigg="alfheim").devastated("vanaheim").to_duty("odin")
    near.choose("restore")
    for t in (far, near):
        assert (t.ruins, t.table["cage_markers"], fenrir(t)) == (set(), 7, 1)
    assert (far.life_of("odin"), near.life_of("odin")) == (5, 5)
    free = saga_table().places(thor="alfheim", frigg="alfheim").devastated("vanaheim").counts(valhalla=3)
    free.to_duty("odin").choose("act", 3)
    assert (free.ruins, free.life_of("odin")) == (set(), 7)


# --- Niflheim and Muspelheim --------------------------------------------------------------------------


@pytest.mark.rule("YGG-203", "YGG-204")
@pytest.mark.tells("DEAD_LEFT YGG-203")
@pytest.mark.parametrize(("company", "risks"), [("enemy", 3), ("alone", 2), ("enemy and god", 2), ("god", 1)])
@pytest.mark.parametrize("dead", [1, 2, 3, 5])
def test_niflheim_sends_the_dead_back(company: str, risks: int, dead: int) -> None:
    """If a god acts in Niflheim, then up to 3 Anonymous go back to Midgard, for 3, 2 or 1 risks by the grade."""
    t = with_company("niflheim", company).counts(dead=dead).to_duty("odin").throw("-").choose("act")
    assert t.log("FACED_RISKS") == [("odin", risks, risks)]
    assert t.life_of("odin") == 7 - risks
    left = max(0, dead - 3)
    assert (t.table["anonymous"], t.table["anonymous_reserve"]) == (left, 8 - left)
    assert t.table["giants"] == 3


@pytest.mark.rule("YGG-205", "YGG-206")
@pytest.mark.tells("GIANTS_LEFT YGG-205")
@pytest.mark.parametrize(("company", "risks"), [("enemy", 3), ("alone", 2), ("enemy and god", 2), ("god", 1)])
@pytest.mark.parametrize("giants", [1, 2, 3, 5])
def test_muspelheim_sends_giants_back(company: str, risks: int, giants: int) -> None:
    """If a god acts in Muspelheim, then up to 3 Fire Giants go back, for 3, 2 or 1 risks by the grade."""
    t = with_company("muspelheim", company).counts(giants=giants).to_duty("odin").throw("-").choose("act")
    assert t.log("FACED_RISKS") == [("odin", risks, risks)]
    assert t.life_of("odin") == 7 - risks
    left = max(0, giants - 3)
    assert (t.table["giants"], t.table["giants_reserve"]) == (left, 8 - left)
    assert t.table["anonymous"] == 3


# --- restoring the tree -------------------------------------------------------------------------------


@pytest.mark.rule("YGG-207")
@pytest.mark.parametrize("world", content.world_ids)
def test_in_a_devastated_world_the_only_action_is_to_restore(world: str) -> None:
    """If a world is devastated, then its own action is closed and restoring is open, and else the other way round."""
    t = with_company(world, "alone").enemies(loki=world).devastated(*{world, "jotunheim"}).to_duty("odin")
    assert "restore" in t.options
    assert t.closed("act") == "YGG-095"
    t = with_company(world, "enemy").to_duty("odin")
    assert "act" in t.options
    assert t.closed("restore") == "YGG-207"


@pytest.mark.rule("YGG-208")
@pytest.mark.tells("WORLD_RESTORED YGG-208")
@pytest.mark.parametrize("world", content.world_ids)
@pytest.mark.parametrize("company", ["alone", "god", "enemy"])
def test_restoring_costs_two_life_and_returns_the_marker(world: str, company: str) -> None:
    """If a god restores its world, then it loses 2 life in any company, and the marker is in the Cage again."""
    company = "alone" if world == "midgard" and company == "enemy" else company
    t = with_company(world, company).devastated(world, "jotunheim" if world != "jotunheim" else "asgard")
    t.to_duty("odin").choose("restore")
    assert t.life_of("odin") == 5
    assert world not in t.ruins
    assert (len(t.ruins), t.table["cage_markers"], fenrir(t)) == (1, 6, 2)


@pytest.mark.rule("YGG-366", "YGG-208")
def test_the_price_of_restoring_is_no_risk() -> None:
    """If a god restores, then no Hero, die, Elf or cancelling artifact helps against the price."""
    t = saga_table().elves(odin=3).dice(odin=3).counts(valhalla=4).devastated("asgard")
    t.artifacts("odin", "gungnir", "megingjord", "gleipnir").to_duty("odin").choose("restore")
    assert t.asked == ("thor", "MOVE_TO")
    assert t.log("FACED_RISKS") == []
    assert t.life_of("odin") == 5
    assert (t.god("odin")["elves"], t.god("odin")["vanir"], t.table["valhalla"]) == (3, 3, 4)


@pytest.mark.rule("YGG-208", "YGG-224")
def test_restoring_with_the_last_life_loses_the_game() -> None:
    """If a god pays its last life to restore, then the game is lost."""
    t = saga_table().life(odin=2).devastated("asgard").to_duty("odin").choose("restore")
    assert t.question is None
    assert t.outcome.winners == []
    assert t.outcome.reason == "YGG-074"


@pytest.mark.rule("YGG-210")
@pytest.mark.parametrize("world", ["asgard", "alfheim", "nidavellir"])
def test_restoring_under_two_enemies_is_of_no_use(world: str) -> None:
    """If two enemies are in the world when it is restored, then the life is paid and it is devastated again at once."""
    t = saga_table().places(odin=world).enemies(hel=world, loki=world).devastated(world)
    t.to_duty("odin").choose("restore")
    assert t.life_of("odin") == 5
    assert t.ruins == {world}
    assert (fenrir(t), t.table["cage_markers"]) == (2, 6)


@pytest.mark.rule("YGG-210", "YGG-184")
def test_asgard_restores_a_world_with_two_enemies_in_vain() -> None:
    """If Asgard's action restores a world where two enemies are, then it is devastated again at once."""
    t = saga_table().places(thor="midgard").enemies(hel="alfheim", loki="alfheim").devastated("alfheim")
    t.to_duty("odin").throw("S").choose("act")
    assert t.ruins == {"alfheim"}


@pytest.mark.rule("YGG-210")
@pytest.mark.parametrize("enemies", [{}, {"hel": "alfheim"}])
def test_restoring_with_one_enemy_or_none_lasts(enemies: dict[str, str]) -> None:
    """If at most one enemy is in the world, then it stays restored."""
    t = saga_table().places(odin="alfheim").enemies(**enemies).devastated("alfheim").to_duty("odin").choose("restore")
    assert t.ruins == set()


@pytest.mark.rule("YGG-211")
def test_restoring_can_be_repeated_on_later_turns() -> None:
    """If one world after another is restored, then each time Fenrir is 1 weaker."""
    t = saga_table().places(odin="alfheim", thor="vanaheim", frigg="midgard")
    t.devastated("alfheim", "vanaheim", "midgard").begin()
    strengths = [fenrir(t)]
    for _ in range(3):
        t.choose("stay", "restore")
        strengths.append(fenrir(t))
    assert strengths == [4, 3, 2, 1]
    assert t.ruins == set()
