"""The ground plan of one tile as it lies: where its borders run and what encloses each of its areas.

All of it follows from the content: an area owns sides, a border runs into the corners where its two areas meet on
the rim, and where three areas border each other in pairs their borders meet in a point inside.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from random import Random
from typing import NamedTuple

from ninerealms.drawing.svg import num
from ninerealms.games.northgard import content

SIZE = 200
CORNERS = ((0.0, 0.0), (200.0, 0.0), (200.0, 200.0), (0.0, 200.0))  # north-west, then clockwise
MIDDLES = ((100.0, 0.0), (200.0, 100.0), (100.0, 200.0), (0.0, 100.0))  # north, east, south, west
CENTRE = (100.0, 100.0)
STRIDE = 22  # how far apart the bends of a border are
WOBBLE = 5.5
DEEP, SHALLOW = 80, 64  # how far an area of one side reaches in, alone or facing another

Point = tuple[float, float]
Line = tuple[Point, ...]


class Border(NamedTuple):
    """A border between two areas of the tile, from end to end."""

    one: int
    other: int
    hard: bool
    line: Line


class Edge(NamedTuple):
    """A stretch of an area's outline, clockwise: a side of the tile (0..3) or a border, which may run backwards."""

    side: int
    border: int
    line: Line


class Plan(NamedTuple):
    """A tile as it lies: the sides and the outline of each area, and the borders."""

    sides: tuple[tuple[int, ...], ...]
    borders: tuple[Border, ...]
    outlines: tuple[tuple[Edge, ...], ...]


def half(value: float) -> float:
    return round(value * 2) / 2


def pairs(tile: int) -> list[tuple[int, int, bool]]:
    """The borders of a tile as content has them."""
    names = [area["id"] for area in content.TILES[tile]["areas"]]
    return [(names.index(b[0]), names.index(b[2]), b[1] == "~") for b in content.TILES[tile]["borders"]]


def lying_sides(tile: int, turned: int) -> tuple[tuple[int, ...], ...]:
    """The sides each area owns as the tile lies; north is 0."""
    areas = content.TILES[tile]["areas"]
    return tuple(tuple(sorted((content.SIDES.index(s) + turned) % 4 for s in area["sides"])) for area in areas)


def junctions(tile: int, sides: tuple[tuple[int, ...], ...]) -> dict[frozenset[int], Point]:
    """Where three areas meet inside the tile: amid their sides, a little into the one that owns most."""
    met = {frozenset((one, other)) for one, other, _ in pairs(tile)}
    found = {}
    for three in combinations(range(len(sides)), 3):
        if not all(frozenset(two) in met for two in combinations(three, 2)):
            continue
        owned = [side for area in three for side in sides[area]]
        x = sum(MIDDLES[side][0] for side in owned) / len(owned)
        y = sum(MIDDLES[side][1] for side in owned) / len(owned)
        largest = max(three, key=lambda area: len(sides[area]))
        if len(sides[largest]) > 1:
            lean = sides[largest]
            x += 0.16 * (sum(MIDDLES[side][0] for side in lean) / len(lean) - CENTRE[0])
            y += 0.16 * (sum(MIDDLES[side][1] for side in lean) / len(lean) - CENTRE[1])
        found[frozenset(three)] = (half(0.6 * x + 40), half(0.6 * y + 40))
    return found


def ends(one: int, other: int, owner: list[int], meets: dict[frozenset[int], Point]) -> list[Point]:
    """The two ends of a border: corners where its areas meet on the rim, and junctions."""
    corners = [CORNERS[c] for c in range(4) if {owner[(c + 3) % 4], owner[c]} == {one, other}]
    inside = [point for three, point in meets.items() if one in three and other in three]
    found = corners + inside
    if len(found) != 2:
        raise ValueError(f"a border needs two ends, not {len(found)}")
    return found


