"""A crowd: many listeners at many tables for minutes. Errors, memory, and how long scenes and news take for all.

    python bench/crowd.py [--json] [--listeners 1000] [--tables 200] [--seconds 300] [--before REV]

At every table two people play by link, one answer a second, and the rest of the listeners look on. What is timed is
from a click to each listener's news and scene that show it. Then the same with a single table, to compare the news.
With --before the server of that commit is measured in the same run, first.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import uvloop

from server import MAY_ANSWER, Ear, Sitting, Wire, part, request, taken_apart
from speed import before

SAMPLE_SECONDS = 5.0
FIRST_MINUTE = 60.0
ASKED = b"asked"
NOT_IN_BEFORE = ("--per-address", "0")


class Waiting(NamedTuple):
    """What listeners waited for, in milliseconds, and what went wrong."""

    listeners: int
    tables: int
    seconds: float
    answers: int
    errors: int
    news_p50: float
    news_p95: float
    scene_p50: float
    scene_p95: float
    asked_p50: float  # scenes of whoever is asked next
    asked_p95: float
    memory_early: float  # megabytes of the server after the first minute
    memory_late: float  # the most after that


class Table(Sitting):
    """A table of the crowd: two who play, and some who look on."""

    def __init__(self, port: int, game: str, chance: random.Random, watchers: int) -> None:
        super().__init__(port, game, chance)
        self.watchers = watchers
        self.clicks: list[tuple[int, float]] = []
        self.seen: dict[tuple[int, bytes], int] = {}
        self.times: dict[bytes, list[float]] = {b"news": [], b"scene": [], ASKED: []}

    async def gather(self) -> None:
        """As always, and then those who look on; what was clicked at the last game is forgotten."""
        self.clicks, self.seen = [], {}
        await super().gather()
        for number in range(self.watchers):
            wire = Wire(self.port)
            await wire.open()
            _, _, cookies = await wire.ask("GET", self.made["links"]["spectators"])
            wire.writer.close()
            await self.look_on(-1 - number, cookies[0])

    async def look_on(self, who: int, cookie: str) -> None:
        question = request("GET", f"/api/t/{self.table}/events", cookie)
        ear = Ear(question, lambda told, moment: self.hear(who, told, moment))
        await asyncio.get_running_loop().create_connection(lambda: ear, "127.0.0.1", self.port)
        self.ears.append(ear)

    def hear(self, seat: int, told: bytes, moment: float) -> None:
        kind, step, data = taken_apart(told)
        known = self.seen.get((seat, kind), 0)
        shown = [begin for clicked, begin in self.clicks[known:] if clicked <= step]
        self.seen[seat, kind] = known + len(shown)
        waited = [1000 * (moment - begin) for begin in shown]
        self.times[kind] += waited
        if kind == b"scene" and MAY_ANSWER in data:
            self.times[ASKED] += waited
        if seat >= 0:
            super().hear(seat, told, moment)

    async def be_busy(self) -> None:
        await asyncio.sleep(self.chance.random())
        while True:
            begun = time.perf_counter()
            await self.click()
            await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - begun)))

    def clicked(self, step: int, begin: float) -> None:
        self.clicks.append((step, begin))


@contextmanager
def serving(folder: Path | None) -> Iterator[tuple[int, int]]:
    """A server of here or of another commit on an empty database: its port and its process."""
    here = Path(__file__).resolve().parent.parent
    with tempfile.TemporaryDirectory() as place:
        words = ["serve", "--port", "0", "--database", f"sqlite:///{Path(place) / 'tables.db'}", "--rate", "0"]
        words += [] if folder else NOT_IN_BEFORE
        env = {**before.around(folder or here), "NINEREALMS_FORM": os.environ.get("NINEREALMS_FORM", "compiled")}
        with subprocess.Popen(
            [sys.executable, "-m", "ninerealms.cli", *words, "--lang", "en"], stdout=subprocess.PIPE, text=True, env=env
        ) as server:
            try:
                assert server.stdout is not None
                yield int(server.stdout.readline().split("127.0.0.1:")[1].split("/")[0]), server.pid
            finally:
                server.terminate()


def memory(process: int) -> float:
    """Megabytes."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


async def measure(port: int, process: int, listeners: int, tables: int, seconds: float) -> Waiting:
    watchers = [max(0, listeners // tables - 2) + (number < listeners % tables) for number in range(tables)]
    crowd = [Table(port, "northgard", random.Random(number), count) for number, count in enumerate(watchers)]
    for table in crowd:
        await table.gather()
    busy = [asyncio.create_task(table.be_busy()) for table in crowd]
    begun, samples = time.perf_counter(), list[tuple[float, float]]()
    while (passed := time.perf_counter() - begun) < seconds:
        samples.append((passed, memory(process)))
        await asyncio.sleep(min(SAMPLE_SECONDS, seconds / 10))
    for task in busy:
        task.cancel()
    failed = [each for each in await asyncio.gather(*busy, return_exceptions=True) if isinstance(each, Exception)]
    for table in crowd:
        table.leave()
    first = min(FIRST_MINUTE, seconds / 2)
    late = [size for passed, size in samples if passed >= first]
    kinds = (b"news", b"scene", ASKED)
    news, scenes, asked = ([value for table in crowd for value in table.times[kind]] for kind in kinds)
    return Waiting(
        listeners=sum(len(table.screens) + table.watchers for table in crowd),
        tables=tables,
        seconds=seconds,
        answers=sum(table.answers for table in crowd),
        errors=len(failed) + sum(table.errors for table in crowd),
        news_p50=part(news, 50),
        news_p95=part(news, 95),
        scene_p50=part(scenes, 50),
        scene_p95=part(scenes, 95),
        asked_p50=part(asked, 50),
        asked_p95=part(asked, 95),
        memory_early=round(late[0], 1),
        memory_late=round(max(late), 1),
    )


def run(folder: Path | None, listeners: int, tables: int, seconds: float) -> dict[str, Any]:
    with serving(folder) as (port, process):
        return uvloop.run(measure(port, process, listeners, tables, seconds))._asdict()


def main() -> None:
    """Print the figures."""
    asks = argparse.ArgumentParser(description="Many listeners at many tables for minutes.")
    asks.add_argument("--json", action="store_true", help="figures for programs")
    asks.add_argument("--listeners", type=int, default=1000)
    asks.add_argument("--tables", type=int, default=200)
    asks.add_argument("--seconds", type=float, default=300.0)
    asks.add_argument("--before", metavar="REV", help="a commit to be measured against")
    asked = asks.parse_args()
    found = {}
    if asked.before:
        found["before"] = run(before.built(asked.before), asked.listeners, asked.tables, asked.seconds)
    found["now"] = run(None, asked.listeners, asked.tables, asked.seconds)
    found["single"] = run(None, 2, 1, min(60.0, asked.seconds))
    if asked.json:
        print(json.dumps(found))
        return
    for name, row in found.items():
        print(f"{name}: {', '.join(f'{field} {value}' for field, value in row.items())}")


if __name__ == "__main__":
    main()
