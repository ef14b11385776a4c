"""The game as the kernel sees it: which procedure runs, what a result is worth."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import duty, fight, judge, move, runes, setup, turn, worlds
from ninerealms.games.yggdrasil.rules.creatures import creatures, norns
from ninerealms.games.yggdrasil.rules.gods import bonds
from ninerealms.games.yggdrasil.rules.risks import dice, risks, spoils
from ninerealms.games.yggdrasil.rules.sagas import saga_acts, saga_effects, sagas
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import TEAM, State

DUTIES = 10
RISKS = 20
CREATURE_CARDS = 30
EXPLORATION = 0.3


class YggRules(Rules):
    """The rules; all players win or lose together."""

    def __init__(self) -> None:
        Rules.__init__(self)
        self.exploration = EXPLORATION

    def fresh(self) -> State:
        return YggState()

    def resume(self, s: State) -> int:
        assert isinstance(s, YggState)
        signal = dispatch(s, s.running())
        if s.saga > 0 and s.rounds > 0 and s.ended == 0:
            sagas.check_goal(s)
        if s.ended != 0:
            return s.finish()
        return signal

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        """Nothing is dealt that somebody has not seen, and what one has seen all have seen."""
        return 0

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, YggState)
        if seat != TEAM:
            engine.check_seat(s, seat)
        return 1.0 if is_won(s) else 0.0

    def judge(self, s: State, seat: int) -> float:
        assert isinstance(s, YggState)
        if seat != TEAM:
            engine.check_seat(s, seat)
        return judge.judge(s)

    def is_action_over(self, s: State, seat: int) -> bool:
        """Where chance comes next the judge knows better than one sample."""
        return s.seat != seat or is_before_chance(s.kind)


def is_before_chance(kind: int) -> bool:
    """Questions the judge can weigh as they stand: where to go, which duty, what to risk."""
    return kind == v.MOVE_TO or kind == v.DUTY or kind == v.USE_HEROES or kind == v.ROLL_VANIR or kind == v.APPLY_RUNE


def is_won(s: YggState) -> bool:
    return s.ended == v.BY_TREE or s.ended == v.BY_SLAYING


def dispatch(s: YggState, proc: int) -> int:
    if proc < DUTIES:
        return dispatch_turn(s, proc)
    if proc < RISKS:
        return dispatch_duty(s, proc)
    if proc < CREATURE_CARDS:
        return dispatch_risk(s, proc)
    return dispatch_creature(s, proc)


def dispatch_turn(s: YggState, proc: int) -> int:
    if proc == v.TURN:
        return turn.take_turn(s)
    if proc == v.REVEAL:
        return turn.reveal(s)
    if proc == v.GAME:
        return turn.game(s)
    if proc == v.PAGE_EFFECT:
        return saga_effects.page_effect(s)
    if proc == v.SETUP:
        return setup.choose_gods(s)
    raise RuntimeError("no such procedure")


def dispatch_duty(s: YggState, proc: int) -> int:
    if proc == v.MOVE:
        return move.move(s)
    if proc == v.DO_DUTY:
        return duty.duty(s)
    if proc == v.DO_ACT:
        return worlds.act(s)
    if proc == v.DO_FIGHT:
        return fight.fight(s)
    if proc == v.DO_RUNES:
        return runes.runes(s)
    if proc == v.DO_RESTORE:
        return worlds.restore(s)
    if proc == v.DO_SUPPORT_MOVE:
        return move.move_support(s)
    if proc == v.DO_SAGA_ACT:
        return saga_acts.act(s)
    if proc == v.FRIGG_GIVES:
        return duty.frigg_gives(s)
    raise RuntimeError("no such procedure")


def dispatch_risk(s: YggState, proc: int) -> int:
    if proc == v.RISK:
        return risks.risk(s)
    if proc == v.THROW:
        return risks.throw(s)
    if proc == v.CHANGE:
        return dice.change(s)
    if proc == v.SPOILS:
        return spoils.spoils(s)
    if proc == v.KIN_WINDOW:
        return bonds.kin_window(s)
    raise RuntimeError("no such procedure")


def dispatch_creature(s: YggState, proc: int) -> int:
    if proc == v.DO_CREATURE:
        return creatures.creature(s)
    if proc == v.DO_WOLVES:
        return creatures.wolves(s)
    if proc == v.DO_RATATOSK:
        return creatures.ratatosk(s)
    if proc == v.DO_GULLTOPP:
        return creatures.gulltopp(s)
    if proc == v.DO_ALL_MOVE:
        return creatures.all_move(s)
    if proc == v.DO_GOATS:
        return creatures.goats(s)
    if proc == v.DO_SKULD:
        return norns.skuld(s)
    if proc == v.DO_URD:
        return norns.urd(s)
    if proc == v.DO_VERDANDI:
        return norns.verdandi(s)
    raise RuntimeError("no such procedure")
