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
    games: float | None = None  # games per second, times OpenSpiel's backgammon from Python
    contest: int | None = None  # how many sit at the table of a contest; the measured table unless said otherwise
    greedy: float | None = None  # wins of greedy against random in 100 games
    mcts: float | None = None  # wins of mcts:400 against greedy in 100 games
    crowd: tuple[int, float] | None = None  # how many sit there; wins of one mcts:400 among greedy ones in 100 games
    setups: tuple[str, ...] = ()  # values of the option `setup` that are measured beside the game as it comes
    setup_share: float = 0.5  # games per second of each of them, over those of the game as it comes


GOALS: dict[str, Goals] = {
    "northgard": Goals(players=2, greedy=95.0, mcts=70.0),
    "diceforge": Goals(
        4, 30.0, None, None, 1.0, 1500.0, games=50.0, contest=2, mcts=70.0, setups=("titans", "goddess")
    ),
    "yggdrasil": Goals(3, 30.0, 20.0, None, 1.0, 1500.0),
    "andor": Goals(3, 30.0, 10.0, None, 1.0, 1500.0),
    "ragnarok": Goals(4, 30.0, 15.0, None, 1.0, 1500.0, contest=2, greedy=95.0, mcts=65.0, crowd=(4, 40.0)),
}


# How many times as fast as before, by game and measure; whatever is not named here must not be slower.
BEFORE = {
    ("", "copies"): 1.8,
    ("", "MCTS iterations"): 1.25,
    ("", "stepped from Python"): 1.4,
    ("diceforge", "whole games"): 1.1,
}
LEAST_OF_BEFORE = 0.97


def goals(game: str) -> Goals:
    return GOALS.get(game, Goals())
