"""A backup of all tables made and put back while the server runs and people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ninerealms.server.backup import backup_file
from ninerealms.server.live.tables import LiveTables


async def back_up(tables: LiveTables, file: Path) -> int:
    """All that is kept, into a file; how many games."""
    for room in tables.rooms.values():
        room.complete()
    if tables.db.straight is not None:
        return backup_file.write_backup(tables.db, file)
    return await asyncio.to_thread(backup_file.write_backup, tables.db, file)


async def restore(tables: LiveTables, file: Path) -> int:
    """Go on with what a backup holds. Everybody's page connects anew, and keys are those of the backup."""
    with backup_file.opened(file) as source:
        async with tables.still:
            for room in list(tables.rooms.values()):
                async with room.lock:
                    tables.put_away(room)
            games = await tables.db.keep(backup_file.replace_all, source)
            await tables.begin_run()
    tables.run_aside(tables.go_on_everywhere())
    return games
