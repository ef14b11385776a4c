"""Land: which areas join, who controls what, what borders what, what stands where."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard.rules.state import (
    AREAS,
    MOVE_1,
    NORTH_WEST,
    PER_TILE,
    SOUTH_EAST,
    SPECIAL,
    SQUARES,
    TWO_SPECIALS,
    NorthState,
)
from ninerealms.kernel.ints import I8, I16, U64

MOST_BORDERS = 5
SIDES = 4

AREA_COUNT: list[I8] = content.area_count
AREA_SYMBOLS: list[I16] = content.area_symbols
AREA_SPACE: list[I8] = content.area_space
SIDE_AREA: list[I8] = content.side_area
BORDER_COUNT: list[I8] = content.border_count
BORDER_FIRST: list[I8] = content.border_first
BORDER_SECOND: list[I8] = content.border_second
BORDER_HARD: list[I8] = content.border_hard
SQUARE_BESIDE: list[I8] = content.square_beside
BIT: list[U64] = [1 << i for i in range(AREAS)]


def area_on_side(s: NorthState, square: int, side: int) -> int:
    """The area of a revealed square that owns a side of it, the tile lying as it was turned over."""
    printed = (side + SIDES - s.turned[square]) % SIDES
    return square * PER_TILE + SIDE_AREA[s.tile[square] * SIDES + printed]


def units_in(s: NorthState, seat: int, territory: int) -> int:
    return s.units[seat * AREAS + territory]


def controls(s: NorthState, seat: int, territory: int) -> bool:
    """NTG-110, NTG-111, NTG-130, NTG-137: at least one own unit and no enemy unit, whatever stands there."""
    return s.units[seat * AREAS + territory] > 0 and s.units[(1 - seat) * AREAS + territory] == 0


def is_contested(s: NorthState, territory: int) -> bool:
    """NTG-080: units of both players."""
    return s.units[territory] > 0 and s.units[AREAS + territory] > 0


def held(s: NorthState, seat: int) -> U64:
    """The territories a seat controls, as bits."""
    bits = BIT[0] - BIT[0]
    for i in range(s.roots):
        if controls(s, seat, s.root[i]):
            bits |= BIT[s.root[i]]
    return bits


def beside(s: NorthState, territory: int, hard_too: bool) -> U64:
    """The territories that share a border with this one, as bits. A border inside one territory is inert.

    NTG-078: only tiles that lie open have borders.
    """
    bits = BIT[0] - BIT[0]
    for square in range(SQUARES):
        tile = s.tile[square]
        if tile >= 0:
            for i in range(tile * MOST_BORDERS, tile * MOST_BORDERS + BORDER_COUNT[tile]):
                if hard_too or BORDER_HARD[i] == 0:
                    one = s.land[square * PER_TILE + BORDER_FIRST[i]]
                    other = s.land[square * PER_TILE + BORDER_SECOND[i]]
                    if one != other:
                        if one == territory:
                            bits |= BIT[other]
                        elif other == territory:
                            bits |= BIT[one]
    return bits


def has_way_out(s: NorthState, seat: int, hard_too: bool) -> bool:
    """Whether some territory of the seat has a border its units can cross."""
    for square in range(SQUARES):
        tile = s.tile[square]
        if tile >= 0:
            for i in range(tile * MOST_BORDERS, tile * MOST_BORDERS + BORDER_COUNT[tile]):
                if hard_too or BORDER_HARD[i] == 0:
                    one = s.land[square * PER_TILE + BORDER_FIRST[i]]
                    other = s.land[square * PER_TILE + BORDER_SECOND[i]]
                    if one != other and (controls(s, seat, one) or controls(s, seat, other)):
                        return True
    return False


def with_way_out(s: NorthState, origins: U64, hard_too: bool) -> U64:
    """Those of the given territories that have a border to cross, as bits."""
    bits = BIT[0] - BIT[0]
    for square in range(SQUARES):
        tile = s.tile[square]
        if tile >= 0:
            for i in range(tile * MOST_BORDERS, tile * MOST_BORDERS + BORDER_COUNT[tile]):
                if hard_too or BORDER_HARD[i] == 0:
                    one = s.land[square * PER_TILE + BORDER_FIRST[i]]
                    other = s.land[square * PER_TILE + BORDER_SECOND[i]]
                    if one != other:
                        bits |= (BIT[one] | BIT[other]) & origins
    return bits


def explorable(s: NorthState, seat: int, square: int) -> bool:
    """NTG-051, NTG-133: face down, and side to side with an area of a territory the seat controls."""
    if s.tile[square] >= 0:
        return False
    for side in range(SIDES):
        neighbour = SQUARE_BESIDE[square * SIDES + side]
        if neighbour >= 0 and s.tile[neighbour] >= 0:
            area = area_on_side(s, neighbour, (side + 2) % SIDES)
            if controls(s, seat, s.land[area]):
                return True
    return False


def join(s: NorthState, one: int, other: int) -> int:
    """NTG-053, NTG-122, NTG-132: two territories become one, called by its lowest area; units are pooled."""
    if one == other:
        return one
    low = one if one < other else other
    high = other if one < other else one
    for area in range(AREAS):
        if s.land[area] == high:
            s.land[area] = low
    for seat in range(2):
        s.units[seat * AREAS + low] += s.units[seat * AREAS + high]
        s.units[seat * AREAS + high] = 0
    return low


def lay_tile(s: NorthState, square: int, tile: int, turned: int) -> int:
    """NTG-052, NTG-053: a tile lies as it was turned over; its areas join what they meet across its sides."""
    s.tile[square] = tile
    s.turned[square] = turned
    s.bag -= 1 << tile
    for k in range(AREA_COUNT[tile]):
        s.land[square * PER_TILE + k] = square * PER_TILE + k
    for side in range(SIDES):
        neighbour = SQUARE_BESIDE[square * SIDES + side]
        if neighbour >= 0 and s.tile[neighbour] >= 0:
            here = s.land[area_on_side(s, square, side)]
            there = s.land[area_on_side(s, neighbour, (side + 2) % SIDES)]
            join(s, here, there)
    return list_territories(s)


def list_territories(s: NorthState) -> int:
    """Note the lowest area of every territory, in order; how many there are."""
    s.roots = 0
    for area in range(AREAS):
        if s.land[area] == area:
            s.root[s.roots] = area
            s.roots += 1
    return s.roots


def count_symbols(s: NorthState, seat: int) -> int:
    """NTG-112: the symbols in all territories a seat controls, packed: food + 16 * wood + 256 * lore."""
    total = 0
    for square in range(SQUARES):
        tile = s.tile[square]
        if tile >= 0:
            for k in range(AREA_COUNT[tile]):
                symbols = AREA_SYMBOLS[tile * PER_TILE + k]
                if symbols > 0 and controls(s, seat, s.land[square * PER_TILE + k]):
                    total += symbols
    return total


def food_of(symbols: int) -> int:
    return symbols & 15


def wood_of(symbols: int) -> int:
    return symbols >> 4 & 15


def lore_of(symbols: int) -> int:
    return symbols >> 8


def has_space(s: NorthState, area: int) -> bool:
    """NTG-045, NTG-046: a building space of any kind that nothing stands on."""
    place = s.tile[area // PER_TILE] * PER_TILE + area % PER_TILE
    return AREA_SPACE[place] > 0 and s.built[area] == 0


def free_space(s: NorthState, territory: int) -> int:
    """The first area of a territory with a free building space, or -1."""
    for area in range(AREAS):
        if s.land[area] == territory and has_space(s, area):
            return area
    return -1


def count_buildings(s: NorthState, territory: int, building: int) -> int:
    """NTG-047, NTG-122: the buildings of a kind in a whole territory."""
    total = 0
    for area in range(AREAS):
        if s.land[area] == territory and s.built[area] == building + 1:
            total += 1
    return total


def count_own_buildings(s: NorthState, seat: int, building: int) -> int:
    """NTG-112: buildings count for whoever controls their territory."""
    total = 0
    for area in range(AREAS):
        if s.built[area] == building + 1 and controls(s, seat, s.land[area]):
            total += 1
    return total


def base_square(seat: int) -> int:
    """NTG-121: seat 0 has the north-west corner, seat 1 the south-east corner."""
    return NORTH_WEST if seat == 0 else SOUTH_EAST


def on_base(s: NorthState, seat: int, territory: int) -> bool:
    """NTG-123: a territory with an area on the base tile, even if it reaches further."""
    square = base_square(seat)
    for k in range(square * PER_TILE, square * PER_TILE + AREA_COUNT[s.tile[square]]):
        if s.land[k] == territory:
            return True
    return False


def action_of(s: NorthState, card: int) -> int:
    """NTG-070: what a card does; the fifth card is Move 1, or a second Special."""
    if card == MOVE_1 and s.flags & TWO_SPECIALS:
        return SPECIAL
    return card
