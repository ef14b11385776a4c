"""What one seat may see of a duel, as plain numbers and strings.

Nothing on this table is secret: tiles face down are drawn only when somebody turns them over.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import NamedTuple, TypedDict

from ninerealms.games.northgard import content
from ninerealms.games.northgard.rules import board, renew
from ninerealms.games.northgard.rules.state import (
    AREAS,
    MOVE_1,
    PER_TILE,
    SEATS,
    SPECIAL,
    TWO_SPECIALS,
    NorthState,
)

SIDES = "NESW"
BOARDS = 1024  # so many are kept, said or drawn: a server with hundreds of tables has them in turn
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


def land_of(table: TableView) -> list[object]:
    """The land with all that is on it, to be looked up by."""
    return [table["squares"], table["areas"], table["territories"]]


@cache
def square_name(square: int) -> str:
    return "ABCD"[square % content.COLUMNS] + str(square // content.COLUMNS + 1)


class Lay(NamedTuple):
    """How the tiles lie and what stands on them: read once, for a compiled state gives its lists away as copies."""

    tile: list[int]
    turned: list[int]
    land: list[int]
    built: list[int]


def lay_of(s: NorthState) -> Lay:
    return Lay(s.tile, s.turned, s.land, s.built)


def sides_of(lay: Lay, area: int) -> str:
    """The sides an area owns as the tile lies, in the order N, E, S, W."""
    square, k = divmod(area, PER_TILE)
    return sides_turned(lay.tile[square], k, lay.turned[square])


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


class Printed(NamedTuple):
    """What is printed in an area, as its tile lies."""

    letter: str
    direction: str
    sides: str
    food: int
    wood: int
    lore: int
    space: str


@cache
def printed(tile: int, k: int, turned: int) -> Printed:
    area, sides = content.TILES[tile]["areas"][k], sides_turned(tile, k, turned)
    food, wood, lore = (area["symbols"].count(letter) for letter in "FWL")
    space = "small" if area["small"] else "carved" if area["carved"] else ""
    return Printed(area["id"], direction_of(sides), sides, food, wood, lore, space)


def see_area(lay: Lay, area: int) -> Area:
    square, k = divmod(area, PER_TILE)
    letter, direction, sides, food, wood, lore, space = printed(lay.tile[square], k, lay.turned[square])
    return Area(
        area=area,
        square=square,
        letter=letter,
        direction=direction,
        sides=sides,
        food=food,
        wood=wood,
        lore=lore,
        space=space,
        building=content.building_ids[lay.built[area] - 1] if lay.built[area] else None,
        territory=lay.land[area],
    )


@cache
def borders_in(tile: int) -> tuple[tuple[int, int, bool], ...]:
    """The borders within a tile: one area, another, difficult."""
    names = [area["id"] for area in content.TILES[tile]["areas"]]
    return tuple(
        (names.index(border[0]), names.index(border[2]), border[1] == "~") for border in content.TILES[tile]["borders"]
    )


def neighbours(lay: Lay) -> dict[int, tuple[set[int], set[int]]]:
    """What lies beside each territory: across an easy border somewhere, across a difficult one somewhere."""
    found: dict[int, tuple[set[int], set[int]]] = {}
    for square, tile in enumerate(lay.tile):
        for k, other_k, hard in borders_in(tile) if tile >= 0 else ():
            one, other = lay.land[square * PER_TILE + k], lay.land[square * PER_TILE + other_k]
            if one != other:
                found.setdefault(one, (set(), set()))[hard].add(other)
                found.setdefault(other, (set(), set()))[hard].add(one)
    return found


def see_territories(s: NorthState, lay: Lay) -> list[Territory]:
    units, beside = s.units, neighbours(lay)
    areas: dict[int, list[int]] = {}
    for area, territory in enumerate(lay.land):
        if territory >= 0:
            areas.setdefault(territory, []).append(area)
    return [
        see_territory(
            lay, own, [units[seat * AREAS + territory] for seat in range(SEATS)], *beside.get(territory, ((), ()))
        )
        for territory, own in sorted(areas.items())
    ]


def see_territory(
    lay: Lay, areas: list[int], units: list[int], easy: Collection[int], hard: Collection[int]
) -> Territory:
    territory = min(areas)
    owners = [seat for seat in range(SEATS) if units[seat]]
    return Territory(
        id=territory,
        square=square_name(territory // PER_TILE),
        direction=direction_of(sides_of(lay, territory)),
        areas=areas,
        units=units,
        control=-1 if not owners else owners[0] if len(owners) == 1 else -2,
        beside=sorted(easy),
        beside_hard=sorted(set(hard) - set(easy)),
    )


def see_player(s: NorthState, seat: int, areas: list[Area], territories: list[Territory]) -> Player:
    mine = {territory["id"] for territory in territories if territory["control"] == seat}
    own = [area for area in areas if area["territory"] in mine]
    food, wood, lore = (sum(area[kind] for area in own) for kind in ("food", "wood", "lore"))
    up = s.up[seat]
    return Player(
        points=s.points[seat],
        reserve=s.reserve[seat],
        units=sum(territory["units"][seat] for territory in territories),
        base=square_name(board.base_square(seat)),
        cards=[bool(up & (1 << card)) for card in range(len(content.CARDS))],
        food=food,
        wood=wood,
        lore=lore,
        monopolies=renew.count_monopolies(s, seat),
        income=renew.income(s, seat),
    )


def see(s: NorthState) -> TableView:
    """The whole table; both seats and any onlooker see the same."""
    lay = lay_of(s)
    areas = [see_area(lay, area) for area in range(AREAS) if lay.land[area] >= 0]
    territories = see_territories(s, lay)
    cards, bag = list(content.card_ids), s.bag
    if s.flags & TWO_SPECIALS:
        cards[MOVE_1] = content.card_ids[SPECIAL]
    return TableView(
        squares=[
            Square(
                name=square_name(square),
                tile=content.tile_ids[tile] if tile >= 0 else None,
                turned=turned,
            )
            for square, (tile, turned) in enumerate(zip(lay.tile, lay.turned, strict=True))
        ],
        areas=areas,
        territories=territories,
        players=[see_player(s, seat, areas, territories) for seat in range(SEATS)],
        cards=cards,
        bonuses=list(s.bonus),
        active_card=s.active,
        supply=dict(zip(content.building_ids, s.supply, strict=True)),
        unseen=[tile for i, tile in enumerate(content.tile_ids) if bag & (1 << i)],
        turns=s.turns,
        first=s.first,
    )
