"""Things outside of fights: flasks, falcon, mushrooms, hope stones, logs."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, river

# --- flasks -------------------------------------------------------------------------------------------


def thirsty(*flasks: str) -> Table:
    """Grea on 536 with flasks."""
    return river("grea", "avida").places(grea=536).has("grea", *(flasks or ("flask-1",)))


@pytest.mark.rule("AND-188", "AND-189", "AND-706")
@pytest.mark.tells("SIPPED AND-189")
def test_a_sip_is_a_free_space() -> None:
    """If Grea drinks and goes 2 spaces, then it costs 1 hour, and the flask is half empty."""
    t = thirsty().choose("sip", "go 538")
    assert (t.hour_of("grea"), t.place_of("grea"), t.things_of("grea")) == (1, 538, {"flask-1"})
    assert t.s.used & st.FLASK_HALF


@pytest.mark.rule("AND-706", "AND-188")
def test_a_sip_pays_one_step_of_a_move_with_a_pause() -> None:
    """If Raashana drinks, pauses after a step to take Avida along and goes on, then only the first step was free."""
    t = river("raashana", "avida").places(raashana=537, avida=536).has("raashana", "flask")
    t.choose("sip", "via 536", "take avida")
    assert t.hour_of("raashana") == 0
    t.choose("go 535").lightly()
    assert (t.place_of("avida"), t.hour_of("raashana")) == (535, 1)


@pytest.mark.rule("AND-190", "AND-191")
def test_two_sips_in_one_move() -> None:
    """If Grea drinks twice, then 2 spaces cost nothing and the flask is back on the item board."""
    t = thirsty().choose("sip", "sip", "go 538")
    assert (t.hour_of("grea"), t.place_of("grea"), t.where_is("flask-1"), t.s.used) == (0, 538, st.ON_BOARD, 0)


@pytest.mark.rule("AND-190")
@pytest.mark.tells("SIPPED AND-190")
def test_a_half_empty_flask_has_one_sip() -> None:
    """If the flask is half empty, then after one sip it goes back to the item board."""
    t = thirsty().turned("flask-1").choose("sip")
    assert "sip" not in t.options
    t.choose("go 537")
    assert (t.hour_of("grea"), t.where_is("flask-1")) == (0, st.ON_BOARD)


@pytest.mark.rule("AND-192")
def test_several_flasks_in_one_turn() -> None:
    """If Grea has two flasks, then she may drink four times in one move."""
    t = thirsty("flask-1", "flask-2").hours(grea=7).will(grea=2).choose("sip", "sip", "sip", "sip", "go 540")
    assert (t.hour_of("grea"), t.place_of("grea"), t.things_of("grea")) == (7, 540, set())


@pytest.mark.rule("AND-437")
def test_a_move_of_flask_spaces_only() -> None:
    """If no hour is left, then flasks alone carry a hero, and no further."""
    t = thirsty().hours(grea=10).choose("sip")
    assert "go 537" in t.options
    assert "go 538" not in t.options


# --- falcon -------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-201", "AND-203", "AND-707")
def test_the_falcon_carries_small_things_both_ways() -> None:
    """If one of two heroes has the falcon, then things, gold, plants and mushrooms fly both ways in one flight."""
    t = river("grea", "avida").has("grea", "falcon", "knife").has("avida", "plant-1", "mushroom-1").gold(grea=1)
    t.choose("free grea", "fly avida", "give knife-1 to avida", "gold to avida")
    t.choose("give plant-1 to grea", "give mushroom-1 to grea")
    assert t.things_of("grea") == {"falcon", "plant-1", "mushroom-1"}
    assert (t.things_of("avida"), t.gold_of("avida")) == ({"knife-1"}, 1)


@pytest.mark.rule("AND-203")
def test_without_the_falcon_nobody_flies() -> None:
    """If neither has the falcon, then nothing is exchanged over a distance."""
    t = river("grea", "avida", "tenaya").has("grea", "knife").has("tenaya", "falcon").choose("free grea")
    assert "fly avida" not in t.options


@pytest.mark.rule("AND-204")
def test_large_items_do_not_fly() -> None:
    """If the other hero has the Shadow Blade, then it cannot be sent."""
    t = river("grea", "avida").has("grea", "falcon", "knife", "flask").has("avida", "blade")
    t.choose("free grea", "fly avida")
    assert (t.question, "give knife-1 to avida" in t.options) == ("FLIGHT", True)
    assert not any("blade" in str(word) or "falcon to" in str(word) for word in t.options)


@pytest.mark.rule("AND-201", "AND-053")
def test_the_falcon_brings_nothing_to_full_hands() -> None:
    """If Avida's small spaces are full, then the falcon brings her mushrooms and gold, but no knife."""
    t = river("grea", "avida").has("grea", "falcon", "knife", "mushroom-1").gold(grea=1)
    t.has("avida", "flask-1", "flask-2", "flask-3").choose("free grea", "fly avida")
    assert {"give mushroom-1 to avida", "gold to avida", "give flask-1 to grea"} <= t.options
    assert t.closed("give knife-1 to avida") == "AND-053"
    t.choose("give flask-1 to grea")
    assert "give knife-1 to avida" in t.options
    assert t.closed("give flask-1 to avida") == "AND-702"


