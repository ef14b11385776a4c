"""The statistics on made data: what was planted is found, what was not is not, as often as is said."""

from __future__ import annotations

import numpy as np
import pytest

from ninerealms.errors import BadRun
from ninerealms.lab import estimates
from ninerealms.lab.estimates import Array, Units


def made(
    effect: float, games: int, seed: int, features: int = 1, part: float = 0.4
) -> tuple[Array, Array, Array, Units]:
    """Two-player games: a seat wins by its seat, a little, and by how many more of the first feature it has."""
    rng = np.random.default_rng(seed)
    used = (rng.random((games, 2, features)) < part).astype(float)
    lead = effect * (used[:, 0, 0] - used[:, 1, 0]) + 0.3
    first = (rng.random(games) < 1 / (1 + np.exp(-lead))).astype(float)
    won = np.column_stack([first, 1 - first]).ravel()
    rows = used.reshape(2 * games, features)
    more = np.column_stack([estimates.beside_others(rows[:, k], 2) for k in range(features)])
    seat = np.tile([0.0, 1.0], games)
    return more, seat[:, None], won, np.repeat(np.arange(games), 2)


def test_a_planted_effect_is_found_with_its_size() -> None:
    """If one side's odds are doubled by something, then the interval holds two and leaves out one."""
    x, seat, won, unit = made(np.log(2), 1500, 3)
    found = estimates.association(x[:, 0], seat, won, unit, estimates.resampled_weights(1500))
    assert found.odds.low < 2 < found.odds.high
    assert found.odds.low > 1
    assert found.chance < 0.001


@pytest.mark.slow
def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """If games are made again and again, then 19 of 20 intervals hold the planted odds, give or take chance."""
    weights = estimates.resampled_weights(300, 100)
    held = 0
    for seed in range(100):
        x, seat, won, unit = made(np.log(2), 300, seed)
        odds = estimates.association(x[:, 0], seat, won, unit, weights).odds
        held += odds.low < 2 < odds.high
    assert 88 <= held <= 100


def test_without_an_effect_hardly_anything_is_marked() -> None:
    """If nothing goes with winning, then of forty features some may look so one by one, but next to none is marked."""
    alone = marked = 0
    for seed in range(8):
        x, seat, won, unit = made(0.0, 250, seed, 20)
        weights = estimates.resampled_weights(250, 100)
        chances = [estimates.association(x[:, k], seat, won, unit, weights).chance for k in range(20)]
        alone += sum(chance < 0.05 for chance in chances)
        marked += sum(estimates.discoveries(chances, 0.05))
    assert 2 <= alone <= 20  # 160 times 0.05 is 8
    assert marked <= 1


def test_what_hardly_anybody_did_is_not_marked_for_all_of_them_winning() -> None:
    """If few games have many rare things, then some were done by winners alone; that is chance, and none is marked."""
    marked = 0
    for seed in range(4):
        x, seat, won, unit = made(0.0, 60, seed, 30, 0.06)
        weights = estimates.resampled_weights(60, 60)
        chances = [estimates.association(x[:, k], seat, won, unit, weights).chance for k in range(30)]
        marked += sum(estimates.discoveries(chances, 0.05))
    assert marked == 0


def test_where_nobody_ever_wins_nothing_goes_with_it() -> None:
    """If all games are lost, then nothing that was done goes with winning or losing."""
    rng = np.random.default_rng(8)
    x, length = (rng.random(80) < 0.4).astype(float), rng.normal(0, 1, (80, 1))
    weights = estimates.resampled_weights(80, 60)
    assert estimates.association(x, length, np.zeros(80), np.arange(80), weights).chance > 0.2


def test_very_many_games_are_not_drawn_again() -> None:
    """If games are too many to be drawn again, then the error that lets seats of one game depend says the same."""
    x, seat, won, unit = made(np.log(2), 1500, 3)
    drawn = estimates.association(x[:, 0], seat, won, unit, estimates.resampled_weights(1500))
    many = estimates.association(x[:, 0], seat, won, unit, np.ones((1, 1500)))
    assert estimates.resampled_weights(estimates.MOST_DRAWN + 1).shape == (1, estimates.MOST_DRAWN + 1)
    assert many.odds == pytest.approx(drawn.odds, rel=0.03)


def test_who_looks_at_five_seats_asks_more_of_each() -> None:
    """If five seats are equally good, then in about one run of twenty one of them seems to stand out, not in four."""
    rng = np.random.default_rng(10)
    alarms = alone = 0
    for _ in range(200):
        wins = np.bincount(rng.integers(0, 5, 300), minlength=5)
        shares = [estimates.share(float(each), 300) for each in wins]
        alarms += any(estimates.stands_out(each, 300, 0.2, 5) for each in shares)
        alone += any(estimates.stands_out(each, 300, 0.2) for each in shares)
    assert 2 <= alarms <= 20
    assert alone > 20


