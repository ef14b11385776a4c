"""What every test has in common: the `rule` marker is kept honest, Hypothesis is kept patient."""

from __future__ import annotations

import os
import re
from collections.abc import Generator

import pytest
from hypothesis import settings

MOST_RULES = 3
RULE_ID = re.compile(r"[A-Z]{3}-\d{3}")

# A sanitized build is slow, so no deadlines; a machine that judges a change must judge it the same way twice.
settings.register_profile("house", deadline=None, database=None, derandomize="CI" in os.environ)
settings.load_profile("house")


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


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why a test failed, in one line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = str(report.longrepr if crash is None else crash.message).strip()
    return text.splitlines()[0] if text else "it ended without a word"


class FailureFirst:
    """Names a failed test and why in one line, the moment it failed; the long story follows at the end."""

    def __init__(self, screen: pytest.TerminalReporter) -> None:
        self.screen = screen

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.screen.write_line(f"\nFAILED {report.nodeid} ({report.when}): {reason(report)}")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.screen.write_line(f"\nFAILED {report.nodeid}: {reason(report)}")


@pytest.hookimpl(trylast=True)  # once there is a screen
def pytest_configure(config: pytest.Config) -> None:
    """Say failures at once, where there is a screen; workers have none."""
    screen = config.pluginmanager.get_plugin("terminalreporter")
    if screen is not None:
        config.pluginmanager.register(FailureFirst(screen))
