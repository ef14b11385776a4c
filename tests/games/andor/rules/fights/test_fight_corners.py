"""Corners of a fight that changes made one by one had shown to be unwatched."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.seen import view
from tests.games.andor.scenario import Table, river


def group(foe: str = "troll") -> Table:
    """Grea, Avida and Tenaya on 537 with a creature, all strong enough for a few rounds."""
    t = river("grea", "avida", "tenaya", legend=4).everybody_on(537).creatures(f"{foe} 537")
    return t.will(grea=20, avida=6, tenaya=4).strength(grea=9, avida=5, tenaya=3)


# --- who takes part -----------------------------------------------------------------------------------


@pytest.mark.rule("AND-116")
def test_only_who_fights_can_leave() -> None:
    """If two of three heroes on a space fight, then the third one is not asked to leave."""
    t = group().roll(1, 1).foe(1, 2, 3).choose("fight 537", "avida", "yes").until("FIGHT_ON")
    assert {word for word in t.options if str(word).endswith("leaves")} == {"grea leaves", "avida leaves"}


@pytest.mark.rule("AND-116")
def test_it_is_told_who_leaves() -> None:
    """If Avida leaves a fight that Grea began, then the line names Avida."""
    t = group().roll(1, 1).foe(1, 2, 3).choose("fight 537", "avida", "yes").until("FIGHT_ON").choose("avida leaves")
    assert t.log("LEFT_FIGHT") == [("avida",)]


@pytest.mark.rule("AND-096", "AND-118")
def test_who_fights_alone_goes_on_or_breaks_off() -> None:
    """If one hero fights and has no free action, then it goes on or breaks off; it cannot leave itself."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("troll 537").strength(grea=9).will(grea=20)
    assert t.roll(1).foe(1, 2, 3).choose("fight 537").options == {"on", "break off"}


@pytest.mark.rule("AND-109", "AND-703")
def test_it_is_told_who_joins_and_who_declines() -> None:
    """If Avida joins and Tenaya does not, then this is told of each by name."""
    t = group().roll(1, 1).foe(1, 2, 3).choose("fight 537", "avida+tenaya", "yes", "no")
    assert (t.log("JOINED"), t.log("DECLINED")) == ([("avida",)], [("tenaya",)])


@pytest.mark.rule("AND-111", "AND-120")
def test_who_comes_after_one_without_hours_pays_all_the_same() -> None:
    """If Grea cannot pay for the second round, then she leaves, and Avida pays for it and fights on."""
    t = group().hours(grea=6).will(grea=2).roll(1, 1).foe(1, 2, 3).choose("fight 537", "avida", "yes")
    t.roll(1).foe(1, 2, 3).choose("on")
    assert (t.log("LEFT_FIGHT"), t.hour_of("grea"), t.hour_of("avida")) == ([("grea",)], 7, 2)


@pytest.mark.rule("AND-563")
def test_all_who_fight_a_sentinel_have_met_it() -> None:
    """If two heroes fight a sentinel, then it lets both of them go."""
    t = river("grea", "avida", legend=6).everybody_on("C10").sentinels("C7", "C10").will(grea=20, avida=6)
    t.met("grea", 1).strength(avida=9).roll(1, 1).foe(1, 2, 3).choose("fight sentinel-2", "avida", "yes")
    assert t.s.met == 0b1011


@pytest.mark.rule("AND-107")
def test_an_enemy_that_was_not_hurt_does_not_recover() -> None:
    """If the fight is broken off before the enemy has lost anything, then nothing is told of it."""
    t = group().strength(grea=2).roll(1).foe(1, 2, 3).choose("fight 537", "nobody").until("FIGHT_ON")
    assert t.choose("break off").log("FOE_RECOVERS") == []


@pytest.mark.rule("AND-552", "AND-154")
def test_a_king_that_was_hit_is_fought_with_what_is_left() -> None:
    """If the catapult has taken 4 from the Troll King, then the fight begins with 8; of others with what is printed."""
    t = river("grea", "avida", legend=6).places(grea=537).boss(king=537).counts(king_will=8).will(grea=20)
    t.roll(1).foe(1, 2, 3).choose("fight king")
    assert (t.s.foe_will, t.log("ROUND")) == (8, [(2, 11)])


@pytest.mark.rule("AND-107")
def test_an_enemy_that_was_hurt_recovers_by_name() -> None:
    """If a Troll has lost willpower and the fight is broken off, then it is told that it recovers."""
    t = group().strength(grea=14).roll(5).foe(1, 2, 3).choose("fight 537", "nobody").until("FIGHT_ON")
    assert t.choose("break off").log("FOE_RECOVERS") == [("troll",)]


