"""Where the numbers of choices stand, so that they hide neither names nor what lies and stands on the land."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ninerealms.drawing.svg import REMEMBERED
from ninerealms.games.northgard import content
from ninerealms.games.northgard.picture.land import HEIGHT, WIDTH, Board, Crossing, Stretch, origin, survey, toll
from ninerealms.games.northgard.picture.layout import is_inside
from ninerealms.games.northgard.picture.tile import SIZE, Point, along, length, moved, plan
from ninerealms.games.northgard.rules.state import PER_TILE
from ninerealms.games.northgard.seen.view import BOARDS

Thing = tuple[float, float, float, float]  # its middle, half its width, half its height

NUMBER = 16.0  # half the width of a number
TALL_NUMBER = 22.0  # the same on the small board, where names are larger too
WAYS = (0.14, 0.22, 0.3, 0.36, 0.43, 0.5, 0.57, 0.64, 0.7, 0.78, 0.86)  # where on a border a way may lead across
REACHES = (32.0, 26.0, 40.0, 48.0, 58.0)  # how far beyond the border its number stands, the best first
ENOUGH = 4.0  # more room than this is no better
GROWN = 1.2  # how much larger units are on the small board
COVERS = 4.0  # how much worse it is to cover something than to be near it
SYMBOL, SPACE, NAME, TALL_NAME, TOLL, RUNE = (17, 17), (19, 19), (24, 8), (34, 12), (11, 12), (20, 24)
UNITS, CLASH = (28, 31), (56, 40)
AROUND = (
    (28, -24),
    (-28, -24),
    (36, 8),
    (-36, 8),
    (0, 44),
    (0, -46),
    (30, 38),
    (-30, 38),
    (44, -8),
    (-44, -8),
    (44, 24),
    (-44, 24),
    (22, -48),
    (-22, -48),
)
GRID = 18


def thing(point: Point, size: tuple[int, int]) -> Thing:
    return (*point, *size)


def on_tile(board: Board, square: int) -> list[Thing]:
    """Symbols, spaces and tolls of one tile."""
    tile, turned = board[0][square]
    found, places, land = [], survey(board).slots, dict(board[1])
    for k, area in enumerate(content.TILES[tile]["areas"]):
        own = places[square * PER_TILE + k]
        found += [thing((own.coin[0] + 14 * i, own.coin[1]), SYMBOL) for i in range(len(area["symbols"]))]
        if area["small"] + area["carved"]:
            found.append(thing(own.space, SPACE))
    for border in plan(tile, turned).borders:
        one, other = (land[square * PER_TILE + area] for area in (border.one, border.other))
        if border.hard and one != other:
            found.append(thing(toll(moved(border.line, *origin(square))), TOLL))
    return found


@lru_cache(maxsize=BOARDS)
def things_on(board: Board) -> tuple[tuple[Thing, ...], tuple[Thing, ...]]:
    """What lies on a board and is called there: in the wide shape, and in the tall one."""
    lying: list[Thing] = []
    for square, (tile, _) in enumerate(board[0]):
        x, y = origin(square)
        lying += [thing((x + SIZE / 2, y + SIZE / 2), RUNE)] if tile < 0 else on_tile(board, square)
    land = survey(board)
    names = [thing(land.slots[territory].name, NAME) for territory in land.outlines]
    tall = [thing(land.slots[territory].tall_name, TALL_NAME) for territory in land.outlines]
    return (*lying, *names), (*lying, *tall)


def standing(camp: Point, sides: int) -> Thing:
    """The units of one side or of both in a territory."""
    if sides == 1:
        return thing((camp[0], camp[1] - 2), UNITS)
    return thing((min(max(camp[0], 50), WIDTH - 50), camp[1] - 8), CLASH)


def room(x: float, y: float, wide: float, high: float, things: Iterable[Thing]) -> float:
    """How far a box stays clear of everything and of the rim; below 0 how much it covers, many times over."""
    free = min(x - wide, y - high, WIDTH - x - wide, HEIGHT - y - high, ENOUGH)
    for px, py, w, h in things:
        gap = max(abs(x - px) - w - wide, abs(y - py) - h - high)
        if gap < free:
            free = gap
    return free if free >= 0 else free * COVERS


def rate(spot: Point, board: Board, crowd: tuple[Thing, ...]) -> float:
    """How good a place for a number is, in both shapes; the wide one counts more."""
    wide, tall = things_on(board)
    grown = tuple((x, y, w * GROWN, h * GROWN) for x, y, w, h in crowd)
    return room(*spot, NUMBER, NUMBER, (*wide, *crowd)) + room(*spot, TALL_NUMBER, TALL_NUMBER, (*tall, *grown)) / 4


def crossings(borders: list[Stretch]) -> Iterable[tuple[Crossing, Point, float]]:
    """All ways from one territory into another, each with a place for its number, and what speaks against it."""
    is_hard = all(border.hard for border in borders)
    for hard, line, beyond in borders:
        far = length(line)
        for part in WAYS if hard == is_hard else ():
            (x, y), (dx, dy) = along(line, far * part)
            for against, reach in enumerate(REACHES):
                spot = (x + dy * reach, y - dx * reach)
                outside = 0 if is_inside(spot, beyond) else 120
                yield Crossing((x, y), (dy, -dx)), spot, against / 2 + abs(part - 0.5) * 2 + outside


@lru_cache(maxsize=REMEMBERED)
def way_across(board: Board, crowd: tuple[Thing, ...], start: int, end: int) -> tuple[Crossing, Point] | None:
    """The best way from one territory into another, and the place of its number."""
    borders = survey(board).ways.get((start, end))
    if not borders:
        return None
    found = max(crossings(borders), key=lambda each: rate(each[1], board, crowd) - each[2])
    return found[0], found[1]


@lru_cache(maxsize=REMEMBERED)
def in_camp(board: Board, crowd: tuple[Thing, ...], territory: int, is_manned: bool) -> Point:
    """The place of the number of a territory: amid it, or beside the units there."""
    x, y = survey(board).camps[territory]
    if not is_manned:
        return x, y
    return max(((x + dx, y + dy) for dx, dy in AROUND), key=lambda spot: rate(spot, board, crowd))


@lru_cache(maxsize=REMEMBERED)
def tray_place(board: Board, crowd: tuple[Thing, ...], territory: int, wide: float, high: float) -> Point:
    """The middle of a tray of numbers near a territory, where it hides least."""
    camp_x, camp_y = survey(board).camps[territory]
    things = (*things_on(board)[0], *crowd)
    middle = (camp_x, camp_y - 44 - high / 2)

    def worth(spot: Point) -> float:
        return room(*spot, wide / 2, high / 2, things) - (abs(spot[0] - middle[0]) + abs(spot[1] - middle[1])) / 24

    def inside(x: float, y: float) -> Point:
        left, top = wide / 2 + 4, high / 2 + 4
        return min(max(x, left), WIDTH - left), min(max(y, top), HEIGHT - top)

    around = range(-11 * GRID, 12 * GRID, GRID)
    return max((inside(camp_x + dx, middle[1] + dy) for dx in around for dy in around), key=worth)
