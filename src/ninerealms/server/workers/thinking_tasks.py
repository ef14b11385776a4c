"""The tasks that are thought about in processes of their own (`thinking_processes.py`): bots, hints, odds, curves.

They are sent states as numbers (dumps): an imagined one, as the seat might believe it, while a game runs.
"""

from __future__ import annotations

from typing import NamedTuple

from ninerealms.kernel import engine, save
from ninerealms.kernel.game import Game
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import State
from ninerealms.players.chair import Chair
from ninerealms.players.mcts import Advice, MctsBot
from ninerealms.players.seating import bot, chooser
from ninerealms.server.load_game_finder import finder
from ninerealms.server.workers.odds_of_answer import OddsTable, odds

CURVE_SAMPLES = 16


class Task(NamedTuple):
    """A game by its name and where names are looked up, a state as numbers, and chance of one's own."""

    finder: str
    game: str
    rows: save.Dump
    seed: int


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
