"""Rules that the worked examples show, each held on its own, with other numbers."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import lake, river

# --- hours and ways -----------------------------------------------------------------------------------


@pytest.mark.rule("AND-028")
def test_three_extra_hours_and_no_more() -> None:
    """If a hero with 20 willpower passes and passes, then it has 10 hours, 14 willpower, and then no turn."""
    t = river("grea", "avida").will(grea=20).asleep("avida")
    for _ in range(10):
        assert t.asked == ("grea", "ACT")
        t.choose("pass")
    assert (t.will_of("grea"), t.s.day) == (14, 2)


@pytest.mark.rule("AND-069")
def test_two_spaces_to_the_fog_are_two_hours() -> None:
    """If another hero goes from 558 to 546, then it is 2 hours for her too, and the fog on 546 is hers."""
    t = river("raashana", "grea").places(raashana=558).fog(546, "will").choose("go 546")
    assert (t.hour_of("raashana"), t.will_of("raashana"), t.fog_now) == (2, 9, set())


@pytest.mark.rule("AND-307", "AND-433")
@pytest.mark.parametrize(("will", "can"), [(14, True), (13, False)])
def test_the_rock_from_the_other_side_with_an_extra_hour(will: int, can: bool) -> None:
    """If a hero on 555 has used 7 hours, then it needs 14 willpower to stand on 547 with 12."""
    t = river("grea", "avida").places(grea=555).hours(grea=7).will(grea=will)
    assert ("547" in t.to_go) == can
    if not can:
        assert t.closed("go 547") == "AND-307"


@pytest.mark.rule("AND-308", "AND-433")
@pytest.mark.tells("EXTRA_HOURS AND-167")
def test_leaving_the_rock_costs_an_extra_hour_like_any_step() -> None:
    """If a hero on 547 with 3 willpower has used 7 hours, then it steps down with 1, and with 2 it cannot."""
    t = river("grea", "avida").places(grea=547).hours(grea=7).will(grea=3)
    assert t.to_go == {"513", "555"}
    t.choose("go 513")
    assert t.will_of("grea") == 1
    t = river("grea", "avida").places(grea=547).hours(grea=7).will(grea=2)
    assert t.is_asleep("grea")


@pytest.mark.rule("AND-338")
def test_a_move_and_a_fight_are_two_turns() -> None:
    """If a hero goes 2 spaces and then wins in the second round, then 4 hours were spent in two turns."""
    t = lake("grea", "avida").places(grea=432).creatures("gor 430").strength(grea=5).choose("go 430", "pass")
    t.roll(1).foe(4, 1).choose("fight 430").roll(6).foe(1, 2).choose("on").lightly()
    assert (t.hour_of("grea"), t.creatures_now) == (4, {})


# --- fights -------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-090", "AND-091")
@pytest.mark.parametrize(("dice", "counts"), [((5, 3), 5), ((3, 3), 6), ((1, 1), 2), ((6, 5), 6), ((6, 6), 12)])
def test_two_red_dice(dice: tuple[int, int], counts: int) -> None:
    """If a White Skral rolls, then its higher die counts, or the sum of two equal ones."""
    t = river("grea", "avida").places(grea=537).creatures("white-skral 537").strength(grea=5).will(grea=20)
    t.roll(1).foe(*dice).choose("fight 537")
    assert t.log("ROUND")[-1] == (6, 10 + counts)


@pytest.mark.rule("AND-105")
@pytest.mark.tells("WILL_GAINED AND-105")
@pytest.mark.parametrize("will", [1, 3, 5, 8])
def test_exactly_3_willpower_after_a_lost_fight(will: int) -> None:
    """If a hero lost, then it has 3 willpower, whether it had more or less before."""
    t = river("grea", "avida").places(grea=537).creatures("white-skral 537").will(grea=will).roll(1).foe(6, 6)
    t.choose("fight 537")
    assert t.will_of("grea") == 3


@pytest.mark.rule("AND-158", "AND-159")
@pytest.mark.parametrize(("shown", "left", "dice"), [((1, 1, 3), 9, 3), ((1, 2, 3), 9, 3), ((1, 1, 1), 9, 3)])
def test_a_troll_with_9_keeps_three_dice(shown: tuple[int, int, int], left: int, dice: int) -> None:
    """If a Troll has 7 or more left, then it rolls 3 dice in the next round as well."""
    t = river("grea", "avida").places(grea=537).creatures("troll 537").strength(grea=14).will(grea=20)
    t.roll(6).foe(*shown).choose("fight 537")
    assert t.s.foe_will == left
    t.roll(6).foe(*(6, 5, 4)[:dice]).choose("on")
    assert (t.log("ROUND")[-1], t.unused) == ((20, 20), [])


@pytest.mark.rule("AND-159", "AND-403")
def test_a_king_with_few_willpower_rolls_two_dice() -> None:
    """If the king has 6 willpower left, then he rolls 2 dice, with 7 he rolls 3."""
    for will, dice in ((6, (5, 1)), (7, (5, 1, 2))):
        t = river("grea", "avida", legend=6).places(grea=537).boss(king=537).counts(king_will=will).will(grea=20)
        t.roll(6).foe(*dice).choose("fight king")
        assert (t.log("ROUND")[-1], t.unused) == ((7, 13), [])


@pytest.mark.rule("AND-127", "AND-128")
def test_a_group_with_greas_6_and_raashanas_last_die() -> None:
    """If Grea's 3 counts 6 and Raashana stops on 1 after a 6, then 4 + 4 + 6 + 1 stand against 4 + 10."""
    t = river("grea", "raashana", legend=4).everybody_on(530).creatures("gorlot 530").strength(grea=4, raashana=4)
    t.will(grea=20, raashana=8).roll(3, 6).choose("fight 530", "raashana", "yes").roll(1).choose("roll")
    t.foe(5, 5).choose("keep")
    assert (t.log("ROUND")[-1], t.s.foe_will) == ((15, 14), 5)


