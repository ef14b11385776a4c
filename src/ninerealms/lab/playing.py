"""One game between bots, from set-up to outcome: the loop of simulate, bench and golden games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ninerealms.kernel import engine
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Game, Value
from ninerealms.kernel.state import State
from ninerealms.players.chair import Bot, Chair
from ninerealms.players.random import RandomBot
from ninerealms.players.seating import chooser, seat_all

ENDLESS = 10_000_000
RANDOM = ["random"]


class Watcher:
    """Looks on at games, and may bar options. This one does neither; what it is shown it must not change."""

    def begins(self, state: State) -> None:
        """A table is laid; nothing has happened."""

    def allowed(self, state: State) -> list[int] | None:
        """Somebody is asked: the options that may be chosen, None for all."""
        return None

    def answered(self, state: State, seat: int, kind: int, action: int) -> None:
        """Somebody has answered, and what follows has happened."""


class Result(NamedTuple):
    """A finished game in a few numbers."""

    seed: int
    winners: list[int]
    scores: list[int]
    decisions: int
    ending: str  # the rule that ended it
    rounds: int


def play_out(game: Game, state: State, bots: list[Bot], watcher: Watcher | None = None) -> int:
    """Let the bots answer to the end; how many answers. In co-op the first seat's bot answers for the team."""
    first = bots[0]
    if watcher is None and isinstance(first, RandomBot) and bots.count(first) == len(bots):
        return engine.play_random(game.rules, state, first.rng, ENDLESS)
    done = 0
    while state.top >= 0:
        seat, kind = state.seat, state.kind
        allowed = None if watcher is None else watcher.allowed(state)
        action = bots[0 if seat == TEAM else seat].choose(Chair(game, state, seat, allowed))
        game.apply(state, action)
        done += 1
        if watcher is not None:
            watcher.answered(state, seat, kind, action)
    return done


def play(
    game: Game,
    players: int,
    seed: int,
    options: Mapping[str, Value],
    specs: list[str],
    watcher: Watcher | None = None,
) -> Result:
    """One game; the same seed and bots give the same game, whoever looks on."""
    state = game.fresh(players, seed, options)
    if watcher is not None:
        watcher.begins(state)
    engine.run(game.rules, state)
    if specs == RANDOM and watcher is None:
        decisions = engine.play_random(game.rules, state, chooser(seed), ENDLESS)
    else:
        decisions = play_out(game, state, seat_all(specs, players, seed), watcher)
    outcome = game.outcome(state)
    assert outcome is not None, "the game has not ended"
    return Result(seed, outcome.winners, outcome.scores, decisions, outcome.reason, game.rounds(state))
