"""Dice Forge as the kernel sees it: which procedure runs, what a result is worth."""

from __future__ import annotations

from ninerealms.games.diceforge.codes import (
    ACT,
    ACTION,
    APPLY,
    ARRIVAL,
    BLESSING,
    BUY_FACE,
    CELESTIAL,
    CHOICE,
    CONVERSION,
    COPY_SHOWN,
    DO_ANCESTOR,
    DO_COMPANION,
    DO_ETERNAL_FIRE,
    DO_EXPLOIT,
    DO_FIRST_TITAN,
    DO_FORGE,
    DO_LEFT_HAND,
    DO_MEMORY,
    DO_MERCHANT,
    DO_MINOTAUR,
    DO_MISTS,
    DO_ORACLE,
    DO_RIGHT_HAND,
    DO_RIVAL,
    DO_SATYRS,
    DO_TREE,
    DO_TRIDENT,
    DO_WIND,
    EFFECT,
    EXTRA_ACTION,
    FACE,
    FAVOUR,
    FORGE_MORE,
    GAME,
    GOLEM,
    LAY_TABLE,
    MINOR,
    PAY_GOLD,
    PAY_SHARDS,
    PLACE_FACE,
    REINFORCE,
    REINFORCEMENTS,
    REROLLS,
    SHOW_FACES,
    SPECIAL_FACE,
    STORING,
    TREASURE,
    TURN,
    UPGRADE_FACE,
)
from ninerealms.games.diceforge.rules import (
    celestial,
    exploit,
    forge,
    gains,
    goddess,
    judge,
    pay,
    reinforce,
    scoring,
    setup,
    turn,
)
from ninerealms.games.diceforge.rules.blessings import blessing, faces, pair
from ninerealms.games.diceforge.rules.cards import effects, moon_cards, sun_cards
from ninerealms.games.diceforge.rules.state import ForgeState
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.state import State


class ForgeRules(Rules):
    """Stateless, as the kernel wants it."""

    def __init__(self) -> None:
        Rules.__init__(self)
        self.rollout = 0
        self.exploration = 0.6

    def fresh(self) -> State:
        return ForgeState()

    def resume(self, s: State) -> int:
        assert isinstance(s, ForgeState)
        return dispatch(s, s.running())

    def value(self, s: State, seat: int) -> float:
        """DFR-115, DFR-116: winners share the win."""
        assert isinstance(s, ForgeState)
        if not scoring.is_winner(s, engine.check_seat(s, seat)):
            return 0.0
        winners = 0
        for other in range(s.players):
            if scoring.is_winner(s, other):
                winners += 1
        return 1.0 / winners

    def judge(self, s: State, seat: int) -> float:
        assert isinstance(s, ForgeState)
        return judge.judge(s, engine.check_seat(s, seat))

    def is_action_over(self, s: State, seat: int) -> bool:
        """A bought face, an exploit or a reinforcement is weighed when its own questions are answered."""
        if s.seat != seat:
            return True
        return s.kind == ACT or s.kind == REINFORCE or s.kind == EXTRA_ACTION or s.kind == FORGE_MORE


def dispatch(s: ForgeState, proc: int) -> int:
    """Each chapter has a range of ten numbers."""
    if proc < BLESSING:
        return run_turn(s, proc)
    if proc < CHOICE:
        return run_blessing(s, proc)
    if proc < PLACE_FACE:
        return run_gain(s, proc)
    if proc < EFFECT:
        return run_forge(s, proc)
    if proc < DO_SATYRS:
        return run_effect(s, proc)
    if proc < DO_TREE:
        return run_lunar(s, proc)
    return run_solar(s, proc)


def run_turn(s: ForgeState, proc: int) -> int:
    if proc == ACTION:
        return turn.action(s)
    if proc == TURN:
        return turn.turn(s)
    if proc == REINFORCEMENTS:
        return reinforce.reinforcements(s)
    if proc == DO_EXPLOIT:
        return exploit.exploit(s)
    if proc == DO_FORGE:
        return forge.forge(s)
    if proc == GAME:
        return turn.game(s)
    if proc == LAY_TABLE:
        return setup.lay_table(s)
    raise RuntimeError("no such procedure")


def run_blessing(s: ForgeState, proc: int) -> int:
    if proc == BLESSING:
        return blessing.blessing(s)
    if proc == FAVOUR:
        return blessing.favour(s)
    if proc == APPLY:
        return pair.apply(s)
    if proc == FACE:
        return faces.face(s)
    if proc == MINOR:
        return blessing.minor(s)
    if proc == REROLLS:
        return blessing.rerolls(s)
    raise RuntimeError("no such procedure")


def run_gain(s: ForgeState, proc: int) -> int:
    if proc == STORING:
        return gains.storing(s)
    if proc == CHOICE:
        return gains.choice(s)
    if proc == CONVERSION:
        return gains.conversion(s)
    if proc == PAY_GOLD:
        return pay.paying_gold(s)
    if proc == PAY_SHARDS:
        return pay.paying_shards(s)
    raise RuntimeError("no such procedure")


def run_forge(s: ForgeState, proc: int) -> int:
    if proc == PLACE_FACE:
        return forge.place(s)
    if proc == BUY_FACE:
        return forge.buy(s)
    if proc == SPECIAL_FACE:
        return forge.special(s)
    if proc == UPGRADE_FACE:
        return forge.upgrade(s)
    raise RuntimeError("no such procedure")


def run_effect(s: ForgeState, proc: int) -> int:
    if proc == EFFECT:
        return effects.effect(s)
    if proc == COPY_SHOWN:
        return effects.copy_shown(s)
    if proc == SHOW_FACES:
        return effects.show_faces(s)
    if proc == CELESTIAL:
        return celestial.celestial(s)
    if proc == GOLEM:
        return goddess.golem(s)
    if proc == TREASURE:
        return goddess.treasure(s)
    if proc == ARRIVAL:
        return goddess.arrival(s)
    raise RuntimeError("no such procedure")


def run_lunar(s: ForgeState, proc: int) -> int:
    if proc == DO_SATYRS:
        return moon_cards.satyrs(s)
    if proc == DO_MINOTAUR:
        return sun_cards.minotaur(s)
    if proc == DO_RIVAL:
        return moon_cards.rival(s)
    if proc == DO_WIND:
        return moon_cards.wind(s)
    if proc == DO_ANCESTOR:
        return moon_cards.ancestor(s)
    if proc == DO_MISTS:
        return moon_cards.mists(s)
    if proc == DO_RIGHT_HAND:
        return moon_cards.right_hand(s)
    raise RuntimeError("no such procedure")


def run_solar(s: ForgeState, proc: int) -> int:
    if proc == DO_TREE:
        return sun_cards.tree(s)
    if proc == DO_MERCHANT:
        return sun_cards.merchant(s)
    if proc == DO_TRIDENT:
        return sun_cards.trident(s)
    if proc == DO_ETERNAL_FIRE:
        return sun_cards.eternal_fire(s)
    if proc == DO_LEFT_HAND:
        return sun_cards.left_hand(s)
    if proc == DO_FIRST_TITAN:
        return sun_cards.first_titan(s)
    if proc == DO_MEMORY:
        return moon_cards.memory(s)
    if proc == DO_ORACLE:
        return moon_cards.oracle(s)
    if proc == DO_COMPANION:
        return reinforce.companion(s)
    raise RuntimeError("no such procedure")
