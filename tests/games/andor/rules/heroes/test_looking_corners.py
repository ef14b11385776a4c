"""Corners of looking at tokens from afar that changes made one by one had shown to be unwatched."""

from __future__ import annotations

import pytest

from tests.games.andor.scenario import Table, river

STONES = ("hope-1", "hope-2", "hope-3", "hope-4")
MUSHROOMS = ("mushroom-1", "mushroom-2", "mushroom-3")
ITEMS = ("blade", "bow-1", "falcon", "flask-1", "flask-2", "flask-3", "flask-4", "flask-5", "knife-1", "knife-2")


def looking() -> Table:
    """Grea with a spyglass on 503, beside items on 511; nobody has seen any face."""
    t = river("grea", "avida", legend=4).places(grea=503).has("grea", "spyglass-1").hidden(*STONES, *MUSHROOMS)
    return t.lies(511, *ITEMS)


@pytest.mark.rule("AND-195", "AND-196")
def test_items_are_nothing_to_look_at() -> None:
    """If only items lie on the spaces beside a hero, then the spyglass is of no use."""
    assert "use spyglass-1" not in looking().choose("free grea").options


@pytest.mark.rule("AND-196", "AND-195")
def test_the_spyglass_says_what_it_does_not_see() -> None:
    """If a mushroom, a widow and an Azturian lie about, then it is said that they are not to be seen; of items not."""
    t = looking().fog(502, "gold").fog(504, "will").lies(510, "mushroom-1").widows(518).azturians(519)
    t.choose("free grea", "use spyglass-1")
    assert (t.question, t.options) == ("LOOK_AT", {"502", "504"})
    assert {t.name(space) for space in t.s.reasons or {}} == {510, 518, 519}
    assert {t.why(word) for word in ("510", "518", "519")} == {"not-to-be-seen"}


@pytest.mark.rule("AND-195", "AND-197")
def test_the_spyglass_turns_fog_and_stones_alone() -> None:
    """If fog and items are on a space, then only the fog is turned."""
    t = looking().fog(518, "gold").lies(518, "bow-2", "spyglass-2").choose("free grea", "use spyglass-1")
    assert (t.log("FOG_SEEN"), t.log("THING_SEEN")) == ([("grea", "518", "gold")], [])


@pytest.mark.rule("AND-253")
def test_items_are_nothing_for_flaps() -> None:
    """If Flaps flies to a space with items only, then nothing is asked."""
    t = looking().figures(flaps=520).choose("flaps", 511)
    assert (t.asked, t.log("FLAPS_FLEW")) == (("avida", "ACT"), [("grea", "511")])


@pytest.mark.rule("AND-195", "AND-199")
def test_what_was_seen_is_not_looked_at_again() -> None:
    """If the fog on one of two spaces was turned, then the other is left; then there is nothing more to look at."""
    t = looking().fog(502, "gold").fog(504, "will").choose("free grea", "use spyglass-1")
    assert t.next_fog("gold").choose("502").options == {"504", "stop"}
    assert t.choose("504").question == "FREE"


@pytest.mark.rule("AND-253")
def test_flaps_may_turn_fog_or_a_stone() -> None:
    """If fog and a stone lie where Flaps flies to, then either may be turned, or neither."""
    t = looking().fog(518, "gold").lies(518, "hope-1").figures(flaps=520).choose("flaps", 518)
    assert t.options == {"fog", "hope-1", "none"}
