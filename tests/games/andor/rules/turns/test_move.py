"""Moving: ways, the river, the bridge, the rock, the village, the tile, the portal."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import lake, river

# --- steps --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-030", "AND-064")
@pytest.mark.tells("MOVED AND-064")
def test_each_space_costs_an_hour() -> None:
    """If a hero with 4 hours and no willpower to spare moves, then it reaches all spaces up to 4 steps away."""
    t = lake("grea", "avida").places(grea=405).hours(grea=3).will(grea=2)
    near = {content.printed(n, 0) for n in range(1, 65) if 0 < content.distance[5 * st.SPACES + n] <= 4}
    assert t.to_go == near
    t.choose("go 402")
    assert (t.hour_of("grea"), t.place_of("grea")) == (6, 402)
    assert t.log("MOVED")[-1] == ("grea", "402", 3)


@pytest.mark.rule("AND-030")
def test_what_is_too_far_says_so() -> None:
    """If the hours do not reach, then the space is closed."""
    t = lake("grea", "avida").places(grea=430).hours(grea=9).will(grea=20)
    assert t.closed("go 427") == "AND-030"


@pytest.mark.rule("AND-066")
def test_heroes_ignore_the_arrows() -> None:
    """If an arrow leads from 428 to 427, then a hero may go from 427 to 428 all the same."""
    assert "428" in lake("grea", "avida").places(grea=427).hours(grea=6).will(grea=2).to_go


@pytest.mark.rule("AND-070", "AND-340")
@pytest.mark.tells("MOVED AND-070")
def test_the_lair_is_an_ordinary_space() -> None:
    """If a hero comes to 425, then it may stop there or cross it."""
    t = lake("grea", "avida").places(grea=417).hours(grea=5).will(grea=2)
    assert {"425", "433", "434"} <= t.to_go
    t.choose("go 425")
    assert t.place_of("grea") == 425


@pytest.mark.rule("AND-071", "AND-072")
def test_the_bridge_is_the_way_across_and_no_space() -> None:
    """If a hero stands on 510, then 552 is one hour away; from 511, on the shore, the north bank is two."""
    t = river("grea", "avida").places(grea=510).hours(grea=6).will(grea=2)
    assert "552" in t.to_go
    t.choose("go 552")
    assert t.hour_of("grea") == 7
    t = river("grea", "avida").places(grea=511).hours(grea=6).will(grea=2)
    assert not any(int(space) > 540 for space in t.to_go)
    t = river("grea", "avida").places(grea=516).hours(grea=4).will(grea=2)
    assert not any(int(space) > 540 for space in t.to_go)


@pytest.mark.rule("AND-073")
def test_the_rock_is_another_way_across() -> None:
    """If a hero has 12 willpower, then it crosses the river from 513 to 555 by 547 in 2 hours, else not."""
    t = river("grea", "avida").places(grea=513).hours(grea=5).will(grea=12)
    t.choose("go 555")
    assert (t.hour_of("grea"), t.place_of("grea")) == (7, 555)
    assert "555" not in river("grea", "avida").places(grea=513).hours(grea=5).will(grea=11).to_go


@pytest.mark.rule("AND-074", "AND-141", "AND-340")
def test_heroes_and_creatures_do_not_stop_a_hero() -> None:
    """If heroes and a creature stand on the only way, then a hero crosses it or stops there."""
    t = river("grea", "avida", "tenaya").places(grea=549, avida=550, tenaya=550).tile(519).creatures("gor 550")
    t.choose("go 550")
    assert t.place_of("grea") == 550
    t = lake("grea", "avida").places(grea=457, avida=458).creatures("gor 448").hours(grea=5).will(grea=2)
    assert {"448", "458", "442", "443"} <= t.to_go


@pytest.mark.rule("AND-075")
def test_no_hero_enters_a_defence_space() -> None:
    """If a hero may go anywhere, then only spaces of the board are offered."""
    t = lake("grea", "avida").places(grea=425).will(grea=20)
    known = {content.printed(n, 0) for n in range(1, 65)}
    assert t.to_go <= known
    assert len(t.to_go) > 50


@pytest.mark.rule("AND-705")
def test_a_move_goes_by_a_shortest_way() -> None:
    """If a hero goes three spaces away, then it pays 3 hours, not more."""
    t = river("grea", "avida").places(grea=533).choose("go 519")
    assert (t.hour_of("grea"), content.distance[(st.SPACES + 33) * st.SPACES + 19]) == (3, 3)


@pytest.mark.rule("AND-414", "AND-286")
def test_the_marsh_is_only_on_the_river_side() -> None:
    """If a hero walks over 448 and 449 on the Lake side, then nothing stops it."""
    t = lake("grea", "avida").places(grea=457).hours(grea=5).will(grea=2)
    assert {"442", "443", "449"} <= t.to_go
    t = river("grea", "avida").places(grea=558).tile(519).hours(grea=5).will(grea=2)
    assert {"548", "549"} <= t.to_go
    assert not {"550", "565", "566"} & t.to_go
    assert t.closed("go 550") == "AND-285"


@pytest.mark.rule("AND-285")
def test_who_starts_on_a_marsh_space_goes_on() -> None:
    """If a hero begins its turn on 549, then it may go on from there."""
    t = river("grea", "avida").places(grea=549).tile(519)
    assert {"550", "558", "566", "565"} <= t.to_go


# --- places that need willpower -----------------------------------------------------------------------


@pytest.mark.rule("AND-445")
@pytest.mark.parametrize(("will", "hour", "enters"), [(10, 0, True), (9, 0, False), (11, 7, False), (12, 7, True)])
def test_the_stilt_village_needs_10_willpower_after_paying(will: int, hour: int, enters: bool) -> None:
    """If a hero would have 10 willpower in 453, then it may enter, else not; leaving needs none."""
    t = lake("grea", "avida").places(grea=436).will(grea=will).hours(grea=hour)
    assert ("453" in t.to_go) == enters
    if not enters:
        assert t.closed("go 453") == "AND-445"
    t = lake("grea", "avida").places(grea=453).will(grea=1)
    assert {"436", "444"} <= t.to_go


@pytest.mark.rule("AND-445")
def test_the_village_is_no_shortcut_for_the_weak() -> None:
    """If a hero has 9 willpower, then it does not get from 436 to 444 through the village."""
    t = lake("grea", "avida").places(grea=436).will(grea=9).hours(grea=5)
    assert "444" not in t.to_go
    t = lake("grea", "avida").places(grea=436).will(grea=10).hours(grea=5)
    assert "444" in t.to_go


# --- the tile -----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-446")
def test_the_tile_is_taken_along_the_trail() -> None:
    """If a hero on the tile's space takes it, then it goes with it from Trail space to Trail space."""
    t = river("grea", "avida").places(grea=540).choose("tile")
    assert (t.question, "go 539" in t.options, "go 532" in t.options) == ("GO_ON", True, False)
    assert t.closed("go 532") == "AND-446"
    t.choose("go 538")
    assert (t.name(t.s.tile), t.place_of("grea"), t.hour_of("grea")) == (538, 538, 2)
    assert t.asked == ("avida", "ACT")


