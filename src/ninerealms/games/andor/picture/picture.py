"""The drawing of a legend of Andor: one SVG of the whole table, in a wide and a tall shape.

Above the board with its tracks, goals and items, and the cave where the legend has one; under it the band that says
who is asked what, the sheets of the heroes, and what lies beside the board. While a fight runs the battle lies on the
wide board where no fighter stands, so that it is seen with it, and under the tall one.
"""

from __future__ import annotations

from pathlib import Path

from ninerealms.drawing.drawing import Drawing, Picture
from ninerealms.drawing.moment import Moment
from ninerealms.drawing.sheet import framed
from ninerealms.games.andor.picture import arena, battle, cave, chances, land, places, seats, supply, tracks, tray
from ninerealms.games.andor.picture.layout import (
    BOARD,
    CAVE_HIGH,
    GAP,
    PANEL,
    SHRUNK,
    TALL,
    WIDE,
    WITH_CAVE,
    Point,
    put,
)
from ninerealms.games.andor.picture.scene import Scene

FOLDER = Path(__file__).parent
MARGIN = 8
USED = (
    *("mark-0", "mark-1", "mark-2", "mark-3", "i-strength", "i-willpower", "i-gold", "i-die", "i-sword", "i-battle"),
    *("i-portal", "i-hero", "i-tower", "i-move", "i-renew", "i-fog", "i-well", "i-merchant", "i-rooster", "i-sunrise"),
    *("i-narrator", "i-creature", "i-lock", "i-check", "i-undo", "i-pass"),
)


def gradient(name: str, *stops: tuple[float, str, float]) -> str:
    """A colour that fades from the middle to the rim: where, which token, how strong."""
    inner = "".join(
        f'<stop offset="{where:g}" stop-color="var(--{token})" stop-opacity="{strong:g}"/>'
        for where, token, strong in stops
    )
    return f'<radialGradient id="an-{name}">{inner}</radialGradient>'


def fading(biome: str) -> str:
    token = f"an-b-{biome}"
    return gradient(biome, (0, token, 1), (0.55, token, 0.85), (1, token, 0))


DEFS = (
    "".join(fading(biome) for biome in land.FLORA)
    + gradient("portal", (0, "an-portal-lit", 1), (1, "an-portal", 1))
    + gradient("lake", (0, "an-river", 1), (0.7, "an-river", 1), (1, "an-river-2", 1))
    + '<linearGradient id="an-sea"><stop stop-color="var(--sea-near)"/><stop offset=".5" stop-color="var(--an-river)"/>'
    '<stop offset="1" stop-color="var(--an-river-2)"/></linearGradient>'
    '<linearGradient id="an-dawn" x2="0" y2="1"><stop stop-color="var(--an-dawn-1)"/>'
    '<stop offset="1" stop-color="var(--an-dawn-2)"/></linearGradient>'
)


def summary(scene: Scene) -> str:
    """The table in a few sentences."""
    names, table = scene.names, scene.table
    lines = [names.say("draw-legend", number=table["legend"], legend=names.say(f"legend-{table['legend_id']}")) + "."]
    lines.append(names.say("draw-narrator", letter=table["letter"]) + ".")
    for seat, sheet in enumerate(table["heroes"]):
        values = {"hero": scene.hero(seat), "space": names.space(sheet["place"])}
        lines.append(names.say("draw-sheet", **values, strength=sheet["strength"], will=sheet["will"]) + ".")
    return " ".join(lines)


