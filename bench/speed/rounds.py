"""Speed: the peers and both forms of our own, one after the other, round after round, so that noise meets all alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from ninerealms.games import names
from speed.goals import goals

BENCH = Path(__file__).resolve().parents[1]
PEER_PYTHON = BENCH / ".venv" / "bin" / "python"
PEERS = ("open_spiel", "catanatron", "rlcard", "chess")
FORMS = ("pure", "compiled")
SLICES = 4  # of each task in one round
Figures = dict[str, Any]


class Task(NamedTuple):
    """One thing to measure: a peer, or a game of ours in one form."""

    label: str
    command: list[str]
    form: str


def tasks(seconds: float) -> list[Task]:
    """All that is measured in one round."""
    found = [
        Task(peer, [str(PEER_PYTHON), str(BENCH / "peers" / "engines.py"), peer, str(seconds)], "")
        for peer in PEERS
        if PEER_PYTHON.exists()
    ]
    for game in names():
        words = [sys.executable, "-m", "ninerealms.cli", "bench", game, "--json", "--seconds", str(seconds)]
        players = goals(game).players
        words += [] if players is None else ["--players", str(players)]
        found += [Task(f"{game} {form}", words, form) for form in FORMS]
        found += [
            Task(f"{game} {setup} compiled", [*words, "--option", f"setup={setup}"], "compiled")
            for setup in goals(game).setups
        ]
    return found


def run(task: Task) -> Figures:
    """The figures of one task, empty if it cannot be measured here."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NINEREALMS_")}
    around = {**kept, "NINEREALMS_FORM": task.form} if task.form else kept
    done = subprocess.run(task.command, env=around, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        reason = done.stderr.strip().splitlines() or ["no reason given"]
        print(f"{task.label} cannot be measured: {reason[-1]}", file=sys.stderr)
        return {}
    found = json.loads(done.stdout)
    figures: Figures = found[0] if isinstance(found, list) else found
    return figures


def each_round(rounds: int, seconds: float) -> Iterator[tuple[str, Figures]]:
    """Every task of every round, in slices by turns, every other time backwards: a busy moment meets all of them."""
    for _ in range(rounds):
        found: dict[str, list[Figures]] = {}
        for number in range(SLICES):
            todo = tasks(seconds / SLICES)
            for task in todo if number % 2 == 0 else reversed(todo):
                found.setdefault(task.label, []).append(run(task))
        yield from ((label, mean(slices)) for label, slices in found.items())


def mean(slices: list[Figures]) -> Figures:
    """The figures of slices of the same length as those of one; empty if one of them could not be measured."""
    if not all(slices):
        return {}
    return {
        name: sum(each[name] for each in slices) / len(slices) if isinstance(value, float) else value
        for name, value in slices[0].items()
    }


def middle(rows: list[Figures], field: str) -> float | None:
    """The median of a figure over the rounds."""
    values = [float(row[field]) for row in rows if row.get(field)]
    return median(values) if values else None


def ratios(ours: list[Figures], theirs: list[Figures], field: str, other: str = "") -> list[float]:
    """Ours over theirs, round by round, where both were measured; `other` is what they call it."""
    pairs = ((a.get(field), b.get(other or field)) for a, b in zip(ours, theirs, strict=False))
    return [float(a) / float(b) for a, b in pairs if a and b]
