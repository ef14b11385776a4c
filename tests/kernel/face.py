"""The public face, call by call, each with arguments that are right: what a caller can get wrong is one of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import ninerealms as nr
from ninerealms import lab, rl
from ninerealms.kernel.game import Game
from ninerealms.players.chair import Chair
from ninerealms.players.seating import seat_all


class Count(int):
    """A number that is right; larger ones are right too, and would take their time."""


class Call(NamedTuple):
    """A function and arguments it takes."""

    function: Callable[..., object]
    given: tuple[Any, ...] = ()


class Table:
    """One game with all that can be called: a state, a match, a chair, environments; each some answers into a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.start(seed=5)
        self.match = nr.Match(game, seed=3)
        self.aec = rl.aec_env(game.name)
        self.single = rl.gym_env(game.name)
        self.fleet = rl.vector_env(game.name, 2)
        self.space = self.aec.space
        self.aec.reset(seed=1)
        self.single.reset(seed=1)
        self.fleet.reset(seed=1)
        for _ in range(3):
            game.apply(self.state, self.state.options[0])
            self.match.submit(self.match.state.options[0])

    def marks(self) -> list[object]:
        """All that a call must not change where it is refused."""
        states = [self.state, self.aec.game_state, self.single.game_state, *self.fleet.fleet.states]
        return [[nr.dump(state, traces=True) for state in states], self.match.replay(), self.aec.agent_selection]


def of_the_package(table: Table) -> dict[str, Call]:
    """The functions of `ninerealms` itself."""
    state, name, seats = table.state, table.game.name, table.game.seats[0]
    return {
        "game": Call(nr.game, (name,)),
        "table": Call(nr.table, (name, seats, 7, {})),
        "Match": Call(nr.Match, (table.game, seats, 7, {}, (), False)),
        "Table": Call(nr.Table, (table.game,)),
        "scenario": Call(nr.scenario, (name, seats)),
        "read_replay": Call(nr.read_replay, (table.match.replay(),)),
        "chance": Call(nr.chance, (state, state.options[0])),
        "dump": Call(nr.dump, (state,)),
        "load": Call(nr.load, (state.copy(), nr.dump(state))),
        "digest": Call(nr.digest, (state,)),
    }


def of_a_game(table: Table) -> dict[str, Call]:
    """What a `Game` is asked."""
    game, state = table.game, table.state
    answer, view, reason = state.options[0], game.view(state, 0), next(iter(game.reasons))
    return {
        "start": Call(game.start, (game.seats[0], 7, {})),
        "fresh": Call(game.fresh, (game.seats[0], 7, {})),
        "settle": Call(game.settle, ({},)),
        "apply": Call(game.apply, (state, answer)),
        "child": Call(game.child, (state, answer)),
        "own": Call(game.own, (state,)),
        "pending": Call(game.pending, (state,)),
        "view": Call(game.view, (state, 0)),
        "imagine": Call(game.imagine, (state, 0, nr.Rng(1))),
        "judge": Call(game.judge, (state, 0)),
        "words": Call(game.words, ("fr",)),
        "describe": Call(game.describe, (state, answer, "fr")),
        "choices": Call(game.choices, (state, 0)),
        "prompt": Call(game.prompt, (state, "fr")),
        "report": Call(game.report, (state, (0, -1), "fr")),
        "explain": Call(game.explain, (reason, "fr")),
        "write_table": Call(game.write_table, (view, "fr")),
        "own_view": Call(game.own_view, (view,)),
        "own_event": Call(game.own_event, ((0, -1),)),
        "digest": Call(game.digest, (state,)),
        "outcome": Call(game.outcome, (state,)),
        "draw": Call(game.draw, (view, "fr", {}, {}, (), "wide")),
        "rule_id": Call(game.rule_id, (1,)),
    }


