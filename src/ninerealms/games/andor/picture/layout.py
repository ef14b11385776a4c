"""Where everything lies, in the wide and in the tall shape.

Spaces lie where content.toml says, on a board of 760 by 604; the tall shape has the same board narrower and higher, so
that numbers and figures keep their size.
"""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from ninerealms.drawing.svg import num
from ninerealms.errors import BadContent
from ninerealms.games.andor import content

WIDE, TALL = 880, 384  # the width of the table
GAP = 8
PANEL = 436
SHRUNK = TALL / PANEL  # panels are drawn once, and smaller in the tall shape
SHAPES = ("in-wide", "in-tall")
SHEET = (760, 604)  # the board as content.toml has it
CAVE_HIGH = 246  # in the tall shape; in the wide one it is as high as the board

Point = tuple[float, float]


class Frame(NamedTuple):
    """Where a board lies in a shape: its corner, its size, and how large pieces on it are."""

    x: float
    y: float
    wide: float
    high: float
    scale: float

    def at(self, x: float, y: float, sheet: tuple[float, float] = SHEET) -> Point:
        """A point of the sheet on the table."""
        return self.x + x * self.wide / sheet[0], self.y + y * self.high / sheet[1]


MAPS = (Frame(58, 40, 758, 602, 1), Frame(2, 118, 380, 660, 0.66))
DAY = (MAPS[0].y + MAPS[0].high + 3, MAPS[1].y + MAPS[1].high + 3)  # the top of the day track
DAY_HIGH = (64, 58)
SIDE_HIGH = 66  # of the cards under the tall day track
BOARD = (DAY[0] + DAY_HIGH[0] + 5, DAY[1] + DAY_HIGH[1] + SIDE_HIGH + 8)  # the height of the whole board
CAVE_SHEET = (860, 172)
RIM = 6  # of the cave, on its left and right
CAVES = (
    Frame(WIDE + GAP + RIM, 24, 136, BOARD[0] - 30, 0.8),  # on end, to the right of the board
    Frame(4, BOARD[1] + GAP, 376, CAVE_HIGH, 0.62),
)
WITH_CAVE = WIDE + GAP + CAVES[0].wide + 2 * RIM


# --- spaces ------------------------------------------------------------------------------------------


def read_positions(table: str) -> dict[int, Point]:
    """Where the spaces of a board are, by number; each of them exactly once."""
    found: dict[int, Point] = {}
    for line in content.FACTS[table]["positions"]:
        name, _, point = line.partition(":")
        x, y = (float(part) for part in point.split())
        found[content.space(name.strip(), "" if table == "cave" else table)] = (x, y)
    known = {content.space(line.partition(":")[0], "" if table == "cave" else table) for line in spaces_of(table)}
    if set(found) != known or len(found) != len(content.FACTS[table]["positions"]):
        raise BadContent(f"{table}.positions must name every space of it once.")
    return found


def spaces_of(table: str) -> list[str]:
    return list(content.FACTS[table]["spaces"])


POSITIONS: dict[str, dict[int, Point]] = {table: read_positions(table) for table in ("lake", "river", "cave")}


@cache
def space_at(shape: int, side: str, where: int) -> Point:
    """The middle of a space on the table."""
    if where >= content.CAVE:
        x, y = POSITIONS["cave"][where]
        return CAVES[0].at(y, x, (CAVE_SHEET[1], CAVE_SHEET[0])) if shape == 0 else CAVES[1].at(x, y, CAVE_SHEET)
    return MAPS[shape].at(*POSITIONS[side][where])


@cache
def printed_on(side: str, where: int) -> str:
    """What stands on the plate of a space."""
    return content.printed(where, content.SIDES.index(side))


@cache
def spaces_on(side: str) -> tuple[int, ...]:
    """The spaces of a side from the back to the front."""
    return tuple(sorted(POSITIONS[side], key=lambda where: POSITIONS[side][where][1]))


