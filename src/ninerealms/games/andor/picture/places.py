"""The spaces of the boards and everything on them: rings and prices, figures, tokens, plates, ways of the last moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from ninerealms.drawing.parts import Mark, piece
from ninerealms.drawing.svg import at, escape, measure, num, title, use
from ninerealms.games.andor import content
from ninerealms.games.andor.picture import figures, land, shores
from ninerealms.games.andor.picture.layout import (
    CAVE_SHEET,
    CAVES,
    MAPS,
    POSITIONS,
    Foot,
    Point,
    arc,
    pile,
    put,
    put_on,
    space_at,
    spaces_on,
)
from ninerealms.games.andor.picture.scene import REMEMBERED, Names, Scene
from ninerealms.games.andor.seen.view import SpaceSeen

RING = 'ellipse rx="29" ry="20"'
HIT = '<path class="a-hit" d="M-28-20H28V24H-28z"/>'
LAIR = content.space("425")
TOWER = content.space("532")
STEEP = content.space("547")
VILLAGE = content.space("453")


class Piece(NamedTuple):
    """One thing on a space: id, class, drawing, outline, name, and which thing of the question it is."""

    ident: str
    kind: str
    body: str
    outline: str
    name: str
    thing: tuple[str, int] | None = None
    is_last: bool = False


# --- what is on a space ------------------------------------------------------------------------------


def each_fixture(scene: Scene, where: int, seen: SpaceSeen | None) -> Iterator[Piece]:
    """Merchants, wells, rocks, fires: what cannot walk."""
    names, printed = scene.names, content.printed(where, content.SIDES.index(scene.side))
    stalls = content.merchant_space[:2] if scene.side == "lake" else content.merchant_space[2:]
    if where in stalls:
        is_open = scene.table["merchants_open"]
        told = names.say("draw-merchant" if is_open else "draw-merchant-shut", space=printed)
        yield Piece(f"stall-{printed}", "a-fix", figures.stall_body(is_open), figures.TOKEN, told)
    if seen is not None and seen["well"] is not None:
        told = names.say("draw-well" if seen["well"] else "draw-well-empty", space=printed, will=content.well)
        yield Piece(f"well-{printed}", "a-fix", figures.well_body(seen["well"]), figures.TOKEN, told)
    if scene.side == "lake" and printed in scene.table["fires"]:
        yield Piece(f"fire-{printed}", "a-fix", use("p-fire", -17, -32, 34, 38), figures.TOKEN, names.say("draw-fire"))
    if seen is not None and seen["rock"]:
        told = names.say("thing-rock")
        yield Piece(f"rock-{printed}", "a-fix", figures.rock_body(), figures.TOKEN, told, ("rock", where))
    if scene.side == "river" and where == TOWER and scene.table["tower"]:
        card = f'<g class="a-tower-card"><path d="M-8-18h16v22H-8z"/>{use("i-tower", -6, -13, 12)}</g>'
        yield Piece("tower-card", "a-fix", card, figures.TOKEN, names.say("table-tower"))


def each_foe(scene: Scene, where: int, seen: SpaceSeen) -> Iterator[Piece]:
    """Creatures and special enemies."""
    names, printed, is_last = scene.names, seen["space"], where in scene.last.spaces
    kinds = [(seen["creature"], ("creature", where))] if seen["creature"] else []
    kinds += [(foe, ("foe", number)) for foe, number in zip(seen["foes"], seen["opponents"], strict=True)]
    for kind, thing in kinds:
        strength, will = scene.strength_of(kind), scene.will_of(kind)
        told = names.say("draw-foe", foe=names.foe(kind), space=printed, strength=strength, will=will)
        body = figures.creature_body(kind, strength, will)
        outline = figures.LARGE if kind in figures.TROLLS else figures.STAND
        yield Piece(f"{thing[0]}-{printed if thing[0] == 'creature' else thing[1]}", "a-foe", body, outline, told, thing, is_last)


def each_figure(scene: Scene, where: int, seen: SpaceSeen) -> Iterator[Piece]:
    """Those who are no foes: Flaps, the travelling merchant, ghosts, the Steppe People."""
    names, counts = scene.names, dict.fromkeys(seen["figures"], 0)
    for kind in seen["figures"]:
        counts[kind] += 1
        single = kind not in ("ghost", "azturian")
        ident = f"figure-{kind}" if single else f"figure-{kind}-{seen['space']}-{counts[kind]}"
        told = names.say(f"figure-{kind}")
        thing = (kind, 0) if single else None
        is_last = where in scene.last.spaces
        if kind == "tile":
            held = tuple(scene.table["held"])
            body = figures.tile_body(scene.table["defence"], held, scene.table["logs"])
            told = names.say("draw-tile", space=seen["space"], count=scene.table["defence"] - len(held))
            yield Piece(ident, "a-other", body, figures.TILE_EDGE, told, thing, is_last)
        else:
            yield Piece(ident, "a-other", figures.other_body(kind), figures.STAND, told, thing, is_last)


def each_token(scene: Scene, where: int, seen: SpaceSeen) -> Iterator[Piece]:
    """Fog, widows, things that lie there."""
    names, printed = scene.names, seen["space"]
    if seen["fog"] is not None:
        told = names.say("draw-fog", space=printed)
        if seen["fog"]:
            told = names.say("sight-known-fog", fog=names.say(f"fog-{seen['fog']}"))
        is_last = where in scene.last.spaces
        yield Piece(f"fog-{printed}", "a-fix", figures.fog_body(seen["fog"]), figures.TOKEN, told, None, is_last)
    if seen["widows"]:
        told = names.say("count-widows", count=seen["widows"])
        body = figures.widows_body(seen["widows"])
        yield Piece(f"widows-{printed}", "a-foe", body, figures.TOKEN, told, ("widows", where), where in scene.last.spaces)
    for thing in seen["things"]:
        body = figures.thing_body(thing["id"], thing["face"], thing["turned"])
        number = thing["thing"]
        yield Piece(f"thing-{number}", "a-thing", body, figures.TOKEN, names.does(thing), ("lying", number))


def each_hero(scene: Scene, where: int) -> Iterator[Piece]:
    for seat, sheet in enumerate(scene.table["heroes"]):
        if sheet["number"] == where and where:
            is_now = seat == scene.asked
            body = figures.hero_body(sheet["hero"], seat, is_now, bool(sheet["lying"]))
            told = scene.names.say("draw-hero-on", hero=scene.hero(seat), space=scene.names.space(sheet["place"]))
            kind = f"a-hero seat-{seat}{' a-asleep' if sheet['asleep'] else ''}"
            yield Piece(f"hero-{seat}", kind, body, figures.STAND, told, ("hero", seat), seat in scene.last.heroes)


def pieces_on(scene: Scene, where: int) -> list[Piece]:
    """Everything on a space, from the back to the front."""
    seen = scene.spaces.get(where)
    found = list(each_fixture(scene, where, seen))
    if seen is not None:
        found += [*each_figure(scene, where, seen), *each_foe(scene, where, seen)]
    found += each_hero(scene, where)
    if seen is not None:
        found += each_token(scene, where, seen)
    return found


def laid(scene: Scene, where: int, feet: tuple[Foot, ...], found: list[Piece]) -> str:
    """The pieces of a space at their places; those that are no choice let a pointer through to the space."""
    drawn = []
    for one, foot in zip(found, feet, strict=True):
        mark = scene.mark(*one.thing, one.name, last=one.is_last) if one.thing else Mark(last=one.is_last)
        mark = mark._replace(reason="")
        inner = one_piece(one, mark)
        still = " still" if mark.action is None and ("space", where) in scene.things else ""
        drawn.append(f'<g class="place{still}"{put_on(scene.side, where, foot)}>{inner}</g>')
    return "".join(drawn)


@lru_cache(maxsize=REMEMBERED)
def one_piece(one: Piece, mark: Mark) -> str:
    return piece(one.ident, one.kind, one.body, one.outline, one.name, mark)


# --- the space itself --------------------------------------------------------------------------------


def space_drawn(scene: Scene, where: int) -> str:
    """A space as a thing one may choose."""
    printed = content.printed(where, content.SIDES.index(scene.side))
    mark = scene.mark("space", where, scene.names.space(printed))
    via = scene.mark("via", where, scene.names.space(printed))
    drawn = one_space(scene.names, scene.side, where, printed, mark)
    if via.action is not None:
        drawn += going_on(scene.side, where, printed, via)
    return drawn


@lru_cache(maxsize=REMEMBERED)
def one_space(names: Names, side: str, where: int, printed: str, mark: Mark) -> str:
    inner = piece(f"space-{printed}", "a-space", HIT, RING, names.space(printed), mark)
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
    printed = content.printed(where, content.SIDES.index(side))
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
    more = measure(price, 12) + 7 if price else 0.0
    half = 16 + more / 2
    inner = f'<text x="{num(-more / 2)}" y="4.500">{printed}</text>'
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
        cost = scene.price(action) if action is not None else None
        price = names.say("draw-hours", count=cost[0]) if cost else ""
        found.append(plate(scene.side, where, price, action is not None, bool(cost and cost[1])))
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


# --- the boards --------------------------------------------------------------------------------------


@cache
def place_names(names: Names, side: str) -> str:
    """Names written on the land and on the water."""
    found = []
    for shape, name in enumerate(("in-wide", "in-tall")):
        words = []
        for key, *spots in shores.NAMES[side]:
            x, y = MAPS[shape].at(*spots[shape])
            words.append(f'<text x="{num(x)}" y="{num(y)}">{escape(names.say(key))}</text>')
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


def board(scene: Scene) -> str:
    """The board in play with everything on it."""
    side, spaces = scene.side, spaces_on(scene.side)
    spots = [space_drawn(scene, where) for where in spaces]
    pieces = []
    for where in spaces:
        found = pieces_on(scene, where)
        if found:
            pieces.append(laid(scene, where, pile(len(found)), found))
    held = ""
    if side == "lake":
        row = figures.shields(scene.table["defence"], tuple(scene.table["held"]), 0, -52)
        told = scene.names.say("draw-lair", count=scene.table["defence"] - len(scene.table["held"]))
        held = f'<g class="place"{put_on(side, LAIR)}><g id="lair">{title(told)}{row}</g></g>'
    return (
        f'<g id="board">{land.laid(side)}{place_names(scene.names, side)}{need(scene.names, side)}{trails(scene)}'
        f"{''.join(spots)}{''.join(pieces)}{held}{plates(scene, spaces)}</g>"
    )


# --- the cave ----------------------------------------------------------------------------------------


@cache
def cave_ground(names: Names) -> str:
    """The cave: walls, passages, and at each space the results of the grey die that wake the sentinels."""
    found = []
    near = content.BOARDS[1][0]
    for shape, name in enumerate(("in-wide", "in-tall")):
        frame = CAVES[shape]
        ways = []
        for here in POSITIONS["cave"]:
            for other in near[here]:
                if here < other:
                    (x, y), (u, v) = space_at(shape, "river", here), space_at(shape, "river", other)
                    ways.append(f"M{num(x)} {num(y)}L{num(u)} {num(v)}")
        path = "".join(ways)
        floors = "".join(cave_floor(shape, where) for where in POSITIONS["cave"])
        rim = f'x="{num(frame.x - 6)}" y="{num(frame.y)}" width="{num(frame.wide + 12)}" height="{num(frame.high)}"'
        x, y = frame.at(14, 22, CAVE_SHEET)
        found.append(
            f'<g class="a-cave {name}"><rect class="a-cave-wall" {rim} rx="12"/><path class="a-cave-way" d="{path}"/>'
            f'{floors}<text class="carved a-cave-name" x="{num(x)}" y="{num(frame.y + 22)}">{escape(names.say("draw-cave"))}</text></g>'
        )
    return "".join(found)


def cave_floor(shape: int, where: int) -> str:
    x, y = space_at(shape, "river", where)
    scale = CAVES[shape].scale
    alert = content.alert[where - content.CAVE]
    loud = " ".join(str(n) for n in range(1, 7) if alert & (1 << n))
    floor = f'<ellipse class="a-cave-floor" cx="{num(x)}" cy="{num(y)}" rx="{num(34 * scale)}" ry="{num(22 * scale)}"/>'
    if not loud:
        return floor
    size = (11.5, 10.5)[shape]
    drop = (38, 31)[shape]
    return f'{floor}<text class="a-loud" x="{num(x)}" y="{num(y + drop)}" font-size="{num(size)}">{loud}</text>'


def cave(scene: Scene) -> str:
    """The cave of the Troll King, beside the board."""
    spaces = tuple(sorted(POSITIONS["cave"]))
    spots = "".join(space_drawn(scene, where) for where in spaces)
    pieces = []
    for where in spaces:
        found = pieces_on(scene, where)
        if found:
            pieces.append(laid(scene, where, pile(len(found)), found))
    return f'<g id="cave">{cave_ground(scene.names)}{spots}{"".join(pieces)}{plates(scene, spaces)}</g>'
