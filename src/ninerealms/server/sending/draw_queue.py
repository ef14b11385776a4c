"""The queue of what is to be drawn: news first, then the scenes, each table always by the same worker.

A worker remembers what it has drawn of a table, so both seats of a table are drawn by one. What has changed while it
was drawn is drawn anew instead of being shown, but not for ever.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, cast
from zlib import crc32

from ninerealms.server.errors import Refusal, not_your_seat
from ninerealms.server.live.room import Room
from ninerealms.server.live.viewer import Eyes
from ninerealms.server.metrics import Metrics
from ninerealms.server.sending import scene
from ninerealms.server.sending.board_and_choices import Sketch
from ninerealms.server.sending.draw_worker import DrawWorker

if TYPE_CHECKING:
    from ninerealms.server.sending.stream import Stream

log = logging.getLogger("ninerealms.server")

LONGEST_WAIT = 0.05
ASKED_IN_A_ROW = 4
MOST_SKIPPED = 3


class Lane:
    """What one worker has to draw, for some of the tables: one picture after the other.

    A stream waits at most once, and what it gets is the newest there is when its turn comes, however much has happened
    since it was wanted.
    """

    def __init__(self, worker: DrawWorker, metrics: Metrics) -> None:
        self.worker = worker
        self.metrics = metrics
        self.at_work = asyncio.Lock()
        self.asked: dict[Stream, float] = {}  # those whose seat is asked, and since when they wait
        self.others: dict[Stream, float] = {}
        self.in_a_row = 0
        self.awake = asyncio.Event()

    def __len__(self) -> int:
        return len(self.asked) + len(self.others)

    def want(self, stream: Stream, since: float | None = None) -> None:
        waits, other = self.others, self.asked
        if stream.room.may_answer(stream.eyes.seat):
            waits, other = other, waits
        waits.setdefault(stream, other.pop(stream, monotonic() if since is None else since))
        self.awake.set()

    def take(self) -> dict[Stream, float]:
        """One whose seat is asked, but after a few of those another's turn; and all that get the same picture."""
        queue = self.asked or self.others
        if self.asked and self.others and self.in_a_row >= ASKED_IN_A_ROW:
            queue = self.others
        self.in_a_row = self.in_a_row + 1 if queue is self.asked else 0
        first = next(iter(queue))
        found: dict[Stream, float] = {}
        wanted = picture_of(first)
        for stream in [first, *cast("set[Stream]", first.room.streams)]:
            waits = next((each for each in (self.asked, self.others) if stream in each), None)
            if waits is not None and picture_of(stream) == wanted:
                found[stream] = waits.pop(stream)
        return {each: since for each, since in found.items() if each.can_show()}

    async def draw_next(self) -> None:
        async with self.at_work:
            streams = self.take() if len(self) else {}
            if not streams:
                return
            room, eyes = next(iter(streams)).room, next(iter(streams)).eyes
            begun: dict[tuple[object, ...], bytes] = {}
            try:
                async with room.lock:
                    for stream in streams:
                        if stream.needs() not in begun:
                            begun[stream.needs()] = scene.begin_scene(room, stream.eyes, stream.shown)
                    sketch = scene.sketch(room.match, eyes, may=scene.may_answer(room, eyes))
                    revision, count = room.revision, room.log.count(eyes.seat)
                    wanted = {stream: stream.needs() for stream in streams}
                picture = await self.worker.draw(sketch)
            except Exception:
                log.exception("A scene of %s could not be drawn.", room.match.game.name)
                for stream in streams:
                    stream.end()
                return
        whole = {needs: scene.whole(each, picture) for needs, each in begun.items()}
        for stream, since in streams.items():
            if revision < room.revision and stream.skipped < MOST_SKIPPED:
                stream.skipped += 1
                self.want(stream, since)
            else:
                self.metrics.scenes.observe(monotonic() - since)
                stream.show(whole[wanted[stream]], revision, count)


def picture_of(stream: Stream) -> tuple[object, ...]:
    """What a picture depends on, besides what happens: those who may answer see what they can choose."""
    eyes = stream.eyes
    return (eyes.seat, eyes.lang, eyes.shape, scene.may_answer(stream.room, eyes))


class DrawQueue:
    """A lane for each worker. Whatever takes long waits while somebody waits for an answer (but not for ever)."""

    def __init__(self, finder_name: str, draw_workers: int, metrics: Metrics | None = None) -> None:
        counted = metrics or Metrics()
        workers = [DrawWorker(finder_name, alone=not draw_workers) for _ in range(max(1, draw_workers))]
        self.lanes = [Lane(worker, counted) for worker in workers]
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
            if len(lane):
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
