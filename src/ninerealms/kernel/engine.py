"""The loop that runs frames until somebody has to choose, and the loops that play without leaving it."""

from __future__ import annotations

from ninerealms.errors import GameOver, IllegalAction, WrongSeat, WrongState
from ninerealms.kernel.ints import F32, Lent
from ninerealms.kernel.observing.declared import Observed
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import ASK, ASK_ANYWAY, DEPTH, DONE, NOBODY, OPTIONS, State


class Sheet:
    """Memory of a caller into which observations are written."""

    def __init__(self, cells: Lent[F32]) -> None:
        self.cells: Lent[F32] = cells


class Rules:
    """What a game is to the kernel and to search: stateless, extended by each game."""

    def __init__(self, observed: Observed | None = None) -> None:
        self.observed: Observed | None = observed
        self.rollout: int = 0
        self.exploration: float = 0.3
        self.stays_within: bool = False  # whether search ends with the action; else its tree grows as far as visited

    def fresh(self) -> State:
        """A state with nothing in it yet."""
        return State(DEPTH, OPTIONS)

    def resume(self, s: State) -> int:
        """Run one step of the procedure on top."""
        return DONE

    def run(self, s: State) -> int:
        """Resume frames until a real choice is asked or the game is over. A single option answers itself.

        Unless it is asked anyway: whether a hidden hand leaves a choice is nobody else's business.
        """
        while s.top >= 0:
            s.count = 0
            if s.reasons is not None:
                s.reasons.clear()
            signal = self.resume(s)
            if signal == DONE:
                s.top -= 1
            elif signal == ASK:
                if s.count > 1:
                    return ASK
                s.answer = s.options[0] if s.count == 1 else s.underflow()
            elif signal == ASK_ANYWAY:
                return ASK
        s.count = 0
        s.seat = NOBODY
        return DONE

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        """Deal anew, in place, what the seat cannot see; nothing by default."""
        return 0

    def value(self, s: State, seat: int) -> float:
        """What a finished game is worth to a seat: 1 won, 0 lost."""
        return 0.0

    def judge(self, s: State, seat: int) -> float:
        """An estimate of `value` for an unfinished game, between 0 and 1."""
        return 0.5

    def is_action_over(self, s: State, seat: int) -> bool:
        """Whether a seat's action has come to its end: by default, when another seat is asked."""
        return s.seat != seat

    def observe(self, s: State, seat: int, sheet: Sheet, at: int) -> int:
        """Write what a seat may know as numbers, from a place of the sheet on; how many: none by default."""
        return 0


def check_seat(s: State, seat: int) -> int:
    """A seat of this table: whoever judges for another would look beside the board."""
    if seat < 0 or seat >= s.players:
        raise WrongSeat(f"There is no seat {seat}; {s.players} play.")
    return seat


def refuse_state(rules: Rules, s: State) -> int:
    """A state of another game: whoever read it as one's own would look beside its board."""
    raise WrongState(f"{type(rules).__name__} plays with {type(rules.fresh()).__name__}, not with {type(s).__name__}.")


def run(rules: Rules, s: State) -> int:
    """Resume frames until a real choice is asked or the game is over."""
    return rules.run(s)


def apply(rules: Rules, s: State, action: int) -> int:
    """Answer the pending question. An illegal answer changes nothing."""
    if s.top < 0:
        raise GameOver("The game is over; nobody is asked.")
    if not s.is_offered(action):
        raise IllegalAction(f"{action} is not among the options.")
    s.answer = action
    return run(rules, s)


def imagine(rules: Rules, s: State, seat: int, rng: Rng) -> State:
    """A state the seat cannot tell from this one: the unseen dealt anew, all chance to come unknown."""
    twin = s.copy()
    twin.answer = 0
    twin.rng.loaded = None
    twin.rng.explicit = False
    twin.rng.quicken(rng.bits(DICE))
    rules.redeal(twin, seat, rng)
    return twin


def choose_random(s: State, rng: Rng) -> int:
    """What a random player answers."""
    return s.options[rng.below(s.count, DICE)]


def play_random(rules: Rules, s: State, rng: Rng, limit: int) -> int:
    """Answer at random, at most `limit` times; the number of answers."""
    done = 0
    while s.top >= 0 and done < limit:
        s.answer = s.options[rng.below(s.count, DICE)]
        run(rules, s)
        done += 1
    return done
