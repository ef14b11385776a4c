"""Days, turns and the time track."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import lake, river

# --- one action a turn --------------------------------------------------------------------------------


@pytest.mark.rule("AND-029", "AND-062", "AND-131")
def test_a_hero_moves_fights_or_passes() -> None:
    """If a hero's turn comes, then it may move, fight or pass, and end its day, and no more."""
    t = river("grea", "avida").places(grea=537).creatures("gor 537")
    assert {"go 536", "fight 537", "pass", "end day"} <= t.options
    kinds = {str(word).split()[0] for word in t.options}
    assert kinds <= {"go", "via", "fight", "pass", "end", "free"}


@pytest.mark.rule("AND-032", "AND-131")
@pytest.mark.tells("PASSED AND-131")
def test_passing_costs_1_hour() -> None:
    """If a hero passes, then its stone goes on 1 hour and nothing else happens."""
    t = river("grea", "avida").choose("pass")
    assert (t.hour_of("grea"), t.will_of("grea"), t.place_of("grea"), t.asked) == (1, 7, 541, ("avida", "ACT"))
    assert t.log("PASSED") == [("grea",)]


@pytest.mark.rule("AND-034", "AND-077")
def test_a_hero_who_moved_cannot_fight_in_the_same_turn() -> None:
    """If a hero walks to a creature, then its turn is over and it fights at its next one."""
    t = river("grea", "avida").places(grea=537).creatures("gor 536").choose("go 536")
    assert t.asked == ("avida", "ACT")
    t.choose("pass")
    assert (t.asked, "fight 536" in t.options) == (("grea", "ACT"), True)


@pytest.mark.rule("AND-033", "AND-031")
def test_several_hours_on_one_action() -> None:
    """If a hero has 3 rounds in one fight, then it spent 3 hours in one turn; after it another hero is next."""
    t = river("grea", "avida").places(grea=537).creatures("troll 537").strength(grea=14).will(grea=20)
    t.roll(1).foe(1, 2, 6).choose("fight 537")
    for hours in (2, 3):
        t.roll(1).foe(1, 2, 6).choose("on")
        assert t.hour_of("grea") == hours
    t.choose("break off")
    assert (t.hour_of("grea"), t.asked) == (3, ("avida", "ACT"))


@pytest.mark.rule("AND-035", "AND-036")
@pytest.mark.tells("TURN_BEGINS AND-035")
def test_turns_go_round_clockwise() -> None:
    """If all pass, then the turns go round and round, until nobody has hours left."""
    t = river("grea", "avida", "tenaya").turn("avida").will(grea=2, avida=2, tenaya=2)
    order = []
    while t.s.day == 1:
        assert t.asked is not None
        order.append(t.asked[0])
        t.choose("pass")
    assert order == ["avida", "tenaya", "grea"] * 7


# --- the end of the day -------------------------------------------------------------------------------


@pytest.mark.rule("AND-037", "AND-039")
@pytest.mark.tells("DAY_ENDED AND-037")
def test_a_hero_may_end_its_day_early() -> None:
    """If a hero ends its day with hours left, then it is skipped while the others go on."""
    t = river("grea", "avida").choose("end day")
    assert (t.is_asleep("grea"), t.asked) == (True, ("avida", "ACT"))
    t.choose("pass")
    assert t.asked == ("avida", "ACT")
    t.choose("pass")
    assert (t.hour_of("avida"), t.s.day) == (2, 1)


@pytest.mark.rule("AND-038", "AND-165")
@pytest.mark.tells("ROOSTER AND-038")
@pytest.mark.parametrize("first", ["grea", "avida"])
def test_who_ends_the_day_first_begins_the_next(first: str) -> None:
    """If a hero ends its day first, then it has the rooster and the first turn of the next day."""
    t = river("grea", "avida").turn(first).choose("end day")
    assert t.log("ROOSTER") == [(first,)]
    t.choose("pass", "end day")
    assert (t.asked, t.s.day) == ((first, "ACT"), 2)
    assert t.log("ROOSTER") == [(first,)]


@pytest.mark.rule("AND-164", "AND-040")
@pytest.mark.tells("SUNRISE AND-040")
def test_the_sunrise_waits_for_all() -> None:
    """If one hero still has hours, then there is no sunrise; when the last stone is there, it comes at once."""
    t = river("grea", "avida").choose("end day")
    assert t.log("SUNRISE") == []
    t.choose("end day")
    assert (len(t.log("SUNRISE")), t.s.day) == (1, 2)


@pytest.mark.rule("AND-043", "AND-027")
@pytest.mark.tells("DAY_BEGINS AND-043")
def test_a_new_day_has_7_hours_and_3_more() -> None:
    """If a day was spent, then at the next one every hero has its hours again."""
    t = river("grea", "avida").hours(grea=7, avida=6).will(grea=2, avida=2).sunrise()
    assert (t.hour_of("grea"), t.hour_of("avida"), t.s.asleep) == (0, 0, 0)


@pytest.mark.rule("AND-041", "AND-044")
def test_the_narrator_moves_at_the_end_of_the_sunrise() -> None:
    """If the sun rises, then the narrator moves 1 letter, after everything else."""
    for t in (river("grea", "avida").creatures("gor 525"), lake("grea", "avida").creatures("gor 464")):
        t.full_wells().sunrise()
        assert t.narrator == "B"
        story = [name for name in t.story if name in ("CREATURE_MOVED", "WELLS", "NARRATOR")]
        assert story == ["CREATURE_MOVED", "WELLS", "NARRATOR"]


