"""The nine worlds on their levels: grounds, islands, markers of devastation, journeys, and who stands where."""

from __future__ import annotations

from functools import cache

from ninerealms.drawing.parts import Mark, button, disc, piece, states, step, telling
from ninerealms.drawing.svg import at, num, title, use, words
from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil.picture import world as backdrop
from ninerealms.games.yggdrasil.picture.figures import Stand, enemy_figure, god_figure, jotun_figure, servant_figure
from ninerealms.games.yggdrasil.picture.layout import (
    CROWDED,
    DISCS,
    FIGURE_SCALE,
    FRONT,
    LEFT,
    SHAPES,
    Feet,
    island_at,
    put,
    rune_at,
    sector,
    sign_of,
    standing,
)
from ninerealms.games.yggdrasil.picture.scene import WORLDS, Scene
from ninerealms.games.yggdrasil.picture.signs import sign
from ninerealms.games.yggdrasil.seen.view import WorldSeen

MIDGARD = "midgard"
JORMUNGAND = "jormungand"
TOKEN_ICONS = {"oath": "i-check", "unknown": "g-none"}


# --- grounds -----------------------------------------------------------------------------------------


@cache
def decor(shape: int, level: int, slot: int, world: str) -> str:
    """The landscape of a world, at its outer end; Midgard has islands there, so its house stands at the trunk."""
    mid, is_midgard = DISCS[shape][level], world == MIDGARD
    wide = (104.0, 58.0)[shape] * (0.76 if slot == FRONT else 0.7 if is_midgard else 1)
    if slot == FRONT:
        x, y = mid.x - mid.rx * (0.62 if is_midgard else 0.8), mid.y + mid.ry * 0.36 - wide * 0.4
    else:
        side = -1 if slot == LEFT else 1
        far = (0.28, 0.3) if is_midgard else (0.8, 0.78)
        x, y = mid.x + side * mid.rx * far[shape] - wide / 2, mid.y - mid.ry * 0.2 - wide * 0.5
    return use(f"d-{world}", x, y, wide, wide * 7 / 12)


@cache
def ground(level: int, slot: int, world: str, is_ruined: bool) -> str:
    """A world without its pieces, in both shapes."""
    found = []
    for shape in (0, 1):
        x, y = rune_at(shape, level, slot)
        size = (40, 26)[shape]
        rune = (
            f'<g class="y-rune" transform="translate({num(x)} {num(y)}) scale(1 .5)">'
            f"{use(f'w-{world}', -size / 2, -size / 2, size)}</g>"
        )
        parts = [f'<path class="y-ground" d="{sector(shape, level, slot)}"/>']
        if world == MIDGARD:
            parts.append(backdrop.sea(shape, slot))
        parts.append(backdrop.turf(shape, level, slot))
        if is_ruined:
            parts.append(backdrop.cracks(shape, level, slot))
        parts += [rune, decor(shape, level, slot, world)]
        found.append(f'<g class="{SHAPES[shape]}">{"".join(parts)}</g>')
    return "".join(found)


@cache
def rings(level: int, slot: int, kinds: tuple[str, ...]) -> str:
    """The outlines of a world that mark it, in both shapes."""
    return "".join(
        f'<path class="{kind} {SHAPES[shape]}" d="{sector(shape, level, slot, 0.955)}"/>'
        for kind in kinds
        for shape in (0, 1)
    )


def told_world(scene: Scene, seen: WorldSeen) -> str:
    """What a world is: its name, who is there, its state."""
    names = scene.names
    parts = [scene.god(figure) for figure in seen["gods"]]
    parts += [names.enemy(foe) for foe in seen["foes"]] + [names.say(f"jotun-{name}") for name in seen["jotuns"]]
    if seen["devastated"]:
        parts.append(names.say("sight-devastated"))
    if seen["blocked"]:
        parts.append(names.say("sight-blocked"))
    return names.say(
        "draw-world", world=names.world(seen["id"]), parts=names.listed(parts or [names.say("sight-nobody")])
    )


def world(scene: Scene, number: int) -> str:
    """The ground of a world: the button of whatever the question wants to do there."""
    seen = scene.table["worlds"][number]
    level, slot = content.world_level[number], seen["column"]
    name = told_world(scene, seen)
    mark = scene.mark("world", number, name, last=number in scene.last.worlds)
    body = ground(level, slot, seen["id"], seen["devastated"])
    rim = ""
    if mark.action is not None:
        rim = rings(level, slot, ("glow", "ring"))
    elif mark.reason and scene.is_asked("world"):
        rim = rings(level, slot, ("veil",))
    elif mark.last:
        rim = rings(level, slot, ("ring",))
    kind = f"y-world g-{seen['id']}{states(mark) if rim else ''}"
    return f'<g id="world-{seen["id"]}" class="{kind}"{button(mark)}>{telling(mark, name)}{body}{rim}</g>'


