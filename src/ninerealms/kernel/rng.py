"""Chance that lives in the state: two streams, each with its own key, loadable by tests and people with real dice.

A stream is SipHash-2-4 of a running number under its key. Whoever does not know the key cannot tell its numbers from
any others, so nothing that was thrown tells what will be thrown, or drawn from the other stream.
"""

from __future__ import annotations

from typing import final

from ninerealms.errors import ChanceNeeded
from ninerealms.kernel.ints import U64, Wide

DICE = 0
DRAW = 1
STREAMS = 2

SEED_BITS = 128
LARGEST_SEED = 2**SEED_BITS - 1
UNSEEDED = -1

MASK64 = 0xFFFFFFFFFFFFFFFF
BEGIN_A = 0x736F6D6570736575  # SipHash begins with these, and ends with the length of what is hashed: eight bytes
BEGIN_B = 0x646F72616E646F6D
BEGIN_C = 0x6C7967656E657261
BEGIN_D = 0x7465646279746573
EIGHT_BYTES = 8 << 56
PIECES = 4  # of 16 bits in a word
LOW_HALF = 0xFFFF
MOST_SIDES = 0x10000


def siphash(first_key: U64, second_key: U64, number: U64) -> U64:
    """SipHash-2-4 of the eight bytes of a number."""
    a: U64 = first_key ^ BEGIN_A
    b: U64 = second_key ^ BEGIN_B
    c: U64 = first_key ^ BEGIN_C
    d: U64 = second_key ^ BEGIN_D ^ number
    for step in range(8):
        if step == 2:
            a ^= number
            d ^= EIGHT_BYTES
        elif step == 4:
            a ^= EIGHT_BYTES
            c ^= 0xFF
        a = (a + b) & MASK64
        b = ((b << 13) & MASK64 | b >> 51) ^ a
        a = (a << 32) & MASK64 | a >> 32
        c = (c + d) & MASK64
        d = ((d << 16) & MASK64 | d >> 48) ^ c
        a = (a + d) & MASK64
        d = ((d << 21) & MASK64 | d >> 43) ^ a
        c = (c + b) & MASK64
        b = ((b << 17) & MASK64 | b >> 47) ^ c
        c = (c << 32) & MASK64 | c >> 32
    return a ^ b ^ c ^ d


@final
class Rng:
    """Each stream has a key of two words, a count of the pieces of 16 bits taken, and the word the next come from."""

    def __init__(self, seed: Wide) -> None:
        self.keys: list[U64] = [0] * (2 * STREAMS)
        self.taken: list[U64] = [0] * STREAMS
        self.words: list[U64] = [0] * STREAMS
        self.loaded: list[list[int]] | None = None
        self.explicit: bool = False
        if seed != UNSEEDED:
            self.seed(seed)

    def seed(self, seed: Wide) -> None:
        """Begin anew: the keys are hashes under the seed, so that one tells nothing of the other, nor of the seed."""
        if seed < 0 or seed >> SEED_BITS:
            raise ValueError(f"a seed must be from 0 to 2**{SEED_BITS} - 1, not {seed}")
        low: U64 = seed & MASK64
        high: U64 = seed >> 64
        for place in range(2 * STREAMS):
            self.keys[place] = siphash(low, high, place)
        self.taken[:] = [0] * STREAMS

    def dream(self, word: U64) -> None:
        """Begin anew for an imagined world: quicker, from 64 bits, and nothing is left of what was."""
        for stream in range(STREAMS):
            self.keys[2 * stream] = word
            self.keys[2 * stream + 1] = stream
            self.taken[stream] = 0
            self.words[stream] = 0

    def word(self, stream: int) -> U64:
        """The word that holds the next piece of a stream, or its last one."""
        return siphash(self.keys[2 * stream], self.keys[2 * stream + 1], self.taken[stream] // PIECES)

    def bits(self, stream: int) -> U64:
        """The next 64 bits of a stream, from a word of which nothing was taken."""
        self.taken[stream] += (PIECES - self.taken[stream] % PIECES) % PIECES
        word = self.word(stream)
        self.taken[stream] += PIECES
        return word

    def piece(self, stream: int) -> U64:
        """The next 16 bits of a stream."""
        place = self.taken[stream] % PIECES
        if place == 0:
            self.words[stream] = self.word(stream)
        self.taken[stream] += 1
        return (self.words[stream] >> (16 * place)) & LOW_HALF

    def below(self, sides: int, stream: int) -> int:
        """One of 0 .. sides-1, each equally likely."""
        return self.throw(sides, stream) if self.loaded is None else self.expect(sides, stream)

    def throw(self, sides: int, stream: int) -> int:
        """Lemire's multiplication on 16 bits."""
        product = self.piece(stream) * sides
        if product & LOW_HALF < sides:
            return self.reject(product, sides, stream)
        return product >> 16

    def reject(self, product: U64, sides: int, stream: int) -> int:
        """Lemire's rejection: results that would make some outcomes likelier are thrown again."""
        if sides > MOST_SIDES:
            raise ValueError(f"one of {sides} outcomes is wanted; {MOST_SIDES} are the most")
        least = MOST_SIDES % sides
        while product & LOW_HALF < least:
            product = self.piece(stream) * sides
        return product >> 16

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
        self.keys[:] = other.keys
        self.taken[:] = other.taken
        self.words[:] = other.words
        self.explicit = other.explicit
        self.loaded = None
        if other.loaded is not None:
            self.loaded = [list(results) for results in other.loaded]

    def restore(self, keys: list[int], taken: list[int], loaded: list[list[int]] | None, explicit: bool) -> None:
        """As it was, from its keys and counts: the words follow from them."""
        self.keys = list(keys)
        self.taken = list(taken)
        for stream in range(STREAMS):
            self.words[stream] = self.word(stream)
        self.loaded = loaded
        self.explicit = explicit

    def copy(self) -> Rng:
        twin = Rng(UNSEEDED)
        twin.copy_from(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (list(self.keys), list(self.taken), self.loaded, self.explicit)


def revive(keys: list[int], taken: list[int], loaded: list[list[int]] | None, explicit: bool) -> Rng:
    rng = Rng(UNSEEDED)
    rng.restore(keys, taken, loaded, explicit)
    return rng
