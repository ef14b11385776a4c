"""What bots think of a table: fights in which all may join, the last goal, fog that has to be entered."""

from __future__ import annotations

from ninerealms.games.andor import GAME
from tests.games.andor.scenario import Table, lake, river


def opinion(t: Table) -> float:
    return GAME.rules.judge(t.s, 0)


def before_the_buffalo() -> Table:
    """Four heroes who beat the Terribuffalo together only; it is the last that is asked of them."""
    t = lake("grea", "avida", "tenaya", "raashana", legend=2).everybody_on(451).boss(buffalo=451).counts(goals=2)
    t.delivered("iquar-1", "iquar-2").strength(grea=4, avida=4, tenaya=4, raashana=4)
    return t.will(grea=14, avida=14, tenaya=14, raashana=14)


def test_a_fight_is_judged_with_those_who_may_still_join() -> None:
    """If all may join, then it looks as good before they are asked as when all are invited; with one it is worse."""
    asked = opinion(before_the_buffalo().choose("fight buffalo"))
    invited = opinion(before_the_buffalo().choose("fight buffalo", "avida+tenaya+raashana"))
    with_one = opinion(before_the_buffalo().choose("fight buffalo", "avida").until("JOIN"))
    assert asked == invited > with_one


def test_who_declines_is_not_counted() -> None:
    """If one of four stays away, then the fight looks worse."""
    t = before_the_buffalo().choose("fight buffalo", "avida+tenaya+raashana")
    before = opinion(t)
    assert opinion(t.choose("no")) < before


def test_the_fight_for_the_last_goal_is_the_legend() -> None:
    """If the great enemy is all that is left, then the fight is worth its chance to win; else it is one goal."""
    last = before_the_buffalo().choose("fight buffalo")
    other = before_the_buffalo().counts(goals=0).lies(453, "iquar-1", "iquar-2").choose("fight buffalo")
    assert opinion(last) > 0.9 > opinion(other)


def one_fragment_left() -> Table:
    """Two of the three fragments are with Orweyn, a rock is cleared; the third lies on 525."""
    t = river("grea", "avida", legend=5).places(grea=517, avida=599).delivered("fragment-2", "fragment-3")
    return t.lies(525, "fragment-1").counts(cleared=1)


def test_fog_over_what_is_wanted_is_better_turned() -> None:
    """If a fragment lies in the fog, then the table looks better without that fog, but worse without other fog."""
    clear, over_it, beside_it = one_fragment_left(), one_fragment_left(), one_fragment_left()
    assert opinion(over_it.fog(525, "event")) < opinion(clear) < opinion(beside_it.fog(502, "event"))
