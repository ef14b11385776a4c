"""The queries: one row per game, one line per decision, snapshots on the way. All functions take a connection."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Insert, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from ninerealms.server.storage.schema import curves, facts, games, lines, snapshots

# Made once: these are written with every move. To SQLite they go straight, past SQLAlchemy.
ADD_LINES = insert(lines)
ADD_SNAPSHOT = insert(snapshots)
SET_LINE = (
    update(lines)
    .where(lines.c.game == bindparam("of"), lines.c.number == bindparam("at"))
    .values(line=bindparam("line"))
)
STANDING = ("lines", "step", "asked", "over", "updated")
SET_STANDING = update(games).where(games.c.id == bindparam("of")).values({name: bindparam(name) for name in STANDING})
COMPILED = {each: each.compile(dialect=sqlite.dialect()) for each in (ADD_SNAPSHOT, SET_LINE, SET_STANDING)}
SQLITE = {each: (found.string, found.positiontup or []) for each, found in COMPILED.items()}


class TableRow(NamedTuple):
    """One table as it is listed; `asked` is the seat that must answer, None when nobody is."""

    id: str
    game: str
    version: int
    head: str
    seats: str
    owner: str
    looking: bool
    created: float
    updated: float
    step: int
    asked: int | None
    over: bool
    rematch: str | None = None
    lines: int = 0  # how many of them are reckoned with in `updated`, `step`, `asked` and `over`
    terms: str = "{}"


class Snapshot(NamedTuple):
    """The states up to a step, packed; `lines` says how many lines of the game it covers."""

    lines: int
    step: int
    packed: bytes


class Stored(NamedTuple):
    """All that is kept of one game."""

    row: TableRow
    lines: list[str]
    snapshots: list[Snapshot]


class Addition(NamedTuple):
    """What an answer adds: lines from a number on. Whoever waits for the answer waits until they are written."""

    game: str
    first: int
    lines: list[str]


class Completion(NamedTuple):
    """What is written when everybody has been told: how a game stands, lines with their words, perhaps a snapshot."""

    game: str
    lines: int
    step: int
    asked: int | None
    over: bool
    updated: float
    worded: list[tuple[int, str]]
    snapshot: Snapshot | None = None


def secret(connection: Connection) -> bytes:
    """The secret all keys are made with; made once."""
    found = fact(connection, "secret")
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(insert(facts).values(name="secret", value=found))
    return bytes.fromhex(found)


def count_run(connection: Connection) -> int:
    """How often a server was started on this database, this time included."""
    found = fact(connection, "runs")
    run = int(found or 0) + 1
    if found is None:
        connection.execute(insert(facts).values(name="runs", value=str(run)))
    else:
        connection.execute(update(facts).where(facts.c.name == "runs").values(value=str(run)))
    return run


def fact(connection: Connection, name: str) -> str | None:
    found: str | None = connection.execute(select(facts.c.value).where(facts.c.name == name)).scalar()
    return found


def add_game(
    connection: Connection, row: TableRow, first_lines: Sequence[str], snapshot: Snapshot | None = None
) -> None:
    connection.execute(insert(games).values(**row._asdict()))
    add_lines(connection, row.id, 0, first_lines)
    if snapshot is not None:
        connection.execute(ADD_SNAPSHOT, {"game": row.id, **snapshot._asdict()})


def add_lines(connection: Connection, game: str, first: int, new: Sequence[str]) -> None:
    if new:
        rows = [{"game": game, "number": first + i, "line": line} for i, line in enumerate(new)]
        connection.execute(ADD_LINES, rows)


def append(connection: Connection, new: Addition) -> None:
    """Add lines; a number that is taken is an IntegrityError, so no decision is ever written over."""
    add_lines(connection, new.game, new.first, new.lines)


@cache
def insertion(count: int) -> str:
    return f"INSERT INTO lines (game, number, line) VALUES {', '.join(['(?, ?, ?)'] * count)}"  # noqa: S608 - no names


def append_straight(raw: sqlite3.Connection, new: Addition) -> None:
    """The same for SQLite, past SQLAlchemy: one statement, which is its own transaction."""
    values = [part for number, line in enumerate(new.lines, new.first) for part in (new.game, number, line)]
    try:
        raw.execute(insertion(len(new.lines)), values)
    except sqlite3.Error as problem:
        raise DBAPIError.instance("INSERT", None, problem, sqlite3.Error, hide_parameters=True) from problem


def take_back(connection: Connection, new: Addition, rest: Completion, covered: int) -> None:
    """Add a line that takes back others; snapshots beyond a step hold what was taken back."""
    append(connection, new)
    connection.execute(delete(snapshots).where(snapshots.c.game == new.game, snapshots.c.step > covered))
    connection.execute(delete(curves).where(curves.c.game == new.game))
    complete(connection, rest)


def complete(connection: Connection, rest: Completion) -> None:
    for statement, values in writings(rest):
        connection.execute(statement, values)


def complete_straight(raw: sqlite3.Connection, rest: Completion) -> None:
    """The same for SQLite, in a transaction of its own."""
    try:
        raw.execute("BEGIN")
        for statement, values in writings(rest):
            known, names = SQLITE[statement]
            raw.execute(known, [values[name] for name in names])
        raw.execute("COMMIT")
    except sqlite3.Error as problem:
        raise DBAPIError.instance("UPDATE", None, problem, sqlite3.Error, hide_parameters=True) from problem
    finally:
        if raw.in_transaction:
            raw.rollback()


def writings(rest: Completion) -> Iterator[tuple[Insert | Update, dict[str, Any]]]:
    for number, line in rest.worded:
        yield SET_LINE, {"of": rest.game, "at": number, "line": line}
    yield SET_STANDING, {"of": rest.game, **{name: getattr(rest, name) for name in STANDING}}
    if rest.snapshot is not None:
        yield ADD_SNAPSHOT, {"game": rest.game, **rest.snapshot._asdict()}


def set_seats(connection: Connection, game: str, seats: str) -> None:
    connection.execute(update(games).where(games.c.id == game).values(seats=seats))


def set_terms(connection: Connection, game: str, terms: str) -> None:
    connection.execute(update(games).where(games.c.id == game).values(terms=terms))


def set_rematch(connection: Connection, game: str, other: str) -> None:
    connection.execute(update(games).where(games.c.id == game).values(rematch=other))


def remove(connection: Connection, game: str) -> None:
    """Nothing is kept of it; where it was the next game, another can be laid."""
    connection.execute(update(games).where(games.c.rematch == game).values(rematch=None))
    for each in (lines, snapshots, curves):
        connection.execute(delete(each).where(each.c.game == game))
    connection.execute(delete(games).where(games.c.id == game))


def find(connection: Connection, game: str) -> TableRow | None:
    found = connection.execute(select(games).where(games.c.id == game)).first()
    return None if found is None else TableRow(**found._mapping)  # noqa: SLF001 - SQLAlchemy's public name for it


def load(connection: Connection, game: str) -> Stored | None:
    row = find(connection, game)
    if row is None:
        return None
    written = connection.execute(select(lines.c.line).where(lines.c.game == game).order_by(lines.c.number))
    kept = connection.execute(
        select(snapshots.c.lines, snapshots.c.step, snapshots.c.packed)
        .where(snapshots.c.game == game)
        .order_by(snapshots.c.lines)
    )
    return Stored(row, list(written.scalars()), [Snapshot(*each) for each in kept])


def owned(connection: Connection, owner: str, most: int) -> list[TableRow]:
    """The games of one owner, newest first."""
    found = connection.execute(select(games).where(games.c.owner == owner).order_by(games.c.updated.desc()).limit(most))
    return [TableRow(**row) for row in found.mappings()]


def count_owned(connection: Connection, owner: str) -> int:
    return connection.execute(select(func.count()).where(games.c.owner == owner)).scalar_one()


def named(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """The games with these ids, as far as there are any."""
    found = connection.execute(select(games).where(games.c.id.in_(ids)))
    return [TableRow(**row) for row in found.mappings()]


def unfinished(connection: Connection) -> list[TableRow]:
    """Games that somebody must go on with, oldest first."""
    found = connection.execute(
        select(games).where(games.c.over.is_(False), games.c.looking.is_(False)).order_by(games.c.updated)
    )
    return [TableRow(**row) for row in found.mappings()]


def older(connection: Connection, moment: float) -> list[str]:
    """The games nobody has played at since."""
    return list(connection.execute(select(games.c.id).where(games.c.updated < moment)).scalars())


def incomplete(connection: Connection) -> list[str]:
    """Games with more lines than they are reckoned with: a server was killed between the two writings."""
    last = select(func.max(lines.c.number)).where(lines.c.game == games.c.id).scalar_subquery()
    return list(connection.execute(select(games.c.id).where(games.c.lines <= func.coalesce(last, -1))).scalars())


def curve(connection: Connection, game: str) -> str | None:
    found: str | None = connection.execute(select(curves.c.points).where(curves.c.game == game)).scalar()
    return found


def keep_curve(connection: Connection, game: str, points: str) -> None:
    connection.execute(delete(curves).where(curves.c.game == game))
    connection.execute(insert(curves).values(game=game, points=points))
