"""Many games at once, over memory of a caller: one call answers all their questions and writes what is seen next.

The loop is compiled; nothing but ints leaves C between two steps. A game that ends is followed by a new one at once.
"""

from __future__ import annotations

from ninerealms.kernel.engine import Rules, Sheet
from ninerealms.kernel.ints import F32, I8, I32, U64, Lent
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import TEAM, State

TEAM_SEAT = 0  # who answers for all together
SELF_PLAY = -1
NONE = -1


class Mask:
    """Which actions of the flat space are offered, 1 or 0 each, in memory of a caller."""

    def __init__(self, offsets: Lent[I32], actions: int, cells: Lent[I8]) -> None:
        self.offsets: Lent[I32] = offsets
        self.actions: int = actions
        self.cells: Lent[I8] = cells

    def write(self, s: State, at: int) -> int:
        """Mark the options of the pending question from a place on; none where nobody is asked."""
        total = self.actions
        if at < 0 or at + total > len(self.cells):
            return self.refuse(at)
        row = self.cells
        for i in range(at, at + total):
            row[i] = 0
        if s.top >= 0:
            first = at + self.offsets[s.kind]
            for i in range(s.count):
                row[first + s.options[i]] = 1
        return total

    def refuse(self, at: int) -> int:
        room = len(self.cells)
        total = self.actions
        raise IndexError(f"a mask of {total} cells does not fit a memory of {room} from {at}")


class Board:
    """The memory a fleet writes into: for every game the action to take, and what came of it.

    `rewards` has a number for each seat, `gains` the one of the seat that acted; `seats` is who is asked now.
    """

    def __init__(
        self, chosen: Lent[I32], rewards: Lent[F32], gains: Lent[F32], ended: Lent[I8], seats: Lent[I8]
    ) -> None:
        self.chosen: Lent[I32] = chosen
        self.rewards: Lent[F32] = rewards
        self.gains: Lent[F32] = gains
        self.ended: Lent[I8] = ended
        self.seats: Lent[I8] = seats


def seat_of(s: State) -> int:
    """Who answers the pending question."""
    return TEAM_SEAT if s.seat == TEAM else s.seat


def reward(rules: Rules, s: State, seat: int, together: bool) -> float:
    """What a finished game is worth: all seats add up to 0, winners share; together it is won or lost."""
    share = rules.value(s, seat)
    if together:
        return 1.0 if share > 0.5 else -1.0
    return (share * s.players - 1.0) / (s.players - 1)


class Fleet:
    """So many games of one kind. `learner` is the one seat that is asked; the others answer at random.

    With SELF_PLAY every seat is asked. Without `looks` neither observations nor masks are written.
    """

    def __init__(
        self, rules: Rules, laid: State, games: int, board: Board, mask: Mask, sheet: Sheet, last: Sheet, width: int
    ) -> None:
        self.rules: Rules = rules
        self.laid: State = laid
        self.board: Board = board
        self.mask: Mask = mask
        self.sheet: Sheet = sheet
        self.last: Sheet = last
        self.width: int = width
        self.games: int = games
        self.learner: int = SELF_PLAY
        self.looks: bool = True
        self.together: bool = False
        self.luck: Rng = Rng(0)
        self.states: list[State] = []

    def reset(self, word: U64) -> int:
        """All games anew, with chance of their own that follows from one word."""
        self.luck.quicken(word)
        self.states = []
        for place in range(self.games):
            self.states.append(self.begun())
            self.look(place)
        return self.games

    def begun(self) -> State:
        """A new game at the first question that is put to the learner."""
        while True:
            s = self.laid.copy()
            s.rng.seed(self.luck.bits(DICE))
            self.rules.run(s)
            self.let_others_answer(s)
            if s.top >= 0:
                return s

    def let_others_answer(self, s: State) -> int:
        """Everybody but the learner answers at random."""
        if self.learner == SELF_PLAY:
            return 0
        done = 0
        while s.top >= 0 and seat_of(s) != self.learner:
            s.answer = s.options[self.luck.below(s.count, DICE)]
            self.rules.run(s)
            done += 1
        return done

    def look(self, place: int) -> int:
        """Write what whoever is asked may know and do."""
        s: State = self.states[place]
        asked = seat_of(s)
        self.board.seats[place] = asked
        if self.looks:
            self.rules.observe(s, asked, self.sheet, place * self.width)
            self.mask.write(s, place * self.mask.actions)
        return asked

    def find_illegal(self) -> int:
        """The first game whose chosen action is not offered; NONE if all are."""
        for place in range(self.games):
            s: State = self.states[place]
            if not s.is_offered(self.board.chosen[place] - self.mask.offsets[s.kind]):
                return place
        return NONE

    def choose_random(self) -> int:
        """Choose one of the offered actions for every game."""
        for place in range(self.games):
            s: State = self.states[place]
            answer = s.options[self.luck.below(s.count, DICE)]
            self.board.chosen[place] = self.mask.offsets[s.kind] + answer
        return self.games

    def step(self) -> int:
        """Take the chosen action of every game; how many games ended. Nothing is done where one is illegal."""
        if self.find_illegal() != NONE:
            return NONE
        ended = 0
        for place in range(self.games):
            s: State = self.states[place]
            s.answer = self.board.chosen[place] - self.mask.offsets[s.kind]
            self.rules.run(s)
            self.let_others_answer(s)
            if s.top < 0:
                self.close(place, s)
                ended += 1
            else:
                self.board.ended[place] = 0
                self.board.gains[place] = 0.0
            self.look(place)
        return ended

    def close(self, place: int, s: State) -> int:
        """Note how a game ended, as the seat that acted saw it, and lay the next one."""
        acted = self.board.seats[place]
        for seat in range(s.players):
            self.board.rewards[place * s.players + seat] = reward(self.rules, s, seat, self.together)
        self.board.gains[place] = self.board.rewards[place * s.players + acted]
        self.board.ended[place] = 1
        if self.looks:
            self.rules.observe(s, acted, self.last, place * self.width)
        self.states[place] = self.begun()
        return acted
