"""Which tests of the games run in which form.

What a game shows and says is the same Python in every form: such tests are marked `plain` and run pure only.
All others are scenarios and properties of compiled rules, and odds compared with every way the dice may fall, which the
rules play. They run compiled; with `--chapters`, for the pure form, one of each module is kept: that both forms play
alike is proven by the golden games.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePath

import pytest

HERE = Path(__file__).parent
PLAIN_ROOMS = ("words", "picture", "seen", "campaign")
PLAIN_PARTS = ("draw", "words", "view", "experience", "campaign", "content", "picture")


def is_plain(path: PurePath) -> bool:
    """Whether a module tests what is never compiled, by its room or by its name."""
    if fnmatch(path.name, "test_*odds*.py"):
        return False
    in_plain_room = bool(set(PLAIN_ROOMS) & set(path.relative_to(HERE).parts))
    return in_plain_room or any(fnmatch(path.name, f"test_{part}*.py") for part in PLAIN_PARTS)


def place(item: pytest.Item) -> tuple[int, str]:
    """Where a test stands in its module, whatever order tests are run in."""
    return item.reportinfo()[1] or 0, item.nodeid


def one_of_each(items: Iterable[pytest.Item]) -> set[pytest.Item]:
    """Of each module the first test."""
    first: dict[Path, pytest.Item] = {}
    for item in sorted(items, key=place):
        first.setdefault(item.path, item)
    return set(first.values())


def choose(items: list[pytest.Item], chapters: bool) -> list[pytest.Item]:
    """Mark the plain tests of the games; the scenarios that are left out."""
    ours = [item for item in items if HERE in item.path.parents]
    for item in ours:
        if is_plain(item.path):
            item.add_marker("plain")
    scenarios = [item for item in ours if not is_plain(item.path)]
    kept = one_of_each(scenarios) if chapters else set(scenarios)
    return [item for item in scenarios if item not in kept]