@pytest.mark.rule("AND-129")
def test_three_points_for_one_heroine() -> None:
    """If all 3 points of a Gorlot are given to Raashana as willpower, then Grea has nothing of it."""
    t = river("grea", "raashana", legend=4).everybody_on(530).creatures("gorlot 530").strength(grea=9, raashana=9)
    t.roll(6, 6).choose("fight 530", "raashana", "yes").foe(1, 2).choose("keep")
    t.choose("raashana will", "raashana will", "raashana will")
    assert (t.will_of("raashana"), t.will_of("grea"), t.gold_of("grea")) == (10, 7, 0)


@pytest.mark.rule("AND-130")
@pytest.mark.parametrize(("will", "dice"), [(6, 2), (11, 3), (14, 4)])
def test_raashana_rolls_up_to_her_dice(will: int, dice: int) -> None:
    """If Raashana rolls on and on, then she stops at the number of dice of her row, and the last one counts."""
    t = river("raashana", "grea").places(raashana=530).creatures("gor 530").will(raashana=will).strength(raashana=3)
    t.roll(6).choose("fight 530")
    for left in range(dice - 1, 0, -1):
        assert t.question == "SHOOT"
        t.roll(left if left != 2 else 4)
        if left == 1:
            t.foe(1, 2)
        t.choose("roll")
    assert t.log("ROUND")[-1] == (4, 4)


@pytest.mark.rule("AND-209")
def test_with_a_bow_the_knife_takes_the_last_die_only() -> None:
    """If Tenaya shoots 6 and then 2, then only the 2 can be rolled again with the knife."""
    t = river("tenaya", "grea").places(tenaya=536).creatures("troll 537").will(tenaya=9).strength(tenaya=9)
    t.has("tenaya", "bow", "knife").roll(6).choose("fight 537").roll(2).choose("roll")
    assert "knife 2" in t.options
    assert "knife 6" not in t.options
    t.roll(5).foe(1, 2, 3).choose("knife 2").until("FIGHT_ON")
    assert t.log("ROUND")[-1] == (14, 17)


