"""`make bench`: measure speed, strength and the server, write bench/results.md, and say whether we have become slower.

python bench/run.py [--only PART,...] [--before REV] [--rounds 5] [--seconds 0.5] [--games 100]

Parts are speed, before, strength, outcomes, rl, learn, server, crowd and lab. One that is left out is taken from the
last run that measured it (bench/measured); `report` measures nothing, `peers` only prints what the other engines do.
With `--before REV` we are measured against that commit too. Exit code 1 when something is 30 % slower than in the last
commit.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ninerealms.games import game as find
from ninerealms.games import names
from outcomes import SERIES
from peers import boardgameio
from reporting import balance, measured, report
from reporting import environments as report_rl
from reporting import lab as report_lab
from reporting import server as report_server
from server import serving
from speed import before
from speed import rounds as speed
from speed.goals import goals

HERE = Path(__file__).resolve().parent
POINTS = HERE.parent / "build" / "bench" / "points.json"  # game by game, so that an interrupted contest goes on
PEERS_PYTHON = HERE / ".venv" / "bin" / "python"
PARTS = ("speed", "before", "strength", "outcomes", "rl", "learn", "server", "crowd", "lab")
TABLES = (1, 100)
GAME = "northgard"  # that people play there
LISTENING = 8.0  # seconds for each figure of the server
SEARCHING = 60.0  # and for an algorithm of OpenSpiel


def measure_speed(rounds: int, seconds: float) -> report.Speed:
    """All rounds, with a bar."""
    found: report.Speed = {}
    columns = (TextColumn("{task.description:<20}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar:
        task = bar.add_task("speed", total=rounds * len(speed.tasks(seconds)))
        for label, figures in speed.each_round(rounds, seconds):
            found.setdefault(label, []).append(figures)
            bar.update(task, advance=1, description=label)
    return found


def measure_before(revision: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Ourselves now and at another commit, by turns."""
    return {"revision": revision, "figures": before.measure(revision, rounds, seconds)}


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
    return found


def measure_outcomes(games: int) -> list[dict[str, Any]]:
    """Each series of outcomes.py, so many games of it at most."""
    return [
        {**series._asdict(), "kind": series.kind, **ask("outcomes.py", json.dumps(series), str(POINTS))}
        for series in (each._replace(games=min(each.games, games)) for each in SERIES)
    ]


def measure_environments(rounds: int, seconds: float) -> dict[str, Any]:
    """Ours and our peers' in turn; then an algorithm of OpenSpiel."""
    found: dict[str, Any] = {"rounds": []}
    for number in range(rounds):
        words = [str(PEERS_PYTHON), str(HERE / "peers" / "environments.py"), str(seconds)]
        theirs = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=False)
        peers = json.loads(theirs.stdout) if theirs.returncode == 0 else {}
        found["rounds"].append({"peers": peers, "ours": ask("rl.py", "speed", str(seconds))})
        print(f"environments, round {number + 1} of {rounds}", flush=True)
    found["algorithm"] = ask("rl.py", "algorithm", str(SEARCHING))
    return found


def measure_learner() -> dict[str, Any]:
    """What a learner reaches; nothing where its library is not installed, which is said."""
    if find_spec("sb3_contrib") is None:
        print("The learner cannot be measured: the extra `train` is not installed.", file=sys.stderr)
        return {}
    found: dict[str, Any] = ask("learn.py")
    return found


def measure_server(rounds: int) -> dict[str, Any]:
    """Ours and boardgame.io's in turn, every other round backwards; then with bots, with hints, then the boards."""
    found: dict[str, Any] = {"ours": [], "theirs": [], "absence": boardgameio.absence()}
    for number in range(rounds):
        for tables in TABLES if number % 2 == 0 else reversed(TABLES):
            found["ours"] += measure_ours(tables)
            theirs = {} if found["absence"] else boardgameio.theirs(tables, LISTENING)
            found["theirs"].append({"tables": tables, **theirs})
            print(f"server, round {number + 1} of {rounds}, {report_server.spelled(tables)}", flush=True)
    found["bots"] = ask("server.py", "--json", "--bots", "--tables", str(max(TABLES)), "--seconds", str(LISTENING))
    found["hints"] = ask("server.py", "--json", "--hints", "--tables", str(min(TABLES)), "--seconds", str(LISTENING))
    found["boards"] = {game: ask("boards.py", game) for game in names()}
    return found


