"""What is written down of games: plain columns, which `tables` makes frames of.

A recorder sees everything, other seats' cards too: its tables are for researchers, never for a seat.
"""

from __future__ import annotations

from typing import NamedTuple

from ninerealms.games import game as find
from ninerealms.kernel.game import RULE, Game
from ninerealms.kernel.rng import LARGEST_SEED
from ninerealms.kernel.state import State
from ninerealms.lab.plan import Plan, take_up
from ninerealms.lab.playing import Result, Watcher, play
from ninerealms.lab.things import Fields, Things, event_name, things

FIRST_PLAYER = "log-first-player"
NUMBERS = RULE - 2  # that a log line has
LEAST_LEAD = 0.05  # by which one must be ahead of the next to lead
GAME_COLUMNS = (
    *("game", "seed", "turn", "decisions", "rounds", "ending", "winners", "first", "lead_changes", "struck"),
)
SEAT_COLUMNS = ("game", "seat", "bot", "first", "barred", "won", "score", "asked", "worst", "best", "half")
ASKED_COLUMNS = ("game", "step", "seat", "question", "options", "offered")
EVENT_COLUMNS = ("game", "step", "event", "rule", "seat", "thing", "a", "b", "c", "d")

Columns = dict[str, list[object]]


class Chances(NamedTuple):
    """What the judge said of one game: how often the lead changed, and for each seat its worst, best, and half-way."""

    lead_changes: int
    worst: list[float]
    best: list[float]
    half: list[float]


class Recorder(Watcher):
    """Writes down the games of a plan one after another."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = find(plan.game)
        self.things: Things = things(plan.game)
        self.without: frozenset[str] = frozenset(plan.without)
        self.fields: dict[int, Fields] = {number: self.things.fields(kind) for number, kind in self.game.events.items()}
        self.firsts: set[int] = {number for number, kind in self.game.events.items() if kind.key == FIRST_PLAYER}
        self.judged: list[int] = [0] if self.game.coop else list(range(plan.players))  # a team has one chance
        self.games: Columns = {}
        self.seats: Columns = {}
        self.events: Columns = {}
        self.decisions: Columns = {}
        self.number: int = 0
        self.step: int = 0
        self.first: int = -1
        self.struck: int = 0
        self.barred: list[int] = []
        self.chances: list[list[float]] = []
        self.asked: list[int] = []

    def record(self, number: int) -> None:
        """Play one game and keep it."""
        plan = self.plan
        self.number, self.step, self.first, self.struck = number, 0, -1, 0
        self.chances, self.asked = [], [0] * plan.players
        self.barred = plan.barred_seats(number) if self.without else []
        seed = plan.place(number).seed & LARGEST_SEED
        bots = plan.bots(number)
        specs = bots[:1] if len(set(bots)) == 1 else bots
        self.keep(play(self.game, plan.players, seed, plan.options, specs, self), bots)

    # --- while a game is played -----------------------------------------------------------------

    def begins(self, state: State) -> None:
        state.events = []

    def allowed(self, state: State) -> list[int] | None:
        self.hear(state)
        self.chances.append([self.game.rules.judge(state, seat) for seat in self.judged])
        if 0 <= state.seat < len(self.asked):
            self.asked[state.seat] += 1
        offered = [state.options[i] for i in range(state.count)]
        if not self.plan.brief:
            row = (self.number, self.step, state.seat, self.game.kinds[state.kind].name, state.count, offered)
            add(self.decisions, ASKED_COLUMNS, row)
        if not self.without or not self.is_barred(state.seat):
            return None
        allowed = [action for action in offered if self.things.of_answer(state, action) not in self.without]
        if not allowed or len(allowed) == len(offered):
            return None  # what must be done may be done
        self.struck += 1
        return allowed

    def is_barred(self, seat: int) -> bool:
        return seat in self.barred or (seat < 0 and bool(self.barred))

    def answered(self, state: State, seat: int, kind: int, action: int) -> None:
        self.step += 1
        if not self.plan.brief:
            self.decisions.setdefault("answer", []).append(action)
        if state.top < 0:
            self.hear(state)

    def hear(self, state: State) -> None:
        """Keep what was told since the last question."""
        told = state.events or []
        for event in told:
            kind, rule = event[0], self.game.rule_of_event(event)
            if kind in self.firsts:
                self.first = event[2]
            if not self.plan.brief:
                where = self.fields[kind]
                seat = event[2 + where.seat] if where.seat >= 0 else -1
                names = self.things.names.get(where.sort, [])
                number = event[2 + where.thing] if where.thing >= 0 else -1
                row = (
                    *(self.number, self.step, event_name(self.game.events[kind]), rule),
                    seat if 0 <= seat < self.plan.players else None,
                    names[number] if 0 <= number < len(names) else None,
                    *event[2 : 2 + NUMBERS],
                )
                add(self.events, EVENT_COLUMNS, row)
        told.clear()

    # --- after it -------------------------------------------------------------------------------

    def keep(self, result: Result, bots: list[str]) -> None:
        plan, place = self.plan, self.plan.place(self.number)
        found = look_back(self.chances)
        winners = len(result.winners)
        if not plan.brief:
            self.decisions.setdefault("chances", []).extend(self.chances)
        first = None if self.first < 0 else self.first
        played = (result.decisions, result.rounds, result.ending, winners, first, found.lead_changes, self.struck)
        add(self.games, GAME_COLUMNS, (self.number, place.seed, place.turn, *played))
        for seat, score in enumerate(result.scores):
            share = 1 if self.game.coop else max(1, winners)
            of = 0 if self.game.coop else seat
            row = (self.number, seat, bots[seat], seat == first, seat in self.barred, (seat in result.winners) / share)
            add(
                self.seats,
                SEAT_COLUMNS,
                (*row, score, self.asked[seat], found.worst[of], found.best[of], found.half[of]),
            )


def add(columns: Columns, names: tuple[str, ...], row: tuple[object, ...]) -> None:
    for name, value in zip(names, row, strict=True):
        columns.setdefault(name, []).append(value)


def look_back(chances: list[list[float]]) -> Chances:
    """How the judge saw a game. Who leads does so until another is ahead of all by enough."""
    leader, changes = -1, 0
    for now in chances:
        best = max(range(len(now)), key=now.__getitem__)
        rest = max((chance for seat, chance in enumerate(now) if seat != best), default=0.0)
        if best != leader and len(now) > 1 and now[best] - rest >= LEAST_LEAD:
            changes += leader >= 0
            leader = best
    by_seat = list(zip(*chances, strict=True))
    return Chances(changes, [*map(min, by_seat)], [*map(max, by_seat)], chances[len(chances) // 2])


class Recording(NamedTuple):
    """The work of a run: games by their numbers, written down as Arrow tables."""

    plan: Plan

    def prepare(self) -> None:
        take_up(self.plan)

    def __call__(self, numbers: range) -> dict[str, bytes]:
        from ninerealms.lab import tables

        recorder = Recorder(self.plan)
        for number in numbers:
            recorder.record(number)
        return tables.packed(recorder)
