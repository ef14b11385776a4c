"""One event stream (Server-Sent Events): news at once, then the scene; a slow reader gets only the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine, Generator
from time import monotonic
from types import coroutine
from typing import Any, TypeVar, cast

from starlette.background import BackgroundTask
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ninerealms.server.live.room import Room
from ninerealms.server.live.viewpoint import Viewpoint
from ninerealms.server.sending.draw_queue import DrawQueue
from ninerealms.server.sending.scene import Needs, message, news_key, write_news
from ninerealms.server.sending.stream_limits import StreamLimits, Subscriber
from ninerealms.server.settings import Settings
from ninerealms.server.workers.fair_queue import Party

T = TypeVar("T")

MOST_PENDING = 64  # a reader so far behind gets the lines with the next scene
STRAIGHT = "ninerealms.send"  # past all layers, for what follows the head of a response


class Stream:
    """What one page at one table is told."""

    def __init__(self, room: Room, eyes: Viewpoint, linked: frozenset[int], draw_queue: DrawQueue) -> None:
        self.room = room
        self.eyes = eyes
        self.linked = linked
        self.draw_queue = draw_queue
        self.changed: asyncio.Event = asyncio.Event()
        self.pending: list[tuple[int, bytes]] = []  # news with their revisions
        self.drawn: bytes | None = None
        self.revision: int = -1  # of the last scene
        self.told: int = 0  # lines sent as news
        self.shown: int = 0  # lines sent in scenes
        self.skipped: int = 0  # scenes that were out of date when they were ready, in a row
        self.ended: bool = False
        self.way: Way | None = None  # as soon as there is one

    def notice(self, known: dict[tuple[object, ...], bytes]) -> None:
        """Something has changed: write the news now, while nothing else can happen. Equal news are written once.

        While an answer is being written there are none: what was put off until now is told together with that.
        """
        if self.room.writing:
            return
        count = self.room.log.count(self.eyes.seat)
        gone = count if count < self.told else None
        self.told, self.shown = min(self.told, count), min(self.shown, count)
        key = (gone, *news_key(self.room, self.eyes, self.told))
        if key not in known:
            known[key] = message("news", self.room.revision, write_news(self.room, self.eyes, self.told, gone))
        if len(self.pending) < MOST_PENDING:
            self.pending.append((self.room.revision, known[key]))
        self.told = count
        if self.way is not None and self.can_push(self.way):
            self.way.push(self.take())
        else:
            self.changed.set()
        self.draw_queue.want(self)

    def can_push(self, way: Way) -> bool:
        """Whether nothing else is to be sent first: a scene, or what a slow reader has not taken yet."""
        return way.is_free() and self.revision >= 0 and self.drawn is None and not self.ended

    def notice_later(self, known: dict[tuple[object, ...], bytes]) -> None:
        """As `notice`, but after the others have got theirs."""
        asyncio.get_running_loop().call_soon(self.notice, known)

    def needs(self) -> Needs:
        """What the next scene depends on, besides what happens."""
        return (self.eyes, self.shown)

    def show(self, told: bytes, revision: int, count: int) -> None:
        """A scene of so many lines as it is sent; it holds whatever news had to say up to then."""
        self.revision, self.skipped = revision, 0
        self.shown = min(count, self.room.log.count(self.eyes.seat))
        self.told = max(self.told, self.shown)
        self.pending = [each for each in self.pending if each[0] > revision]
        self.drawn = told
        if self.way is not None and self.way.is_free() and not self.ended:
            self.way.push(self.take())
            if self.way.is_free():
                return
        self.changed.set()

    def can_show(self) -> bool:
        """Whether a scene would go out: the last one has, and somebody is there."""
        return self.drawn is None and not self.ended and not self.room.gone

    def end(self) -> None:
        self.ended = True
        self.changed.set()

    def take(self) -> bytes:
        """What is to be sent now: news from the first scene on; after a scene only what is newer."""
        parts: list[bytes] = []
        if self.drawn is not None:
            parts.append(self.drawn)
            self.drawn = None
            if self.revision < self.room.revision:
                self.draw_queue.want(self)
        if self.revision >= 0:
            parts += [news for _, news in self.pending]
            self.pending = []
        return b"".join(parts)


class Way:
    """The way to one reader. What can be sent at once is sent where it is written, without waking a task for it."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.rest: Awaitable[None] | None = None  # of what could not be sent at once
        self.used: bool = False

    def is_free(self) -> bool:
        return self.rest is None and not self.used

    def push(self, told: bytes) -> None:
        sending = cast("Coroutine[Any, None, None]", self.send(part(told)))
        try:
            waiting = sending.send(None)
        except StopIteration:
            return
        self.rest = go_on(sending, waiting)

    async def bring(self, told: bytes, *, more: bool = True) -> None:
        """Send in turn, however long it takes."""
        self.used = True
        if self.rest is not None:
            await self.rest
            self.rest = None
        await self.send(part(told, more=more))
        self.used = False


@coroutine
def go_on(sending: Coroutine[Any, None, T], waiting: Any) -> Generator[Any, None, T]:
    """The rest of a coroutine that was begun by hand and waits for something; what it returns."""
    try:
        while True:
            try:
                yield waiting
            except BaseException as problem:  # noqa: BLE001 - it is told that it shall end
                waiting = sending.throw(problem)
            else:
                waiting = sending.send(None)
    except StopIteration as end:
        return cast("T", end.value)


class Listening(Response):
    """The connection of a stream. Who listens at a seat sits at it."""

    media_type = "text/event-stream"

    def __init__(self, stream: Stream, settings: Settings, limits: StreamLimits, listener: Subscriber) -> None:
        self.stream = stream
        self.settings = settings
        self.limits = limits
        self.listener = listener
        self.status_code: int = 200
        self.background: BackgroundTask | None = None
        self.init_headers({"Cache-Control": "no-store", "X-Accel-Buffering": "no"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.limits.counted(self.listener):
            await self._listen(scope, receive, send)

    async def _listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        stream, room = self.stream, self.stream.room
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        send = scope[STRAIGHT]
        room.listen(stream, Party(self.listener.address, self.listener.holder))
        stream.ended = room.gone
        beside = [asyncio.create_task(each) for each in (self._notice_end(receive), self._keep_open(send))]
        try:
            if room.presence.arrive(stream.eyes.mine):
                room.tell()
            stream.draw_queue.want(stream)
            stream.way = way = Way(send)
            await way.bring(b"retry: 1000\n\n")
            while not stream.ended:
                await stream.changed.wait()
                stream.changed.clear()
                told = stream.take()
                if (told or not way.is_free()) and not stream.ended:
                    await way.bring(told)
            await way.bring(b"", more=False)
        finally:
            for task in beside:
                task.cancel()
            room.streams.discard(stream)
            room.used = monotonic()
            room.presence.leave(stream.eyes.mine, self.settings.grace)

    async def _notice_end(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.stream.end()

    async def _keep_open(self, send: Send) -> None:
        while True:
            await asyncio.sleep(self.settings.keep_alive)
            await send(part(b": still here\n\n"))


def part(body: bytes, *, more: bool = True) -> dict[str, object]:
    return {"type": "http.response.body", "body": body, "more_body": more}
