"""Lords of Ragnarok with leaks planted on purpose: each tells something of a hand, each must be caught."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import NamedTuple

from ninerealms.errors import IllegalAction
from ninerealms.games.ragnarok import Ragnarok, table
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import cards
from ninerealms.games.ragnarok.rules.observed import OBSERVED
from ninerealms.games.ragnarok.rules.rules import RagnarokRules
from ninerealms.games.ragnarok.rules.state import CARDS, RagnarokState
from ninerealms.games.ragnarok.seen import view
from ninerealms.games.ragnarok.words import chance, words
from ninerealms.games.ragnarok.words.naming import say_card
from ninerealms.kernel.choice import Choice, Odds, Standing
from ninerealms.kernel.engine import Rules, Sheet
from ninerealms.kernel.game import Event, Fork
from ninerealms.kernel.observing.declared import Observed, number
from ninerealms.kernel.observing.written import written
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import ASK, ASK_ANYWAY, State
from ninerealms.kit.retelling import Holding, Stage, say_number
from ninerealms.text.words import Say

FIRST_CARD = 0  # axe 1, of which there are four
SECRET = ("PLAY_CARD", "COUNTER", "DEFEND", "DISCARD")
OPEN_MOVES = ("MOVE_ARMY", "MOVE_TO", "HERO_ACT", "RUNE_ACT", "SPECIAL_ACT")


class Leaky(NamedTuple):
    """A game that tells too much: by what a seat can tell, and at which questions it is looked for (none: at any)."""

    game: Ragnarok
    caught_by: str
    asked: tuple[str, ...] = ()
    by_chance: bool = False  # found where chance fell otherwise, not where hands are dealt anew


def is_held(s: RagnarokState, seat: int, card: int) -> bool:
    return s.hand[seat * CARDS + card] > 0


def holds_high(s: RagnarokState, seat: int) -> bool:
    """Whether a hand is worth more than the half of what its cards could be."""
    own = [s.hand[seat * CARDS + card] * cards.CARD_VALUE[card] for card in range(CARDS)]
    return sum(own) > 2 * cards.count_hand(s, seat)


def any_high(s: RagnarokState) -> bool:
    return any(holds_high(s, seat) for seat in range(s.players))


class OfView(Ragnarok):
    """The view says how many cards of each kind lie in the deck, in disguise of their number."""

    def see(self, state: State, seat: int) -> view.TableView:
        seen = Ragnarok.see(self, state, seat)
        seen["deck"] = sum(count << 3 * card for card, count in enumerate(table(state).deck))
        return seen


class OfQuestion(Ragnarok):
    """The cards that may be played are no secret."""

    kinds = tuple(kind._replace(secret=False) for kind in v.KINDS)


class DrawRules(RagnarokRules):
    """The log tells everybody what was drawn."""

    def resume(self, s: State) -> int:
        told = len(s.events or ())
        signal = RagnarokRules.resume(self, s)
        for event in (s.events or [])[told:]:
            if event[0] == v.DREW_CARD:
                s.tell(v.DISCARDED, event[2], event[3], 0, 0)
        return signal


class OfLog(Ragnarok):
    """Its log tells too much."""

    def __init__(self) -> None:
        self.rules: Rules = DrawRules()


class PassRules(RagnarokRules):
    """A pass with a good hand is told to be one."""

    def resume(self, s: State) -> int:
        was = s.running() == v.DUEL and s.step() > 0 and s.answer == v.NO_CARD
        seat = s.seat
        signal = RagnarokRules.resume(self, s)
        if was and isinstance(s, RagnarokState) and holds_high(s, seat):
            s.tell(v.PASSED, seat, 0, 0, 0)
        return signal


class OfPass(Ragnarok):
    """Its log tells whether somebody holds cards back."""

    def __init__(self) -> None:
        self.rules: Rules = PassRules()


class UndoRules(RagnarokRules):
    """An answer is final when somebody holds good cards."""

    def resume(self, s: State) -> int:
        if isinstance(s, RagnarokState) and s.step() > 0 and any_high(s):
            s.reveal()
        return RagnarokRules.resume(self, s)


class OfUndo(Ragnarok):
    """Whether an answer can be taken back tells too much."""

    def __init__(self) -> None:
        self.rules: Rules = UndoRules()


class OfReplay(Ragnarok):
    """What was answered is written down otherwise when the next player holds a certain card."""

    def say_option(self, state: State, action: int) -> Say:
        s = table(state)
        is_written = state.reasons is None  # the table that is kept for a file, not the one that is asked
        if is_written and is_held(s, (s.seat + 1) % s.players, FIRST_CARD):
            return Say("do-no-rune")
        return Ragnarok.say_option(self, state, action)


class OfOdds(Ragnarok):
    """The chance of an answer counts the hand of the next player."""

    def say_choice(self, state: State, action: int) -> Choice:
        s = table(state)
        told = Ragnarok.say_choice(self, state, action)
        chance = 0.25 if holds_high(s, (s.seat + 1) % s.players) else 0.75
        return told._replace(odds=(Odds(chance, Say("odds-battle")),))


class ReasonRules(RagnarokRules):
    """What is closed is closed for another reason when somebody holds good cards."""

    def resume(self, s: State) -> int:
        signal = RagnarokRules.resume(self, s)
        if signal == ASK and s.reasons and isinstance(s, RagnarokState) and any_high(s):
            for action in s.reasons:
                s.reasons[action] = v.NO_CARDS_LEFT
        return signal


class OfReasons(Ragnarok):
    """Its reasons tell too much."""

    def __init__(self) -> None:
        self.rules: Rules = ReasonRules()


class OfRefusals(Ragnarok):
    """Who answers what is not offered hears of the deck."""

    def refusal(self, state: State, action: int) -> IllegalAction:
        refused = Ragnarok.refusal(self, state, action)
        return IllegalAction(f"{refused.sentence} ({table(state).deck[FIRST_CARD]})", refused.rule)


class SilentRules(RagnarokRules):
    """Who can only pass is not asked."""

    def resume(self, s: State) -> int:
        signal = RagnarokRules.resume(self, s)
        return ASK if signal == ASK_ANYWAY else signal


class OfSilence(Ragnarok):
    """Silence tells too much."""

    def __init__(self) -> None:
        self.rules: Rules = SilentRules()


class MindRules(RagnarokRules):
    """What is imagined is the truth."""

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        return 0


class OfHints(Ragnarok):
    """Hints and bots know every hand."""

    def __init__(self) -> None:
        self.rules: Rules = MindRules()


class RecordRules(RagnarokRules):
    """What is imagined keeps what others truly drew."""

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        assert isinstance(s, RagnarokState)
        truth = list(s.record)
        RagnarokRules.redeal(self, s, seat, rng)
        s.record = truth
        return 0


class OfRecord(Ragnarok):
    """The record of cards tells too much."""

    def __init__(self) -> None:
        self.rules: Rules = RecordRules()


# --- told once more, named, thrown, shown to learners ---------------------------------------------------


class OfStanding(Ragnarok):
    """The line above a question says more when somebody holds good cards."""

    def say_standing(self, state: State, seat: int) -> Standing:
        told = Ragnarok.say_standing(self, state, seat)
        return told._replace(phase=Say("do-no-rune")) if any_high(table(state)) else told


class OfNames(Ragnarok):
    """What is closed has another name when the next player holds a certain card."""

    def say_thing(self, state: State, kind: int, action: int) -> Say:
        s = table(state)
        is_told = is_held(s, (s.seat + 1) % s.players, FIRST_CARD)
        return Say("do-no-rune") if is_told else Ragnarok.say_thing(self, state, kind, action)


class LoudTeller(ModuleType):
    """The words of the game, but for what is said otherwise."""

    def __init__(self, **other: object) -> None:
        ModuleType.__init__(self, "loud")
        self.__dict__.update(vars(words), **other)


def stage_hands(s: RagnarokState, lines: Sequence[Event], fresh: int) -> list[Stage]:
    """A Battle staged with what the loser has kept back."""
    kept = sum(cards.CARD_VALUE[card] * s.hand[s.side[side] * CARDS + card] for side in (0, 1) for card in range(CARDS))
    return [stage._replace(results=(say_number(kept),)) for stage in words.say_stages(s, lines, fresh)]


class OfStages(Ragnarok):
    """What was fought out is shown with the cards that were not played."""

    teller = LoudTeller(say_stages=stage_hands)


def hold_high(s: RagnarokState, seat: int) -> list[Holding]:
    """What changed since one's last turn, with the good hands of others among it."""
    high = sum(holds_high(s, other) for other in range(s.players) if other != seat)
    return [*words.say_holdings(s, seat), Holding(Say("retold-hand"), high)]


