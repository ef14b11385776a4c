"""Ourselves before: another commit, built in a folder of its own and measured in turn with what is here.

Two processes, one for each, work in small slices by turns, so that a busy machine slows both alike.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ninerealms.games import game as find
from ninerealms.games import names
from reporting.report import Row, Section, ratio_table
from speed.goals import BEFORE, LEAST_OF_BEFORE, goals

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SLICES = 4  # of each in one round
MEASURES = ("whole games", "stepped from Python", "copies", "MCTS iterations", "choices of greedy")
Figures = dict[str, dict[str, list[float]]]


def built(revision: str) -> Path:
    """The folder of a commit, unpacked and compiled."""
    commit = git("rev-parse", "--short", "--verify", f"{revision}^{{commit}}").decode().strip()
    folder = ROOT / "build" / "before" / commit
    if not any((folder / "build" / "compiled").rglob("manifest.json")):
        print(f"building {commit} to be measured against", file=sys.stderr, flush=True)
        with tarfile.open(fileobj=io.BytesIO(git("archive", commit))) as packed:
            packed.extractall(folder, filter="data")
        words = [sys.executable, "tools/build.py", "compiled"]
        subprocess.run(words, cwd=folder, env=around(folder), stdout=sys.stderr, check=True)
    return folder


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout


def around(folder: Path) -> dict[str, str]:
    """An environment in which the package is the one of a folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NINEREALMS_")}
    return {**kept, "PYTHONPATH": str(folder / "src")}


class Worker:
    """One build that works when it is asked to."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "slices.py")],
            env={**around(folder), "NINEREALMS_FORM": "compiled"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def work(self, measure: str, game: str, players: int, seconds: float) -> tuple[float, float]:
        """How much was done, and the seconds it took."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([measure, game, players, seconds]), file=self.process.stdin, flush=True)
        done, spent = json.loads(self.process.stdout.readline())
        return done, spent

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def each_ratio(revision: str, rounds: int, seconds: float) -> Iterator[tuple[str, str, float]]:
    """Game, measure and how much more is done now than before, round after round."""
    folder = built(revision)
    known = [game for game in names() if (folder / "src" / "ninerealms" / "games" / game).is_dir()]
    workers = [Worker(folder), Worker(ROOT)]
    try:
        for number in range(-1, rounds):
            for game in known:
                for measure in MEASURES:
                    ratio = one_round(workers, measure, game, seconds)
                    if number >= 0:  # the first is for warming up
                        yield game, measure, ratio
    finally:
        for worker in workers:
            worker.close()


def one_round(workers: list[Worker], measure: str, game: str, seconds: float) -> float:
    """Slices by turns, each time the other first: speed now over speed before."""
    players = goals(game).players or find(game).seats[-1]
    done, spent = [0.0, 0.0], [0.0, 0.0]
    for number in range(2 * SLICES):
        who = (number + number // 2) % 2
        some, took = workers[who].work(measure, game, players, seconds / SLICES)
        done[who] += some
        spent[who] += took
    return done[1] / spent[1] / (done[0] / spent[0])


def measure(revision: str, rounds: int, seconds: float) -> Figures:
    found: Figures = {}
    for game, what, ratio in each_ratio(revision, rounds, seconds):
        found.setdefault(game, {}).setdefault(what, []).append(ratio)
        print(f"now / before: {game}, {what}: {ratio:.2f}", flush=True)
    return found


def rows_of(figures: Figures) -> list[Row]:
    """The ratios with their goals; nothing may have become slower."""
    return [
        Row(
            game,
            measure,
            ratios,
            BEFORE.get((game, measure), BEFORE.get(("", measure), LEAST_OF_BEFORE)),
            guarded=False,
        )
        for game, measures in figures.items()
        for measure, ratios in measures.items()
    ]


def section(found: dict[str, Any]) -> Section:
    """What the report says of it."""
    told = [NOTE.format(revision=found["revision"]), "", *ratio_table(rows_of(found["figures"]))] if found else []
    return Section("Before", "before", told)


NOTE = (
    "Now over commit {revision}, compiled, in one run: both work in slices of processor time by turns. Median of all\n"
    "rounds, lowest and highest beside it. Chance is another, so the games are others; each slice has new ones."
)
