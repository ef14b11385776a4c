"""The database behind the tables: what is written stays, one mistake is nobody else's, one server at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import IntegrityError

from ninerealms.server.storage import queries
from ninerealms.server.storage.connect import BadDatabase, migrate
from ninerealms.server.storage.database import Database
from ninerealms.server.storage.schema import lines, metadata
from tests.server.running import Live, Person, in_a_loop, serving

ROW = queries.TableRow("a", "toy", 1, "head\n\n", "[]", "me", False, 1.0, 1.0, 0, 0, False)


def addition(first: int, *lines: str) -> queries.Addition:
    return queries.Addition("a", first, list(lines))


def completion(lines: int, *worded: tuple[int, str], snapshot: queries.Snapshot | None = None) -> queries.Completion:
    return queries.Completion("a", lines, lines, 1, False, 2.0, list(worded), snapshot)


def test_lines_are_only_ever_added(database: str) -> None:
    """If a number is taken, then a second line with it is refused and the first stays; others waiting are served."""

    async def work() -> None:
        db = Database(database)
        await db.keep(queries.add_game, ROW, ["one"])
        await db.append(addition(1, "two", "three")).written
        posts = [db.append(addition(first, "x")) for first in (3, 2, 4)]
        found = await asyncio.gather(*(each.written for each in posts), return_exceptions=True)
        assert [isinstance(each, IntegrityError) for each in found] == [False, True, False]
        kept = await db.run(queries.load, "a")
        assert kept is not None
        assert kept.lines == ["one", "two", "three", "x", "x"]
        await db.keep(queries.remove, "a")
        assert await db.run(queries.load, "a") is None
        db.close()

    in_a_loop(work())


def test_snapshots_beyond_what_was_taken_back_go(database: str) -> None:
    """If answers are taken back, then the snapshots that hold them are removed with the same writing."""

    async def work() -> None:
        db = Database(database)
        await db.keep(queries.add_game, ROW, [])
        for step in (40, 80):
            await db.append(addition(step, "x")).written
            packed = queries.Snapshot(step, step, b"\x00packed")
            await db.keep(queries.complete, completion(step, (step, "x | with words"), snapshot=packed))
        await db.keep(queries.take_back, addition(81, "undo 50"), completion(82), 40)
        kept = await db.run(queries.load, "a")
        assert kept is not None
        assert kept.snapshots == [queries.Snapshot(40, 40, b"\x00packed")]
        assert kept.lines == ["x | with words", "x | with words", "undo 50"]
        assert (kept.row.lines, kept.row.step, kept.row.asked, kept.row.updated) == (82, 82, 1, 2.0)
        db.close()

    in_a_loop(work())


def test_the_secret_and_the_count_of_runs_stay(database: str) -> None:
    """If a database is opened again, then its keys are the same and the runs count up."""

    async def facts() -> tuple[bytes, int]:
        db = Database(database)
        found = (await db.keep(queries.secret), await db.keep(queries.count_run))
        db.close()
        return found

    first, second = in_a_loop(facts()), in_a_loop(facts())
    assert first[0] == second[0]
    assert len(first[0]) == 32
    assert (first[1], second[1]) == (1, 2)


def test_migrations_make_the_schema_the_code_uses(database: str) -> None:
    """If all migrations have run, then tables and columns are those of `schema.py`."""

    def columns(connection: Connection) -> dict[str, set[str]]:
        found = inspect(connection)
        return {
            name: {each["name"] for each in found.get_columns(name)}
            for name in found.get_table_names()
            if name != "alembic_version"
        }

    db = Database(database)
    with db.begin() as connection:
        assert columns(connection) == {table.name: set(table.c.keys()) for table in metadata.sorted_tables}
    db.close()


def test_a_database_of_the_first_version_goes_on(database: str) -> None:
    """If a database was made by the first version, then its games are all there and can be added to."""
    engine = create_engine(database)
    migrate(engine, "0001")
    with engine.begin() as connection:
        row = {name: value for name, value in ROW._asdict().items() if name not in ("lines", "terms")}
        names = ", ".join(row)
        values = ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO games ({names}) VALUES ({values})"), row)  # noqa: S608
        queries.add_lines(connection, "a", 0, ["one", "two"])
    engine.dispose()

    async def work() -> None:
        db = Database(database)
        assert await db.run(queries.incomplete) == []
        await db.append(addition(2, "three")).written
        assert await db.run(queries.incomplete) == ["a"]
        kept = await db.run(queries.load, "a")
        assert kept == queries.Stored(ROW._replace(lines=2), ["one", "two", "three"], [])
        db.close()

    in_a_loop(work())


def test_one_server_per_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a database is in use, then a second server is refused with a sentence."""
    monkeypatch.setattr("ninerealms.server.storage.connect.LOCK_SECONDS", 0.1)
    monkeypatch.setattr("ninerealms.server.storage.connect.SQLITE_WAIT", 100)
    db = Database(database)
    with pytest.raises(BadDatabase, match="in use by another server"):
        Database(database)
    db.close()


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://x", "sqlite:////proc/none/x.db", "postgresql+psycopg://x@127.0.0.1:1/x"]
)
def test_a_database_that_cannot_be_used_is_a_sentence(url: str) -> None:
    """If no database can be opened there, then a sentence says so."""
    with pytest.raises(BadDatabase, match=r"^The database .*\.$"):
        Database(url)


def test_a_database_of_the_future_is_refused(tmp_path: Path) -> None:
    """If the schema is newer than this program knows, then a sentence says so and nothing is touched."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    db = Database(url)
    with db.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    with pytest.raises(BadDatabase):
        Database(url)


def test_a_move_that_cannot_be_written_does_not_count(tmp_path: Path) -> None:
    """If the database refuses a move, then its maker hears so, nobody is told of it, and the game goes on without."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        scene = host.scene(table)
        with live.tables.db.begin() as connection:
            queries.add_lines(connection, table, 0, ["a line that should not be there"])
        refused = host.answer(table, scene)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "not-kept")
        assert table not in live.tables.rooms
        with live.tables.db.begin() as connection:
            connection.execute(lines.delete())
        assert host.scene(table)["step"] == 0
        assert host.answer(table, scene).status_code == 200


def test_a_move_that_breaks_off_does_not_count(live: Live, host: Person) -> None:
    """If the rules fail in the middle of an answer, then the table goes on from what was written."""
    table = host.make("noughts", "human", "human")
    room = live.tables.rooms[table]

    def break_off() -> None:
        room.match.submit(4)
        raise IndexError

    with pytest.raises(IndexError):
        in_a_loop(live.tables.change(room, break_off))
    scene = host.scene(table)
    assert scene["step"] == 0
    assert host.answer(table, scene).status_code == 200
