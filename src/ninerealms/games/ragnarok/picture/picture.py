"""The drawing of Lords of Ragnarok: one SVG of the whole table, in a wide and a tall shape.

Above the players in short, or a Battle or a hunt while one runs; then the island with the wheel round Yggdrasil, the
band with what is asked, and the boards of the players.
"""

from __future__ import annotations

from pathlib import Path

from ninerealms.drawing.drawing import Drawing, Picture
from ninerealms.drawing.moment import Moment
from ninerealms.drawing.parts import box
from ninerealms.drawing.sheet import framed
from ninerealms.drawing.style import put
from ninerealms.games.ragnarok.picture import battle, hunt, land, places, seats, tray
from ninerealms.games.ragnarok.picture.layout import BOARD, GAP, PANEL, ROW_HIGH, SHRUNK, TALL, WIDE
from ninerealms.games.ragnarok.picture.ring import Point
from ninerealms.games.ragnarok.picture.scene import Scene

FOLDER = Path(__file__).parent
MARGIN = 8
TOP = 6  # between what is above the board and the board
USED = (
    *(
        "mark-0",
        "mark-1",
        "mark-2",
        "mark-3",
        "mark-4",
        "i-strength",
        "i-battle",
        "i-die",
        "i-hero",
        "i-move",
        "i-pass",
    ),
    *(
        "i-recruit",
        "i-creature",
        "i-first",
        "i-claw",
        "i-sword",
        "i-check",
        "i-lock",
        "i-jotun",
        "i-wolf",
        "i-dragon",
        "i-loki",
        "w-alfheim",
        "w-vanaheim",
    ),
    *("w-svartalfheim", "w-jotunheim", "w-niflheim", "w-muspelheim", "w-ring"),
)


def gradient(name: str, how: str, *stops: tuple[float, str, float]) -> str:
    inner = "".join(
        f'<stop offset="{where:g}" stop-color="var(--{token})" stop-opacity="{strong:g}"/>'
        for where, token, strong in stops
    )
    return f'<linearGradient id="rg-{name}" {how}>{inner}</linearGradient>'


def pattern(seat: int) -> str:
    """The mark of a seat again and again, for the ground it controls."""
    return (
        f'<pattern id="rg-marks-{seat}" width="22" height="22" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(12)">'
        f'<g class="seat-{seat} r-pattern"><use href="#mark-{seat}" x="3" y="3" width="8" height="8"/></g></pattern>'
    )


DEFS = (
    gradient("sea", 'x2="1" y2="1"', (0, "sea-far", 1), (0.5, "sea-near", 1), (1, "sea-far", 1))
    + gradient("sky", 'x2="0" y2="1"', (0, "rg-sky-1", 1), (0.62, "rg-sky-2", 1), (1, "rg-sky-3", 1))
    + gradient("aurora", 'x2="0" y2="1"', (0, "rg-aurora", 0), (0.75, "rg-aurora", 0.55), (1, "rg-aurora", 0))
    + "".join(pattern(seat) for seat in range(5))
    + "".join(
        f'<clipPath id="rg-{name}-{shape}"><{box(0, 0, wide, high, 12)}/></clipPath>'
        for name, sizes in (("hunt", ((WIDE, hunt.HIGH), (TALL, hunt.TALL_HIGH))), ("sheet", BOARD))
        for shape, (wide, high) in enumerate(sizes)
    )
)


def summary(scene: Scene) -> str:
    """The table in a few sentences."""
    names, table = scene.names, scene.table
    done = sum(table["ragnarok"])
    lines = [names.say("draw-summary", round=table["round"], count=done)]
    for seat, sheet in enumerate(table["players"]):
        values = {"lands": len(sheet["lands"]), "temples": sheet["temples"], "slain": len(sheet["slain"])}
        lines.append(names.say("draw-sheet", player=scene.player(seat), regions=sheet["regions"], **values))
    return " ".join(lines)


class Floor:
    """The rows of the table, as they are laid one after another."""

    def __init__(self) -> None:
        self.wide = 0.0
        self.tall = 0.0
        self.drawn: list[str] = []

    def lay(self, drawn: str, wide: float, tall: float, above: float = 0, gap: float = GAP) -> None:
        """Something as wide as the table, with its height in both shapes, and what stands above it when tall."""
        where = put((0, self.wide), (0, self.tall + above))
        self.drawn.append(f'<g class="place"{where}>{drawn}</g>')
        self.wide += wide + gap
        self.tall += above + tall + gap

    def lay_panels(self, parts: list[str], high: float) -> None:
        """Panels of one height: two in a row, or one under the other."""
        for i, part in enumerate(parts):
            is_last = i == len(parts) - 1 and i % 2 == 0
            x = (WIDE - PANEL) / 2 if is_last else (i % 2) * (PANEL + GAP)
            self.put(f"sheet-{i}", part, (x, self.wide + (i // 2) * (high + GAP)), high)
        self.wide += -(-len(parts) // 2) * (high + GAP)

    def put(self, ident: str, part: str, wide: Point, high: float) -> None:
        self.drawn.append(f'<g id="{ident}" class="place"{put(wide, (0, self.tall), 1, SHRUNK)}>{part}</g>')
        self.tall += high * SHRUNK + GAP


def frame() -> str:
    """The wooden frame of the board."""
    return "".join(
        f'<{box(0, 0, *BOARD[shape], 12)} class="r-frame {kind} still"/>'
        for shape, kind in enumerate(("in-wide", "in-tall"))
    )


def table_drawn(scene: Scene) -> tuple[str, float, float]:
    """Everything, and how high it is wide and tall."""
    table, floor = scene.table, Floor()
    first = max(0, scene.you)
    board = f'<g id="board">{places.board(scene)}{frame()}</g>'
    if table["hunt"] is not None:
        above = hunt.strip(scene)
    elif table["battle"] is not None:
        above = battle.strip(scene)
    else:
        above = seats.strip(scene)
    sheets = [seats.panel(scene, (first + i) % scene.players) for i in range(scene.players)]
    floor.lay(*above, gap=TOP)
    floor.lay(board, BOARD[0][1], BOARD[1][1], ROW_HIGH)
    floor.lay(*tray.band(scene))
    floor.lay_panels(sheets, seats.HIGH)
    return "".join(floor.drawn), floor.wide - GAP, floor.tall - GAP


def paint(moment: Moment) -> Picture:
    """The whole table."""
    scene = Scene(moment)
    body, wide, tall = table_drawn(scene)
    hall = f'<rect class="r-hall" x="{-MARGIN}" y="{-MARGIN}" width="100%" height="100%"/>'
    return Picture(summary(scene), (framed(WIDE, wide, MARGIN), framed(TALL, tall, MARGIN)), hall + body)


DRAWING = Drawing(FOLDER, USED, DEFS, paint, more=land.symbols)
