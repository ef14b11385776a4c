"""The commands `ninerealms backup` and `ninerealms restore`: by the server that runs, or without one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ninerealms.errors import NineRealmsError
from ninerealms.server.backup.backup_file import opened, private_file, replace_all, write_backup
from ninerealms.server.backup.backup_socket import NoServer, ask
from ninerealms.server.settings import Settings
from ninerealms.server.storage.query_runner import QueryRunner


def back_up(settings: Settings, file: Path) -> int:
    """Into a file, by the server that runs, or without one; how many games. The old file stays until it is done."""
    with private_file(file) as fresh:
        try:
            games = ask(control_of(settings), "backup", fresh)
        except NoServer:
            games = apart(settings.database, lambda db: write_backup(db, fresh))
        fresh.replace(file)
    return games


def restore(settings: Settings, file: Path) -> int:
    """From a file, by the server that runs, or without one; how many games."""
    if not file.is_file():
        raise NineRealmsError(f"There is no file {str(file)!r}.")
    try:
        return ask(control_of(settings), "restore", file)
    except NoServer:
        return apart(settings.database, lambda db: restore_apart(db, file))


def control_of(settings: Settings) -> Path | None:
    return Path(settings.control) if settings.control else None


def apart(url: str, work: Callable[[QueryRunner], int]) -> int:
    """The same where no server runs: with a database of one's own."""
    db = QueryRunner(url)
    try:
        return work(db)
    finally:
        db.close()


def restore_apart(db: QueryRunner, file: Path) -> int:
    with opened(file) as source, db.begin() as connection:
        return replace_all(connection, source)
