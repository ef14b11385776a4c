"""B. Setup: tiles, base units, the first player."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board, tile_bag
from ninerealms.games.northgard.rules.state import (
    ALL_UP,
    AREAS,
    BUILDINGS,
    CARDS,
    NORTH_WEST,
    SEATS,
    SOUTH_EAST,
    SQUARES,
    TILES,
    NorthState,
)
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.rng import DRAW
from ninerealms.kernel.state import DONE

UNITS: Number = content.units
BASE_UNITS: Number = content.base_units
BUILDING_COUNT: list[I8] = content.building_count


def clear(s: NorthState) -> int:
    """NTG-003, NTG-005, NTG-006, NTG-010, NTG-014, NTG-016: an empty board, full reserves and supply, cards face up."""
    for square in range(SQUARES):
        s.tile[square] = -1
    for area in range(AREAS):
        s.land[area] = -1
    s.bag = (1 << TILES) - 1
    for seat in range(SEATS):
        s.reserve[seat] = UNITS  # NTG-002
        s.up[seat] = ALL_UP
    for building in range(BUILDINGS):
        s.supply[building] = BUILDING_COUNT[building]
    return CARDS


def start(s: NorthState) -> int:
    """The set-up is a procedure too, so that its draws can be entered like any others."""
    return s.push(v.LAY_TABLE, 0)


def lay_table(s: NorthState) -> int:
    """NTG-011, NTG-012, NTG-013, NTG-017, NTG-143: both corners are revealed, the first player is drawn.

    The tiles face down stay in the bag until they are turned over, so no hidden order exists; the one
    left over when all twelve squares are revealed is the tile taken out of the game.
    """
    tile_bag.reveal(s, NORTH_WEST)
    tile_bag.reveal(s, SOUTH_EAST)
    s.first = s.rng.below(SEATS, DRAW)
    s.tell(v.FIRST_PLAYER, s.first)
    s.finish()
    s.push(v.DUEL, s.first)
    s.push(v.DEPLOY, 1 - s.first)
    return s.push(v.DEPLOY, s.first)


def deploy(s: NorthState) -> int:
    """NTG-015, NTG-019: base units, one after another, into any territories of the base tile."""
    seat = s.actor()
    if s.step() == 1:
        s.units[seat * AREAS + s.answer] += 1
        s.reserve[seat] -= 1
        s.tell(v.PLACED, seat, s.answer)
        s.put(v.DEPLOY_PLACED, s.get(v.DEPLOY_PLACED) + 1)
    if s.get(v.DEPLOY_PLACED) == BASE_UNITS:
        return DONE
    for i in range(s.roots):
        territory = s.root[i]
        if board.on_base(s, seat, territory):
            s.offer(territory)
        else:
            s.close(territory, v.NOT_BASE)
    return s.ask(seat, v.PLACE_UNIT, 0, 1)
