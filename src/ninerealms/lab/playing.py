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


class Result(NamedTuple):
    """A finished game in a few numbers."""

    seed: int
    winners: list[int]
    scores: list[int]
    decisions: int
    ending: str  # the rule that ended it
    rounds: int


def play_out(game: Game, state: State, bots: list[Bot]) -> int:
    """Let the bots answer to the end; how many answers. In co-op the first seat's bot answers for the team."""
    first = bots[0]
    if isinstance(first, RandomBot) and bots.count(first) == len(bots):
        return engine.play_random(game.rules, state, first.rng, ENDLESS)
    done = 0
    while state.top >= 0:
        seat = 0 if state.seat == TEAM else state.seat
        game.apply(state, bots[seat].choose(Chair(game, state, state.seat)))
        done += 1
    return done


def play(game: Game, players: int, seed: int, options: Mapping[str, Value], specs: list[str]) -> Result:
    """One game; the same seed and bots give the same game."""
    state = game.start(players, seed, options)
    if specs == RANDOM:
        decisions = engine.play_random(game.rules, state, chooser(seed), ENDLESS)
    else:
        decisions = play_out(game, state, seat_all(specs, players, seed))
    outcome = game.outcome(state)
    assert outcome is not None, "the game has not ended"
    return Result(seed, outcome.winners, outcome.scores, decisions, outcome.reason, game.rounds(state))
