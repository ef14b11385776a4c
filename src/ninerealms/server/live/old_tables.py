"""Old tables: finished ones leave the memory; those nobody has played at for long are removed, where that is set."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from ninerealms.server.errors import Refusal
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.storage import queries

log: logging.Logger = logging.getLogger("ninerealms.server")

DAY = 24 * 3600.0
TIDY_SECONDS = 3600.0
SWEEP_SECONDS = 5.0
FINISHED_SECONDS = 20.0  # how long a finished game that everybody left stays in memory


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


def put_away_finished(tables: LiveTables, now: float) -> None:
    """Put away the rooms whose game is over and which everybody left a while ago: few are looked at again."""
    for room in list(tables.rooms.values()):
        is_left = not room.streams and room.thinker is None and room.used < now - FINISHED_SECONDS
        if is_left and room.match.outcome is not None and room.wish is None and not room.lock.locked():
            room.complete()
            tables.put_away(room)


async def sweep(tables: LiveTables) -> None:
    """Every few seconds, for ever."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        put_away_finished(tables, time.monotonic())
