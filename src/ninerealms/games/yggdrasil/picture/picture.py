"""The drawing of a game of Yggdrasil Chronicles: one SVG of the whole table, in a wide and a tall shape.

Above the world tree with all who stand on it, the Cage and the row of the Saga Book; under it the band that says who
is asked what, with every choice that is nothing on the table; then the enemy wheel, the page, and the gods' sheets.
"""

from __future__ import annotations

from pathlib import Path

from ninerealms.drawing.drawing import Drawing, Picture
from ninerealms.drawing.moment import Moment
from ninerealms.drawing.parts import box
from ninerealms.drawing.sheet import framed
from ninerealms.drawing.svg import at, escape, measure
from ninerealms.games.yggdrasil.picture import saga, signs, tray, wheel
from ninerealms.games.yggdrasil.picture import seats as god_sheets
from ninerealms.games.yggdrasil.picture import tree as world_tree
from ninerealms.games.yggdrasil.picture import world as backdrop
from ninerealms.games.yggdrasil.picture.layout import GAP, PANEL, SHELF, SHRUNK, TALL, TREE, WIDE, Point, put
from ninerealms.games.yggdrasil.picture.scene import Scene

FOLDER = Path(__file__).parent
BESIDE_CAGE = 224  # how wide a sign may be beside the cage, in the tall shape
MARGIN = 8
USED = (
    *("mark-0", "mark-1", "mark-2", "mark-3", "mark-4", "i-life", "i-elf", "i-vanir", "i-fire-giant", "i-dead"),
    *("i-jotun", "i-serpent", "i-wolf", "i-dragon", "i-loki", "i-hel", "i-surt", "i-hero", "i-die", "i-battle"),
    *("w-asgard", "w-alfheim", "w-vanaheim", "w-midgard", "w-nidavellir", "w-svartalfheim", "w-jotunheim"),
    *("w-niflheim", "w-muspelheim", "i-lock", "i-check", "i-first", "i-undo", "i-pass", "i-tree", "i-leaf", "i-stone"),
    *("i-creature", "i-chest", "i-ferry", "i-move", "i-renew", "i-build", "i-sun", "i-moon"),
)
DEFS = (
    '<linearGradient id="yg-sky" x2="0" y2="1"><stop stop-color="var(--yg-sky-1)"/>'
    '<stop offset=".45" stop-color="var(--yg-sky-2)"/><stop offset=".8" stop-color="var(--yg-sky-3)"/>'
    '<stop offset="1" stop-color="var(--yg-sky-4)"/></linearGradient>'
    '<linearGradient id="yg-aurora" x2="0" y2="1"><stop stop-color="var(--yg-aurora)" stop-opacity="0"/>'
    '<stop offset=".7" stop-color="var(--yg-aurora)" stop-opacity=".3"/>'
    '<stop offset="1" stop-color="var(--yg-aurora-2)" stop-opacity="0"/></linearGradient>'
    '<linearGradient id="yg-rim"><stop stop-color="var(--wood-deep)"/><stop offset=".3" stop-color="var(--wood-lit)"/>'
    '<stop offset=".6" stop-color="var(--wood)"/><stop offset="1" stop-color="var(--wood-deep)"/></linearGradient>'
    '<linearGradient id="yg-bark"><stop offset=".3" stop-color="var(--wood-lit)"/><stop offset=".5"'
    ' stop-color="var(--wood)"/><stop offset=".68" stop-color="var(--wood-deep)"/></linearGradient>'
    '<radialGradient id="yg-moon"><stop offset=".3" stop-color="var(--yg-orb)" stop-opacity=".55"/>'
    '<stop offset="1" stop-color="var(--yg-orb)" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="yg-foot" cy=".6"><stop stop-color="var(--yg-ink)" stop-opacity=".45"/>'
    '<stop offset="1" stop-color="var(--yg-ink)" stop-opacity="0"/></radialGradient>'
)


def summary(scene: Scene) -> str:
    """The table in a few sentences."""
    names, table = scene.names, scene.table
    lines = [headline(scene)]
    columns = [names.listed([names.world(world) for world in column]) for column in table["columns"]]
    lines.append(names.say("draw-columns", left=columns[1], front=columns[0], right=columns[2]))
    for figure, god in enumerate(table["gods"]):
        values = {"god": scene.god(figure), "world": names.world(god["place"])}
        lines.append(names.say("draw-sheet", **values, life=god["life"], limit=god["limit"]))
    return " ".join(lines)


def headline(scene: Scene) -> str:
    names, table = scene.names, scene.table
    mode = names.say(f"mode-{table['mode']}")
    if scene.ending:
        return names.say("table-over", round=table["round"])
    return (
        names.say("table-round", round=table["round"], mode=mode)
        if table["round"]
        else names.say("table-setup", mode=mode)
    )


