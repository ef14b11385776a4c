"""Every line of the log is told in some test by every rule that it may cite.

A test says so by `@pytest.mark.tells`, which `conftest.py` holds it to, or by the cases of its game's `test_log_rules`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import ninerealms as nr
from ninerealms.kit.scenario import event_name

HERE = Path(__file__).parent


def marked(source: str) -> Iterator[tuple[str, ...]]:
    """What the tests of a module say they tell."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tells":
            yield from (tuple(str(ast.literal_eval(line)).split()) for line in node.args)


@pytest.mark.parametrize("name", nr.games())
def test_every_line_is_told_by_every_rule_it_may_cite(name: str) -> None:
    """If the vocabulary lists a rule for an event, then some test tells that event by that very rule."""
    cases = import_module(f"tests.games.{name}.rules.test_log_rules")
    told = {line for file in (HERE / name).rglob("*.py") for line in marked(file.read_text(encoding="utf-8"))}
    told |= set(cases.TOLD)
    listed = {(event_name(kind), rule) for kind in nr.game(name).events.values() for rule in (kind.rule, *kind.also)}
    assert sorted(listed - told) == []
    assert sorted(told - listed) == []


def test_marks_are_read() -> None:
    """If a test is marked with lines it tells, then each is read as an event and a rule."""
    source = '@pytest.mark.tells("WON AAA-001", "LOST AAA-002")\ndef test_it() -> None: ...\n'
    assert list(marked(source)) == [("WON", "AAA-001"), ("LOST", "AAA-002")]
