"""Turning over a tile: which of the unseen tiles it is, and how it lies."""

from __future__ import annotations

from ninerealms.games.northgard.rules import board
from ninerealms.games.northgard.rules.state import TILES, NorthState
from ninerealms.kernel.rng import DRAW

QUARTER_TURNS = 4


def count_unseen(s: NorthState) -> int:
    count = 0
    for tile in range(TILES):
        if s.bag & (1 << tile):
            count += 1
    return count


def reveal(s: NorthState, square: int) -> int:
    """NTG-011, NTG-018, NTG-052: any unseen tile, in any of four orientations, with equal chances."""
    nth = s.rng.below(count_unseen(s), DRAW)
    turned = s.rng.below(QUARTER_TURNS, DRAW)
    for tile in range(TILES):
        if s.bag & (1 << tile):
            if nth == 0:
                board.lay_tile(s, square, tile, turned)
                return tile
            nth -= 1
    raise RuntimeError("no tile left to reveal")
