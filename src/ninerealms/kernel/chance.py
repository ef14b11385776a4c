"""Explicit chance by re-entry: an action is run again and again with every outcome of its throws and draws.

Rules just ask the Rng. Here the Rng has no numbers of its own: where one is needed the action is put back
and run once for each outcome. So every game has exact chance nodes without a line of code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from copy import copy
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from ninerealms.errors import BadArgument, ChanceNeeded, IllegalAction
from ninerealms.kernel import engine, save
from ninerealms.kernel.checks import plain_answer
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Fork, Game
from ninerealms.kernel.match import Laying, Match
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import State
from ninerealms.text.words import Say

MOST_BRANCHES = 20_000
SAMPLES = 2_000
MOST_ROWS = 8
MOST_WORLDS = 20


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


class Wanted(NamedTuple):
    """Table mode: one throw or draw in words, and the name of each of its results."""

    asked: Say
    results: list[Say]

    def distinct(self) -> list[int]:
        """The results but for those that come to the same as an earlier one."""
        return [place for place, name in enumerate(self.results) if self.results.index(name) == place]


def wanted(table: Match) -> Wanted | None:
    """Table mode: what is to be thrown or drawn now."""
    way, game = fork(table), table.game
    if way is None:
        return None
    return Wanted(game.say_chance(way), [game.say_result(way, result) for result in range(len(way.after))])


def is_sure(asked: Wanted) -> bool:
    """Whether it can come in one way only: results that come to the same have one name."""
    return all(name == asked.results[0] for name in asked.results)


def enter_sure(table: Match) -> Wanted | None:
    """Table mode: enter what can come in one way only; nobody needs to look, and going back goes over it.

    What is to be thrown or drawn then.
    """
    while (asked := wanted(table)) is not None and is_sure(asked):
        table.enter(0, sure=True)
    return asked


def twin(table: Match) -> Match:
    """The same table once more, to try results on: what is entered there is not entered here."""
    other = copy(table)
    other.told, other.past, other.kept = list(table.told), list(table.past), list(table.kept)
    other.laying, other.entered = Laying(), [list(queue) for queue in table.entered]
    return other


def entered(table: Match, result: int) -> tuple[Match, Wanted | None]:
    """A twin of the table with one result more, and what is wanted there."""
    other = twin(table)
    other.enter(result)
    return other, enter_sure(other)


def rows(table: Match) -> list[Wanted]:
    """Table mode: the throws and draws that follow one another whatever they show, so that all can be entered at once.

    Each result of each is tried beside the first of the others; `enter_rows` looks at those that were really meant.
    """
    if table.foreseen[0] != len(table.kept):
        table.foreseen = len(table.kept), foresee(table)
    found: list[Wanted] = table.foreseen[1]
    return found


def foresee(table: Match) -> list[Wanted]:
    now = wanted(table)
    if now is None:
        return []
    found, worlds = [now], [table]
    while len(found) < MOST_ROWS and len(worlds) < MOST_WORLDS:
        first, *others = worlds
        tries = [(first, result) for result in found[-1].distinct()] + [(each, 0) for each in others]
        worlds, coming = [], None
        for world, result in tries:
            after, asked = entered(world, result)
            if asked is None or (worlds and asked != coming):
                return found
            worlds.append(after)
            coming = asked
        assert coming is not None
        if any(row.asked == coming.asked for row in found[:-1]) and found[-1].asked != coming.asked:
            break  # the same dice are thrown once more
        found.append(coming)
    return found


def enter_rows(table: Match, results: Sequence[int]) -> None:
    """Table mode: enter the results of the first of `rows`; if one cannot be, then none is entered."""
    ahead, trial = rows(table) if len(results) > 1 else [], table
    if len(ahead) < len(results) > 1:
        raise IllegalAction(f"{len(results)} results were given; {len(ahead)} can be entered at once.")
    for place, (row, result) in enumerate(zip(ahead, results, strict=False), 1):
        if wanted(trial) != row:
            raise IllegalAction(f"Result {place} depends on those before it; enter them one after the other.")
        try:
            trial, _ = entered(trial, result)
        except IllegalAction as problem:
            raise IllegalAction(f"Result {place}: {problem.sentence}") from None
    for result in results:
        table.enter(result)
        enter_sure(table)


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


def every_outcome(game: Game, state: State, action: int, most: int = MOST_BRANCHES) -> list[Branch]:
    """The outcomes of an answer, those that come to the same added up, the likeliest first."""
    if not game.pending(state).is_offered(plain_answer(action)):
        raise game.refusal(state, action)
    try:
        found = merged(branches(game.rules, state, plain_answer(action), most))
    except TooManyBranches:
        raise BadArgument(
            f"Chance can fall in more than {most} ways here; apply the answer to copies instead."
        ) from None
    return sorted(found, key=lambda branch: -branch.chance)


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
