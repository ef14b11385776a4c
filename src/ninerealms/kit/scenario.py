"""A position told in words, then played in words: what the scenarios of all games have in common.

Each game has its own vocabulary (`scenario/`): a report says where components are, answers and options go by the
names in the content. Chance is never thrown: what it brings is announced.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from ninerealms.errors import ChanceNeeded, ScenarioError
from ninerealms.kernel import checks, engine
from ninerealms.kernel.decision import EventKind
from ninerealms.kernel.game import Game
from ninerealms.kernel.replay import STREAM_NAMES
from ninerealms.kernel.rng import seeded
from ninerealms.kernel.state import State

Word = str | int


class Unannounced(ScenarioError, ChanceNeeded):
    """Chance decides here, and nobody has announced how."""

    def __init__(self, sides: int, stream: int) -> None:
        ChanceNeeded.__init__(self, sides, stream)
        self.sentence: str = (
            f"Chance decides here, by one of {sides} results of {STREAM_NAMES[stream]}: announce it first."
        )
        self.rule = ""
        self.args: tuple[Any, ...] = (self.sentence,)

    def __reduce__(self) -> tuple[type[Unannounced], tuple[int, int]]:  # type: ignore[override]
        return type(self), (self.sides, self.stream)


def require(truth: object, sentence: str) -> None:
    """What must hold of a position or an answer."""
    if not truth:
        raise ScenarioError(sentence)


def find(word: object, ids: Sequence[str], what: str) -> int:
    """The number of a word of the content; the sentence lists those there are."""
    known = list(ids)
    if not isinstance(word, str) or word not in known:
        raise ScenarioError(f"There is no {what} {word!r}; there are {', '.join(known)}.")
    return known.index(word)


def number(value: object, least: int, most: int, what: str) -> int:
    """A number a component can have."""
    found = checks.whole(value)
    if found is None or not least <= found <= most:
        raise ScenarioError(f"{what} must be from {least} to {most}, not {value!r}.")
    return found


def several(given: object, what: str) -> list[Any]:
    """What is given side by side."""
    if not isinstance(given, list | tuple):
        raise ScenarioError(f"{what} are given as a list, not as {given!r}.")
    return list(given)


def each_place(given: object, what: str) -> list[tuple[Any, Any]]:
    """What is given with its place."""
    if not isinstance(given, Mapping):
        raise ScenarioError(f"{what} are given with their places, as a dict, not as {given!r}.")
    return list(given.items())


def as_bits(places: Iterable[int]) -> int:
    """Some places as a set; what is named twice is there once."""
    return sum(1 << place for place in set(places))


def event_code(kind: str, events: Mapping[int, EventKind]) -> int:
    """A kind of log line by its name, for instance WON_GAME."""
    known = {event_name(event): code for code, event in events.items()}
    names = sorted(known)
    return known[names[find(kind, names, "log line")]]


def listed(words: Iterable[Word]) -> str:
    return ", ".join(sorted(map(str, words)))


class Scenario(ABC):
    """One position; it is opened at the first look, and reported no more from then on."""

    def __init__(self, game: Game, players: int) -> None:
        count = None if isinstance(players, bool) else checks.whole(players)
        if count is None or count not in game.seats:
            raise ScenarioError(f"{game.title} is for {', '.join(map(str, game.seats))} players, not {players!r}.")
        self.game = game
        self.players = count

    @property
    @abstractmethod
    def s(self) -> State:
        """The state itself, for those who look inside."""

    @property
    @abstractmethod
    def question(self) -> str | None:
        """The kind of the pending question; None when the game is over."""

    @property
    @abstractmethod
    def options(self) -> set[Word]:
        """All that may be answered, in words."""

    def position(self, seed: int = 0) -> State:
        """The position as a state of its own, with chance from a seed: for a bot, a search or a match."""
        twin = self.s.copy()
        twin.rng.copy_from(seeded(checks.known_seed(seed)))
        return twin

    def seat(self, seat: object) -> int:
        """A seat at this table."""
        return number(seat, 0, self.players - 1, "A seat")

    def refuse(self, word: Word) -> ScenarioError:
        """Why a word is no answer now."""
        if self.question is None:
            return ScenarioError(f"The game is over; {word!r} answers nothing.")
        return ScenarioError(f"{word!r} is no answer to {self.question}; there are {listed(self.options) or 'none'}.")


class Played(Scenario):
    """A scenario whose answers and log lines have words: what is asked, closed and told, for any game."""

    @abstractmethod
    def word_of(self, action: int) -> Word:
        """An answer to the pending question in words."""

    @abstractmethod
    def action_of(self, word: Word) -> int:
        """The answer to the pending question that a word stands for, or a negative number."""

    @abstractmethod
    def told(self, field: str, number: int) -> Word:
        """One number of a log line in words, where it stands for something."""

    @abstractmethod
    def _answer(self, action: int) -> None:
        """Play on with an answer that is offered, and with the chance that was announced."""

    def choose(self, *answers: Word) -> Self:
        """Answer the pending questions one after another."""
        for word in answers:
            action = -1 if self.question is None else checks.plain_answer(self.action_of(word))
            if not self.s.is_offered(action):
                raise self.refuse(word)
            self._answer(action)
        return self

    @property
    def question(self) -> str | None:
        return None if self.s.top < 0 else self.game.kinds[self.s.kind].name

    @property
    def options(self) -> set[Word]:
        decision = self.s.decision
        return set() if decision is None else {self.word_of(action) for action in decision.options}

    def closed(self, word: Word) -> str:
        """The rule that closes an answer."""
        return self.game.rule_of_reason(self.s, self._reason(word))

    def why(self, word: Word) -> str:
        """The name of the sentence that says why an answer is closed, without its `why-`."""
        return self.game.reasons[self._reason(word)].key.removeprefix("why-")

    def _reason(self, word: Word) -> int:
        action = checks.plain_answer(self.action_of(word))
        require(not self.s.is_offered(action), f"{word} is offered.")
        assert self.s.reasons is not None
        require(action in self.s.reasons, f"Nothing is said of {word} in {self.question}.")
        return self.s.reasons[action]

    def cited(self, kind: str) -> list[str]:
        """The rules that the log lines of one kind name."""
        code = event_code(kind, self.game.events)
        return [self.game.rule_of_event(event) for event in self.s.events or () if event[0] == code]

    def log(self, kind: str) -> list[tuple[Word, ...]]:
        """The log lines of one kind with their fields in words."""
        code = event_code(kind, self.game.events)
        return [self._fields(event) for event in self.s.events or () if event[0] == code]

    @property
    def story(self) -> list[str]:
        """The kinds of all log lines in their order."""
        return [event_name(self.game.events[event[0]]) for event in self.s.events or ()]

    def _fields(self, event: tuple[int, ...]) -> tuple[Word, ...]:
        fields = self.game.events[event[0]].fields
        return tuple(self.told(field, n) for field, n in zip(fields, event[2:], strict=False))


def event_name(event: EventKind) -> str:
    """The name of a log line as in the vocabulary."""
    return event.key.removeprefix("log-").replace("-", "_").upper()


def advance(game: Game, s: State, action: int) -> None:
    """Answer; where chance is wanted that nobody announced, the state is as it was."""
    before, told, reasons = s.copy(), list(s.events or []), dict(s.reasons or {})
    try:
        engine.apply(game.rules, s, action)
    except ChanceNeeded as need:
        restore(s, before)
        s.events, s.reasons = told, reasons
        raise Unannounced(need.sides, need.stream) from None


def restore(s: State, before: State) -> None:
    for name in s.names():
        setattr(s, name, getattr(before, name))
    s.rng.copy_from(before.rng)
