"""Opening a database: its address, its lock, its schema brought up to date."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from ninerealms.errors import NineRealmsError

MIGRATIONS = Path(__file__).parent / "migrations"
ADVISORY_LOCK = 0x4E494E45  # "NINE": one server per database
LOCK_SECONDS = 10.0
SQLITE_WAIT = 10_000
PRIVATE = 0o600


class BadDatabase(NineRealmsError):
    """No database there, or not one of ours."""


def open_database(url: str) -> Engine:
    """An engine on a database whose schema is up to date; BadDatabase says why not."""
    try:
        address = make_url(url)
        if address.get_backend_name() not in ("sqlite", "postgresql"):
            raise BadDatabase("The database must be sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME.")
        if address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:"):
            make_private(Path(str(address.database)))
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


def make_private(file: Path) -> None:
    """A file only its owner can read: it holds the secret all keys are made with. SQLite's others follow it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for each in (file, *(file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):
            each.chmod(PRIVATE)


def complaint(problem: Exception) -> str:
    first = str(getattr(problem, "orig", None) or problem).split("\n")[0].strip().rstrip(".")
    if "locked" in first:
        return "The database is in use by another server."
    return f"The database cannot be used: {first}."


def arguments(backend: str) -> dict[str, Any]:
    return {"check_same_thread": False} if backend == "sqlite" else {"connect_timeout": 10}


def settle_sqlite(raw: Any, _record: object) -> None:
    """The file is ours alone (EXCLUSIVE). `SqliteWalSync` waits for the disk, hence NORMAL, not FULL.

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
