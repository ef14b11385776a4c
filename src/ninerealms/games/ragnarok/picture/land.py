"""The board without anything on it: sea, island, what grows, borders, roots of Yggdrasil; drawn once for each map."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from random import Random

from ninerealms.drawing.svg import num, use
from ninerealms.games.ragnarok.picture import ring as way
from ninerealms.games.ragnarok.picture.layout import BOARD, SHAPES, crossings
from ninerealms.games.ragnarok.picture.ring import MAPS, PARTS, RINGS, Line, Point, Ring

# What grows in a Land: symbol, size, and up to which chance.
FLORA: dict[int, tuple[tuple[str, float, float, float], ...]] = {
    4: (("d-birch", 14, 21, 0.42), ("d-wheat", 14, 13, 0.62), ("d-tuft", 10, 7, 0.9), ("d-menhir", 10, 17, 1)),
    7: (("d-heath", 13, 10, 0.5), ("d-rocklet", 12, 8, 0.7), ("d-tuft", 10, 7, 0.9), ("d-pine", 14, 18, 1)),
    10: (("d-snowpine", 15, 20, 0.55), ("d-ice", 11, 13, 0.8), ("d-rocklet", 12, 8, 1)),
    14: (("d-pine", 16, 21, 0.75), ("d-tuft", 10, 7, 0.9), ("d-birch", 13, 20, 1)),
    15: (("d-rocklet", 13, 9, 0.42), ("d-menhir", 11, 18, 0.62), ("d-tuft", 10, 7, 0.85), ("d-pine", 13, 17, 1)),
    21: (("d-ironpine", 16, 21, 0.7), ("d-stump", 12, 9, 0.82), ("d-heath", 12, 9, 1)),
}
GROUND = {4: "a", 7: "b", 10: "c", 14: "d", 15: "e", 21: "f"}  # the colour of a Land, by its inner Region
SIZES = (1.0, 0.68)
EDGE = 17.0  # plants keep so near to a border, so that the middle is free
TRIES = 130
# A massif: peaks by where they stand and how wide they are.
PEAKS = ((-17, -8, 17), (9, -9, 15), (-3, -3, 30), (14, 1, 24), (-16, 3, 22), (2, 7, 24), (-8, 11, 19), (12, 11, 21))
ROCKS = 12


# --- paths -------------------------------------------------------------------------------------------


def path(line: Line, closed: bool = True) -> str:
    """A line as a path, told in small steps."""
    x, y = round(line[0][0] * 2), round(line[0][1] * 2)
    found = [f"M{num(x / 2)} {num(y / 2)}l"]
    for u, v in line[1:]:
        a, b = round(u * 2), round(v * 2)
        if (a, b) != (x, y):
            found.append(f"{num((a - x) / 2)} {num((b - y) / 2)} ")
            x, y = a, b
    return "".join(found).strip().replace(" -", "-") + ("z" if closed else "")


def stroke(token: str, width: float, more: str = "") -> str:
    return (
        f'fill="none" stroke="var(--{token})" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"'
        f"{more}"
    )


@cache
def region_id(name: str, shape: int, region: int) -> str:
    return f"rg-{name}-{shape}-{region}"


@cache
def land_of(name: str) -> dict[int, int]:
    """The Land of each Region, by its inner Region."""
    inner = {region: part for region, part in PARTS[name].items() if part.is_inner}
    return {
        region: next(home for home, whole in inner.items() if whole.start <= part.start and part.end <= whole.end)
        for region, part in PARTS[name].items()
    }


# --- sea ---------------------------------------------------------------------------------------------


def out_at_sea(ring: Ring, x: float, y: float) -> float:
    """How far out a point is: 1 on the coast, more at sea."""
    across, up = abs(x - ring.x) / ring.coast[0], abs(y - ring.y) / ring.coast[1]
    return float((across**ring.square + up**ring.square) ** (1 / ring.square))


def waves(name: str, shape: int) -> str:
    ring, (wide, high) = RINGS[name, shape], BOARD[shape]
    dice, found = Random(f"waves-{name}"), []
    for _ in range((420, 260)[shape]):
        x, y = dice.uniform(4, wide - 24), dice.uniform(6, high - 6)
        if out_at_sea(ring, x, y) > 1.09 and out_at_sea(ring, x + 18, y) > 1.09:
            found.append(f"M{num(x)} {num(y)}q4.500-3.500 9 0t9 0")
    return f'<path {stroke("sea-line", 1.4)} opacity=".65" d="{"".join(found)}"/>'


def sea_lines(name: str, shape: int) -> str:
    """Where a Sea ends, from the mouths of fjords outwards."""
    ring, found = RINGS[name, shape], []
    for part in way.fjords(name):
        (x, y), (u, v) = way.at_coast(ring, part, 6), way.at_coast(ring, part, 170)
        found.append(f"M{num(x)} {num(y)}L{num(u)} {num(v)}")
    return f'<path {stroke("sea-line", 2)} stroke-dasharray="2 7" d="{"".join(found)}"/>'


def skerries(name: str, shape: int) -> str:
    """Rocks off the coast, with foam round them."""
    ring, dice, found = RINGS[name, shape], Random(f"rocks-{name}"), []
    wide, high = BOARD[shape]
    for _ in range(ROCKS):
        x, y = way.at_coast(ring, dice.uniform(0, 360), dice.uniform(20, 40) * SIZES[shape])
        size = dice.uniform(5, 11) * SIZES[shape]
        turns = [(2 * math.pi * i / 8, dice.uniform(0.8, 1.25)) for i in range(8)]
        if not (size < x < wide - size and size < y < high - size):
            continue
        rock = tuple((x + math.cos(a) * size * far, y + math.sin(a) * size * 0.6 * far) for a, far in turns)
        drawn = path(rock)
        foam = f'<ellipse cx="{num(x)}" cy="{num(y + 1)}" rx="{num(size * 1.6)}" ry="{num(size)}"'
        found.append(
            f'{foam} fill="var(--rg-foam)" opacity=".5"/><path d="{drawn}" fill="var(--rock-deep)"'
            f' transform="translate(0 3)"/><path d="{drawn}" fill="var(--rock)"/>'
        )
    return "".join(found)


def coil(x: float, y: float, scale: float, mirror: bool = False) -> str:
    """The serpent of the sea, where it rises."""
    back = "M0 0C4-34 44-34 48 0M54 0C57-22 86-22 90 0"
    foam = "M-10 1q6-4 12 0t12 0M40 1q6-4 12 0t12 0M82 1q6-4 12 0t12 0"
    turned = f"{-scale if mirror else scale:g} {scale:g}"
    return (
        f'<g fill="none" transform="translate({num(x)} {num(y)}) scale({turned})">'
        f'<path stroke="var(--rg-coil-ink)" stroke-width="15" d="{back}"/>'
        f'<path stroke="var(--rg-wyrm)" stroke-width="11" stroke-dasharray="5 1.400" d="{back}"/>'
        f'<path stroke="var(--rg-foam)" stroke-width="2.200" stroke-linecap="round" d="{foam}"/></g>'
    )


def sea(name: str, shape: int) -> str:
    wide, high = BOARD[shape]
    coils = (coil(700, 604, 0.62), coil(196, 604, 0.6, True)) if shape == 0 else ()
    ground = f'<rect width="{wide}" height="{high}" fill="url(#rg-sea)"/>'
    return f"{ground}{waves(name, shape)}{sea_lines(name, shape)}{''.join(coils)}{skerries(name, shape)}"


# --- land --------------------------------------------------------------------------------------------


def grounds(name: str, shape: int) -> str:
    """The island with shoal, foam, cliff and beach, and the ground of each Region."""
    whole, size = f"rg-{name}-{shape}-island", SIZES[shape]
    found = [
        f'<use href="#{whole}" {stroke("rg-shoal", 34 * size)} opacity=".8"/>',
        f'<use href="#{whole}" {stroke("rg-foam", 15 * size)} stroke-dasharray="60 7 22 9" opacity=".55"/>',
        f'<use href="#{whole}" fill="var(--rock-deep)" y="{num(7 * size)}"/>',
        f'<use href="#{whole}" fill="var(--rg-sand)" stroke="var(--rg-sand)" stroke-width="{5 * size:g}"/>',
    ]
    for region, home in land_of(name).items():
        token = f"var(--rg-g-{GROUND[home]})"
        found.append(
            f'<use href="#{region_id(name, shape, region)}" fill="{token}" stroke="{token}" stroke-width=".800"/>'
        )
    return "".join(found)


def is_inside(line: Line, x: float, y: float) -> bool:
    return sum(1 for cut in crossings(line, y) if cut < x) % 2 == 1


Plant = tuple[float, float, str, float, float]  # the middle of its foot, symbol, size


def plants_of(name: str, shape: int, region: int) -> list[Plant]:
    """What grows in a Region: near its border only."""
    line, kinds, size = way.outline(name, shape, region), FLORA[land_of(name)[region]], SIZES[shape]
    dice = Random(f"flora-{region}")
    found: list[Plant] = []
    for _ in range(TRIES):
        x, y = line[dice.randrange(len(line))]
        x, y = x + dice.uniform(-EDGE, EDGE), y + dice.uniform(-EDGE, EDGE)
        chance, grow = dice.random(), dice.uniform(0.85, 1.15) * size
        if not is_inside(line, x, y) or min(math.dist((x, y), point) for point in line) < 4.5 * size:
            continue
        symbol, wide, high, _ = next(kind for kind in kinds if chance <= kind[3])
        if all(abs(x - u) > 11 * size or abs(y - v) > 9 * size for u, v, *_ in found):
            found.append((x, y, symbol, wide * grow, high * grow))
    return found


def flora(name: str, shape: int) -> str:
    grown = [plant for region in PARTS[name] for plant in plants_of(name, shape, region)]
    return "".join(planted(plant) for plant in sorted(grown, key=lambda plant: plant[1]))


def planted(plant: Plant) -> str:
    x, y, symbol, wide, high = plant
    return use(symbol, x - wide / 2, y - high, wide, high)


# --- borders, roots, mountains -----------------------------------------------------------------------


def lines(name: str, shape: int) -> str:
    """Borders as dotted grooves; those from Land to Land are passes with gold stones."""
    inside, passes = ("".join(path(line, closed=False) for line in some) for some in way.borders(name, shape))
    size = SIZES[shape]
    return (
        f'<path {stroke("rg-groove", 4.6 * size)} opacity=".8" d="{inside}"/>'
        f'<path {stroke("rg-dot", 2.8 * size)} stroke-dasharray=".1 7" d="{inside}"/>'
        f'<path {stroke("rg-pass", 8 * size)} d="{passes}"/>'
        f'<path {stroke("res-gold", 3 * size)} stroke-dasharray="6 7" d="{passes}"/>'
    )


def root(name: str, shape: int, part: float) -> str:
    """A root of Yggdrasil on the border of two inner Regions."""
    line, size = way.inner_spoke(name, shape, part), SIZES[shape]
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(line):
        (a, b), (c, d) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        far = max(1.0, math.dist((a, b), (c, d)))
        half = (13 - 11 * i / (len(line) - 1)) * size
        left.append((x - (d - b) / far * half, y + (c - a) / far * half))
        right.append((x + (d - b) / far * half, y - (c - a) / far * half))
    whole = path((*left, *reversed(right)))
    lit = path(line, closed=False)
    look = 'fill="var(--wood-deep)" stroke="var(--rg-bark)" stroke-width="1.600" stroke-linejoin="round"'
    return f'<path {look} d="{whole}"/><path {stroke("wood-lit", 2 * size)} opacity=".75" d="{lit}"/>'


def massif(name: str, shape: int, part: float) -> str:
    """Mountains where four Regions meet: there is no way across."""
    x, y = way.at_mid(RINGS[name, shape], part)
    size = (1.0, 0.62)[shape]
    shade = f'<ellipse cx="{num(x)}" cy="{num(y + 9 * size)}" rx="{num(30 * size)}" ry="{num(9 * size)}"'
    found = [f'{shade} fill="var(--piece-shadow)"/>']
    for dx, dy, wide in PEAKS:
        high = wide * 1.12 * size
        found.append(use("d-peak", x + (dx - wide / 2) * size, y + (dy + 4) * size - high, wide * size, high))
    return "".join(found)


def wild(name: str, shape: int) -> str:
    """What stands on the ground: plants, borders, roots, mountains."""
    ends = way.fjords(name)
    roots = "".join(root(name, shape, part) for part in ends)
    peaks = "".join(massif(name, shape, part) for part in ends)
    return f"{flora(name, shape)}{lines(name, shape)}{roots}{peaks}"


# --- all of it ---------------------------------------------------------------------------------------


def outlines(name: str, shape: int) -> Iterable[str]:
    """The island and every Region as paths, and as what cuts off the rest."""
    yield f'<path id="rg-{name}-{shape}-island" d="{path(way.island(name, shape))}"/>'
    for region in PARTS[name]:
        ident = region_id(name, shape, region)
        yield f'<path id="{ident}" d="{path(way.outline(name, shape, region))}"/>'
        yield f'<clipPath id="{ident}-cut"><use href="#{ident}"/></clipPath>'


@cache
def reads_below(name: str, region: int) -> bool:
    """Whether the name of a Land stands below its coast, so that its letters reach towards it."""
    part = PARTS[name][region]
    return 90 < (part.start + part.end) / 2 % way.WAY < 270


def rims(name: str, shape: int) -> Iterable[str]:
    """The lines on which the names of Lands are written: along the coast, always from left to right."""
    ring = RINGS[name, shape]
    for region, part in PARTS[name].items():
        if part.is_inner:
            is_below = reads_below(name, region)
            out = (20 if is_below else 9) * (1.0, 0.8)[shape]
            count = 24
            steps = [part.start + (part.end - part.start) * i / count for i in range(count + 1)]
            points = tuple(way.at_coast(ring, step, out) for step in (reversed(steps) if is_below else steps))
            yield f'<path id="rg-rim-{name}-{shape}-{region}" d="{path(points, closed=False)}"/>'


@cache
def symbols() -> str:
    """All maps in both shapes: outlines, the ground, and what stands on it."""
    found: list[str] = []
    for name in MAPS:
        for shape, (wide, high) in enumerate(BOARD):
            found += [*outlines(name, shape), *rims(name, shape)]
            box = f'viewBox="0 0 {wide} {high}"'
            found.append(f'<symbol id="rg-land-{name}-{shape}" {box}>{sea(name, shape)}{grounds(name, shape)}</symbol>')
            found.append(f'<symbol id="rg-wild-{name}-{shape}" {box}>{wild(name, shape)}</symbol>')
    return "".join(found)


def laid(name: str, layer: str) -> str:
    """One layer of a board on the table."""
    found = []
    for shape, kind in enumerate(SHAPES):
        wide, high = BOARD[shape]
        drawn = use(f"rg-{layer}-{name}-{shape}", 0, 0, wide, high)
        found.append(f'<g class="{kind} still" clip-path="url(#rg-sheet-{shape})">{drawn}</g>')
    return "".join(found)
