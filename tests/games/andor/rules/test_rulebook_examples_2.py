"""The worked examples ANX-15 to ANX-29 with their own numbers."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, lake, river

# --- ANX-15 to ANX-20: in fights ----------------------------------------------------------------------


def haunted() -> Table:
    """A ghost on 535, Raashana and Avida on 527, Grea on 528, a Gor on 519."""
    t = river("raashana", "avida", "grea", legend=4).places(raashana=527, avida=527, grea=528).ghosts(535)
    return t.will(raashana=11, avida=9).creatures("gor 519")


@pytest.mark.rule("AND-288")
def test_anx_15_raashana_near_a_ghost() -> None:
    """If a ghost is near, then Raashana may shoot at 519, one by one, but take nobody along."""
    t = haunted()
    assert "fight 519" in t.options
    assert "take avida" not in t.options
    t.roll(4).choose("fight 519")
    t.until("SHOOT")
    assert {"roll", "keep"} <= t.options
    t.foe(3, 1).choose("keep")


@pytest.mark.rule("AND-287")
def test_anx_15_avida_and_grea_near_a_ghost() -> None:
    """If a ghost is near, then Avida gains nothing from the unused die, and Grea's 2 and 3 are a 2 and a 3."""
    t = haunted().creatures("skral 527", "skral 528").turn("avida").roll(5, 3).foe(6, 5).choose("fight 527")
    t.until("FIGHT_ON")
    assert (t.log("ROUND")[-1], t.will_of("avida")) == ((6, 12), 3)
    for face in (2, 3):
        t = haunted().creatures("skral 528").turn("grea").will(grea=20).roll(face).foe(6, 5).choose("fight 528")
        t.until("FIGHT_ON")
        assert t.log("ROUND")[-1] == (1 + face, 12)


@pytest.mark.rule("AND-213", "AND-214", "AND-215")
def test_anx_16_shadow_blade_first_use() -> None:
    """If Tenaya wins with the blade, then she has paid 1 strength, the narrator stays, and there is no reward."""
    t = river("tenaya", "grea", legend=4).places(tenaya=537).creatures("gor 537").letter("F").has("tenaya", "blade")
    t.strength(tenaya=4).will(tenaya=9).roll(6, 1).foe(2, 1).choose("fight 537", "blade")
    assert (t.log("ROUND")[-1], t.strength_of("tenaya"), t.narrator) == ((9, 4), 3, "F")
    assert (t.gold_of("tenaya"), t.will_of("tenaya"), t.beaten_now) == (0, 9, ["gor"])
    assert (t.s.used & st.BLADE_TURNED, t.things_of("tenaya"), t.asked) == (2, {"blade"}, ("grea", "ACT"))


@pytest.mark.rule("AND-217", "AND-218")
def test_anx_16_shadow_blade_second_use() -> None:
    """If Tenaya uses the blade again, then she pays 7 willpower, has one die, and the blade goes to the box."""
    t = river("tenaya", "grea", legend=4).places(tenaya=537).creatures("gor 537").letter("F").has("tenaya", "blade")
    t.strength(tenaya=3).will(tenaya=9).turned("blade").roll(3).foe(4, 4).choose("fight 537", "blade")
    assert t.log("ROUND")[-1] == (6, 10)
    assert (t.strength_of("tenaya"), t.will_of("tenaya"), t.where_is("blade")) == (2, 3, st.OUT)


@pytest.mark.rule("AND-430")
@pytest.mark.parametrize(("strength", "will", "turned"), [(1, 9, False), (3, 7, True)])
def test_anx_16_the_blade_is_refused(strength: int, will: int, turned: bool) -> None:
    """If only 1 strength or 7 willpower are left, then the blade cannot be paid for."""
    t = river("tenaya", "grea").places(tenaya=537).creatures("gor 537").has("tenaya", "blade")
    t.strength(tenaya=strength).will(tenaya=will)
    if turned:
        t.turned("blade")
    t.roll(6, 5).foe(1, 1).choose("fight 537")
    assert t.question != "BLADE_FIGHT"
    t.lightly()
    assert (t.strength_of("tenaya"), t.things_of("tenaya"), t.log("BLADE")) == (strength, {"blade"}, [])


@pytest.mark.rule("AND-219", "AND-221", "AND-324")
def test_anx_17_crown() -> None:
    """If Avida turns her 1 to a 6 beside Grea's 4, then the value is 14 and the unused 3 is willpower."""
    t = river("avida", "grea").everybody_on(537).creatures("troll 537").strength(avida=2, grea=2).will(avida=8)
    t.has("avida", "crown").roll(3, 1).choose("fight 537", "grea", "yes", "crown 1", "use 6")
    t.roll(4).foe(1, 2, 3).choose("avida")
    assert (t.log("ROUND")[-1], t.log("WILL_GAINED")) == ((14, 17), [("avida", 3, 11)])
    assert not any(str(word).startswith("crown") for word in t.options)


