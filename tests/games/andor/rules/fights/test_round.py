"""Who is asked in a round, what may be done before the reply, and which rule each line of it names."""

from __future__ import annotations

import pytest

from tests.games.andor.scenario import Table, lake, river


def group(foe: str = "gor") -> Table:
    """Grea, Avida and Tenaya on 537 with a creature, all strong enough for a few rounds."""
    t = river("grea", "avida", "tenaya", legend=4).everybody_on(537).creatures(f"{foe} 537")
    return t.will(grea=20, avida=6, tenaya=4).strength(grea=2, avida=1, tenaya=1).spells("spent", "spent", "spent")


def with_flaps(foe: str = "gor") -> Table:
    """The same beside Lake Ava with Flaps."""
    t = lake("grea", "avida", "tenaya").everybody_on(430).creatures(f"{foe} 430").figures(flaps=430)
    return t.will(grea=20, avida=6, tenaya=4).spells("spent", "spent", "spent")


# --- who is asked -------------------------------------------------------------------------------------


@pytest.mark.rule("AND-097", "AND-118")
def test_a_group_decides_together_and_the_last_one_alone() -> None:
    """If several fight, then the team is asked about the next round; if one is left, then that one is."""
    t = group().roll(1, 1, 1).foe(1, 2).choose("fight 537", "avida+tenaya", "yes", "yes")
    assert t.asked == ("team", "FIGHT_ON")
    assert t.choose("grea leaves").asked == ("team", "FIGHT_ON")
    assert t.choose("avida leaves").asked == ("tenaya", "FIGHT_ON")


@pytest.mark.rule("AND-119")
@pytest.mark.parametrize(("leaves", "last"), [("grea", "avida"), ("avida", "grea"), ("tenaya", "grea")])
def test_who_breaks_off_is_clockwise_from_who_began(leaves: str, last: str) -> None:
    """If one has left, then the first who still fights, clockwise from the initiator, breaks off."""
    t = group().roll(1, 1, 1).foe(1, 2).choose("fight 537", "avida+tenaya", "yes", "yes", f"{leaves} leaves")
    assert t.choose("break off").log("BROKEN_OFF") == [(last,)]


# --- before the reply ---------------------------------------------------------------------------------


@pytest.mark.rule("AND-256")
def test_a_group_decides_about_flaps_together() -> None:
    """If Flaps can take a die, then the team is asked; a hero alone is asked itself."""
    t = with_flaps().roll(1, 1).choose("fight 430", "avida", "yes")
    assert t.asked == ("team", "BEFORE_FOE")
    t = with_flaps().turn("avida").roll(1).choose("fight 430", "nobody")
    assert t.asked == ("avida", "BEFORE_FOE")


@pytest.mark.rule("AND-256", "AND-257")
def test_flaps_takes_one_die_of_three_and_no_second_one() -> None:
    """If a Troll has three dice, then Flaps takes one, and is not asked again in this round."""
    t = with_flaps("troll").strength(grea=14).roll(4).choose("fight 430", "nobody").foe(6, 1)
    assert t.options == {"enough", "scare"}
    t.choose("scare")
    assert (t.log("SCARES"), t.log("FOE_ROLLED")) == ([("troll",)], [("troll", 61)])


@pytest.mark.rule("AND-256")
def test_flaps_helps_only_who_stands_with_him() -> None:
    """If the only fighter shoots from beside, then Flaps on the creature's space does nothing, whoever stands there."""
    t = lake("raashana", "grea").places(raashana=429, grea=430).creatures("gor 430").figures(flaps=430)
    t.roll(6).choose("fight 430", "nobody").foe(1, 2).choose("keep")
    assert t.log("ROUND") == [(7, 4)]


@pytest.mark.rule("AND-470")
@pytest.mark.tells("LANCE AND-470")
def test_only_tenaya_throws_the_lance_and_once_a_round() -> None:
    """If Tenaya fights with two prepared spells, then she is asked, and after one lance the Troll rolls the rest."""
    t = river("grea", "tenaya", legend=4).everybody_on(537).creatures("troll 537").strength(grea=14, tenaya=4)
    t.will(grea=20, tenaya=4).spells("prepared", "prepared", "spent").roll(4, 4).choose("fight 537", "tenaya", "yes")
    assert (t.asked, t.options) == (("tenaya", "BEFORE_FOE"), {"enough", "lance"})
    t.foe(6, 1).choose("lance")
    assert (t.log("LANCE"), t.log("FOE_ROLLED")) == ([("tenaya",)], [("troll", 61)])


@pytest.mark.rule("AND-470")
def test_who_does_not_fight_throws_no_lance() -> None:
    """If Tenaya stands by with a prepared spell, then the creature rolls at once."""
    t = river("grea", "tenaya", legend=4).everybody_on(537).creatures("gor 537").strength(grea=9).will(grea=20)
    t.spells("prepared").roll(4).foe(1, 2).choose("fight 537", "nobody")
    assert (t.question, t.log("LANCE")) == ("REWARD", [])


