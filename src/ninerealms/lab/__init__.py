"""Thousands of games, counted: runs kept as tables, reports, comparisons, ratings.

import ninerealms as nr

run = nr.lab.run("northgard", games=100, seats=["greedy", "random"])
print(run.seats.group_by("bot").agg(pl.col("won").mean()))

The tables are polars frames; `pip install 'ninerealms[lab]'` brings what they need.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ninerealms.errors import BadRun, NineRealmsError
from ninerealms.games import game as find
from ninerealms.kernel import checks
from ninerealms.kernel.game import Value
from ninerealms.lab import given
from ninerealms.lab.executors import Executor
from ninerealms.lab.extras import needed
from ninerealms.lab.plan import Plan, make
from ninerealms.lab.simulate import MOST_WORKERS

if TYPE_CHECKING:
    from ninerealms.lab.comparing import Compared
    from ninerealms.lab.rating import Ladder
    from ninerealms.lab.restricting import Restricted
    from ninerealms.lab.running import Run
    from ninerealms.lab.sweeping import Swept

__all__ = ["Executor", "Plan", "compare", "hired", "ladder", "read", "report", "restrict", "run", "sweep"]

MOST_CORES = 100_000  # cores of a cluster
RAY = re.compile(r"ray(?:://[\w.-]+(?::\d{1,5})?|://\[[0-9a-fA-F:]+\]:\d{1,5})?")


@contextmanager
def hired(workers: int = 1, on: str = "") -> Iterator[Callable[[Plan], Executor]]:
    """Who plays plans: this process, so many processes, or a cluster: `ray`, or `ray://address`."""
    checks.among(workers, 1, MOST_CORES if on else MOST_WORKERS, "The number of workers")
    if not on:
        with needed("lab"):
            from ninerealms.lab.running import executor_for
        yield lambda plan: executor_for(plan, workers)
        return
    if not RAY.fullmatch(str(on)):
        raise NineRealmsError(f"A run can be played on ray or ray://HOST:PORT, not on {on!r}.")
    with needed("ray"):
        from ninerealms.lab.ray_executor import RayExecutor
    cluster = RayExecutor(on.removeprefix("ray") or "auto", None if workers == 1 else workers)
    try:
        yield lambda _: cluster
    finally:
        cluster.close()


def run(
    game: str,
    games: int = 100,
    players: int | None = None,
    seats: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    *,
    changes: Sequence[str] | None = None,
    swap_seats: bool = False,
    brief: bool = False,
    out: str | Path | None = None,
    resume: bool = False,
    workers: int = 1,
    on: str = "",
    progress: Callable[[int], None] | None = None,
) -> Run:
    """Let bots play and write everything down; with `out`, in a folder too. The same call gives the same tables.

    `changes` are other numbers of the content, as `--set` takes them; `progress` hears how many more games are done.
    """
    plan = make(
        *(game, games, players, given.names(seats, "Players"), seed, given.options(options)),
        changes=None if changes is None else given.names(changes, "Changes"),
        swap_seats=swap_seats,
        brief=brief,
    )
    with needed("lab"):
        from ninerealms.lab import running
    folder = None if out is None else given.path(out)
    if folder is not None and resume:
        running.refuse_other(folder, plan)
    elif folder is not None:
        running.refuse_taken(folder)
    with hired(workers, on) as hire:
        if folder is None:
            return running.play(plan, hire(plan), progress)
        return running.play_into(folder, plan, hire(plan), "", progress)


def read(folder: str | Path) -> Run:
    """A run that was kept in a folder."""
    with needed("lab"):
        from ninerealms.lab import running
    return running.read(given.path(folder))


def report(found: Run | str | Path, out: str | Path) -> None:
    """Write one page about a run that a designer can read; it needs nothing but itself."""
    with needed("lab"):
        from ninerealms.lab.reporting.page import page
    told = read(found) if isinstance(found, str | Path) else given.run(found)
    place = given.path(out)
    if place.is_dir():
        raise BadRun(f"{place} is a folder; a report is a file.")
    if not place.parent.is_dir():
        raise BadRun(f"There is no folder {place.parent} for the report.")
    html = page(told)
    try:
        place.write_text(html, encoding="utf-8")
    except OSError as error:
        raise BadRun(f"{place} cannot be written: {error.strerror}.") from None


def compare(first: Run, second: Run) -> list[Compared]:
    """What differs between two runs on the same seeds, with bounds and the games that would settle it."""
    with needed("lab"):
        from ninerealms.lab import comparing
    return comparing.compare(given.run(first), given.run(second))


def sweep(
    game: str,
    values: str,
    games: int = 100,
    players: int | None = None,
    seats: Sequence[str] = ("greedy:easy",),
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    *,
    workers: int = 1,
    on: str = "",
) -> list[Swept]:
    """Games with one number of the content at several values: `sweep("northgard", "game.points_to_win=3..6")`."""
    with needed("lab"):
        from ninerealms.lab import sweeping

    def plan_with(changes: list[str]) -> Plan:
        return make(
            game,
            games,
            players,
            given.names(seats, "Players"),
            seed,
            given.options(options),
            changes=changes,
            brief=True,
        )

    with hired(workers, on) as hire:
        return sweeping.sweep(*sweeping.read(values), plan_with, hire)


def restrict(
    game: str,
    without: Sequence[str],
    games: int = 100,
    players: int | None = None,
    seats: Sequence[str] = ("greedy:easy",),
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    *,
    workers: int = 1,
    on: str = "",
) -> Restricted:
    """What something is worth, found by forbidding it: `restrict("northgard", ["card:build"])`."""
    with needed("lab"):
        from ninerealms.lab import restricting
    plan = make(game, games, players, given.names(seats, "Players"), seed, given.options(options), brief=True)
    with hired(workers, on) as hire:
        return restricting.restrict(plan, given.names(without, "Things"), hire)


def ladder(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    *,
    workers: int = 1,
    on: str = "",
) -> Ladder:
    """Bots rated against each other, `games` for each pair."""
    with needed("lab"):
        from ninerealms.lab import rating

    def plan_with(specs: list[str]) -> Plan:
        count = max(2, find(game).seats[0]) if players is None else players
        return make(game, games, count, specs, seed, given.options(options), swap_seats=len(specs) > 1, brief=True)

    plans = rating.plans_for(given.names(bots, "Bots"), plan_with)
    with hired(workers, on) as hire:
        return rating.ladder(plans, hire)