@pytest.mark.rule("AND-209", "AND-212", "AND-411")
def test_anx_18_knife_with_a_bow() -> None:
    """If Raashana throws the knife after 4 and 3, then only the 3 is rolled again, and the 1 counts."""
    t = river("raashana", "grea").places(raashana=537).creatures("skral 537").strength(raashana=4).will(raashana=11)
    t.has("raashana", "knife").roll(4).choose("fight 537").roll(3).choose("roll")
    assert "knife 3" in t.options
    assert "knife 4" not in t.options
    t.roll(1).foe(1, 2).choose("knife 3")
    t.until("FIGHT_ON")
    assert t.log("ROUND")[-1] == (5, 8)


@pytest.mark.rule("AND-208")
def test_anx_18_knife_without_a_bow() -> None:
    """If a hero without a bow rolls 5 and 2, then either may be rolled again."""
    t = river("tenaya", "grea").places(tenaya=537).creatures("skral 537").will(tenaya=6).has("tenaya", "knife")
    t.roll(5, 2).choose("fight 537")
    assert {"knife 5", "knife 2", "keep"} <= t.options
    t.roll(6).foe(1, 2).choose("knife 2").until("FIGHT_ON")
    assert t.log("ROUND")[-1] == (7, 8)


@pytest.mark.rule("AND-158", "AND-159", "AND-107")
def test_anx_19_a_troll_loses_a_die() -> None:
    """If 26 stand against a Troll, then 2 2 5 costs it 7 and a die, 5 5 costs it 2, and after a stop it has 12."""
    t = river("grea", "tenaya").everybody_on(537).creatures("troll 537").strength(grea=14, tenaya=1).will(tenaya=4)
    t.roll(6, 5).foe(2, 2, 5).choose("fight 537", "tenaya", "yes")
    assert (t.log("ROUND")[-1], t.s.foe_will) == ((26, 19), 5)
    t.roll(6, 5).foe(5, 5).choose("on")
    assert (t.log("ROUND")[-1], t.s.foe_will) == ((26, 24), 3)
    t.choose("break off", "pass").roll(6).foe(1, 2, 3).choose("fight 537", "nobody")
    assert t.log("ROUND")[-1] == (20, 17)
    assert t.s.foe_will == 9


@pytest.mark.rule("AND-090", "AND-091", "AND-092")
@pytest.mark.parametrize(
    ("dice", "counts"),
    [((2, 2, 6), 6), ((3, 3, 5), 6), ((1, 1, 2), 2), ((4, 4, 4), 12), ((6, 6, 1), 12), ((1, 1), 2), ((4, 2), 4)],
)
def test_anx_20_equal_dice_of_creatures(dice: tuple[int, ...], counts: int) -> None:
    """If a creature rolls, then the best single die or sum of equal dice counts."""
    foe, strength = ("troll", 14) if len(dice) == 3 else ("gor", 2)
    t = river("grea", "avida").places(grea=537).creatures(f"{foe} 537").will(grea=20).roll(1).foe(*dice)
    t.choose("fight 537")
    assert t.log("ROUND")[-1] == (2, strength + counts)


@pytest.mark.rule("AND-081")
@pytest.mark.parametrize("face", [4, 6])
def test_anx_20_equal_dice_of_heroes(face: int) -> None:
    """If a hero rolls two equal dice, then only one counts."""
    t = river("tenaya", "grea").places(tenaya=537).creatures("troll 537").will(tenaya=9).roll(face, face).foe(1, 2, 3)
    t.choose("fight 537").lightly()
    assert t.log("ROUND")[-1] == (1 + face, 17)


# --- ANX-21 to ANX-24: sunrise, rooster, falcon -------------------------------------------------------


@pytest.mark.rule("AND-170", "AND-171")
def test_anx_21_wells_at_sunrise() -> None:
    """If a hero stands on an empty well, then it stays empty; one with a Gor and the others are filled."""
    t = lake("grea", "avida").places(grea=429).creatures("gor 449").full_wells().sunrise()
    assert (t.wells_now, t.creatures_now) == ({406, 443, 462}, {443: "gor"})


@pytest.mark.rule("AND-186", "AND-444")
def test_anx_21_a_well_with_19_willpower() -> None:
    """If a hero with 19 willpower drinks, then it has 20 and the well is empty; crossing gives nothing."""
    t = lake("grea", "avida").places(grea=407).will(grea=19).choose("go 406", "grea")
    assert (t.will_of("grea"), 406 in t.wells_now) == (20, False)
    t = lake("grea", "avida").places(grea=407).choose("go 406", "none")
    assert (t.will_of("grea"), 406 in t.wells_now) == (7, True)


