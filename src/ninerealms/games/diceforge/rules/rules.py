"""Dice Forge as the kernel sees it: which procedure runs, what a result is worth."""

from __future__ import annotations

from collections.abc import Callable

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

PROCEDURES: dict[int, Callable[[ForgeState], int]] = {
    GAME: turn.game,
    TURN: turn.turn,
    ACTION: turn.action,
    REINFORCEMENTS: reinforce.reinforcements,
    DO_EXPLOIT: exploit.exploit,
    DO_FORGE: forge.forge,
    LAY_TABLE: setup.lay_table,
    BLESSING: blessing.blessing,
    FAVOUR: blessing.favour,
    MINOR: blessing.minor,
    REROLLS: blessing.rerolls,
    APPLY: pair.apply,
    FACE: faces.face,
    CHOICE: gains.choice,
    CONVERSION: gains.conversion,
    STORING: gains.storing,
    PAY_GOLD: pay.paying_gold,
    PAY_SHARDS: pay.paying_shards,
    PLACE_FACE: forge.place,
    BUY_FACE: forge.buy,
    SPECIAL_FACE: forge.special,
    UPGRADE_FACE: forge.upgrade,
    EFFECT: effects.effect,
    COPY_SHOWN: effects.copy_shown,
    SHOW_FACES: effects.show_faces,
    CELESTIAL: celestial.celestial,
    GOLEM: goddess.golem,
    TREASURE: goddess.treasure,
    ARRIVAL: goddess.arrival,
    DO_SATYRS: moon_cards.satyrs,
    DO_MINOTAUR: sun_cards.minotaur,
    DO_RIVAL: moon_cards.rival,
    DO_WIND: moon_cards.wind,
    DO_ANCESTOR: moon_cards.ancestor,
    DO_MISTS: moon_cards.mists,
    DO_RIGHT_HAND: moon_cards.right_hand,
    DO_TREE: sun_cards.tree,
    DO_MERCHANT: sun_cards.merchant,
    DO_TRIDENT: sun_cards.trident,
    DO_ETERNAL_FIRE: sun_cards.eternal_fire,
    DO_LEFT_HAND: sun_cards.left_hand,
    DO_FIRST_TITAN: sun_cards.first_titan,
    DO_MEMORY: moon_cards.memory,
    DO_ORACLE: moon_cards.oracle,
    DO_COMPANION: reinforce.companion,
}


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
        return PROCEDURES[s.running()](s)

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
