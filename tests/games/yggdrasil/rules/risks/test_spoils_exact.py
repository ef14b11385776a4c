"""What a throw leaves behind, at its edges: who already holds something, two companions, a die already gone (p.23)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table, saga_table


def beside_freyja() -> Table:
    """Thor and Freyja, who has luck with him, in Alfheim with Hel, whose strength is 6."""
    t = saga_table(mode="hard", gods="thor,freyja,frigg").everybody_in("jotunheim").enemies(hel="alfheim")
    return t.counts(dead=5).places(thor="alfheim", freyja="alfheim")


@pytest.mark.rule("YGG-289")
@pytest.mark.parametrize(("taken", "held"), [("elf", (3, 2)), ("lost-die", (2, 3)), ("die", (2, 3))])
def test_luck_adds_to_what_the_companion_holds(taken: str, held: tuple[int, int]) -> None:
    """If Freyja holds 2 Elves and 2 Vanir dice, then what she takes of Thor's throw is one more."""
    t = beside_freyja().elves(thor=1, freyja=2).dice(thor=2, freyja=2).throw("-", "I+", "-").to_duty("thor")
    t.choose("fight hel", 2, "god", taken)
    assert (t.god("freyja")["elves"], t.god("freyja")["vanir"]) == held


@pytest.mark.rule("YGG-289", "YGG-240")
@pytest.mark.parametrize(("face", "taken"), [("I+", "lost-die"), ("I+", "none"), ("II+", "lost-die"), ("II+", "none")])
def test_brisingamen_keeps_no_die_that_luck_has_taken(face: str, taken: str) -> None:
    """If Freyja takes the only lost die, then Brisingamen has none to keep and none goes back to Vanaheim."""
    t = beside_freyja().dice(thor=1).artifacts("thor", "brisingamen").throw("-", face).to_duty("thor")
    t.choose("fight hel", 1, taken)
    assert (t.question == "KEEP_DIE") == (taken == "none")
    if taken == "none":
        t.choose("no")
    assert t.log("DICE_LOST") == ([("thor", 1)] if taken == "none" else [])
    assert t.table["vanir_reserve"] == (9 if taken == "none" else 8)


@pytest.mark.rule("YGG-289", "YGG-244")
@pytest.mark.tells("KEPT YGG-244", "LUCK_TOOK YGG-289")
def test_a_changed_die_that_luck_takes_is_no_longer_part_of_the_throw() -> None:
    """If Freyja takes the die an Elf has changed, then the throw shows it no more while Svalinn is asked."""
    t = beside_freyja().elves(thor=1).dice(thor=1).artifacts("thor", "svalinn").throw("-", "I+").to_duty("thor")
    t.choose("fight hel", 1, "I+", "lost-die")
    assert t.asked == ("thor", "KEEP_ELF")
    throw = t.table["throw"]
    assert (throw["vanir"], throw["changed"], throw["elves_used"]) == ({}, {}, 1)
    t.choose("yes")
    assert (t.god("thor")["elves"], t.god("freyja")["vanir"]) == (1, 1)


def beside_support(first: str, second: str) -> Table:
    """Solo Freyja fights Hel in Alfheim; where her two support gods are."""
    t = saga_table(1, mode="hard", gods="freyja,thor,frigg").places(freyja="alfheim", thor=first, frigg=second)
    return t.enemies(hel="alfheim").counts(dead=5)


@pytest.mark.rule("YGG-290")
@pytest.mark.parametrize("first", ["alfheim", "jotunheim"])
@pytest.mark.parametrize("second", ["alfheim", "jotunheim"])
def test_each_support_god_in_the_world_keeps_one_thing(first: str, second: str) -> None:
    """If Freyja is beside one or two support gods, then she keeps one lost die for each of them."""
    t = beside_support(first, second).dice(freyja=3).throw("-", "I+", "I+", "I+").to_duty("freyja")
    t.choose("fight hel", 3)
    beside = [first, second].count("alfheim")
    for _ in range(beside):
        assert t.asked == ("freyja", "KEEP_BY_LUCK")
        assert t.options == {"none", "lost-die"}
        t.choose("lost-die")
    assert t.question != "KEEP_BY_LUCK"
    assert t.god("freyja")["vanir"] == beside
    assert t.log("KEPT") == [("freyja", "lost-die")] * beside
    assert t.log("DICE_LOST") == [("freyja", 3 - beside)]


@pytest.mark.rule("YGG-219")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_the_log_counts_the_elves_that_went_back(used: int) -> None:
    """If Elves were used, then the log says how many went back to Alfheim; without one it says nothing."""
    t = saga_table().enemies(surt="asgard").counts(giants=4).elves(odin=3).dice(odin=2).throw("-", "-", "-")
    t.to_duty("odin").choose("fight surt", 2, *["-"] * used, "none")
    assert t.log("ELVES_LOST") == ([("odin", used)] if used else [])
