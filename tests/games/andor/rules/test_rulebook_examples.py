"""The worked examples ANX-S1 to ANX-S4 of the rulebook, and ANX-01 to ANX-14, with their own numbers."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, lake, river

# --- ANX-S1 to ANX-S4: the rulebook's own -----------------------------------------------------------


@pytest.mark.rule("AND-338", "AND-033", "AND-077")
def test_anx_s1_four_spaces_then_three_rounds() -> None:
    """If Grea walks 4 spaces to a Gor and wins in the third round of her next turn, then she is on hour 7."""
    t = river("grea", "avida", legend=4).places(grea=540).creatures("gor 529").tile(566).strength(grea=3)
    t.choose("go 529")
    assert (t.hour_of("grea"), t.place_of("grea"), t.asked) == (4, 529, ("avida", "ACT"))
    t.choose("pass").roll(4).foe(5, 1).choose("fight 529")
    t.roll(5).foe(4, 1).choose("on")
    t.roll(6).foe(1, 2).choose("on").lightly()
    assert (t.hour_of("grea"), t.will_of("grea"), t.creatures_now) == (7, 7, {})


def group_of_s2() -> Table:
    """Grea and Raashana on a Gorlot's space, the narrator on C."""
    t = river("grea", "raashana", legend=4).everybody_on(537).creatures("gorlot 537").letter("C")
    return t.strength(grea=6, raashana=5).will(raashana=11).hours(grea=2, raashana=2)


@pytest.mark.rule("AND-127", "AND-128", "AND-114")
def test_anx_s2_the_group_fight_from_start_to_end() -> None:
    """If Grea's 3 counts 6 and Raashana stops on 5, then 22 against 12 defeats the Gorlot in one round."""
    t = group_of_s2().roll(3, 2).choose("fight 537", "raashana", "yes")
    t.roll(5).choose("roll").foe(4, 4).choose("keep")
    assert t.log("ROUND")[-1] == (22, 12)
    assert (t.hour_of("grea"), t.hour_of("raashana"), t.creatures_now) == (3, 3, {537: "gorlot"})


@pytest.mark.rule("AND-129", "AND-130", "AND-126")
def test_anx_s2_the_reward_is_divided() -> None:
    """If the 3 are split, then each has 1 willpower more and Grea 1 gold, and the hero on her left is next."""
    t = group_of_s2().roll(3, 2).choose("fight 537", "raashana", "yes")
    t.roll(5).choose("roll").foe(4, 4).choose("keep", "grea will", "raashana will", "grea gold")
    assert (t.will_of("grea"), t.will_of("raashana"), t.gold_of("grea"), t.gold_of("raashana")) == (8, 12, 1, 0)
    assert (t.asked, t.narrator, t.creatures_now) == (("raashana", "ACT"), "D", {})


@pytest.mark.rule("AND-069", "AND-068")
def test_anx_s3_the_healer_walks_to_the_fog() -> None:
    """If Avida goes from 558 to 546, then it costs 2 hours, 546 is turned and 557 is not."""
    t = river("avida", "grea").places(avida=558).fog(557, "gold").fog(546, "strength")
    t.next_fog("strength").choose("go 546")
    assert (t.hour_of("avida"), t.strength_of("avida"), t.gold_of("avida"), t.fog_now) == (2, 2, 0, {557})
    assert t.asked == ("grea", "ACT")


@pytest.mark.rule("AND-049", "AND-047")
@pytest.mark.parametrize("heroes", [3, 4])
def test_anx_s4_four_heroes_one_shield(heroes: int) -> None:
    """If two Gors reach the lair, then four heroes lose at the second, and three go on with the sunrise."""
    t = lake(*("grea", "avida", "tenaya", "raashana")[:heroes]).creatures("gor 417", "gor 418").full_wells().sunrise()
    if heroes == 4:
        assert (t.ending, t.held_now, t.wells_now, t.narrator) == ("lair", ["gor"], set(), "A")
    else:
        assert (t.ending, t.held_now, t.narrator) == ("", ["gor", "gor"], "B")


# --- ANX-01 to ANX-04: fights and hours ---------------------------------------------------------------


