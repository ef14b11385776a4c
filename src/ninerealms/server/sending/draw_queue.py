"""Who draws what and when: news goes first, then the scenes, each table always by the same worker.

A worker remembers what it has drawn of a table, so both seats of a table are drawn by one. What has changed while it
was drawn is drawn anew instead of being shown, but not for ever.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING
from zlib import crc32

from ninerealms.server.errors import Refusal, not_your_seat
from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import Eyes
from ninerealms.server.sending import scene
from ninerealms.server.sending.draw_worker import DrawWorker
from ninerealms.server.sending.sketch import Sketch

if TYPE_CHECKING:
    from ninerealms.server.sending.stream import Stream

log = logging.getLogger("ninerealms.server")

LONGEST_WAIT = 0.05
LONGEST_UNSEEN = 0.3
MOST_SKIPPED = 3


class Lane:
    """What one worker has to draw, for some of the tables: one scene after the other."""

    def __init__(self, worker: DrawWorker) -> None:
        self.worker = worker
        self.at_work = asyncio.Lock()
        self.wanted: dict[Stream, float] = {}  # since when
        self.awake = asyncio.Event()

    def want(self, stream: Stream) -> None:
        self.wanted.setdefault(stream, monotonic())
        self.awake.set()

    def take(self) -> list[Stream]:
        """A stream whose seat is asked, unless another has waited too long; and those that get the very same."""
        first, since = next(iter(self.wanted.items()))
        if monotonic() < since + LONGEST_UNSEEN:
            first = next((each for each in self.wanted if each.room.may_answer(each.eyes.seat)), first)
        same = [each for each in self.wanted if each.room is first.room and each.needs() == first.needs()]
        for each in same:
            del self.wanted[each]
        return [each for each in same if each.drawn is None and not each.ended and not each.room.gone]

    async def draw_next(self) -> None:
        async with self.at_work:
            streams = self.take() if self.wanted else []
            if not streams:
                return
            room, eyes = streams[0].room, streams[0].eyes
            try:
                async with room.lock:
                    begun = scene.begin_scene(room, eyes, streams[0].shown)
                    sketch = scene.sketch(room.match, eyes, may=scene.may_answer(room, eyes))
                    revision, count = room.revision, room.log.count(eyes.seat)
                whole = scene.whole(begun, await self.worker.draw(sketch))
            except Exception:
                log.exception("A scene of %s could not be drawn.", room.match.game.name)
                for stream in streams:
                    stream.end()
                return
        for stream in streams:
            if revision < room.revision and stream.skipped < MOST_SKIPPED:
                stream.skipped += 1
                self.want(stream)
            else:
                stream.show(whole, revision, count)


class DrawQueue:
    """A lane for each worker. Whatever takes long waits while somebody waits for an answer (but not for ever)."""

    def __init__(self, finder_name: str, draw_workers: int) -> None:
        self.lanes = [Lane(DrawWorker(finder_name, alone=not draw_workers)) for _ in range(max(1, draw_workers))]
        self.tasks: list[asyncio.Task[None]] = []
        self.hurrying = 0
        self.calm = asyncio.Event()
        self.calm.set()

    def start(self) -> None:
        self.tasks = [asyncio.get_running_loop().create_task(self.work(lane)) for lane in self.lanes]

    def lane_of(self, table: str) -> Lane:
        return self.lanes[crc32(table.encode()) % len(self.lanes)]

    def want(self, stream: Stream) -> None:
        """A scene for this stream; not before it has sent the last one."""
        if stream.drawn is None:
            self.lane_of(stream.room.id).want(stream)

    async def scene(self, room: Room, eyes: Eyes) -> bytes:
        """What these eyes see now."""
        await self.give_way()
        async with room.lock:
            check(room, eyes)
            begun = scene.begin_scene(room, eyes)
            sketch = scene.sketch(room.match, eyes, may=scene.may_answer(room, eyes))
        return await self._finish(room, begun, sketch)

    async def moment(self, room: Room, step: int, eyes: Eyes) -> bytes:
        """What these eyes saw after so many steps."""
        await self.give_way()
        async with room.lock:
            check(room, eyes)
            if step > room.match.step:
                raise Refusal(404, "no-step", f"The game has {room.match.step} steps.")
            past = room.match.at(step)
            begun, sketch = scene.begin_moment(room, past, eyes), scene.sketch(past, eyes, may=False)
        return await self._finish(room, begun, sketch)

    async def _finish(self, room: Room, begun: bytes, sketch: Sketch) -> bytes:
        lane = self.lane_of(room.id)
        async with lane.at_work:
            return scene.whole(begun, await lane.worker.draw(sketch))

    def hurry(self) -> DrawQueue:
        """Somebody waits for an answer: `with draw_queue.hurry()`."""
        return self

    def __enter__(self) -> None:
        self.hurrying += 1
        self.calm.clear()

    def __exit__(self, *_problem: object) -> None:
        self.hurrying -= 1
        if not self.hurrying:
            self.calm.set()

    async def give_way(self) -> None:
        """Let those who wait for an answer go first."""
        await asyncio.sleep(0)
        if self.hurrying:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    await self.calm.wait()

    async def work(self, lane: Lane) -> None:
        while True:
            await lane.awake.wait()
            await self.give_way()
            if lane.wanted:
                await lane.draw_next()
            else:
                lane.awake.clear()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for lane in self.lanes:
            await lane.worker.close()


def check(room: Room, eyes: Eyes) -> None:
    """Refuse what was allowed when it was asked for and is no longer when its turn comes."""
    room.check_there()
    if not scene.may_look(room, eyes):
        raise not_your_seat()