@pytest.mark.rule("AND-201", "AND-702")
@pytest.mark.tells("GAVE_GOLD AND-201")
def test_gold_flies_one_way_only() -> None:
    """If both have gold, then whoever was given some in this turn gives none."""
    t = river("grea", "avida").has("grea", "falcon").gold(grea=2, avida=2).choose("free grea", "fly avida")
    assert {"gold to avida", "gold to grea"} <= t.options
    t.choose("gold to avida")
    assert (t.closed("gold to grea"), "gold to avida" in t.options) == ("AND-702", True)


@pytest.mark.rule("AND-205")
def test_the_falcon_flies_once_a_day() -> None:
    """If the falcon has flown, then it is away for any partner."""
    t = river("grea", "avida", "tenaya").has("grea", "falcon", "knife").turned("falcon").choose("free grea")
    assert (t.closed("fly avida"), t.closed("fly tenaya")) == ("AND-205", "AND-205")


@pytest.mark.rule("AND-207")
def test_no_flight_in_a_combat_round() -> None:
    """If dice lie there, then the falcon is not offered."""
    t = (
        river("tenaya", "grea")
        .places(tenaya=536)
        .creatures("troll 536")
        .will(tenaya=9)
        .has("tenaya", "falcon", "knife")
    )
    t.roll(4, 2).choose("fight 536")
    assert (t.question, any("fly" in str(word) for word in t.options)) == ("DICE", False)
    t.foe(1, 2, 3).choose("keep")


@pytest.mark.rule("AND-422", "AND-207")
def test_no_flight_to_a_sleeper() -> None:
    """If Avida's day is over, then the falcon does not fly to her."""
    t = river("grea", "avida").has("grea", "falcon", "knife").asleep("avida").choose("free grea")
    assert "fly avida" not in t.options


@pytest.mark.rule("AND-202")
def test_fragments_and_the_crown_fly() -> None:
    """If Grea has a fragment and the crown, then both may be sent."""
    t = river("grea", "avida", legend=5).has("grea", "falcon", "fragment-1", "crown").choose("free grea", "fly avida")
    assert {"give fragment-1 to avida", "give crown to avida"} <= t.options


# --- mushrooms ----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-223", "AND-225")
@pytest.mark.tells("THING_SEEN AND-223", "USED AND-223")
@pytest.mark.parametrize(("face", "will"), [(2, 9), (4, 11), (-3, 4)])
def test_a_mushroom_works_when_it_is_revealed(face: int, will: int) -> None:
    """If the holder reveals a mushroom, then it changes the willpower by its value and is gone."""
    t = river("grea", "avida").has("grea", "mushroom-1").hidden("mushroom-1", "mushroom-2", "mushroom-3")
    t.choose("free grea").next_face("mushroom", face).choose("use mushroom-1")
    assert (t.will_of("grea"), t.things_of("grea")) == (will, set())


