"""A process that draws, so that nobody's answer waits for a drawing. Sketches go in, pictures come out, as bytes.

Until it runs, while it learns a game's texts, and after it has died or was silent for too long, its pictures are
drawn here.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from time import monotonic

import msgspec

from ninerealms.kernel.game import Game
from ninerealms.server.load_game_finder import finder
from ninerealms.server.sending.board_and_choices import Easel, Look, Sketch, packer, pictures, unpacker
from ninerealms.server.workers import process
from ninerealms.server.workers.process import Wire, forget
from ninerealms.text.kept import forget_all

log: logging.Logger = logging.getLogger("ninerealms.server")

NICE = 5  # answers come first, but a drawing is waited for too
FAILED = b"!"
RETRY_SECONDS = 1.0
LONGEST_DRAWING = 5.0  # somebody waits for it
LONGEST_SILENCE = 60.0  # while it starts or learns


class NotDrawn(Exception):
    """A picture could not be made: a mistake of ours, so what went wrong is for the log and not for the caller."""


class DrawingProcess:
    """One drawing process, started when it is first wanted and again when it has died. One sketch at a time."""

    def __init__(self, finder_name: str, *, alone: bool) -> None:
        self.finder_name = finder_name
        self.find: Callable[[str], Game] = finder(finder_name)
        self.alone = alone  # no process: everything is drawn here
        self.process: BaseProcess | None = None
        self.wire: Wire | None = None
        self.learned: set[tuple[str, str]] = set()
        self.starting: asyncio.Task[None] | None = None
        self.tried: float = -RETRY_SECONDS
        self.drew_here: bool = False

    async def draw(self, sketch: Sketch) -> bytes:
        """A picture for the only one who looks; NotDrawn where it fails."""
        return checked((await self.draw_all([sketch]))[0][0])

    async def draw_all(self, sketches: list[Sketch]) -> list[list[bytes]]:
        """The pictures of each, from over there if possible; what could not be drawn begins with FAILED."""
        if all(map(self.can_draw, sketches)):
            assert self.wire is not None
            try:
                async with asyncio.timeout(LONGEST_DRAWING):
                    drawn = pictures.decode(await self.wire.ask(packer.encode(sketches)))
            except ConnectionError:
                log.warning("A drawing process has ended; another is started.")
            except TimeoutError:
                log.warning("A drawing process does not answer; another is started.")
                self._let_go()
            else:
                self._rest()
                return drawn
        elif self._is_free():
            assert self.wire is not None
            self.learned.update((sketch.game, look.lang) for sketch in sketches for look in sketch.looks)
            self.wire.ask(packer.encode(sketches)).add_done_callback(forget)
        else:
            self._wish()
        return [await self._draw_here(sketch) for sketch in sketches]

    def _rest(self) -> None:
        """Drawings are made over there again: what was kept for those made here is of no more use."""
        if self.drew_here:
            forget_all()
            self.drew_here = False

    async def _draw_here(self, sketch: Sketch) -> list[bytes]:
        drawn: list[bytes] = []
        self.drew_here = True
        for look in sketch.looks:
            drawn += attempt(self.find, msgspec.structs.replace(sketch, looks=[look]))
            await asyncio.sleep(0)  # whoever waits for an answer does not wait for all of them
        return drawn

    def can_draw(self, sketch: Sketch) -> bool:
        """Whether the process runs, has nothing else to do, and has drawn such a thing before."""
        return self._is_free() and all((sketch.game, look.lang) in self.learned for look in sketch.looks)

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
        runs = self.wire is not None and not self.wire.lost.is_set() and self.wire.silence() <= LONGEST_SILENCE
        if not (runs or self.alone or self.starting or monotonic() < self.tried + RETRY_SECONDS):
            self._let_go()
            self.tried = monotonic()
            self.starting = asyncio.get_running_loop().create_task(self._start())

    async def _start(self) -> None:
        try:
            self.process, wire = await process.start("drawing", run_worker, self.finder_name)
            wire.hello.add_done_callback(forget)
            self.learned, self.wire = set(), wire
        except (OSError, ValueError):
            log.exception("A drawing process could not be started.")
        finally:
            self.starting = None

    def _let_go(self) -> None:
        process.end(self.process, self.wire)
        self.wire = self.process = None


def attempt(find: Callable[[str], Game], sketch: Sketch) -> list[bytes]:
    """The pictures, or FAILED and what went wrong: with the table for all, with a picture for that one alone."""
    try:
        easel = Easel(find(sketch.game), sketch)
    except Exception as problem:  # noqa: BLE001 - whoever waits gets it
        return [failure(problem)] * len(sketch.looks)
    return [attempt_one(easel, look) for look in sketch.looks]


def attempt_one(easel: Easel, look: Look) -> bytes:
    try:
        return easel.draw(look)
    except Exception as problem:  # noqa: BLE001 - whoever waits gets it
        return failure(problem)


def failure(problem: Exception) -> bytes:
    return FAILED + f"{type(problem).__name__}: {problem}".encode()


def checked(told: bytes) -> bytes:
    if told.startswith(FAILED):
        raise NotDrawn(told[1:].decode("utf-8", "replace"))
    return told


# --- over there -------------------------------------------------------------------------------------


def run_worker(line: socket.socket, finder_name: str) -> None:
    """Draw what comes in until nobody asks any more."""
    os.nice(NICE)
    find = finder(finder_name)
    gc.collect()
    gc.freeze()
    line.sendall(process.framed(process.HELLO))
    while True:
        sketches = unpacker.decode(process.told_by(line))
        line.sendall(process.framed(packer.encode([attempt(find, sketch) for sketch in sketches])))
