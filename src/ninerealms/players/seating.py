"""Who sits where: bots by name and level, or by `module:Class`."""

from __future__ import annotations

from importlib import import_module

from ninerealms.kernel.errors import NineRealmsError
from ninerealms.kernel.rng import MASK64, Rng, scramble
from ninerealms.players.chair import Bot
from ninerealms.players.greedy import GreedyBot
from ninerealms.players.mcts import MctsBot
from ninerealms.players.random import RandomBot

LEVELS = ("easy", "normal", "strong")
BOTS = ("random", "greedy", "mcts")
CHOOSER = 0x52414E444F4D


class BadSeat(NineRealmsError):
    """No such player."""


def chooser(seed: int) -> Rng:
    """The Rng of all random players of a game: apart from the game's own, and the same in every loop."""
    return Rng(scramble((seed ^ CHOOSER) & MASK64))


def seat_rng(seed: int, seat: int) -> Rng:
    return Rng(scramble((seed * 31 + seat + 1) & MASK64))


def bot(spec: str, seed: int, seat: int, shared: Rng) -> Bot:
    """`random`, `greedy[:level]`, `mcts[:level|:iterations]`, or `module:Class` of one's own."""
    name, _, rest = spec.partition(":")
    if name == "random" and not rest:
        return RandomBot(shared)
    if name == "greedy" and (rest or "normal") in LEVELS:
        return GreedyBot(seat_rng(seed, seat), rest or "normal")
    if name == "mcts" and rest.isdecimal() and int(rest) > 0:
        return MctsBot(seat_rng(seed, seat), iterations=int(rest))
    if name == "mcts" and (rest or "normal") in LEVELS:
        return MctsBot(seat_rng(seed, seat), rest or "normal")
    if name in BOTS or not rest:
        known = "random, greedy, mcts (each but random with :easy, :normal or :strong; mcts with :iterations)"
        raise BadSeat(f"There is no player {spec!r}; choose {known}, or module:Class of your own.")
    return own_bot(name, rest, seat_rng(seed, seat))


def own_bot(module: str, name: str, rng: Rng) -> Bot:
    """A bot somebody else wrote; it is made with an Rng of its own."""
    try:
        kind = getattr(import_module(module), name, None)
    except (ImportError, SyntaxError, TypeError, ValueError) as error:
        raise BadSeat(f"The module {module!r} cannot be imported: {error}.") from None
    if not isinstance(kind, type):
        raise BadSeat(f"The module {module!r} has no class {name!r}.")
    try:
        made = kind(rng)
    except TypeError as error:
        raise BadSeat(f"{module}:{name} cannot be made with an Rng alone: {error}.") from None
    if not callable(getattr(made, "choose", None)):
        raise BadSeat(f"{module}:{name} has no method choose(chair).")
    if not hasattr(made, "name"):
        made.name = f"{module}:{name}"
    found: Bot = made
    return found


def seat_all(specs: list[str], players: int, seed: int) -> list[Bot]:
    """One bot per seat; a single name is for everybody."""
    if len(specs) == 1:
        specs = specs * players
    if len(specs) != players:
        raise BadSeat(f"{players} seats need {players} players, not {len(specs)}: {', '.join(specs)}.")
    shared = chooser(seed)
    return [bot(spec, seed, seat, shared) for seat, spec in enumerate(specs)]
