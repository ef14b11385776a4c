"""Waiting for what must come: for long, and not a moment longer. No other test looks at a clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 300.0  # seconds; nobody waits so long unless something is broken
A_MOMENT = 0.01


def wait_until(is_true: Callable[[], object], sentence: str = "it did not happen") -> None:
    """Look again and again until it is so."""
    until = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < until, sentence
        time.sleep(A_MOMENT)


async def a_moment() -> None:
    """Let other processes work before the next look."""
    await asyncio.sleep(A_MOMENT)
