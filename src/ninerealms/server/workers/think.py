"""Bots, hints, odds, curves and the checking of uploads, in processes of their own that step back for the server.

They are sent states as numbers (dumps): an imagined one, as the seat might believe it, while a game runs.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from ninerealms import forms
from ninerealms.errors import NineRealmsError
from ninerealms.kernel import engine, save
from ninerealms.kernel.game import Game
from ninerealms.kernel.replaying import verify
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import State
from ninerealms.players.chair import Chair
from ninerealms.players.mcts import Advice, MctsBot
from ninerealms.players.seating import bot, chooser
from ninerealms.server.workers.odds import OddsTable, odds

T = TypeVar("T")
NICE = 10
CURVE_SAMPLES = 16


class Task(NamedTuple):
    """A game by its name and where names are looked up, a state as numbers, and chance of one's own."""

    finder: str
    game: str
    rows: save.Dump
    seed: int


def finder(name: str) -> Callable[[str], Game]:
    """`module:function`, a function from names to games."""
    module, _, function = name.partition(":")
    found: Callable[[str], Game] = getattr(import_module(module), function)
    return found


def step_back() -> None:
    """In a thinking process: the server and the people come first."""
    os.nice(NICE)


def unpack(task: Task) -> tuple[Game, State]:
    game = finder(task.finder)(task.game)
    return game, save.load(game.rules.fresh(), task.rows)


# --- what is thought about; each runs in a thinking process ------------------------------------------


def choose(task: Task, spec: str, seat: int) -> int:
    """A bot's answer."""
    game, state = unpack(task)
    return bot(spec, task.seed, max(seat, 0), chooser(task.seed)).choose(Chair(game, state, state.seat))


def advise(task: Task, milliseconds: int, iterations: int) -> list[Advice]:
    game, state = unpack(task)
    return MctsBot(Rng(task.seed), "normal", iterations, milliseconds).advise(Chair(game, state, state.seat))


def tell_odds(task: Task, seat: int, action: int, lang: str) -> OddsTable:
    game, state = unpack(task)
    return odds(game, state, seat, action, lang, Rng(task.seed))


def estimate(task: Task, seats: int) -> list[float]:
    """How likely each seat is to win from here: short random play, then the game's judge."""
    game, state = unpack(task)
    rng, sums = Rng(task.seed), [0.0] * seats
    for _ in range(CURVE_SAMPLES):
        twin = engine.imagine(game.rules, state, state.seat, rng)
        engine.play_random(game.rules, twin, rng, game.rules.rollout)
        for seat in range(seats):
            sums[seat] += game.rules.judge(twin, seat) if twin.top >= 0 else game.rules.value(twin, seat)
    means = [each / CURVE_SAMPLES for each in sums]
    total = sum(means)
    return means if game.coop or total == 0 else [each / total for each in means]


def check_replay(finder_name: str, text: str) -> int:
    """The steps of an uploaded replay that plays as written; BadReplay names the line."""
    return verify(text, finder(finder_name)).table.step


# --- the processes ----------------------------------------------------------------------------------


class Thinkers:
    """A few processes. New ones are started when a compiled form has been built since (`refresh`)."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.stamp = build_stamp()
        self.pool: ProcessPoolExecutor | None = None

    def _start(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=step_back)

    def refresh(self) -> None:
        """Think in the form that is there now; what is being thought about is thought to its end."""
        stamp = build_stamp()
        if stamp != self.stamp:
            old, self.stamp, self.pool = self.pool, stamp, None
            if old is not None:
                old.shutdown(wait=False)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do it elsewhere. A process that dies is replaced, and the work is done once more."""
        for _ in range(2):
            pool = self.pool = self.pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                if pool is self.pool:
                    self.pool = None
        raise NineRealmsError("The thinking processes cannot be started.")

    def close(self) -> None:
        if self.pool is None:
            return
        processes = list((getattr(self.pool, "_processes", None) or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with suppress(OSError, ValueError):
                process.terminate()


def build_stamp() -> tuple[tuple[str, int], ...]:
    """Which builds of the compiled form are there, and of when."""
    found = []
    for folder in forms.builds("compiled"):
        with suppress(OSError):
            found.append((str(folder), (folder / "manifest.json").stat().st_mtime_ns))
    return tuple(found)
