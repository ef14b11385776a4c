"""The tables of a run as polars frames: their columns, the way from a worker, and the files they are kept in."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import polars as pl

from ninerealms.errors import BadRun

if TYPE_CHECKING:
    from ninerealms.lab.recording import Recorder

GAMES, SEATS, EVENTS, DECISIONS = "games", "seats", "events", "decisions"
SCHEMAS: dict[str, dict[str, object]] = {
    GAMES: {
        "game": pl.Int64,
        "seed": pl.UInt64,
        "turn": pl.Int8,
        "decisions": pl.Int32,
        "rounds": pl.Int32,
        "ending": pl.String,
        "winners": pl.Int8,
        "first": pl.Int8,
        "lead_changes": pl.Int16,
        "struck": pl.Int32,
    },
    SEATS: {
        "game": pl.Int64,
        "seat": pl.Int8,
        "bot": pl.String,
        "first": pl.Boolean,
        "barred": pl.Boolean,
        "won": pl.Float64,
        "score": pl.Int32,
        "asked": pl.Int32,
        "worst": pl.Float32,
        "best": pl.Float32,
        "half": pl.Float32,
    },
    EVENTS: {
        "game": pl.Int64,
        "step": pl.Int32,
        "event": pl.String,
        "rule": pl.String,
        "seat": pl.Int8,
        "thing": pl.String,
        "a": pl.Int32,
        "b": pl.Int32,
        "c": pl.Int32,
        "d": pl.Int32,
    },
    DECISIONS: {
        "game": pl.Int64,
        "step": pl.Int32,
        "seat": pl.Int8,
        "question": pl.String,
        "options": pl.Int16,
        "offered": pl.List(pl.Int16),
        "answer": pl.Int32,
        "chances": pl.List(pl.Float32),
    },
}
BRIEF = (GAMES, SEATS)
Frames = dict[str, pl.DataFrame]


def named(brief: bool) -> tuple[str, ...]:
    """The tables a run has."""
    return BRIEF if brief else tuple(SCHEMAS)


def frames_of(recorder: Recorder) -> Frames:
    """What was written down, as frames."""
    columns = {GAMES: recorder.games, SEATS: recorder.seats, EVENTS: recorder.events, DECISIONS: recorder.decisions}
    return {
        name: pl.DataFrame({column: columns[name].get(column, []) for column in SCHEMAS[name]}, schema=SCHEMAS[name])
        for name in named(recorder.plan.brief)
    }


def packed(recorder: Recorder) -> dict[str, bytes]:
    """The same as Arrow tables, to be sent."""
    found = {}
    for name, frame in frames_of(recorder).items():
        out = BytesIO()
        frame.write_ipc(out, compression="zstd")
        found[name] = out.getvalue()
    return found


def unpacked(sent: dict[str, bytes]) -> Frames:
    return {name: pl.read_ipc(BytesIO(data)) for name, data in sent.items()}


# --- files ------------------------------------------------------------------------------------------


def file_of(folder: Path, name: str, part: int | None = None) -> Path:
    """Where a table is kept; or a part of it while the run goes on."""
    return folder / f"{name}.parquet" if part is None else folder / "parts" / f"{part:06}.{name}.parquet"


def write(frames: Frames, folder: Path, part: int | None = None) -> None:
    """Write tables; that of the games last, since a part without it does not count."""
    for name in reversed(list(frames)):
        place = file_of(folder, name, part)
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh = place.with_suffix(f".{os.getpid()}.tmp")
        frames[name].write_parquet(fresh, compression="zstd", statistics=False)
        fresh.replace(place)


def read(folder: Path, name: str, part: int | None = None) -> pl.DataFrame:
    """One table; BadRun if it cannot be read or has other columns."""
    place = file_of(folder, name, part)
    if not place.is_file():
        raise BadRun(f"{folder} has no {place.name}; `ninerealms lab run` writes it.")
    try:
        found = pl.read_parquet(place, memory_map=False, glob=False)
    except (OSError, pl.exceptions.PolarsError) as error:
        raise BadRun(f"{place} cannot be read: {first_line(error)}") from None
    if dict(found.schema) != SCHEMAS[name]:
        raise BadRun(f"{place} has other columns than a run of this version writes.")
    return found


def first_line(error: Exception) -> str:
    line = str(error).strip().partition("\n")[0]
    return line if line.endswith(".") else f"{line}."


def parts(folder: Path) -> list[int]:
    """The whole parts there are."""
    found = (folder / "parts").glob(f"*.{GAMES}.parquet")
    return sorted(int(file.name.partition(".")[0]) for file in found)


def join(many: list[Frames], brief: bool) -> Frames:
    """Tables of chunks in the order of their games; the chunks themselves are in order within."""
    ordered = sorted((frames for frames in many if len(frames[GAMES])), key=lambda frames: frames[GAMES]["game"][0])
    found = {}
    for name in named(brief):
        whole = pl.concat([frames[name] for frames in ordered]) if ordered else pl.DataFrame(schema=SCHEMAS[name])
        found[name] = whole.sort("game", maintain_order=True).rechunk()
    return found
