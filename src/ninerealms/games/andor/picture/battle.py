"""The battle scene while a fight runs: dice of the heroes, dice of the foe, what they come to."""

from __future__ import annotations

from functools import cache

from ninerealms.drawing.parts import Mark, box, crest, piece
from ninerealms.drawing.svg import at, escape, label, num, title, use
from ninerealms.games.andor import content
from ninerealms.games.andor.picture import figures
from ninerealms.games.andor.picture.layout import PANEL
from ninerealms.games.andor.picture.scene import Scene
from ninerealms.games.andor.rules.fights import foe
from ninerealms.games.andor.seen.fight_seen import FightSeen

ROW = 52
LEAST = 164
HEAD = 34
FACES = "1 2 3 4 5 6"
BLACK = ("marsh-troll", "knight", "being")


def height(scene: Scene) -> float:
    """How high both halves are."""
    return max(LEAST, HEAD + ROW * len(scene.table["fight"]["fighters"]) + 42)


@cache
def die(face: int, kind: str, is_best: bool) -> str:
    """A die of 38 units: of a hero in its colour, of a foe red or black; without a face it is still to be rolled."""
    symbol = "p-cube" if kind == "hero" else "p-hex"
    if not face:
        return f'<g class="a-unrolled"><{box(2, 2, 33, 33, 8)}/><text class="mid" x="18.500" y="25">?</text></g>'
    rim = f'<{box(-2.5, -2.5, 42, 42, 11)} class="a-best"/>' if is_best else ""
    faces = FACES if kind != "black" else " ".join(str(n) for n in sorted(set(content.black_die)))
    return (
        f'<g class="a-dice d-{kind}" data-faces="{faces}">{use(symbol, 0, 0, 37, 39)}'
        f'<text class="mid" x="18" y="25.500">{face}</text></g>{rim}'
    )


def best_of(scene: Scene, seat: int, rolls: list[int]) -> int:
    """The place of the die that counts, as far as one is chosen; Grea's 3 counts as 6."""
    value = scene.table["fight"]["values"].get(seat, 0)
    if not value:
        return -1
    return rolls.index(value) if value in rolls else 0


def hero_row(scene: Scene, seat: int, y: float) -> str:
    """A fighter: badge, name, strength, dice, the sum."""
    fight, sheet, names = scene.table["fight"], scene.table["heroes"][seat], scene.names
    rolls = fight["rolls"].get(seat, [])
    best = best_of(scene, seat, rolls)
    shown = []
    for i in range(max(len(rolls), sheet["dice"])):
        face = rolls[i] if i < len(rolls) else 0
        told = names.say("table-roll", who=scene.hero(seat), dice=str(face)) if face else names.say("draw-unrolled")
        mark = scene.mark("die", seat * 4 + i, told)
        body = die(face, "hero", i == best)
        shown.append(
            piece(f"die-{seat}-{i}", "a-thrown", body, box(0, 0, 37, 37, 9), told, mark, at(152 + i * 44, y + 7))
        )
    value = fight["values"].get(seat, 0)
    total = str(sheet["strength"] + value) if value else f"{sheet['strength']} + ?"
    now = " a-rolls" if seat == scene.asked else ""
    return (
        f'<g class="seat-{seat}{now}"><{box(8, y + 2, PANEL - 16, ROW - 6, 8)} class="a-rank"/>'
        f"{crest(seat, 28, y + 25, 11)}"
        f"{label(scene.hero(seat), 46, y + 22, 100, 16.5, 'a-name')}"
        f'<text class="a-str-n" x="46" y="{num(y + 41)}">{sheet["strength"]}</text>{use("i-strength", 60, y + 28, 15)}'
        f'{"".join(shown)}<text class="far a-sum" x="{PANEL - 18}" y="{num(y + 34)}">{total}</text></g>'
    )


def heroes_half(scene: Scene) -> str:
    """The fighters under each other, and what they have together."""
    fight, names = scene.table["fight"], scene.names
    high = height(scene)
    rows = "".join(hero_row(scene, seat, HEAD + ROW * i) for i, seat in enumerate(fight["fighters"]))
    known = [seat for seat in fight["fighters"] if fight["values"].get(seat)]
    total = sum(scene.table["heroes"][seat]["strength"] for seat in fight["fighters"]) + sum(fight["values"].values())
    more = "" if len(known) == len(fight["fighters"]) else " + ?"
    head = names.say("draw-battle", space=names.space(fight["place"]))
    tags = names.say("draw-round", round=max(1, fight["round"]))
    signs = ""
    if fight["bladed"]:
        signs += f"<g{at(PANEL - 150, 8)}>{title(names.say('thing-blade'))}{use('i-shadow-blade', 0, 0, 20)}</g>"
    if fight["stoned"]:
        signs += f"<g{at(PANEL - 125, 8)}>{title(names.say('thing-hope'))}{use('i-hope', 0, 0, 20)}</g>"
    return (
        f'<g class="a-tray"><{box(0, 0, PANEL, high, 12)} class="a-planks"/>'
        f"{label(head, 14, 23, 270, 17, 'carved a-head')}{signs}"
        f'<text class="far a-round" x="{PANEL - 16}" y="22">{escape(tags)}</text>{rows}'
        f'<text class="mid a-total" x="{PANEL / 2}" y="{num(high - 12)}">{total}{more}</text></g>'
    )


