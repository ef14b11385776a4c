"""`make bench`: measure speed, strength and the server, write bench/results.md, and say whether we have become slower.

python bench/run.py [--only speed|peers|before|strength|outcomes|rl|server|crowd|lab|report] [--before REV]
                    [--rounds 5] [--seconds 0.5] [--games 100]

A part that is left out is taken from the last run; with `--before REV` we are measured against that commit too. Exit
code 1 when something is 30 % slower than in the last commit.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ninerealms.games import game as find
from ninerealms.games import names
from outcomes import SERIES
from peers import boardgameio
from reporting import balance as report_balance
from reporting import environments as report_rl
from reporting import lab as report_lab
from reporting import report
from reporting import server as report_server
from speed import before
from speed import rounds as speed
from speed.goals import goals

HERE = Path(__file__).resolve().parent
KEPT = HERE.parent / "build" / "bench"
SPEED, STRENGTH, POINTS = KEPT / "speed.json", KEPT / "strength.json", KEPT / "points.json"
OUTCOMES, SERVER, BEFORE = KEPT / "outcomes.json", KEPT / "server.json", KEPT / "before.json"
LAB, ENVIRONMENTS = KEPT / "lab.json", KEPT / "rl.json"
PEERS_PYTHON = HERE / ".venv" / "bin" / "python"
PARTS = ("speed", "peers", "before", "strength", "outcomes", "rl", "server", "crowd", "lab", "report")
TABLES = (1, 100)
LISTENING = 8.0  # seconds for each figure of the server
SEARCHING = 60.0  # and for an algorithm of OpenSpiel


def read(path: Path) -> Any:
    """What an earlier run left, or None."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def keep(path: Path, value: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, indent=1), encoding="utf-8")


