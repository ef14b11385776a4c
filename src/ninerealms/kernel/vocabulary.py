"""The vocabulary of a game: what is asked, done, told and refused, each said once.

A game's `vocabulary.py` makes one and gives every number a name: `LOST_UNITS = event(12, "NTG-091", ...)`. Rules and
words then read `v.LOST_UNITS`, a plain int. Numbers are never given twice and never change: saved games depend on them.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from ninerealms.kernel.decision import EventKind, Kind, Reason
from ninerealms.kernel.state import REGISTERS

Entry = TypeVar("Entry")


class Asked(Protocol):
    """Enters a question and gives its number back."""

    def __call__(
        self, number: int, name: str, size: int, rule: str, points_at: str = "", *, secret: bool = False
    ) -> int: ...


class Done(Protocol):
    """Enters a procedure and gives its number back."""

    def __call__(self, number: int) -> int: ...


class Told(Protocol):
    """Enters a log line and gives its number back."""

    def __call__(self, number: int, rule: str, key: str, *fields: str, also: str = "") -> int: ...


class Refused(Protocol):
    """Enters why something is not offered, and gives its number back."""

    def __call__(self, number: int, rule: str, key: str) -> int: ...


class Vocabulary:
    """Questions, procedures, log lines and reasons by their numbers; each call adds one and returns its number."""

    def __init__(self) -> None:
        self.questions: dict[int, Kind] = {}
        self.procedures: dict[int, None] = {}
        self.events: dict[int, EventKind] = {}
        self.reasons: dict[int, Reason] = {}

    def question(
        self, number: int, name: str, size: int, rule: str, points_at: str = "", *, secret: bool = False
    ) -> int:
        """A question, its answers being 0 .. size-1, the rule that asks it, and what its answers point at."""
        kind = Kind(name, size, rule, points_at, secret)
        return add(self.questions, number, kind, name, [each.name for each in self.questions.values()])

    def procedure(self, number: int) -> int:
        """A procedure; its `registers` are named beside it."""
        return add(self.procedures, number, None, f"procedure {number}", [])

    def event(self, number: int, rule: str, key: str, *fields: str, also: str = "") -> int:
        """A log line: its usual rule, the key of its sentence, what its numbers are, other rules that may cause it."""
        kind = EventKind(rule, key, fields, tuple(also.split()))
        return add(self.events, number, kind, key, [each.key for each in self.events.values()])

    def reason(self, number: int, rule: str, key: str) -> int:
        """Why something is not offered: a rule and the key of a sentence."""
        return add(self.reasons, number, Reason(rule, key), key, [each.key for each in self.reasons.values()])

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The questions in the order of their numbers, which leave no gap."""
        missing = sorted(set(range(len(self.questions))) - set(self.questions))
        if missing:
            raise ValueError(f"No question has the number {missing[0]}.")
        return tuple(self.questions[number] for number in range(len(self.questions)))


def add(entries: dict[int, Entry], number: int, entry: Entry, name: str, known: list[str]) -> int:
    """Enter something under a number and a name that nothing of its sort has yet."""
    if number in entries:
        raise ValueError(f"{name} has the number {number}, which is taken.")
    if name in known:
        raise ValueError(f"{name} is said twice.")
    entries[number] = entry
    return number


def registers(count: int) -> range:
    """The registers of a procedure, to be given names in the order in which `call` fills them."""
    if count > REGISTERS:
        raise ValueError(f"A procedure has {REGISTERS} registers, not {count}.")
    return range(count)
