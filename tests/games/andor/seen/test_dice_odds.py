"""The odds of what is done with dice that lie there, against every way the rest of the round can fall by the rules."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import GAME
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.words import odds as told
from ninerealms.kit.percent import percent
from tests.games.andor.scenario import Table
from tests.games.andor.seen.enumeration import enumerated, facing


def options(t: Table) -> list[int]:
    return [t.s.options[i] for i in range(t.s.count)]


def agree(t: Table) -> int:
    """Every answer has the odds that playing it on by the policy has; how many answers there are."""
    for action in options(t):
        assert told.round_after(t.s, action) == enumerated(t.s, action), GAME.describe(t.s, action)
    return t.s.count


@pytest.mark.rule("AND-320")
def test_grea_sees_what_a_2_rolled_again_is_worth() -> None:
    """If Grea's die shows a 2, then keeping it and rolling it again have their chances."""
    t = facing("gorlot", "grea").strength(grea=4).roll(2).choose("fight 537")
    assert (t.question, agree(t)) == ("DICE", 2)


@pytest.mark.rule("AND-208")
def test_a_knife_has_its_chances_for_each_die() -> None:
    """If a hero with a knife has rolled, then each die that could be rolled again has its chance, and keeping too."""
    t = facing("gorlot", "tenaya").strength(tenaya=4).will(tenaya=10).has("tenaya", "knife")
    t.spells("spent", "spent", "spent").roll(4, 1, 2).choose("fight 537")
    assert (t.question, agree(t)) == ("DICE", 4)


@pytest.mark.rule("AND-219", "AND-321")
def test_a_crown_has_its_chance_and_spoils_a_3_of_grea() -> None:
    """If Grea wears the crown, then turning her 3, which counts 6, to a 4 is worth less than keeping it."""
    t = facing("gorlot", "grea").strength(grea=4).has("grea", "crown").roll(3).choose("fight 537")
    assert agree(t) == 2
    assert told.round_after(t.s, v.KEEP).won > told.round_after(t.s, v.CROWN_ON).won


@pytest.mark.rule("AND-324")
def test_avida_sees_what_each_die_is_worth() -> None:
    """If Avida chooses a die, then each has its chance, with the willpower of the other counted in what is lost."""
    t = facing("skral", "avida").strength(avida=6).will(avida=9).roll(5, 3).choose("fight 537")
    assert (t.question, agree(t)) == ("DICE", 2)


@pytest.mark.rule("AND-209", "AND-211")
def test_an_archer_sees_stopping_rolling_on_and_the_knife() -> None:
    """If Raashana has rolled a die, then stopping, rolling on and a knife thrown at it each have both figures."""
    t = facing("gorlot", "raashana").strength(raashana=4).has("raashana", "knife").roll(3).choose("fight 537")
    assert (t.question, agree(t)) == ("SHOOT", 3)
    for action in options(t):
        (shown,) = told.each_odds(t.s, action)
        assert 0 < shown.chance < 1
        assert "loss" in shown.counts.values


@pytest.mark.rule("AND-220")
def test_a_crown_may_turn_a_die_of_somebody_else() -> None:
    """If all have rolled, then every die that may be turned has its chance, and so has turning none."""
    t = facing("skral", "grea", "avida").strength(grea=4, avida=4).will(avida=5).has("grea", "crown")
    t.roll(4, 2).choose("fight 537", "avida", "yes").until("TURN_DIE")
    assert (t.question, agree(t)) == ("TURN_DIE", 3)


@pytest.mark.rule("AND-470", "AND-256")
def test_a_die_taken_from_a_creature_has_its_chance() -> None:
    """If Tenaya may throw her lance before the reply, then the round has its chance with it and without."""
    t = facing("gor", "tenaya").strength(tenaya=4).spells("prepared", "spent", "spent")
    t.roll(4, 2).choose("fight 537").until("BEFORE_FOE")
    assert told.round_after(t.s, v.LANCE) == enumerated(t.s, v.LANCE)
    spared = told.round_after(t.s, v.ENOUGH)
    assert spared[:3] == enumerated(t.s, v.ENOUGH)[:3]  # a ring may still soften the loss
    assert told.round_after(t.s, v.LANCE).won > spared.won


def test_the_table_in_words_has_the_same_odds() -> None:
    """If somebody reads the table in words while dice lie there, then the figures are those of the choices."""
    t = facing("gorlot", "raashana").strength(raashana=4).has("raashana", "bow").roll(3).choose("fight 537")
    text = GAME.write_table(GAME.view(t.s, 0))
    for action in options(t):
        (shown,) = told.each_odds(t.s, action)
        assert f"{percent(shown.chance)} % to win this round" in text
