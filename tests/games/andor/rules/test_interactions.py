"""Rules that meet: spells and widows, logs and strength, knights and the rooster, falcon and cave."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import vocabulary as v
from tests.games.andor.scenario import Table, lake, river

# --- Fire Call ----------------------------------------------------------------------------------------


def calling(**places: int) -> Table:
    """Tenaya with a prepared spell, and Grea."""
    return river("tenaya", "grea", legend=4).spells("prepared").places(**places)


@pytest.mark.rule("AND-469", "AND-261")
def test_a_called_hero_is_stopped_by_widow_and_marsh() -> None:
    """If widows lie on all ways, or the marsh does, then the called hero stops there."""
    t = calling(tenaya=540, grea=529).widows(530, 537).choose("free tenaya", "call grea")
    assert t.place_of("grea") in (530, 537)
    t = calling(tenaya=557, grea=550).choose("free tenaya", "call grea")
    assert t.place_of("grea") == 549


@pytest.mark.rule("AND-469", "AND-307")
def test_a_called_hero_does_not_climb_the_rock() -> None:
    """If the way leads over 547 and the called hero has 7 willpower, then it comes round by the bridge."""
    t = calling(tenaya=555, grea=513).has("tenaya", "knife").choose("free tenaya")
    assert t.choose("call grea").place_of("grea") == 510
    t = calling(tenaya=555, grea=513).will(grea=12).choose("free tenaya", "call grea")
    assert t.place_of("grea") == 555


@pytest.mark.rule("AND-469")
def test_a_called_hero_ends_its_move() -> None:
    """If the called hero comes to fog or a well, then it turns the fog and may drink."""
    t = calling(tenaya=537, grea=529).fog(537, "gold").choose("free tenaya", "call grea")
    assert (t.place_of("grea"), t.gold_of("grea"), t.hour_of("grea")) == (537, 1, 0)
    t = calling(tenaya=526, grea=528).choose("free tenaya", "call grea")
    assert t.question == "DRINK"
    t.choose("grea")
    assert t.will_of("grea") == 10


@pytest.mark.rule("AND-469")
def test_a_sleeper_is_called_and_a_fallen_hero_is_not() -> None:
    """If Grea's day is over, then she may be called; if she lies, then not."""
    t = calling(tenaya=540, grea=529).asleep("grea").choose("free tenaya", "call grea")
    assert (t.place_of("grea") != 529, t.is_asleep("grea")) == (True, True)
    t = calling(tenaya=540, grea=529).lying(grea="F").has("tenaya", "knife").choose("free tenaya")
    assert "call grea" not in t.options


@pytest.mark.rule("AND-077", "AND-469")
def test_who_is_called_to_a_creature_attacks_at_its_next_turn() -> None:
    """If Grea is called to a Gor on her own turn, then she may attack it only from her next turn on."""
    t = calling(tenaya=537, grea=529).creatures("gor 537").turn("grea").choose("free tenaya", "call grea").until("ACT")
    assert (t.asked, t.place_of("grea"), t.closed("fight 537")) == (("grea", "ACT"), 537, "AND-077")
    t.choose("pass", "pass")
    assert (t.asked, "fight 537" in t.options) == (("grea", "ACT"), True)


# --- logs, room and strength --------------------------------------------------------------------------


@pytest.mark.rule("AND-301", "AND-213")
def test_paying_strength_for_the_blade_makes_logs_fall() -> None:
    """If the strength paid for the blade leaves no room for a log, then the log falls."""
    t = river("grea", "avida").places(grea=537).creatures("gor 537").strength(grea=2).has("grea", "blade", "log-1")
    t.roll(6).foe(1, 2).choose("fight 537", "blade").lightly()
    assert (t.strength_of("grea"), t.things_on(537), t.things_of("grea")) == (1, {"log-1"}, {"blade"})


