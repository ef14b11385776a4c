"""What a caller may hand over: each check gives the value as the rules take it, or says in a sentence what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import TypeVar

from ninerealms.errors import BadArgument, BadOption, WrongPlayers, WrongSeat, WrongSeed, WrongState
from ninerealms.kernel.decision import NOBODY, TEAM, Option
from ninerealms.kernel.rng import LARGEST_SEED, Rng
from ninerealms.kernel.state import State
from ninerealms.text.refusals import bad_option, in_words
from ninerealms.text.words import Say

S = TypeVar("S", bound=State)

NO_ANSWER = -1
LARGEST_ANSWER = 2**15 - 1  # what a compiled state can hold


def whole(value: object) -> int | None:
    """A plain int of whatever counts as one, a numpy integer too; None for anything else."""
    if type(value) is int:
        return value
    try:
        return int(index(value))  # type: ignore[arg-type]
    except TypeError:
        return None


def plain_answer(action: int) -> int:
    """An answer as a plain int, whatever a caller gave; NO_ANSWER for what no question can offer."""
    if type(action) is not int:
        found = whole(action)
        action = NO_ANSWER if found is None else found
    return action if 0 <= action <= LARGEST_ANSWER else NO_ANSWER


def own_state(state: object, kind: type[S], title: str) -> S:
    """A state of this very game."""
    if not isinstance(state, kind):
        raise WrongState(f"This is no state of {title} but of type {type(state).__name__}.")
    return state


def onlooker(seat: object, players: int) -> int:
    """Whoever may look: a seat, the team, or nobody."""
    found = whole(seat)
    if found is None or not TEAM <= found < players:
        raise WrongSeat(
            f"There is no seat {seat!r}; the seats are 0 to {players - 1}, {NOBODY} is nobody and {TEAM} the team."
        )
    return found


def known_seed(seed: object) -> int:
    found = whole(seed)
    if found is None or not 0 <= found <= LARGEST_SEED:
        raise WrongSeed(f"A seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}.")
    return found


def own_rng(rng: object) -> Rng:
    if not isinstance(rng, Rng):
        raise BadArgument(f"Chance comes from an Rng, not from {type(rng).__name__}.")
    return rng


def among(value: object, least: int, most: int, what: str) -> int:
    """A number within bounds."""
    found = whole(value)
    if found is None or not least <= found <= most:
        raise BadArgument(f"{what} must be a whole number from {least} to {most}, not {value!r}.")
    return found


def mapping(options: object) -> None:
    """Start options: names with values."""
    if type(options) is not dict and not isinstance(options, Mapping):
        raise bad_option("", Say("bad-options", {"given": repr(options)}))


def read_value(option: Option, value: bool | int | str) -> bool | int | str:
    """A value of an option, from itself or from text."""
    if option.free:
        return str(value) if isinstance(option.default, str) else value
    for allowed in option.values:
        if value is allowed or (type(value) is type(allowed) and value == allowed):
            return allowed
        if isinstance(value, str) and value.lower() == str(allowed).lower():
            return allowed
    choices = ", ".join(str(allowed).lower() for allowed in option.values)
    told = Say("bad-option-value", {"option": option.name, "given": repr(value), "choices": choices})
    raise bad_option(option.rule, told)


def refused_option(rule: str, key: str, game: Path | None = None, /, **values: int | str) -> BadOption:
    """A start option refused by a text, one of the game in that folder or of all games."""
    return bad_option(rule, Say(key, {**values}), game)


def wrong_players(title: str, seats: tuple[int, ...], count: object, rule: str) -> WrongPlayers:
    """The game is not made for that many."""
    error = WrongPlayers(f"{title} is for {spelled(seats)} players, not {count!r}.", rule)
    values: dict[str, int | str | Say] = {"game": title, "fewest": seats[0], "most": seats[-1], "given": repr(count)}
    return in_words(error, Say("bad-players" if len(seats) > 1 else "bad-players-one", values))


def spelled(counts: tuple[int, ...]) -> str:
    """2 / 2 to 4."""
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