@pytest.mark.rule("AND-220")
def test_the_wearer_is_asked_about_the_crown() -> None:
    """If Avida wears the crown in a group, then she is asked whose die is turned."""
    t = group("troll").has("avida", "crown").roll(4, 2).choose("fight 537", "avida", "yes", "keep")
    assert t.asked == ("avida", "TURN_DIE")


# --- the end of the round -----------------------------------------------------------------------------


@pytest.mark.rule("AND-471", "AND-095")
@pytest.mark.tells("ROUND AND-095")
def test_a_tie_needs_no_ring() -> None:
    """If both sides are equal, then Tenaya is not asked about her ring."""
    t = river("tenaya", "grea", legend=4).places(tenaya=537).creatures("gor 537").strength(tenaya=2).will(tenaya=4)
    t.spells("prepared").roll(2).foe(2, 1).choose("fight 537", "enough")
    assert (t.log("ROUND"), t.question, t.will_of("tenaya")) == ([(4, 4)], "FIGHT_ON", 4)


@pytest.mark.rule("AND-471")
def test_the_ring_is_for_fighters_on_tenayas_space() -> None:
    """If Grea fights beside Tenaya, then she and nobody else can be spared; who only stands there cannot."""
    t = river("grea", "tenaya", "avida", legend=4).everybody_on(537).creatures("troll 537").will(grea=20)
    t.spells("prepared").roll(1).foe(1, 2, 3).choose("fight 537", "nobody")
    assert (t.asked, t.options, t.s.source) == (("tenaya", "RING"), {"grea", "none"}, 15)
    t.choose("grea")
    assert (t.log("RING"), t.will_of("grea")) == ([("tenaya", "grea")], 8)


@pytest.mark.rule("AND-471")
@pytest.mark.tells("RING AND-471")
def test_a_ring_that_takes_all_of_it_away_leaves_no_line() -> None:
    """If the loss is no more than 3, then the spared hero loses nothing, and nothing is told."""
    t = river("grea", "tenaya", legend=4).everybody_on(537).creatures("gor 537").will(grea=20).strength(grea=1)
    t.spells("prepared").roll(1).foe(3, 1).choose("fight 537", "nobody", "grea")
    assert (t.log("ROUND"), t.will_of("grea"), t.log("WILL_LOST")) == ([(2, 5)], 20, [])


@pytest.mark.rule("AND-113", "AND-115")
def test_losses_come_in_the_order_of_play() -> None:
    """If Avida began, then she loses first, then Tenaya, then Grea."""
    t = group("troll").turn("avida").roll(1, 1, 1).foe(1, 2, 3).choose("fight 537", "grea+tenaya", "yes", "yes")
    assert [line[0] for line in t.log("WILL_LOST")] == ["avida", "tenaya", "grea"]


# --- the rules of its lines ---------------------------------------------------------------------------


@pytest.mark.rule("AND-094", "AND-103", "AND-104")
@pytest.mark.tells("ROUND AND-094")
def test_a_hero_alone_is_beaten_by_its_own_rules() -> None:
    """If one hero loses a fight, then each line names the rule of a single fight."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("troll 537").strength(grea=2).will(grea=3)
    t.roll(1).foe(1, 2, 3).choose("fight 537")
    assert (t.cited("ROUND"), t.cited("WILL_LOST")) == (["AND-094"], ["AND-094"])
    assert (t.cited("HERO_BEATEN"), t.cited("STRENGTH_LOST")) == (["AND-103"], ["AND-104"])
    assert t.cited("WILL_GAINED") == ["AND-105"]


@pytest.mark.rule("AND-114", "AND-115", "AND-121")
def test_a_hero_of_a_group_is_beaten_by_the_rules_of_groups() -> None:
    """If one of two loses all willpower, then each line names the rule of a group fight."""
    t = group("troll").strength(grea=9, avida=2).roll(1, 1).foe(6, 6, 1).choose("fight 537", "avida", "yes")
    assert (t.cited("ROUND"), set(t.cited("WILL_LOST"))) == (["AND-114"], {"AND-115"})
    assert (t.cited("HERO_BEATEN"), t.cited("STRENGTH_LOST")) == (["AND-121"], ["AND-121"])


@pytest.mark.rule("AND-095")
def test_a_tie_names_its_own_rule() -> None:
    """If both sides are equal, then the line says by which rule nobody is hurt."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("gor 537").strength(grea=2)
    t.roll(1).foe(1, 1).choose("fight 537")
    assert (t.log("ROUND"), t.cited("ROUND")) == ([(3, 4)], ["AND-094"])
    t = river("grea", "avida", legend=4).places(grea=537).creatures("gor 537").strength(grea=2)
    t.roll(4).foe(4, 1).choose("fight 537")
    assert t.cited("ROUND") == ["AND-095"]
