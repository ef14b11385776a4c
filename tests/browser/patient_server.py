"""The server of the pages under test: like `ninerealms serve`, but it waits for its processes however slow they are."""

from __future__ import annotations

import sys

from ninerealms.server.run import serve
from ninerealms.server.settings import Settings
from tests.waiting import PATIENCE


def patient(database: str) -> Settings:
    """Bots answer at once, nobody asks too often, and no thought or request takes too long."""
    return Settings(
        database,
        bot_delay=0.0,
        rate=0.0,
        tables_per_hour=0,
        tables_per_owner=0,
        request_seconds=PATIENCE,
        think_seconds=PATIENCE,
    )


if __name__ == "__main__":
    serve(patient(sys.argv[1]), "127.0.0.1", 0, lambda address: print(address, flush=True))
