"""The game as the kernel sees it: which procedure runs, what is dealt anew, what a result is worth."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import artefacts, board, cards, hero, imagined, judge, observed, runes, setup, turn
from ninerealms.games.ragnarok.rules.battles import battles, duel, losses, retreat
from ninerealms.games.ragnarok.rules.hunts import counter, guard, hunt
from ninerealms.games.ragnarok.rules.monsters import action, activate, attack, loki, trample
from ninerealms.games.ragnarok.rules.phases import hero_phase, moving, prayer, rune_phase
from ninerealms.games.ragnarok.rules.special import monument, realms, special, wheel
from ninerealms.games.ragnarok.rules.state import SNORRI, RagnarokState
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules, Sheet
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import ASK, ASK_ANYWAY, DONE, NEXT, State

EXPLORATION = 0.2

PROCEDURES: dict[int, Callable[[RagnarokState], int]] = {
    v.SET_UP: setup.set_up,
    v.PLAY: turn.play,
    v.TURN: turn.take_turn,
    v.COMEBACK: turn.come_back,
    v.ARTEFACTS: turn.use_artefacts,
    v.USE_BLADE: artefacts.use_blade,
    v.USE_VENOM: artefacts.use_venom,
    v.USE_CHAIN: artefacts.use_chain,
    v.USE_GLEIPNIR: artefacts.use_gleipnir,
    v.USE_MACE: artefacts.use_mace,
    v.PRAYER: prayer.pray,
    v.HERO_PHASE: hero_phase.act,
    v.RUNE_PHASE: rune_phase.act,
    v.ARMIES_PHASE: moving.manoeuvre,
    v.TRAVEL: moving.travel,
    v.BATTLES: battles.fight_all,
    v.BATTLE: battles.battle,
    v.DUEL: duel.duel,
    v.LOSE: losses.lose,
    v.RETREAT: retreat.retreat,
    v.WITHDRAW: retreat.withdraw,
    v.RAISE: wheel.raise_armies,
    v.HEAL_SOME: hero.heal_some,
    v.DEAL_INJURIES: hero.deal_injuries,
    v.SPECIAL_ACTION: special.take_action,
    v.DO_MOBILIZE: wheel.mobilize,
    v.DO_BUILD_TEMPLE: wheel.build_temple,
    v.DO_MONSTERS: action.do_monsters,
    v.DO_PREPARE: wheel.prepare,
    v.BONUSES: realms.bonuses,
    v.DO_ALFHEIM: realms.alfheim,
    v.DO_MUSPELHEIM: realms.muspelheim,
    v.DO_NIFLHEIM: realms.niflheim,
    v.DO_UTGARD: realms.utgard,
    v.CHOOSE_RUNE: runes.choose_rune,
    v.DO_MONUMENT: monument.build,
    v.ACTIVATE_EACH: action.activate_each,
    v.ACTIVATE: activate.activate,
    v.TRAMPLE: trample.trample,
    v.ATTACK: attack.attack,
    v.PLACE_LOKI: loki.place_loki,
    v.MOVE_LOKI: loki.move_loki,
    v.HUNT: hunt.hunt,
    v.STRIKE_BACK: counter.strike_back,
    v.DEFENCE: guard.defence,
    v.HAND_LIMIT: cards.keep_limit,
    v.END_TURN: turn.end_turn,
}


class RagnarokRules(Rules):
    """Dispatch, secrets and worth."""

    def __init__(self) -> None:
        Rules.__init__(self, observed.OBSERVED)
        self.exploration = EXPLORATION

    def fresh(self) -> State:
        return RagnarokState()

    def resume(self, s: State) -> int:
        """LOR-119, LOR-293: what has ended goes no further, and Snorri chooses a rune he has gained."""
        assert isinstance(s, RagnarokState)
        signal = PROCEDURES[s.running()](s)
        if s.ended:
            return s.finish()
        if s.owed and signal != ASK and signal != ASK_ANYWAY:
            if signal == DONE:
                s.top -= 1
            return pay_skald(s)
        return signal

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        """LOR-181: the hands of others and the deck; who is asked about a hand has new options."""
        if not isinstance(s, RagnarokState):
            return engine.refuse_state(self, s)
        if seat >= 0:
            engine.check_seat(s, seat)
        imagined.redeal(s, seat, rng)
        if s.top >= 0 and s.seat != seat:
            offer_again(s, s.seat)
        return 0

    def value(self, s: State, seat: int) -> float:
        if not isinstance(s, RagnarokState):
            return engine.refuse_state(self, s)
        engine.check_seat(s, seat)
        return 1.0 / board.count_bits(s.winners) if s.winners >> seat & 1 else 0.0

    def judge(self, s: State, seat: int) -> float:
        if not isinstance(s, RagnarokState):
            return engine.refuse_state(self, s)
        return judge.judge(s, engine.check_seat(s, seat))

    def is_action_over(self, s: State, seat: int) -> bool:
        assert isinstance(s, RagnarokState)
        return judge.is_action_over(s, seat)

    def observe(self, s: State, seat: int, sheet: Sheet, at: int) -> int:
        if not isinstance(s, RagnarokState):
            return engine.refuse_state(self, s)
        return observed.observe(s, seat, sheet, at)


def pay_skald(s: RagnarokState) -> int:
    """LOR-293: whoever plays Snorri chooses."""
    s.owed -= 1
    for seat in range(s.players):
        if s.hero[seat] == SNORRI:
            return s.call(v.CHOOSE_RUNE, seat, 293)  # LOR-293
    return NEXT


def offer_again(s: RagnarokState, seat: int) -> int:
    """The options of a question about a hand, as the imagined hand has them."""
    if s.kind == v.PLAY_CARD:
        s.count = 0
        duel.offer_cards(s, seat)
    elif s.kind == v.DISCARD:
        s.count = 0
        cards.offer_discards(s, seat)
    elif s.kind == v.COUNTER:
        s.count = 0
        counter.offer(s, seat)
    elif s.kind == v.DEFEND:
        s.count = 0
        guard.offer(s, seat)
    return s.count
