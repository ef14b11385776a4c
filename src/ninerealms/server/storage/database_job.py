"""One job for the database, and telling whoever waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection


class Job(NamedTuple):
    """Something to do with a connection. `kept` is there for what is written, and waits for the disk itself."""

    task: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    written: asyncio.Future[Any]
    kept: asyncio.Future[None] | None


def settle(batch: list[Job], results: list[Any]) -> None:
    """Tell whoever waits what came of it."""

    def tell() -> None:
        for job, result in zip(batch, results, strict=True):
            if not job.written.done():
                if isinstance(result, Exception):
                    job.written.set_exception(result)
                else:
                    job.written.set_result(result)

    call(batch[0].loop, tell)


def confirm(written: list[Job], problem: Exception | None) -> None:
    """Tell whoever waits for the disk."""

    def tell() -> None:
        for job in written:
            if job.kept is not None and not job.kept.done():
                if problem is None:
                    job.kept.set_result(None)
                else:
                    job.kept.set_exception(problem)

    call(written[0].loop, tell)


def call(loop: asyncio.AbstractEventLoop, told: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop has closed: nobody waits any more
        loop.call_soon_threadsafe(told)