@pytest.mark.rule("AND-446")
def test_the_tile_stays_without_being_taken() -> None:
    """If a hero walks off without it, or is not on its space, then the tile stays."""
    t = river("grea", "avida").places(grea=540).choose("go 538")
    assert t.name(t.s.tile) == 540
    assert "tile" not in river("grea", "avida").places(grea=532).options


@pytest.mark.rule("AND-446", "AND-262")
def test_a_held_hero_does_not_take_the_tile() -> None:
    """If a widow holds the hero on the tile's space, or no hour is left, then the tile is not taken along."""
    assert "tile" not in river("grea", "avida").places(grea=540).widows(540).options
    t = river("grea", "avida").places(grea=540).hours(grea=10).has("grea", "knife")
    assert "tile" not in t.options


@pytest.mark.rule("AND-446")
def test_the_tile_is_left_on_the_way() -> None:
    """If the tile is taken a step and left there, then the hero walks on without it and does not take it again."""
    t = river("grea", "avida").places(grea=540).choose("tile", "via 539", "tile")
    assert "tile" not in t.options
    t.choose("go 531")
    assert (t.name(t.s.tile), t.place_of("grea"), t.hour_of("grea")) == (539, 531, 2)


@pytest.mark.rule("AND-446", "AND-705")
def test_the_tile_is_taken_on_the_way() -> None:
    """If the tile stands on the way, then a hero stops there, takes it, and goes on with it."""
    t = river("grea", "avida").places(grea=532)
    assert "via 540" in t.options
    t.choose("via 540", "tile", "go 539")
    assert (t.name(t.s.tile), t.place_of("grea"), t.hour_of("grea")) == (539, 539, 2)