# --- the foe -----------------------------------------------------------------------------------------


def result(dice: list[int]) -> int:
    """The best of single dice and sums of equal ones."""
    return max((face * dice.count(face) for face in dice), default=0)


@cache
def ranks(strength: int, will: int, most: int) -> str:
    """The strength boxes of the creature table, and willpower point by point."""
    found = []
    boxes = sorted({*content.box_strength, strength})
    step = 232 / len(boxes)
    for i, value in enumerate(boxes):
        on = " on" if value == strength else ""
        found.append(
            f'<{box(i * step, 0, step - 4, 22, 5)} class="a-cell{on}"/>'
            f'<text class="mid a-cell-n{on}" x="{num(i * step + step / 2 - 2)}" y="16">{value}</text>'
        )
    step = 232 / max(most, will, 1)
    for i in range(max(most, will)):
        on = " on" if i < will else ""
        found.append(f'<{box(i * step, 28, step - 2, 12, 3)} class="a-cell will{on}"/>')
    return "".join(found)


def foe_picture(kind: str) -> str:
    if kind == "widow":
        return f'<g transform="translate(62 78) scale(1.8)">{figures.widows_body(1)}</g>'
    if kind == "rock":
        return f'<g transform="translate(62 84) scale(1.9)">{figures.rock_body()}</g>'
    body = figures.creature_body(kind, 0, 0).rpartition('<g class="a-has"')[0]
    return f'<g transform="translate(62 96) scale(1.5)">{body}</g>'


def foe_half(scene: Scene) -> str:
    """The opponent: figure, values, dice, what it comes to."""
    fight, names = scene.table["fight"], scene.names
    kind, high = fight["foe"], height(scene)
    is_creature = kind in content.creature_ids
    most = scene.will_of(kind) if is_creature else 0
    rank = ranks(fight["strength"], fight["will"], most) if is_creature else ""
    dice = foe_dice(scene, fight)
    value = result(fight["dice"])
    total = f"{fight['strength'] + value}" if value or not dice else f"{fight['strength']} + ?"
    reward = ""
    if fight["reward"]:
        told = names.say("draw-reward", count=fight["reward"])
        count = f'<text class="far a-str-n" x="-2" y="5">{fight["reward"]}</text>'
        reward = f"<g{at(PANEL - 50, 22)}>{title(told)}{count}{use('i-purse', 2, -10, 19)}</g>"
    return (
        f'<g class="a-tray"><{box(0, 0, PANEL, high, 12)} class="a-planks"/>{foe_picture(kind)}'
        f"{label(names.foe(kind), 130, 26, 150, 17, 'carved a-head')}{reward}"
        f'<g{at(286, 22)}><text class="far a-str-n" y="5">{fight["strength"]}</text>{use("i-strength", 3, -9, 17)}'
        f'<text class="far a-str-n" x="44" y="5">{fight["will"]}</text>{use("i-willpower", 47, -9, 17)}</g>'
        f"<g{at(130, 40)}>{rank}</g>{dice}"
        f'<text class="mid a-total" x="{PANEL / 2}" y="{num(high - 12)}">{total}</text></g>'
    )


def dice_to_roll(fight: FightSeen) -> int:
    """How many dice the opponent will roll, if nothing takes one from it."""
    if fight["foe"] not in content.creature_ids:
        return int(fight["foe"] == "widow")
    return foe.dice_with(content.creature_ids.index(fight["foe"]), fight["will"])


def foe_dice(scene: Scene, fight: FightSeen) -> str:
    """The dice of the opponent as they lie there."""
    kind = "black" if fight["foe"] in BLACK else "red"
    kind = "grey" if fight["foe"] == "widow" else kind
    best = result(fight["dice"])
    found = []
    for i, face in enumerate(fight["dice"] or [0] * dice_to_roll(fight)):
        told = (
            scene.names.say("table-roll", who=scene.names.foe(fight["foe"]), dice=str(face))
            if face
            else scene.names.say("draw-unrolled")
        )
        counts = bool(face) and face * fight["dice"].count(face) == best
        body = die(face, kind, counts)
        found.append(piece(f"die-foe-{i}", "a-thrown", body, box(0, 0, 37, 37, 9), told, Mark(), at(130 + i * 46, 92)))
    return "".join(found)
