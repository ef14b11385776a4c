"""Tables of scenarios as the tests of any game use them: looked at after every answer, and all announced must come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, Self, runtime_checkable

import pytest

from ninerealms.errors import ScenarioError
from ninerealms.kernel.decision import Outcome
from ninerealms.kernel.game import RULE, Game
from ninerealms.kernel.state import State
from ninerealms.kit.scenario import Played, event_name


class Telling(Protocol):
    """A table at which lines are told."""

    @property
    def game(self) -> Game: ...

    @property
    def s(self) -> State: ...


@runtime_checkable
class Announcing(Protocol):
    """A table at which results of chance are announced."""

    @property
    def unused(self) -> Sequence[object]: ...


def told_at(table: Telling) -> set[tuple[str, ...]]:
    """The lines of a table by their names, each with the rule it cites."""
    game = table.game
    return {(event_name(game.events[line[0]]), game.rule_of_event(line)) for line in table.s.events or ()}


def check_refused(tell: Callable[[], object], sentence: str) -> None:
    """What is told of a position is refused with a whole sentence that begins like this."""
    with pytest.raises(ScenarioError) as error:
        tell()
    assert error.value.sentence.startswith(sentence)
    assert error.value.sentence.endswith(".")


OPENED: list[Telling] = []  # in the test that runs


class Reread(Played):
    """What any table can be asked besides what its game says of it."""

    @property
    def is_over(self) -> bool:
        return self.question is None

    @property
    def outcome(self) -> Outcome:
        """How the finished game ended: winners, scores, the rule that ended it."""
        outcome = self.game.outcome(self.s)
        assert outcome is not None, "the game is not over"
        return outcome

    def forget(self) -> Self:
        """Drop the log up to here."""
        self.s.events = []
        return self


def check_ints(game: Game, s: State) -> None:
    """All that is kept is ints, a reason is one of the reasons, a log line fills its fields alone and has a rule."""
    for field in s.names():
        kept = getattr(s, field)
        assert all(type(number) is int for number in (kept if isinstance(kept, list) else [kept])), field
    for event in s.events or ():
        kind = game.events[event[0]]
        assert all(type(number) is int for number in event), f"no ints are told: {kind.key}"
        assert not any(event[2 + len(kind.fields) : RULE]), event
        assert game.rule_of_event(event) in (kind.rule, *kind.also), f"{kind.key} by {game.rule_of_event(event)}"
    for action, reason in (s.reasons or {}).items():
        assert type(action) is int, "a reason for nothing"
        assert reason in game.reasons, reason
