"""The six wheel actions."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import war


@pytest.mark.rule("LOR-052")
def test_mobilize_recruits_in_every_controlled_settlement() -> None:
    """If a player controls the Settlements 1, 3 and 6 and the Region 5, then an Army of 1 comes to 1, 3 and 6."""
    t = war(3, mode="none").army(0, 5, 2).owns(0, 1, 3, 6).owns(1, 9).army(1, 8, 1).special("mobilize")
    assert t.armies(0) == {1: [1], 3: [1], 5: [2], 6: [1]}
    assert t.armies(1) == {8: [1]}


@pytest.mark.rule("LOR-052", "LOR-148", "LOR-121")
def test_with_too_few_armies_the_player_chooses_where() -> None:
    """If one Army is left in supply and two Settlements are controlled, then the player says where it goes."""
    t = war(3, mode="none").army(0, 5, 1, 1, 1, 1, 1).owns(0, 1, 6).special("mobilize")
    assert t.asked == (0, "RECRUIT_IN")
    assert t.options == {1, 6}
    t.choose(6)
    assert t.armies(0) == {5: [1, 1, 1, 1, 1], 6: [1]}
    assert t.supply(0) == 0


@pytest.mark.rule("LOR-148", "LOR-026")
def test_nobody_is_recruited_with_loki() -> None:
    """If Loki stands in a controlled Settlement, then Mobilize gives no Army there."""
    t = war(3, mode="none").army(0, 5, 1).owns(0, 1, 6).loki(6).special("mobilize")
    assert t.armies(0) == {1: [1], 5: [1]}


@pytest.mark.rule("LOR-053")
def test_reinforce_gives_authority_and_one_more_points() -> None:
    """If authority is 2, then three points are spread as the player likes, in Regions he controls only."""
    t = war(3, mode="none").army(0, 5, 1).army(0, 1, 2).camp(0, 6, 1).army(1, 9, 1).special("reinforce")
    assert t.options - {"none"} == {"A1 in 5", "A2 in 1"}
    t.raises(5, 1, 5)
    assert t.armies(0) == {1: [3], 5: [3], 6: [1]}
    assert t.active == 1


@pytest.mark.rule("LOR-053", "LOR-099")
def test_an_injured_authority_gives_two_points() -> None:
    """If authority is injured, then it counts as 1 for Reinforce too: two points are spread."""
    t = war(3, mode="none").army(0, 5, 1).army(0, 1, 1).army(1, 9, 1).attributes(0, authority=4)
    t.injuries(0, "authority").special("reinforce").raises(5, 5)
    assert t.armies(0) == {1: [1], 5: [3]}
    assert t.active == 1


@pytest.mark.rule("LOR-053", "LOR-147", "LOR-025")
def test_no_army_is_raised_above_six() -> None:
    """If an Army has value 6, then Reinforce cannot name it; one of 5 can be named once."""
    t = war(3, mode="none").army(0, 5, 5).army(0, 1, 6).army(1, 9, 1).special("reinforce")
    assert t.armies(0)[1] == [6]
    assert t.armies(0)[5] == [6]


@pytest.mark.rule("LOR-054")
def test_build_temple_places_a_temple_and_readies_a_priest() -> None:
    """If a player controls an empty Shrine, then a Temple stands there and one unready priest becomes ready."""
    t = war(3, mode="none").army(0, 5, 1).owns(0, 2, 6).built(2).army(1, 9, 1).special("build-temple")
    assert t.temples_now == {2, 5}
    assert t.priests_ready(0) == 2
    assert t.active == 1


@pytest.mark.rule("LOR-054")
def test_the_player_chooses_the_shrine() -> None:
    """If several empty Shrines are controlled, then the player says which; a Region without Shrine is none."""
    t = war(3, mode="none").army(0, 5, 1).owns(0, 2, 6, 8).special("build-temple")
    assert t.asked == (0, "TEMPLE_IN")
    assert t.options == {2, 5, 8}


@pytest.mark.rule("LOR-054", "LOR-121")
def test_there_are_seven_temples() -> None:
    """If seven Temples stand, then no eighth can be built; with six the seventh can."""
    seven = war(3, mode="none").army(0, 5, 1).built(2, 8, 10, 12, 15, 17, 19).until("SPECIAL_ACT")
    assert "build-temple" not in seven.options
    assert seven.closed("build-temple") == "LOR-121"
    assert "build-temple" in war(3, mode="none").army(0, 5, 1).built(2, 8, 10, 12, 15, 17).until("SPECIAL_ACT").options


@pytest.mark.rule("LOR-054", "LOR-010")
def test_a_temple_without_an_unready_priest_is_built_all_the_same() -> None:
    """If all four priests are ready, then the Temple is built and no fifth appears."""
    t = war(3, mode="none").army(0, 5, 1).priests(0, ready=4).army(1, 9, 1).special("build-temple")
    assert t.temples_now == {5}
    assert t.priests_ready(0) == 4


@pytest.mark.rule("LOR-055")
def test_monsters_hunts_one_or_activates_up_to_two_different() -> None:
    """If Monsters is taken, then one hunts with the Hero or activates two different monsters, one after the other."""
    t = war(3, mode="none").army(0, 5, 1).hero(0, 13).monster("garm", 13).roll("attack", "attack").special("monsters")
    assert "hunt garm" in t.options
    assert "hunt troll" not in t.options
    t.activates("troll")
    assert t.asked == (0, "ACTIVATE_NEXT")
    assert t.options == {"draugr", "lindworm", "garm", "fenrir", "nidhogg", "none"}
    t.activates("garm")
    assert t.active == 1


@pytest.mark.rule("LOR-055")
def test_one_activation_is_enough() -> None:
    """If one monster was activated, then the player may leave it at that; before the first he may not."""
    t = war(3, mode="none").army(0, 5, 1).roll("attack").special("monsters")
    assert t.asked == (0, "ACTIVATE_NEXT")
    assert "none" not in t.options
    t.activates("troll")
    assert "none" in t.options


@pytest.mark.rule("LOR-056")
@pytest.mark.parametrize(("region", "legal"), [(19, True), (21, False), (18, True)])
def test_usurp_needs_strength_and_authority_of_the_regions_value(region: int, legal: bool) -> None:
    """If strength 2 and authority 2 reach the value of the Hero's Region, then it can be usurped, otherwise not."""
    t = war(3, mode="none").army(0, 5, 1).hero(0, region).owns(1, region).attributes(0, strength=2, authority=2)
    t.until("SPECIAL_ACT")
    assert ("usurp" in t.options) == legal
    if legal:
        t.choose("usurp")
        assert t.owner(region) == 0
    else:
        assert t.closed("usurp") == "LOR-056"


