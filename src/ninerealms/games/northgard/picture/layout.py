"""Where things stand in an area: its symbol, its building space, a company of units, a name; and what grows between.

Each thing is a box. A few rounds of looking for the freest place, one thing after the other, are enough.
"""

from __future__ import annotations

import math
from functools import cache
from random import Random
from typing import NamedTuple

from ninerealms.drawing.svg import use
from ninerealms.games.northgard import content
from ninerealms.games.northgard.picture.tile import SIZE, Line, Point, half, plan

GRID = 8
CANDIDATES, BEGINNINGS = 60, 20
BOXES = {"units": (26, 26), "space": (20, 20), "coin": (17, 17), "name": (20, 8)}  # half width, half height
TALL_BOXES = {"units": (30, 36), "space": (22, 22), "coin": (20, 20), "name": (31, 11)}  # the same on the small board
RIMS = {"units": 1, "space": 5, "coin": 6, "name": 4}  # how far each stays off the rim of the tile
ENOUGH, APART = 10.0, 8.0  # more room than this is no better
RIDGE, PATH = 9.0, 4.0  # what a border takes for itself
FLORA = {"F": ("d-wheat", 14, 13), "W": ("d-pine", 17, 22), "L": ("d-menhir", 11, 18)}
COMMON = (("d-tuft", 10, 7), ("d-pine", 17, 22), ("d-tuft", 10, 7), ("d-tuft", 10, 7), ("d-rocklet", 12, 8))
TRIES = 420


class Slots(NamedTuple):
    """Places in an area, from the tile's corner. Coin and space may be empty places; `room` says how free units are."""

    units: Point
    space: Point
    coin: Point
    name: Point
    tall_name: Point
    room: float


def outline(tile: int, turned: int, area: int) -> Line:
    return tuple(point for edge in plan(tile, turned).outlines[area] for point in edge.line[:-1])


def is_inside(point: Point, ring: Line) -> bool:
    x, y = point
    odd = False
    for i, (px, py) in enumerate(ring):
        qx, qy = ring[i - 1]
        if (py > y) != (qy > y) and x < (qx - px) * (y - py) / (qy - py) + px:
            odd = not odd
    return odd


def marches(tile: int, turned: int, area: int) -> list[tuple[float, float, float]]:
    """Points of the borders of an area, with the room the border takes there."""
    found = []
    for border in plan(tile, turned).borders:
        if area in (border.one, border.other):
            taken = RIDGE if border.hard else PATH
            found += [(x, y, taken) for x, y in border.line]
    return found


def clearance(point: Point, box: tuple[int, int], rim: int, near: list[tuple[float, float, float]]) -> float:
    """How far a box stays clear of the borders and of the rim of the tile."""
    x, y = point
    wide, high = box
    free = min(x - wide, SIZE - x - wide, y - high, SIZE - y - high) - rim
    for px, py, taken in near:
        gap = max(abs(px - x) - wide, abs(py - y) - high) - taken
        if gap < free:
            free = gap
    return free


def worth(free: float, enough: float) -> float:
    return min(free, enough) if free >= 0 else 5 * free


def settle(kinds: list[str], ground: list[Point], near: list[tuple[float, float, float]]) -> dict[str, Point]:
    """The places of some things in an area: one after the other, going on from the best beginnings only."""
    beginnings: list[tuple[float, tuple[Point, ...]]] = [(0.0, ())]
    for i, kind in enumerate(kinds):
        wide, high = BOXES[kind]
        apart = [(BOXES[other][0] + wide, BOXES[other][1] + high) for other in kinds[:i]]
        rated = [(worth(clearance(point, BOXES[kind], RIMS[kind], near), ENOUGH), point) for point in ground]
        rated.sort(key=lambda rating: -rating[0])
        longer: list[tuple[float, tuple[Point, ...]]] = []
        floor = -1e9
        for value, placed in beginnings:
            for own, point in rated[:CANDIDATES]:
                total = value + own
                if total + APART * i <= floor:
                    break
                for (x, y), (apart_x, apart_y) in zip(placed, apart, strict=True):
                    total += worth(max(abs(point[0] - x) - apart_x, abs(point[1] - y) - apart_y), APART)
                if total > floor:
                    longer.append((total, (*placed, point)))
            longer.sort(key=lambda beginning: -beginning[0])
            del longer[BEGINNINGS:]
            floor = longer[-1][0] if len(longer) == BEGINNINGS else floor
        beginnings = longer
    return dict(zip(kinds, beginnings[0][1], strict=True))


