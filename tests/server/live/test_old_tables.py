"""Old tables: removed where that is set, unless somebody looks on."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from ninerealms.server.live import old_tables
from ninerealms.server.live.room import PendingWish
from tests.server.running import Live, play_out, serving
from tests.waiting import wait_until

T = TypeVar("T")
DAY = 24 * 3600


def test_old_tables_are_removed_when_that_is_set(tmp_path: Path) -> None:
    """If nobody has played at a table for so many days, then it is removed, unless somebody looks on."""
    for keep, removed in ((0.0, 0), (30.0, 1)):
        with serving(f"sqlite:///{tmp_path / f'{keep}.db'}", keep_days=keep) as live:
            host = live.person()
            watched, left = (host.make("noughts", "human", "human") for _ in range(2))
            moment = last_played(live, left)
            with host.listening(watched) as stream:
                stream.next("scene")
                assert removed_at(live, moment + 29 * DAY) == 0
                assert removed_at(live, moment + 31 * DAY) == removed
                assert host.get(f"t/{left}/scene").status_code == (404 if removed else 200)
                assert host.get(f"t/{watched}/scene").status_code == 200


def test_a_removed_table_leaves_nothing_in_memory(tmp_path: Path) -> None:
    """If tables are made, looked at, removed and asked for once more, then the server holds as much as before."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live:
        host, guest = live.person(), live.person()

        def come_and_go() -> dict[str, int]:
            table = host.make("noughts", "human", "human")
            with host.listening(table) as stream:
                stream.next("scene")
            guest.join(host.links["seats"][1])
            assert host.http.delete(f"/api/t/{table}").status_code == 204
            assert guest.get(f"t/{table}/scene").status_code == 404
            held = vars(live.tables).items()
            return {name: len(kept) for name, kept in held if name != "tasks" and isinstance(kept, dict | set)}

        first = come_and_go()
        assert {"rooms", "opening", "expected"} <= first.keys()
        assert [come_and_go() for _ in range(3)] == [first] * 3


def test_a_finished_game_that_everybody_left_leaves_the_memory(tmp_path: Path) -> None:
    """If a game is over and nobody is there for a while, then it is in the database alone; others stay in memory."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", grace=0.0) as live:
        host = live.person()
        running, wished, watched, left = (host.make("noughts", "human", "human") for _ in range(4))
        for table in (wished, watched, left):
            play_out(table, host)
        with host.listening(watched) as stream:
            stream.next("scene")
            used = live.tables.rooms[left].used
            names = {running: "running", wished: "wished", watched: "watched", left: "left"}
            for whiles, gone in ((0, set[str]()), (1, set[str]()), (2, {"left"})):
                in_its_loop(live, put_away_finished(live, used + whiles * old_tables.FINISHED_SECONDS, wished))
                assert {name for table, name in names.items() if table not in live.tables.rooms} == gone
        assert host.scene(left)["outcome"] is not None


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Nothing is thrown away but what nobody holds: on a server looking for circles is put off for hours."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_room_that_is_put_away_is_gone_at_once(tmp_path: Path) -> None:
    """If a finished game leaves the memory, then nothing holds it any more, whoever was there."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", grace=0.0) as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        with host.listening(table) as stream:
            stream.next("scene")
            play_out(table, host)
        room = weakref.ref(live.tables.rooms[table])
        in_its_loop(live, put_away_finished(live, live.tables.rooms[table].used + 2 * old_tables.FINISHED_SECONDS))
        wait_until(lambda: room() is None, "somebody still holds it")


@pytest.mark.usefixtures("no_collector")
def test_a_request_that_was_answered_is_gone_at_once(tmp_path: Path) -> None:
    """If many have asked and listened, then the server holds the last request of each open connection and no other."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        for _ in range(5):
            host.scene(table)
            host.post(f"t/{table}/answer", seat=0, step=9, action=0)
            with host.listening(table) as stream:
                stream.next("scene")

        def held() -> int:
            return sum(isinstance(each, RequestResponseCycle) for each in gc.get_objects())

        wait_until(lambda: held() <= len(live.gate.connections.open), "a request is still held")


async def put_away_finished(live: Live, moment: float, wished: str = "") -> None:
    """Put finished games away while something may be wished for at one table, whoever comes or goes meanwhile."""
    if wished:
        live.tables.rooms[wished].wish = PendingWish("undo", 0, 0, {0})
    old_tables.put_away_finished(live.tables, moment)


def last_played(live: Live, table: str) -> float:
    """When a table was last played at."""
    with live.tables.db.begin() as connection:
        found: float = connection.exec_driver_sql("SELECT updated FROM games WHERE id = ?", (table,)).scalar_one()
    return found


def removed_at(live: Live, moment: float) -> int:
    return in_its_loop(live, old_tables.remove_old(live.tables, moment))


def in_its_loop(live: Live, work: Coroutine[None, None, T]) -> T:
    """In the server's own loop, whose database it is."""
    return asyncio.run_coroutine_threadsafe(work, live.server.servers[0].get_loop()).result()
