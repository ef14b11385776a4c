"""Chance: the same numbers in every form, fair, loadable stream by stream, and none that tells another."""

from __future__ import annotations

import pickle

import pytest

from ninerealms.errors import ChanceNeeded
from ninerealms.kernel.rng import DICE, DRAW, LARGEST_SEED, MASK64, UNSEEDED, Rng, siphash

# SipHash-2-4: two words of key, a number. The first is published with the algorithm, the others are OpenSSL's.
HASHED = [
    (0x0706050403020100, 0x0F0E0D0C0B0A0908, 0x0706050403020100, 0x93F5F5799A932462),
    (0, 0, 0, 0xE849E8BB6FFE2567),
    (MASK64, MASK64, MASK64, 0xF13E77491777F9D0),
    (0xDEADBEEF, 0x0123456789ABCDEF, 42, 0xB39B222CC3897F64),
]
# Our own, written down once.
THROWN = [464074607351272824, 8025716105012883495, 16557043819534458666]
DRAWN = [8044910705231923965, 6824666336893691434, 5648219780468631107]
SIXES = [1, 3, 0, 2, 0, 5, 5, 0, 5, 5, 4, 1, 3, 5, 5, 5, 0, 5, 2, 2]
CARDS = [7, 41, 19, 29, 20, 49, 42, 24, 40, 13, 30, 7]
BIGS = [9552, 30028, 3651, 23505, 48027, 47755]
BIG = 3 << 14  # 2**16 mod BIG is a quarter of 2**16, so every fourth throw is rejected
CHI_SQUARE_999 = {2: 10.8, 3: 13.8, 6: 20.5, 52: 87.9}  # one fair sample in a thousand is above


@pytest.mark.parametrize(("first", "second", "number", "hashed"), HASHED)
def test_a_stream_is_made_of_siphash(first: int, second: int, number: int, hashed: int) -> None:
    """If a number is hashed under a key, then the result is the one everybody else gets."""
    assert siphash(first, second, number) == hashed


def test_each_stream_goes_its_own_way() -> None:
    """If one stream is drawn from, then the other stands still; both begin where the seed says."""
    rng = Rng(1234567)
    assert [rng.bits(DRAW) for _ in DRAWN] == DRAWN
    assert [rng.bits(DICE) for _ in THROWN] == THROWN
    assert rng.bits(DICE) == siphash(rng.keys[0], rng.keys[1], 3)


def test_each_stream_has_a_key_that_tells_nothing_of_the_others() -> None:
    """If a game is seeded, then all words of the keys are hashes of different numbers under the whole seed."""
    seed = LARGEST_SEED - (5 << 80)
    assert list(Rng(seed).keys) == [siphash(seed & MASK64, seed >> 64, place) for place in range(4)]
    keys = [key for low in range(50) for seed in (low, low << 64) for key in Rng(seed).keys]
    assert len(set(keys)) == len(keys) - 4  # the seed 0 twice


def test_throws_are_the_same_in_every_form() -> None:
    """If the seed is known, then so are the throws of both streams."""
    rng = Rng(7)
    assert [rng.below(6, DICE) for _ in SIXES] == SIXES
    assert [rng.below(52, DRAW) for _ in CARDS] == CARDS
    rng = Rng(7)
    assert [rng.below(BIG, DICE) for _ in BIGS] == BIGS


def test_a_word_serves_four_throws() -> None:
    """If dice are thrown, then each takes the next 16 bits of a word; whole words begin with a fresh one."""
    rng, word = Rng(3), Rng(3).bits(DICE)
    pieces = [rng.below(1 << 16, DICE) for _ in range(4)]
    assert sum(piece << (16 * place) for place, piece in enumerate(pieces)) == word
    rng.below(6, DICE)
    assert rng.bits(DICE) == siphash(rng.keys[0], rng.keys[1], 2)
    assert list(rng.taken) == [12, 0]


def test_the_widest_seeds_are_taken() -> None:
    """If a seed has none or all of its 128 bits, then it is taken as it is, and no bit is without effect."""
    seeds = [0, LARGEST_SEED, *(1 << bit for bit in range(128))]
    assert len({Rng(seed).bits(DICE) for seed in seeds}) == len({Rng(seed).bits(DRAW) for seed in seeds}) == 130


@pytest.mark.parametrize("seed", [-2, LARGEST_SEED + 1])
def test_other_seeds_are_refused(seed: int) -> None:
    """If a seed is negative or has more bits, then that is an error, and the Rng is as it was."""
    with pytest.raises(ValueError, match="a seed must be from 0 to"):
        Rng(seed)
    rng = Rng(5)
    with pytest.raises(ValueError, match="a seed must be from 0 to"):
        rng.seed(seed)
    assert list(rng.keys) == list(Rng(5).keys)


def test_an_rng_can_wait_for_its_seed() -> None:
    """If an Rng is made unseeded, then it is one like any other once it is seeded."""
    rng = Rng(UNSEEDED)
    rng.below(6, DICE)
    rng.seed(12)
    assert [rng.below(6, DICE) for _ in range(9)] == [twin.below(6, DICE) for twin in [Rng(12)] for _ in range(9)]


def test_nothing_is_left_of_the_keys_in_an_imagined_world() -> None:
    """If an Rng begins anew for an imagined world, then its chance comes of the word given alone."""
    one, other = Rng(1), Rng(2)
    one.below(6, DRAW)
    for rng in (one, other):
        rng.dream(77)
    assert (list(one.keys), list(one.words)) == (list(other.keys), list(other.words))
    throws = [[rng.below(1000, stream) for _ in range(8)] for rng in (one, other) for stream in (DICE, DRAW)]
    assert throws[:2] == throws[2:]
    assert throws[0] != throws[1]


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
    """If 2**16 is no multiple of the sides, then the surplus is thrown again and each third is as likely."""
    rng = Rng(99)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[rng.below(BIG, DICE) >> 14] += 1
    assert counts == [994, 980, 1026]
    assert list(rng.taken) == [3994, 0]


def test_more_outcomes_than_can_be_thrown_are_an_error() -> None:
    """If more outcomes are wanted than 16 bits tell apart, then that is an error, not an unfair throw."""
    assert Rng(5).below(1 << 16, DICE) == 9274
    for sides in ((1 << 16) + 1, 3 << 29):
        with pytest.raises(ValueError, match=f"one of {sides} outcomes is wanted; 65536 are the most"):
            Rng(5).below(sides, DICE)


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
    before = list(rng.taken)
    with pytest.raises(ChanceNeeded) as asked:
        rng.below(6, DRAW)
    assert (asked.value.sides, asked.value.stream) == (6, DRAW)
    rng.load(DRAW, [4])
    assert rng.below(6, DRAW) == 4
    assert list(rng.taken) == before


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
    rng = Rng(LARGEST_SEED)
    for _ in range(6):
        rng.below(6, DRAW)
    rng.load(DRAW, [3])
    twin = pickle.loads(pickle.dumps(rng))  # noqa: S301 our own
    assert (list(twin.keys), list(twin.taken)) == (list(rng.keys), list(rng.taken))
    assert [twin.below(6, DRAW) for _ in range(5)] == [rng.below(6, DRAW) for _ in range(5)]
