"""Thinking elsewhere: it holds nobody up, survives a death, and takes up a form that was built meanwhile."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ninerealms import forms
from ninerealms.server.workers.thinking_processes import Thinkers
from tests.server.running import Live, Person, in_a_loop, play_out, serving
from tests.waiting import wait_until

GAMES = 3


@contextmanager
def held_still(live: Live) -> Iterator[None]:
    """All thinking processes of a server stand still for a while."""
    hands = [hand.process for hand in live.tables.thinkers.hands if hand.process is not None]
    processes = [hand.pid for hand in hands if hand.pid is not None]
    assert processes
    assert os.getpid() not in processes
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def ask_for_a_hint(person: Person, table: str) -> int:
    return person.post(f"t/{table}/hint", seat=person.scene(table)["seat"], step=0).status_code


def test_a_hint_holds_up_no_other_table(tmp_path: Path) -> None:
    """If whatever thinks about a hint stands still, then whole games are played at another table before it comes."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", workers=1) as live:
        thinker, player = live.person(), live.person()
        table = thinker.make("northgard", "human", "human")
        assert ask_for_a_hint(thinker, table) == 200  # from here on there is a process that thinks
        found: list[int] = []
        hint = threading.Thread(target=lambda: found.append(ask_for_a_hint(thinker, table)))
        with held_still(live):
            hint.start()
            wait_until(lambda: live.tables.rooms[table].advising)
            for _ in range(GAMES):
                play_out(player.make("noughts", "human", "human"), player)
            assert live.tables.rooms[table].advising
            assert found == []
        hint.join()
    assert found == [200]


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
    live.tables.rooms[table].advising = True
    assert host.post(f"t/{table}/hint", seat=0, step=0).status_code == 429
    live.tables.rooms[table].advising = False
    assert host.post(f"t/{table}/hint", seat=0, step=0).status_code == 200
