"""F. Explore."""

from __future__ import annotations

from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board, tile_bag
from ninerealms.games.northgard.rules.state import AREAS, SQUARES, TOWER, TOWER_SPARES_OWNER, NorthState
from ninerealms.kernel.state import DONE


def can_explore(s: NorthState, seat: int) -> bool:
    """NTG-057: some face-down tile touches a territory the seat controls."""
    for square in range(SQUARES):
        if board.explorable(s, seat, square):
            return True
    return False


def spare_own_towers(s: NorthState, seat: int) -> int:
    """Q6: with the option, towers the explorer held before the tile was turned do not hurt him."""
    if s.flags & TOWER_SPARES_OWNER:
        for area in range(AREAS):
            if s.built[area] == TOWER + 1 and board.controls(s, seat, s.land[area]):
                s.spared |= board.BIT[area]
    return 0


def explore(s: NorthState) -> int:
    """NTG-051, NTG-054, NTG-055, NTG-131: turn one tile over; whom it brings together fights, the explorer attacks."""
    seat = s.actor()
    if s.step() == 0:
        for square in range(SQUARES):
            if board.explorable(s, seat, square):
                s.offer(square)
            elif s.tile[square] >= 0:
                s.close(square, v.ALREADY_REVEALED)
            else:
                s.close(square, v.NOT_TOUCHING)
        return s.ask(seat, v.EXPLORE_TILE, 0, 1)
    if s.step() == 1:
        spare_own_towers(s, seat)
        tile = tile_bag.reveal(s, s.answer)
        s.tell(v.EXPLORED, seat, s.answer, tile, s.turned[s.answer])
        s.wake(2)
        return s.push(v.FIGHTS, seat)
    s.spared = 0
    return DONE
