"""The signs of the worlds: name, state, what the action there brings, and what the world holds.

What a world holds lies on its sign in the wide shape, and on a shelf under the tree in the tall one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ninerealms.drawing.moment import NOBODY
from ninerealms.drawing.parts import box, gauge, piece, step
from ninerealms.drawing.svg import at, label, measure, num, title, use, words
from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil.picture.figures import fitted, jotun_piece
from ninerealms.games.yggdrasil.picture.layout import FRONT, SHELVES, Sign, put, sign_of
from ninerealms.games.yggdrasil.picture.scene import Names, Scene
from ninerealms.games.yggdrasil.seen.view import GRADES, WorldSeen

GAINS = {
    "alfheim": "i-elf",
    "vanaheim": "i-vanir",
    "midgard": "i-hero",
    "nidavellir": "i-chest",
    "svartalfheim": "i-creature",
    "jotunheim": "i-stone",
}  # worlds whose action has a number of things; the others have a number of risks
CELL = 19
JOTUNHEIM = "jotunheim"
LOKI_AT = 214  # where his gauge begins on the sign of Jotunheim
NAME_WIDE = (98, 90)  # the room of a name, and of Jotunheim's
OBSTACLES = ("elves", "heroes", "artifacts", "vanir-dice", "god-dice")
OBSTACLE_ICONS = ("i-elf", "i-hero", "i-chest", "i-vanir", "i-die")
TAG = 14
STONES = ("white", "green", "red")


# --- boards ------------------------------------------------------------------------------------------


@cache
def board(x: float, y: float, wide: float, high: float) -> str:
    """A piece of planed wood."""
    grain = f"M{num(x + 8)} {num(y + high * 0.36)}q{num(wide * 0.3)}-5 {num(wide * 0.5)} 0t{num(wide * 0.42)}-2"
    return (
        f'<{box(x, y, wide, high, 7)} class="y-board"/><path class="y-woodgrain" d="{grain}"/>'
        f'<{box(x + 3, y + 3, wide - 6, high - 6, 5)} class="y-edge"/>'
    )


@cache
def ropes(shape: int, level: int, slot: int) -> str:
    """What a sign hangs on, and the vine down to the next world of its column."""
    if shape or slot == 0:
        return ""
    sign = sign_of(shape, level, slot)
    rope = f'<path class="y-rope" d="M{num(sign.wide / 2 - 60)} 2v-12M{num(sign.wide / 2 + 60)} 2v-12"/>'
    if level == 2:
        return rope
    x = 16 if slot == 1 else sign.wide - 16
    low = sign_of(shape, level + 1, slot).y - sign.y - sign.high
    turns = int(low // 34)
    vine = f"M{num(x)} {num(sign.high)}" + "".join(f"q{6 if i % 2 else -6} 17 0 34" for i in range(turns))
    leaf = "".join(
        f"M{num(x)} {num(sign.high + 20 + 34 * i)}" + ("q-9-7-13 2q4 6 13-2" if i % 2 else "q9-7 13 2q-4 6-13-2")
        for i in range(turns)
    )
    return f'{rope}<path class="y-vine" d="{vine}"/><path class="y-vineleaf" d="{leaf}"/>'


@cache
def pill(text: str, kind: str, right: float, y: float, size: float) -> str:
    """A dark tag at the upper edge of a sign, ending at `right`."""
    wide = measure(text, size) * 1.1 + 12
    return (
        f'<g class="y-tag {kind}"><{box(right - wide, y, wide, size + 6, (size + 6) / 2)}/>'
        f"{fitted(text, right - wide / 2, y + size + 1, wide - 6, size, 'mid')}</g>"
    )


@cache
def outlook(names: Names, world: str, grade: str, amount: int, risks: int, right: float, y: float) -> str:
    """What the action of a world would bring the one who is asked: an arrow for the grade, figure, icon."""
    number = content.world_ids.index(world)
    told = names.say(f"brief-{world}", count=amount, risks=risks)
    told = names.say("draw-outlook", grade=names.say(f"grade-{grade}"), brief=told)
    icon = GAINS.get(world, "i-battle")
    figure = amount if world in GAINS else content.action_risks[number * 3 + GRADES.index(grade)]
    arrow = {"penalty": "M0-3h9L4.5 4z", "bonus": "M0 4h9L4.5-3z", "normal": ""}[grade]
    drawn = f'<path class="y-{grade}" transform="translate({num(right - 44)} {num(y)})" d="{arrow}"/>' if arrow else ""
    kind = "y-gain" if world in GAINS else "y-risk"
    return (
        f'<g class="y-outlook {kind}">{title(told)}<{box(right - 50, y - 11, 50, 22, 11)} class="y-outlook-b"/>{drawn}'
        f'<text class="far" x="{num(right - 25)}" y="{num(y + 5)}" font-size="14">{figure}</text>'
        f"{use(icon, right - 22, y - 8, 16)}</g>"
    )


@cache
def head(names: Names, world: str, level: int, slot: int, under: str) -> str:
    """The wood of a sign with the rune and the name of its world, in both shapes."""
    wide, tall = sign_of(0, level, slot), sign_of(1, level, slot)
    name = names.world(world)
    foot = ""
    if under:
        told = names.say("draw-next-under", world=names.world(under))
        foot = label(told, 12, wide.high - 8, wide.wide - 20, 14, "y-tiny")
    one = (
        f"{ropes(0, level, slot)}{board(0, 0, wide.wide, wide.high)}{use(f'w-{world}', 9, 7, 20)}"
        f"{label(name, 35, 23, NAME_WIDE[world == JOTUNHEIM], 17, 'carved y-word')}{foot}"
    )
    turned = f"{use('i-renew', 78, 24, 13)}{use(f'w-{under}', 96, 22, 16)}" if under else ""
    two = (
        f"{board(0, 0, tall.wide, tall.high)}{use(f'w-{world}', 6, 4, 14)}"
        f"{label(name, 23, 15.5, 96, 13.5, 'carved y-word')}{turned}"
    )
    return f'<g class="in-wide">{one}</g><g class="in-tall">{two}</g>'


def state_tags(names: Names, seen: WorldSeen, wide: Sign, tall: Sign) -> str:
    """Whether a world is devastated or blocked: at the lower edge of its sign; at the sides, wide, at the upper one."""
    tags = [(names.say("draw-devastated"), "")] if seen["devastated"] else []
    tags += [(names.say("draw-blocked"), "cold")] if seen["blocked"] else []
    top = wide.high - 6 if seen["column"] == FRONT else -12
    found, right, low = [], wide.wide - 4, tall.high - 6
    for text, kind in tags:
        found.append(f'<g class="in-wide">{pill(text, kind, right, top, TAG)}</g>')
        found.append(f'<g class="in-tall">{pill(text, kind, tall.wide + 1, low, TAG)}</g>')
        right -= measure(text, TAG) * 1.1 + 15
        low += TAG + 7
    return "".join(found)


def sign(scene: Scene, number: int) -> str:
    """The sign of a world, without what it holds."""
    seen, names = scene.table["worlds"][number], scene.names
    level, slot = content.world_level[number], seen["column"]
    wide, tall = sign_of(0, level, slot), sign_of(1, level, slot)
    under = ""
    if level == 1:
        under = scene.table["columns"][(slot + 1) % 3][0]
    parts = [head(names, seen["id"], level, slot, under)]
    if scene.mover != NOBODY and not seen["devastated"] and not seen["blocked"]:
        grade, risks = seen["grades"][scene.mover], seen["risks"][scene.mover]
        amount = content.action_amount[number * 3 + GRADES.index(grade)]
        right = LOKI_AT - 24 if seen["id"] == JOTUNHEIM else wide.wide - 8
        parts.append(f'<g class="in-wide">{outlook(names, seen["id"], grade, amount, risks, right, 17)}</g>')
        parts.append(f'<g class="in-tall">{outlook(names, seen["id"], grade, amount, risks, 60, 31.5)}</g>')
    parts.append(state_tags(names, seen, wide, tall))
    spots = put((wide.x, wide.y), (tall.x, tall.y))
    return f'<g id="sign-{seen["id"]}" class="y-sign place"{spots}>{"".join(parts)}</g>'


# --- what worlds hold --------------------------------------------------------------------------------


@cache
def stock(told: str, icon: str, count: int, top: int, of: str, wide: float) -> str:
    """How many of a thing, and a gauge of all there are."""
    x = 9 * len(str(count)) + 8
    return (
        f'<g class="y-stock">{title(told)}<{box(0, -3, x + 21, 22, 11)} class="y-outlook-b"/>'
        f'<text class="y-stock-n" x="7" y="13.5">{count}</text>{use(icon, x, 0, 16)}'
        f"<g{at(x + 26, 4)}>{gauge(count, max(1, top), wide - x - 26, 9, of, told)}</g></g>"
    )


@cache
def cells(icon: str, taken: int, last: int, is_from_right: bool) -> str:
    """A strength gauge: pieces cover values; the value that counts now is lit."""
    found = []
    for value in range(1, last + 1):
        x = (value - 1) * CELL
        if is_from_right:  # Loki: pieces lie on the high values and leave from the left
            covered, now = value > taken + 1, value == taken + 1
        else:
            covered, now = value <= taken, value == taken + 1
        kind = "y-cell now" if now else "y-cell taken" if covered else "y-cell"
        found.append(f'<{box(x, 0, CELL - 2, 20, 3)} class="{kind}"/>')
        if covered:
            found.append(use(icon, x + 0.5, 2, 16))
        else:
            found.append(
                f'<text class="mid {"y-cell-n now" if now else "y-cell-n"}" x="{num(x + 8.5)}" y="15">{value}</text>'
            )
    return "".join(found)


def hold_alfheim(scene: Scene) -> str:
    table = scene.table
    total = table["elves_reserve"] + sum(god["elves"] for god in table["gods"])
    told = scene.names.say(
        "draw-reserve", amount=scene.names.say("count-elves", count=table["elves_reserve"]), total=total
    )
    return stock(told, "i-elf", table["elves_reserve"], total, "leaf", 108)


def hold_vanaheim(scene: Scene) -> str:
    table = scene.table
    total = table["vanir_reserve"] + sum(god["vanir"] for god in table["gods"])
    told = scene.names.say(
        "draw-reserve", amount=scene.names.say("count-vanir", count=table["vanir_reserve"]), total=total
    )
    return stock(told, "i-vanir", table["vanir_reserve"], total, "leaf", 108)


def hold_asgard(scene: Scene) -> str:
    names, heroes = scene.names, scene.table["valhalla"]
    told = names.say("draw-valhalla", amount=names.say("count-heroes", count=heroes))
    hall = words(names.say("draw-valhalla-short"), 118, 12.5, "y-small in-wide")
    return stock(told, "i-hero", heroes, content.GAME["heroes"], "gold", 112) + hall


def hold_midgard(scene: Scene) -> str:
    names, table = scene.names, scene.table
    heroes, dead = table["heroes_reserve"], table["anonymous_reserve"]
    total, most = content.GAME["heroes"], content.GAME["anonymous"]
    one = names.say("draw-reserve", amount=names.say("count-heroes", count=heroes), total=total)
    two = names.say("draw-reserve", amount=names.say("count-dead", count=dead), total=most)
    left = stock(one, "i-hero", heroes, total, "gold", 82)
    return f"{left}<g{at(90, 0)}>{stock(two, 'i-dead', dead, most, 'death', 82)}</g>"


def hold_svartalfheim(scene: Scene) -> str:
    names, cards = scene.names, scene.table["creatures"]
    told = names.say("draw-creature-cards", cards=names.cards("creature", cards))
    back = use("p-back", 0, -3, 18, 24) + use("p-back", 3, -5, 18, 24)
    return (
        f'<g class="y-stock" id="creatures">{title(told)}{back}{use("i-creature", 5.5, 1, 13, kind="y-onback")}'
        f"{words(str(len(cards)), 29, 13, 'y-num')}{words(names.say('draw-creatures'), 56, 12.5, 'y-small')}</g>"
    )


def hold_nidavellir(scene: Scene) -> str:
    """The three holders, each with its top card."""
    names, table, found = scene.names, scene.table, []
    for level, card in enumerate(table["holders"]):
        left = len(table["holder_cards"][level])
        numeral = ("I", "II", "III")[level]
        outline = box(0, 0, 60, 30, 3)
        if card is None:
            told = names.say("draw-holder-empty", level=level + 1)
            body = f'<{outline} class="y-slot"/>{words(numeral, 30, 20, "mid y-tiny")}'
        else:
            told = f"{names.card('artifact', card)} {names.say('draw-left', count=left)}"
            body = (
                f'<{outline} class="y-paper"/>{fitted(names.say(f"artifact-{card}"), 30, 13, 56, 14, "mid y-card-n")}'
            )
            body += words(f"{numeral} · {left}", 30, 26, "mid y-card-t")
        mark, thing = scene.mark("holder", level, told), f"artifact-{card}" if card else ""
        if mark.action is not None:
            body += f"<g{at(56, 2)}>{step(scene.options.index(mark.action) + 1, 10)}</g>"
        found.append(piece(f"holder-{level + 1}", "y-holder", body, outline, told, mark, at(level * 63, -2), thing))
    return "".join(found)


def strength_row(scene: Scene, enemy: str, icon: str, taken: int, last: int) -> str:
    names = scene.names
    foe = scene.foe(enemy)
    told = names.say("foe-here", foe=names.enemy(enemy), strength=foe["strength"] if foe else 0)
    heading = names.say("draw-strength", enemy=names.enemy(enemy))
    return (
        f'<g class="y-stock e-{enemy}">{title(told)}{words(heading, 0, 6, "y-small")}'
        f"<g{at(0, 12)}>{cells(icon, taken, last, False)}</g></g>"
    )


def hold_muspelheim(scene: Scene) -> str:
    return strength_row(scene, "surt", "i-fire-giant", scene.table["giants"], content.GAME["fire_giants"] + 1)


def hold_niflheim(scene: Scene) -> str:
    return strength_row(scene, "hel", "i-dead", scene.table["anonymous"], content.GAME["anonymous"] + 1)


@cache
def sword_drawn() -> str:
    spots = "".join(
        f'<circle class="y-spot" cx="{64 + 34 * i}" cy="0" r="14"/>{use(icon, 55 + 34 * i, -9, 18)}'
        for i, icon in enumerate(OBSTACLE_ICONS)
    )
    return (
        '<path class="y-blade" d="M44-10.500h168l16 10.5-16 10.500H44z"/><path class="y-fuller" d="M50 0h162"/>'
        '<path class="y-hilt" d="M36-18h8v36h-8zM14-4.500h22v9H14z"/><circle class="y-hilt" cx="12" cy="0" r="7"/>'
        + spots
    )


@cache
def stone_drawn(colour: str, house: str) -> str:
    faces = content.FACTS["runes"][STONES.index(colour)]["faces"]
    runes = "".join(
        use(f"r-{face}", 5, 5 + 12 * i, 13 if i == 0 else 10, kind="y-rune-cut") for i, face in enumerate(faces)
    )
    return f'<g class="y-stone {colour}">{title(house)}{use("p-stone", 0, 0, 24, 32)}{runes}</g>'


def hold_jotunheim(scene: Scene) -> str:
    """Loki's gauge, the Sword of Obstacles with the Jotuns on it, rune stones and Jotun cards."""
    names, table = scene.names, scene.table
    active = len(table["jotuns"])
    foe = scene.foe("loki")
    told = names.say("foe-here", foe=names.enemy("loki"), strength=foe["strength"] if foe else 0)
    row = cells("i-jotun", active, content.GAME["jotun_pieces"] + 1, True)
    gauge_row = f'<g class="e-loki y-stock"{at(LOKI_AT - 12, -24)}>{title(told)}{use("i-loki", -22, 1, 18)}{row}</g>'
    standing = []
    for jotun in content.JOTUNS:
        if jotun["id"] in table["jotuns"] and "hinders" in jotun:
            x = 64 + 34 * OBSTACLES.index(jotun["hinders"])
            standing.append(f'<g transform="translate({x} 52) scale(.84)">{jotun_piece(scene, jotun["id"], "")}</g>')
    cards = names.cards("jotun", table["jotun_cards"])
    deck = names.say("draw-jotun-cards", cards=cards)
    stones = "".join(
        f"<g{at(240 + 27 * i, 14)}>{stone_drawn(stone, stone_told(names, stone))}</g>" for i, stone in enumerate(STONES)
    )
    back = use("p-back", 0, 0, 20, 27) + use("p-back", 3, -3, 20, 27)
    return (
        f'{gauge_row}<g id="sword"{at(0, 44)}>{title(names.say("draw-sword"))}{sword_drawn()}</g>{"".join(standing)}'
        f"{stones}{words(names.say('draw-house'), 279, 60, 'mid y-tiny y-house')}"
        f'<g id="jotun-cards"{at(328, 18)}>{title(deck)}{back}{use("i-jotun", 6, 3, 14, kind="y-onback")}'
        f"{words(str(len(table['jotun_cards'])), 12, 42, 'mid y-num')}</g>"
    )


