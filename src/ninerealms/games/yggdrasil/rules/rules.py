"""The game as the kernel sees it: which procedure runs, what a result is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import duty, fight, judge, move, observed, runes, setup, turn, worlds
from ninerealms.games.yggdrasil.rules.creatures import creatures, norns
from ninerealms.games.yggdrasil.rules.gods import bonds
from ninerealms.games.yggdrasil.rules.risks import dice, risks, spoils
from ninerealms.games.yggdrasil.rules.sagas import saga_acts, saga_effects, sagas
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules, Sheet
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import TEAM, State

EXPLORATION = 0.3

PROCEDURES: dict[int, Callable[[YggState], int]] = {
    v.SETUP: setup.choose_gods,
    v.GAME: turn.game,
    v.TURN: turn.take_turn,
    v.REVEAL: turn.reveal,
    v.PAGE_EFFECT: saga_effects.page_effect,
    v.MOVE: move.move,
    v.DO_SUPPORT_MOVE: move.move_support,
    v.DO_DUTY: duty.duty,
    v.DO_ACT: worlds.act,
    v.DO_RUNES: runes.runes,
    v.DO_FIGHT: fight.fight,
    v.FRIGG_GIVES: duty.frigg_gives,
    v.DO_SAGA_ACT: saga_acts.act,
    v.DO_RESTORE: worlds.restore,
    v.RISK: risks.risk,
    v.THROW: risks.throw,
    v.CHANGE: dice.change,
    v.SPOILS: spoils.spoils,
    v.KIN_WINDOW: bonds.kin_window,
    v.DO_CREATURE: creatures.creature,
    v.DO_WOLVES: creatures.wolves,
    v.DO_RATATOSK: creatures.ratatosk,
    v.DO_GULLTOPP: creatures.gulltopp,
    v.DO_SKULD: norns.skuld,
    v.DO_ALL_MOVE: creatures.all_move,
    v.DO_GOATS: creatures.goats,
    v.DO_URD: norns.urd,
    v.DO_VERDANDI: norns.verdandi,
}


@final
class YggRules(Rules):
    """The rules; all players win or lose together."""

    def __init__(self) -> None:
        Rules.__init__(self, observed.OBSERVED)
        self.exploration = EXPLORATION

    def fresh(self) -> State:
        return YggState()

    def resume(self, s: State) -> int:
        assert isinstance(s, YggState)
        signal = PROCEDURES[s.running()](s)
        if s.saga > 0 and s.rounds > 0 and s.ended == 0:
            sagas.check_goal(s)
        if s.ended != 0:
            return s.finish()
        return signal

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        """Nothing is dealt that somebody has not seen, and what one has seen all have seen."""
        return 0

    def value(self, s: State, seat: int) -> float:
        if not isinstance(s, YggState):
            return engine.refuse_state(self, s)
        if seat != TEAM:
            engine.check_seat(s, seat)
        return 1.0 if is_won(s) else 0.0

    def judge(self, s: State, seat: int) -> float:
        if not isinstance(s, YggState):
            return engine.refuse_state(self, s)
        if seat != TEAM:
            engine.check_seat(s, seat)
        return judge.judge(s)

    def is_action_over(self, s: State, seat: int) -> bool:
        """Where chance comes next the judge knows better than one sample."""
        return s.seat != seat or is_before_chance(s.kind)

    def observe(self, s: State, seat: int, sheet: Sheet, at: int) -> int:
        if not isinstance(s, YggState):
            return engine.refuse_state(self, s)
        return observed.observe(s, seat, sheet, at)


def is_before_chance(kind: int) -> bool:
    """Questions the judge can weigh as they stand: where to go, which duty, what to risk."""
    return kind == v.MOVE_TO or kind == v.DUTY or kind == v.USE_HEROES or kind == v.ROLL_VANIR or kind == v.APPLY_RUNE


def is_won(s: YggState) -> bool:
    return s.ended == v.BY_TREE or s.ended == v.BY_SLAYING
