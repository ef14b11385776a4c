"""Risks: Heroes, the saving throw, Elves, losses (page 17)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.scenario import Table, saga_table

FAILURES = ("I", "I+", "II+", "-")
LOST = ("S+", "I+", "II+")
GOD_FACES = {"S": True, "I": False, "II": False, "-": False}
VANIR_FACES = {"S": True, "S+": True, "I": False, "I+": False, "II+": False, "-": False}


def facing(risks: int, players: int = 3) -> Table:
    """Odin is to fight Surt in Asgard, with so many risks."""
    return saga_table(players).enemies(surt="asgard").counts(giants=risks - 1)


def fight(t: Table) -> Table:
    return t.to_duty("odin").choose("fight surt")


# --- always -------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-212")
@pytest.mark.parametrize(("world", "life"), [("asgard", 4), ("niflheim", 5), ("muspelheim", 5)])
def test_a_risky_action_succeeds_whatever_the_dice_say(world: str, life: int) -> None:
    """If every die fails, then the risky action is carried out all the same, and life is lost."""
    t = saga_table().places(odin=world, thor="midgard", frigg="midgard").devastated("vanaheim")
    t.enemies(surt="vanaheim", hel="vanaheim").counts(giants=3, dead=3).to_duty("odin").throw("-").choose("act")
    assert t.life_of("odin") == life
    done = {"asgard": "WORLD_RESTORED", "niflheim": "DEAD_LEFT", "muspelheim": "GIANTS_LEFT"}[world]
    assert done in t.story


@pytest.mark.rule("YGG-213", "YGG-212")
@pytest.mark.tells("FACED_RISKS YGG-213")
@pytest.mark.parametrize(("heroes", "face", "artifact"), [(1, "-", False), (0, "S", False), (0, "-", True)])
def test_heroes_dice_and_artifacts_cancel_risks(heroes: int, face: str, artifact: bool) -> None:
    """If a risk is met by a Hero, a die or an artifact, then it costs no life."""
    t = facing(2).counts(valhalla=heroes)
    if artifact:
        t.artifacts("odin", "miming")
    t.throw(face)
    fight(t)
    if heroes:
        t.choose(1)
    assert t.life_of("odin") == 6


# --- Heroes -------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-214", "YGG-216")
@pytest.mark.tells("VANIR_ROLLED YGG-216")
def test_heroes_are_chosen_before_the_dice_are_thrown() -> None:
    """If there are Heroes, dice and Elves, then Heroes are asked first, then the dice, and no Hero after the throw."""
    t = facing(4).counts(valhalla=2).dice(odin=2).elves(odin=1)
    assert fight(t).asked == ("odin", "USE_HEROES")
    assert t.choose(1).asked == ("odin", "ROLL_VANIR")
    assert "GOD_DIE_ROLLED" not in t.story
    t.throw("-", "-", "-").choose(2)
    assert t.asked == ("odin", "CHANGE_DIE")
    assert t.options == {"god", "-", "none"}
    assert t.choose("none").asked == ("thor", "MOVE_TO")
    assert t.table["valhalla"] == 1


@pytest.mark.rule("YGG-215")
@pytest.mark.parametrize("heroes", range(5))
def test_any_number_of_heroes_cancels_as_many_risks(heroes: int) -> None:
    """If Heroes are used, then each one goes back to Midgard and cancels one risk."""
    t = fight(facing(5).counts(valhalla=6))
    assert {0, 1, 2, 3, 4, 5} <= t.options
    t.throw("-").choose(heroes)
    assert t.life_of("odin") == 7 - (5 - heroes)
    assert (t.table["valhalla"], t.table["heroes_reserve"]) == (6 - heroes, 2 + heroes)
    assert t.log("HEROES_USED") == ([("odin", heroes, 5 - heroes)] if heroes else [])


@pytest.mark.rule("YGG-215")
def test_no_more_heroes_than_valhalla_holds() -> None:
    """If two Heroes are in Valhalla, then at most two are used."""
    assert fight(facing(5).counts(valhalla=2)).options == {0, 1, 2}


@pytest.mark.rule("YGG-225")
@pytest.mark.parametrize("god", ["odin", "thor", "frigg"])
def test_heroes_are_shared(god: str) -> None:
    """If Heroes are in Valhalla, then any god may use them, wherever it is, whoever brought them."""
    t = saga_table().places(**{god: "alfheim"}).enemies(surt="alfheim").counts(giants=1, valhalla=2)
    t.to_duty(god).choose("fight surt")
    assert t.asked == (god, "USE_HEROES")
    t.choose(2)
    assert t.life_of(god) == 7
    assert t.table["valhalla"] == 0


# --- the saving throw ---------------------------------------------------------------------------------


@pytest.mark.rule("YGG-216")
@pytest.mark.tells("GOD_DIE_ROLLED YGG-216")
@pytest.mark.parametrize("vanir", range(4))
def test_the_god_die_and_any_number_of_own_vanir_dice_are_rolled(vanir: int) -> None:
    """If a god throws, then its god die is rolled and as many of its Vanir dice as it says, the others are kept."""
    t = fight(facing(6).dice(odin=3))
    assert (t.asked, t.options) == (("odin", "ROLL_VANIR"), {0, 1, 2, 3})
    t.throw("S", *["II+"] * vanir).choose(vanir)
    assert t.log("GOD_DIE_ROLLED") == [("odin", "S")]
    assert len(t.log("VANIR_ROLLED")) == vanir
    assert t.god("odin")["vanir"] == 3 - vanir


@pytest.mark.rule("YGG-217", "YGG-218", "YGG-356")
@pytest.mark.parametrize(("face", "success"), GOD_FACES.items())
def test_faces_of_the_god_die(face: str, success: bool) -> None:
    """If the god die shows S, then it cancels one risk; I, II and blank are failures."""
    t = facing(3).throw(face)
    fight(t)
    assert t.life_of("odin") == 7 - 3 + success


@pytest.mark.rule("YGG-217", "YGG-218", "YGG-356")
@pytest.mark.parametrize(("face", "success"), VANIR_FACES.items())
def test_faces_of_the_vanir_dice(face: str, success: bool) -> None:
    """If a Vanir die shows S or S+, then it cancels one risk; I, I+, II+ and blank are failures."""
    t = fight(facing(3).dice(odin=2)).throw("-", face, face).choose(2)
    assert t.life_of("odin") == 7 - 3 + 2 * success


@pytest.mark.rule("YGG-356")
def test_the_dice_have_these_six_faces() -> None:
    """If a die is thrown, then the god die has S twice, I twice, II and a blank, the Vanir die each of its six once."""
    faces = content.FACE_IDS
    assert sorted(faces[face] for face in content.god_die) == sorted(["S", "S", "I", "I", "II", "-"])
    assert sorted(faces[face] for face in content.vanir_die) == sorted(VANIR_FACES)


# --- Elves --------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-219")
@pytest.mark.parametrize("face", FAILURES)
@pytest.mark.parametrize("used", [0, 1, 2])
def test_an_elf_changes_a_failure_into_a_success(face: str, used: int) -> None:
    """If an Elf is returned to Alfheim for a die that failed, then that die cancels one risk, one Elf for each die."""
    t = fight(facing(4).dice(odin=2).elves(odin=3)).throw("-", face, face).choose(2)
    t.choose(*[face] * used, "none")
    assert t.life_of("odin") == 7 - 4 + used
    assert t.god("odin")["elves"] == 3 - used
    assert t.table["elves_reserve"] == 9 - 3 + used


@pytest.mark.rule("YGG-219")
@pytest.mark.tells("DIE_CHANGED YGG-219", "ELVES_LOST YGG-219")
@pytest.mark.parametrize("face", ["I", "II", "-"])
def test_an_elf_changes_the_god_die(face: str) -> None:
    """If the god die failed, then an Elf changes it too, once."""
    t = fight(facing(3).elves(odin=2).throw(face))
    assert t.options == {"god", "none"}
    t.choose("god")
    assert t.asked == ("thor", "MOVE_TO")
    assert (t.life_of("odin"), t.god("odin")["elves"]) == (5, 1)


@pytest.mark.rule("YGG-219")
def test_a_success_is_not_changed_and_no_die_twice() -> None:
    """If a die succeeded or was changed, then no Elf can be spent on it."""
    t = fight(facing(6).dice(odin=3).elves(odin=4)).throw("S", "S", "S+", "I").choose(3)
    assert t.options == {"I", "none"}
    t.choose("I")
    assert t.asked == ("thor", "MOVE_TO")
    assert (t.life_of("odin"), t.god("odin")["elves"]) == (5, 3)


@pytest.mark.rule("YGG-219")
def test_no_more_elves_than_the_god_has() -> None:
    """If the god has one Elf, then one die can be changed."""
    t = fight(facing(4).dice(odin=2).elves(odin=1)).throw("-", "-", "I").choose(2).choose("I")
    assert t.asked == ("thor", "MOVE_TO")
    assert (t.life_of("odin"), t.god("odin")["elves"]) == (4, 0)


# --- dice lost ----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-220", "YGG-356")
@pytest.mark.parametrize("face", VANIR_FACES)
@pytest.mark.parametrize("elf", [False, True])
def test_dice_with_a_lost_result_go_back(face: str, elf: bool) -> None:
    """If a Vanir die shows S+, I+ or II+, then it goes back to Vanaheim, even when an Elf made it a success."""
    t = fight(facing(3).dice(odin=2).elves(odin=int(elf))).throw("S", face).choose(1)
    if elf and not VANIR_FACES[face]:
        t.choose(face)
    lost = face in LOST
    assert t.god("odin")["vanir"] == 2 - lost
    assert t.table["vanir_reserve"] == 7 + lost
    assert t.log("DICE_LOST") == ([("odin", 1)] if lost else [])


@pytest.mark.rule("YGG-356", "YGG-220")
@pytest.mark.parametrize("face", ["I", "I+"])
def test_an_ability_makes_a_success_of_a_lost_die(face: str) -> None:
    """If an ability makes I+ a success, then it cancels a risk and the die goes back all the same."""
    t = facing(2).dice(odin=1).successes("odin", ("vanir", "I"))
    fight(t).throw("-", face).choose(1)
    assert t.life_of("odin") == 6
    assert t.god("odin")["vanir"] == (0 if face == "I+" else 1)


@pytest.mark.rule("YGG-220")
@pytest.mark.tells("DICE_LOST YGG-220")
def test_dice_go_back_only_after_the_risks_are_resolved() -> None:
    """If dice are lost, then Elves and losses come first, and the dice go back at the end."""
    t = fight(facing(3).dice(odin=2).elves(odin=1)).throw("-", "I+", "S+").choose(2)
    assert t.table["vanir_reserve"] == 7
    t.choose("none")
    assert t.story.index("DICE_LOST") > t.story.index("LIFE_LOST")
    assert t.table["vanir_reserve"] == 9


@pytest.mark.rule("YGG-221")
@pytest.mark.parametrize("face", GOD_FACES)
def test_the_god_die_always_stays(face: str) -> None:
    """If the god die shows anything, then it is the god's again and is rolled in its next fight."""
    t = facing(1).enemies(loki="asgard").devastated("asgard").deck("odin", "surt", "nidhogg")
    t.to_duty("odin").throw(face).choose("fight loki").end_round()
    t.to_duty("odin").throw("S").choose("fight surt")
    assert t.log("GOD_DIE_ROLLED") == [("odin", face), ("odin", "S")]
    assert t.log("DICE_LOST") == []


