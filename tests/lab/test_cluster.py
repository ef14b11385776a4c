"""Runs on a Ray cluster: the same tables as a pool's, whoever is lost on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import msgspec
import pytest

from ninerealms.errors import NineRealmsError
from ninerealms.lab import executors, running
from ninerealms.lab.executors import Here
from ninerealms.lab.plan import Plan, make
from ninerealms.lab.ray_executor import RayExecutor
from ninerealms.lab.recording import Recording

GAMES = 12


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayExecutor]:
    """A cluster of its own on this machine, with two workers."""
    made = RayExecutor("local", 2)
    yield made
    made.close()


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
    assert all(found.frames[name].equals(alone.frames[name]) for name in alone.frames)
    assert killed == warm[:1]
    assert cluster.pids[0] != warm[0]
    assert cluster.pids[1] == warm[1]
