"""The page about balance: what is played again comes in, what is not stays as it was, with the version of its rules."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"
PUBLISHED = "publish"


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Any:
    """bench/balances/page.py, which is no package of ours."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("balances.page")


@pytest.fixture
def balance(monkeypatch: pytest.MonkeyPatch) -> Any:
    """bench/balance.py, likewise."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("balance")


def cell(page: Any, name: str, part: str = PUBLISHED, bot: str = "mcts:400") -> Any:
    return page.Cell(part, name, "andor", 3, {"legend": "2"}, bot, 60)


def test_what_a_page_tells_comes_back_from_it(page: Any) -> None:
    """If cells are written as a table, then the same is read from it again: games, rules and seeds."""
    found = [page.Found(cell(page, f"cell {n}"), 40 + n, 60, 4 + n, 7_000_000 + n) for n in range(3)]
    lines = ["# Balance", "", page.heading(PUBLISHED), "", *page.table(found, lambda _: "fits"), "", "## Other"]
    for each in found:
        assert page.told(each.cell, "\n".join(lines)) == each


def test_a_page_tells_nothing_of_other_cells(page: Any) -> None:
    """If a page has a cell of another name, part or bot only, then nothing is told."""
    lines = [page.heading(PUBLISHED), *page.table([page.Found(cell(page, "one"), 1, 60, 5, 9)], lambda _: "")]
    text = "\n".join(["", *lines])
    assert page.told(cell(page, "one"), text) is not None
    for other in (cell(page, "two"), cell(page, "one", part="heroes"), cell(page, "one", bot="greedy")):
        assert page.told(other, text) is None
    assert page.told(cell(page, "one"), "") is None


def test_what_was_not_played_again_stays_on_the_page(balance: Any, page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """If one of two cells is played again, then it has the new games, and the other the old ones and their version."""
    one, two = cell(page, "one"), cell(page, "two")
    before = [page.Found(one, 56, 60, 5, 7), page.Found(two, 30, 60, 5, 7)]
    text = "\n".join(["", page.heading(PUBLISHED), *page.table(before, lambda _: "fits")])
    again = page.Found(one, 42, 60, 6, 8)
    monkeypatch.setattr(balance, "kept", lambda cell: again if cell == one else None)
    assert balance.played([one, two, cell(page, "three")], text) == [again, before[1]]


def test_the_page_of_today_is_read_whole(balance: Any, page: Any) -> None:
    """If the published page is read, then it tells of every cell but those of tuning."""
    text = balance.page_at("andor").read_text(encoding="utf-8")
    cells = [each for each in balance.GAMES["andor"].cells(0) if each.part != "tune"]
    found = [page.told(each, text) for each in cells]
    assert all(each is not None and 0 <= each.won <= each.games <= each.cell.games for each in found)
