"""Noughts and crosses, whole, in sixty lines: what adding a game takes. Rules and texts lie in `data/noughts`."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from ninerealms.kernel.decision import EventKind, Kind, Outcome, Reason
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Game, Value, View
from ninerealms.kernel.state import State
from ninerealms.text.words import Say

ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class NoughtsState(State):
    """Nine cells: 0 free, else the seat that marked it + 1."""

    def __init__(self) -> None:
        State.__init__(self)
        self.cell: list[int] = [0] * 9


def line_of(state: State) -> int:
    cell = cast("NoughtsState", state).cell
    return next((cell[a] - 1 for a, b, c in ROWS if 0 < cell[a] == cell[b] == cell[c]), -1)


class NoughtsRules(Rules):
    """One procedure, asked again after every mark."""

    def fresh(self) -> State:
        return NoughtsState()

    def resume(self, s: State) -> int:
        """NOU-001 to NOU-003: mark free cells in turn until a row is full, or all cells are."""
        cell = cast("NoughtsState", s).cell
        if s.step() == 1:
            cell[s.answer] = s.seat + 1
            s.tell(0, s.seat, s.answer, 0, 0)
        if line_of(s) >= 0 or all(cell):
            return s.finish()
        for i in range(9):
            s.close(i, 0) if cell[i] else s.offer(i)
        return s.ask(sum(map(bool, cell)) % 2, 0, 0, 1)

    def value(self, s: State, seat: int) -> float:
        return 0.5 if line_of(s) < 0 else float(line_of(s) == seat)


class Noughts(Game):
    """The game as the doors see it."""

    name, title, version, prefix, seats, minutes, longest = "noughts", "Noughts", 1, "NOU", (2,), 1, 9
    kinds, players_rule = (Kind("MARK", 9, "NOU-001", "cell"),), "NOU-001"
    events = {0: EventKind("NOU-001", "log-mark", ("seat", "action"))}  # noqa: RUF012 - never written to
    reasons = {0: Reason("NOU-002", "why-taken")}  # noqa: RUF012 - never written to
    folder, rules = Path(__file__).parent / "data" / "noughts", NoughtsRules()

    def lay(self, state: State, players: int, options: dict[str, Value]) -> None:
        state.push(0, 0)

    def outcome(self, state: State) -> Outcome | None:
        won = line_of(state)
        return (
            None if state.top >= 0 else Outcome([0, 1] if won < 0 else [won], [int(won == 0), int(won == 1)], "NOU-003")
        )

    def see(self, state: State, seat: int) -> object:
        return list(cast("NoughtsState", state).cell)

    def census(self, state: State) -> dict[str, int]:
        return {"cells": len(cast("NoughtsState", state).cell)}

    def say_table(self, view: View) -> list[Say]:
        cell = cast("list[int]", view["table"])
        return [Say("table-row", {"a": cell[i], "b": cell[i + 1], "c": cell[i + 2]}) for i in (0, 3, 6)]

    def things(self, state: State) -> list[int]:
        return list(range(9))


GAME = Noughts()
