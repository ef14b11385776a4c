"""What every test has in common: the `rule` marker is kept honest, Hypothesis is kept patient."""

from __future__ import annotations

import os
import re
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.games import chapters

MOST_RULES = 3
RULE_ID = re.compile(r"[A-Z]{3}-\d{3}")

# A sanitized build is slow, so no deadlines; a machine that judges a change must judge it the same way twice.
settings.register_profile("house", deadline=None, database=None, derandomize="CI" in os.environ)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Our own options."""
    parser.addoption("--chapters", action="store_true", help="of the scenarios of a game, one of each module")


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is the same in every form, and leave out scenarios where one of each chapter is enough."""
    left_out = set(chapters.choose(items, config.getoption("--chapters")))
    if left_out:
        config.hook.pytest_deselected(items=[item for item in items if item in left_out])
        items[:] = [item for item in items if item not in left_out]


def complaint(name: str, ids: list[object]) -> str | None:
    """What is wrong with the rule ids on a test, as a sentence."""
    for rule in ids:
        if not isinstance(rule, str) or RULE_ID.fullmatch(rule) is None:
            return f"{name} is marked with {rule!r}, which is no rule id like NTG-030."
    if len(set(ids)) > MOST_RULES:
        return f"{name} carries {len(set(ids))} rule ids; a test holds {MOST_RULES} at most, so split it."
    return None


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Refuse a module with a test that claims too many rules, or what is no rule."""
    report = yield
    items = [item for item in report.result or [] if isinstance(item, pytest.Item)]
    found = [complaint(item.nodeid, [i for mark in item.iter_markers("rule") for i in mark.args]) for item in items]
    wrong = sorted({sentence for sentence in found if sentence is not None})
    if wrong:
        report.outcome, report.result, report.longrepr = "failed", [], "\n".join(wrong)
    return report
