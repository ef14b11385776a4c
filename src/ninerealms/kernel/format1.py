"""Chance as replay files of format 1 knew it: two SplitMix64 streams of one seed.

Such a file is played as if its throws and draws were made by hand, and the results are worked out here. So its games
can be verified and looked at; the rules they follow are those of one version before, which differ in nothing else.
"""

from __future__ import annotations

from ninerealms.kernel import save
from ninerealms.kernel.match import NO_SEED, Match
from ninerealms.kernel.rng import DICE, DRAW, DRAW_OFFSET, GOLDEN_GAMMA, MASK64, scramble

LOW_HALF = 0xFFFFFFFF
TWO_TO_32 = 0x100000000


class OldChance:
    """The streams as they stand, and as they stood before each answer."""

    def __init__(self, seed: int | None) -> None:
        self.is_thrown: bool = seed is not None
        start = NO_SEED if seed is None else seed
        self.streams: dict[int, int] = {DICE: start, DRAW: scramble(start ^ DRAW_OFFSET)}
        self.past: list[dict[int, int]] = []

    def below(self, sides: int, stream: int) -> int:
        """Lemire's multiplication on 32 bits, with his rejection."""
        while True:
            self.streams[stream] = (self.streams[stream] + GOLDEN_GAMMA) & MASK64
            product = (scramble(self.streams[stream]) >> 32) * sides
            if product & LOW_HALF >= TWO_TO_32 % sides:
                return product >> 32

    def supply(self, table: Match) -> None:
        """Enter all results that are wanted, unless the file has them."""
        while self.is_thrown and table.needed is not None:
            table.enter(self.below(table.needed.sides, table.needed.stream))

    def remember(self) -> None:
        self.past.append(dict(self.streams))

    def go_back(self, step: int) -> None:
        """To just before this step."""
        if step:
            self.streams = self.past[step - 1]
            del self.past[step - 1 :]

    def digest(self, table: Match) -> str:
        """The digest of a state whose Rng was of this kind."""
        rows = save.dump(table.state, traces=True)
        rows[-1] = [list(self.streams.values()), None if self.is_thrown else [[], []], int(not self.is_thrown)]
        return save.hashed(rows)
