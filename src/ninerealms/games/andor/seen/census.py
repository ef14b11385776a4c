"""Every component counted over all places."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor.rules.state import (
    EVENTS,
    FOGS,
    GONE,
    KNIGHTS,
    NOWHERE,
    SPACES,
    THINGS,
    UNKNOWN,
    WALKERS,
    WIDOWS,
    AndorState,
)


def count(s: AndorState) -> dict[str, int]:
    """The same at every moment of a game."""
    figures = {
        content.creature_ids[kind]: s.supply[kind]
        + s.beaten[kind]
        + s.held[kind]
        + sum(1 for where in range(SPACES) if s.on[where] == kind + 1)
        for kind in range(WALKERS)
    }
    unknown_fog = sum(1 for i in range(FOGS) if s.fog[i] == UNKNOWN)
    cards = [*(card for card in s.top_card if card >= 0), *bits(s.event_deck), *bits(s.event_used), *bits(s.event_box)]
    return {
        **figures,
        "fog tokens nobody has seen beyond the bag": unknown_fog - sum(s.fog_bag),
        "fog tokens": sum(1 for i in range(FOGS) if s.fog[i] >= GONE),
        "event cards": len(cards),
        "different event cards": len(set(cards)),
        "things": sum(1 for thing in range(THINGS) if s.where[thing] >= 0),
        "widow tokens": sum(1 for token in range(WIDOWS) if s.widow[token] >= NOWHERE - 1),
        "knights": sum(1 for i in range(KNIGHTS) if s.knight[i] >= NOWHERE - 1),
        "widow backs unseen beyond the tokens in play": s.widow_bag.bit_count()
        - sum(1 for token in range(WIDOWS) if s.widow[token] >= NOWHERE),
    }


def bits(mask: int) -> list[int]:
    return [card for card in range(EVENTS) if mask & (1 << card)]
