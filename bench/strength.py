"""Strength: one bot against another, seats in turn: `python bench/strength.py GAME PLAYERS STRONG WEAK GAMES CACHE`.

Game by game the same seeds give the same result, so games that were already played by these very bots are taken
from the cache; an interrupted contest goes on where it stopped. Prints the points of each game as JSON.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ninerealms import form
from ninerealms.games import game as find
from ninerealms.lab.playing import play

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "ninerealms"
TOLD = (
    *(f"kernel/{name}.py" for name in ("match", "replay", "replaying", "plain", "campaign")),
    *("words/*.py", "picture/*.py", "campaign/*.py", "view.py"),
)
WORKERS = min(2, os.cpu_count() or 1)
FIRST = 70_000_000  # the seeds from here on belong to this comparison: nothing was tuned on them


class Contest(NamedTuple):
    """Who meets whom."""

    game: str
    players: int
    strong: str
    weak: str

    @property
    def key(self) -> str:
        return f"{self.game} {self.players} {self.strong} {self.weak} {form()} {FIRST} {fingerprint(self.game)}"


def fingerprint(game: str) -> str:
    """What the result depends on: the sources of kernel, bots and game, but not how things are told."""
    folders = (PACKAGE / "kernel", PACKAGE / "players", PACKAGE / "games" / game)
    sources = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".toml"})
    sources.append(PACKAGE / "lab" / "playing.py")
    sources = [path for path in sources if not any(path.match(pattern) for pattern in TOLD)]
    digest = hashlib.sha256()
    for path in sources:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def point(contest: Contest, number: int) -> float:
    """Game `number`: 1 if the strong bot wins, a share if several do. A team is measured on the same seed."""
    game = find(contest.game)
    players = contest.players
    if game.coop:
        strong, weak = (play(game, players, FIRST + number, {}, [spec]) for spec in (contest.strong, contest.weak))
        ours, theirs = ((bool(result.winners), sum(result.scores)) for result in (strong, weak))
        return 0.5 if ours == theirs else float(ours > theirs)
    seat = number % players
    specs = [contest.strong if each == seat else contest.weak for each in range(players)]
    result = play(game, players, FIRST + number // players, {}, specs)
    return (seat in result.winners) / max(1, len(result.winners))


def each_result(one: Callable[[int], float], missing: list[int]) -> Iterator[tuple[int, float]]:
    """The games not played yet, as they end."""
    with ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool:
        waiting = {pool.submit(one, number): number for number in missing}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def load(cache: Path, key: str) -> dict[int, float]:
    """The points of games already played."""
    try:
        kept = json.loads(cache.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {int(number): float(points) for number, points in kept.get(key, {}).items()}


def store(cache: Path, key: str, points: dict[int, float]) -> None:
    try:
        kept = json.loads(cache.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = {}
    kept[key] = points
    cache.parent.mkdir(parents=True, exist_ok=True)
    fresh = cache.with_suffix(f".{os.getpid()}.part")
    fresh.write_text(json.dumps(kept), encoding="utf-8")
    fresh.replace(cache)  # whoever reads meanwhile finds the old or the new, never half of it


def play_all(label: str, key: str, one: Callable[[int], float], games: int, cache: Path) -> list[float]:
    """The result of each game, with a bar on the terminal; `one` plays the game of a number."""
    points = load(cache, key)
    missing = [number for number in range(games) if number not in points]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(label, total=games)
        bar.advance(task, games - len(missing))
        for number, gained in each_result(one, missing) if missing else ():
            points[number] = gained
            store(cache, key, points)
            bar.advance(task)
    return [points[number] for number in range(games)]


def main(arguments: list[str]) -> int:
    """One contest."""
    game, players, strong, weak, games, cache = arguments
    contest = Contest(game, int(players), strong, weak)
    label = f"{game}: {strong} against {weak}"
    points = play_all(label, contest.key, partial(point, contest), int(games), Path(cache))
    print(json.dumps({"form": form(), "points": points}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
