"""Flaps the Volpin, and the spyglass."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import lake, river


@pytest.mark.rule("AND-132", "AND-252")
@pytest.mark.tells("FLAPS_FLEW AND-252")
def test_flaps_flies_anywhere_for_an_hour() -> None:
    """If a hero sends Flaps, then that is its action for 1 hour, and Flaps is where it was sent."""
    t = lake("grea", "avida").figures(flaps=421).choose("flaps")
    assert t.question == "FLAPS_TO"
    assert {"401", "425", "453", "464"} <= t.options
    t.choose("464")
    assert (t.name(t.s.flaps), t.hour_of("grea"), t.place_of("grea"), t.asked) == (464, 1, 441, ("avida", "ACT"))


@pytest.mark.rule("AND-132")
def test_no_flaps_in_other_legends() -> None:
    """If Flaps is not in play, or no hour is left, then it is not sent."""
    assert "flaps" not in river("grea", "avida").options
    t = lake("grea", "avida").figures(flaps=421).hours(grea=7).will(grea=2).has("grea", "flask")
    assert "flaps" not in t.options


@pytest.mark.rule("AND-132", "AND-262")
def test_a_held_hero_may_send_flaps() -> None:
    """If a widow holds the hero, then it may still send Flaps."""
    assert "flaps" in lake("grea", "avida").figures(flaps=421).widows(430).places(grea=430).options


@pytest.mark.rule("AND-253", "AND-254")
@pytest.mark.tells("FOG_SEEN AND-253")
def test_flaps_looks_at_fog_without_using_it() -> None:
    """If Flaps turns fog, then it is known, stays, and gives nothing; or Flaps leaves it face down."""
    t = lake("grea", "avida").figures(flaps=421).fog(432, "gold").choose("flaps", "432")
    assert (t.question, t.options) == ("FLAPS_LOOKS", {"fog", "none"})
    t.choose("fog")
    assert (t.log("FOG_SEEN"), t.fog_now, t.gold_of("grea")) == ([("grea", "432", "gold")], {432}, 0)
    t = lake("grea", "avida").figures(flaps=421).fog(432, "gold").choose("flaps", "432", "none")
    assert (t.log("FOG_SEEN"), t.asked) == ([], ("avida", "ACT"))


@pytest.mark.rule("AND-253")
def test_flaps_cannot_turn_widows_rocks_and_azturians() -> None:
    """If a widow, a rock and an Azturian lie there, then Flaps is not asked what to turn."""
    t = lake("grea", "avida").figures(flaps=421).widows(430).lies(430, "rock-1").azturians(430)
    t.hidden("rock-1", "rock-2", "rock-3").choose("flaps", "430")
    assert (t.asked, t.s.face[st.ROCK - st.HOPE]) == (("avida", "ACT"), st.UNKNOWN)


@pytest.mark.rule("AND-255")
@pytest.mark.tells("THING_SEEN AND-253")
@pytest.mark.parametrize("face", [2, 4, pytest.param(-3, marks=pytest.mark.tells("FLAPS_GONE AND-255"))])
def test_the_bad_mushroom_takes_flaps(face: int) -> None:
    """If Flaps turns the -3 mushroom, then it is gone for the rest of the legend, else it stays."""
    t = (
        lake("grea", "avida")
        .figures(flaps=421)
        .lies(430, "mushroom-1")
        .hidden("mushroom-1", "mushroom-2", "mushroom-3")
    )
    t.choose("flaps").next_face("mushroom", face).choose("430", "mushroom-1")
    assert (t.s.flaps > 0, t.log("FLAPS_GONE") == []) == (face != -3, face != -3)
    t.choose("pass")
    assert ("flaps" in t.options) == (face != -3)


# --- the spyglass -------------------------------------------------------------------------------------


@pytest.mark.rule("AND-193", "AND-195", "AND-197")
@pytest.mark.tells("FOG_SEEN AND-195", "USED AND-193")
def test_the_spyglass_reveals_tokens_beside_its_user() -> None:
    """If Grea looks at fog beside her, then it is known to all and does nothing."""
    t = river("grea", "avida").places(grea=536).fog(537, "gold").fog(528, "will").has("grea", "spyglass")
    t.choose("free grea", "use spyglass")
    assert (t.question, {"537", "528"} <= t.options) == ("LOOK_AT", True)
    t.next_fog("gold").choose("537")
    assert (t.gold_of("grea"), t.fog_now, t.log("FOG_SEEN")) == (0, {537, 528}, [("grea", "537", "gold")])


@pytest.mark.rule("AND-199")
def test_the_user_may_leave_tokens_face_down() -> None:
    """If Grea looks at one of two tokens and stops, then the other one stays unknown."""
    t = river("grea", "avida").places(grea=536).fog(537, "gold").fog(528, "will").has("grea", "spyglass")
    t.choose("free grea", "use spyglass").next_fog("gold").choose("537")
    t.until("FREE")
    assert sorted(n for n in t.s.fog if n != st.GONE) == [st.UNKNOWN, st.FOG_GOLD]


@pytest.mark.rule("AND-200", "AND-417")
def test_the_spyglass_does_not_look_across_the_river() -> None:
    """If fog lies beyond the bridge or two spaces away, then the spyglass does not reach it."""
    t = (
        river("grea", "avida")
        .places(grea=552)
        .fog(551, "gold")
        .fog(511, "will")
        .fog(502, "will")
        .has("grea", "spyglass")
    )
    t.choose("free grea").next_fog("gold").choose("use spyglass")
    assert t.log("FOG_SEEN") == [("grea", "551", "gold")]


@pytest.mark.rule("AND-196")
def test_the_spyglass_does_not_reveal_everything() -> None:
    """If widows, mushrooms, rocks or Azturians lie there, then they cannot be revealed."""
    t = river("grea", "avida").places(grea=536).widows(529).lies(528, "mushroom-1").lies(529, "rock-1").azturians(529)
    t.hidden("mushroom-1", "mushroom-2", "mushroom-3", "rock-1", "rock-2", "rock-3").has("grea", "spyglass")
    t.fog(535, "gold").fog(537, "will").choose("free grea", "use spyglass")
    assert t.options - {"stop"} == {"535", "537"}


@pytest.mark.rule("AND-198")
def test_the_spyglass_on_another_heros_turn() -> None:
    """If it is Grea's turn, then Avida may look through her spyglass."""
    t = river("grea", "avida").places(avida=536).fog(537, "gold").fog(528, "will").has("avida", "spyglass")
    t.choose("free avida", "use spyglass")
    assert t.question == "LOOK_AT"


