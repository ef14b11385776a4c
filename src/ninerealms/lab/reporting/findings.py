"""What the tables of a run say, as figures with bounds; `page` puts them into sentences."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import polars as pl

from ninerealms.games import game as find
from ninerealms.lab.estimates import Array, Interval, entropy, mean, share
from ninerealms.lab.running import Run
from ninerealms.lab.things import things

LOW, HIGH = 0.25, 0.75  # of a team's chances: nearly lost, nearly won
BINS = 10
FEWEST_IN_BIN = 10


class Standing(NamedTuple):
    """Who or where, its share of wins, and in how many games."""

    name: str
    share: Interval
    games: int


class Advantage(NamedTuple):
    """Wins by seat, by player, and of whoever began; `even` is what each would have if nothing mattered."""

    even: float
    seats: list[Standing]
    bots: list[Standing]
    first: Standing | None
    is_mixed: bool  # seats and players cannot be told apart


class Spread(NamedTuple):
    """How a number is distributed over games."""

    values: Array
    mean: Interval
    quantiles: tuple[float, float, float]  # of 20 games one is below, half, one is above


class Drama(NamedTuple):
    """What the judge saw. In co-op a comeback is a game won that was nearly lost, a collapse the reverse."""

    lead_changes: Spread | None
    half_time: Interval | None
    comeback: Interval | None
    collapse: Interval | None
    threshold: float
    judged: list[tuple[float, Interval]]  # what it said half-way, and what came of it


class Asked(NamedTuple):
    """One kind of question: how often, how wide, and how spread out the answers are, by lot and of these players."""

    name: str
    times: int
    each_game: float
    options: float
    offered_bits: float  # of one question: 1 for two options, 3 for eight
    even_bits: float  # over all games, if every option were as likely
    used_bits: float  # over all games


class Unused(NamedTuple):
    """What was never seen in the whole run, and out of how many."""

    rules: list[str]
    of_rules: int
    things: dict[str, list[str]]
    of_things: dict[str, int]


def advantage(run: Run) -> Advantage:
    """Shares of wins; a shared win counts a part for each."""
    seats, players = run.seats, run.plan.players
    total = len(run.games)
    by_bot = [
        Standing(str(bot), share(float(part["won"].sum()), len(part)), len(part))
        for (bot,), part in sorted(seats.group_by("bot"), key=lambda pair: str(pair[0][0]))
    ]
    rows = []
    for seat in range(players):
        won = float(seats.filter(pl.col("seat") == seat)["won"].sum())
        rows.append(Standing(str(seat), share(won, total), total))
    began = seats.filter(pl.col("first"))
    first = Standing("first", share(float(began["won"].sum()), len(began)), len(began)) if len(began) else None
    is_mixed = len(by_bot) > 1 and not run.plan.swap_seats
    return Advantage(1 / players, rows, by_bot, first, is_mixed)


def spread(values: Array) -> Spread:
    low, middle, high = (float(each) for each in np.quantile(values, [0.05, 0.5, 0.95], method="inverted_cdf"))
    return Spread(values, mean(values), (low, middle, high))


def numbers(frame: pl.DataFrame, column: str) -> Array:
    return np.asarray(frame[column].to_numpy(), dtype=float)


def drama(run: Run) -> Drama:
    """Lead changes, comebacks, whether half-time settles it, and how far the judge can be trusted."""
    coop, seats = find(run.plan.game).coop, run.seats
    rows = seats.filter(pl.col("seat") == 0) if coop else seats
    threshold = LOW if coop else 0.5 / run.plan.players
    won, lost = rows.filter(pl.col("won") > 0), rows.filter(pl.col("won") == 0)
    comeback = share(float((won["worst"] < threshold).sum()), len(won)) if len(won) else None
    collapse = share(float((lost["best"] > HIGH).sum()), len(lost)) if len(lost) and coop else None
    leader = (
        seats.filter(pl.col("half") == pl.col("half").max().over("game")).group_by("game").agg(pl.col("won").mean())
    )
    half_time = None if coop else share(float(leader["won"].sum()), len(leader))
    changes = None if coop else spread(numbers(run.games, "lead_changes"))
    return Drama(changes, half_time, comeback, collapse, threshold, calibration(rows))


def calibration(rows: pl.DataFrame) -> list[tuple[float, Interval]]:
    """Half-way chances in ten bins: what the judge said on average, and how many won."""
    binned = rows.with_columns((pl.col("half") * BINS).floor().clip(0, BINS - 1).alias("bin"))
    found = []
    for (_,), part in sorted(binned.group_by("bin"), key=lambda pair: float(pair[0][0])):
        if len(part) >= FEWEST_IN_BIN:
            found.append((float(part["half"].mean()), share(float(part["won"].sum()), len(part))))
    return found


def questions(run: Run) -> list[Asked]:
    """Every kind of question that was asked, the most frequent first."""
    found = []
    for (name,), part in run.decisions.group_by("question"):
        counts = np.asarray(part["answer"].value_counts()["count"].to_numpy(), dtype=float)
        options = numbers(part, "options")
        bits = float(np.log2(options).mean())
        row = (str(name), len(part), len(part) / len(run.games), float(options.mean()), bits, by_lot(part))
        found.append(Asked(*row, entropy(counts)))
    return sorted(found, key=lambda each: (-each.times, each.name))


def by_lot(part: pl.DataFrame) -> float:
    """How spread out the answers would be if lots were drawn each time, in bits."""
    each = part.select("offered", (1 / pl.col("options")).alias("weight")).explode("offered")
    weights = numbers(each.group_by("offered").agg(pl.col("weight").sum()), "weight")
    shares = weights / weights.sum()
    return float(-(shares * np.log2(shares)).sum())


def unused(run: Run) -> Unused:
    """Rules that a log line, a question or an ending could have named, and things that could have been told of."""
    game = find(run.plan.game)
    asked = set(run.decisions["question"])
    seen = {*run.events["rule"], *run.games["ending"], *(kind.rule for kind in game.kinds if kind.name in asked)}
    named = {rule for event in game.events.values() for rule in (event.rule, *event.also)}
    named |= {kind.rule for kind in game.kinds}
    used = set(run.events["thing"].drop_nulls())
    known = {sort: list(dict.fromkeys(each)) for sort, each in things(game.name).names.items()}
    return Unused(
        sorted(named - seen),
        len(named),
        {sort: missing for sort, each in known.items() if (missing := [name for name in each if name not in used])},
        {sort: len(each) for sort, each in known.items()},
    )
