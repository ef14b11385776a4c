"""The server next to boardgame.io: from one seat's click to the other seat's update, in turn, round after round.

Both sides run a server in one process and all players in another, a program for Node on both, on loopback, with the
same pauses; a new server for every figure.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PEERS = HERE.parent / ".venv"
PROGRAM = str(HERE / "boardgameio.cjs")
OUR_PLAYERS = str(HERE / "ours.cjs")
PATIENCE = 120.0  # beyond the seconds that are measured
Figures = dict[str, Any]


@cache
def node() -> str | None:
    """The program that runs boardgame.io: the one installed with the peers, or the machine's own.

    What is installed by pip only starts the real one, which would outlive it; so it is asked where that is.
    """
    ours = PEERS / "bin" / "node"
    found = str(ours) if ours.exists() else shutil.which("node")
    if found is None:
        return None
    asked = subprocess.run([found, "-p", "process.execPath"], capture_output=True, text=True, check=False)
    return asked.stdout.strip() or None


def absence() -> str:
    """Why boardgame.io cannot be measured here; empty if it can."""
    if node() is None:
        return "boardgame.io was not measured: node is not installed here."
    if not (PEERS / "node_modules" / "boardgame.io").is_dir():
        return "boardgame.io was not measured: npm could not install it here."
    return ""


@contextmanager
def serving() -> Iterator[Figures]:
    """A server of boardgame.io; its port and version."""
    with subprocess.Popen([str(node()), PROGRAM, "serve"], **surroundings()) as server:
        try:
            assert server.stdout is not None
            yield json.loads(server.stdout.readline())
        finally:
            server.terminate()


def surroundings() -> dict[str, Any]:
    path = {"NODE_PATH": str(PEERS / "node_modules"), "NODE_ENV": "production"}
    return {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True, "env": {**os.environ, **path}}


def theirs(tables: int, seconds: float) -> Figures:
    """Percentiles of boardgame.io's times; empty if it failed, which is said."""
    try:
        with serving() as server:
            found = play(PROGRAM, seconds, "play", str(server["port"]), str(tables), str(seconds))
    except (OSError, ValueError, subprocess.SubprocessError) as problem:
        print(f"boardgame.io cannot be measured: {problem}")
        return {}
    return {"version": server["version"], **figures("news", found["milliseconds"], found["moves"] / seconds)}


def ours(port: int, tables: int, seconds: float, game: str) -> Figures:
    """The same of our own server, and of its scenes."""
    found = play(OUR_PLAYERS, seconds, str(port), str(tables), str(seconds), game)
    news = figures("news", found["news"], found["answers"] / seconds)
    return {"tables": tables, "errors": found["errors"], **figures("scene", found["scenes"], 0), **news}


def play(program: str, seconds: float, *words: str) -> Figures:
    """What the players at all tables found."""
    command = [str(node()), program, *words]
    done = subprocess.run(command, check=True, timeout=seconds + PATIENCE, **surroundings())
    found: Figures = json.loads(done.stdout)
    return found


def figures(name: str, milliseconds: list[float], per_second: float) -> Figures:
    """Percentiles of what was waited for, and answers at all tables."""
    ranked = sorted(milliseconds)
    return {
        "clicks": len(ranked),
        f"{name}_p50": round(ranked[len(ranked) // 2], 3),
        f"{name}_p95": round(ranked[min(len(ranked) - 1, len(ranked) * 95 // 100)], 3),
        "answers_per_second": round(per_second, 1),
    }
