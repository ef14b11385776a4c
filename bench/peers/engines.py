"""The engines we are measured against: `bench/.venv/bin/python bench/peers/engines.py NAME SECONDS` prints JSON.

Runs in an environment of its own, without our package. All times are processor time of this one process.
"""

from __future__ import annotations

import copy
import importlib.metadata
import json
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

Figures = dict[str, float | str]
ROLLOUTS = 50
SIMULATIONS = 100
COPIES = 50


def rate(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Games and decisions per second of whole random games."""
    play()
    began, games, decisions = process_time(), 0, 0
    while (spent := process_time() - began) < seconds:
        decisions += play()
        games += 1
    return games / spent, decisions / spent


def copying(one: Callable[[], object], seconds: float) -> float:
    """Microseconds for one copy."""
    began, done = process_time(), 0
    while (spent := process_time() - began) < seconds / 4:
        for _ in range(COPIES):
            one()
        done += COPIES
    return spent / done * 1e6


def open_spiel(seconds: float) -> Figures:
    """Backgammon: stepped from Python, and whole playouts and tree search inside its C++."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("backgammon")
    rng = Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                options = state.legal_actions()
                state.apply_action(options[int(rng.random() * len(options))])
                decisions += 1
        return decisions

    games, stepped = rate(play, seconds)
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    whole = searches(pyspiel, game, ROLLOUTS, 1, seconds) * ROLLOUTS * stepped / games
    return {
        "what": "backgammon, 2 players",
        "games_per_second": whole * games / stepped,
        "decisions_per_second": whole,
        "stepped_per_second": stepped,
        "copy_microseconds": copying(state.clone, seconds),
        "iterations_per_second": searches(pyspiel, game, 1, SIMULATIONS, seconds),
    }


def searches(pyspiel: Any, game: Any, rollouts: int, simulations: int, seconds: float) -> float:
    """Simulations per second of its tree search from the first decision, each with so many random playouts."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False)
    began, done = process_time(), 0
    while (spent := process_time() - began) < seconds:
        bot.step(state)
        done += simulations
    return done / spent


def catanatron(seconds: float) -> Figures:
    """Catan with four random players."""
    library: Any = import_module("catanatron")

    def fresh() -> Any:
        return library.Game([library.RandomPlayer(color) for color in library.Color])

    def play() -> int:
        game, decisions = fresh(), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    games, decisions = rate(play, seconds)
    half = fresh()
    for _ in range(100):
        half.play_tick()
    return {
        "what": "Catan, 4 players",
        "games_per_second": games,
        "decisions_per_second": decisions,
        "copy_microseconds": copying(half.copy, seconds),
    }


def rlcard(seconds: float) -> Figures:
    """Uno with its own random agents."""
    table: Any = import_module("rlcard").make("uno")
    agent: Any = import_module("rlcard.agents").RandomAgent
    table.set_agents([agent(table.num_actions) for _ in range(table.num_players)])

    def play() -> int:
        trajectories, _ = table.run(is_training=False)
        return sum((len(trajectory) - 1) // 2 for trajectory in trajectories)

    games, decisions = rate(play, seconds)
    table.reset()
    return {
        "what": f"Uno, {table.num_players} players",
        "games_per_second": games,
        "decisions_per_second": decisions,
        "copy_microseconds": copying(lambda: copy.deepcopy(table.game), seconds),
    }


def chess(seconds: float) -> Figures:
    """Chess, random moves."""
    library: Any = import_module("chess")
    rng = Random(1)

    def play() -> int:
        board, decisions = library.Board(), 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
        return decisions

    games, decisions = rate(play, seconds)
    board = library.Board()
    return {
        "what": "chess, 2 players",
        "games_per_second": games,
        "decisions_per_second": decisions,
        "copy_microseconds": copying(lambda: board.copy(stack=False), seconds),
    }


PEERS: dict[str, Callable[[float], Figures]] = {
    "open_spiel": open_spiel,
    "catanatron": catanatron,
    "rlcard": rlcard,
    "chess": chess,
}


def main(arguments: list[str]) -> int:
    """Measure one peer."""
    name, seconds = arguments
    figures = PEERS[name](float(seconds))
    print(json.dumps({"name": name, "version": importlib.metadata.version(name), **figures}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
