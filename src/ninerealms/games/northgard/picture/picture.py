"""The drawing of a duel: one SVG of the whole table that stands alone, in a wide and a tall shape.

Layers from back to front: sea, land, control, plants, choices, borders, posts, fog, spaces and symbols, names, trails,
units, numbers; round the board the panels of the seats, the supply, and trays of small choices.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random

from ninerealms.drawing.drawing import Drawing, Picture
from ninerealms.drawing.moment import Moment
from ninerealms.drawing.sheet import Box
from ninerealms.drawing.style import places
from ninerealms.drawing.svg import at, num, use
from ninerealms.drawing.svg import words as text
from ninerealms.games.northgard.picture import pieces, seats
from ninerealms.games.northgard.picture.land import HEIGHT, WIDTH
from ninerealms.games.northgard.picture.scene import Scene
from ninerealms.games.northgard.picture.tiles import tile_symbols
from ninerealms.games.northgard.seen.view import BOARDS
from ninerealms.text.kept import Kept

FOLDER = Path(__file__).parent
BOXES = (Box(0, 0, 930, 894), Box(0, 0, 390, 666))
RESULT = 44  # how much higher the tall shape is with the result under it
MARGIN = (26, 24)  # sea and beach round the land
AT_ONCE = 64  # whoever looks at the same table is drawn for one after the other
boards: Kept[str] = Kept(AT_ONCE)
grounds: Kept[tuple[str, str, str]] = Kept(BOARDS)
USED = (
    *("mark-0", "mark-1", "i-food", "i-wood", "i-lore", "i-tower", "i-camp", "i-silo", "i-lodge", "i-stone"),
    *("i-move", "i-explore", "i-recruit", "i-build", "i-renew", "i-hero", "i-sword", "i-battle", "i-fog"),
    *("i-first", "i-check", "i-glory", "p-plate"),
)
DEFS = (
    '<linearGradient id="ng-sea" x1="0" x2="1" y2="1"><stop stop-color="var(--sea-near)"/>'
    '<stop offset="1" stop-color="var(--sea-far)"/></linearGradient>'
    '<radialGradient id="ng-fog" r=".75"><stop stop-color="var(--ng-fog-lit)"/>'
    '<stop offset="1" stop-color="var(--ng-fog)"/></radialGradient>'
    '<pattern id="ng-marks-0" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">'
    '<path d="M13 5.5 18 14.500H8z" fill="var(--seat-0)"/></pattern>'
    '<pattern id="ng-marks-1" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">'
    '<circle cx="13" cy="11" r="4" fill="none" stroke="var(--seat-1)" stroke-width="2.6"/></pattern>'
    '<pattern id="ng-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0h4.500v9H0z" fill="var(--ng-stripe)"/></pattern>'
)


def wavering(wide: float, high: float, inset: float, seed: str) -> str:
    """A rectangle drawn by hand."""
    dice = Random(seed)
    corners = [(inset, inset), (wide - inset, inset), (wide - inset, high - inset), (inset, high - inset)]
    parts = [f"M{num(inset)} {num(inset)}"]
    for i, (x, y) in enumerate(corners):
        ex, ey = corners[(i + 1) % 4]
        for k in range(1, 13):
            aside = 2.5 * (dice.random() * 2 - 1) * (k < 12)
            px, py = x + (ex - x) * k / 12, y + (ey - y) * k / 12
            parts.append(f"L{num(px + aside * (x == ex))} {num(py + aside * (y == ey))}")
    return "".join(parts) + "Z"


@cache
def sea() -> str:
    """The water round the land, its beach, and the letters and numbers of the grid."""
    wide, high = WIDTH + 2 * MARGIN[0], HEIGHT + 2 * MARGIN[1]
    dice = Random("waves")
    waves = []
    for _ in range(54):
        x, y = dice.random() * (wide - 30) + 6, 3 + dice.random() * 6
        waves.append(f"M{num(x)} {num(y if dice.random() < 0.5 else high - y)}q4-3 8 0t8 0")
    marks = [text("ABCD"[i], MARGIN[0] + 100 + 200 * i, 21.5, "rim-mark") for i in range(4)]
    marks += [text(str(i + 1), 20, MARGIN[1] + 104 + 200 * i, "rim-mark") for i in range(3)]
    return (
        f'<rect width="{wide}" height="{high}" rx="14" fill="url(#ng-sea)"/><path class="waves" d="{"".join(waves)}"/>'
        f'<path class="foam" d="{wavering(wide, high, 8, "foam")}"/>'
        f'<path class="cliff" transform="translate(0 5)" d="{wavering(wide, high, 12, "beach")}"/>'
        f'<path class="beach" d="{wavering(wide, high, 12, "beach")}"/>{"".join(marks)}'
    )


@cache
def homes() -> str:
    """A pennant on each base tile, beside the corner of the board."""
    flags = []
    for seat, (x, y, out) in enumerate(((-1, 0, -1), (WIDTH + 1, HEIGHT, 1))):
        flag = f"M0-22H{24 * out}L{19 * out}-14 {24 * out}-6H0Z"
        mark = use(f"mark-{seat}", 5 if out > 0 else -15, -19, 10)
        pole = '<path class="pole" d="M0 5V-23"/>'
        flags.append(f'<g class="home seat-{seat}"{at(x, y)}><path d="{flag}"/>{mark}{pole}</g>')
    return "".join(flags)


def board(scene: Scene) -> str:
    """The land and all that is on it. Where nothing is to be chosen, everybody sees the same."""
    if scene.options or scene.reasons:
        return board_drawn(scene)
    return boards.get([*scene.known, scene.kind, scene.source, scene.last], lambda: board_drawn(scene))


def board_drawn(scene: Scene) -> str:
    land = scene.land
    regions, control, labels = grounds.get(scene.known, lambda: ground(scene))
    layers = (
        ("land", regions),
        ("control", control),
        ("plants", land.plants),
        ("choices", pieces.choices(scene)),
        ("borders", land.borders),
        ("posts", land.posts),
        ("fogs", pieces.fogs(scene)),
        ("homes", homes()),
        ("items", "".join(each_item(scene))),
        ("names", labels),
        ("trails", pieces.trails(scene)),
        ("companies", pieces.companies(scene)),
        ("steps", pieces.steps(scene) + pieces.number_tray(scene)),
    )
    drawn = "".join(f'<g class="{name}">{layer}</g>' for name, layer in layers if layer)
    return f'<g id="board" class="{seats.place("board")}">{sea()}<g{at(*MARGIN)}>{drawn}</g></g>'


def ground(scene: Scene) -> tuple[str, str, str]:
    """Layers that no question changes."""
    return pieces.regions(scene), pieces.control(scene), pieces.labels(scene)


def each_item(scene: Scene) -> Iterable[str]:
    for territory in scene.table["territories"]:
        name = pieces.name_of(scene, territory)
        for area in scene.areas[territory["id"]]:
            yield pieces.place_items(scene, area, name)


def summary(scene: Scene) -> str:
    """The table in a few sentences."""
    names, table = scene.names, scene.table
    lines = [names.say("table-setup")] if table["turns"] == 0 else []
    if table["turns"] and not scene.over:
        lines.append(names.say("table-turn", turn=table["turns"], seat=names.seat(scene.turn), goal=seats.GOAL))
    for seat, player in enumerate(table["players"]):
        numbers = {"points": player["points"], "units": player["units"], "reserve": player["reserve"]}
        you = int(seat == scene.you)
        lines.append(names.say("table-player", seat=names.seat(seat), you=you, base=player["base"], **numbers))
    return " ".join(lines)


def paint(moment: Moment) -> Picture:
    """The whole table."""
    scene = Scene(moment)
    body = "".join(
        (
            '<rect class="hall" width="100%" height="100%" rx="16"/>',
            seats.seat_panel(scene, 1 - scene.bottom),
            board(scene),
            seats.supply(scene),
            seats.legend(scene),
            seats.seat_panel(scene, scene.bottom),
            seats.tray(scene),
            seats.banner(scene),
        )
    )
    tall = BOXES[1]._replace(height=BOXES[1].height + RESULT * scene.over)
    return Picture(summary(scene), (BOXES[0], tall), body, scene.land.defs)


DRAWING = Drawing(FOLDER, USED, DEFS, paint, places(seats.SPOTS), apart=tile_symbols)
