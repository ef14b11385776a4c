"""The part of the bench about environments."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import ninerealms as nr
from tests.house.tree import ROOT

pytestmark = pytest.mark.house


@pytest.fixture
def report_rl(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, which lives among the programs of the bench."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return import_module("reporting.environments")


def found(steps: float) -> dict[str, Any]:
    """Two rounds with so many steps of ours, and a search."""
    ours = {
        "observe": {game: {"microseconds": 0.5, "width": 9, "actions": 3} for game in nr.games()},
        "vector": dict.fromkeys(nr.games(), 10 * steps),
        "vector_looks": dict.fromkeys(nr.games(), 4 * steps),
        "aec": dict.fromkeys(nr.games(), steps),
    }
    search = {"seconds": 60.0, "simulations": 20, "moves": 7, "points": [1.0, 0.0]}
    peers = {"connect_four": 30_000.0, "backgammon": 20_000.0}
    return {"rounds": [{"ours": ours, "peers": peers}] * 2, "algorithm": search}


def test_goals_of_environments_are_told(report_rl: Any) -> None:
    """If we are fast enough, then every goal of Northgard is reached; if not, then those that are missed say so."""
    reached = {row.measure: row.reached for row in report_rl.rows_of(found(180_000.0)) if row.game == "northgard"}
    assert set(reached.values()) == {"yes", "-"}
    missed = [row.measure for row in report_rl.rows_of(found(60_000.0)) if row.reached == "no"]
    assert missed == [
        "vector, thousand steps/s",
        "vector with observation and mask, thousand steps/s",
        "AEC / PettingZoo's connect four",
    ]


def test_what_was_learnt_is_told_with_its_interval(report_rl: Any) -> None:
    """If a learner won 90 of 100 games, then the report says so, and between what that lies."""
    learnt = {"steps": 5, "seconds": 1.0, "games": 100, "won": 90.0, "versions": {"sb3_contrib": "2", "torch": "2"}}
    text = "\n".join(report_rl.learnt_section(learnt).lines)
    assert "won 90 of 100 games against random: 82.6 to 94.5 %" in text
    assert "| northgard | MaskablePPO against random, won of 100 | 90.0 | 90.0 to 90.0 | >= 80 | yes |" in text
    assert "won 1 of 2 games against its random bot" in "\n".join(report_rl.section(found(180_000.0)).lines)
    assert (report_rl.section({}).lines, report_rl.learnt_section({}).lines) == ([], [])