@pytest.mark.rule("AND-119", "AND-121", "AND-117")
def test_anx_01_the_initiator_leaves() -> None:
    """If Grea leaves after the first round, then Raashana begins the second, and a beaten Avida is out."""
    t = river("grea", "raashana", "avida").everybody_on(537).creatures("troll 537")
    t.strength(grea=3, raashana=2, avida=2).will(grea=8, raashana=8, avida=6)
    t.hours(grea=2, raashana=2, avida=2).roll(6, 5).choose("fight 537", "raashana+avida", "yes", "yes")
    t.roll(4).foe(2, 4, 6).choose("keep")
    assert (t.log("ROUND")[-1], t.s.foe_will) == ((22, 20), 10)
    t.choose("grea leaves").roll(5).choose("on").roll(4).foe(1, 3, 3).choose("keep")
    assert t.log("ROUND")[-1] == (13, 20)
    assert (t.will_of("grea"), t.will_of("raashana"), t.will_of("avida"), t.strength_of("avida")) == (8, 1, 3, 1)
    t.choose("break off")
    assert [t.hour_of(hero) for hero in t.heroes] == [3, 4, 4]
    assert (t.creatures_now, t.narrator, t.asked) == ({537: "troll"}, "A", ("raashana", "ACT"))


@pytest.mark.rule("AND-095", "AND-096", "AND-083")
def test_anx_02_a_tie() -> None:
    """If 7 stands against 7, then nobody loses, the unused 2 stays with Avida, and she may go on."""
    t = river("avida", "grea").places(avida=537).creatures("gor 537").strength(avida=3).roll(4, 2)
    t.choose("fight 537").foe(5, 2).choose("use 4")
    assert (t.log("ROUND")[-1], t.will_of("avida"), t.s.foe_will, t.hour_of("avida")) == ((7, 7), 9, 4, 1)
    assert {"on", "break off"} <= t.options


@pytest.mark.rule("AND-103", "AND-104", "AND-105")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1)])
def test_anx_03_zero_willpower(before: int, after: int) -> None:
    """If Tenaya drops to 0, then she has 3 willpower, loses strength only beyond the first, and acts again later."""
    t = river("tenaya", "grea").places(tenaya=537).creatures("gor 537").strength(tenaya=before).will(tenaya=3)
    t.roll(2).foe(5, 5).choose("fight 537")
    assert (t.will_of("tenaya"), t.strength_of("tenaya"), t.narrator) == (3, after, "A")
    assert (t.asked, t.is_asleep("tenaya")) == (("grea", "ACT"), False)
    t.choose("pass")
    assert t.asked == ("tenaya", "ACT")


@pytest.mark.rule("AND-028", "AND-167", "AND-168")
@pytest.mark.parametrize(("will", "hours"), [(7, 3), (6, 2), (5, 2), (4, 1), (3, 1), (2, 0), (1, 0)])
def test_anx_04_limits_of_extra_hours(will: int, hours: int) -> None:
    """If a hero is on hour 7, then its willpower says how many extra hours it has."""
    t = river("grea", "avida").places(grea=540).tile(566).will(grea=will).hours(grea=7)
    if hours == 0:
        assert (t.asked, t.is_asleep("grea")) == (("avida", "ACT"), True)
        return
    start = (st.SPACES + 40) * st.SPACES
    assert max(content.distance[start + t.space(name)] for name in t.to_go) == hours
    t.choose("go 529" if hours == 4 else {1: "go 539", 2: "go 538", 3: "go 530"}[hours])
    assert (t.will_of("grea"), t.hour_of("grea")) == (will - 2 * hours, 7 + hours)


@pytest.mark.rule("AND-028")
def test_anx_04_nothing_after_the_tenth_hour() -> None:
    """If a hero is on hour 10, then it can do nothing more, even with 20 willpower."""
    t = river("grea", "avida").will(grea=20).hours(grea=10)
    assert (t.asked, t.is_asleep("grea"), t.will_of("grea")) == (("avida", "ACT"), True, 20)


# --- ANX-05 to ANX-09: creatures, fog, marsh, rock ----------------------------------------------------


@pytest.mark.rule("AND-143", "AND-146", "AND-046")
@pytest.mark.parametrize("heroes", [3, 4])
def test_anx_05_chain_movement(heroes: int) -> None:
    """If Gors stand in a row behind a Skral, then the first passes it to the lair and the others follow."""
    t = lake(*("grea", "avida", "tenaya", "raashana")[:heroes])
    t.creatures("gor 427", "gor 428", "gor 429", "skral 426").sunrise()
    assert (t.creatures_now[427], t.creatures_now[428], 429 in t.creatures_now) == ("gor", "gor", False)
    assert (t.ending, t.held_now) == (("", ["gor", "skral"]) if heroes == 3 else ("lair", ["gor"]))


