"""The spaces themselves: rings, numbers and prices, ways of the last moves, names on the land."""

from __future__ import annotations

from functools import cache, lru_cache

from ninerealms.drawing.parts import PLAIN, Mark, piece
from ninerealms.drawing.svg import at, escape, measure, num, title, use
from ninerealms.games.andor import content
from ninerealms.games.andor.picture import land, shores
from ninerealms.games.andor.picture.layout import (
    MAPS,
    POSITIONS,
    Foot,
    Point,
    arc,
    printed_on,
    put,
    put_on,
    space_at,
)
from ninerealms.games.andor.picture.scene import REMEMBERED, Names, Scene

RING = 'ellipse rx="29" ry="20"'
NAME = 14.5  # the size of names on the land
HIT = '<path class="a-hit" d="M-28-20H28V24H-28z"/>'
STEEP = content.space("547")
VILLAGE = content.space("453")


# --- the space itself --------------------------------------------------------------------------------


def space_drawn(scene: Scene, where: int) -> str:
    """A space as a thing one may choose."""
    mark = PLAIN
    if ("space", where) in scene.things or ("space", where) in scene.reasons:
        mark = scene.mark("space", where, scene.names.space(printed_on(scene.side, where)))
    drawn = one_space(scene.names, scene.side, where, mark)
    if ("via", where) in scene.things:
        printed = printed_on(scene.side, where)
        drawn += going_on(scene.side, where, printed, scene.mark("via", where, scene.names.space(printed)))
    return drawn


@lru_cache(maxsize=REMEMBERED)
def one_space(names: Names, side: str, where: int, mark: Mark) -> str:
    printed = printed_on(side, where)
    inner = piece(f"space-{printed}", "a-space region", HIT, RING, names.space(printed), mark)
    return f'<g class="place"{put_on(side, where)}>{inner}</g>'


@lru_cache(maxsize=REMEMBERED)
def going_on(side: str, where: int, printed: str, mark: Mark) -> str:
    """A mark on a space where one may stop and go on."""
    body = f'<circle class="a-via" r="9.500"/>{use("i-pass", -6.5, -6.5, 13)}'
    inner = piece(f"via-{printed}", "a-on", body, 'circle r="10"', printed, mark)
    return f'<g class="place"{put_on(side, where, Foot(25, -13, 1))}>{inner}</g>'


@lru_cache(maxsize=REMEMBERED)
def plate(side: str, where: int, price: str, is_may: bool, is_hurting: bool) -> str:
    """The number of a space; as a choice with what it costs, beside it or, in the tall shape, under it."""
    printed = printed_on(side, where)
    on_trail = side == "river" and where < content.CAVE and content.trail_index[where] >= 0
    kind = "a-plate" + (" a-may" if is_may else "") + (" a-trail" if on_trail else "")
    body = plate_body(printed, "", on_trail, is_hurting)
    if price:
        under = f'<g{at(0, 16.5)}><rect class="a-under" x="-15" y="-8" width="30" height="16" rx="8"/>'
        under += f"{hours(price, 0, is_hurting)}</g>"
        body = (
            f'<g class="in-wide">{plate_body(printed, price, on_trail, is_hurting)}</g>'
            f'<g class="in-tall">{under}{body}</g>'
        )
    return f'<g class="place still"{put_plate(side, where)}><g class="{kind}">{body}</g></g>'


def hours(price: str, x: float, is_hurting: bool) -> str:
    return f'<text class="a-hours{" pay" if is_hurting else ""}" x="{num(x)}" y="4.500">{escape(price)}</text>'


def plate_body(printed: str, price: str, on_trail: bool, is_hurting: bool) -> str:
    """A number on its plate, with a price to the right of it."""
    more = measure(price, 14) + 9 if price else 0.0
    half = 16 + more / 2 + (1.5 if price else 0)  # number and price do not touch
    inner = f'<text x="{num(-more / 2 - (0.5 if price else 0))}" y="4.500">{printed}</text>'
    if price:
        cap = f'<rect class="a-cap" x="{num(half - more - 1)}" y="-7.500" width="{num(more)}" height="15" rx="7.500"/>'
        inner = f"{cap}{inner}{hours(price, half - more / 2 - 1, is_hurting)}"
    if on_trail:
        inner += f'<path class="a-und" d="M{num(-more / 2 - 10)} 6.500h20"/>'
    return f'<rect x="{num(-half)}" y="-8.500" width="{num(2 * half)}" height="17" rx="8.500"/>{inner}'


