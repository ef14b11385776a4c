"""Which scenes are drawn: the newest of each listener, whoever waits longest first."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ninerealms.kernel.match import Match
from ninerealms.server.errors import Refusal
from ninerealms.server.live.room import Room
from ninerealms.server.live.viewpoint import NOBODY, Viewpoint
from ninerealms.server.metrics import Metrics
from ninerealms.server.seat_keys import Keys
from ninerealms.server.sending import draw_queue
from ninerealms.server.sending.board_and_choices import Sketch
from ninerealms.server.sending.draw_queue import HEAD_START, MOST_AT_ONCE, MOST_SKIPPED, DrawQueue, Lane
from ninerealms.server.sending.drawing_process import FAILED, DrawingProcess
from ninerealms.server.sending.stream import Stream
from ninerealms.server.storage import queries
from ninerealms.server.storage.queries import TableRow
from ninerealms.server.storage.query_runner import QueryRunner
from tests.server.games import FINDER, find
from tests.server.running import Alone, Live, in_a_loop
from tests.server.sending.sketching import SPECTATOR
from tests.waiting import PATIENCE

SEATS = '[{"name": "", "kind": "human"}, {"name": "", "kind": "human"}]'


class Gated(DrawingProcess):
    """Draws when it is let."""

    def __init__(self) -> None:
        super().__init__(FINDER, alone=True)
        self.gate = asyncio.Event()
        self.begun = 0
        self.beginning = asyncio.Event()

    async def draw_all(self, sketches: list[Sketch]) -> list[list[bytes]]:
        self.begun += sum(len(sketch.looks) for sketch in sketches)
        self.beginning.set()
        await self.gate.wait()
        return await super().draw_all(sketches)


class Gallery:
    """A room, its spectators, and one worker behind a gate."""

    def __init__(self, folder: Path, spectators: int) -> None:
        self.worker = Gated()
        self.db = QueryRunner(f"sqlite:///{folder / 'tables.db'}")
        self.row = TableRow("a", "noughts", 1, "", SEATS, "me", False, 1.0, 1.0, 0, 0, False)
        self.room = Room(self.row, Match(find("noughts"), 2), self.db, 1, Keys(b""), Alone())
        self.draw_queue = DrawQueue(FINDER, 0)
        self.draw_queue.lanes = [Lane(self.worker, Metrics())]
        self.streams = [Stream(self.room, SPECTATOR, frozenset(), self.draw_queue) for _ in range(spectators)]
        self.room.streams.update(self.streams)
        for stream in self.streams:
            self.draw_queue.want(stream)
        self.work = asyncio.ensure_future(self.draw_queue.work(self.draw_queue.lanes[0]))

    def answer(self) -> None:
        decision = self.room.match.decision
        assert decision is not None
        self.room.match.submit(decision.options[0])
        self.room.tell()

    async def until_begun(self, drawings: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.worker.begun < drawings:
                await self.worker.beginning.wait()
                self.worker.beginning.clear()

    async def be_restless(self) -> None:
        """The table changes during every drawing, until one is shown all the same."""
        for drawings in range(1, MOST_SKIPPED + 2):
            await self.until_begun(drawings)
            self.answer()
            self.worker.gate.set()
            await asyncio.sleep(0)
            self.worker.gate.clear()

    async def until_drawn(self, stream: Stream) -> bytes:
        async with asyncio.timeout(PATIENCE):
            while stream.drawn is None:
                await stream.changed.wait()
                stream.changed.clear()
        return stream.take()

    def close(self) -> None:
        self.work.cancel()
        self.db.close()


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


def taken(lane: Lane) -> list[list[Stream]]:
    """Whose turn it is, by picture."""
    return [list(streams) for streams in lane.take()]


def asked_at(gallery: Gallery) -> Stream:
    """Somebody at the seat that is asked, in a gallery whose own worker rests."""
    gallery.work.cancel()
    seat = gallery.room.match.state.seat
    asked = Stream(gallery.room, Viewpoint(seat, frozenset([seat]), "en", "wide"), frozenset(), gallery.draw_queue)
    gallery.room.streams.add(asked)
    return asked


def test_whoever_is_asked_is_drawn_for_first_but_nobody_waits_much_longer(tmp_path: Path) -> None:
    """If seats that are asked wait beside others, then they come before those who have waited a little longer only."""

    async def work() -> None:
        lane, gallery, other = Lane(Gated(), Metrics()), Gallery(tmp_path / "a", 0), Gallery(tmp_path / "b", 1)
        other.work.cancel()
        asked, spectator = asked_at(gallery), other.streams[0]
        for longer, first in ((HEAD_START / 2, asked), (HEAD_START * 2, spectator)):
            lane.want(spectator, 100 - longer)
            lane.want(asked, 100)
            assert [taken(lane) for _ in range(3)] == [[[first]], [[spectator if first is asked else asked]], []]
        gallery.close()
        other.close()

    in_a_loop(work())


def test_whoever_has_waited_longest_is_drawn_for_first(tmp_path: Path) -> None:
    """If somebody is drawn for anew, since the table changed meanwhile, then they keep their place in the order."""

    async def work() -> None:
        lane = Lane(Gated(), Metrics())
        galleries = [Gallery(tmp_path / str(number), 1) for number in range(3)]
        for gallery, since in zip(galleries, (3, 2, 1), strict=True):
            gallery.work.cancel()
            lane.want(gallery.streams[0], since)
            lane.want(gallery.streams[0])
        assert [lane.take()[0].popitem()[1] for _ in galleries] == [1, 2, 3]
        for gallery in galleries:
            gallery.close()

    in_a_loop(work())


def test_a_seat_that_is_asked_by_now_moves_up(tmp_path: Path) -> None:
    """If somebody waits and is asked meanwhile, then they come before another who has waited as long."""

    async def work() -> None:
        lane, gallery, other = Lane(Gated(), Metrics()), Gallery(tmp_path / "a", 0), Gallery(tmp_path / "b", 1)
        other.work.cancel()
        seat = 1 - asked_at(gallery).eyes.seat
        rival = Stream(gallery.room, Viewpoint(seat, frozenset([seat]), "en", "wide"), frozenset(), gallery.draw_queue)
        for stream in (*other.streams, rival):
            lane.want(stream, 100)
        gallery.answer()
        lane.want(rival)
        assert [taken(lane) for _ in range(2)] == [[[rival]], [other.streams]]
        gallery.close()
        other.close()

    in_a_loop(work())


def test_a_table_is_drawn_for_all_who_wait_there(tmp_path: Path) -> None:
    """If several wait at one table, then their pictures are made of one sketch; too many are not drawn at once."""

    async def work() -> None:
        lane, gallery = Lane(Gated(), Metrics()), Gallery(tmp_path, 2)
        asked = asked_at(gallery)
        french = Stream(gallery.room, SPECTATOR._replace(lang="fr"), frozenset(), gallery.draw_queue)
        gallery.room.streams.add(french)
        everybody = (*gallery.streams, asked, french)
        for most, pictures in ((MOST_AT_ONCE, [3]), (2, [2, 1])):
            for stream in everybody:
                lane.want(stream, 100)
            found = [lane.take(most) for _ in pictures]
            assert [len(each) for each in found] == pictures
            assert found[0][0].keys() == {asked}
            assert {stream for alike in found for streams in alike for stream in streams} == set(everybody)
            assert {frozenset(streams) for alike in found for streams in alike} >= {frozenset(gallery.streams)}
            assert len(lane) == 0
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