def measure_ours(tables: int) -> list[dict[str, Any]]:
    """By players who are a program for Node, as those of boardgame.io; where there is none, by our own."""
    if boardgameio.node() is None:
        return list(ask("server.py", "--json", "--tables", str(tables), "--seconds", str(LISTENING)))
    with serving() as port:
        return [boardgameio.ours(port, tables, LISTENING, GAME)]


def measure_crowd(revision: str | None) -> dict[str, Any]:
    """A thousand listeners for five minutes, now and before."""
    found: dict[str, Any] = ask("crowd.py", "--json", *(("--before", revision) if revision else ()))
    return found


def measure_lab() -> dict[str, Any]:
    """A Ray cluster beside the pool, and what a game weighs."""
    found: dict[str, Any] = ask("lab.py", "--json")
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


def measures(asked: argparse.Namespace) -> dict[str, Callable[[], Any]]:
    """How each part is measured; against ourselves before only where a commit is named."""
    short = (asked.rounds, asked.seconds)
    found: dict[str, Callable[[], Any]] = {
        "speed": partial(measure_speed, *short),
        "before": partial(measure_before, asked.before, *short),
        "strength": partial(measure_strength, asked.games),
        "outcomes": partial(measure_outcomes, asked.games),
        "rl": partial(measure_environments, *short),
        "learn": measure_learner,
        "server": partial(measure_server, asked.rounds),
        "crowd": partial(measure_crowd, asked.before),
        "lab": measure_lab,
    }
    return {part: work for part, work in found.items() if part != "before" or asked.before}


def told(found: dict[str, Any]) -> tuple[list[report.Row], list[report.Row], list[report.Section]]:
    """The ratios that are guarded, the other goals, and the sections of the report."""
    rows = [row for game in names() for row in report.rows_of(game, found["speed"] or {})]
    earlier, contests, series = found["before"] or {}, found["strength"] or [], found["outcomes"] or []
    learners, learnt = found["rl"] or {}, found["learn"] or {}
    server, crowd, lab = found["server"] or {}, found["crowd"] or {}, found["lab"] or {}
    ended = [
        *before.rows_of(earlier.get("figures", {})),
        *map(report.contest_row, contests),
        *map(report.outcome_row, series),
        *report_rl.rows_of(learners),
        *report_rl.learnt_row(learnt),
        *report_server.rows_of(server),
        *report_server.crowd_rows(crowd),
        *report_lab.rows_of(lab),
    ]
    ratios, figures = report.speed_sections(found["speed"] or {}, rows)
    sections = [
        ratios,
        before.section(earlier),
        figures,
        report.strength_section(contests),
        report.outcome_section(series),
        report_rl.section(learners),
        report_rl.learnt_section(learnt),
        report_server.section(server),
        report_server.crowd_section(crowd),
        report_lab.section(lab),
        balance.section(),
    ]
    return rows, ended, sections


def parts_named(text: str) -> tuple[str, ...]:
    """Some of the parts, with commas between them; or `report` or `peers` alone."""
    found = tuple(text.split(","))
    if found not in (("report",), ("peers",)) and not set(found) <= set(PARTS):
        raise argparse.ArgumentTypeError(f"choose of {', '.join(PARTS)}, or report or peers alone, not {text!r}.")
    return found


def main(arguments: list[str]) -> int:
    """Measure what is asked for and write the report."""
    parser = argparse.ArgumentParser(description="Measure speed and strength and write bench/results.md.")
    parser.add_argument("--only", type=parts_named, metavar="PART,...", help="the rest is taken from the last run")
    parser.add_argument("--before", metavar="REV", help="a commit to be measured against")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time for each figure")
    parser.add_argument("--games", type=int, default=100, help="games of each contest, and at most of each series")
    asked = parser.parse_args(arguments)
    if asked.only and "before" in asked.only and not asked.before:
        parser.error("--only before needs --before REV.")
    if asked.only == ("peers",):
        for task in speed.tasks(asked.seconds):
            if not task.form:
                print(json.dumps(speed.run(task), indent=1), flush=True)
        return 0
    for part, measure in measures(asked).items():
        if (asked.only is None or part in asked.only) and (found := measure()):
            measured.keep(part, found)
    rows, ended, sections = told({part: measured.read(part) for part in PARTS})
    code = conclude(rows, ended)
    report.write(sections)
    print("Written to bench/results.md.")
    return code


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