@pytest.mark.rule("AND-447")
@pytest.mark.tells("CREATURE_HELD AND-447")
def test_the_tile_meets_creatures_and_rocks() -> None:
    """If the tile enters a creature's space, then the creature is held; a space with a rock is closed to it."""
    t = river("grea", "avida").places(grea=540).creatures("gor 539").choose("tile", "go 539")
    assert (t.creatures_now, t.held_now, t.name(t.s.tile)) == ({}, ["gor"], 539)
    t = river("grea", "avida", legend=5).places(grea=519).lies(503, "rock-1").choose("tile")
    assert "go 520" in t.options
    assert t.closed("go 503") == "AND-447"


@pytest.mark.rule("AND-447")
@pytest.mark.parametrize(("over", "to"), [(520, 529), (503, 510)])
def test_the_tile_meets_what_stands_between(over: int, to: int) -> None:
    """If the tile is pulled two spaces, either way along the Trail, then the creature between is held."""
    t = river("grea", "avida", legend=5).places(grea=519).creatures(f"gor {over}").choose("tile", f"go {to}")
    assert (t.name(t.s.tile), t.place_of("grea"), t.held_now, t.creatures_now) == (to, to, ["gor"], {})


@pytest.mark.rule("AND-447", "AND-441")
@pytest.mark.tells("LOST AND-441")
def test_the_tile_is_lost_by_walking_into_too_many() -> None:
    """If the tile enters a creature's space and no defence space is free, then the legend is lost."""
    t = river("grea", "avida").places(grea=540).held("gor", "gor", "gor").creatures("gor 539").choose("tile", "go 539")
    assert t.ending == "tile"


# --- the portal ---------------------------------------------------------------------------------------


@pytest.mark.rule("AND-448")
def test_the_portal_throws_a_hero_anywhere() -> None:
    """If a hero ends its move on 599, then two dice say where it is put, and fog there is turned."""
    t = river("grea", "avida").places(grea=541).fog(535, "gold").roll(3, 5).choose("go 599")
    assert (t.place_of("grea"), t.gold_of("grea"), t.hour_of("grea"), t.fog_now) == (535, 1, 1, set())
    assert t.log("PORTAL") == [("grea", "535")]


@pytest.mark.rule("AND-553")
def test_orweyn_holds_the_portal() -> None:
    """If Orweyn stands on 599, then a hero may stop there with him."""
    t = river("grea", "avida", legend=5).figures(orweyn=599).places(grea=541).choose("go 599")
    assert (t.place_of("grea"), t.log("PORTAL")) == (599, [])


@pytest.mark.rule("AND-448")
def test_crossing_the_portal_throws_nobody() -> None:
    """If a hero only crosses 599 from 541 to 559, or goes round, then no dice are rolled."""
    t = river("grea", "avida").places(grea=541).choose("go 559")
    assert t.place_of("grea") == 559


# --- wells --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-186", "AND-187")
@pytest.mark.tells("WELL AND-186")
def test_a_well_gives_3_willpower_once() -> None:
    """If a hero ends its move on a full well and drinks, then it has 3 more and the well is empty for the next."""
    t = river("grea", "avida").places(grea=527, avida=518).choose("go 526")
    assert (t.question, t.options) == ("DRINK", {"grea", "none"})
    t.choose("grea")
    assert (t.will_of("grea"), 526 in t.wells_now, t.log("WELL")) == (10, False, [("grea", "526")])
    t.choose("go 526")
    assert (t.question, t.will_of("avida")) == ("ACT", 7)


@pytest.mark.rule("AND-186")
def test_a_well_is_not_used_in_passing_or_by_standing() -> None:
    """If a hero crosses a well or passes on it, then it is not asked to drink."""
    t = river("grea", "avida").places(grea=533).choose("go 518")
    assert (t.asked, t.will_of("grea"), 526 in t.wells_now) == (("avida", "ACT"), 7, True)
    t = river("grea", "avida").places(grea=526).choose("pass")
    assert (t.asked, t.will_of("grea")) == (("avida", "ACT"), 7)


@pytest.mark.rule("AND-285", "AND-314")
def test_the_marsh_stops_whoever_takes_somebody_along() -> None:
    """If Raashana takes Avida along, then both come into the marsh and no further, on either of its spaces."""
    t = river("raashana", "avida").everybody_on(546).hours(raashana=5).will(raashana=2).choose("take avida")
    assert {"548", "549"} & t.to_go == {"548"}
    t = river("raashana", "avida").everybody_on(558).choose("take avida")
    assert {"549", "550"} & t.to_go == {"549"}
