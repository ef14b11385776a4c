"""At 1280 by 800 board, cave and battle are seen without scrolling, and the battle hides nobody who fights."""

from __future__ import annotations

import itertools
import math
import re
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from ninerealms.drawing.svg import measure
from ninerealms.games.andor import GAME, content
from ninerealms.games.andor.picture import picture as drawing
from ninerealms.games.andor.picture.layout import (
    ACROSS,
    BOARD,
    CAVES,
    MAPS,
    POSITIONS,
    TALL,
    UPWARDS,
    WIDE,
    WITH_CAVE,
    Point,
    neighbours,
    printed_on,
    space_at,
)
from ninerealms.games.andor.picture.spaces import NAME as ON_LAND
from ninerealms.games.andor.picture.tracks import ON_ROOSTER
from ninerealms.games.andor.seen.view import TableView
from ninerealms.kernel.game import View
from ninerealms.text.languages import LANGUAGES
from tests.games.andor.picture.gallery import crowded, draw, gallery, play, shown
from tests.games.drawings import read, things

STAGE = (884, 735)  # what the page leaves for the drawing, beside the choices and under its head
SMALLEST = 0.6
SHOWN = 826  # how wide the drawing is there
NAME = 16.5  # the size of a fighter's name
PLATE = 26  # from the middle of a space to the foot of its number
Corners = tuple[float, float, float, float]


def seen_of(root: ET.Element) -> Corners:
    """The part of a drawing that is seen without scrolling."""
    x, y, wide, _ = (float(value) for value in root.attrib["viewBox"].split())
    return x, y, x + wide, y + wide * STAGE[1] / STAGE[0]


def placed(element: ET.Element) -> dict[str, float]:
    """Where a group lies in both shapes, and how large it is."""
    found = {name: float(value) for name, value in re.findall(r"--(\w\w):([-\d.]+)", element.attrib["style"])}
    return {"ws": 1.0, "ts": 1.0} | found


def panels(root: ET.Element) -> list[Corners]:
    """The panels of the battle in the wide shape."""
    found = []
    for ident, element in things(root).items():
        if re.fullmatch(r"(battle|odds)-\d", ident):
            spot = placed(element)
            board = next(child for child in element.iter() if child.get("class") == "a-planks")
            wide, high = (float(board.attrib[side]) * spot["ws"] for side in ("width", "height"))
            found.append((spot["wx"], spot["wy"], spot["wx"] + wide, spot["wy"] + high))
            assert spot["ws"] >= SMALLEST
            assert spot["ty"] > BOARD[1]
    return found


def is_inside(inner: Corners, outer: Corners) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def overlap(one: Corners, other: Corners) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def standing_at(spot: Point) -> Corners:
    """What pieces on a space and its number take up."""
    x, y = spot
    return x - ACROSS / 2, y - UPWARDS, x + ACROSS / 2, y + PLATE


def fight_at(place: int, stands: dict[int, int], side: str = "river") -> View:
    """A fight on a space, with heroes by seat on theirs."""
    view = crowded()
    table = cast("TableView", view["table"])
    table["side"] = side
    table["fight"]["place"] = printed_on(side, place)
    table["fight"]["fighters"] = sorted(stands)
    for seat, where in stands.items():
        table["heroes"][seat]["number"] = where
    return view


def check_battle(view: View, *free: Point) -> None:
    """The battle is in sight on board and cave, its panels lie apart, and none of them is on these spaces."""
    root = read(shown(view, "FIGHT_ON", [0]))
    found, frame = panels(root), MAPS[0]
    assert len(found) >= 2
    board = (frame.x, frame.y, WITH_CAVE, frame.y + frame.high)
    assert all(is_inside(panel, board) and is_inside(panel, seen_of(root)) for panel in found)
    assert not any(overlap(one, other) for one, other in itertools.combinations(found, 2))
    for spot in free:
        assert not any(overlap(panel, standing_at(spot)) for panel in found), spot


def test_every_moment_is_in_sight() -> None:
    """If the table is drawn at any moment, then the whole board with its tracks and all of a battle are in sight."""
    battles = 0
    for shot in gallery():
        root = read(GAME.draw(shot.view, "en", shot.told, alone=False))
        seen = seen_of(root)
        assert BOARD[0] <= seen[3]
        found = panels(root)
        assert all(is_inside(panel, seen) for panel in found)
        battles += bool(found)
    assert battles > 20