@pytest.mark.rule("LOR-056")
def test_enemy_armies_forbid_usurp_and_own_ones_do_not() -> None:
    """If an enemy Army stands with the Hero, then the Region cannot be usurped; an own Army does not hinder."""
    t = war(3, mode="none").army(0, 5, 1).hero(0, 18).army(1, 18, 1).until("SPECIAL_ACT")
    assert t.closed("usurp") == "LOR-056"
    own = war(3, mode="none").camp(0, 6, 1).hero(0, 6).attributes(0, strength=2, authority=2).special("usurp")
    assert own.owner(6) == 0


@pytest.mark.rule("LOR-149")
def test_usurp_takes_neutral_and_enemy_regions_beside_monsters_and_loki() -> None:
    """If a monster and Loki stand with the Hero, then they do not hinder; a neutral Region can be taken too."""
    t = war(3, mode="none").army(0, 5, 1).hero(0, 18).monster("garm", 18).loki(18).until("SPECIAL_ACT").choose("usurp")
    assert t.owner(18) == 0


@pytest.mark.rule("LOR-149", "LOR-099", "LOR-172")
def test_injured_attributes_count_as_one_for_usurp() -> None:
    """If strength 2 is injured, then 1 + 2 does not reach 4; without the Injury 2 + 2 does."""
    base = war(3, mode="none").army(0, 5, 1).hero(0, 19).attributes(0, strength=2, authority=2).injuries(0, "strength")
    assert base.until("SPECIAL_ACT").closed("usurp") == "LOR-056"


@pytest.mark.rule("LOR-143")
def test_ones_own_region_cannot_be_usurped() -> None:
    """If the Hero's Region is his own, then Usurp would do nothing and is closed."""
    t = war(3, mode="none").army(0, 5, 1).hero(0, 18).owns(0, 18).until("SPECIAL_ACT")
    assert "usurp" not in t.options


