"""A game as learners take it: one flat space of actions, masks, observations as float32, rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ninerealms.errors import BadArgument, IllegalAction, WrongState
from ninerealms.games import game as find_game
from ninerealms.kernel import checks
from ninerealms.kernel.engine import Sheet
from ninerealms.kernel.game import Game, Value
from ninerealms.kernel.observing.declared import Cell
from ninerealms.kernel.observing.written import schema
from ninerealms.kernel.state import State
from ninerealms.rl.fleet import Mask, reward, seat_of

Floats = NDArray[np.float32]
Bits = NDArray[np.int8]
NOT_BEGUN = "Nothing has begun yet; `reset` comes first."


def lent(array: Any) -> memoryview[Any]:
    """The memory of an array, which the compiled side writes through."""
    return memoryview(array.reshape(-1))


class Meaning(NamedTuple):
    """A flat action in the words of the game: the kind of question, and the answer to it."""

    kind: str
    answer: int


class Space:
    """Actions and observations of a game for so many players.

    An action is the answer to a question behind all answers to the kinds of question before it; so every number means
    the same at every moment. An observation is what one seat may know, that seat always the first; `schema` says what
    each of its numbers is, and between what it lies. What all decide together is asked of seat 0.
    """

    def __init__(self, game: str | Game, players: int | None = None, options: Mapping[str, Value] = {}) -> None:
        self.game: Game = game if isinstance(game, Game) else find_game(game)
        self.players: int = self.game.seats[0] if players is None else players
        state = self.game.fresh(self.players, 0, options)
        self.options: dict[str, Value] = dict(options)
        if self.game.rules.observed is None:
            raise BadArgument(
                f"{self.game.title} does not say yet what a seat may know as numbers (rules/observed.py)."
            )
        self.schema: tuple[Cell, ...] = schema(self.game.rules.observed, state)
        self.width: int = len(self.schema)
        self.offsets: NDArray[np.int32] = np.cumsum([0, *(kind.size for kind in self.game.kinds)], dtype=np.int32)
        self.actions: int = int(self.offsets[-1])

    def __repr__(self) -> str:
        return f"Space({self.game.name!r}, players={self.players}, actions={self.actions}, width={self.width})"

    def __deepcopy__(self, memo: object) -> Space:
        """A space never changes, so whoever copies an environment shares it."""
        return self

    def start(self, seed: int | None = None) -> State:
        """A new game at its first decision."""
        return self.game.start(self.players, seed, self.options)

    def own(self, state: State) -> State:
        """A state of this game with this number of players."""
        if self.game.own(state).players != self.players:
            raise WrongState(f"This space is for {self.players} players, and {state.players} play.")
        return state

    # --- actions ----------------------------------------------------------------------------------

    def encode(self, state: State, answer: int) -> int:
        """The action of an answer to the pending question."""
        first = int(self.offsets[self.game.pending(self.own(state)).kind])
        return first + checks.among(answer, 0, self.game.kinds[state.kind].size - 1, "An answer")

    def decode(self, state: State, action: int) -> int:
        """The answer an action is to the pending question; IllegalAction where it answers another kind."""
        kind = self.game.kinds[self.game.pending(self.own(state)).kind]
        meant = self.meaning(action)
        if meant.kind != kind.name:
            raise IllegalAction(f"Action {action} answers {meant.kind}, and {kind.name} is asked.", kind.rule)
        return meant.answer

    def meaning(self, action: int) -> Meaning:
        """What an action is, whoever is asked."""
        found = checks.among(action, 0, self.actions - 1, "An action")
        number = int(np.searchsorted(self.offsets, found, side="right")) - 1
        return Meaning(self.game.kinds[number].name, found - int(self.offsets[number]))

    def apply(self, state: State, action: int) -> None:
        """Take an action, in place; an illegal one changes nothing."""
        self.game.apply(state, self.decode(state, action))

    def write_mask(self, state: State, out: Bits) -> None:
        """Mark the actions that are offered with 1, all others with 0; none where nobody is asked."""
        self.fits(out, self.actions, np.int8, "A mask")
        self.mask_over(out).write(self.own(state), 0)

    def mask(self, state: State) -> Bits:
        """The actions that are offered, in an array of its own."""
        out = np.zeros(self.actions, np.int8)
        self.write_mask(state, out)
        return out

    def mask_over(self, out: Bits) -> Mask:
        """What writes masks into this very array."""
        return Mask(lent(self.offsets), self.actions, lent(out))

    # --- observations -----------------------------------------------------------------------------

    def write(self, state: State, seat: int, out: Floats) -> None:
        """Write what a seat may know."""
        self.fits(out, self.width, np.float32, "An observation")
        looking = checks.among(seat, 0, self.players - 1, "A seat")
        self.game.rules.observe(self.own(state), looking, Sheet(lent(out)), 0)

    def observe(self, state: State, seat: int) -> Floats:
        """What a seat may know, in an array of its own."""
        out = np.zeros(self.width, np.float32)
        self.write(state, seat, out)
        return out

    def fits(self, out: object, size: int, kind: type[np.generic], what: str) -> None:
        """Memory as it is written: one piece of the right length and kind."""
        if not isinstance(out, np.ndarray) or out.shape != (size,) or out.dtype != kind or not out.flags.carray:
            raise BadArgument(f"{what} needs a numpy array of {size} {kind.__name__} in one piece to write into.")

    # --- seats and rewards ------------------------------------------------------------------------

    def seat(self, state: State) -> int:
        """Who answers the pending question; what all decide together is asked of seat 0."""
        return seat_of(self.game.pending(self.own(state)))

    def rewards(self, state: State) -> list[float]:
        """0 for everybody while the game runs; then 1 for who wins alone, and all together 0.

        Winners share. Who plays together gets 1 or -1, all the same.
        """
        if self.own(state).top >= 0:
            return [0.0] * self.players
        return [reward(self.game.rules, state, seat, self.game.coop) for seat in range(self.players)]
