"""The queue of what is to be drawn: news first, then the scenes, each table always by the same worker.

A worker remembers what it has drawn of a table, so both seats of a table are drawn by one. What has changed while it
was drawn is drawn anew instead of being shown, but not for ever.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from heapq import heappop, heappush
from itertools import count
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple, cast
from zlib import crc32

from ninerealms.server.errors import Refusal, not_your_seat
from ninerealms.server.live.room import Room
from ninerealms.server.live.viewpoint import Viewpoint
from ninerealms.server.metrics import Metrics
from ninerealms.server.sending import scene
from ninerealms.server.sending.answers_first import AnswersFirst
from ninerealms.server.sending.board_and_choices import Look, Sketch
from ninerealms.server.sending.drawing_process import DrawingProcess, NotDrawn, checked
from ninerealms.server.sending.scene import Needs, message

if TYPE_CHECKING:
    from ninerealms.server.sending.stream import Stream

log: logging.Logger = logging.getLogger("ninerealms.server")

LONGEST_WAIT = 0.05
HEAD_START = 0.25  # whoever is asked is drawn before those who have waited so much longer
MOST_AT_ONCE = 6  # pictures in one errand: while we are busy the worker shall not be idle
MOST_SKIPPED = 3
MOST_ASKED = 30  # scenes and moments that an address waits for, besides those of its streams


class Waiting(NamedTuple):
    """Those at a table who get the same picture: what each needs besides, and since when it waits."""

    lines: int  # of the log
    streams: dict[Stream, tuple[Needs, float]]


class Begun(NamedTuple):
    """A table to be drawn, for all who wait there, and the rest of their scenes, by what each of them needs."""

    room: Room
    sketch: Sketch  # in which those look who are `waiting`, in their order
    revision: int
    parts: dict[Needs, bytes]
    waiting: list[Waiting]


class Lane:
    """What one worker has to draw, for some of the tables: whoever has waited longest first, the asked a little sooner.

    A stream waits at most once, and what it gets is the newest there is when its turn comes, however much has happened
    since it was wanted.
    """

    def __init__(self, worker: DrawingProcess, metrics: Metrics) -> None:
        self.worker = worker
        self.metrics = metrics
        self.at_work: asyncio.Lock = asyncio.Lock()
        self.asked: asyncio.Lock = asyncio.Lock()  # of those who only ask, one at a time competes with those who listen
        self.waiting: dict[Stream, tuple[float, float]] = {}  # its place in the order, and since when it waits
        self.order: list[tuple[float, int, Stream]] = []  # a heap; what no longer waits at that place is passed over
        self.number: count[int] = count()
        self.awake: asyncio.Event = asyncio.Event()

    def __len__(self) -> int:
        return len(self.waiting)

    def want(self, stream: Stream, since: float | None = None) -> None:
        known, begin = self.waiting.get(stream, (inf, monotonic() if since is None else since))
        place = begin if stream.room.may_answer(stream.eyes.seat) else begin + HEAD_START
        if place < known:
            self.waiting[stream] = (place, begin)
            heappush(self.order, (place, next(self.number), stream))
        self.awake.set()

    def take(self, most: int = MOST_AT_ONCE) -> list[dict[Stream, float]]:
        """Whose turn it is, and whoever else waits at that table, by what picture they get; since when they wait.

        What a table has in common is drawn once for all of them. There are at most so many pictures.
        """
        while self.order:
            place, _, first = heappop(self.order)
            if self.waiting.get(first, (inf, inf))[0] != place:
                continue
            taken: dict[tuple[object, ...], dict[Stream, float]] = {}
            for each in (first, *cast("set[Stream]", first.room.streams)):
                picture = picture_of(each)
                if each in self.waiting and (picture in taken or len(taken) < most):
                    since = self.waiting.pop(each)[1]
                    if each.can_show():
                        taken.setdefault(picture, {})[each] = since
            if taken:
                return list(taken.values())
        return []

    async def draw_next(self) -> None:
        """A few pictures by one errand."""
        async with self.at_work:
            begun: list[Begun] = []
            left = MOST_AT_ONCE
            while left > 0 and (alike := self.take(left)):
                begun += await begin(alike)
                left -= len(alike)
            if not begun:
                return
            drawn = await self.worker.draw_all([each.sketch for each in begun])
        for table, pictures in zip(begun, drawn, strict=True):
            for waiting, picture in zip(table.waiting, pictures, strict=True):
                self._show(table, waiting, picture)

    def _show(self, begun: Begun, waiting: Waiting, picture: bytes) -> None:
        """Send it to whoever waits, or draw it anew for them where the table has changed meanwhile."""
        try:
            checked(picture)
        except NotDrawn as problem:
            fail(begun.room, waiting.streams, problem)
            return
        room, revision = begun.room, begun.revision
        messages: dict[Needs, bytes] = {}
        for stream, (needs, since) in waiting.streams.items():
            if revision < room.revision and stream.skipped < MOST_SKIPPED:
                stream.skipped += 1
                self.want(stream, since)
                continue
            if needs not in messages:
                messages[needs] = message("scene", revision, scene.whole(begun.parts[needs], picture))
            self.metrics.scenes.observe(monotonic() - since)
            stream.show(messages[needs], revision, waiting.lines)


async def begin(alike: list[dict[Stream, float]]) -> list[Begun]:
    """What the pictures for these, all at one table, are made of; nothing where that fails, which ends them."""
    room = next(iter(alike[0])).room
    async with room.lock:
        try:
            parts: dict[Needs, bytes] = {}
            looks: list[Look] = []
            for streams in alike:
                for stream in streams:
                    if stream.needs() not in parts:
                        parts[stream.needs()] = scene.begin_scene(room, stream.eyes, stream.shown)
                eyes = next(iter(streams)).eyes
                looks.append(scene.look(room.match, eyes, may=scene.may_answer(room, eyes)))
            sketch = scene.sketch(room.match, looks)
        except Exception as problem:  # noqa: BLE001 - a mistake at one table holds up no other
            fail(room, (stream for streams in alike for stream in streams), problem)
            return []
        waiting = [
            Waiting(
                room.log.count(next(iter(streams)).eyes.seat),
                {stream: (stream.needs(), since) for stream, since in streams.items()},
            )
            for streams in alike
        ]
        return [Begun(room, sketch, room.revision, parts, waiting)]


def fail(room: Room, streams: Iterable[Stream], problem: Exception) -> None:
    log.error("A scene of %s could not be drawn.", room.match.game.name, exc_info=problem)
    for stream in streams:
        stream.end()


def picture_of(stream: Stream) -> tuple[object, ...]:
    """What a picture depends on, besides what happens: those with a seat of their own see what they can choose."""
    eyes = stream.eyes
    return (eyes.seat, eyes.lang, eyes.shape, bool(eyes.mine))


class DrawQueue:
    """A lane for each worker. Whatever takes long waits while somebody waits for an answer (but not for ever)."""

    def __init__(self, finder_name: str, draw_workers: int, metrics: Metrics | None = None) -> None:
        counted = metrics or Metrics()
        workers = [DrawingProcess(finder_name, alone=not draw_workers) for _ in range(max(1, draw_workers))]
        self.lanes: list[Lane] = [Lane(worker, counted) for worker in workers]
        self.tasks: list[asyncio.Task[None]] = []
        self.answers_first: AnswersFirst = AnswersFirst()
        self.asking: Counter[str] = Counter()

    def start(self) -> None:
        self.tasks = [asyncio.get_running_loop().create_task(self.work(lane)) for lane in self.lanes]

    def lane_of(self, table: str) -> Lane:
        return self.lanes[crc32(table.encode()) % len(self.lanes)]

    def want(self, stream: Stream) -> None:
        """A scene for this stream; not before it has sent the last one."""
        if stream.drawn is None:
            self.lane_of(stream.room.id).want(stream)

    @contextmanager
    def asked_from(self, address: str) -> Iterator[None]:
        """Somebody there waits for a scene; refused where enough is waited for already."""
        if self.asking[address] >= MOST_ASKED:
            raise Refusal(429, "busy", "Enough is being drawn for you already; wait for that.")
        self.asking[address] += 1
        try:
            yield
        finally:
            self.asking[address] -= 1
            if not self.asking[address]:
                del self.asking[address]

    async def scene(self, room: Room, eyes: Viewpoint) -> bytes:
        """What these eyes see now."""
        await self.answers_first.give_way()
        async with room.lock:
            check(room, eyes)
            begun = scene.begin_scene(room, eyes)
            look = scene.look(room.match, eyes, may=scene.may_answer(room, eyes))
            sketch = scene.sketch(room.match, [look])
        return await self._finish(room, begun, sketch)

    async def moment(self, room: Room, step: int, eyes: Viewpoint) -> bytes:
        """What these eyes saw after so many steps."""
        await self.answers_first.give_way()
        async with room.lock:
            check(room, eyes)
            if step > room.match.step:
                raise Refusal(404, "no-step", f"The game has {room.match.step} steps.")
            past = room.match.at(step)
            begun = scene.begin_moment(room, past, eyes)
            sketch = scene.sketch(past, [scene.look(past, eyes, may=False)])
        return await self._finish(room, begun, sketch)

    async def _finish(self, room: Room, begun: bytes, sketch: Sketch) -> bytes:
        lane = self.lane_of(room.id)
        async with lane.asked, lane.at_work:
            return scene.whole(begun, await lane.worker.draw(sketch))

    async def work(self, lane: Lane) -> None:
        while True:
            await lane.awake.wait()
            await self.answers_first.give_way()
            if len(lane):
                await lane.draw_next()
            else:
                lane.awake.clear()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for lane in self.lanes:
            await lane.worker.close()


def check(room: Room, eyes: Viewpoint) -> None:
    """Refuse what was allowed when it was asked for and is no longer when its turn comes."""
    room.check_there()
    if not scene.may_look(room, eyes):
        raise not_your_seat()
