"""The enemy wheel with the cards revealed, the order of play, and the enemies with their strength."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from ninerealms.drawing.parts import box, crest, disc, piece
from ninerealms.drawing.svg import at, escape, label, num, title, use, words
from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil.picture.figures import badge, numbered, told_foe
from ninerealms.games.yggdrasil.picture.layout import PANEL, SMALL
from ninerealms.games.yggdrasil.picture.scene import REMEMBERED, Names, Scene
from ninerealms.games.yggdrasil.words.icons import EMBLEMS

MIDDLE = (94, 122)
FAR, NEAR = 74, 28
SEGMENTS = ("surt", "hel", "jormungand", "nidhogg", "fenrir", "loki")  # clockwise from the upper right
CARD_AT = 51
FOE = 32  # the height of an enemy's line


@cache
def segment(index: int) -> str:
    """The path of a sixth of the wheel."""
    a, b = (math.radians(-90 + 60 * (index + i)) for i in (0, 1))
    points = [(FAR, a), (FAR, b), (NEAR, b), (NEAR, a)]
    (x, y), (u, v), (p, q), (r, s) = ((num(far * math.cos(t)), num(far * math.sin(t))) for far, t in points)
    return f"M{x} {y}A{FAR} {FAR} 0 0 1 {u} {v}L{p} {q}A{NEAR} {NEAR} 0 0 0 {r} {s}z"


@cache
def middle_of(index: int) -> tuple[float, float]:
    turn = math.radians(-60 + 60 * index)
    return CARD_AT * math.cos(turn), CARD_AT * math.sin(turn)


@cache
def wheel_card(enemy: str, figure: int) -> str:
    """A card on the wheel: the enemy, and whose card it is."""
    owner = f'<g class="seat-{figure} y-owner"><circle cx="13" cy="30" r="6.5"/>{use(f"mark-{figure}", 9, 26, 8)}</g>'
    emblem = f'<g class="e-{enemy} y-on-card">{use(EMBLEMS[enemy], 3, 2, 20)}</g>'
    return f'<{box(0, 0, 26, 34, 3)} class="y-paper"/>{emblem}{owner}'


def wheel_segment(scene: Scene, index: int, enemy: str) -> str:
    """One enemy of the wheel with its cards; a second card wakes it."""
    names, cards = scene.names, scene.table["wheel"][enemy]
    x, y = middle_of(index)
    name = names.enemy(enemy)
    owners = [scene.god(figure) for figure in cards]
    told = names.say("wheel-slot", enemy=name, gods=names.listed(owners)) if cards else name
    inner = []
    if not cards:
        inner.append(f'<g class="y-empty e-{enemy}">{use(EMBLEMS[enemy], x - 11, y - 11, 22)}</g>')
    number = content.enemy_ids.index(enemy)
    for i, figure in enumerate(cards):
        shift = (i - (len(cards) - 1) / 2) * 17
        mark = scene.mark("wheel", number * 2 + i, told, last=number in scene.last.wheel)
        body = wheel_card(enemy, figure) + numbered(scene, mark, 24, 2)
        where = at(x - 13 + shift, y - 17 - i * 3)
        inner.append(piece(f"wheel-{enemy}-{i}", "y-wheel-card", body, box(0, 0, 26, 34, 3), told, mark, where))
    kind = f"y-seg e-{enemy}{' up' if cards else ''}"
    return f'<g class="{kind}">{title(told)}<path d="{segment(index)}"/>{"".join(inner)}</g>'


def hub(scene: Scene) -> str:
    """The cards still face down, one badge for each player."""
    names = scene.names
    down = [seat for seat in range(scene.table["players"]) if scene.table["gods"][seat]["facedown"]]
    told = names.say("table-facedown", gods=names.listed([scene.god(seat) for seat in down]))
    found = [f'<{disc(0, 0, NEAR)} class="y-hub"/>']
    if down:
        found.append(use("p-back", -9, -12, 18, 24))
    for i, seat in enumerate(down):
        turn = math.radians(-90 + 360 * i / len(down))
        x, y = (19 * math.cos(turn), 19 * math.sin(turn)) if len(down) > 1 else (9, 10)
        found.append(crest(seat, x, y, 6))
    return f'<g id="facedown">{title(told) if down else ""}{"".join(found)}</g>'


def foe_line(scene: Scene, enemy: str, y: float) -> str:
    """An enemy in words; lit when the next card wakes it."""
    foe = scene.foe(enemy)
    is_due, is_out = len(scene.table["wheel"][enemy]) == 1, foe is not None and foe["slain"]
    told = told_foe(scene, enemy)
    return foe_drawn(scene.names, enemy, y, foe["strength"] if foe is not None else 0, is_due, is_out, told)


@lru_cache(maxsize=REMEMBERED)
def foe_drawn(names: Names, enemy: str, y: float, strength: int, is_due: bool, is_out: bool, told: str) -> str:
    """Name, what the enemy does next, its strength."""
    kind = f"y-foe e-{enemy}{' due' if is_due else ''}{' out' if is_out else ''}"
    line = names.say("draw-slain") if is_out else names.say(f"draw-wakes-{enemy}")
    lozenge = badge(strength, 232, 15, 11) if strength and not is_out else ""
    return (
        f'<g class="{kind}"{at(182, y)}>{title(told)}<{box(0, 0, 248, FOE - 2, 5)} class="y-foe-b"/>'
        f'<rect class="y-trim" width="4" height="{FOE - 2}" rx="2"/>'
        f'<g class="y-foe-i">{use(EMBLEMS[enemy], 8, 4, 22)}</g>'
        f'<text class="y-foe-n" x="35" y="13">{escape(names.enemy(enemy))}</text>'
        f"{label(line, 35, 26, 178, SMALL, 'y-foe-t')}{lozenge}</g>"
    )


def order_row(scene: Scene) -> str:
    """The order of play, as far as it is agreed."""
    names, order = scene.names, scene.table["order"]
    if not order:
        return ""
    told = names.say("table-order", gods=names.listed([scene.god(seat) for seat in order]))
    found = []
    for i, seat in enumerate(order):
        x = PANEL - 20 - 34 * (len(order) - 1 - i)
        found.append(crest(seat, x, 15, 9))
        if i:
            found.append(f'<path class="y-arrow" d="M{x - 20} 11l4 4-4 4"/>')
    return f'<g id="order">{title(told)}{"".join(found)}</g>'


def wheel(scene: Scene, high: float) -> str:
    """The panel of the wheel, as high as the page beside it."""
    names = scene.names
    segments = "".join(wheel_segment(scene, i, enemy) for i, enemy in enumerate(SEGMENTS))
    lines = "".join(foe_line(scene, enemy, 32 + FOE * i) for i, enemy in enumerate(content.enemy_ids))
    return (
        f'<{box(0, 0, PANEL, high, 12)} class="panel"/>{words(names.say("draw-wheel"), 14, 21, "carved y-head")}'
        f'<g id="wheel"{at(*MIDDLE)}><{disc(0, 0, FAR + 5)} class="y-wheel-rim"/>{segments}{hub(scene)}</g>'
        f"{lines}{order_row(scene)}"
    )
