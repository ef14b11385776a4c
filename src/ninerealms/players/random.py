"""The player without a plan."""

from __future__ import annotations

from ninerealms.kernel.rng import DICE, Rng
from ninerealms.players.chair import Chair


class RandomBot:
    """Any option, each equally likely."""

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, chair: Chair) -> int:
        options = chair.decision.options
        return options[self.rng.below(len(options), DICE)]
