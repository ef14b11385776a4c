"""Chance: the same numbers in every form, fair, loadable stream by stream."""

from __future__ import annotations

import pickle

import pytest

from ninerealms.kernel.errors import ChanceNeeded
from ninerealms.kernel.rng import DICE, DRAW, MASK64, Rng, scramble

# SplitMix64 of the seed 1234567, as published with the algorithm.
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
# Our own, written down once.
DRAWN = [3868722732144341150, 11940771770213691223, 16493437705223786780]
SIXES = [2, 0, 5, 3, 2, 1, 2, 1, 0, 2, 0, 5, 5, 5, 5, 3, 5, 1, 3, 4]
CARDS = [36, 6, 1, 43, 2, 12, 30, 34, 38, 21, 24, 13]
BIGS = [171843242, 554763944, 682533418, 1453641875]
BIG = 3 << 29  # 2**32 mod BIG is a quarter of 2**32, so every fourth throw is rejected
THROWN = 40072  # words for 30000 throws of it
CHI_SQUARE_999 = {2: 10.8, 3: 13.8, 6: 20.5, 52: 87.9}  # one fair sample in a thousand is above


def test_the_dice_are_splitmix64() -> None:
    """If stream DICE is seeded, then its bits are the published ones."""
    rng = Rng(1234567)
    assert [rng.bits(DICE) for _ in PUBLISHED] == PUBLISHED


def test_the_deck_is_another_stream() -> None:
    """If stream DRAW is drawn from, then its bits start elsewhere and stream DICE stands still."""
    rng = Rng(1234567)
    assert [rng.bits(DRAW) for _ in range(3)] == DRAWN
    assert rng.bits(DICE) == PUBLISHED[0]


def test_throws_are_the_same_in_every_form() -> None:
    """If the seed is known, then so are the throws of both streams."""
    rng = Rng(7)
    assert [rng.below(6, DICE) for _ in range(20)] == SIXES
    assert [rng.below(52, DRAW) for _ in range(12)] == CARDS
    assert [rng.below(BIG, DICE) for _ in range(4)] == BIGS


def test_the_widest_seeds_are_taken() -> None:
    """If a seed has none or all of its 64 bits, then it is taken as it is."""
    assert Rng(MASK64).bits(DICE) == scramble((MASK64 + 0x9E3779B97F4A7C15) & MASK64)
    assert Rng(0).bits(DICE) == 16294208416658607535


@pytest.mark.parametrize("sides", sorted(CHI_SQUARE_999))
@pytest.mark.parametrize("stream", [DICE, DRAW])
def test_every_side_is_as_likely(sides: int, stream: int) -> None:
    """If a die is thrown often, then its sides come up alike (chi-square)."""
    rng = Rng(20250)
    throws = 1000 * sides
    counts = [0] * sides
    for _ in range(throws):
        counts[rng.below(sides, stream)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < CHI_SQUARE_999[sides]


def test_rejection_keeps_big_dice_fair() -> None:
    """If 2**32 is no multiple of the sides, then the surplus is thrown again and each third is as likely."""
    rng = Rng(99)
    counts = [0, 0, 0]
    for _ in range(30000):
        counts[rng.below(BIG, DICE) >> 29] += 1
    assert sum((count - 10000) ** 2 / 10000 for count in counts) < CHI_SQUARE_999[3]
    thrown = 0
    twin = Rng(99)
    while twin.streams[DICE] != rng.streams[DICE]:
        twin.bits(DICE)
        thrown += 1
    assert thrown == THROWN


def test_one_side_is_certain() -> None:
    """If there is one outcome, then it comes."""
    assert [Rng(5).below(1, DICE) for _ in range(3)] == [0, 0, 0]


def test_loading_one_stream_leaves_the_other() -> None:
    """If results are loaded for a stream, then they come first and in order, and the other stream goes its way."""
    rng, free = Rng(3), Rng(3)
    rng.load(DICE, [5, 0])
    assert rng.below(52, DRAW) == free.below(52, DRAW)
    assert [rng.below(6, DICE), rng.below(6, DICE)] == [5, 0]
    assert [rng.below(6, DICE) for _ in range(5)] == [free.below(6, DICE) for _ in range(5)]


def test_a_loaded_result_must_fit() -> None:
    """If a loaded result is no side of the die, then that is an error and the result stays."""
    rng = Rng(3)
    rng.load(DICE, [6])
    with pytest.raises(ValueError, match="loaded result 6 does not fit 6 outcomes of stream 0"):
        rng.below(6, DICE)
    assert rng.below(7, DICE) == 6


def test_on_demand_nothing_is_thrown() -> None:
    """If outcomes are to be supplied, then one that is not there is asked for, and nothing moves."""
    rng = Rng(3)
    rng.demand()
    before = list(rng.streams)
    with pytest.raises(ChanceNeeded) as asked:
        rng.below(6, DRAW)
    assert (asked.value.sides, asked.value.stream) == (6, DRAW)
    rng.load(DRAW, [4])
    assert rng.below(6, DRAW) == 4
    assert list(rng.streams) == before


def test_a_copy_goes_its_own_way() -> None:
    """If an Rng is copied, then both throw the same, apart from each other."""
    rng = Rng(11)
    rng.load(DICE, [1, 2])
    twin = rng.copy()
    assert [twin.below(6, DICE) for _ in range(4)] == [rng.below(6, DICE) for _ in range(4)]
    twin.demand()
    twin.load(DRAW, [9])
    assert not rng.explicit
    assert rng.below(52, DRAW) == Rng(11).below(52, DRAW)


def test_an_rng_survives_pickling() -> None:
    """If an Rng is pickled, then it throws on where it was."""
    rng = Rng(MASK64)
    rng.bits(DRAW)
    rng.load(DRAW, [3])
    twin = pickle.loads(pickle.dumps(rng))  # noqa: S301 our own
    assert list(twin.streams) == list(rng.streams)
    assert [twin.below(6, DRAW) for _ in range(5)] == [rng.below(6, DRAW) for _ in range(5)]
