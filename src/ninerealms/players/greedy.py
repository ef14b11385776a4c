"""The player who takes what looks best at the end of the action."""

from __future__ import annotations

from ninerealms.kernel.rng import DICE, Rng
from ninerealms.players.chair import Chair
from ninerealms.players.levels import at_level
from ninerealms.players.search import Lookahead

SAMPLES = {"easy": 1, "normal": 4, "strong": 12}
MISTAKES = {"easy": 35, "normal": 0, "strong": 0}
BUDGET = 4000


class GreedyBot:
    """Weighs every option by the game's judge after its own micro-decisions; ties go to the lowest option."""

    def __init__(self, rng: Rng, level: str = "normal") -> None:
        self.name: str = f"greedy:{level}"
        self.rng = rng
        self.samples: int = at_level(SAMPLES, level)
        self.mistakes: int = at_level(MISTAKES, level)

    def choose(self, chair: Chair) -> int:
        options = chair.decision.options
        if self.rng.below(100, DICE) < self.mistakes:
            return options[self.rng.below(len(options), DICE)]
        ahead = Lookahead(chair.game.rules)
        root = chair.imagine(self.rng)
        seat = chair.decision.seat
        worth = [ahead.weigh(root, seat, action, self.rng, self.samples, BUDGET) for action in options]
        return options[worth.index(max(worth))]
