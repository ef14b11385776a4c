"""One Server-Sent-Events connection: news at once, then the scene; a slow reader gets only the newest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress

from ninerealms.server.room import Room
from ninerealms.server.scene import Eyes, write_news, write_scene

log = logging.getLogger("ninerealms.server")

MOST_PENDING = 64  # a reader so far behind gets the lines with the next scene
LONGEST_WAIT = 0.05


class Stream:
    """What one page at one table is told."""

    def __init__(self, room: Room, eyes: Eyes, linked: frozenset[int], artist: Artist) -> None:
        self.room = room
        self.eyes = eyes
        self.linked = linked
        self.artist = artist
        self.changed = asyncio.Event()
        self.pending: list[bytes] = []
        self.drawn: bytes | None = None
        self.revision = -1
        self.told = 0  # lines sent as news
        self.shown = 0  # lines sent in scenes
        self.ended = False

    def notice(self, known: dict[tuple[object, ...], bytes]) -> None:
        """Something has changed: write the news now, while nothing else can happen. Equal news are written once."""
        count = self.room.chronicle.count(self.eyes.seat)
        gone = count if count < self.told else None
        self.told, self.shown = min(self.told, count), min(self.shown, count)
        key = (self.eyes.seat, self.eyes.lang, self.told, gone)
        if key not in known:
            known[key] = message("news", self.room.revision, write_news(self.room, self.eyes, self.told, gone))
        if len(self.pending) < MOST_PENDING:
            self.pending.append(known[key])
        self.told = count
        self.changed.set()
        self.artist.want(self)

    def end(self) -> None:
        self.ended = True
        self.changed.set()

    async def messages(self, keep_alive: float) -> AsyncIterator[bytes]:
        """First a whole scene, then news and scenes until the room or the reader is gone."""
        yield b"retry: 1000\n\n"
        self.artist.want(self)
        while not self.ended:
            with suppress(TimeoutError):
                async with asyncio.timeout(keep_alive):
                    await self.changed.wait()
            if not self.changed.is_set():
                yield b": still here\n\n"
                continue
            self.changed.clear()
            if self.revision >= 0 and self.pending:
                news, self.pending = b"".join(self.pending), []
                yield news
            if self.drawn is not None:
                scene, self.drawn = self.drawn, None
                yield scene
                if self.revision < self.room.revision:
                    self.artist.want(self)

    def draw(self) -> None:
        """The scene as it is now, ready to be sent; it holds whatever news had to say."""
        scene = write_scene(self.room, self.eyes, self.shown)
        self.revision = self.room.revision
        self.shown = self.told = self.room.chronicle.count(self.eyes.seat)
        self.pending = []
        self.drawn = message("scene", self.revision, scene)
        self.changed.set()


class Artist:
    """Draws scenes one after the other, and only while nobody waits for an answer (but not for ever)."""

    def __init__(self) -> None:
        self.wanted: dict[Stream, None] = {}
        self.awake = asyncio.Event()
        self.hurrying = 0
        self.calm = asyncio.Event()
        self.calm.set()

    def want(self, stream: Stream) -> None:
        """A scene for this stream; not before it has sent the last one."""
        if stream.drawn is None:
            self.wanted[stream] = None
            self.awake.set()

    @contextmanager
    def hurry(self) -> Iterator[None]:
        """Somebody waits for an answer."""
        self.hurrying += 1
        self.calm.clear()
        try:
            yield
        finally:
            self.hurrying -= 1
            if not self.hurrying:
                self.calm.set()

    async def give_way(self) -> None:
        """Let those who wait for an answer go first."""
        await asyncio.sleep(0)
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                await self.calm.wait()

    async def work(self) -> None:
        while True:
            await self.awake.wait()
            await self.give_way()
            if not self.wanted:
                self.awake.clear()
                continue
            stream = next(iter(self.wanted))
            del self.wanted[stream]
            if stream.ended or stream.room.gone:
                continue
            async with stream.room.lock:
                try:
                    stream.draw()
                except Exception:
                    log.exception("A scene of %s could not be drawn.", stream.room.table.game.name)
                    stream.end()


def message(event: str, revision: int, data: bytes) -> bytes:
    return b"event: %s\nid: %d\ndata: %s\n\n" % (event.encode(), revision, data)
