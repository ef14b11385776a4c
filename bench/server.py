"""The server: from one seat's click to the other seat's update, over loopback, at 1 and at 100 busy tables.

    python bench/server.py [--json] [--tables 1,100] [--seconds 10] [--game northgard]

Every table has two people at two screens and both streams open. At one table the click is timed: until the other seat
has the news (who is asked, the new log lines), and until it has the scene (the whole table, drawn). At the other
tables people click every second.
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
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

PAUSE = 1.0  # between two answers at a busy table
TIMED_PAUSE = 0.02
GATHERING = 3.0


class Latency(NamedTuple):
    """Milliseconds from the click to the other seat, at so many tables; the share of requests that failed."""

    tables: int
    clicks: int
    news_p50: float
    news_p95: float
    scene_p50: float
    scene_p95: float
    answers_per_second: float
    errors: int


class Wire:
    """One kept connection that speaks as much HTTP as is needed here; no client library stands between the clocks."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any, list[str]]:
        """Status, JSON and cookies of an answer."""
        self.send(method, path, body)
        status, headers = await self.head()
        length = next((int(value) for name, value in headers if name == "content-length"), 0)
        raw = await self.reader.readexactly(length)
        cookies = [value.partition(";")[0] for name, value in headers if name == "set-cookie"]
        return status, json.loads(raw) if raw.startswith((b"{", b"[")) else None, cookies

    def send(self, method: str, path: str, body: object = None) -> None:
        raw = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", "Host: bench", f"Content-Length: {len(raw)}"]
        lines += ["Content-Type: application/json", *([f"Cookie: {self.cookie}"] if self.cookie else [])]
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + raw)

    async def head(self) -> tuple[int, list[tuple[str, str]]]:
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = [line.partition(": ")[::2] for line in lines[1:] if line]
        return int(lines[0].split()[1]), [(name.lower(), value) for name, value in headers]

    async def messages(self, path: str) -> AsyncIterator[tuple[str, float, dict[str, Any]]]:
        """The messages of a stream, each with the moment it was whole."""
        self.send("GET", path)
        status, _ = await self.head()
        assert status == 200, f"the stream answers {status}"
        held = b""
        while True:
            size = int(await self.reader.readline(), 16)
            held += await self.reader.readexactly(size)
            await self.reader.readexactly(2)
            moment = time.perf_counter()
            while b"\n\n" in held:
                message, _, held = held.partition(b"\n\n")
                event, _, data = message.partition(b"\ndata: ")
                if data:
                    yield event.split(b"\n")[0].decode().removeprefix("event: "), moment, json.loads(data)


class Sitting:
    """A table with two people, each at a screen of their own."""

    def __init__(self, port: int, game: str, chance: random.Random) -> None:
        self.port = port
        self.game = game
        self.chance = chance
        self.arrived: dict[tuple[int, str, int], float] = {}
        self.newest: dict[int, dict[str, Any]] = {}
        self.changed = asyncio.Event()
        self.errors = 0
        self.answers = 0
        self.hearing: list[asyncio.Task[None]] = []

    async def gather(self) -> None:
        """Lay a table, join by link, listen."""
        for task in self.hearing:
            task.cancel()
        maker = Wire(self.port)
        await maker.open()
        status, made, _ = await maker.ask("POST", "/api/tables", {"game": self.game, "seats": [{}, {}]})
        assert status == 201, made
        maker.writer.close()
        self.table, self.screens, self.newest = made["table"], [], {}
        for link in made["links"]["seats"]:
            screen = Wire(self.port)
            await screen.open()
            _, _, cookies = await screen.ask("GET", link)
            screen.cookie = cookies[0]
            self.screens.append(screen)
        self.hearing = [asyncio.create_task(self.hear(seat)) for seat in (0, 1)]
        while len(self.newest) < 2:
            await self.changed.wait()
            self.changed.clear()

    async def hear(self, seat: int) -> None:
        ear = Wire(self.port, self.screens[seat].cookie)
        await ear.open()
        async for event, moment, data in ear.messages(f"/api/t/{self.table}/events?seat={seat}"):
            self.arrived.setdefault((seat, event, data["step"]), moment)
            if event == "scene":
                self.newest[seat] = data
            self.changed.set()

    async def click(self) -> tuple[float, int, int]:
        """Whoever is asked answers; when it was clicked, by whom, for which step. A new game when one is over."""
        while True:
            if any(scene["outcome"] for scene in self.newest.values()):
                self.arrived.clear()
                await self.gather()
            found = [seat for seat, scene in self.newest.items() if scene["may"]]
            if found:
                break
            await self.changed.wait()
            self.changed.clear()
        seat = found[0]
        scene = self.newest[seat]
        scene["may"] = False
        action = self.chance.choice(scene["choices"])["action"]
        begin = time.perf_counter()
        path = f"/api/t/{self.table}/answer"
        status, _, _ = await self.screens[seat].ask(
            "POST", path, {"seat": seat, "step": scene["step"], "action": action}
        )
        self.answers += 1
        self.errors += status != 200
        return begin, seat, scene["step"] + 1

    async def be_busy(self) -> None:
        await asyncio.sleep(self.chance.random() * PAUSE)
        while True:
            begin, _, _ = await self.click()
            await asyncio.sleep(max(0.0, PAUSE - (time.perf_counter() - begin)))


