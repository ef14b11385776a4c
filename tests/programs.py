"""Programs under test, started as a terminal starts them, however the tests themselves were started."""

from __future__ import annotations

import sys

# A background job ignores Ctrl-C, nohup ignores hanging up, and whatever they start inherits it. A program that was
# typed has all signals as they come. Nothing is changed in the tests' own process: nohup shall keep it alive.
AS_COME = """
import os, signal, sys
for each in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
    if signal.getsignal(each) is signal.SIG_IGN:
        signal.signal(each, signal.SIG_DFL)
signal.pthread_sigmask(signal.SIG_SETMASK, [])
os.execvp(sys.argv[1], sys.argv[1:])
"""
LAUNCHER = (sys.executable, "-I", "-S", "-c", AS_COME)


def typed(*words: str) -> list[str]:
    """The command that runs these words with signals as a terminal has them; the process stays the same."""
    return [*LAUNCHER, *words]


def python(*words: str) -> list[str]:
    """The same for the Python that runs the tests."""
    return typed(sys.executable, *words)
