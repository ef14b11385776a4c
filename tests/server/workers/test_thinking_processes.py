"""Thinking in turn: nobody starves, nothing thinks for ever, children end with their parent."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from ninerealms.server.errors import Refusal
from ninerealms.server.workers import thinking_processes as thinking
from ninerealms.server.workers.fair_queue import FairQueue, Party
from ninerealms.server.workers.thinking_processes import Overrun, Thinkers
from tests.programs import python
from tests.server.running import in_a_loop
from tests.waiting import PATIENCE, wait_until

PARENT = """
import asyncio, os, signal, sys
from ninerealms.server.sending.drawing_process import DrawingProcess
from ninerealms.server.workers.thinking_processes import Thinkers

async def work():
    thinkers, drawing = Thinkers(2), DrawingProcess("tests.server.games:find", alone=False)
    pids = await asyncio.gather(thinkers.run(os.getpid), thinkers.run(os.getpid))
    drawing._wish()
    await drawing.starting
    await drawing.wire.hello
    hung = [asyncio.ensure_future(thinkers.run(signal.pause)) for _ in range(2)]
    await asyncio.sleep(0)
    print(*sorted(hand.process.pid for hand in thinkers.hands), drawing.process.pid, flush=True)
    await asyncio.gather(*hung)

if __name__ == "__main__":
    asyncio.run(work())
"""


def is_alive(process: int) -> bool:
    """Whether it runs; one that has ended and that nobody asked about does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_what_does_not_get_done_is_given_up() -> None:
    """If a thought hangs, then whoever waits hears so, its process is ended, and the next thought has another."""

    async def work() -> None:
        thinkers = Thinkers(1, PATIENCE)
        first = await thinkers.run(os.getpid)
        with pytest.raises(Overrun):
            await thinkers.run(signal.pause, seconds=0.05)
        assert await thinkers.run(os.getpid) != first
        wait_until(lambda: not is_alive(first))
        assert thinkers.overruns == 1
        thinkers.close()

    in_a_loop(work())


def test_what_waits_behind_a_hanging_thought_is_done() -> None:
    """If all processes hang, then what waits is done when they have been replaced."""

    async def work() -> None:
        thinkers = Thinkers(1, PATIENCE)
        hung = [asyncio.ensure_future(thinkers.run(signal.pause, seconds=0.05)) for _ in range(3)]
        assert await thinkers.run(max, [1, 2]) == 2
        found = await asyncio.gather(*hung, return_exceptions=True)
        assert [type(each) for each in found] == [Overrun] * 3
        thinkers.close()

    in_a_loop(work())


def test_what_goes_wrong_over_there_is_told() -> None:
    """If a thought fails, then whoever waits gets the error, and the process thinks on."""

    async def work() -> None:
        thinkers = Thinkers(1, PATIENCE)
        first = await thinkers.run(os.getpid)
        with pytest.raises(ValueError, match="invalid literal"):
            await thinkers.run(int, "x")
        assert await thinkers.run(os.getpid) == first
        thinkers.close()

    in_a_loop(work())


def test_addresses_take_turns_and_owners_within_them() -> None:
    """If one owner asks for much, or one address with many owners, then another's turn comes next all the same."""
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(Party("a", "greedy"), f"greedy {number}")
    for number in range(3):
        queue.put(Party("a", f"many {number}"), f"many {number}")
    queue.put(Party("b", "one"), "one")
    assert [queue.take() for _ in range(len(queue))] == [
        *("greedy 0", "one", "many 0", "many 1", "many 2", "greedy 1", "greedy 2"),
    ]
    assert len(queue) == queue.count(Party("a", "greedy")) == queue.count_at("a") == 0


def test_nobody_fills_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """If one owner, or one address, has as much waiting as it may, then more is refused; another's is not."""
    monkeypatch.setattr(thinking, "MOST_WAITING", 2)

    async def work() -> None:
        thinkers = Thinkers(0)
        asked = [asyncio.ensure_future(thinkers.run(max, [1], party=Party("a", owner))) for owner in "xxy"]
        await asyncio.sleep(0)
        for most, refused in ((4, "x"), (3, "xyz")):  # the share of the owner alone, then that of the address too
            monkeypatch.setattr(thinking, "MOST_AT_ADDRESS", most)
            for owner in "xyz":
                with pytest.raises(Refusal, match="for you already") if owner in refused else nullcontext():
                    thinkers.check_room(Party("a", owner))
        thinkers.check_room(Party("b", "x"))
        for each in asked:
            each.cancel()

    in_a_loop(work())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux ends children with their parent")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_children_end_with_their_parent(tmp_path: Path, how: signal.Signals) -> None:
    """If the server is ended, by kill -9 too, then no thinking or drawing process lives on, even one that hangs."""
    program = tmp_path / "parent.py"
    program.write_text(PARENT, encoding="utf-8")
    path = os.pathsep.join([*(each for each in sys.path if each)])
    with subprocess.Popen(
        python(str(program)), stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
    ) as parent:
        assert parent.stdout is not None
        children = [int(word) for word in parent.stdout.readline().split()]
        assert len(children) == 3
        assert all(map(is_alive, children))
        parent.send_signal(how)
        parent.wait(PATIENCE)
    wait_until(lambda: not any(map(is_alive, children)), "a child has outlived its parent")
