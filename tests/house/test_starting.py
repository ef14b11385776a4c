"""However the tests are started: in any order, and with signals that whoever started them ignores or holds back."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import conftest
from tests.programs import python
from tests.waiting import PATIENCE

# Starts another program as a background job under nohup would, with one signal held back besides.
DEAF = """
import os, signal, sys
for each in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
    signal.signal(each, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
os.execv(sys.argv[1], sys.argv[1:])
"""
# What is ignored or held back, but for what Python itself ignores.
TELL = """
import signal
deaf = {each for each in signal.valid_signals() if signal.getsignal(each) is signal.SIG_IGN}
deaf -= {signal.SIGPIPE, signal.SIGXFSZ}
print(*sorted(each.name for each in deaf | signal.pthread_sigmask(signal.SIG_BLOCK, [])))
"""


@pytest.mark.parametrize(
    ("command", "told"),
    [(python("-c", TELL), ""), ([sys.executable, "-c", TELL], "SIGHUP SIGINT SIGTERM SIGUSR1")],
    ids=["typed", "bare"],
)
def test_a_program_hears_every_signal(command: list[str], told: str) -> None:
    """If whoever starts the tests is deaf to signals, then a program under test is not; started bare it would be."""
    done = subprocess.run(python("-c", DEAF, *command), capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout.strip() == told


def ordered(seed: int | None) -> list[tuple[str, int]]:
    """Four modules of five tests each, in the order of a seed."""
    items: list[Any] = [SimpleNamespace(path=Path(f"{module}.py"), name=name) for module in "abcd" for name in range(5)]
    config: Any = SimpleNamespace(getoption=lambda _name: seed)
    conftest.pytest_collection_modifyitems(config, items)
    return [(item.path.stem, item.name) for item in items]


def test_a_seed_is_an_order() -> None:
    """If a seed is given, then modules and their tests come in its order, each once, and a module's together."""
    usual = ordered(None)
    assert usual == sorted(usual)
    assert ordered(1) == ordered(1) != ordered(2)
    for order in (ordered(1), ordered(2)):
        assert sorted(order) == usual
        assert order != usual
        begun = [module for (module, _), (before, _) in zip(order, [("", 0), *order], strict=False) if module != before]
        assert sorted(begun) == ["a", "b", "c", "d"]
