"""Drawing elsewhere: the same picture, a death is survived, what is out of date is not shown, the last always is."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from ninerealms.kernel.table import Table
from ninerealms.server import picture, scene, store
from ninerealms.server.desk import Desk
from ninerealms.server.easel import RETRY_SECONDS, Easel, NotDrawn
from ninerealms.server.errors import Refusal
from ninerealms.server.picture import Sketch
from ninerealms.server.room import Room
from ninerealms.server.scene import NOBODY, Eyes
from ninerealms.server.store import GameRow
from ninerealms.server.stream import Stream
from ninerealms.server.studio import MOST_SKIPPED, Artist, Studio
from tests.server.box import FINDER, NAMES, find
from tests.server.live import Live, in_a_loop, serving
from tests.waiting import PATIENCE, a_moment

SEATS = '[{"name": "", "kind": "human"}, {"name": "", "kind": "human"}]'
SPECTATOR = Eyes(NOBODY, frozenset(), "en", "wide")


def sketches(game: str) -> list[Sketch]:
    """A table seen by its seats and by a spectator, with and without a question."""
    table, chance = Table(find(game), 2, 3), random.Random(4)
    for _ in range(12):
        if table.decision is not None:
            table.submit(chance.choice(table.decision.options))
    looks = [Eyes(seat, frozenset([seat]), lang, "tall") for seat in (0, 1) for lang in ("en", "ja")]
    return [scene.sketch(table, eyes, may=may) for eyes in (*looks, SPECTATOR) for may in (False, eyes.seat >= 0)]


async def elsewhere(easel: Easel, sketch: Sketch) -> bytes:
    """A picture by the process itself: what is drawn here while it starts or learns is not looked at."""
    async with asyncio.timeout(PATIENCE):
        while not easel.can_draw(sketch):
            await easel.draw(sketch)
            await a_moment()
        return await easel.draw(sketch)


async def halted() -> tuple[Easel, Sketch, bytes, BaseProcess]:
    """An easel whose process has drawn a sketch and then was stopped: easel, sketch, picture, process."""
    easel, sketch = Easel(FINDER, alone=False), sketches("noughts")[0]
    expected, process = await elsewhere(easel, sketch), easel.process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    return easel, sketch, expected, process


def test_the_process_draws_what_would_be_drawn_here() -> None:
    """If a picture is made by a drawing process, then it is to the byte the one that would be made here."""

    async def work() -> None:
        easel = Easel(FINDER, alone=False)
        for game in NAMES:
            for sketch in sketches(game):
                assert await elsewhere(easel, sketch) == picture.draw(find(game), sketch)
        await easel.close()

    in_a_loop(work())


def test_a_drawing_process_that_dies_is_survived() -> None:
    """If it is killed, even while it draws, then the picture comes all the same, and later from another process."""

    async def work() -> None:
        easel, sketch, expected, first = await halted()
        waiting = asyncio.ensure_future(easel.draw(sketch))
        await asyncio.sleep(0)
        assert easel.wire is not None
        assert easel.wire.waiting is not None
        first.kill()
        assert await waiting == expected
        assert await elsewhere(easel, sketch) == expected
        assert easel.process is not first
        await easel.close()

    in_a_loop(work())


def test_a_drawing_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """If it does not answer, then the picture comes all the same, it is ended, and another draws later."""

    async def work() -> None:
        easel, sketch, expected, hung = await halted()
        monkeypatch.setattr("ninerealms.server.easel.LONGEST_DRAWING", 0.05)
        async with asyncio.timeout(PATIENCE):
            assert await easel.draw(sketch) == expected
        monkeypatch.undo()
        hung.join()
        assert hung.exitcode == -signal.SIGKILL
        assert await elsewhere(easel, sketch) == expected
        await easel.close()

    in_a_loop(work())


def test_a_drawing_process_that_hangs_while_it_learns_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """If it never gets done with its first picture, then another process is started for the next."""

    async def work() -> None:
        easel, sketch, expected, hung = await halted()
        easel.learned.clear()
        await easel.draw(sketch)
        monkeypatch.setattr("ninerealms.server.easel.LONGEST_SILENCE", 0.0)
        easel.tried = -RETRY_SECONDS
        await easel.draw(sketch)
        monkeypatch.undo()
        assert await elsewhere(easel, sketch) == expected
        assert easel.process is not hung
        await easel.close()

    in_a_loop(work())


def test_what_goes_wrong_in_a_drawing_is_not_for_the_caller(tmp_path: Path) -> None:
    """If a scene cannot be drawn, then the page hears that it is our mistake, and no more."""

    class Failing(Easel):
        async def draw(self, sketch: Sketch) -> bytes:
            raise NotDrawn("KeyError: the hidden card")

    with serving(f"sqlite:///{tmp_path / 'tables.db'}", easels=0) as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        live.hub.studio.artists[0].easel = Failing(FINDER, alone=True)
        refused = host.get(f"t/{table}/scene")
    assert (refused.status_code, refused.json()["error"]["code"]) == (500, "mistake")
    assert "hidden" not in refused.text


def test_what_cannot_be_drawn_is_told() -> None:
    """If a drawing fails, then whoever waits hears why, and the process draws on."""

    async def work() -> None:
        easel = Easel(FINDER, alone=False)
        good = sketches("noughts")[0]
        expected = await elsewhere(easel, good)
        bad = Sketch(good.game, good.rows[:-1], {}, False, [], 0, False, "en", "wide")
        with pytest.raises(NotDrawn, match="fields where"):
            await easel.draw(bad)
        assert await elsewhere(easel, good) == expected
        await easel.close()

    in_a_loop(work())


# --- which scenes are drawn -----------------------------------------------------------------------------


class Gated(Easel):
    """Draws when it is let."""

    def __init__(self) -> None:
        super().__init__(FINDER, alone=True)
        self.gate = asyncio.Event()
        self.begun = 0
        self.beginning = asyncio.Event()

    async def draw(self, sketch: Sketch) -> bytes:
        self.begun += 1
        self.beginning.set()
        await self.gate.wait()
        return await super().draw(sketch)


class Gallery:
    """A room, its spectators, and one easel behind a gate."""

    def __init__(self, folder: Path, spectators: int) -> None:
        self.easel = Gated()
        self.desk = Desk(f"sqlite:///{folder / 'tables.db'}")
        self.row = GameRow("a", "noughts", 1, "", SEATS, "me", False, 1.0, 1.0, 0, 0, False)
        self.room = Room(self.row, Table(find("noughts"), 2), self.desk, 1)
        self.studio = Studio(FINDER, 0)
        self.studio.artists = [Artist(self.easel)]
        self.streams = [Stream(self.room, SPECTATOR, frozenset(), self.studio) for _ in range(spectators)]
        self.room.streams.update(self.streams)
        for stream in self.streams:
            self.studio.want(stream)
        self.work = asyncio.ensure_future(self.studio.work(self.studio.artists[0]))

    def answer(self) -> None:
        decision = self.room.table.decision
        assert decision is not None
        self.room.table.submit(decision.options[0])
        self.room.tell()

    async def until_begun(self, drawings: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.easel.begun < drawings:
                await self.easel.beginning.wait()
                self.easel.beginning.clear()

    async def be_restless(self) -> None:
        """The table changes during every drawing, until one is shown all the same."""
        for drawings in range(1, MOST_SKIPPED + 2):
            await self.until_begun(drawings)
            self.answer()
            self.easel.gate.set()
            await asyncio.sleep(0)
            self.easel.gate.clear()

    async def until_drawn(self, stream: Stream) -> bytes:
        async with asyncio.timeout(PATIENCE):
            while stream.drawn is None:
                await stream.changed.wait()
                stream.changed.clear()
        return stream.take()

    def close(self) -> None:
        self.work.cancel()
        self.desk.close()


def test_a_scene_that_is_out_of_date_is_not_shown_but_the_last_one_is(tmp_path: Path) -> None:
    """If the table changes while it is drawn, then that scene is left out and the newest one is sent."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 1)
        await gallery.until_begun(1)
        gallery.answer()
        gallery.answer()
        gallery.easel.gate.set()
        told = await gallery.until_drawn(gallery.streams[0])
        assert told.count(b"event: scene") == 1
        assert b'"step":2,' in told
        assert gallery.easel.begun == 2
        gallery.close()

    in_a_loop(work())


