"""What lies beside the board: the creatures with their values, the event cards, fog nobody has seen, the signs."""

from __future__ import annotations

from functools import cache, lru_cache

from ninerealms.drawing.parts import box
from ninerealms.drawing.svg import at, escape, label, measure, num, title, use
from ninerealms.games.andor import content
from ninerealms.games.andor.picture.figures import FOG_ICONS, foe_icon
from ninerealms.games.andor.picture.layout import PANEL, TALL, WIDE
from ninerealms.games.andor.picture.scene import REMEMBERED, Names, Scene
from ninerealms.games.andor.words.board import CREATURES
from ninerealms.games.andor.words.cards import Telling, say_letter_card

LINE = 24
CREATURE_KINDS = content.creature_ids[:6]
HIGH = 206


# --- creatures ---------------------------------------------------------------------------------------


def creatures(scene: Scene) -> str:
    """The creature display: strength, willpower, dice, reward, how many wait and how many are beaten."""
    table = scene.table
    counts = tuple((table["supply"][kind], table["beaten"][kind]) for kind in CREATURE_KINDS)
    values = tuple((scene.strength_of(kind), scene.will_of(kind)) for kind in CREATURE_KINDS)
    return creatures_drawn(scene.names, counts, values)


@lru_cache(maxsize=REMEMBERED)
def creatures_drawn(names: Names, counts: tuple[tuple[int, int], ...], values: tuple[tuple[int, int], ...]) -> str:
    found = [f'<{box(0, 0, PANEL, HIGH, 12)} class="panel"/>', heading(names.say("draw-creatures"))]
    columns = (("i-strength", 196), ("i-willpower", 240), ("i-die", 284), ("i-purse", 328))
    for icon, x in columns:
        found.append(use(icon, x - 9, 12, 18))
    found.append(fitted(names.say("draw-waiting-foes"), 390, 26, 82, 12, "a-col mid"))
    for i, kind in enumerate(CREATURE_KINDS):
        y = 40 + i * (LINE + 3)
        number = content.creature_ids.index(kind)
        figures = (*values[i], content.creature_dice[number], content.creature_reward[number])
        cells = "".join(
            f'<text class="mid a-num" x="{x}" y="17">{value}</text>'
            for value, (_, x) in zip(figures, columns, strict=True)
        )
        waiting, beaten = counts[i]
        told = names.say("draw-supply", foe=names.foe(kind), supply=waiting, beaten=beaten)
        found.append(
            f'<g class="a-row"{at(8, y)}>{title(told)}<{box(0, 0, PANEL - 16, LINE, 5)}/>'
            f"<g{at(-8, 0)}>{use(foe_icon(kind), 16, 2, 20)}"
            f"{label(names.foe(kind), 44, 17, 124, 13.5, 'a-kind')}{cells}"
            f'<text class="mid a-num" x="390" y="17">{waiting} · {beaten}</text></g></g>'
        )
    return f'<g id="creatures">{"".join(found)}</g>'


@lru_cache(maxsize=REMEMBERED)
def fitted(text: str, x: float, y: float, width: float, size: float, kind: str = "") -> str:
    """A text on one line, squeezed where it must be."""
    tight = f' textLength="{num(width)}" lengthAdjust="spacingAndGlyphs"' if measure(text, size) > width else ""
    return f'<text class="{kind}" x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{tight}>{escape(text)}</text>'


@cache
def heading(text: str) -> str:
    return f'<text class="carved a-panel-head" x="14" y="26">{escape(text)}</text>'


# --- cards and tokens --------------------------------------------------------------------------------


