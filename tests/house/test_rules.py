"""Every rule has a number; every number has a test, and code unless it is a fact or an absence."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from ninerealms import ledger
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel.state import USUAL
from tests.house.tree import TESTS

LEDGER = """# Rules of a game
- AAA-999 is not in a section and is [no rule].

## A. Setup
- AAA-001 [BOOK] Two players
  sit opposite.
- AAA-002 [PUBLIC:HRF] [FACT] A player has one piece.

A remark about AAA-001.

## B. Turn
- AAA-003 [RETIRED] Players shout.
- AAA-004 [HOUSE] Players (both) move.
"""
RULES = [
    ledger.Rule("AAA-001", "A. Setup", "Two players sit opposite.", "BOOK"),
    ledger.Rule("AAA-002", "A. Setup", "A player has one piece.", "PUBLIC:HRF", "FACT"),
    ledger.Rule("AAA-003", "B. Turn", "Players shout.", "RETIRED"),
    ledger.Rule("AAA-004", "B. Turn", "Players (both) move.", "HOUSE"),
]


def counted() -> list[str]:
    """The registered games; a ledger may lie there before its game is finished."""
    return list(names())


@cache
def counts_of(game: str) -> ledger.Coverage:
    """The coverage of a game, counted once."""
    return ledger.coverage(game, TESTS)


def test_every_rule_has_a_test() -> None:
    """If a rule is in force, then a test is marked with it."""
    assert {game: missing for game in counted() if (missing := counts_of(game).missing)} == {}


def test_every_marker_names_a_rule() -> None:
    """If a test is marked with a rule, then the ledger of its game has that rule."""
    assert {game: unknown for game in counted() if (unknown := counts_of(game).unknown)} == {}


def test_a_worked_example_is_never_the_only_cover() -> None:
    """If a worked example shows a rule, then a test of the rule itself exists too."""
    assert {game: only for game in counted() if (only := counts_of(game).only_examples)} == {}


def test_every_rule_leads_to_code() -> None:
    """If a rule is in force, then the game's files name it, or the ledger says that it is a fact or an absence."""
    assert {game: found for game in counted() if (found := counts_of(game).without_code)} == {}


def test_every_id_is_written_out() -> None:
    """If the files of a game name rules, then each by its whole id: who looks a rule up must find it."""
    assert {game: found for game in counted() if (found := counts_of(game).ranges)} == {}


def cited(source: str, takers: dict[str, int]) -> list[tuple[int, int]]:
    """The rule numbers handed to what takes one, with their lines. `takers` says at which place each takes it."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = node.args[takers[name]] if name in takers and takers[name] < len(node.args) else None
            parts = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
            found += [
                (part.value, part.lineno)
                for part in parts
                if isinstance(part, ast.Constant) and isinstance(part.value, int)
            ]
    return found


def takers_in(source: str) -> dict[str, int]:
    """The functions with a parameter `rule`, and its place."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    places = {each.name: [arg.arg for arg in each.args.args] for each in functions}
    return {name: args.index("rule") for name, args in places.items() if "rule" in args}


def unnamed(sources: dict[str, str], rule_id: Callable[[int], str]) -> list[str]:
    """Where a rule number stands in the code without its id on the line."""
    takers = {"tell_by": 0}
    for source in sources.values():
        takers |= takers_in(source)
    return [
        f"{file}:{line}: {rule_id(number)}"
        for file, source in sources.items()
        for number, line in cited(source, takers)
        if number != USUAL and rule_id(number) not in source.splitlines()[line - 1]
    ]


@pytest.mark.parametrize("name", counted())
def test_a_rule_number_stands_beside_its_id(name: str) -> None:
    """If a procedure names the rule of an event by its number, then the line has the id, and the ledger the rule."""
    sources = {file: text for file, text in ledger.sources(name).items() if file.endswith(".py")}
    assert unnamed(sources, find(name).rule_id) == []


def test_a_rule_number_without_its_id_is_seen() -> None:
    """If a number is handed on alone or beside another id, then the check names the line; usual ones are left alone."""
    source = "def hurt(s, count, rule):\n    s.tell_by(rule, 1)\n\n\nhurt(s, 1, 30)\nhurt(s, 2, 0)\n"
    source += "hurt(s, 3, 31)  # AAA-031\nx.hurt(s, 3, 32 if s else 33)  # AAA-033\ns.tell_by(34, 1)  # AAA-035\n"
    assert unnamed({"a.py": source}, "AAA-{:03}".format) == ["a.py:5: AAA-030", "a.py:8: AAA-032", "a.py:9: AAA-034"]


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
        ("- AAA-001 [BOOK] [GUESS] Marked wrong.\n", "AAA-001 is marked GUESS, not FACT or ABSENCE"),
    ],
)
def test_a_damaged_ledger_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    """If a rule lacks its provenance or its number is used twice, then the error says where."""
    (tmp_path / "rules.md").write_text(text, encoding="utf-8")
    with pytest.raises(ledger.LedgerError, match=sentence):
        ledger.read(tmp_path)


def test_a_number_finds_the_rules_of_every_prefix() -> None:
    """If a game has two prefixes, then a number finds both rules, a whole id one, and a word those that have it."""
    assert [rule.id for rule in ledger.find("ragnarok", "35")] == ["UTG-035", "LOR-035"]
    assert [rule.id for rule in ledger.find("ragnarok", "utg-035")] == ["UTG-035"]
    assert [rule.id for rule in ledger.find("northgard", "18")] == ["NTG-018"]
    assert "LOR-226" in [rule.id for rule in ledger.find("ragnarok", "root fang")]


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
        without_code=("AAA-001", "AAA-004"),
        ranges=(),
    )


@pytest.mark.parametrize(
    ("file", "text", "without_code", "ranges"),
    [
        ("turn.py", '"""AAA-001, AAA-004: both."""\n', (), ()),
        ("rules/turn.py", "move(s)  # AAA-001\n", ("AAA-004",), ()),
        ("content.toml", 'count = 2  # AAA-001\nsource = "book (AAA-004)"\n', (), ()),
        ("notes.md", "AAA-001, AAA-004\n", ("AAA-001", "AAA-004"), ()),
        ("turn.py", '\n"""AAA-001 to AAA-004: all."""\n', (), (("AAA-001 to AAA-004", 2),)),
        ("turn.py", '"""AAA-001 to 004."""\n', ("AAA-004",), (("AAA-001 to 004", 1),)),
        ("turn.py", "x = 1  # AAA-001-004, AAA-004..006\n", (), (("AAA-001-004", 1), ("AAA-004..006", 1))),
        ("content.toml", 'source = "book (AAA-001, 004)"\n', ("AAA-004",), (("AAA-001, 004", 1),)),
        ("turn.py", '"""AAA-001 to\n    AAA-004: all."""\n', (), (("AAA-001 to\n    AAA-004", 1),)),
    ],
)
def test_rules_without_code_and_ranges_are_seen(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    file: str,
    text: str,
    without_code: tuple[str, ...],
    ranges: tuple[tuple[str, int], ...],
) -> None:
    """If no file of a game names a rule, or a range stands for it, then coverage says so; facts need no code."""
    monkeypatch.setattr(ledger, "_GAMES", tmp_path)
    path = tmp_path / "toy" / file
    path.parent.mkdir(parents=True)
    (tmp_path / "toy" / "rules.md").write_text(LEDGER.replace("- AAA-999", "* AAA-999"), encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    found = ledger.coverage("toy", tmp_path)
    assert found.without_code == without_code
    assert found.ranges == tuple(ledger.Span(span, file, line) for span, line in ranges)
