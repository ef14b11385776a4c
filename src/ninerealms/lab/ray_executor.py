"""Work on a Ray cluster: an actor for each core, kept warm; whoever is lost is replaced, and its chunks done again."""

from __future__ import annotations

import os
import warnings
from contextlib import suppress
from typing import Any

from ninerealms.errors import NineRealmsError
from ninerealms.lab.executors import CHUNKS_EACH, MOST_DEATHS, Done, Task, do

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray

AUTO = "auto"  # a cluster that is there, or a fresh one on this machine
LOCAL = "local"  # a fresh one on this machine
QUIET: dict[str, Any] = {"include_dashboard": False, "logging_level": "ERROR", "log_to_driver": False}
STORE_BYTES = 128 * 2**20  # results are small and fetched at once


class Worker:
    """One process of the cluster. It is made ready once, and then plays chunk after chunk."""

    def __init__(self, task: Task) -> None:
        self.task = task

    def prepare(self) -> int:
        """Make ready, or refuse; the number of the process."""
        self.task.prepare()
        return os.getpid()

    def do(self, start: int, stop: int) -> Done:
        return do(self.task, range(start, stop))


class RayExecutor:
    """Follows the protocol of `executors`. Without a number of workers it takes every core of the cluster."""

    def __init__(self, address: str = AUTO, workers: int | None = None) -> None:
        self.address = address
        self.began: bool = False
        self.connect(workers)
        self.workers: int = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task: Task | None = None
        self.actors: list[Any] = []
        self.pids: list[int] = []
        self.waiting: dict[Any, tuple[range, int]] = {}
        self.deaths: int = 0

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
        ray.init(LOCAL, num_cpus=workers, object_store_memory=STORE_BYTES, **QUIET)

    def start(self, task: Task) -> None:
        """Actors that are ready for this very task are kept."""
        if self.actors and self.task == task:
            return
        self.dismiss()
        self.task = task
        self.actors = [self.hire() for _ in range(self.workers)]
        self.pids = [self.ready(actor) for actor in self.actors]

    def hire(self) -> Any:
        return ray.remote(num_cpus=1, max_restarts=0)(Worker).remote(self.task)

    def ready(self, actor: Any) -> int:
        """Wait for an actor; the error says why it cannot play."""
        try:
            return int(ray.get(actor.prepare.remote()))
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, NineRealmsError):
                raise error.cause from None
            raise NineRealmsError(f"A worker cannot begin: {short(error.cause)}") from None
        except ray.exceptions.RayError as error:
            raise NineRealmsError(f"A worker cannot begin: {short(error)}") from None

    def submit(self, numbers: range) -> None:
        load = [0] * len(self.actors)
        for _, place in self.waiting.values():
            load[place] += 1
        self.send(numbers, load.index(min(load)))

    def send(self, numbers: range, place: int) -> None:
        self.waiting[self.actors[place].do.remote(numbers.start, numbers.stop)] = numbers, place

    def take(self) -> Done:
        while True:
            ready, _ = ray.wait(list(self.waiting), num_returns=1)
            numbers, place = self.waiting.pop(ready[0])
            try:
                done: Done = ray.get(ready[0])
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError:
                self.replace(place, numbers)
                continue
            self.deaths = 0
            return done

    def replace(self, place: int, numbers: range) -> None:
        """A worker is lost with its node or its process: another does all its chunks again."""
        self.deaths += 1
        if self.deaths > MOST_DEATHS * CHUNKS_EACH:
            raise NineRealmsError(f"Workers were lost {self.deaths} times in a row; what is done is kept.")
        self.actors[place] = self.hire()
        self.pids[place] = self.ready(self.actors[place])
        lost = [ref for ref, (_, of) in self.waiting.items() if of == place]
        for again in (numbers, *(self.waiting.pop(ref)[0] for ref in lost)):
            self.send(again, place)

    def stop(self) -> None:
        """What nobody waits for any more is not played on; idle workers stay warm for the next task."""
        if self.waiting:
            self.dismiss()

    def dismiss(self) -> None:
        for actor in self.actors:
            with suppress(Exception):
                ray.kill(actor)
        self.actors, self.pids = [], []
        self.waiting.clear()

    def close(self) -> None:
        """Leave the cluster; one that was begun here ends."""
        self.dismiss()
        if self.began:
            ray.shutdown()


def short(error: object) -> str:
    """The first line of what Ray has to say."""
    line = next((line for line in str(error).splitlines() if line.strip()), type(error).__name__).strip()
    return line if line.endswith(".") else f"{line}."
