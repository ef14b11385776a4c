"""The chance of a Battle or a hunt, in words: what the number is, and what it counts."""

from __future__ import annotations

from ninerealms.games.ragnarok.rules.state import RagnarokState
from ninerealms.kernel.choice import Odds


def each_odds(_: RagnarokState, _action: int) -> tuple[Odds, ...]:
    """The odds of an answer that leads to a Battle or a hunt."""
    return ()
