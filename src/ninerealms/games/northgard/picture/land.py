"""The land: territories as one outline each, the borders between them, the fog over tiles face down.

All this changes only when a tile is turned over, so it is kept for the boards seen lately.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Iterable
from functools import cache, lru_cache
from random import Random
from typing import NamedTuple

from ninerealms.drawing.svg import at, num, use, words
from ninerealms.games.northgard import content
from ninerealms.games.northgard.picture.layout import Slots, flora, outline, slots
from ninerealms.games.northgard.picture.tile import SIZE, Line, Point, along, curve, length, moved, plan
from ninerealms.games.northgard.rules.state import PER_TILE
from ninerealms.games.northgard.seen.view import BOARDS

WIDTH, HEIGHT = content.COLUMNS * SIZE, content.ROWS * SIZE
GROUNDS = 4
TOLL_SIGN = '<path d="M-9-6 0-11 9-6V6L0 11-9 6Z"/><text y="5.5">2</text>'
TOLL = 0.32  # how far along a ridge its toll stands

Board = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]  # (tile, turned) by square, (area, territory)


class Crossing(NamedTuple):
    """A way from one territory into another: a point on their border, and the direction across."""

    point: Point
    across: Point


class Stretch(NamedTuple):
    """A border of two territories, clockwise round the first, and the ground behind it."""

    hard: bool
    line: Line
    beyond: Line


class Land(NamedTuple):
    """Everything about a board that stays while no tile is turned over."""

    defs: str
    plants: str
    borders: str
    posts: str
    outlines: dict[int, str]
    grounds: dict[int, int]
    slots: dict[int, Slots]
    camps: dict[int, Point]
    ways: dict[tuple[int, int], list[Stretch]]


def origin(square: int) -> tuple[int, int]:
    return square % content.COLUMNS * SIZE, square // content.COLUMNS * SIZE


def trace(edges: dict[Point, list[Line]]) -> str:
    """Directed stretches joined into closed outlines, as one path."""
    parts = []
    while edges:
        start = next(iter(edges))
        here, drawn = start, [f"M{num(start[0])} {num(start[1])}"]
        while here in edges:
            line = edges[here].pop()
            if not edges[here]:
                del edges[here]
            drawn.append(curve(line))
            here = line[-1]
        parts.append("".join(drawn) + "Z")
    return "".join(parts)


def outlines(board: Board) -> dict[int, str]:
    """The outline of each territory. Sides and borders with the same territory on both sides are left out."""
    squares, areas = board
    land = dict(areas)
    edges: dict[int, dict[Point, list[Line]]] = defaultdict(lambda: defaultdict(list))
    for area, territory in areas:
        square, k = divmod(area, PER_TILE)
        ground = plan(*squares[square])
        for edge in ground.outlines[k]:
            if edge.side >= 0:
                beside = content.square_beside[square * 4 + edge.side]
                if beside >= 0 and squares[beside][0] >= 0:
                    continue
            else:
                border = ground.borders[edge.border]
                other = border.other if border.one == k else border.one
                if land[square * PER_TILE + other] == territory:
                    continue
            line = moved(edge.line, *origin(square))
            edges[territory][line[0]].append(line)
    return {territory: trace(found) for territory, found in edges.items()}


def stretches(board: Board) -> dict[tuple[int, int], list[Stretch]]:
    """The borders between each two territories."""
    squares, areas = board
    land = dict(areas)
    found: dict[tuple[int, int], list[Stretch]] = defaultdict(list)
    for area, territory in areas:
        square, k = divmod(area, PER_TILE)
        ground, corner = plan(*squares[square]), origin(square)
        for edge in ground.outlines[k]:
            if edge.border < 0:
                continue
            border = ground.borders[edge.border]
            other = border.other if border.one == k else border.one
            target = land[square * PER_TILE + other]
            if target != territory:
                beyond = moved(outline(*squares[square], other), *corner)
                found[territory, target].append(Stretch(border.hard, moved(edge.line, *corner), beyond))
    return found


def colours(territories: list[int], pairs: Iterable[tuple[int, int]]) -> dict[int, int]:
    """A ground for each territory, unlike its neighbours' where that can be."""
    found: dict[int, int] = {}
    for territory in territories:
        taken = [found[other] for one, other in pairs if one == territory and other in found]
        wish = [(territory * 7 + i) % GROUNDS for i in range(GROUNDS)]
        found[territory] = min(wish, key=taken.count)
    return found


def ridge(line: Line, name: str, has_toll: bool) -> str:
    """A difficult border: scree and peaks, and what it costs to cross."""
    dice = Random(name)
    far, total, peaks = 5.0, length(line), []
    while far < total - 3:
        (x, y), _ = along(line, far)
        wide = 14 + 11 * dice.random()
        peaks.append((y, use("d-peak", x - wide / 2, y - wide * 0.78, wide, wide * 1.1)))
        far += 8 + 5 * dice.random()
    sign = ""
    if has_toll:
        sign = f'<g class="toll"{at(*toll(line))}>{TOLL_SIGN}</g>'
    start = f"M{num(line[0][0])} {num(line[0][1])}"
    return f'<path class="scree" d="{start}{curve(line)}"/>{"".join(peak for _, peak in sorted(peaks))}{sign}'


