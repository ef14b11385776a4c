"""The Regions themselves: whose they are, what may be chosen of them, their signs, the ways between them."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import NamedTuple

from ninerealms.drawing.parts import Mark, button, states, telling
from ninerealms.drawing.svg import escape, num, title, use
from ninerealms.games.ragnarok.picture.figures import badge
from ninerealms.games.ragnarok.picture.land import reads_below, region_id
from ninerealms.games.ragnarok.picture.layout import SHAPES, Foot, field, middle, put_feet
from ninerealms.games.ragnarok.picture.ring import Point, outline
from ninerealms.games.ragnarok.picture.scene import REMEMBERED, Scene
from ninerealms.games.ragnarok.seen.view import RegionSeen

SIGN_WIDE, SIGN_HIGH = 58.0, 20.0
SHIELD = "M11-18h15v8.500c0 3.500-3 5.500-7.500 7.200-4.500-1.700-7.500-3.700-7.500-7.200z"
LONG = 15.0  # half the length of an arrow
OFFSETS = {7: 70, 21: 27}  # how far along its coast the name of a Land stands, where it is not the middle
NO_ORIGIN = -1


class SignSeen(NamedTuple):
    """What stands on the sign of a Region: whose it is (-1 for nobody), and which choice it is (0 for none)."""

    number: int
    value: int
    owner: int
    state: str = ""
    choice: int = 0
    by_sea: bool = False


# --- control -----------------------------------------------------------------------------------------


@cache
def owned(name: str, number: int, seat: int) -> str:
    """The colour and the marks of whoever controls a Region: a tint, a pattern, a band along the border."""
    found = []
    for shape, kind in enumerate(SHAPES):
        ident = region_id(name, shape, number)
        parts = "".join(
            f'<use href="#{ident}" class="{look}"/>'
            for look in ("r-tint", "r-marks", "r-band-in", "r-band-ink", "r-band")
        )
        found.append(f'<g class="{kind}" clip-path="url(#{ident}-cut)">{parts}</g>')
    return f'<g class="r-ctl seat-{seat} still">{"".join(found)}</g>'


def control(scene: Scene) -> str:
    return "".join(
        owned(scene.map, seen["number"], seen["control"])
        for seen in scene.table["regions"]
        if seen["control"] is not None
    )


# --- the Region as a thing ---------------------------------------------------------------------------


def told(scene: Scene, seen: RegionSeen) -> str:
    """A Region in words: its name, its value, whose it is."""
    names = scene.names
    owner = names.seat(seen["control"]) if seen["control"] is not None else names.say("draw-neutral")
    return names.say("draw-region", region=names.region(seen["number"]), value=seen["value"], owner=owner)


def ground(scene: Scene, seen: RegionSeen) -> str:
    region = seen["region"]
    name = told(scene, seen)
    mark = scene.mark("region", region, name, last=region in scene.last.regions)
    if mark.action is None and ("by-sea", region) in scene.things:
        mark = scene.mark("by-sea", region, name)
    battle = scene.table["battle"]
    chosen = region == origin(scene) or (battle is not None and battle["number"] == seen["number"])
    return one_ground(scene.map, seen["number"], name, mark._replace(chosen=chosen and mark.action is None))


@lru_cache(maxsize=REMEMBERED)
def one_ground(name: str, number: int, said: str, mark: Mark) -> str:
    """A Region that can be pointed at: lit inside its border if it may be chosen, veiled if it may not."""
    found = []
    for shape, kind in enumerate(SHAPES):
        ident = region_id(name, shape, number)
        inner = f'<use href="#{ident}" class="r-hit"/>'
        looks: tuple[str, ...] = ()
        if mark.action is not None:
            looks = ("r-glow", "r-rim")
        elif mark.chosen:
            looks = ("r-rim",)
        elif mark.reason:
            looks = ("veil", "r-rim") if mark.last else ("veil",)
        elif mark.last:
            looks = ("r-rim",)
        if looks:
            lines = "".join(f'<use href="#{ident}" class="{look}"/>' for look in looks)
            inner += f'<g class="still" clip-path="url(#{ident}-cut)">{lines}</g>'
        found.append(f'<g class="{kind}">{inner}</g>')
    body = "".join(found)
    return (
        f'<g id="region-{number}" class="r-region region{states(mark)}"{button(mark)}>{telling(mark, said)}{body}</g>'
    )


# --- signs -------------------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def sign(seen: SignSeen, said: str, wide: Foot, tall: Foot) -> str:
    """The sign of a Region round the middle of its foot: mark, number, value, and the number of the choice it is."""
    is_owned = seen.owner >= 0
    left = -22.0 if is_owned else -15.0
    body = (
        f'<rect x="{num(left)}" y="-19" width="{num(29 - left)}" height="19" rx="4"/>'
        f'<text class="r-num" x="-2" y="-4.500">{seen.number}</text>'
        f'<path class="r-shield" d="{SHIELD}"/><text class="r-val" x="18.500" y="-6">{seen.value}</text>'
        f"{badge(seen.owner, -23, -9.5, 9.5) if is_owned else ''}"
    )
    if seen.choice:
        ship = use("i-drakkar", 34, -36, 16) if seen.by_sea else ""
        figure = f'<circle cx="42" cy="-9.500" r="11.500"/><text x="42" y="-4">{seen.choice}</text>'
        body += f'<g class="r-step">{figure}{ship}</g>'
    state = f" r-{seen.state}" if seen.state else ""
    return (
        f'<g class="place still"{put_feet(wide, tall)}><g id="sign-{seen.number}" class="r-sign{state}">'
        f"{title(said)}{body}</g></g>"
    )


def sign_of(scene: Scene, seen: RegionSeen) -> SignSeen:
    """What a sign says."""
    region, owner = seen["region"], -1 if seen["control"] is None else seen["control"]
    action = scene.things.get(("region", region))
    by_sea = action is None and ("by-sea", region) in scene.things
    action = scene.things.get(("by-sea", region)) if by_sea else action
    state = "chosen" if region == origin(scene) else ""
    if action is not None:
        return SignSeen(seen["number"], seen["value"], owner, "may", scene.numbers[action], by_sea)
    return SignSeen(seen["number"], seen["value"], owner, state)


# --- ways --------------------------------------------------------------------------------------------


def origin(scene: Scene) -> int:
    """The Region from which something goes, if the question is where to."""
    table = scene.table
    if scene.kind == "MOVE_TO":
        found = [
            army["region"] - 1 for sheet in table["players"] for army in sheet["armies"] if army["army"] == scene.source
        ]
        return found[0] if found else NO_ORIGIN
    if scene.kind in ("HERO_TO", "CHAIN_TO") and 0 <= scene.asked < scene.players:
        return table["players"][scene.asked]["region"] - 1
    if scene.kind == "LOKI_TO" and table["loki"] is not None:
        return table["loki"] - 1
    if scene.kind == "RETREAT_TO" and table["battle"] is not None:
        return table["battle"]["number"] - 1
    return NO_ORIGIN


@cache
def doorway(name: str, shape: int, here: int, there: int) -> Point | None:
    """The middle of the border two Regions share, by their printed numbers."""
    others = set(outline(name, shape, there))
    shared = list(dict.fromkeys(point for point in outline(name, shape, here) if point in others))
    return shared[len(shared) // 2] if len(shared) > 1 else None


@cache
def heading(name: str, shape: int, here: int, there: int) -> tuple[float, float]:
    (x, y), (u, v) = middle(field(name, shape, here)), middle(field(name, shape, there))
    far = max(1.0, math.hypot(u - x, v - y))
    return (u - x) / far, (v - y) / far


@cache
def arrow(name: str, shape: int, here: int, there: int) -> str:
    """An arrow over the border of two Regions; nothing if they do not touch."""
    spot = doorway(name, shape, here, there)
    if spot is None:
        return ""
    (x, y), (a, b), size = spot, heading(name, shape, here, there), (1.0, 0.66)[shape]
    start, end = (x - a * LONG * size, y - b * LONG * size), (x + a * 4 * size, y + b * 4 * size)
    tip = (x + a * LONG * size, y + b * LONG * size)
    left = (end[0] - b * 7.5 * size, end[1] + a * 7.5 * size)
    right = (end[0] + b * 7.5 * size, end[1] - a * 7.5 * size)
    line = f"M{num(start[0])} {num(start[1])}L{num(end[0])} {num(end[1])}"
    head = "M" + "L".join(f"{num(u)} {num(v)}" for u, v in (tip, left, right)) + "z"
    return (
        f'<path class="r-case" d="{line}"/><path class="r-headcase" d="{head}"/>'
        f'<path class="r-shaft" d="{line}"/><path class="r-head" d="{head}"/>'
    )


def arrows(scene: Scene) -> str:
    """From the Region where something goes to those it may go to."""
    here = origin(scene)
    if here not in scene.regions:
        return ""
    targets = tuple(region for thing, region in scene.things if thing == "region" and region in scene.regions)
    return all_arrows(scene.map, here, targets)


@lru_cache(maxsize=REMEMBERED)
def all_arrows(name: str, here: int, targets: tuple[int, ...]) -> str:
    found = []
    for shape, kind in enumerate(SHAPES):
        drawn = "".join(arrow(name, shape, here + 1, there + 1) for there in targets if there != here)
        found.append(f'<g class="{kind} still">{drawn}</g>' if drawn else "")
    return "".join(found)


def trails(scene: Scene) -> str:
    """Where something has just gone."""
    found = []
    ways = [(a + 1, b + 1) for a, b in scene.last.ways if a in scene.regions and b in scene.regions and a != b]
    for shape, kind in enumerate(SHAPES):
        drawn = "".join(trail(scene.map, shape, here, there) for here, there in ways)
        if drawn:
            found.append(f'<path class="trail {kind}" d="{drawn}"/>')
    return "".join(found)


@cache
def trail(name: str, shape: int, here: int, there: int) -> str:
    (x, y), (u, v) = middle(field(name, shape, here)), middle(field(name, shape, there))
    bend = 0.12
    return (
        f"M{num(x)} {num(y)}Q{num((x + u) / 2 - (v - y) * bend)} {num((y + v) / 2 + (u - x) * bend)} {num(u)} {num(v)}"
    )


# --- names -------------------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def land_name(name: str, inner: int, said: str) -> str:
    """The name of a Land along its coast."""
    offset = OFFSETS.get(inner, 50)
    low = " is-below" if reads_below(name, inner) else ""
    return "".join(
        f'<text class="r-land {kind}{low}"><textPath href="#rg-rim-{name}-{shape}-{inner}" startOffset="{offset}%">'
        f"{escape(said)}</textPath></text>"
        for shape, kind in enumerate(SHAPES)
    )


def lands(scene: Scene) -> str:
    found = [
        land_name(scene.map, seen["number"], scene.names.say(f"land-{seen['land']}"))
        for seen in scene.table["regions"]
        if seen["inner"]
    ]
    return f'<g class="still">{"".join(found)}</g>'
