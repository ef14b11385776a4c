"""The bench against an earlier commit: turns, ratios and what is said of them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def before(monkeypatch: pytest.MonkeyPatch) -> Any:
    """bench/speed/before.py, which is no package of ours."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("speed.before")


class Steady:
    """A build that always does so much in a second, and remembers when it was asked."""

    def __init__(self, speed: float, asked: list[float]) -> None:
        self.speed = speed
        self.asked = asked

    def work(self, measure: str, game: str, players: int, seconds: float) -> tuple[float, float]:
        self.asked.append(self.speed)
        return self.speed * seconds, seconds


def test_a_round_is_slices_by_turns(before: Any) -> None:
    """If one build does 100 a second and the other 180, then the ratio is 1.8; each begins as often as the other."""
    asked: list[float] = []
    ratio = before.one_round([Steady(100.0, asked), Steady(180.0, asked)], "copies", "northgard", 1.0)
    assert ratio == pytest.approx(1.8)
    firsts = asked[::2]
    assert firsts.count(100.0) == firsts.count(180.0) == before.SLICES / 2
    assert asked.count(100.0) == asked.count(180.0) == before.SLICES


def test_goals_are_those_of_the_measure_or_not_to_be_slower(before: Any) -> None:
    """If a measure has a goal for a game or for all, then that is wanted; whatever else there is must not be slower."""
    figures = {
        "diceforge": {"whole games": [1.0, 1.2, 1.3], "copies": [1.7, 1.7, 1.9]},
        "northgard": {"whole games": [0.98, 0.98, 0.9], "choices of greedy": [0.96]},
    }
    rows = {(row.game, row.measure): (row.goal, row.reached) for row in before.rows_of(figures)}
    assert rows == {
        ("diceforge", "whole games"): (1.1, "yes"),
        ("diceforge", "copies"): (1.8, "no"),
        ("northgard", "whole games"): (0.97, "yes"),
        ("northgard", "choices of greedy"): (0.97, "no"),
    }


def test_the_report_says_against_which_commit(before: Any) -> None:
    """If there was a comparison, then commit and ratios are told; otherwise how to get them."""
    figures = {"northgard": {"copies": [2.0, 1.9, 2.1]}}
    told = "\n".join(before.section({"revision": "abc1234", "figures": figures}).lines)
    assert "commit abc1234" in told
    assert "| northgard | copies | 2.00 | 1.90 to 2.10 | >= 1.8 | yes |" in told
    assert (before.section({}).lines, before.section({}).otherwise) == (
        [],
        "Not measured yet: `make bench BEFORE=REV`.",
    )
