"""The file of a backup: one SQLite file with all that is kept, whatever database it came from, and back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, delete, func, insert, select

from ninerealms.errors import NineRealmsError
from ninerealms.server.storage import queries
from ninerealms.server.storage.open_database import PRIVATE, BadDatabase, make_private, open_database
from ninerealms.server.storage.query_runner import QueryRunner
from ninerealms.server.storage.schema import facts, games, metadata

AT_ONCE = 500


class BadBackup(NineRealmsError):
    """No backup of ours."""


@contextmanager
def private_file(beside: Path) -> Iterator[Path]:
    """A file for a while, which only its owner can read."""
    beside.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{beside.name}.", dir=beside.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for end in ("", "-wal", "-shm"):
            Path(f"{name}{end}").unlink(missing_ok=True)


def write_backup(db: QueryRunner, file: Path) -> int:
    """All that is kept, as it stands in one moment; how many games. With SQLite in the thread that writes to it."""
    make_private(file)
    if db.straight is not None:
        with sqlite3.connect(file) as target:
            db.straight.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
        target.close()
    else:
        source = create_engine(db.engine.url, isolation_level="REPEATABLE READ", hide_parameters=True)
        engine = open_database(f"sqlite:///{file}")
        with source.connect() as there, engine.begin() as here:
            copy_rows(there, here)
        source.dispose()
        leave(engine)
    return count_games(file)


def leave(engine: Engine) -> None:
    """One file, with nothing beside it."""
    with engine.connect() as connection:
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
        connection.exec_driver_sql("BEGIN")
    engine.dispose()


def count_games(file: Path) -> int:
    with sqlite3.connect(file) as source:
        found: int = source.execute("SELECT count(*) FROM games").fetchone()[0]
    source.close()
    return found


def copy_rows(there: Connection, here: Connection) -> None:
    """Every row of every table, which have been emptied."""
    for table in metadata.sorted_tables:
        for rows in there.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings().partitions():
            here.execute(insert(table), [dict(row) for row in rows])


def check_ours(file: Path) -> None:
    """Some other program's file is not brought up to date."""
    source = sqlite3.connect(file)
    try:
        found = {name for (name,) in source.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError:
        found = set()
    finally:
        source.close()
    if not {"alembic_version", *metadata.tables} <= found:
        raise BadBackup("This file is no backup of Nine Realms.")


@contextmanager
def opened(file: Path) -> Iterator[Engine]:
    """A backup brought up to date, in a copy of its own; BadBackup where it is none."""
    with private_file(file) as copy:
        shutil.copyfile(file, copy)
        copy.chmod(PRIVATE)
        check_ours(copy)
        try:
            engine = open_database(f"sqlite:///{copy}")
        except BadDatabase as problem:
            raise BadBackup(f"This backup cannot be used: {problem.sentence}") from None
        try:
            yield engine
        finally:
            engine.dispose()


def replace_all(connection: Connection, source: Engine) -> int:
    """In one transaction: nothing is left of what was, all is there that is in the backup. Runs go on counting."""
    runs = int(queries.fact(connection, "runs") or 0)
    for table in reversed(metadata.sorted_tables):
        connection.execute(delete(table))
    with source.connect() as there:
        copy_rows(there, connection)
    if runs > int(queries.fact(connection, "runs") or 0):
        connection.execute(delete(facts).where(facts.c.name == "runs"))
        connection.execute(insert(facts).values(name="runs", value=str(runs)))
    return connection.execute(select(func.count()).select_from(games)).scalar_one()
