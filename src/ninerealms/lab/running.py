"""A run: its games played and written down, in a folder or in memory; stopped, and gone on with."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import msgspec
import polars as pl

from ninerealms.errors import BadRun
from ninerealms.lab import tables
from ninerealms.lab.executors import Executor, Here, Pool, each_done
from ninerealms.lab.plan import Plan, fits_here
from ninerealms.lab.recording import Recording
from ninerealms.lab.tables import DECISIONS, EVENTS, GAMES, SEATS, Frames

FORMAT = 1
KEPT = "run.json"
FLUSH_SECONDS = 5.0  # after which games are on disk

Progress = Callable[[int], None]
Hire = Callable[[Plan], Executor]


class Seeds(msgspec.Struct, frozen=True):
    """The seeds of a run: the first, and how many follow one another."""

    first: int
    count: int


class Kept(msgspec.Struct, frozen=True):
    """What `run.json` says."""

    format: int
    game: str
    version: str
    form: str
    content: str
    seeds: Seeds
    done: int
    command: str
    plan: Plan


class Run(NamedTuple):
    """A run and its tables. A brief one has no events and no decisions."""

    plan: Plan
    frames: Frames
    command: str = ""

    @property
    def games(self) -> pl.DataFrame:
        """A row for each game."""
        return self.frames[GAMES]

    @property
    def seats(self) -> pl.DataFrame:
        """A row for each seat of each game."""
        return self.frames[SEATS]

    @property
    def events(self) -> pl.DataFrame:
        """A row for everything that was told; hidden things too."""
        return self.table(EVENTS)

    @property
    def decisions(self) -> pl.DataFrame:
        """A row for each question: how many options, which answer, what the judge said before it."""
        return self.table(DECISIONS)

    def table(self, name: str) -> pl.DataFrame:
        if name not in self.frames:
            raise BadRun(f"This run is brief: it has no {name}. Run it without --brief.")
        return self.frames[name]


# --- playing ----------------------------------------------------------------------------------------


def executor_for(plan: Plan, workers: int) -> Executor:
    """This process where it can play the plan alone, otherwise a pool."""
    return Here() if workers == 1 and fits_here(plan) else Pool(workers)


def play(plan: Plan, executor: Executor, progress: Progress | None = None) -> Run:
    """Play a plan in memory."""
    many = []
    with closing(each_done(executor, Recording(plan), [range(plan.games)])) as chunks:
        for done in chunks:
            many.append(tables.unpacked(done.found))
            if progress is not None:
                progress(len(done.numbers))
    return Run(plan, tables.join(many, plan.brief))


def play_into(folder: Path, plan: Plan, executor: Executor, command: str = "", progress: Progress | None = None) -> Run:
    """Play what is missing of a plan into its folder. Whatever stops it, what is done is kept there."""
    make_folder(folder)
    kept = done_games(folder)
    write_kept(folder, plan, command, len(kept))
    missing = list(gaps(kept, plan.games))
    part, many, flushed = (tables.parts(folder) or [-1])[-1] + 1, [], monotonic()
    try:
        with closing(each_done(executor, Recording(plan), missing)) as chunks:
            for done in chunks:
                many.append(tables.unpacked(done.found))
                if progress is not None:
                    progress(len(done.numbers))
                if monotonic() - flushed > FLUSH_SECONDS:
                    tables.write(tables.join(many, plan.brief), folder, part)
                    part, many, flushed = part + 1, [], monotonic()
    finally:
        if many:
            tables.write(tables.join(many, plan.brief), folder, part)
        whole = gather(folder, plan)
        write_kept(folder, plan, command, len(whole[GAMES]))
    return Run(plan, whole, command)


def make_folder(folder: Path) -> None:
    """BadRun where it cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / f"{KEPT}.tmp"
        trial.touch()
        trial.unlink()
    except OSError as error:
        raise BadRun(f"{folder} cannot hold a run: {error.strerror}.") from None


