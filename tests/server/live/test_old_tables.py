"""Old tables: removed where that is set, unless somebody looks on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ninerealms.server.live import old_tables
from tests.server.running import Live, serving

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
    """If tables are made, looked at and removed, then the server holds as much as before."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live:
        host = live.person()

        def come_and_go() -> dict[str, int]:
            table = host.make("noughts", "human", "human")
            with host.listening(table) as stream:
                stream.next("scene")
            assert host.http.delete(f"/api/t/{table}").status_code == 204
            held = vars(live.tables).items()
            return {name: len(kept) for name, kept in held if name != "tasks" and isinstance(kept, dict | set)}

        first = come_and_go()
        assert {"rooms", "opening", "expected"} <= first.keys()
        assert [come_and_go() for _ in range(3)] == [first] * 3


def last_played(live: Live, table: str) -> float:
    """When a table was last played at."""
    with live.tables.db.begin() as connection:
        found: float = connection.exec_driver_sql("SELECT updated FROM games WHERE id = ?", (table,)).scalar_one()
    return found


def removed_at(live: Live, moment: float) -> int:
    """In the server's own loop, whose database it is."""
    loop = live.server.servers[0].get_loop()
    return int(asyncio.run_coroutine_threadsafe(old_tables.remove_old(live.tables, moment), loop).result())
