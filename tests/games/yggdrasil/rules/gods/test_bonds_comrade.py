"""Comrade in Arms: another god's die in a saving throw (p.22)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table, saga_table

# Odin has Comrade in Arms towards all others on his sheet; Frigg, Thor and Freyr towards nobody.


def in_alfheim(*gods: str, strength: int = 3, company: str = "odin,thor,frigg", players: int = 3) -> Table:
    """These gods in Alfheim with Hel, the others far away."""
    t = saga_table(players, mode="hard", gods=company).everybody_in("jotunheim")
    return t.places(**dict.fromkeys(gods, "alfheim")).enemies(hel="alfheim").counts(dead=strength - 1)


def lost(t: Table, god: str) -> int:
    return t.god(god)["limit"] - t.life_of(god)


@pytest.mark.rule("YGG-280")
@pytest.mark.parametrize(("own", "comrade", "left"), [("-", "-", 3), ("S", "-", 2), ("-", "S", 2), ("S", "S", 1)])
def test_a_comrade_in_the_same_world_rolls_its_god_die(own: str, comrade: str, left: int) -> None:
    """If Odin throws beside a comrade, then the comrade rolls too, and its success cancels one of Odin's risks."""
    t = in_alfheim("odin", "frigg").throw(own, comrades=(comrade,)).to_duty("odin").choose("fight hel")
    assert t.log("COMRADE_ROLLED") == [("frigg", comrade, "odin")]
    assert (lost(t, "odin"), lost(t, "frigg")) == (left, 0)


@pytest.mark.rule("YGG-280")
@pytest.mark.parametrize("world", ["asgard", "muspelheim", "nidavellir"])
def test_a_comrade_elsewhere_does_not_roll(world: str) -> None:
    """If the comrade is in another world, even in the same level or column, then only the god's own die is rolled."""
    t = in_alfheim("odin").places(frigg=world).throw("-").to_duty("odin").choose("fight hel")
    assert t.log("COMRADE_ROLLED") == []
    assert lost(t, "odin") == 3


@pytest.mark.rule("YGG-280")
def test_every_comrade_present_cancels_one_risk() -> None:
    """If two comrades are present, then each rolls one die and each success cancels one risk."""
    t = in_alfheim("odin", "thor", "frigg", strength=4).throw("S", comrades=("S", "S")).to_duty("odin")
    t.choose("fight hel")
    assert sorted(t.log("COMRADE_ROLLED")) == [("frigg", "S", "odin"), ("thor", "S", "odin")]
    assert lost(t, "odin") == 1


@pytest.mark.rule("YGG-280", "YGG-283")
def test_a_comrade_rolls_in_a_risky_action_too() -> None:
    """If Odin acts in Niflheim beside a comrade, then its die helps against the risks of the action as well."""
    t = saga_table(3, mode="hard").everybody_in("jotunheim").places(odin="niflheim", frigg="niflheim")
    t.enemies(hel="alfheim").counts(dead=3).throw("-", comrades=("S",)).to_duty("odin").choose("act")
    while t.question == "TAKE_COUNT":
        t.choose(3)
    assert lost(t, "odin") == 0
    assert t.s.dead == 0


@pytest.mark.rule("YGG-280", "YGG-146")
def test_no_comrade_rolls_while_utgard_loki_forbids_god_dice() -> None:
    """If Utgard-Loki is active, then neither the god nor its comrade rolls a god die."""
    t = in_alfheim("odin", "frigg").jotuns("utgard-loki").to_duty("odin").choose("fight hel")
    assert (t.log("COMRADE_ROLLED"), lost(t, "odin")) == ([], 3)


@pytest.mark.rule("YGG-279", "YGG-284")
def test_the_object_of_a_relationship_has_nothing_of_it() -> None:
    """If Frigg throws beside Odin, then Odin, who has the relationship, does not roll for her."""
    t = in_alfheim("odin", "frigg").throw("-").to_duty("frigg").choose("fight hel")
    assert (t.log("COMRADE_ROLLED"), lost(t, "frigg")) == ([], 3)


@pytest.mark.rule("YGG-279")
def test_a_relationship_with_one_god_is_none_with_another() -> None:
    """If a god has a comrade, then only that one rolls for it."""
    t = in_alfheim("odin", "thor", "frigg").bond("comrade", "odin").bond("comrade", "frigg", "thor")
    t.throw("-", comrades=("S",)).to_duty("frigg").choose("fight hel")
    assert (t.log("COMRADE_ROLLED"), lost(t, "frigg")) == ([("thor", "S", "frigg")], 2)


@pytest.mark.rule("YGG-283", "YGG-186")
@pytest.mark.parametrize(("own", "other", "left"), [("S", "S", 0), ("S", "-", 1), ("-", "S", 1), ("-", "-", 2)])
def test_the_successes_of_both_are_added_in_asgard(own: str, other: str, left: int) -> None:
    """If two gods heal a world from Asgard with 2 risks, then the god's success and the comrade's are added."""
    t = saga_table(3, mode="hard").places(thor="jotunheim").devastated("alfheim").throw(own, comrades=(other,))
    t.to_duty("odin").choose("act")
    assert (t.log("FACED_RISKS")[-1][1], lost(t, "odin"), t.ruins) == (2, left, set())


