"""Fights of several heroes."""

from __future__ import annotations

import pytest

from tests.games.andor.scenario import Table, river


def group(foe: str = "troll") -> Table:
    """Grea, Avida with one die, and Tenaya with one die, on a creature's space."""
    t = river("grea", "avida", "tenaya", legend=4).everybody_on(537).creatures(f"{foe} 537")
    return t.will(grea=20, avida=6, tenaya=4).strength(grea=6, avida=4, tenaya=3)


@pytest.mark.rule("AND-109", "AND-110")
def test_the_active_hero_invites_heroes_on_its_space() -> None:
    """If heroes share the space, then the active hero invites them in any number; one elsewhere is not asked."""
    t = group().places(tenaya=524).choose("fight 537")
    assert (t.asked, t.options) == (("grea", "INVITE"), {"nobody", "avida"})
    t = group().choose("fight 537")
    assert t.options == {"nobody", "avida", "tenaya", "avida+tenaya"}


@pytest.mark.rule("AND-703")
@pytest.mark.tells("DECLINED AND-703")
def test_an_invited_hero_may_decline() -> None:
    """If Avida declines, then Grea fights with Tenaya alone, and Avida pays nothing."""
    t = group().choose("fight 537", "avida+tenaya")
    assert t.asked == ("avida", "JOIN")
    t.roll(1, 1).foe(1, 2, 3).choose("no", "yes")
    assert (t.log("ROUND"), t.log("DECLINED")) == ([(11, 17)], [("avida",)])
    assert [t.hour_of(hero) for hero in t.heroes] == [1, 0, 1]


@pytest.mark.rule("AND-703")
def test_who_cannot_pay_is_not_invited() -> None:
    """If Avida has no hour left, or her day is over, then she is not invited."""
    t = group().hours(avida=7).will(avida=2).choose("fight 537")
    assert t.options == {"nobody", "tenaya"}
    t = group().asleep("avida").choose("fight 537")
    assert t.options == {"nobody", "tenaya"}


@pytest.mark.rule("AND-111")
def test_each_participant_pays_an_hour_a_round() -> None:
    """If three heroes fight two rounds, then each is 2 hours further."""
    t = group().roll(1, 1, 1).foe(1, 2, 3).choose("fight 537", "avida+tenaya", "yes", "yes")
    t.roll(1, 1, 1).foe(1, 2, 3).choose("on")
    assert [t.hour_of(hero) for hero in t.heroes] == [2, 2, 2]


@pytest.mark.rule("AND-112", "AND-114")
@pytest.mark.tells("ROUND AND-114")
def test_strengths_and_highest_dice_are_added() -> None:
    """If 6, 4 and 3 strength roll 4, 5 and 1, then the group value is 23."""
    t = group().roll(4, 5, 1).foe(1, 2, 3)
    t.choose("fight 537", "avida+tenaya", "yes", "yes")
    assert (t.log("ROUND"), t.s.foe_will) == ([(23, 17)], 6)


@pytest.mark.rule("AND-113")
def test_the_initiator_rolls_first() -> None:
    """If Avida starts the fight, then she rolls, then Tenaya, then Grea."""
    t = group().turn("avida").roll(1, 4, 5).foe(1, 2, 3).choose("fight 537", "grea+tenaya")
    while t.question == "JOIN":
        t.choose("yes")
    assert [line[0] for line in t.log("ROLLED")] == ["avida", "tenaya", "grea"]


@pytest.mark.rule("AND-115")
def test_every_participant_loses_the_full_difference() -> None:
    """If the group is 1 lower, then each loses 1 willpower."""
    t = group().roll(1, 1, 1).foe(2, 1, 3).choose("fight 537", "avida+tenaya", "yes", "yes")
    assert t.log("ROUND") == [(16, 17)]
    assert [t.will_of(hero) for hero in t.heroes] == [19, 5, 3]


@pytest.mark.rule("AND-115", "AND-121")
@pytest.mark.tells("HERO_BEATEN AND-121", "JOINED AND-109", "STRENGTH_LOST AND-121", "WILL_LOST AND-115")
@pytest.mark.parametrize("starter", ["grea", "avida", "tenaya"])
def test_all_are_hurt_whoever_starts(starter: str) -> None:
    """If the group loses 4, then all three lose it, and who has just 4 is beaten, whoever started the fight."""
    t = group().will(avida=4, tenaya=4).turn(starter).roll(1, 1, 1).foe(6, 1, 2)
    others = "+".join(hero for hero in t.heroes if hero != starter)
    t.choose("fight 537", others, "yes", "yes")
    assert t.log("ROUND") == [(16, 20)]
    assert [t.will_of(hero) for hero in t.heroes] == [16, 3, 3]
    assert [t.strength_of(hero) for hero in t.heroes] == [6, 3, 2]
    assert {line[0] for line in t.log("HERO_BEATEN")} == {"avida", "tenaya"}


@pytest.mark.rule("AND-116", "AND-117")
@pytest.mark.tells("LEFT_FIGHT AND-116")
def test_who_leaves_pays_no_more_and_does_not_come_back() -> None:
    """If Tenaya leaves after the first round, then she pays and rolls no more."""
    t = group().roll(1, 1, 1).foe(2, 1, 3).choose("fight 537", "avida+tenaya", "yes", "yes")
    t.choose("tenaya leaves").roll(1, 1).foe(1, 2, 3).choose("on")
    assert (t.log("ROUND")[-1], [t.hour_of(hero) for hero in t.heroes]) == ((12, 17), [2, 2, 1])
    assert t.will_of("tenaya") == 3
    assert "tenaya leaves" not in t.options