@pytest.mark.rule("AND-238", "AND-136")
def test_a_log_is_not_given_to_a_weak_hero() -> None:
    """If Avida has 1 strength, then no log is given to her; with 2 a short one is."""
    t = river("grea", "avida").everybody_on(537).strength(grea=5).has("grea", "log-1", "log-3").choose("free grea")
    assert (t.closed("give log-1 to avida"), t.closed("give log-3 to avida")) == ("AND-238", "AND-238")
    t = river("grea", "avida").everybody_on(537).strength(grea=5, avida=2).has("grea", "log-1", "log-3")
    t.choose("free grea")
    assert "give log-1 to avida" in t.options
    assert t.closed("give log-3 to avida") == "AND-238"


@pytest.mark.rule("AND-053", "AND-136")
def test_nothing_is_given_to_full_hands() -> None:
    """If Avida's small spaces are full, then no small item is given to her, but a mushroom is."""
    t = river("grea", "avida").everybody_on(537).has("avida", "flask-1", "flask-2", "flask-3")
    t.has("grea", "knife-1", "mushroom-1").choose("free grea")
    assert (t.closed("give knife-1 to avida"), "give mushroom-1 to avida" in t.options) == ("AND-053", True)


@pytest.mark.rule("AND-201", "AND-204")
def test_logs_and_bows_do_not_fly() -> None:
    """If Grea has a log and a knife, then only the knife flies."""
    t = river("grea", "avida").strength(grea=5, avida=5).has("grea", "falcon", "log-1", "knife-1", "flask-1")
    t.choose("free grea", "fly avida")
    assert "give knife-1 to avida" in t.options
    assert not any("log" in str(word) for word in t.options)


@pytest.mark.rule("AND-668", "AND-202")
def test_the_crown_flies_out_of_the_cave() -> None:
    """If the falcon brings the crown out of the cave and the king is defeated, then the legend is won."""
    t = river("avida", "grea", legend=6).boss(king=0).places(avida=540, grea="C12").has("grea", "crown")
    t.has("avida", "falcon").sentinels("C7", "C10").choose("free avida", "fly grea")
    if t.question == "FLIGHT":
        t.choose("give crown to avida")
    assert (t.things_of("avida"), t.ending) == ({"falcon", "crown"}, "goals")


@pytest.mark.rule("AND-618", "AND-315")
def test_the_diagram_is_carried_by_a_passenger() -> None:
    """If Raashana carries Avida with the diagram to 453, then legend 1 is won."""
    t = lake("raashana", "avida", legend=1).everybody_on(436).will(raashana=10).has("avida", "diagram")
    t.choose("take avida", "go 453").lightly()
    assert t.ending == "goals"


# --- dice ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-078", "AND-059")
def test_an_extra_hour_costs_dice() -> None:
    """If Avida with 8 willpower pays for an extra hour, then she has 6 and rolls one die without ability."""
    t = river("avida", "grea").places(avida=537).creatures("troll 537").hours(avida=7).will(avida=8).strength(avida=14)
    t.roll(3).foe(1, 2, 3).choose("fight 537")
    assert (t.log("ROUND")[-1], t.will_of("avida")) == ((17, 17), 6)


@pytest.mark.rule("AND-465", "AND-320")
def test_a_2_made_by_the_crown_stands() -> None:
    """If Grea turns her 5 to a 2, then she cannot roll it again; a rolled 2 she may turn to a 5."""
    t = river("grea", "avida").places(grea=537).creatures("troll 537").has("grea", "crown", "knife").will(grea=20)
    t.roll(5).choose("fight 537", "crown 5")
    assert "reroll" not in t.options
    t.foe(1, 2, 3).choose("keep")
    assert t.log("ROUND")[-1] == (3, 17)
    t = river("grea", "avida").places(grea=537).creatures("troll 537").has("grea", "crown").will(grea=20)
    t.roll(2).choose("fight 537").foe(1, 2, 3).choose("crown 2").until("FIGHT_ON")
    assert t.log("ROUND")[-1] == (6, 17)