def keys(scene: Scene, numbers: list[int]) -> str:
    """The numbers of the worlds one may choose, over everything that stands there."""
    found = []
    for number in numbers:
        action = scene.things.get(("world", number))
        if action is None:
            continue
        level, slot = content.world_level[number], scene.table["worlds"][number]["column"]
        drawn = step(scene.options.index(action) + 1, 13)
        found.append(
            f'<g class="place still y-keys"{put(key_at(0, level, slot), key_at(1, level, slot), 1, 0.86)}>{drawn}</g>'
        )
    return "".join(found)


@cache
def key_at(shape: int, level: int, slot: int) -> tuple[float, float]:
    """Where the number of a world is: in front across from the rune or beside a crowd, at the sides near the trunk."""
    mid, (x, y) = DISCS[shape][level], rune_at(shape, level, slot)
    if slot == FRONT:
        return (2 * mid.x - x, mid.x + mid.rx * 0.72)[shape], y
    side = -1 if slot == LEFT else 1
    return mid.x + side * mid.rx * (0.24, 0.3)[shape], mid.y - mid.ry * 0.56


# --- islands, ruins, tokens, journeys ----------------------------------------------------------------


def islands(scene: Scene) -> str:
    """The islands of Midgard, each with the number of Anonymous it calls."""
    table, names, found = scene.table, scene.names, []
    slot = table["worlds"][content.world_ids.index(MIDGARD)]["column"]
    numbers = table["islands"]
    for i, number in enumerate(numbers):
        told = names.say("draw-island", island=i + 1, islands=len(numbers), count=number)
        state = " here" if i == table["island"] else " passed" if i < table["island"] else ""
        inner = use("p-island", -20, -12, 40, 24)
        inner += use("p-bow", -11, -13, 22, 13) if i == 0 else words(str(number), 0, 4, "mid y-isle-n")
        spots = island_at(0, slot, i, len(numbers)), island_at(1, slot, i, len(numbers))
        found.append(f'<g id="island-{i}" class="y-isle{state} place"{put(*spots, 1, 0.78)}>{title(told)}{inner}</g>')
    return "".join(found)


def ruin(scene: Scene, number: int) -> str:
    """The marker of a devastated world; restoring the world is a click on it."""
    seen = scene.table["worlds"][number]
    if not seen["devastated"]:
        return ""
    level, slot = content.world_level[number], seen["column"]
    name = scene.names.say("draw-ruin", world=scene.names.world(seen["id"]))
    mark = scene.mark("ruin", number, name)._replace(reason="")
    body = f'<g transform="scale(1 .62)">{use("p-ruin", -27, -27, 54)}</g>'
    outline = 'ellipse rx="29" ry="19"'
    if mark.action is not None:
        body += f"<g{at(30, -12)}>{step(scene.options.index(mark.action) + 1, 11)}</g>"
    spots = put(rune_at(0, level, slot), rune_at(1, level, slot), 1, 0.7)
    inner = piece(f"ruin-{seen['id']}", "y-ruin", body, outline, name, mark)
    return f'<g class="place"{spots}>{inner}</g>'


def token(scene: Scene, number: int) -> str:
    """A token of the saga that lies in a world."""
    seen = scene.table["worlds"][number]
    if not seen["token"]:
        return ""
    level, slot = content.world_level[number], seen["column"]
    told = scene.names.say(f"token-{seen['token']}")
    icon = TOKEN_ICONS[seen["token"]]
    (x, y), (u, v) = rune_at(0, level, slot), rune_at(1, level, slot)
    spots = put((x + 38, y + 2), (u + 22, v + 2), 1, 0.72)
    inner = f"{title(told)}<{disc(0, 0, 12)}/>{use(icon, -8, -8, 16)}"
    return f'<g id="token-{seen["id"]}" class="y-token place"{spots}>{inner}</g>'


def ghosts(scene: Scene, number: int) -> str:
    """Who may travel here by rune: a small badge for each god, over the sign of the world."""
    seen = scene.table["worlds"][number]
    level, slot = content.world_level[number], seen["column"]
    marks: list[tuple[int, Mark]] = []
    for figure in range(len(scene.table["gods"])):
        action = figure * WORLDS + number
        if ("ghost", action) in scene.things:
            marks.append((figure, scene.mark("ghost", action, scene.god(figure))))
    if not marks:
        return ""
    found = []
    for i, (figure, mark) in enumerate(marks):
        shift = i * 29
        emblem = use(f"g-{scene.table['gods'][figure]['god']}", -8, -8, 16)
        body = f'<circle class="y-ghost" r="12"/>{emblem}'
        kind = f"y-pawn seat-{figure}"
        found.append(piece(f"ghost-{figure}-{seen['id']}", kind, body, disc(0, 0, 13), "", mark, at(shift, 0)))
    (x, y, _, _), (u, v, _, _) = (sign_of(shape, level, slot) for shape in (0, 1))
    spots = put((x + 16, y - 5), (u + 12, v - 7), 1, 0.84)
    return f'<g class="place y-ghosts"{spots}>{"".join(found)}</g>'


