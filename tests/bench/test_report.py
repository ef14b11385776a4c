"""The bench report: what is written can be read again, and what has become slower is told."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> Any:
    """bench/reporting/report.py, which is no package of ours."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("reporting.report")


def speed(ours: float, copying: float = 0.3) -> dict[str, list[dict[str, float | str]]]:
    """Three rounds of figures."""
    peer: dict[str, float | str] = {
        "version": "1.0",
        "what": "backgammon",
        "games_per_second": 500.0,
        "decisions_per_second": 50_000.0,
        "stepped_per_second": 40_000.0,
        "copy_microseconds": 1.2,
        "iterations_per_second": 600.0,
    }
    compiled: dict[str, float | str] = {
        "players": 2.0,
        "games_per_second": ours / 170,
        "decisions_per_second": ours,
        "stepped_per_second": ours / 2,
        "copy_microseconds": copying,
        "state_bytes": 900.0,
        "iterations_per_second": 30_000.0,
    }
    pure: dict[str, float | str] = {**compiled, "decisions_per_second": 30_000.0}
    return {"open_spiel": [peer] * 3, "northgard compiled": [compiled] * 3, "northgard pure": [pure] * 3}


def test_ratios_have_goals_and_say_whether_they_are_reached(report: Any) -> None:
    """If we are 24 times as fast, then that goal is reached; a copy of half a microsecond is not under one half."""
    rows = {row.measure: row for row in report.rows_of("northgard", speed(1_200_000.0, 0.5))}
    whole = rows["whole playouts / OpenSpiel's backgammon (in its C++)"]
    assert (whole.value, whole.goal, whole.reached) == (24.0, 20.0, "yes")
    assert rows["compiled / pure, whole playouts"].value == 40.0
    assert rows["copy, microseconds"].reached == "no"
    assert rows["copies / OpenSpiel's backgammon"].value == pytest.approx(2.4)
    assert rows["MCTS iterations / OpenSpiel's"].reached == "-"


def test_a_goal_of_every_round_is_missed_by_one(report: Any) -> None:
    """If one round is below a goal of every round, then the goal is not reached, whatever the median."""
    row = report.Row("diceforge", "games", [60.0, 55.0, 49.0], 50.0, every_round=True)
    assert (row.value, row.reached, row.wanted) == (55.0, "no", ">= 50 in every round")
    assert row._replace(values=[60.0, 55.0, 51.0]).reached == "yes"


def test_what_cannot_be_measured_is_left_out(report: Any) -> None:
    """If a peer cannot be had, then its rows are missing and the others are there."""
    figures = speed(1_200_000.0)
    figures["open_spiel"] = [{}, {}, {}]
    measures = [row.measure for row in report.rows_of("northgard", figures)]
    assert measures == ["compiled / pure, whole playouts", "copy, microseconds", "bytes per state"]


def test_a_report_is_read_back(report: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a report is written, then the next run finds the ratios in it."""
    monkeypatch.setattr(report, "RESULTS", tmp_path / "results.md")
    figures = speed(1_200_000.0)
    rows = report.rows_of("northgard", figures)
    contest = {
        "game": "northgard",
        "strong": "greedy",
        "weak": "random",
        "goal": 95.0,
        "points": [1.0] * 96 + [0.5] * 4,
    }
    team = {"game": "yggdrasil", "players": 3, "kind": "saga 2", "bot": "greedy", "measure": "won", "goal": 60.0}
    series = [{**team, "values": [1.0, 0.0, 1.0, 0.0]}]
    report.write(
        [
            *report.speed_sections(figures, rows),
            report.strength_section([contest]),
            report.outcome_section(series),
        ]
    )
    text = (tmp_path / "results.md").read_text(encoding="utf-8")
    assert "| northgard | greedy | random | 98 | 100 | 98.0 | 93 to 99 | >= 95 | yes |" in text
    assert "| yggdrasil | greedy | saga 2 | 3 | won | 50.0 | 15 to 85 | 4 | >= 60 | no |" in text
    assert "| yggdrasil | saga 2 | greedy | 2 of 4 (15 to 85) |" in text
    before = report.read_ratios(text)
    assert set(before) == {(row.game, row.measure) for row in rows}
    assert all(before[row.game, row.measure] == pytest.approx(row.value, rel=0.01) for row in rows)
    assert report.last_results() == before, "outside a checkout the file itself is the last result"


@pytest.mark.parametrize(("now", "warned", "failed"), [(1_200_000, 0, 0), (1_010_000, 2, 0), (900_000, 0, 2)])
def test_slower_warns_and_much_slower_fails(report: Any, now: float, warned: int, failed: int) -> None:
    """If playouts are 15 % slower than before, then that is a warning; 30 % is a failure. Faster is neither."""
    before = {(row.game, row.measure): row.value for row in report.rows_of("northgard", speed(1_200_000.0))}
    rows = [row for row in report.rows_of("northgard", speed(now)) if "(from Python)" not in row.measure]
    rows += [row for row in report.rows_of("northgard", speed(now)) if row.measure.startswith("stepped")]
    warnings, failures = report.complaints(rows, before)
    assert (len(warnings), len(failures)) == (warned, failed)
    assert report.complaints(report.rows_of("northgard", speed(2_000_000.0)), before) == ([], [])


def test_set_ups_are_measured_against_the_game_as_it_comes(report: Any) -> None:
    """If a set-up plays 60 games where the game as it comes plays 100, then half as many is reached."""
    rounds = {
        "diceforge compiled": [{"games_per_second": 100.0}],
        "diceforge titans compiled": [{"games_per_second": 60.0}],
    }
    rows = {row.measure: row for row in report.rows_of("diceforge", rounds)}
    titans = rows["games per second, titans / as it comes"]
    assert (titans.value, titans.goal, titans.reached) == (0.6, 0.5, "yes")
    assert "games per second, goddess / as it comes" not in rows
