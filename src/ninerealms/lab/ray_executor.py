"""Work on a Ray cluster: an actor for each core, kept warm; whoever is lost is replaced, and its chunks done again."""

from __future__ import annotations

import os
import warnings
from collections import Counter
from contextlib import suppress
from typing import Any

from ninerealms.errors import NineRealmsError
from ninerealms.lab.executors import MOST_DEATHS, Done, Task, do

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray

AUTO = "auto"  # a cluster that is there, or a fresh one on this machine
LOCAL = "local"  # a fresh one on this machine
QUIET: dict[str, Any] = {"include_dashboard": False, "logging_level": "ERROR", "log_to_driver": False}
STORE_BYTES = 128 * 2**20  # results are small and fetched at once
PATIENCE = 20  # seconds for all workers to come, before those that are there begin
TRIES = 3  # to begin a cluster here
LONGEST_WAIT = 600  # seconds more for the first: a cluster may have to grow


class Worker:
    """One process of the cluster. It is made ready once, and then plays chunk after chunk."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.is_ready: bool = False

    def prepare(self) -> int:
        """Make ready, or refuse; the number of the process."""
        self.task.prepare()
        self.is_ready = True
        return os.getpid()

    def do(self, start: int, stop: int) -> Done:
        if not self.is_ready:
            self.prepare()
        return do(self.task, range(start, stop))


class RayExecutor:
    """Follows the protocol of `executors`. Without a number of workers it takes every core of the cluster.

    Where the cluster has no core free for a worker, it comes when there is one; the others do the work meanwhile.
    """

    cores: int = 1  # that a worker takes

    def __init__(self, address: str = AUTO, workers: int | None = None) -> None:
        self.address = address
        self.began: bool = False
        self.connect(workers)
        self.workers: int = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task: Task | None = None
        self.actors: list[Any] = []
        self.pids: list[int] = []
        self.coming: dict[Any, int] = {}  # by what they will say: the places of workers that are not there yet
        self.waiting: dict[Any, tuple[range, int]] = {}
        self.deaths: Counter[int] = Counter()  # over which game, or without any at which place (from -1 down)

    def connect(self, workers: int | None) -> None:
        """Find the cluster, or begin one here."""
        if ray.is_initialized():
            return
        try:
            if self.address.startswith("://"):
                with warnings.catch_warnings(action="ignore"):  # a sentence of ours says it
                    ray.init(f"ray{self.address}", logging_level="ERROR", log_to_driver=False)
            elif self.address == AUTO:
                ray.init(AUTO, logging_level="ERROR", log_to_driver=False)
            else:
                self.begin(workers)
        except (OSError, RuntimeError, ValueError, TimeoutError) as error:
            if self.address != AUTO or not isinstance(error, ConnectionError):
                raise NineRealmsError(f"There is no Ray cluster at ray{self.address}: {short(error)}") from None
            self.begin(workers)
        self.began = True

    def begin(self, workers: int | None) -> None:
        """A cluster here; Ray gives one half a minute to start, which a busy machine does not always have."""
        for left in reversed(range(TRIES)):
            try:
                ray.init(LOCAL, num_cpus=workers, object_store_memory=STORE_BYTES, **QUIET)
            except Exception as error:  # noqa: BLE001 - that is all Ray says of a start that took too long
                ray.shutdown()
                if not left:
                    raise NineRealmsError(f"Ray does not start here: {short(error)}") from None
            else:
                return

    def start(self, task: Task) -> None:
        """Actors that are ready for this very task are kept."""
        if self.actors and self.task == task:
            return
        self.dismiss()
        self.task = task
        self.actors, self.pids = [None] * self.workers, [0] * self.workers
        for place in range(self.workers):
            self.hire(place)
        try:
            self.await_first()
        except NineRealmsError:
            self.dismiss()
            raise

    def await_first(self) -> None:
        """All workers, where they come soon; otherwise those that are there."""
        there, _ = ray.wait(list(self.coming), num_returns=self.workers, timeout=PATIENCE)
        if not there:
            there, _ = ray.wait(list(self.coming), num_returns=1, timeout=LONGEST_WAIT)
        if not there:
            waited = PATIENCE + LONGEST_WAIT
            raise NineRealmsError(f"No core of the Ray cluster was free for {waited} seconds; nothing was played.")
        for ready in there:
            self.welcome(ready)

    def hire(self, place: int) -> None:
        """Ask the cluster for a worker; nobody waits for it here."""
        actor = ray.remote(num_cpus=self.cores, max_restarts=0)(Worker).remote(self.task)
        self.actors[place] = actor
        self.coming[actor.prepare.remote()] = place

    def welcome(self, ready: Any) -> None:
        """A worker has come; the error says why it cannot play."""
        place = self.coming.pop(ready)
        try:
            self.pids[place] = int(ray.get(ready))
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, NineRealmsError):
                raise error.cause from None
            raise NineRealmsError(f"A worker cannot begin: {short(error.cause)}") from None
        except ray.exceptions.RayError as error:
            self.replace(place, error)

    def submit(self, numbers: range) -> None:
        """To whoever has least to do; to one who is still coming only where nobody else is."""
        load = [0] * len(self.actors)
        for _, place in self.waiting.values():
            load[place] += 1
        coming = set(self.coming.values())
        there = [place for place in range(len(load)) if place not in coming]
        place = min(there or range(len(load)), key=load.__getitem__)
        self.waiting[self.actors[place].do.remote(numbers.start, numbers.stop)] = numbers, place

    def take(self) -> Done:
        while True:
            (ready, *_), _ = ray.wait([*self.coming, *self.waiting], num_returns=1)
            if ready in self.coming:
                self.welcome(ready)
                continue
            _, place = self.waiting[ready]
            try:
                done: Done = ray.get(ready)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError as error:
                self.replace(place, error)
                continue
            del self.waiting[ready]
            return done

    def replace(self, place: int, error: Exception) -> None:
        """A worker is lost with its node or its process: others do all its chunks again, and another is asked for."""
        lost = [ref for ref, (_, of) in self.waiting.items() if of == place]
        chunks = [self.waiting.pop(ref)[0] for ref in lost]
        over = chunks[0].start if chunks else -1 - place  # the others were in the queue
        self.deaths[over] += 1
        if self.deaths[over] > MOST_DEATHS:
            told = f"over the games from number {over} on" if chunks else f"before they began: {short(error)}"
            raise NineRealmsError(f"{self.deaths[over]} workers were lost {told.rstrip('.')}; what is done is kept.")
        self.hire(place)
        for each in chunks:
            self.submit(each)

    def stop(self) -> None:
        """What nobody waits for any more is not played on; idle workers stay warm for the next task."""
        if self.waiting:
            self.dismiss()

    def dismiss(self) -> None:
        for actor in self.actors:
            with suppress(Exception):
                ray.kill(actor)
        self.actors, self.pids = [], []
        self.coming.clear()
        self.waiting.clear()
        self.deaths.clear()

    def close(self) -> None:
        """Leave the cluster; one that was begun here ends."""
        self.dismiss()
        if self.began:
            ray.shutdown()


def short(error: object) -> str:
    """The first line of what Ray has to say."""
    line = next((line for line in str(error).splitlines() if line.strip()), type(error).__name__).strip()
    return line if line.endswith(".") else f"{line}."