@pytest.mark.rule("AND-214", "AND-215", "AND-218")
def test_the_blade_against_a_star_letter() -> None:
    """If the blade wins when the next letter has a star, then its card is not turned; the turned blade is used up."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("gor 537").letter("B").has("grea", "blade")
    t.strength(grea=9).roll(6).foe(1, 2).choose("fight 537", "blade")
    assert (t.narrator, t.creatures_now, t.gold_of("grea"), t.asked) == ("B", {}, 0, ("avida", "ACT"))
    t = river("grea", "avida", legend=4).places(grea=537).creatures("gor 537").has("grea", "blade").turned("blade")
    t.strength(grea=9).will(grea=8).roll(6).foe(1, 2).choose("fight 537", "blade")
    assert (t.where_is("blade"), t.will_of("grea"), t.narrator) == (st.OUT, 1, "A")


@pytest.mark.rule("AND-230")
def test_the_reward_of_a_softened_troll() -> None:
    """If stone 2 is used on a Skral that is then defeated, then 3 are the reward."""
    t = river("grea", "avida").places(grea=537).creatures("skral 537").has("grea", "hope-2").strength(grea=9)
    t.roll(6).foe(1, 2).choose("fight 537", "stone").lightly()
    assert (t.gold_of("grea"), t.creatures_now) == (3, {})


# --- creatures, widows, letters -----------------------------------------------------------------------


@pytest.mark.rule("AND-049")
def test_four_heroes_hold_one_creature_at_the_tile_too() -> None:
    """If four heroes play, then the first creature at the tile is held and the second loses the legend."""
    t = river("grea", "avida", "tenaya", "raashana").tile(540).creatures("gor 539").top_card(1, 9).sunrise()
    assert (t.ending, t.held_now) == ("", ["gor"])
    t = river("grea", "avida", "tenaya", "raashana").tile(540).creatures("gor 539", "gor 538").sunrise()
    assert (t.ending, t.held_now) == ("tile", ["gor"])


@pytest.mark.rule("AND-148")
def test_a_creature_appears_behind_a_whole_row() -> None:
    """If 462, 452 and 451 are occupied, then the Gor of card C stands on 450."""
    t = (
        lake("grea", "avida", legend=1)
        .letter("B")
        .creatures("troll 463", "troll 454", "troll 452", "troll 450")
        .sunrise()
    )
    assert t.creatures_now[462] == "gor"
    t = lake("grea", "avida", legend=1).places(grea=421).letter("A").top_card(10, 5).fog(422, "event")
    t.creatures("gor 424", "gor 423", "gor 422", "gor 421").choose("go 422")
    assert t.creatures_now[420] == "gor"


@pytest.mark.rule("AND-342")
def test_a_cancelled_card_has_moved_the_creatures() -> None:
    """If stone 4 cancels event 10 at sunrise, then no Gor comes, but those on the board have moved."""
    t = (
        river("grea", "avida")
        .has("avida", "hope-4")
        .top_card(10, 5)
        .creatures("troll 516")
        .choose("end day", "end day")
    )
    t.choose("yes")
    assert t.creatures_now == {508: "troll"}


@pytest.mark.rule("AND-415")
def test_a_knight_breaks_ties_at_every_step() -> None:
    """If a knight rides from 533 to 519, then it takes 534 and 535 or 527, each time the highest number."""
    t = river("avida", "grea").places(avida=541, grea=519).knights(533).strength(grea=3).top_card(20, 4).sunrise()
    assert t.name(t.s.knight[0]) == 519
    t = river("avida", "grea").places(avida=541, grea=504).knights(533).strength(grea=3).top_card(20, 4).sunrise()
    assert t.name(t.s.knight[0]) == 519
    t = river("avida", "grea").places(avida=541, grea=520).knights(533).strength(grea=3).top_card(20, 4).sunrise()
    assert t.name(t.s.knight[0]) == 528


@pytest.mark.rule("AND-419")
def test_goals_met_by_the_step_to_n_count() -> None:
    """If the being is the last goal and is defeated on M, then the legend is won, not lost."""
    t = lake("grea", "avida", legend=7).letter("M").counts(fires_lit=7).boss(being=430).places(grea=430)
    t.strength(grea=10).roll(6).black(6).choose("fight being").roll(6).black(6).choose("on").lightly()
    assert t.ending == "goals"