# --- losses -------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-222", "YGG-223")
@pytest.mark.parametrize("risks", range(1, 7))
@pytest.mark.parametrize("successes", range(3))
def test_every_risk_left_costs_one_life(risks: int, successes: int) -> None:
    """If risks are left after all dice, then each costs 1 life, which lies in the shared reserve; no life is gained."""
    t = fight(facing(risks).dice(odin=2)).throw("-", *["S"] * successes, *["-"] * (2 - successes)).choose(2)
    lost = max(0, risks - successes)
    assert t.life_of("odin") == 7 - lost
    assert t.table["life_reserve"] == lost


@pytest.mark.rule("YGG-223")
def test_the_reserve_of_life_is_shared() -> None:
    """If several gods have lost life, then all of it lies in one reserve."""
    t = facing(3).life(thor=6, frigg=5).throw("-")
    assert fight(t).table["life_reserve"] == 3 + 1 + 2


@pytest.mark.rule("YGG-224")
@pytest.mark.parametrize(("life", "over"), [(1, True), (2, True), (3, True), (4, False)])
def test_the_last_life_loses_the_game(life: int, over: bool) -> None:
    """If a god loses its last life, or would lose more, then all have lost at once; with one left the game goes on."""
    t = facing(3).life(odin=life).throw("-")
    fight(t)
    assert (t.question is None) == over
    if over:
        assert (t.outcome.winners, t.outcome.reason) == ([], "YGG-074")
    else:
        assert t.life_of("odin") == 1


@pytest.mark.rule("YGG-226")
def test_elves_and_dice_of_others_do_not_help() -> None:
    """If only other gods in the world hold Elves and Vanir dice, then the god has its god die alone."""
    t = fight(facing(2).elves(thor=3, frigg=2).dice(thor=3, frigg=2).throw("-"))
    assert t.asked == ("thor", "MOVE_TO")
    assert t.life_of("odin") == 5
    assert (t.god("thor")["elves"], t.god("thor")["vanir"]) == (3, 3)


@pytest.mark.rule("YGG-227")
def test_the_example_of_page_17() -> None:
    """If Odin faces 4 risks with 1 Hero, 3 Vanir dice and 1 Elf, as printed, then he loses 1 life and 2 dice."""
    t = facing(4).counts(valhalla=2).dice(odin=3).elves(odin=1)
    fight(t).choose(1).throw("I", "S+", "II+", "-").choose(3).choose("-")
    assert t.life_of("odin") == 6
    assert t.table["valhalla"] == 1
    assert (t.god("odin")["vanir"], t.god("odin")["elves"]) == (1, 0)
    assert t.table["vanir_reserve"] == 8