async def measure(port: int, game: str, tables: int, seconds: float) -> Latency:
    """Time the clicks at one table while people play at the others."""
    chance = random.Random(5)
    others = [Sitting(port, game, random.Random(n)) for n in range(tables - 1)]
    for each in others:
        await each.gather()
    busy = [asyncio.create_task(each.be_busy()) for each in others]
    timed = Sitting(port, game, chance)
    await timed.gather()
    if others:
        await asyncio.sleep(GATHERING)
    news: list[float] = []
    scenes: list[float] = []
    begun = time.perf_counter()
    before = sum(each.answers for each in others)
    while time.perf_counter() < begun + seconds:
        begin, seat, step = await timed.click()
        keys = [(1 - seat, event, step) for event in ("news", "scene")]
        while keys[1] not in timed.arrived:
            await timed.changed.wait()
            timed.changed.clear()
        news.append(1000 * (timed.arrived.get(keys[0], timed.arrived[keys[1]]) - begin))
        scenes.append(1000 * (timed.arrived[keys[1]] - begin))
        await asyncio.sleep(TIMED_PAUSE)
    spent = time.perf_counter() - begun
    answers = len(news) + sum(each.answers for each in others) - before
    running = [*busy, *timed.hearing, *(task for each in others for task in each.hearing)]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    errors = timed.errors + sum(each.errors for each in others)
    return Latency(
        tables, len(news), part(news, 50), part(news, 95), part(scenes, 50), part(scenes, 95), answers / spent, errors
    )


def part(values: list[float], percent: int) -> float:
    """A percentile."""
    ranked = sorted(values)
    return round(ranked[min(len(ranked) - 1, len(ranked) * percent // 100)], 2)


def run(tables: list[int], seconds: float, game: str) -> list[Latency]:
    """Start a server of our own and measure it; a fresh one for each number of tables."""
    rows: list[Latency] = []
    for count in tables:
        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite:///{Path(folder) / 'tables.db'}"
            command = [sys.executable, "-m", "ninerealms.cli", "serve", "--port", "0", "--database", database]
            server = subprocess.Popen(
                [*command, "--rate", "0", "--lang", "en"], stdout=subprocess.PIPE, text=True, env={**os.environ}
            )
            try:
                assert server.stdout is not None
                line = server.stdout.readline()
                port = int(line.split("127.0.0.1:")[1].split("/")[0])
                rows.append(asyncio.run(measure(port, game, count, seconds)))
            finally:
                server.terminate()
                server.wait()
                if server.stdout is not None:
                    server.stdout.close()
    return rows


def main() -> None:
    """Print the figures."""
    reader = argparse.ArgumentParser(description="From one seat's click to the other seat's update.")
    reader.add_argument("--json", action="store_true", help="figures for programs")
    reader.add_argument("--tables", default="1,100")
    reader.add_argument("--seconds", type=float, default=10.0)
    reader.add_argument("--game", default="northgard")
    asked = reader.parse_args()
    rows = run([int(each) for each in asked.tables.split(",")], asked.seconds, asked.game)
    if asked.json:
        print(json.dumps([row._asdict() for row in rows], indent=2))
        return
    for row in rows:
        print(
            f"{row.tables:>4} tables: news p50 {row.news_p50} ms, p95 {row.news_p95} ms; scene p50 {row.scene_p50} ms, "
            f"p95 {row.scene_p95} ms; {row.answers_per_second:.0f} answers/s, {row.errors} errors, {row.clicks} clicks"
        )


if __name__ == "__main__":
    main()
