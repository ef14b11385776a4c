"""What goes with winning: cards, tiles, gods and heroes beside the result, with what else could explain it held fixed.

An association is no cause: who is ahead can afford more. `lab restrict` asks for causes.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import polars as pl

from ninerealms.games import game as find
from ninerealms.lab.estimates import (
    Array,
    Association,
    Units,
    association,
    beside_others,
    discoveries,
    resampled_weights,
)
from ninerealms.lab.running import Run

RARE = 0.05  # of all seats or teams: what fewer, or all but fewer, have done is counted or left out
FALSE_DISCOVERIES = 0.05
MOST = 150  # features
DECISIVE = 20.0  # odds from which on something is not weighed but belongs to how a game is won


class Lift(NamedTuple):
    """Something done with something, and how it goes with winning; `seen` is the part of seats or teams that did."""

    event: str
    thing: str
    seen: float
    is_counted: bool  # by a standard deviation more of it, where nearly everybody has some
    found: Association
    is_marked: bool

    @property
    def is_decisive(self) -> bool:
        """Whether it goes with nearly every win or loss."""
        return not 1 / DECISIVE < self.found.odds.value < DECISIVE


class Rows(NamedTuple):
    """Who can win: a row for each seat of each game, or in co-op for each game."""

    keys: pl.DataFrame
    won: Array
    unit: Units
    controls: Array
    centre: bool


def lifts(run: Run) -> list[Lift]:
    """Every feature that varies enough, the strongest first."""
    rows = rows_of(run)
    weights = resampled_weights(int(rows.unit.max()) + 1)
    found = []
    for event, thing, counts in features(run, rows):
        has, is_counted = (counts > 0).astype(float), False
        seen = float(has.mean())
        if seen > 1 - RARE:
            has, is_counted = (counts - counts.mean()) / max(float(counts.std()), 1e-9), True
        if rows.centre:
            has = beside_others(has, run.plan.players)
        if float(has.std()) > 1e-6:
            found.append(
                (event, thing, seen, is_counted, association(has, rows.controls, rows.won, rows.unit, weights))
            )
    marked = discoveries([each[4].chance for each in found], FALSE_DISCOVERIES)
    whole = [Lift(*each, is_marked) for each, is_marked in zip(found, marked, strict=True)]
    return sorted(whole, key=lambda lift: (not lift.is_marked, -abs(float(np.log(lift.found.odds.value)))))


def rows_of(run: Run) -> Rows:
    """With controls: seat, whoever began and player; in co-op the length of the game."""
    if find(run.plan.game).coop:
        seats = run.seats.filter(pl.col("seat") == 0).sort("game")
        length = np.log(np.asarray(run.games.sort("game")["decisions"].to_numpy(), dtype=float))
        controls = ((length - length.mean()) / max(float(length.std()), 1e-9))[:, None]
        return Rows(seats.select("game"), to_array(seats["won"]), units_of(run), controls, False)
    seats = run.seats.sort("game", "seat")
    columns = [seats["first"], *(seats["seat"] == seat for seat in range(1, run.plan.players))]
    columns += [seats["bot"] == bot for bot in sorted(set(seats["bot"]))[1:]]
    controls = np.column_stack([to_array(column) for column in columns])
    unit: Units = np.repeat(units_of(run), run.plan.players)
    return Rows(seats.select("game", "seat"), to_array(seats["won"]), unit, controls, True)


def units_of(run: Run) -> Units:
    """For each game what it must be drawn with: the games of its seed."""
    _, found = np.unique(run.games.sort("game")["seed"].to_numpy(), return_inverse=True)
    return np.asarray(found, dtype=np.int64)


def to_array(column: pl.Series) -> Array:
    return np.asarray(column.to_numpy(), dtype=float)


def features(run: Run, rows: Rows) -> list[tuple[str, str, Array]]:
    """How often each row did each thing, for what is neither done by hardly anybody nor always the same."""
    by = list(rows.keys.columns)
    told = run.events.filter(pl.col("thing").is_not_null())
    told = told.filter(pl.col("seat").is_not_null()) if "seat" in by else told
    counts = told.group_by([*by, "event", "thing"]).agg(pl.len().cast(pl.Float64).alias("count"))
    found = []
    for (event, thing), part in counts.group_by("event", "thing"):
        if len(part) >= RARE * len(rows.won):
            joined = rows.keys.join(part.select([*by, "count"]), on=by, how="left", maintain_order="left")
            found.append((str(event), str(thing), to_array(joined["count"].fill_null(0.0))))
    found.sort(key=lambda each: (-float((each[2] > 0).mean()), each[0], each[1]))
    return found[:MOST]
