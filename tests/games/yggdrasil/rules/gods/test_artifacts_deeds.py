"""Artifacts of level 3 that change the duty: Gullinbursti, Odroerir, Valshamr (page 19)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.rules.actions.company import acted, with_company
from tests.games.yggdrasil.scenario import Table, saga_table

WORLDS = ["asgard", "alfheim", "vanaheim", "nidavellir", "svartalfheim", "jotunheim", "muspelheim", "niflheim"]


# --- Gullinbursti -------------------------------------------------------------------------------------


def with_boar(**places: str) -> Table:
    """Odin with the boar in Vanaheim, where Loki is."""
    return saga_table().artifacts("odin", "gullinbursti").places(odin="vanaheim", **places)


@pytest.mark.rule("YGG-241")
def test_the_boar_gives_the_action_and_then_a_fight() -> None:
    """If the owner has acted, then it may still fight in that world, and then its turn is over."""
    t = with_boar().to_duty("odin").choose("act")
    assert t.god("odin")["vanir"] == 1
    assert t.asked == ("odin", "DUTY")
    assert t.options == {"fight loki", "none"}
    assert t.closed("act") == "YGG-151"
    t.throw("-", "-").choose("fight loki", 1)
    assert t.place_of("loki") == "cage"
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-241")
def test_the_boar_gives_a_fight_and_then_the_action() -> None:
    """If the owner has fought, then it may still act, in the grade the world has now, and then its turn is over."""
    t = with_boar().to_duty("odin").throw("S").choose("fight loki")
    assert t.asked == ("odin", "DUTY")
    assert t.options == {"act", "none"}
    t.choose("act")
    assert t.god("odin")["vanir"] == 2
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-241")
@pytest.mark.parametrize("first", ["act", "fight loki"])
def test_the_second_duty_is_optional(first: str) -> None:
    """If the owner wants no second duty, then the turn is over."""
    t = with_boar().to_duty("odin").throw(*(("S",) if first != "act" else (None,))).choose(first, "none")
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-241")
def test_the_boar_gives_no_two_fights() -> None:
    """If two opponents are there, then the owner fights one of them."""
    t = with_boar().jotuns("skadi", "thjazi").to_duty("odin").throw("S").choose("fight skadi")
    if t.question == "DUTY":
        assert t.closed("fight loki") == "YGG-151"
        assert t.options == {"act", "none"}
    assert t.place_of("loki") == "vanaheim"


@pytest.mark.rule("YGG-241")
@pytest.mark.parametrize(("owner", "jotun"), [("thor", "baugi"), ("odin", "thrym")])
def test_the_boar_is_for_its_owner_and_not_under_thrym(owner: str, jotun: str) -> None:
    """If another god owns it, or Thrym is active, then one duty is all."""
    t = saga_table().artifacts(owner, "gullinbursti").jotuns(jotun).places(odin="vanaheim")
    assert t.to_duty("odin").choose("act").asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-379")
@pytest.mark.parametrize("first", ["restore", "fight loki"])
def test_the_boar_joins_a_fight_with_restoring(first: str) -> None:
    """If the world is devastated, then the owner may restore it and fight there, in either order."""
    t = with_boar().devastated("vanaheim").to_duty("odin")
    second = "fight loki" if first == "restore" else "restore"
    t.throw("S").choose(first)
    assert t.options == {second, "none"}
    t.choose(second)
    assert (t.place_of("loki"), t.ruins, t.life_of("odin")) == ("cage", set(), 5)


@pytest.mark.rule("YGG-379")
def test_the_boar_does_not_join_a_saga_action() -> None:
    """If the owner did the saga action, then no fight follows; and after a fight no saga action does."""
    t = saga_table(saga=1).artifacts("odin", "gullinbursti").places(odin="vanaheim").to_duty("odin")
    t.next_token("oath").choose("saga")
    assert t.asked == ("thor", "MOVE_TO")
    t = saga_table(saga=1).artifacts("odin", "gullinbursti").places(odin="vanaheim").to_duty("odin")
    t.throw("S").choose("fight loki")
    assert t.options == {"act", "none"}


@pytest.mark.rule("YGG-379")
def test_the_boar_works_only_where_the_duty_began() -> None:
    """If the action took the owner to another world, then no fight follows there."""
    t = saga_table().artifacts("odin", "gullinbursti").places(odin="jotunheim", thor="midgard", frigg="midgard")
    t.to_duty("odin").stones("journey", "deed").choose("act", "journey", "odin to vanaheim", "none")
    assert t.place_of("odin") == "vanaheim"
    assert t.asked == ("thor", "MOVE_TO")


# --- Odroerir -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-243", "YGG-376")
@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize(
    ("company", "grade"), [("alone", "bonus"), ("god", "bonus"), ("enemy", "penalty"), ("enemy and god", "normal")]
)
def test_odroerir_gives_the_bonus_to_who_is_alone(world: str, company: str, grade: str) -> None:
    """If the owner is alone, then its action has the bonus; with an enemy, a god or both the usual grade holds."""
    assert acted(with_company(world, company).artifacts("odin", "odroerir"), world) == grade


@pytest.mark.rule("YGG-243", "YGG-189")
def test_odroerir_never_helps_in_midgard() -> None:
    """If the owner is in Midgard, then Jormungand is there, and it has the penalty."""
    t = saga_table().places(odin="midgard").artifacts("odin", "odroerir").to_duty("odin").choose("act")
    assert t.table["valhalla"] == 1


# --- Valshamr -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-245", "YGG-376")
@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize(
    ("company", "grade"), [("alone", "normal"), ("god", "bonus"), ("enemy", "normal"), ("enemy and god", "bonus")]
)
def test_valshamr_ignores_the_enemy(world: str, company: str, grade: str) -> None:
    """If the owner acts beside an enemy, then the grade is as if it were not there."""
    assert acted(with_company(world, company).artifacts("odin", "valshamr"), world) == grade


@pytest.mark.rule("YGG-245")
def test_valshamr_does_not_open_a_devastated_world() -> None:
    """If two enemies have devastated the world, then the owner cannot act there either."""
    t = with_company("alfheim", "enemy").enemies(hel="alfheim").devastated("alfheim").artifacts("odin", "valshamr")
    assert t.to_duty("odin").closed("act") == "YGG-095"


@pytest.mark.rule("YGG-243", "YGG-245")
def test_with_both_the_owner_beside_an_enemy_is_not_alone() -> None:
    """If the owner of both is with an enemy, then Odroerir does not count, and the grade is normal."""
    t = with_company("alfheim", "enemy").artifacts("odin", "valshamr", "odroerir")
    assert acted(t, "alfheim") == "normal"


@pytest.mark.rule("YGG-243", "YGG-245")
@pytest.mark.parametrize("artifact", ["odroerir", "valshamr"])
@pytest.mark.parametrize(("owner", "jotun"), [("thor", "beli"), ("odin", "thrym")])
def test_they_are_for_their_owner_and_not_under_thrym(artifact: str, owner: str, jotun: str) -> None:
    """If another god owns it, or Thrym is active, then the grade is the usual one."""
    company, grade = ("alone", "normal") if artifact == "odroerir" else ("enemy", "penalty")
    t = with_company("alfheim", company).artifacts(owner, artifact).jotuns(jotun)
    assert acted(t, "alfheim") == grade


@pytest.mark.rule("YGG-243", "YGG-199")
def test_a_deed_stays_normal() -> None:
    """If the owner does a deed in an empty world, then it has the normal grade: the god is not there."""
    t = saga_table().places(odin="jotunheim").artifacts("odin", "odroerir").to_duty("odin")
    t.stones("turning", "deed", "journey").choose("act", "deed", "act vanaheim")
    assert t.god("odin")["vanir"] == 2
