"""`make soak`: the server is killed again and again while whole games are played through it; nothing confirmed is lost.

    python bench/soak.py [--kills 1000] [--games 10000] [--players 8] [--game northgard]

Every player plays both seats of a table whose seed it gave, so it knows by itself how the game goes: after each kill
and at the end of each game the server's replay is compared with its own. Prints the result, and writes it to
bench/soak.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from ninerealms.games import game as find
from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import Move, read
from server import Wire

HERE = Path(__file__).resolve().parent
A_MOMENT = 0.05  # between looks at how far they are
TOLD = """# Soak

`make soak`: the server was killed {kills} times while {games} whole games of {game} were played through it by
{players} players.

| what | figure |
|---|---|
| confirmed moves | {moves} |
| confirmed moves lost | {lost} |
| games that ended otherwise than their player knows | {wrong} |
| refusals | {refused} |
| minutes | {minutes} |
"""


class House:
    """One database, and the server on it, which is killed and started anew."""

    def __init__(self, folder: str) -> None:
        self.database = f"sqlite:///{Path(folder) / 'tables.db'}"
        self.server: subprocess.Popen[str] | None = None
        self.port = 0
        self.kills = 0
        self.is_up = asyncio.Event()

    async def start(self) -> None:
        self.port = await asyncio.to_thread(self._start)
        self.is_up.set()

    def _start(self) -> int:
        words = ["serve", "--port", "0", "--database", self.database, "--rate", "0", "--per-address", "0"]
        self.server = subprocess.Popen(
            [sys.executable, "-m", "ninerealms.cli", *words, "--lang", "en"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ},
        )
        assert self.server.stdout is not None
        return int(self.server.stdout.readline().split("127.0.0.1:")[1].split("/")[0])

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self.server is not None
        assert self.server.stdout is not None
        self.is_up.clear()
        self.server.send_signal(how)
        await asyncio.to_thread(self.server.wait)
        self.server.stdout.close()


class Player:
    """Plays game after game, and knows what was confirmed."""

    def __init__(self, house: House, game: str, chance: random.Random) -> None:
        self.house, self.game, self.chance = house, find(game), chance
        self.games = self.moves = self.lost = self.wrong = self.refused = 0
        self.cookie = ""
        self.wire: Wire | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any] | None:
        """Status and answer; None where the server was killed meanwhile."""
        try:
            if self.wire is None:
                await self.house.is_up.wait()
                self.wire = Wire(self.house.port, self.cookie)
                await self.wire.open()
            status, raw, cookies = await self.wire.ask(method, path, body)
        except (OSError, asyncio.IncompleteReadError):
            self.wire = None
            return None
        if cookies:
            self.cookie = self.wire.cookie = cookies[0]
        return status, raw

    async def play(self, enough: asyncio.Event) -> None:
        while not enough.is_set():
            await self.play_one(enough)

    async def play_one(self, enough: asyncio.Event) -> None:
        seed = self.chance.getrandbits(50)
        made = await self.ask("POST", "/api/tables", {"game": self.game.name, "players": 2, "seed": seed})
        if made is None or made[0] != 201:
            return
        table = msgspec.json.decode(made[1])["table"]
        own = Match(self.game, 2, seed)
        while own.decision is not None and not enough.is_set():
            action, seat = self.chance.choice(own.decision.options), own.decision.seat
            body = {"seat": max(seat, 0), "step": own.step, "action": action}
            told = await self.ask("POST", f"/api/t/{table}/answer", body)
            if told is None:
                await self.look(table, own)
            elif told[0] == 200:
                own.submit(action)
                self.moves += 1
            else:
                self.refused += 1
                await self.look(table, own)
        if own.decision is None:
            await self.look(table, own)
            self.games += 1
            await self.ask("DELETE", f"/api/t/{table}")

    async def look(self, table: str, own: Match) -> None:
        """What the server has: all that was confirmed, and one move more at most."""
        told = await self.ask("GET", f"/api/t/{table}/replay?seat=0")
        while told is None or told[0] == 503:
            told = await self.ask("GET", f"/api/t/{table}/replay?seat=0")
        if told[0] != 200:
            self.lost += own.step
            self.wrong += 1
            return
        kept = [entry.action for entry in read(told[1].decode()).entries if isinstance(entry, Move)]
        known = [entry.action for entry in own.entries if isinstance(entry, Move)]
        same = sum(1 for ours, theirs in zip(known, kept, strict=False) if ours == theirs)
        self.lost += len(known) - same
        self.wrong += same < len(known) or len(kept) > len(known) + 1
        for action in kept[len(known) :]:
            own.submit(action)


def count(everybody: list[Player], what: str) -> int:
    return sum(getattr(each, what) for each in everybody)


async def until(everybody: list[Player], moves: int, games: int) -> None:
    """Until so much was confirmed and so many games are over."""
    while count(everybody, "moves") < moves or count(everybody, "games") < games:  # noqa: ASYNC110 - many change it
        await asyncio.sleep(A_MOMENT)


async def soak(kills: int, games: int, players: int, game: str) -> dict[str, Any]:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        house, chance = House(folder), random.Random(7)
        await house.start()
        everybody = [Player(house, game, random.Random(number)) for number in range(players)]
        enough = asyncio.Event()
        hands = [asyncio.create_task(each.play(enough)) for each in everybody]
        for kill in range(kills):
            await until(everybody, count(everybody, "moves") + chance.randint(1, 200), games * kill // kills)
            await house.kill()
            house.kills += 1
            await house.start()
        await until(everybody, 0, games)
        enough.set()
        await asyncio.gather(*hands)
        await house.kill(signal.SIGTERM)
    sums = {name: count(everybody, name) for name in ("games", "moves", "lost", "wrong", "refused")}
    minutes = round((time.monotonic() - begun) / 60, 1)
    return {"kills": house.kills, "game": game, "players": players, "minutes": minutes, **sums}


def main() -> int:
    """Exit code 1 when something was lost."""
    asks = argparse.ArgumentParser(description="Kill the server again and again while games are played through it.")
    asks.add_argument("--kills", type=int, default=1000)
    asks.add_argument("--games", type=int, default=10_000)
    asks.add_argument("--players", type=int, default=8)
    asks.add_argument("--game", default="northgard")
    asks.add_argument("--result", type=Path, default=HERE / "soak.md", help="where the result is written")
    asked = asks.parse_args()
    found = uvloop.run(soak(asked.kills, asked.games, asked.players, asked.game))
    told = TOLD.format(**found)
    asked.result.write_text(told, encoding="utf-8")
    print(told)
    return 1 if found["lost"] or found["wrong"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