def name_on_small(placed: dict[str, Point], ground: list[Point], near: list[tuple[float, float, float]]) -> Point:
    """Where the name goes on the small board, on which names and pieces take more room; pieces come before borders."""
    wide, high = TALL_BOXES["name"]
    others = [(placed[kind], TALL_BOXES[kind]) for kind in placed if kind != "name"]
    best, spot = -1e9, ground[0]
    for point in ground:
        total = sum(
            worth(max(abs(point[0] - x) - w - wide, abs(point[1] - y) - h - high), 2) for (x, y), (w, h) in others
        )
        if total > best:
            total += worth(clearance(point, (wide, high), 0, near), 0)
        if total > best:
            best, spot = total, point
    return spot


@cache
def slots(tile: int, turned: int) -> tuple[Slots, ...]:
    """The places of every area of a tile as it lies."""
    found = []
    for k, area in enumerate(content.TILES[tile]["areas"]):
        ring, near = outline(tile, turned, k), marches(tile, turned, k)
        grid = [(x + 4.0, y + 4.0) for x in range(0, SIZE, GRID) for y in range(0, SIZE, GRID)]
        ground = [point for point in grid if is_inside(point, ring)]
        kinds = ["units", *(["space"] if area["small"] + area["carved"] else [])]
        kinds += [*(["coin"] if area["symbols"] else []), "name"]
        placed = settle(kinds, ground, near)
        units = placed["units"]
        room, small = clearance(units, BOXES["units"], 0, near), name_on_small(placed, ground, near)
        found.append(Slots(units, placed.get("space", units), placed.get("coin", units), placed["name"], small, room))
    return tuple(found)


def growth(area: dict[str, str], dice: Random) -> tuple[str, int, int]:
    """What grows here: mostly what the land gives."""
    if area["symbols"] and dice.random() < 0.55:
        return FLORA[area["symbols"][0]]
    return COMMON[int(dice.random() * len(COMMON))]


@cache
def flora(tile: int, turned: int) -> str:
    """Trees, corn and stones of a tile, from its corner: sown by the tile's own dice, clear of places and borders."""
    dice = Random(f"flora {content.tile_ids[tile]} {turned}")
    grown: list[tuple[float, float, str]] = []
    for k, area in enumerate(content.TILES[tile]["areas"]):
        ring, near, own = outline(tile, turned, k), marches(tile, turned, k), slots(tile, turned)[k]
        taken = [(own.units, (24, 22)), (own.space, BOXES["space"]), (own.coin, BOXES["coin"]), (own.name, (22, 8))]
        for _ in range(TRIES // len(content.TILES[tile]["areas"])):
            x, y = dice.random() * SIZE, dice.random() * SIZE
            symbol, wide, high = growth(area, dice)
            scale = 0.9 + 0.3 * dice.random()
            w, h = wide * scale / 2, high * scale / 2
            if not is_inside((x, y), ring) or clearance((x, y), (round(w), round(h)), -4, near) < -4:
                continue
            if any(abs(x - bx) < bw + w and abs(y - by) < bh + h for (bx, by), (bw, bh) in taken):
                continue
            if any(math.dist((x, y), (gx, gy)) < 12 for gx, gy, _ in grown):
                continue
            grown.append((x, y, use(symbol, half(x - w), half(y - h), half(2 * w), half(2 * h))))
    return "".join(element for _, _, element in sorted(grown, key=lambda plant: plant[1]))