class OfHoldings(Ragnarok):
    """What has changed since one's last turn tells of others."""

    teller = LoudTeller(say_holdings=hold_high)


class OfDraws(Ragnarok):
    """Table mode: the places of the deck have the names of the cards that lie there."""

    def say_result(self, fork: Fork[State], result: int) -> Say:
        s, after = table(fork.state), table(fork.after[result])
        card = chance.changed(s.hand, after.hand)
        return Ragnarok.say_result(self, fork, result) if card == chance.SAME else say_card(card % CARDS)


ALL_HANDS = OBSERVED._replace(rows=(*OBSERVED.rows, number("hand", 6).of_seats(CARDS)))


class SightRules(RagnarokRules):
    """Learners are shown every hand."""

    def __init__(self) -> None:
        RagnarokRules.__init__(self)
        self.observed: Observed | None = ALL_HANDS

    def observe(self, s: State, seat: int, sheet: Sheet, at: int) -> int:
        return written(ALL_HANDS, s, seat, sheet, at)


class OfSight(Ragnarok):
    """What learners are shown tells too much."""

    def __init__(self) -> None:
        self.rules: Rules = SightRules()


ALL: dict[str, Leaky] = {
    "view": Leaky(OfView(), "view"),
    "question": Leaky(OfQuestion(), "view", SECRET),
    "log of a draw": Leaky(OfLog(), "log", by_chance=True),
    "log of a pass": Leaky(OfPass(), "log", ("PLAY_CARD",)),
    "undo": Leaky(OfUndo(), "undo", OPEN_MOVES),
    "replay": Leaky(OfReplay(), "replay", OPEN_MOVES),
    "odds": Leaky(OfOdds(), "choices", OPEN_MOVES),
    "reasons": Leaky(OfReasons(), "reasons", OPEN_MOVES),
    "refusals": Leaky(OfRefusals(), "refusals", OPEN_MOVES),
    "silence": Leaky(OfSilence(), "log", ("PLAY_CARD",)),
    "hints": Leaky(OfHints(), "imagine", by_chance=True),
    "record": Leaky(OfRecord(), "imagine", by_chance=True),
    "standing": Leaky(OfStanding(), "standing", OPEN_MOVES),
    "names of things": Leaky(OfNames(), "things", OPEN_MOVES),
    "stages": Leaky(OfStages(), "stages", ("PLAY_CARD",)),
    "holdings": Leaky(OfHoldings(), "stages", OPEN_MOVES),
    "sight": Leaky(OfSight(), "observation", OPEN_MOVES),
}
