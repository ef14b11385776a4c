"""The band under the board: whose turn it is, and every choice that is nothing on the table; at the end, who won."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ninerealms.drawing.parts import Mark, box, crest, disc, piece
from ninerealms.drawing.svg import label, measure, use, words
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.picture.chips import chip_words
from ninerealms.games.ragnarok.picture.layout import TALL, WIDE, put
from ninerealms.games.ragnarok.picture.scene import REMEMBERED, Scene

HEAD = 46
CHIP = 36
SIZE = 14
GAP = 7
MARGIN = 12
BANNER = 86
ENDS = {ending.rule: ending.key for ending in v.ENDINGS.values()}
SERIF = 0.9  # carved letters are wider than others


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
    """The choices that are nowhere else."""
    found = []
    for action in scene.options:
        if action in scene.drawn:
            continue
        text, icon = chip_words(scene, action)
        text = text[:1].upper() + text[1:]
        wide = max(CHIP + 6, measure(text, SIZE) + (72 if icon else 46))
        found.append(Chip(action, scene.numbers[action], text, icon, min(wide, TALL - 2 * MARGIN)))
    return found


@lru_cache(maxsize=REMEMBERED)
def chip(one: Chip, sentence: str, where: str) -> str:
    half, x = CHIP / 2, 35.0
    inner = f'<{disc(19, half, 10)} class="r-key"/>{words(str(one.number), 19, half + 4.5, "r-key-n mid")}'
    room = one.wide - 46
    if one.icon:
        inner += use(one.icon, x, half - 11, 22)
        x, room = x + 27, room - 27
    inner += label(one.text, x, half + 5, min(room, measure(one.text, SIZE) + 2), SIZE)
    outline = box(0, 0, one.wide, CHIP, CHIP / 2)
    body = f'<{outline} class="body"/>{inner}'
    return piece(f"do-{one.action}", "chip r-do place", body, outline, one.text, Mark(one.action, sentence), where)


def lay(chips: list[Chip], line: float) -> tuple[list[tuple[float, float]], float]:
    """Where chips stand in lines of a width, and how high all of it is."""
    spots, x, y = [], 0.0, 0.0
    for one in chips:
        if x and x + one.wide > line:
            x, y = 0.0, y + CHIP + GAP
        spots.append((x, y))
        x += one.wide + GAP
    return spots, y + CHIP if chips else 0.0


def asked_line(scene: Scene) -> str:
    """Whose turn it is, which part of it, which round."""
    names, table = scene.names, scene.table
    phase = names.say(f"draw-phase-{table['phase']}")
    values: dict[str, int | str] = {"seat": scene.seat_name(scene.asked), "phase": phase, "round": table["round"]}
    text = names.say("draw-asked" if scene.kind else "draw-waiting", **values)
    if table["last_round"]:
        text = names.say("draw-last-round", asked=text)
    badge = crest(scene.asked, 27, 23, 12) if 0 <= scene.asked < scene.players else ""
    x = 50 if badge else 16
    kind = "carved r-ask" if scene.asked in (scene.you, -1) else "carved r-ask wait"
    return (
        badge
        + label(text, x, 28, (TALL - x - 12) * SERIF, 15, f"{kind} in-tall")
        + label(text, x, 29, (WIDE - x - 16) * SERIF, 18, f"{kind} in-wide")
    )


def banner(scene: Scene) -> Band:
    """Who has won, and how."""
    names = scene.names
    winners = names.listed(scene.player(seat) for seat in scene.winners)
    head = names.say("draw-won", seats=winners, count=len(scene.winners))
    why = names.say(ENDS[scene.ending])
    found = []
    for name, width, size in (("in-wide", WIDE, 22), ("in-tall", TALL, 16)):
        found.append(
            f'<g class="{name}"><{box(0, 0, width, BANNER, 12)} class="r-banner"/>{use("i-ragnarok", 16, 19, 48)}'
            f"{label(head, 82, 38, (width - 96) * SERIF, size, 'carved')}{label(why, 82, 64, width - 96, 13.5)}</g>"
        )
    return Band(f'<g id="ending" class="r-ending">{"".join(found)}</g>', BANNER, BANNER)


def band(scene: Scene) -> Band:
    """Everything asked, for both shapes."""
    if scene.ending:
        return banner(scene)
    chips = chips_of(scene)
    scene.drawn.update(one.action for one in chips)
    wide_spots, wide_high = lay(chips, WIDE - 2 * MARGIN)
    tall_spots, tall_high = lay(chips, TALL - 2 * MARGIN)
    wide = HEAD + (wide_high + 12 if chips else 0)
    tall = HEAD + (tall_high + 12 if chips else 0)
    grounds = "".join(
        f'<{box(0, 0, width, high, 12)} class="r-band-b {name}"/><{box(0, 0, 5, high, 2)} class="r-band-edge {name}"/>'
        for name, width, high in (("in-wide", WIDE, wide), ("in-tall", TALL, tall))
    )
    laid = "".join(
        chip(one, scene.sentences.get(one.action, one.text), put((MARGIN + x, HEAD + y), (MARGIN + u, HEAD + w)))
        for one, (x, y), (u, w) in zip(chips, wide_spots, tall_spots, strict=True)
    )
    return Band(f'<g id="tray">{grounds}{asked_line(scene)}{laid}</g>', wide, tall)