@pytest.mark.rule("AND-465", "AND-219")
@pytest.mark.tells("TURNED AND-219")
def test_a_rolled_3_is_turned_to_a_4() -> None:
    """If Grea turns the 3 that counts 6, then it is a 4."""
    t = river("grea", "avida").places(grea=537).creatures("troll 537").has("grea", "crown").will(grea=20)
    t.roll(3).choose("fight 537").foe(1, 2, 3).choose("crown 3").until("FIGHT_ON")
    assert t.log("ROUND")[-1] == (5, 17)


@pytest.mark.rule("AND-438", "AND-324")
@pytest.mark.tells("WILL_GAINED AND-324")
def test_avida_heals_herself_against_a_widow() -> None:
    """If Avida rolls 5 and 2 against a widow, then she uses the 5 and has 2 willpower more."""
    t = river("avida", "grea").places(avida=537).widows(537).strength(avida=4).roll(5, 2).choose("fight widow")
    t.grey(3).next_widow("gold-1").choose("use 5")
    assert (t.will_of("avida"), t.widows_now, t.gold_of("avida")) == (9, [], 1)


@pytest.mark.rule("AND-438", "AND-211")
def test_raashana_shoots_a_widow_one_by_one() -> None:
    """If Raashana attacks the widow on her space, then she rolls one by one and the last die counts."""
    t = river("raashana", "grea").places(raashana=537).widows(537).strength(raashana=4).roll(1).choose("fight widow")
    assert t.question == "SHOOT"
    t.roll(6).choose("roll").grey(4).next_widow("gold-1").choose("keep")
    assert t.widows_now == []


