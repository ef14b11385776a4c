"""The board: sea and land with everything on it, from the back to the front."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ninerealms.drawing.parts import Mark, piece
from ninerealms.drawing.remembered import Remembered
from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.picture import beside, figures, land, regions, seas, wheel
from ninerealms.games.ragnarok.picture.figures import Look
from ninerealms.games.ragnarok.picture.layout import SIGN, SIZE, Box, Foot, crowd, field, middle, plot, put_feet
from ninerealms.games.ragnarok.picture.scene import REMEMBERED, Scene
from ninerealms.games.ragnarok.rules.state import GIANTS, LOKI
from ninerealms.games.ragnarok.seen.view import RegionSeen

# What in a Region may be a choice of its own.
PIECES = {"army", "monster", "figure", "giant"}
HOUSE = 0.9  # how large buildings are beside figures
REMEMBER: Remembered = Remembered(REMEMBERED)


class Piece(NamedTuple):
    """One thing in a Region: id, class, how it looks, its name, and which thing of the question it is."""

    ident: str
    kind: str
    look: Look
    name: str
    thing: tuple[str, int] | None = None
    is_last: bool = False


# --- what is in a Region -----------------------------------------------------------------------------


def fixtures(scene: Scene, seen: RegionSeen) -> list[Piece]:
    """What never moves: Settlement, shrine or Temple, forge, gate."""
    names, number, found = scene.names, seen["number"], []
    where = names.region(number)
    if seen["settlement"]:
        found.append(Piece(f"hall-{number}", "r-fix", figures.hall(), names.say("draw-settlement", region=where)))
    if seen["temple"]:
        found.append(Piece(f"temple-{number}", "r-fix", figures.temple(), names.say("draw-temple", region=where)))
    elif seen["shrine"]:
        found.append(Piece(f"shrine-{number}", "r-fix", figures.shrine(), names.say("draw-shrine", region=where)))
    if seen["forge"]:
        said = names.say("draw-forge", region=where, rune=names.say(f"rune-{seen['forge']}"))
        found.append(Piece(f"forge-{number}", "r-fix", figures.forge(seen["forge"]), said))
    if seen["gate"]:
        said = names.say("draw-gate", region=where, realm=names.say(f"realm-{seen['gate']}"))
        found.append(Piece(f"gate-{number}", "r-fix", figures.gate(seen["gate"]), said))
    return found


def each_monster(scene: Scene, seen: RegionSeen) -> Iterator[Piece]:
    """Monsters, Frost Giants of both modes, Loki."""
    names, where = scene.names, scene.names.region(seen["number"])
    for kind in seen["monsters"]:
        if kind == content.monster_ids[GIANTS]:
            continue
        sheet = scene.monsters[kind]
        tamer = sheet["tamer"] if sheet["tamer"] is not None else -1
        said = names.say("draw-monster", monster=names.say(f"monster-{kind}"), region=where)
        if tamer >= 0:
            said = names.say("draw-tamed", monster=said, seat=names.seat(tamer))
        thing = ("monster", sheet["monster"])
        is_last = sheet["monster"] in scene.last.monsters
        yield Piece(f"monster-{kind}", "r-monster", figures.monster(kind, tamer), said, thing, is_last)
    if seen["loki"]:
        said = names.say("draw-loki", region=where)
        yield Piece("monster-loki", "r-monster", figures.monster("loki", -1), said, ("monster", LOKI))
    for figure, region in scene.figures.items():
        if region == seen["region"]:
            said = names.say("draw-figure", region=where)
            thing = ("figure", figure) if "figure" in scene.kinds_asked else ("monster", GIANTS)
            is_last = GIANTS in scene.last.monsters
            yield Piece(f"figure-{figure}", "r-giant", figures.giant(-1), said, thing, is_last)
    for seat in seen["giants"]:
        said = names.say("draw-giant", seat=names.seat(seat), region=where)
        yield Piece(f"giant-{seat}", f"r-giant seat-{seat}", figures.giant(seat), said, ("giant", seat))


def each_man(scene: Scene, seen: RegionSeen) -> Iterator[Piece]:
    """Heroes and Armies."""
    names, where = scene.names, scene.names.region(seen["number"])
    for seat in seen["heroes"]:
        kind = f"r-hero seat-{seat}{' r-now' if seat == scene.table['turn'] else ''}"
        said = names.say("draw-hero-in", hero=scene.hero(seat), seat=names.seat(seat), region=where)
        hero = scene.table["players"][seat]["hero"]
        yield Piece(f"hero-{seat}", kind, figures.hero(hero, seat), said, None, seat in scene.last.heroes)
    for army in seen["armies"]:
        said = names.say("draw-army", seat=names.seat(army["seat"]), value=army["value"], region=where)
        look = figures.army(army["seat"], army["value"])
        yield Piece(f"army-{army['army']}", f"r-army seat-{army['seat']}", look, said, ("army", army["army"]))


# --- laid out ----------------------------------------------------------------------------------------

Sizes = tuple[tuple[float, float], ...]


def plots(scene: Scene, seen: RegionSeen, fixed: list[Piece]) -> list[tuple[tuple[Foot, ...], tuple[Box, ...]]]:
    """Where sign and buildings stand, in both shapes, and the room they take.

    A shrine takes the room of the Temple that may come.
    """
    found = []
    for shape in (0, 1):
        sizes = [(regions.SIGN_WIDE * SIGN[shape], regions.SIGN_HIGH * SIGN[shape])]
        for one in fixed:
            look = figures.temple() if one.ident.startswith("shrine") else one.look
            sizes.append((look.wide * SIZE[shape] * HOUSE, look.high * SIZE[shape] * HOUSE))
        found.append(plot(scene.map, shape, seen["number"], tuple(sizes)))
    return found


def laid(scene: Scene, seen: RegionSeen) -> str:
    """A Region with all its pieces; while none of them is a choice they are drawn as they were before."""
    if scene.kinds_asked & PIECES:
        return laid_anew(scene, seen)
    key = (scene.names, scene.map, str(seen), *looks(scene, seen))
    return REMEMBER.drawn(key, lambda: laid_anew(scene, seen))


def looks(scene: Scene, seen: RegionSeen) -> tuple[object, ...]:
    """What else of the table shows in a Region."""
    region, table = seen["region"], scene.table
    heroes = tuple((table["players"][seat]["hero"], seat in scene.last.heroes) for seat in seen["heroes"])
    tamers = tuple(scene.monsters[kind]["tamer"] for kind in seen["monsters"] if kind in scene.monsters)
    moving = scene.source if scene.kind == "MOVE_TO" else -1
    figures_here = tuple(scene.figures.values())
    sign = regions.sign_of(scene, seen)
    is_last = region in scene.last.regions
    return heroes, tamers, table["turn"], sign, is_last, tuple(scene.last.monsters), figures_here, moving


def laid_anew(scene: Scene, seen: RegionSeen) -> str:
    """Sign and buildings, then the pieces; those that are no choice let a pointer through to the Region."""
    fixed = fixtures(scene, seen)
    (wide, wide_taken), (tall, tall_taken) = plots(scene, seen, fixed)
    said = regions.told(scene, seen)
    spot, small = (feet[0]._replace(scale=feet[0].scale * SIGN[shape]) for shape, feet in enumerate((wide, tall)))
    drawn = [
        one_piece(one, Mark(), a._replace(scale=a.scale * HOUSE), b._replace(scale=b.scale * SIZE[1] * HOUSE), True)
        for one, a, b in zip(fixed, wide[1:], tall[1:], strict=True)
    ]
    pieces = [*each_monster(scene, seen), *each_man(scene, seen)]
    sizes: Sizes = tuple((one.look.wide, one.look.high) for one in pieces)
    feet = [
        crowd(scene.map, shape, seen["number"], sizes, taken) for shape, taken in ((0, wide_taken), (1, tall_taken))
    ]
    is_open = ("region", seen["region"]) in scene.things or ("by-sea", seen["region"]) in scene.things
    for one, a, b in zip(pieces, *feet, strict=True):
        mark = Mark(last=one.is_last)
        if one.thing is not None:
            thing, index = one.thing
            mark = scene.mark(thing, index, one.name, last=one.is_last)._replace(reason="")
            mark = mark._replace(chosen=scene.kind == "MOVE_TO" and one.thing == ("army", scene.source))
        drawn.append(one_piece(one, mark, a, b, is_open and mark.action is None))
    drawn.append(regions.sign(regions.sign_of(scene, seen), said, spot, small))
    return "".join(drawn)


@lru_cache(maxsize=REMEMBERED)
def one_piece(one: Piece, mark: Mark, wide: Foot, tall: Foot, still: bool) -> str:
    hit = f'<{one.look.outline} class="r-hit"/>' if mark.action is not None else ""
    sheet = "monster-giants" if "r-giant" in one.kind else one.ident if one.ident.startswith("monster-") else ""
    inner = piece(one.ident, one.kind, hit + one.look.body, one.look.outline, one.name, mark, "", sheet)
    return f'<g class="place{" still" if still else ""}"{put_feet(wide, tall)}>{inner}</g>'


def clash(scene: Scene) -> str:
    """Crossed swords above the sign of the Region where a Battle is."""
    battle = scene.table["battle"]
    seen = next((one for one in scene.table["regions"] if battle and one["number"] == battle["number"]), None)
    if seen is None:
        return ""
    spots = [feet[0] for feet, _ in plots(scene, seen, fixtures(scene, seen))]
    (x, y, _), (u, v, _) = spots
    feet = (Foot(x, y - 41, 1), Foot(u, v - 30, 0.7))
    return f'<g class="place still"{put_feet(*feet)}>{figures.clash()}</g>'


def depth(scene: Scene, seen: RegionSeen) -> float:
    return middle(field(scene.map, 0, seen["number"]))[1]


def board(scene: Scene) -> str:
    """The board in play with everything on it."""
    seen = sorted(scene.table["regions"], key=lambda one: depth(scene, one))
    grounds = "".join(regions.ground(scene, one) for one in seen)
    pieces = "".join(laid(scene, one) for one in seen)
    under = f"{land.laid(scene.map, 'land')}{seas.waters(scene)}{regions.control(scene)}{grounds}"
    upon = f"{land.laid(scene.map, 'wild')}{regions.lands(scene)}{wheel.wheel(scene)}"
    ways = regions.trails(scene) + regions.arrows(scene)
    return f"{under}{upon}{ways}{pieces}{seas.ships(scene)}{clash(scene)}{beside.corners(scene)}"
