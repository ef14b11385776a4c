"""The state every game extends: a stack of frames, one pending question, the Rng.

State is ints and lists of ints. A procedure in progress is a frame; its locals that must outlive a
question are registers. Events and reasons are outside: not copied, not saved, not compared.
"""

from __future__ import annotations

from typing import final

from ninerealms.kernel import save
from ninerealms.kernel.fields import copy_of, fields_of
from ninerealms.kernel.ints import I8, I16, Wide
from ninerealms.kernel.rng import Rng

DEPTH = 24
REGISTERS = 6
OPTIONS = 80

DONE = 0
NEXT = 1
ASK = 2
ASK_ANYWAY = 3

NOBODY = -1
TEAM = -2
EVERYONE = -1
HIDDEN_FROM = 100
USUAL = 0


@final
class Decision:  # noqa: PLW1641 it holds a list
    """Who is asked what; `options` is never empty and sorted."""

    def __init__(self, seat: int, kind: int, options: list[Wide], source: int) -> None:
        self.seat: int = seat
        self.kind: int = kind
        self.options: list[Wide] = options
        self.source: int = source

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.seat, self.kind, self.options, self.source)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.__reduce__() == other.__reduce__()

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind}, options={self.options}, source={self.source})"


class State:  # noqa: PLW1641 it changes
    """What every game has in progress. A game says how deep its stack is, and how many options a question may have."""

    def __init__(self, depth: int = DEPTH, most: int = OPTIONS) -> None:
        self.proc: list[I16] = [0] * depth
        self.pc: list[I8] = [0] * depth
        self.who: list[I8] = [0] * depth
        self.reg: list[I16] = [0] * (depth * REGISTERS)
        self.options: list[I16] = [0] * most
        self.top: int = -1
        self.count: int = 0
        self.seat: int = NOBODY
        self.kind: int = 0
        self.source: int = 0
        self.answer: int = 0
        self.horizon: int = 0
        self.players: int = 0
        self.rng: Rng = Rng(0)
        self.events: list[tuple[int, ...]] | None = None
        self.reasons: dict[int, int] | None = None

    # --- frames ---------------------------------------------------------------------------------

    def push(self, proc: int, seat: int) -> int:
        """Start a procedure on top of the running one; its registers are 0."""
        if self.top + 1 >= len(self.proc):
            return self.collapse()
        self.top += 1
        self.proc[self.top] = proc
        self.pc[self.top] = 0
        self.who[self.top] = seat
        for i in range(self.top * REGISTERS, (self.top + 1) * REGISTERS):
            self.reg[i] = 0
        return NEXT

    def collapse(self) -> int:
        depth = len(self.proc)
        raise RuntimeError(f"the stack of frames is full: {depth} were declared")

    def call(
        self, proc: int, seat: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0, fifth: int = 0
    ) -> int:
        """Start a procedure with its first registers set."""
        self.push(proc, seat)
        base = self.top * REGISTERS
        self.reg[base] = first
        self.reg[base + 1] = second
        self.reg[base + 2] = third
        self.reg[base + 3] = fourth
        self.reg[base + 4] = fifth
        return NEXT

    def step(self) -> int:
        """Where the running procedure wakes."""
        return self.pc[self.top]

    def running(self) -> int:
        return self.proc[self.top]

    def actor(self) -> int:
        """The seat the running procedure acts for."""
        return self.who[self.top]

    def wake(self, step: int) -> int:
        """The running procedure goes on at `step` when it is resumed."""
        self.pc[self.top] = step
        return NEXT

    def get(self, register: int) -> int:
        return self.reg[self.top * REGISTERS + register]

    def put(self, register: int, value: int) -> int:
        self.reg[self.top * REGISTERS + register] = value
        return value

    def give_back(self, register: int, value: int) -> int:
        """Write into a register of the procedure below."""
        self.reg[(self.top - 1) * REGISTERS + register] = value
        return value

    def finish(self) -> int:
        """The game is over, whatever is in progress."""
        self.top = -1
        return NEXT

    # --- the question ---------------------------------------------------------------------------

    def offer(self, action: int) -> int:
        if self.count >= len(self.options):
            return self.overflow()
        self.options[self.count] = action
        self.count += 1
        return self.count

    def overflow(self) -> int:
        most = len(self.options)
        raise RuntimeError(f"too many options for one question: {most} were declared")

    def underflow(self) -> int:
        raise RuntimeError("a question without options")

    def ask(self, seat: int, kind: int, source: int, then: int) -> int:
        """Ask the offered options of a seat; the procedure wakes at `then` with `answer` set."""
        self.pc[self.top] = then
        self.seat = seat
        self.kind = kind
        self.source = source
        for i in range(1, self.count):
            if self.options[i - 1] > self.options[i]:
                self.sink(i)
        return ASK

    def ask_anyway(self, seat: int, kind: int, source: int, then: int) -> int:
        """Ask even where one option is left: of a secret hand, silence would tell the others that it is the last."""
        self.ask(seat, kind, source, then)
        return ASK_ANYWAY if self.count > 0 else self.underflow()

    def sink(self, place: int) -> int:
        """Move an option down to where it belongs among those before it."""
        value = self.options[place]
        while place > 0 and self.options[place - 1] > value:
            self.options[place] = self.options[place - 1]
            place -= 1
        self.options[place] = value
        return place

    def is_offered(self, action: int) -> bool:
        for i in range(self.count):
            if self.options[i] == action:
                return True
        return False

    def close(self, action: int, reason: int) -> int:
        """Say why an action is not offered; the first reason given stays."""
        return 0 if self.reasons is None else self.note_reason(action, reason)

    def note_reason(self, action: int, reason: int) -> int:
        if self.reasons is not None:
            self.reasons.setdefault(action, reason)
        return 0

    @property
    def decision(self) -> Decision | None:
        if self.top < 0:
            return None
        return Decision(self.seat, self.kind, [self.options[i] for i in range(self.count)], self.source)

    # --- what is told ---------------------------------------------------------------------------

    def tell(self, kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> int:
        """Log an event everybody sees."""
        return 0 if self.events is None else self.note_event(kind, EVERYONE, first, second, third, fourth, USUAL)

    def tell_by(self, rule: int, kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> int:
        """Log an event everybody sees, with the number of the rule that caused it; USUAL for that of its kind."""
        return 0 if self.events is None else self.note_event(kind, EVERYONE, first, second, third, fourth, rule)

    def tell_only(self, seat: int, kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> int:
        """Log an event only one seat sees."""
        return 0 if self.events is None else self.note_event(kind, seat, first, second, third, fourth, USUAL)

    def tell_others(
        self, seat: int, kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0
    ) -> int:
        """Log an event everybody but one seat sees."""
        hidden = HIDDEN_FROM + seat
        return 0 if self.events is None else self.note_event(kind, hidden, first, second, third, fourth, USUAL)

    def note_event(self, kind: int, audience: int, first: int, second: int, third: int, fourth: int, rule: int) -> int:
        if self.events is not None:
            self.events.append((kind, audience, first, second, third, fourth, rule))
        return 0

    def reveal(self) -> int:
        """Something hidden was shown without chance: nobody may undo past this point."""
        self.horizon += 1
        return self.horizon

    # --- copies ---------------------------------------------------------------------------------

    def copy(self) -> State:
        return copy_of(self)

    def names(self) -> tuple[str, ...]:
        """The fields that make up the state, in the order of `dump`: those of `__init__`, in their order."""
        return fields_of(self)

    def __reduce__(self) -> tuple[object, ...]:
        return save.revive, (type(self), save.dump(self))

    def __eq__(self, other: object) -> bool:
        """Whether two states of one game play alike, whatever happened before."""
        return isinstance(other, State) and save.is_same(self, other)

    def __repr__(self) -> str:
        return save.told(self)
