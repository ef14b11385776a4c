"""The creature deck: a bag from which cards are drawn when they are seen."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.enemies import deck
from ninerealms.games.yggdrasil.rules.state import YggState


def draw(s: YggState, seat: int, count: int) -> int:
    """YGG-027, YGG-193, YGG-195: up to so many cards leave the deck for good and lie open."""
    s.drawn = 0
    for _ in range(count):
        if s.creatures:
            creature = deck.pick(s, s.creatures)
            s.creatures &= ~(1 << creature)
            s.drawn |= 1 << creature
            s.tell(v.DREW_CREATURE, seat, creature)
    return s.drawn
