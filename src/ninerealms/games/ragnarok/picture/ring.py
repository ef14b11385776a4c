"""The shape of the island: a ring of Regions round Yggdrasil, with a coast that is the same every time.

Everything is told by how far round it lies, in 360ths of the way, clockwise from the top. `spread` makes the way even:
Regions of equal parts are about equally large, on a board that is wider than high as on one that is higher than wide.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

from ninerealms.errors import BadContent
from ninerealms.games.ragnarok import content

Point = tuple[float, float]
Line = tuple[Point, ...]
MAPS = ("full", "two")
WAY = 360.0
SAMPLES = 720
STEP = 8.0  # how long a straight piece of a border is at most
REACH = 30.0  # an arc is bent every so many units
BAY = 58.0  # and the coast, which is rougher
HEAD = 0.42  # so far from the inner Regions a fjord ends
MOUTH = 15.0  # half the width of a fjord


class Ring(NamedTuple):
    """The island in one shape: its middle, the half sizes of hub, inner border and coast, and how square it is."""

    x: float
    y: float
    hub: Point
    mid: Point
    coast: Point
    square: float


RINGS: dict[tuple[str, int], Ring] = {
    ("full", 0): Ring(440, 305, (122, 99), (235, 163), (394, 261), 2.6),
    ("full", 1): Ring(192, 314, (64, 76), (112, 166), (176, 282), 2.8),
    ("two", 0): Ring(440, 305, (122, 99), (231, 165), (368, 253), 2.4),
    ("two", 1): Ring(192, 314, (64, 76), (112, 166), (172, 272), 2.6),
}


class Part(NamedTuple):
    """Where a Region lies: from where to where, and whether it touches Yggdrasil."""

    start: float
    end: float
    is_inner: bool


def read_parts(name: str) -> dict[int, Part]:
    """Where the Regions of a map lie, by number; each of its ring must begin where the one before ends."""
    found: dict[int, Part] = {}
    for row in ("outer", "inner"):
        end = None
        for line in content.FACTS["ring"][name][row]:
            number, _, span = line.partition(":")
            start, until = (float(part) for part in span.split())
            if end is not None and start != end:
                raise BadContent(f"ring.{name}.{row}: Region {number} must begin where the one before it ends.")
            found[int(number)] = Part(start, until, row == "inner")
            end = until
        if end != WAY + float(content.FACTS["ring"][name][row][0].partition(":")[2].split()[0]):
            raise BadContent(f"ring.{name}.{row} must go round once.")
    return found


PARTS: dict[str, dict[int, Part]] = {name: read_parts(name) for name in MAPS}


# --- curves ------------------------------------------------------------------------------------------


def on_curve(ring: Ring, half: Point, turn: float) -> Point:
    """A point of a rounded rectangle round the middle."""
    power = 2 / ring.square
    s, c = math.sin(turn), math.cos(turn)
    x = math.copysign(abs(s) ** power, s) * half[0]
    y = math.copysign(abs(c) ** power, c) * half[1]
    return ring.x + x, ring.y - y


@cache
def spread(ring: Ring) -> tuple[list[float], list[float]]:
    """How far one has come after each small turn, measured halfway between inner border and coast."""
    half = ((ring.mid[0] + ring.coast[0]) / 2, (ring.mid[1] + ring.coast[1]) / 2)
    turns = [2 * math.pi * i / SAMPLES for i in range(SAMPLES + 1)]
    points = [on_curve(ring, half, turn) for turn in turns]
    far = [0.0]
    for before, after in pairwise(points):
        far.append(far[-1] + math.dist(before, after))
    return turns, [one * WAY / far[-1] for one in far]


@cache
def turn_of(ring: Ring, part: float) -> float:
    """The angle that belongs to a part of the way."""
    turns, far = spread(ring)
    part %= WAY
    i = min(max(1, bisect_left(far, part)), SAMPLES)
    return turns[i - 1] + (turns[i] - turns[i - 1]) * (part - far[i - 1]) / max(1e-9, far[i] - far[i - 1])


def at_hub(ring: Ring, part: float) -> Point:
    return on_curve(ring, ring.hub, turn_of(ring, part))


def at_mid(ring: Ring, part: float) -> Point:
    return on_curve(ring, ring.mid, turn_of(ring, part))


def at_coast(ring: Ring, part: float, out: float = 0) -> Point:
    """A point of the coast, or so far out at sea."""
    return on_curve(ring, (ring.coast[0] + out, ring.coast[1] + out), turn_of(ring, part))


def between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


# --- rough lines -------------------------------------------------------------------------------------


def ragged(a: Point, b: Point, rough: float, dice: Random) -> list[Point]:
    """A line from a to b without its end, broken again and again and pushed aside a little."""
    far = math.dist(a, b)
    if far < STEP:
        return [a]
    push = dice.uniform(-rough, rough)
    middle = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * push, (a[1] + b[1]) / 2 + (b[0] - a[0]) * push)
    return ragged(a, middle, rough, dice) + ragged(middle, b, rough, dice)


def through(points: list[Point], rough: float, name: str) -> Line:
    """A rough line through points."""
    dice, found = Random(name), []
    for a, b in pairwise(points):
        found += ragged(a, b, rough, dice)
    return (*found, points[-1])


def arc_points(ring: Ring, half: Point, start: float, end: float, reach: float = REACH) -> list[Point]:
    first, last = on_curve(ring, half, turn_of(ring, start)), on_curve(ring, half, turn_of(ring, end))
    count = max(2, round(math.dist(first, last) / reach))
    return [on_curve(ring, half, turn_of(ring, start + (end - start) * i / count)) for i in range(count + 1)]


@cache
def hub_arc(name: str, shape: int, start: float, end: float) -> Line:
    ring = RINGS[name, shape]
    return tuple(arc_points(ring, ring.hub, start, end))


@cache
def mid_arc(name: str, shape: int, start: float, end: float) -> Line:
    """The border between an inner and an outer Region."""
    ring = RINGS[name, shape]
    return through(arc_points(ring, ring.mid, start, end), 0.11, f"mid-{start % WAY:g}")


@cache
def inner_spoke(name: str, shape: int, part: float) -> Line:
    """The border between two inner Regions, from the hub outwards."""
    ring = RINGS[name, shape]
    return through([at_hub(ring, part), at_mid(ring, part)], 0.1, f"inner-{part % WAY:g}")


@cache
def spoke(name: str, shape: int, part: float) -> Line:
    """The border between two outer Regions, from the inner ones outwards; between Lands only as far as the fjord."""
    ring = RINGS[name, shape]
    near, far = at_mid(ring, part), at_coast(ring, part)
    if is_fjord(name, part):
        far = between(near, far, HEAD)
    return through([near, far], 0.12, f"spoke-{part % WAY:g}")


@cache
def shores(name: str, shape: int, part: float) -> tuple[Line, Line]:
    """Both sides of a fjord, from its head to the sea: the one before it and the one after."""
    ring = RINGS[name, shape]
    head, mouth = spoke(name, shape, part)[-1], MOUTH * ring.coast[1] / 262
    x, y = at_coast(ring, part)
    a, b = at_coast(ring, part + 1)
    far = max(1.0, math.dist((x, y), (a, b)))
    step = ((a - x) / far * mouth, (b - y) / far * mouth)
    before = through([head, (x - step[0], y - step[1])], 0.13, f"before-{part % WAY:g}")
    after = through([head, (x + step[0], y + step[1])], 0.13, f"after-{part % WAY:g}")
    return before, after


@cache
def coast_arc(name: str, shape: int, start: float, end: float) -> Line:
    """The coast of an outer Region; it begins and ends at the mouths of fjords."""
    ring = RINGS[name, shape]
    points = arc_points(ring, ring.coast, start, end, BAY * ring.coast[1] / 262)
    if is_fjord(name, start):
        points[0] = shores(name, shape, start)[1][-1]
    if is_fjord(name, end):
        points[-1] = shores(name, shape, end)[0][-1]
    return through(points, 0.22, f"coast-{start % WAY:g}")


@cache
def fjords(name: str) -> tuple[float, ...]:
    """Where Lands end, and the sea comes in."""
    return tuple(sorted(part.start % WAY for part in PARTS[name].values() if part.is_inner))


def is_fjord(name: str, part: float) -> bool:
    return part % WAY in fjords(name)


# --- outlines ----------------------------------------------------------------------------------------


@cache
def outer_parts(name: str) -> tuple[Part, ...]:
    return tuple(part for part in PARTS[name].values() if not part.is_inner)


@cache
def outline(name: str, shape: int, region: int) -> Line:
    """The border of a Region, clockwise."""
    part = PARTS[name][region]
    if part.is_inner:
        arcs = [one for one in outer_parts(name) if part.start <= one.start and one.end <= part.end]
        rim = [point for one in arcs for point in mid_arc(name, shape, one.start, one.end)]
        back = tuple(reversed(inner_spoke(name, shape, part.end % WAY)))
        return (*inner_spoke(name, shape, part.start % WAY), *rim, *back, *reversed(hub_arc(name, shape, *part[:2])))
    out, home = spoke(name, shape, part.start % WAY), spoke(name, shape, part.end % WAY)
    if is_fjord(name, part.start):
        out += shores(name, shape, part.start % WAY)[1]
    if is_fjord(name, part.end):
        home += shores(name, shape, part.end % WAY)[0]
    coast = coast_arc(name, shape, part.start, part.end)
    return (*out, *coast, *reversed(home), *reversed(mid_arc(name, shape, part.start, part.end)))


@cache
def island(name: str, shape: int) -> Line:
    """The whole coast with its fjords."""
    found: list[Point] = []
    for part in outer_parts(name):
        if is_fjord(name, part.start):
            found += shores(name, shape, part.start % WAY)[1]
        found += coast_arc(name, shape, part.start, part.end)
        if is_fjord(name, part.end):
            found += reversed(shores(name, shape, part.end % WAY)[0])
    return tuple(found)


@cache
def borders(name: str, shape: int) -> tuple[list[Line], list[Line]]:
    """All borders between Regions: those inside a Land, and the passes from Land to Land."""
    inside: list[Line] = []
    passes: list[Line] = []
    for part in outer_parts(name):
        inside.append(mid_arc(name, shape, part.start, part.end))
        (passes if is_fjord(name, part.start) else inside).append(spoke(name, shape, part.start % WAY))
    return inside, passes
