"""What all tests have in common: a plain environment, order by chance, honest `rule` markers, a patient Hypothesis."""

from __future__ import annotations

import os
import re
from collections.abc import Generator
from itertools import chain, groupby
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from tests.games import chapters

HERE = Path(__file__).parent
# About the codebase and its tools, or about what is never compiled: the same in every form.
ONCE = tuple(HERE / room for room in ("house", "tools", "text", "drawing"))
MOST_RULES = 3
RULE_ID = re.compile(r"[A-Z]{3}-\d{3}")

# A sanitized build is slow, and so is a busy machine; one that judges a change must judge it the same way twice.
settings.register_profile(
    "house",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
    derandomize="CI" in os.environ,
)
settings.load_profile("house")

# What a shell says of its terminal, its language and its ways out, which our programs and those they use would heed.
SHELL = (
    *("COLUMNS", "LINES", "TERM", "NO_COLOR", "FORCE_COLOR", "PY_COLORS", "TTY_COMPATIBLE", "TTY_INTERACTIVE"),
    *("GITHUB_ACTIONS", "LANG", "LANGUAGE", "LC_MESSAGES", "NINEREALMS_LANG", "NINEREALMS_HOME", "XDG_DATA_HOME"),
    *(f"{kind}_proxy" for kind in ("http", "https", "all", "no")),
)
for each in SHELL:
    for name in (each, each.upper()):
        os.environ.pop(name, None)
os.environ["LC_ALL"] = "C.UTF-8"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Our own options."""
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run modules, and the tests in each, by chance")
    parser.addoption("--chapters", action="store_true", help="of the scenarios of a game, one of each module")
    parser.addoption("--pictures", action="store_true", help="keep pictures of the pages in build/screens")


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is the same in every form, and leave out scenarios where one of each chapter is enough."""
    for item in items:
        if any(room in item.path.parents for room in ONCE):
            item.add_marker("house")
    left_out = set(chapters.choose(items, config.getoption("--chapters")))
    if left_out:
        config.hook.pytest_deselected(items=[item for item in items if item in left_out])
        items[:] = [item for item in items if item not in left_out]
    seed: int | None = config.getoption("--shuffle")
    if seed is not None:
        shuffle(items, Random(seed))


def shuffle(items: list[pytest.Item], chance: Random) -> None:
    """The order of a seed: the same in every worker, a module's tests together, as they share what is costly."""
    modules = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    chance.shuffle(modules)
    for tests in modules:
        chance.shuffle(tests)
    items[:] = chain.from_iterable(modules)


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
