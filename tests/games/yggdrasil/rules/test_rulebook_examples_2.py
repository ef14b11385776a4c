"""The worked examples YGX-08 (its other columns) to YGX-16, with their own numbers."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table, saga_table
from tests.games.yggdrasil.scenario_saga import strength_of

FIGHT = "fight jormungand"


def thor_in(world: str, others: int = 0, enemy: bool = False) -> Table:
    """Thor in a world with so many other gods, and Loki or not; all else is far away."""
    far = "muspelheim" if world == "jotunheim" else "jotunheim"
    t = saga_table(3, gods="thor,odin,frigg").everybody_in(far).places(thor=world).enemies(hel="cage", loki="cage")
    t.places(**dict.fromkeys(("odin", "frigg")[:others], world))
    return t.enemies(loki=world) if enemy else t


GRADES = [(0, False, 1), (1, False, 2), (2, False, 2), (0, True, 0), (1, True, 1), (2, True, 1)]


@pytest.mark.rule("YGG-190", "YGG-196")
@pytest.mark.parametrize(("others", "enemy", "grade"), GRADES)
def test_ygx_08_holders_and_stones_by_grade(others: int, enemy: bool, grade: int) -> None:
    """If the grade is penalty, normal or bonus, then one, two or three holders are open and stones are thrown."""
    t = thor_in("nidavellir", others, enemy).to_duty("thor")
    if grade:
        t.choose("act")
        assert t.options == {"holder-1", "holder-2", "holder-3"} & {f"holder-{n + 1}" for n in range(grade + 1)}
        t.next_artifact("draupnir").choose("holder-1")
    else:
        t.next_artifact("draupnir").choose("act")
    assert t.log("TOOK_ARTIFACT") == [("thor", "andvarinaut")]
    t = thor_in("jotunheim", others, enemy).stones(*("journey", "life", "deed")[: grade + 1]).to_duty("thor")
    t.choose("act")
    assert len(t.log("STONE_THROWN")) == grade + 1


@pytest.mark.rule("YGG-363", "YGG-207", "YGG-135")
def test_ygx_08_support_god_marker_and_blocking_jotun() -> None:
    """If a support god is there, then bonus; with a marker only restoring for 2 life; with a Jotun only fights."""
    t = saga_table(2, gods="thor,odin,frigg").places(thor="alfheim", frigg="alfheim", odin="jotunheim")
    assert t.world("alfheim")["grades"][0] == "bonus"
    t = thor_in("alfheim").devastated("alfheim").to_duty("thor")
    assert t.options == {"none", "restore"}
    assert t.choose("restore").life_of("thor") == 5
    assert thor_in("alfheim").jotuns("baugi").to_duty("thor").options == {"none", "fight baugi"}


@pytest.mark.rule("YGG-180", "YGG-181")
@pytest.mark.parametrize(("left", "elves"), [(1, 1), (0, 0)])
def test_ygx_08_a_small_reserve(left: int, elves: int) -> None:
    """If Alfheim has 1 Elf, then the bonus gives 1; if it has none, then there is no action."""
    t = thor_in("alfheim", 1).elves(frigg=9 - left).enemies(loki="alfheim").to_duty("thor")
    assert ("act" in t.options) == (left > 0)
    if left:
        t.choose("act")
        if t.question == "TAKE_COUNT":
            t.choose(1)
        assert t.god("thor")["elves"] == elves


@pytest.mark.rule("YGG-189", "YGG-245", "YGG-243")
@pytest.mark.parametrize(
    ("others", "artifact", "owner", "thrym", "heroes"),
    [
        (0, "", "thor", False, 1),
        (1, "", "thor", False, 2),
        (0, "valshamr", "thor", False, 2),
        (1, "valshamr", "thor", False, 3),
        (0, "odroerir", "thor", False, 1),
        (1, "valshamr", "odin", False, 2),
        (0, "valshamr", "thor", True, 1),
        (1, "valshamr", "thor", True, 2),
    ],
)
def test_ygx_09_midgard_and_valshamr(others: int, artifact: str, owner: str, thrym: bool, heroes: int) -> None:
    """If Thor acts in Midgard, then alone 1 Hero, beside a god 2, with Valshamr one more, under Thrym not."""
    t = thor_in("midgard", others)
    if artifact:
        t.artifacts(owner, artifact)
    if thrym:
        t.jotuns("thrym")
    t.to_duty("thor").choose("act")
    if t.question == "TAKE_COUNT":
        t.choose(heroes)
    assert (t.table["valhalla"], t.table["heroes_reserve"]) == (heroes, 8 - heroes)


@pytest.mark.rule("YGG-095", "YGG-245")
def test_ygx_09_no_artifact_helps_in_a_devastated_midgard() -> None:
    """If Midgard is devastated, then nobody can do its action, with or without Valshamr."""
    t = thor_in("midgard").artifacts("thor", "valshamr").devastated("midgard").to_duty("thor")
    assert t.closed("act") == "YGG-095"


@pytest.mark.rule("YGG-232", "YGG-238")
@pytest.mark.parametrize(
    ("own", "others", "risks"),
    [
        (("miming",), (), 3),
        (("miming", "megingjord"), (), 2),
        (("megingjord",), (), 4),
        (("miming",), ("megingjord",), 3),
    ],
)
def test_ygx_10_megingjord(own: tuple[str, ...], others: tuple[str, ...], risks: int) -> None:
    """If Frigg fights Surt of strength 4, then Miming cancels 1, with her own Megingjord 2."""
    t = saga_table(3, gods="frigg,odin,thor").everybody_in("jotunheim").places(frigg="alfheim").counts(giants=3)
    t.enemies(surt="alfheim").artifacts("frigg", *own).artifacts("odin", *others).throw("-")
    t.to_duty("frigg").choose("fight surt")
    assert t.life_of("frigg") == 7 - risks


@pytest.mark.rule("YGG-249", "YGG-232")
def test_ygx_10_the_wolves_risk_is_not_doubled() -> None:
    """If Geri and Freki lead Frigg to Surt, then 4 - 2 - 1 = 1 risk is left."""
    t = saga_table(3, gods="frigg,odin,thor").everybody_in("jotunheim").places(frigg="svartalfheim")
    t.counts(giants=3).enemies(surt="alfheim", hel="cage").artifacts("frigg", "miming", "megingjord")
    t.next_creatures("geri-and-freki", "heidrun").to_duty("frigg").choose("act", "geri-and-freki", "alfheim")
    t.throw("-").choose("surt")
    assert (t.life_of("frigg"), t.place_of("surt")) == (6, "muspelheim")


def hard(god: str, others: str = "thor,tyr,heimdall,frigg", world: str = "midgard") -> Table:
    """A god alone in a world, Jormungand on the second island."""
    gods = ",".join([god, *(other for other in others.split(",") if other != god)][:4])
    t = saga_table(4, mode="hard", gods=gods).everybody_in("jotunheim").places(**{god: world})
    return t.counts(island=1)


@pytest.mark.rule("YGG-296", "YGG-219")
@pytest.mark.parametrize(
    ("elves", "answers", "life", "left"),
    [
        (5, ("god", "freyr", "freyr"), 6, 0),
        (3, ("god", "freyr"), 5, 0),
        (1, ("god",), 4, 0),
    ],
)
def test_ygx_11_freyr_pays_with_elves(elves: int, answers: tuple[str, ...], life: int, left: int) -> None:
    """If Freyr faces 3 risks with a blank, then 1 Elf changes the die and each 2 Elves cancel one more."""
    t = hard("freyr").elves(freyr=elves).throw("-").to_duty("freyr").choose(FIGHT, *answers)
    assert (t.life_of("freyr"), t.god("freyr")["elves"], t.table["elves_reserve"]) == (life, left, 11)


@pytest.mark.rule("YGG-296", "YGG-374", "YGG-142")
def test_ygx_11_freyr_under_suttung() -> None:
    """If Suttung is active, then the die stays a failure, 4 Elves cancel 2, and 1 life is lost."""
    t = hard("freyr").elves(freyr=5).jotuns("suttung").throw("-").to_duty("freyr").choose(FIGHT, "freyr", "freyr")
    assert (t.life_of("freyr"), t.god("freyr")["elves"]) == (5, 1)


def freyja_and_hel(god: str = "freyja") -> Table:
    """A god with Hel of strength 3 in Asgard, 2 Heroes in Valhalla, 5 life."""
    return hard(god, world="asgard").enemies(hel="asgard").counts(dead=2, valhalla=2).life(**{god: 5})


@pytest.mark.rule("YGG-297", "YGG-143")
def test_ygx_12_freyjas_heroes_after_the_throw() -> None:
    """If Freyja rolls S and then returns both Heroes, then nothing is lost; with a blank 1 life; Skyrmir stops her."""
    t = freyja_and_hel().throw("S").to_duty("freyja").choose("fight hel", 0, "freyja", "freyja")
    assert (t.life_of("freyja"), t.table["valhalla"], t.place_of("hel"), t.table["anonymous"]) == (5, 0, "niflheim", 2)
    t = freyja_and_hel().throw("-").to_duty("freyja").choose("fight hel", 0, "freyja", "freyja")
    assert t.life_of("freyja") == 4
    t = freyja_and_hel("tyr").throw("-").to_duty("tyr").choose("fight hel", 0)
    assert t.life_of("tyr") == 2
    t = freyja_and_hel().jotuns("skyrmir").throw("-").to_duty("freyja").choose("fight hel")
    assert (t.life_of("freyja"), t.table["valhalla"]) == (2, 2)


@pytest.mark.rule("YGG-301", "YGG-146")
def test_ygx_13_thors_double_success() -> None:
    """If Thor's god die succeeds, then it cancels 2: both of a Jotun, 2 of Loki's 4, and no more than there is."""
    t = hard("thor", "odin,tyr,heimdall", "alfheim").jotuns("baugi").throw("S").to_duty("thor").choose("fight baugi")
    assert t.life_of("thor") == 6
    t = hard("thor", "odin,tyr,heimdall", "alfheim").jotuns("beli", "skadi", "thjazi").enemies(loki="alfheim")
    t.elves(thor=1).dice(thor=1).throw("-", "S").to_duty("thor")
    assert strength_of(t, "loki") == 4
    assert t.choose("fight loki", 1, "god").life_of("thor") == 5
    t = hard("thor", "odin,tyr,heimdall", "asgard").enemies(fenrir="asgard").throw("S").to_duty("thor")
    assert t.choose("fight fenrir").life_of("thor") == 6
    t = hard("thor", "odin,tyr,heimdall", "asgard").enemies(fenrir="asgard").jotuns("utgard-loki").to_duty("thor")
    assert t.choose("fight fenrir").life_of("thor") == 5
    t = saga_table(4, gods="thor,odin,tyr,heimdall").everybody_in("jotunheim").places(thor="alfheim").jotuns("baugi")
    assert t.throw("S").to_duty("thor").choose("fight baugi").life_of("thor") == 5


def three_in_midgard() -> Table:
    """Odin and Heimdall with the support god Frigg in Midgard; Heimdall has 1 Elf."""
    t = saga_table(2, mode="hard", gods="odin,heimdall,frigg").everybody_in("midgard").counts(island=1)
    return t.elves(heimdall=1)


@pytest.mark.rule("YGG-280", "YGG-281", "YGG-282")
@pytest.mark.parametrize(("face", "life"), [("S", 8), ("-", 7)])
def test_ygx_14_comrades_one_of_them_a_support_god(face: str, life: int) -> None:
    """If Odin rolls S, Heimdall II with his Elf, and Frigg S, then 3 risks are cancelled; with her blank 2."""
    t = three_in_midgard().throw("S", comrades=("II", face)).to_duty("odin").choose(FIGHT, "yes")
    assert (t.life_of("odin"), t.god("heimdall")["elves"], t.table["elves_reserve"]) == (life, 0, 7)


@pytest.mark.rule("YGG-279", "YGG-280")
def test_ygx_14_nobody_rolls_for_heimdall_or_from_afar() -> None:
    """If Heimdall fights, then neither Odin nor Frigg rolls; if he is in Asgard, then he does not roll for Odin."""
    t = three_in_midgard().throw("S").to_duty("heimdall").choose(FIGHT)
    assert (t.log("COMRADE_ROLLED"), t.life_of("heimdall")) == ([], 6)
    t = three_in_midgard().places(heimdall="asgard").throw("S", comrades=("S",)).to_duty("odin").choose(FIGHT)
    assert t.log("COMRADE_ROLLED") == [("frigg", "S", "odin")]


@pytest.mark.rule("YGG-289", "YGG-272")
@pytest.mark.parametrize(
    ("taken", "freyja", "thor", "back"),
    [("elf", (1, 0), 1, (0, 1)), ("lost-die", (0, 1), 1, (1, 0)), ("die", (0, 1), 0, (1, 1))],
)
def test_ygx_15_lucky_companion(taken: str, freyja: tuple[int, int], thor: int, back: tuple[int, int]) -> None:
    """If Thor used an Elf and rolled S and I-lost, then Freyja takes one of the three, and the rest goes back."""
    t = saga_table(3, mode="hard", gods="thor,freyja,tyr").places(thor="midgard", freyja="midgard").counts(island=1)
    t.elves(thor=1).dice(thor=2).throw("-", "S", "I+").to_duty("thor")
    before = (t.table["elves_reserve"], t.table["vanir_reserve"])
    t.choose(FIGHT, 2, "god")
    assert (t.asked, t.life_of("thor")) == (("freyja", "LUCKY_TAKE"), 7)
    t.choose(taken)
    lady = t.god("freyja")
    assert ((lady["elves"], lady["vanir"]), t.god("thor")["vanir"]) == (freyja, thor)
    assert (t.table["elves_reserve"] - before[0], t.table["vanir_reserve"] - before[1]) == back


@pytest.mark.rule("YGG-290")
@pytest.mark.parametrize(("kept", "elves", "dice"), [("elf", 1, 0), ("lost-die", 0, 1), ("none", 0, 0)])
def test_ygx_15_beside_a_support_god(kept: str, elves: int, dice: int) -> None:
    """If Freyja would lose 1 Elf and 2 Vanir dice beside the support god Odin, then she keeps one of the three."""
    t = saga_table(2, mode="hard", gods="freyja,thor,odin").everybody_in("midgard").places(thor="asgard")
    t.counts(island=1).elves(freyja=1).dice(freyja=2).throw("-", "S+", "I+").to_duty("freyja")
    t.choose(FIGHT, 2, "god", kept)
    assert (t.god("freyja")["elves"], t.god("freyja")["vanir"]) == (elves, dice)


@pytest.mark.rule("YGG-208", "YGG-242", "YGG-144")
@pytest.mark.parametrize(
    ("life", "apples", "thrym", "left"),
    [(4, False, False, 2), (4, True, False, 3), (4, True, True, 2), (2, False, False, 0), (1, True, False, 0)],
)
def test_ygx_16_price_of_restoring(life: int, apples: bool, thrym: bool, left: int) -> None:
    """If Odin restores Svartalfheim, then it costs 2 life, with the apples 1, and the last life loses the game."""
    t = saga_table(3).places(odin="svartalfheim").devastated("svartalfheim", "alfheim").life(odin=life)
    t.counts(valhalla=5)
    if apples:
        t.artifacts("odin", "idunns-apples")
    if thrym:
        t.jotuns("thrym")
    t.to_duty("odin")
    assert strength_of(t, "fenrir") == 3
    t.choose("restore")
    assert (t.life_of("odin"), t.table["valhalla"], t.question is None) == (left, 5, left == 0)
    if left:
        assert (strength_of(t, "fenrir"), t.table["cage_markers"]) == (2, 6)


@pytest.mark.rule("YGG-242", "YGG-186")
def test_ygx_16_the_apples_leave_the_risks_of_asgard() -> None:
    """If the owner of the apples heals a world from Asgard, then there are still 3 risks."""
    t = saga_table(3).everybody_in("jotunheim").places(odin="asgard").devastated("alfheim")
    t.artifacts("odin", "idunns-apples").throw("-").to_duty("odin").choose("act")
    assert t.life_of("odin") == 4
