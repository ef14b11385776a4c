"""Restricted play: what something is worth, found by forbidding it.

Each seed is played twice: as it is, and with one seat (in co-op the whole team) that may not use it. The difference is
what the thing is worth to these players. They do not know of the ban when they look ahead, only when they answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import numpy as np
import polars as pl

from ninerealms.games import game as find
from ninerealms.lab.estimates import FEWEST_PAIRS, Difference, paired, refuse_one
from ninerealms.lab.plan import Plan
from ninerealms.lab.running import Hire, Run, play
from ninerealms.lab.things import things


class Restricted(NamedTuple):
    """What was forbidden, wins without the ban and with it, and how often the ban took an option away."""

    without: list[str]
    titles: list[str]
    won: Difference
    struck: float  # questions of a game from which an option was struck


def restrict(
    plan: Plan,
    without: list[str],
    hire: Hire,
    progress: Callable[[int], None] | None = None,
) -> Restricted:
    """Play a plan freely and with the ban."""
    refuse_one(plan.games)
    named = [things(plan.game).read(word) for word in without]
    banned = msgspec.structs.replace(plan, without=named, barred="all" if find(plan.game).coop else "turn")
    free, barred = (play(each, hire(each), progress) for each in (plan, banned))
    titles = [things(plan.game).title(name) for name in named]
    struck = float(barred.games["struck"].to_numpy().mean())
    return Restricted(named, titles, paired(wins(free, barred), wins(barred, barred)), struck)


def wins(of: Run, barred: Run) -> np.typing.NDArray[np.float64]:
    """What the seats under the ban won in a run; of a team one seat tells."""
    seats = barred.seats.filter(pl.col("barred")).group_by("game", maintain_order=True).agg(pl.col("seat").first())
    rows = seats.join(of.seats, on=["game", "seat"], how="left", maintain_order="left")
    return np.asarray(rows["won"].to_numpy(), dtype=float)


def sentence(found: Restricted) -> str:
    """What it means."""
    what = " and ".join(found.titles)
    if not found.struck:
        return f"Nobody was ever offered {what} where there was something else to choose: nothing can be said."
    by, points = found.won.by, 100 * found.won.by.value
    bounds = f"({100 * by.low:+.0f} to {100 * by.high:+.0f})"
    if found.won.pairs < FEWEST_PAIRS:
        return f"{found.won.pairs} games are too few to say what {what} is worth; {FEWEST_PAIRS} are the least."
    if by.high < 0:
        return f"{what} is worth having: without it wins fall by {-points:.0f} points of a hundred {bounds}."
    if by.low > 0:
        return f"{what} misleads these players: without it wins rise by {points:.0f} points of a hundred {bounds}."
    more = f"; a difference as large would be clear with {found.won.needed:,} games" if found.won.needed else ""
    return f"No worth of {what} is clear: without it wins change by {points:+.0f} points of a hundred {bounds}{more}."
