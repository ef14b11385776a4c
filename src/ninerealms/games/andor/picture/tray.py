"""The band under the board: who is asked what, and every choice that is no space; at the end, how it ended."""

from __future__ import annotations

from ninerealms.drawing.band import Band, Chip, band_of, chip_for
from ninerealms.drawing.parts import box, crest
from ninerealms.drawing.svg import escape, label, use
from ninerealms.games.andor.picture.chips import chip_words
from ninerealms.games.andor.picture.layout import TALL, WIDE
from ninerealms.games.andor.picture.scene import Scene
from ninerealms.games.andor.words.board import say_end

HEAD = 50
BANNER = 92
SERIF = 0.9  # carved letters are wider than others
# Answers to these are chosen on the board; those that found no place there stand here all the same.
ON_THE_BOARD = ("space", "via")
OWN_QUESTIONS = ("SHARE", "FLIGHT")  # what they ask stands nowhere on the table


def chips_of(scene: Scene) -> list[Chip]:
    """The choices that stand in the band."""
    on_board = {action for thing, action in scene.things.items() if thing[0] in ON_THE_BOARD and action in scene.drawn}
    return [
        chip_for(action, i + 1, *chip_words(scene, action), TALL)
        for i, action in enumerate(scene.options)
        if action not in on_board
    ]


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
    high = HEAD if chips else HEAD + 4
    return band_of(asked_line(scene), high, chips, scene.sentences, (WIDE, TALL), "a")
