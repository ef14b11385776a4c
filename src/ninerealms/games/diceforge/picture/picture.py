"""The drawing of a game of Dice Forge: one SVG of the whole table that stands alone, in a wide and a tall shape.

Above the islands round the hearth, under them the Sanctuary with the special faces, then the board of a module, then
the panels of the seats; over all the chips of choices that are nothing on the table, and the score sheet at the end.
"""

from __future__ import annotations

from pathlib import Path

from ninerealms.drawing.drawing import Drawing, Picture
from ninerealms.drawing.moment import Moment
from ninerealms.drawing.sheet import framed
from ninerealms.drawing.style import places
from ninerealms.drawing.svg import num
from ninerealms.games.diceforge.picture import goddess, islands, temple, titans, tray, world
from ninerealms.games.diceforge.picture import seats as seat_panels
from ninerealms.games.diceforge.picture.faces import face_symbols
from ninerealms.games.diceforge.picture.layout import GAP, GARDEN_LINE, SPOTS, TALL, WIDE, below, heights, place
from ninerealms.games.diceforge.picture.scene import Scene, special_pools

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
        return goddess.board(scene, rows)
    if scene.table["module"] == "titans":
        return titans.board(scene, rows)
    return ""


def seats(scene: Scene, rows: int, top: float) -> str:
    """The panels of the seats; in the tall shape they begin at `top`."""
    where = place(f"seats-{scene.table['module']}-{rows}")
    return f'<g class="{where}" style="--ty:{num(top)}px">{seat_panels.panels(scene)}</g>'


def paint(moment: Moment) -> Picture:
    """The whole table."""
    scene = Scene(moment)
    table = scene.table
    rows = -(-(len(special_pools(table)) + 2) // GARDEN_LINE)
    wide, tall = heights(table["module"], rows, len(table["players"]))
    _, (end, top) = below(table["module"], rows)
    result = tray.sheet_height(scene) + GAP if scene.over else 0
    boxes = (framed(WIDE, wide, MARGIN), framed(TALL, tall + result, MARGIN))
    body = "".join(
        (
            f'<rect class="hall" x="{-MARGIN}" y="{-MARGIN}" width="100%" height="100%"/>',
            world.world(rows, scene.names.say("draw-sanctuary")),
            islands.hearth(scene),
            islands.islands(scene),
            temple.sanctuary(scene),
            temple.gardens(scene),
            islands.pawns(scene),
            module_board(scene, rows),
            seats(scene, rows, top + result),
            tray.tray(scene),
            tray.sheet(scene, top),
        )
    )
    own = f"seat-{scene.you}" if scene.you >= 0 else ""
    return Picture(summary(scene), boxes, body, first=end + MARGIN, own=own)


ALL_SPOTS = {**SPOTS, **goddess.SPACE_SPOTS, **titans.TRACK_SPOTS}
DRAWING = Drawing(FOLDER, USED, DEFS, paint, places(ALL_SPOTS), face_symbols)
