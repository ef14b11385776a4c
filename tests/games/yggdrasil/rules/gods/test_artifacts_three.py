"""Artifacts of level 3 that keep something or lower a price: Brisingamen, Svalinn, Idunn's apples (page 19)."""

from __future__ import annotations

import pytest

from ninerealms.kernel.game import Value
from tests.games.yggdrasil.scenario import Table, saga_table


def thrown(t: Table, god: str, *vanir: str) -> Table:
    """Odin throws against 5 risks of Surt with all his dice."""
    t.enemies(surt="asgard").counts(giants=4).dice(odin=len(vanir)).to_duty("odin").throw(god, *vanir)
    t.choose("fight surt")
    return t.choose(len(vanir)) if vanir else t


# --- Brisingamen --------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-240", "YGG-357")
@pytest.mark.parametrize("face", ["S", "S+", "I", "I+", "II+", "-"])
@pytest.mark.parametrize("option", ["two", "any"])
def test_brisingamen_keeps_a_die_that_failed_and_would_be_lost(face: str, option: Value) -> None:
    """If a die shows I+ or II+, then the owner may keep it; with the option any lost result is enough."""
    t = thrown(saga_table(brisingamen=option).artifacts("odin", "brisingamen"), "-", face)
    kept = face in ("I+", "II+") or (option == "any" and face == "S+")
    assert (t.asked == ("odin", "KEEP_DIE")) == kept
    if kept:
        t.choose("yes")
    assert t.god("odin")["vanir"] == int(kept or face in ("S", "I", "-"))
    assert t.life_of("odin") == 7 - 5 + (face in ("S", "S+"))


@pytest.mark.rule("YGG-240")
def test_brisingamen_need_not_keep_the_die() -> None:
    """If the owner does not want it, then the die goes back to Vanaheim."""
    t = thrown(saga_table().artifacts("odin", "brisingamen"), "-", "I+").choose("no")
    assert (t.god("odin")["vanir"], t.table["vanir_reserve"]) == (0, 9)


@pytest.mark.rule("YGG-240")
@pytest.mark.tells("KEPT YGG-240")
@pytest.mark.parametrize(("faces", "left"), [(("I+", "II+"), 1), (("I+", "I+", "S+"), 1), (("I+", "I", "S+"), 2)])
def test_brisingamen_keeps_one_die_of_a_throw(faces: tuple[str, ...], left: int) -> None:
    """If several dice would be lost, then one is kept and the others go back."""
    t = thrown(saga_table().artifacts("odin", "brisingamen"), "-", *faces)
    t.choose("yes")
    assert t.asked == ("thor", "MOVE_TO")
    assert t.god("odin")["vanir"] == left


@pytest.mark.rule("YGG-240")
def test_brisingamen_keeps_a_die_changed_by_an_elf() -> None:
    """If an Elf made the die a success, then what it shows still lets the owner keep it."""
    t = thrown(saga_table().artifacts("odin", "brisingamen").elves(odin=1), "S", "II+").choose("II+", "yes")
    assert (t.life_of("odin"), t.god("odin")["vanir"]) == (4, 1)


@pytest.mark.rule("YGG-240")
@pytest.mark.parametrize(("owner", "jotun"), [("thor", "baugi"), ("odin", "thrym")])
def test_brisingamen_is_for_its_owner_and_not_under_thrym(owner: str, jotun: str) -> None:
    """If another god owns it, or Thrym is active, then no die is kept."""
    t = thrown(saga_table().artifacts(owner, "brisingamen").jotuns(jotun), "-", "I+")
    assert t.asked == ("thor", "MOVE_TO")
    assert t.god("odin")["vanir"] == 0


# --- Svalinn ------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-244")
@pytest.mark.parametrize("used", [1, 2])
@pytest.mark.parametrize("keep", ["yes", "no"])
def test_svalinn_keeps_one_elf(used: int, keep: str) -> None:
    """If Elves changed dice, then the owner may keep one of them, and the others go back to Alfheim."""
    t = thrown(saga_table().artifacts("odin", "svalinn").elves(odin=3), "-", "-", "-").choose(*["-"] * used, "none")
    assert t.asked == ("odin", "KEEP_ELF")
    t.choose(keep)
    kept = keep == "yes"
    assert t.god("odin")["elves"] == 3 - used + kept
    assert t.table["elves_reserve"] == 6 + used - kept
    assert t.life_of("odin") == 7 - 5 + used


@pytest.mark.rule("YGG-244")
def test_svalinn_without_a_used_elf_asks_nothing() -> None:
    """If no Elf was used, then there is none to keep."""
    t = thrown(saga_table().artifacts("odin", "svalinn").elves(odin=2), "-").choose("none")
    assert t.asked == ("thor", "MOVE_TO")
    assert t.god("odin")["elves"] == 2


@pytest.mark.rule("YGG-244")
@pytest.mark.parametrize(("owner", "jotun"), [("thor", "baugi"), ("odin", "thrym")])
def test_svalinn_is_for_its_owner_and_not_under_thrym(owner: str, jotun: str) -> None:
    """If another god owns it, or Thrym is active, then every used Elf goes back."""
    t = thrown(saga_table().artifacts(owner, "svalinn").jotuns(jotun).elves(odin=1), "-").choose("god")
    assert t.asked == ("thor", "MOVE_TO")
    assert (t.god("odin")["elves"], t.table["elves_reserve"]) == (0, 9)


# --- Idunn's apples -----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-242", "YGG-366")
@pytest.mark.parametrize(("owner", "jotun", "price"), [("odin", "beli", 1), ("thor", "beli", 2), ("odin", "thrym", 2)])
def test_the_apples_lower_the_price_of_restoring(owner: str, jotun: str, price: int) -> None:
    """If the owner restores a world, then it pays 1 life instead of 2; other gods, and all under Thrym, pay 2."""
    t = saga_table().places(odin="alfheim").devastated("alfheim").artifacts(owner, "idunns-apples").jotuns(jotun)
    t.to_duty("odin").choose("restore")
    assert (t.life_of("odin"), t.ruins) == (7 - price, set())


@pytest.mark.rule("YGG-242")
def test_the_apples_do_not_change_the_action_of_asgard() -> None:
    """If the owner acts in Asgard, then there are 3 risks as ever."""
    t = saga_table().places(thor="midgard", frigg="midgard").devastated("alfheim").artifacts("odin", "idunns-apples")
    t.to_duty("odin").throw("-").choose("act")
    assert t.life_of("odin") == 4


@pytest.mark.rule("YGG-242", "YGG-199")
def test_the_apples_count_when_a_deed_restores() -> None:
    """If a deed rune restores a devastated world far away, then the apples lower that price too."""
    t = saga_table().places(odin="jotunheim").devastated("alfheim").artifacts("odin", "idunns-apples")
    t.to_duty("odin").stones("turning", "deed").choose("act", "deed", "restore alfheim")
    assert t.life_of("odin") == 6


@pytest.mark.rule("YGG-242")
@pytest.mark.parametrize(("life", "over"), [(1, True), (2, False)])
def test_the_last_life_is_paid_with_the_game(life: int, over: bool) -> None:
    """If the price is the last life, then the game is lost, apples or not."""
    t = saga_table().life(odin=life).devastated("asgard").artifacts("odin", "idunns-apples")
    t.to_duty("odin").choose("restore")
    assert (t.question is None) == over