@pytest.mark.rule("AND-709")
def test_a_mushroom_leaves_the_last_willpower() -> None:
    """If a hero with 2 willpower eats the bad mushroom, then it has 1 left and acts on."""
    t = river("grea", "avida").has("grea", "mushroom-3").will(grea=2).choose("free grea", "use mushroom-3")
    assert (t.will_of("grea"), t.asked) == (1, ("grea", "ACT"))


@pytest.mark.rule("AND-222")
def test_a_mushroom_is_taken_unseen() -> None:
    """If a hero takes a mushroom, then nobody knows what it is."""
    t = river("grea", "avida").places(grea=537).lies(537, "mushroom-1").hidden("mushroom-1", "mushroom-2", "mushroom-3")
    t.choose("free grea", "pick mushroom-1")
    assert (t.things_of("grea"), t.s.face[4]) == ({"mushroom-1"}, st.UNKNOWN)


# --- hope stones --------------------------------------------------------------------------------------


@pytest.mark.rule("AND-226", "AND-227")
@pytest.mark.tells("USED AND-227")
def test_stone_1_gives_strength_once() -> None:
    """If stone 1 is used, then there is 1 strength more and the stone is gone; stone 2 and 4 are not used so."""
    t = river("grea", "avida").has("grea", "hope-1", "hope-2", "hope-4").choose("free grea")
    assert not {"use hope-2", "use hope-4"} & t.options
    t.choose("use hope-1")
    assert (t.strength_of("grea"), t.things_of("grea")) == (2, {"hope-2", "hope-4"})


@pytest.mark.rule("AND-232", "AND-233")
@pytest.mark.tells("USED AND-232", "WILL_GAINED AND-233")
def test_stone_3_gives_all_on_the_space_willpower() -> None:
    """If stone 3 is used, then the hero and all with it have 3 more, others not."""
    t = river("grea", "avida", "tenaya").places(grea=537, avida=537, tenaya=536).has("grea", "hope-3")
    t.choose("free grea", "use hope-3")
    assert [t.will_of(hero) for hero in t.heroes] == [10, 10, 7]


# --- logs ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-235", "AND-236", "AND-237")
@pytest.mark.parametrize(
    ("strength", "log", "fits"),
    [(1, "log-1", False), (2, "log-1", True), (2, "log-3", False), (3, "log-3", True), (3, "log-5", False)],
)
def test_a_log_needs_strength_beside_the_cube(strength: int, log: str, fits: bool) -> None:
    """If the log is longer than the boxes left of the cube, then it cannot be picked up."""
    t = river("grea", "avida").places(grea=537).strength(grea=strength).lies(537, log).has("grea", "knife")
    t.choose("free grea")
    assert (f"pick {log}" in t.options) == fits
    if not fits:
        assert t.closed(f"pick {log}") == "AND-238"


@pytest.mark.rule("AND-238")
def test_several_logs_end_to_end() -> None:
    """If sizes 2 and 1 are carried with 4 strength, then a further 1 does not fit; with 5 it does."""
    for strength, fits in ((4, False), (5, True)):
        t = river("grea", "avida").places(grea=537).strength(grea=strength).has("grea", "log-3", "log-1")
        t.lies(537, "log-2").choose("free grea")
        assert ("pick log-2" in t.options) == fits


@pytest.mark.rule("AND-439", "AND-104")
def test_logs_fall_after_a_lost_fight() -> None:
    """If a hero loses strength in a fight, then it chooses which log falls, as few as needed."""
    t = river("grea", "avida").places(grea=537).strength(grea=4).has("grea", "log-3", "log-1").creatures("troll 537")
    t.will(grea=3).roll(1).foe(6, 6, 6).choose("fight 537")
    assert (t.question, t.options) == ("DROP_LOG", {"log-3", "log-1"})
    t.choose("log-3")
    assert (t.things_of("grea"), t.things_on(537)) == ({"log-1"}, {"log-3"})
