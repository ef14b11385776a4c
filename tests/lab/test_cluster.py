"""Runs on a Ray cluster: the same tables as a pool's, whoever is lost on the way."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
import ray

from ninerealms.errors import NineRealmsError
from ninerealms.lab import executors, ray_executor, running
from ninerealms.lab.executors import Here
from ninerealms.lab.plan import Plan, make
from ninerealms.lab.ray_executor import RayExecutor
from ninerealms.lab.recording import Recording
from ninerealms.lab.running import Run

GAMES = 12


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayExecutor]:
    """A cluster of its own on this machine, with two workers."""
    made = RayExecutor("local", 2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ray_executor, "PATIENCE", 600)  # both, however slow this machine is
        yield made
    made.close()


def same(one: Run, other: Run) -> bool:
    return all(one.frames[name].equals(other.frames[name]) for name in other.frames)


def with_form(plan: Plan, form: str) -> Plan:
    return msgspec.structs.replace(plan, identity=msgspec.structs.replace(plan.identity, form=form))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_tables_of_a_pool(cluster: RayExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a worker of another form comes, it is refused; if one is killed in the middle, the tables are the same."""
    monkeypatch.setattr(executors, "MOST_GROWTH", 1)  # many chunks
    plan = make("northgard", GAMES, 2, ["random"])
    with pytest.raises(NineRealmsError, match=r"refused: it plays the .* form, the run the sanitized one"):
        cluster.start(Recording(with_form(plan, "sanitized")))
    cluster.start(Recording(plan))
    warm = list(cluster.pids)
    killed: list[int] = []

    def kill(_: int) -> None:
        if not killed:
            killed.append(cluster.pids[0])
            os.kill(killed[0], signal.SIGKILL)

    found, alone = running.play(plan, cluster, kill), running.play(plan, Here())
    assert same(found, alone)
    assert killed == warm[:1]
    ray.get(list(cluster.coming))
    assert cluster.pids[1] == warm[1]
    assert same(running.play(plan, cluster), alone)
    assert cluster.pids[0] not in (0, warm[0])


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_where_no_core_is_left_the_others_do_the_work(cluster: RayExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a worker is lost with its node, so that nobody can take its place, then the rest play its games."""
    monkeypatch.setattr(executors, "MOST_GROWTH", 1)
    plan = make("northgard", GAMES, 2, ["random"])
    cluster.start(Recording(plan))
    monkeypatch.setattr(cluster, "cores", 1000)
    last, killed = cluster.pids[1], [0]

    def kill(_: int) -> None:
        if killed == [0]:
            killed[0] = cluster.pids[0]
            os.kill(killed[0], signal.SIGKILL)

    assert same(running.play(plan, cluster, kill), running.play(plan, Here()))
    assert list(cluster.coming.values()) == [0]
    assert cluster.pids[1] == last


@pytest.mark.parametrize("slow", [0, 2, 3])
def test_a_cluster_that_is_slow_to_start_is_started_again(slow: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """If Ray does not start in the time it gives itself, then it is tried again; thrice in vain, a sentence says so."""
    idle = RayExecutor.__new__(RayExecutor)
    began: list[str] = []

    def start(address: str, **_: object) -> None:
        began.append(address)
        if len(began) <= slow:
            raise Exception("The current node timed out during startup.\nThis could happen.")  # noqa: TRY002 - Ray's own

    monkeypatch.setattr(ray, "init", start)
    monkeypatch.setattr(ray, "shutdown", lambda: None)
    if slow == ray_executor.TRIES:
        with pytest.raises(
            NineRealmsError, match=r"^Ray does not start here: The current node timed out during startup.$"
        ):
            idle.begin(2)
    else:
        idle.begin(2)
    assert began == [ray_executor.LOCAL] * min(slow + 1, ray_executor.TRIES)


def test_games_that_kill_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """If one chunk kills whoever plays it, then a sentence says so; a node lost with its workers does not end a run."""
    idle = RayExecutor.__new__(RayExecutor)
    idle.waiting, idle.coming, idle.deaths = {}, {}, Counter()
    monkeypatch.setattr(RayExecutor, "hire", lambda *_: None)
    monkeypatch.setattr(RayExecutor, "submit", lambda self, numbers: self.waiting.update({numbers: (numbers, 0)}))
    for place in range(64):
        idle.waiting = {"first": (range(place, place + 1), place)}
        idle.replace(place, RuntimeError("lost"))
    idle.waiting = {"first": (range(100, 109), 0), "next": (range(109, 118), 0)}
    for _ in range(executors.MOST_DEATHS):
        idle.replace(0, RuntimeError("lost"))
    assert list(idle.waiting) == [range(100, 109), range(109, 118)]
    with pytest.raises(NineRealmsError, match="6 workers were lost over the games from number 100 on"):
        idle.replace(0, RuntimeError("lost"))