@pytest.mark.rule("AND-148", "AND-145", "AND-259")
@pytest.mark.parametrize(("also", "found"), [((), 423), (("skral 423",), 422)])
def test_anx_06_appearing_on_an_occupied_space(also: tuple[str, ...], found: int) -> None:
    """If a Gor is placed on a Gorlot's 424, then it goes to 423, where heroes and widows do not count, or on."""
    t = lake("grea", "avida").creatures("gorlot 424", *also).widows(423, 423).places(grea=413, avida=423)
    t.top_card(10, 5).fog(422, "event").choose("go 422")
    assert t.creatures_now == {424: "gorlot", **({423: "skral"} if also else {}), found: "gor"}


@pytest.mark.rule("AND-067", "AND-246", "AND-139")
def test_anx_07_fog_only_on_stopping() -> None:
    """If a hero crosses 502 and stops on 518, then only 518 is turned, and a Gor that enters 502 turns nothing."""
    t = river("grea", "avida").places(grea=501).fog(502, "gold").fog(518, "widow").creatures("gor 525")
    t.next_fog("widow").choose("go 518")
    assert (t.hour_of("grea"), t.fog_now, t.widows_now) == (2, {502}, [518])
    t.choose("pass")
    assert t.to_go == set()
    t = river("grea", "avida").fog(502, "gold").creatures("gor 517").sunrise()
    assert (t.creatures_now, t.fog_now) == ({502: "gor"}, {502})


@pytest.mark.rule("AND-285", "AND-296")
def test_anx_08_marsh() -> None:
    """If a hero with a flask goes to 550 by the marsh, then it needs a turn for each marsh space."""
    t = river("grea", "avida").places(grea=546, avida=540).has("grea", "flask").tile(519)
    assert "550" not in t.to_go
    t.choose("go 548", "pass")
    assert "550" not in t.to_go
    t.choose("go 549", "pass")
    assert "550" in t.to_go
    t.choose("go 550")
    assert t.hour_of("grea") == 3


@pytest.mark.rule("AND-307", "AND-433")
@pytest.mark.parametrize(("will", "hour", "enters"), [(13, 6, True), (11, 6, False), (12, 7, False), (12, 6, True)])
def test_anx_09_steep_rock(will: int, hour: int, enters: bool) -> None:
    """If a hero would have 12 willpower on 547 after paying, then it may enter, else not."""
    t = river("grea", "avida").places(grea=513).will(grea=will).hours(grea=hour)
    assert ("547" in t.to_go) == enters
    assert ("555" in t.to_go) == enters
    if enters:
        t.choose("go 555")
        assert (t.hour_of("grea"), t.will_of("grea"), t.place_of("grea")) == (8, will - 2, 555)
    else:
        assert t.closed("go 547") == "AND-307"


@pytest.mark.rule("AND-308")
def test_anx_09_down_from_the_rock() -> None:
    """If a hero on 547 has only 10 willpower, then it may step down to either side, but not come back."""
    t = river("grea", "avida").places(grea=547).will(grea=10)
    assert {"513", "555"} <= t.to_go
    t.choose("go 555", "pass")
    assert "547" not in t.to_go


# --- ANX-10 to ANX-14: widows and knights ------------------------------------------------------------


@pytest.mark.rule("AND-265", "AND-266", "AND-270")
@pytest.mark.tells("WIDOW_DEFEATED AND-265", "WIDOW_HOLDS AND-266")
def test_anx_10_locked_in_by_widows() -> None:
    """If Grea attacks two widows with 8:8, 9:8 and 10:9, then both are gone after three hours."""
    t = river("grea", "avida", legend=4).places(grea=528).widows(527, 527).strength(grea=4).letter("D")
    assert "527" in t.to_go
    t.choose("go 527", "pass")
    assert (t.to_go, {"pass", "fight widow"} <= t.options) == (set(), True)
    t.roll(4).grey(3).choose("fight widow")
    assert t.widows_now == [527, 527]
    t.roll(5).grey(3).next_widow("gold-2").choose("yes")
    assert (t.widows_now, t.gold_of("grea")) == ([527], 2)
    t.roll(6).grey(4).next_widow("will-3").choose("yes")
    assert (t.widows_now, t.hour_of("grea"), t.will_of("grea"), t.narrator) == ([], 4, 10, "D")
    t.choose("pass")
    assert "528" in t.to_go


