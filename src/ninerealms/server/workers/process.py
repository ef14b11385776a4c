"""A worker process at the other end of a wire: questions go in, answers come out, each with its length in front.

It ends with the process that started it, however that ends, also in the middle of a long thought.
"""

from __future__ import annotations

import asyncio
import ctypes
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any, cast

from ninerealms import interrupts

SIZE_BYTES = 4
ANSWER_BYTES = (
    2**21
)  # a process shall not wait in the middle of an answer until it is read (as much as the system grants)
HELLO = b"."
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG


class Wire(asyncio.Protocol):
    """The way to a process: a question, an answer, one after the other. It says HELLO when it is ready."""

    def __init__(self) -> None:
        self.held: bytearray = bytearray()
        self.waiting: asyncio.Future[bytes] | None = None
        self.since: float = 0.0  # when it was last asked
        self.transport: asyncio.Transport | None = None
        self.lost: asyncio.Event = asyncio.Event()
        self.hello: asyncio.Future[bytes] = self.wait()

    def ask(self, question: bytes) -> asyncio.Future[bytes]:
        assert self.waiting is None
        assert self.transport is not None
        self.transport.write(framed(question))
        return self.wait()

    def wait(self) -> asyncio.Future[bytes]:
        self.since = monotonic()
        self.waiting = asyncio.get_running_loop().create_future()
        return self.waiting

    def silence(self) -> float:
        """For how long an answer has been waited for."""
        return 0.0 if self.waiting is None else monotonic() - self.since

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is none by descent

    def data_received(self, data: bytes) -> None:
        self.held += data
        size = int.from_bytes(self.held[:SIZE_BYTES], "big")
        if len(self.held) < SIZE_BYTES or len(self.held) < SIZE_BYTES + size:
            return
        told = bytes(memoryview(self.held)[SIZE_BYTES : SIZE_BYTES + size])
        self.held = self.held[SIZE_BYTES + size :]
        waiting, self.waiting = self.waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(told)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()
        waiting, self.waiting = self.waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_exception(ConnectionError("the process is gone"))


def forget(done: asyncio.Future[bytes]) -> None:
    """Nobody waits for this one."""
    if not done.cancelled():
        done.exception()


async def start(name: str, work: Callable[..., None], *arguments: Any) -> tuple[BaseProcess, Wire]:
    """A process that does the work with its end of a wire; OSError or ValueError where none can be started."""
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ANSWER_BYTES)
    process = multiprocessing.get_context("spawn").Process(
        target=begin, args=(work, theirs, *arguments), name=name, daemon=True
    )
    try:
        await asyncio.to_thread(start_unheard, process)
        wire = Wire()
        await asyncio.get_running_loop().create_unix_connection(lambda: wire, sock=ours)
    except BaseException:  # a process that is started nevertheless finds nobody at the other end, and ends
        ours.close()
        raise
    finally:
        theirs.close()
    return process, wire


def start_unheard(process: BaseProcess) -> None:
    with interrupts.held_back():
        process.start()


def end(process: BaseProcess | None, wire: Wire | None) -> None:
    """It holds nothing, and one that hangs hears nothing else."""
    if wire is not None and wire.transport is not None:
        wire.transport.abort()
    if process is not None:
        with suppress(OSError, ValueError, AttributeError):
            process.kill()


# --- over there -------------------------------------------------------------------------------------


def begin(work: Callable[..., None], line: socket.socket, *arguments: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, whose end is ours
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    end_with_parent()
    with line, suppress(OSError, EOFError):
        work(line, *arguments)


def end_with_parent() -> None:
    """Linux ends us at once; elsewhere a thread does, as soon as it gets its turn."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != parent.pid:  # it was quicker
        os._exit(1)
    threading.Thread(target=end_after, args=(parent.sentinel,), name="parent", daemon=True).start()


def end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def framed(told: bytes) -> bytes:
    return len(told).to_bytes(SIZE_BYTES, "big") + told


def told_by(line: socket.socket) -> bytes:
    """The next question; EOFError when nobody asks any more."""
    return received(line, int.from_bytes(received(line, SIZE_BYTES), "big"))


def received(line: socket.socket, size: int) -> bytes:
    found = bytearray()
    while len(found) < size:
        part = line.recv(size - len(found))
        if not part:
            raise EOFError
        found += part
    return bytes(found)
