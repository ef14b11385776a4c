"""A game that is told by its `words/words.py` and drawn by the `DRAWING` of its `picture/picture.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from ninerealms.drawing.drawing import Drawing
from ninerealms.errors import BadArgument
from ninerealms.kernel.choice import Choice, Sheet, Standing, in_parts
from ninerealms.kernel.game import Event, Fork, Game, View
from ninerealms.kernel.state import State
from ninerealms.kit.say import all_of
from ninerealms.text.words import Say

SHAPES = ("wide", "tall")


class Teller(Protocol):
    """What `words/words.py` says; the state is the game's own."""

    def say_prompt(self, s: Any, /) -> Say: ...

    def say_option(self, s: Any, action: int, /) -> Say: ...

    def say_choice(self, s: Any, action: int, /) -> Choice: ...

    def say_event(self, s: Any, event: Event, /) -> Say: ...

    def say_thing(self, s: Any, kind: int, action: int, /) -> Say: ...

    def say_chance(self, fork: Fork[Any], /) -> Say: ...

    def say_result(self, fork: Fork[Any], result: int, /) -> Say: ...

    def say_table(self, seen: View, /) -> Iterable[Say]: ...

    def say_phase(self, s: Any, /) -> Say: ...

    def say_have(self, s: Any, seat: int, /) -> Say: ...

    def say_missing(self, s: Any, action: int, reason: int, /) -> Say | None: ...

    def thing_of(self, s: Any, kind: int, action: int, /) -> str: ...

    def each_sheet(self) -> Iterable[Sheet]: ...


def by_action(given: Mapping[int, str] | None) -> Mapping[int, str]:
    """Sentences by the actions they are for."""
    found: object = given or {}
    if not isinstance(found, Mapping) or not all(isinstance(action, int) for action in found):
        raise BadArgument("The sentences of a drawing are given by their actions, which are whole numbers.")
    return found


class ToldGame(Game):
    """Hands over to whoever tells and draws it."""

    teller: Teller
    artist: Drawing

    def say_prompt(self, state: State) -> Say:
        return self.teller.say_prompt(state)

    def say_option(self, state: State, action: int) -> Say:
        return self.teller.say_option(state, action)

    def say_choice(self, state: State, action: int) -> Choice:
        told = self.teller.say_choice(state, action)
        thing = told.thing or self.teller.thing_of(state, state.kind, action)
        whole = in_parts(told._replace(rule=self.rule_of(state, action), thing=thing), self.words("en"))
        if whole.price and whole.cost is None:
            return whole._replace(cost=all_of([price.said for price in whole.price]))
        return whole

    def say_event(self, state: State, event: Event) -> Say:
        return self.teller.say_event(state, event)

    def say_thing(self, state: State, kind: int, action: int) -> Say:
        return self.teller.say_thing(state, kind, action)

    def say_chance(self, fork: Fork[State]) -> Say:
        return self.teller.say_chance(fork)

    def say_result(self, fork: Fork[State], result: int) -> Say:
        return self.teller.say_result(fork, result)

    def say_table(self, view: View) -> Iterable[Say]:
        return self.teller.say_table(view)

    def say_standing(self, state: State, seat: int) -> Standing:
        return Standing(self.teller.say_phase(state), self.teller.say_have(state, seat) if seat >= 0 else None)

    def say_missing(self, state: State, action: int, reason: int) -> Say | None:
        return self.teller.say_missing(state, action, reason)

    def thing_of(self, state: State, kind: int, action: int) -> str:
        return self.teller.thing_of(state, kind, action)

    def sheets(self) -> tuple[Sheet, ...]:
        return tuple(self.teller.each_sheet())

    def draw(
        self,
        view: View,
        lang: str = "en",
        sentences: Mapping[int, str] | None = None,
        closed: Mapping[int, str] | None = None,
        last: Iterable[Event] = (),
        shape: str = "wide",
        alone: bool = True,
    ) -> str:
        if shape not in SHAPES:
            raise BadArgument(f"A drawing is {' or '.join(SHAPES)}, not {shape!r}.")
        if not isinstance(last, Iterable):
            raise BadArgument(f"What happened last is a list of log lines, not {last!r}.")
        happened = [self.own_event(event) for event in last]
        return self.artist.draw(
            self.own_view(view), self.words(lang), by_action(sentences), by_action(closed), happened, shape, alone
        )

    def style(self) -> str:
        return self.artist.style()

    def symbols(self) -> str:
        return self.artist.all_shapes()
