"""A match: the state, what was told, and the answers so far. Kept by whoever runs a game for people."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, NamedTuple, Protocol

from ninerealms.errors import BadArgument, ChanceNeeded, GameOver, IllegalAction, UndoRefused
from ninerealms.kernel import checks, engine, save
from ninerealms.kernel.checks import plain_answer
from ninerealms.kernel.decision import TEAM, Outcome
from ninerealms.kernel.game import Event, Game, Value, View, hears, plain_seed
from ninerealms.kernel.replay import Chance, End, Entry, Mark, Move, Replay, Undo
from ninerealms.kernel.rng import DICE, DRAW, MASK64, siphash
from ninerealms.kernel.state import Decision, State
from ninerealms.text.words import Card

MARK_EVERY = 10
NEXT_SEEDS = 1 << 32  # hashes below are the keys of the seed itself
NO_SEED = 0  # of a table with real dice and cards: its file has none, and must lead to the same digests


class Moment(Protocol):
    """A moment one can go back to, at hand (`Past`) or as whoever keeps the match keeps it."""

    @property
    def state(self) -> State: ...

    @property
    def reasons(self) -> dict[int, int]: ...

    @property
    def told(self) -> int: ...

    @property
    def seat(self) -> int: ...

    @property
    def entries(self) -> int: ...


class Past(NamedTuple):
    """All that stood on the table before an answer."""

    state: State
    reasons: dict[int, int]
    told: int
    seat: int
    entries: int


class Told(NamedTuple):
    """A log line before it has a language."""

    step: int
    event: Event


class LogLine(NamedTuple):
    """A log line in words, with its rule."""

    step: int
    text: str
    rule: str
    card: Card | None = None


class Laying:
    """The results that laid a table with real dice and cards, along its entries, each looked at once."""

    def __init__(self) -> None:
        self.read: int = 0
        self.found: list[Chance] = []
        self.begun: int = 0

    def after(self, kept: list[Entry]) -> list[Chance]:
        for place in range(self.read, len(kept)):
            match kept[place]:
                case Chance() as entry:
                    self.found.append(entry)
                case Move(step=1):
                    self.begun = len(self.found)
                case Undo(step=1):
                    del self.found[self.begun :]
                case Undo(step=0):
                    del self.found[asked_for(self.found) - 1 :]
                case _:
                    pass
        self.read = len(kept)
        return self.found


class Match:
    """`decision`, `submit`, `undo`, `log`, `replay`; seats see only what is theirs to see."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Value] = {},
        seats: tuple[str, ...] = (),
        real: bool = False,
    ) -> None:
        check_party(game, seats)
        self.game = game
        self.options: dict[str, Value] = game.settle(options)
        self.seed: int = NO_SEED if real else plain_seed(seed)
        self.state: State = game.fresh(players, self.seed, options)
        self.bare: State = self.state  # with real dice it stays as it is
        self.seats = seats
        self.real = real
        self.told: list[Told] = []
        self.past: list[Moment] = []
        self.kept: list[Entry] = []  # the newest moves may lack their words still
        self.named: int = 0  # up to where they have them
        self.reasons: dict[int, int] = {}
        self.needed: ChanceNeeded | None = None
        self.entered: list[list[int]] = [[], []]
        self.pending: int | None = None
        self.laying: Laying = Laying()
        self.foreseen: tuple[int, list[Any]] = (-1, [])  # what `chance.rows` found, after so many entries
        self._advance(None)

    # --- playing ----------------------------------------------------------------------------------

    @property
    def entries(self) -> list[Entry]:
        """What was answered, entered and taken back, every move with its words: they are found when they are wanted."""
        for place in range(self.named, len(self.kept)):
            move = self.kept[place]
            if isinstance(move, Move):
                words = self.game.describe(self.past[move.step - 1].state, move.action, "en")
                self.kept[place] = move._replace(words=words)
        self.named = len(self.kept)
        return self.kept

    @property
    def step(self) -> int:
        """How many answers stand."""
        return len(self.past)

    @property
    def decision(self) -> Decision | None:
        return self.state.decision if self.needed is None else None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self.needed is None else None

    def submit(self, action: int, seat: int | None = None, step: int | None = None) -> None:
        """Answer the pending question. With `seat` and `step` given, they must be the ones asked."""
        decision = self.decision
        if self.needed is not None:
            raise IllegalAction("A result of dice or cards must be entered first.")
        if decision is None:
            raise GameOver("The game is over; nobody is asked.")
        if step is not None and step != self.step:
            raise IllegalAction(f"That answers step {step}, but the table is at step {self.step}.")
        if seat is not None and decision.seat not in (checks.onlooker(seat, self.state.players), TEAM):
            raise IllegalAction(f"Seat {seat} is not asked; seat {decision.seat} is.")
        answer = plain_answer(action)
        if answer not in decision.options:
            raise self.game.refusal(self.state, action)
        move = Move(self.step + 1, decision.seat, self.game.kinds[decision.kind].name, answer, "")
        self.past.append(Past(self.state.copy(), dict(self.reasons), len(self.told), decision.seat, len(self.kept)))
        self.kept.append(move)
        self._advance(answer)

    def enter(self, result: int, sure: bool = False) -> None:
        """Table mode: the result of a real throw or draw, 0 .. sides-1; `sure` if there was nothing to ask for."""
        if self.needed is None:
            raise IllegalAction("No result is asked for.")
        result = plain_answer(result)
        if not 0 <= result < self.needed.sides:
            raise IllegalAction(f"The result must be from 0 to {self.needed.sides - 1}.")
        self.entered[self.needed.stream].append(result)
        self.kept.append(Chance(self.needed.stream, result, sure))
        self._advance(self.pending)

    def _advance(self, action: int | None) -> None:
        """Run the answer; in table mode only as far as entered results reach."""
        state = self.state.copy() if self.real else self.state
        state.events, state.reasons = [], {}
        if self.real:
            state.rng.loaded = [list(queue) for queue in self.entered]
            state.rng.explicit = True
        try:
            if action is None:
                engine.run(self.game.rules, state)
            else:
                engine.apply(self.game.rules, state, action)
        except ChanceNeeded as need:
            self.needed, self.pending = need, action
            return
        self.state, self.needed, self.entered = state, None, [[], []]
        self.told += [Told(self.step, event) for event in state.events or []]
        self.reasons = state.reasons or {}
        state.events = None
        if self.step and (self.step % MARK_EVERY == 0 or state.top < 0):
            self.kept.append(Mark(self.step, save.digest(state)))
        if state.top < 0:
            outcome = self.game.outcome(state)
            assert outcome is not None
            self.kept.append(End(*outcome))

    # --- taking back ------------------------------------------------------------------------------

    @property
    def laid(self) -> list[Chance]:
        """Table mode: the results that laid the table, up to the last that was asked for: it can be taken back."""
        found = [] if self.past else self.laying.after(self.kept)
        return found[: asked_for(found)]

    def undo(self, seat: int | None = None, consent: bool = False, anew: bool = False) -> None:
        """Take back the seat's last answer, up to the information horizon; further with everybody's consent.

        Without a seat, the last answer of whoever gave it. Before the first answer, the last result entered by hand:
        what real dice and cards show is everybody's to say. With `anew` other dice fall from there on.
        """
        self.go_back(self.undo_step(seat, consent), anew)

    def undo_step(self, seat: int | None = None, consent: bool = False) -> int:
        """The step that `undo` would take back, 0 for a result that laid the table; UndoRefused says why none."""
        if seat is not None:
            seat = checks.onlooker(seat, self.state.players)
        if self.laid:
            return 0
        back = len(self.past) - 1
        if seat is None:
            seat = self.past[back].seat if self.past else TEAM
        while consent and back >= 0 and self.past[back].seat not in (seat, TEAM):
            back -= 1
        if back < 0:
            raise UndoRefused("There is nothing to take back.")
        moment = self.past[back]
        if not consent:
            if moment.seat not in (seat, TEAM):
                raise UndoRefused("Another player has decided since.")
            thrown = any(isinstance(entry, Chance) and not entry.sure for entry in self.kept[moment.entries :])
            if thrown or has_learned(moment.state, self.state):
                raise UndoRefused("Dice, a draw or something hidden was shown since.")
        return back + 1

    def go_back(self, step: int, anew: bool = False) -> None:
        """Take back all answers from this step on, whoever gave them; with 0 the last result that laid the table.

        `anew` other dice fall from there on. A moment from before other dice began to fall gets new ones too.
        """
        if not self.past and not self.laid:
            raise UndoRefused("There is nothing to take back.")
        step = checks.among(step, 0 if self.laid else 1, self.step, "The step to go back to")
        if step == 0:
            self._unlay()
            return
        taken_back = self.entries  # with their words, which would be lost
        moment, keys = self.past[step - 1], list(self.state.rng.keys)
        self.state = moment.state.copy()
        anew = not self.real and (anew or list(self.state.rng.keys) != keys)
        if anew:
            self.state.rng.seed(next_seed(self.seed, len(taken_back)))
        self.state.reasons = dict(moment.reasons)
        self.reasons = moment.reasons
        self.needed, self.entered, self.pending = None, [[], []], None
        del self.told[moment.told :]
        del self.past[step - 1 :]
        taken_back.append(Undo(step, anew))

    def _unlay(self) -> None:
        """Lay the table anew with all results before the last that was asked for."""
        standing = self.laid[:-1]
        self.state, self.told, self.reasons = self.bare, [], {}
        self.entered = [[each.result for each in standing if each.stream == stream] for stream in (DICE, DRAW)]
        self.kept.append(Undo(0))
        self._advance(None)

    def at(self, step: int) -> Match:
        """The table as it stood after so many answers, to look at."""
        if checks.among(step, 0, self.step, "The step to look at") == self.step:
            return self
        moment, twin = self.past[step], copy(self)
        twin.state, twin.reasons = moment.state, moment.reasons
        twin.told, twin.past, twin.kept = self.told[: moment.told], self.past[:step], self.kept[: moment.entries]
        twin.needed, twin.entered, twin.pending, twin.laying = None, [[], []], None, Laying()
        return twin

    # --- what a seat may know ---------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a seat may know; while a result of dice or cards must be entered, nobody is asked."""
        view = self.game.view(self.state, seat)
        return view if self.needed is None else {**view, "decision": None}

    def log(self, seat: int, lang: str = "en") -> list[LogLine]:
        """What happened, as this seat may know it, oldest first."""
        seat = checks.onlooker(seat, self.state.players)
        self.game.words(lang)
        return [
            LogLine(
                line.step,
                self.game.report(self.state, line.event, lang),
                self.game.rule_of_event(line.event),
                self.game.say_card(self.state, line.event),
            )
            for line in self.told
            if hears(line.event, seat)
        ]

    def closed(self, seat: int, lang: str = "en") -> dict[int, tuple[str, str]]:
        """What the asked seat may not choose: action -> (sentence, rule). Others learn nothing of secret questions."""
        seat, decision = checks.onlooker(seat, self.state.players), self.decision
        self.game.words(lang)
        if decision is None or (self.game.kinds[decision.kind].secret and decision.seat not in (seat, TEAM)):
            return {}
        return {
            action: (
                why_closed(self.game, self.state, action, reason, lang),
                self.game.rule_of_reason(self.state, reason),
            )
            for action, reason in sorted(self.reasons.items())
        }

    def replay(self, seat: int | None = None) -> str:
        """The game as a file. For a seat of a running game it holds no seed, no digest and nothing hidden."""
        if seat is not None:
            seat = checks.onlooker(seat, self.state.players)
        whole = seat is None or self.outcome is not None
        is_open = whole or not self.game.hidden
        veiled = (Mark,) if is_open else (Mark, Chance)
        entries = self.entries if is_open else [entry for entry in self.entries if entry != Undo(0)]
        shown = [self._veiled(entry, seat) for entry in entries if not isinstance(entry, veiled)]
        return Replay(
            game=self.game.name,
            version=self.game.version,
            players=self.state.players,
            options=self.options,
            seats=list(self.seats),
            seed=self.seed if whole and not self.real else None,
            real=self.real and is_open,
            entries=self.entries if whole else shown,
            content=self.game.changes,
        ).write()

    def _veiled(self, entry: Entry, seat: int | None) -> Entry:
        if isinstance(entry, Move):
            kind = next(kind for kind in self.game.kinds if kind.name == entry.kind)
            if kind.secret and entry.seat not in (seat, TEAM):
                return entry._replace(action=-1, words="")
        return entry