def toll(line: Line) -> Point:
    """Where the toll of a ridge stands: a third of the way from its western end."""
    first = line if line[0] <= line[-1] else line[::-1]
    return along(first, length(first) * TOLL)[0]


@lru_cache(maxsize=2048)
def border_drawn(tile: int, turned: int, index: int, square: int, inert: bool) -> str:
    """One border of a tile on its square. With one territory on both sides it still shows, but faintly."""
    border = plan(tile, turned).borders[index]
    line = moved(border.line, *origin(square))
    ident = f'id="border-{square}-{index}" class="{"inert " if inert else ""}'
    if border.hard:
        return f'<g {ident}ridge">{ridge(line, f"{tile} {index}", not inert)}</g>'
    way = f"M{num(line[0][0])} {num(line[0][1])}{curve(line)}"
    return f'<g {ident}path"><path class="groove" d="{way}"/><path class="dots" d="{way}"/></g>'


def borders(board: Board) -> str:
    """All borders, ridges last, for their peaks stand above the paths."""
    squares, areas = board
    land = dict(areas)
    paths: list[str] = []
    ridges: list[str] = []
    for square, (tile, turned) in enumerate(squares):
        for i, border in enumerate(plan(tile, turned).borders if tile >= 0 else ()):
            inert = land[square * PER_TILE + border.one] == land[square * PER_TILE + border.other]
            (ridges if border.hard else paths).append(border_drawn(tile, turned, i, square, inert))
    return "".join(paths + ridges)


def posts(board: Board) -> str:
    """A post at each corner of the tiles face up."""
    corners = set()
    for square, (tile, _) in enumerate(board[0]):
        if tile >= 0:
            x, y = origin(square)
            corners |= {(x, y), (x + SIZE, y), (x, y + SIZE), (x + SIZE, y + SIZE)}
    return "".join(f'<circle cx="{x}" cy="{y}" r="4"/>' for x, y in sorted(corners))


def absolute(board: Board) -> dict[int, Slots]:
    """The places in every area, on the board."""
    found = {}
    for area, _ in board[1]:
        square, k = divmod(area, PER_TILE)
        x, y = origin(square)
        here = slots(*board[0][square])[k]
        units, space, coin, name, tall_name = ((px + x, py + y) for px, py in here[:5])
        found[area] = Slots(units, space, coin, name, tall_name, here.room)
    return found


@lru_cache(maxsize=BOARDS)
def survey(board: Board) -> Land:
    """The land of a board."""
    squares, areas = board
    drawn, places, camps = outlines(board), absolute(board), {}
    for territory in drawn:
        own = [area for area, land in areas if land == territory]
        camps[territory] = places[max(own, key=lambda area: (min(places[area].room, 8), -area))].units
    ways = stretches(board)
    # Named by what they are, so that two drawings on one page cannot take each other's outlines.
    names = {territory: f"t{zlib.crc32(path.encode()):08x}" for territory, path in drawn.items()}
    clips = [f'<clipPath id="c{names[t]}"><path id="{names[t]}" d="{path}"/></clipPath>' for t, path in drawn.items()]
    plants = [f"<g{at(*origin(i))}>{flora(*square)}</g>" for i, square in enumerate(squares) if square[0] >= 0]
    return Land(
        defs="".join(clips),
        plants="".join(plants),
        borders=borders(board),
        posts=posts(board),
        outlines=names,
        grounds=colours(sorted(drawn), ways),
        slots=places,
        camps=camps,
        ways=ways,
    )


def scallops(start: Point, end: Point, bulge: float, dice: Random) -> str:
    """One side of a bank of fog."""
    parts = []
    for i in range(7):
        t, u = (i + 0.5) / 7, (i + 1) / 7
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        out = bulge * (0.75 + 0.5 * dice.random())
        x, y = x + (end[1] - start[1]) / 196 * out, y - (end[0] - start[0]) / 196 * out
        ex, ey = start[0] + (end[0] - start[0]) * u, start[1] + (end[1] - start[1]) * u
        parts.append(f"Q{num(x)} {num(y)} {num(ex)} {num(ey)}")
    return "".join(parts)


@cache
def fog(square: int, open_sides: tuple[bool, ...], name: str) -> str:
    """A tile face down: a bank of fog that rolls over land beside it."""
    dice = Random(f"fog {square}")
    ox, oy = origin(square)
    corners = [(ox + 2.0, oy + 2.0), (ox + 198.0, oy + 2.0), (ox + 198.0, oy + 198.0), (ox + 2.0, oy + 198.0)]
    path = f"M{ox + 2} {oy + 2}" + "".join(
        scallops(corners[side], corners[(side + 1) % 4], 13 if open_sides[side] else 4, dice) for side in range(4)
    )
    x, y = ox + 100, oy + 100
    return (
        f'<path class="bank" fill="url(#ng-fog)" d="{path}Z"/>{use("d-mist", ox + 10, oy + 10, 180)}'
        f'<g class="runes"><circle cx="{x}" cy="{y}" r="32"/>{use("i-fog", x - 15, y - 26, 30)}'
        f"{words(name, x, y + 21)}</g>"
    )


@lru_cache(maxsize=BOARDS)
def fog_bed(board: Board) -> str:
    """What lies under the fog."""
    squares = [origin(square) for square, (tile, _) in enumerate(board[0]) if tile < 0]
    return "".join(f"M{x} {y}h{SIZE}v{SIZE}h-{SIZE}z" for x, y in squares)
