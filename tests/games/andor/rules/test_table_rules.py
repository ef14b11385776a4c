"""The game as the kernel and search see it: what a result is worth, and where an action ends."""

from __future__ import annotations

import pytest

from ninerealms.errors import WrongSeat
from ninerealms.games.andor import GAME
from ninerealms.games.andor.rules import observed
from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.rules.rules import AndorRules
from ninerealms.kernel.state import TEAM
from tests.games.andor.scenario import Table, lake, river


def is_over(t: Table) -> bool:
    return GAME.rules.is_action_over(t.s, 0)


@pytest.mark.rule("AND-020")
def test_a_won_legend_is_worth_1_and_a_lost_one_0() -> None:
    """If a legend is won, then it is worth 1 to the team and to each hero; if it is lost, nothing."""
    won = lake("grea", "avida", legend=1).places(grea=436).will(grea=10).has("grea", "diagram").choose("go 453")
    lost = lake("grea", "avida").letter("M").sunrise()
    for seat in (TEAM, 0, 1):
        assert (GAME.rules.value(won.s, seat), GAME.rules.value(lost.s, seat)) == (1.0, 0.0)


def test_only_the_team_and_a_seat_are_asked_about() -> None:
    """If an opinion or a value is asked for a seat that is not there, then it is refused; the team has both."""
    t = river("grea", "avida")
    assert 0.0 <= GAME.rules.judge(t.s, TEAM) <= 1.0
    for ask in (GAME.rules.value, GAME.rules.judge):
        with pytest.raises(WrongSeat):
            ask(t.s, 7)


def test_search_looks_one_action_ahead_with_what_the_game_shows() -> None:
    """If the rules are made, then they stay within an action and observe what they say."""
    rules = AndorRules()
    assert (rules.stays_within, rules.observed) == (True, observed.OBSERVED)


@pytest.mark.rule("AND-133")
def test_a_free_action_ends_an_action_and_the_wish_for_one_does_not() -> None:
    """If a hero says that it wants free actions, then its action goes on; after each free action it is over."""
    t = river("grea", "avida").everybody_on(537).has("grea", "flask-1", "knife-1").has("avida", "bow-1", "plant-1")
    t.has("avida", "plant-2")
    assert (t.question, is_over(t)) == ("ACT", True)
    assert [is_over(t.choose(word)) for word in ("free grea", "drop flask-1")] == [False, True]
    assert [is_over(t.choose(word)) for word in ("stop", "free avida", "use plant-1")] == [True, False, True]
    assert t.question == "FREE"


@pytest.mark.rule("AND-314")
def test_a_step_ends_an_action_and_taking_somebody_along_does_not() -> None:
    """If Raashana pauses on her way, then her action is over; if she takes a companion along, then it is not."""
    t = river("avida", "raashana").turn("raashana").places(raashana=537, avida=536)
    assert is_over(t.choose("via 536"))
    assert not is_over(t.choose("take avida"))
    assert t.question == "GO_ON"


@pytest.mark.rule("AND-096")
def test_a_round_ends_an_action_and_an_invitation_does_not() -> None:
    """If heroes are invited, then the action goes on; before a further round, of whatever fight, it is over."""
    t = river("grea", "avida", legend=4).everybody_on(537).creatures("troll 537").strength(grea=8, avida=8)
    t.will(avida=6).choose("fight 537")
    assert (t.question, is_over(t)) == ("INVITE", False)
    t.roll(1, 1).foe(1, 2, 3).choose("avida", "yes").until("FIGHT_ON")
    assert is_over(t)
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").strength(grea=1).roll(1).choose("clear")
    assert (t.question, is_over(t)) == ("CLEAR_ON", True)


def test_a_table_has_room_for_all_options_and_procedures() -> None:
    """If a table is made, then it holds as many options and procedures in progress as Andor says."""
    s = st.AndorState()
    assert (len(s.proc), len(s.options)) == (st.DEPTH, st.MOST_OPTIONS)