def test_a_table_that_never_rests_is_shown_now_and_then(tmp_path: Path) -> None:
    """If the table changes during every drawing, then one of a few is sent all the same, and the last in the end."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 1)
        stream = gallery.streams[0]
        await gallery.be_restless()
        old = await gallery.until_drawn(stream)
        assert f'"step":{MOST_SKIPPED},'.encode() in old.partition(b"event: news")[0]
        gallery.easel.gate.set()
        last = await gallery.until_drawn(stream)
        assert f'"step":{MOST_SKIPPED + 1},'.encode() in last
        gallery.close()

    in_a_loop(work())


def test_a_slow_reader_misses_no_line(tmp_path: Path) -> None:
    """If a scene lies ready while the table goes on, then none is drawn over it: its lines are nowhere else."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 1)
        stream = gallery.streams[0]
        await gallery.be_restless()
        gallery.easel.gate.set()
        await gallery.studio.artists[0].draw_next()
        told = stream.take() + await gallery.until_drawn(stream)
        parts = [json.loads(each.partition(b"data: ")[2]) for each in told.split(b"\n\n") if each]
        lines = {line["number"] for part in parts for line in part["log"]}
        assert lines == set(range(MOST_SKIPPED + 1))
        gallery.close()

    in_a_loop(work())


