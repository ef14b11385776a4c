"""Who is asked at a match now, and whether it is over."""

from __future__ import annotations

from ninerealms.kernel.match import Match


def asked(match: Match) -> int | None:
    """The seat of the pending question, without the list of what can be answered."""
    return None if match.needed is not None or match.state.top < 0 else match.state.seat


def is_over(match: Match) -> bool:
    return match.needed is None and match.state.top < 0
