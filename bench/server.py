"""The server: from one seat's click to the other seat's update, over loopback, at 1 and at 100 busy tables.

    python bench/server.py [--json] [--tables 1,100] [--seconds 10] [--game northgard] [--bots] [--hints]

Every table has two people at two screens and both streams open. At one table the click is timed: until the other seat
has the news (who is asked, the new log lines), and until it has the scene (the whole table, drawn). At the other
tables people click every second; with --bots a bot sits at every second one of them. With --hints somebody at one
table more asks for a hint, and for the next as soon as it has come.
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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, cast

import msgspec
import uvloop

PAUSE = 1.0  # between two answers at a busy table
TIMED_PAUSE = 0.02
GATHERING = 3.0
PATIENCE = 30.0
MAY_ANSWER = b'"may":true'
OVER = b'"outcome":{'


class Latency(NamedTuple):
    """Milliseconds from the click to the other seat, at so many tables; how many answers were refused."""

    tables: int
    bots: bool
    hints: bool
    clicks: int
    news_p50: float
    news_p95: float
    news_slowest: float
    scene_p50: float
    scene_p95: float
    answers_per_second: float
    errors: int


class Choice(msgspec.Struct):
    """What can be answered."""

    action: int


class Scene(msgspec.Struct):
    """As much of a scene as somebody needs who answers by chance."""

    step: int
    choices: list[Choice]


reader = msgspec.json.Decoder(Scene)


class Wire:
    """One kept connection that speaks as much HTTP as is needed here; no client library stands between the clocks."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes, list[str]]:
        """Status, body and cookies of an answer."""
        self.writer.write(request(method, path, self.cookie, body))
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = [(name.lower(), value) for name, _, value in (line.partition(": ") for line in lines[1:])]
        length = next((int(value) for name, value in headers if name == "content-length"), 0)
        raw = await self.reader.readexactly(length)
        cookies = [value.partition(";")[0] for name, value in headers if name == "set-cookie"]
        return int(lines[0].split()[1]), raw, cookies


def request(method: str, path: str, cookie: str, body: object = None) -> bytes:
    raw = b"" if body is None else msgspec.json.encode(body)
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(raw)}"]
    lines += ["Content-Type: application/json", *([f"Cookie: {cookie}"] if cookie else [])]
    return "\r\n".join([*lines, "", ""]).encode() + raw


class Ear(asyncio.Protocol):
    """A stream. Messages are told with the moment they were whole; no JSON is read between the clocks."""

    def __init__(self, question: bytes, hear: Callable[[bytes, float], None]) -> None:
        self.question = question
        self.hear = hear
        self.held = bytearray()
        self.searched = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.question)

    def data_received(self, data: bytes) -> None:
        moment = time.perf_counter()
        self.held += data
        while (end := self.held.find(b"\n\n", self.searched)) >= 0:
            begin = self.held.find(b"event: ", 0, end)
            if begin >= 0:
                self.hear(bytes(self.held[begin:end]), moment)
            del self.held[: end + 2]
            self.searched = 0
        self.searched = max(0, len(self.held) - 1)


def taken_apart(told: bytes) -> tuple[bytes, int, bytes]:
    """A message: its kind, the step it tells of, its JSON."""
    event, _, data = told.partition(b"\ndata: ")
    return event[7 : event.index(b"\n")], int(data[data.index(b'"step":') + 7 :].split(b",", 1)[0]), data