@cache
def neighbours(side: str) -> tuple[tuple[int, int], ...]:
    """All pairs of neighbours of a board, each once, without the cave."""
    near = content.BOARDS[content.SIDES.index(side)][0]
    return tuple(
        (here, other) for here, others in near.items() for other in others if here < other < content.CAVE
    )  # fmt: skip


# --- crowded spaces ----------------------------------------------------------------------------------

ACROSS, UPWARDS = 84.0, 58.0  # how much room the pieces of a space have
DEEP = 31.0  # from row to row
ROWS_COUNT = (1.0, 0.75, 0.62, 0.5)  # how much pieces in so many rows are liked, if they are of one size
TALLEST = 48.0


class Foot(NamedTuple):
    """Where a piece of a space stands, from its middle, and how large it is."""

    x: float
    y: float
    scale: float


def rows_of(widths: tuple[float, ...], rows: int) -> list[tuple[float, ...]]:
    """The pieces in so many rows, about as many in each; the last may have fewer."""
    each = math.ceil(len(widths) / rows)
    return [widths[first : first + each] for first in range(0, len(widths), each)]


def scale_for(rows: list[tuple[float, ...]]) -> float:
    """How large pieces can be if they stand in these rows."""
    high = TALLEST + DEEP * (len(rows) - 1)
    return min(1.0, ACROSS / max(sum(row) for row in rows), UPWARDS / high)


MIDDLE = Foot(0, 0, 1)


@cache
def pile(widths: tuple[float, ...]) -> tuple[Foot, ...]:
    """Places for pieces of these widths on one space, from the back to the front.

    They stand beside each other, so that none hides another; in more rows where one would make them too small.
    """
    rows = max(
        (rows_of(widths, count) for count in range(1, len(ROWS_COUNT) + 1)),
        key=lambda rows: scale_for(rows) * ROWS_COUNT[len(rows) - 1],
    )
    scale, found = scale_for(rows), []
    for i, row in enumerate(rows):
        y = (i - len(rows) + 1) * DEEP * scale + (3 if len(rows) > 1 else 0)
        x = -sum(row) / 2
        for width in row:
            found.append(Foot((x + width / 2) * scale, y, scale))
            x += width
    return tuple(found)


# --- groups ------------------------------------------------------------------------------------------


@cache
def put(wide: Point, tall: Point, wide_scale: float = 1, tall_scale: float = 1) -> str:
    """The style that puts a group of class `place` at its spots."""
    scales = f";--ws:{wide_scale:.3g}" if wide_scale != 1 else ""
    scales += f";--ts:{tall_scale:.3g}" if tall_scale != 1 else ""
    return f' style="--wx:{num(wide[0])}px;--wy:{num(wide[1])}px;--tx:{num(tall[0])}px;--ty:{num(tall[1])}px{scales}"'


@cache
def put_on(side: str, where: int, foot: Foot = MIDDLE) -> str:
    """The style that puts a piece on a space."""
    spots, scales = [], []
    for shape in (0, 1):
        x, y = space_at(shape, side, where)
        scale = (CAVES if where >= content.CAVE else MAPS)[shape].scale
        spots.append((x + foot.x * scale, y + foot.y * scale))
        scales.append(scale * foot.scale)
    return put(spots[0], spots[1], scales[0], scales[1])


@cache
def arc(side: str, shape: int, here: int, other: int, bend: float = 0.12) -> tuple[Point, Point, Point]:
    """A bent line from the rim of a space to the rim of another: start, handle, end."""
    (x, y), (u, v) = space_at(shape, side, here), space_at(shape, side, other)
    far = max(1.0, math.hypot(u - x, v - y))
    scale = MAPS[shape].scale
    cut = min(24 * scale, far * 0.34)
    a, b = (u - x) / far, (v - y) / far
    handle = ((x + u) / 2 - b * far * bend, (y + v) / 2 + a * far * bend)
    return (x + a * cut, y + b * cut * 0.8), handle, (u - a * cut, v - b * cut * 0.8)
