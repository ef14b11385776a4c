"""Corners of Tenaya's spells that changes made one by one had shown to be unwatched."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, river


def caller(**places: int) -> Table:
    """Tenaya with one prepared spell and two that are ready, and Grea elsewhere."""
    return river("tenaya", "grea", legend=4).places(**places).spells("prepared")


@pytest.mark.rule("AND-413", "AND-468", "AND-469")
def test_a_prepared_spell_is_used_and_no_other_is_prepared() -> None:
    """If Tenaya calls Grea with a prepared spell, then the others stay ready, and she pays nothing."""
    t = caller(tenaya=540, grea=529).choose("free tenaya", "call grea")
    assert (list(t.s.spell), t.will_of("tenaya")) == ([st.SPENT, st.READY, st.READY], 7)


@pytest.mark.rule("AND-172", "AND-182")
def test_one_spell_comes_back() -> None:
    """If one spell was used, then it is ready after sunrise, which is told."""
    t = river("tenaya", "grea").spells("ready", "spent", "prepared").sunrise()
    assert (list(t.s.spell), t.log("SPELLS")) == ([st.READY, st.READY, st.PREPARED], [()])


@pytest.mark.rule("AND-469", "AND-563")
def test_nobody_is_called_from_a_sentinel() -> None:
    """If a sentinel holds Grea, then she cannot be called."""
    t = river("tenaya", "grea", legend=6).sentinels("C7", "C10").places(tenaya="C4", grea="C7").spells("prepared")
    assert t.choose("free tenaya").why("call grea") == "held-by-sentinel"


@pytest.mark.rule("AND-469", "AND-445", "AND-071")
def test_who_finds_no_way_is_not_called() -> None:
    """If Tenaya is on the Steep Rock and Grea, beside it, has not the willpower for it, then she cannot be called."""
    t = caller(tenaya=547, grea=513).will(grea=1)
    assert t.choose("free tenaya").why("call grea") == "no-way"


@pytest.mark.rule("AND-469")
def test_a_call_takes_no_hours() -> None:
    """If Grea has used all her hours, or has no willpower for more, then she comes all the same."""
    t = caller(tenaya=540, grea=529).hours(grea=10).choose("free tenaya", "call grea")
    assert (t.place_of("grea") != 529, t.hour_of("grea")) == (True, 10)
    t = caller(tenaya=540, grea=529).hours(grea=7).will(grea=2).choose("free tenaya", "call grea")
    assert (t.place_of("grea") != 529, t.will_of("grea")) == (True, 2)


@pytest.mark.rule("AND-469")
def test_a_hero_is_called_to_the_first_space() -> None:
    """If Tenaya is on 501, then Grea is called there like anywhere."""
    assert caller(tenaya=501, grea=502).choose("free tenaya", "call grea").place_of("grea") == 501


@pytest.mark.rule("AND-469", "AND-077")
def test_the_second_hero_called_on_its_own_turn_does_not_attack() -> None:
    """If Grea, the second hero, is called to a creature on her own turn, then she does not attack on it."""
    t = caller(tenaya=537, grea=528).creatures("gor 537").turn("grea").choose("free tenaya", "call grea", "stop")
    assert (t.asked, t.closed("fight 537")) == (("grea", "ACT"), "AND-077")
