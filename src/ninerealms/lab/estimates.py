"""What can be said from samples: intervals, associations, differences of pairs. Nothing here knows of games.

Chance comes from fixed seeds, so that the same tables give the same sentences.
"""

from __future__ import annotations

import os
from math import ceil, erfc, inf, sqrt
from statistics import NormalDist
from typing import Any, NamedTuple, TypeAlias

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for tables as small as ours more threads are several times slower

import numpy as np
import numpy.typing as npt

from ninerealms.errors import BadRun
from ninerealms.lab.simulate import CONFIDENCE, wilson

Array: TypeAlias = npt.NDArray[np.float64]
Units: TypeAlias = npt.NDArray[np.int64]

RESAMPLES = 400
MOST_RESAMPLED = 20_000  # from there on a bootstrap says what the standard error says
POWER = 0.8416  # standard errors for four chances out of five
MOST_DRAWN = 4_000  # games; the same for a fit
FEWEST_PAIRS = 10  # from which on a difference can be clear
RIDGE = 1e-3  # keeps a fit finite where one side always wins
STEPS = 25
CLOSE = 1e-7
LARGEST_STEP = 4.0


class Interval(NamedTuple):
    """A figure and the bounds the true one lies between, 19 times out of 20."""

    value: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether nought lies outside."""
        return self.low > 0 or self.high < 0


def share(won: float, of: int) -> Interval:
    """A share with Wilson's bounds; parts of a win count as such."""
    return Interval(won / of, *wilson(won, of))


def mean(values: Array) -> Interval:
    """A mean with the bounds of its standard error."""
    middle = float(np.mean(values))
    error = errors(len(values)) * float(np.std(values, ddof=1)) / sqrt(len(values)) if len(values) > 1 else inf
    return Interval(middle, middle - error, middle + error)


def errors(values: int) -> float:
    """How many standard errors make 19 chances of 20 for a mean of so many values: Student's, by his expansion."""
    z, free = CONFIDENCE, values - 1
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def stands_out(found: Interval, of: int, even: float, looks: int = 1) -> bool:
    """Whether a share differs from what it would be by chance; who looks at several asks more of each (Bonferroni)."""
    errors = NormalDist().inv_cdf(1 - 0.025 / looks)
    low, high = wilson(found.value * of, of, errors)
    return not low <= even <= high


def two_sided(z: float) -> float:
    """How likely so many standard errors or more are by chance alone."""
    return erfc(abs(z) / sqrt(2))


def discoveries(chances: list[float], rate: float) -> list[bool]:
    """Benjamini and Hochberg: of those marked, at most this part is expected to be there by chance."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    last = max(
        (place for place, which in enumerate(order, 1) if chances[which] <= rate * place / len(order)), default=0
    )
    found = [False] * len(chances)
    for which in order[:last]:
        found[which] = True
    return found


# --- logistic association -------------------------------------------------------------------------


class Association(NamedTuple):
    """What goes with winning: by how much the odds are multiplied, and how likely that is by chance."""

    odds: Interval
    chance: float


def resampled_weights(units: int, resamples: int = RESAMPLES, seed: int = 1) -> Array:
    """How often each unit is drawn in each resample; the first row is the sample as it is. Very many are not drawn."""
    if units > MOST_DRAWN:
        return np.ones((1, units))
    rng = np.random.default_rng(seed)
    drawn = rng.multinomial(units, np.full(units, 1 / units), size=resamples).astype(float)
    return np.vstack([np.ones((1, units)), drawn])


def association(x: Array, controls: Array, won: Array, unit: Units, weights: Array) -> Association:
    """Fit won ~ x + controls by logistic regression; whole units are drawn anew for the error.

    `unit` says to which game a row belongs: rows of one game depend on each other. `won` may be a share. Where one side
    wins nearly always a fit runs away, and its error with it; so chance must also be ruled out by the score of the fit
    without x, which stays where it is.
    """
    design = np.column_stack([x, np.ones(len(x)), controls])
    fitted = fit(design, won, weights[:1, unit], np.zeros((1, design.shape[1])))
    slope = float(fitted[0, 0])
    if len(weights) > 1:
        drawn = fit(design, won, weights[1:, unit], np.repeat(fitted, len(weights) - 1, axis=0))[:, 0]
        error = float(np.std(drawn, ddof=1))
    else:
        error = robust_error(design, won, unit, fitted[0])
    bounds = (slope - CONFIDENCE * error, slope + CONFIDENCE * error)
    odds = Interval(*(float(np.exp(np.clip(each, -20, 20))) for each in (slope, *bounds)))
    chance = two_sided(slope / error) if error > 0 else 1.0
    return Association(odds, max(chance, two_sided(score(x, design[:, 1:], won, unit))))


def expected_by(design: Array, slopes: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-np.clip(design @ slopes, -30, 30))), dtype=float)


def robust_error(design: Array, won: Array, unit: Units, slopes: Array) -> float:
    """The standard error of the first slope that lets rows of one unit depend on each other."""
    expected = expected_by(design, slopes)
    curve = design.T @ (design * (expected * (1 - expected))[:, None]) + RIDGE * np.eye(design.shape[1])
    pulls = np.zeros((int(unit.max()) + 1, design.shape[1]))
    np.add.at(pulls, unit, design * (won - expected)[:, None])
    first = np.linalg.solve(curve, np.eye(len(curve))[0])
    return float(np.sqrt(((pulls @ first) ** 2).sum()))


def score(x: Array, others: Array, won: Array, unit: Units) -> float:
    """How many standard errors what is left of winning goes with what is left of x, once the others are held fixed."""
    slopes = fit(others, won, np.ones((1, len(won))), np.zeros((1, others.shape[1])))[0]
    expected = expected_by(others, slopes)
    weight = expected * (1 - expected)
    curve = others.T @ (others * weight[:, None]) + RIDGE * np.eye(others.shape[1])
    rest = x - others @ np.linalg.solve(curve, others.T @ (weight * x))
    pulls = np.bincount(unit, rest * (won - expected))
    spread = float(np.sqrt((pulls**2).sum()))
    return float(pulls.sum()) / spread if spread > 1e-9 else 0.0


def beside_others(values: Array, players: int) -> Array:
    """What each row has more than the other seats of its game on average, who stay as they are."""
    table = values.reshape(-1, players)
    others = (table.sum(axis=1, keepdims=True) - table) / (players - 1)
    return np.asarray((table - others).ravel(), dtype=float)


def fit(design: Array, won: Array, weights: Array, start: Array) -> Any:
    """Newton's method for many weightings at once, a row of coefficients for each."""
    found, size = start.copy(), design.shape[1]
    ridge = RIDGE * np.eye(size)
    products = (design[:, :, None] * design[:, None, :]).reshape(len(design), size * size)
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-np.clip(found @ design.T, -30, 30)))
        slope = (weights * (won - expected)) @ design - RIDGE * found
        curve = ((weights * expected * (1 - expected)) @ products).reshape(-1, size, size) + ridge
        step = np.clip(np.linalg.solve(curve, slope[:, :, None])[:, :, 0], -LARGEST_STEP, LARGEST_STEP)
        found = found + step
        if float(np.abs(step).max()) < CLOSE:
            break
    return found