@pytest.mark.rule("YGG-281")
@pytest.mark.tells("DIE_CHANGED YGG-281")
@pytest.mark.parametrize("face", ["-", "I", "II"])
def test_a_comrade_may_change_its_failure_with_one_of_its_own_elves(face: str) -> None:
    """If the comrade's die fails, then the comrade may return one of its Elves for a success, or not."""
    for answer, left, elves in (("yes", 2, 1), ("no", 3, 2)):
        t = in_alfheim("odin", "frigg").elves(frigg=2).throw("-", comrades=(face,)).to_duty("odin")
        t.choose("fight hel")
        assert t.asked == ("frigg", "COMRADE_ELF")
        t.choose(answer)
        assert (lost(t, "odin"), t.god("frigg")["elves"], t.table["elves_reserve"]) == (left, elves, 9 - elves)


@pytest.mark.rule("YGG-281")
def test_only_the_comrades_own_elf_changes_its_die() -> None:
    """If the comrade has no Elf, then Odin's Elves change his own die and no other."""
    t = in_alfheim("odin", "frigg").elves(odin=3).throw("-", comrades=("-",)).to_duty("odin").choose("fight hel")
    assert t.asked == ("odin", "CHANGE_DIE")
    assert t.options == {"god", "none"}
    t.choose("god")
    assert (lost(t, "odin"), t.god("odin")["elves"]) == (2, 2)


@pytest.mark.rule("YGG-281")
def test_the_comrade_is_not_asked_for_an_elf_after_a_success() -> None:
    """If the comrade's die succeeds, then its Elves stay."""
    t = in_alfheim("odin", "frigg").elves(frigg=2).throw("-", comrades=("S",)).to_duty("odin").choose("fight hel")
    assert (lost(t, "odin"), t.god("frigg")["elves"]) == (2, 2)


@pytest.mark.rule("YGG-281", "YGG-142")
def test_suttung_keeps_the_comrades_elf_back() -> None:
    """If Suttung is active, then the comrade cannot change its die with an Elf after the throw."""
    t = in_alfheim("odin", "frigg").elves(frigg=2).jotuns("suttung").throw("-", comrades=("-",)).to_duty("odin")
    t.choose("fight hel")
    assert (lost(t, "odin"), t.god("frigg")["elves"]) == (3, 2)


@pytest.mark.rule("YGG-282", "YGG-278")
@pytest.mark.parametrize(("players", "company"), [(1, "odin,frigg,thor"), (2, "odin,tyr,frigg")])
@pytest.mark.parametrize(("face", "left"), [("S", 2), ("-", 3)])
def test_a_support_god_is_a_comrade_too(players: int, company: str, face: str, left: int) -> None:
    """If a support god stands beside Odin, then its die is rolled for him; nobody's Elf changes it."""
    t = in_alfheim("odin", "frigg", company=company, players=players)
    if players == 2:
        t.elves(tyr=2)
    t.throw("-", comrades=(face,)).to_duty("odin").choose("fight hel")
    assert (t.log("COMRADE_ROLLED"), lost(t, "odin")) == ([("frigg", face, "odin")], left)


@pytest.mark.rule("YGG-374")
@pytest.mark.parametrize("elves", [0, 1])
def test_thor_as_a_comrade_cancels_one_risk(elves: int) -> None:
    """If Thor succeeds as a comrade, with or without an Elf, then one risk is cancelled, not two."""
    t = in_alfheim("odin", "thor").elves(thor=elves).throw("-", comrades=("-" if elves else "S",)).to_duty("odin")
    t.choose("fight hel")
    if elves:
        t.choose("yes")
    assert lost(t, "odin") == 2


@pytest.mark.rule("YGG-374")
@pytest.mark.parametrize(("comrade", "face", "left"), [("tyr", "II", 2), ("heimdall", "I", 2), ("frigg", "I", 3)])
def test_the_comrades_own_faces_decide(comrade: str, face: str, left: int) -> None:
    """If a comrade rolls, then its own abilities say whether the face succeeds, not those of the holder."""
    t = in_alfheim("odin", comrade, company=f"odin,{comrade},thor").throw("-", comrades=(face,)).to_duty("odin")
    t.choose("fight hel")
    assert lost(t, "odin") == left
    t = in_alfheim("tyr", "thor", company="odin,tyr,thor").bond("comrade", "tyr", "thor").throw("-", comrades=("II",))
    t.to_duty("tyr").choose("fight hel")
    assert lost(t, "tyr") == 3


@pytest.mark.rule("YGG-280")
@pytest.mark.tells("COMRADE_ROLLED YGG-280")
def test_a_comrade_cancels_at_most_what_is_left() -> None:
    """If one risk is there and both succeed, then the surplus is nothing and no life is gained."""
    t = in_alfheim("odin", "frigg", strength=1).life(odin=4).throw("S", comrades=("S",)).to_duty("odin")
    t.choose("fight hel")
    assert t.life_of("odin") == 4
