"""The band under the board: whose turn it is, and every choice that is nothing on the table; at the end, who won."""

from __future__ import annotations

from ninerealms.drawing.band import Band, Chip, band_of, chip_for
from ninerealms.drawing.parts import box, crest
from ninerealms.drawing.svg import label, use
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.picture.chips import chip_words
from ninerealms.games.ragnarok.picture.layout import TALL, WIDE
from ninerealms.games.ragnarok.picture.scene import Scene

HEAD = 46
BANNER = 60
ENDS = {ending.rule: ending.key for ending in v.ENDINGS.values()}
SERIF = 0.9  # carved letters are wider than others


def chips_of(scene: Scene) -> list[Chip]:
    """The choices that are nowhere else."""
    return [
        chip_for(action, scene.numbers[action], *chip_words(scene, action), TALL)
        for action in scene.options
        if action not in scene.drawn
    ]


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
            f'<g class="{name}"><{box(0, 0, width, BANNER, 12)} class="r-banner"/>{use("i-ragnarok", 14, 10, 40)}'
            f"{label(head, 68, 27, (width - 80) * SERIF, size, 'carved')}{label(why, 68, 47, width - 80, 13.5)}</g>"
        )
    return Band(f'<g id="ending" class="r-ending">{"".join(found)}</g>', BANNER, BANNER)


def band(scene: Scene) -> Band:
    """Everything asked, for both shapes."""
    if scene.ending:
        return banner(scene)
    chips = chips_of(scene)
    scene.drawn.update(one.action for one in chips)
    found = band_of(asked_line(scene), HEAD, chips, scene.sentences, (WIDE, TALL), "r")
    return found._replace(drawn=f'<g class="seat-{max(0, scene.asked)}">{found.drawn}</g>')
