"""Names: seats, squares, territories, cards, buildings, and what a piece of land holds.

A territory is named by square and direction of the area it is called by ("A1 north"), so a name in an old log
line stays true when land is joined.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ninerealms.games.northgard import content
from ninerealms.games.northgard.rules import board
from ninerealms.games.northgard.rules.state import AREAS, FLAT_COST, MOVE_1, PER_TILE, TWO_SPECIALS, NorthState
from ninerealms.games.northgard.seen import view
from ninerealms.games.northgard.seen.view import Area
from ninerealms.kit.say import joined
from ninerealms.text.words import Say

RESOURCES = ("food", "wood", "lore")
REMEMBERED = 2048  # kinds of land, of all tables
Held = tuple[int, int, int, str, str | None]  # food, wood, lore, space, building


@cache
def say_square(square: int) -> Say:
    return Say("square", {"name": view.square_name(square)})


@cache
def place(square: str, direction: str) -> Say:
    return Say("territory", {"square": square, "direction": Say(f"direction-{direction}")})


def say_territory(s: NorthState, territory: int) -> Say:
    """A territory by the area it is called by; only the square while its tile lies face down."""
    square, lay = territory // PER_TILE, view.lay_of(s)
    if lay.tile[square] < 0:
        return say_square(square)
    return place(view.square_name(square), view.direction_of(view.sides_of(lay, territory)))


def card_id(s: NorthState, card: int) -> str:
    """What is printed on a card: the fifth may be a second Special."""
    return "special" if card == MOVE_1 and s.flags & TWO_SPECIALS else content.card_ids[card]


def action_id(action: int) -> str:
    return str(content.CARDS[action]["action"])


def say_building(building: int) -> Say:
    """A building with its article."""
    return Say(f"building-one-{content.building_ids[building]}")


def each_symbol(food: int, wood: int, lore: int) -> list[Say]:
    counts = zip(RESOURCES, (food, wood, lore), strict=True)
    return [Say(f"count-{resource}", {"count": count}) for resource, count in counts if count]


def say_held(s: NorthState, seat: int) -> Say:
    """The symbols a seat controls."""
    symbols = board.count_symbols(s, seat)
    held = each_symbol(board.food_of(symbols), board.wood_of(symbols), board.lore_of(symbols))
    return joined(held) if held else Say("land-none")


def say_cost(s: NorthState, building: int) -> Say:
    """The symbols a building asks for."""
    facts = content.BUILDINGS[building]
    cost = (0, 1, 0) if s.flags & FLAT_COST else (facts["food"], facts["wood"], facts["lore"])
    return joined(each_symbol(*cost))


def each_free_space(small: int, carved: int) -> list[Say]:
    counts = (("free-small", small), ("free-carved", carved))
    return [Say(key, {"count": count}) for key, count in counts if count]


def areas_of(s: NorthState, territory: int) -> list[Area]:
    lay = view.lay_of(s)
    return [view.see_area(lay, area) for area in range(AREAS) if lay.land[area] == territory]


def count_built(areas: Sequence[Area], building: str) -> int:
    return sum(area["building"] == building for area in areas)


def count_free(areas: Sequence[Area], space: str) -> int:
    return sum(area["space"] == space and area["building"] is None for area in areas)


def held(areas: Sequence[Area]) -> tuple[Held, ...]:
    """What areas hold, to be looked up by."""
    return tuple((area["food"], area["wood"], area["lore"], area["space"], area["building"]) for area in areas)


def say_land(areas: Sequence[Area]) -> Say:
    """Symbols, buildings and free spaces of a territory."""
    return say_holding(held(areas))


@lru_cache(maxsize=REMEMBERED)
def say_holding(areas: tuple[Held, ...]) -> Say:
    parts = each_symbol(sum(area[0] for area in areas), sum(area[1] for area in areas), sum(area[2] for area in areas))
    built = [area[4] for area in areas]
    for building in content.building_ids:
        count = built.count(building)
        if count:
            name = Say(f"building-{building}")
            parts.append(name if count == 1 else Say("building-many", {"building": name, "count": count}))
    free = [area[3] for area in areas if area[4] is None]
    parts += each_free_space(free.count("small"), free.count("carved"))
    return joined(parts) if parts else Say("land-none")


def say_printed(tile: int) -> Say:
    """Symbols and spaces printed on a tile."""
    areas = content.TILES[tile]["areas"]
    symbols = "".join(area["symbols"] for area in areas)
    spaces = [sum(area[space] for area in areas) for space in ("small", "carved")]
    parts = each_symbol(*(symbols.count(letter) for letter in "FWL")) + each_free_space(*spaces)
    return joined(parts) if parts else Say("land-none")


def units_of(s: NorthState, seat: int, territory: int) -> int:
    return s.units[seat * AREAS + territory]