@cache
def put_plate(side: str, where: int) -> str:
    """Where the number of a space stands; in the tall shape it is hardly smaller than in the wide one."""
    spots = []
    for shape in (0, 1):
        x, y = space_at(shape, side, where)
        drop = 16.5 if where != VILLAGE or side != "lake" else 23
        spots.append((x, y + drop * (1, 0.86)[shape]))
    return put(spots[0], spots[1], 1, 0.86)


def plates(scene: Scene, spaces: tuple[int, ...]) -> str:
    names, found = scene.names, []
    for where in spaces:
        action = scene.things.get(("space", where), scene.things.get(("via", where)))
        way = scene.ways.get(where) if action is not None else None
        price = names.say("draw-hours", count=way["hours"]) if way else ""
        found.append(plate(scene.side, where, price, action is not None, bool(way and way["will"])))
    return "".join(found)


# --- ways --------------------------------------------------------------------------------------------


def trails(scene: Scene) -> str:
    """Where creatures have just walked, and on the Trail the way to the Steppe People."""
    found = []
    for shape, name in enumerate(("in-wide", "in-tall")):
        known = POSITIONS[scene.side]
        ways = [way for way in scene.last.ways if way[0] in known and way[1] in known]
        drawn = "".join(curve(arc(scene.side, shape, *way)) for way in ways)
        lines = f'<path class="trail" d="{drawn}"/>' if drawn else ""
        heads = to_the_people(scene, shape) if scene.side == "river" else ""
        if lines or heads:
            found.append(f'<g class="{name} still">{heads}{lines}</g>')
    return "".join(found)


def curve(points: tuple[Point, Point, Point]) -> str:
    (x, y), (a, b), (u, v) = points
    return f"M{num(x)} {num(y)}Q{num(a)} {num(b)} {num(u)} {num(v)}"


def to_the_people(scene: Scene, shape: int) -> str:
    tile = next((where for where, seen in scene.spaces.items() if "tile" in seen["figures"]), 0)
    return trail_arrows(shape, content.trail_index[tile] if tile else -1)


@cache
def trail_arrows(shape: int, tile: int) -> str:
    """On the Trail creatures walk towards the Steppe People."""
    if tile < 0:
        return ""
    way = content.trail
    found = [
        land.chevron("river", shape, way[i], way[i + 1])
        if i < tile
        else land.chevron("river", shape, way[i + 1], way[i])
        for i in range(len(way) - 1)
    ]
    return land.arrow_path("".join(found))


# --- names -------------------------------------------------------------------------------------------


@cache
def place_names(names: Names, side: str) -> str:
    """Names written on the land and on the water."""
    found = []
    for shape, name in enumerate(("in-wide", "in-tall")):
        words = []
        for key, *spots in shores.NAMES[side]:
            x, y = MAPS[shape].at(*spots[shape])
            said = names.say(key)
            x = max(x, MAPS[shape].x + measure(said, NAME) / 2)
            words.append(f'<text x="{num(x)}" y="{num(y)}">{escape(said)}</text>')
        found.append(f'<g class="a-names {name} still">{"".join(words)}</g>')
    return "".join(found)


@cache
def need(names: Names, side: str) -> str:
    """What a place asks of those who come."""
    where, will = (VILLAGE, content.village_will) if side == "lake" else (STEEP, content.rock_will)
    told = names.say("why-village" if side == "lake" else "why-rock-too-steep")
    body = f'<rect x="-15" y="-8" width="30" height="16" rx="8"/><text x="-5" y="4.500">{will}</text>'
    inner = f'<g class="a-need">{title(told)}{body}{use("i-willpower", 2, -6.5, 12)}</g>'
    spot = Foot(0, -8, 1) if side == "river" else Foot(-34, -30, 1)
    return f'<g class="place still"{put_on(side, where, spot)}>{inner}</g>'
