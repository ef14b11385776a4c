"""Who draws what and when: news goes first, then the scenes, each table always at the same easel.

An easel remembers what it has drawn of a table, so both seats of a table are drawn at one. What has changed while it
was drawn is drawn anew instead of being shown, but not for ever.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING
from zlib import crc32

from ninerealms.server import scene
from ninerealms.server.easel import Easel
from ninerealms.server.errors import Refusal, not_your_seat
from ninerealms.server.picture import Sketch
from ninerealms.server.scene import Eyes

if TYPE_CHECKING:
    from ninerealms.server.room import Room
    from ninerealms.server.stream import Stream

log = logging.getLogger("ninerealms.server")

LONGEST_WAIT = 0.05
LONGEST_UNSEEN = 0.3
MOST_SKIPPED = 3


class Artist:
    """Draws for some of the tables, one scene after the other."""

    def __init__(self, easel: Easel) -> None:
        self.easel = easel
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
                    sketch = scene.sketch(room.table, eyes, may=scene.may_answer(room, eyes))
                    revision, count = room.revision, room.chronicle.count(eyes.seat)
                whole = scene.whole(begun, await self.easel.draw(sketch))
            except Exception:
                log.exception("A scene of %s could not be drawn.", room.table.game.name)
                for stream in streams:
                    stream.end()
                return
        for stream in streams:
            if revision < room.revision and stream.skipped < MOST_SKIPPED:
                stream.skipped += 1
                self.want(stream)
            else:
                stream.show(whole, revision, count)


class Studio:
    """All artists. Whatever takes long waits while somebody waits for an answer (but not for ever)."""

    def __init__(self, finder_name: str, easels: int) -> None:
        self.artists = [Artist(Easel(finder_name, alone=not easels)) for _ in range(max(1, easels))]
        self.hurrying = 0
        self.calm = asyncio.Event()
        self.calm.set()

    def artist_of(self, table: str) -> Artist:
        return self.artists[crc32(table.encode()) % len(self.artists)]

    def want(self, stream: Stream) -> None:
        """A scene for this stream; not before it has sent the last one."""
        if stream.drawn is None:
            self.artist_of(stream.room.id).want(stream)

    async def scene(self, room: Room, eyes: Eyes) -> bytes:
        """What these eyes see now."""
        await self.give_way()
        async with room.lock:
            check(room, eyes)
            begun = scene.begin_scene(room, eyes)
            sketch = scene.sketch(room.table, eyes, may=scene.may_answer(room, eyes))
        return await self._finish(room, begun, sketch)

    async def moment(self, room: Room, step: int, eyes: Eyes) -> bytes:
        """What these eyes saw after so many steps."""
        await self.give_way()
        async with room.lock:
            check(room, eyes)
            if step > room.table.step:
                raise Refusal(404, "no-step", f"The game has {room.table.step} steps.")
            past = room.table.at(step)
            begun, sketch = scene.begin_moment(room, past, eyes), scene.sketch(past, eyes, may=False)
        return await self._finish(room, begun, sketch)

    async def _finish(self, room: Room, begun: bytes, sketch: Sketch) -> bytes:
        artist = self.artist_of(room.id)
        async with artist.at_work:
            return scene.whole(begun, await artist.easel.draw(sketch))

    def hurry(self) -> Studio:
        """Somebody waits for an answer: `with studio.hurry()`."""
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

    async def work(self, artist: Artist) -> None:
        while True:
            await artist.awake.wait()
            await self.give_way()
            if artist.wanted:
                await artist.draw_next()
            else:
                artist.awake.clear()

    async def close(self) -> None:
        for artist in self.artists:
            await artist.easel.close()


def check(room: Room, eyes: Eyes) -> None:
    """Refuse what was allowed when it was asked for and is no longer when its turn comes."""
    room.check_there()
    if not scene.may_look(room, eyes):
        raise not_your_seat()
