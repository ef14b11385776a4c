"""`make soak`: the server is killed again and again while whole games are played through it; nothing confirmed is lost.

    python bench/soak.py [--kills 1000] [--games 10000] [--players 24] [--kinds northgard:2,ragnarok] [--stop]

Every player plays all seats of a table whose seed it gave, so it knows by itself how the game goes: after each kill
and at the end of each game the server's replay is compared with its own (of hidden hands: what both seats are shown,
put together). How often each kind is played is said with its name: a game of Ragnarok between players by chance is
some 700 answers, one of Andor some 30. What was counted is kept in build/soak.json
after each kill: the next run goes on from there. Prints the result, and writes it to bench/soak.md; with --stop that of
what was counted so far.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import tempfile
import time
from collections import Counter
from contextlib import closing
from datetime import UTC, datetime
from itertools import count as numbers
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from ninerealms.games import game as find
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import Move, read
from reporting import measured
from server import Wire

HERE = Path(__file__).resolve().parent
KEPT = HERE.parent / "build" / "soak.json"
KINDS = ("northgard", "diceforge", "yggdrasil", "andor", "ragnarok")
SEATS = 2
A_MOMENT = 0.05  # between looks at how far they are
COUNTED = ("games", "moves", "lost", "wrong", "refused")
TOLD = """# Soak