class Sitting:
    """A table with two people, each at a screen of their own, or one and a bot."""

    def __init__(self, port: int, game: str, chance: random.Random, *, bot: bool = False) -> None:
        self.port = port
        self.order = {"game": game, "seats": [{}, {"kind": "bot", "bot": "greedy"} if bot else {}]}
        self.chance = chance
        self.ears: list[Ear] = []
        self.arrived: dict[tuple[int, bytes, int], float] = {}
        self.newest: dict[int, bytes] = {}
        self.answered = -1
        self.changed = asyncio.Event()
        self.errors = 0
        self.answers = 0

    async def gather(self) -> None:
        """Lay a table, join by link, listen."""
        self.leave()
        maker = Wire(self.port)
        await maker.open()
        status, raw, _ = await maker.ask("POST", "/api/tables", self.order)
        assert status == 201, raw
        maker.writer.close()
        self.made = made = json.loads(raw)
        self.table, self.answered = made["table"], -1
        self.screens: dict[int, Wire] = {}
        for seat, link in enumerate(made["links"]["seats"]):
            if link is not None:
                self.screens[seat] = Wire(self.port)
                await self.screens[seat].open()
                _, _, cookies = await self.screens[seat].ask("GET", link)
                self.screens[seat].cookie = cookies[0]
                await self.listen(seat)
        while len(self.newest) < len(self.screens):
            await self.change()

    async def listen(self, seat: int) -> None:
        path = f"/api/t/{self.table}/events?seat={seat}"
        ear = Ear(request("GET", path, self.screens[seat].cookie), lambda told, moment: self.hear(seat, told, moment))
        await asyncio.get_running_loop().create_connection(lambda: ear, "127.0.0.1", self.port)
        self.ears.append(ear)

    def hear(self, seat: int, told: bytes, moment: float) -> None:
        kind, step, data = taken_apart(told)
        self.arrived.setdefault((seat, kind, step), moment)
        if kind == b"scene":
            self.newest[seat] = data
        self.changed.set()

    async def change(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.changed.wait()
        self.changed.clear()

    def asked(self) -> tuple[int, Scene] | None:
        """Whose answer is waited for, as far as the newest scenes tell."""
        for seat, data in self.newest.items():
            if MAY_ANSWER in data:
                scene = reader.decode(data)
                if scene.step > self.answered:
                    return seat, scene
        return None

    async def click(self) -> tuple[float, int, int]:
        """Whoever is asked answers; when it was clicked, by whom, for which step. A new game when one is over."""
        while (found := self.asked()) is None:
            if any(OVER in data for data in self.newest.values()):
                await self.gather()
            else:
                await self.change()
        seat, scene = found
        self.answered = scene.step
        body = {"seat": seat, "step": scene.step, "action": self.chance.choice(scene.choices).action}
        begin = time.perf_counter()
        self.clicked(scene.step + 1, begin)
        status, _, _ = await self.screens[seat].ask("POST", f"/api/t/{self.table}/answer", body)
        self.answers += 1
        self.errors += status != 200
        return begin, seat, scene.step + 1

    def clicked(self, step: int, begin: float) -> None:
        """Somebody answers now; the table will be at this step."""

    async def be_busy(self) -> None:
        await asyncio.sleep(self.chance.random() * PAUSE)
        while True:
            begin, _, _ = await self.click()
            await asyncio.sleep(max(0.0, PAUSE - (time.perf_counter() - begin)))

    async def be_advised(self) -> None:
        """Whoever is asked wants a hint, and then another, and never answers."""
        while (found := self.asked()) is None:
            await self.change()
        seat, scene = found
        while True:
            body = {"seat": seat, "step": scene.step}
            status, _, _ = await self.screens[seat].ask("POST", f"/api/t/{self.table}/hint", body)
            self.errors += status != 200

    def leave(self) -> None:
        for ear in self.ears:
            ear.transport.close()
        self.ears, self.newest, self.arrived = [], {}, {}


async def measure(port: int, game: str, tables: int, seconds: float, *, bots: bool, hints: bool) -> Latency:
    """Time the clicks at one table while people play at the others."""
    others = [Sitting(port, game, random.Random(n), bot=bots and n % 2 == 0) for n in range(tables - 1)]
    advised = [Sitting(port, game, random.Random(6))] if hints else []
    for each in (*others, *advised):
        await each.gather()
    busy = [asyncio.create_task(each.be_busy()) for each in others]
    busy += [asyncio.create_task(each.be_advised()) for each in advised]
    timed = Sitting(port, game, random.Random(5))
    await timed.gather()
    await asyncio.sleep(GATHERING)
    news: list[float] = []
    scenes: list[float] = []
    begun = time.perf_counter()
    before = sum(each.answers for each in others)
    while time.perf_counter() < begun + seconds:
        begin, seat, step = await timed.click()
        told, drawn = ((1 - seat, event, step) for event in (b"news", b"scene"))
        while drawn not in timed.arrived:
            await timed.change()
        news.append(1000 * (timed.arrived.get(told, timed.arrived[drawn]) - begin))
        scenes.append(1000 * (timed.arrived[drawn] - begin))
        await asyncio.sleep(TIMED_PAUSE)
    spent = time.perf_counter() - begun
    answers = len(news) + sum(each.answers for each in others) - before
    for task in busy:
        task.cancel()
    failed = [each for each in await asyncio.gather(*busy, return_exceptions=True) if isinstance(each, Exception)]
    everybody = (timed, *others, *advised)
    for each in everybody:
        each.leave()
    errors = len(failed) + sum(each.errors for each in everybody)
    heard, seen = (part(news, 50), part(news, 95), part(news, 100)), (part(scenes, 50), part(scenes, 95))
    return Latency(tables, bots, hints, len(news), *heard, *seen, round(answers / spent, 1), errors)


def part(values: list[float], percent: int) -> float:
    """A percentile."""
    ranked = sorted(values)
    return round(ranked[min(len(ranked) - 1, len(ranked) * percent // 100)], 2)


@contextmanager
def serving() -> Iterator[int]:
    """A server of our own on an empty database; its port."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        command = [sys.executable, "-m", "ninerealms.cli", "serve", "--port", "0", "--database", database]
        with subprocess.Popen(
            [*command, "--rate", "0", "--per-address", "0", "--lang", "en"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ},
        ) as server:
            try:
                assert server.stdout is not None
                yield int(server.stdout.readline().split("127.0.0.1:")[1].split("/")[0])
            finally:
                server.terminate()


def run(tables: int, seconds: float, game: str, *, bots: bool = False, hints: bool = False) -> Latency:
    with serving() as port:
        return uvloop.run(measure(port, game, tables, seconds, bots=bots, hints=hints))


def main() -> None:
    """Print the figures."""
    asks = argparse.ArgumentParser(description="From one seat's click to the other seat's update.")
    asks.add_argument("--json", action="store_true", help="figures for programs")
    asks.add_argument("--tables", default="1,100")
    asks.add_argument("--seconds", type=float, default=10.0)
    asks.add_argument("--game", default="northgard")
    asks.add_argument("--bots", action="store_true", help="a bot at every second of the other tables")
    asks.add_argument("--hints", action="store_true", help="hints are thought about at one table more")
    asked = asks.parse_args()
    tables = [int(each) for each in asked.tables.split(",")]
    rows = [run(each, asked.seconds, asked.game, bots=asked.bots, hints=asked.hints) for each in tables]
    if asked.json:
        print(json.dumps([row._asdict() for row in rows]))
        return
    for row in rows:
        print(
            f"{row.tables:>4} tables: news p50 {row.news_p50} ms, p95 {row.news_p95} ms, "
            f"slowest {row.news_slowest} ms; scene p50 {row.scene_p50} ms, p95 {row.scene_p95} ms; "
            f"{row.answers_per_second:.0f} answers/s, {row.errors} errors, {row.clicks} clicks"
        )


if __name__ == "__main__":
    main()
