"""The processes that think: each one task at a time, in fair turns, and none for longer than it may.

One that dies or does not get done is replaced. What it did not get done fails (`Overrun`); after a death it is asked
once more.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import socket
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from ninerealms import forms
from ninerealms.errors import NineRealmsError
from ninerealms.server.errors import Refusal
from ninerealms.server.workers import process
from ninerealms.server.workers.fair_queue import FairQueue, Party
from ninerealms.server.workers.process import Wire

T = TypeVar("T")
log: logging.Logger = logging.getLogger("ninerealms.server")

NICE = 10
USUAL_SECONDS = 30.0
LONGEST_START = 120.0
TRIES = 2
MOST_WAITING = 6  # of one owner, besides bots
MOST_AT_ADDRESS = 30
NOBODY_SPECIAL = Party()


class Overrun(Refusal):
    """Something took longer to think about than it may."""

    def __init__(self) -> None:
        super().__init__(503, "took-too-long", "That took too long to think about, so it was given up.")


class Errand:
    """One thing to think about, and who waits for it."""

    def __init__(self, question: bytes, seconds: float, answer: asyncio.Future[Any]) -> None:
        self.question = question
        self.seconds = seconds
        self.answer = answer
        self.tries = TRIES

    def fail(self, problem: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(problem)


class Hand:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.wire: Wire | None = None
        self.is_old: bool = False  # another form has been built since

    async def ask(self, errand: Errand) -> bytes:
        """The answer. TimeoutError where it takes too long, ConnectionError where the process dies."""
        if self.wire is None or self.wire.lost.is_set():
            self.end()
            self.process, self.wire = await process.start("thinking", run_thinker)
            async with asyncio.timeout(LONGEST_START):
                await self.wire.hello
        async with asyncio.timeout(errand.seconds):
            return await self.wire.ask(errand.question)

    def end(self) -> None:
        process.end(self.process, self.wire)
        self.process, self.wire, self.is_old = None, None, False


class Thinkers:
    """A few processes. New ones are started when a compiled form has been built since (`refresh`)."""

    def __init__(self, workers: int, seconds: float = USUAL_SECONDS) -> None:
        self.seconds = seconds
        self.stamp: tuple[tuple[str, int], ...] = build_stamp()
        self.hands: list[Hand] = [Hand() for _ in range(workers)]
        self.free: list[Hand] = list(self.hands)
        self.queue: FairQueue[Errand] = FairQueue()
        self.tasks: set[asyncio.Task[None]] = set()
        self.overruns: int = 0

    def refresh(self) -> None:
        """Think in the form that is there now; what is being thought about is thought to its end."""
        stamp = build_stamp()
        if stamp == self.stamp:
            return
        self.stamp = stamp
        for hand in self.hands:
            if hand in self.free:
                hand.end()
            else:
                hand.is_old = True

    def check_room(self, party: Party) -> None:
        """Refuse what one owner, or all at one address, ask beyond their share."""
        if self.queue.count(party) >= MOST_WAITING or self.queue.count_at(party.address) >= MOST_AT_ADDRESS:
            raise Refusal(429, "busy", "Enough is being thought about for you already; wait for that.")

    async def run(
        self, work: Callable[..., T], *arguments: Any, party: Party = NOBODY_SPECIAL, seconds: float | None = None
    ) -> T:
        """Do it elsewhere, in turn."""
        question = pickle.dumps((work, arguments))
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put(party, Errand(question, self.seconds if seconds is None else seconds, answer))
        self._hand_out()
        return await answer

    def _hand_out(self) -> None:
        while self.free and self.queue:
            errand = self.queue.take()
            if not errand.answer.done():  # whoever asked may have left
                task = asyncio.get_running_loop().create_task(self._do(self.free.pop(0), errand))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _do(self, hand: Hand, errand: Errand) -> None:
        try:
            while not errand.answer.done():
                errand.tries -= 1
                await self._try(hand, errand)
        finally:
            if hand.is_old:
                hand.end()
            self.free.append(hand)
            self._hand_out()

    async def _try(self, hand: Hand, errand: Errand) -> None:
        try:
            is_done, found = pickle.loads(await hand.ask(errand))  # noqa: S301 - a process of ours wrote it
        except TimeoutError:
            self.overruns += 1
            log.warning("A thinking process did not get done; another is started.")
            hand.end()
            errand.fail(Overrun())
        except (OSError, ValueError):
            hand.end()
            if not errand.tries:
                errand.fail(NineRealmsError("The thinking processes cannot be started."))
        except BaseException:
            hand.end()
            raise
        else:
            if not is_done:
                errand.fail(found)
            elif not errand.answer.done():
                errand.answer.set_result(found)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for hand in self.hands:
            hand.end()


def build_stamp() -> tuple[tuple[str, int], ...]:
    """Which builds of the compiled form are there, and of when."""
    found = []
    for folder in forms.builds("compiled"):
        with suppress(OSError):
            found.append((str(folder), (folder / "manifest.json").stat().st_mtime_ns))
    return tuple(found)


# --- over there -------------------------------------------------------------------------------------


def run_thinker(line: socket.socket) -> None:
    """Think about what comes in until nobody asks any more; the server and the people come first."""
    os.nice(NICE)
    line.sendall(process.framed(process.HELLO))
    while True:
        work, arguments = pickle.loads(process.told_by(line))  # noqa: S301 - our server wrote it
        line.sendall(process.framed(answered(work, arguments)))


def answered(work: Callable[..., object], arguments: tuple[Any, ...]) -> bytes:
    try:
        return pickle.dumps((True, work(*arguments)))
    except Exception as problem:  # noqa: BLE001 - whoever waits gets it
        try:
            return pickle.dumps((False, pickle.loads(pickle.dumps(problem))))  # noqa: S301 - what we just wrote
        except Exception:  # noqa: BLE001 - some errors cannot be sent
            return pickle.dumps((False, RuntimeError(f"{type(problem).__name__}: {problem}")))
