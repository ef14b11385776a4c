"""Ctrl-C while workers are being started: they have nothing to say about it, the command has."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest

from ninerealms import interrupts
from tests.programs import python
from tests.waiting import PATIENCE

DEAF = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))"
ENDS = "import signal; from ninerealms import interrupts; signal.raise_signal(signal.SIGINT); interrupts.end_quietly()"
HELD = """
import subprocess, sys
from ninerealms import interrupts

with interrupts.held_back():
    done = subprocess.run([sys.executable, "-c", sys.argv[1]], check=False)
print(done.returncode)
"""
POOL = """
import signal, sys

if __name__ == "__mp_main__":
    print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()), flush=True)


class Counting:
    def prepare(self):
        print(signal.getsignal(signal.SIGINT) is signal.SIG_DFL, flush=True)

    def __call__(self, numbers):
        return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


if __name__ == "__main__":
    from ninerealms.lab.executors import Pool, each_done

    print(any(done.found for done in each_done(Pool(1), Counting(), [range(2)])), flush=True)
"""

ASIDE = """
import os, signal, threading, time
from ninerealms import interrupts

threading.Thread(target=threading.Event().wait, daemon=True).start()
try:
    with interrupts.held_back():
        os.kill(os.getpid(), signal.SIGINT)
        for _ in range(30):
            time.sleep(0.01)
        print("inside")
except KeyboardInterrupt:
    print("heard")
"""
STOPPED = """
import threading, time


class Sleeping:
    def prepare(self):
        pass

    def __call__(self, numbers):
        time.sleep(600)


if __name__ == "__main__":
    from ninerealms.lab.executors import Pool

    pool = Pool(1)
    pool.start(Sleeping())
    pool.submit(range(2))
    pool.stop()
    print(threading.active_count())
"""


def started(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(python(*words), capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_what_is_started_meanwhile_does_not_hear() -> None:
    """If a process is started while interrupts are held back, then it begins without hearing them, else it hears."""
    assert started("-c", HELD, DEAF).stdout.split() == ["True", "0"]
    assert started("-c", DEAF).stdout.split() == ["False"]


def test_whoever_held_it_back_hears_of_it_afterwards() -> None:
    """If Ctrl-C comes while it is held back, then it is heard as soon as it is not."""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    try:
        with interrupts.held_back():
            signal.raise_signal(signal.SIGINT)
            assert heard == []
        assert heard == [signal.SIGINT]
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_worker_that_was_interrupted_while_it_started_ends_without_a_word() -> None:
    """If Ctrl-C came before a worker had read its modules, then it ends by that, and says nothing."""
    done = started("-c", HELD, ENDS)
    assert (done.stdout.split(), done.stderr) == ([str(-signal.SIGINT)], "")


@pytest.mark.slow
def test_workers_of_a_pool_are_started_so(tmp_path: Path) -> None:
    """If a pool starts a worker, then it reads its modules without hearing Ctrl-C, and hears it when it works."""
    script = tmp_path / "script.py"
    script.write_text(POOL, encoding="utf-8")
    done = started(str(script))
    assert (done.stdout.split(), done.stderr) == (["True", "True", "False"], "")


def test_it_is_held_back_whatever_thread_it_comes_to() -> None:
    """If Ctrl-C comes to another thread while it is held back, then the first one hears of it afterwards, too."""
    assert started("-c", ASIDE).stdout.split() == ["inside", "heard"]


def test_a_pool_that_was_stopped_leaves_nobody_behind(tmp_path: Path) -> None:
    """If a pool is stopped, then whoever looked after its workers has ended: at the end of a program they were told."""
    program = tmp_path / "stopped.py"
    program.write_text(STOPPED, encoding="utf-8")
    done = started(str(program))
    assert (done.stdout.split(), done.stderr) == (["1"], "")
