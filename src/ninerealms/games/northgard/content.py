"""Loads the facts of content.toml once, checks them, and lays them out as rows of ints.

An area is tile * 4 + its place on the tile; sides are north, east, south, west = 0..3.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ninerealms.kernel.content import read

SIDES = "NESW"
PER_TILE = 4
MOST_BORDERS = 5
TILE_COUNT = 13
CARD_IDS = ("recruit", "build", "explore", "special", "move-1", "move-2", "renew")
BUILDING_IDS = ("tower", "camp", "wood-monopoly", "food-monopoly", "lore-monopoly")

# The least and the most of each number. The grid of four by three is what the state, its drawing and its words know.
RANGES = {
    "game.units": (1, 48),
    "game.points_to_win": (1, 99),
    "game.point_tokens": (1, 99),
    "game.base_units": (1, 20),
    "game.columns": (4, 4),
    "game.rows": (3, 3),
    "game.longest_turns": (1, 2000),
    "cards.bonus": (0, 9),
    "buildings.count": (0, 20),
    "buildings.*": (0, 9),
    "tiles.areas.*": (0, 1),
}
FACTS: dict[str, Any] = read(Path(__file__).with_name("content.toml"), RANGES)

TILES: list[dict[str, Any]] = FACTS["tiles"]
CARDS: list[dict[str, Any]] = FACTS["cards"]
BUILDINGS: list[dict[str, Any]] = FACTS["buildings"]
COLUMNS: int = FACTS["game"]["columns"]
ROWS: int = FACTS["game"]["rows"]
units: int = FACTS["game"]["units"]
points_to_win: int = FACTS["game"]["points_to_win"]
point_tokens: int = FACTS["game"]["point_tokens"]
base_units: int = FACTS["game"]["base_units"]
longest_turns: int = FACTS["game"]["longest_turns"]

tile_ids: list[str] = [tile["id"] for tile in TILES]
card_ids: list[str] = [card["id"] for card in CARDS]
building_ids: list[str] = [building["id"] for building in BUILDINGS]


def check() -> None:
    """Refuse facts that the rules cannot play."""
    for name, known in (("cards", CARD_IDS), ("buildings", BUILDING_IDS)):
        if [entry["id"] for entry in FACTS[name]] != list(known):
            raise ValueError(f"the {name} are {', '.join(known)}, in this order")
    if len(TILES) != TILE_COUNT:
        raise ValueError(f"there are {TILE_COUNT} tiles, not {len(TILES)}")
    for tile in TILES:
        for area in tile["areas"]:
            if area["small"] + area["carved"] > 1:
                raise ValueError(f"area {area['id']} of tile {tile['id']} has one building space at most")
    if CARDS[-1]["bonus"] != 0:
        raise ValueError("renew has no bonus: it renews instead")
    if base_units > units:
        raise ValueError(f"{base_units} base units are more than the {units} units of a player")
    if point_tokens < points_to_win:
        raise ValueError(f"{point_tokens} point tokens are too few to win with {points_to_win}")


check()


def symbols_of(area: dict[str, Any]) -> int:
    """Symbols packed into one number: food + 16 * wood + 256 * lore."""
    letters = str(area["symbols"])
    return letters.count("F") + 16 * letters.count("W") + 256 * letters.count("L")


def spaces_of(area: dict[str, Any]) -> int:
    return int(area["small"] + area["carved"])


def per_area(fact: Callable[[dict[str, Any]], int]) -> list[int]:
    """One number for each of the four possible areas of every tile."""
    row = [0] * (len(TILES) * PER_TILE)
    for t, tile in enumerate(TILES):
        for k, area in enumerate(tile["areas"]):
            row[t * PER_TILE + k] = fact(area)
    return row


area_count: list[int] = [len(tile["areas"]) for tile in TILES]
area_symbols: list[int] = per_area(symbols_of)
area_space: list[int] = per_area(spaces_of)


def owners_of_sides() -> list[int]:
    """Which area owns each printed side of each tile."""
    row = []
    for tile in TILES:
        for side in SIDES:
            owners = [k for k, area in enumerate(tile["areas"]) if side in area["sides"]]
            if len(owners) != 1:
                raise ValueError(f"tile {tile['id']}: side {side} must belong to one area")
            row.append(owners[0])
    return row


side_area: list[int] = owners_of_sides()


def borders() -> tuple[list[int], list[int], list[int], list[int]]:
    """Borders of each tile: how many, the areas on either side, whether difficult."""
    count, first, second, hard = [], [], [], []
    for tile in TILES:
        names = [area["id"] for area in tile["areas"]]
        count.append(len(tile["borders"]))
        padding = MOST_BORDERS - len(tile["borders"])
        first += [names.index(border[0]) for border in tile["borders"]] + [0] * padding
        second += [names.index(border[2]) for border in tile["borders"]] + [0] * padding
        hard += [int(border[1] == "~") for border in tile["borders"]] + [0] * padding
    return count, first, second, hard


border_count: list[int]
border_first: list[int]
border_second: list[int]
border_hard: list[int]
border_count, border_first, border_second, border_hard = borders()


def squares_beside() -> list[int]:
    """The square on each side of each square, or -1 at the edge of the grid."""
    row = []
    for square in range(COLUMNS * ROWS):
        column, line = square % COLUMNS, square // COLUMNS
        for across, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            inside = 0 <= column + across < COLUMNS and 0 <= line + down < ROWS
            row.append((line + down) * COLUMNS + column + across if inside else -1)
    return row


square_beside: list[int] = squares_beside()
card_bonus: list[int] = [card["bonus"] for card in CARDS]
building_count: list[int] = [building["count"] for building in BUILDINGS]
cost_wood: list[int] = [building["wood"] for building in BUILDINGS]
cost_food: list[int] = [building["food"] for building in BUILDINGS]
cost_lore: list[int] = [building["lore"] for building in BUILDINGS]
