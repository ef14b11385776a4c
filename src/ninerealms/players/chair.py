"""What a bot is given: its seat, the question, its view, and worlds it can imagine. Never the state."""

from __future__ import annotations

from typing import Protocol

from ninerealms.errors import BadArgument
from ninerealms.kernel import checks
from ninerealms.kernel.game import Game, View
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import Decision, State


class Chair:
    """One seat's place at the table, at one moment. With `allowed`, only these of the options are offered here."""

    def __init__(self, game: Game, state: State, seat: int, allowed: list[int] | None = None) -> None:
        if not isinstance(game, Game):
            raise BadArgument(f"A chair stands at the table of a game, not of {game!r}.")
        decision = game.pending(state).decision
        assert decision is not None
        if allowed is not None:
            decision = Decision(decision.seat, decision.kind, allowed, decision.source)
        self.game = game
        self.seat: int = checks.onlooker(seat, state.players)
        self.decision: Decision = decision
        self.__state = state

    def view(self) -> View:
        return self.game.view(self.__state, self.seat)

    def imagine(self, rng: Rng) -> State:
        """A world in which this seat would see what it sees now."""
        return self.game.imagine(self.__state, self.seat, rng)

    def describe(self, action: int, lang: str = "en") -> str:
        return self.game.describe(self.__state, action, lang)


class Bot(Protocol):
    """A player: anything that can choose. Its name is shown."""

    name: str

    def choose(self, chair: Chair) -> int:
        """One of `chair.decision.options`."""
        ...
