"""The rounds of the bench: slices by turns, and what they come to."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def speed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """bench/speed/rounds.py, which is no package of ours."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("speed.rounds")


def test_a_busy_moment_meets_all_tasks_of_a_round(speed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a round has two tasks, then their slices come by turns, and each task has the mean of its own."""
    order: list[str] = []

    def run(task: Any) -> dict[str, Any]:
        order.append(task.label)
        return {"players": 2, "games_per_second": float(len(order))}

    monkeypatch.setattr(speed, "tasks", lambda _: [speed.Task(label, [], "") for label in "ab"])
    monkeypatch.setattr(speed, "run", run)
    found = list(speed.each_round(1, 1.0))
    assert "".join(order) == "abba" * (speed.SLICES // 2)
    assert [label for label, _ in found] == ["a", "b"]
    assert [figures["games_per_second"] for _, figures in found] == [len(order) / 2 + 0.5] * 2
    assert all(figures["players"] == 2 for _, figures in found)


def test_what_could_not_be_measured_once_is_left_out(speed: Any) -> None:
    """If a slice is empty, then the round has no figures of that task."""
    assert speed.mean([{"games_per_second": 1.0}, {}]) == {}
