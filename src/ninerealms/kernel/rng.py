"""Chance that lives in the state: two SplitMix64 streams, loadable by tests and by people with real dice."""

from __future__ import annotations

from typing import final

from ninerealms.kernel.errors import ChanceNeeded
from ninerealms.kernel.ints import U64

DICE = 0
DRAW = 1
STREAMS = 2

MASK64 = 0xFFFFFFFFFFFFFFFF
GOLDEN_GAMMA = 0x9E3779B97F4A7C15
MIX_FIRST = 0xBF58476D1CE4E5B9
MIX_SECOND = 0x94D049BB133111EB
DRAW_OFFSET = 0xD1B54A32D192ED03
LOW_HALF = 0xFFFFFFFF
TWO_TO_32 = 0x100000000


def scramble(word: U64) -> U64:
    """The output function of SplitMix64."""
    first = ((word ^ (word >> 30)) * MIX_FIRST) & MASK64
    second = ((first ^ (first >> 27)) * MIX_SECOND) & MASK64
    return second ^ (second >> 31)


@final
class Rng:
    """Stream DICE of seed s is SplitMix64 started at s; stream DRAW starts at a scrambled s."""

    def __init__(self, seed: U64) -> None:
        self.streams: list[U64] = [0] * STREAMS
        self.loaded: list[list[int]] | None = None
        self.explicit: bool = False
        self.seed(seed)

    def seed(self, seed: U64) -> None:
        self.streams[DICE] = seed
        self.streams[DRAW] = scramble(seed ^ DRAW_OFFSET)

    def bits(self, stream: int) -> U64:
        """The next 64 bits of a stream."""
        word = (self.streams[stream] + GOLDEN_GAMMA) & MASK64
        self.streams[stream] = word
        return scramble(word)

    def below(self, sides: int, stream: int) -> int:
        """One of 0 .. sides-1, each equally likely."""
        return self.throw(sides, stream) if self.loaded is None else self.expect(sides, stream)

    def throw(self, sides: int, stream: int) -> int:
        """Lemire's multiplication on 32 bits."""
        product = (self.bits(stream) >> 32) * sides
        if product & LOW_HALF < sides:
            return self.reject(product, sides, stream)
        return product >> 32

    def reject(self, product: U64, sides: int, stream: int) -> int:
        """Lemire's rejection: results that would make some outcomes likelier are thrown again."""
        least = (TWO_TO_32 - sides) % sides
        while product & LOW_HALF < least:
            product = (self.bits(stream) >> 32) * sides
        return product >> 32

    def expect(self, sides: int, stream: int) -> int:
        """The next loaded result; where none is left a throw, unless all outcomes are to be given."""
        assert self.loaded is not None
        if len(self.loaded[stream]) > 0:
            return self.take(sides, stream)
        if self.explicit:
            raise ChanceNeeded(sides, stream)
        return self.throw(sides, stream)

    def take(self, sides: int, stream: int) -> int:
        """The next loaded result."""
        assert self.loaded is not None
        result = self.loaded[stream][0]
        if not 0 <= result < sides:
            raise ValueError(f"loaded result {result} does not fit {sides} outcomes of stream {stream}")
        del self.loaded[stream][0]
        return result

    def load(self, stream: int, results: list[int]) -> None:
        """Queue the next results of one stream; the other stream is not disturbed."""
        if self.loaded is None:
            self.loaded = [[], []]
        self.loaded[stream].extend(results)

    def demand(self) -> None:
        """From now on nothing is thrown here: an outcome that is not loaded raises ChanceNeeded."""
        if self.loaded is None:
            self.loaded = [[], []]
        self.explicit = True

    def copy_from(self, other: Rng) -> None:
        self.streams[:] = other.streams
        self.explicit = other.explicit
        self.loaded = None
        if other.loaded is not None:
            self.loaded = [list(results) for results in other.loaded]

    def copy(self) -> Rng:
        twin = Rng(0)
        twin.copy_from(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (list(self.streams), self.loaded, self.explicit)


def revive(streams: list[int], loaded: list[list[int]] | None, explicit: bool) -> Rng:
    rng = Rng(0)
    rng.streams = streams
    rng.loaded = loaded
    rng.explicit = explicit
    return rng
