"""Loads the facts of content.toml once, checks them, and lays them out as rows of ints.

An area is tile * 4 + its place on the tile; sides are north, east, south, west = 0..3.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

SIDES = "NESW"
PER_TILE = 4
MOST_BORDERS = 5

FACTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("content.toml").read_text(encoding="utf-8"))

TILES: list[dict[str, Any]] = FACTS["tiles"]
CARDS: list[dict[str, Any]] = FACTS["cards"]
BUILDINGS: list[dict[str, Any]] = FACTS["buildings"]
COLUMNS: int = FACTS["game"]["columns"]
ROWS: int = FACTS["game"]["rows"]

tile_ids: list[str] = [tile["id"] for tile in TILES]
card_ids: list[str] = [card["id"] for card in CARDS]
building_ids: list[str] = [building["id"] for building in BUILDINGS]


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
