"""Choices that are nothing on the table, as chips on a board over the beam; and the score sheet at the end."""

from __future__ import annotations

from ninerealms.drawing.parts import Mark, box, crest, piece
from ninerealms.drawing.svg import at, label, measure, num, use, words
from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.picture.faces import parts_of
from ninerealms.games.diceforge.picture.layout import place
from ninerealms.games.diceforge.picture.scene import ICONS, RESOURCES, Scene

HIGH = 34
LINE = 372
SIZE = 14.5
LONGEST = 46  # letters of a sentence that still make a chip
NUMBERS = {
    "CONVERT": "i-glory",
    "STORE_GOLD": "i-gold",
    "FROM_SCEPTER": "i-gold",
    "USE_SHARDS": "i-original",
    "SPEND_GOLD": "i-gold",
}
STOPS = {
    ("ACT", v.PASS): ("draw-pass", "i-pass"),
    ("REINFORCE", v.STOP_REINFORCING): ("draw-stop", "i-check"),
    ("FORGE_MORE", v.STOP_FORGING): ("draw-stop", "i-check"),
    ("FORGE_WHAT", v.DECLINE_FORGE): ("draw-no-forge", "i-pass"),
    ("EXTRA_ACTION", 0): ("draw-no-extra", "i-pass"),
    ("EXTRA_ACTION", 1): ("draw-extra", "i-sun"),
    ("REROLL", v.KEEP_ROLL): ("draw-keep", "i-check"),
    ("REPEAT", 0): ("draw-no-repeat", "i-pass"),
    ("REPEAT", 1): ("draw-repeat", "e-hound"),
    ("PAY_OR_NOT", 0): ("draw-no-pay", "i-pass"),
    ("PAY_OR_NOT", 1): ("draw-pay", "i-check"),
    ("USE_SCEPTER", v.KEEP_SCEPTER): ("draw-keep-scepter", "i-pass"),
    ("USE_SCEPTER", v.SCEPTER_AS_SUN): ("draw-scepter-sun", "i-sun"),
    ("USE_SCEPTER", v.SCEPTER_AS_MOON): ("draw-scepter-moon", "i-moon"),
    ("USE_MERCHANTS", 0): ("draw-merchant-glory", "i-glory"),
    ("APPLY_FIRST", v.FIRST_FACE): ("draw-first-face", "i-die"),
    ("APPLY_FIRST", v.SECOND_FACE): ("draw-second-face", "i-die"),
    ("APPLY_FIRST", v.PUZZLE_ROLL): ("draw-puzzle", "i-celestial"),
}
WITH_TOKENS = {kind.name for kind in v.KINDS if kind.size == v.TOKENS}  # in these Triton and Companion may be spent
OWN_WORDS = ("APPLY_FIRST", "CHOOSE_GAIN", "NAME_TYPE")  # here the sentence says more than any short word


def resource_told(scene: Scene, resource: str) -> str:
    """A resource to take, with its number where the face that asks says it."""
    face = scene.source - v.SOURCE_FACE
    if 0 <= face < len(content.FACES):
        for count, what in parts_of(content.FACES[face].get("gain", "")):
            if what == resource:
                return scene.names.amount(resource, count)
    return scene.names.resource(resource)


def chip_words(scene: Scene, action: int) -> tuple[str, str]:
    """The word and the icon of a choice; the word may be a figure."""
    names, kind = scene.names, scene.kind
    if (kind, action) in STOPS:
        key, icon = STOPS[kind, action]
        return names.say(key), icon
    if kind in WITH_TOKENS and action == v.SPEND_TRITON:
        return names.short("triton"), "e-triton"
    if kind in WITH_TOKENS and action >= v.CASH_COMPANION:
        space = scene.table["players"][scene.asked]["companions"][action - v.CASH_COMPANION] or 0
        return names.say("draw-cash", count=space), "e-companion"
    if kind in ("CHOOSE_GAIN", "NAME_TYPE"):
        return resource_told(scene, RESOURCES[action]), ICONS[RESOURCES[action]]
    if kind == "ADVANCE_WHICH":
        space = scene.table["players"][scene.asked]["companions"][action] or 0
        return names.say("draw-advance", space=space, next=space + 1), "e-companion"
    if kind == "USE_MERCHANTS":
        return names.say("draw-merchants", count=action), "i-merchant"
    return str(action), NUMBERS.get(kind, "")


