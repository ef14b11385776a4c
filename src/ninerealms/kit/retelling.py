"""What happened, told once more: staged with its sides and dice, summed up, and where a score came from."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, runtime_checkable

from ninerealms.kernel.game import Event, Game
from ninerealms.text.words import Say

NO_SEAT = -1


class Side(NamedTuple):
    """One side of a fight, a throw or a count: who, with which dice, cards or pieces, and what they come to."""

    name: Say
    seat: int = NO_SEAT
    parts: tuple[Say, ...] = ()
    total: int | None = None


class Stage(NamedTuple):
    """Something worth a look: a `fight`, `throw`, `hunt`, `card` or `score`. `end` is the line it is told by."""

    kind: str
    head: Say
    sides: tuple[Side, ...]
    results: tuple[Say, ...]
    end: Event


class Source(NamedTuple):
    """Where a score, or a victory, came from: how much for each seat; for the team one number."""

    name: Say
    counts: tuple[int, ...]


class Holding(NamedTuple):
    """Something that is counted and comes and goes: what a seat has, or what threatens all."""

    name: Say
    amount: int


@runtime_checkable
class Reteller(Protocol):
    """What a game's `words/retold.py` says; the state is the game's own, the lines are those that a seat heard.

    `TURNS` are the lines that begin something: a turn, a round, a day. `ASIDE` are those a summary leaves out.
    """

    TURNS: Collection[int]
    ASIDE: Collection[int]

    def say_stages(self, s: Any, lines: Sequence[Event], fresh: int, /) -> Sequence[Stage]:
        """What the last `fresh` lines brought to an end; the lines before them say how it began."""

    def say_sources(self, s: Any, lines: Sequence[Event], /) -> Sequence[Source]:
        """Where the result of a finished game came from."""

    def say_holdings(self, s: Any, seat: int, /) -> Sequence[Holding]:
        """What a seat may know it has."""


def reteller(game: Game) -> Reteller | None:
    """Whoever tells once more what happened in a game; not every game has one."""
    return as_reteller(getattr(game, "teller", None))


@lru_cache(maxsize=64)
def as_reteller(teller: object) -> Reteller | None:
    """Looking whether all of it is there takes longer than most of what it says."""
    return teller if isinstance(teller, Reteller) else None


def weigh(game: Game, event: Event) -> str:
    """What a line is in the course of the game: a `turn` begins with it, it stands `aside`, or (empty) it counts."""
    teller = reteller(game)
    if teller is None:
        return ""
    return "turn" if event[0] in teller.TURNS else "aside" if event[0] in teller.ASIDE else ""


def closed(
    lines: Sequence[Event], fresh: int, opens: Collection[int], closes: Collection[int]
) -> Iterator[tuple[Sequence[Event], Sequence[Event]]]:
    """For each closing line among the last `fresh`: all from the line that opened it on, and what followed at once."""
    for place in range(max(0, len(lines) - fresh), len(lines)):
        if lines[place][0] in closes:
            begin = next((i for i in range(place - 1, -1, -1) if lines[i][0] in opens), None)
            if begin is not None:
                end = next((i for i in range(place + 1, len(lines)) if lines[i][0] in closes), len(lines))
                yield lines[begin : place + 1], lines[place + 1 : end]


def of_kind(lines: Sequence[Event], *kinds: int) -> list[Event]:
    return [line for line in lines if line[0] in kinds]


def say_number(number: int) -> Say:
    """A number as it is, on a die or a chip."""
    return Say("retold-number", {"count": number})


def summed(lines: Sequence[Event], kind: int, players: int, field: int | None = None) -> tuple[int, ...]:
    """For each seat, the first number of a line: how many lines of a kind, or the sum of one of their numbers."""
    found = [0] * players
    for line in lines:
        if line[0] == kind and 0 <= line[2] < players:
            found[line[2]] += 1 if field is None else line[2 + field]
    return tuple(found)