@pytest.mark.rule("AND-177", "AND-178", "AND-342")
def test_anx_22_sunrise_on_the_river_side() -> None:
    """If card 12 is on top, then the Gorlot moves and the Gor does not, and the widow on 550 is two at once."""
    t = river("grea", "avida").top_card(12, 5).creatures("gor 536", "gorlot 525").letter("B").sunrise()
    assert t.creatures_now == {536: "gor", 517: "gorlot", 558: "white-skral"}
    assert (t.widows_now, t.narrator) == ([550, 550], "C")


@pytest.mark.rule("AND-169", "AND-426", "AND-434")
def test_anx_22_sunrise_on_the_lake_side() -> None:
    """If it is sunrise on the Lake side, then all creatures move, no event comes and widows do not grow."""
    t = lake("grea", "avida").creatures("gor 464", "gorlot 456", "troll 441").widows(450).full_wells().sunrise()
    assert t.creatures_now == {455: "gor", 447: "gorlot", 437: "troll"}
    assert (t.widows_now, t.log("EVENT"), t.narrator, len(t.wells_now)) == ([450], [], "B", 4)


@pytest.mark.rule("AND-037", "AND-038", "AND-165")
def test_anx_23_rooster() -> None:
    """If B ends the day first, then it begins the next one, then C, then A."""
    t = river("grea", "avida", "tenaya").choose("pass", "end day", "pass", "end day")
    assert t.asked == ("tenaya", "ACT")
    t.forget().choose("end day", "pass", "pass", "pass")
    assert [line[0] for line in t.log("TURN_BEGINS")][:3] == ["avida", "tenaya", "grea"]
    assert [t.hour_of(hero) for hero in t.heroes] == [1, 1, 1]


@pytest.mark.rule("AND-201", "AND-202", "AND-205")
def test_anx_24_the_falcon_flies_once() -> None:
    """If Avida gets the crown and gives 3 gold in one flight, then the falcon is away for the rest of the day."""
    t = river("avida", "grea", "tenaya").has("avida", "falcon").has("grea", "crown").has("tenaya", "blade")
    t.has("avida", "knife").gold(avida=3).choose("free avida", "fly grea")
    t.choose("gold to grea", "gold to grea", "gold to grea", "give crown to avida", "stop").until("FREE", "ACT")
    assert (t.gold_of("grea"), t.things_of("avida"), t.things_of("grea")) == (3, {"falcon", "crown", "knife-1"}, set())
    if t.question == "ACT":
        t.choose("free avida")
    assert (t.closed("fly grea"), t.closed("fly tenaya")) == ("AND-205", "AND-205")


# --- ANX-25 to ANX-29: stones, logs, Flaps, letters ---------------------------------------------------


@pytest.mark.rule("AND-227")
def test_anx_25_stone_1() -> None:
    """If a hero with 3 strength uses stone 1, then it has 4 and the stone is out of the game."""
    t = river("grea", "avida").strength(grea=3).has("grea", "hope-1").choose("free grea", "use hope-1")
    assert (t.strength_of("grea"), t.where_is("hope-1")) == (4, st.OUT)


@pytest.mark.rule("AND-228", "AND-230", "AND-231")
def test_anx_25_stone_2_on_a_gorlot() -> None:
    """If stone 2 is used on a Gorlot, then it has 2 strength, reward 2, and 4 again after a broken-off fight."""
    t = river("grea", "avida").places(grea=537).creatures("gorlot 537").has("grea", "hope-2").roll(4).foe(3, 1)
    t.choose("fight 537", "stone")
    assert (t.log("ROUND")[-1], t.s.foe_will, t.s.foe_reward) == ((5, 5), 6, 2)
    t.choose("break off", "pass").roll(4).foe(3, 1).choose("fight 537")
    assert (t.log("ROUND")[-1], t.where_is("hope-2")) == ((5, 7), st.OUT)


@pytest.mark.rule("AND-232", "AND-233")
def test_anx_25_stone_3() -> None:
    """If stone 3 is used with 7, 10 and 19 willpower on the space, then they have 10, 13 and 20."""
    t = river("grea", "avida", "tenaya", "raashana").everybody_on(537).places(raashana=538)
    t.will(grea=7, avida=10, tenaya=19).has("grea", "hope-3").choose("free grea", "use hope-3")
    assert [t.will_of(hero) for hero in t.heroes] == [10, 13, 20, 7]
    assert t.where_is("hope-3") == st.OUT


