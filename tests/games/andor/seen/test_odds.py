"""The odds of a fight against every way the dice can fall.

One and two heroes play the real rules: each answer is given by the policy that the odds state, each throw is run once
for every outcome. Larger groups and whole fights: `test_fight_odds.py`.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.games.andor.seen import odds
from tests.games.andor.scenario import river
from tests.games.andor.seen.enumeration import (
    HERE,
    each_answer,
    enumerated,
    facing,
)

# --- the policy, played ---------------------------------------------------------------------------


def reckoned(s: AndorState, action: int, *seats: int) -> odds.RoundOdds:
    return odds.round_odds(tuple(odds.fighter_of(s, seat, HERE) for seat in seats), odds.foe_of(s, action))


# --- one round, one and two heroes ----------------------------------------------------------------


@pytest.mark.rule("AND-079", "AND-082", "AND-094")
@pytest.mark.parametrize("name", content.hero_ids)
@pytest.mark.parametrize(("foe", "strength", "will"), [("gor", 2, 3), ("gorlot", 3, 7), ("skral", 5, 8)])
def test_a_round_of_one_hero_has_the_told_odds(name: str, foe: str, strength: int, will: int) -> None:
    """If one hero fights a round, then won, tied, lost and the average loss are those of every throw."""
    t = facing(foe, name).strength(**{name: strength}).will(**{name: will})
    assert reckoned(t.s, v.FIGHT + HERE, 0) == enumerated(t.s, v.FIGHT + HERE)


@pytest.mark.rule("AND-088", "AND-089", "AND-160")
@pytest.mark.parametrize(("foe", "strength"), [("troll", 12), ("marsh-troll", 9), ("white-skral", 8)])
def test_the_opponents_dice_are_counted(foe: str, strength: int) -> None:
    """If the opponent rolls three dice, the black one or equal ones, then the odds know it."""
    t = facing(foe, "grea").strength(grea=strength).will(grea=9)
    assert reckoned(t.s, v.FIGHT + HERE, 0) == enumerated(t.s, v.FIGHT + HERE)


@pytest.mark.rule("AND-112", "AND-115", "AND-121")
@pytest.mark.parametrize(
    ("heroes", "wills", "foe", "strengths"),
    [
        (("grea", "raashana"), (7, 6), "skral", (3, 1)),
        (("tenaya", "grea"), (5, 2), "marsh-troll", (5, 3)),
        (("avida", "grea"), (7, 3), "marsh-troll", (5, 3)),
        (("avida", "raashana"), (6, 1), "marsh-troll", (6, 4)),
    ],
)
def test_a_round_of_two_heroes_has_the_told_odds(
    heroes: tuple[str, str], wills: tuple[int, int], foe: str, strengths: tuple[int, int]
) -> None:
    """If two heroes fight a round, then the odds are those of every throw, and both lose the difference."""
    t = facing(foe, *heroes).strength(**dict(zip(heroes, strengths, strict=True)))
    t.will(**dict(zip(heroes, wills, strict=True)))
    assert reckoned(t.s, v.FIGHT + HERE, 0, 1) == enumerated(t.s, v.FIGHT + HERE)


@pytest.mark.rule("AND-210", "AND-211", "AND-435")
@pytest.mark.parametrize("will", [6, 7])
def test_a_shot_from_beside_has_the_told_odds(will: int) -> None:
    """If Raashana shoots from beside and Grea with a bow, then both roll one by one, and the odds know it."""
    t = river("raashana", "grea", legend=4).places(raashana=536, grea=536).creatures("marsh-troll 537")
    t.has("grea", "bow").strength(raashana=5, grea=4).will(raashana=will, grea=5)
    found = reckoned(t.s, v.FIGHT + HERE, 0, 1)
    assert found == enumerated(t.s, v.FIGHT + HERE)
    assert found != reckoned(facing("marsh-troll", "raashana", "grea").s, v.FIGHT + HERE, 0, 1)


@pytest.mark.rule("AND-287", "AND-320", "AND-321")
def test_beside_a_ghost_an_ability_is_not_counted() -> None:
    """If a ghost is near, then Grea rolls no 2 again and a 3 is a 3, in the odds as in the round."""
    plain, haunted = facing("gor", "grea"), facing("gor", "grea").ghosts(537)
    found = reckoned(haunted.s, v.FIGHT + HERE, 0)
    assert found == enumerated(haunted.s, v.FIGHT + HERE)
    assert found.won < reckoned(plain.s, v.FIGHT + HERE, 0).won


@pytest.mark.rule("AND-167", "AND-326")
def test_an_extra_hour_is_paid_before_the_dice_are_counted() -> None:
    """If the hour costs 2 willpower and with it a die, then the odds are those of the dice that are left."""
    t = facing("gor", "tenaya").hours(tenaya=7).will(tenaya=6).strength(tenaya=2)
    found = reckoned(t.s, v.FIGHT + HERE, 0)
    assert found == enumerated(t.s, v.FIGHT + HERE)
    fresh = facing("gor", "tenaya").will(tenaya=6).strength(tenaya=2)
    assert found.won < reckoned(fresh.s, v.FIGHT + HERE, 0).won


@pytest.mark.rule("AND-401", "AND-462")
def test_other_readings_change_the_odds() -> None:
    """If Gorlots have 2 strength and Tenaya the other rows of dice, then the odds are those of that game."""
    t = river("tenaya", "grea", legend=4, gorlot="two", dice="tamer").places(tenaya=537).creatures("gorlot 537")
    t.will(tenaya=9)
    assert reckoned(t.s, v.FIGHT + HERE, 0) == enumerated(t.s, v.FIGHT + HERE)
    assert odds.foe_of(t.s, v.FIGHT + HERE).strength == 2


# --- widows and rocks -----------------------------------------------------------------------------


@pytest.mark.rule("AND-264", "AND-265")
@pytest.mark.parametrize(("name", "strength"), [("grea", 3), ("tenaya", 5)])
def test_an_attack_on_a_widow_has_the_told_odds(name: str, strength: int) -> None:
    """If a widow is attacked, then the chance is that of a higher value than 5 and the grey die."""
    t = facing("gor", name).widows(537).strength(**{name: strength}).will(**{name: 7})
    won = Fraction(0)
    for likely, _, told in each_answer(t.s, v.FIGHT_WIDOW):
        won += likely * any(event[0] == v.WIDOW_DEFEATED for event in told)
    assert odds.widow_odds(odds.fighter_of(t.s, 0, HERE)).won == won
    assert 0 < won < 1


@pytest.mark.rule("AND-452")
def test_clearing_a_rock_has_the_told_odds() -> None:
    """If nobody knows a rock, then its chance is the mean of the values it may have; known it is one of them."""
    t = river("tenaya", "grea", legend=5).places(tenaya=530).lies(530, "rock-1").strength(tenaya=4).will(tenaya=4)
    assert odds.rock_odds(t.s, 0).won == Fraction(5, 6)  # 4 and a 2 for 6
    t = river("tenaya", "grea", legend=5).places(tenaya=530).lies(530, "rock-2").strength(tenaya=4).will(tenaya=4)
    assert odds.rock_odds(t.s, 0).won == Fraction(3, 6)
    t = river("tenaya", "grea", legend=5).places(tenaya=530).lies(530, "rock-2").strength(tenaya=4).will(tenaya=4)
    t.hidden("rock-1", "rock-2", "rock-3")
    assert odds.rock_odds(t.s, 0).won == Fraction(5 + 3 + 1, 18)
    t = river("tenaya", "grea", legend=5).places(tenaya=530).lies(530, "rock-2").strength(tenaya=4).will(tenaya=4)
    assert odds.rock_odds(t.hidden("rock-2", "rock-3").s, 0).won == Fraction(3 + 1, 12)


# --- roll on or stop ------------------------------------------------------------------------------


@pytest.mark.rule("AND-211", "AND-212")
@pytest.mark.parametrize("face", [1, 3, 4, 6])
def test_roll_on_and_stop_have_both_figures(face: int) -> None:
    """If Raashana has rolled a die, then stopping and rolling on have the odds of every throw that may follow."""
    t = facing("gorlot", "raashana").strength(raashana=3).will(raashana=7).roll(face).choose("fight 537")
    assert t.question == "SHOOT"
    found = odds.shot_odds(t.s, 0)
    assert found == {answer: enumerated(t.s, answer) for answer in (v.KEEP, v.ROLL_ON)}
    assert (found[v.KEEP].won > found[v.ROLL_ON].won) == (face > 4)


@pytest.mark.rule("AND-211", "AND-409")
def test_the_last_die_and_the_others_of_a_group_count() -> None:
    """If Grea has rolled and Raashana has one die left, then her figures hold Grea's die and one throw more."""
    t = facing("skral", "grea", "raashana").strength(grea=2, raashana=2).will(raashana=6, grea=3)
    t.roll(5, 2).choose("fight 537", "raashana", "yes")
    if t.asked == ("grea", "DICE"):
        t.choose("keep")
    assert t.asked == ("raashana", "SHOOT")
    assert odds.shot_odds(t.s, 1) == {answer: enumerated(t.s, answer) for answer in (v.KEEP, v.ROLL_ON)}


@pytest.mark.rule("AND-211")
def test_all_at_once_and_one_by_one_have_both_figures() -> None:
    """If Tenaya with a bow is beside the opponent, then both ways to throw have their odds before the first die."""
    t = facing("gor", "tenaya").has("tenaya", "bow").strength(tenaya=2).will(tenaya=7).choose("fight 537")
    assert t.options == {"all", "roll"}
    found = odds.shot_odds(t.s, 0)
    assert found == {answer: enumerated(t.s, answer) for answer in (v.ALL_AT_ONCE, v.ROLL_ON)}
    assert found[v.ALL_AT_ONCE].won > found[v.ROLL_ON].won


def test_an_opponent_without_dice_adds_nothing() -> None:
    """If no dice are thrown by the opponent, then its strength alone counts."""
    assert odds.replied(-1, 0) == ((0, 1),)
