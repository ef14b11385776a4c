"""Risks at their edges: more help than risks, artifacts in a duel, what the log counts (page 17)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import saga_table
from tests.games.yggdrasil.scenario_saga import saga

ARTIFACTS = {"surt": "miming", "hel": "gungnir", "jormungand": "mjollnir", "fenrir": "gleipnir", "loki": "hofund"}


@pytest.mark.rule("YGG-398", "YGG-213")
@pytest.mark.parametrize(("enemy", "artifact"), ARTIFACTS.items())
def test_an_artifact_helps_in_a_duel_with_its_opponent(enemy: str, artifact: str) -> None:
    """If Odin duels, then his artifact against this enemy cancels one of the risks, and against another none."""
    for owned in ("miming", "gungnir"):
        t = saga(6).page("vigrid-a").jotuns().everybody_in("jotunheim").counts(dead=0, giants=0, island=1, valhalla=8)
        if enemy == "jormungand":
            t.places(odin="midgard")
        else:
            t.places(odin="alfheim").enemies(**{enemy: "alfheim"})
        risks = 5 if enemy == "jormungand" else 3
        t.artifacts("odin", artifact, *([owned] if owned != artifact else [])).to_duty("odin")
        t.choose(f"fight duel-{enemy}")
        assert t.log("FACED_RISKS") == [("odin", risks, risks - 1)]


@pytest.mark.rule("YGG-249", "YGG-234")
def test_more_help_than_risks_leaves_none() -> None:
    """If an artifact and Geri and Freki meet the one risk of Fenrir, then none is left, and Odin pays nothing."""
    t = saga_table().places(odin="svartalfheim").artifacts("odin", "gleipnir").enemies(fenrir="asgard")
    t.counts(valhalla=2).to_duty("odin").next_creatures("geri-and-freki", "four-stags")
    t.choose("act", "geri-and-freki", "asgard", "fenrir")
    assert t.log("FACED_RISKS") == [("odin", 1, 0)]
    assert t.asked == ("thor", "MOVE_TO")
    assert (t.life_of("odin"), t.table["valhalla"], t.place_of("fenrir")) == (7, 2, "cage")


@pytest.mark.rule("YGG-287", "YGG-288")
def test_the_second_support_god_bears_when_the_first_is_no_kin() -> None:
    """If only the second support god is kin, then it alone is asked, and it loses the life in place of Odin."""
    t = saga_table(1).enemies(loki="asgard").bond("kin", "odin", "frigg").throw("-").to_duty("odin")
    assert t.choose("fight loki").asked == ("odin", "KIN_BEARS")
    t.choose(1)
    assert (t.life_of("odin"), t.life_of("thor"), t.life_of("frigg")) == (9, 5, 4)


@pytest.mark.rule("YGG-281", "YGG-375")
def test_every_comrade_is_asked_for_an_elf() -> None:
    """If the dice of two comrades failed, then both are asked, one after the other, and each Elf cancels a risk."""
    t = saga_table(mode="hard").enemies(surt="asgard").counts(giants=3).bond("comrade", "odin", "thor", "frigg")
    t.elves(thor=1, frigg=1).throw("-", comrades=("-", "-")).to_duty("odin").choose("fight surt")
    assert t.asked == ("thor", "COMRADE_ELF")
    assert t.choose("yes").asked == ("frigg", "COMRADE_ELF")
    t.choose("yes")
    assert t.life_of("odin") == 7 - (4 - 2)
    assert (t.god("thor")["elves"], t.god("frigg")["elves"], t.table["elves_reserve"]) == (0, 0, 9)


@pytest.mark.rule("YGG-281")
def test_no_elf_of_a_comrade_is_asked_for_when_no_risk_is_left() -> None:
    """If the god die cancels the only risk, then the comrade whose die failed keeps its Elf without a question."""
    t = saga_table(mode="hard").enemies(loki="asgard").bond("comrade", "odin", "thor").elves(thor=1)
    t.throw("S", comrades=("-",)).to_duty("odin").choose("fight loki")
    assert t.asked == ("thor", "MOVE_TO")
    assert t.god("thor")["elves"] == 1


@pytest.mark.rule("YGG-229")
def test_several_dice_with_the_same_face_are_thrown_again() -> None:
    """If two of three blank Vanir dice are picked for Andvarinaut, then two are thrown and the third stays."""
    t = saga_table().enemies(surt="asgard").counts(giants=5).artifacts("odin", "andvarinaut").dice(odin=3)
    t.throw("-", "-", "-", "-").to_duty("odin").choose("fight surt", 3)
    t.choose("-", "-").roll(vanir=("S", "I")).choose("throw")
    assert [line[1] for line in t.log("VANIR_ROLLED")] == ["-", "-", "-", "S", "I"]
    assert t.life_of("odin") == 7 - (6 - 1)


@pytest.mark.rule("YGG-219", "YGG-281")
def test_the_log_tells_which_die_was_changed() -> None:
    """If Elves change the die of a comrade, the god die and a Vanir die, then the log says whose and which kind."""
    t = saga_table(mode="hard").enemies(surt="asgard").counts(giants=5).bond("comrade", "odin", "thor")
    t.elves(odin=2, thor=1).dice(odin=1).throw("-", "I+", comrades=("-",)).to_duty("odin")
    t.choose("fight surt", 1, "yes", "god", "I+")
    assert t.log("DIE_CHANGED") == [("thor", "-", 0), ("odin", "-", 0), ("odin", "I+", 1)]


@pytest.mark.rule("YGG-297")
def test_the_log_tells_of_the_heroes_freyja_calls_after_the_throw() -> None:
    """If Freyja calls a Hero after the throw, then the log says that it was one, and how many risks are left."""
    t = saga_table(mode="hard", gods="freyja,odin,thor").enemies(surt="asgard").counts(giants=2, valhalla=2)
    t.throw("-").to_duty("freyja").choose("fight surt", 0, "freyja", "freyja")
    assert t.log("HEROES_USED") == [("freyja", 1, 2), ("freyja", 1, 1)]
    assert (t.life_of("freyja"), t.table["valhalla"]) == (6, 0)