@cache
def stone_told(names: Names, stone: str) -> str:
    faces = content.FACTS["runes"][STONES.index(stone)]["faces"]
    runes = names.listed([names.card("rune", face) for face in faces])
    return names.say("draw-stone", stone=names.say(f"stone-{stone}"), runes=runes)


HOLDS: dict[str, Callable[[Scene], str]] = {
    "alfheim": hold_alfheim,
    "asgard": hold_asgard,
    "vanaheim": hold_vanaheim,
    "midgard": hold_midgard,
    "nidavellir": hold_nidavellir,
    "svartalfheim": hold_svartalfheim,
    "muspelheim": hold_muspelheim,
    "niflheim": hold_niflheim,
    "jotunheim": hold_jotunheim,
}


@cache
def shelf_board(names: Names, world: str) -> str:
    """The plank on which the tall shape shows what a world holds."""
    _, _, wide, high = SHELVES[world]
    name = names.say("draw-valhalla-short") if world == "asgard" else names.world(world)
    return (
        f'<g class="in-tall">{board(-8, -27, wide, high)}{use(f"w-{world}", -1, -22, 14)}'
        f"{label(name, 17, -11, wide - 32, 13.5, 'carved y-word')}</g>"
    )


def held(scene: Scene) -> dict[str, str]:
    """What all worlds hold, before it has its place."""
    return {world: hold(scene) for world, hold in HOLDS.items()}


def holds(scene: Scene, drawn: dict[str, str], shelf_top: float) -> str:
    """What all worlds hold, on their signs or on the shelf."""
    found = []
    for world, inner in drawn.items():
        number = content.world_ids.index(world)
        level, slot = content.world_level[number], scene.table["worlds"][number]["column"]
        wide = sign_of(0, level, slot)
        x, y, _, _ = SHELVES[world]
        spots = put((wide.x + 12, wide.y + 33), (x + 8, shelf_top + y + 27))
        found.append(f'<g id="hold-{world}" class="y-hold place"{spots}>{shelf_board(scene.names, world)}{inner}</g>')
    return "".join(found)
