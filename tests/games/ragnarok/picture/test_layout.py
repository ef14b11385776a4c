"""Where things lie: Regions that touch where the map says so, pieces inside their Regions and apart, ships at sea."""

from __future__ import annotations

import itertools
import math

import pytest

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.picture import figures, land, regions, seas
from ninerealms.games.ragnarok.picture.layout import BOARD, SIGN, SIZE, Box, crossings, crowd, field, plot
from ninerealms.games.ragnarok.picture.places import HOUSE
from ninerealms.games.ragnarok.picture.regions import arrow, doorway
from ninerealms.games.ragnarok.picture.ring import MAPS, PARTS, RINGS, island, outline

BOARDS = [(name, shape) for name in MAPS for shape in (0, 1)]
ARMY = (figures.army(0, 6).wide, figures.army(0, 6).high)
HERO = (figures.hero("ragnar", 0).wide, figures.hero("ragnar", 0).high)
BEAST = (figures.monster("nidhogg", 0).wide, figures.monster("nidhogg", 0).high)
TEMPLE = figures.temple()
on_every_board = pytest.mark.parametrize(("name", "shape"), BOARDS)


def fixed(shape: int, temples: int) -> tuple[tuple[float, float], ...]:
    """The sign of a Region, and so many Temples, as large as they are in a shape."""
    sign = (regions.SIGN_WIDE * SIGN[shape], regions.SIGN_HIGH * SIGN[shape])
    house = (TEMPLE.wide * SIZE[shape] * HOUSE, TEMPLE.high * SIZE[shape] * HOUSE)
    return (sign, *[house] * temples)


def is_in(name: str, shape: int, region: int, x: float, y: float) -> bool:
    return land.is_inside(outline(name, shape, region), x, y)


@on_every_board
def test_regions_touch_where_the_map_says_so(name: str, shape: int) -> None:
    """If two Regions are neighbours, then they share a border; those that are none share at most a corner."""
    row = content.MAP_IDS.index(name) * content.REGIONS
    for here, there in itertools.combinations(PARTS[name], 2):
        are_near = bool(content.near[row + here - 1] >> (there - 1) & 1)
        assert (doorway(name, shape, here, there) is not None) == are_near, (here, there)
        assert bool(arrow(name, shape, here, there)) == are_near


@on_every_board
def test_the_map_has_all_its_regions(name: str, shape: int) -> None:
    """If a map is drawn, then with the Regions of the content, inner ones round the hub, all of them on the board."""
    bits = content.on_map[content.MAP_IDS.index(name)]
    assert {region for region in range(1, 22) if bits >> (region - 1) & 1} == set(PARTS[name])
    assert {region for region, part in PARTS[name].items() if part.is_inner} == {
        region for region in PARTS[name] if content.inner >> (region - 1) & 1
    }
    wide, high = BOARD[shape]
    assert all(0 < x < wide and 0 < y < high for x, y in island(name, shape))


@on_every_board
def test_no_region_lies_on_another(name: str, shape: int) -> None:
    """If a point in the middle of a Region is looked at, then it lies in that Region alone."""
    for region in PARTS[name]:
        room = field(name, shape, region)
        for row, (left, right) in list(enumerate(room.rows))[::4]:
            x, y = (left + right) / 2, (room.top + row) * 4 + 0.5
            assert [each for each in PARTS[name] if is_in(name, shape, each, x, y)] == [region]


@on_every_board
def test_the_fields_are_large_enough(name: str, shape: int) -> None:
    """If a Region is empty, then there is room for its sign, two buildings, a hero and two Armies of fair size."""
    for region in PARTS[name]:
        feet, taken = plot(name, shape, region, fixed(shape, 2))
        assert all(foot.scale > 0.65 for foot in feet)
        pieces = crowd(name, shape, region, (HERO, ARMY, ARMY), taken)
        assert min(foot.scale for foot in pieces) >= 0.5 * SIZE[shape], region


def boxes(sizes: list[tuple[float, float]], name: str, shape: int, region: int, taken: tuple[Box, ...]) -> list[Box]:
    feet = crowd(name, shape, region, tuple(sizes), taken)
    assert len(feet) == len(sizes)
    return [
        Box(foot.x - wide * foot.scale / 2, foot.x + wide * foot.scale / 2, foot.y - high * foot.scale, foot.y)
        for foot, (wide, high) in zip(feet, sizes, strict=True)
    ]


@on_every_board
@pytest.mark.parametrize("count", [1, 2, 5, 9, 14, 26])
def test_pieces_of_a_region_stand_beside_each_other(name: str, shape: int, count: int) -> None:
    """If so many pieces are in a Region, then none stands on another, on the sign or outside of its border."""
    sizes = list(itertools.islice(itertools.cycle((BEAST, HERO, ARMY, ARMY, ARMY)), count))
    for region in PARTS[name]:
        _, taken = plot(name, shape, region, fixed(shape, 1))
        found = boxes(sizes, name, shape, region, taken)
        for one, other in itertools.combinations(found, 2):
            beside = one.right <= other.left + 0.01 or other.right <= one.left + 0.01
            assert beside or one.foot <= other.top + 0.01 or other.foot <= one.top + 0.01, region
        for one in found:
            sign = taken[0]
            assert one.right <= sign.left or sign.right <= one.left or sign.foot <= one.top or one.foot <= sign.top
            assert is_in(name, shape, region, (one.left + one.right) / 2, one.foot - 1), region


@on_every_board
def test_ships_lie_at_sea_and_on_the_board(name: str, shape: int) -> None:
    """If a Drakkar is at a Sea of the map, then its first place is off the coast, and no two places are the same."""
    ring, (wide, high) = RINGS[name, shape], BOARD[shape]
    letters = set(str(content.MAPS[content.MAP_IDS.index(name)]["seas"]).split())
    assert set(seas.HARBOURS[name, shape]) == set(seas.NAMES[name, shape]) == letters
    spots = [spot for row in seas.HARBOURS[name, shape].values() for spot in row]
    assert len(set(spots)) == len(spots) == 5 * len(letters)
    for row in seas.HARBOURS[name, shape].values():
        x, y = row[0]
        assert land.out_at_sea(ring, x, y - 10) > 1
    assert all(8 < x < wide - 8 and 12 < y <= high for x, y in spots)
    for one, other in itertools.combinations(spots, 2):
        assert math.dist(one, other) > (26, 17)[shape]


def test_crossings_come_from_left_to_right() -> None:
    """If a square is cut at a height, then on both its sides; above it not at all."""
    square = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    assert crossings(square, 5) == [0, 10]
    assert crossings(square, 11) == []
