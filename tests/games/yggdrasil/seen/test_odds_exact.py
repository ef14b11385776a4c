"""The risks the odds begin with: artifacts in fights and duels, help, never less than none (page 17)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.seen import odds
from tests.games.yggdrasil.scenario import saga_table

ARTIFACTS = {"surt": "miming", "hel": "gungnir", "jormungand": "mjollnir", "fenrir": "gleipnir", "loki": "hofund"}


@pytest.mark.rule("YGG-213", "YGG-398")
@pytest.mark.parametrize(("enemy", "artifact"), ARTIFACTS.items())
def test_an_artifact_counts_in_a_fight_and_in_a_duel(enemy: str, artifact: str) -> None:
    """If Odin owns the artifact against an enemy, then one risk less is left in a fight and in a duel with it."""
    s = saga_table().artifacts("odin", artifact).s
    for number, foe in enumerate(content.enemy_ids[:5]):
        left = 4 - (foe == enemy)
        assert odds.left_after_artifacts(s, 0, 4, number, 0) == left
        assert odds.left_after_artifacts(s, 0, 4, v.TARGET_DUEL + number, 0) == left
        assert odds.left_after_artifacts(s, 0, 4, number, 1) == left - 1
    assert odds.left_after_artifacts(s, 0, 4, -1, 0) == 4


@pytest.mark.rule("YGG-213")
def test_more_help_than_risks_leaves_none() -> None:
    """If artifacts and help are as many as the risks, or more, then none is left, and no life is lost for sure."""
    s = saga_table().artifacts("odin", "gleipnir").s
    fenrir = content.enemy_ids.index("fenrir")
    assert [odds.left_after_artifacts(s, 0, risks, fenrir, 1) for risks in (1, 2, 3)] == [0, 0, 1]
    assert odds.best_odds(s, 0, 2, fenrir, 1, 0).loss == (Fraction(1),)


@pytest.mark.rule("YGG-215")
@pytest.mark.parametrize(("wanted", "valhalla", "used"), [(1, 3, 1), (5, 2, 2), (5, 8, 4), (0, 8, 0)])
def test_the_odds_use_the_heroes_that_are_wanted_and_there(wanted: int, valhalla: int, used: int) -> None:
    """If so many Heroes are wanted against 4 risks, then no more are used than are in Valhalla and than risks."""
    s = saga_table().counts(valhalla=valhalla).s
    assert odds.best_odds(s, 0, 4, -1, 0, wanted).heroes == used


@pytest.mark.rule("YGG-229")
def test_draupnir_counts_in_the_odds() -> None:
    """If Odin owns Draupnir, then his god die has a second try: 5 in 9 instead of 1 in 3 against one risk."""
    assert odds.best_odds(saga_table().s, 0, 1, -1, 0, 0).unhurt == Fraction(1, 3)
    assert odds.best_odds(saga_table().artifacts("odin", "draupnir").s, 0, 1, -1, 0, 0).unhurt == Fraction(5, 9)


@pytest.mark.rule("YGG-228")
def test_andvarinaut_counts_in_the_odds() -> None:
    """If Odin owns Andvarinaut, then every Vanir die that failed has a second try; the god die has none."""
    without = odds.throw_odds(saga_table().dice(odin=2).s, 0, 2, 0, 2).unhurt
    with_it = odds.throw_odds(saga_table().dice(odin=2).artifacts("odin", "andvarinaut").s, 0, 2, 0, 2).unhurt
    assert (without, with_it) == (two_of_three(Fraction(1, 3)), two_of_three(Fraction(5, 9)))


def two_of_three(vanir: Fraction) -> Fraction:
    """The chance that at least two succeed of two Vanir dice and the god die, which has one chance in three."""
    return vanir * vanir + 2 * vanir * (1 - vanir) * Fraction(1, 3)