def test_odds_are_those_of_a_table_for_four() -> None:
    """If four sit at a table and one thing triples the odds of whoever has it, then three is what is found."""
    rng = np.random.default_rng(9)
    used = (rng.random((2500, 4)) < 0.3).astype(float)
    strength = np.exp(np.log(3) * used)
    winner = (rng.random(2500)[:, None] > np.cumsum(strength / strength.sum(axis=1, keepdims=True), axis=1)).sum(axis=1)
    won = (np.arange(4) == winner[:, None]).astype(float).ravel()
    more = estimates.beside_others(used.ravel(), 4)
    unit: Units = np.repeat(np.arange(2500), 4)
    found = estimates.association(more, np.zeros((10000, 0)), won, unit, estimates.resampled_weights(2500, 60))
    assert found.odds.value == pytest.approx(3, rel=0.15)


def test_discoveries_are_those_of_the_book() -> None:
    """If chances are those of Benjamini's and Hochberg's own example, then their four are marked."""
    chances = [
        *(0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344),
        *(0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0),
    ]
    assert estimates.discoveries(chances, 0.05) == [True] * 4 + [False] * 11
    assert estimates.discoveries(chances[::-1], 0.05) == [False] * 11 + [True] * 4
    assert estimates.discoveries([], 0.05) == []
    assert estimates.discoveries([0.9], 0.05) == [False]


def test_a_side_that_always_wins_has_finite_odds() -> None:
    """If all who had it won, then the odds are large and not endless."""
    x = np.tile([0.5, -0.5], 60)
    won = np.tile([1.0, 0.0], 60)
    weights = estimates.resampled_weights(60, 50)
    found = estimates.association(x, np.zeros((120, 0)), won, np.repeat(np.arange(60), 2), weights)
    assert 10 < found.odds.value < 1e9
    assert np.isfinite(found.odds.high)


def test_pairs_find_what_strangers_would_not() -> None:
    """If games of one seed have much in common, then a small difference is clear by pairs, and the gain is told."""
    rng = np.random.default_rng(5)
    common = rng.normal(50, 10, 200)
    first, second = common + rng.normal(0, 1, 200), common + 1 + rng.normal(0, 1, 200)
    found = estimates.paired(first, second)
    assert found.by.low < 1 < found.by.high
    assert found.by.is_clear
    assert found.pairing > 50
    assert found.needed < 40
    assert not estimates.mean(rng.normal(1, 14, 200)).low > 1


def test_the_error_of_pairs_is_honest() -> None:
    """If there is no difference, then about one interval in twenty leaves out nought."""
    rng = np.random.default_rng(6)
    missed = 0
    for _ in range(200):
        first = rng.normal(0, 1, 60)
        missed += estimates.paired(first, first + rng.normal(0, 1, 60)).by.is_clear
    assert 3 <= missed <= 24


@pytest.mark.parametrize("pairs", [5, 10])
def test_few_pairs_have_wide_bounds(pairs: int) -> None:
    """If pairs are few, then still about one interval in twenty leaves out the truth; of one nothing can be said."""
    rng = np.random.default_rng(1)
    missed = 0
    for _ in range(600):
        by = estimates.paired(np.zeros(pairs), rng.normal(1, 1, pairs)).by
        missed += not by.low < 1 < by.high
    assert 15 <= missed <= 45  # 600 times 0.05 is 30
    few = estimates.paired(np.zeros(5), np.ones(5))
    assert few.by.is_clear
    assert not few.is_clear
    with pytest.raises(BadRun, match="One pair of games tells nothing"):
        estimates.paired(np.zeros(1), np.ones(1))


def test_so_many_games_are_needed() -> None:
    """If the difference is a tenth of the spread, then the book says 785 pairs; without any, no number helps."""
    assert estimates.games_needed(1.0, 0.1) == pytest.approx(785, abs=1)
    assert estimates.games_needed(1.0, 0.0) == 0
    same = np.ones(5)
    assert estimates.paired(same, same).by == (0, 0, 0)


def test_entropy_is_that_of_the_coin() -> None:
    """If two answers are given equally often, then that is one bit, and a little more for small samples."""
    assert estimates.entropy(np.array([5000.0, 5000.0])) == pytest.approx(1, abs=1e-3)
    assert estimates.entropy(np.array([7.0])) == 0
    rng = np.random.default_rng(7)
    few = [estimates.entropy(np.bincount(rng.integers(0, 8, 30), minlength=8).astype(float)) for _ in range(300)]
    assert np.mean(few) == pytest.approx(3, abs=0.05)


def test_a_mean_and_a_share_have_bounds() -> None:
    """If figures are few, then bounds are wide, and they hold the figure."""
    assert estimates.mean(np.array([1.0, 3.0])).value == 2
    assert estimates.mean(np.array([4.0])).high == float("inf")
    few, many = estimates.share(5, 10), estimates.share(500, 1000)
    assert few.low < many.low < 0.5 < many.high < few.high
