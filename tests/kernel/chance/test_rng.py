"""Chance: the same numbers in every form, fair, loadable stream by stream, and in a game none that tells another."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial

import pytest

from ninerealms.errors import ChanceNeeded
from ninerealms.kernel.rng import DICE, DRAW, LARGEST_SEED, MASK64, Rng, seeded, siphash

Make = Callable[[int], Rng]
BOTH = pytest.mark.parametrize("make", [seeded, Rng], ids=["keyed", "quick"])

# SipHash-1-3: two words of key, a number, and what OpenSSL makes of them.
HASHED = [
    (0x0706050403020100, 0x0F0E0D0C0B0A0908, 0x0706050403020100, 0x369095118D299A8E),
    (0, 0, 0, 0xBD60ACB658C79E45),
    (MASK64, MASK64, MASK64, 0x5B16B7A8181980C2),
    (0xDEADBEEF, 0x0123456789ABCDEF, 42, 0x45AB6546C466DE61),
]
# SplitMix64 of the seed 1234567, as published with the algorithm.
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
# Our own, written down once.
THROWN = [16156799289293067911, 3583526723114546243, 13242187779269061125]
DRAWN = [6857172191273909057, 4939001713599922316, 13396517433230749620]
SIXES = [1, 3, 2, 0, 4, 5, 0, 4, 4, 1, 2, 2, 3, 0, 0, 3, 0, 2, 3, 3]
CARDS = [16, 25, 16, 29, 24, 48, 1, 0, 16, 39, 20, 48]
BIGS = [15734, 29441, 17803, 33109, 47536, 37596]
QUICK_SIXES = [2, 0, 5, 3, 2, 1, 2, 1, 0, 2, 0, 5, 5, 5, 5, 3, 5, 1, 3, 4]
QUICK_CARDS = [36, 6, 1, 43, 2, 12, 30, 34, 38, 21, 24, 13]
BIG = 3 << 14  # 2**16 mod BIG is a quarter of 2**16, so every fourth throw is rejected
CHI_SQUARE_999 = {2: 10.8, 3: 13.8, 6: 20.5, 52: 87.9}  # one fair sample in a thousand is above


@pytest.mark.parametrize(("first", "second", "number", "hashed"), HASHED)
def test_a_keyed_stream_is_made_of_siphash(first: int, second: int, number: int, hashed: int) -> None:
    """If a number is hashed under a key, then the result is the one everybody else gets."""
    assert siphash(first, second, number) == hashed


def test_a_quick_stream_is_splitmix64() -> None:
    """If an Rng is made with a word, then its dice are the published ones, and its deck starts elsewhere."""
    rng = Rng(1234567)
    assert [rng.bits(DICE) for _ in PUBLISHED] == PUBLISHED
    assert rng.bits(DRAW) == 3868722732144341150


def test_each_stream_goes_its_own_way() -> None:
    """If one stream is drawn from, then the other stands still; both begin where the seed says."""
    rng = seeded(1234567)
    assert [rng.bits(DRAW) for _ in DRAWN] == DRAWN
    assert [rng.bits(DICE) for _ in THROWN] == THROWN
    assert rng.bits(DICE) == siphash(rng.keys[0], rng.keys[1], 6)


def test_each_stream_has_a_key_that_tells_nothing_of_the_others() -> None:
    """If a game is seeded, then all words of the keys are hashes of different numbers under the whole seed."""
    seed = LARGEST_SEED - (5 << 80)
    assert list(seeded(seed).keys) == [siphash(seed & MASK64, seed >> 64, place) for place in range(4)]
    keys = [key for low in range(50) for seed in (low, low << 64) for key in seeded(seed).keys]
    assert len(set(keys)) == len(keys) - 4  # the seed 0 twice


def test_throws_are_the_same_in_every_form() -> None:
    """If the seed is known, then so are the throws of both streams, keyed or quick."""
    rng = seeded(7)
    assert [rng.below(6, DICE) for _ in SIXES] == SIXES
    assert [rng.below(52, DRAW) for _ in CARDS] == CARDS
    rng = seeded(7)
    assert [rng.below(BIG, DICE) for _ in BIGS] == BIGS
    rng = Rng(7)
    assert [rng.below(6, DICE) for _ in QUICK_SIXES] == QUICK_SIXES
    assert [rng.below(52, DRAW) for _ in QUICK_CARDS] == QUICK_CARDS


def test_two_hashes_serve_eight_throws() -> None:
    """If dice are thrown, then each takes the next 16 bits; whole words begin with hashes nothing was taken from."""
    rng = seeded(3)
    pieces = [rng.below(1 << 16, DICE) for _ in range(8)]
    words = [siphash(rng.keys[0], rng.keys[1], number) for number in range(2)]
    assert sum(piece << (16 * place) for place, piece in enumerate(pieces)) == words[1] << 64 | words[0]
    rng.below(6, DICE)
    assert rng.bits(DICE) == siphash(rng.keys[0], rng.keys[1], 4)
    assert list(rng.taken) == [24, 0]


def test_the_widest_seeds_are_taken() -> None:
    """If a seed has none or all of its 128 bits, then it is taken as it is, and no bit is without effect."""
    seeds = [0, LARGEST_SEED, *(1 << bit for bit in range(128))]
    assert len({seeded(seed).bits(DICE) for seed in seeds}) == len({seeded(seed).bits(DRAW) for seed in seeds}) == 130


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_other_seeds_are_refused(seed: int) -> None:
    """If a seed is negative or has more bits, then that is an error, and the Rng is as it was."""
    rng = seeded(5)
    with pytest.raises(ValueError, match="a seed must be from 0 to"):
        rng.seed(seed)
    assert list(rng.keys) == list(seeded(5).keys)


def test_nothing_is_left_of_the_keys_in_an_imagined_world() -> None:
    """If a keyed Rng begins anew with a word, then it is the quick one of that word, and what was is forgotten."""
    rng, quick = seeded(1), Rng(77)
    rng.below(6, DRAW)
    rng.quicken(77)
    for one in (rng, quick):
        assert (list(one.keys), list(one.hashes)) == ([0] * 4, [0] * 4)
    throws = [[one.below(1000, stream) for _ in range(8)] for one in (rng, quick) for stream in (DICE, DRAW)]
    assert throws[:2] == throws[2:]
    assert throws[0] != throws[1]
    rng.seed(1)
    assert [rng.below(6, DICE) for _ in range(9)] == [one.below(6, DICE) for one in [seeded(1)] for _ in range(9)]


@pytest.mark.parametrize("sides", sorted(CHI_SQUARE_999))
@pytest.mark.parametrize("stream", [DICE, DRAW])
@BOTH
def test_every_side_is_as_likely(make: Make, sides: int, stream: int) -> None:
    """If a die is thrown often, then its sides come up alike (chi-square)."""
    rng = make(20251)
    throws = 1000 * sides
    counts = [0] * sides
    for _ in range(throws):
        counts[rng.below(sides, stream)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < CHI_SQUARE_999[sides]


def test_rejection_keeps_big_dice_fair() -> None:
    """If 2**16 is no multiple of the sides, then the surplus is thrown again and each third is as likely."""
    rng = seeded(99)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[rng.below(BIG, DICE) >> 14] += 1
    assert counts == [1001, 1036, 963]
    assert list(rng.taken) == [3992, 0]


@BOTH
def test_more_outcomes_than_can_be_thrown_are_an_error(make: Make) -> None:
    """If more outcomes are wanted than 16 bits tell apart, then that is an error, not an unfair throw."""
    assert 0 <= make(5).below(1 << 16, DICE) < 1 << 16
    for sides in ((1 << 16) + 1, 3 << 29):
        with pytest.raises(ValueError, match=f"one of {sides} outcomes is wanted; 65536 are the most"):
            make(5).below(sides, DICE)


@BOTH
def test_what_cannot_be_thrown_is_refused(make: Make) -> None:
    """If there is no such stream or fewer outcomes than none, then that is an error, and the Rng is as it was."""
    rng, untouched = make(5), make(5)
    calls: list[Callable[[int], object]] = [partial(rng.below, 6), rng.bits, lambda stream: rng.load(stream, [1])]
    for stream in (-1, 2, 7, 99999, -99999):
        for call in calls:
            with pytest.raises(ValueError, match=f"there is no stream {stream}; 0 is for dice, 1 for drawing"):
                call(stream)
    for sides in (-1, -99999):
        with pytest.raises(ValueError, match=f"one of {sides} outcomes cannot be thrown"):
            rng.below(sides, DICE)
    assert (list(rng.taken), rng.loaded) == (list(untouched.taken), None)


@pytest.mark.parametrize("word", [-1, 1 << 64, 1 << 128])
def test_a_word_has_64_bits(word: int) -> None:
    """If a quick Rng is given a word that is no word, then that is an error in every form, and nothing has begun."""
    rng = seeded(5)
    ways: list[Callable[[int], object]] = [Rng, rng.quicken]
    for begin in ways:
        with pytest.raises(OverflowError):
            begin(word)
    assert (list(rng.keys), rng.keyed) == (list(seeded(5).keys), True)


@BOTH
def test_one_side_is_certain(make: Make) -> None:
    """If there is one outcome, then it comes."""
    assert [make(5).below(1, DICE) for _ in range(3)] == [0, 0, 0]


@BOTH
def test_loading_one_stream_leaves_the_other(make: Make) -> None:
    """If results are loaded for a stream, then they come first and in order, and the other stream goes its way."""
    rng, free = make(3), make(3)
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


@BOTH
def test_on_demand_nothing_is_thrown(make: Make) -> None:
    """If outcomes are to be supplied, then one that is not there is asked for, and nothing moves."""
    rng = make(3)
    rng.demand()
    before = list(rng.taken)
    with pytest.raises(ChanceNeeded) as asked:
        rng.below(6, DRAW)
    assert (asked.value.sides, asked.value.stream) == (6, DRAW)
    rng.load(DRAW, [4])
    assert rng.below(6, DRAW) == 4
    assert list(rng.taken) == before


@BOTH
def test_a_copy_goes_its_own_way(make: Make) -> None:
    """If an Rng is copied, then both throw the same, apart from each other."""
    rng = make(11)
    rng.load(DICE, [1, 2])
    twin = rng.copy()
    assert [twin.below(6, DICE) for _ in range(4)] == [rng.below(6, DICE) for _ in range(4)]
    twin.demand()
    twin.load(DRAW, [9])
    assert not rng.explicit
    assert rng.below(52, DRAW) == make(11).below(52, DRAW)


@BOTH
def test_an_rng_survives_pickling(make: Make) -> None:
    """If an Rng is pickled, then it throws on where it was."""
    rng = make(MASK64)
    for _ in range(6):
        rng.below(6, DRAW)
    rng.load(DRAW, [3])
    twin = pickle.loads(pickle.dumps(rng))  # noqa: S301 our own
    assert (list(twin.keys), list(twin.taken)) == (list(rng.keys), list(rng.taken))
    assert [twin.below(6, DRAW) for _ in range(5)] == [rng.below(6, DRAW) for _ in range(5)]