@pytest.mark.rule("AND-452", "AND-321")
@pytest.mark.tells("HERO_VALUE AND-321", "ROCK_CLEARED AND-452")
def test_a_rock_is_rolled_for_as_in_a_fight() -> None:
    """If Grea rolls a 3 for a rock, then it counts 6, and 7 clear a rock of 6."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").roll(3).strength(grea=1).choose("clear")
    assert t.log("ROCK_CLEARED") == [("grea", "530")]


@pytest.mark.rule("AND-262", "AND-210")
def test_a_held_hero_may_shoot() -> None:
    """If a widow holds Raashana, then she may still shoot at an adjacent creature."""
    t = river("raashana", "grea").places(raashana=537).widows(537).creatures("gor 536")
    assert {"fight 536", "fight widow"} <= t.options


@pytest.mark.rule("AND-552", "AND-107")
@pytest.mark.tells("FOE_RECOVERS AND-107")
def test_the_king_recovers_to_what_the_catapult_left() -> None:
    """If the king with 8 willpower left loses 1 in a broken-off fight, then he has 8 again, not 12."""
    t = river("grea", "avida", legend=6).places(grea=537).boss(king=537).counts(king_will=8).strength(grea=8)
    t.will(grea=20).roll(6).foe(5, 1, 2).choose("fight king")
    assert t.s.foe_will == 7
    t.choose("break off")
    assert t.s.king_will == 8
    t.choose("pass").roll(6).foe(5, 1, 2).choose("fight king")
    assert t.s.foe_will == 7


@pytest.mark.rule("AND-552")
def test_the_catapult_shoots_again() -> None:
    """If the hero has two rocks, then it may shoot twice in one turn, for 2 hours."""
    t = river("grea", "avida", legend=6).places(grea=566).figures(catapult=566).boss(king=550)
    t.has("grea", "rock-1", "rock-2").choose("catapult", "yes")
    assert (t.s.king_will, t.hour_of("grea"), t.things_of("grea"), t.asked) == (4, 2, set(), ("avida", "ACT"))


# --- knights and the rooster --------------------------------------------------------------------------


@pytest.mark.rule("AND-305", "AND-432")
def test_standing_up_during_the_day() -> None:
    """If a defeat brings the narrator to her letter, then Grea stands up, her day is over, and she begins the next."""
    t = river("avida", "grea", "raashana", legend=4).places(avida=555, grea=520, raashana=541).lying(grea="B")
    t.creatures("gor 555").strength(avida=14).will(avida=6).asleep("raashana").roll(6).foe(1, 2).defeat("fight 555")
    assert (t.s.lying[1], t.is_asleep("grea"), t.asked) == (0, True, ("avida", "ACT"))
    t.sunrise()
    assert t.asked == ("grea", "ACT")


@pytest.mark.rule("AND-421", "AND-164")
def test_a_day_ends_with_the_fall_of_the_last() -> None:
    """If Avida sleeps and Grea lies, then the sun rises; Avida goes on alone."""
    t = river("avida", "grea").lying(grea="F").choose("end day")
    assert (t.s.day, t.asked) == (2, ("avida", "ACT"))


@pytest.mark.rule("AND-516", "AND-046")
def test_an_event_may_bring_a_creature_to_the_lair() -> None:
    """If event 16 moves the Gor on 417, then it is held; with no room the legend is lost."""
    t = lake("grea", "avida").top_card(16, 5).fog(422, "event").places(grea=421).creatures("gor 417").choose("go 422")
    assert t.held_now == ["gor"]
    t = lake("grea", "avida").top_card(16, 5).fog(422, "event").places(grea=421).creatures("gor 417")
    assert t.held("gor", "gor", "gor").choose("go 422").ending == "lair"


@pytest.mark.rule("AND-148", "AND-441")
@pytest.mark.tells("CREATURE_PLACED AND-148")
def test_a_creature_appears_behind_a_row_that_ends_at_the_tile() -> None:
    """If 524, 532 and 539 are occupied and the tile is on 540, then the Gor of event 10 is held at once."""
    t = river("grea", "avida").tile(540).top_card(10, 5).fog(537, "event").places(grea=536)
    t.creatures("gor 524", "gor 532", "gor 539").choose("go 537")
    assert (t.held_now, len(t.creatures_now)) == (["gor"], 3)


# --- groups -------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-110", "AND-435")
@pytest.mark.tells("FIGHT AND-210")
def test_a_shooter_may_start_a_group() -> None:
    """If Raashana shoots at a creature on whose space Grea stands, then she may invite Grea."""
    t = river("raashana", "grea").places(raashana=536, grea=537).creatures("troll 537").choose("fight 537")
    assert (t.question, "grea" in t.options) == ("INVITE", True)


@pytest.mark.rule("AND-109")
def test_who_stands_beside_the_creature_without_a_bow_is_not_invited() -> None:
    """If Grea stands on Raashana's space beside the creature, then she cannot join."""
    t = river("raashana", "grea").everybody_on(536).creatures("troll 537").roll(5).choose("fight 537")
    assert t.question == "SHOOT"


@pytest.mark.rule("AND-109")
def test_who_cannot_join_is_closed_by_its_own_number() -> None:
    """If one hero could join and another is too far away, then that one's answer is closed, and says why."""
    t = river("grea", "avida", "tenaya").places(grea=537, avida=537, tenaya=501).creatures("troll 537")
    t.s.reasons = {}
    t.choose("fight 537")
    assert (t.question, t.s.reasons) == ("INVITE", {0b100: v.CANNOT_JOIN})


@pytest.mark.rule("AND-316", "AND-317")
def test_the_first_hero_drinks_when_it_is_taken_along() -> None:
    """If Raashana takes the first hero along to a full well, then either of them may drink."""
    t = river("grea", "raashana").turn("raashana").places(grea=527, raashana=527).choose("take grea", "go 526")
    assert (t.question, t.options) == ("DRINK", {"grea", "raashana", "none"})


@pytest.mark.rule("AND-471", "AND-121")
def test_the_ring_may_save_a_hero() -> None:
    """If Grea would drop to 0 and the ring spares her 3, then she stays in the fight."""
    t = river("tenaya", "grea", legend=4).everybody_on(537).creatures("troll 537").will(tenaya=4, grea=5)
    t.strength(tenaya=1, grea=9).spells("prepared").turn("grea").roll(1, 1).choose("fight 537", "tenaya", "yes")
    t.foe(1, 2, 3).choose("enough").choose("grea")
    assert (t.log("ROUND")[-1], t.will_of("grea"), t.strength_of("grea")) == ((12, 17), 3, 9)
    assert t.log("HERO_BEATEN") == [("tenaya",)]


