"""Two runs on the same seeds beside each other: what differs, how surely, and how many games would settle it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import polars as pl

from ninerealms.errors import BadRun
from ninerealms.games import game as find
from ninerealms.lab.estimates import FEWEST_PAIRS, Array, Difference, paired
from ninerealms.lab.running import Run

PAIR = ["seed", "turn"]


class Compared(NamedTuple):
    """One measure of both runs."""

    measure: str
    found: Difference

    @property
    def sentence(self) -> str:
        """What the difference means."""
        by, needed = self.found.by, self.found.needed
        if self.found.is_clear:
            return f"{self.measure}: clearly {by.value:+.3g} ({by.low:+.3g} to {by.high:+.3g})."
        if self.found.pairs < FEWEST_PAIRS:
            return f"{self.measure}: {self.found.pairs} pairs are too few to say; {FEWEST_PAIRS} are the least."
        if not needed:
            return f"{self.measure}: no difference ({by.low:+.3g} to {by.high:+.3g})."
        return f"{self.measure}: no difference is clear; one of {by.value:+.3g} would take {needed:,} pairs."


def compare(first: Run, second: Run) -> list[Compared]:
    """Every measure both have, over the games both have; BadRun where there is nothing to compare."""
    refuse_strangers(first, second)
    one, other = (measures(run) for run in (first, second))
    both = one.join(other, on=PAIR, how="inner", suffix="_second", maintain_order="left")
    if not len(both):
        raise BadRun("The runs have no seed in common; there is nothing to compare.")
    if first.plan.swap_seats:
        both = by_seed(both, first.plan.players)
    names = [name for name in one.columns if name not in PAIR and name in other.columns]
    return [Compared(name, paired(values(both, name), values(both, f"{name}_second"))) for name in names]


def by_seed(both: pl.DataFrame, players: int) -> pl.DataFrame:
    """One row for each seed whose every order of seats was played: games of one seed are not independent."""
    means = both.group_by("seed", maintain_order=True).agg(pl.exclude(PAIR).mean(), pl.len().alias("orders"))
    whole = means.filter(pl.col("orders") == players)
    if not len(whole):
        raise BadRun("No seed was played with every order of seats in both runs; there is nothing to compare.")
    return whole


def refuse_strangers(first: Run, second: Run) -> None:
    here, there = first.plan, second.plan
    if here.game != there.game:
        raise BadRun(f"One run is of {here.game}, the other of {there.game}; there is nothing to compare.")
    if here.swap_seats != there.swap_seats:
        raise BadRun("One run has swapped seats, the other has not; there is nothing to compare.")
    if here.swap_seats and here.players != there.players:
        raise BadRun("The runs have tables of different size and swapped seats; there is nothing to compare.")


def values(frame: pl.DataFrame, column: str) -> Array:
    return np.asarray(frame[column].to_numpy(), dtype=float)


def measures(run: Run) -> pl.DataFrame:
    """A row for each game, by seed: who won, how long it took, how it went."""
    games = run.games.select("game", *PAIR, "decisions", "rounds", pl.col("lead_changes").alias("lead changes"))
    if find(run.plan.game).coop:
        won = run.games.select("game", (pl.col("winners") > 0).cast(pl.Float64).alias("won"))
        return games.drop("lead changes").join(won, on="game").drop("game")
    first = run.seats.filter(pl.col("first")).select("game", pl.col("won").alias("whoever began won"))
    score = run.seats.group_by("game").agg(pl.col("score").mean().alias("mean score"))
    whole = games.join(score, on="game", how="left", maintain_order="left")
    whole = whole.join(first, on="game", how="left", maintain_order="left") if len(first) else whole
    for seat in range(run.plan.players):
        named = run.seats.filter(pl.col("seat") == seat).select("game", pl.col("won").alias(f"seat {seat + 1} won"))
        whole = whole.join(named, on="game", how="left", maintain_order="left")
    for bot in sorted(set(run.seats["bot"])) if len(set(run.seats["bot"])) > 1 else []:
        named = run.seats.filter(pl.col("bot") == bot).group_by("game").agg(pl.col("won").sum().alias(f"{bot} won"))
        whole = whole.join(named, on="game", how="left", maintain_order="left")
    return whole.drop("game")
