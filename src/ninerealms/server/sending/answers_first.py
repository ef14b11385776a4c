"""Answers come first: whatever takes long gives way while somebody waits for an answer, but not for ever."""

from __future__ import annotations

import asyncio
from contextlib import suppress

LONGEST_WAIT = 0.05


class AnswersFirst:
    """`with answers_first:` somebody waits for an answer."""

    def __init__(self) -> None:
        self.hurrying: int = 0
        self.calm: asyncio.Event = asyncio.Event()
        self.calm.set()

    def __enter__(self) -> None:
        self.hurrying += 1
        self.calm.clear()

    def __exit__(self, *_problem: object) -> None:
        self.hurrying -= 1
        if not self.hurrying:
            self.calm.set()

    async def give_way(self) -> None:
        """Let those who wait for an answer go first."""
        await asyncio.sleep(0)
        if self.hurrying:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    await self.calm.wait()
