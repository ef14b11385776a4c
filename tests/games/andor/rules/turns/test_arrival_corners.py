"""Corners of turns and of the end of a move that changes made one by one had shown to be unwatched."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.scenario.words import THINGS
from tests.games.andor.scenario import Table, lake, river


def ride(space: int, **more: int) -> Table:
    """Raashana, the second hero, is about to take Grea, the first one, along."""
    t = river("grea", "raashana", legend=4).turn("raashana").everybody_on(space)
    return t.strength(**more)


@pytest.mark.rule("AND-541", "AND-316")
def test_the_first_hero_solves_a_card_as_a_passenger() -> None:
    """If Raashana takes a strong Grea to 509, then it is Grea who solves the card."""
    t = ride(508, grea=12).takota(1, 2).choose("take grea", "go 509")
    assert t.log("TAKOTA") == [("grea", 1)]


@pytest.mark.rule("AND-316", "AND-067")
def test_the_first_hero_may_turn_the_fog_as_a_passenger() -> None:
    """If Raashana takes Grea into fog, then the team says which of them turns it."""
    t = ride(536).fog(537, "gold").choose("take grea", "go 537")
    assert (t.asked, t.options) == (("team", "WHO_TAKES"), {"grea", "raashana"})
    assert t.choose("grea").log("FOG") == [("grea", "gold", "537")]


@pytest.mark.rule("AND-317", "AND-316")
def test_the_first_hero_may_drink_as_a_passenger() -> None:
    """If Raashana takes Grea to a well, then the team says who drinks, and the line names the rule of two."""
    t = ride(527).choose("take grea", "go 526")
    assert t.asked == ("team", "DRINK")
    t.choose("grea")
    assert (t.log("WELL"), t.cited("WELL")) == ([("grea", "526")], ["AND-317"])


@pytest.mark.rule("AND-448", "AND-314")
def test_the_portal_throws_the_first_hero_as_a_passenger() -> None:
    """If Raashana comes to 599 with Grea, then each of them is thrown by dice of its own."""
    t = ride(541).roll(2, 3, 4, 4).choose("take grea", "go 599")
    assert t.log("PORTAL") == [("raashana", "523"), ("grea", "544")]


@pytest.mark.rule("AND-448")
def test_the_portal_brings_nobody_else_to_a_place() -> None:
    """If Grea alone is thrown by the portal, then the fourth hero, on a well, is not asked whether it drinks."""
    t = river("grea", "avida", "tenaya", "raashana", legend=4).places(grea=541, raashana=526).roll(2, 3)
    assert t.choose("go 599").asked == ("avida", "ACT")


# --- turns --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-252")
def test_flaps_flies_from_the_first_space() -> None:
    """If Flaps is on 401, then he can be sent."""
    assert "flaps" in lake("grea", "avida").figures(flaps=401).options


@pytest.mark.rule("AND-163", "AND-032")
def test_who_has_no_hour_left_is_told_so() -> None:
    """If a hero has used all hours and extra hours, then it cannot pass, as no hour is left."""
    t = lake("grea", "avida").hours(grea=10).has("grea", "knife")
    assert (t.why("pass"), t.closed("pass")) == ("no-hour-left", "AND-163")


@pytest.mark.rule("AND-037", "AND-405")
def test_who_has_one_hour_left_ends_its_day_by_choice() -> None:
    """If a hero could pay for one more hour, then it ends its day by choice; without one it has to."""
    t = lake("grea", "avida").hours(grea=6).will(grea=2).choose("end day")
    assert t.cited("DAY_ENDED") == ["AND-037"]
    t = lake("grea", "avida").hours(grea=7).will(grea=2).has("grea", "knife").choose("end day")
    assert t.cited("DAY_ENDED") == ["AND-405"]


# --- Takota and the earthquake ------------------------------------------------------------------------


@pytest.mark.rule("AND-541", "AND-542")
def test_a_solved_card_stays_solved() -> None:
    """If the second Takota card is solved and then the first one, then both are."""
    assert ride(508, grea=12).takota(1, 2, 3, solved=(2,)).choose("take grea", "go 509").s.solved == 0b11


@pytest.mark.rule("AND-542")
def test_only_who_stands_there_is_cheered() -> None:
    """If two heroes meet on 550, then the card is named, and they gain willpower, a third one elsewhere does not."""
    t = river("grea", "avida", "tenaya", legend=4).turn("avida").takota(1, 2, 3).places(grea=550, avida=549)
    t.choose("go 550")
    assert (t.log("TAKOTA"), [line[0] for line in t.log("WILL_GAINED")]) == ([("avida", 2)], ["grea", "avida"])


@pytest.mark.rule("AND-544")
def test_the_card_of_the_rock_is_solved_on_the_rock() -> None:
    """If a hero with much willpower goes elsewhere, then the fourth Takota card is not solved."""
    assert river("grea", "avida", legend=4).takota(3, 4).places(grea=536).will(grea=20).choose("go 537").s.solved == 0


@pytest.mark.rule("AND-543", "AND-556")
def test_where_no_item_is_left_none_is_taken() -> None:
    """If the third Takota card is paid and no item is left, then it is solved, and nothing is asked."""
    t = river("grea", "avida", legend=4).places(grea=533).gold(grea=3).takota(3, 4)
    t.out(*[name for name in THINGS if THINGS.index(name) < st.ITEMS]).choose("free grea", "takota")
    assert (t.asked, t.s.solved, t.things_of("grea")) == (("grea", "ACT"), 0b100, set())


@pytest.mark.rule("AND-545")
def test_the_earthquake_shakes_heroes_to_the_lowest_space() -> None:
    """If heroes are on 509 and 541, then they come to 501 and to 542."""
    t = river("grea", "avida", legend=5).tile(552).places(grea=509, avida=541).letter("D").sunrise()
    assert t.log("SHAKEN") == [("grea", "501"), ("avida", "542")]
