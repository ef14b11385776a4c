"""Where everything lies, in the wide and in the tall shape.

The tree has three levels, each a disc cut into three worlds: slot 0 in front, 1 to the left, 2 to the right.
"""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from ninerealms.drawing.svg import num

WIDE, TALL = 880, 384  # the width of the table
SHAPES = ("in-wide", "in-tall")
TREE = (900, 858)  # the height of the tree
GAP = 8
PANEL = 436
SMALL = 14  # the size of small words on a panel, so that they are not too small in the tall shape
SHRUNK = TALL / PANEL  # panels are drawn once, and smaller in the tall shape
SHELF = 362  # the height of the shelf under the tall tree
RIM = (26, 14)
FRONT, LEFT, RIGHT = 0, 1, 2
SLOPE = math.cos(math.pi / 6)
INSIDE = 0.972  # how much of a disc the worlds take
SAGA = (850, 800)  # the middle line of the Saga Book's row

Point = tuple[float, float]


class Disc(NamedTuple):
    """A level of the tree."""

    x: float
    y: float
    rx: float
    ry: float

    def at(self, angle: float, far: float = 1) -> Point:
        """A point on it; 0 is to the right, 90 in front."""
        turn = math.radians(angle)
        return self.x + self.rx * far * math.cos(turn), self.y + self.ry * far * math.sin(turn)


DISCS: tuple[tuple[Disc, ...], tuple[Disc, ...]] = (
    (Disc(440, 160, 346, 75), Disc(440, 386, 358, 78), Disc(440, 627, 370, 82)),
    (Disc(192, 172, 172, 74), Disc(192, 402, 180, 76), Disc(192, 632, 187, 78)),
)
ARCS = (  # where islands lie, from first to last
    {FRONT: (150.0, 30.0), LEFT: (240.0, 156.0), RIGHT: (300.0, 384.0)},
    {FRONT: (150.0, 30.0), LEFT: (228.0, 152.0), RIGHT: (312.0, 388.0)},
)


@cache
def sector(shape: int, level: int, slot: int, inside: float = INSIDE) -> str:
    """The path of a world."""
    disc = DISCS[shape][level]
    rx, ry = disc.rx * inside, disc.ry * inside
    a, b = SLOPE * rx, ry / 2
    ends = {
        FRONT: ((disc.x + a, disc.y + b), (disc.x - a, disc.y + b)),
        LEFT: ((disc.x - a, disc.y + b), (disc.x, disc.y - ry)),
        RIGHT: ((disc.x, disc.y - ry), (disc.x + a, disc.y + b)),
    }
    (x, y), (u, v) = ends[slot]
    return f"M{num(x)} {num(y)}A{num(rx)} {num(ry)} 0 0 1 {num(u)} {num(v)}L{num(disc.x)} {num(disc.y)}z"


@cache
def rune_at(shape: int, level: int, slot: int) -> Point:
    """Where the rune of a world is cut into the ground; a devastated world has its marker there."""
    disc = DISCS[shape][level]
    if slot == FRONT:
        return disc.x - disc.rx * (0.42, 0.4)[shape], disc.y + disc.ry * (0.42 if level == 1 else 0.6)
    side = -1 if slot == LEFT else 1
    return disc.x + side * disc.rx * (0.3, 0.36)[shape], disc.y - disc.ry * 0.04


class Sign(NamedTuple):
    """The sign of a world: its corner and its size."""

    x: float
    y: float
    wide: float
    high: float


HIGH = ((56, 56, 56), (84, 84, 84), (100, 82, 82))  # of wide signs by level and slot
TALL_SIGN = (124, 44)


@cache
def sign_of(shape: int, level: int, slot: int) -> Sign:
    disc = DISCS[shape][level]
    if shape:
        x = {LEFT: 2.0, FRONT: 130.0, RIGHT: 258.0}[slot]
        return Sign(x, disc.y + disc.ry + (14 if slot == FRONT else 6), *TALL_SIGN)
    wide = 372.0 if level == 2 and slot == FRONT else 210.0
    x = {LEFT: 6.0, FRONT: disc.x - wide / 2, RIGHT: WIDE - 6 - wide}[slot]
    return Sign(x, disc.y + disc.ry + (6 if slot == FRONT else -6), wide, HIGH[level][slot])


class Row(NamedTuple):
    """Where figures of a world stand: how far to the side, and the line of one row, of a back row, of a front row."""

    left: float
    right: float
    line: float
    back: float
    front: float


