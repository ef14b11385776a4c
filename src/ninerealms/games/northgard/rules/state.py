"""The table of a duel: ints and lists of ints, no rules.

A square is row * 4 + column. An area is square * 4 + its place on the tile lying there. A territory is
called by its lowest area; `land` gives the territory of every revealed area, `root` lists the territories.
"""

from __future__ import annotations

from ninerealms.kernel.ints import I8, I16, U64
from ninerealms.kernel.state import State

DEPTH = 12
MOST_OPTIONS = 50

SEATS = 2
SQUARES = 12
PER_TILE = 4
AREAS = 48
TERRITORIES = 40
TILES = 13
CARDS = 7
BUILDINGS = 5

NORTH_WEST = 0
SOUTH_EAST = 11

RECRUIT = 0
BUILD = 1
EXPLORE = 2
SPECIAL = 3
MOVE_1 = 4
MOVE_2 = 5
RENEW = 6
NO_CARD = -1
ALL_UP = 127

TOWER = 0
CAMP = 1
WOOD_MONOPOLY = 2
FOOD_MONOPOLY = 3
LORE_MONOPOLY = 4

# Start options, as bits of `flags`.
MONOPOLY_NEEDS_POINTS = 1
TWO_SPECIALS = 2
FLAT_COST = 4
TOWER_SPARES_OWNER = 8
RETREAT_REGULAR_ONLY = 16

# How a game ended.
BY_POINTS = 1
BY_TURNS = 2


class NorthState(State):
    """All that lies on the table."""

    def __init__(self) -> None:
        State.__init__(self, DEPTH, MOST_OPTIONS)
        self.tile: list[I8] = [0] * SQUARES
        self.turned: list[I8] = [0] * SQUARES
        self.land: list[I8] = [0] * AREAS
        self.root: list[I8] = [0] * TERRITORIES
        self.units: list[I8] = [0] * (SEATS * AREAS)
        self.built: list[I8] = [0] * AREAS
        self.up: list[I8] = [0] * SEATS
        self.points: list[I8] = [0] * SEATS
        self.reserve: list[I8] = [0] * SEATS
        self.supply: list[I8] = [0] * BUILDINGS
        self.bonus: list[I8] = [0] * CARDS
        self.roots: I16 = 0
        self.bag: I16 = 0
        self.active: I16 = NO_CARD
        self.turns: I16 = 0
        self.first: I16 = 0
        self.flags: I16 = 0
        self.spared: U64 = 0
        self.ended: I16 = 0
