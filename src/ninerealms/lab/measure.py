"""What this installation does per second of processor time. Ratios within one run count; the rest is the machine."""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time
from typing import NamedTuple

from ninerealms.forms import form
from ninerealms.games import game as find
from ninerealms.kernel.game import Game, Value
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import State
from ninerealms.lab.playing import play
from ninerealms.players.chair import Chair
from ninerealms.players.mcts import MctsBot
from ninerealms.players.seating import chooser

COPIES = 2000
TREE = 400


class Figures(NamedTuple):
    """Speeds of one game in one form."""

    game: str
    form: str
    players: int
    games_per_second: float
    decisions_per_second: float
    stepped_per_second: float
    copy_microseconds: float
    state_bytes: int
    iterations_per_second: float


def measure(name: str, seconds: float = 1.0, players: int | None = None, options: Mapping[str, Value] = {}) -> Figures:
    """Each figure from about so many seconds of work."""
    game = find(name)
    count = game.seats[-1] if players is None else players
    games, decisions = whole_games(game, count, seconds, options)
    return Figures(
        game=name,
        form=form(),
        players=count,
        games_per_second=games,
        decisions_per_second=decisions,
        stepped_per_second=stepped(game, count, seconds, options),
        copy_microseconds=copies(game, count, seconds, options),
        state_bytes=size(game, count, options),
        iterations_per_second=search(game, count, seconds, options),
    )


def whole_games(game: Game, players: int, seconds: float, options: Mapping[str, Value] = {}) -> tuple[float, float]:
    """Random games from set-up to outcome through the loop of `simulate`: games and decisions per second."""
    began, games, decisions = process_time(), 0, 0
    while (spent := process_time() - began) < seconds:
        decisions += play(game, players, games, options, ["random"]).decisions
        games += 1
    return games / spent, decisions / spent


def stepped(game: Game, players: int, seconds: float, options: Mapping[str, Value] = {}) -> float:
    """Random games one `game.apply` at a time, as a caller does: decisions per second."""
    began, seed, decisions = process_time(), 0, 0
    while process_time() - began < seconds:
        decisions += step_through(game, game.start(players, seed, options), seed)
        seed += 1
    return decisions / (process_time() - began)


def step_through(game: Game, state: State, seed: int) -> int:
    """The random game of a seed, step by step; the number of answers."""
    rng, done = chooser(seed), 0
    while (decision := state.decision) is not None:
        game.apply(state, decision.options[rng.below(len(decision.options), DICE)])
        done += 1
    return done


def copies(game: Game, players: int, seconds: float, options: Mapping[str, Value] = {}) -> float:
    """Microseconds for one copy of a state in mid-game."""
    state = game.start(players, 1, options)
    rng = chooser(1)
    for _ in range(40):
        if state.decision is not None:
            game.apply(state, state.decision.options[rng.below(state.count, DICE)])
    began, done = process_time(), 0
    while process_time() - began < seconds / 4:
        for _ in range(COPIES):
            state.copy()
        done += COPIES
    return (process_time() - began) / done * 1e6


def size(game: Game, players: int, options: Mapping[str, Value] = {}) -> int:
    """Bytes of a state and its Rng; in pure Python the lists they hold too."""
    state = game.start(players, 1, options)
    total = 0
    for thing in (state, state.rng):
        total += thing.__sizeof__()
        for value in getattr(thing, "__dict__", {}).values():
            if isinstance(value, list):
                total += value.__sizeof__()
    return total


def search(game: Game, players: int, seconds: float, options: Mapping[str, Value] = {}) -> float:
    """Iterations of tree search per second from the first decision."""
    state = game.start(players, 1, options)
    decision = state.decision
    assert decision is not None
    bot = MctsBot(Rng(1), iterations=TREE)
    began, done = process_time(), 0
    while process_time() - began < seconds:
        bot.think(Chair(game, state, decision.seat))
        done += TREE
    return done / (process_time() - began)
