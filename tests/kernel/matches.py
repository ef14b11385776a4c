"""Matches played a little, and their answers as they are kept."""

from __future__ import annotations

from ninerealms.kernel.match import Match


def lay_lowest(table: Match, times: int) -> Match:
    """The lowest option, so many times."""
    for _ in range(times):
        assert table.decision is not None
        table.submit(table.decision.options[0])
    return table


def answers(table: Match) -> list[str]:
    """The lines of the game in the file."""
    return table.replay().split("\n\n", 1)[1].splitlines()
