"""The order inside a risk, and who rolls (YGG-375, YGG-376)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table, saga_table


def everything() -> Table:
    """Odin faces 7 risks from Surt with all that can play a part: Thor is his comrade, Freyja has luck with him."""
    t = saga_table(mode="hard", gods="odin,thor,freyja").enemies(surt="asgard").counts(giants=6, valhalla=3)
    t.artifacts("odin", "miming", "andvarinaut", "draupnir", "svalinn", "brisingamen")
    return t.dice(odin=3).elves(odin=3, thor=1).bond("comrade", "odin", "thor").bond("lucky", "freyja", "odin")


@pytest.mark.rule("YGG-375")
def test_the_order_of_a_risk() -> None:
    """If everything comes together, then it is asked and told in the order of the ruling."""
    t = everything().to_duty("odin").choose("fight surt")
    assert t.log("FACED_RISKS") == [("odin", 7, 6)]
    asked = []
    t.throw("-", "I+", "I+", "S", comrades=("-",))
    for answer in (1, 3, "none", "yes", "I+", "none", "none", "yes", "yes"):
        assert t.asked is not None
        asked.append(t.asked)
        t.choose(answer)
    assert asked == [
        ("odin", "USE_HEROES"),
        ("odin", "ROLL_VANIR"),
        ("odin", "REROLL"),
        ("thor", "COMRADE_ELF"),
        ("odin", "CHANGE_DIE"),
        ("odin", "CHANGE_DIE"),
        ("freyja", "LUCKY_TAKE"),
        ("odin", "KEEP_ELF"),
        ("odin", "KEEP_DIE"),
    ]
    in_order = ["FACED_RISKS", "HEROES_USED", "GOD_DIE_ROLLED", "VANIR_ROLLED", "COMRADE_ROLLED", "LIFE_LOST"]
    places = [t.story.index(kind) for kind in (*in_order, "DICE_LOST")]
    assert places == sorted(places)
    assert t.life_of("odin") == 7 - (7 - 1 - 1 - 1 - 1 - 1)
    assert (t.god("odin")["elves"], t.god("thor")["elves"]) == (3, 0)
    assert t.god("odin")["vanir"] == 2


@pytest.mark.rule("YGG-375")
def test_rerolls_come_before_the_elves_of_a_comrade() -> None:
    """If the god die is rolled again and now succeeds, then it counts when the Elves are asked for."""
    t = everything().to_duty("odin").choose("fight surt", 3)
    t.throw("-", "-", "S", "S", comrades=("S",)).choose(3)
    assert t.asked == ("odin", "REROLL")
    t.roll(god=("S",)).choose("god", "none")
    assert t.question == "LUCKY_TAKE"
    t.choose("none")
    assert t.life_of("odin") == 7


@pytest.mark.rule("YGG-375")
@pytest.mark.parametrize("heroes", [0, 1])
def test_artifacts_cancel_before_heroes_are_asked(heroes: int) -> None:
    """If an artifact cancels the only risk, then no Hero and no throw is asked for."""
    t = saga_table().enemies(surt="asgard").artifacts("odin", "miming").counts(valhalla=heroes).dice(odin=1)
    t.to_duty("odin").choose("fight surt")
    assert t.asked == ("thor", "MOVE_TO")
    assert (t.life_of("odin"), t.table["valhalla"], t.place_of("surt")) == (7, heroes, "muspelheim")


@pytest.mark.rule("YGG-375")
def test_without_a_risk_left_nothing_is_thrown() -> None:
    """If Heroes cancel every risk, then no die is thrown and none is lost."""
    t = saga_table().enemies(surt="asgard").counts(giants=1, valhalla=3).dice(odin=2).elves(odin=1)
    t.to_duty("odin").choose("fight surt", 2)
    assert t.asked == ("thor", "MOVE_TO")
    assert "GOD_DIE_ROLLED" not in t.story
    assert t.god("odin")["vanir"] == 2


@pytest.mark.rule("YGG-375")
def test_the_elves_of_a_comrade_are_asked_before_the_gods_own() -> None:
    """If a comrade's die failed, then its Elf is asked before Odin decides on his own."""
    t = saga_table(mode="hard").enemies(surt="asgard").counts(giants=3).places(frigg="midgard")
    t.elves(odin=1, thor=1).throw("-", comrades=("-",)).to_duty("odin").choose("fight surt")
    assert t.asked == ("thor", "COMRADE_ELF")
    assert t.choose("no").asked == ("odin", "CHANGE_DIE")


@pytest.mark.rule("YGG-376")
def test_a_comrade_always_rolls() -> None:
    """If Odin's comrade is in his world, then its die is rolled without a question, and far away it is not."""
    t = saga_table(mode="hard").enemies(surt="asgard").counts(giants=2).places(frigg="midgard")
    t.throw("-", comrades=("S",)).to_duty("odin").choose("fight surt")
    assert t.log("COMRADE_ROLLED") == [("thor", "S", "odin")]
    assert t.life_of("odin") == 5
