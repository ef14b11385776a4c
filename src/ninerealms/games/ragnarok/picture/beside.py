"""What lies beside the island: the signs of Ragnarok, the monuments, the Combat deck, Temples and Giants in stock.

In the wide shape these stand in the corners of the board, in the tall one in a row under it.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache

from ninerealms.drawing.parts import Mark, box, piece
from ninerealms.drawing.style import put
from ninerealms.drawing.svg import label, num, title, use
from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.picture.figures import badge
from ninerealms.games.ragnarok.picture.layout import ROW_TOP
from ninerealms.games.ragnarok.picture.ring import Point
from ninerealms.games.ragnarok.picture.scene import REMEMBERED, Scene

OMENS = ("i-trophy", "i-monument", "i-temple", "i-land", "i-alliance")
TEMPLES_SIGN = 2  # its number depends on the players
COIL = 51.0  # the half size of the serpent round the signs
SPOTS = {
    "doom": ((64, 64), (52, ROW_TOP + 52)),
    "freyja": ((740, 84), (138, ROW_TOP + 88)),
    "thor": ((790, 84), (186, ROW_TOP + 88)),
    "odin": ((840, 84), (234, ROW_TOP + 88)),
    "deck": ((8, 550), (266, ROW_TOP + 6)),
    "stock": ((728, 552), (266, ROW_TOP + 62)),
}
BLOCK = 15.0  # how high a piece of a monument is


# --- the signs of Ragnarok ---------------------------------------------------------------------------


@cache
def serpent() -> str:
    """The serpent that bites its tail round the signs."""
    points = []
    for i in range(33):
        turn = math.radians(46 + 310 * i / 32)
        points.append((math.sin(turn) * COIL, -math.cos(turn) * COIL))
    line = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    bodies = "".join(f'<path class="{kind}" d="{line}"/>' for kind in ("r-wyrm-ink", "r-wyrm", "r-wyrm-scale"))
    head = (
        '<g transform="translate(19-47.500) rotate(32)">'
        '<path class="r-wyrm-head" d="M-8-9C0-12 13-9 19-2L9 1 19 4C12 10 0 12-8 9z"/>'
        '<circle class="r-wyrm-eye" cx="3" cy="-4" r="2"/></g>'
    )
    return f'<circle class="r-doom-disc" r="50"/>{bodies}{head}'


def omen_at(i: int) -> Point:
    turn = 2 * math.pi * i / 5
    return math.sin(turn) * 29.5, -math.cos(turn) * 29.5


@lru_cache(maxsize=REMEMBERED)
def omen(i: int, is_on: bool, said: str) -> str:
    """One of the five signs."""
    x, y = omen_at(i)
    tick = ""
    if is_on:
        tick = (
            f'<g class="r-tick"><circle cx="{num(x + 9.5)}" cy="{num(y + 9)}" r="5.500"/>'
            f"{use('i-check', x + 6, y + 5.5, 7)}</g>"
        )
    return (
        f'<g id="omen-{i + 1}" class="r-omen{" on" if is_on else ""}">{title(said)}'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="13.500"/>{use(OMENS[i], x - 9.5, y - 9.5, 19)}{tick}</g>'
    )


def doom(scene: Scene) -> str:
    """How near Ragnarok is."""
    names, found = scene.names, [serpent()]
    done = sum(scene.table["ragnarok"])
    short = scene.table["temples_to_win"] - content.GAME["card_temples_short"]
    for i, is_on in enumerate(scene.table["ragnarok"]):
        sign = names.say(f"ragnarok-{i + 1}", **({"count": short} if i == TEMPLES_SIGN else {}))
        said = names.say("draw-omen-done" if is_on else "draw-omen", number=i + 1, sign=sign)
        found.append(omen(i, is_on, said))
    needed = content.GAME["ragnarok_cards"]
    told = names.say("draw-doom", count=done, needed=needed)
    figure = f'<text class="r-doom-n" y="6.500">{done}<tspan class="r-of">/{needed}</tspan></text>'
    caption = label(names.say("draw-ragnarok"), 0, 71, 110, 12, "r-cap")
    wide, tall = SPOTS["doom"]
    return (
        f'<g class="place"{put(wide, tall, 1, 0.84)}><g id="ragnarok" class="r-doom">{title(told)}'
        f"{''.join(found)}{figure}</g>{caption}</g>"
    )


# --- monuments ---------------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def statue(god: str, pieces: int, priests: tuple[int, ...], name: str, said: str, mark: Mark) -> str:
    """A monument in blocks, what is still to come as ghosts, the priests at its foot."""
    outline = box(-22, -74, 44, 99, 8)
    found = [f'<{outline} class="r-hit"/><ellipse class="shade" rx="19" ry="4.500"/>']
    for i in range(content.GAME["pieces"]):
        low, y = 16 - 1.6 * i, -i * BLOCK
        block = f"M{num(-low)} {num(y)}l2-14h{num(2 * low - 4)}l2 14z"
        kind = "r-block" if i < pieces else "r-ghost"
        found.append(f'<path class="{kind}" d="{block}"/>')
        if i < pieces:
            found.append(f'<path class="r-block-lit" d="M{num(-low + 3.5)} {num(y - 12.5)}h{num(2 * low - 10)}"/>')
    found.append(f'<g class="r-face">{use(f"i-{god}", -11, -pieces * BLOCK - 9, 22)}</g>')
    step = min(12.5, 40 / max(1, len(priests)))
    for i, seat in enumerate(priests):
        found.append(badge(seat, (i - (len(priests) - 1) / 2) * step, 2, 5.8))
    found.append(label(name, 0, 21, 46, 12, "r-cap"))
    inner = piece(f"monument-{god}", "r-monument", "".join(found), outline, said, mark, "", f"god-{god}")
    return f'<g class="place"{put(*SPOTS[god])}>{inner}</g>'


def monuments(scene: Scene) -> str:
    names, found = scene.names, []
    for i, seen in enumerate(scene.table["monuments"]):
        god = names.say(f"god-{seen['id']}")
        raises, most = names.say(f"attribute-{seen['attribute']}"), content.GAME["pieces"]
        said = names.say("draw-monument", god=god, pieces=seen["pieces"], all=most, attribute=raises)
        mark = scene.mark("monument", i, said, last=i in scene.last.monuments)
        found.append(statue(seen["id"], seen["pieces"], tuple(seen["priests"]), god, said, mark))
    return "".join(found)


# --- decks and stock ---------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def deck(left: str, played: str, said: str) -> str:
    wide, tall = SPOTS["deck"]
    backs = "".join(f'<{box(x, y, 24, 34, 3)} class="r-back"/>' for x, y in ((11, 8), (8, 6)))
    return (
        f'<g class="place"{put(wide, tall)}><g id="combat-deck" class="r-tray">{title(said)}'
        f'<{box(0, 0, 112, 48, 7)} class="r-tray-b"/>{backs}<g class="r-bk">{use("i-battle", 12, 15, 16)}</g>'
        f"{label(left, 42, 22, 66, 12, 'r-cap l')}{label(played, 42, 38, 66, 12, 'r-cap l')}</g></g>"
    )


@lru_cache(maxsize=REMEMBERED)
def stock(temples: int, giants: int, all_giants: int, said: str) -> str:
    """Temples that can still be built, and in mode R the Giants nobody has."""
    wide, tall = SPOTS["stock"]
    width = 146 if all_giants else 56
    shift = 0 if all_giants else 88
    found = f'{use("d-temple", 6, 5, 29, 36)}<text class="r-cap l" x="38" y="28">{temples}</text>'
    for i in range(all_giants):
        kind = "" if i < giants else "r-spent"
        found += use("p-giant", 54 + i * 17, 8, 26, 31, kind)
    if all_giants:
        found += f'<text class="r-cap l" x="{54 + 17 * all_giants + 10}" y="28">{giants}</text>'
    return (
        f'<g class="place"{put((wide[0] + shift, wide[1]), tall, 1, 0.8)}><g id="stock" class="r-tray">{title(said)}'
        f'<{box(0, 0, width, 46, 7)} class="r-tray-b"/>{found}</g></g>'
    )


def corners(scene: Scene) -> str:
    """Everything beside the island."""
    names, table = scene.names, scene.table
    played = sum(table["discard"].values())
    said = names.say("draw-deck-all", left=table["deck"], played=played)
    cards = deck(names.say("draw-deck", count=table["deck"]), names.say("draw-played", count=played), said)
    giants = content.GAME["giants"] if table["mode"] == "realm" else 0
    told = names.say("draw-stock", temples=table["temples_left"])
    if giants:
        told = names.say("draw-stock-giants", temples=table["temples_left"], giants=table["giants_left"])
    left = table["giants_left"] if giants else 0
    return f"{doom(scene)}{monuments(scene)}{cards}{stock(table['temples_left'], left, giants, told)}"
