"""The ground of both boards: water, shores, woods, mountains, roads, the Trail and the bridge, in both shapes.

Nothing on it changes in a game, so a page keeps it as a symbol. Colours are tokens; trees stand by seeded placement
wherever no space is.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from random import Random

from ninerealms.drawing.svg import num, use
from ninerealms.games.andor import content
from ninerealms.games.andor.picture import shores
from ninerealms.games.andor.picture.layout import MAPS, POSITIONS, Point, arc, neighbours, space_at, spaces_on

GLADE = (26, 17)
SIDES = content.SIDES
CHEVRON: tuple[Point, ...] = ((-5, -5), (6, 0), (-5, 5), (-2.5, 0))
SOFT = ' opacity=".25"'
NO_GLADE: dict[str, tuple[int, ...]] = {
    "lake": (content.space("453"),),
    "river": (content.space("547"), content.PORTAL),
}
# What grows on a biome, with how often.
FLORA: dict[str, tuple[tuple[str, float, float, float], ...]] = {
    "pine": (("p-pine", 15, 21, 1.0),),
    "wood": (("p-oak", 17, 19, 0.8), ("p-pine", 14, 20, 1.0)),
    "mead": (("p-oak", 16, 18, 0.22), ("d-tuft", 9, 6, 0.6)),
    "mead2": (("p-oak", 15, 17, 0.16), ("p-grass", 11, 8, 0.35), ("d-tuft", 9, 6, 0.55)),
    "moor": (("p-pine", 13, 18, 0.4), ("d-rocklet", 10, 7, 0.55), ("d-tuft", 9, 6, 0.75)),
    "marsh": (("p-reed", 12, 15, 0.62), ("d-tuft", 9, 6, 0.8)),
    "step": (("p-grass", 12, 9, 0.55), ("d-rocklet", 9, 6, 0.62)),
    "dry": (("p-grass", 12, 9, 0.42), ("d-rocklet", 10, 7, 0.6), ("p-oak", 14, 16, 0.63)),
    "rock": (("d-rocklet", 11, 8, 0.55), ("p-pine", 14, 20, 0.75)),
}


# --- lines -------------------------------------------------------------------------------------------


def smooth(points: list[Point], closed: bool = True) -> str:
    """A soft line through points."""
    count = len(points)
    found = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(count if closed else count - 1):
        before, here, after, beyond = (
            points[k % count] if closed else points[min(max(k, 0), count - 1)] for k in (i - 1, i, i + 1, i + 2)
        )
        first = (here[0] + (after[0] - before[0]) / 6, here[1] + (after[1] - before[1]) / 6)
        second = (after[0] - (beyond[0] - here[0]) / 6, after[1] - (beyond[1] - here[1]) / 6)
        found.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in (first, second, after)))
    return "".join(found) + ("z" if closed else "")


def mapped(shape: int, points: tuple[Point, ...]) -> list[Point]:
    return [MAPS[shape].at(x, y) for x, y in points]


def within(x: float, y: float, polygon: tuple[Point, ...]) -> bool:
    """Whether a point of the sheet lies inside."""
    inside = False
    for i, (x1, y1) in enumerate(polygon):
        x2, y2 = polygon[i - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def is_land(side: str, x: float, y: float) -> bool:
    lands = any(within(x, y, shore) for shore in shores.LANDS[side])
    return lands and not any(within(x, y, lake) for lake in shores.WATERS[side])


def line(path: str, token: str, width: float, more: str = "") -> str:
    return (
        f'<path fill="none" stroke="var(--an-{token})" stroke-width="{num(width)}" stroke-linecap="round"'
        f' stroke-linejoin="round"{more} d="{path}"/>'
    )


# --- water and land ----------------------------------------------------------------------------------


def waves(side: str, shape: int) -> str:
    """Strokes on the water."""
    frame, dice, found = MAPS[shape], Random(f"waves-{side}"), []
    for _ in range(420):
        x, y = dice.uniform(4, 740), dice.uniform(6, 598)
        if not is_land(side, x, y) and not is_land(side, x + 20, y):
            u, v = frame.at(x, y)
            step = num(5 * frame.scale)
            found.append(f"M{num(u)} {num(v)}q{step}-3.500 {num(10 * frame.scale)} 0t{num(10 * frame.scale)} 0")
    return line("".join(found), "wave", 1.4, ' opacity=".7"')


def grounds(side: str, shape: int) -> str:
    """The land with foam, sand and cliff, and the colours of what grows there."""
    frame = MAPS[shape]
    name = f"an-land-{side}-{shape}"
    land = "".join(smooth(mapped(shape, shore)) for shore in shores.LANDS[side])
    water = "".join(smooth(mapped(shape, lake)) for lake in shores.WATERS[side])
    found = [
        f'<defs><path id="{name}" d="{land}"/><clipPath id="{name}-clip"><use href="#{name}"/></clipPath></defs>',
        again(name, "foam", 11, ' opacity=".5"'),
        again(name, "sand", 5),
        f'<use href="#{name}" fill="var(--rock-deep)" y="3"/><use href="#{name}" fill="var(--an-turf)"/>',
        f'<g clip-path="url(#{name}-clip)">{tints(side, shape)}{again(name, "shore", 8, SOFT)}</g>',
    ]
    if water:
        found.append(line(water, "sand", 9) + f'<path fill="url(#an-lake)" d="{water}"/>')
        found.append(line(water, "foam", 3, ' opacity=".7"'))
    for x, y, width, height in shores.PUDDLES[side]:
        u, v = frame.at(x, y)
        more = ' fill="var(--an-river-2)" stroke="var(--an-pool)"'
        found.append(ellipse(u, v, width * frame.scale, height * frame.scale, more))
    return "".join(found)


def tints(side: str, shape: int) -> str:
    """The colours of the ground round each space, and bare heights."""
    frame, found = MAPS[shape], []
    rx, ry = frame.wide * 0.068, frame.high * 0.07
    for biome, spaces in shores.BIOMES[side].items():
        spots = [space_at(shape, side, content.space(name, side)) for name in spaces.split()]
        drawn = "".join(ellipse(x, y, rx, ry) for x, y in spots)
        found.append(f'<g fill="url(#an-{biome})">{drawn}</g>')
    for x, y, width, height in shores.HEIGHTS[side]:
        u, v = frame.at(x, y)
        found.append(ellipse(u, v, width * frame.wide / 760, height * frame.high / 604, ' fill="url(#an-rock)"'))
    return "".join(found)


def again(name: str, token: str, width: float, more: str = "") -> str:
    """A line drawn once more, in another colour and width."""
    look = f'stroke="var(--an-{token})" stroke-width="{num(width)}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<use href="#{name}" fill="none" {look}{more}/>'


def ellipse(x: float, y: float, rx: float, ry: float, more: str = "") -> str:
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{more}/>'


# --- roads, bridge, Trail ----------------------------------------------------------------------------


def is_walkway(side: str, here: int, other: int) -> bool:
    """Whether two spaces are joined by planks over the water."""
    return side == "lake" and content.space("453") in (here, other)


def roads(side: str, shape: int) -> str:
    """Dotted lines between neighbours, walkways over water."""
    dots: list[str] = []
    planks: list[str] = []
    for here, other in neighbours(side):
        (x, y), (a, b), (u, v) = arc(side, shape, here, other, 0.05)
        drawn = f"M{num(x)} {num(y)}Q{num(a)} {num(b)} {num(u)} {num(v)}"
        (planks if is_walkway(side, here, other) else dots).append(drawn)
    name, dashes = f"an-roads-{side}-{shape}", ' stroke-dasharray=".1 7"'
    found = f'<defs><path id="{name}" d="{"".join(dots)}"/></defs>'
    found += again(name, "road-edge", 4.4, f'{dashes} opacity=".35"') + again(name, "road", 2.7, dashes)
    if planks:
        wide = 12 if shape == 0 else 9
        walk = "".join(planks)
        found += line(walk, "ink", wide + 2.5) + line(walk, "wood", wide)
        joints = f'stroke="var(--an-timber)" stroke-width="{wide}" stroke-dasharray="1.200 5"'
        found += f'<path fill="none" {joints} d="{walk}"/>'
    return found


def trail(shape: int) -> str:
    """The stone Trail, broken by the bridge."""
    parts: list[list[Point]] = [[]]
    for here in content.trail:
        if here == content.bridge[1]:
            parts.append([])
        parts[-1].append(space_at(shape, "river", here))
    path = "".join(smooth(part, closed=False) for part in parts)
    wide = (11.5, 8.0)[shape]
    return (
        line(path, "trail-edge", wide + 3.5, ' opacity=".8"')
        + line(path, "trail", wide)
        + f'<path fill="none" stroke="var(--an-trail-joint)" stroke-width="{num(wide - 0.5)}"'
        f' stroke-dasharray="1.300 7.500" opacity=".8" d="{path}"/>'
    )


def bridge(shape: int) -> str:
    """The wooden bridge between its two ends."""
    (x, y), (u, v) = (space_at(shape, "river", here) for here in content.bridge)
    far, turn = math.hypot(u - x, v - y), math.degrees(math.atan2(v - y, u - x))
    scale = MAPS[shape].scale ** 0.6
    cut = 20 * scale
    long = far - 2 * cut
    half = num(10 * scale)
    planks = "".join(f"M{k} -{half}v{num(20 * scale)}" for k in range(4, int(long), 6))
    arched = f"Q{num(long / 2)}-{num(13 * scale)} {num(long + 3)}-{half}V{half}"
    deck = f"M-3-{half}{arched}Q{num(long / 2)} {num(7 * scale)}-3 {half}z"
    rails = f"M-3-{half}H{num(long + 3)}M-3 {half}H{num(long + 3)}"
    start = f"{num(x + cut * math.cos(math.radians(turn)))} {num(y + cut * math.sin(math.radians(turn)))}"
    return (
        f'<g transform="translate({start}) rotate({turn:.1f})">'
        f'<path fill="var(--an-shade)" d="M0 {half}h{num(long)}v6H0z"/>'
        f'<path fill="var(--an-wood-lit)" stroke="var(--an-ink)" stroke-width="1.400" d="{deck}"/>'
        f"{line(planks, 'timber', 1)}{line(rails, 'timber', 2.6)}</g>"
    )


def glades(side: str, shape: int) -> str:
    """Where one may stand."""
    scale, found = MAPS[shape].scale, {"glade": "", "glade-trail": "", "glade-marsh": ""}
    rx, ry = num(GLADE[0] * scale), num(GLADE[1] * scale)
    for where in spaces_on(side):
        if where in NO_GLADE[side]:
            continue
        x, y = space_at(shape, side, where)
        kind = "glade-trail" if side == "river" and content.trail_index[where] >= 0 else "glade"
        kind = "glade-marsh" if f"{where:02}" in shores.MARSH[side] else kind
        wide = num(2 * GLADE[0] * scale)
        half = f"a{rx} {ry} 0 1 0"
        found[kind] += f"M{num(x - GLADE[0] * scale)} {num(y)}{half} {wide} 0{half}-{wide} 0"
    return "".join(
        f'<path fill="var(--an-{kind})" stroke="var(--an-glade-edge)" stroke-width="1.200" d="{path}"/>'
        for kind, path in found.items()
        if path
    )


def arrows(side: str, shape: int) -> str:
    """Where creatures walk at sunrise, as one path."""
    found = []
    for here in spaces_on(side):
        other = content.arrow[content.SIDES.index(side) * content.SPACES + here]
        if other:
            found.append(chevron(side, shape, here, other))
    return arrow_path("".join(found))


def arrow_path(path: str) -> str:
    return (
        '<path fill="var(--an-arrow)" stroke="var(--an-arrow-edge)" stroke-width="1.500" stroke-linejoin="round"'
        f' paint-order="stroke" d="{path}"/>'
    )


@cache
def chevron(side: str, shape: int, here: int, other: int) -> str:
    """An arrowhead on the way from a space to the next, as part of a path."""
    (x, y), (u, v) = space_at(shape, side, here), space_at(shape, side, other)
    scale, turn = (1, 0.8)[shape], math.atan2(v - y, u - x)
    x, y = (x + u) / 2, (y + v) / 2
    corners = []
    for a, b in CHEVRON:
        far, lean = scale * math.hypot(a, b), math.atan2(b, a) + turn
        corners.append(f"{num(x + far * math.cos(lean))} {num(y + far * math.sin(lean))}")
    return "M" + "L".join(corners) + "z"


# --- what grows --------------------------------------------------------------------------------------


@cache
def biome_of(side: str) -> dict[int, str]:
    return {content.space(name, side): biome for biome, names in shores.BIOMES[side].items() for name in names.split()}


@cache
def obstacles(side: str, shape: int) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """The middles of spaces, and points along the Trail."""
    spaces = tuple(space_at(shape, side, where) for where in POSITIONS[side])
    stones: list[Point] = []
    for here, other in pairwise(content.trail) if side == "river" else ():
        (a, b), (c, d) = space_at(shape, side, here), space_at(shape, side, other)
        stones += [(a + (c - a) * part, b + (d - b) * part) for part in (0.25, 0.5, 0.75)]
    return spaces, tuple(stones)


def keeps_off(side: str, shape: int, x: float, y: float, wide: float, high: float) -> bool:
    """Whether something with its foot there would stand on a space, its plate or the Trail."""
    scale = MAPS[shape].scale
    spaces, stones = obstacles(side, shape)
    aside, above, below, off = 25 * scale + wide / 2, -16 * scale, 13 * scale + high, 11 * scale + wide / 4
    if any(abs(x - u) < aside and above < y - v < below for u, v in spaces):
        return True
    return any(math.hypot(x - u, y - high / 2 - v) < off for u, v in stones)


Plant = tuple[float, float, str, float]  # where it stands, its symbol, its width


def grows_at(side: str, x: float, y: float, chance: float) -> tuple[str, float, float] | None:
    """What grows at a point of the sheet: symbol and size; nothing on water, and less where it is open."""
    if not is_land(side, x, y - 4) or not is_land(side, x, y + 4):
        return None
    _, near = min(((u - x) ** 2 + (v - y) ** 2, where) for where, (u, v) in POSITIONS[side].items())
    return next(((name, w, h) for name, w, h, often in FLORA[biome_of(side)[near]] if chance < often), None)


@cache
def thicket(side: str) -> tuple[tuple[float, float, str, float, float], ...]:
    """What would grow if there were no spaces: where on the sheet, symbol and size."""
    dice, found = Random(f"flora-{side}"), []
    for _ in range(2400):
        x, y, chance = dice.uniform(6, 754), dice.uniform(8, 600), dice.random()
        if (kind := grows_at(side, x, y, chance)) is not None:
            found.append((x, y, *kind))
    return tuple(found)


def flora(side: str, shape: int) -> str:
    """Trees, grass, reeds, stones and mountains, from the back to the front."""
    frame, size = MAPS[shape], (1.0, 0.74)[shape]
    grown: list[Plant] = []
    peaks = [(*frame.at(x, y), symbol, wide * size) for x, y, wide, symbol in shores.PEAKS[side]]
    for x, y, symbol, wide, high in thicket(side):
        u, v = frame.at(x, y)
        if keeps_off(side, shape, u, v, wide * size, high * size):
            continue
        crowd = 0.55 if symbol in ("p-pine", "p-oak") else 1.4
        if not any(abs(u - a) < wide * size * crowd and abs(v - b) < 9 * size * crowd for a, b, _, _ in grown):
            grown.append((u, v, symbol, 0))
    return "".join(planted(one, shape) for one in sorted([*grown, *peaks], key=lambda one: one[1]))


def planted(one: Plant, shape: int) -> str:
    """A mountain in its own size, everything else in the size of the shape."""
    x, y, symbol, wide = one
    if wide:
        high = wide * (1.625 if symbol == "p-column" else 0.866)
        return use(symbol, x - wide / 2, y - high, wide, high)
    return f'<use href="#{symbol}-{shape}" x="{x:.0f}" y="{y:.0f}"/>'


def plants() -> str:
    """Everything that grows, once in each size, with its foot at the origin."""
    sizes = {name: (wide, high) for kinds in FLORA.values() for name, wide, high, _ in kinds}
    found = []
    for name, (wide, high) in sizes.items():
        for shape, size in enumerate((1.0, 0.74)):
            drawn = use(name, -wide * size / 2, -high * size, wide * size, high * size)
            found.append(f'<g id="{name}-{shape}">{drawn}</g>')
    return "".join(found)


def places(side: str, shape: int) -> str:
    """Buildings and rocks that are part of the board."""
    scale, found = (1.0, 0.72)[shape], []
    for name, symbol, dx, dy, wide, high in shores.PLACES[side]:
        x, y = space_at(shape, side, content.space(name, side))
        found.append(use(symbol, x + (dx - wide / 2) * scale, y + (dy - high) * scale, wide * scale, high * scale))
    return "".join(found)


# --- all of it ---------------------------------------------------------------------------------------


@cache
def ground(side: str, shape: int) -> str:
    """A whole board without anything on it."""
    frame = MAPS[shape]
    sea = (
        f'<rect x="{num(frame.x)}" y="{num(frame.y)}" width="{num(frame.wide)}" height="{num(frame.high)}"'
        ' fill="url(#an-sea)"/>'
    )
    walks = roads(side, shape) + (trail(shape) + bridge(shape) if side == "river" else "")
    return (
        f"{sea}{grounds(side, shape)}{waves(side, shape)}{walks}{glades(side, shape)}{flora(side, shape)}"
        f"{arrows(side, shape)}{places(side, shape)}"
    )


@cache
def symbols() -> str:
    """Both boards in both shapes, as symbols."""
    found = [plants()]
    for side in SIDES:
        for shape in (0, 1):
            frame = MAPS[shape]
            box = f"{num(frame.x)} {num(frame.y)} {num(frame.wide)} {num(frame.high)}"
            found.append(f'<symbol id="an-ground-{side}-{shape}" viewBox="{box}">{ground(side, shape)}</symbol>')
    return "".join(found)


def laid(side: str) -> str:
    """A board on the table."""
    found = []
    for shape, name in enumerate(("in-wide", "in-tall")):
        frame = MAPS[shape]
        drawn = use(f"an-ground-{side}-{shape}", frame.x, frame.y, frame.wide, frame.high)
        found.append(f'<g class="{name} still">{drawn}</g>')
    return "".join(found)
