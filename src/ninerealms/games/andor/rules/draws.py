"""Drawing blindly from what nobody has seen, kept as bits."""

from __future__ import annotations

from ninerealms.games.andor.rules.state import EVENTS, AndorState
from ninerealms.kernel.rng import DRAW

MOST_BITS = EVENTS  # nothing else has as many


def count_bits(mask: int) -> int:
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def draw_bit(s: AndorState, mask: int) -> int:
    """One of the bits that are set, each with the same chance; its number."""
    nth = s.rng.below(count_bits(mask), DRAW)
    for bit in range(MOST_BITS):
        if mask & (1 << bit):
            if nth == 0:
                return bit
            nth -= 1
    raise RuntimeError("there is nothing to draw")