@pytest.mark.rule("AND-234", "AND-342")
def test_anx_25_stone_4() -> None:
    """If stone 4 cancels event 1 at sunrise, then nobody loses willpower, but the creatures have moved."""
    t = river("grea", "avida").places(grea=520, avida=521).has("grea", "hope-4").top_card(1, 5).creatures("gor 525")
    t.choose("end day", "end day")
    assert t.question == "CANCEL_EVENT"
    t.choose("yes")
    assert (t.will_of("grea"), t.will_of("avida"), t.creatures_now) == (7, 7, {517: "gor"})
    assert (t.where_is("hope-4"), t.s.event_box, t.s.event_used) == (st.OUT, 1, 0)


@pytest.mark.rule("AND-238", "AND-301", "AND-439")
def test_anx_26_logs() -> None:
    """If a hero with 4 strength and logs 2 and 1 is struck, then a further log is refused and one must fall."""
    t = river("grea", "avida").places(grea=520).strength(grea=4).has("grea", "log-3", "log-1").lies(520, "log-2")
    t.choose("free grea")
    assert t.closed("pick log-2") == "AND-238"
    t = river("grea", "avida").places(grea=520, avida=555).strength(grea=4, avida=14).has("grea", "log-3", "log-1")
    t.will(avida=6).knights(519).creatures("gor 555").turn("avida").roll(6).foe(1, 2).choose("fight 555")
    t.until("DROP_LOG")
    assert t.options == {"log-3", "log-1"}
    t.choose("log-1").lightly()
    assert (t.things_of("grea"), t.things_on(520)) == ({"log-3"}, {"log-1"})


@pytest.mark.rule("AND-252", "AND-255", "AND-254")
@pytest.mark.parametrize("face", [-3, 4])
def test_anx_27_flaps_and_the_bad_mushroom(face: int) -> None:
    """If Flaps turns a mushroom, then the hour is spent, nobody's willpower changes, and at -3 Flaps is gone."""
    t = lake("grea", "avida").figures(flaps=421).lies(430, "mushroom-1").hours(grea=3)
    t.hidden("mushroom-1", "mushroom-2", "mushroom-3").choose("flaps").next_face("mushroom", face).choose("430")
    t.choose("mushroom-1")
    assert (t.hour_of("grea"), t.will_of("grea"), t.things_on(430), t.asked) == (4, 7, {"mushroom-1"}, ("avida", "ACT"))
    assert (t.s.flaps > 0) == (face == 4)


def at_m() -> Table:
    """Legend 2 on its last letter but one, one Iquar token delivered."""
    t = lake("grea", "avida").letter("M").delivered("iquar-1").counts(shields=1).places(grea=430)
    return t.strength(grea=14)


@pytest.mark.rule("AND-419", "AND-051")
def test_anx_28_the_last_goal_on_letter_m() -> None:
    """If the defeat that meets the last goal moves the narrator to N, then the legend is won."""
    t = at_m().boss(buffalo=430).roll(6).foe(1, 2).defeat("fight buffalo")
    assert t.ending == "goals"


@pytest.mark.rule("AND-102", "AND-176")
def test_anx_28_another_creature_on_letter_m() -> None:
    """If another creature is defeated while a goal is open, then N is reached and the legend lost at once."""
    t = at_m().creatures("gor 430").roll(6).foe(1, 2).choose("fight 430")
    t.lightly()
    assert (t.ending, t.narrator, t.question) == ("letter", "N", None)
    t = at_m().creatures("gor 430").has("grea", "blade").roll(6).foe(1, 2).choose("fight 430", "blade")
    assert (t.ending, t.narrator) == ("", "M")


@pytest.mark.rule("AND-051")
def test_anx_28_sunrise_on_letter_m() -> None:
    """If it is sunrise with an open goal, then creatures and wells come first, then N."""
    t = at_m().creatures("gor 430").full_wells().sunrise()
    assert (t.ending, t.creatures_now, len(t.wells_now)) == ("letter", {429: "gor"}, 4)


@pytest.mark.rule("AND-048", "AND-427", "AND-457")
def test_anx_29_full_defence_spaces() -> None:
    """If three creatures are held and a Gor enters 425 with a hero there, then two heroes lose."""
    t = lake("grea", "avida").held("gor", "gor", "gor").creatures("gor 418").places(grea=425)
    assert not any(str(word).startswith("fight") for word in t.options)
    assert t.sunrise().ending == "lair"
    t = lake("grea", "avida").held("gor", "gor").creatures("gor 418").places(grea=425).sunrise()
    assert (t.ending, t.held_now) == ("", ["gor"] * 3)