# --- dice ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-080")
def test_all_dice_are_told_in_their_order() -> None:
    """If Tenaya rolls 5, 2 and 1, then just these are told."""
    t = river("tenaya", "grea", legend=4).places(tenaya=537).creatures("troll 537").will(tenaya=20)
    assert t.roll(5, 2, 1).foe(1, 2, 3).choose("fight 537").log("ROLLED") == [("tenaya", 521)]


@pytest.mark.rule("AND-435", "AND-211")
def test_two_archers_of_a_group_both_roll_one_by_one() -> None:
    """If Raashana shoots, and Tenaya beside her chooses to, then of both the last die counts."""
    t = river("raashana", "tenaya", legend=4).everybody_on(537).creatures("troll 537").will(raashana=7, tenaya=9)
    t.strength(raashana=9, tenaya=5).has("tenaya", "bow").roll(6).choose("fight 537", "tenaya", "yes")
    t.roll(1).choose("roll").choose("keep").roll(5).choose("roll").roll(2).foe(1, 2, 3).choose("roll")
    assert (t.log("ROUND"), t.s.archers) == ([(17, 17)], 0b11)
    t = river("tenaya", "raashana", legend=4).everybody_on(537).creatures("troll 537").will(raashana=7, tenaya=9)
    t.strength(raashana=9, tenaya=5).has("tenaya", "bow").choose("fight 537", "raashana", "yes")
    t.roll(5).choose("roll").roll(2, 6).choose("roll").roll(1).foe(1, 2, 3).choose("roll", "keep")
    assert (t.log("ROUND"), t.s.archers) == ([(17, 17)], 0b11)


@pytest.mark.rule("AND-209", "AND-412")
def test_of_three_dice_of_a_bow_only_the_last_is_changed() -> None:
    """If Raashana has rolled three dice, then knife and crown change only the third one, and it is said why."""
    t = river("raashana", "grea", legend=4).places(raashana=537).creatures("troll 537").will(raashana=20)
    t.has("raashana", "crown", "knife").roll(1).choose("fight 537").roll(4).choose("roll").roll(2).choose("roll")
    assert t.options == {"keep", "roll", "knife 2", "crown 2"}
    assert [t.why(word) for word in ("crown 1", "crown 4", "knife 1", "knife 4")] == ["only-last-die"] * 4


@pytest.mark.rule("AND-211", "AND-324")
def test_avida_with_a_bow_does_not_choose() -> None:
    """If Avida shoots with two dice, then the last one counts, and none is willpower."""
    t = river("avida", "grea", legend=4).places(avida=536).creatures("troll 537").has("avida", "bow")
    t.will(avida=9).strength(avida=9).roll(6).choose("fight 537").roll(1).foe(1, 2, 3).choose("roll")
    assert (t.log("ROUND"), t.log("WILL_GAINED")) == ([(10, 17)], [])


# --- the crown ----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-219", "AND-466")
@pytest.mark.parametrize(("turned", "used", "marked"), [("crown 2", "use 6", 2), ("crown 6", "use 1", 1)])
def test_the_turned_die_stays_the_turned_die(turned: str, used: str, marked: int) -> None:
    """If Avida turns a die and lets the second one count, then it is seen which of the two was turned."""
    t = river("avida", "grea", legend=4).places(avida=537).creatures("troll 537").has("avida", "crown")
    t.will(avida=9).strength(avida=14).roll(2, 6).foe(1, 2, 3).choose("fight 537", turned, used)
    assert view.see(t.s)["fight"]["crowned"] == marked