def bow(start: Point, end: Point, depth: float, t: float) -> Point:
    """A point of the flat arc that cuts off a side."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    inward = ((CENTRE[0] - middle[0]) / 100, (CENTRE[1] - middle[1]) / 100)
    reach = depth * (1 - abs(2 * t - 1) ** 2.4)
    along = t + 0.06 * math.sin(2 * math.pi * t)
    return (
        start[0] + (end[0] - start[0]) * along + inward[0] * reach,
        start[1] + (end[1] - start[1]) * along + inward[1] * reach,
    )


def run(start: Point, end: Point, depth: float, dice: Random) -> Line:
    """The bends of a border. Only the ends are sharp; in between it wanders, the same way however the tile lies."""
    across = abs(start[0] - end[0]) < 1 or abs(start[1] - end[1]) < 1
    is_bow = across and math.dist(start, end) > SIZE - 1
    length = SIZE * 1.25 if is_bow else math.dist(start, end)
    count = max(2, round(length / STRIDE))
    ideal = []
    for i in range(count + 1):
        t = i / count
        straight = (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)
        ideal.append(bow(start, end, depth, t) if is_bow else straight)
    line = [start]
    drift = 0.0
    for i in range(1, count):
        (x, y), before, after = ideal[i], ideal[i - 1], ideal[i + 1]
        far = math.dist(before, after) or 1
        drift = 0.35 * drift + (dice.random() * 2 - 1) * WOBBLE
        aside = drift * min(1.0, i / 1.5, (count - i) / 1.5)
        line.append((half(x + (before[1] - after[1]) / far * aside), half(y + (after[0] - before[0]) / far * aside)))
    return (*line, end)


def walk(sides: tuple[int, ...], area: int, borders: tuple[Border, ...]) -> Iterator[Edge]:
    """Round an area, clockwise, from its first side until the outline closes."""
    left = [Edge(side, -1, (CORNERS[side], CORNERS[(side + 1) % 4])) for side in sides]
    left += [Edge(-1, i, border.line) for i, border in enumerate(borders) if area in (border.one, border.other)]
    edge = left.pop(0)
    yield edge
    while left:
        here = edge.line[-1]
        nearest = next(i for i, other in enumerate(left) if here in (other.line[0], other.line[-1]))
        edge = left.pop(nearest)
        if edge.line[0] != here:
            edge = edge._replace(line=edge.line[::-1])
        yield edge


@cache
def plan(tile: int, turned: int) -> Plan:
    """The ground plan of a tile, lying with so many quarter turns clockwise."""
    sides = lying_sides(tile, turned)
    owner = [next(area for area, own in enumerate(sides) if side in own) for side in range(4)]
    meets = junctions(tile, sides)
    two_ended = sum(1 for one, other, _ in pairs(tile) if not any({one, other} <= three for three in meets))
    borders = []
    for i, (one, other, hard) in enumerate(pairs(tile)):
        start, end = ends(one, other, owner, meets)
        dice = Random(f"{content.tile_ids[tile]} {i}")
        borders.append(Border(one, other, hard, run(start, end, SHALLOW if two_ended > 1 else DEEP, dice)))
    kept = tuple(borders)
    return Plan(sides, kept, tuple(tuple(walk(own, area, kept)) for area, own in enumerate(sides)))


def curve(line: Line) -> str:
    """The path from the first point, which is left out, through all others: smooth, the same curve both ways."""
    if len(line) == 2:
        return f"L{num(line[1][0])} {num(line[1][1])}"
    parts = []
    for i in range(len(line) - 1):
        p, q = line[i], line[i + 1]
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 2)]
        parts.append(
            f"C{num(p[0] + (q[0] - before[0]) / 6)} {num(p[1] + (q[1] - before[1]) / 6)}"
            f" {num(q[0] - (after[0] - p[0]) / 6)} {num(q[1] - (after[1] - p[1]) / 6)} {num(q[0])} {num(q[1])}"
        )
    return "".join(parts)


def moved(line: Line, x: float, y: float) -> Line:
    return tuple((px + x, py + y) for px, py in line)


def length(line: Line) -> float:
    return sum(math.dist(p, q) for p, q in pairwise(line))


def along(line: Line, far: float) -> tuple[Point, Point]:
    """The point so far along a line, and the direction of the line there."""
    for p, q in pairwise(line):
        step = math.dist(p, q)
        if far <= step or q == line[-1]:
            t = min(1.0, far / step)
            return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t), ((q[0] - p[0]) / step, (q[1] - p[1]) / step)
        far -= step
    raise ValueError("a line has two points at least")
