"""Environments measured: `python bench/rl.py speed SECONDS` or `algorithm SECONDS` prints JSON.

All times are processor time of this one process.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

from ninerealms import rl
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Sheet
from ninerealms.kernel.rng import Rng
from ninerealms.rl.space import lent
from peers.environments import agents_in_turn

STEPS_INTO = 60  # where the game is observed
FLEET = 256
CALLS = 2000
SIMULATIONS = 20


def observing(name: str, seconds: float) -> dict[str, float]:
    """Microseconds for one observation of the largest table, called from Python, and how wide it is."""
    space = rl.Space(name, find(name).seats[-1])
    state = space.start(1)
    engine.play_random(space.game.rules, state, Rng(1), STEPS_INTO)
    sheet, observe = Sheet(lent(np.zeros(space.width, np.float32))), space.game.rules.observe
    began, done = process_time(), 0
    while (spent := process_time() - began) < seconds:
        for _ in range(CALLS):
            observe(state, 0, sheet, 0)
        done += CALLS
    return {"microseconds": spent / done * 1e6, "width": space.width, "actions": space.actions}


def stepping(name: str, seconds: float, *, looks: bool) -> float:
    """Steps per second of many games in one call, answers chosen at random in the same loop."""
    env = rl.vector_env(name, FLEET, looks=looks)
    env.reset(seed=1)
    began, done = process_time(), 0
    while (spent := process_time() - began) < seconds:
        env.step(env.sample())
        done += FLEET
    return done / spent


def speed(seconds: float) -> dict[str, Any]:
    """All figures of one round."""
    return {
        "observe": {name: observing(name, seconds / 4) for name in names()},
        "vector": {name: stepping(name, seconds / 2, looks=False) for name in names()},
        "vector_looks": {name: stepping(name, seconds / 2, looks=True) for name in names()},
        "aec": {name: agents_in_turn(rl.aec_env(name), seconds / 2) for name in names()},
    }


def algorithm(seconds: float) -> dict[str, Any]:
    """OpenSpiel's own tree search in Python against its random bot, on Northgard, for so long."""
    pyspiel: Any = import_module("pyspiel")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    uniform: Any = import_module("open_spiel.python.bots.uniform_random")
    rl.register_openspiel()
    game, rng = pyspiel.load_game("python_ninerealms_northgard"), np.random.RandomState(1)
    points: list[float] = []
    moves, began = 0, process_time()
    while process_time() - began < seconds:
        seat = len(points) % 2
        search = mcts.MCTSBot(game, 1.4, SIMULATIONS, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        bots = [search, uniform.UniformRandomBot(1, rng)] if seat == 0 else [uniform.UniformRandomBot(0, rng), search]
        state = game.new_initial_state()
        while not state.is_terminal() and process_time() - began < seconds:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
            else:
                state.apply_action(bots[state.current_player()].step(state))
                moves += 1
        if state.is_terminal():
            points.append((state.returns()[seat] + 1) / 2)
    return {"seconds": process_time() - began, "simulations": SIMULATIONS, "moves": moves, "points": points}


def main(arguments: list[str]) -> int:
    """Measure one thing."""
    what, seconds = arguments
    print(json.dumps({"speed": speed, "algorithm": algorithm}[what](float(seconds))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
