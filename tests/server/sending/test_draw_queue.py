"""Which scenes are drawn: the newest of each listener, as errands of a few."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ninerealms.server.errors import Refusal
from ninerealms.server.live.viewpoint import NOBODY, Viewpoint
from ninerealms.server.metrics import Metrics
from ninerealms.server.sending import draw_queue
from ninerealms.server.sending.board_and_choices import Sketch
from ninerealms.server.sending.draw_queue import MOST_AT_ONCE, MOST_SKIPPED, Lane
from ninerealms.server.sending.drawing_process import FAILED
from ninerealms.server.sending.stream import Stream
from ninerealms.server.storage import queries
from tests.server.running import Live, in_a_loop
from tests.server.sending.gallery import Gallery, Gated
from tests.server.sending.sketching import SPECTATOR


def test_a_scene_that_is_out_of_date_is_not_shown_but_the_last_one_is(tmp_path: Path) -> None:
    """If the table changes while it is drawn, then that scene is left out and the newest one is sent."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 1)
        await gallery.until_begun(1)
        gallery.answer()
        gallery.answer()
        gallery.worker.gate.set()
        told = await gallery.until_drawn(gallery.streams[0])
        assert told.count(b"event: scene") == 1
        assert b'"step":2,' in told
        assert gallery.worker.begun == 2
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
        gallery.worker.gate.set()
        last = await gallery.until_drawn(stream)
        assert f'"step":{MOST_SKIPPED + 1},'.encode() in last
        gallery.close()

    in_a_loop(work())


def test_those_who_only_ask_do_not_hold_up_those_who_listen(tmp_path: Path) -> None:
    """If many ask for scenes at once, then whoever listens waits for one of them at most, not for all."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 1)
        await gallery.until_begun(1)
        asked = [asyncio.ensure_future(gallery.draw_queue.scene(gallery.room, SPECTATOR)) for _ in range(10)]
        for _ in range(20):
            await asyncio.sleep(0)
        gallery.answer()
        gallery.worker.gate.set()
        told = await gallery.until_drawn(gallery.streams[0])
        assert b'"step":1,' in told.partition(b"event: news")[0]
        assert sum(each.done() for each in asked) <= 2
        assert len(await asyncio.gather(*asked)) == 10
        gallery.close()

    in_a_loop(work())


def test_an_address_waits_for_so_many_scenes(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """If as many scenes are asked for from an address as may be, then one more is refused until one is there."""
    monkeypatch.setattr(draw_queue, "MOST_ASKED", 1)
    host = live.person()
    table = host.make("noughts", "human", "human")
    with live.draw_queue.asked_from("127.0.0.1"), live.draw_queue.asked_from("10.0.0.1"):
        for path in ("scene", "moment/0"):
            refused = host.get(f"t/{table}/{path}")
            assert (refused.status_code, refused.json()["error"]["code"]) == (429, "busy")
    for path in ("scene", "moment/0"):
        assert host.get(f"t/{table}/{path}").status_code == 200
    assert not live.draw_queue.asking


def test_a_slow_reader_misses_no_line(tmp_path: Path) -> None:
    """If a scene lies ready while the table goes on, then none is drawn over it: its lines are nowhere else."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 1)
        stream = gallery.streams[0]
        await gallery.be_restless()
        gallery.worker.gate.set()
        await gallery.draw_queue.lanes[0].draw_next()
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
        gallery.worker.gate.set()
        gallery.room.close()
        with pytest.raises(Refusal, match="opened anew"):
            await gallery.draw_queue.scene(gallery.room, SPECTATOR)
        with pytest.raises(Refusal, match="opened anew"):
            await gallery.draw_queue.moment(gallery.room, 0, SPECTATOR)
        gallery.close()

    in_a_loop(work())


