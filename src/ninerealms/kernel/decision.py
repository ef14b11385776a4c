"""What a caller reads of a pending question, of a table, and of a finished game."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypedDict, TypeVar

NOBODY = -1
TEAM = -2

T = TypeVar("T")


class Question(TypedDict):
    """The pending decision as a seat sees it: `options` is empty where the question is another's secret."""

    seat: int
    kind: str
    options: list[int]
    source: int


class ViewOf(TypedDict, Generic[T]):
    """What one seat may know, ready for JSON. `table` is the game's own part: `TableView` of its `seen`."""

    game: str
    version: int
    players: int
    seat: int
    decision: Question | None
    outcome: dict[str, object] | None
    table: T


class Outcome(NamedTuple):
    """How a game ended; `reason` is the rule that ended it."""

    winners: list[int]
    scores: list[int]
    reason: str


class Kind(NamedTuple):
    """One kind of question: its values are 0 .. size-1. `points_at` names what the values stand for."""

    name: str
    size: int
    rule: str
    points_at: str = ""
    secret: bool = False


class Option(NamedTuple):
    """A start option: its values, the default first among equals, and the rule it belongs to."""

    name: str
    default: bool | int | str
    values: tuple[bool | int | str, ...]
    rule: str
    free: bool = False


class Reason(NamedTuple):
    """Why an action is closed: a rule and the key of a sentence."""

    rule: str
    key: str


class EventKind(NamedTuple):
    """One kind of log line: the rule it follows, the key of its sentence, the names of its numbers.

    `also` are the other rules that may cause it; the procedure then names the one that did.
    """

    rule: str
    key: str
    fields: tuple[str, ...]
    also: tuple[str, ...] = ()
