"""Where everything lies, in the wide and in the tall shape."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from ninerealms.drawing.style import put
from ninerealms.games.ragnarok.picture.ring import Line, Point, outline

WIDE, TALL = 880, 384  # the width of the table
GAP = 8
PANEL = 436
SHRUNK = TALL / PANEL  # panels are drawn once, and smaller in the tall shape
SHAPES = ("in-wide", "in-tall")
BOARD = ((880, 606), (384, 624))  # the sea with the island in both shapes
SIZE = (1.0, 0.64)  # how large pieces are on it
ROW_HIGH = 116  # of what stands under the tall board
ROW_TOP = BOARD[1][1] + 4
SIGN = (0.94, 0.8)  # and the signs of Regions

# --- beside a Battle or a hunt -----------------------------------------------------------------------

TOP = 6  # between what is above the board and the board
FRAME = 728  # so much of the wide shape is seen without scrolling on a screen of 1280 by 800


def shrunk(drawn: str, scale: float) -> str:
    """Something smaller in the wide shape; what lies in it keeps its own scale."""
    return f'<g class="r-shrunk" style="--k:{scale:.4g}">{drawn}</g>'


# --- fields ------------------------------------------------------------------------------------------

GRAIN = 4  # fields are measured in rows so high
MARGIN = (7, 5)  # how far pieces keep from a border
TIGHTEST = 0.1
SHRINK = 0.92
APART = 2.0
TALLER = 1.06  # pieces of one row are about as high as the first of them
STANDS = 0.55  # so much of a piece must be inside the border; the rest may rise above it
STEPS = 0.25  # so much of a building may be hidden by what stands before it


class Foot(NamedTuple):
    """Where a piece stands, and how large it is."""

    x: float
    y: float
    scale: float


class Field(NamedTuple):
    """A Region as room for pieces: the first row, and from where to where each row reaches."""

    top: int
    rows: tuple[tuple[float, float], ...]


def crossings(line: Line, y: float) -> list[float]:
    """Where a closed line crosses a height, from left to right."""
    found = []
    for i, (x1, y1) in enumerate(line):
        x2, y2 = line[i - 1]
        if (y1 > y) != (y2 > y):
            found.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
    return sorted(found)


@cache
def field(name: str, shape: int, region: int) -> Field:
    """The room of a Region: in each row the longest stretch inside its border."""
    line, margin = outline(name, shape, region), MARGIN[shape]
    low, high = min(y for _, y in line), max(y for _, y in line)
    top = int(low // GRAIN) + 1
    rows = []
    for row in range(top, int(high // GRAIN) + 1):
        cuts = crossings(line, row * GRAIN + 0.01)
        spans = [(a + margin, b - margin) for a, b in zip(cuts[::2], cuts[1::2], strict=False)]
        rows.append(max(spans, key=lambda span: span[1] - span[0], default=(0.0, 0.0)))
    while rows and rows[0][1] - rows[0][0] < margin:
        rows.pop(0)
        top += 1
    while rows and rows[-1][1] - rows[-1][0] < margin:
        rows.pop()
    return Field(top, tuple(rows))


Size = tuple[float, float]  # how wide a piece is, and how high it stands
Span = tuple[float, float]


class Box(NamedTuple):
    """Where something stands already."""

    left: float
    right: float
    top: float
    foot: float


def free_parts(room: Field, top: float, foot: float, taken: tuple[Box, ...]) -> list[Span]:
    """From where to where pieces may stand in a row: beside what stands there already, from left to right."""
    first = max(0, int((foot - (foot - top) * STANDS) // GRAIN) - room.top)
    last = math.ceil(foot / GRAIN) - room.top
    rows = room.rows[first : last + 1]
    if not rows or last >= len(room.rows):
        return []
    free = [(max(left for left, _ in rows), min(right for _, right in rows))]
    for box in taken:
        if box.top < foot and top < box.foot:
            free = [part for a, b in free for part in ((a, min(b, box.left)), (max(a, box.right), b))]
    return [part for part in free if part[0] < part[1]]


def row_from(room: Field, sizes: tuple[Size, ...], scale: float, y: float, taken: tuple[Box, ...]) -> list[Foot]:
    """The next pieces in one row that begins at a height: as many as there is room for, centred in each free part."""
    found: list[Foot] = []
    high = sizes[0][1]
    for left, right in free_parts(room, y, y + high * scale, taken):
        wide, row = -APART * scale, 0
        for size in sizes[len(found) :]:
            if size[1] > high * TALLER or wide + (size[0] + APART) * scale > right - left:
                break
            wide, row = wide + (size[0] + APART) * scale, row + 1
        x = (left + right - wide) / 2
        for size in sizes[len(found) : len(found) + row]:
            found.append(Foot(x + size[0] * scale / 2, y + high * scale, scale))
            x += (size[0] + APART) * scale
    return found


def stood(
    room: Field, sizes: tuple[Size, ...], scale: float, top: float, taken: tuple[Box, ...] = ()
) -> tuple[list[Foot], float]:
    """Pieces in rows from a height downwards, as many as there is room for, and the foot of the last row."""
    bottom, y = (room.top + len(room.rows)) * GRAIN, top
    found: list[Foot] = []
    while len(found) < len(sizes) and y < bottom:
        row = row_from(room, sizes[len(found) :], scale, y, taken)
        found += row
        y = row[0].y + 1 if row else y + GRAIN
    return found, found[-1].y if found else top


@cache
def crowd(name: str, shape: int, region: int, sizes: tuple[Size, ...], taken: tuple[Box, ...]) -> tuple[Foot, ...]:
    """Places for the pieces of a Region beside what stands there, from the back to the front.

    They are as large as all of them can be without standing on each other, and stand in the middle of what is free.
    """
    room = field(name, shape, region)
    top, bottom = room.top * GRAIN, (room.top + len(room.rows) - 1) * GRAIN
    scale = min(SIZE[shape], math.sqrt(room_of(room) / max(1.0, sum(wide * high for wide, high in sizes))))
    found, foot = stood(room, sizes, scale, top, taken)
    while len(found) < len(sizes) and scale > TIGHTEST * SIZE[shape]:
        scale *= SHRINK
        found, foot = stood(room, sizes, scale, top, taken)
    for part in (0.62, 0.45, 0.3, 0.15):
        lower = stood(room, sizes, scale, top + (bottom - foot) * part, taken)[0]
        if len(lower) == len(sizes):
            found = lower
            break
    while len(found) < len(sizes):
        found.append(found[-1] if found else Foot(*middle(room), scale))
    return tuple(found)


@cache
def room_of(room: Field) -> float:
    """How much room there is in a field."""
    return sum(right - left for left, right in room.rows) * GRAIN


def middle(room: Field) -> Point:
    row = len(room.rows) // 2
    return sum(room.rows[row]) / 2, (room.top + row) * GRAIN


@cache
def plot(name: str, shape: int, region: int, sizes: tuple[Size, ...]) -> tuple[tuple[Foot, ...], tuple[Box, ...]]:
    """Places for what never moves in a Region, its sign first, and the room it takes."""
    room, scale = field(name, shape, region), 1.0
    found = stood(room, sizes, scale, room.top * GRAIN)[0]
    while len(found) < len(sizes):
        scale *= SHRINK
        found = stood(room, sizes, scale, room.top * GRAIN)[0]
    taken = []
    for i, (foot, (wide, high)) in enumerate(zip(found, sizes, strict=True)):
        half = wide * scale / 2 + APART
        hidden = high * scale * STEPS if i else -1
        taken.append(Box(foot.x - half, foot.x + half, foot.y - high * scale, foot.y - hidden))
    return tuple(found), tuple(taken)


# --- groups ------------------------------------------------------------------------------------------


def put_feet(wide: Foot, tall: Foot) -> str:
    return put(wide[:2], tall[:2], round(wide.scale, 3), round(tall.scale, 3))