def test_nobody_hears_of_an_answer_that_is_not_written(tmp_path: Path) -> None:
    """If somebody comes while an answer is being written, then they are told of both when it is written."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 1)
        await gallery.db.keep(queries.add_game, gallery.row, [])
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
        gallery.worker.gate.set()
        told = [await gallery.until_drawn(stream) for stream in gallery.streams]
        assert told[0] == told[1] == told[2]
        assert gallery.worker.begun == 1
        gallery.close()

    in_a_loop(work())


def test_eyes_that_have_heard_more_share_a_drawing_too(tmp_path: Path) -> None:
    """If spectators look alike but have got other lines already, then one drawing serves them, each with its lines."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 2)
        gallery.worker.gate.set()
        for _ in range(2):
            for stream in gallery.streams:
                await gallery.until_drawn(stream)
            gallery.answer()
        gallery.streams[1].shown = 0
        begun = gallery.worker.begun
        scenes = [await gallery.until_drawn(stream) for stream in gallery.streams]
        assert gallery.worker.begun == begun + 1
        assert scenes[0] != scenes[1]
        assert all(b'"step":2,' in each for each in scenes)
        gallery.close()

    in_a_loop(work())


def test_only_the_newest_of_each_listener_is_drawn(tmp_path: Path) -> None:
    """If a table changes many times while others are drawn, then a listener is drawn for once, and gets the last."""

    async def work() -> None:
        gallery = Gallery(tmp_path, 1)
        await gallery.until_begun(1)
        lane = gallery.draw_queue.lanes[0]
        late = Stream(gallery.room, Viewpoint(NOBODY, frozenset(), "ja", "wide"), frozenset(), gallery.draw_queue)
        gallery.room.streams.add(late)
        for _ in range(5):
            gallery.answer()
        assert len(lane) == 2
        gallery.worker.gate.set()
        told = await gallery.until_drawn(late)
        assert b'"step":5,' in told
        await gallery.until_drawn(gallery.streams[0])
        assert gallery.worker.begun == 3
        gallery.close()

    in_a_loop(work())


def test_what_waits_together_is_one_errand(tmp_path: Path) -> None:
    """If many pictures wait, then a few go to the process at once, each comes to its own table, and none is left."""

    async def work() -> None:
        lane = Lane(Gated(), Metrics())
        galleries = [Gallery(tmp_path / str(number), 1) for number in range(MOST_AT_ONCE + 1)]
        for number, gallery in enumerate(galleries):
            gallery.work.cancel()
            gallery.room.id = f"table-{number}"
            lane.want(gallery.streams[0], number)
        assert isinstance(lane.worker, Gated)
        lane.worker.gate.set()
        for drawn in (MOST_AT_ONCE, MOST_AT_ONCE + 1):
            await lane.draw_next()
            assert lane.worker.begun == drawn
        for number, gallery in enumerate(galleries):
            assert f'"table":"table-{number}"'.encode() in gallery.streams[0].take()
            gallery.close()

    in_a_loop(work())


def test_a_picture_that_fails_ends_only_its_own_streams(tmp_path: Path) -> None:
    """If one of several pictures of an errand cannot be drawn, then the others are shown."""

    class Clumsy(Gated):
        async def draw_all(self, sketches: list[Sketch]) -> list[list[bytes]]:
            return [[FAILED], *await super().draw_all(sketches[1:])]

    async def work() -> None:
        lane = Lane(Clumsy(), Metrics())
        galleries = [Gallery(tmp_path / str(number), 1) for number in range(2)]
        for number, gallery in enumerate(galleries):
            gallery.work.cancel()
            lane.want(gallery.streams[0], number)
        assert isinstance(lane.worker, Gated)
        lane.worker.gate.set()
        await lane.draw_next()
        assert [gallery.streams[0].ended for gallery in galleries] == [True, False]
        assert galleries[1].streams[0].drawn is not None
        for gallery in galleries:
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
            for lane in live.draw_queue.lanes:
                if lane.worker.process is not None and lane.worker.process.pid is not None:
                    lane.worker.process.kill()
            assert host.answer(table, host.scene(table)).status_code == 200
