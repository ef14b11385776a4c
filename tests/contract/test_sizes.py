"""Any game: the stack and the options it declares are enough, with some to spare."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ninerealms as nr
from ninerealms.kernel import engine
from ninerealms.kernel.game import Game
from ninerealms.kernel.state import State
from ninerealms.players.seating import chooser
from tests.contract.cases import cases, games

GAMES_EACH = {"pure": 1, "compiled": 30, "sanitized": 2}[nr.form()]
MANY = 10_000_000
Record = Callable[[str, object], None]


def high_water(state: State) -> tuple[int, int]:
    """How deep the stack of a state has been, and how many options it has held: what was written there stays."""
    frames = [any(state.reg[6 * i : 6 * i + 6]) or state.proc[i] or state.pc[i] for i in range(len(state.proc))]
    return (
        max((i + 1 for i, used in enumerate(frames) if used), default=0),
        max((i + 1 for i, action in enumerate(state.options) if action), default=0),
    )


def highest(game: Game, each: int) -> tuple[int, int]:
    """The same over games with every start option, played at random."""
    marks = [(0, 0)]
    for case in cases():
        if case.game is game:
            for seed in range(case.seed, case.seed + each):
                state = game.start(case.players, seed, case.options)
                engine.play_random(game.rules, state, chooser(seed), MANY)
                marks.append(high_water(state))
    return max(depth for depth, _ in marks), max(count for _, count in marks)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_game_declares_more_than_it_uses(game: Game, record_property: Record) -> None:
    """If a game is played in all its ways, then neither its stack nor its options are ever used to the last place."""
    depth, count = highest(game, GAMES_EACH)
    state = game.rules.fresh()
    record_property("stack", f"{depth} of {len(state.proc)}")
    record_property("options", f"{count} of {len(state.options)}")
    assert 0 < depth < len(state.proc)
    assert 1 < count < len(state.options)


class Small(State):
    """The state of a game that declares little."""

    def __init__(self) -> None:
        State.__init__(self, 9, 7)


def test_what_was_used_can_be_seen() -> None:
    """If frames were pushed and options offered and all are gone, then their number is still known."""
    state = Small()
    assert high_water(state) == (0, 0)
    for proc in (3, 4, 5, 6):
        state.push(proc, 0)
    for action in (5, 0, 2):
        state.offer(action)
    state.ask(0, 0, 0, 1)
    state.finish()
    state.count = 0
    assert high_water(state.copy()) == (4, 3)
