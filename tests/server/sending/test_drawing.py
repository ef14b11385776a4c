"""Drawing elsewhere: the same picture, a death is survived, what is out of date is not shown, the last always is."""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec
import pytest

from ninerealms.kernel.game import Game
from ninerealms.kernel.state import State
from ninerealms.server.sending.board_and_choices import Sketch, draw
from ninerealms.server.sending.drawing_process import FAILED, RETRY_SECONDS, DrawingProcess, NotDrawn
from ninerealms.text.kept import Kept
from tests.server.games import FINDER, NAMES, find
from tests.server.running import in_a_loop, serving
from tests.server.sending.sketching import sketches, together
from tests.waiting import PATIENCE, a_moment


async def elsewhere(worker: DrawingProcess, sketch: Sketch) -> bytes:
    """A picture by the process itself: what is drawn here while it starts or learns is not looked at."""
    async with asyncio.timeout(PATIENCE):
        while not worker.can_draw(sketch):
            await worker.draw(sketch)
            await a_moment()
        return await worker.draw(sketch)


async def halted() -> tuple[DrawingProcess, Sketch, bytes, BaseProcess]:
    """A worker whose process has drawn a sketch and then was stopped: worker, sketch, picture, process."""
    worker, sketch = DrawingProcess(FINDER, alone=False), sketches("noughts")[0]
    expected, process = await elsewhere(worker, sketch), worker.process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    return worker, sketch, expected, process


def test_the_process_draws_what_would_be_drawn_here() -> None:
    """If a picture is made by a drawing process, then it is to the byte the one that would be made here."""

    async def work() -> None:
        worker = DrawingProcess(FINDER, alone=False)
        for game in NAMES:
            for sketch in sketches(game):
                assert [await elsewhere(worker, sketch)] == draw(find(game), sketch)
        await worker.close()

    in_a_loop(work())


def test_what_was_kept_for_drawings_made_here_is_let_go() -> None:
    """If the server had to draw itself, then it forgets what it kept for that as soon as a process draws again."""

    async def work() -> None:
        kept: Kept[str] = Kept(10)
        worker, sketch = DrawingProcess(FINDER, alone=False), sketches("noughts")[0]
        await worker.draw(sketch)
        kept.get("a line", lambda: "kept")
        await elsewhere(worker, sketch)
        assert not kept.found
        kept.get("a line", lambda: "kept")
        await elsewhere(worker, sketch)
        assert kept.found
        await worker.close()

    in_a_loop(work())


@pytest.mark.parametrize("game", NAMES)
def test_a_picture_is_the_same_whoever_is_drawn_for_beside_it(game: str) -> None:
    """If a table is drawn for several at once, then each gets to the byte what it would get alone, in any order."""
    sketch = together(game)
    alone = [picture for each in sketches(game) for picture in draw(find(game), each)]
    assert draw(find(game), sketch) == alone
    backwards = msgspec.structs.replace(sketch, looks=sketch.looks[::-1])
    assert draw(find(game), backwards) == alone[::-1]


@pytest.mark.parametrize(("game", "often"), [("northgard", 1), ("toy", 10)])
def test_what_all_see_alike_is_looked_at_once(game: str, often: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a game has no secrets, then its table is seen once for all who look; if it has, then for each by itself."""
    kind, seen = type(find(game)), list[int]()
    see = kind.see

    def counted(table: Game, state: State, seat: int) -> object:
        seen.append(seat)
        return see(table, state, seat)

    sketch = together(game)
    monkeypatch.setattr(kind, "see", counted)
    draw(find(game), sketch)
    assert len(sketch.looks) == 10
    assert len(seen) == often


def test_a_drawing_process_that_dies_is_survived() -> None:
    """If it is killed, even while it draws, then the picture comes all the same, and later from another process."""

    async def work() -> None:
        worker, sketch, expected, first = await halted()
        waiting = asyncio.ensure_future(worker.draw(sketch))
        await asyncio.sleep(0)
        assert worker.wire is not None
        assert worker.wire.waiting is not None
        first.kill()
        assert await waiting == expected
        assert await elsewhere(worker, sketch) == expected
        assert worker.process is not first
        await worker.close()

    in_a_loop(work())


def test_a_drawing_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """If it does not answer, then the picture comes all the same, it is ended, and another draws later."""

    async def work() -> None:
        worker, sketch, expected, hung = await halted()
        monkeypatch.setattr("ninerealms.server.sending.drawing_process.LONGEST_DRAWING", 0.05)
        async with asyncio.timeout(PATIENCE):
            assert await worker.draw(sketch) == expected
        monkeypatch.undo()
        hung.join()
        assert hung.exitcode == -signal.SIGKILL
        assert await elsewhere(worker, sketch) == expected
        await worker.close()

    in_a_loop(work())


def test_a_drawing_process_that_hangs_while_it_learns_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """If it never gets done with its first picture, then another process is started for the next."""

    async def work() -> None:
        worker, sketch, expected, hung = await halted()
        worker.learned.clear()
        await worker.draw(sketch)
        monkeypatch.setattr("ninerealms.server.sending.drawing_process.LONGEST_SILENCE", 0.0)
        worker.tried = -RETRY_SECONDS
        await worker.draw(sketch)
        monkeypatch.undo()
        assert await elsewhere(worker, sketch) == expected
        assert worker.process is not hung
        await worker.close()

    in_a_loop(work())


def test_what_goes_wrong_in_a_drawing_is_not_for_the_caller(tmp_path: Path) -> None:
    """If a scene cannot be drawn, then the page hears that it is our mistake, and no more."""

    class Failing(DrawingProcess):
        async def draw_all(self, sketches: list[Sketch]) -> list[list[bytes]]:
            return [[FAILED + b"KeyError: the hidden card" for _ in each.looks] for each in sketches]

    with serving(f"sqlite:///{tmp_path / 'tables.db'}", draw_workers=0) as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        live.draw_queue.lanes[0].worker = Failing(FINDER, alone=True)
        refused = host.get(f"t/{table}/scene")
    assert (refused.status_code, refused.json()["error"]["code"]) == (500, "mistake")
    assert "hidden" not in refused.text


def test_what_cannot_be_drawn_is_told() -> None:
    """If a drawing fails, then whoever waits hears why, and the process draws on."""

    async def work() -> None:
        worker = DrawingProcess(FINDER, alone=False)
        good = sketches("noughts")[0]
        expected = await elsewhere(worker, good)
        bad = msgspec.structs.replace(good, rows=good.rows[:-1])
        with pytest.raises(NotDrawn, match=r"list of \d+ fields"):
            await worker.draw(bad)
        assert await elsewhere(worker, good) == expected
        await worker.close()

    in_a_loop(work())
