"""The contract every game signs, as callers see it. Rules themselves live in the game's `Rules`."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from ninerealms.errors import BadArgument, GameOver, IllegalAction, WrongSeat
from ninerealms.kernel import checks, content, engine, plain, save
from ninerealms.kernel.checks import LARGEST_ANSWER, plain_answer
from ninerealms.kernel.choice import Choice, in_order, in_parts
from ninerealms.kernel.decision import TEAM, EventKind, Kind, Option, Outcome, Question, Reason, ViewOf
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.rng import DICE, SEED_BITS, Rng
from ninerealms.kernel.state import EVERYONE, HIDDEN_FROM, USUAL, State
from ninerealms.text.languages import known_language
from ninerealms.text.refusals import bad_option
from ninerealms.text.words import Card, Say, Words, say_seat

Value = bool | int | str
Event = tuple[int, ...]
View = ViewOf[Any]  # of whichever game
S = TypeVar("S", bound=State)

MOST_LAID = 64
RULE = 6  # where an event has the number of its rule
PER_PREFIX = 1000  # rule numbers: 1035 is number 35 of a game's second prefix


class Fork(NamedTuple, Generic[S]):
    """Where chance decides: the state that wants a result, and the state after each, as far as it reaches alone.

    All of them know what was told since the last answer: `events`.
    """

    stream: int
    state: S
    after: list[S]


class Game(plain.Plain, ABC):
    """One game: facts about it, and the doors' way to its rules. Stateless."""

    name: str
    title: str
    version: int
    prefix: str
    more_prefixes: tuple[str, ...] = ()
    seats: tuple[int, ...]
    minutes: int
    longest: int
    coop: bool = False
    kinds: tuple[Kind, ...]
    events: Mapping[int, EventKind]
    reasons: Mapping[int, Reason]
    options: tuple[Option, ...] = ()
    players_rule: str = ""
    hidden: tuple[str, ...] = ()
    facts: Mapping[str, int] = MappingProxyType({})  # numbers of its content that texts may name
    pieces: Mapping[str, Sequence[str]] = MappingProxyType({})  # for a field of log lines, what its numbers are called
    rules: Rules
    folder: Path

    # --- for each game to fill in -----------------------------------------------------------------

    @abstractmethod
    def lay(self, state: State, players: int, options: dict[str, Value]) -> None:
        """Lay the table: write options and components into a fresh state, push the first frames."""

    def check_options(self, players: int, options: dict[str, Value]) -> None:
        """Refuse combinations that cannot be (BadOption); values themselves are already checked."""
        return

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Who won, once nobody is asked any more."""

    @abstractmethod
    def see(self, state: State, seat: int) -> object:
        """The game's part of the view."""

    # --- with plain defaults, for each game to do better ------------------------------------------

    def census(self, state: State) -> dict[str, int]:
        """Every component counted over all places; the same at every moment of a game."""
        return {}

    def say_prompt(self, state: State) -> Say:
        """Who must do what: `ask-<kind>`."""
        return Say(f"ask-{self.kinds[state.kind].name.lower()}", {"seat": say_seat(state.seat)})

    def say_option(self, state: State, action: int) -> Say:
        """One option of the pending question: `do-<kind>`."""
        return Say(f"do-{self.kinds[state.kind].name.lower()}", {"action": action})

    def say_choice(self, state: State, action: int) -> Choice:
        """The same option in its parts: `do-<kind>.head`, `.detail`, `.cost`, as far as its text has them."""
        return in_parts(Choice(self.say_option(state, action), self.rule_of(state, action)), self.words("en"))

    def say_event(self, state: State, event: Event) -> Say:
        """A log line; `event` is (kind, audience, four numbers, rule)."""
        kind = self.events[event[0]]
        numbers = zip(kind.fields, event[2:RULE], strict=False)
        return Say(kind.key, {name: say_seat(n) if name == "seat" else n for name, n in numbers})

    def say_card(self, state: State, event: Event) -> Card | None:
        """The card that is read aloud when this happens."""
        return None

    def lessons(self, state: State, event: Event | None = None) -> tuple[str, ...]:
        """What a newcomer hears the first time, `lesson-<name>`: at a log line, or without one at the question."""
        return ()

    def say_thing(self, state: State, kind: int, action: int) -> Say:
        """The name of what a value of a question points at, offered or not."""
        return self.say_option(state, action)

    def say_chance(self, fork: Fork[State]) -> Say:
        """Table mode: what is to be thrown or drawn, and by whom. Every seat reads it: nothing hidden in it."""
        return Say("chance-dice" if fork.stream == DICE else "chance-draw")

    def say_result(self, fork: Fork[State], result: int) -> Say:
        """The name of one result, as every seat may read it; only results that come to the same share one."""
        return Say("chance-result", {"number": result + 1})

    def say_table(self, view: View) -> Iterable[Say]:
        """The whole table in words, line by line: what the drawing shows."""
        return ()

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
        """The table as an SVG. Option sentences and reasons become titles; `last` is what happened just now.

        The shape is wide or tall. Without `alone`, style and symbols are left to the page. Undrawn, it is text.
        """
        return plain.draw(self.title, self.write_table(view, lang).split("\n"), view["decision"], sentences or {})

    def style(self) -> str:
        """The style of its drawings, for a page that has it once for all (`draw` without `alone`)."""
        return ""

    def symbols(self) -> str:
        """The symbols of its drawings, for the same page."""
        return ""

    def things(self, state: State) -> list[int]:
        """All values the pending question could point at on this table: each is offered or has a reason."""
        return []

    def rule_of(self, state: State, action: int) -> str:
        """The rule an option of the pending question follows."""
        return self.kinds[state.kind].rule

    def rule_of_reason(self, state: State, reason: int) -> str:
        """The rule that closes an answer of the pending question: the usual one of its reason."""
        return self.reasons[reason].rule

    def rule_of_event(self, event: Event) -> str:
        """The rule a log line follows: the one its procedure named, else the usual one of its kind."""
        rule = event[RULE]
        return self.events[event[0]].rule if rule == USUAL else self.rule_id(rule)

    def rule_id(self, number: int) -> str:
        """The rule with a number: of the first prefix below 1000, of the next one from there on."""
        prefixes = (self.prefix, *self.more_prefixes)
        ledger, rule = divmod(checks.among(number, 0, PER_PREFIX * len(prefixes) - 1, "A rule's number"), PER_PREFIX)
        return f"{prefixes[ledger]}-{rule:03}"

    # --- the same for all -------------------------------------------------------------------------

    @property
    def has_secrets(self) -> bool:
        """Whether a seat may not see all there is."""
        return bool(self.hidden) or any(kind.secret for kind in self.kinds)

    @property
    def changes(self) -> Mapping[str, Value]:
        """What this process has otherwise than the game's content.toml."""
        return content.changed.get(self.name, {})

    def start(self, players: int | None = None, seed: int | None = None, options: Mapping[str, Value] = {}) -> State:
        """A new game at its first decision."""
        state = self.fresh(players, seed, options)
        engine.run(self.rules, state)
        return state

    def fresh(self, players: int | None = None, seed: int | None = None, options: Mapping[str, Value] = {}) -> State:
        """A table laid but not yet begun: `engine.run` plays it to the first decision."""
        count = self.seats[0] if players is None else players
        number = plain_seed(seed)
        checks.mapping(options)
        key = repr((count, dict(options))) if options else repr(count)  # tells True from 1, takes whatever is given
        known: dict[str, State] = self.__dict__.setdefault("laid", {})
        if key in known:
            state = known[key].copy()
            state.rng.seed(number)
            return state
        state = self._lay_anew(count, number, options)
        if not any(state.rng.taken) and len(known) < MOST_LAID:
            known[key] = state.copy()
        return state

    def _lay_anew(self, count: int, seed: int, options: Mapping[str, Value]) -> State:
        """Check and lay; where no chance was needed, the same table serves every seed."""
        if type(count) is not int or count not in self.seats:
            raise checks.wrong_players(self.title, self.seats, count, self.players_rule)
        chosen = self.settle(options)
        self.check_options(count, chosen)
        state = self.rules.fresh()
        state.players = count
        state.rng.seed(seed)
        self.lay(state, count, chosen)
        return state

    def settle(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """All start options with their values; text is read, unknown names and values are refused."""
        checks.mapping(options)
        known = {option.name: option for option in self.options}
        chosen: dict[str, Value] = {name: option.default for name, option in known.items()}
        for name, value in options.items():
            if name not in known:
                key = "bad-option-name" if known else "bad-option-none"
                told = Say(key, {"game": self.title, "given": repr(name), "options": ", ".join(known)})
                raise bad_option("", told)
            chosen[name] = checks.read_value(known[name], value)
        return chosen

    def apply(self, state: State, action: int) -> None:
        """Answer the pending question, in place. An illegal answer changes nothing."""
        if type(state) is not self.kind_of_state:
            self.own(state)
        try:
            if type(action) is int and 0 <= action <= LARGEST_ANSWER:
                engine.apply(self.rules, state, action)
            else:
                engine.apply(self.rules, state, plain_answer(action))
        except GameOver:
            raise
        except IllegalAction:
            raise self.refusal(state, action) from None

    def refusal(self, state: State, action: int) -> IllegalAction:
        """Why an answer is illegal, with the reason the table gives where it knows one."""
        kind = self.kinds[state.kind]
        closed = None if state.reasons is None else state.reasons.get(plain_answer(action))
        if closed is not None:
            return IllegalAction(self.explain(closed), self.rule_of_reason(state, closed))
        allowed = ", ".join(str(state.options[i]) for i in range(state.count))
        return IllegalAction(f"{action!r} is no answer to {kind.name}; allowed are {allowed}.", kind.rule)

    @cached_property
    def kind_of_state(self) -> type[State]:
        return type(self.rules.fresh())

    def own(self, state: object) -> State:
        """A state of this game; WrongState for any other."""
        return checks.own_state(state, self.kind_of_state, self.title)

    def pending(self, state: State) -> State:
        """A state of this game in which somebody is asked; GameOver where nobody is."""
        if self.own(state).top < 0:
            raise GameOver("The game is over; nobody is asked.")
        return state

    def child(self, state: State, action: int) -> State:
        twin = self.own(state).copy()
        self.apply(twin, action)
        return twin

    def view(self, state: State, seat: int) -> View:
        """What a seat may know; NOBODY sees what all see, TEAM what all know together."""
        seat = checks.onlooker(seat, self.own(state).players)
        decision, outcome = state.decision, self.outcome(state)
        question: Question | None = None
        if decision is not None:
            kind = self.kinds[decision.kind]
            closed = kind.secret and decision.seat not in (seat, TEAM)
            question = Question(
                seat=decision.seat,
                kind=kind.name,
                options=[] if closed else decision.options,
                source=0 if closed else decision.source,
            )
        return ViewOf(
            game=self.name,
            version=self.version,
            players=state.players,
            seat=seat,
            decision=question,
            outcome=None if outcome is None else dict(outcome._asdict()),
            table=self.see(state, seat),
        )

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """A state this seat cannot tell from the real one."""
        seat = checks.onlooker(seat, self.own(state).players)
        checks.own_rng(rng)
        return engine.imagine(self.rules, state, seat, rng)

    def judge(self, state: State, seat: int) -> float:
        """What a game is worth to a seat, from 0 lost to 1 won; an estimate while it runs."""
        seat = checks.onlooker(seat, self.own(state).players)
        if seat < 0 and not (self.coop and seat == TEAM):
            raise WrongSeat(f"A game is worth something to a seat, not to {seat}.")
        return self.rules.judge(state, seat) if state.top >= 0 else self.rules.value(state, seat)

    def words(self, lang: str) -> Words:
        return words_of(self, known_language(lang))

    def describe(self, state: State, action: int, lang: str = "en") -> str:
        """An option in words."""
        answer = plain_answer(action)
        if not self.pending(state).is_offered(answer):
            raise self.refusal(state, action)
        return self.words(lang).render(self.say_option(state, answer))

    def choices(self, state: State, seat: int | None = None) -> dict[int, Choice]:
        """All options in their parts, as they are listed; odds count what the asked seat knows: no other gets them."""
        decision = self.pending(state).decision
        assert decision is not None
        seat = None if seat is None else checks.onlooker(seat, state.players)
        found = {action: self.say_choice(state, action) for action in decision.options}
        if self.hidden and seat is not None and decision.seat not in (seat, TEAM):
            found = {action: choice._replace(odds=()) for action, choice in found.items()}
        return in_order(found)

    def prompt(self, state: State, lang: str = "en") -> str:
        """Who must do what, in words."""
        return self.words(lang).render(self.say_prompt(self.pending(state)))

    def report(self, state: State, event: Event, lang: str = "en") -> str:
        """A log line in words."""
        self.own(state)
        return self.words(lang).render(self.say_event(state, self.own_event(event)))

    def explain(self, reason: int, lang: str = "en") -> str:
        """Why something is closed, in words."""
        if checks.whole(reason) not in self.reasons:
            raise BadArgument(f"{self.title} has no reason {reason!r}.")
        return self.words(lang).render(Say(self.reasons[reason].key))

    def write_table(self, view: View, lang: str = "en") -> str:
        """The text form of the board."""
        self.own_view(view)
        return "\n".join(map(self.words(lang).render, self.say_table(view)))

    def own_view(self, view: View) -> View:
        """A view of this game; BadArgument for any other."""
        found: object = view
        if not isinstance(found, dict) or found.get("game") != self.name:
            raise BadArgument(f"This is no view of {self.title}; `view(state, seat)` gives one.")
        return view

    def own_event(self, event: Event) -> Event:
        """A log line of this game; BadArgument for any other."""
        found: object = event
        if not isinstance(found, tuple) or len(found) < 2 or checks.whole(found[0]) not in self.events:
            raise BadArgument(f"{self.title} has no log line {event!r}.")
        return event

    def digest(self, state: State) -> str:
        return save.digest(self.own(state))


@lru_cache(maxsize=64)
def words_of(game: Game, lang: str) -> Words:
    return Words(game.folder / "words", lang, game.facts)


def plain_seed(seed: int | None) -> int:
    """A seed as a plain int, whatever a caller gave; without one, a seed that nobody can foresee."""
    return secrets.randbits(SEED_BITS) if seed is None else checks.known_seed(seed)


def hears(event: Event, seat: int) -> bool:
    """Whether a seat may see an event."""
    audience = event[1]
    if audience == EVERYONE:
        return True
    if audience >= HIDDEN_FROM:
        return seat >= 0 and audience - HIDDEN_FROM != seat
    return audience == seat
