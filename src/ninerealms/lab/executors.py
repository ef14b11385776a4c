"""Who does the work: this process, a pool of processes, or whatever else follows the protocol (`ray_executor`).

Work is a task and numbers to do. Numbers are handed out in chunks of about a second, so that fast games cost no
talking and slow ones keep nobody waiting at the end. Who dies over a chunk is replaced, and the chunk done again.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from ninerealms import interrupts
from ninerealms.errors import NineRealmsError

CHUNK_SECONDS = 1.0
MOST_TALKING = 200  # workers; where there are more, chunks are longer, so that the driver hears of as many a second
MOST_GROWTH = 8  # of a chunk over the one before
CHUNKS_EACH = 2  # handed to a worker at a time, so that it never waits for the next
FEWEST_CHUNKS = 4  # for each worker, where there is little to do
MOST_DEATHS = 5  # one after the other, without a chunk done between


class Task(Protocol):
    """What is to be done; it is pickled and sent to workers."""

    def prepare(self) -> None:
        """Make a fresh process ready; a NineRealmsError if it cannot do this work."""

    def __call__(self, numbers: range) -> Any:
        """Do a chunk; what comes back is pickled."""


class Done(NamedTuple):
    """A chunk, how long it took its worker, and what came of it."""

    numbers: range
    seconds: float
    found: Any


class Executor(Protocol):
    """Workers for one task at a time."""

    workers: int

    def start(self, task: Task) -> None:
        """Make workers ready."""

    def submit(self, numbers: range) -> None:
        """Hand out a chunk."""

    def take(self) -> Done:
        """A chunk that is done; waits for one."""

    def stop(self) -> None:
        """Let go of everything that is not done."""


def each_done(executor: Executor, task: Task, numbers: Iterable[range]) -> Generator[Done, None, None]:
    """All chunks of some ranges, as they are done; closed, the workers are let go."""
    executor.start(task)
    try:
        yield from drain(executor, numbers)
    finally:
        executor.stop()


def drain(executor: Executor, numbers: Iterable[range]) -> Iterator[Done]:
    """The same by workers who have begun."""
    todo, pace, waiting = deque(numbers), Pace(), 0
    while todo or waiting:
        while todo and waiting < CHUNKS_EACH * executor.workers:
            executor.submit(cut(todo, pace.size(sum(map(len, todo)), executor.workers)))
            waiting += 1
        done = executor.take()
        waiting -= 1
        pace.note(done)
        yield done


def cut(todo: deque[range], size: int) -> range:
    """So many numbers off the first range."""
    first = todo.popleft()
    if len(first) > size:
        todo.appendleft(first[size:])
    return first[:size]


class Pace:
    """How many numbers make a chunk of about a second."""

    def __init__(self) -> None:
        self.each: float = 0.0  # seconds
        self.last: int = 1

    def note(self, done: Done) -> None:
        each = done.seconds / len(done.numbers)
        self.each = each if not self.each else (3 * self.each + each) / 4

    def size(self, left: int, workers: int) -> int:
        """Numbers for the next chunk, out of so many that are left."""
        seconds = CHUNK_SECONDS * max(1.0, workers / MOST_TALKING)
        fitting = int(seconds / self.each) if self.each else 1
        shared = -(-left // (FEWEST_CHUNKS * workers))
        self.last = max(1, min(fitting, shared, MOST_GROWTH * self.last))
        return self.last


# --- here -----------------------------------------------------------------------------------------


class Here:
    """This process does it all."""

    workers = 1

    def __init__(self) -> None:
        self.task: Task | None = None
        self.todo: deque[range] = deque()

    def start(self, task: Task) -> None:
        self.task = task

    def submit(self, numbers: range) -> None:
        self.todo.append(numbers)

    def take(self) -> Done:
        assert self.task is not None
        return do(self.task, self.todo.popleft())

    def stop(self) -> None:
        self.todo.clear()


def do(task: Task, numbers: range) -> Done:
    began = perf_counter()
    found = task(numbers)
    return Done(numbers, perf_counter() - began, found)


# --- a pool ---------------------------------------------------------------------------------------


class Pool:
    """Processes of this machine, fresh for each task."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.task: Task | None = None
        self.pool: ProcessPoolExecutor | None = None
        self.waiting: dict[Future[Done], range] = {}
        self.deaths: int = 0

    def start(self, task: Task) -> None:
        self.task = task
        self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), interrupts.end_quietly)

    def submit(self, numbers: range) -> None:
        assert self.pool is not None
        assert self.task is not None
        try:
            with interrupts.held_back():  # workers are started here
                self.waiting[self.pool.submit(do_first_prepared, self.task, numbers)] = numbers
        except BrokenProcessPool:
            self.begin_anew(numbers)

    def take(self) -> Done:
        while True:
            ready = next(iter(wait(self.waiting, return_when=FIRST_COMPLETED).done))
            numbers = self.waiting.pop(ready)
            try:
                done = ready.result()
            except BrokenProcessPool:
                self.begin_anew(numbers)
                continue
            self.deaths = 0
            return done

    def begin_anew(self, numbers: range) -> None:
        """A worker has died, and its pool with it: what nobody finished goes to another."""
        self.deaths += 1
        if self.deaths > MOST_DEATHS:
            raise NineRealmsError(f"Workers died {self.deaths} times in a row; what is done is kept.")
        lost, ended = [numbers], {}
        for future, theirs in self.waiting.items():
            if future.done() and future.exception() is None:
                ended[future] = theirs
            else:
                lost.append(theirs)
        self.waiting = ended
        self.stop_pool()
        assert self.task is not None
        self.start(self.task)
        for each in lost:
            self.submit(each)

    def stop_pool(self) -> None:
        """Whoever looks after the workers ends before the program does, or would be told of a closed pipe then."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None

    def stop(self) -> None:
        """Nobody works on at what nobody waits for."""
        if self.waiting:
            for process in list((getattr(self.pool, "_processes", None) or {}).values()):
                process.terminate()
        self.waiting.clear()
        self.stop_pool()


prepared: list[object] = []


def do_first_prepared(task: Task, numbers: range) -> Done:
    """A chunk in a worker, which is made ready with its first."""
    if not prepared:
        task.prepare()
        prepared.append(True)
    return do(task, numbers)


def usual(workers: int | None = None) -> Executor:
    """A process for each core, unless it is said how many."""
    return Pool(workers or os.cpu_count() or 1)