def measure_speed(rounds: int, seconds: float) -> report.Speed:
    """All rounds, with a bar."""
    found: report.Speed = {}
    columns = (TextColumn("{task.description:<20}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar:
        task = bar.add_task("speed", total=rounds * len(speed.tasks(seconds)))
        for label, figures in speed.each_round(rounds, seconds):
            found.setdefault(label, []).append(figures)
            bar.update(task, advance=1, description=label)
    keep(SPEED, found)
    return found


def measure_before(revision: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Ourselves now and at another commit, by turns."""
    found = {"revision": revision, "figures": before.measure(revision, rounds, seconds)}
    keep(BEFORE, found)
    return found


def measure_strength(games: int) -> list[dict[str, Any]]:
    """Each game: greedy against random, tree search against greedy; in some one tree search among greedy ones."""
    found: list[dict[str, Any]] = []
    for game in names():
        wanted = goals(game)
        players = wanted.contest or wanted.players or find(game).seats[0]
        pairs = [(players, "greedy", "random", wanted.greedy), (players, "mcts:400", "greedy", wanted.mcts)]
        pairs += [(wanted.crowd[0], "mcts:400", "greedy", wanted.crowd[1])] if wanted.crowd else []
        for seats, strong, weak, goal in pairs:
            told = ask("strength.py", game, str(seats), strong, weak, str(games), str(POINTS))
            against = f"{seats - 1} x {weak}" if seats > players else weak
            found.append({"game": game, "strong": strong, "weak": against, "goal": goal, **told})
            keep(STRENGTH, found)
    return found


def measure_outcomes() -> list[dict[str, Any]]:
    """Each series of outcomes.py."""
    found: list[dict[str, Any]] = []
    for series in SERIES:
        found.append({**series._asdict(), "kind": series.kind, **ask("outcomes.py", json.dumps(series), str(POINTS))})
        keep(OUTCOMES, found)
    return found


def measure_environments(rounds: int, seconds: float) -> dict[str, Any]:
    """Ours and our peers' in turn; then an algorithm of OpenSpiel, and a learner where its library is installed."""
    found: dict[str, Any] = {"rounds": [], "learnt": (read(ENVIRONMENTS) or {}).get("learnt")}
    for number in range(rounds):
        words = [str(PEERS_PYTHON), str(HERE / "peers" / "environments.py"), str(seconds)]
        theirs = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=False)
        peers = json.loads(theirs.stdout) if theirs.returncode == 0 else {}
        found["rounds"].append({"peers": peers, "ours": ask("rl.py", "speed", str(seconds))})
        print(f"environments, round {number + 1} of {rounds}", flush=True)
    found["algorithm"] = ask("rl.py", "algorithm", str(SEARCHING))
    if find_spec("sb3_contrib") is not None:
        found["learnt"] = ask("learn.py")
    keep(ENVIRONMENTS, found)
    return found


def measure_server(rounds: int) -> dict[str, Any]:
    """Ours and boardgame.io's in turn, every other round backwards; then with bots, with hints, then the boards."""
    found: dict[str, Any] = {"ours": [], "theirs": [], "absence": boardgameio.absence()}
    for number in range(rounds):
        for tables in TABLES if number % 2 == 0 else reversed(TABLES):
            words = ("--json", "--tables", str(tables), "--seconds", str(LISTENING))
            found["ours"] += ask("server.py", *words)
            theirs = {} if found["absence"] else boardgameio.theirs(tables, LISTENING)
            found["theirs"].append({"tables": tables, **theirs})
            print(f"server, round {number + 1} of {rounds}, {report_server.spelled(tables)}", flush=True)
    found["bots"] = ask("server.py", "--json", "--bots", "--tables", str(max(TABLES)), "--seconds", str(LISTENING))
    found["hints"] = ask("server.py", "--json", "--hints", "--tables", str(min(TABLES)), "--seconds", str(LISTENING))
    found["boards"] = {game: ask("boards.py", game) for game in names()}
    keep(SERVER, found)
    return found


def measure_crowd(revision: str | None, server: dict[str, Any]) -> dict[str, Any]:
    """A thousand listeners for five minutes, now and before; kept with the rest of the server."""
    server["crowd"] = ask("crowd.py", "--json", *(("--before", revision) if revision else ()))
    keep(SERVER, server)
    return server


def measure_lab() -> dict[str, Any]:
    """A Ray cluster beside the pool, and what a game weighs."""
    found: dict[str, Any] = ask("lab.py", "--json")
    keep(LAB, found)
    return found


def ask(program: str, *words: str) -> Any:
    """What a program of this folder prints, run in the compiled form."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NINEREALMS_")}
    done = subprocess.run(
        [sys.executable, str(HERE / program), *words],
        env={**kept, "NINEREALMS_FORM": "compiled"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def conclude(rows: list[report.Row], ended: list[report.Row]) -> int:
    """Say what was missed and what has become slower; the exit code."""
    for row in [*rows, *ended]:
        if row.reached == "no":
            measure, value = row.measure.replace(" | ", " against "), report.figure(row.value)
            print(f"Goal not reached: {row.game}, {measure}: {value}, wanted {row.wanted}.")
    warnings, failures = report.complaints(rows, report.last_results())
    for sentence in warnings:
        print(f"Slower: {sentence}")
    for sentence in failures:
        print(f"Too slow: {sentence}", file=sys.stderr)
    return 1 if failures else 0


def main(arguments: list[str]) -> int:
    """Measure what is asked for and write the report."""
    parser = argparse.ArgumentParser(description="Measure speed and strength and write bench/results.md.")
    parser.add_argument("--only", choices=PARTS, help="one part; the rest is taken from the last run")
    parser.add_argument("--before", metavar="REV", help="a commit to be measured against")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time for each figure")
    parser.add_argument("--games", type=int, default=100, help="games of each contest")
    asked = parser.parse_args(arguments)
    if asked.only == "peers":
        for task in speed.tasks(asked.seconds):
            if not task.form:
                print(json.dumps(speed.run(task), indent=1), flush=True)
        return 0
    figures = measure_speed(asked.rounds, asked.seconds) if asked.only in (None, "speed") else read(SPEED) or {}
    is_compared = asked.before and asked.only in (None, "before")
    earlier = measure_before(asked.before, asked.rounds, asked.seconds) if is_compared else read(BEFORE) or {}
    contests = measure_strength(asked.games) if asked.only in (None, "strength") else read(STRENGTH) or []
    series = measure_outcomes() if asked.only in (None, "outcomes") else read(OUTCOMES) or []
    learners = (
        measure_environments(asked.rounds, asked.seconds) if asked.only in (None, "rl") else read(ENVIRONMENTS) or {}
    )
    server = measure_server(asked.rounds) if asked.only in (None, "server") else read(SERVER) or {}
    if asked.only in (None, "crowd"):
        server = measure_crowd(asked.before, server)
    lab = measure_lab() if asked.only in (None, "lab") else read(LAB) or {}
    rows = [row for game in names() for row in report.rows_of(game, figures)]
    ended = [
        *before.rows_of(earlier.get("figures", {})),
        *map(report.contest_row, contests),
        *map(report.outcome_row, series),
        *report_rl.rows_of(learners),
        *report_rl.learnt_row(learners),
        *report_server.rows_of(server),
        *report_lab.rows_of(lab),
    ]
    code = conclude(rows, ended)
    compared = before.section(earlier)
    more = [
        *report_rl.section(learners),
        *report_server.section(server),
        *report_lab.section(lab),
        *report_balance.section(),
    ]
    report.write(figures, rows, contests, series, compared, more)
    print("Written to bench/results.md.")
    return code


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
