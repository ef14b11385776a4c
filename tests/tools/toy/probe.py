"""Ask the toy everything and print the answers, for one form to be compared with the other."""

from __future__ import annotations

import json
import pickle
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from tests.tools.toy import base, game


class PlainRules(base.Rules):
    """Plain Python on the compiled base."""

    def resume(self, s: base.State) -> int:
        s.top += 2
        return s.bump(3)


class PlainState(game.ToyState):
    """Plain Python with a field of its own."""

    def __init__(self) -> None:
        super().__init__(5)
        self.extra = [1, 2]

    def total(self) -> int:
        return 1000 + super().total()


def fresh() -> game.ToyState:
    state = game.ToyState(1234567)
    state.gold = [100, 27, -128, 3]
    state.small = -128
    return state


def outcome(ask: Callable[[], object]) -> object:
    """The answer, or the exception and the places it came through: file, line, function."""
    try:
        return ask()
    except Exception as error:  # noqa: BLE001 whatever it is, it is compared
        frames = traceback.extract_tb(error.__traceback__)
        ours = [frame for frame in frames if Path(frame.filename).name in {"base.py", "game.py"}]
        ours = [frame for frame in ours if not str(frame.line).startswith("def ")]  # where Python enters C
        places = [[Path(at.filename).name, at.lineno, at.line, at.name.rpartition(".")[2]] for at in ours]
        return [type(error).__name__, places]


def called(thing: object) -> str:
    """What a class or function says it is called."""
    return f"{getattr(thing, '__module__', '')}.{getattr(thing, '__qualname__', '')}"


def all_names(module: ModuleType) -> list[str]:
    """What a module has to offer."""
    return sorted(name for name in vars(module) if not name.startswith("__") and name != "annotations")


def seen(state: base.State) -> list[object]:
    return [list(state.gold), list(state.land), list(state.word), list(state.part), state.top, state.small, state.open]


def played() -> object:
    state = fresh()
    done = base.play(game.ToyRules(), state, 1000)
    twin = state.copy()
    base.play(game.ToyRules(), state, 5)
    return [
        done,
        seen(state),
        list(state.board),
        seen(twin),
        list(twin.board),
        state.total(),
        game.ToyRules().worth(state),
    ]


def plain() -> object:
    state = PlainState()
    return [base.play(PlainRules(), state, 10), seen(state), state.total(), state.extra, state.copy().total()]


def turned() -> object:
    rows = [1, 2, 3, 4, 5]
    return [base.turn_round(rows, 4), rows]


def noted(ask: Callable[[base.State], object]) -> object:
    state = fresh()
    return [ask(state), seen(state)]


def toyed(ask: Callable[[game.ToyState], object]) -> object:
    state = game.ToyState(3)
    return [ask(state), seen(state)]


def left_early(n: int) -> object:
    return toyed(lambda s: game.early(s, n))


def asserted() -> object:
    plain, full = base.State(1), game.ToyState(1)
    plain.top, full.top, full.open = 7, 200, True
    return game.asserted([plain, full, "rest"])


class PlainBoard(game.WideBoard):
    """Plain Python with a field of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.more = [4]


def copies(board: base.Board) -> object:
    """A board, a copy that went on, and what they are made of."""
    board.cells, board.count, board.note, board.last = [1, 2, 3], 21, ["kept"], 300
    board.chain.length = 5
    twin = base.doubled(board)
    twin.chain.length += 1
    both = [[getattr(each, name) for name in board.names()] for each in (board, twin)]
    lists = [[list(value) if isinstance(value, list) else value for value in row] for row in both]
    return [lists, board.names(), board.note, twin.note, board.chain.length, twin.chain.length, type(twin).__name__]


def nudges(s: base.State) -> object:
    """Arguments left out, by position and by name; the results are None."""
    nudge: Callable[..., object] = game.nudge
    return [nudge(s), nudge(s, 3), nudge(s, times=1), s.told(4), s.told(4, 5)]


def ordered() -> object:
    state = base.State(1)
    return [game.order(state), seen(state)]


QUESTIONS: dict[str, Callable[[], object]] = {
    "played": played,
    "plain": plain,
    "turned": turned,
    "names": lambda: [base.MASK64, list(base.SIDES), list(base.DOUBLED), base.BELOW, game.LIMIT, base.HALF, game.NAMES],
    "order": ordered,
    "goals": lambda: [noted(game.goals), base.GOAL, game.FAR, list(base.PRICES)],
    "written apart": lambda: toyed(lambda s: game.written_apart(s, 1, 14)),
    "stores": lambda: toyed(game.stores),
    "early": lambda: [left_early(n) for n in (-3, 0, 4, 9)],
    "passed on": lambda: toyed(game.passed_on),
    "asserted": asserted,
    "not asserted": lambda: game.asserted([3]),
    "sums": lambda: noted(game.sums),
    "wholes": lambda: noted(game.wholes),
    "scratch": lambda: noted(game.scratch),
    "growing": lambda: noted(game.growing),
    "richest": lambda: fresh().richest,
    "division": lambda: [game.division(-7, 2), game.division(7, -2), game.division(-7, -2)],
    "by zero": lambda: game.division(1, 0),
    "choose": lambda: [game.choose(n) for n in (-9, 0, 1, 4)],
    "word": lambda: [game.word_of(n) for n in (0, 255, 2**64 - 1)],
    "caught": lambda: [game.caught(fresh(), [4, 5], n) for n in (0, -1, 2)],
    "mean": lambda: [game.mean(n) for n in (0, 7)],
    "no mean": lambda: game.mean(-1),
    "chain": lambda: game.chain(4),
    "no chain": lambda: game.chain(0),
    "blind": lambda: game.blind(base.Node(1, None)),
    "keyword": lambda: game.is_even(n=4),
    "deep": lambda: game.deep(3),
    "nothing": lambda: game.sums(None),  # type: ignore[arg-type]
    "another class": lambda: game.ToyRules().resume(base.State(0)),
    "pickled": lambda: seen(pickle.loads(pickle.dumps(fresh()))),  # noqa: S301 our own
    "lost": lambda: fresh().lost(),
    "copies": lambda: [copies(board) for board in (base.Board(), game.WideBoard(), PlainBoard())],
    "walked": lambda: [toyed(lambda s, n=n: game.walked(s, n)) for n in (4, -3, 12)],  # type: ignore[misc]
    "walked astray": lambda: toyed(lambda s: game.walked(s, 5)),
    "steps": lambda: [key for key in game.STEPS if callable(game.STEPS[key])],
    "nudged": lambda: noted(game.nudged),
    "nudge": lambda: noted(nudges),
    "backwards": lambda: noted(lambda s: game.nudge(s, -1)),
    "called": lambda: [called(thing) for thing in (base.State, game.ToyState, base.play, game.deep, base.turn_round)],
    "all names": lambda: [all_names(base), all_names(game), base.__name__, base.__doc__],
    "pickled functions": lambda: pickle.loads(pickle.dumps([base.revive, game.choose])) == [base.revive, game.choose],  # noqa: S301
}
FORM = base.__file__.rpartition(".")[2]

if __name__ == "__main__":
    print(json.dumps({"form": FORM, **{name: outcome(ask) for name, ask in QUESTIONS.items()}}))
