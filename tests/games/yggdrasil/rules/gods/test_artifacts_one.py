"""Artifacts of level 1 (page 18)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table, saga_table

WAYS = {
    "skidbladnir": ("asgard", "alfheim", "vanaheim"),
    "gjallarhorn": ("midgard", "nidavellir", "svartalfheim"),
    "hringhorni": ("jotunheim", "niflheim", "muspelheim"),
}
WORLDS = tuple(world for level in WAYS.values() for world in level)
AGAINST = {"gleipnir": "fenrir", "gungnir": "hel", "hofund": "loki", "miming": "surt", "mjollnir": "jormungand"}


def thrown(t: Table, god: str, *vanir: str) -> Table:
    """Odin throws against 5 risks of Surt; the dice are as given."""
    t.enemies(surt="asgard").counts(giants=4).dice(odin=len(vanir)).to_duty("odin").throw(god, *vanir)
    t.choose("fight surt")
    return t.choose(len(vanir)) if vanir else t


# --- rolling again ------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-228")
@pytest.mark.parametrize(
    ("picked", "new", "life"),
    [
        ((), (), 2 + 1),
        (("I",), ("S",), 2 + 2),
        (("I", "-"), ("S", "S"), 2 + 3),
        (("I", "-", "S"), ("S", "S", "S"), 2 + 3),
        (("S",), ("-",), 2 + 0),
        (("I", "-", "S"), ("-", "-", "-"), 2 + 0),
    ],
)
def test_andvarinaut_rolls_any_of_the_vanir_dice_again(
    picked: tuple[str, ...], new: tuple[str, ...], life: int
) -> None:
    """If the owner picks any of its Vanir dice, then those and no others are rolled again, and the new faces count."""
    t = thrown(saga_table().artifacts("odin", "andvarinaut"), "-", "I", "-", "S")
    assert t.asked == ("odin", "REROLL")
    assert t.options == {"I", "-", "S", "none"}
    if picked:
        t.choose(*picked).roll(vanir=new).choose("throw")
    else:
        t.choose("none")
    assert t.life_of("odin") == life


@pytest.mark.rule("YGG-228")
def test_andvarinaut_works_once_for_each_throw() -> None:
    """If Vanir dice were rolled again, then they are not rolled a third time."""
    t = thrown(saga_table().artifacts("odin", "andvarinaut"), "-", "-", "-")
    t.choose("-").roll(vanir=("-",)).choose("throw")
    assert t.asked == ("thor", "MOVE_TO")
    assert t.life_of("odin") == 2


@pytest.mark.rule("YGG-228", "YGG-220")
@pytest.mark.tells("VANIR_ROLLED YGG-228")
@pytest.mark.parametrize(("old", "new", "kept"), [("I+", "I", 1), ("I", "I+", 0), ("S+", "S", 1)])
def test_andvarinaut_decides_which_dice_are_lost(old: str, new: str, kept: int) -> None:
    """If a die is rolled again, then what it shows at the end decides whether it is lost."""
    t = thrown(saga_table().artifacts("odin", "andvarinaut"), "-", old).choose(old).roll(vanir=(new,)).choose("throw")
    assert t.god("odin")["vanir"] == kept


@pytest.mark.rule("YGG-228", "YGG-229")
@pytest.mark.parametrize("artifact", ["andvarinaut", "draupnir"])
def test_rolling_again_is_for_the_owner_alone(artifact: str) -> None:
    """If another god in the world owns the artifact, then nothing is rolled again."""
    t = thrown(saga_table().artifacts("thor", artifact), "-", "-")
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-229")
@pytest.mark.tells("GOD_DIE_ROLLED YGG-229")
@pytest.mark.parametrize(("old", "new", "life"), [("-", "S", 3), ("S", "-", 2), ("I", "II", 2), ("S", "S", 3)])
def test_draupnir_rolls_the_god_die_again_once(old: str, new: str, life: int) -> None:
    """If the owner rolls its god die again, then the new face counts, and it is not rolled a third time."""
    t = thrown(saga_table().artifacts("odin", "draupnir"), old, "-")
    assert (t.asked, t.options) == (("odin", "REROLL"), {"god", "none"})
    t.roll(god=(new,)).choose("god")
    assert t.asked == ("thor", "MOVE_TO")
    assert t.life_of("odin") == life
    assert t.log("GOD_DIE_ROLLED") == [("odin", old), ("odin", new)]


@pytest.mark.rule("YGG-229")
def test_draupnir_need_not_be_used() -> None:
    """If the owner leaves its god die, then the first face counts."""
    assert thrown(saga_table().artifacts("odin", "draupnir"), "S").choose("none").life_of("odin") == 3


@pytest.mark.rule("YGG-228", "YGG-229")
@pytest.mark.parametrize("god_first", [True, False])
def test_both_rings_work_in_one_throw(god_first: bool) -> None:
    """If the owner has both, then Vanir dice and god die may each be rolled again once, in either order."""
    t = thrown(saga_table().artifacts("odin", "andvarinaut", "draupnir"), "-", "-")
    if god_first:
        t.roll(god=("S",)).choose("god").choose("-").roll(vanir=("S",)).choose("throw")
    else:
        t.choose("-").roll(vanir=("S",)).choose("throw").roll(god=("S",)).choose("god")
    assert t.life_of("odin") == 4


# --- ways ---------------------------------------------------------------------------------------------


def open_worlds(t: Table) -> set[str]:
    return {str(word) for word in t.begin("odin").options}


def normal_moves(world: str) -> set[str]:
    return open_worlds(saga_table().places(odin=world))


@pytest.mark.rule("YGG-230", "YGG-231", "YGG-233")
@pytest.mark.parametrize("artifact", WAYS)
@pytest.mark.parametrize("world", WORLDS)
def test_a_way_opens_its_level_from_anywhere(artifact: str, world: str) -> None:
    """If a god owns the ship or the horn, then all worlds of its level are open from anywhere, and no others more."""
    t = saga_table().places(odin=world).artifacts("odin", artifact)
    assert open_worlds(t) == normal_moves(world) | set(WAYS[artifact])
    for goal in WAYS[artifact]:
        t = saga_table().places(odin=world).artifacts("odin", artifact).begin("odin").choose(goal)
        assert t.place_of("odin") == goal


@pytest.mark.rule("YGG-230", "YGG-231", "YGG-233")
@pytest.mark.parametrize("artifact", WAYS)
def test_a_way_is_for_the_owner_in_step_two_alone(artifact: str) -> None:
    """If another god owns it, or Thrym is active, then it opens nothing; and the owner moves once."""
    world = "svartalfheim" if artifact != "gjallarhorn" else "alfheim"
    assert open_worlds(saga_table().places(odin=world).artifacts("thor", artifact)) == normal_moves(world)
    hindered = saga_table().places(odin=world).artifacts("odin", artifact).jotuns("thrym")
    assert open_worlds(hindered) == normal_moves(world)
    t = saga_table().places(odin=world).artifacts("odin", artifact).begin("odin").choose(WAYS[artifact][0])
    assert t.asked != ("odin", "MOVE_TO")


# --- the belt -----------------------------------------------------------------------------------------


def left_against(enemy: str, *artifacts: str, owner: str = "odin") -> int:
    """The risks left of 5 after the artifacts."""
    t = saga_table().artifacts("odin", *artifacts).counts(giants=4, dead=4, island=2)
    t.jotuns("baugi", "skadi", "greip", "gjalp").devastated("alfheim", "niflheim", "vanaheim", "jotunheim")
    if owner != "odin":
        t.artifacts(owner, "megingjord")
    t.enemies(**{} if enemy == "jormungand" else {enemy: "asgard"})
    t.places(odin="midgard" if enemy == "jormungand" else "asgard")
    faced = t.to_duty("odin").throw("-").choose(f"fight {enemy}").log("FACED_RISKS")
    assert faced[0][1] == (3 if enemy == "jormungand" else 5)
    return int(faced[0][1]) - int(faced[0][2])


@pytest.mark.rule("YGG-232")
@pytest.mark.parametrize(("artifact", "enemy"), AGAINST.items())
def test_megingjord_doubles_what_cancels_one_risk(artifact: str, enemy: str) -> None:
    """If the owner of the belt uses an artifact that cancels 1 risk, then it cancels 2."""
    assert left_against(enemy, artifact) == 1
    assert left_against(enemy, artifact, "megingjord") == 2


@pytest.mark.rule("YGG-232")
def test_megingjord_doubles_against_a_jotun() -> None:
    """If the owner of belt and gloves fights a Jotun, then both its risks are cancelled and nothing is thrown."""
    t = saga_table().artifacts("odin", "jarngreipr", "megingjord").jotuns("thjazi").to_duty("odin")
    t.choose("fight thjazi")
    assert t.log("FACED_RISKS") in ([], [("odin", 2, 0)])
    assert (t.life_of("odin"), t.table["jotuns"]) == (7, [])


@pytest.mark.rule("YGG-232")
def test_megingjord_alone_or_with_another_god_does_nothing() -> None:
    """If the belt is without such an artifact, or another god wears it, then it adds nothing."""
    assert left_against("surt", "megingjord") == 0
    assert left_against("surt", "megingjord", "gungnir", "draupnir") == 0
    assert left_against("surt", "miming", owner="thor") == 1
