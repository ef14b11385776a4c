"""A table just before a tile is explored."""

from __future__ import annotations

import ninerealms as nr
from ninerealms.kernel.state import State

EXPLORE = 2


def about_to_explore() -> State:
    """Northgard at the question which tile to turn over, in the first turn."""
    game = nr.game("northgard")
    for seed in range(20):
        state = game.start(2, seed)
        while game.kinds[state.kind].name == "PLACE_UNIT":
            game.apply(state, state.options[0])
        game.apply(state, EXPLORE)
        if game.kinds[state.kind].name == "EXPLORE_TILE":
            return state
    raise AssertionError("no base has two neighbours to explore")
