"""Thinking elsewhere: it holds nobody up, survives a death, and takes up a form that was built meanwhile."""

from __future__ import annotations

import os
import signal
import threading
import time
from itertools import pairwise
from pathlib import Path
from statistics import median

import pytest

from ninerealms import forms
from ninerealms.server.think import Thinkers
from tests.server.live import Live, Person, in_a_loop, serving

MOST_DELAY = 0.05
MOVES = 9
ROUNDS = 5


def moves(person: Person, games: int) -> list[float]:
    """How long each answer took, and each laying of a table: there is no moment at which nothing is measured."""
    clock = [time.perf_counter()]
    for _ in range(games):
        table = person.make("noughts", "human", "human")
        clock.append(time.perf_counter())
        for step in range(MOVES - 4):
            done = person.post(f"t/{table}/answer", seat=step % 2, step=step, action=step)
            clock.append(time.perf_counter())
            assert done.status_code == 200
    return [end - begin for begin, end in pairwise(clock)]


def moves_beside_a_hint(player: Person, thinker: Person, table: str) -> list[float]:
    """How long each answer took while a hint was thought about at another table."""
    seat, found, took = thinker.scene(table)["seat"], list[int](), list[float]()
    hint = threading.Thread(target=lambda: found.append(thinker.post(f"t/{table}/hint", seat=seat, step=0).status_code))
    hint.start()
    while hint.is_alive():
        took += moves(player, 1)
    hint.join()
    assert found == [200]
    assert len(took) > 10
    return took


def test_a_hint_holds_up_no_other_table(tmp_path: Path) -> None:
    """If a hint is thought about, then even the slowest answer at another table takes at most 50 ms longer.

    One round in which it is so is enough: what the machine does besides comes and goes, what a hint does comes always.
    """
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", hint_iterations=0, hint_milliseconds=1000) as live:
        thinker, player = live.person(), live.person()
        table = thinker.make("northgard", "human", "human")
        moves(player, 2)
        held_up: list[float] = []
        while len(held_up) < ROUNDS and min(held_up, default=MOST_DELAY) >= MOST_DELAY:
            alone = median(moves(player, 20))
            held_up.append(max(moves_beside_a_hint(player, thinker, table)) - alone)
    assert min(held_up) < MOST_DELAY, held_up


def test_a_thinking_process_that_dies_is_replaced() -> None:
    """If a thinking process is killed, then the work is done by another."""

    async def work() -> int:
        thinkers = Thinkers(1)
        first = await thinkers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        second = await thinkers.run(os.getpid)
        thinkers.close()
        return second - first

    assert in_a_loop(work()) != 0


def test_a_form_built_meanwhile_is_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a compiled form appears, then processes started for the next table are new ones; without, they stay."""
    manifest = tmp_path / "manifest.json"
    monkeypatch.setattr(forms, "builds", lambda _wanted: [tmp_path] if manifest.exists() else [])

    async def work() -> list[int]:
        thinkers = Thinkers(1)
        seen = [await thinkers.run(os.getpid)]
        thinkers.refresh()
        seen.append(await thinkers.run(os.getpid))
        manifest.write_text("{}", encoding="utf-8")
        thinkers.refresh()
        seen.append(await thinkers.run(os.getpid))
        thinkers.close()
        return seen

    first, same, other = in_a_loop(work())
    assert first == same != other


def test_one_hint_at_a_time(live: Live, host: Person) -> None:
    """If a hint is being thought about at a table, then a second one is refused until it is there."""
    table = host.make("noughts", "human", "human")
    host.scene(table)
    live.hub.rooms[table].advising = True
    assert host.post(f"t/{table}/hint", seat=0, step=0).status_code == 429
    live.hub.rooms[table].advising = False
    assert host.post(f"t/{table}/hint", seat=0, step=0).status_code == 200