# --- who stands where --------------------------------------------------------------------------------


def stands(level: int, slot: int, count: int, is_midgard: bool) -> list[Stand]:
    """The feet of so many figures, in both shapes."""
    rows = (standing(shape, level, slot, count, is_midgard) for shape in (0, 1))
    return [Stand(wide, tall) for wide, tall in zip(*rows, strict=True)]


def name_side(shape: int, slot: int, feet: tuple[float, float], is_behind: bool) -> int:
    """On which side of Jormungand his name stands, where the sign of the world above hangs over his head.

    In the wide shape there is room beside the level; in the tall one only on it.
    """
    x, y, width, height = sign_of(shape, 0, slot)
    half, head = ((44, 72), (30, 52))[shape]
    is_under = feet[1] - head < y + height + 6 and x - half < feet[0] < x + width + half
    outwards = -1 if slot == LEFT else 1
    return (-outwards if shape else outwards) if is_behind and is_under else 0


def crowd(scene: Scene, number: int) -> str:
    """All figures in a world: gods, enemies, Jotuns, Servants; Jormungand is on his island."""
    seen = scene.table["worlds"][number]
    level, slot = content.world_level[number], seen["column"]
    foes = [foe for foe in seen["foes"] if foe != JORMUNGAND]
    hindering = [name for name in seen["jotuns"] if "hinders" in content.JOTUNS[content.jotun_ids.index(name)]]
    jotuns = [name for name in seen["jotuns"] if name not in hindering]
    count = len(seen["gods"]) + len(foes) + len(jotuns) + (1 if seen["servants"] else 0)
    feet = iter(stands(level, slot, count, seen["id"] == MIDGARD))
    found = []
    if JORMUNGAND in seen["foes"]:
        table = scene.table
        spots = [island_at(shape, slot, table["island"], len(table["islands"])) for shape in (0, 1)]
        (x, y), (u, v) = spots
        is_behind = slot != FRONT  # then others stand before him, else he before others
        large, small = (scale * (0.9 if is_behind else CROWDED) for scale in FIGURE_SCALE)
        sides = [name_side(shape, slot, spot, is_behind) for shape, spot in enumerate(spots)]
        wide = Feet(x, y + 4, 80, large, is_behind, sides[0])
        tall = Feet(u, v + 2, 56, small, is_behind, sides[1])
        found.append(enemy_figure(scene, JORMUNGAND, Stand(wide, tall)))
    found += [enemy_figure(scene, foe, stand) for foe, stand in zip(foes, feet, strict=False)]
    found += [jotun_figure(scene, name, stand) for name, stand in zip(jotuns, feet, strict=False)]
    found += [god_figure(scene, figure, stand) for figure, stand in zip(seen["gods"], feet, strict=False)]
    if seen["servants"]:
        found.append(servant_figure(scene, number, next(feet)))
    return "".join(found)


def level_drawn(scene: Scene, level: int) -> str:
    """A level with its worlds, from the sides to the front."""
    numbers = [number for number in range(WORLDS) if content.world_level[number] == level]
    numbers.sort(key=lambda number: -scene.table["worlds"][number]["column"])
    parts = [backdrop.both("disc", level)]
    parts += [world(scene, number) for number in numbers]
    if level == 1:
        parts.append(islands(scene))
    parts.append(backdrop.both("trunk", level))
    ruins = [ruin(scene, number) + token(scene, number) for number in numbers]
    crowds = [crowd(scene, number) for number in numbers]
    parts += [*crowds, *ruins] if scene.is_asked("ruin") else [*ruins, *crowds]
    parts.append(keys(scene, numbers))
    parts += [sign(scene, number) for number in numbers]
    parts += [ghosts(scene, number) for number in numbers] if scene.is_asked("ghost") else []
    return f'<g id="level-{content.LEVELS[level]}">{"".join(parts)}</g>'


def tree(scene: Scene) -> str:
    """The whole tree, from the sky forward."""
    levels = "".join(level_drawn(scene, level) for level in (2, 1, 0))
    return f"{backdrop.both('sky')}{levels}{backdrop.both('crown')}"
