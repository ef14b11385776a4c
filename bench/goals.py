"""What each game has to reach, compiled."""

from __future__ import annotations

from typing import NamedTuple


class Goals(NamedTuple):
    """The table size that is measured, and the goals; None where there is none."""

    players: int | None = None  # the largest table unless said otherwise
    over_pure: float | None = 30.0
    whole: float | None = 20.0  # times OpenSpiel's backgammon, whole playouts
    stepped: float | None = 5.0  # the same, one call per decision
    copy_microseconds: float | None = 0.5
    state_bytes: float | None = 1000.0
    greedy: float | None = None  # wins of greedy against random in 100 games
    mcts: float | None = None  # wins of mcts:400 against greedy in 100 games


#                       players  pure  whole  stepped  copy  bytes  greedy  mcts
GOALS: dict[str, Goals] = {
    "northgard": Goals(2, 30.0, 20.0, 5.0, 0.5, 1000.0, 95.0, 70.0),
    "diceforge": Goals(4),
    "yggdrasil": Goals(3),
}


def goals(game: str) -> Goals:
    return GOALS.get(game, Goals())