@cache
def event_back(order: tuple[str, ...], beads: tuple[str, ...]) -> str:
    """The back of an event card: the order of the creatures, the beads of the heroes from the top."""
    signs = "".join(use(foe_icon(CREATURES[sign]), 7 + i % 2 * 21, 8 + i // 2 * 23, 19) for i, sign in enumerate(order))
    strung = "".join(
        f'<circle class="a-bead b-{bead}" cx="62" cy="{num(15 + i * 18)}" r="7"/>' for i, bead in enumerate(beads)
    )
    return f'<g class="a-back"><{box(0, 0, 76, 84, 7)}/><path d="M51 8v68"/>{signs}{strung}</g>'


def cards(scene: Scene) -> str:
    """The event cards as far as they are seen, the signs of Takota, and the fog nobody has seen."""
    table, names = scene.table, scene.names
    name = names.say("draw-events")
    found = [f'<{box(0, 0, PANEL, HIGH, 12)} class="panel"/>', heading(name)]
    said = names.say("table-deck", count=table["deck"], used=len(table["used_events"]))
    found.append(fitted(said, PANEL - 14, 26, PANEL - 44 - measure(name, 17) * 1.14, 13, "far a-note"))
    x = 14.0
    if scene.side == "river":
        for depth, card in enumerate(table["top_cards"]):
            if card is not None:
                told = names.say(
                    "table-back",
                    depth=depth + 1,
                    order=names.listed(names.foe(CREATURES[sign]) for sign in card["order"]),
                    beads=names.listed(names.say(f"bead-{bead}") for bead in card["beads"]),
                )
                back = event_back(tuple(card["order"]), tuple(card["beads"]))
                found.append(f'<g id="event-back-{depth}"{at(x, 38)}>{title(told)}{back}</g>')
                x += 84
    found.append(signs_of_takota(scene, x))
    found.append(unseen(names, tuple(table["unseen_fog"].items()), 138))
    rest = [names.say("table-widows-left", count=table["widows_left"])] if scene.side == "river" else []
    if table["with_tile"]:
        rest.append(names.say("table-logs", count=table["logs"]))
    if table["king_will"] and scene.has_cave:
        rest.append(names.say("table-king", will=table["king_will"]))
    found.append(fitted(" · ".join(rest), 14, HIGH - 10, PANEL - 28, 13, "a-note"))
    return f'<g id="cards">{"".join(found)}</g>'


def signs_of_takota(scene: Scene, x: float) -> str:
    """The signs of Takota in words; without them some of the events that were used."""
    table, names, found = scene.table, scene.names, []
    wide = PANEL - x - 14
    if not table["takota"]:
        for i, card in enumerate(table["used_events"][-4:]):
            said = names.say("draw-used-events", event=names.say(f"event-{card}"))
            found.append(fitted(said, x, 54 + i * 20, wide, 13, "a-note"))
    for i, card in enumerate(table["takota"]):
        is_solved = card in table["solved"]
        kind = "a-sign met" if is_solved else "a-sign"
        mark = use("i-check" if is_solved else "i-ruin", 0, 0, 17)
        said = fitted(names.say(f"takota-{card}"), 22, 13.5, wide - 24, 13)
        found.append(f'<g class="{kind}"{at(x, 42 + i * 22)}>{mark}{said}</g>')
    return "".join(found)


@lru_cache(maxsize=REMEMBERED)
def unseen(names: Names, tokens: tuple[tuple[str, int], ...], y: float) -> str:
    """The fog tokens nobody has turned up, by kind."""
    found, x = [use("i-fog", 14, y, 22, kind="a-quiet")], 44.0
    for kind, count in tokens:
        told = names.say("supply-fog", fog=names.say(f"fog-{kind}"), count=count)
        found.append(
            f'<g{at(x, y)}>{title(told)}<text class="a-num" y="17">{count}</text>{use(FOG_ICONS[kind], 11, 1, 20)}</g>'
        )
        x += 42
    told = names.say("draw-unseen-fog")
    return f'<g id="unseen-fog">{title(told)}{"".join(found)}</g>'


# --- the narrator's card -----------------------------------------------------------------------------

TALE_SIZE = 14
TALE_LINE = 19
SERIF = 0.88  # slanted letters are a little wider than others


@cache
def wrapped(text: str, width: float) -> tuple[str, ...]:
    """A text in lines of a width; where there are no spaces it breaks between any two letters."""
    parts = [part + " " for part in text.split(" ")] if text.count(" ") > len(text) / 20 else list(text)
    lines = [""]
    for part in parts:
        if lines[-1] and measure(lines[-1] + part.rstrip(), TALE_SIZE) > width * SERIF:
            lines.append("")
        lines[-1] += part
    return tuple(line.rstrip() for line in lines)


@lru_cache(maxsize=REMEMBERED)
def tale_drawn(names: Names, told: Telling, letter: str) -> tuple[str, float, float]:
    """A card of the legend as it is read aloud, and how high it is in both shapes."""
    text, found, highs = names.told(say_letter_card(told, content.LETTERS.index(letter))), [], []
    for name, width in (("in-wide", WIDE), ("in-tall", TALL)):
        lines = wrapped(text, width - 92)
        high = max(72.0, 26 + TALE_LINE * len(lines))
        top = (high - TALE_LINE * len(lines)) / 2 + 14
        words = "".join(
            f'<text class="a-tale-t" x="76" y="{num(top + i * TALE_LINE)}">{escape(line)}</text>'
            for i, line in enumerate(lines)
        )
        found.append(
            f'<g class="{name}"><{box(0, 0, width, high, 10)} class="a-tale"/>'
            f'<{box(4, 4, width - 8, high - 8, 7)} class="a-tale-line"/><{box(14, 14, 46, 46, 8)} class="a-initial"/>'
            f'<text class="carved mid a-initial-n" x="37" y="48">{letter}</text>{words}</g>'
        )
        highs.append(high)
    name = title(names.say("draw-tale", letter=letter))
    return f'<g id="tale">{name}{"".join(found)}</g>', highs[0], highs[1]


def tale(scene: Scene) -> tuple[str, float, float]:
    """The card the narrator read last."""
    table = scene.table
    past = [letter for letter in ("A", *table["stars"], "N") if letter <= table["letter"]]
    told = Telling(table["legend"] - 1, content.VARIANTS.index(table["variant"]), scene.players)
    return tale_drawn(scene.names, told, past[-1])
