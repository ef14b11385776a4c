"""The drawing of Lords of Ragnarok: one SVG of the whole table, in a wide and a tall shape.

Above the players in short, or a Battle while one runs; then the island with the wheel round Yggdrasil, the band with
what is asked, and the boards of the players. In a hunt what is near the hunter is seen of the island, his board under
it, and beside them stands the scene of the hunt; in a Battle it is so small that all of it is seen at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ninerealms.drawing.drawing import Drawing, Picture
from ninerealms.drawing.moment import Moment
from ninerealms.drawing.parts import box
from ninerealms.drawing.sheet import framed
from ninerealms.drawing.style import put
from ninerealms.drawing.svg import num
from ninerealms.games.ragnarok.picture import battle, hunt, land, places, seats, tray
from ninerealms.games.ragnarok.picture.layout import (
    BOARD,
    FRAME,
    GAP,
    PANEL,
    ROW_HIGH,
    SHRUNK,
    TALL,
    TOP,
    WIDE,
    field,
    middle,
    shrunk,
)
from ninerealms.games.ragnarok.picture.ring import Point
from ninerealms.games.ragnarok.picture.scene import Scene

FOLDER = Path(__file__).parent
MARGIN = 8
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
        f'<clipPath id="rg-{name}"><{box(0, 0, wide, high, 12)}/></clipPath>'
        for name, (wide, high) in (
            ("hunt", (TALL, hunt.HIGH)),
            ("sheet-0", BOARD[0]),
            ("sheet-1", BOARD[1]),
            ("window", hunt.WINDOW),
        )
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


class Panel(NamedTuple):
    """Where the board of a player stands in the wide shape, and how large it is."""

    place: Point
    scale: float


class Floor:
    """The rows of the table, as they are laid one after another."""

    def __init__(self) -> None:
        self.wide: float = 0.0
        self.tall: float = 0.0
        self.drawn: list[str] = []

    def stand(self, drawn: str, wide: Point, tall: float, gap: float = GAP) -> None:
        """Something at a place of the wide shape; when tall it comes next, with its height there."""
        self.drawn.append(f'<g class="place"{put(wide, (0, self.tall))}>{drawn}</g>')
        self.tall += tall + gap

    def lay(self, drawn: str, wide: float, tall: float, gap: float = GAP) -> None:
        """Something as wide as the table, with its height in both shapes."""
        self.stand(drawn, (0, self.wide), tall, gap)
        self.wide += wide + gap

    def lay_panels(self, parts: list[str], high: float, apart: dict[int, Panel]) -> None:
        """Panels of one height: two in a row, or one under the other; but some stand apart in the wide shape."""
        count, laid = len(parts) - len(apart), 0
        for i, part in enumerate(parts):
            spot = apart.get(i)
            if spot is None:
                is_last = laid == count - 1 and laid % 2 == 0
                x = (WIDE - PANEL) / 2 if is_last else (laid % 2) * (PANEL + GAP)
                spot = Panel((x, self.wide + (laid // 2) * (high + GAP)), 1)
                laid += 1
            where = put(spot.place, (0, self.tall), spot.scale, SHRUNK)
            self.drawn.append(f'<g id="sheet-{i}" class="place"{where}>{part}</g>')
            self.tall += high * SHRUNK + GAP
        self.wide += -(-count // 2) * (high + GAP)


def frame(wide: Point) -> str:
    """The wooden frame of the board, so large in the wide shape."""
    return "".join(
        f'<{box(0, 0, *size, 12)} class="r-frame {kind} still"/>'
        for size, kind in ((wide, "in-wide"), (BOARD[1], "in-tall"))
    )


def table_drawn(scene: Scene) -> tuple[str, tuple[float, float], float]:
    """Everything, how high it is wide and tall, and how much of it wide belongs on one screen."""
    table, floor, apart = scene.table, Floor(), dict[int, Panel]()
    looks = max(0, scene.you)
    if table["hunt"] is not None:
        hunter = table["hunt"]["hunter"]
        under = lay_hunt(scene, floor, hunter)
        apart[(hunter - looks) % scene.players] = Panel((0, under), hunt.BESIDE / PANEL)
    else:
        lay_island(scene, floor)
    sheets = [seats.panel(scene, (looks + i) % scene.players) for i in range(scene.players)]
    first = floor.wide - GAP + 2 * MARGIN
    floor.lay(*tray.band(scene))
    floor.lay_panels(sheets, seats.HIGH, apart)
    return "".join(floor.drawn), (floor.wide - GAP, floor.tall - GAP), first


def island(scene: Scene, scale: float) -> str:
    """The board, so large in the wide shape."""
    return f'<g id="board">{shrunk(places.board(scene) + frame(BOARD[0]), scale)}</g>'


def island_near(scene: Scene, seat: int) -> str:
    """In the wide shape only what is round a Hero, as large as usual."""
    spot, window = middle(field(scene.map, 0, scene.table["players"][seat]["region"])), hunt.WINDOW
    x, y = (min(0.0, max(window[i] - BOARD[0][i], window[i] / 2 - spot[i])) for i in (0, 1))
    near = f'<g class="r-near" style="--nx:{num(x)}px;--ny:{num(y)}px">{places.board(scene)}</g>'
    return f'<g id="board"><g class="r-window">{near}</g>{frame(window)}</g>'


def lay_island(scene: Scene, floor: Floor) -> None:
    """The board under the players in short or under a Battle, as large as what is seen at once allows.

    In the tall shape a Battle stands above the board, too, but the players below it: on a phone the island comes first.
    """
    is_battle = scene.table["battle"] is not None
    drawn, wide, tall = battle.strip(scene) if is_battle else seats.strip(scene)
    scale = min(1, (FRAME - wide - TOP) / BOARD[0][1])
    place = ((1 - scale) * WIDE / 2, wide + TOP)
    if is_battle:
        floor.stand(drawn, (0, 0), tall, TOP)
    floor.stand(island(scene, scale), place, BOARD[1][1] + ROW_HIGH)
    if not is_battle:
        floor.stand(drawn, (0, 0), tall)
    floor.wide = wide + TOP + BOARD[0][1] * scale + GAP


def lay_hunt(scene: Scene, floor: Floor, hunter: int) -> float:
    """The scene of a hunt and the board to its left; at which height there is room under the board.

    The whole island is seen where the question is about a Region.
    """
    floor.stand(hunt.drawn_for(scene), (hunt.BESIDE + GAP, 0), hunt.HIGH, TOP)
    is_whole = "region" in scene.kinds_asked
    drawn = island(scene, hunt.BESIDE / WIDE) if is_whole else island_near(scene, hunter)
    floor.stand(drawn, (0, 0), BOARD[1][1] + ROW_HIGH)
    floor.wide = hunt.HIGH * hunt.SCALE + GAP
    return hunt.WINDOW[1] + GAP


def own_panel(scene: Scene) -> str:
    """The board of whoever looks, once a Hero is on it, unless it lies beside a hunt."""
    hunt_now = scene.table["hunt"]
    is_beside = hunt_now is not None and hunt_now["hunter"] == scene.you
    is_bare = scene.you < 0 or not scene.table["players"][scene.you]["hero"]
    return "" if is_bare or is_beside else f"seat-{scene.you}"


def paint(moment: Moment) -> Picture:
    """The whole table."""
    scene = Scene(moment)
    body, (wide, tall), first = table_drawn(scene)
    hall = f'<rect class="r-hall" x="{-MARGIN}" y="{-MARGIN}" width="100%" height="100%"/>'
    boxes = (framed(WIDE, wide, MARGIN), framed(TALL, tall, MARGIN))
    return Picture(summary(scene), boxes, hall + body, first=first, own=own_panel(scene))


DRAWING = Drawing(FOLDER, USED, DEFS, paint, more=land.symbols)