@pytest.mark.rule("AND-118", "AND-119", "AND-409")
def test_the_initiator_leaves_and_the_next_still_fighting_begins() -> None:
    """If Grea and then Avida leave, then Tenaya goes on alone and begins."""
    t = group().roll(1, 1, 1).foe(2, 1, 3).choose("fight 537", "avida+tenaya", "yes", "yes")
    t.choose("grea leaves", "avida leaves").forget().roll(6).foe(1, 2, 3).choose("on")
    assert [line[0] for line in t.log("ROLLED")] == ["tenaya"]
    assert t.log("ROUND") == [(9, 17)]


@pytest.mark.rule("AND-120")
@pytest.mark.tells("LEFT_FIGHT AND-120")
def test_who_has_no_hour_left_leaves_and_the_others_go_on() -> None:
    """If Tenaya cannot pay the second round, then the others fight on without her."""
    t = group().hours(tenaya=9).will(tenaya=4).roll(1, 1, 1).foe(2, 1, 3)
    t.choose("fight 537", "avida+tenaya", "yes", "yes")
    t.roll(1, 1).foe(1, 2, 3).choose("on")
    assert (t.log("ROUND")[-1], t.hour_of("tenaya")) == ((12, 17), 10)


@pytest.mark.rule("AND-121")
def test_who_drops_to_0_is_out_of_the_fight() -> None:
    """If Tenaya drops to 0, then she has 3 willpower and 1 strength less, and the others may go on."""
    t = group().roll(1, 1, 1).foe(5, 1, 2).choose("fight 537", "avida+tenaya", "yes", "yes")
    assert t.log("ROUND") == [(16, 19)]
    t = group().will(tenaya=3).roll(1, 1, 1).foe(5, 1, 2).choose("fight 537", "avida+tenaya", "yes", "yes")
    assert (t.will_of("tenaya"), t.strength_of("tenaya"), t.question) == (3, 2, "FIGHT_ON")
    t.roll(1, 1).foe(1, 2, 3).choose("on")
    assert t.log("ROUND")[-1] == (12, 17)


@pytest.mark.rule("AND-124", "AND-704")
@pytest.mark.tells("GOLD_GAINED AND-124", "WILL_GAINED AND-124")
def test_the_reward_is_shared_point_by_point() -> None:
    """If a Gorlot is defeated, then the team gives each of the 3 points to a fighter, as willpower or gold."""
    t = group("gorlot").roll(6, 6, 6).foe(1, 2).choose("fight 537", "avida+tenaya", "yes", "yes")
    assert t.asked == ("team", "SHARE")
    t.choose("tenaya gold", "tenaya gold", "avida will")
    assert (t.gold_of("tenaya"), t.will_of("avida"), t.gold_of("grea"), t.will_of("grea")) == (2, 7, 0, 20)


@pytest.mark.rule("AND-125")
def test_only_fighters_of_the_last_round_share() -> None:
    """If Avida left before the last round, then she gets nothing."""
    t = group("skral").strength(grea=4, avida=1, tenaya=1).roll(1, 1, 1).foe(2, 1)
    t.choose("fight 537", "avida+tenaya", "yes", "yes")
    t.choose("avida leaves").roll(6, 6).foe(1, 2).choose("on")
    assert t.question == "SHARE"
    assert not {"avida will", "avida gold"} & t.options
    assert {"grea gold", "tenaya gold"} <= t.options


@pytest.mark.rule("AND-126")
def test_after_a_group_fight_the_initiators_left_is_next() -> None:
    """If Grea's group has won, then Avida is next, though she took part."""
    t = group("gor").roll(6, 6, 6).foe(1, 2).choose("fight 537", "avida+tenaya", "yes", "yes")
    t.choose("grea gold", "grea gold")
    assert t.asked == ("avida", "ACT")


@pytest.mark.rule("AND-435")
def test_a_shooter_beside_the_fight_is_invited() -> None:
    """If Raashana stands beside the creature, then she may be invited, but nothing is handed over to her."""
    t = river("grea", "raashana", "avida", legend=4).everybody_on(537).places(raashana=536).creatures("troll 537")
    t.will(grea=20, avida=6).has("grea", "flask").strength(grea=9, raashana=5, avida=1).roll(1, 2)
    t.choose("fight 537", "raashana+avida", "yes", "yes").roll(1).foe(1, 2, 3).choose("keep")
    assert t.log("ROUND") == [(19, 17)]
    t.choose("free grea")
    assert "give flask-1 to avida" in t.options
    assert "give flask-1 to raashana" not in t.options


@pytest.mark.rule("AND-410")
def test_the_blade_counts_for_the_whole_group() -> None:
    """If one of a group uses the blade, then nobody has a reward and the narrator stays."""
    t = group("gor").has("grea", "blade").roll(6, 6, 6).foe(1, 2)
    t.choose("fight 537", "blade", "avida+tenaya", "yes", "yes")
    assert (t.beaten_now, t.narrator, t.asked) == (["gor"], "A", ("avida", "ACT"))
    assert [t.gold_of(hero) for hero in t.heroes] == [0, 0, 0]
