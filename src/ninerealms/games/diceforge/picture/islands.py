"""The upper table: sky, hearth with the rounds and the original portals, islands with portals and stacks, heroes."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from ninerealms.drawing.parts import PLAIN, box, disc, piece
from ninerealms.drawing.svg import at, label, num, title, use, words
from ninerealms.games.diceforge import content
from ninerealms.games.diceforge.picture.faces import FULL_COLOURS
from ninerealms.games.diceforge.picture.layout import (
    CARDS_LEFT,
    CARDS_RIGHT,
    HOMES,
    PORTAL_TOP,
    is_right,
    place,
    portal_x,
)
from ninerealms.games.diceforge.picture.scene import ROMAN, Scene, cards_in_play, celestial_face
from ninerealms.games.diceforge.seen.view import Stack
from ninerealms.games.diceforge.words.icons import emblem

CARD = (60, 82)
SIGN = 62
TYPES = {card["id"]: card["type"] for card in content.SETS.values()}


# --- the hearth --------------------------------------------------------------------------------------


def segment(i: int, rounds: int) -> tuple[str, float, float]:
    """One round on the ring: its path and the middle of it."""
    turn, gap = 2 * math.pi / rounds, 0.025
    a, b = turn * i + gap, turn * (i + 1) - gap
    far, near = 97, 79

    def spot(radius: float, angle: float) -> str:
        return f"{num(radius * math.sin(angle))} {num(-radius * math.cos(angle))}"

    path = f"M{spot(far, a)}A{far} {far} 0 0 1 {spot(far, b)}L{spot(near, b)}A{near} {near} 0 0 0 {spot(near, a)}z"
    middle = (a + b) / 2
    return path, 88 * math.sin(middle), -88 * math.cos(middle)


@cache
def hearth_drawn(now: int, rounds: int, over: bool, told: str) -> str:
    ring = []
    for i in range(rounds):
        path, x, y = segment(i, rounds)
        when = "done" if i + 1 < now or over else "now" if i + 1 == now else "next"
        ring.append(f'<g class="round {when}"><path d="{path}"/>{words(str(i + 1), x, y + 4.5)}</g>')
    return (
        f'{title(told)}<circle class="shade" cy="8" r="104"/><circle class="dais" r="102"/>'
        f'<circle class="pit" r="77"/><circle r="62" fill="url(#df-fire)"/>{"".join(ring)}'
        f'<g class="anvil">{use("i-anvil", -17, -15, 34)}</g>'
    )


def hearth(scene: Scene) -> str:
    table, names = scene.table, scene.names
    told = names.say("draw-round", round=table["round"], rounds=table["rounds"])
    homes = []
    for player in table["players"]:
        seat = player["seat"]
        x, y = HOMES[seat]
        name = title(names.say("draw-home", seat=names.seat(seat)))
        homes.append(
            f'<g class="home seat-{seat}"{at(x, y)}>{name}<circle r="20"/>{use(f"mark-{seat}", -8, -8, 16)}</g>'
        )
    ground = hearth_drawn(table["round"], table["rounds"], scene.over, told)
    return f'<g id="hearth" class="{place("hearth")}">{ground}{"".join(homes)}</g>{celestial(scene)}'


def celestial(scene: Scene) -> str:
    """The Celestial die, where it can be rolled; with the face it shows, if it has just been."""
    if scene.table["module"] != "goddess" and "celestial-die" not in cards_in_play(scene.table):
        return ""
    face = celestial_face(scene.source, scene.last)
    name = scene.names.say("celestial-die")
    if face >= 0:
        name = scene.names.say("draw-celestial-shown", face=scene.names.say(f"celestial-{face + 1}"))
    inner = (
        use("i-celestial", -20, -20, 40)
        if face < 0
        else f'<{box(-20, -20, 40, 40, 7)} class="k-paper"/>{use(f"k-{face}", -18, -18, 36)}'
    )
    mark = scene.mark("celestial", 0, name, last=face >= 0)
    return piece("celestial", f"celestial {place('celestial')}", inner, box(-22, -22, 44, 44, 8), name, mark)


# --- islands -----------------------------------------------------------------------------------------


@cache
def rock(island: int) -> str:
    """An island adrift: rock, cracks, grass; its shape by its own dice."""
    dice = Random(f"island {island}")
    wide = 258 if island == 3 else 178
    steps = 8 if island == 3 else 6
    foot = []
    for i in range(1, steps * 2):
        x = 4 + (wide - 8) * i / (steps * 2)
        deep = math.sin(math.pi * i / (steps * 2)) * (20 if i % 2 else 11)
        foot.append(f"L{num(x)} {num(97 + deep + dice.random() * 6)}")
    cracks = "".join(
        f"M{num(wide * k / 5)} {num(101 + dice.random() * 3)}l{num(dice.random() * 4 - 2)} {num(8 + dice.random() * 4)}"
        for k in range(1, 5)
    )
    return (
        f'<ellipse class="shade" cx="{num(wide / 2)}" cy="127" rx="{num(wide * 0.4)}" ry="5.5"/>'
        f'<path class="rock" d="M2 86L4 96{"".join(foot)}L{wide - 4} 96L{wide - 2} 86z"/>'
        f'<path class="crack" d="{cracks}"/><path class="grass" d="{meadow(wide, GRASS)}"/>'
        f'<path class="lit" d="{meadow(wide, LIT)}"/>'
    )


# A meadow by curves of three points each, x as a share of the island's width.
GRASS = (
    *((0.006, 88), (0.03, 70), (0.2, 62), (0.36, 66), (0.5, 60), (0.68, 61), (0.8, 67), (0.93, 71), (0.985, 78)),
    *((0.994, 88), (0.9, 101), (0.7, 97), (0.52, 102), (0.3, 97), (0.12, 103), (0.006, 88)),
)
LIT = (
    *((0.045, 84), (0.09, 71), (0.22, 66), (0.36, 70), (0.5, 64), (0.66, 65), (0.79, 71), (0.9, 75), (0.945, 80)),
    *((0.955, 84), (0.85, 90), (0.6, 86), (0.5, 90), (0.3, 86), (0.14, 91), (0.045, 84)),
)


def meadow(wide: float, curve: tuple[tuple[float, int], ...]) -> str:
    points = [f"{num(x * wide)} {y}" for x, y in curve]
    bends = "".join(f"C{' '.join(points[i : i + 3])}" for i in range(1, len(points), 3))
    return f"M{points[0]}{bends}z"


@cache
def sign(name: str) -> str:
    """The name of a card on a wooden sign; a long one in two lines."""
    written = label(name, CARD[0] / 2, 0, SIGN - 4, 11.6, "mid")
    lines = written.count("<text")
    high = 16 if lines == 1 else 28
    where = at(0, 11.5 if lines == 1 else 17)
    return f'<g class="sign"{at(0, 86)}><{box(-1, 0, SIGN, high, 3.5)}/><g{where}>{written}</g></g>'


@cache
def costs(sun: int, moon: int) -> str:
    if sun and moon:
        return "".join(
            f'<text class="cost" x="{x + 6}" y="18.5" font-size="13">{count}</text>{use(icon, x + 10.5, 6, 14)}'
            for x, count, icon in ((3, moon, "i-moon"), (30, sun, "i-sun"))
        )
    icon = "i-sun" if sun else "i-moon"
    return f'<text class="cost" x="11.5" y="19.5" font-size="15">{sun or moon}</text>{use(icon, 16.5, 6, 16.5)}'


@cache
def front(card: str, sun: int, moon: int, points: int, left: int) -> str:
    """A stack of cards: real edges, then the uppermost card."""
    wide, high = CARD
    under = "".join(f'<{box(-1.5 * k, -2 * k, wide, high, 6)} class="under"/>' for k in range(left - 1, 0, -1))
    split = (
        '<path class="halfsun" d="M58.2 1.8A6 6 0 0 1 60 6V76A6 6 0 0 1 54 82H6A6 6 0 0 1 1.8 80.2z"/>'
        if sun and moon
        else ""
    )
    renew = use("i-renew", 43, 6.5, 13, kind="renew") if TYPES[card] == "reinforcement" else ""
    laurel = ""
    if points:
        laurel = (
            use("i-glory", 29, 51, 28)
            + f'<text class="f-n f-h" x="43" y="70.5" font-size="{14.5 if points < 10 else 13.5}">{points}</text>'
        )
    return (
        f'{under}<rect class="front" width="{wide}" height="{high}" rx="6"/>{split}'
        f'<rect class="inner" x="3.5" y="3.5" width="53" height="75" rx="4"/>{costs(sun, moon)}{renew}'
        f'{use(emblem(card), 15, 25, 30)}<text class="left" x="7" y="74">×{left}</text>{laurel}'
    )


def stack_drawn(scene: Scene, slot: int, stack: Stack, x: float) -> str:
    names, card = scene.names, stack["card"]
    name = names.card(card)
    price = "+".join(f"{count}{letter}" for count, letter in ((stack["moon"], "M"), (stack["sun"], "S")) if count)
    numbers = {"points": stack["points"], "left": stack["left"]}
    told = names.say("draw-card", card=name, cost=names.amounts(price), effect=names.effect(card), **numbers)
    suit = "both" if stack["sun"] and stack["moon"] else "sunny" if stack["sun"] else "moony"
    mark = scene.mark("stack", slot, told, last=slot in scene.last.stacks)
    if stack["left"]:
        body = front(card, stack["sun"], stack["moon"], stack["points"], stack["left"])
    else:
        none = label(names.say("draw-none-left"), 30, 66, 56, 11.6, "mid ghost-word")
        ghost = use(emblem(card), 15, 18, 30, kind="ghost")
        body = f'<rect class="slot" width="60" height="82" rx="6"/>{ghost}{none}'
        mark = mark._replace(reason="")
    return piece(
        f"card-{stack['slot']}",
        f"exploit {suit}",
        body + sign(names.short(card)),
        box(-3, -3, 66, 88, 8.5),
        told,
        mark,
        at(x, 4),
        f"card-{card}",
    )


@cache
def portal_drawn(island: int, told: str) -> str:
    where = at(portal_x(island), PORTAL_TOP)
    drawn = use("d-portal", 0, 0, 38, 48) + words(ROMAN[island], 19, 58.5, "rom mid")
    return f'<g id="portal-{island + 1}" class="portal"{where}>{title(told)}{drawn}</g>'


def token_of(scene: Scene, k: int) -> int:
    """The number of a memory token: the first or second of its colour; if one lies there, the one that is asked for."""
    tokens = scene.table["memories"]
    colour = FULL_COLOURS.index(tokens[k]["colour"])
    same = [i for i, token in enumerate(tokens) if token["colour"] == tokens[k]["colour"]]
    if len(same) > 1:
        return 2 * colour + same.index(k)
    return 2 * colour + (("memory", 2 * colour) not in scene.things)


def memories(scene: Scene, island: int) -> str:
    """Memory tokens at the foot of an island, from the portal on; and places for one, when that is asked."""
    names, found = scene.names, []
    x = portal_x(island) - (6 if is_right(island) else 2)
    lying = [(k, token) for k, token in enumerate(scene.table["memories"]) if token["island"] == island + 1]
    for i, (k, token) in enumerate(lying):
        owner = token["owner"]
        told = names.say("draw-memory", seat=names.seat(owner), gain=names.amounts(MEMORY_SIDES[token["side"]]))
        mark = scene.mark("memory", token_of(scene, k), told)
        paper = f'<{box(0, 0, 46, 19, 5)} class="token"/><{box(16, 2, 28, 15, 4)} class="gem"/>'
        body = f"{paper}{use(f'mark-{owner}', 3.5, 4.5, 10)}{memory_side(token['side'], 17)}"
        row, column = divmod(i, MEMORY_ROW)
        kind, where = f"memory seat-{owner}", at(x + 48 * column * (-1 if is_right(island) else 1), 104 + 20 * row)
        found.append(piece(f"memory-{token_of(scene, k)}", kind, body, box(-1, -1, 48, 21, 6), told, mark, where))
    for side in range(2):
        if ("memory-place", island * 2 + side) in scene.things:
            told = names.amounts(MEMORY_SIDES[side])
            body = f'<{box(0, 0, 44, 24, 6)} class="token"/>{memory_side(side, 5, 16)}'
            mark = scene.mark("memory-place", island * 2 + side, told)
            found.append(
                piece(
                    f"memory-at-{island + 1}-{side}",
                    "memory",
                    body,
                    box(-1, -1, 46, 26, 7),
                    told,
                    mark,
                    at(x - 2, 26 + 30 * side),
                )
            )
    return "".join(found)


MEMORY_SIDES = ("2A+1M", "2L+1S")
MEMORY_ROW = 3  # tokens beside each other


def memory_side(side: int, x: float, size: float = 12) -> str:
    icons = ("i-original", "i-moon") if side == 0 else ("i-loyalty", "i-sun")
    middle = 9.5 if size == 12 else 12
    return "".join(use(icon, x + i * (size + 1), middle - size / 2, size) for i, icon in enumerate(icons))


def islands(scene: Scene) -> str:
    found = []
    for island in range(len(ROMAN)):
        told = scene.names.say("draw-portal", island=ROMAN[island])
        stacks = [(slot, stack) for slot, stack in enumerate(scene.table["stacks"]) if stack["island"] == island + 1]
        stacks.sort(key=lambda pair: (pair[1]["sun"] > 0) + (pair[1]["moon"] == 0))
        columns = CARDS_RIGHT if is_right(island) else CARDS_LEFT
        cards = "".join(stack_drawn(scene, slot, stack, columns[i]) for i, (slot, stack) in enumerate(stacks))
        found.append(
            f'<g id="island-{island + 1}" class="{place(f"island-{island + 1}")}">{rock(island)}'
            f"{portal_drawn(island, told)}{cards}{memories(scene, island)}</g>"
        )
    return "".join(found)


def pawns(scene: Scene) -> str:
    found = []
    for player in scene.table["players"]:
        seat, island = player["seat"], player["island"]
        spot = f"home-{seat}" if island is None else f"portal-{island}"
        told = scene.names.say("draw-hero", seat=scene.names.seat(seat))
        body = use("d-pawn", -16, -27, 32, 50) + use(f"mark-{seat}", -6, 2.5, 12)
        mark = PLAIN._replace(last=seat in scene.last.pawns)
        found.append(piece(f"pawn-{seat}", f"pawn seat-{seat} {place(spot)}", body, disc(0, -3, 27), told, mark))
    return "".join(found)
