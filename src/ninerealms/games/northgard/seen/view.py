"""What one seat may see of a duel, as plain numbers and strings.

Nothing on this table is secret: tiles face down are drawn only when somebody turns them over.
"""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from ninerealms.games.northgard import content
from ninerealms.games.northgard.rules import board, renew
from ninerealms.games.northgard.rules.state import (
    AREAS,
    MOVE_1,
    PER_TILE,
    SEATS,
    SPECIAL,
    SQUARES,
    TWO_SPECIALS,
    NorthState,
)

SIDES = "NESW"
DIRECTIONS = {"N": "n", "E": "e", "S": "s", "W": "w", "NE": "ne", "ES": "se", "SW": "sw", "NW": "nw"}


class Square(TypedDict):
    """A place of the grid: its name (A1 .. D3), the tile's id or None while it lies face down, its quarter turns."""

    name: str
    tile: str | None
    turned: int


class Area(TypedDict):
    """One area of a revealed tile."""

    area: int
    square: int
    letter: str
    direction: str
    sides: str
    food: int
    wood: int
    lore: int
    space: str
    building: str | None
    territory: int


class Territory(TypedDict):
    """Joined areas. `control` is a seat, -1 for neutral, -2 while both have units in it."""

    id: int
    square: str
    direction: str
    areas: list[int]
    units: list[int]
    control: int
    beside: list[int]
    beside_hard: list[int]


class Player(TypedDict):
    """What a seat has. `income` is what it gains when its rival renews."""

    points: int
    reserve: int
    units: int
    base: str
    cards: list[bool]
    food: int
    wood: int
    lore: int
    monopolies: int
    income: int


class TableView(TypedDict):
    """The whole table."""

    squares: list[Square]
    areas: list[Area]
    territories: list[Territory]
    players: list[Player]
    cards: list[str]
    bonuses: list[int]
    active_card: int
    supply: dict[str, int]
    unseen: list[str]
    turns: int
    first: int


def square_name(square: int) -> str:
    return "ABCD"[square % content.COLUMNS] + str(square // content.COLUMNS + 1)


def sides_of(s: NorthState, area: int) -> str:
    """The sides an area owns as the tile lies, in the order N, E, S, W."""
    square, k = divmod(area, PER_TILE)
    return sides_turned(s.tile[square], k, s.turned[square])


@cache
def sides_turned(tile: int, k: int, turned: int) -> str:
    printed = content.TILES[tile]["areas"][k]["sides"]
    return "".join(side for i, side in enumerate(SIDES) if SIDES[(i - turned) % 4] in printed)


@cache
def direction_of(sides: str) -> str:
    """Where on its tile an area lies: a side, a corner, or the middle."""
    if sides in ("NS", "EW"):
        return "m"
    if len(sides) == 3:
        missing = next(side for side in SIDES if side not in sides)
        return SIDES[(SIDES.index(missing) + 2) % 4].lower()
    return DIRECTIONS[sides]


def see_area(s: NorthState, area: int) -> Area:
    square, k = divmod(area, PER_TILE)
    printed = content.TILES[s.tile[square]]["areas"][k]
    sides = sides_of(s, area)
    return Area(
        area=area,
        square=square,
        letter=printed["id"],
        direction=direction_of(sides),
        sides=sides,
        food=printed["symbols"].count("F"),
        wood=printed["symbols"].count("W"),
        lore=printed["symbols"].count("L"),
        space="small" if printed["small"] else "carved" if printed["carved"] else "",
        building=content.building_ids[s.built[area] - 1] if s.built[area] else None,
        territory=s.land[area],
    )


def borders_of(s: NorthState) -> list[tuple[int, int, bool]]:
    """Every border between two different territories: one, other, difficult."""
    found = []
    for square in range(SQUARES):
        if s.tile[square] < 0:
            continue
        tile = content.TILES[s.tile[square]]
        names = [area["id"] for area in tile["areas"]]
        for border in tile["borders"]:
            one = s.land[square * PER_TILE + names.index(border[0])]
            other = s.land[square * PER_TILE + names.index(border[2])]
            if one != other:
                found += [(one, other, border[1] == "~"), (other, one, border[1] == "~")]
    return found


def see_territory(s: NorthState, territory: int, borders: list[tuple[int, int, bool]]) -> Territory:
    units = [s.units[seat * AREAS + territory] for seat in range(SEATS)]
    owners = [seat for seat in range(SEATS) if units[seat]]
    easy = {other for one, other, hard in borders if one == territory and not hard}
    hard_only = {other for one, other, hard in borders if one == territory and hard} - easy
    return Territory(
        id=territory,
        square=square_name(territory // PER_TILE),
        direction=direction_of(sides_of(s, territory)),
        areas=[area for area in range(AREAS) if s.land[area] == territory],
        units=units,
        control=-1 if not owners else owners[0] if len(owners) == 1 else -2,
        beside=sorted(easy),
        beside_hard=sorted(hard_only),
    )


def see_player(s: NorthState, seat: int, areas: list[Area], territories: list[Territory]) -> Player:
    mine = {territory["id"] for territory in territories if territory["control"] == seat}
    own = [area for area in areas if area["territory"] in mine]
    food, wood, lore = (sum(area[kind] for area in own) for kind in ("food", "wood", "lore"))
    return Player(
        points=s.points[seat],
        reserve=s.reserve[seat],
        units=sum(territory["units"][seat] for territory in territories),
        base=square_name(board.base_square(seat)),
        cards=[bool(s.up[seat] & (1 << card)) for card in range(len(content.CARDS))],
        food=food,
        wood=wood,
        lore=lore,
        monopolies=renew.count_monopolies(s, seat),
        income=renew.income(s, seat),
    )


def see(s: NorthState) -> TableView:
    """The whole table; both seats and any onlooker see the same."""
    borders = borders_of(s)
    areas = [see_area(s, area) for area in range(AREAS) if s.land[area] >= 0]
    territories = [see_territory(s, area, borders) for area in range(AREAS) if s.land[area] == area]
    cards = list(content.card_ids)
    if s.flags & TWO_SPECIALS:
        cards[MOVE_1] = content.card_ids[SPECIAL]
    return TableView(
        squares=[
            Square(
                name=square_name(square),
                tile=content.tile_ids[s.tile[square]] if s.tile[square] >= 0 else None,
                turned=s.turned[square],
            )
            for square in range(SQUARES)
        ],
        areas=areas,
        territories=territories,
        players=[see_player(s, seat, areas, territories) for seat in range(SEATS)],
        cards=cards,
        bonuses=list(s.bonus),
        active_card=s.active,
        supply=dict(zip(content.building_ids, s.supply, strict=True)),
        unseen=[tile for i, tile in enumerate(content.tile_ids) if s.bag & (1 << i)],
        turns=s.turns,
        first=s.first,
    )
