"""The lab in the bench report: the goal by all rounds, and what a game weighs."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"
SIZES = {"sent": 1900.0, "kept": 620.0, "milliseconds": 25.0, "taken_microseconds": 120.0}


@pytest.fixture
def lab(monkeypatch: pytest.MonkeyPatch) -> Any:
    """bench/reporting/lab.py, which is no package of ours."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("reporting.lab")


@pytest.mark.parametrize(("ratios", "reached"), [([0.95, 0.8, 0.99], "yes"), ([0.85, 0.8, 0.99], "no")])
def test_the_goal_is_held_by_the_middle_round(lab: Any, ratios: list[float], reached: str) -> None:
    """If the middle round is at nine tenths of the pool or more, then the goal is reached; each game has its weight."""
    told = {"games": 1200, "init": 5.5, "started": {"pool": 1.7, "ray": 1.2}, "ratios": ratios}
    text = "\n".join(lab.section({"efficiency": told, "sizes": {"northgard": SIZES}}).lines)
    assert f"reached: {reached}." in text
    assert "Ray 6.7 s" in text
    assert "| northgard | 25.0 | 1,900 | 620 | 120 |" in text


def test_what_was_not_measured_is_said(lab: Any) -> None:
    """If nothing was measured, then the section says how it is."""
    assert lab.rows_of({}) == []
    assert (lab.section({}).lines, lab.section({}).otherwise) == (
        [],
        "Not measured yet: `python bench/run.py --only lab`.",
    )