def text_of(scene: Scene, action: int) -> tuple[str, str]:
    text, icon = chip_words(scene, action)
    sentence = scene.sentences.get(action, "")
    if scene.kind in OWN_WORDS and sentence and len(sentence) <= LONGEST:
        return sentence.rstrip(".。"), icon
    return text, icon


def chip(scene: Scene, action: int, x: float, y: float, wide: float) -> str:
    text, icon = text_of(scene, action)
    mark = Mark(action, scene.sentences.get(action, text))
    outline = box(0, 0, wide, HIGH, HIGH / 2)
    if not icon:
        inner = label(text, wide / 2, 22, wide - 8, SIZE, "mid")
    elif text.isdigit():  # a quantity: figure, then icon
        inner = f'<text class="far" x="{num(wide - 36)}" y="22" font-size="{num(SIZE)}">{text}</text>'
        inner += use(icon, wide - 32, 7, 20)
    else:
        inner = use(icon, 10, 7, 20) + label(text, (26 + wide) / 2, 22, wide - 44, SIZE, "mid")
    body = f'<{outline} class="body"/>{inner}'
    return piece(f"do-{action}", "chip", body, outline, text, mark, at(x, y))


def tray(scene: Scene) -> str:
    """The choices left over once all things on the table have been drawn."""
    actions = [action for action in scene.options if action not in scene.drawn]
    if not actions:
        return ""
    rows: list[list[tuple[int, float]]] = [[]]
    used = 0.0
    for action in actions:
        text, icon = text_of(scene, action)
        wide = min(LINE, max(HIGH + 4, measure(text, SIZE) + (50 if icon else 18)))
        if rows[-1] and used + wide > LINE:
            rows.append([])
            used = 0
        rows[-1].append((action, wide))
        used += wide + 7
    widest = max(sum(wide + 7 for _, wide in row) - 7 for row in rows)
    high = len(rows) * (HIGH + 7) + 7
    found = [f'<{box(-widest / 2 - 9, -high, widest + 18, high, 14)} class="tray"/>']
    for i, row in enumerate(rows):
        x = -(sum(wide + 7 for _, wide in row) - 7) / 2
        for action, wide in row:
            found.append(chip(scene, action, x, 7 - high + i * (HIGH + 7), wide))
            x += wide + 7
    return f'<g id="tray" class="{place("tray")}">{"".join(found)}</g>'


# --- the end -----------------------------------------------------------------------------------------

COLUMNS = {True: (168, 228, 286, 344), False: (186, 262, 0, 342)}  # with the Titans, and without


def sheet_height(scene: Scene) -> int:
    """How high the score sheet is."""
    return 76 + 34 * len(scene.table["players"])


def sheet(scene: Scene, top: float) -> str:
    """The score sheet: by source and in all, the winner first. Wide it hides the hearth, tall it begins at `top`."""
    if not scene.over:
        return ""
    names, players = scene.names, sorted(scene.table["players"], key=lambda player: -player["score"]["total"])
    high = sheet_height(scene)
    heads = ("draw-sheet-track", "draw-sheet-cards", "draw-sheet-module", "draw-sheet-total")
    has_module = scene.table["module"] == "titans"
    shown, columns = [i for i in range(4) if i != 2 or has_module], COLUMNS[has_module]
    drawn = [label(names.say(heads[i]), columns[i], 56, 58, 12, "mid muted-ink") for i in shown]
    for row, player in enumerate(players):
        seat, score = player["seat"], player["score"]
        y = 88 + 34 * row
        figures = (score["track"], score["cards"], score["module"], score["total"])
        if seat in scene.winners:
            drawn.append(f'<{box(10, y - 21, 364, 31, 8)} class="winner"/>{use("i-glory", 11, y - 25, 38)}')
        drawn.append(crest(seat, 30, y - 6, 10) + label(names.seat(seat), 54, y, 84, 15, "carved"))
        drawn += [
            words(str(figures[i]).replace("-", "−"), columns[i], y, "mid sum" if i == 3 else "mid part") for i in shown
        ]
    heading = names.say("draw-sheet")
    grain = "".join(f"M12 {num(y)}H372" for y in range(40, high - 10, 34))
    return (
        f'<g id="banner" class="sheet {place("banner")}" style="--ty:{num(top + high / 2)}px"><g{at(-192, -high / 2)}>'
        f'<{box(0, 5, 384, high, 12)} class="shade"/>'
        f'<{box(0, 0, 384, high, 12)} class="board"/><path class="grain" d="{grain}"/>'
        f"{words(heading, 192, 30, 'mid carved heading')}{''.join(drawn)}</g></g>"
    )