`bench/soak.py`: the server was killed {kills} times (SIGKILL, in the middle of answers) while {games} whole games
({told}) were played through it by {players} players at once, on SQLite. Each new server
was forked from a process that had read the program already, so that killing is not waiting for Python to start.
How the games share the run was chosen for their length (`--kinds {kinds}`). Measured until {date} at commit {commits}.
{rest}
| what | figure |
|---|---|
| confirmed moves | {moves} |
| confirmed moves lost | {lost} |
| games that stood otherwise than their player knows | {wrong} |
| refusals | {refused} |
| minutes | {minutes} |
| runs it took | {runs} |
"""


class House:
    """One database, and the server on it, which is killed and started anew."""

    def __init__(self, folder: str) -> None:
        self.database = f"sqlite:///{Path(folder) / 'tables.db'}"
        os.environ["PYTHONPATH"] = os.pathsep.join([str(HERE), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.nursery = multiprocessing.get_context("forkserver")
        self.nursery.set_forkserver_preload(["warm_server"])
        self.server: BaseProcess | None = None
        self.port = 0
        self.is_up = asyncio.Event()

    async def start(self) -> None:
        self.port = await asyncio.to_thread(self._start)
        self.is_up.set()

    def _start(self) -> int:
        from warm_server import begin  # noqa: PLC0415 - read over there first, where it is forked from

        ours, theirs = self.nursery.Pipe(duplex=False)
        self.server = self.nursery.Process(target=begin, args=(self.database, theirs))
        self.server.start()
        theirs.close()
        with ours:
            return int(ours.recv().split("127.0.0.1:")[1].split("/")[0])

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self.server is not None
        assert self.server.pid is not None
        self.is_up.clear()
        os.kill(self.server.pid, how)
        await asyncio.to_thread(self.server.join)
        self.server.close()
        self.server = None

    def close(self) -> None:
        """Leave nothing running, however it ends."""
        if self.server is not None:
            self.server.kill()


class Player:
    """Plays game after game, and knows what was confirmed."""

    def __init__(self, house: House, kinds: list[str], number: int, run: int) -> None:
        self.house, self.chance = house, random.Random(f"{number} {run}")
        self.kinds = [find(kinds[(number + each) % len(kinds)]) for each in range(len(kinds))]
        self.games = self.moves = self.lost = self.wrong = self.refused = 0
        self.over: Counter[str] = Counter()
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
        for turn in numbers():
            if enough.is_set():
                return
            await self.play_one(self.kinds[turn % len(self.kinds)], enough)

    async def play_one(self, game: Game, enough: asyncio.Event) -> None:
        seed = self.chance.getrandbits(50)
        made = await self.ask("POST", "/api/tables", {"game": game.name, "players": SEATS, "seed": seed})
        if made is None or made[0] != 201:
            self.refused += made is not None
            return
        table = msgspec.json.decode(made[1])["table"]
        own = Match(game, SEATS, seed)
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
            self.over[game.name] += 1
            await self.ask("DELETE", f"/api/t/{table}")

    async def replay(self, table: str, seat: int) -> str | None:
        """The file as a seat gets it, however often the server is killed meanwhile; None where it is refused."""
        told = None
        while told is None or told[0] == 503:
            told = await self.ask("GET", f"/api/t/{table}/replay?seat={seat}")
        return told[1].decode() if told[0] == 200 else None

    async def look(self, table: str, own: Match) -> None:
        """What the server has: all that was confirmed, and one move more at most."""
        files = [await self.replay(table, seat) for seat in range(SEATS)]
        shown = [answers_in(text) for text in files if text is not None]
        if len(shown) < SEATS:
            self.lost += own.step
            self.wrong += 1
            return
        kept = together(*shown)
        known = [entry.action for entry in own.entries if isinstance(entry, Move)]
        same = sum(1 for ours, theirs in zip(known, kept, strict=False) if ours == theirs)
        self.lost += len(known) - same
        self.wrong += same < len(known) or len(kept) > len(known) + 1
        for action in kept[len(known) :]:
            own.submit(action)


def answers_in(text: str) -> list[int]:
    return [entry.action for entry in read(text).entries if isinstance(entry, Move)]


def together(first: list[int], second: list[int]) -> list[int]:
    """What was answered, by the files of both seats: each hides (-1) what the other answered in secret."""
    return [max(pair) for pair in zip(first, second, strict=False)]  # what one does not have is lost


def count(everybody: list[Player], what: str) -> int:
    return sum(getattr(each, what) for each in everybody)


async def until(everybody: list[Player], moves: int, games: int) -> None:
    """Until so much was confirmed and so many games are over."""
    while count(everybody, "moves") < moves or count(everybody, "games") < games:  # noqa: ASYNC110 - many change it
        await asyncio.sleep(A_MOMENT)


def sums(before: dict[str, Any], everybody: list[Player], begun: float) -> dict[str, Any]:
    """What was counted by earlier runs and by this one."""
    found = {name: before[name] + count(everybody, name) for name in COUNTED}
    over = sum((each.over for each in everybody), Counter(before["over"]))
    return {**before, **found, "over": over, "minutes": round(before["minutes"] + (time.monotonic() - begun) / 60, 1)}


async def soak(before: dict[str, Any], kept: Path) -> dict[str, Any]:
    """Go on from what earlier runs counted until there are as many kills and games as wanted."""
    begun, (kills, games) = time.monotonic(), before["wanted"]
    before["runs"] += 1
    before["commits"] = list(dict.fromkeys([*before["commits"], measured.commit()]))
    with tempfile.TemporaryDirectory() as folder, closing(House(folder)) as house:
        await house.start()
        everybody = [Player(house, spread(before["kinds"]), each, before["runs"]) for each in range(before["players"])]
        enough, chance = asyncio.Event(), random.Random(before["runs"])
        hands = [asyncio.create_task(each.play(enough)) for each in everybody]
        for kill in range(before["kills"], kills):
            wanted = count(everybody, "moves") + chance.randint(1, 200)
            await until(everybody, wanted, games * kill // kills - before["games"])
            await house.kill()
            keep(kept, sums({**before, "kills": kill + 1}, everybody, begun))
            await house.start()
        await until(everybody, 0, games - before["games"])
        enough.set()
        await asyncio.gather(*hands)
        await house.kill(signal.SIGTERM)
    return sums({**before, "kills": max(kills, before["kills"])}, everybody, begun)


def keep(kept: Path, found: dict[str, Any]) -> None:
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps(found), encoding="utf-8")


def begun_before(kept: Path, wanted: dict[str, Any]) -> dict[str, Any]:
    """Where an earlier run with the same wishes stopped, or nothing yet."""
    if kept.is_file():
        found: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8"))
        if all(found[name] == value for name, value in wanted.items()):
            return found
    return {**wanted, "kills": 0, "minutes": 0.0, "runs": 0, "over": {}, "commits": [], **dict.fromkeys(COUNTED, 0)}


def spread(kinds: list[str]) -> list[str]:
    """Each kind as often as it says, far apart from itself."""
    shares = [(name, int(often or 1)) for name, _, often in (each.partition(":") for each in kinds)]
    placed = [((turn + 0.5) / often, name) for name, often in shares for turn in range(often)]
    return [name for _, name in sorted(placed)]


def tell(found: dict[str, Any]) -> str:
    """The result as it is published."""
    games = ", ".join(f"{count:,} of {name}" for name, count in sorted(found["over"].items()))
    kills, wanted = found["wanted"]
    done = found["kills"] >= kills and found["games"] >= wanted
    rest = "" if done else f"It was stopped there: {kills:,} kills and {wanted:,} games are wanted.\n"
    words = {"kinds": ",".join(found["kinds"]), "commits": ", ".join(found["commits"]), "told": games, "rest": rest}
    return TOLD.format(**{**found, **words}, date=datetime.now(UTC).date().isoformat())


def main() -> int:
    """Exit code 1 when something was lost."""
    asks = argparse.ArgumentParser(description="Kill the server again and again while games are played through it.")
    asks.add_argument("--kills", type=int, default=1000)
    asks.add_argument("--games", type=int, default=10_000)
    asks.add_argument("--players", type=int, default=24)
    asks.add_argument("--kinds", default=",".join(KINDS), help="games, with commas between, and how often: andor:3")
    asks.add_argument("--result", type=Path, default=HERE / "soak.md", help="where the result is written")
    asks.add_argument("--kept", type=Path, default=KEPT, help="where it is kept how far it came")
    asks.add_argument("--stop", action="store_true", help="tell what was counted so far; it can be gone on with")
    asked = asks.parse_args()
    wanted = {"wanted": [asked.kills, asked.games], "players": asked.players, "kinds": asked.kinds.split(",")}
    before = begun_before(asked.kept, wanted)
    found = before if asked.stop else uvloop.run(soak(before, asked.kept))
    told = tell(found)
    asked.result.write_text(told, encoding="utf-8")
    if not asked.stop:
        asked.kept.unlink(missing_ok=True)
    print(told)
    return 1 if found["lost"] or found["wrong"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
