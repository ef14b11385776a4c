"""The game as the kernel sees it: which procedure runs, what a result is worth."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import judge, observed, setup, turn
from ninerealms.games.andor.rules.fights import dice, fight, reward, rock, rounds, widow
from ninerealms.games.andor.rules.legends import goals, legends, quake, tower
from ninerealms.games.andor.rules.moving import arrive, fog, move
from ninerealms.games.andor.rules.state import SEATS, AndorState
from ninerealms.games.andor.rules.sunrise import events, knights, narrator, sunrise
from ninerealms.games.andor.rules.things import bag, falcon, free, looking
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules, Sheet
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import TEAM, State

EXPLORATION = 0.01  # opinions of neighbouring answers hardly differ

PROCEDURES: dict[int, Callable[[AndorState], int]] = {
    v.SETUP: setup.set_up,
    v.GAME: turn.game,
    v.TURN: turn.take_turn,
    v.DO_FREE: free.do_free,
    v.PLACE_BY_DICE: setup.place_by_dice,
    v.MOVE: move.move,
    v.ARRIVE: arrive.arrive,
    v.FOG_TURNED: fog.turn_fog,
    v.SPIRIT_COMES: bag.spirit_comes,
    v.FALL_LOGS: bag.fall_logs,
    v.FLAPS_FLIES: looking.flaps_flies,
    v.DO_FLIGHT: falcon.flight,
    v.LOOK: looking.look,
    v.DO_FIGHT: fight.fight,
    v.ROUND: rounds.combat_round,
    v.ROLL: dice.roll,
    v.LOSE: rounds.lose,
    v.WIN: reward.win,
    v.FIGHT_A_WIDOW: widow.fight,
    v.CLEAR_A_ROCK: rock.clear,
    v.FIRE_CATAPULT: rock.fire,
    v.SUNRISE: sunrise.sunrise,
    v.RUN_EVENT: events.run_event,
    v.NARRATE: narrator.narrate,
    v.KNIGHTS_RIDE: knights.knights_ride,
    v.RUN_CARD: legends.run_card,
    v.TOWER_CARD: tower.tower_card,
    v.QUAKE: quake.quake,
    v.TAKOTA_ITEM: tower.takota_item,
}


class AndorRules(Rules):
    """The rules; all heroes win or lose together (AND-020)."""

    def __init__(self) -> None:
        Rules.__init__(self, observed.OBSERVED)
        self.exploration = EXPLORATION
        self.stays_within = True

    def fresh(self) -> State:
        return AndorState()

    def resume(self, s: State) -> int:
        """AND-020, AND-600: after every step the goals are looked at; what has ended goes no further."""
        assert isinstance(s, AndorState)
        signal = PROCEDURES[s.running()](s)
        if s.day > 0 and s.ended == 0:
            goals.check(s)
        if s.ended != 0:
            return s.finish()
        return signal

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        """Nothing is laid that somebody has not seen, and what one has seen all have seen."""
        return 0

    def value(self, s: State, seat: int) -> float:
        if not isinstance(s, AndorState):
            return engine.refuse_state(self, s)
        if seat != TEAM:
            engine.check_seat(s, seat)
        return 1.0 if is_won(s) else 0.0

    def judge(self, s: State, seat: int) -> float:
        if not isinstance(s, AndorState):
            return engine.refuse_state(self, s)
        if seat != TEAM:
            engine.check_seat(s, seat)
        return judge.judge(s)

    def is_action_over(self, s: State, seat: int) -> bool:
        """When the next turn begins, a further round is to be decided, or a step or a free action is done."""
        if s.kind == v.FREE:
            return s.answer < v.FREE_OF or s.answer >= v.FREE_OF + SEATS
        if s.kind == v.GO_ON:
            return v.VIA <= s.answer < v.TAKE_ALONG
        return s.kind == v.ACT or s.kind == v.FIGHT_ON or s.kind == v.WIDOW_ON or s.kind == v.CLEAR_ON

    def observe(self, s: State, seat: int, sheet: Sheet, at: int) -> int:
        if not isinstance(s, AndorState):
            return engine.refuse_state(self, s)
        return observed.observe(s, seat, sheet, at)


def is_won(s: AndorState) -> bool:
    return s.ended == v.BY_GOALS
