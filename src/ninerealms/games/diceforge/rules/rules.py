"""Dice Forge as the kernel sees it: which procedure runs, what a result is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import (
    celestial,
    exploit,
    forge,
    gains,
    goddess,
    judge,
    observed,
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
from ninerealms.kernel.engine import Rules, Sheet
from ninerealms.kernel.state import State

PROCEDURES: dict[int, Callable[[ForgeState], int]] = {
    v.GAME: turn.game,
    v.TURN: turn.turn,
    v.ACTION: turn.action,
    v.REINFORCEMENTS: reinforce.reinforcements,
    v.DO_EXPLOIT: exploit.exploit,
    v.DO_FORGE: forge.forge,
    v.LAY_TABLE: setup.lay_table,
    v.BLESSING: blessing.blessing,
    v.FAVOUR: blessing.favour,
    v.MINOR: blessing.minor,
    v.REROLLS: blessing.rerolls,
    v.APPLY: pair.apply,
    v.FACE: faces.face,
    v.CHOICE: gains.choice,
    v.CONVERSION: gains.conversion,
    v.STORING: gains.storing,
    v.PAY_GOLD: pay.paying_gold,
    v.PAY_SHARDS: pay.paying_shards,
    v.PLACE_FACE: forge.place,
    v.BUY_FACE: forge.buy,
    v.SPECIAL_FACE: forge.special,
    v.UPGRADE_FACE: forge.upgrade,
    v.EFFECT: effects.effect,
    v.COPY_SHOWN: effects.copy_shown,
    v.SHOW_FACES: effects.show_faces,
    v.CELESTIAL: celestial.celestial,
    v.GOLEM: goddess.golem,
    v.TREASURE: goddess.treasure,
    v.ARRIVAL: goddess.arrival,
    v.DO_SATYRS: moon_cards.satyrs,
    v.DO_MINOTAUR: sun_cards.minotaur,
    v.DO_RIVAL: moon_cards.rival,
    v.DO_WIND: moon_cards.wind,
    v.DO_ANCESTOR: moon_cards.ancestor,
    v.DO_MISTS: moon_cards.mists,
    v.DO_RIGHT_HAND: moon_cards.right_hand,
    v.DO_TREE: sun_cards.tree,
    v.DO_MERCHANT: sun_cards.merchant,
    v.DO_TRIDENT: sun_cards.trident,
    v.DO_ETERNAL_FIRE: sun_cards.eternal_fire,
    v.DO_LEFT_HAND: sun_cards.left_hand,
    v.DO_FIRST_TITAN: sun_cards.first_titan,
    v.DO_MEMORY: moon_cards.memory,
    v.DO_ORACLE: moon_cards.oracle,
    v.DO_COMPANION: reinforce.companion,
}

EXPLORATION = 0.6


@final
class ForgeRules(Rules):
    """Stateless, as the kernel wants it."""

    def __init__(self) -> None:
        Rules.__init__(self, observed.OBSERVED)
        self.rollout = 0
        self.exploration = EXPLORATION

    def fresh(self) -> State:
        return ForgeState()

    def resume(self, s: State) -> int:
        assert isinstance(s, ForgeState)
        return PROCEDURES[s.running()](s)

    def value(self, s: State, seat: int) -> float:
        """DFR-115, DFR-116: winners share the win."""
        if not isinstance(s, ForgeState):
            return engine.refuse_state(self, s)
        if not scoring.is_winner(s, engine.check_seat(s, seat)):
            return 0.0
        winners = 0
        for other in range(s.players):
            if scoring.is_winner(s, other):
                winners += 1
        return 1.0 / winners

    def judge(self, s: State, seat: int) -> float:
        if not isinstance(s, ForgeState):
            return engine.refuse_state(self, s)
        return judge.judge(s, engine.check_seat(s, seat))

    def is_action_over(self, s: State, seat: int) -> bool:
        """A bought face, an exploit or a reinforcement is weighed when its own questions are answered."""
        if s.seat != seat:
            return True
        return s.kind == v.ACT or s.kind == v.REINFORCE or s.kind == v.EXTRA_ACTION or s.kind == v.FORGE_MORE

    def observe(self, s: State, seat: int, sheet: Sheet, at: int) -> int:
        if not isinstance(s, ForgeState):
            return engine.refuse_state(self, s)
        return observed.observe(s, seat, sheet, at)