@pytest.mark.rule("AND-194")
def test_no_spyglass_in_a_combat_round() -> None:
    """If a round is over, then the spyglass may be used; while dice lie it is not offered."""
    t = river("tenaya", "grea").places(tenaya=536).creatures("troll 536").fog(537, "gold").will(tenaya=9)
    t.has("tenaya", "spyglass", "knife").roll(4, 2).choose("fight 536")
    assert t.question == "DICE"
    assert not any("spyglass" in str(word) for word in t.options)
    t.foe(1, 2, 3).choose("keep")


@pytest.mark.rule("AND-428")
@pytest.mark.tells("THING_SEEN AND-195", "THING_SEEN AND-428")
def test_hope_stones_lie_face_down_and_may_be_seen() -> None:
    """If a hope stone lies beside the user, then the spyglass shows which it is; who takes one sees it."""
    stones = ("hope-1", "hope-2", "hope-3", "hope-4")
    t = river("grea", "avida").places(grea=536).lies(537, "hope-1").hidden(*stones).has("grea", "spyglass")
    t.choose("free grea").next_face("hope", 3).choose("use spyglass")
    assert t.s.face[0] == 2
    t = river("grea", "avida").places(grea=537).lies(537, "hope-1").hidden(*stones).choose("free grea")
    t.next_face("hope", 3).choose("pick hope-1")
    assert t.s.face[0] == 2
