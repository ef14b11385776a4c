"""The socket where a running server takes orders for backup and restore: its own end, and that of its operator."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ninerealms.errors import NineRealmsError
from ninerealms.server.backup import backup_file, live_backup
from ninerealms.server.live.tables import LiveTables

log: logging.Logger = logging.getLogger("ninerealms.server")

PIECE = 1 << 16
LONGEST_LINE = 4096
PRIVATE = 0o600


class NoServer(Exception):
    """Nobody listens there."""


def control_path(database: str, folder: Path) -> Path | None:
    """Where the server of a database takes orders: beside its file, else in the data folder."""
    try:
        address = make_url(database)
    except ArgumentError:  # whoever opens it says what is wrong
        return None
    if address.get_backend_name() != "sqlite":
        return folder / f"{hashlib.sha256(database.encode()).hexdigest()[:16]}.control"
    return None if address.database in (None, "", ":memory:") else Path(f"{address.database}.control")


@contextmanager
def short_name(path: Path) -> Iterator[str]:
    """A name of the same place that fits into the address of a socket."""
    place = os.open(path.parent, os.O_RDONLY)
    try:
        near = Path(f"/proc/self/fd/{place}")
        yield str(near / path.name) if near.exists() else str(path)
    finally:
        os.close(place)


# --- the server's end ---------------------------------------------------------------------------------


@asynccontextmanager
async def taking_orders(tables: LiveTables, path: Path | None) -> AsyncIterator[None]:
    if path is None:
        yield
        return

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            await obey(tables, path, reader, writer)
        writer.close()

    try:
        line = listen(path)
    except OSError as problem:
        log.warning("No orders can be taken at %s: %s", path.name, problem.strerror)
        yield
        return
    server = await asyncio.start_unix_server(serve, sock=line, limit=LONGEST_LINE)
    try:
        yield
    finally:
        server.close()
        await asyncio.to_thread(path.unlink, missing_ok=True)


def listen(path: Path) -> socket.socket:
    """The database is ours alone, so whatever lies there is of a server that was killed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    line = socket.socket(socket.AF_UNIX)
    with short_name(path) as name:
        line.bind(name)
    path.chmod(PRIVATE)
    line.setblocking(False)
    return line


async def obey(tables: LiveTables, path: Path, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    order = json.loads(await reader.readline())
    with backup_file.private_file(path) as file:
        try:
            if order["order"] == "restore":
                with file.open("wb") as raw:
                    for size in pieces(order["size"]):
                        raw.write(await reader.readexactly(size))
                games = await live_backup.restore(tables, file)
            else:
                games = await live_backup.back_up(tables, file)
        except NineRealmsError as problem:
            writer.write(line_of({"error": problem.sentence}))
            await writer.drain()
            return
        size = file.stat().st_size if order["order"] == "backup" else 0
        writer.write(line_of({"games": games, "size": size}))
        with file.open("rb") as raw:
            for each in pieces(size):
                writer.write(raw.read(each))
                await writer.drain()
        await writer.drain()
    log.info("Done: %s of %d games.", order["order"], games)


def pieces(size: int) -> Iterator[int]:
    """So many bytes, in parts."""
    while size > 0:
        yield min(PIECE, size)
        size -= PIECE


def line_of(told: dict[str, Any]) -> bytes:
    return json.dumps(told).encode() + b"\n"


# --- the other end ------------------------------------------------------------------------------------


def ask(path: Path | None, order: str, file: Path) -> int:
    """Have the running server back up into a file or restore from it; how many games. NoServer where there is none."""
    try:
        with connected(path) as line, line.makefile("rwb") as talk:
            size = file.stat().st_size if order == "restore" else 0
            talk.write(line_of({"order": order, "size": size}))
            if size:
                with file.open("rb") as raw:
                    for each in pieces(size):
                        talk.write(raw.read(each))
            talk.flush()
            told = json.loads(talk.readline() or b'{"error": "The server ended before it was done."}')
            if "error" in told:
                raise NineRealmsError(told["error"])
            if order == "backup":
                with file.open("wb") as raw:
                    for each in pieces(told["size"]):
                        raw.write(talk.read(each))
    except (FileNotFoundError, ConnectionRefusedError):
        raise NoServer from None
    return int(told["games"])


@contextmanager
def connected(path: Path | None) -> Iterator[socket.socket]:
    if path is None or not path.exists():
        raise NoServer
    with socket.socket(socket.AF_UNIX) as line:
        with short_name(path) as name:
            line.connect(name)
        yield line
