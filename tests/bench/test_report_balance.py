"""Balance in the bench report: what a page has published, and the rest of the report as it was."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"
TABLE = "| cell | won |\n|---|---|\n| one | {} |"
PAGE = f"# Balance of Ladder\n\nHow.\n\n## Publish\n\nBy tree search.\n\n{TABLE}\n\n## Tune\n\nno\n"


@pytest.fixture
def balance(monkeypatch: pytest.MonkeyPatch) -> Any:
    """bench/reporting/balance.py, which is no package of ours."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("reporting.balance")


def test_only_what_is_published_is_told(balance: Any, tmp_path: Path) -> None:
    """If a page has several parts, then the published one is in the report, with the name of the game."""
    (tmp_path / "balance-ladder.md").write_text(PAGE.format(7), encoding="utf-8")
    text = "\n".join(balance.section(tmp_path).lines)
    assert text.startswith("Ladder, from docs/balance-ladder.md. By tree search.")
    assert text.endswith("| one | 7 |")


def test_without_a_page_it_is_said_how_to_get_one(balance: Any, tmp_path: Path) -> None:
    """If nothing is published, then the section says so."""
    (tmp_path / "balance-other.md").write_text("# Balance of Other\n\n## Greedy\n\nno\n", encoding="utf-8")
    assert balance.section(tmp_path).lines == ["Not measured yet: `make balance GAME=andor`."]


@pytest.mark.parametrize("after", ["", "\n## Server\n\nfast\n"])
def test_a_section_is_written_anew_in_its_place(balance: Any, tmp_path: Path, after: str) -> None:
    """If a report has the section or not yet, then it has it once, with the last figures, and the rest as it was."""
    results = tmp_path / "results.md"
    results.write_text("# Bench\n\n## Outcomes\n\nsome\n", encoding="utf-8")
    page = tmp_path / "balance-ladder.md"
    page.write_text(PAGE.format(7), encoding="utf-8")
    balance.put(results, tmp_path)
    results.write_text(results.read_text(encoding="utf-8") + after, encoding="utf-8")
    page.write_text(PAGE.format(8), encoding="utf-8")
    balance.put(results, tmp_path)
    text = results.read_text(encoding="utf-8")
    assert text.startswith("# Bench\n\n## Outcomes\n\nsome\n\n## Balance\n\nLadder")
    assert text.count("## Balance") == text.count("| one | 8 |") == 1
    assert "| one | 7 |" not in text
    assert text.endswith("| one | 8 |\n" + after)
