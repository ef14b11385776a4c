"""The Mother Widow."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import river


@pytest.mark.rule("AND-180", "AND-273", "AND-429")
@pytest.mark.tells("MOTHER_COMES AND-273")
def test_the_mother_comes_to_the_nearest_nest() -> None:
    """If a nest cannot grow, then the Mother is put on the nest nearest to the tile, at a tie the higher one."""
    t = river("grea", "avida").tile(540).widows(533, 560, boxed=7).sunrise()
    assert (t.name(t.s.mother), t.widows_now) == (533, [533, 560])
    t = river("grea", "avida").tile(520).widows(504, 505, boxed=7).sunrise()
    assert (t.name(t.s.mother), t.log("MOTHER_COMES")) == (505, [("505",)])


@pytest.mark.rule("AND-429")
def test_nests_grow_in_ascending_order() -> None:
    """If two tokens are left for three nests, then the lower two grow and the Mother comes."""
    t = river("grea", "avida").tile(540).widows(560, 502, 533, boxed=4).sunrise()
    assert (t.widows_now, t.s.mother > 0) == ([502, 502, 533, 533, 560], True)


@pytest.mark.rule("AND-429", "AND-180")
def test_she_does_not_come_while_tokens_suffice() -> None:
    """If the last token is just enough, or there is no nest, then she does not come."""
    t = river("grea", "avida").widows(560, boxed=7).sunrise()
    assert (t.widows_now, t.s.mother) == ([560, 560], st.NOWHERE)
    t = river("grea", "avida").widows(boxed=9).sunrise()
    assert t.s.mother == st.NOWHERE


@pytest.mark.rule("AND-429")
def test_she_stays_at_the_sunrise_of_her_coming() -> None:
    """If she has just come, then she moves from the next sunrise on."""
    t = river("grea", "avida").tile(566).widows(533, 533, boxed=7).sunrise()
    assert t.name(t.s.mother) == 533
    t.sunrise()
    assert t.name(t.s.mother) != 533


@pytest.mark.rule("AND-274", "AND-278")
@pytest.mark.tells("MOTHER_MOVED AND-278")
def test_creatures_and_the_mother_ignore_each_other() -> None:
    """If a creature stands on her way or walks over her, then neither is stopped."""
    t = river("grea", "avida").tile(566).figures(mother=533).creatures("gor 526", "gorlot 525", "troll 518").sunrise()
    assert t.name(t.s.mother) != 533
    assert len(t.creatures_now) == 3


@pytest.mark.rule("AND-276")
def test_widow_cards_have_no_effect_with_her() -> None:
    """If the Mother is in play, then a widow card places nothing."""
    t = river("grea", "avida").tile(566).figures(mother=533).top_card(12, 5).sunrise()
    assert t.widows_now == []


@pytest.mark.rule("AND-277")
def test_nests_no_longer_grow_with_her() -> None:
    """If the Mother is in play, then no token is added at sunrise."""
    t = river("grea", "avida").tile(566).figures(mother=533).widows(502, 560).sunrise()
    assert t.widows_now == [502, 560]


@pytest.mark.rule("AND-279")
def test_she_takes_the_highest_of_equal_spaces() -> None:
    """If 517 and 526 are equally near from 525, then she goes by 526."""
    t = river("grea", "avida").tile(519).figures(mother=525).sunrise()
    assert t.ending == "mother"
    t = river("grea", "avida").tile(504).figures(mother=525).sunrise()
    assert t.name(t.s.mother) == 519


@pytest.mark.rule("AND-280", "AND-281")
def test_the_legend_is_lost_when_she_reaches_the_tile() -> None:
    """If she comes to the tile, then the legend is lost at once, though all defence spaces are free."""
    t = river("grea", "avida").tile(540).figures(mother=538).full_wells().sunrise()
    assert (t.ending, t.held_now, t.wells_now, t.narrator) == ("mother", [], set(), "A")


@pytest.mark.rule("AND-282")
def test_the_marsh_does_not_stop_her() -> None:
    """If she walks over 549 and 548, then she goes on."""
    t = river("grea", "avida").tile(545).figures(mother=550).sunrise()
    assert t.name(t.s.mother) == 546


@pytest.mark.rule("AND-283")
def test_the_portal_does_not_throw_her() -> None:
    """If she is on 599, then she walks on from there as from any space."""
    t = river("grea", "avida").tile(566).figures(mother=599).sunrise()
    assert t.name(t.s.mother) == 561


@pytest.mark.rule("AND-284")
def test_she_goes_over_the_steep_rock() -> None:
    """If 547 is on the shortest way, then she goes over it."""
    t = river("grea", "avida").tile(545).figures(mother=513).sunrise()
    assert t.ending == "mother"
