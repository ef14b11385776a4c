"""The settings: what can be set when the server is started."""

from __future__ import annotations

import os
from dataclasses import dataclass


def count_cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


DRAW_WORKERS = max(1, count_cores() - 1)  # a core is left to whoever waits for an answer


@dataclass(frozen=True)
class Settings:
    """Times are in seconds, rates in requests per second; a limit of 0 is none."""

    database: str
    finder: str = "ninerealms.games:game"  # module:function that knows the games, also for thinking processes
    names: tuple[str, ...] = ()  # the games on offer; all there are when empty
    workers: int = 2  # processes that think
    draw_workers: int = DRAW_WORKERS  # processes that draw; 0: the server draws itself
    bot_delay: float = 0.7
    hint_milliseconds: int = 1500
    hint_iterations: int = 0  # instead of milliseconds, so that the same question gets the same advice
    think_seconds: float = 30.0  # for one thought; then its process is replaced
    grace: float = 8.0
    replace_after: float = 180.0  # how long somebody must be away before a bot may take over
    keep_alive: float = 15.0
    rate: float = 60.0
    burst: int = 300
    largest_body: int = 256 * 1024
    largest_head: int = 32 * 1024
    request_seconds: float = 10.0  # for the head of a request, and again for its body
    most_rooms: int = 400
    most_lines: int = 4000
    most_streams: int = 2000
    per_address: int = 200  # connections, and streams
    per_browser: int = 24  # streams
    per_table: int = 200  # streams
    tables_per_owner: int = 200
    tables_per_hour: int = 60  # made from one address
    keep_days: float = 0.0  # tables nobody has played at for so long are removed; 0: none are
    metrics: str = ""  # HOST:PORT of the figures; empty: nowhere
    control: str = ""  # the socket where whoever runs the server gives orders; empty: none
    trust_proxy: str = ""  # addresses or networks with commas, whose word about the caller is taken
    hosts: tuple[str, ...] = ()  # names the server goes by, besides addresses and the machine's own name
