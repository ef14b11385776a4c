"""Who sits where: bots by name and level, or by `module:Class`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import cast

from ninerealms.errors import BadSeat
from ninerealms.kernel.checks import known_seed
from ninerealms.kernel.rng import MASK64, Rng, scramble
from ninerealms.players import roster
from ninerealms.players.chair import Bot

CHOOSER = 0x52414E444F4D


def chooser(seed: int) -> Rng:
    """The Rng of all random players of a game: apart from the game's own, and the same in every loop."""
    return Rng(scramble((seed ^ CHOOSER) & MASK64))


def seat_rng(seed: int, seat: int) -> Rng:
    return Rng(scramble((seed * 31 + seat + 1) & MASK64))


def bot(spec: str, seed: int, seat: int, shared: Rng) -> Bot:
    """A bot of the roster, `greedy` or `mcts:strong` or `mcts:400`, or `module:Class` of one's own."""
    name, _, way = str(spec).partition(":")
    entry = roster.find(name)
    if entry is None and way:
        return own_bot(name, way, seat_rng(seed, seat))
    made = None if entry is None else entry.seat(shared if entry.shares else seat_rng(seed, seat), way)
    if made is None:
        raise BadSeat(f"There is no player {spec!r}; choose {roster.spelled()}, or module:Class of your own.")
    return made


def own_bot(module: str, name: str, rng: Rng) -> Bot:
    """A bot somebody else wrote; it is made with an Rng of its own."""
    try:
        kind = getattr(import_module(module), name, None)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - somebody else's code may fail in any way
        raise BadSeat(f"The module {module!r} cannot be imported: {mistake(error)}.") from None
    if not isinstance(kind, type):
        raise BadSeat(f"The module {module!r} has no class {name!r}.")
    try:
        made = kind(rng)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - as above
        raise BadSeat(f"{module}:{name} cannot be made with an Rng alone: {mistake(error)}.") from None
    if not callable(getattr(made, "choose", None)):
        raise BadSeat(f"{module}:{name} has no method choose(chair).")
    if not hasattr(made, "name"):
        made.name = f"{module}:{name}"
    found: Bot = made
    return found


def mistake(error: Exception | SystemExit) -> str:
    """What went wrong in somebody else's code, and in which line of it; what only Python's own code saw has none."""
    told = " ".join(str(error).split())
    if isinstance(error, ImportError | SyntaxError | TypeError | ValueError):
        return told
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {told} ({Path(last.filename).name}, line {last.lineno})"


def seat_all(specs: list[str], players: int, seed: int) -> list[Bot]:
    """One bot per seat; a single name is for everybody."""
    if not isinstance(cast("object", specs), list | tuple):
        raise BadSeat(f"Players are a list of names, not {specs!r}.")
    if len(specs) == 1:
        specs = specs * players
    if len(specs) != players:
        raise BadSeat(f"{players} seats need {players} players, not {len(specs)}: {', '.join(specs)}.")
    shared = chooser(known_seed(seed))
    if specs.count("random") == players:
        return [bot("random", seed, 0, shared)] * players
    return [bot(spec, seed, seat, shared) for seat, spec in enumerate(specs)]
