"""Runs queries on the database, reading and writing, in turn.

SQLite writes where it stands, in a tenth of a millisecond. PostgreSQL is a journey, made by a thread of its own that
commits together what waits together.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from ninerealms.server.errors import Refusal
from ninerealms.server.storage import queries
from ninerealms.server.storage.open_database import BadDatabase, open_database
from ninerealms.server.storage.query_job import QueryJob, settle
from ninerealms.server.storage.sqlite_wal_sync import SqliteWalSync

log: logging.Logger = logging.getLogger("ninerealms.server")

P = ParamSpec("P")
T = TypeVar("T")

MOST_TOGETHER = 256
NOT_COMPLETED = "How a table stands could not be written."


@contextmanager
def out_of_reach() -> Iterator[None]:
    """A full disk, or a database that is being restarted, is nobody's mistake: later it will do."""
    try:
        yield
    except (OperationalError, InterfaceError, BadDatabase, OSError) as problem:
        log.warning("The database cannot be used now: %s", str(getattr(problem, "orig", problem)).split("\n")[0])
        raise Refusal(503, "not-kept", "Nothing can be kept or read at the moment; try again soon.") from problem
    except DBAPIError as problem:
        if not problem.connection_invalidated:
            raise
        raise Refusal(503, "not-kept", "Nothing can be kept or read at the moment; try again soon.") from problem


def no_task(_connection: Connection) -> None:
    """What is done already."""


class QueryRunner:
    """`await db.run(...)` reads; `await db.keep(...)` writes and returns when it is on disk.

    `db.post(...)` gives both moments of a writing: `written` (a killed process loses nothing any more) and `kept`
    (nor does a power cut). In between the disk is waited for, together with whoever else wrote meanwhile.
    """

    def __init__(self, url: str) -> None:
        self.engine: Engine = open_database(url)
        self.disk: SqliteWalSync = SqliteWalSync(self.engine)
        self.waiting: queue.SimpleQueue[QueryJob | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.held: Connection | None = None
        self.straight: sqlite3.Connection | None = None  # the same without SQLAlchemy
        if self.engine.dialect.name == "sqlite":
            self.held = self.engine.connect()  # there is nobody to share it with
            self.straight = cast("sqlite3.Connection", self.held.connection.driver_connection)
        else:
            self.thread = threading.Thread(target=self._serve, name="database", daemon=True)
            self.thread.start()

    def post(self, task: Callable[Concatenate[Connection, P], T], *arguments: P.args, **named: P.kwargs) -> QueryJob:
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()
        kept.add_done_callback(lambda done: done.exception())  # whoever waits for `written` has heard of it
        job = QueryJob(lambda connection: task(connection, *arguments, **named), loop, loop.create_future(), kept)
        self._hand_in(job)
        return job

    def append(self, new: queries.Addition) -> QueryJob:
        """Write what an answer adds: others wait for it, so it takes the shortest way there is."""
        if self.straight is None:
            return self.post(queries.append, new)
        loop = asyncio.get_running_loop()
        job = QueryJob(no_task, loop, loop.create_future(), loop.create_future())
        try:
            queries.append_straight(self.straight, new)
        except SQLAlchemyError as problem:
            job.written.set_exception(problem)
        else:
            job.written.set_result(None)
            self._wait_for_disk(job)
        return job

    def complete(self, rest: queries.Completion, failed: Callable[[], None]) -> None:
        """Write what nobody waits for; where that fails the log says so, and `failed` is called."""

        def notice(done: asyncio.Future[Any]) -> None:
            if not done.cancelled() and done.exception() is not None:
                log.error(NOT_COMPLETED, exc_info=done.exception())
                failed()

        if self.straight is None:
            loop = asyncio.get_running_loop()
            job = QueryJob(lambda connection: queries.complete(connection, rest), loop, loop.create_future(), None)
            job.written.add_done_callback(notice)
            self._hand_in(job)
            return
        try:
            queries.complete_straight(self.straight, rest)
        except SQLAlchemyError:
            log.exception(NOT_COMPLETED)
            failed()

    async def keep(self, task: Callable[Concatenate[Connection, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        job = self.post(task, *arguments, **named)
        assert job.kept is not None
        with out_of_reach():
            result: T = await job.written
            await job.kept
        return result

    async def run(self, task: Callable[Concatenate[Connection, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        job = QueryJob(lambda connection: task(connection, *arguments, **named), loop, loop.create_future(), None)
        self._hand_in(job)
        with out_of_reach():
            result: T = await job.written
        return result

    def close(self) -> None:
        if self.thread is not None:
            self.waiting.put(None)
            self.thread.join()
        if self.held is not None:
            self.held.close()
        self.disk.close()
        self.engine.dispose()

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction; committed at the end, rolled back where something is raised."""
        if self.held is None:
            with self.engine.begin() as connection:
                yield connection
        else:
            with self.held.begin():
                yield self.held

    def _hand_in(self, job: QueryJob) -> None:
        if self.held is None:
            self.waiting.put(job)
        else:
            self._do_here(job, self.held)

    def _do_here(self, job: QueryJob, held: Connection) -> None:
        """In the loop itself; a thread waits for the disk."""
        try:
            with held.begin():
                result = job.task(held)
        except Exception as problem:  # noqa: BLE001 - whoever waits gets it
            job.written.set_exception(problem)
        else:
            job.written.set_result(result)
            if job.kept is not None:
                self._wait_for_disk(job)

    def _wait_for_disk(self, job: QueryJob) -> None:
        """Not before what was written has been told."""
        job.loop.call_soon(job.loop.call_soon, self.disk.wait_for, [job])

    def _serve(self) -> None:
        last = False
        while not last:
            first = self.waiting.get()
            if first is None:
                return
            batch = [first]
            with suppress(queue.Empty):
                while len(batch) < MOST_TOGETHER:
                    more = self.waiting.get_nowait()
                    if more is None:
                        last = True
                        break
                    batch.append(more)
            self._do(batch)

    def _do(self, batch: list[QueryJob]) -> None:
        """All in one transaction; where that fails, each in its own, so that one mistake is nobody else's."""
        try:
            with self.begin() as connection:
                results = [job.task(connection) for job in batch]
        except Exception as problem:  # noqa: BLE001 - whoever waits gets it
            if len(batch) == 1 and not (isinstance(problem, DBAPIError) and problem.connection_invalidated):
                settle(batch, [problem])
                return
            for job in batch:
                self._do_alone(job)
        else:
            settle(batch, results)
            self.disk.wait_for([job for job in batch if job.kept is not None])

    def _do_alone(self, job: QueryJob) -> None:
        try:
            with self.begin() as connection:
                result = job.task(connection)
        except Exception as problem:  # noqa: BLE001 - as above
            settle([job], [problem])
        else:
            settle([job], [result])
            self.disk.wait_for([job] if job.kept is not None else [])
