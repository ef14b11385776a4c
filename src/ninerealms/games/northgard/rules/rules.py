"""The duel as the kernel sees it: which procedure runs, what a result is worth."""

from __future__ import annotations

from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import build, combat, explore, judge, move, recruit, renew, setup, turn
from ninerealms.games.northgard.rules.state import NorthState
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.state import State


class NorthRules(Rules):
    """Dispatch and worth."""

    def __init__(self) -> None:
        Rules.__init__(self)
        self.exploration = 0.2

    def fresh(self) -> State:
        return NorthState()

    def resume(self, s: State) -> int:
        assert isinstance(s, NorthState)
        return dispatch(s, s.running())

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, NorthState)
        engine.check_seat(s, seat)
        winner = turn.leader(s)
        if winner < 0:
            return 0.5
        return 1.0 if winner == seat else 0.0

    def judge(self, s: State, seat: int) -> float:
        assert isinstance(s, NorthState)
        return judge.judge(s, engine.check_seat(s, seat))


def dispatch(s: NorthState, proc: int) -> int:
    if proc == v.TURN:
        return turn.take_turn(s)
    if proc == v.DO_MOVE:
        return move.move(s)
    if proc == v.FIGHTS:
        return combat.fights(s)
    if proc == v.DUEL:
        return turn.duel(s)
    if proc == v.DO_RECRUIT:
        return recruit.recruit(s)
    if proc == v.DO_BUILD:
        return build.build(s)
    if proc == v.DO_EXPLORE:
        return explore.explore(s)
    if proc == v.DO_SPECIAL:
        return turn.special(s)
    if proc == v.DO_RENEW:
        return renew.renew(s)
    if proc == v.COMBAT:
        return combat.combat(s)
    if proc == v.DEPLOY:
        return setup.deploy(s)
    if proc == v.LAY_TABLE:
        return setup.lay_table(s)
    raise RuntimeError("no such procedure")
