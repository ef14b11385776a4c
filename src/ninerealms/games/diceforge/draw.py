"""The drawing of a game of Dice Forge: one SVG of the whole table that stands alone, in a wide and a tall shape.

Above the islands round the hearth, under them the Sanctuary with the special faces, then the board of a module, then
the panels of the seats; over all the chips of choices that are nothing on the table, and the score sheet at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from ninerealms.games.diceforge import (
    draw_goddess,
    draw_islands,
    draw_seats,
    draw_temple,
    draw_titans,
    draw_tray,
    draw_world,
)
from ninerealms.games.diceforge.draw_faces import face_symbols
from ninerealms.games.diceforge.draw_scene import Scene, names_in, scene_of, special_pools
from ninerealms.games.diceforge.draw_spots import GARDEN_LINE, SPOTS, TALL, WIDE, heights, place
from ninerealms.kernel.game import View
from ninerealms.kernel.words import Words
from ninerealms.kit.look.icons import symbols
from ninerealms.kit.look.sheet import Box, document
from ninerealms.kit.look.style import places, stylesheet

FOLDER = Path(__file__).parent
MARGIN = 8
USED = (
    *("mark-0", "mark-1", "mark-2", "mark-3", "i-gold", "i-sun", "i-moon", "i-glory", "i-original", "i-loyalty"),
    *("i-golem-moon", "i-golem-sun", "i-hammer", "i-anvil", "i-die", "i-pawn", "i-portal", "i-island", "i-celestial"),
    *("i-helmet", "i-renew", "i-fog", "i-merchant", "i-chest", "i-antlers", "i-pipes", "i-ferry", "i-claw", "i-riddle"),
    *("i-hydra", "i-gorgon", "i-mirror", "i-owl", "i-bull", "i-elder", "i-leaf", "i-tree", "i-pass", "i-check"),
)
DEFS = (
    '<linearGradient id="df-sea" x2="0" y2="1"><stop stop-color="var(--sea-far)"/>'
    '<stop offset="1" stop-color="var(--sea-near)"/></linearGradient>'
    '<radialGradient id="df-moon" cx=".02" cy=".2" r=".75"><stop stop-color="var(--moonlight)"/>'
    '<stop offset="1" stop-color="var(--moonlight)" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="df-sun" cx=".98" cy=".2" r=".75"><stop stop-color="var(--sunlight)"/>'
    '<stop offset="1" stop-color="var(--sunlight)" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="df-fire"><stop stop-color="var(--df-spark)" stop-opacity=".85"/>'
    '<stop offset=".5" stop-color="var(--res-sun)" stop-opacity=".35"/>'
    '<stop offset="1" stop-color="var(--res-sun)" stop-opacity="0"/></radialGradient>'
)


@cache
def style() -> str:
    """All style of the drawing, for a page that keeps it in one place."""
    spots = {**SPOTS, **draw_goddess.SPACE_SPOTS, **draw_titans.TRACK_SPOTS}
    return stylesheet(FOLDER / "draw.css", places(spots))


@cache
def shapes() -> str:
    """All symbols of the drawing, for the same page."""
    return symbols(USED, FOLDER / "draw.svg") + face_symbols()


def summary(scene: Scene) -> str:
    """The table in a few sentences."""
    names, table = scene.names, scene.table
    lines = [names.say("draw-round", round=table["round"], rounds=table["rounds"])]
    for player in table["players"]:
        seat, held = names.seat(player["seat"]), player["reserve"]
        lines.append(
            names.say(
                "draw-seat", seat=seat, gold=held["gold"], sun=held["sun"], moon=held["moon"], glory=held["glory"]
            )
        )
    return " ".join(lines)


def module_board(scene: Scene, rows: int) -> str:
    if scene.table["module"] == "goddess":
        return draw_goddess.board(scene, rows)
    if scene.table["module"] == "titans":
        return draw_titans.board(scene, rows)
    return ""


def draw(
    view: View,
    words: Words,
    sentences: Mapping[int, str] | None = None,
    closed: Mapping[int, str] | None = None,
    last: Iterable[tuple[int, ...]] = (),
    shape: str = "wide",
    alone: bool = True,
) -> str:
    """Draw the whole table.

    `sentences` say what each option does, `closed` why other things are none, `last` holds the events to point at.
    Without `alone` it leaves out style and symbols, which a page has once for all drawings.
    """
    names = names_in(words)
    scene = scene_of(view, names, sentences or {}, closed or {}, last)
    table = scene.table
    rows = -(-(len(special_pools(table)) + 2) // GARDEN_LINE)
    wide, tall = heights(table["module"], rows, len(table["players"]))
    boxes = tuple(Box(-MARGIN, -MARGIN, w + 2 * MARGIN, h + 2 * MARGIN) for w, h in ((WIDE, wide), (TALL, tall)))
    body = "".join(
        (
            f'<rect class="hall" x="{-MARGIN}" y="{-MARGIN}" width="100%" height="100%"/>',
            draw_world.world(rows, names.say("draw-sanctuary")),
            draw_islands.hearth(scene),
            draw_islands.islands(scene),
            draw_temple.sanctuary(scene),
            draw_temple.gardens(scene),
            draw_islands.pawns(scene),
            module_board(scene, rows),
            f'<g class="{place("seats-" + table["module"] + f"-{rows}")}">{draw_seats.panels(scene)}</g>',
            draw_tray.tray(scene),
            draw_tray.sheet(scene),
        )
    )
    return document(
        "diceforge",
        words.language,
        names.say("game-title"),
        summary(scene),
        (boxes[0], boxes[1]),
        shape,
        style() if alone else "",
        (shapes() if alone else "") + DEFS,
        body,
    )
