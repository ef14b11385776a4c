"""What is on the spaces of the board: figures, tokens, things, and what cannot be moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ninerealms.drawing.parts import Mark, piece
from ninerealms.drawing.remembered import Remembered
from ninerealms.drawing.svg import title, use
from ninerealms.games.andor import content
from ninerealms.games.andor.picture import figures, land
from ninerealms.games.andor.picture.layout import pile, printed_on, put_on, spaces_on
from ninerealms.games.andor.picture.scene import REMEMBERED, Scene
from ninerealms.games.andor.picture.spaces import need, place_names, plates, space_drawn, trails
from ninerealms.games.andor.seen.view import SpaceSeen

LAIR = content.space("425")
TOWER = content.space("532")
# Spaces with something on them that the view does not name.
FIXED = {"lake": {*content.merchant_space[:2], *content.fires}, "river": {*content.merchant_space[2:], TOWER}}
# What on a space may be a choice of its own.
PIECES = {"creature", "foe", "hero", "lying", "widows", "rock", "flaps", "catapult", "tile"}
REMEMBER: Remembered = Remembered(REMEMBERED)


class Piece(NamedTuple):
    """One thing on a space: id, class, drawing, outline, name, and which thing of the question it is."""

    ident: str
    kind: str
    body: str
    outline: str
    name: str
    thing: tuple[str, int] | None = None
    is_last: bool = False
    wide: float = 33
    sheet: str = ""


# --- what is on a space ------------------------------------------------------------------------------


def each_fixture(scene: Scene, where: int, seen: SpaceSeen | None) -> Iterator[Piece]:
    """Merchants, wells, rocks, fires: what cannot walk."""
    names, printed = scene.names, printed_on(scene.side, where)
    stalls = content.merchant_space[:2] if scene.side == "lake" else content.merchant_space[2:]
    if where in stalls:
        is_open = scene.table["merchants_open"]
        told = names.say("draw-merchant" if is_open else "draw-merchant-shut", space=printed)
        yield Piece(f"stall-{printed}", "a-fix", figures.stall_body(is_open), figures.ROUND, told, wide=46)
    if seen is not None and seen["well"] is not None:
        told = names.say("draw-well" if seen["well"] else "draw-well-empty", space=printed, will=content.well)
        yield Piece(f"well-{printed}", "a-fix", figures.well_body(seen["well"]), figures.ROUND, told, wide=36)
    if scene.side == "lake" and printed in scene.table["fires"]:
        yield Piece(f"fire-{printed}", "a-fix", use("p-fire", -17, -32, 34, 38), figures.ROUND, names.say("draw-fire"))
    if seen is not None and seen["rock"]:
        told = names.say("thing-rock")
        yield Piece(f"rock-{printed}", "a-fix", figures.rock_body(), figures.ROUND, told, ("rock", where), wide=41)
    if scene.side == "river" and where == TOWER and scene.table["tower"]:
        card = f'<g class="a-tower-card"><path d="M-8-18h16v22H-8z"/>{use("i-tower", -6, -13, 12)}</g>'
        yield Piece("tower-card", "a-fix", card, figures.ROUND, names.say("table-tower"))


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
        ident = f"creature-{printed}" if thing[0] == "creature" else f"foe-{thing[1]}"
        wide = 66 if kind in figures.TROLLS else 59
        yield Piece(ident, "a-foe", body, outline, told, thing, is_last, wide, f"foe-{kind}")


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
            yield Piece(ident, "a-other", body, figures.TILE_EDGE, told, thing, is_last, 82)
        else:
            wide = figures.OTHERS[kind][1] if kind in figures.OTHERS else figures.CART
            outline = figures.STAND if wide < figures.WITHOUT_BASE else figures.LARGE
            yield Piece(ident, "a-other", figures.other_body(kind), outline, told, thing, is_last, wide)


def each_token(scene: Scene, where: int, seen: SpaceSeen) -> Iterator[Piece]:
    """Fog, widows, things that lie there."""
    names, printed = scene.names, seen["space"]
    if seen["fog"] is not None:
        told = names.say("draw-fog", space=printed)
        if seen["fog"]:
            told = names.say("sight-known-fog", fog=names.say(f"fog-{seen['fog']}"))
        is_last = where in scene.last.fogs
        yield Piece(f"fog-{printed}", "a-fix", figures.fog_body(seen["fog"]), figures.ROUND, told, None, is_last)
    if seen["widows"]:
        told = names.say("count-widows", count=seen["widows"])
        body = figures.widows_body(seen["widows"])
        yield Piece(
            f"widows-{printed}", "a-foe", body, figures.ROUND, told, ("widows", where), where in scene.last.spaces
        )
    for thing in seen["things"]:
        body = figures.thing_body(thing["id"], thing["face"], thing["turned"])
        number = thing["thing"]
        wide = 30 + 10 * (thing["face"] or 0) if thing["id"] == "log" else 29
        yield Piece(
            f"thing-{number}", "a-thing", body, figures.ROUND, names.does(thing), ("lying", number), False, wide
        )


def each_hero(scene: Scene, where: int) -> Iterator[Piece]:
    for seat in scene.seats_on.get(where, ()):
        sheet = scene.table["heroes"][seat]
        body = figures.hero_body(sheet["hero"], seat, seat == scene.asked, bool(sheet["lying"]))
        told = scene.names.say("draw-hero-on", hero=scene.hero(seat), space=scene.names.space(sheet["place"]))
        kind = f"a-hero seat-{seat}{' a-asleep' if sheet['asleep'] else ''}"
        is_last, key = seat in scene.last.heroes, f"hero-{sheet['hero']}" if sheet["hero"] else ""
        yield Piece(f"hero-{seat}", kind, body, figures.STAND, told, ("hero", seat), is_last, 41, key)


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


def laid(scene: Scene, where: int) -> str:
    """The pieces of a space at their places; while none of them is a choice they are drawn as they were before."""
    seats, seen = scene.seats_on.get(where, ()), scene.spaces.get(where)
    if seen is None and not seats and where not in FIXED[scene.side]:
        return ""
    if scene.kinds_asked & PIECES:
        return laid_anew(scene, where)
    key = (scene.names, scene.players, scene.side, where, str(seen), around(scene, where), standing(scene, seats))
    return REMEMBER.drawn(key, lambda: laid_anew(scene, where))


def around(scene: Scene, where: int) -> tuple[object, ...]:
    """What else of the table shows on a space."""
    table, last = scene.table, (where in scene.last.spaces, where in scene.last.fogs)
    open_now = (table["merchants_open"], table["tower"], *table["fires"], ("space", where) in scene.things)
    return (table["defence"], scene.held, table["logs"], table["king_will"], last, open_now)


def standing(scene: Scene, seats: Sequence[int]) -> tuple[object, ...]:
    """Heroes on a space as they look."""
    found: list[object] = []
    for seat in seats:
        sheet = scene.table["heroes"][seat]
        looks = (sheet["hero"], sheet["other"], sheet["asleep"], sheet["lying"])
        found.append((seat, *looks, seat == scene.asked, seat in scene.last.heroes))
    return tuple(found)


def laid_anew(scene: Scene, where: int) -> str:
    """The pieces of a space; those that are no choice let a pointer through to the space."""
    found, drawn = pieces_on(scene, where), []
    feet = pile(tuple(one.wide for one in found)) if found else ()
    for one, foot in zip(found, feet, strict=True):
        mark = scene.mark(*one.thing, one.name, last=one.is_last) if one.thing else Mark(last=one.is_last)
        mark = mark._replace(reason="")
        inner = one_piece(one, mark)
        still = " still" if mark.action is None and ("space", where) in scene.things else ""
        drawn.append(f'<g class="place{still}"{put_on(scene.side, where, foot)}>{inner}</g>')
    return "".join(drawn)


@lru_cache(maxsize=REMEMBERED)
def one_piece(one: Piece, mark: Mark) -> str:
    return piece(one.ident, one.kind, one.body, one.outline, one.name, mark, "", one.sheet)


# --- the boards --------------------------------------------------------------------------------------


def fight_on(scene: Scene) -> str:
    """The glow under a fight."""
    fight = scene.table["fight"]
    if not fight["foe"] or not fight["place"]:
        return ""
    where = content.space(fight["place"])
    return f'<g class="place still"{put_on(scene.side, where)}><ellipse class="a-fight" rx="44" ry="26"/></g>'


def board(scene: Scene) -> str:
    """The board in play with everything on it."""
    side, spaces = scene.side, spaces_on(scene.side)
    spots = [space_drawn(scene, where) for where in spaces]
    pieces = [laid(scene, where) for where in spaces]
    held = fight_on(scene)
    if side == "lake":
        row = figures.shields(scene.table["defence"], tuple(scene.table["held"]), 0, -52)
        told = scene.names.say("draw-lair", count=scene.table["defence"] - len(scene.table["held"]))
        held += f'<g class="place"{put_on(side, LAIR)}><g id="lair">{title(told)}{row}</g></g>'
    return (
        f'<g id="board">{land.laid(side)}{place_names(scene.names, side)}{need(scene.names, side)}{trails(scene)}'
        f"{''.join(spots)}{held}{''.join(pieces)}{plates(scene, spaces)}</g>"
    )
