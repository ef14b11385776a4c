"""A process that draws, so that nobody's answer waits for a drawing. Sketches go in, pictures come out, as bytes.

Until it runs, while it learns a game's texts, and after it has died or was silent for too long, its pictures are
drawn here.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
from contextlib import suppress
from time import monotonic
from typing import cast

from ninerealms.server.sending.sketch import Sketch, draw, packer, unpacker
from ninerealms.server.workers.think import finder

log = logging.getLogger("ninerealms.server")

NICE = 5  # answers come first, but a drawing is waited for too
SIZE_BYTES = 4
HELLO = b"."
FAILED = b"!"
RETRY_SECONDS = 1.0
LONGEST_DRAWING = 5.0  # somebody waits for it
LONGEST_SILENCE = 60.0  # while it starts or learns


class NotDrawn(Exception):
    """A picture could not be made: a mistake of ours, so what went wrong is for the log and not for the caller."""


class DrawWorker:
    """One drawing process, started when it is first wanted and again when it has died. One sketch at a time."""

    def __init__(self, finder_name: str, *, alone: bool) -> None:
        self.finder_name = finder_name
        self.find = finder(finder_name)
        self.alone = alone  # no process: everything is drawn here
        self.process: multiprocessing.process.BaseProcess | None = None
        self.wire: Wire | None = None
        self.learned: set[tuple[str, str]] = set()
        self.starting: asyncio.Task[None] | None = None
        self.tried = -RETRY_SECONDS

    async def draw(self, sketch: Sketch) -> bytes:
        """The picture, from over there if possible."""
        if self.can_draw(sketch):
            assert self.wire is not None
            try:
                async with asyncio.timeout(LONGEST_DRAWING):
                    return checked(await self.wire.ask(packer.encode(sketch)))
            except ConnectionError:
                log.warning("A drawing process has ended; another is started.")
            except TimeoutError:
                log.warning("A drawing process does not answer; another is started.")
                self._let_go()
        elif self._is_free():
            assert self.wire is not None
            self.learned.add((sketch.game, sketch.lang))
            self.wire.ask(packer.encode(sketch)).add_done_callback(forget)
        else:
            self._wish()
        return draw(self.find(sketch.game), sketch)

    def can_draw(self, sketch: Sketch) -> bool:
        """Whether the process runs, has nothing else to do, and has drawn such a thing before."""
        return self._is_free() and (sketch.game, sketch.lang) in self.learned

    async def close(self) -> None:
        if self.starting is not None:
            await asyncio.wait([self.starting])
        wire = self.wire
        self._let_go()
        if wire is not None:
            await wire.lost.wait()

    def _is_free(self) -> bool:
        return self.wire is not None and self.wire.waiting is None and not self.wire.lost.is_set()

    def _wish(self) -> None:
        """A process that does not run is started for the next time."""
        runs = self.wire is not None and not self.wire.lost.is_set() and not self.wire.is_silent()
        if not (runs or self.alone or self.starting or monotonic() < self.tried + RETRY_SECONDS):
            self._let_go()
            self.tried = monotonic()
            self.starting = asyncio.get_running_loop().create_task(self._start())

    async def _start(self) -> None:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        try:
            spawn = multiprocessing.get_context("spawn")
            process = spawn.Process(target=run_worker, args=(theirs, self.finder_name), name="drawing", daemon=True)
            self.process = process
            await asyncio.to_thread(process.start)
            wire = Wire()
            await asyncio.get_running_loop().create_unix_connection(lambda: wire, sock=ours)
            wire.wait().add_done_callback(forget)  # it says so when it is ready
            self.learned, self.wire = set(), wire
        except (OSError, ValueError):
            log.exception("A drawing process could not be started.")
            ours.close()
        finally:
            theirs.close()
            self.starting = None

    def _let_go(self) -> None:
        if self.wire is not None and self.wire.transport is not None:
            self.wire.transport.abort()
        if self.process is not None:
            with suppress(OSError, ValueError, AttributeError):
                self.process.kill()  # it holds nothing, and one that hangs hears nothing else
        self.wire = self.process = None


class Wire(asyncio.Protocol):
    """The way to a drawing process: a question, an answer, each with its length in front."""

    def __init__(self) -> None:
        self.held = bytearray()
        self.waiting: asyncio.Future[bytes] | None = None
        self.since = 0.0  # when it was last asked
        self.transport: asyncio.Transport | None = None
        self.lost = asyncio.Event()

    def ask(self, sketch: bytes) -> asyncio.Future[bytes]:
        assert self.waiting is None
        assert self.transport is not None
        self.transport.write(framed(sketch))
        return self.wait()

    def wait(self) -> asyncio.Future[bytes]:
        self.since = monotonic()
        self.waiting = asyncio.get_running_loop().create_future()
        return self.waiting

    def is_silent(self) -> bool:
        return self.waiting is not None and monotonic() > self.since + LONGEST_SILENCE

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is none by descent

    def data_received(self, data: bytes) -> None:
        self.held += data
        size = int.from_bytes(self.held[:SIZE_BYTES], "big")
        if len(self.held) < SIZE_BYTES or len(self.held) < SIZE_BYTES + size:
            return
        told, self.held = bytes(self.held[SIZE_BYTES : SIZE_BYTES + size]), self.held[SIZE_BYTES + size :]
        waiting, self.waiting = self.waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(told)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()
        waiting, self.waiting = self.waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_exception(ConnectionError("the drawing process is gone"))


def framed(told: bytes) -> bytes:
    return len(told).to_bytes(SIZE_BYTES, "big") + told


def checked(told: bytes) -> bytes:
    if told.startswith(FAILED):
        raise NotDrawn(told[1:].decode("utf-8", "replace"))
    return told


def forget(done: asyncio.Future[bytes]) -> None:
    """Nobody waits for this one."""
    if not done.cancelled():
        done.exception()


# --- over there -------------------------------------------------------------------------------------


def run_worker(line: socket.socket, finder_name: str) -> None:
    """Draw what comes in until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, whose end is ours
    os.nice(NICE)
    find = finder(finder_name)
    gc.collect()
    gc.freeze()
    with line, suppress(OSError, EOFError):
        line.sendall(framed(HELLO))
        while True:
            sketch = unpacker.decode(received(line, int.from_bytes(received(line, SIZE_BYTES), "big")))
            try:
                told = draw(find(sketch.game), sketch)
            except Exception as problem:  # noqa: BLE001 - whoever waits gets it
                told = FAILED + f"{type(problem).__name__}: {problem}".encode()
            line.sendall(framed(told))


def received(line: socket.socket, size: int) -> bytes:
    found = bytearray()
    while len(found) < size:
        part = line.recv(size - len(found))
        if not part:
            raise EOFError
        found += part
    return bytes(found)