def gather(folder: Path, plan: Plan) -> Frames:
    """Make whole tables of what was whole before and of the parts; a game that is in both counts once."""
    many: list[Frames] = []
    seen: set[int] = set()
    for part in places(folder):
        games = set(tables.read(folder, GAMES, part)["game"]) - seen
        fresh = pl.col("game").is_in(sorted(games))
        many.append({name: tables.read(folder, name, part).filter(fresh) for name in tables.named(plan.brief)})
        seen |= games
    whole = tables.join(many, plan.brief)
    tables.write(whole, folder)
    shutil.rmtree(folder / "parts", ignore_errors=True)
    return whole


def places(folder: Path) -> list[int | None]:
    """Where games are kept: in the whole tables (None), and in parts."""
    return [*([None] if tables.file_of(folder, GAMES).is_file() else []), *tables.parts(folder)]


def done_games(folder: Path) -> list[int]:
    """The games that are kept already."""
    return sorted({game for part in places(folder) for game in tables.read(folder, GAMES, part)["game"]})


def gaps(done: list[int], games: int) -> Iterator[range]:
    """The numbers nobody has played."""
    begin = 0
    for number in [*done, games]:
        if number > begin:
            yield range(begin, number)
        begin = number + 1


# --- run.json ---------------------------------------------------------------------------------------


def write_kept(folder: Path, plan: Plan, command: str, done: int) -> None:
    count = -(-plan.games // plan.players) if plan.swap_seats else plan.games
    known = plan.identity
    kept = Kept(
        *(FORMAT, plan.game, known.version, known.form, known.content, Seeds(plan.seed, count), done, command, plan)
    )
    fresh = folder / f"{KEPT}.tmp"
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")
    fresh.replace(folder / KEPT)


def read_kept(folder: Path) -> Kept:
    """What a folder says of its run; BadRun if it is none, or of another version."""
    if not folder.is_dir():
        raise BadRun(f"There is no folder {folder}.")
    try:
        data = (folder / KEPT).read_bytes()
    except OSError:
        raise BadRun(f"{folder} holds no run: it has no {KEPT}.") from None
    try:
        kept = msgspec.json.decode(data, type=Kept)
    except msgspec.MsgspecError as error:
        raise BadRun(f"{folder / KEPT} cannot be read: {error}.") from None
    if kept.format != FORMAT:
        raise BadRun(f"{folder} was written in format {kept.format}; this version reads format {FORMAT}.")
    return kept


def read(folder: Path) -> Run:
    """A run as it was written."""
    kept = read_kept(folder)
    found = {name: tables.read(folder, name) for name in tables.named(kept.plan.brief)}
    if not len(found[GAMES]):
        raise BadRun(f"No game of {folder} is done yet; --resume goes on with it.")
    return Run(kept.plan, found, kept.command)


def refuse_taken(folder: Path) -> None:
    """A new run begins in an empty folder, so that nothing is lost."""
    if folder.exists() and not folder.is_dir():
        raise BadRun(f"{folder} is a file; --out names a folder.")
    if (folder / KEPT).is_file():
        raise BadRun(f"{folder} holds a run already; --resume goes on with it, or choose another folder.")
    if folder.is_dir() and any(folder.iterdir()):
        raise BadRun(f"{folder} is not empty; choose a folder of its own.")


def refuse_other(folder: Path, plan: Plan) -> None:
    """What is gone on with must be the same run, played by the same rules."""
    there = read_kept(folder).plan
    for word in ("game", "players", "seats", "seed", "options", "swap_seats", "without", "barred", "brief"):
        was, wanted = getattr(there, word), getattr(plan, word)
        if was != wanted:
            raise BadRun(f"{folder} holds a run with {word} {was}; this one has {wanted}.")
    for word in ("version", "form", "rules", "content", "changes"):
        if getattr(there.identity, word) != getattr(plan.identity, word):
            raise BadRun(f"{folder} holds a run with another {word} than this installation plays; begin a new one.")
    if there.games > plan.games:
        raise BadRun(f"{folder} holds a run of {there.games} games; --games {plan.games} would be fewer.")
