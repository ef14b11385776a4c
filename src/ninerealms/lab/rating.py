"""A ladder of bots: ratings with their doubt, and how much skill a game rewards."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from typing import NamedTuple

import numpy as np
import polars as pl
from openskill.models import PlackettLuce

from ninerealms.errors import BadSeat
from ninerealms.games import game as find
from ninerealms.lab.estimates import Interval, share
from ninerealms.lab.plan import Plan
from ninerealms.lab.running import Hire, Run, play
from ninerealms.lab.simulate import CONFIDENCE


class Rung(NamedTuple):
    """A bot: its rating with bounds, its share of the pairs it played, and how many."""

    bot: str
    rating: Interval
    won: Interval
    games: int


class Gap(NamedTuple):
    """The better and the worse of two bots, and how often the better one was ahead of the other."""

    better: str
    worse: str
    ahead: Interval
    pairs: int


class Ladder(NamedTuple):
    """All rungs, the best first; the gap from each to the next, and from the top to the bottom: the skill gap."""

    rungs: list[Rung]
    gaps: list[Gap]
    skill_gap: Gap


Meeting = tuple[str, str, float]  # two bots, and what the first got: 1, 0 or a half


def plans_for(bots: list[str], plan_with: Callable[[list[str]], Plan]) -> list[Plan]:
    """What must be played: everybody meets everybody on the same seeds, in every seat."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadSeat("A ladder needs two or more bots, each once.")
    return [plan_with(specs) for specs in pairings(bots, plan_with(bots[:1]))]


def ladder(plans: list[Plan], hire: Hire, progress: Callable[[int], None] | None = None) -> Ladder:
    """Play all of it and rate. Teams do not meet: who did better on a seed is ahead."""
    runs = [play(plan, hire(plan), progress) for plan in plans]
    bots = list(dict.fromkeys(bot for plan in plans for bot in plan.seats))
    return climb(bots, of_teams(bots, runs) if find(plans[0].game).coop else of_rivals(runs))


def pairings(bots: list[str], plan: Plan) -> list[list[str]]:
    """Who sits at a table: a team of one sort, or one bot among others of another, and the reverse."""
    if find(plan.game).coop:
        return [[bot] for bot in bots]
    if plan.players == 2:
        return [[one, other] for one, other in combinations(bots, 2)]
    rest = plan.players - 1
    return [specs for one, other in combinations(bots, 2) for specs in ([one, *[other] * rest], [other, *[one] * rest])]


def of_rivals(runs: list[Run]) -> list[Meeting]:
    """Every game is one meeting of its two sorts: what the average seat of each won is set against the other."""
    found = []
    for run in runs:
        one, other = dict.fromkeys(run.plan.seats)
        means = run.seats.group_by("game", "bot").agg(pl.col("won").mean())
        both = means.filter(pl.col("bot") == one).join(means.filter(pl.col("bot") == other), on="game", suffix="_other")
        for row in both.sort("game").iter_rows(named=True):
            ours, theirs = row["won"], row["won_other"]
            found.append((one, other, 0.5 if ours == theirs else float(ours > theirs)))
    return found


def of_teams(bots: list[str], runs: list[Run]) -> list[Meeting]:
    """On each seed the team that won, or scored more, is ahead."""
    results = {
        bot: [
            (row["won"], row["score"])
            for row in run.seats.filter(pl.col("seat") == 0).sort("game").iter_rows(named=True)
        ]
        for bot, run in zip(bots, runs, strict=True)
    }
    return [
        (one, other, 0.5 if ours == theirs else float(ours > theirs))
        for one, other in combinations(bots, 2)
        for ours, theirs in zip(results[one], results[other], strict=True)
    ]


def climb(bots: list[str], meetings: list[Meeting], seed: int = 1) -> Ladder:
    """Rate by all meetings, in an order drawn by lot so that no pair comes last."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for place in np.random.default_rng(seed).permutation(len(meetings)):
        one, other, got = meetings[place]
        ranks = [1.0 - got, got]
        (ours,), (theirs,) = model.rate([[ratings[one]], [ratings[other]]], ranks=ranks)
        ratings[one], ratings[other] = ours, theirs
    rungs = []
    for bot in bots:
        results = [got if bot == one else 1 - got for one, other, got in meetings if bot in (one, other)]
        mu, error = float(ratings[bot].mu), CONFIDENCE * float(ratings[bot].sigma)
        rungs.append(Rung(bot, Interval(mu, mu - error, mu + error), share(sum(results), len(results)), len(results)))
    rungs.sort(key=lambda rung: -rung.rating.value)
    order = [rung.bot for rung in rungs]
    gaps = [gap(better, worse, meetings) for better, worse in pairwise(order)]
    return Ladder(rungs, gaps, gap(order[0], order[-1], meetings))


def gap(better: str, worse: str, meetings: list[Meeting]) -> Gap:
    results = [got if one == better else 1 - got for one, other, got in meetings if {one, other} == {better, worse}]
    return Gap(better, worse, share(sum(results), len(results)), len(results))


def sentence(found: Ladder) -> str:
    """How much skill the game rewards, as far as these bots show it."""
    top = found.skill_gap
    percent = f"{100 * top.ahead.value:.0f} % ({100 * top.ahead.low:.0f} to {100 * top.ahead.high:.0f})"
    if top.ahead.low <= 0.5:
        return f"No skill gap is clear: {top.better} is ahead of {top.worse} in {percent} of {top.pairs:,} games."
    return f"The skill gap: {top.better} is ahead of {top.worse} in {percent} of {top.pairs:,} games."


def plain(found: Ladder) -> dict[str, object]:
    """A ladder for programs."""
    gaps = [{**each._asdict(), "ahead": each.ahead._asdict()} for each in (*found.gaps, found.skill_gap)]
    return {
        "rungs": [
            {**each._asdict(), "rating": each.rating._asdict(), "won": each.won._asdict()} for each in found.rungs
        ],
        "gaps": gaps[:-1],
        "skill_gap": gaps[-1],
    }