def test_a_room_that_was_put_away_is_not_shown(tmp_path: Path) -> None:
    """If a room is opened anew from what was written, then the old one is shown to nobody who still comes to it."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 0)
        gallery.easel.gate.set()
        gallery.room.close()
        with pytest.raises(Refusal, match="opened anew"):
            await gallery.studio.scene(gallery.room, SPECTATOR)
        with pytest.raises(Refusal, match="opened anew"):
            await gallery.studio.moment(gallery.room, 0, SPECTATOR)
        gallery.close()

    in_a_loop(work())


def test_nobody_hears_of_an_answer_that_is_not_written(tmp_path: Path) -> None:
    """If somebody comes while an answer is being written, then they are told of both when it is written."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 1)
        await gallery.desk.keep(store.add_game, gallery.row, [])
        writing = gallery.room.submit(0, 4)
        gallery.room.tell()
        assert gallery.streams[0].pending == []
        await writing.written
        gallery.room.changed()
        assert len(gallery.streams[0].pending) == 1
        gallery.close()

    in_a_loop(work())


def test_equal_eyes_share_a_drawing(tmp_path: Path) -> None:
    """If three spectators look alike, then one drawing serves them all."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 3)
        gallery.easel.gate.set()
        told = [await gallery.until_drawn(stream) for stream in gallery.streams]
        assert told[0] == told[1] == told[2]
        assert gallery.easel.begun == 1
        gallery.close()

    in_a_loop(work())


def test_a_server_whose_drawing_processes_are_killed_goes_on(live: Live) -> None:
    """If all drawing processes of a server die in the middle of a game, then whoever listens sees the next scene."""
    host = live.person()
    table = host.make("noughts", "human", "human")
    with host.listening(table, seat=0) as stream:
        for step in range(6):
            shown = stream.next("scene")
            while shown["step"] < step:
                shown = stream.next("scene")
            for artist in live.hub.studio.artists:
                if artist.easel.process is not None and artist.easel.process.pid is not None:
                    artist.easel.process.kill()
            assert host.answer(table, host.scene(table)).status_code == 200