# --- pairs ----------------------------------------------------------------------------------------


class Difference(NamedTuple):
    """How two runs on the same seeds differ, second less first; how many pairs would show a difference as large.

    `pairing` says how many times more games without common seeds would be needed for the same error.
    """

    first: float
    second: float
    by: Interval
    pairs: int
    needed: int
    pairing: float

    @property
    def is_clear(self) -> bool:
        """Whether nought lies outside, and the pairs are enough to say so."""
        return self.by.is_clear and self.pairs >= FEWEST_PAIRS


def refuse_one(pairs: int) -> None:
    """BadRun where there is nothing to take a mean of."""
    if pairs < 2:
        raise BadRun("One pair of games tells nothing; two are the least, and some hundreds are better.")


def paired(first: Array, second: Array, seed: int = 1) -> Difference:
    """Resample pairs, which keeps what two games of one seed have in common; BadRun for a single one."""
    each = second - first
    refuse_one(len(each))
    low, high = resampled_bounds(each, seed)
    by = float(each.mean())
    spread = float(np.var(each, ddof=1))
    apart = float(np.var(first, ddof=1) + np.var(second, ddof=1))
    return Difference(
        float(first.mean()),
        float(second.mean()),
        Interval(by, min(low, by), max(high, by)),
        len(each),
        games_needed(spread, by),
        apart / spread if spread > 0 else 1.0,
    )


def resampled_bounds(values: Array, seed: int = 1) -> tuple[float, float]:
    """Between which the mean lies when values are drawn again; of very many, as their standard error says.

    Draws spread less than the truth, by much where values are few: the bounds are widened as Student's are.
    """
    if len(values) > MOST_RESAMPLED:
        bounds = mean(values)
        return bounds.low, bounds.high
    rng, even = np.random.default_rng(seed), np.full(len(values), 1 / len(values))
    means = np.concatenate([rng.multinomial(len(values), even, size=100) @ values for _ in range(RESAMPLES // 20)])
    wider = errors(len(values)) / CONFIDENCE * sqrt(len(values) / (len(values) - 1))
    low, high = float(values.mean()) + wider * (np.quantile(means / len(values), [0.025, 0.975]) - values.mean())
    return float(low), float(high)


def games_needed(variance: float, by: float) -> int:
    """Pairs with which a difference as large would be seen four times out of five; 0 where there is none."""
    return ceil((CONFIDENCE + POWER) ** 2 * variance / by**2) if by else 0


def entropy(counts: Array) -> float:
    """How spread out answers are, in bits, with Miller's and Madow's correction for few of them."""
    total = float(counts.sum())
    shares = counts[counts > 0] / total
    return float(-(shares * np.log2(shares)).sum() + (len(shares) - 1) / (2 * total * np.log(2)))
