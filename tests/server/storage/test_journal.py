"""The second of two writings: how a game stands, the words of its moves, snapshots. It may fail, and is made good."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from ninerealms.kernel.match import Match
from ninerealms.server.live.bots import Bots
from ninerealms.server.live.room import Room
from ninerealms.server.storage import queries, reopen, snapshots
from tests.server.games import find
from tests.server.running import serving
from tests.waiting import wait_until


def kept(connection: Connection, table: str) -> queries.Stored:
    found = queries.load(connection, table)
    assert found is not None
    return found


def has_words(connection: Connection, table: str) -> set[bool]:
    return {" | " in line for line in kept(connection, table).lines if line[0].isdigit()}


def test_what_was_hardly_written_is_made_good(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a server is killed when an answer is written but not yet how the game stands, then the next one goes on."""
    with monkeypatch.context() as killed:
        killed.setattr(Room, "complete", lambda _room: None)
        killed.setattr(Bots, "wake", lambda _bots, _room: None)
        with serving(database) as live:
            host = live.person()
            table = host.make("noughts", "human", "random")
            assert host.answer(table, host.scene(table)).status_code == 200
            with live.tables.db.begin() as connection:
                assert queries.incomplete(connection) == [table]
                assert has_words(connection, table) == {False}
    with serving(database) as live:
        again = live.person()
        again.http.cookies.update(host.http.cookies)
        wait_until(lambda: again.get("tables").json()["tables"][0]["step"] >= 2)
        with live.tables.db.begin() as connection:
            assert queries.incomplete(connection) == []
            assert has_words(connection, table) == {True}


def test_a_completion_that_fails_is_tried_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If how a game stands cannot be written once, then it is with the next answer, snapshot and words and all."""
    monkeypatch.setattr(snapshots, "EVERY", 3)
    whole = queries.writings
    failing = [True]

    def writings(rest: queries.Completion) -> object:
        if failing[0] and rest.step >= 3:
            raise OperationalError("UPDATE", None, Exception("no place left"))
        return whole(rest)

    monkeypatch.setattr(queries, "writings", writings)
    with serving(database) as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        host.play_on(table, 4)
        assert host.get("tables").status_code == 200
        room = live.tables.rooms[table]
        wait_until(lambda: (room.journal.completed < 4, room.journal.packed) == (True, []))
        failing[0] = False
        host.play_on(table, 1)
        assert host.get("tables").json()["tables"][0]["step"] == 5
        with live.tables.db.begin() as connection:
            assert has_words(connection, table) == {True}
            packed = [each.step for each in kept(connection, table).snapshots]
        assert packed == room.journal.packed
        assert packed in ([4], [5])  # whichever writing came first after it could be written again


def test_a_room_is_completed_before_it_is_put_away(tmp_path: Path) -> None:
    """If a table must make place for another right after an answer, then it is listed as it stands."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", most_rooms=1) as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        host.answer(table, host.scene(table))
        host.make("noughts", "human", "human")
        host.make("noughts", "human", "human")
        assert table not in live.tables.rooms
        listed = {each["table"]: each["step"] for each in host.get("tables").json()["tables"]}
        assert listed[table] == 1


def test_a_game_with_a_missing_snapshot_is_opened_by_its_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a snapshot is missing between two others, then those after it are left aside and the table is the same."""
    monkeypatch.setattr(snapshots, "EVERY", 4)
    table, found = Match(find("diceforge"), 2, 3), list[queries.Snapshot]()
    for step in range(1, 14):
        assert table.decision is not None
        table.submit(table.decision.options[0])
        if step % 4 == 0:
            snapshot = snapshots.due(table, step - 4)
            assert snapshot is not None
            found.append(snapshot)
    row = queries.TableRow("a", "diceforge", 1, reopen.head_of(table), "[]", "", False, 1.0, 1.0, 13, 0, False)
    lines = [entry.line() for entry in table.entries]
    for snapshots_left in (found, found[1:], [found[0], found[2]], []):
        opened = reopen.open_table(queries.Stored(row, lines, snapshots_left), find)
        assert opened.step == 13
        assert opened.entries == table.entries
        assert opened.game.digest(opened.state) == table.game.digest(table.state)