def plaque(scene: Scene) -> str:
    """The round and the mode, in the upper right corner."""
    text = headline(scene) if scene.table["round"] else scene.names.say(f"mode-{scene.table['mode']}")
    text = text[:1].upper() + text[1:].rstrip(".。")
    wide = measure(text, 14) * 1.1 + 24
    found = []
    for name, right, top, room in (("in-wide", WIDE - 10, 10, WIDE), ("in-tall", TALL - 5, 5, BESIDE_CAGE)):
        tight = f' textLength="{room - 20}" lengthAdjust="spacingAndGlyphs"' if wide > room else ""
        said = f'<text class="mid carved" font-size="14"{tight}>{escape(text)}</text>'
        across = min(wide, room)
        found.append(
            f'<g class="y-plaque {name}"><{box(right - across, top, across, 26, 6)}/>'
            f"<g{at(right - across / 2, top + 18)}>{said}</g></g>"
        )
    return "".join(found)


class Floor:
    """The rows under the tree, as they are laid one after another."""

    def __init__(self) -> None:
        self.wide: float = TREE[0] + GAP
        self.tall: float = TREE[1] + GAP
        self.drawn: list[str] = []

    def lay(self, name: str, parts: list[str], high: float) -> None:
        """Panels of one height: two in a row, or one under the other."""
        for i, part in enumerate(parts):
            is_last = i == len(parts) - 1 and i % 2 == 0
            x = (WIDE - PANEL) / 2 if is_last else (i % 2) * (PANEL + GAP)
            self.put(f"{name}-{i}", part, (x, self.wide + (i // 2) * (high + GAP)), high)
        self.wide += -(-len(parts) // 2) * (high + GAP)

    def lay_solo(self, sheet: str, supports: list[str], high: float, low: float) -> None:
        """The only player to the left, the support gods above one another to the right."""
        self.put("sheet-0", sheet, (0, self.wide), high)
        for i, part in enumerate(supports):
            self.put(f"support-{i}", part, (PANEL + GAP, self.wide + i * (low + GAP)), low)
        self.wide += high + GAP

    def put(self, ident: str, part: str, wide: Point, high: float) -> None:
        self.drawn.append(f'<g id="{ident}" class="place"{put(wide, (0, self.tall), 1, SHRUNK)}>{part}</g>')
        self.tall += high * SHRUNK + GAP


def lay_sheets(scene: Scene, floor: Floor, sheets: list[str]) -> None:
    """The gods' sheets, from the one who looks on; support gods last."""
    players, first = scene.table["players"], max(0, scene.you)
    seats = [sheets[(first + i) % players] for i in range(players)]
    supports = sheets[players:]
    high, low = god_sheets.height(scene), god_sheets.height(scene, is_support=True)
    if players == 1:
        floor.lay_solo(seats[0], supports, high, low)
        return
    floor.lay("sheet", seats, high)
    floor.lay("support", supports, low)


def table_drawn(scene: Scene) -> tuple[str, float, float]:
    """Everything, and how high it is wide and tall."""
    tree = world_tree.tree(scene)
    cage, row = saga.cage(scene), saga.row(scene)
    floor = Floor()
    sheets = [god_sheets.panel(scene, figure) for figure in range(len(scene.table["gods"]))]
    high = saga.height(scene)
    panels = [wheel.wheel(scene, high), saga.page(scene)]
    holds_of = signs.held(scene)
    band = tray.band(scene)
    floor.drawn.append(f'<g class="place"{put((0, floor.wide), (0, floor.tall))}>{band.drawn}</g>')
    floor.wide += band.wide + GAP
    floor.tall += band.tall + GAP
    shelf_top = floor.tall
    floor.tall += SHELF + GAP
    floor.lay("board", panels, high)
    lay_sheets(scene, floor, sheets)
    holds = signs.holds(scene, holds_of, shelf_top)
    body = f"{tree}{cage}{row}{plaque(scene)}{backdrop.both('frame')}{holds}{''.join(floor.drawn)}"
    return body, floor.wide - GAP, floor.tall - GAP


def paint(moment: Moment) -> Picture:
    """The whole table."""
    scene = Scene(moment)
    body, wide, tall = table_drawn(scene)
    hall = f'<rect class="y-hall" x="{-MARGIN}" y="{-MARGIN}" width="100%" height="100%"/>'
    boxes = (framed(WIDE, wide, MARGIN), framed(TALL, tall, MARGIN))
    own = "sheet-0" if scene.you >= 0 and scene.table["gods"][scene.you]["god"] else ""
    return Picture(summary(scene), boxes, hall + body, first=TREE[0] + 2 * MARGIN, own=own)


DRAWING = Drawing(FOLDER, USED, DEFS + backdrop.clips(), paint)
