"""Explicit chance by re-entry: an action is run again and again with every outcome of its throws and draws.

Rules just ask the Rng. Here the Rng has no numbers of its own: where one is needed the action is put back
and run once for each outcome. So every game has exact chance nodes without a line of code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from ninerealms.errors import ChanceNeeded
from ninerealms.kernel import engine, save
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Fork, Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import State

MOST_BRANCHES = 20_000
SAMPLES = 2_000


class Branch(NamedTuple):
    """One way chance can fall: how likely, which results per stream, the state at the next decision."""

    chance: Fraction
    results: tuple[tuple[int, ...], tuple[int, ...]]
    state: State


class TooManyBranches(Exception):
    """More ways than can be listed; the odds are sampled instead."""


class Odds(NamedTuple):
    """A probability; `error` is 0 when it is exact, else one standard error of the sample."""

    chance: float
    error: float

    @property
    def exact(self) -> bool:
        return self.error == 0


def play_out(rules: Rules, state: State, action: int | None, results: Iterable[Iterable[int]]) -> None:
    """Answer (or begin, where action is None) with these results loaded; ChanceNeeded when they run out."""
    state.rng.loaded = [list(queue) for queue in results]
    state.rng.explicit = True
    if action is None:
        engine.run(rules, state)
    else:
        engine.apply(rules, state, action)


def attempt(
    rules: Rules, state: State, action: int | None, results: tuple[tuple[int, ...], ...], *, told: bool = False
) -> State:
    """The same on a copy, whose dice are as before afterwards; where `told`, it keeps what was told."""
    twin = state.copy()
    if told:
        twin.events = []
    play_out(rules, twin, action, results)
    twin.rng.copy_from(state.rng)
    return twin


def trial(rules: Rules, state: State, action: int | None, results: Iterable[Iterable[int]]) -> State:
    """What these results lead to as far as they reach, on a copy that keeps what was told."""
    twin = state.copy()
    twin.events = []
    with suppress(ChanceNeeded):
        play_out(rules, twin, action, results)
    return twin


def fork(table: Match) -> Fork[State] | None:
    """Table mode: the throw or draw that is wanted now, with what each result leads to."""
    need, rules = table.needed, table.game.rules
    if need is None:
        return None
    after: list[State] = []
    for result in range(need.sides):
        entered = [[*queue, result] if stream == need.stream else queue for stream, queue in enumerate(table.entered)]
        after.append(trial(rules, table.state, table.pending, entered))
    return Fork(need.stream, trial(rules, table.state, table.pending, table.entered), after)


def branches(
    rules: Rules, state: State, action: int | None, most: int = MOST_BRANCHES, *, told: bool = False
) -> list[Branch]:
    """Every outcome of an action up to the next decision of any seat; the chances add up to 1.

    Where `told`, each state keeps what was told on the way to it.
    """
    found: list[Branch] = []
    waiting: list[tuple[Fraction, tuple[tuple[int, ...], tuple[int, ...]]]] = [(Fraction(1), ((), ()))]
    while waiting:
        chance, results = waiting.pop()
        try:
            found.append(Branch(chance, results, attempt(rules, state, action, results, told=told)))
        except ChanceNeeded as need:
            if len(found) + len(waiting) + need.sides > most:
                raise TooManyBranches from None
            share = chance / need.sides
            for outcome in reversed(range(need.sides)):
                longer = tuple(
                    (*queue, outcome) if stream == need.stream else queue for stream, queue in enumerate(results)
                )
                waiting.append((share, (longer[0], longer[1])))
    return found


def merged(found: list[Branch]) -> list[Branch]:
    """Branches that lead to the same state, added up."""
    sums: dict[str, Branch] = {}
    for branch in found:
        key = save.digest(branch.state)
        known = sums.get(key)
        sums[key] = branch if known is None else known._replace(chance=known.chance + branch.chance)
    return list(sums.values())


def odds(
    game: Game, state: State, action: int, wish: Callable[[State], bool], rng: Rng, most: int = MOST_BRANCHES
) -> Odds:
    """How likely a wish is true at the next decision, as far as the asked seat may know.

    Exact where nothing is hidden and the outcomes can be listed, else sampled from what the seat can imagine.
    """
    if not game.hidden:
        with suppress(TooManyBranches):
            found = branches(game.rules, state, action, most)
            return Odds(float(sum(branch.chance for branch in found if wish(branch.state))), 0.0)
    hits = 0
    for _ in range(SAMPLES):
        twin = engine.imagine(game.rules, state, state.seat, rng)
        engine.apply(game.rules, twin, action)
        hits += wish(twin)
    share = hits / SAMPLES
    return Odds(share, max(sqrt(share * (1 - share) / SAMPLES), 1 / SAMPLES))