@pytest.mark.parametrize("fighters", [1, 2, 4])
@pytest.mark.parametrize("side", content.SIDES)
def test_the_battle_hides_nobody_who_fights(side: str, fighters: int) -> None:
    """If a fight is on any space, then the battle lies on the board, in sight, and not on that space."""
    for where in POSITIONS[side]:
        check_battle(fight_at(where, dict.fromkeys(range(fighters), where), side), space_at(0, side, where))


def test_the_battle_hides_no_archer() -> None:
    """If somebody shoots from the next space, then that space is not hidden either."""
    for here, other in neighbours("river")[::2]:
        check_battle(fight_at(here, {0: here, 1: other}), *(space_at(0, "river", where) for where in (here, other)))


def test_a_fight_in_the_cave_is_seen_with_the_cave() -> None:
    """If a fight is in the cave, then the battle lies on the board and hides nothing of the cave."""
    for where in POSITIONS["cave"]:
        check_battle(fight_at(where, {0: where}), *(space_at(0, "river", each) for each in POSITIONS["cave"]))


@pytest.mark.parametrize("table", ["river", "cave"])
def test_beside_the_cave_the_words_of_a_battle_are_large(table: str) -> None:
    """If the cave makes the board smaller, then the battle takes more of it, so that a name has 12 pixels and more."""
    for where in list(POSITIONS[table])[::3]:
        root = read(shown(fight_at(where, {0: where}), "FIGHT_ON", [0]))
        pixels = SHOWN / float(root.attrib["viewBox"].split()[2])
        assert placed(things(root)["battle-0"])["ws"] * NAME * pixels >= 12


def test_the_cave_lies_beside_the_wide_board_and_under_the_tall_one() -> None:
    """If the cave is drawn, then it is inside the table and in sight, and no two of its spaces touch."""
    root = read(draw(GAME.start(players=2, seed=1, options={"legend": 6})))
    wide, tall = ([space_at(shape, "river", where) for where in POSITIONS["cave"]] for shape in (0, 1))
    for points in (wide, tall):
        assert len(points) == 12
        assert all(math.dist(a, b) > 44 for a, b in itertools.combinations(points, 2))
    for x, y in wide:
        assert WIDE < x - ACROSS / 2 * CAVES[0].scale < x + ACROSS / 2 * CAVES[0].scale < WITH_CAVE
        assert is_inside(standing_at((x, y)), (0, 0, WITH_CAVE + ACROSS, BOARD[0]))
        assert is_inside((x, y, x, y + PLATE), seen_of(root))
    for x, y in tall:
        assert 20 <= x <= TALL - 20
        assert BOARD[1] + 20 < y < CAVES[1].y + CAVES[1].high - 20


def test_what_lies_in_a_larger_row_is_not_enlarged_twice() -> None:
    """If the rows are larger because of the cave, then the chips in the band keep the scale of the band."""
    root = read(drawing.DRAWING.draw(crowded(), GAME.words("en"), alone=False))
    parents = {child: parent for parent in root.iter() for child in parent}
    chips = [element for ident, element in things(root).items() if ident.startswith("do-")]
    assert chips
    for chip in chips:
        scales, above = [], parents.get(chip)
        while above is not None:
            scales += re.findall(r"--ws:([\d.]+)", above.get("style", ""))
            above = parents.get(above)
        assert scales[0] == "1"
        assert float(scales[1]) > 1


def test_who_ended_the_day_first_lies_on_the_rooster() -> None:
    """If two heroes have ended their day, then the stone of the first lies in the rooster's field, the other beside."""
    view = crowded()
    heroes = cast("TableView", view["table"])["heroes"]
    for seat, sheet in enumerate(heroes):
        sheet["asleep"], sheet["rooster"] = seat < 2, seat == 1
    found = things(read(shown(view, "ACT", [])))
    beside, first = (placed(found[f"stone-{seat}"]) for seat in (0, 1))
    for shape, names in enumerate((("wx", "wy"), ("tx", "ty"))):
        assert tuple(first[name] for name in names) == ON_ROOSTER[shape]
        assert beside[names[0]] > first[names[0]] + 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_on_the_land_begin_on_it(lang: str) -> None:
    """If a place by the edge has a long name, then that begins on the map, in both shapes."""
    root = read(GAME.draw(GAME.view(next(play(2, 2, {"legend": 1})), 0), lang))
    for shape, kind in enumerate(("in-wide", "in-tall")):
        names = [group for group in root.iter() if group.get("class") == f"a-names {kind} still"]
        for text in (text for group in names for text in group):
            left = float(text.get("x", 0)) - measure("".join(text.itertext()), ON_LAND) / 2
            assert left >= MAPS[shape].x - 0.5, text.text
