"""The server's part of the bench report: ratios with their goals, what is missing said, boards with their times."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> Any:
    """bench/reporting/server.py, which is no package of ours."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("reporting.server")


def ours(tables: int, news: float, errors: int = 0) -> dict[str, Any]:
    times = {"news_p50": news, "news_p95": 2 * news, "scene_p50": 9.0, "scene_p95": 12.0}
    return {"tables": tables, **times, "answers_per_second": 90.0, "errors": errors}


def theirs(tables: int, news: float) -> dict[str, Any]:
    return {"tables": tables, "version": "0.50.2", "news_p50": news, "news_p95": 3 * news, "answers_per_second": 99.0}


def boards(milliseconds: float) -> dict[str, Any]:
    times = {"boards": 9, "drawing": milliseconds, "slow": milliseconds, "scene": 7.0}
    return dict.fromkeys(("start", "middle", "end", "whole game"), times)


def test_each_number_of_tables_is_compared(report: Any) -> None:
    """If we are faster at one table and slower at many, then one goal is reached and the other is not."""
    server = {
        "ours": [ours(1, 1.0), ours(100, 3.0), ours(1, 1.2), ours(100, 2.0)],
        "theirs": [theirs(1, 1.5), theirs(100, 1.5), theirs(1, 1.2), theirs(100, 1.4)],
        "bots": [ours(100, 4.0)],
        "boards": {"northgard": boards(2.0), "yggdrasil": boards(5.5)},
    }
    rows = {(row.game, row.measure): row for row in report.rows_of(server)}
    alone, many = (
        rows["server", f"news, p50, {tables}: boardgame.io's / ours"] for tables in ("1 table", "100 busy tables")
    )
    assert (alone.value, alone.reached, many.value, many.reached) == (1.25, "yes", 0.6, "no")
    assert rows["server", "answers refused or lost, all tables"].reached == "yes"
    assert rows["northgard", "boards drawn, median ms"].reached == "yes"
    assert rows["yggdrasil", "boards drawn, median ms"].reached == "no"
    text = "\n".join(report.section(server).lines)
    assert "| boardgame.io 0.50.2, 100 busy tables | 1.45 | 4.35 | - | - | 99.0 | - |" in text
    assert "| ours, 100 busy tables, half with a bot | 4.00 | 8.00 | 9.00 | 12.0 | 90.0 | 0 |" in text
    assert "| yggdrasil | middle | 5.50 | 5.50 | < 5 | no | 7.00 |" in text


@pytest.mark.parametrize(("slowest", "reached"), [(51.0, "yes"), (52.0, "no")])
def test_a_hint_may_hold_nobody_up(report: Any, slowest: float, reached: str) -> None:
    """If even the slowest news beside a hint take less than 50 ms longer than the usual, then the goal is reached."""
    server = {"ours": [ours(1, 1.0), ours(1, 1.4)], "theirs": [], "hints": [{**ours(1, 1.5), "news_slowest": slowest}]}
    rows = {row.measure: row for row in report.rows_of(server)}
    row = rows["slowest news beside a hint, 1 table: ms longer than usual"]
    assert (row.value, row.wanted, row.reached) == (pytest.approx(slowest - 1.2), "< 50", reached)
    assert "| ours, 1 table, beside a hint | 1.50 | 3.00 | 9.00 | 12.0 | 90.0 | 0 |" in report.section(server).lines


def test_without_boardgame_io_a_sentence_stands_there(report: Any) -> None:
    """If boardgame.io cannot be had, then our own figures stand alone and a sentence says why; errors are counted."""
    sentence = "boardgame.io was not measured: node is not installed here."
    server = {"ours": [ours(1, 1.0, errors=2)], "theirs": [{"tables": 1}], "absence": sentence}
    rows = report.rows_of(server)
    assert [(row.measure, row.reached) for row in rows] == [("answers refused or lost, all tables", "no")]
    text = "\n".join(report.section(server).lines)
    assert sentence in text
    assert "| ours, 1 table | 1.00 | 2.00 | 9.00 | 12.0 | 90.0 | 2.00 |" in text


def test_what_was_never_measured_is_said(report: Any) -> None:
    """If nothing was measured yet, then the section says how to."""
    for part, section in (("server", report.section({})), ("crowd", report.crowd_section({}))):
        assert (section.lines, section.otherwise) == ([], f"Not measured yet: `python bench/run.py --only {part}`.")


def crowd(scene: float, news: float, late: float = 105.0, errors: int = 0) -> dict[str, Any]:
    times = {"news_p50": news, "news_p95": 2 * news, "scene_p50": scene / 2, "scene_p95": scene, "asked_p95": 9.0}
    sizes = {"listeners": 1000, "tables": 200, "seconds": 300.0, "answers": 60_000}
    return {**sizes, **times, "memory_early": 100.0, "memory_late": late, "errors": errors}


@pytest.mark.parametrize(
    ("now", "missed"),
    [
        (crowd(200.0, 3.0), []),
        (crowd(210.0, 3.0), ["scene, p95"]),
        (crowd(200.0, 3.4), ["news, p50"]),
        (crowd(200.0, 3.0, late=115.0), ["memory"]),
        (crowd(200.0, 3.0, errors=1), ["errors"]),
    ],
)
def test_a_crowd_has_goals(report: Any, now: dict[str, Any], missed: list[str]) -> None:
    """If scenes are a fifth of before, news thrice a single table's, memory level and nothing fails, all is reached."""
    rows = report.crowd_rows({"before": crowd(1000.0, 4.0), "now": now, "single": crowd(20.0, 1.1)})
    assert [row.measure.partition(", 1000")[0] for row in rows if row.reached == "no"] == missed
    assert report.crowd_rows({}) == []


def test_a_crowd_is_told_row_by_row(report: Any) -> None:
    """If a crowd was measured, then now and before stand beside each other."""
    lines = report.crowd_section(
        {"before": crowd(1000.0, 4.0), "now": crowd(200.0, 3.0), "single": crowd(20.0, 1.1)}
    ).lines
    assert "| now: 1000 listeners, 200 busy tables | 3.00 | 6.00 | 100 | 200 | 200 | 0 |" in lines
    assert (
        "| server | scene, p95, 1000 listeners at 200 tables: before / now | 5.00 | 5.00 to 5.00 | >= 5 | yes |"
        in lines
    )
