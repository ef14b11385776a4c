"""J. Sanctuary faces and pool levels, K. Upgrading a face."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge

LEVELS: dict[int, tuple[int, dict[str, int]]] = {
    1: (2, {"3g": 4, "1m": 4}),
    2: (3, {"4g": 4, "1s": 4}),
    3: (4, {"6g": 1, "1g-or-1s-or-1m": 1, "1s-1v": 1, "2g-1m": 1}),
    4: (5, {"3g-or-2v": 4}),
    5: (6, {"2m": 4}),
    6: (8, {"2s": 4, "3v": 4}),
    7: (12, {"4v": 1, "2m-2v": 1, "2g-or-2s-or-2m": 1, "1g-1s-1m-1v": 1}),
}
GIVES = {
    "3g": (3, 0, 0, 0),
    "1m": (0, 0, 1, 0),
    "4g": (4, 0, 0, 0),
    "1s": (0, 1, 0, 0),
    "6g": (6, 0, 0, 0),
    "1s-1v": (0, 1, 0, 1),
    "2g-1m": (2, 0, 1, 0),
    "2m": (0, 0, 2, 0),
    "2s": (0, 2, 0, 0),
    "3v": (0, 0, 0, 3),
    "4v": (0, 0, 0, 4),
    "2m-2v": (0, 0, 2, 2),
    "1g-1s-1m-1v": (1, 1, 1, 1),
}
LEVEL_ZERO = [
    *("1g", "2v", "x3", "mirror", "ship", "shield-red", "shield-green", "boar-blue"),
    *("moon-golem", "sun-golem", "1a", "1l-1v", "3g-1a", "2g-1l-1v", "chaos-red", "misfortune-red"),
]


def upgrading(face: str, merchants: int = 1) -> Forge:
    """Seat 0 is to upgrade, by so many levels, a face at position 0 of his light die; all pools are full."""
    t = forge(4, "merchant").card(0, *["merchant"] * merchants).dice(0, light=[face]).at("reinforcements")
    for level in range(1, 8):
        for name, count in LEVELS[level][1].items():
            t.left(name, count)
    return t


def targets(t: Forge, levels: int = 1) -> set[str | int]:
    """What the face at position 0 of the light die may become; where there is no choice, what it became."""
    t.choose("merchant", levels, "light-0")
    return t.options if t.question == "UPGRADE_TO" else {t.faces(0, "light")[0]}


@pytest.mark.rule("DFR-119")
def test_seven_levels_by_rising_cost() -> None:
    """If the Sanctuary is looked at, then each cost is one level, and there are seven."""
    pools = [pool for pool in forge(4).table["pools"] if pool["place"] == "sanctuary"]
    found = {(pool["level"], pool["cost"]) for pool in pools}
    assert found == {(level, cost) for level, (cost, _) in LEVELS.items()}


@pytest.mark.rule("DFR-119")
@pytest.mark.parametrize(("level", "cost"), [(level, cost) for level, (cost, _) in LEVELS.items()])
def test_a_face_costs_what_its_level_says(level: int, cost: int) -> None:
    """If a face of a level is bought, then its cost is paid; with one gold less it is closed."""
    for face in LEVELS[level][1]:
        t = forge(4).reserve(0, gold=cost).choose(face, "light 1g")
        assert t.gold(0) == 0
        assert forge(4).reserve(0, gold=cost - 1, moon=1).closed(face) == "DFR-021"


@pytest.mark.parametrize(
    "level",
    [
        pytest.param(1, marks=pytest.mark.rule("DFR-120")),
        pytest.param(2, marks=pytest.mark.rule("DFR-121")),
        pytest.param(3, marks=pytest.mark.rule("DFR-122")),
        pytest.param(4, marks=pytest.mark.rule("DFR-123")),
        pytest.param(5, marks=pytest.mark.rule("DFR-124")),
        pytest.param(6, marks=pytest.mark.rule("DFR-125")),
        pytest.param(7, marks=pytest.mark.rule("DFR-126")),
    ],
)
def test_the_faces_of_a_level(level: int) -> None:
    """If four play, then the level holds these faces in these numbers, and each gives what it shows."""
    found = {pool["face"]: pool["left"] for pool in forge(4).table["pools"] if pool["level"] == level}
    assert found == LEVELS[level][1]
    for face in found:
        if face in GIVES:
            t = forge(3).dice(0, light=[face]).at("blessings").rolls(0, 5, 0, 0, 0, 0)
            gold, sun, moon, glory = GIVES[face]
            assert t.purse(0) == (gold, sun, moon, glory + 2)


@pytest.mark.rule("DFR-127", "DFR-128")
@pytest.mark.parametrize("face", LEVEL_ZERO)
def test_a_face_unknown_to_the_sanctuary_has_level_zero(face: str) -> None:
    """If a face has no counterpart in the Sanctuary, then its upgrade by one level is a face of level 1."""
    assert targets(upgrading(face)) == {"3g", "1m"}


@pytest.mark.rule("DFR-129")
def test_starting_shards_have_the_level_of_their_picture() -> None:
    """If a starting 1M is upgraded it becomes a face of level 2, and a starting 1S one of level 3."""
    t = forge(4, "merchant").card(0, "merchant").at("reinforcements").choose("merchant", 1, "dark 1m")
    assert t.options == {"4g", "1s"}
    t = forge(4, "merchant").card(0, "merchant").at("reinforcements").choose("merchant", 1, "light 1s")
    assert t.options == set(LEVELS[3][1])


@pytest.mark.rule("DFR-130")
@pytest.mark.parametrize(("face", "level"), [("1m", 1), ("1s-1v", 3), ("2m", 5)])
def test_an_empty_pool_does_not_change_the_level_of_a_face(face: str, level: int) -> None:
    """If nothing is left in the pool of a face, then it is upgraded as before."""
    assert targets(upgrading(face).level_left(level, 0)) == set(LEVELS[level + 1][1])


@pytest.mark.rule("DFR-131")
def test_the_faces_with_glory_by_cost() -> None:
    """If the cheapest glory face is taken again and again, then it is these, in this order."""
    order: list[set[str]] = [{"1s-1v"}, {"3g-or-2v"}, {"3v"}, {"4v", "2m-2v", "1g-1s-1m-1v"}]
    gone: list[str] = []
    for faces in order:
        t = forge(4, "ancestor").reserve(0, moon=4)
        for face in gone:
            t.left(face, 0)
        t.choose("ancestor")
        if len(faces) > 1:
            assert t.options == faces
            t.choose("2m-2v")
        t.rolls(1).choose("light-0")
        assert t.faces(0, "light")[0] in faces
        gone += faces
    t = forge(4, "ancestor").reserve(0, moon=4)
    for face in gone:
        t.left(face, 0)
    assert t.choose("ancestor").asked == (0, "PICK_DIE")
    t.rolls(0).choose("light")


# --- upgrades -------------------------------------------------------------------------------------


@pytest.mark.rule("DFR-132")
@pytest.mark.parametrize(("face", "level"), [("1g", 1), ("3g", 2), ("4g", 3), ("6g", 4), ("3g-or-2v", 5), ("2m", 6)])
def test_an_upgrade_takes_the_next_level_free_of_charge(face: str, level: int) -> None:
    """If a face is upgraded, then a face of the next level lies in its place and nothing is paid."""
    t = upgrading(face).reserve(0, gold=1)
    assert targets(t) == set(LEVELS[level][1])
    new = next(iter(LEVELS[level][1]))
    t.choose(*[new] * (t.question == "UPGRADE_TO"))
    assert (t.faces(0, "light")[0], t.gold(0), t.showing(0)[0]) == (new, 1, new)


@pytest.mark.rule("DFR-133")
def test_the_owner_chooses_which_of_his_faces() -> None:
    """If a face is to be upgraded, then all different faces of his own two dice are offered to him."""
    t = forge(4, "merchant").active(2).card(2, "merchant").dice(1, light=["3v"]).at("reinforcements")
    t.choose("merchant", 1)
    assert (t.asked, t.options) == ((2, "UPGRADE_WHICH"), {"light-0", "light-5", "dark-0", "dark-4", "dark-5"})
    t.choose("dark-5", "3g")
    assert t.faces(2, "dark")[5] == "3g"


@pytest.mark.rule("DFR-134")
def test_any_face_present_in_the_level_may_be_taken() -> None:
    """If some faces of the target level are gone, then the others are offered."""
    assert targets(upgrading("4g").left("6g", 0)) == {"1g-or-1s-or-1m", "1s-1v", "2g-1m"}


@pytest.mark.rule("DFR-135")
def test_an_empty_level_is_passed_over_upward() -> None:
    """If the target level is empty, then the next higher level that is not empty takes its place."""
    assert targets(upgrading("1g").level_left(1, 0)) == {"4g", "1s"}
    t = upgrading("1g")
    for level in (1, 2, 3, 4, 5):
        t.level_left(level, 0)
    assert targets(t) == {"2s", "3v"}


@pytest.mark.rule("DFR-136")
@pytest.mark.parametrize("face", LEVELS[7][1])
def test_level_seven_is_the_top(face: str) -> None:
    """If a face has level 7, then it is closed for upgrades."""
    t = upgrading(face).choose("merchant", 1)
    assert t.closed("light-0") == "DFR-136"


@pytest.mark.rule("DFR-137")
@pytest.mark.parametrize(("face", "levels"), [("2s", 2), ("3v", 3), ("2m", 3), ("2m", 4)])
def test_an_upgrade_is_capped_at_level_seven(face: str, levels: int) -> None:
    """If the target would lie above level 7, then it is level 7."""
    assert targets(upgrading(face, levels), levels) == set(LEVELS[7][1])


@pytest.mark.rule("DFR-138")
def test_nothing_left_above_means_no_upgrade() -> None:
    """If no face is left at or above the target level, then that face is closed, and others are not."""
    t = upgrading("2m")
    for level in (6, 7):
        t.level_left(level, 0)
    t.choose("merchant", 1)
    assert t.closed("light-0") == "DFR-138"
    assert "light-1" in t.options


@pytest.mark.rule("DFR-138")
def test_with_an_empty_sanctuary_only_the_glory_is_left() -> None:
    """If the Sanctuary is empty, then a Merchant gives his glory and cannot upgrade."""
    t = upgrading("1g")
    for level in range(1, 8):
        t.level_left(level, 0)
    t.choose("merchant")
    assert (t.glory(0), t.player(0)["forged"]) == (2, 0)


@pytest.mark.rule("DFR-139")
@pytest.mark.parametrize(("levels", "face", "target"), [(2, "1g", 2), (3, "1g", 3), (2, "3g", 3), (4, "1m", 5)])
def test_several_levels_are_taken_in_one_forging(levels: int, face: str, target: int) -> None:
    """If a face goes up X levels, then it becomes a face exactly X levels higher, and one face is removed."""
    t = upgrading(face, levels)
    assert targets(t, levels) == set(LEVELS[target][1])
    if t.question == "UPGRADE_TO":
        below, above = next(iter(LEVELS[target - 1][1])), next(iter(LEVELS[target + 1][1]))
        assert (t.closed(below), t.closed(above)) == ("DFR-139", "DFR-139")
        t.choose(next(iter(LEVELS[target][1])))
    assert t.log("FORGED") == [(0, t.faces(0, "light")[0], 0, face)]


@pytest.mark.rule("DFR-140")
@pytest.mark.parametrize("levels", [1, 2, 3])
def test_an_upgrade_is_one_forged_face(levels: int) -> None:
    """If a face goes up any number of levels, then one face more counts as forged."""
    t = upgrading("1g", levels)
    targets(t, levels)
    t.choose(next(iter(LEVELS[levels][1])))
    assert t.player(0)["forged"] == 1


@pytest.mark.rule("DFR-141")
def test_a_forced_face_is_not_upgraded() -> None:
    """If a boar or misfortune face was forced on a player, then it is closed for upgrades."""
    t = forge(4, "merchant, boar").card(0, "merchant").card(1, "boar").dice(0, light=["boar-red"])
    t.at("reinforcements").choose("merchant", 1)
    assert t.closed("light-0") == "DFR-087"
    t = forge(4, "titans").card(0, "merchant").card(1, "misfortune").dice(0, light=["misfortune-red"])
    t.at("reinforcements").choose("merchant", 1)
    assert t.closed("light-0") == "DFR-087"
