"""Chances in percent."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ninerealms.kit.percent import percent, shown


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0, 0), (1, 100), (0.001, 1), (0.999, 99), (0.384, 38), (Fraction(385, 1000), 38), (Fraction(2, 3), 67)],
)
def test_only_what_is_sure_is_0_or_100(chance: float | Fraction, said: int) -> None:
    """If a chance is neither 0 nor 1, then it is said as 1 to 99 percent; a shown chance is its percent."""
    assert (percent(chance), shown(chance)) == (said, said / 100)
