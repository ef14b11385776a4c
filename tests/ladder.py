"""The Ladder, a second game in little: one team, one die, nothing hidden.

Together the players must climb as high as they can; each has three breaths. TEAM is asked who climbs, then that
player how. Its rules are `data/ladder/rules.md`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypedDict, cast

from ninerealms.kernel.decision import EventKind, Kind, Option, Outcome, Reason
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Event, Game, Value, View
from ninerealms.kernel.ints import I8
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import DONE, NOBODY, TEAM, State
from ninerealms.text.words import Say

SEATS, BREATHS, SIDES, LEAST = 3, 3, 6, 3  # a leap needs LEAST or more, counted from 0
STEP, LEAP = 0, 1  # ways to climb; a step takes one breath, a leap two
CLIMB, GO = 0, 1  # procedures
WHO, HOW = 0, 1  # questions
STEPPED, LEAPT, FELL = 0, 1, 2  # events
NO_BREATH, TOO_SHORT = 0, 1  # reasons


class LadderState(State):
    """How high the team is, how high it must get, how much breath each has."""

    def __init__(self) -> None:
        State.__init__(self)
        self.breath: list[I8] = [0] * SEATS
        self.height: int = 0
        self.goal: int = 0


def climb(s: LadderState) -> int:
    """LAD-002, LAD-005: while somebody has breath and the top is not reached, the team says who climbs."""
    if s.height >= s.goal or sum(s.breath) == 0:
        return s.finish()
    if s.step() == 0:
        for seat in range(s.players):
            if s.breath[seat] > 0:
                s.offer(seat)
            else:
                s.close(seat, NO_BREATH)
        return s.ask(TEAM, WHO, 0, 1)
    s.wake(0)
    return s.push(GO, s.answer)


def go(s: LadderState) -> int:
    """LAD-003, LAD-004: a step is sure, a leap is three steps or none."""
    seat = s.actor()
    if s.step() == 0:
        s.offer(STEP)
        if s.breath[seat] > LEAP:
            s.offer(LEAP)
        else:
            s.close(LEAP, TOO_SHORT)
        return s.ask(seat, HOW, 0, 1)
    leapt = s.answer == LEAP
    rise = 1 if not leapt else 3 if s.rng.below(SIDES, DICE) >= LEAST else 0
    s.breath[seat] -= 2 if leapt else 1
    s.height += rise
    s.tell(STEPPED if not leapt else LEAPT if rise else FELL, seat, s.height, 0, 0)
    return DONE


class LadderRules(Rules):
    """The Ladder as the kernel sees it."""

    def fresh(self) -> State:
        return LadderState()

    def resume(self, s: State) -> int:
        return (climb, go)[s.running()](cast(LadderState, s))

    def value(self, s: State, seat: int) -> float:
        ladder = cast(LadderState, s)
        return float(ladder.height >= ladder.goal)

    def judge(self, s: State, seat: int) -> float:
        ladder = cast(LadderState, s)
        return min(0.9, (ladder.height + sum(ladder.breath)) / (2 * ladder.goal))


# --- the same game for callers ----------------------------------------------------------------------

KINDS = (Kind("WHO_CLIMBS", SEATS, "LAD-002", "seat"), Kind("STEP_OR_LEAP", 2, "LAD-003", "way"))
EVENTS = {
    STEPPED: EventKind("LAD-003", "log-stepped", ("seat", "height")),
    LEAPT: EventKind("LAD-004", "log-leapt", ("seat", "height")),
    FELL: EventKind("LAD-004", "log-fell", ("seat",)),
}
REASONS = {NO_BREATH: Reason("LAD-002", "why-no-breath"), TOO_SHORT: Reason("LAD-004", "why-too-short")}


class Table(TypedDict):
    """All of it; nothing is hidden."""

    height: int
    goal: int
    breath: list[int]


class Ladder(Game):
    """The Ladder, for two or three together."""

    name, title, version, prefix = "ladder", "The Ladder", 3, "LAD"
    seats, minutes, longest, coop = (2, 3), 2, 18, True
    kinds, events, reasons = KINDS, EVENTS, REASONS
    options = (Option("goal", "far", ("far", "near"), "LAD-001"), Option("breaths", 3, (3, 2), "LAD-001"))
    players_rule = "LAD-001"
    rules: Rules = LadderRules()
    folder = Path(__file__).parent / "data" / "ladder"

    def lay(self, state: State, players: int, options: dict[str, Value]) -> None:
        s = cast(LadderState, state)
        s.breath = [int(options["breaths"])] * players + [0] * (SEATS - players)
        s.goal = sum(s.breath) + (1 if options["goal"] == "far" else 0)
        s.push(CLIMB, NOBODY)

    def outcome(self, state: State) -> Outcome | None:
        s = cast(LadderState, state)
        if s.top >= 0:
            return None
        won = s.height >= s.goal
        return Outcome(list(range(s.players)) if won else [], [s.height] * s.players, "LAD-005")

    def see(self, state: State, seat: int) -> Table:
        s = cast(LadderState, state)
        return Table(height=s.height, goal=s.goal, breath=s.breath[: s.players])

    def census(self, state: State) -> dict[str, int]:
        return {"goal": cast(LadderState, state).goal, "players": state.players}

    def things(self, state: State) -> list[int]:
        return list(range(state.players)) if state.kind == WHO else [STEP, LEAP]

    def say_prompt(self, state: State) -> Say:
        return Say("ask-who") if state.kind == WHO else Say("ask-how", {"seat": Say(f"seat-{state.seat}")})

    def say_option(self, state: State, action: int) -> Say:
        if state.kind == WHO:
            return Say("option-who", {"seat": Say(f"seat-{action}")})
        return Say("option-step" if action == STEP else "option-leap")

    def say_thing(self, state: State, kind: int, action: int) -> Say:
        return Say(f"seat-{action}") if kind == WHO else Say("option-step" if action == STEP else "option-leap")

    def say_event(self, state: State, event: Event) -> Say:
        kind, _, seat, height, *_ = event
        return Say(EVENTS[kind].key, {"seat": Say(f"seat-{seat}"), "height": height})

    def say_table(self, view: View) -> Iterable[Say]:
        table = cast(Table, view["table"])
        yield Say("table-height", {"height": table["height"], "goal": table["goal"]})
        for seat, breath in enumerate(table["breath"]):
            yield Say("table-seat", {"seat": Say(f"seat-{seat}"), "breath": breath})

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
        offered = [] if view["decision"] is None else view["decision"]["options"]
        words = [f'<text id="way-{c}" x="9" y="{20 * c + 20}" data-action="{c}">{c}</text>' for c in offered]
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">{"".join(words)}</svg>'


GAME = Ladder()