def next_seed(seed: int, place: int) -> int:
    """Another seed, for chance from an entry of the game on: it tells nothing of the first one, nor of the next."""
    low, high = seed & MASK64, seed >> 64
    return siphash(low, high, NEXT_SEEDS + 2 * place) | siphash(low, high, NEXT_SEEDS + 2 * place + 1) << 64


def asked_for(results: list[Chance]) -> int:
    """How many results there are up to the last that somebody was asked for."""
    return next((count for count in range(len(results), 0, -1) if not results[count - 1].sure), 0)


def asked_seat(match: Match) -> int | None:
    """The seat of the pending question, without the list of what can be answered."""
    return None if match.needed is not None or match.state.top < 0 else match.state.seat


def is_over(match: Match) -> bool:
    return match.needed is None and match.state.top < 0


def check_party(game: object, seats: object) -> None:
    if not isinstance(game, Game):
        raise BadArgument(f"A match is played of a game, not of {type(game).__name__}; `nr.game(name)` finds one.")
    if not isinstance(seats, tuple | list) or not all(isinstance(name, str) for name in seats):
        raise BadArgument(f"Seats are the names of those who play, not {seats!r}.")


def why_closed(game: Game, state: State, action: int, reason: int, lang: str) -> str:
    """Why something is closed: what is missing, where the game can say it, else the reason as it stands."""
    missing = game.say_missing(state, action, reason)
    return game.explain(reason, lang) if missing is None else game.words(lang).render(missing)


def has_learned(before: State, after: State) -> bool:
    """Whether chance or something hidden was shown between two moments."""
    return list(before.rng.taken) != list(after.rng.taken) or before.horizon != after.horizon


def write_value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
