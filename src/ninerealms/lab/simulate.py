"""Many games over several processes, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from ninerealms.games import game as find
from ninerealms.kernel import checks
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import LARGEST_SEED
from ninerealms.lab.executors import Executor, Here, Pool, each_done
from ninerealms.lab.playing import Result, play
from ninerealms.players.seating import seat_all

MOST_GAMES = 10**12
MOST_WORKERS = 1000
CONFIDENCE = 1.96  # standard errors on either side


class Job(NamedTuple):
    """What to simulate."""

    game: str
    games: int
    players: int
    specs: list[str]
    seed: int
    options: dict[str, Value]


class Summary(NamedTuple):
    """The figures of a simulation; lists are by seat. A drawn game counts a share for each winner.

    `won` are the games somebody won, in co-op the team, and `wilson` the bounds of their share; `endings` says how many
    games ended by which rule.
    """

    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: list[float]
    mean_scores: list[float]
    mean_length: float
    mean_rounds: float
    won: int
    wilson: tuple[float, float]
    endings: dict[str, int]


class Counting(NamedTuple):
    """The games of a job, by their seeds."""

    job: Job

    def prepare(self) -> None:
        """Workers have what this process has."""

    def __call__(self, numbers: range) -> list[Result]:
        job, game = self.job, find(self.job.game)
        return [play(game, job.players, seed & LARGEST_SEED, job.options, job.specs) for seed in numbers]


def simulate(job: Job, workers: int, progress: Callable[[int], None]) -> Summary:
    """Play all games; `progress` hears how many more are done. Results do not depend on the number of workers."""
    checks.among(job.games, 1, MOST_GAMES, "The number of games")
    checks.among(workers, 1, MOST_WORKERS, "The number of workers")
    find(job.game).fresh(job.players, job.seed, job.options)
    seat_all(job.specs, job.players, job.seed)
    began = perf_counter()
    results: list[Result] = []
    executor: Executor = Here() if workers == 1 else Pool(workers)
    with closing(each_done(executor, Counting(job), [range(job.seed, job.seed + job.games)])) as chunks:
        for done in chunks:
            results += done.found
            progress(len(done.numbers))
    seconds = perf_counter() - began
    return summary(job, sorted(results), seconds)


def summary(job: Job, results: list[Result], seconds: float) -> Summary:
    games = len(results)
    wins = [0.0] * job.players
    scores = [0] * job.players
    for result in results:
        for seat in range(job.players):
            wins[seat] += (seat in result.winners) / (1 if find(job.game).coop else max(1, len(result.winners)))
            scores[seat] += result.scores[seat]
    decisions = sum(result.decisions for result in results)
    won = sum(bool(result.winners) for result in results)
    return Summary(
        games=games,
        decisions=decisions,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=decisions / seconds,
        wins=wins,
        mean_scores=[score / games for score in scores],
        mean_length=decisions / games,
        mean_rounds=sum(result.rounds for result in results) / games,
        won=won,
        wilson=wilson(won, games),
        endings=dict(sorted(Counter(result.ending for result in results).items())),
    )


def wilson(won: float, games: int, errors: float = CONFIDENCE) -> tuple[float, float]:
    """Between which shares the true one lies, 19 times out of 20; or with so many standard errors."""
    share, spread = won / games, errors**2 / games
    middle = share + spread / 2
    width = sqrt(spread * (share * (1 - share) + spread / 4))
    return max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))