@pytest.mark.rule("AND-179", "AND-180", "AND-280")
def test_anx_11_widows_grow_and_tokens_run_out() -> None:
    """If one token is left for two nests, then 527 gets it and the Mother comes there; next day she wins."""
    t = river("grea", "avida", legend=4).widows(527, 527, 553, 553, boxed=4).sunrise()
    assert (t.widows_now, t.name(t.s.mother), t.ending) == ([527, 527, 527, 553, 553], 527, "")
    t.sunrise()
    assert (len(t.widows_now), t.ending) == (5, "mother")


@pytest.mark.rule("AND-278", "AND-279", "AND-415")
def test_anx_12_the_mother_takes_the_highest_number() -> None:
    """If the Mother Widow goes from 525 to 521, then she goes 526, 527, 528, then 529 and 521."""
    t = river("grea", "avida").figures(mother=525, tile=521).sunrise()
    assert t.name(t.s.mother) == 528
    t.sunrise()
    assert (t.ending, t.name(t.s.mother)) == ("mother", 521)


def hunt() -> Table:
    """The table of ANX-13: Avida defeats Gors far away while a knight rides."""
    t = river("avida", "tenaya", "grea", legend=4).places(avida=555, tenaya=518, grea=520).knights(501)
    t.creatures("gor 555", "gor 556", "gor 557").strength(avida=14, grea=3).will(avida=6)
    return t.roll(6).foe(1, 2).defeat("fight 555")


@pytest.mark.rule("AND-291", "AND-293", "AND-294")
def test_anx_13_whom_the_knight_hunts() -> None:
    """If brown is not in play, then Grea is hunted: 517, 518, 519, past Tenaya, then 520."""
    t = hunt()
    assert (t.name(t.s.knight[0]), t.strength_of("tenaya"), t.strength_of("grea")) == (519, 1, 3)
    t.choose("pass", "pass", "go 556", "pass", "pass").roll(6).foe(1, 2).defeat("fight 556")
    assert (t.name(t.s.knight[0]), t.strength_of("grea")) == (520, 2)


@pytest.mark.rule("AND-300", "AND-298")
def test_anx_13_the_knight_stays_and_strikes_again() -> None:
    """If the knight is activated on Grea's space again, then she loses 1 more; her own coming costs nothing."""
    t = hunt().choose("pass", "go 519")
    assert t.strength_of("grea") == 3
    t.choose("go 556", "pass", "pass").roll(6).foe(1, 2).defeat("fight 556")
    assert (t.name(t.s.knight[0]), t.strength_of("grea")) == (519, 2)


@pytest.mark.rule("AND-302", "AND-303", "AND-304")
def test_anx_14_a_felled_hero() -> None:
    """If the knight reaches Grea with 1 strength, then she lies down, keeps her points, and is skipped."""
    t = felled()
    assert (t.strength_of("grea"), t.will_of("grea"), content.LETTERS[t.s.lying[0]]) == (1, 6, "G")
    assert t.asked == ("avida", "ACT")


def felled() -> Table:
    """The table of ANX-14 after the first Gor."""
    t = river("grea", "avida").places(grea=520, avida=555).creatures("gor 555", "gor 556").letter("D").knights(519)
    t.will(grea=6, avida=6).strength(avida=14).top_card(4, 5, 20).turn("avida")
    return t.roll(6).foe(1, 2).defeat("fight 555")


@pytest.mark.rule("AND-305", "AND-440", "AND-421")
def test_anx_14_she_stands_up_after_the_knight_has_moved() -> None:
    """If the narrator reaches G at the sunrise, then the knight moves, Grea stands up, and she begins the day."""
    t = felled().choose("go 556").roll(6).foe(1, 2).defeat("fight 556")
    assert (t.narrator, t.asked) == ("F", ("avida", "ACT"))
    t.forget().sunrise()
    story = [name for name in t.story if name in ("KNIGHT", "STOOD_UP")]
    assert (story[-1], story.count("STOOD_UP"), len(story) > 1) == ("STOOD_UP", 1, True)
    assert (t.narrator, t.s.lying[0], t.asked) == ("G", 0, ("grea", "ACT"))
