"""How `tools/mutants.py` tries a change: in a copy of a process that has read the tests and run each once already.

That first round says which lines a test reaches and how long it works. A change is tried with the tests that reach it,
first those that noticed its neighbours, then the short ones, until one fails. Time is counted in seconds of work.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, NoReturn

import coverage
import pytest
from _pytest.runner import runtestprotocol

from mutants_made import ROOT, Change, Made

SURVIVED, KILLED, TIMEOUT, NO_TESTS, BY_TYPES = "survived", "killed", "timeout", "no tests", "types"
LEAST_SECONDS, TIMES_AS_LONG = 0.3, 20  # of work, before a test is ended
LONGEST_WAIT = 900  # seconds by the clock, for what waits without working
LONGEST = 5.0  # seconds of work; a test that takes longer is not asked
MOST_MEMORY = 4 << 30


class Fate(NamedTuple):
    """What became of a change, and the test that noticed it."""

    fate: str
    test: str


class Trial:
    """A plugin for pytest that runs every test once and then, in place of the tests, tries the changes."""

    def __init__(
        self,
        files: list[Made],
        changes: list[Change],
        asks: Callable[[Change, str], bool],
        children: int,
        tell: Callable[[Change, Fate], None],
        forget: Callable[[], None] = lambda: None,
    ) -> None:
        self.made = {made.module: made for made in files}
        self.changes, self.asks, self.children, self.tell, self.forget = changes, asks, children, tell, forget
        self.items: list[pytest.Item] = []
        self.work: list[float] = []
        self.reach: dict[str, dict[int, list[int]]] = {}
        self.near: dict[str, Counter[int]] = {}
        self.too_slow: list[str] = []
        self.has_given_up = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the usual round."""
        if session.testsfailed:
            raise pytest.UsageError("some tests cannot be collected")
        self.run_once(session.items)
        gc.collect()
        gc.freeze()
        for change, fate in self.try_all():
            self.tell(change, fate)
        return True

    def run_once(self, items: Iterable[pytest.Item]) -> None:
        """Which lines of the changed files each test reaches, and its time; a test that fails stops everything."""
        paths = {str(ROOT / made.path): made.module for made in self.made.values()}
        measure = coverage.Coverage(data_file=None, include=list(paths), config_file=False)
        measure.start()
        signal.signal(signal.SIGPROF, self.give_up)
        for item in items:
            measure.switch_context(str(len(self.items)))
            reports: list[pytest.TestReport] = []
            self.forget()  # what an earlier test has laid this one lays again, or it would not seem to reach that
            begun, self.has_given_up = time.process_time(), False
            signal.setitimer(signal.ITIMER_PROF, LONGEST)
            try:
                reports = runtestprotocol(item, nextitem=None, log=False)
            except Exception:  # pytest itself may stumble over where the test was ended
                if not self.has_given_up:
                    raise
            signal.setitimer(signal.ITIMER_PROF, 0)
            if self.has_given_up:
                self.too_slow.append(item.nodeid)
            elif any(report.failed for report in reports):
                raise pytest.UsageError(f"{item.nodeid} fails without any change")
            elif all(report.passed for report in reports):
                self.items.append(item)
                self.work.append(time.process_time() - begun)
        measure.stop()
        data = measure.get_data()
        for path, module in paths.items():
            lines = data.contexts_by_lineno(path)
            self.reach[module] = {line: [int(one) for one in tests if one] for line, tests in lines.items()}

    def give_up(self, *_: object) -> NoReturn:
        """End a test of the first round that takes too long: the timer's seconds, coarser than those of its work."""
        self.has_given_up = True
        raise TimeoutError("no end in sight")

    def tests_for(self, change: Change) -> list[int]:
        """The tests that reach a change, the most promising first."""
        lines = self.reach[change.module]
        found = {test for line in range(change.first, change.last + 1) for test in lines.get(line, [])}
        near = self.near.get(change.place, Counter())
        asked = [test for test in found if test < len(self.items) and self.asks(change, self.items[test].nodeid)]
        return sorted(asked, key=lambda test: (self.work[test] / (1 + 4 * near[test]), test))

    def try_all(self) -> Iterator[tuple[Change, Fate]]:
        """Try every change, some at a time."""
        under_way: dict[int, tuple[Change, int]] = {}
        for change in self.changes:
            tests = self.tests_for(change)
            if not tests:
                yield change, Fate(NO_TESTS, "")
                continue
            reader, writer = os.pipe()
            pid = os.fork()
            if pid == 0:
                os.close(reader)
                self.try_one(change, tests, writer)
            os.close(writer)
            under_way[pid] = change, reader
            if len(under_way) >= self.children:
                yield self.wait(under_way)
        while under_way:
            yield self.wait(under_way)

    def wait(self, under_way: dict[int, tuple[Change, int]]) -> tuple[Change, Fate]:
        """The next change whose trial has ended."""
        pid, status = os.waitpid(-1, 0)
        while pid not in under_way:
            pid, status = os.waitpid(-1, 0)
        change, reader = under_way.pop(pid)
        with os.fdopen(reader) as said:
            words = said.read().split()
        if not words:  # ended from outside: by the clock, by a limit, or it crashed
            return change, Fate(TIMEOUT if os.WIFSIGNALED(status) else KILLED, "")
        if words[0] == SURVIVED:
            return change, Fate(SURVIVED, "")
        self.near.setdefault(change.place, Counter())[int(words[1])] += 1
        return change, Fate(words[0], self.items[int(words[1])].nodeid)

    def try_one(self, change: Change, tests: list[int], writer: int) -> NoReturn:
        """In a process of its own: switch the change on and ask test after test until one fails."""
        signal.alarm(LONGEST_WAIT)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        asked = [tests[0]]

        def end(word: str) -> NoReturn:
            try:
                os.write(writer, f"{word} {asked[-1]}".encode())
            finally:
                os._exit(0)

        signal.signal(signal.SIGPROF, lambda *_: end(TIMEOUT))
        try:
            self.made[change.module].switch_on(change)
            self.forget()
            for test in tests:
                asked.append(test)
                signal.setitimer(signal.ITIMER_PROF, max(LEAST_SECONDS, TIMES_AS_LONG * self.work[test]))
                ask(self.items[test])
        except BaseException:  # noqa: BLE001  # whatever a changed rule brings about was noticed
            end(KILLED)
        end(SURVIVED)


def ask(item: pytest.Item) -> None:
    """Run one test without a report; what it raises is its answer. One that skips now says nothing."""
    if isinstance(item, pytest.Function):
        item._initrequest()  # noqa: SLF001  # as pytest does before it runs one
    try:
        item.ihook.pytest_runtest_setup(item=item)
        item.ihook.pytest_runtest_call(item=item)
    except pytest.skip.Exception:
        pass
    item.ihook.pytest_runtest_teardown(item=item, nextitem=None)


def try_changes(trial: Trial, tests: list[str], left_out: list[str]) -> int:
    """Collect the tests and try the changes; pytest's exit code."""
    options = ["-q", "-p", "no:xdist", "-p", "no:terminalreporter", "-p", "no:unraisableexception", "--assert=plain"]
    code = pytest.main([*options, *(f"--deselect={name}" for name in left_out), *tests], plugins=[trial])
    return 0 if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else int(code)
