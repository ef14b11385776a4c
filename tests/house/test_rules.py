"""Every rule has a number; every number has a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninerealms import ledger
from ninerealms.games import names
from tests.house.tree import TESTS

LEDGER = """# Rules of a game
- AAA-999 is not in a section and is [no rule].

## A. Setup
- AAA-001 [BOOK] Two players
  sit opposite.
- AAA-002 [PUBLIC:HRF] A player has one piece.

A remark about AAA-001.

## B. Turn
- AAA-003 [RETIRED] Players shout.
- AAA-004 [HOUSE] Players (both) move.
"""
RULES = [
    ledger.Rule("AAA-001", "A. Setup", "Two players sit opposite.", "BOOK"),
    ledger.Rule("AAA-002", "A. Setup", "A player has one piece.", "PUBLIC:HRF"),
    ledger.Rule("AAA-003", "B. Turn", "Players shout.", "RETIRED"),
    ledger.Rule("AAA-004", "B. Turn", "Players (both) move.", "HOUSE"),
]


def counted() -> list[str]:
    """The registered games; a ledger may lie there before its game is finished."""
    return list(names())


def test_every_rule_has_a_test() -> None:
    """If a rule is in force, then a test is marked with it."""
    assert {game: missing for game in counted() if (missing := ledger.coverage(game, TESTS).missing)} == {}


def test_every_marker_names_a_rule() -> None:
    """If a test is marked with a rule, then the ledger of its game has that rule."""
    assert {game: unknown for game in counted() if (unknown := ledger.coverage(game, TESTS).unknown)} == {}


def test_a_worked_example_is_never_the_only_cover() -> None:
    """If a worked example shows a rule, then a test of the rule itself exists too."""
    assert {game: only for game in counted() if (only := ledger.coverage(game, TESTS).only_examples)} == {}


def test_the_ledger_is_read_with_sections_and_provenance(tmp_path: Path) -> None:
    """If a rule runs over two lines, then its text is one sentence; remarks are left out."""
    (tmp_path / "rules.md").write_text(LEDGER.replace("- AAA-999", "* AAA-999"), encoding="utf-8")
    assert ledger.read(tmp_path) == RULES
    assert [rule.is_retired for rule in ledger.read(tmp_path)] == [False, False, True, False]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (LEDGER, "rules.md line 2: AAA-999 needs one of BOOK"),
        ("\n- AAA-001 No provenance.\n", "rules.md line 2: AAA-001 needs one of BOOK"),
        ("- AAA-001 [GUESS] Wrong provenance.\n", "rules.md line 1: AAA-001 needs one of BOOK"),
        ("- AAA-001 [BOOK] One.\n- AAA-001 [BOOK] Two.\n", "AAA-001 stands there twice"),
    ],
)
def test_a_damaged_ledger_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    """If a rule lacks its provenance or its number is used twice, then the error says where."""
    (tmp_path / "rules.md").write_text(text, encoding="utf-8")
    with pytest.raises(ledger.LedgerError, match=sentence):
        ledger.read(tmp_path)


def test_markers_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If markers and ledger disagree, then coverage says which rules lack a test and which markers lack a rule."""
    monkeypatch.setattr(ledger, "_GAMES", tmp_path)
    tests = tmp_path / "games" / "toy"
    tests.mkdir(parents=True)
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "rules.md").write_text(LEDGER.replace("- AAA-999", "* AAA-999"), encoding="utf-8")
    (tests / "test_setup.py").write_text('@rule("AAA-001", "AAA-009")\ndef test_a(): ...\n', encoding="utf-8")
    for name in ("test_rulebook_examples.py", "test_rulebook_examples_2.py"):
        (tests / name).write_text('pytestmark = pytest.mark.rule("AAA-002")\nruler("AAA-004")\n', encoding="utf-8")
    assert ledger.coverage("toy", tmp_path) == ledger.Coverage(
        total=3,
        covered=2,
        missing=("AAA-004",),
        only_examples=("AAA-002",),
        unknown=(ledger.Marker("AAA-009", "test_setup.py", 1),),
    )
