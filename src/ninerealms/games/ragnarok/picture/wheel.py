"""The action wheel round Yggdrasil: six actions with the markers of the players and the realms that follow them."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import NamedTuple

from ninerealms.drawing.parts import Mark, piece
from ninerealms.drawing.style import put
from ninerealms.drawing.svg import num, use
from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.picture.figures import badge, coin
from ninerealms.games.ragnarok.picture.layout import SHAPES
from ninerealms.games.ragnarok.picture.ring import RINGS, Point
from ninerealms.games.ragnarok.picture.scene import REMEMBERED, Scene

ICONS = ("i-recruit", "i-reinforce", "i-temple", "i-creature", "i-usurp", "i-prepare")


class Size(NamedTuple):
    """A wheel: half sizes of rim, of the segments outside and inside, of the middle; how large what is on it is."""

    rim: Point
    outside: Point
    inside: Point
    middle: Point
    row: Point
    icon: float
    dot: float
    coin: float
    tree: float


SIZES = (
    Size((113, 87), (107, 81), (48, 41), (45, 38), (82, 64), 22, 6.2, 9.8, 76),
    Size((62, 73), (58, 69), (25, 29), (23, 27), (43, 51), 14.5, 3.9, 7.6, 40),
)
HALF = math.pi / 6  # half the angle of an action


def on(half: Point, turn: float) -> Point:
    return half[0] * math.sin(turn), -half[1] * math.cos(turn)


@cache
def segment(shape: int, action: int) -> str:
    """The path of one sixth of the wheel."""
    size, turn, gap = SIZES[shape], action * 2 * HALF, 0.018
    corners = [
        *(on(size.outside, turn - HALF + gap), on(size.outside, turn + HALF - gap)),
        *(on(size.inside, turn + HALF - gap), on(size.inside, turn - HALF + gap)),
    ]
    (a, b), (c, d), (e, f), (g, h) = ((num(x), num(y)) for x, y in corners)
    out = f"A{num(size.outside[0])} {num(size.outside[1])} 0 0 1"
    back = f"A{num(size.inside[0])} {num(size.inside[1])} 0 0 0"
    return f"M{a} {b}{out} {c} {d}L{e} {f}{back} {g} {h}z"


@cache
def dots(shape: int, action: int, players: int) -> tuple[Point, ...]:
    """Where the markers of the players lie on an action, beside its icon."""
    size = SIZES[shape]
    x, y = on(size.row, action * 2 * HALF)
    step = size.dot * 2.15
    rows = 2 if players <= 4 else 3
    left = x + size.icon * 0.32
    return tuple((left + (i % 2) * step, y + (i // 2 - (rows - 1) / 2) * step) for i in range(players))


@lru_cache(maxsize=REMEMBERED)
def action_body(action: int, players: int, seats: tuple[int, ...]) -> str:
    """An action in both shapes: its icon, and the markers on it."""
    found = []
    for shape, kind in enumerate(SHAPES):
        size = SIZES[shape]
        x, y = on(size.row, action * 2 * HALF)
        icon = use(ICONS[action], x - size.icon * 0.95, y - size.icon / 2, size.icon)
        marks = []
        for seat, (u, w) in enumerate(dots(shape, action, players)):
            if seat in seats:
                marks.append(badge(seat, u, w, size.dot))
            else:
                marks.append(f'<circle class="r-hole" cx="{num(u)}" cy="{num(w)}" r="{num(size.dot - 1)}"/>')
        found.append(f'<g class="{kind}"><path d="{segment(shape, action)}"/>{icon}{"".join(marks)}</g>')
    return "".join(found)


@lru_cache(maxsize=REMEMBERED)
def action_drawn(action: int, players: int, seats: tuple[int, ...], said: str, mark: Mark) -> str:
    """One action as a thing that may be chosen."""
    outline = f'path d="{segment(0, action)}"'
    body = action_body(action, players, seats)
    name = content.action_ids[action]
    return ringed(piece(f"wheel-{name}", "r-seg region", body, outline, said, mark, "", f"action-{name}"), action)


def ringed(whole: str, action: int) -> str:
    """The rings of an action, in each shape its own."""
    wide, tall = (f'path d="{segment(shape, action)}"' for shape in (0, 1))
    for look in ("glow", "ring", "veil"):
        one = f'<{wide} class="{look}"/>'
        if one in whole:
            whole = whole.replace(one, f'<{wide} class="{look} in-wide"/><{tall} class="{look} in-tall"/>')
    return whole


@cache
def ground() -> str:
    """The wooden disc under the actions."""
    found = []
    for shape, kind in enumerate(SHAPES):
        x, y = (num(half) for half in SIZES[shape].rim)
        a, b = (num(half + 7) for half in SIZES[shape].rim)
        found.append(
            f'<g class="{kind}"><ellipse class="r-bed" rx="{a}" ry="{b}"/>'
            f'<ellipse class="shade" cy="9" rx="{x}" ry="{y}"/>'
            f'<ellipse class="r-rim-deep" cy="4" rx="{x}" ry="{y}"/><ellipse class="r-rim-lit" rx="{x}" ry="{y}"/></g>'
        )
    return "".join(found)


@lru_cache(maxsize=REMEMBERED)
def tree(said: str, mark: Mark) -> str:
    """Yggdrasil in the middle, which is the action of building a monument."""
    found = []
    for shape, kind in enumerate(SHAPES):
        size = SIZES[shape]
        x, y = (num(half) for half in size.middle)
        rings = ""
        if mark.action is not None:
            rings = "".join(f'<ellipse class="{look}" rx="{x}" ry="{y}"/>' for look in ("r-treeglow", "r-treering"))
        drawn = use("d-ygg", -size.tree / 2, -size.tree * 0.66, size.tree, size.tree * 1.09)
        found.append(f'<g class="{kind}"><ellipse class="r-hub" rx="{x}" ry="{y}"/>{drawn}{rings}</g>')
    return piece(
        "wheel-monument", "r-tree region", "".join(found), 'circle r="0"', said, mark, "", "action-build-monument"
    )


@lru_cache(maxsize=REMEMBERED)
def realm_drawn(realm: int, name: str, said: str, mark: Mark) -> str:
    """The token of a realm on the rim of the wheel."""
    spots = [on(SIZES[shape].rim, realm * 2 * HALF) for shape in (0, 1)]
    inner = piece(f"realm-{name}", "r-realm", coin(name, 0, 0, 9.8), 'circle r="11"', said, mark, "", f"realm-{name}")
    return f'<g class="place"{put(spots[0], spots[1], 1, 0.8)}>{inner}</g>'


def wheel(scene: Scene) -> str:
    """The whole wheel in the middle of the board."""
    names, table, found = scene.names, scene.table, [ground()]
    realms = table["realms"]
    for action, ident in enumerate(content.action_ids):
        seats = tuple(table["wheel"].get(ident, ()))
        after = names.listed(names.say(f"realm-{realms[i % 6]}") for i in (action, action + 1))
        used = names.listed(names.seat(seat) for seat in seats) or names.say("draw-nobody")
        said = names.say("draw-action", action=names.say(f"action-{ident}"), seats=used, realms=after)
        mark = scene.mark("wheel", action, said, last=action in scene.last.wheel)
        found.append(action_drawn(action, scene.players, seats, said, mark))
    said = names.say("draw-yggdrasil")
    found.append(tree(said, scene.mark("wheel", v.BUILD_MONUMENT, said)))
    for realm, name in enumerate(realms):
        said = names.say("draw-realm", realm=names.say(f"realm-{name}"), bonus=names.say(f"bonus-{name}"))
        found.append(realm_drawn(realm, name, said, scene.mark("realm", realm, said)))
    spots = [RINGS[scene.map, shape] for shape in (0, 1)]
    where = put(*((ring.x, ring.y) for ring in spots))
    return f'<g id="wheel" class="place"{where}>{"".join(found)}</g>'