@pytest.mark.rule("AND-118")
def test_the_last_fighter_ends_the_fight_by_breaking_off() -> None:
    """If all others have left, then the last one may go on or break off."""
    t = river("grea", "avida").everybody_on(537).creatures("troll 537").will(grea=20, avida=6).strength(grea=9, avida=5)
    t.roll(1, 1).foe(1, 2, 3).choose("fight 537", "avida", "yes", "grea leaves")
    assert {"on", "break off"} <= t.options
    t.choose("break off")
    assert (t.asked, t.hour_of("grea"), t.hour_of("avida")) == (("avida", "ACT"), 1, 1)


@pytest.mark.rule("AND-119", "AND-126")
def test_the_turn_follows_the_initiator_who_left() -> None:
    """If Tenaya started and left, then after the fight the hero on her left is next, whoever won."""
    t = river("grea", "avida", "tenaya", legend=4).everybody_on(537).creatures("skral 537").turn("tenaya")
    t.will(grea=20, avida=6, tenaya=4).strength(grea=3, avida=2, tenaya=1).roll(1, 1, 1).foe(1, 2)
    t.choose("fight 537", "grea+avida", "yes", "yes", "tenaya leaves").roll(6, 6).foe(1, 2).choose("on")
    assert t.question == "SHARE"
    t.choose("grea gold", "grea gold", "grea gold", "grea gold")
    assert t.asked == ("grea", "ACT")


# --- the tile, Raashana and the portal ----------------------------------------------------------------


@pytest.mark.rule("AND-448", "AND-314")
@pytest.mark.tells("PORTAL AND-448")
def test_the_portal_throws_the_passenger_too() -> None:
    """If Raashana ends on 599 with Avida, then each is put on the space of her own dice."""
    t = river("raashana", "avida").everybody_on(541).choose("take avida").roll(2, 3, 4, 4).choose("go 599")
    assert (t.place_of("raashana"), t.place_of("avida")) == (523, 544)


@pytest.mark.rule("AND-446", "AND-261")
@pytest.mark.tells("TILE_MOVED AND-446")
def test_a_widow_stops_the_hero_with_the_tile() -> None:
    """If a widow lies on the Trail, then hero and tile stop there."""
    t = river("grea", "avida").places(grea=540).widows(539).choose("tile")  # there is nowhere else to go with it
    assert (t.name(t.s.tile), t.place_of("grea"), t.hour_of("grea")) == (539, 539, 1)
    t = river("grea", "avida").places(grea=540).widows(538).choose("tile", "go 538")
    assert (t.name(t.s.tile), t.place_of("grea")) == (538, 538)


@pytest.mark.rule("AND-446", "AND-188")
def test_a_sip_carries_the_tile_as_well() -> None:
    """If the hero drinks, then the first step with the tile is free."""
    t = river("grea", "avida").places(grea=540).has("grea", "flask").choose("tile", "sip", "go 538")
    assert (t.name(t.s.tile), t.hour_of("grea")) == (538, 1)


@pytest.mark.rule("AND-448", "AND-530")
def test_the_portal_is_no_end_on_the_way() -> None:
    """If the portal throws a hero onto the tower's space, then the tower card is turned."""
    t = river("grea", "avida").places(grea=541).tile(566).tower().roll(3, 2).next_tower(1).choose("go 599")
    assert (t.place_of("grea"), t.gold_of("grea")) == (532, 3)


@pytest.mark.rule("AND-316", "AND-541")
def test_a_passenger_solves_a_card() -> None:
    """If Raashana puts two heroes on 550, then Takota 2 is solved."""
    t = river("raashana", "avida", legend=4).takota(1, 2).everybody_on(549).choose("take avida", "go 550").lightly()
    assert (t.s.solved, t.will_of("raashana"), t.will_of("avida")) == (2, 10, 10)
