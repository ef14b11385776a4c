"""The standing pieces: gods, enemies, Jotuns, Servants of Hel; and dice and cards that are small pieces too."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ninerealms.drawing.parts import Mark, counted, piece, step
from ninerealms.drawing.svg import at, escape, measure, num, use, words
from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil.picture.layout import Feet, put
from ninerealms.games.yggdrasil.picture.scene import Scene
from ninerealms.games.yggdrasil.words.icons import EMBLEMS

NAME_SIZE = (14.5, 11.5)  # at a figure
OVERHEAD = -66  # where the name of a figure in a back row is
ASIDE = (25, -16)  # where a name begins, or ends, beside a figure
ENEMY_EDGE = 'path d="M-20-2V-45l6 4 5-13 9-7 9 7 5 13 6-4v43z"'
GOD_EDGE = 'path d="M0-58.5c8 0 13.5 7 14.5 17 .8 9 3 20 5 38.5h-39c2-18.5 4.2-29.5 5-38.5C-13.5-51.5-8-58.5 0-58.5z"'
JOTUN_SCALE = 1.08  # beside other figures
JOTUN_EDGE = 'path d="M-15-1L-13-29l6-9 7 4 8-7 5 12 2 28z"'
LEAST_ROOM = 0.58  # a name squeezed further is left out: its figure says it


class Stand(NamedTuple):
    """Where a figure stands in both shapes."""

    wide: Feet
    tall: Feet

    def put(self, by: float = 1) -> str:
        """The style that puts it there, so much larger than other figures."""
        return put(self.wide[:2], self.tall[:2], self.wide.scale * by, self.tall.scale * by)


@cache
def name_at(name: str, stand: Stand, by: float = 1) -> str:
    """A name under a figure, or over its head in a back row; in both shapes, where there is room for it."""
    found = []
    for kind, likes, feet in (("in-wide", NAME_SIZE[0], stand.wide), ("in-tall", NAME_SIZE[1], stand.tall)):
        scale = feet.scale * by
        size, room = likes / scale, (feet.room - 3) / scale
        width = measure(name, size)
        if width * LEAST_ROOM > room:
            continue
        tight = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"' if width > room else ""
        y = OVERHEAD / by if feet.is_behind else size + 2
        where = f'class="y-name mid {kind}" y="{num(y)}"'
        if feet.aside:
            anchor = "start" if feet.aside > 0 else "end"
            where = f'class="y-name {kind}" x="{ASIDE[0] * feet.aside}" y="{ASIDE[1]}" text-anchor="{anchor}"'
        found.append(f'<text {where} font-size="{num(size)}"{tight}>{escape(name)}</text>')
    return "".join(found)


@cache
def fitted(text: str, x: float, y: float, width: float, size: float, kind: str) -> str:
    """A name on one line, squeezed where it must be."""
    tight = f' textLength="{num(width)}" lengthAdjust="spacingAndGlyphs"' if measure(text, size) > width else ""
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{tight}>{escape(text)}</text>'


@cache
def badge(strength: int, x: float, y: float, size: float) -> str:
    """A strength in a lozenge."""
    lozenge = f"M{num(x)} {num(y - size)}l{size} {size}-{size} {size}-{size}-{size}z"
    return f'<path class="y-badge" d="{lozenge}"/>{words(str(strength), x, y + 5, "y-badge-n mid")}'


@cache
def enemy_body(enemy: str, strength: int, is_shielded: bool) -> str:
    """An enemy: dark silhouette in its trim, icon, strength in a lozenge."""
    body = use("st-enemy", -26, -62, 52, 66) + use(EMBLEMS[enemy], -14, -45, 28)
    if strength:
        body += badge(strength, 22, -55, 12)
    if is_shielded:
        body += f'<g{at(20, -9)}><circle class="y-lock" r="9"/>{use("i-lock", -6.5, -6.5, 13, kind="y-lock-i")}</g>'
    return body


def numbered(scene: Scene, mark: Mark, x: float, y: float) -> str:
    """The number of a choice on a figure."""
    if mark.action is None:
        return ""
    return f'<g class="still"{at(x, y)}>{step(scene.options.index(mark.action) + 1, 11)}</g>'


def told_foe(scene: Scene, enemy: str) -> str:
    """An enemy: who, how strong, and what it does when it activates."""
    names, foe = scene.names, scene.foe(enemy)
    name = names.say(f"enemy-{enemy}")
    if foe is None or enemy == "nidhogg":
        return name
    key = "foe-shielded" if foe["shielded"] else "foe-here"
    told = names.say(key, foe=name, strength=foe["strength"])
    return f"{told}. {names.say(f'draw-wakes-{enemy}')}" if enemy in content.enemy_ids else told


def enemy_figure(scene: Scene, enemy: str, stand: Stand) -> str:
    foe = scene.foe(enemy)
    if foe is None:
        return ""
    number = content.foe_ids.index(enemy)
    told = told_foe(scene, enemy)
    mark = scene.mark("foe", number, told, last=number in scene.last.foes)
    body = enemy_body(enemy, foe["strength"], foe["shielded"]) + name_at(scene.names.enemy(enemy), stand)
    thing = f"enemy-{enemy}" if enemy in content.enemy_ids else ""
    inner = piece(f"enemy-{enemy}", f"y-enemy e-{enemy}", body, ENEMY_EDGE, told, mark, "", thing)
    return f'<g class="place"{stand.put()}>{inner}{numbered(scene, mark, -19, -9)}</g>'


@cache
def god_body(god: str, figure: int, is_support: bool) -> str:
    """A god: in the colour of the seat, with its emblem and the mark of the seat on the foot."""
    foot = use("i-leaf" if is_support else f"mark-{figure}", -5.5, -16, 11, kind="y-foot")
    emblem = god or "none"
    return f"{use('st-god', -24, -60, 48, 64)}{use(f'g-{emblem}', -12, -45, 24)}{foot}"


def god_figure(scene: Scene, figure: int, stand: Stand) -> str:
    god, name = scene.table["gods"][figure], scene.god(figure)
    mark = scene.mark("figure", figure, name, last=figure in scene.last.figures)
    is_now = figure == scene.asked
    halo = '<ellipse class="y-halo" cy="-3" rx="27" ry="9"/>' if is_now else ""
    body = f"{halo}{god_body(god['god'], figure, god['support'])}{name_at(name, stand)}"
    told = scene.names.say("do-heal", god=name, life=god["life"], limit=god["limit"])
    kind = f"y-god seat-{figure}{' y-now' if is_now else ''}"
    inner = piece(f"god-{figure}", kind, body, GOD_EDGE, told, mark, "", f"god-{god['god']}" if god["god"] else "")
    return f'<g class="place"{stand.put()}>{inner}{numbered(scene, mark, -19, -9)}</g>'


@cache
def jotun_body(blocks: bool) -> str:
    body = use("st-jotun", -19, -44, 38, 48) + use("i-jotun", -11, -35, 22)
    if blocks:
        body += f'<g{at(16, -42)}><circle class="y-lock" r="9"/>{use("i-lock", -6, -6, 12, kind="y-lock-i")}</g>'
    return body


def jotun_piece(scene: Scene, name: str, label: str) -> str:
    """A Jotun round its foot; `label` is what stands under it."""
    number = content.jotun_ids.index(name)
    told = scene.names.card("jotun", name)
    mark = scene.mark("jotun", number, told, last=number in scene.last.jotuns)
    body = jotun_body("blocks" in content.JOTUNS[number]) + label
    return piece(f"jotun-{name}", "y-jotun", body, JOTUN_EDGE, told, mark, "", f"jotun-{name}") + numbered(
        scene, mark, -15, -7
    )


def jotun_figure(scene: Scene, name: str, stand: Stand) -> str:
    label = name_at(scene.names.say(f"jotun-{name}"), stand, JOTUN_SCALE)
    return f'<g class="place"{stand.put(JOTUN_SCALE)}>{jotun_piece(scene, name, label)}</g>'


def servant_figure(scene: Scene, number: int, stand: Stand) -> str:
    """The Servants of Hel in a world, as one figure with a count."""
    seen = scene.table["worlds"][number]
    told = scene.names.say("sight-servants", count=seen["servants"])
    mark = scene.mark("servant", number, told)
    body = f"{use('st-enemy', -26, -62, 52, 66)}{use('i-dead', -13, -44, 26)}{counted(seen['servants'], 20, -52, 12)}"
    inner = piece(f"servants-{seen['id']}", "y-enemy e-hel", body, ENEMY_EDGE, told, mark)
    return f'<g class="place"{stand.put()}>{inner}{numbered(scene, mark, -19, -9)}</g>'


# --- dice and cards ----------------------------------------------------------------------------------


def die_sign(face: str) -> str:
    return face.rstrip("+").replace("-", "–")


DIE_SIGNS = " ".join(dict.fromkeys(map(die_sign, content.FACE_IDS)))


@cache
def die_face(face: str, is_vanir: bool, succeeds: bool, is_changed: bool) -> str:
    """A die of 34 units: bone for the god, leaf green for the Vanir; a success has a tick, a + sends the die home."""
    inner = f'<text class="mid y-die-n" x="17" y="23">{die_sign(face)}</text>'
    if face.endswith("+"):
        inner += '<path class="y-home" d="M23 27l5 4 5-4M28 31v-8"/>'
    if succeeds or is_changed:
        inner += (
            f'<g{at(29, 5)}><circle class="y-ok" r="7.5"/>{use("i-elf" if is_changed else "i-check", -5, -5, 10)}</g>'
        )
    kind = "y-vanir" if is_vanir else "y-bone"
    paper = '<rect class="y-die" x="1" y="1" width="32" height="32" rx="7"/>'
    return f'<g class="{kind}" data-faces="{DIE_SIGNS}">{paper}{inner}</g>'


@cache
def small_card(enemy: str, figure: int, holder: int) -> str:
    """An enemy card of 18 by 24: its face if somebody has seen it, else its back; a mark says whose it is."""
    if not enemy:
        return use("p-back", 0, 0, 18, 24)
    own = "" if figure == holder else f'<g class="seat-{figure} y-owner"><circle cx="15" cy="21" r="5"/></g>'
    return f'{use("p-card", 0, 0, 18, 24)}<g class="e-{enemy} y-on-card">{use(EMBLEMS[enemy], 2, 4, 14)}</g>{own}'
