"""A server whose Python has been read before: `soak.py` forks one after each kill instead of starting Python anew.

Texts and drawings of all games are read when this module is imported, so a new server answers after milliseconds.
"""

from __future__ import annotations

import sys
from multiprocessing.connection import Connection

from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.server.live.warm_up import leaf_through
from ninerealms.server.run import serve
from ninerealms.server.settings import Settings
from ninerealms.text.languages import LANGUAGES

for game in names():
    for lang in LANGUAGES:
        leaf_through(find(game), lang)


def begin(database: str, line: Connection) -> None:
    """Serve until killed; the address is told through the line."""
    sys.stdin.close()
    serve(Settings(database, rate=0, per_address=0, tables_per_hour=0, tables_per_owner=0), "127.0.0.1", 0, line.send)
