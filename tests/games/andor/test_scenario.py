"""Positions in words: what cannot be is refused with a sentence, and nothing is left to chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ninerealms as nr
from ninerealms.kit.scenario import Unannounced
from tests.games.andor.scenario import river
from tests.games.tables import check_refused

WRONG: list[tuple[Callable[[], object], str]] = [
    (
        lambda: nr.scenario("andor").places(odin=401),
        "There is no hero at this table: 'odin'; there are grea, raashana.",
    ),
    (lambda: nr.scenario("andor").places(grea=999), "There is no space '999' on the lake side."),
    (lambda: nr.scenario("andor").places(grea=501), "There is no space '501' on the lake side."),
    (lambda: nr.scenario("andor").strength(grea=15), "Strength must be from 0 to 14, not 15."),
    (lambda: nr.scenario("andor").creatures("dragon 401"), "There is no creature 'dragon'; there are gor, gorlot"),
    (lambda: nr.scenario("andor").creatures("gor 401", "gor 401").s, "Two creatures stand on one space."),
    (
        lambda: nr.scenario("andor").creatures("skral 401").beaten("skral", "skral").s,
        "There are not so many creatures.",
    ),
    (lambda: nr.scenario("andor").has("grea", "sword"), "There is no thing 'sword'; there are blade, bow-1"),
    (lambda: nr.scenario("andor").has("grea", "bow", "bow", "bow"), "There is no bow left."),
    (lambda: nr.scenario("andor").fog(401, "gold"), "401 is no fog space."),
    (lambda: nr.scenario("andor").fog(402, "beer"), "There is no fog 'beer'; there are event, gold"),
    (lambda: nr.scenario("andor").full_wells(401), "There is no such well."),
    (lambda: nr.scenario("andor").letter("Z"), "There is no letter 'Z'; there are A, B"),
    (lambda: nr.scenario("andor").roll(7), "A die must be from 1 to 6, not 7."),
    (lambda: nr.scenario("andor").next_widow("beer"), "There is no back of a widow 'beer'; there are gold-2"),
    (lambda: nr.scenario("andor").counts(beer=1), "There is no number 'beer'; there are shields"),
    (lambda: nr.scenario("andor").choose("dance"), "'dance' is no answer to ACT; there are"),
    (lambda: nr.scenario("andor").closed("pass"), "pass is offered."),
    (lambda: nr.scenario("andor").log("SANG"), "There is no log line 'SANG'; there are"),
]


@pytest.mark.parametrize(("tell", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_cannot_be_is_refused_with_a_sentence(tell: Callable[[], object], sentence: str) -> None:
    """If a word is unknown or a position impossible, then the error says so, with the words there are."""
    check_refused(tell, sentence)


def test_chance_nobody_announced_is_asked_for_and_nothing_has_happened() -> None:
    """If a die is needed that nobody announced, then the scenario says so and stands where it stood."""
    t = river("grea", "avida").places(grea=537).creatures("gor 537").roll(4)
    before, told = nr.dump(t.s), t.story
    with pytest.raises(Unannounced, match="one of 6 results of DICE: announce it first"):
        t.choose("fight 537")
    assert (t.asked, t.story, t.creatures_now) == (("grea", "ACT"), told, {537: "gor"})
    t.foe(5, 1).choose("fight 537")
    assert t.log("ROUND") == [(5, 7)]
    assert nr.dump(t.s) != before


def test_draws_are_announced_by_what_they_bring() -> None:
    """If two fog tokens are hidden, then the one announced comes up, whichever lies there in the end."""
    for kind, gold, will in (("gold", 1, 7), ("will", 0, 9)):
        t = river("grea", "avida").places(grea=536).fog(537, "gold").fog(528, "will").next_fog(kind).choose("go 537")
        assert (t.gold_of("grea"), t.will_of("grea"), t.unused) == (gold, will, [])


def test_a_position_is_a_state_of_its_own() -> None:
    """If a position is taken out with a seed, then playing it leaves the table as it was."""
    t = river("grea", "avida").places(grea=537).creatures("gor 537")
    state = t.position(seed=3)
    nr.game("andor").apply(state, state.options[0])
    assert (t.asked, t.place_of("grea")) == (("grea", "ACT"), 537)


@pytest.mark.parametrize("legend", range(1, 8))
def test_every_legend_can_be_laid_out(legend: int) -> None:
    """If nothing is said, then two heroes stand on the spaces with their ranks and the first one is asked."""
    t = nr.scenario("andor", 2, legend=legend)
    assert (t.asked, t.letter("A") is t) == (("grea", "ACT"), True)