@pytest.mark.rule("AND-411", "AND-465")
def test_a_turned_die_that_is_rolled_again_is_a_rolled_one() -> None:
    """If Grea turns a 4 to a 3 and throws the knife for it, then a rolled 3 counts 6 as ever."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("troll 537").has("grea", "crown", "knife")
    t.roll(4).choose("fight 537", "crown 4").roll(3).foe(1, 2, 3).choose("knife 3")
    assert (t.log("REROLLED"), t.log("HERO_VALUE")) == ([("grea", 3, 3)], [("grea", 6)])


@pytest.mark.rule("AND-219", "AND-411")
def test_rolling_one_die_again_leaves_the_turned_one_turned() -> None:
    """If Tenaya turns her second die and the knife rolls the first one again, then the second stays turned."""
    t = river("tenaya", "grea", legend=4).places(tenaya=537).creatures("troll 537").has("tenaya", "crown", "knife")
    t.will(tenaya=9).strength(tenaya=9).roll(5, 2).choose("fight 537", "crown 2").roll(4).foe(1, 2, 3).choose("knife 5")
    assert view.see(t.s)["fight"]["crowned"] == 2


@pytest.mark.rule("AND-219", "AND-220")
def test_the_crown_turns_any_die_of_who_fights() -> None:
    """If Tenaya wears the crown and has rolled two dice, then each of them may be turned when all have rolled."""
    t = river("tenaya", "grea", legend=4).everybody_on(537).creatures("troll 537").has("tenaya", "crown")
    t.will(tenaya=9, grea=20).strength(tenaya=5, grea=9).roll(1, 2).choose("fight 537", "grea", "yes")
    t.roll(4).choose("keep").until("TURN_DIE")
    assert t.options == {"tenaya 1", "tenaya 2", "grea 4", "none"}
    t.foe(1, 2, 3).choose("tenaya 2")
    assert (t.log("ROUND"), t.cited("TURNED")) == ([(23, 17)], ["AND-219"])


@pytest.mark.rule("AND-220")
def test_the_crown_of_who_only_stands_there_turns_nothing() -> None:
    """If the hero with the crown does not take part, then nobody is asked about it."""
    t = group().has("tenaya", "crown").roll(1, 1).foe(1, 2, 3).choose("fight 537", "avida", "yes")
    assert t.asked == ("team", "FIGHT_ON")


@pytest.mark.rule("AND-220", "AND-412")
def test_the_crown_turns_the_last_die_of_an_ally_with_a_bow() -> None:
    """If Raashana has shot 1 and 4 beside the wearer, then the wearer may turn the 4."""
    t = river("raashana", "grea", legend=4).everybody_on(537).creatures("troll 537").has("grea", "crown")
    t.will(raashana=6, grea=20).roll(1).choose("fight 537", "grea", "yes").roll(4, 5).choose("roll").until("TURN_DIE")
    assert t.options == {"raashana 4", "grea 5", "none"}
    assert t.why("raashana 1") == "only-last-die"


# --- blade and stone ----------------------------------------------------------------------------------


@pytest.mark.rule("AND-213")
def test_the_second_hero_may_use_its_blade() -> None:
    """If the second hero has the blade, then it is offered to that one before its fight, and not to the first one."""
    t = group("gor").has("avida", "blade").turn("avida").choose("fight 537")
    assert (t.asked, t.options) == (("avida", "BLADE_FIGHT"), {"enough", "blade"})
    assert group("gor").has("avida", "blade").choose("fight 537").asked == ("grea", "INVITE")


@pytest.mark.rule("AND-213", "AND-217")
@pytest.mark.parametrize(("turned", "will"), [((), 6), (("blade",), 9)])
def test_it_is_told_who_uses_the_blade(turned: tuple[str, ...], will: int) -> None:
    """If the second hero uses the blade, the first or the second time, then the line names that hero."""
    t = group("gor").has("avida", "blade").turned(*turned).will(avida=will).turn("avida").roll(6).foe(1, 2)
    assert t.choose("fight 537", "blade", "nobody").log("BLADE") == [("avida",)]


@pytest.mark.rule("AND-217", "AND-430")
def test_the_second_use_leaves_enough_for_one_hour() -> None:
    """If the next hour is the last that costs nothing, then 8 willpower are enough for the second use of the blade."""
    t = group().hours(grea=6).will(grea=8).has("grea", "blade").turned("blade")
    assert "blade" in t.choose("fight 537").options


@pytest.mark.rule("AND-213")
def test_turning_the_blade_leaves_all_else_as_it_is() -> None:
    """If the blade is used, then the falcon stays away and a half-empty flask half empty."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("gor 537").strength(grea=14)
    t.has("grea", "blade", "flask-1").has("avida", "falcon").turned("falcon", "flask-1")
    before = t.s.used
    t.roll(6).foe(1, 2).choose("fight 537", "blade")
    assert t.s.used == before | st.BLADE_TURNED


@pytest.mark.rule("AND-229")
def test_stone_2_is_not_for_sentinels() -> None:
    """If a sentinel is fought, then stone 2 cannot be used on it."""
    t = river("grea", "avida", legend=6).places(grea="C10").sentinels("C10").has("grea", "hope-2", "blade")
    t.strength(grea=5).choose("fight sentinel-1")
    assert (t.options, t.why("stone")) == ({"enough", "blade"}, "stone-not-on-this")


