"""Killed at any moment, the server has every move it confirmed."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

from ninerealms.kernel.replay import Move, read
from tests.programs import python
from tests.server.running import NO_SECRETS
from tests.waiting import PATIENCE, wait_until

MOST_MOVES = 60  # between a start and a kill
STEPS = 9
NURSERY = """
import os, sys
from ninerealms.server.run import serve
from ninerealms.server.settings import Settings
from ninerealms.server.storage.open_database import open_database
from tests.server.games import FINDER, LITTLE
open_database(sys.argv[1]).dispose()
for _ in sys.stdin:
    if os.fork() == 0:
        settings = Settings(sys.argv[1], FINDER, tuple(LITTLE), bot_delay=0.0, rate=0.0, workers=1)
        serve(settings, "127.0.0.1", 0, lambda address: print(os.getpid(), address, flush=True))
    else:
        os.wait()
"""


class Nursery:
    """A process that has read all it needs and gives birth to servers, one after the other, to be killed."""

    def __init__(self, database: str) -> None:
        self.process = subprocess.Popen(
            python("-c", NURSERY, database),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )

    def start(self) -> tuple[int, str]:
        """A server: its process and its address."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print("go", file=self.process.stdin, flush=True)
        number, _, address = self.process.stdout.readline().strip().partition(" ")
        assert address, "the server did not start"
        return int(number), address

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Player:
    """Plays game after game and remembers what was confirmed."""

    def __init__(self) -> None:
        self.confirmed: dict[str, list[int]] = {}
        self.cookies = httpx.Cookies()
        self.table = ""

    def play(self, address: str, stop: threading.Event) -> None:
        try:
            with httpx.Client(base_url=address, timeout=PATIENCE, verify=NO_SECRETS, cookies=self.cookies) as http:
                while not stop.is_set():
                    self.move(http)
        except httpx.HTTPError:
            return

    def move(self, http: httpx.Client) -> None:
        """One more answer; at a new table when the old one is full."""
        if len(self.confirmed.get(self.table, [])) >= STEPS - 4 or not self.table:
            made = http.post("/api/tables", json={"game": "noughts"})
            self.cookies.update(http.cookies)
            self.table = made.json()["table"]
            self.confirmed[self.table] = []
            return
        known = self.confirmed[self.table]
        step = len(known)
        body = {"seat": step % 2, "step": step, "action": step}
        done = http.post(f"/api/t/{self.table}/answer", json=body)
        if done.status_code in (200, 409):  # 409: written before the kill, but the answer never reached us
            known.append(step)
        else:
            raise AssertionError(done.text)

    def check(self, address: str) -> int:
        """Every confirmed move is there; how many."""
        with httpx.Client(base_url=address, timeout=PATIENCE, verify=NO_SECRETS, cookies=self.cookies) as http:
            for table, moves in self.confirmed.items():
                found = http.get(f"/api/t/{table}/replay")
                assert found.status_code == 200, found.text
                kept = [entry.action for entry in read(found.text).entries if isinstance(entry, Move)]
                assert kept[: len(moves)] == moves
                assert len(kept) <= len(moves) + 1
        return sum(map(len, self.confirmed.values()))


def count(players: list[Player]) -> int:
    return sum(len(moves) for player in players for moves in player.confirmed.values())


def has_enough(players: list[Player], moves: int) -> bool:
    return count(players) >= moves


@pytest.mark.parametrize(
    ("kind", "kills"),
    [
        ("sqlite", 6),
        ("postgres", 3),
        *(pytest.param(kind, kills, marks=pytest.mark.long) for kind, kills in (("sqlite", 50), ("postgres", 6))),
    ],
)
def test_no_confirmed_move_is_lost(kind: str, kills: int, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """If the server is killed at random moments during play, then every confirmed move is found afterwards."""
    if kind == "sqlite":
        database = f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        make: Callable[[], str] = request.getfixturevalue("new_postgres")
        database = make()
    dice = random.Random(7)
    players = [Player() for _ in range(3)]
    nursery = Nursery(database)
    for _ in range(kills):
        process, address = nursery.start()
        stop = threading.Event()
        hands = [threading.Thread(target=player.play, args=(address, stop)) for player in players]
        for hand in hands:
            hand.start()
        enough = count(players) + dice.randint(1, MOST_MOVES)
        wait_until(partial(has_enough, players, enough))
        os.kill(process, signal.SIGKILL)
        stop.set()
        for hand in hands:
            hand.join()
    process, address = nursery.start()
    confirmed = sum(player.check(address) for player in players)
    os.kill(process, signal.SIGKILL)
    nursery.close()
    assert confirmed >= kills
