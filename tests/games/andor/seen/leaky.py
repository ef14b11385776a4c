"""Andor with leaks planted on purpose: each looks at what nobody has seen yet, and each must be caught.

Nothing that is hidden lies in the state: a token has no face until somebody sees it. What can leak is the chance that
will give it one, so each of these draws from a copy and tells.
"""

from __future__ import annotations

from ninerealms.games.andor import Andor, content, table
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, draws
from ninerealms.games.andor.rules.rules import AndorRules
from ninerealms.games.andor.rules.state import HOPE, ROCK, AndorState
from ninerealms.games.andor.rules.things import bag, looking
from ninerealms.games.andor.seen import view
from ninerealms.games.andor.seen.rebuild import change
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import State
from ninerealms.text.words import Say

STONES = 4


def twin_of(state: State) -> AndorState:
    """A copy whose draws nobody notices; it draws what the state would draw next."""
    twin = table(state).copy()
    assert isinstance(twin, AndorState)
    return twin


def next_stone(state: State) -> int:
    """The number of the hope stone that will be seen next."""
    return bag.draw_face(twin_of(state), 0, STONES) + 1


class LeakyFog(Andor):
    """The view says what the fog hides."""

    def see(self, state: State, seat: int) -> view.TableView:
        seen = super().see(state, seat)
        for space in seen["spaces"]:
            if space["fog"] == "":
                twin = twin_of(state)
                space["fog"] = content.FOG_KINDS[looking.see_fog(twin, board.fog_on(twin, space["number"]))]
        return seen


class LeakyDeck(Andor):
    """The event cards nobody has seen lie in the order in which they will come."""

    def see(self, state: State, seat: int) -> view.TableView:
        seen, s = super().see(state, seat), twin_of(state)
        first = content.event_ids[draws.draw_bit(s, s.event_deck)] if s.event_deck else ""
        seen["unseen_events"] = sorted(seen["unseen_events"], key=lambda card: card != first)
        return seen


class LeakyWidows(Andor):
    """The back of the next black widow comes first."""

    def see(self, state: State, seat: int) -> view.TableView:
        seen, s = super().see(state, seat), twin_of(state)
        back = content.WIDOW_BACKS[content.widow_backs[draws.draw_bit(s, s.widow_bag)]] if s.widow_bag else ""
        seen["unseen_widow_backs"] = sorted(seen["unseen_widow_backs"], key=lambda other: other != back)
        return seen


class LeakyRocks(Andor):
    """The value of the next rock that is tried comes first."""

    def see(self, state: State, seat: int) -> view.TableView:
        seen = super().see(state, seat)
        value = content.rocks[bag.draw_face(twin_of(state), ROCK - HOPE, len(content.rocks))]
        seen["unseen_rocks"] = sorted(seen["unseen_rocks"], key=lambda other: other != value)
        return seen


class LeakyOptions(Andor):
    """An answer says which hope stone comes next."""

    def say_option(self, state: State, action: int) -> Say:
        return Say("answer", {"number": 100 * action + next_stone(state)})


class LogRules(AndorRules):
    """The log tells which hope stone comes next."""

    def resume(self, s: State) -> int:
        s.tell(v.SUNRISE_COMES, next_stone(s), 0, 0, 0)
        return AndorRules.resume(self, s)


class LeakyLog(Andor):
    """Its log tells too much."""

    def __init__(self) -> None:
        self.rules = LogRules()


class UndoRules(AndorRules):
    """An answer is final if the first hope stone comes next."""

    def resume(self, s: State) -> int:
        if next_stone(s) == 1:
            s.reveal()
        return AndorRules.resume(self, s)


class LeakyUndo(Andor):
    """Whether an answer can be taken back tells too much."""

    def __init__(self) -> None:
        self.rules = UndoRules()


class MindRules(AndorRules):
    """What is imagined has the fog as it will be."""

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        assert isinstance(s, AndorState)
        change(s, "fog", 0, looking.see_fog(twin_of(s), 0))
        return 0


class LeakyMind(Andor):
    """Its bots know too much."""

    def __init__(self) -> None:
        self.rules = MindRules()


class DealRules(AndorRules):
    """The first fog token is dealt when the legend begins, and noted where no view looks."""

    def resume(self, s: State) -> int:
        assert isinstance(s, AndorState)
        signal = AndorRules.resume(self, s)
        if s.day == 1 and s.merchant_way == 0:
            s.merchant_way = 1 + looking.see_fog(twin_of(s), 0)
        return signal


class LeakyDeal(Andor):
    """Something hidden has been dealt, though nobody is shown it."""

    def __init__(self) -> None:
        self.rules = DealRules()


ALL: dict[str, tuple[Andor, str]] = {
    "fog": (LeakyFog(), "view"),
    "event deck": (LeakyDeck(), "view"),
    "widow backs": (LeakyWidows(), "view"),
    "rocks": (LeakyRocks(), "view"),
    "options": (LeakyOptions(), "options"),
    "log": (LeakyLog(), "log"),
    "undo": (LeakyUndo(), "undo"),
    "imagine": (LeakyMind(), "view"),
}