class Floor:
    """The rows under the board, as they are laid one after another."""

    def __init__(self, has_cave: bool) -> None:
        self.scale: float = WITH_CAVE / WIDE if has_cave else 1.0  # rows are as wide as board and cave together
        self.wide: float = BOARD[0] + GAP
        self.tall: float = BOARD[1] + GAP + (CAVE_HIGH + GAP if has_cave else 0)
        self.drawn: list[str] = []

    def lay_whole(self, drawn: str, wide: float, tall: float) -> None:
        """Something as wide as the table, with its height in both shapes."""
        inner = drawn if self.scale == 1 else f'<g style="--ws:1">{drawn}</g>'  # chips in it have no scale of their own
        self.drawn.append(f'<g class="place"{put((0, self.wide), (0, self.tall), self.scale)}>{inner}</g>')
        self.wide += (wide + GAP) * self.scale
        self.tall += tall + GAP

    def lay(self, name: str, parts: list[str], high: float) -> None:
        """Panels of one height: two in a row, or one under the other."""
        for i, part in enumerate(parts):
            is_last = i == len(parts) - 1 and i % 2 == 0
            x = (WIDE - PANEL) / 2 if is_last else (i % 2) * (PANEL + GAP)
            y = self.wide + (i // 2) * (high + GAP) * self.scale
            self.put(f"{name}-{i}", part, (x * self.scale, y), self.scale, high)
        self.wide += -(-len(parts) // 2) * (high + GAP) * self.scale

    def lay_on_board(self, name: str, parts: list[str], high: float, ground: arena.Ground) -> None:
        """Panels of one height on the wide board; under the tall one they take a row each."""
        for i, part in enumerate(parts):
            self.put(f"{name}-{i}", part, ground.take(i, len(parts), high), ground.scale, high)
        ground.close(len(parts), high)

    def put(self, ident: str, part: str, wide: Point, scale: float, high: float) -> None:
        self.drawn.append(f'<g id="{ident}" class="place"{put(wide, (0, self.tall), scale, SHRUNK)}>{part}</g>')
        self.tall += high * SHRUNK + GAP


def lay_battle(scene: Scene, floor: Floor, halves: list[str]) -> None:
    """The dice of both sides and the chances."""
    chance, high = chances.panels(scene)
    ground = arena.ground(scene, battle.height(scene), high)
    below = len(floor.drawn)
    floor.lay_on_board("battle", halves, battle.height(scene), ground)
    floor.lay_on_board("odds", chance, high, ground)
    floor.drawn.insert(below, ground.wood())


def table_drawn(scene: Scene) -> tuple[str, tuple[float, float], float]:
    """Everything, how high it is wide and tall, and how much of it wide belongs on one screen."""
    board = places.board(scene)
    below = cave.cave(scene) if scene.has_cave else ""
    around = tracks.around(scene)
    first = max(0, scene.you)
    sheets = [seats.panel(scene, (first + i) % scene.players) for i in range(scene.players)]
    fight = [battle.heroes_half(scene), battle.foe_half(scene)] if scene.table["fight"]["foe"] else []
    beside = [supply.creatures(scene), supply.cards(scene)]
    band = tray.band(scene)
    floor = Floor(scene.has_cave)
    board_high = floor.wide - GAP + 2 * MARGIN
    if fight:
        lay_battle(scene, floor, fight)
    floor.lay_whole(*band)
    floor.lay("sheet", sheets, seats.HIGH)
    floor.lay_whole(*supply.tale(scene))
    floor.lay("beside", beside, supply.HIGH)
    body = f"{tracks.frame()}{board}{around}{below}{''.join(floor.drawn)}"
    return body, (floor.wide - GAP, floor.tall - GAP), board_high


def paint(moment: Moment) -> Picture:
    """The whole table."""
    scene = Scene(moment)
    body, (wide, tall), board_high = table_drawn(scene)
    hall = f'<rect class="a-hall" x="{-MARGIN}" y="{-MARGIN}" width="100%" height="100%"/>'
    is_bare = scene.you < 0 or not scene.table["heroes"][scene.you]["hero"]
    return Picture(
        summary(scene),
        (framed(WITH_CAVE if scene.has_cave else WIDE, wide, MARGIN), framed(TALL, tall, MARGIN)),
        hall + body,
        first=board_high,
        own="" if is_bare else f"seat-{scene.you}",
    )


DRAWING = Drawing(FOLDER, USED, DEFS, paint, more=land.symbols)
