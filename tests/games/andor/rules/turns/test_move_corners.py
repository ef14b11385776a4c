"""Corners of a move and of its end that changes made one by one had shown to be unwatched."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, lake, river


@pytest.mark.rule("AND-314")
def test_the_first_hero_is_taken_along() -> None:
    """If Raashana is the second hero and takes the first one along, then both are where she goes."""
    t = river("grea", "raashana").turn("raashana").everybody_on(536).choose("take grea", "go 537")
    assert [t.place_of(hero) for hero in t.heroes] == [537, 537]
    assert t.log("CARRIED") == [("raashana", "grea", "537")]


@pytest.mark.rule("AND-188", "AND-706", "AND-318")
def test_a_sip_pays_one_step_and_not_the_next() -> None:
    """If Raashana drinks, goes a step, takes Avida along and goes on, then the second step costs an hour."""
    t = river("raashana", "avida").places(raashana=536, avida=537).has("raashana", "flask")
    t.choose("sip", "via 537").choose("take avida", "go 536")
    assert (t.hour_of("raashana"), t.place_of("avida")) == (1, 536)


@pytest.mark.rule("AND-638")
def test_only_logs_go_with_the_tile() -> None:
    """If the tile comes to a space with a flask and a log, then the log lies with it, and the flask stays there."""
    t = river("grea", "avida", legend=3).places(grea=540).tile(540).lies(539, "flask-1", "log-1")
    t.choose("tile", "go 539")
    assert (t.where_is("log-1"), t.things_on(539)) == (st.WITH_TILE, {"flask-1"})


@pytest.mark.rule("AND-447")
def test_the_tile_is_not_taken_where_a_rock_bars_its_only_way() -> None:
    """If a rock lies on the only space the tile could go to, then it is said that it does not go onto rocks."""
    t = river("grea", "avida", legend=5).places(grea=540).tile(540).lies(539, "rock-1")
    assert (t.closed("tile"), t.why("tile")) == ("AND-447", "tile-before-rock")


@pytest.mark.rule("AND-168", "AND-446")
def test_with_the_tile_it_is_said_what_keeps_it() -> None:
    """If the tile was taken, then what is too far is too far, and what is not on the Trail is not."""
    t = river("grea", "avida", legend=3).places(grea=540).tile(540).hours(grea=5).will(grea=2).choose("tile")
    assert (t.why("go 530"), t.why("go 532")) == ("no-will-for-extra", "tile-off-trail")


@pytest.mark.rule("AND-262", "AND-314")
def test_a_rider_held_by_a_widow_takes_nobody_along() -> None:
    """If Raashana is held by a widow, then it is the widow that keeps her from taking Avida along, not the hours."""
    t = river("raashana", "avida").everybody_on(537).widows(537)
    assert (t.closed("take avida"), t.why("take avida")) == ("AND-262", "held-by-widow")


# --- the end of a move --------------------------------------------------------------------------------


@pytest.mark.rule("AND-541")
def test_only_whose_move_ends_there_solves_a_card() -> None:
    """If the fourth hero stands on 509 with strength enough, then a move of another one solves nothing."""
    t = river("grea", "avida", "tenaya", "raashana", legend=4).takota(1, 2, 3).places(grea=536, raashana=509)
    assert t.strength(raashana=14).choose("go 537").s.solved == 0


@pytest.mark.rule("AND-541", "AND-316")
def test_a_strong_passenger_solves_the_card() -> None:
    """If Raashana takes a strong hero to 509, then that hero solves the card and gains from it."""
    t = river("raashana", "avida", legend=4).takota(1, 2).everybody_on(508).strength(avida=12).fog(508, "gold")
    t.choose("take avida", "go 509").lightly()
    assert (t.log("TAKOTA"), t.s.solved) == ([("avida", 1)], 1)


@pytest.mark.rule("AND-317", "AND-316")
def test_the_team_decides_who_of_two_drinks() -> None:
    """If two heroes come to a well together, then the team says who drinks, or nobody; alone a hero does."""
    t = river("raashana", "avida").everybody_on(527).choose("take avida", "go 526")
    assert (t.asked, t.options) == (("team", "DRINK"), {"raashana", "avida", "none"})
    t = river("raashana", "avida").everybody_on(527).choose("go 526")
    assert t.asked == ("raashana", "DRINK")


@pytest.mark.rule("AND-444", "AND-186")
def test_who_has_all_willpower_does_not_drink() -> None:
    """If a hero with 20 willpower comes to a well, then nothing is asked and the well stays full."""
    t = river("grea", "avida").places(grea=527).will(grea=20).choose("go 526")
    assert (t.asked, t.wells_now) == (("avida", "ACT"), {507, 526, 554, 562})


@pytest.mark.rule("AND-187")
def test_drinking_fills_no_other_well() -> None:
    """If a hero empties the only full well, then all are empty."""
    t = river("grea", "avida").places(grea=527).full_wells(526).choose("go 526", "grea")
    assert (t.wells_now, t.s.wells) == (set(), 0)


@pytest.mark.rule("AND-678")
def test_fires_are_lit_in_their_legend_only() -> None:
    """If a hero comes to a space with the number of a fire in another legend, then no fire is lit."""
    t = river("grea", "avida").places(grea=519).choose("go 503")
    assert (t.log("FIRE_LIT"), t.s.fires_lit) == ([], 0)


# --- where a move goes on -----------------------------------------------------------------------------


def pauses(t: Table) -> set[str]:
    return {str(word) for word in t.options if str(word).startswith("via")}


@pytest.mark.rule("AND-318", "AND-705")
def test_the_rider_goes_on_from_the_first_space() -> None:
    """If a hero stands on 501, then Raashana may go on from there."""
    assert "via 501" in pauses(river("raashana", "avida").places(raashana=502, avida=501))


@pytest.mark.rule("AND-446", "AND-287")
def test_a_ghost_by_the_tile_stops_only_who_carries_somebody() -> None:
    """If a ghost is beside the tile, then a hero may go on from there, but not Raashana with Avida; without it both."""
    t = river("grea", "avida", legend=4).places(grea=521).tile(530).ghosts(531)
    assert pauses(t) == {"via 530"}
    t = river("raashana", "avida", legend=4).everybody_on(521).tile(530).ghosts(531).choose("take avida")
    assert pauses(t) == set()
    t = river("raashana", "avida", legend=4).everybody_on(521).tile(530).choose("take avida")
    assert pauses(t) == {"via 530"}


@pytest.mark.rule("AND-705", "AND-318")
def test_nobody_goes_on_without_an_hour() -> None:
    """If the last hour brings Raashana to Avida, then she may stay there, and not go on; with a flask she may."""
    t = lake("raashana", "avida").places(raashana=411, avida=420).hours(raashana=6).will(raashana=2)
    assert (pauses(t), "go 420" in t.options) == (set(), True)
    t = lake("raashana", "avida").places(raashana=411, avida=420).hours(raashana=6).will(raashana=2)
    assert pauses(t.has("raashana", "flask")) == {"via 420"}


@pytest.mark.rule("AND-314", "AND-163")
def test_somebody_is_taken_along_where_there_is_one_way_to_go() -> None:
    """If one space is in reach, then Raashana may take Avida along; if none is, then no hour is left, as is said."""
    t = river("raashana", "avida", legend=6).everybody_on("C12").hours(raashana=6).will(raashana=2)
    assert (t.to_go, "take avida" in t.options) == ({"C11"}, True)
    t = river("raashana", "avida", legend=6).everybody_on("C12").hours(raashana=10).has("raashana", "knife")
    assert (t.to_go, t.why("take avida")) == (set(), "no-hour-left")


@pytest.mark.rule("AND-563", "AND-314")
def test_a_rider_held_by_a_sentinel_takes_nobody_along() -> None:
    """If a sentinel holds Raashana and no longer Avida beside her, then it is the sentinel that keeps both there."""
    t = river("raashana", "avida", legend=6).everybody_on("C10").sentinels("C10").met("avida", 1)
    assert (t.closed("take avida"), t.why("take avida")) == ("AND-563", "held-by-sentinel")


@pytest.mark.rule("AND-446", "AND-262")
def test_the_tile_stays_where_a_widow_holds_the_hero() -> None:
    """If a widow holds a hero on the space of the tile, then it is the widow that keeps the tile there."""
    t = river("grea", "avida").places(grea=540).tile(540).widows(540)
    assert (t.closed("tile"), t.why("tile")) == ("AND-262", "held-by-widow")


@pytest.mark.rule("AND-705", "AND-062")
def test_a_hero_may_stay_after_one_step() -> None:
    """If Raashana has gone one step to Avida, then she may stay there."""
    t = river("raashana", "avida").places(raashana=536, avida=537).choose("via 537")
    assert (t.asked, "stay" in t.options) == (("raashana", "GO_ON"), True)


@pytest.mark.rule("AND-188", "AND-706")
def test_two_sips_pay_two_steps_one_after_the_other() -> None:
    """If Raashana drinks twice, goes a step to Avida and one more, then neither step costs an hour."""
    t = river("raashana", "avida").places(raashana=536, avida=537).has("raashana", "flask")
    t.choose("sip", "sip", "via 537").choose("go 538")
    assert (t.place_of("raashana"), t.hour_of("raashana")) == (538, 0)


@pytest.mark.rule("AND-563")
def test_who_moves_forgets_no_sentinel_of_another_hero() -> None:
    """If Grea leaves a sentinel that both heroes have fought, then Avida may still leave it."""
    t = river("grea", "avida", legend=6).everybody_on("C10").sentinels("C7", "C10").met("grea", 1, 2).met("avida", 2)
    assert t.grey(1).choose("go C11").s.met == 0b1000


@pytest.mark.rule("AND-261", "AND-075")
def test_a_widow_on_the_first_space_stops_a_hero_too() -> None:
    """If widows lie on 501 and 502, then from 509 there is no way over either of them to 517."""
    t = river("grea", "avida").places(grea=509).widows(501, 502).hours(grea=4).will(grea=2)
    assert {"501", "502", "503"} <= t.to_go
    assert "517" not in t.to_go


# --- why not ------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-446", "AND-168")
def test_the_end_of_the_trail_is_on_the_trail() -> None:
    """If the tile was taken and 540 is too far, then the hours keep the hero from it, not the Trail."""
    t = river("grea", "avida", legend=3).places(grea=529).tile(529).hours(grea=5).will(grea=2).choose("tile")
    assert t.why("go 540") == "no-will-for-extra"


@pytest.mark.rule("AND-307", "AND-445", "AND-285")
def test_who_has_just_enough_willpower_is_kept_away_by_what_lies_between() -> None:
    """If a widow lies before rock or village, then she keeps away who has just the willpower for it, not its lack."""
    t = river("grea", "avida").places(grea=554).widows(555, 513).will(grea=content.rock_will)
    assert t.why("go 547") == "stopped"
    t = lake("grea", "avida").places(grea=437).widows(436, 444).will(grea=content.village_will)
    assert t.why("go 453") == "stopped"


@pytest.mark.rule("AND-307", "AND-524")
def test_who_can_climb_the_rock_is_told_of_the_way_over_it() -> None:
    """If 511 is 4 hours away over the rock and 3 are left, then an extra hour is missing; round it it is too far."""
    t = river("grea", "avida").places(grea=555).hours(grea=6).counts(extra_most=2)
    assert t.will(grea=20).why("go 511") == "fewer-extra-hours"
    t = river("grea", "avida").places(grea=555).hours(grea=6).counts(extra_most=2)
    assert t.will(grea=9).why("go 511") == "too-far"


@pytest.mark.rule("AND-287", "AND-288")
def test_the_way_round_a_ghost_is_longer_for_who_carries_somebody() -> None:
    """If a ghost is between, then Raashana pays 5 hours to 538 with Grea, the first hero, and 3 alone."""
    t = river("grea", "raashana", legend=4).turn("raashana").everybody_on(507).ghosts(531)
    assert t.choose("take grea", "go 538").hour_of("raashana") == 5
    t = river("grea", "raashana", legend=4).turn("raashana").everybody_on(507).ghosts(531)
    assert t.choose("go 538").hour_of("raashana") == 3


@pytest.mark.rule("AND-064", "AND-073")
def test_only_a_move_onto_the_rock_names_its_rule() -> None:
    """If a hero goes elsewhere on the River side, or to 447 beside Lake Ava, then the line names the usual rule."""
    assert river("grea", "avida").places(grea=536).choose("go 537").cited("MOVED") == ["AND-064"]
    assert lake("grea", "avida").places(grea=446).choose("go 447").cited("MOVED") == ["AND-064"]
