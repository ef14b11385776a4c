"""What whoever runs the server has done to all tables: old ones removed, a backup made and put back."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from pathlib import Path

from ninerealms.server.errors import Refusal
from ninerealms.server.live.registry import Registry
from ninerealms.server.storage import backup, queries

log = logging.getLogger("ninerealms.server")

DAY = 24 * 3600.0
TIDY_SECONDS = 3600.0


async def remove_old(registry: Registry, now: float) -> int:
    """Remove the tables nobody has played at for as long as is set, unless somebody looks on; how many."""
    if not registry.settings.keep_days:
        return 0
    found = 0
    for table in await registry.db.run(queries.older, now - DAY * registry.settings.keep_days):
        room = registry.rooms.get(table)
        if room is None or not room.streams:
            await registry.remove(table)
            found += 1
    return found


async def tidy(registry: Registry) -> None:
    """Now and then, for ever."""
    while True:
        with suppress(Refusal):
            removed = await remove_old(registry, time.time())
            if removed:
                log.info("%d old tables were removed.", removed)
        await asyncio.sleep(TIDY_SECONDS)


async def back_up(registry: Registry, file: Path) -> int:
    """All that is kept, into a file; how many games."""
    for room in registry.rooms.values():
        room.complete()
    if registry.db.straight is not None:
        return backup.write_backup(registry.db, file)
    return await asyncio.to_thread(backup.write_backup, registry.db, file)


async def restore(registry: Registry, file: Path) -> int:
    """Go on with what a backup holds. Everybody's page connects anew, and keys are those of the backup."""
    with backup.opened(file) as source:
        async with registry.still:
            for room in list(registry.rooms.values()):
                async with room.lock:
                    registry.put_away(room)
            games = await registry.db.keep(backup.replace_all, source)
            registry.revisions.clear()
            await registry.begin_run()
    registry.run_aside(registry.go_on_everywhere())
    return games
