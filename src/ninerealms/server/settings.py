"""What can be set when the server is started."""

from __future__ import annotations

import os
from dataclasses import dataclass

DRAW_WORKERS = min(2, max(1, (os.cpu_count() or 1) - 1))  # a core is left to whoever waits for an answer


@dataclass(frozen=True)
class Settings:
    """Times are in seconds, rates in requests per second; a rate of 0 is no limit."""

    database: str
    finder: str = "ninerealms.games:game"  # module:function that knows the games, also for thinking processes
    names: tuple[str, ...] = ()  # the games on offer; all of the registry when empty
    workers: int = 2  # processes that think
    draw_workers: int = DRAW_WORKERS  # processes that draw; 0: the server draws itself
    bot_delay: float = 0.7
    hint_milliseconds: int = 1500
    hint_iterations: int = 0  # instead of milliseconds, so that the same question gets the same advice
    grace: float = 8.0
    keep_alive: float = 15.0
    rate: float = 60.0
    burst: int = 300
    largest_body: int = 256 * 1024
    most_rooms: int = 400
    most_streams: int = 2000
