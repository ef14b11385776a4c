"""What was measured is kept with its commit, and a part left out of a run is told as it was."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"
LATER = "\n## Later\n\nfrom before\n"


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """bench/reporting/measured.py, keeping what it measures elsewhere."""
    monkeypatch.syspath_prepend(str(BENCH))
    module = import_module("reporting.measured")
    monkeypatch.setattr(module, "MEASURED", tmp_path / "measured")
    return module


@pytest.fixture
def report(measured: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """bench/reporting/report.py, writing elsewhere."""
    module = import_module("reporting.report")
    monkeypatch.setattr(module, "RESULTS", tmp_path / "results.md")
    return module


def test_figures_come_back_short_and_stamped(measured: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a part is kept, then its figures come back with six digits, and a sentence tells commit, day and machine."""
    monkeypatch.setattr(measured, "commit", lambda: "abc1234")
    assert (measured.read("lab"), measured.stamp("lab")) == (None, "")
    measured.keep("lab", {"ratios": [1 / 3, 2], "name": "pool"})
    assert measured.read("lab") == {"ratios": [0.333333, 2], "name": "pool"}
    kept = json.loads((measured.MEASURED / "lab.json").read_text(encoding="utf-8"))
    assert measured.stamp("lab") == f"Measured on {kept['date']} at commit abc1234 ({kept['where']})."


def test_what_a_run_leaves_out_stands_as_it_stood(report: Any, measured: Any) -> None:
    """If a section was measured it is told with its stamp; one that was not keeps its text, or says how to get it."""
    report.RESULTS.write_text("# Bench\n\nHow.\n\n## Lab\n\nold\n" + LATER, encoding="utf-8")
    measured.keep("lab", [1])
    sections = [
        report.Section(title, part, lines)
        for title, part, lines in (
            ("Lab", "lab", ["new"]),
            ("Crowd", "crowd", []),
            ("Later", "server", []),
            ("Balance", "", ["pages"]),
        )
    ]
    report.write(sections)
    text = report.RESULTS.read_text(encoding="utf-8")
    assert f"\n## Lab\n\n{measured.stamp('lab')}\n\nnew\n" in text
    assert "\n## Crowd\n\nNot measured yet: `python bench/run.py --only crowd`.\n" in text
    assert LATER in text
    assert text.endswith("\n## Balance\n\npages\n")
    assert "old" not in text
    report.write(sections)
    assert report.RESULTS.read_text(encoding="utf-8") == text, "a second time changes nothing"


def test_every_kept_part_can_be_told(measured: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a part is kept in the repository, then the bench knows it and can tell of it; no section tells of another."""
    monkeypatch.setattr(measured, "MEASURED", BENCH / "measured")
    run = import_module("run")
    assert {path.stem for path in measured.MEASURED.glob("*.json")} <= set(run.PARTS)
    found = {part: measured.read(part) for part in run.PARTS}
    _, _, sections = run.told(found)
    assert {section.part for section in sections if section.lines and section.part} == {
        part for part in run.PARTS if found[part]
    }


def test_some_parts_are_measured_with_few_games(
    report: Any, measured: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If parts are named with commas and games limited, then those parts are measured, and no series plays more."""
    run, asked = import_module("run"), []

    def ask(program: str, *words: str) -> dict[str, object]:
        asked.append((program, words[4] if program == "strength.py" else str(json.loads(words[0])[5])))
        return {"form": "compiled", "points": [1.0, 0.0], "values": [1.0, 0.0]}

    monkeypatch.setattr(run, "ask", ask)
    monkeypatch.setattr(run.report, "last_results", dict)
    run.main(["--only", "strength,outcomes", "--games", "2"])
    assert {program for program, _ in asked} == {"strength.py", "outcomes.py"}
    assert {games for _, games in asked} == {"2"}
    assert {path.stem for path in measured.MEASURED.glob("*.json")} == {"strength", "outcomes"}
    for wrong in ("strength,speeed", "report,peers", ""):
        with pytest.raises(SystemExit) as ended:
            run.main(["--only", wrong])
        assert ended.value.code == 2
        assert "choose of speed, before," in capsys.readouterr().err
