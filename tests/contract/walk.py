"""A random game of a case is played once; at every decision, or at some of them, all checks of the case look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

import ninerealms as nr
from ninerealms import ledger
from ninerealms.kernel import chance
from ninerealms.kernel.game import Fork, Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import Decision, State
from ninerealms.players.seating import chooser
from tests.contract.cases import Case, count_decisions
from tests.contract.leak import after, clone


class Broken(AssertionError):
    """A promise a game has not kept: which check says so, in which case, at which step, and why."""


class Walk:
    """A game on its way: the table, the answers and digests so far, what lay there at first."""

    def __init__(self, case: Case, real: bool = False) -> None:
        self.case = case
        self.game: Game = case.game
        self.table = Match(case.game, case.players, case.seed, case.options, real=real)
        self.answers: list[int] = []
        self.census = {} if real else case.game.census(self.table.state)
        self.digests: list[str] = []
        self.met_values: dict[tuple[str, int], set[int]] = {}  # of each number of the state, as checks have seen it

    @property
    def action(self) -> int:
        """The answer that comes next, or came last."""
        return self.answers[-1]

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def step(self) -> int:
        return self.table.step

    @property
    def decision(self) -> Decision:
        """The pending question; there is one at every step but the last."""
        decision = self.table.decision
        assert decision is not None
        return decision

    def luck(self) -> Rng:
        """Chance for a check, the same whichever checks looked before."""
        return Rng(1000 * self.case.seed + self.step)


class RealWalk(Walk):
    """A game with real dice and cards: the fork where a result is wanted, and the results since the last answer."""

    def __init__(self, case: Case) -> None:
        super().__init__(case, real=True)
        self.fork: Fork[State] | None = None
        self.results: list[int] = []
        self.before: Match | None = None  # the table as it was at the last answer
        self.waits = 0
        self.said = set[str]()
        self.named = set[tuple[str, ...]]()
        self.compared = 0
        self.met = 0

    @property
    def wanted(self) -> Fork[State]:
        assert self.fork is not None
        return self.fork

    def again(self) -> Match:
        """The table before the first of the results was entered, as a table of its own."""
        if self.before is None:
            return Match(self.game, self.case.players, self.case.seed, self.case.options, real=True)
        return after(self.before, self.action)


W = TypeVar("W", bound=Walk)


class Check(NamedTuple, Generic[W]):
    """A function that looks at a walk, and about how many moments of a game it looks at; 0 for all of them."""

    look: Callable[[W], None]
    moments: int = 0

    def is_due(self, walk: W) -> bool:
        return self.moments == 0 or walk.step % stride(walk.game, self.moments) == 0

    def carry_out(self, walk: W) -> None:
        """Look; what is wrong is told with all that is needed to see it again."""
        try:
            self.look(walk)
        except Exception as error:
            case = walk.case
            name = f"{self.look.__module__.rpartition('.')[2]}.{self.look.__name__}"
            options = "".join(f" {option}={value}" for option, value in case.options.items())
            place = f"{case.game.name} with {case.players} players{options}, seed {case.seed}, step {walk.step}"
            raise Broken(f"{name} | {place} | {type(error).__name__}: {error}") from error


@lru_cache
def rules_of(game: Game) -> frozenset[str]:
    """The rules in force in the ledger of a game."""
    return frozenset(rule.id for rule in ledger.read(game.folder) if not rule.is_retired)


@lru_cache
def stride(game: Game, moments: int) -> int:
    """So many decisions apart that about so many moments of a random game are seen."""
    return max(1, count_decisions(game) // moments)


def walk_through(case: Case, along: Iterable[Check[Walk]], at_the_end: Iterable[Check[Walk]] = ()) -> Walk:
    """Play a case at random and let the checks look on the way and at the end."""
    walk, rng, along = Walk(case), chooser(case.seed), tuple(along)
    while (decision := walk.table.decision) is not None:
        walk.answers.append(decision.options[rng.below(len(decision.options), DICE)])
        walk.digests.append(nr.digest(walk.state))
        for check in along:
            if check.is_due(walk):
                check.carry_out(walk)
        walk.table.submit(walk.action)
    for check in at_the_end:
        check.carry_out(walk)
    return walk


def walk_with_real_dice(
    case: Case,
    first: Iterable[Check[RealWalk]] = (),
    at_forks: Iterable[Check[RealWalk]] = (),
    when_settled: Iterable[Check[RealWalk]] = (),
    at_the_end: Iterable[Check[RealWalk]] = (),
) -> RealWalk:
    """Play a case with entered dice and cards; checks look where a result is wanted, when all are in, at the end."""
    walk, rng, at_forks, when_settled = RealWalk(case), chooser(case.seed), tuple(at_forks), tuple(when_settled)
    for check in first:
        check.carry_out(walk)
    while True:
        while (need := walk.table.needed) is not None:
            if at_forks:
                walk.fork = chance.fork(walk.table)
            for check in at_forks:
                check.carry_out(walk)
            walk.results.append(rng.below(need.sides, DICE))
            walk.waits += 1
            walk.table.enter(walk.results[-1])
        for check in when_settled:
            if check.is_due(walk):
                check.carry_out(walk)
        if (decision := walk.table.decision) is None:
            break
        walk.before, walk.results = clone(walk.table), []
        walk.answers.append(decision.options[rng.below(len(decision.options), DICE)])
        walk.table.submit(walk.action)
    for check in at_the_end:
        check.carry_out(walk)
    return walk