ROWS: dict[tuple[int, int], Row] = {
    (0, FRONT): Row(-104, 104, 52, 22, 62),
    (0, LEFT): Row(-258, -118, -6, -26, 20),
    (0, RIGHT): Row(118, 258, -6, -26, 20),
    (1, FRONT): Row(-66, 66, 46, 20, 54),
    (1, LEFT): Row(-138, -58, -6, -22, 14),
    (1, RIGHT): Row(58, 138, -6, -22, 14),
}
FIGURE = (56.0, 38.0)  # how much room a figure likes
FIGURE_SCALE = (1, 0.72)
CROWDED = 0.8  # how much smaller figures are in two rows
ISLANDS = 0.13  # how much of Midgard's disc its islands take from a row at the side


class Feet(NamedTuple):
    """Where one figure stands, how much room its name has, how large it is, and whether a front row hides its feet.

    A name stands beside the figure, to its left (-1) or right (1), where a sign hangs over its head.
    """

    x: float
    y: float
    room: float
    scale: float
    is_behind: bool
    aside: int = 0


@cache
def standing(shape: int, level: int, slot: int, count: int, is_midgard: bool) -> tuple[Feet, ...]:
    """The feet of so many figures in a world: one row, or two of smaller figures where one is too short."""
    disc, row, scale, likes = DISCS[shape][level], ROWS[shape, slot], FIGURE_SCALE[shape], FIGURE[shape]
    if is_midgard and slot == FRONT:
        aside = disc.ry * 0.26
        row = row._replace(line=row.line - aside, back=row.back - aside, front=row.front - aside)
    elif is_midgard:
        aside = disc.rx * ISLANDS
        row = row._replace(line=row.line + disc.ry * 0.2)
        row = row._replace(left=row.left + aside) if slot == LEFT else row._replace(right=row.right - aside)
    if count <= int((row.right - row.left) / (likes * 0.8)) + 1:
        return feet_of(disc, row, row.line, count, likes, scale, False)
    scale, likes = scale * CROWDED, likes * CROWDED
    behind = (count + 1) // 2
    back = feet_of(disc, row, row.back, behind, likes, scale, True)
    aside = back[0].room / 2 if count % 2 == 0 else 0
    shifted = row._replace(left=row.left + aside, right=row.right + aside)
    return back + feet_of(disc, shifted, row.front, count - behind, likes, scale, False)


def feet_of(
    disc: Disc, row: Row, line: float, count: int, likes: float, scale: float, is_behind: bool
) -> tuple[Feet, ...]:
    """One row of figures; if it is too short for them, they stand a little beyond its ends."""
    step = min(likes * 1.2, max(likes * 0.85, (row.right - row.left) / max(1, count - 1)))
    start = disc.x + (row.left + row.right) / 2 - step * (count - 1) / 2
    return tuple(Feet(start + i * step, disc.y + line, step, scale, is_behind) for i in range(count))


@cache
def island_at(shape: int, slot: int, island: int, islands: int) -> Point:
    """An island of Midgard, on the rim of its world."""
    first, last = ARCS[shape][slot]
    return DISCS[shape][1].at(first + (last - first) * island / max(1, islands - 1), 0.87)


@cache
def knot_at(shape: int, place: int, places: int) -> Point:
    """An icon of the Saga Book's row."""
    left, right = ((64, 816), (30, 354))[shape]
    x = left + (right - left) * place / max(1, places - 1)
    return x, SAGA[shape] + 9 * math.sin(place * 1.7) * (1, 0.6)[shape]


# Where what a world holds is shown: on its sign in the wide shape, on a shelf under the tree in the tall one.
SHELVES: dict[str, tuple[float, float, float, float]] = {
    "alfheim": (0, 0, 124, 56),
    "asgard": (130, 0, 124, 56),
    "vanaheim": (260, 0, 124, 56),
    "midgard": (0, 62, 190, 56),
    "svartalfheim": (194, 62, 190, 56),
    "niflheim": (0, 124, 190, 62),
    "muspelheim": (194, 124, 190, 62),
    "nidavellir": (0, 192, 384, 62),
    "jotunheim": (0, 260, 384, 102),
}


@cache
def put(wide: Point, tall: Point, wide_scale: float = 1, tall_scale: float = 1) -> str:
    """The style that puts a group of class `place` at its spots."""
    scales = f";--ws:{wide_scale:g}" if wide_scale != 1 else ""
    scales += f";--ts:{tall_scale:g}" if tall_scale != 1 else ""
    return f' style="--wx:{num(wide[0])}px;--wy:{num(wide[1])}px;--tx:{num(tall[0])}px;--ty:{num(tall[1])}px{scales}"'