@pytest.mark.rule("AND-163", "AND-405")
@pytest.mark.tells("DAY_ENDED AND-405")
def test_a_hero_without_hours_no_longer_acts() -> None:
    """If a hero can pay no hour, then its day ends by itself at its next turn, and it is not asked."""
    t = river("grea", "avida", "raashana").hours(grea=7).will(grea=2)
    assert (t.asked, t.is_asleep("grea"), t.log("DAY_ENDED")) == (("avida", "ACT"), True, [("grea",)])
    assert t.cited("DAY_ENDED") == ["AND-405"]


@pytest.mark.rule("AND-038", "AND-405")
def test_who_has_no_hours_left_first_has_the_rooster() -> None:
    """If a hero's day ends by itself before any other, then its stone is on the rooster."""
    t = river("grea", "avida").hours(avida=7).will(avida=2).choose("pass")
    assert (t.asked, t.log("ROOSTER")) == (("grea", "ACT"), [("avida",)])
    t.choose("end day")
    assert t.asked == ("avida", "ACT")


@pytest.mark.rule("AND-405")
def test_the_day_does_not_end_before_the_next_turn() -> None:
    """If a hero spends its last hour, then its stone stays there until its next turn."""
    t = river("grea", "avida").hours(grea=6).will(grea=2).choose("pass")
    assert (t.hour_of("grea"), t.is_asleep("grea"), t.asked) == (7, False, ("avida", "ACT"))
    t.choose("pass")
    assert (t.is_asleep("grea"), t.asked) == (True, ("avida", "ACT"))


@pytest.mark.rule("AND-437")
def test_a_flask_keeps_the_day_open() -> None:
    """If a hero without hours has a flask, then it may still walk with it, for 0 hours."""
    t = river("grea", "avida").places(grea=537).hours(grea=7).will(grea=2).has("grea", "flask")
    assert (t.asked, t.is_asleep("grea")) == (("grea", "ACT"), False)
    assert "pass" not in t.options


# --- hours --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-166", "AND-167")
@pytest.mark.parametrize(("hour", "paid"), [(5, 0), (6, 0), (7, 2), (8, 2), (9, 2)])
def test_hours_8_9_and_10_cost_willpower(hour: int, paid: int) -> None:
    """If a hero passes, then only the hours after the seventh cost it 2 willpower."""
    t = river("grea", "avida").hours(grea=hour).will(grea=9).choose("pass")
    assert (t.hour_of("grea"), t.will_of("grea")) == (hour + 1, 9 - paid)


@pytest.mark.rule("AND-406", "AND-168")
@pytest.mark.parametrize(("will", "can"), [(1, False), (2, False), (3, True)])
def test_an_extra_hour_needs_3_willpower(will: int, can: bool) -> None:
    """If a hero has fewer than 3 willpower, then it cannot pay an extra hour."""
    t = river("grea", "avida").hours(grea=7).will(grea=will)
    assert (t.asked == ("grea", "ACT")) == can
    if can:
        t.choose("pass")
        assert t.will_of("grea") == 1


@pytest.mark.rule("AND-065")
def test_the_stone_goes_on_by_the_hours_spent() -> None:
    """If a hero walks 3 spaces, then its stone is 3 hours further."""
    t = river("grea", "avida").places(grea=536).hours(grea=1).choose("go 518")
    assert (t.hour_of("grea"), t.hour_of("avida")) == (4, 0)


@pytest.mark.rule("AND-432")
@pytest.mark.tells("ROOSTER AND-432")
def test_who_stands_up_takes_the_rooster() -> None:
    """If a lying hero stands up at the sunrise, then it begins the day, though another had the rooster."""
    t = river("grea", "avida").lying(grea="B").places(grea=537).turn("avida").choose("end day")
    assert (t.s.lying[0], t.asked) == (0, ("grea", "ACT"))
    assert t.log("ROOSTER") == [("avida",), ("grea",)]


@pytest.mark.rule("AND-306", "AND-343", "AND-421")
def test_a_lying_hero_does_nothing() -> None:
    """If a hero lies, then it is skipped, has no free action, and does not hold up the day."""
    t = river("grea", "avida").lying(grea="F").places(grea=537).has("grea", "hope-1")
    assert t.asked == ("avida", "ACT")
    assert "free grea" not in t.options
    t.choose("end day")
    assert (t.s.day, t.asked) == (2, ("avida", "ACT"))


@pytest.mark.rule("AND-420")
def test_a_stone_beyond_n_stays_out() -> None:
    """If a hero falls on M, then it does not stand up: the legend ends at N."""
    t = river("grea", "avida").places(grea=520, avida=555).knights(519).letter("L").strength(avida=14).will(avida=6)
    t.creatures("gor 555").turn("avida").top_card(4, 5).roll(6).foe(1, 2).defeat("fight 555")
    assert (t.narrator, t.s.lying[0] > st.LAST_LETTER, t.asked) == ("M", True, ("avida", "ACT"))
    t.sunrise()
    assert (t.ending, t.log("STOOD_UP")) == ("letter", [])
