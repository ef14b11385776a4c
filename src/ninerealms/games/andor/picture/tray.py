"""The band under the board: who is asked what, and every choice that is no space; at the end, how it ended."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ninerealms.drawing.parts import Mark, box, crest, disc, piece
from ninerealms.drawing.svg import escape, label, measure, use, words
from ninerealms.games.andor.picture.chances import before_fights
from ninerealms.games.andor.picture.chips import chip_words
from ninerealms.games.andor.picture.layout import TALL, WIDE, put
from ninerealms.games.andor.picture.scene import REMEMBERED, Scene
from ninerealms.games.andor.words.board import say_end

HEAD = 50
CHIP = 36
SIZE = 14
GAP = 7
MARGIN = 12
BANNER = 92
SERIF = 0.9  # carved letters are wider than others
# Answers to these are chosen on the board; those that found no place there stand here all the same.
ON_THE_BOARD = ("space", "via")
OWN_QUESTIONS = ("SHARE", "FLIGHT")  # what they ask stands nowhere on the table


class Chip(NamedTuple):
    """A choice as a chip."""

    action: int
    number: int
    text: str
    icon: str
    wide: float


class Band(NamedTuple):
    """The band as drawn, and its height in both shapes."""

    drawn: str
    wide: float
    tall: float


def chips_of(scene: Scene) -> list[Chip]:
    """The choices that stand in the band."""
    on_board = {action for thing, action in scene.things.items() if thing[0] in ON_THE_BOARD and action in scene.drawn}
    found, chances = [], before_fights(scene)
    for i, action in enumerate(scene.options):
        if action in on_board:
            continue
        text, icon = chip_words(scene, action)
        text = " · ".join((text[:1].upper() + text[1:], *([chances[action]] if action in chances else ())))
        wide = max(CHIP + 6, measure(text, SIZE) + (72 if icon else 46))
        found.append(Chip(action, i + 1, text, icon, min(wide, TALL - 2 * MARGIN)))
    return found


@lru_cache(maxsize=REMEMBERED)
def chip(one: Chip, sentence: str, where: str) -> str:
    middle, x = CHIP / 2, 35.0
    inner = f'<{disc(19, middle, 10)} class="a-key"/>{words(str(one.number), 19, middle + 4.5, "a-key-n mid")}'
    room = one.wide - 46
    if one.icon:
        inner += use(one.icon, x, middle - 11, 22)
        x, room = x + 27, room - 27
    inner += label(one.text, x, middle + 5, min(room, measure(one.text, SIZE) + 2), SIZE, "a-chip-t")
    outline = box(0, 0, one.wide, CHIP, CHIP / 2)
    body = f'<{outline} class="body"/>{inner}'
    return piece(f"do-{one.action}", "chip a-do place", body, outline, one.text, Mark(one.action, sentence), where)


def lay(chips: list[Chip], line: float) -> tuple[list[tuple[float, float]], float]:
    """Where chips stand in lines of a width, and how high all of it is."""
    spots, x, y = [], 0.0, 0.0
    for one in chips:
        if x and x + one.wide > line:
            x, y = 0.0, y + CHIP + GAP
        spots.append((x, y))
        x += one.wide + GAP
    return spots, y + CHIP if chips else 0.0


def question(scene: Scene) -> str:
    """Who is asked what, with the numbers one decides by."""
    names, table = scene.names, scene.table
    if not scene.kind:
        return names.say("draw-waiting")
    key = scene.kind.lower().replace("_", "-")
    values: dict[str, int | str] = {"seat": scene.hero(scene.asked)}
    if 0 <= scene.asked < scene.players:
        sheet = table["heroes"][scene.asked]
        values |= {"space": names.space(sheet["place"]), "hour": sheet["hour"], "will": sheet["will"]}
    fight = table["fight"]
    if scene.kind in OWN_QUESTIONS:
        return names.say(f"draw-ask-{key}", seat=values["seat"])
    values |= {"foe_will": fight["will"], "foe_strength": fight["strength"], "round": fight["round"]}
    values["foe"] = names.say(f"foe-{fight['foe']}") if fight["foe"] else names.say("draw-foe-none")
    values["amount"] = names.say("count-points", count=max(scene.options, default=0))
    return names.say(f"ask-{key}", **values)


def asked_line(scene: Scene) -> str:
    text = question(scene)
    is_yours = scene.asked in (scene.you, -1)
    badge = crest(scene.asked, 27, 25, 12) if 0 <= scene.asked < scene.players else ""
    x = 50 if badge else 16
    kind = "carved a-ask" if is_yours else "carved a-ask wait"
    return (
        badge
        + label(text, x, 30, (TALL - x - 12) * SERIF, 15.5, f"{kind} in-tall")
        + label(text, x, 31, (WIDE - x - 16) * SERIF, 19, f"{kind} in-wide")
    )


def banner(scene: Scene) -> Band:
    """How the legend ended."""
    names = scene.names
    told = names.told(say_end(scene.ending))
    tale = names.say(f"card-{scene.table['legend_id']}-{'won' if scene.is_won else 'lost'}")
    head = names.say("draw-won" if scene.is_won else "draw-lost")
    kind = "won" if scene.is_won else "lost"
    found = []
    for shape, (name, width) in enumerate((("in-wide", WIDE), ("in-tall", TALL))):
        x, size = ((104, 58), (58, 40))[shape]
        rest = label(tale, x, 80, width - x - 14, 12.5, "a-ending-t") if shape == 0 else ""
        found.append(
            f'<g class="{name}"><{box(0, 0, width, BANNER, 12)} class="a-banner"/>'
            f"{use('i-sunrise' if scene.is_won else 'i-ghost', x - size - 12, (BANNER - size) / 2, size)}"
            f'<text class="carved a-ending" x="{x}" y="34">{escape(head)}</text>'
            f"{label(told, x, 56, width - x - 14, (15, 13)[shape], 'a-ending-t')}{rest}</g>"
        )
    return Band(f'<g id="ending" class="a-{kind}">{"".join(found)}</g>', BANNER, BANNER)


def band(scene: Scene) -> Band:
    """Everything asked, for both shapes."""
    if scene.ending:
        return banner(scene)
    chips = chips_of(scene)
    scene.drawn.update(one.action for one in chips)
    wide_spots, wide_high = lay(chips, WIDE - 2 * MARGIN)
    tall_spots, tall_high = lay(chips, TALL - 2 * MARGIN)
    wide = HEAD + (wide_high + 12 if chips else 4)
    tall = HEAD + (tall_high + 12 if chips else 4)
    grounds = "".join(
        f'<{box(0, 0, width, high, 12)} class="a-band {name}"/><{box(0, 0, 5, high, 2)} class="a-band-edge {name}"/>'
        for name, width, high in (("in-wide", WIDE, wide), ("in-tall", TALL, tall))
    )
    laid = "".join(
        chip(one, scene.sentences.get(one.action, one.text), put((MARGIN + x, HEAD + y), (MARGIN + u, HEAD + w)))
        for one, (x, y), (u, w) in zip(chips, wide_spots, tall_spots, strict=True)
    )
    return Band(f'<g id="tray">{grounds}{asked_line(scene)}{laid}</g>', wide, tall)
