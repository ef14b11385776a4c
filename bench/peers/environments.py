"""The environments ours are measured against: `bench/.venv/bin/python bench/peers/environments.py SECONDS` prints JSON.

Runs in the environment of the peers, without our package. All times are processor time of this one process.
"""

from __future__ import annotations

import importlib.metadata
import json
import os
import sys
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def connect_four(seconds: float) -> float:
    """Steps per second of PettingZoo's connect four, its raw environment, random legal answers."""
    env: Any = import_module("pettingzoo.classic.connect_four.connect_four").raw_env()
    return agents_in_turn(env, seconds)


def agents_in_turn(env: Any, seconds: float) -> float:
    """Steps per second of any environment of PettingZoo whose observations have a mask."""
    rng, steps, games, began = Random(1), 0, 0, process_time()
    while (spent := process_time() - began) < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            offered = seen["action_mask"].nonzero()[0]
            env.step(None if is_over or is_cut else int(offered[int(rng.random() * len(offered))]))
            steps += 1
        games += 1
    return steps / spent


def backgammon(seconds: float) -> float:
    """Steps per second of OpenSpiel's backgammon through its Python environment, random legal answers."""
    library: Any = import_module("open_spiel.python.rl_environment")
    env, rng, steps, began = library.Environment("backgammon"), Random(1), 0, process_time()
    while (spent := process_time() - began) < seconds:
        step = env.reset()
        while not step.last():
            offered = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([offered[int(rng.random() * len(offered))]])
            steps += 1
    return steps / spent


def main(arguments: list[str]) -> int:
    """Measure both."""
    seconds = float(arguments[0])
    versions = {name: importlib.metadata.version(name) for name in ("pettingzoo", "open_spiel")}
    found = {"connect_four": connect_four(seconds), "backgammon": backgammon(seconds)}
    print(json.dumps({**found, "versions": versions}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
