"""Gods: their initial abilities on the back of the sheets, and the easy front without any (p.21-22)."""

from __future__ import annotations

import pytest

from ninerealms.kernel.game import Value
from tests.games.yggdrasil.scenario import Table, saga_table

GODS = ["freyr", "freyja", "frigg", "heimdall", "odin", "thor", "tyr"]
GOD_FACES = ["S", "I", "II", "-"]
VANIR_FACES = ["S", "S+", "I", "I+", "II+", "-"]
RELATIONS = ["comrade", "kin", "lucky", "travel"]
SUPPORT = [2, 1, 0, 0, 0]
NO_BONDS: dict[str, list[int]] = {name: [] for name in RELATIONS}
# The faces that succeed beside S and S+, by god and die, on the back of the sheets.
GOD_DIE = {"heimdall": {"I"}, "tyr": {"I", "II"}}
VANIR_DIE = {"frigg": {"I", "I+"}, "heimdall": {"I", "I+"}}
EASY: dict[str, Value] = {"mode": "easy"}
HARD: dict[str, Value] = {"mode": "hard"}
CAMPAIGN: list[dict[str, Value]] = [{"saga": saga} for saga in range(1, 7)]
every_god = pytest.mark.parametrize("god", GODS)
back_of_the_sheet = pytest.mark.parametrize("options", [HARD, *CAMPAIGN])


def company(god: str, players: int = 3) -> str:
    """This god first, then as many others as a table of so many players has."""
    return ",".join([god, *(other for other in GODS if other != god)][: players + SUPPORT[players - 1]])


def alone_with_hel(god: str, options: dict[str, Value], strength: int = 3) -> Table:
    """A god in Alfheim with Hel alone, so that nobody helps; it begins without Elves."""
    t = saga_table(3, **{**options, "gods": company(god)}).everybody_in("jotunheim").places(**{god: "alfheim"})
    return t.enemies(hel="alfheim").counts(dead=strength - 1).elves(**{god: 0})


def lost(t: Table, god: str) -> int:
    """The life a god has lost."""
    return t.god(god)["limit"] - t.life_of(god)


# --- the two sides of the sheets ------------------------------------------------------------------


@pytest.mark.rule("YGG-266", "YGG-267")
@every_god
@pytest.mark.parametrize("face", GOD_FACES)
def test_faces_of_the_god_die_by_mode_and_god(god: str, face: str) -> None:
    """If a face of the god die is rolled, then easy only S succeeds; on the back Heimdall has I, Tyr I and II more."""
    t = alone_with_hel(god, EASY).throw(face).to_duty(god).choose("fight hel")
    assert lost(t, god) == (2 if face == "S" else 3)
    t = alone_with_hel(god, HARD).throw(face).to_duty(god).choose("fight hel")
    succeeds = face == "S" or face in GOD_DIE.get(god, ())
    assert lost(t, god) == 3 - succeeds * (2 if god == "thor" else 1)


@pytest.mark.rule("YGG-266", "YGG-267")
@every_god
@pytest.mark.parametrize("face", VANIR_FACES)
def test_faces_of_the_vanir_dice_by_mode_and_god(god: str, face: str) -> None:
    """If a Vanir die is rolled, then easy only S and S+ succeed; on the back Frigg and Heimdall have I and I+ too."""
    for options in (EASY, HARD):
        t = alone_with_hel(god, options).dice(**{god: 1}).throw("-", face).to_duty(god).choose("fight hel", 1)
        extra = VANIR_DIE.get(god, set()) if options == HARD else set()
        assert lost(t, god) == (2 if face in {"S", "S+", *extra} else 3)


@pytest.mark.rule("YGG-266", "YGG-271")
@every_god
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_easy_side_has_no_ability(god: str, players: int) -> None:
    """If the game is easy, then no god has Elves, faces or relationships to begin with."""
    t = saga_table(players, mode="easy", gods=company(god, players))
    for seen in t.table["gods"]:
        assert (seen["elves"], seen["vanir"], seen["god_die"], seen["vanir_die"]) == (0, 0, ["S"], ["S"])
        assert seen["bonds"] == NO_BONDS
    assert t.table["elves_reserve"] == [6, 7, 9, 11, 13][players - 1]


@pytest.mark.rule("YGG-268", "YGG-269", "YGG-276")
@back_of_the_sheet
@every_god
def test_every_god_has_one_initial_ability_and_thor_none(god: str, options: dict[str, Value]) -> None:
    """If the back is used, then each god has its troops, its faces or its relationship, nothing else; Thor nothing."""
    seen = saga_table(3, **{**options, "gods": company(god)}).god(god)
    troops = seen["elves"] + seen["vanir"] > 0
    faces = (seen["god_die"], seen["vanir_die"]) != (["S"], ["S"])
    bonds = seen["bonds"] != NO_BONDS
    expected = {"freyr": (True, False, False), "freyja": (False, False, True), "odin": (False, False, True)}
    fighters = ("frigg", "heimdall", "tyr")
    assert (troops, faces, bonds) == expected.get(god, (False, god in fighters, False))


# --- god by god -----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-271")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@back_of_the_sheet
def test_freyr_begins_with_two_elves(players: int, options: dict[str, Value]) -> None:
    """If Freyr plays, then he begins with 2 Elves out of Alfheim; a Freyr without a seat has none."""
    t = saga_table(players, **{**options, "gods": company("freyr", players)})
    assert t.god("freyr")["elves"] == 2
    assert t.table["elves_reserve"] == [6, 7, 9, 11, 13][players - 1] - 2


