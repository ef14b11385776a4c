"""Chance that lives in the state: two streams, loadable by tests and by people with real dice.

In a game each stream is SipHash-1-3 of a running number under a key of its own. Whoever does not know the key cannot
tell its numbers from any others, so nothing that was thrown tells what will be thrown, or drawn from the other stream.
Bots and the worlds they imagine have no secrets to keep: their streams are SplitMix64, which is quicker.
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

MASK64 = 0xFFFFFFFFFFFFFFFF
GOLDEN_GAMMA = 0x9E3779B97F4A7C15
MIX_FIRST = 0xBF58476D1CE4E5B9
MIX_SECOND = 0x94D049BB133111EB
DRAW_OFFSET = 0xD1B54A32D192ED03
BEGIN_A = 0x736F6D6570736575  # SipHash begins with these, and ends with the length of what is hashed: eight bytes
BEGIN_B = 0x646F72616E646F6D
BEGIN_C = 0x6C7967656E657261
BEGIN_D = 0x7465646279746573
EIGHT_BYTES = 8 << 56
POOL = 8  # throws of 16 bits from two hashes, made at once
LOW_HALF = 0xFFFF
MOST_SIDES = 0x10000


def scramble(word: U64) -> U64:
    """The output function of SplitMix64."""
    first = ((word ^ (word >> 30)) * MIX_FIRST) & MASK64
    second = ((first ^ (first >> 27)) * MIX_SECOND) & MASK64
    return second ^ (second >> 31)


def siphash(first_key: U64, second_key: U64, number: U64) -> U64:
    """SipHash-1-3 of the eight bytes of a number."""
    a: U64 = first_key ^ BEGIN_A
    b: U64 = second_key ^ BEGIN_B
    c: U64 = first_key ^ BEGIN_C
    d: U64 = second_key ^ BEGIN_D ^ number
    for step in range(5):
        if step == 1:
            a ^= number
            d ^= EIGHT_BYTES
        elif step == 2:
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
    """Quick with a word of 64 bits, as bots are given it, until it is seeded as a game is: then each stream is keyed.

    A keyed stream has two words of key, a count of what was taken, and two hashes the next throws are taken from. Of a
    quick stream `taken` is the running word.
    """

    def __init__(self, word: U64) -> None:
        self.keys: list[U64] = [0] * (2 * STREAMS)
        self.hashes: list[U64] = [0] * (2 * STREAMS)
        self.taken: list[U64] = [0] * STREAMS
        self.loaded: list[list[int]] | None = None
        self.explicit: bool = False
        self.keyed: bool = False
        self._begin(word)

    def _begin(self, word: U64) -> None:
        """Where quick streams run from."""
        if word != word & MASK64:
            raise OverflowError(f"a word must be from 0 to 2**64 - 1, not {word}")
        self.taken[DICE] = word
        self.taken[DRAW] = scramble(word ^ DRAW_OFFSET)

    def quicken(self, word: U64) -> None:
        """Begin anew with quick streams; nothing is left of the keys that were."""
        self._begin(word)
        self.keys[:] = [0] * (2 * STREAMS)
        self.hashes[:] = [0] * (2 * STREAMS)
        self.keyed = False

    def seed(self, seed: Wide) -> None:
        """Begin anew with keyed streams. Keys are hashes under the seed: none tells of another, nor of the seed."""
        if seed < 0 or seed >> SEED_BITS:
            raise ValueError(f"a seed must be from 0 to 2**{SEED_BITS} - 1, not {seed}")
        low: U64 = seed & MASK64
        high: U64 = seed >> 64
        for place in range(2 * STREAMS):
            self.keys[place] = siphash(low, high, place)
        self.hashes[:] = [0] * (2 * STREAMS)
        self.taken[:] = [0] * STREAMS
        self.keyed = True

    def hash(self, stream: int, place: int) -> U64:
        """One of the two hashes that hold the next throw of a keyed stream."""
        number = self.taken[stream] // POOL * 2 + place
        return siphash(self.keys[2 * stream], self.keys[2 * stream + 1], number)

    def _refill(self, stream: int) -> int:
        self.hashes[2 * stream] = self.hash(stream, 0)
        self.hashes[2 * stream + 1] = self.hash(stream, 1)
        return 0

    def bits(self, stream: int) -> U64:
        """The next 64 bits of a stream; of a keyed one, of hashes that nothing was taken from."""
        if stream < DICE or stream > DRAW:
            self._refuse(1, stream)
        if self.keyed:
            self.taken[stream] += (POOL - self.taken[stream] % POOL) % POOL
            word = self.hash(stream, 0)
            self.taken[stream] += POOL
            return word
        self.taken[stream] = (self.taken[stream] + GOLDEN_GAMMA) & MASK64
        return scramble(self.taken[stream])

    def piece(self, stream: int) -> U64:
        """The next 16 bits of a stream."""
        if self.keyed:
            place = self.taken[stream] % POOL
            if place == 0:
                self._refill(stream)
            self.taken[stream] += 1
            return (self.hashes[2 * stream + place // 4] >> (place % 4 * 16)) & LOW_HALF
        self.taken[stream] = (self.taken[stream] + GOLDEN_GAMMA) & MASK64
        return scramble(self.taken[stream]) >> 48

    def below(self, sides: int, stream: int) -> int:
        """One of 0 .. sides-1, each equally likely; 0 where there is nothing, which is for the caller to tell."""
        if sides < 0 or stream < DICE or stream > DRAW:
            self._refuse(sides, stream)
        return self.throw(sides, stream) if self.loaded is None else self.expect(sides, stream)

    def _refuse(self, sides: int, stream: int) -> int:
        """Say what cannot be thrown. In C a stream that is not there would be other memory."""
        if sides < 0:
            raise ValueError(f"one of {sides} outcomes cannot be thrown")
        raise ValueError(f"there is no stream {stream}; {DICE} is for dice, {DRAW} for drawing")

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
        if stream < DICE or stream > DRAW:
            self._refuse(1, stream)
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
        self.hashes[:] = other.hashes
        self.taken[:] = other.taken
        self.keyed = other.keyed
        self.explicit = other.explicit
        self.loaded = None
        if other.loaded is not None:
            self.loaded = [list(results) for results in other.loaded]

    def restore(self, keys: list[int], taken: list[int], loaded: list[list[int]] | None, explicit: bool) -> None:
        """As it was, from its keys and counts: the hashes follow from them."""
        self.keys = list(keys)
        self.taken = list(taken)
        self.keyed = any(keys)
        for stream in range(STREAMS):
            self._refill(stream)
        self.loaded = loaded
        self.explicit = explicit

    def copy(self) -> Rng:
        twin = Rng(0)
        twin.copy_from(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (list(self.keys), list(self.taken), self.loaded, self.explicit)


def seeded(seed: Wide) -> Rng:
    """An Rng as a game has it."""
    rng = Rng(0)
    rng.seed(seed)
    return rng


def revive(keys: list[int], taken: list[int], loaded: list[list[int]] | None, explicit: bool) -> Rng:
    rng = Rng(0)
    rng.restore(keys, taken, loaded, explicit)
    return rng
