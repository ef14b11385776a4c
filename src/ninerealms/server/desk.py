"""The way to the database.

SQLite writes where it stands, in a tenth of a millisecond. PostgreSQL is a journey, made by a thread of its own that
commits together what waits together.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from ninerealms.kernel.errors import NineRealmsError
from ninerealms.server import store

log = logging.getLogger("ninerealms.server")

P = ParamSpec("P")
T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_TOGETHER = 256
ADVISORY_LOCK = 0x4E494E45  # "NINE": one server per database
LOCK_SECONDS = 10.0
SQLITE_WAIT = 10_000
NOT_COMPLETED = "How a table stands could not be written."
QUICK = 0.001
REST = 0.02  # a slow disk holds up writers while it is waited for, so let them write in between


class BadDatabase(NineRealmsError):
    """No database there, or not one of ours."""


class Work(NamedTuple):
    """Something to do with a connection. `kept` is there for what is written, and waits for the disk itself."""

    task: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    written: asyncio.Future[Any]
    kept: asyncio.Future[None] | None


def no_task(_connection: Connection) -> None:
    """What is done already."""


class Desk:
    """`await desk.run(...)` reads; `await desk.keep(...)` writes and returns when it is on disk.

    `desk.post(...)` gives both moments of a writing: `written` (a killed process loses nothing any more) and `kept`
    (nor does a power cut). In between the disk is waited for, together with whoever else wrote meanwhile.
    """

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.disk = Disk(self.engine)
        self.waiting: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.held: Connection | None = None
        self.straight: sqlite3.Connection | None = None  # the same without SQLAlchemy
        if self.engine.dialect.name == "sqlite":
            self.held = self.engine.connect()  # there is nobody to share it with
            self.straight = cast("sqlite3.Connection", self.held.connection.driver_connection)
        else:
            self.thread = threading.Thread(target=self._serve, name="database", daemon=True)
            self.thread.start()

    def post(self, task: Callable[Concatenate[Connection, P], T], *arguments: P.args, **named: P.kwargs) -> Work:
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()
        kept.add_done_callback(lambda done: done.exception())  # whoever waits for `written` has heard of it
        work = Work(lambda connection: task(connection, *arguments, **named), loop, loop.create_future(), kept)
        self._hand_in(work)
        return work

    def append(self, new: store.Addition) -> Work:
        """Write what an answer adds: others wait for it, so it takes the shortest way there is."""
        if self.straight is None:
            return self.post(store.append, new)
        loop = asyncio.get_running_loop()
        work = Work(no_task, loop, loop.create_future(), loop.create_future())
        try:
            store.append_straight(self.straight, new)
        except SQLAlchemyError as problem:
            work.written.set_exception(problem)
        else:
            work.written.set_result(None)
            self._wait_for_disk(work)
        return work

    def complete(self, rest: store.Completion, failed: Callable[[], None]) -> None:
        """Write what nobody waits for; where that fails the log says so, and `failed` is called."""

        def notice(done: asyncio.Future[Any]) -> None:
            if not done.cancelled() and done.exception() is not None:
                log.error(NOT_COMPLETED, exc_info=done.exception())
                failed()

        if self.straight is None:
            loop = asyncio.get_running_loop()
            work = Work(lambda connection: store.complete(connection, rest), loop, loop.create_future(), None)
            work.written.add_done_callback(notice)
            self._hand_in(work)
            return
        try:
            store.complete_straight(self.straight, rest)
        except SQLAlchemyError:
            log.exception(NOT_COMPLETED)
            failed()

    async def keep(self, task: Callable[Concatenate[Connection, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        work = self.post(task, *arguments, **named)
        result: T = await work.written
        assert work.kept is not None
        await work.kept
        return result

    async def run(self, task: Callable[Concatenate[Connection, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        work = Work(lambda connection: task(connection, *arguments, **named), loop, loop.create_future(), None)
        self._hand_in(work)
        result: T = await work.written
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

    def _hand_in(self, work: Work) -> None:
        if self.held is None:
            self.waiting.put(work)
        else:
            self._do_here(work, self.held)

    def _do_here(self, work: Work, held: Connection) -> None:
        """In the loop itself; a thread waits for the disk."""
        try:
            with held.begin():
                result = work.task(held)
        except Exception as problem:  # noqa: BLE001 - whoever waits gets it
            work.written.set_exception(problem)
        else:
            work.written.set_result(result)
            if work.kept is not None:
                self._wait_for_disk(work)

    def _wait_for_disk(self, work: Work) -> None:
        """Not before what was written has been told."""
        work.loop.call_soon(work.loop.call_soon, self.disk.wait_for, [work])

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

    def _do(self, batch: list[Work]) -> None:
        """All in one transaction; where that fails, each in its own, so that one mistake is nobody else's."""
        try:
            with self.begin() as connection:
                results = [work.task(connection) for work in batch]
        except Exception as problem:  # noqa: BLE001 - whoever waits gets it
            if len(batch) == 1 and not (isinstance(problem, DBAPIError) and problem.connection_invalidated):
                settle(batch, [problem])
                return
            for work in batch:
                self._do_alone(work)
        else:
            settle(batch, results)
            self.disk.wait_for([work for work in batch if work.kept is not None])

    def _do_alone(self, work: Work) -> None:
        try:
            with self.begin() as connection:
                result = work.task(connection)
        except Exception as problem:  # noqa: BLE001 - as above
            settle([work], [problem])
        else:
            settle([work], [result])
            self.disk.wait_for([work] if work.kept is not None else [])