def of_a_match(table: Table) -> dict[str, Call]:
    """What a `Match` and a `Chair` are asked."""
    match = table.match
    answer = match.state.options[0]
    chair = Chair(table.game, table.state, 0)
    return {
        "submit": Call(match.submit, (answer, None, match.step)),
        "enter": Call(match.enter, (0,)),
        "undo": Call(match.undo, (0, True, False)),
        "undo_step": Call(match.undo_step, (0, True)),
        "go_back": Call(match.go_back, (1, False)),
        "at": Call(match.at, (1,)),
        "view": Call(match.view, (0,)),
        "log": Call(match.log, (0, "fr")),
        "closed": Call(match.closed, (0, "fr")),
        "replay": Call(match.replay, (0,)),
        "Chair": Call(Chair, (table.game, table.state, 0)),
        "Chair.imagine": Call(chair.imagine, (nr.Rng(2),)),
        "Chair.describe": Call(chair.describe, (table.state.options[0], "fr")),
        "seat_all": Call(seat_all, (["random"] * 2, 2, 1)),
    }


def of_environments(table: Table) -> dict[str, Call]:
    """What learners call."""
    name, state, space = table.game.name, table.state, table.space
    seats, answer = space.players, state.options[0]
    action = space.encode(state, answer)
    return {
        "Space": Call(rl.Space, (name, seats, {})),
        "aec_env": Call(rl.aec_env, (name, seats, {}, None)),
        "gym_env": Call(rl.gym_env, (name, 0, "random", seats, {}, None)),
        "vector_env": Call(rl.vector_env, (name, Count(1), seats, {}, None)),
        "Space.start": Call(space.start, (7,)),
        "Space.own": Call(space.own, (state,)),
        "Space.encode": Call(space.encode, (state, answer)),
        "Space.decode": Call(space.decode, (state, action)),
        "Space.meaning": Call(space.meaning, (action,)),
        "Space.apply": Call(space.apply, (state, action)),
        "Space.write_mask": Call(space.write_mask, (state, np.zeros(space.actions, np.int8))),
        "Space.mask": Call(space.mask, (state,)),
        "Space.write": Call(space.write, (state, 0, np.zeros(space.width, np.float32))),
        "Space.observe": Call(space.observe, (state, 0)),
        "Space.seat": Call(space.seat, (state,)),
        "Space.rewards": Call(space.rewards, (state,)),
        "RealmsAEC.reset": Call(table.aec.reset, (1,)),
        "RealmsAEC.observe": Call(table.aec.observe, ("seat_0",)),
        "RealmsAEC.observation_space": Call(table.aec.observation_space, ("seat_0",)),
        "RealmsAEC.action_space": Call(table.aec.action_space, ("seat_0",)),
        "RealmsAEC.step": Call(table.aec.step, (0,)),
        "RealmsEnv.reset": Call(lambda seed: table.single.reset(seed=seed), (1,)),
        "RealmsEnv.step": Call(table.single.step, (0,)),
        "RealmsVectorEnv.reset": Call(lambda seed: table.fleet.reset(seed=seed), (1,)),
        "RealmsVectorEnv.step": Call(table.fleet.step, (np.zeros(2, np.int64),)),
    }


def hire(workers: int, on: str) -> None:
    """Who would play; nobody is asked to."""
    with lab.hired(workers, on):
        pass


def of_the_lab(name: str, folder: Path) -> dict[str, Call]:
    """What designers call, with few games."""
    seats, few = nr.game(name).seats[0], Count(1)
    return {
        "run": Call(lab.run, (name, few, seats, ["random"], 1, {})),
        "run by": Call(lambda *by: lab.run(name, 1, workers=by[0], changes=by[1]), (few, None)),
        "hired": Call(hire, (few, "")),
        "read": Call(lab.read, (folder,)),
        "report": Call(lab.report, (folder, folder / "page.html")),
        "compare": Call(lab.compare, (None, None)),
        "sweep": Call(lab.sweep, (name, "nothing=1..2", few, seats, ["random"], 1, {})),
        "restrict": Call(lab.restrict, (name, ["nothing:1"], few, seats, ["random"], 1, {})),
        "ladder": Call(lab.ladder, (name, ["nobody"], few, seats, 1, {})),
    }


def calls(table: Table) -> dict[str, Call]:
    """All of it but the lab, by where it is found."""
    rooms = {
        "nr": of_the_package,
        "Game": of_a_game,
        "Match": of_a_match,
        "rl": of_environments,
    }
    return {f"{room}.{name}": call for room, found in rooms.items() for name, call in found(table).items()}
