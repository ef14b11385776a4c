"""Whole games of random answers, for rules that say what never happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ninerealms.games.northgard import GAME
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import NorthState
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import Rng

LONGEST = 5000


class Step(NamedTuple):
    """One answer: the question it answered, the state before and after, and what was logged in between."""

    kind: int
    seat: int
    answer: int
    before: NorthState
    after: NorthState
    events: list[tuple[int, ...]]

    def told(self, kind: int) -> list[tuple[int, ...]]:
        """The numbers of the log lines of one kind."""
        return [event[2:] for event in self.events if event[0] == kind]


def started(seed: int, options: dict[str, Value]) -> NorthState:
    """A new game at its first question."""
    s = GAME.start(players=2, seed=seed, options=options)
    assert isinstance(s, NorthState)
    return s


def each_step(seed: int, options: dict[str, Value] | None = None) -> Iterator[Step]:
    """A random game, answer by answer."""
    s, rng = started(seed, options or {}), Rng(seed)
    s.reasons = {}
    for _ in range(LONGEST):
        if s.top < 0:
            return
        before = s.copy()
        assert isinstance(before, NorthState)
        answer = engine.choose_random(s, rng)
        s.events = []
        engine.apply(GAME.rules, s, answer)
        yield Step(before.kind, before.seat, answer, before, s, s.events)
    raise AssertionError(f"the game of seed {seed} does not end")


def each_renewal(step: Step) -> list[int]:
    """The seats that activated Renew in a step, also those who had no other choice."""
    return [seat for seat, card, *_ in step.told(v.PLAYED) if card == 6]