@pytest.mark.rule("YGG-271", "YGG-363")
def test_freyr_as_a_support_god_has_no_elves() -> None:
    """If Freyr is the support god, then nobody begins with his Elves."""
    t = saga_table(2, mode="hard", gods="thor,tyr,freyr")
    assert [god["elves"] for god in t.table["gods"]] == [0, 0, 0]
    assert t.table["elves_reserve"] == 7


@pytest.mark.rule("YGG-272", "YGG-275")
@pytest.mark.parametrize(("god", "relation"), [("freyja", "lucky"), ("odin", "comrade")])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("options", [HARD, CAMPAIGN[0]])
def test_freyja_and_odin_have_a_relationship_with_every_other_god(
    god: str, relation: str, players: int, options: dict[str, Value]
) -> None:
    """If Freyja or Odin plays, then luck or comradeship is towards all other gods, and theirs towards nobody."""
    t = saga_table(players, **{**options, "gods": company(god, players)})
    others = [figure for figure in range(len(t.gods)) if figure]
    assert t.god(god)["bonds"] == {**NO_BONDS, relation: others}
    for other in t.gods[1:]:
        bonds = t.god(other)["bonds"]
        assert all(0 not in towards for name, towards in bonds.items() if name == relation)


@pytest.mark.rule("YGG-273")
def test_frigg_succeeds_with_group_one_of_the_vanir_dice() -> None:
    """If Frigg rolls I, I+, II+ and blank on Vanir dice and I on her die, then two succeed, and the lost ones go."""
    t = alone_with_hel("frigg", HARD, strength=5).dice(frigg=4).throw("I", "I", "I+", "II+", "-")
    t.to_duty("frigg").choose("fight hel", 4)
    assert lost(t, "frigg") == 5 - 2
    assert t.god("frigg")["vanir"] == 2


@pytest.mark.rule("YGG-274")
def test_heimdall_succeeds_with_group_one_of_both_dice() -> None:
    """If Heimdall rolls I on his die, and I, I+, II+ and blank on Vanir dice, then three succeed; II does not."""
    t = alone_with_hel("heimdall", HARD, strength=5).dice(heimdall=4).throw("I", "I", "I+", "II+", "-")
    t.to_duty("heimdall").choose("fight hel", 4)
    assert lost(t, "heimdall") == 5 - 3
    t = alone_with_hel("heimdall", HARD, strength=5).throw("II").to_duty("heimdall").choose("fight hel")
    assert lost(t, "heimdall") == 5


@pytest.mark.rule("YGG-277")
@pytest.mark.parametrize(("face", "left"), [("I", 4), ("II", 4), ("S", 4), ("-", 5)])
def test_tyr_succeeds_with_groups_one_and_two_of_his_god_die_only(face: str, left: int) -> None:
    """If Tyr rolls I or II on his god die, then it succeeds; on his Vanir dice neither does."""
    t = alone_with_hel("tyr", HARD, strength=5).dice(tyr=2).throw(face, "I", "II+").to_duty("tyr")
    t.choose("fight hel", 2)
    assert lost(t, "tyr") == left


@pytest.mark.rule("YGG-276")
def test_thor_has_no_other_face_no_elf_and_no_bond() -> None:
    """If Thor rolls I on all his dice, then nothing is cancelled."""
    t = alone_with_hel("thor", HARD).dice(thor=2).throw("I", "I", "I+").to_duty("thor").choose("fight hel", 2)
    assert lost(t, "thor") == 3


@pytest.mark.rule("YGG-270", "YGG-349")
@pytest.mark.parametrize(
    ("chart", "god_face", "vanir_face", "left"),
    [
        ("0/0/0/0", "I", "I", 3),
        ("1/0/0/0", "I", "I", 2),
        ("1/0/0/0", "II", "I", 3),
        ("2/0/0/0", "II", "II+", 2),
        ("0/1/0/0", "I", "I+", 2),
        ("0/2/0/0", "II", "II+", 2),
        ("2/2/0/0", "II", "II+", 1),
    ],
)
def test_bought_boxes_of_a_chart_decide_what_succeeds(chart: str, god_face: str, vanir_face: str, left: int) -> None:
    """If a chart has boxes of a die checked, then these faces succeed in the game, and no others."""
    bare = "0/0/0/0/-/-/-/-"
    options: dict[str, Value] = {"saga": 1, "gods": "frigg,odin,tyr", "charts": f"{chart}/-/-/-/-;{bare};{bare}"}
    t = saga_table(3, **options).everybody_in("jotunheim").places(frigg="alfheim").enemies(hel="alfheim")
    t.counts(dead=2).dice(frigg=1).throw(god_face, vanir_face).to_duty("frigg").choose("fight hel", 1)
    assert lost(t, "frigg") == left


@pytest.mark.rule("YGG-374")
@pytest.mark.parametrize(("comrade", "face", "left"), [("tyr", "II", 2), ("tyr", "-", 3), ("frigg", "II", 3)])
def test_a_support_god_that_rolls_has_the_faces_of_its_sheet(comrade: str, face: str, left: int) -> None:
    """If a support god rolls for Odin, then the faces of its own sheet decide whether it succeeds."""
    t = saga_table(2, mode="hard", gods=f"odin,thor,{comrade}").places(thor="jotunheim").everybody_in("alfheim")
    t.places(thor="jotunheim").enemies(hel="alfheim").counts(dead=2).throw("-", comrades=(face,))
    t.to_duty("odin").choose("fight hel")
    assert lost(t, "odin") == left
