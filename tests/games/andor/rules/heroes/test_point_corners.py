"""Corners of willpower, strength and hours that changes made one by one had shown to be unwatched."""

from __future__ import annotations

import pytest

from tests.games.andor.scenario import river


@pytest.mark.rule("AND-055", "AND-444", "AND-227")
def test_strength_beyond_the_most_is_lost() -> None:
    """If a hero with 14 strength uses the stone of strength, then nothing is gained or told; with 13 it has 14."""
    t = river("grea", "avida").has("grea", "hope-1").strength(grea=14).choose("free grea", "use hope-1")
    assert (t.strength_of("grea"), t.log("STRENGTH_GAINED")) == (14, [])
    t = river("grea", "avida").has("grea", "hope-1").strength(grea=13).choose("free grea", "use hope-1")
    assert (t.strength_of("grea"), t.log("STRENGTH_GAINED")) == (14, [("grea", 1, 14)])


@pytest.mark.rule("AND-223")
def test_who_has_nothing_to_lose_loses_nothing() -> None:
    """If a hero with 1 willpower eats the bad mushroom, then it keeps it, and no loss is told."""
    t = river("grea", "avida").has("grea", "mushroom-1").hidden("mushroom-1", "mushroom-2", "mushroom-3").will(grea=1)
    t.choose("free grea").next_face("mushroom", -3).choose("use mushroom-1")
    assert (t.will_of("grea"), t.log("WILL_LOST")) == (1, [])


@pytest.mark.rule("AND-028", "AND-168")
def test_the_last_hour_is_too_dear_and_not_forbidden() -> None:
    """If a hero has one extra hour left and not the willpower for it, then that is said, not that there are fewer."""
    t = river("grea", "avida").places(grea=537).creatures("gor 537").hours(grea=9).will(grea=2)
    t.has("grea", "flask-1")
    assert t.why("fight 537") == "no-will-for-extra"
