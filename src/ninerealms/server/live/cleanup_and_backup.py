"""Old tables cleaned up, and a backup of all tables made and put back while the server runs."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from pathlib import Path

from ninerealms.server.errors import Refusal
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.storage import backup, queries

log = logging.getLogger("ninerealms.server")

DAY = 24 * 3600.0
TIDY_SECONDS = 3600.0


async def remove_old(tables: LiveTables, now: float) -> int:
    """Remove the tables nobody has played at for as long as is set, unless somebody looks on; how many."""
    if not tables.settings.keep_days:
        return 0
    found = 0
    for table in await tables.db.run(queries.older, now - DAY * tables.settings.keep_days):
        room = tables.rooms.get(table)
        if room is None or not room.streams:
            await tables.remove(table)
            found += 1
    return found


async def tidy(tables: LiveTables) -> None:
    """Now and then, for ever."""
    while True:
        with suppress(Refusal):
            removed = await remove_old(tables, time.time())
            if removed:
                log.info("%d old tables were removed.", removed)
        await asyncio.sleep(TIDY_SECONDS)


async def back_up(tables: LiveTables, file: Path) -> int:
    """All that is kept, into a file; how many games."""
    for room in tables.rooms.values():
        room.complete()
    if tables.db.straight is not None:
        return backup.write_backup(tables.db, file)
    return await asyncio.to_thread(backup.write_backup, tables.db, file)


async def restore(tables: LiveTables, file: Path) -> int:
    """Go on with what a backup holds. Everybody's page connects anew, and keys are those of the backup."""
    with backup.opened(file) as source:
        async with tables.still:
            for room in list(tables.rooms.values()):
                async with room.lock:
                    tables.put_away(room)
            games = await tables.db.keep(backup.replace_all, source)
            tables.revisions.clear()
            await tables.begin_run()
    tables.run_aside(tables.go_on_everywhere())
    return games
