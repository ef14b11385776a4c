"""The player who tries the future many times: information-set Monte Carlo tree search."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from ninerealms.kernel import checks
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.players.chair import Chair
from ninerealms.players.levels import at_level
from ninerealms.players.search import Search

ITERATIONS = {"easy": 60, "normal": 400, "strong": 4000}
MISTAKES = {"easy": 20, "normal": 0, "strong": 0}
CHUNK = 16
MOST = 2**31 - 1


class Advice(NamedTuple):
    """An option, how often it was tried, and how well it ended: 0 to 1."""

    action: int
    visits: int
    chance: float


class MctsBot:
    """Budget in iterations (reproducible by seed) or in milliseconds."""

    def __init__(self, rng: Rng, level: str = "normal", iterations: int = 0, milliseconds: int = 0) -> None:
        self.name: str = f"mcts:{iterations or level}"
        self.rng = rng
        self.iterations: int = checks.among(iterations, 0, MOST, "The number of iterations") or at_level(
            ITERATIONS, level
        )
        self.milliseconds: int = checks.among(milliseconds, 0, MOST, "The number of milliseconds")
        self.mistakes: int = 0 if iterations or milliseconds else at_level(MISTAKES, level)

    def choose(self, chair: Chair) -> int:
        options = chair.decision.options
        if self.rng.below(100, DICE) < self.mistakes:
            return options[self.rng.below(len(options), DICE)]
        search = self.think(chair)
        best = search.best()
        return best if best in options else max(options, key=lambda action: (search.visits_of(action), -action))

    def think(self, chair: Chair) -> Search:
        search = Search(chair.game.rules, chair.game.rules.rollout)
        root = chair.imagine(self.rng)
        seat = chair.decision.seat
        if not self.milliseconds:
            search.think(root, seat, self.rng, self.iterations)
            return search
        end = monotonic() + self.milliseconds / 1000
        search.think(root, seat, self.rng, CHUNK)
        while monotonic() < end:
            search.think(root, seat, self.rng, CHUNK)
        return search

    def advise(self, chair: Chair, most: int = 3) -> list[Advice]:
        """The options worth a look, best first, with estimated chances."""
        search = self.think(chair)
        rows = [Advice(action, search.visits_of(action), search.mean_of(action)) for action in chair.decision.options]
        return sorted(rows, key=lambda row: (-row.visits, row.action))[:most]