@pytest.mark.rule("LOR-057")
def test_prepare_is_any_two_of_three_with_repeats() -> None:
    """If Prepare is taken, then two of heal, draw and a rune are done in turn, the same twice if wished."""
    t = war(3, mode="none").army(0, 5, 1).injuries(0, "wisdom", "strength").army(1, 9, 1).special("prepare")
    assert t.asked == (0, "PREPARE_WHAT")
    assert t.options == {"heal", "draw", "fehu", "isa", "tiwaz"}
    t.choose("heal", "wisdom")
    t.choose("heal")
    assert t.injuries_of(0) == []
    runes = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).special("prepare").choose("isa", "isa")
    assert runes.runes_of(0) == {"isa": 2}
    assert runes.active == 1


@pytest.mark.rule("LOR-057", "LOR-134")
def test_prepare_gives_no_sixth_rune() -> None:
    """If four runes are held, then the first part may be a rune and the second not."""
    t = war(3, mode="none").army(0, 5, 1).runes(0, fehu=4).injuries(0, "wisdom").special("prepare").choose("isa")
    assert t.options == {"heal", "draw"}


@pytest.mark.rule("LOR-052")
def test_with_as_many_armies_as_settlements_nobody_is_asked() -> None:
    """If two Armies are left and two Settlements are controlled, then each has one at once."""
    t = war(3, mode="none").army(0, 5, 1, 1, 1, 1).owns(0, 1, 6).army(1, 9, 1).special("mobilize")
    assert t.armies(0) == {1: [1], 5: [1, 1, 1, 1], 6: [1]}
    assert t.active == 1


@pytest.mark.rule("LOR-052")
def test_mobilize_recruits_once_in_a_settlement() -> None:
    """If three Armies are left for four Settlements, then none of them is named twice."""
    t = war(3, mode="none").army(0, 5, 1, 1, 1).owns(0, 1, 3, 6, 9).army(1, 16, 1).special("mobilize").choose(6)
    assert t.options == {1, 3, 9}
    assert t.closed(6) == "LOR-052"
    t.choose(1)
    assert t.options == {3, 9}
    assert t.choose(9).armies(0) == {1: [1], 5: [1, 1, 1], 6: [1], 9: [1]}


@pytest.mark.rule("LOR-054")
def test_nothing_is_told_of_priests_where_none_is_readied() -> None:
    """If all four priests are ready, then a Temple is built, and no line says that a priest became ready."""
    t = war(3, mode="none").army(0, 5, 1).priests(0, ready=4).army(1, 9, 1).special("build-temple")
    assert "TEMPLE_BUILT" in t.story
    assert "PRIESTS_READY" not in t.story


@pytest.mark.rule("LOR-050")
def test_a_marker_stays_when_another_is_laid() -> None:
    """If two actions have a marker, then a third one has one too after it is taken."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).wheel(0, "mobilize", "usurp").special("prepare")
    t.choose("fehu", "fehu")
    assert t.wheel_of(0) == {"mobilize", "usurp", "prepare"}


@pytest.mark.rule("LOR-151", "LOR-293")
@pytest.mark.parametrize(("region", "runes"), [(18, 1), (21, 0)])
def test_snorri_gains_a_rune_for_a_settlement_he_usurps(region: int, runes: int) -> None:
    """If Snorri usurps a Settlement in his Land, then he gains a rune; for a Region without one he does not."""
    t = war(3, mode="none", heroes="snorri,aslaug,ragnar").army(0, 5, 1).army(1, 9, 1).hero(0, region)
    t.attributes(0, strength=3, authority=3).special("usurp")
    if t.question == "GAIN_RUNE":
        t.choose("isa")
    assert sum(t.runes_of(0).values()) == runes


@pytest.mark.rule("LOR-062", "LOR-180")
def test_with_one_action_left_complete_monuments_cannot_be_built() -> None:
    """If one wheel action is possible and all monuments are complete, then it must be taken."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).hero(0, 13).pieces(freyja=4, thor=4, odin=4)
    t.wheel(0, "mobilize", "reinforce", "build-temple", "monsters", "usurp").until("PREPARE_WHAT")
    assert t.log("ACTION_TAKEN") == [(0, "prepare")]
