"""One number of the content at several values, everything else and all seeds alike."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from ninerealms.errors import BadContent
from ninerealms.kernel import content
from ninerealms.lab.comparing import Compared, compare
from ninerealms.lab.estimates import refuse_one
from ninerealms.lab.plan import Plan
from ninerealms.lab.running import Hire, Run, play

RANGE = re.compile(r"(-?\d{1,20})\.\.(-?\d{1,20})(?:\.\.(\d{1,20}))?")
MOST_VALUES = 50
HOW = "A sweep is written PATH=2..6, PATH=2..10..4 or PATH=2,5,9"


class Swept(NamedTuple):
    """One value, its run, and how it differs from the first value on the same seeds."""

    value: str
    run: Run
    differs: list[Compared]


def read(word: str) -> tuple[str, list[str]]:
    """A path of the content and the values it is to have."""
    path, equals, told = str(word).partition("=")
    path, told = path.strip(), told.strip()
    if not equals or not told or not all(content.keys_of(path)):
        raise BadContent(f"{HOW}, not {word!r}.")
    whole = RANGE.fullmatch(told)
    if whole is None:
        if ".." in told:
            raise BadContent(f"{HOW}, not {word!r}.")
        values = [each.strip() for each in told.split(",") if each.strip()]
    else:
        low, high, step = int(whole[1]), int(whole[2]), int(whole[3] or 1)
        count = max(0, (high - low) // step + 1) if step else 0
        refuse_count(count, told)
        values = [str(low + step * number) for number in range(count)]
    refuse_count(len(values), told)
    if len(set(values)) != len(values):
        raise BadContent(f"A sweep has each value once; {told} has one twice.")
    return path, values


def refuse_count(count: int, told: str) -> None:
    if not 2 <= count <= MOST_VALUES:
        raise BadContent(f"A sweep has 2 to {MOST_VALUES} values; {told} has {count}.")


def sweep(
    path: str,
    values: list[str],
    plan_with: Callable[[list[str]], Plan],
    hire: Hire,
    progress: Callable[[int], None] | None = None,
) -> list[Swept]:
    """Play a plan once for each value; every value is looked at before the first game is played."""
    plans = [plan_with([f"{path}={value}"]) for value in values]
    refuse_one(plans[0].games)
    found: list[Swept] = []
    for value, plan in zip(values, plans, strict=True):
        run = play(plan, hire(plan), progress)
        found.append(Swept(value, run, compare(found[0].run, run) if found else []))
    return found
