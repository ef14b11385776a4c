"""The duel as the kernel sees it: which procedure runs, what a result is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import build, combat, explore, judge, move, observed, recruit, renew, setup, turn
from ninerealms.games.northgard.rules.state import NorthState
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules, Sheet
from ninerealms.kernel.state import State

PROCEDURES: dict[int, Callable[[NorthState], int]] = {
    v.DUEL: turn.duel,
    v.DEPLOY: setup.deploy,
    v.TURN: turn.take_turn,
    v.DO_RECRUIT: recruit.recruit,
    v.DO_BUILD: build.build,
    v.DO_EXPLORE: explore.explore,
    v.DO_SPECIAL: turn.special,
    v.DO_MOVE: move.move,
    v.DO_RENEW: renew.renew,
    v.FIGHTS: combat.fights,
    v.COMBAT: combat.combat,
    v.LAY_TABLE: setup.lay_table,
}

EXPLORATION = 0.2


@final
class NorthRules(Rules):
    """Dispatch and worth."""

    def __init__(self) -> None:
        Rules.__init__(self, observed.OBSERVED)
        self.exploration = EXPLORATION

    def fresh(self) -> State:
        return NorthState()

    def resume(self, s: State) -> int:
        assert isinstance(s, NorthState)
        return PROCEDURES[s.running()](s)

    def value(self, s: State, seat: int) -> float:
        if not isinstance(s, NorthState):
            return engine.refuse_state(self, s)
        engine.check_seat(s, seat)
        winner = turn.leader(s)
        if winner < 0:
            return 0.5
        return 1.0 if winner == seat else 0.0

    def judge(self, s: State, seat: int) -> float:
        if not isinstance(s, NorthState):
            return engine.refuse_state(self, s)
        return judge.judge(s, engine.check_seat(s, seat))

    def observe(self, s: State, seat: int, sheet: Sheet, at: int) -> int:
        if not isinstance(s, NorthState):
            return engine.refuse_state(self, s)
        return observed.observe(s, seat, sheet, at)
