"""Ctrl-C and processes that are being started: it reaches them all, and only the command has something to say."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def held_back() -> Iterator[None]:
    """What is started meanwhile does not hear of Ctrl-C before it has read its modules and said how it ends.

    This thread hears of it afterwards, and so does the first one, which is told whatever thread it comes to.
    """
    resource_tracker.ensure_running()  # whoever starts that lets interrupts through again
    heard: list[int] = []
    is_first = threading.current_thread() is threading.main_thread()
    handler = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number)) if is_first else None
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if handler is not None:
            signal.signal(signal.SIGINT, handler)
        if heard:
            signal.raise_signal(signal.SIGINT)


def end_quietly() -> None:
    """In a process that was started so: from here on Ctrl-C ends it without a word, also one that came before."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
