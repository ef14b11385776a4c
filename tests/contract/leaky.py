"""Nine Cards with leaks planted on purpose: each tells something, each must be caught."""

from __future__ import annotations

from ninerealms.kernel.decision import Reason
from ninerealms.kernel.engine import Rules, Sheet
from ninerealms.kernel.observing.declared import Observed, choice, marks, number
from ninerealms.kernel.observing.written import written
from ninerealms.kernel.rng import DRAW, Rng
from ninerealms.kernel.state import State
from ninerealms.text.words import Say
from tests import toy
from tests.toy import BAG, CARDS, DEAL, DREW, HAND, LAID, PLAYED, Toy, ToyRules, ToyState, nine

IN_BAG = 2


class LeakyView(Toy):
    """The view counts the cards of strength 3 in the bag."""

    def see(self, state: State, seat: int) -> toy.Table:
        table = super().see(state, seat)
        table["face_down"] = [*table["face_down"], sum(card >= 6 for card in nine(state).at(BAG))]
        return table


class LeakyOptions(Toy):
    """An option says what lies in the bag."""

    def say_option(self, state: State, action: int) -> Say:
        return Say("option-lay", {"card": f"{action}, not {nine(state).at(BAG)}"})


class LeakyBoard(Toy):
    """The kind is not declared secret, so everybody sees the hand that is asked."""

    kinds = (toy.KINDS[0]._replace(secret=False),)


class LogRules(ToyRules):
    """The log tells everybody which card was laid."""

    def resume(self, s: State) -> int:
        if s.running() != DEAL and s.step() > 0:
            s.tell(DREW, s.step() - 1, s.answer, 0, 0)
        return ToyRules.resume(self, s)


class LeakyLog(Toy):
    """Its log tells too much."""

    rules: Rules = LogRules()


class DealRules(ToyRules):
    """The log tells everybody what the last player drew."""

    def resume(self, s: State) -> int:
        is_dealt = s.running() == DEAL
        signal = ToyRules.resume(self, s)
        if is_dealt:
            s.tell(DREW, s.players - 1, nine(s).at(HAND + s.players - 1)[0], 0, 0)
        return signal


class LeakyDeal(Toy):
    """Its log tells too much of the deal."""

    rules: Rules = DealRules()


class ReasonRules(ToyRules):
    """A card in the bag is closed for another reason than one in a hand."""

    def resume(self, s: State) -> int:
        signal = ToyRules.resume(self, s)
        if s.reasons is not None:
            for card in nine(s).at(BAG):
                s.reasons[card] = IN_BAG
        return signal


class LeakyReasons(Toy):
    """Its reasons tell too much."""

    rules: Rules = ReasonRules()
    reasons = {**toy.REASONS, IN_BAG: Reason("TOY-001", "why-gone")}  # noqa: RUF012 - never written to


class UndoRules(ToyRules):
    """Laying is final when the first card is in the bag."""

    def resume(self, s: State) -> int:
        if s.running() != DEAL and s.step() > 0 and nine(s).place[0] == BAG:
            s.reveal()
        return ToyRules.resume(self, s)


class LeakyUndo(Toy):
    """Whether an answer can be taken back tells too much."""

    rules: Rules = UndoRules()


class MindRules(ToyRules):
    """What is imagined keeps half of the truth."""

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        unseen = [card for card in range(CARDS) if nine(s).place[card] not in (PLAYED, HAND + seat, LAID + seat)]
        one, other = unseen[rng.below(len(unseen), DRAW)], unseen[0]
        place = nine(s).place
        place[one], place[other] = place[other], place[one]
        s.count = 0
        for card in nine(s).at(HAND + s.seat):
            s.offer(card)
        return 0


class LeakyMind(Toy):
    """Its bots know too much."""

    rules: Rules = MindRules()


class AnswerState(ToyState):
    """Remembers the last card laid."""

    def __init__(self) -> None:
        ToyState.__init__(self)
        self.last: int = 0


class AnswerRules(ToyRules):
    """Keeps a secret answer in a field that is not declared hidden and not dealt anew."""

    def fresh(self) -> State:
        return AnswerState()

    def resume(self, s: State) -> int:
        assert isinstance(s, AnswerState)
        s.last = s.answer
        return ToyRules.resume(self, s)


class LeakyAnswer(Toy):
    """A field nobody thinks of keeps a secret."""

    rules: Rules = AnswerRules()


HONEST = Observed(toy.KINDS, 0, (number("points", 9).of_seats(),), unseen=("place",))
ALL_HANDS = HONEST._replace(rows=(choice("place", LAID + 3),))
WHAT_WAS = HONEST._replace(rows=(marks("place", 1, low=BAG).only(0, 1),))


class SightRules(ToyRules):
    """Learners are shown numbers."""

    def __init__(self, observed: Observed) -> None:
        ToyRules.__init__(self)
        self.observed = observed

    def observe(self, s: State, seat: int, sheet: Sheet, at: int) -> int:
        assert self.observed is not None
        return written(self.observed, s, seat, sheet, at)


class HonestSight(Toy):
    """Learners are shown the points, which everybody sees."""

    rules: Rules = SightRules(HONEST)


class LeakySight(Toy):
    """Learners are shown where every card is."""

    rules: Rules = SightRules(ALL_HANDS)


class LeakyGlance(Toy):
    """Learners are shown whether the first card is in the bag."""

    rules: Rules = SightRules(WHAT_WAS)


ALL = {
    "sight": LeakySight(),
    "glance": LeakyGlance(),
    "view": LeakyView(),
    "options": LeakyOptions(),
    "question": LeakyBoard(),
    "log": LeakyLog(),
    "log of the deal": LeakyDeal(),
    "reasons": LeakyReasons(),
    "undo": LeakyUndo(),
    "imagine": LeakyMind(),
    "answer": LeakyAnswer(),
}
