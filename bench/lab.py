"""What a cluster costs: the same chunks by a pool of processes and by Ray, in turn: `python bench/lab.py [--json]`.

Workers are warm before the clock starts, as they are in a long run; what starting costs is told apart. Prints the games
per second of each round, their ratio, and the bytes a game takes on its way and on disk.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from ninerealms.games import names
from ninerealms.lab import tables
from ninerealms.lab.executors import Executor, Here, Pool, drain
from ninerealms.lab.plan import Plan, make
from ninerealms.lab.ray_executor import RayExecutor
from ninerealms.lab.recording import Recording
from ninerealms.lab.running import play_into
from reporting.lab import GOAL

WORKERS = 2
ROUNDS = 5
GAMES = 1600  # about ten seconds, in chunks of one
PLAYERS = {"northgard": 2}
SMALL = 20


def timed(executor: Executor, games: int) -> float:
    """Games per second of workers who have begun."""
    began = perf_counter()
    done = sum(len(chunk.numbers) for chunk in drain(executor, [range(games)]))
    return done / (perf_counter() - began)


def begin(executor: Executor, plan: Plan) -> float:
    """Make workers ready and let each play; the seconds it took."""
    began = perf_counter()
    executor.start(Recording(plan))
    list(drain(executor, [range(4 * executor.workers)]))
    return perf_counter() - began


def efficiency(games: int, rounds: int) -> dict[str, Any]:
    """Pool and Ray in turn, every other round the other way round."""
    plan = make("northgard", games, 2, ["greedy:easy"])
    pool = Pool(WORKERS)
    began = perf_counter()
    cluster = RayExecutor("local", WORKERS)
    init = perf_counter() - began
    started = {"pool": begin(pool, plan), "ray": begin(cluster, plan)}
    speeds: dict[str, list[float]] = {"pool": [], "ray": []}
    both: list[tuple[str, Executor]] = [("pool", pool), ("ray", cluster)]
    for number in range(rounds):
        for name, executor in both if number % 2 == 0 else both[::-1]:
            speeds[name].append(timed(executor, games))
    pool.stop()
    cluster.close()
    ratios = [ray / ours for ray, ours in zip(speeds["ray"], speeds["pool"], strict=True)]
    return {"games": games, "init": init, "started": started, **speeds, "ratios": ratios, "median": median(ratios)}


def sizes() -> dict[str, dict[str, float]]:
    """Bytes of a game as it is sent and as it is kept, and how fast one process takes them in."""
    found = {}
    for name in names():
        plan = make(name, SMALL, PLAYERS.get(name, 3), ["greedy:easy"])
        began = perf_counter()
        sent = Recording(plan)(range(SMALL))
        played = perf_counter() - began
        began = perf_counter()
        tables.unpacked(sent)
        taken = perf_counter() - began
        with tempfile.TemporaryDirectory() as folder:
            play_into(Path(folder), plan, Here())
            kept = sum(file.stat().st_size for file in Path(folder).glob("*.parquet"))
        found[name] = {
            "sent": sum(map(len, sent.values())) / SMALL,
            "kept": kept / SMALL,
            "milliseconds": 1000 * played / SMALL,
            "taken_microseconds": 1e6 * taken / SMALL,
        }
    return found


def main() -> int:
    """Measure; exit code 1 where the goal is missed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    found = {"efficiency": efficiency(asked.games, asked.rounds), "sizes": sizes()}
    if asked.json:
        print(json.dumps(found))
        return 0
    told = found["efficiency"]
    for name in ("pool", "ray"):
        speeds = ", ".join(f"{each:,.0f}" for each in told[name])
        print(f"{name}: {speeds} games/s, ready in {told['started'][name]:.1f} s")
    print(f"ray / pool: {told['median']:.2f} in the middle of {asked.rounds} rounds, {GOAL} wanted")
    print(f"ray itself starts in {told['init']:.1f} s")
    for name, each in found["sizes"].items():
        print(f"{name}: " + ", ".join(f"{word} {value:,.1f}" for word, value in each.items()))
    return 0 if told["median"] >= GOAL else 1


if __name__ == "__main__":
    raise SystemExit(main())