@pytest.mark.rule("AND-098", "AND-101", "AND-483")
def test_a_defeated_sentinel_goes_by_the_rule_of_special_enemies() -> None:
    """If a sentinel is defeated, then the line names the rule of any victory; of a creature that of 400 and 500."""
    t = river("grea", "avida", legend=6).places(grea="C10").sentinels("C10").strength(grea=14).will(grea=20)
    t.roll(6).foe(1, 2, 3).choose("fight sentinel-1").lightly()
    assert (t.log("FOE_DEFEATED"), t.cited("FOE_DEFEATED")) == ([("sentinel", "C10")], ["AND-098"])


# --- knife --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-208")
def test_the_knife_of_the_second_hero_flies_once_a_round() -> None:
    """If a hero who is not the first has thrown the knife, then it cannot throw it again in this round."""
    t = river("grea", "tenaya", legend=4).turn("tenaya").places(tenaya=537).creatures("troll 537").will(tenaya=9)
    t.has("tenaya", "knife", "crown").roll(5, 2).choose("fight 537").roll(4).choose("knife 2")
    assert t.options == {"keep", "crown 5", "crown 4"}


# --- rocks --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-452")
def test_a_rock_rolls_no_dice() -> None:
    """If a hero clears a rock, then it shows no dice, and its value only when the hero's dice stand."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").strength(grea=2).has("grea", "knife")
    fight = view.see(t.roll(1).choose("clear").s)["fight"]
    assert (t.question, fight["foe"], fight["strength"], fight["foe_rolls"]) == ("DICE", "rock", 0, 0)
    fight = view.see(t.choose("keep").s)["fight"]
    assert (fight["strength"], fight["foe_rolls"], fight["dice"]) == (6, 0, [])


@pytest.mark.rule("AND-452", "AND-658")
def test_a_rock_that_is_gone_is_not_struck_again() -> None:
    """If the second rock of a legend is cleared, then the turn is over, and both count."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").strength(grea=6).counts(cleared=1)
    t.roll(6).choose("clear")
    assert (t.asked, t.s.cleared, t.hour_of("grea")) == (("avida", "ACT"), 2, 1)


@pytest.mark.rule("AND-452", "AND-168")
def test_a_rock_is_not_struck_again_without_an_hour() -> None:
    """If the hero has no hour left after a strike, then it is not asked again."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").hours(grea=6).will(grea=2)
    assert t.roll(1).choose("clear").asked == ("avida", "ACT")


@pytest.mark.rule("AND-452", "AND-168")
def test_a_rock_is_struck_again_for_the_last_hour() -> None:
    """If the hero has one hour left after a strike, then it may use it for another one."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").hours(grea=5).will(grea=2)
    assert t.roll(1).choose("clear").options == {"no", "yes"}


# --- widows -------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-270", "AND-168")
def test_a_widow_is_attacked_again_for_the_last_hour() -> None:
    """If the hero has one hour left after an attack, then it may use it for another one; with none it is not asked."""
    t = river("grea", "avida", legend=4).places(grea=537).widows(537).hours(grea=5).will(grea=2)
    assert t.roll(1).grey(6).choose("fight widow").options == {"no", "yes"}
    assert t.roll(1).grey(6).choose("yes").asked == ("avida", "ACT")


# --- the catapult -------------------------------------------------------------------------------------


def at_catapult(**king: int) -> Table:
    """Avida with a rock at the catapult, and the Troll King."""
    t = river("grea", "avida", legend=6).turn("avida").places(avida=566).figures(catapult=566).has("avida", "rock-1")
    return t.boss(**king)


@pytest.mark.rule("AND-552")
def test_a_king_on_the_first_space_is_shot_at() -> None:
    """If the Troll King stands on 501, then the catapult can be used, in vain; if it stands on 501, then there."""
    assert at_catapult(king=501).choose("catapult").log("CATAPULT") == [("avida", 0)]
    t = river("grea", "avida", legend=6).places(grea=501).figures(catapult=501).boss(king=502).has("grea", "rock-1")
    assert "catapult" in t.options


@pytest.mark.rule("AND-552")
@pytest.mark.parametrize(("before", "after"), [(12, 8), (5, 1), (3, 0)])
def test_a_shot_takes_4_willpower_or_all_that_is_left(before: int, after: int) -> None:
    """If the king is hit, then it is told who shot and how much is left; without any he is defeated, with one not."""
    t = at_catapult(king=550).counts(king_will=before).choose("catapult")
    assert (t.log("CATAPULT"), t.log("FOE_HURT")) == ([("avida", 1)], [("king", 4, after)])
    assert (t.s.king_will, t.s.boss[1] == st.BOXED) == (after, after == 0)
