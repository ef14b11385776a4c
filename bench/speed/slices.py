"""Work of one build in small slices, asked for line by line: `python bench/speed/slices.py` with a build on PYTHONPATH.

A line is JSON: [measure, game, players, seconds]. The answer is how much was done and the processor time it took.
Each slice goes on where the last of its kind ended. Only what commits of long ago have too is used here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from time import process_time

from ninerealms.games import game as find
from ninerealms.kernel.game import Game
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import State
from ninerealms.lab.measure import play, step_through  # type: ignore[attr-defined]  # an older commit has it there
from ninerealms.players.chair import Chair
from ninerealms.players.greedy import GreedyBot
from ninerealms.players.mcts import MctsBot

COPIES = 1000
TREE = 400
MIDDLE = 40  # answers until the middle of a game


def games(game: Game, players: int) -> Iterator[int]:
    """Whole random games as `simulate` plays them."""
    for seed in count():
        play(game, players, seed, {}, ["random"])
        yield 1


def steps(game: Game, players: int) -> Iterator[int]:
    """Decisions of random games, one call each."""
    for seed in count():
        yield step_through(game, game.start(players, seed), seed)


def copies(game: Game, players: int) -> Iterator[int]:
    """Copies of states in mid-game."""
    for seed in count():
        state = halfway(game, players, seed)
        yield 0
        for _ in range(COPIES):
            state.copy()
        yield COPIES


def iterations(game: Game, players: int) -> Iterator[int]:
    """Iterations of tree search from the first decision."""
    for seed in count():
        state = game.start(players, seed)
        yield 0
        MctsBot(Rng(seed), iterations=TREE).think(Chair(game, state, state.seat))
        yield TREE


def choices(game: Game, players: int) -> Iterator[int]:
    """Choices of the greedy bot in mid-game."""
    for seed in count():
        state = halfway(game, players, seed)
        yield 0
        GreedyBot(Rng(seed)).choose(Chair(game, state, state.seat))
        yield 1


def halfway(game: Game, players: int, seed: int) -> State:
    """A state some random answers into the game."""
    rng = Rng(seed)
    while True:
        state = game.start(players, seed)
        done = 0
        while state.decision is not None and done < MIDDLE:
            game.apply(state, state.decision.options[rng.below(state.count, DICE)])
            done += 1
        if state.decision is not None:
            return state


MEASURES: dict[str, Callable[[Game, int], Iterator[int]]] = {
    "whole games": games,
    "stepped from Python": steps,
    "copies": copies,
    "MCTS iterations": iterations,
    "choices of greedy": choices,
}


def work(going: Iterator[int], seconds: float) -> tuple[int, float]:
    """What is done in about so many seconds, and how many they were; what is yielded as 0 is preparation."""
    done, spent = 0, 0.0
    while spent < seconds:
        began = process_time()
        now = next(going)
        if now:
            spent += process_time() - began
        done += now
    return done, spent


def main() -> None:
    """Answer until nothing more is asked."""
    going: dict[tuple[str, str], Iterator[int]] = {}
    for line in sys.stdin:
        measure, name, players, seconds = json.loads(line)
        if (measure, name) not in going:
            going[measure, name] = MEASURES[measure](find(name), players)
        print(json.dumps(work(going[measure, name], seconds)), flush=True)


if __name__ == "__main__":
    main()
