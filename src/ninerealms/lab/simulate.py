"""Many games over several processes, and what they add up to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from ninerealms.games import game as find
from ninerealms.kernel.game import Value
from ninerealms.lab.match import Result, play
from ninerealms.players.seating import seat_all

CHUNKS_PER_WORKER = 20
MOST_CHUNK = 500


class Job(NamedTuple):
    """What to simulate."""

    game: str
    games: int
    players: int
    specs: list[str]
    seed: int
    options: dict[str, Value]


class Summary(NamedTuple):
    """The figures of a simulation; lists are by seat. A drawn game counts a share for each winner."""

    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: list[float]
    mean_scores: list[float]
    mean_length: float
    win_errors: list[float]


def play_chunk(job: Job, seeds: range) -> list[Result]:
    game = find(job.game)
    return [play(game, job.players, seed, job.options, job.specs) for seed in seeds]


def chunks(job: Job, workers: int) -> Iterator[range]:
    size = max(1, min(MOST_CHUNK, job.games // (workers * CHUNKS_PER_WORKER)))
    for start in range(job.seed, job.seed + job.games, size):
        yield range(start, min(start + size, job.seed + job.games))


def simulate(job: Job, workers: int, progress: Callable[[int], None]) -> Summary:
    """Play all games; `progress` hears how many more are done. Results do not depend on the number of workers."""
    find(job.game).fresh(job.players, job.seed, job.options)
    seat_all(job.specs, job.players, job.seed)
    began = perf_counter()
    results: list[Result] = []
    if workers == 1:
        for seeds in chunks(job, 1):
            results += play_chunk(job, seeds)
            progress(len(seeds))
    else:
        with ProcessPoolExecutor(workers) as pool:
            waiting = [pool.submit(play_chunk, job, seeds) for seeds in chunks(job, workers)]
            for done in as_completed(waiting):
                results += done.result()
                progress(len(done.result()))
    return summary(job, results, perf_counter() - began)


def summary(job: Job, results: list[Result], seconds: float) -> Summary:
    games = len(results)
    wins = [0.0] * job.players
    scores = [0] * job.players
    for result in results:
        for seat in range(job.players):
            wins[seat] += (seat in result.winners) / (1 if find(job.game).coop else max(1, len(result.winners)))
            scores[seat] += result.scores[seat]
    decisions = sum(result.decisions for result in results)
    shares = [won / games for won in wins]
    return Summary(
        games=games,
        decisions=decisions,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=decisions / seconds,
        wins=wins,
        mean_scores=[score / games for score in scores],
        mean_length=decisions / games,
        win_errors=[sqrt(share * (1 - share) / games) for share in shares],
    )