class Disk:
    """Waits until what SQLite has written to its log is on the disk: one wait serves all that came before it.

    PostgreSQL has waited by itself when a commit returns.
    """

    def __init__(self, engine: Engine) -> None:
        file = engine.url.database
        log = f"{file}-wal" if engine.dialect.name == "sqlite" and file not in (None, "", ":memory:") else ""
        self.log = os.open(log, os.O_RDONLY) if log else -1
        self.waiting: queue.SimpleQueue[list[Work] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._serve, name="disk", daemon=True)
        self.thread.start()

    def wait_for(self, written: list[Work]) -> None:
        if not written:
            return
        if self.log < 0:
            confirm(written, None)
        else:
            self.waiting.put(written)

    def close(self) -> None:
        self.waiting.put(None)
        self.thread.join()
        if self.log >= 0:
            os.close(self.log)

    def _serve(self) -> None:
        last = False
        while not last:
            written = self.waiting.get()
            if written is None:
                return
            with suppress(queue.Empty):
                while True:
                    more = self.waiting.get_nowait()
                    if more is None:
                        last = True
                        break
                    written = [*written, *more]
            begin = monotonic()
            try:
                os.fdatasync(self.log)
            except OSError as problem:
                confirm(written, problem)
            else:
                confirm(written, None)
            if monotonic() - begin > QUICK:
                sleep(REST)


def settle(batch: list[Work], results: list[Any]) -> None:
    """Tell whoever waits what came of it."""

    def tell() -> None:
        for work, result in zip(batch, results, strict=True):
            if not work.written.done():
                if isinstance(result, Exception):
                    work.written.set_exception(result)
                else:
                    work.written.set_result(result)

    call(batch[0].loop, tell)


def confirm(written: list[Work], problem: Exception | None) -> None:
    """Tell whoever waits for the disk."""

    def tell() -> None:
        for work in written:
            if work.kept is not None and not work.kept.done():
                if problem is None:
                    work.kept.set_result(None)
                else:
                    work.kept.set_exception(problem)

    call(written[0].loop, tell)


def call(loop: asyncio.AbstractEventLoop, told: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop has closed: nobody waits any more
        loop.call_soon_threadsafe(told)


# --- opening --------------------------------------------------------------------------------------


def open_database(url: str) -> Engine:
    """An engine on a database whose schema is up to date; BadDatabase says why not."""
    try:
        address = make_url(url)
        if address.get_backend_name() not in ("sqlite", "postgresql"):
            raise BadDatabase("The database must be sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME.")
        if address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:"):
            Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
        connect = arguments(address.get_backend_name())
        engine = create_engine(address, pool_size=1, max_overflow=0, hide_parameters=True, connect_args=connect)
    except (ArgumentError, NoSuchModuleError, ImportError, OSError) as problem:
        raise BadDatabase(f"The database cannot be used: {problem}.") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", settle_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    else:
        event.listen(engine, "connect", lock_postgres)
    try:
        migrate(engine)
    except (SQLAlchemyError, CommandError) as problem:
        engine.dispose()
        raise BadDatabase(complaint(problem)) from None
    return engine


def complaint(problem: Exception) -> str:
    first = str(getattr(problem, "orig", None) or problem).split("\n")[0].strip().rstrip(".")
    if "locked" in first:
        return "The database is in use by another server."
    return f"The database cannot be used: {first}."


def arguments(backend: str) -> dict[str, Any]:
    return {"check_same_thread": False} if backend == "sqlite" else {"connect_timeout": 10}


def settle_sqlite(raw: Any, _record: object) -> None:
    """The file is ours alone (EXCLUSIVE). Waiting for the disk is the business of `Disk`, hence NORMAL, not FULL.

    Transactions begin where we say so, so that a single statement needs none.
    """
    raw.isolation_level = None
    cursor = raw.cursor()
    for pragma in (
        f"busy_timeout={SQLITE_WAIT}",
        "locking_mode=EXCLUSIVE",
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def lock_postgres(raw: Any, _record: object) -> None:
    """One server per database. A server that was killed lets go as soon as PostgreSQL notices, so wait a little."""
    until = monotonic() + LOCK_SECONDS
    with raw.cursor() as cursor:
        while True:
            cursor.execute(f"SELECT pg_try_advisory_lock({ADVISORY_LOCK})")
            if cursor.fetchone()[0]:
                break
            if monotonic() > until:
                raise BadDatabase("The database is in use by another server.")
            sleep(0.05)
    raw.commit()


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the schema up to date."""
    with engine.begin() as connection:
        connection.execute(text("SELECT 1"))
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, to)
