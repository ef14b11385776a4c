"""The end of the game: five points, or two hundred turns."""

from __future__ import annotations

import pytest

from ninerealms.errors import GameOver
from ninerealms.games.northgard import GAME
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import turn
from ninerealms.kernel import engine
from tests.games.northgard.random_play import each_renewal, each_step
from tests.games.northgard.scenario import Duel, duel


def one_trio(seat: int) -> Duel:
    """A player who would score one point, and whose opponent is to play."""
    home = "D3" if seat == 1 else "A1"
    beside = "D2" if seat == 1 else "B1"
    t = duel().lay({home: ("20", 0), beside: ("32", 0)}).turn_of(1 - seat)
    return t.units(seat, {f"{home}.n": 1, f"{home}.s": 1, f"{beside}.e": 1})


@pytest.mark.rule("NTG-007")
@pytest.mark.parametrize("seat", [0, 1])
def test_five_points_win(seat: int) -> None:
    """If a player has four points and gains one, then he has won, whatever the other has."""
    t = one_trio(seat).points(seat, 4).points(1 - seat, 4).play("renew")
    assert t.is_over
    assert t.worth[seat] == 1
    assert t.worth[1 - seat] == 0
    assert t.s.points[seat] == 5


@pytest.mark.rule("NTG-007")
def test_four_points_do_not_win() -> None:
    """If a player has three points and gains one, then the game goes on."""
    t = one_trio(1).points(1, 3).play("renew")
    assert t.s.points == [0, 4]
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-007")
def test_the_outcome_names_winner_scores_and_rule() -> None:
    """If the game is won by points, then its outcome says who, how high, and by which rule."""
    t = one_trio(0).points(0, 4).points(1, 2)
    assert GAME.outcome(t.s) is None
    t.play("renew")
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([0], [5, 2])
    assert outcome.reason in ("NTG-007", "NTG-021")


@pytest.mark.rule("NTG-021")
def test_the_game_ends_in_the_middle_of_an_action() -> None:
    """If a Renew brings the fifth point, then nothing more happens, and nobody is asked anything."""
    t = one_trio(1).points(1, 4).cards_up(0, "move-1", "renew").play("renew")
    assert t.is_over
    assert t.log("WON_GAME") == [(1, 5)]
    assert t.log("RENEWED") == []
    with pytest.raises(GameOver):
        engine.apply(GAME.rules, t.s, 0)


@pytest.mark.rule("NTG-140", "NTG-063")
def test_a_win_comes_before_the_cards_are_flipped() -> None:
    """If the opponent wins by a Renew, then the renewing player's cards stay as they were."""
    t = one_trio(1).points(1, 4).cards_up(0, "move-1", "renew").play("renew")
    assert {"recruit", "explore", "special", "build", "move-2"} <= t.down(0)
    assert "move-1" not in t.down(0)


@pytest.mark.rule("NTG-065", "NTG-142")
def test_no_more_points_are_taken_than_the_game_needs() -> None:
    """If a gain would go beyond five, then the game has ended at five, and the nine tokens suffice."""
    t = one_trio(1).points(0, 4).points(1, 4).building("D3.n", "food-monopoly").building("D3.s", "lore-monopoly")
    t.play("renew")
    assert t.is_over
    assert t.s.points == [4, 5]
    assert t.worth == [0, 1]


@pytest.mark.rule("NTG-142")
def test_nine_tokens_always_suffice() -> None:
    """If whole games are played, then the two players never hold more than nine points, nor one more than five."""
    for seed in range(60):
        points = [list(step.after.points) for step in each_step(seed)]
        assert max(map(sum, points)) <= 9
        assert max(map(max, points)) <= 5


@pytest.mark.rule("NTG-008", "NTG-102")
def test_points_are_scored_by_nothing_but_an_activated_renew() -> None:
    """If points change in a whole game, then somebody has just activated Renew, and his opponent has gained."""
    fights = changes = 0
    for seed in range(200):
        for step in each_step(seed):
            renewed = each_renewal(step)
            fights += len(step.told(v.FOUGHT))
            for seat in (0, 1):
                gained = step.after.points[seat] - step.before.points[seat]
                assert gained >= 0
                assert gained == 0 or 1 - seat in renewed
                changes += gained
    assert fights > 100
    assert changes > 100


@pytest.mark.rule("NTG-120")
@pytest.mark.tells("OUT_OF_TURNS NTG-120")
def test_after_two_hundred_turns_the_game_is_over() -> None:
    """If 198 turns are over, then two more are played and no third."""
    t = duel().after_turns(198).points(0, 1)
    t.play("recruit", "A1.n")
    assert t.asked == (1, "PLAY_CARD")
    t.play("recruit", "D3.n")
    assert t.is_over
    assert t.log("OUT_OF_TURNS") == [(200,)]
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ([0], [1, 0], "NTG-120")


@pytest.mark.rule("NTG-120")
def test_a_whole_game_has_two_hundred_turns() -> None:
    """If both players do nothing but renew from the first turn on, then they do it two hundred times."""
    t = duel().opening()
    t.choose(*["A1.n"] * 3, *["D3.n"] * 3)
    for _ in range(200):
        t.play("renew")
    assert t.is_over
    assert len(t.log("PLAYED")) == 200


def last_turn() -> Duel:
    """The 200th turn: each player has three territories beside him and seat 0 is to play."""
    return duel().lay({"A1": ("10", 0), "D3": ("09", 0)}).after_turns(199).cards_up(0, "renew", "recruit")


@pytest.mark.rule("NTG-120")
@pytest.mark.parametrize("seat", [0, 1])
def test_more_points_win_when_the_turns_are_over(seat: int) -> None:
    """If the turns are over, then more points beat more territories and more units."""
    t = last_turn().points(seat, 2).points(1 - seat, 1)
    t.units(0, {"A1.n": 1} if seat == 0 else {"A1.n": 2, "A1.e": 2})
    t.units(1, {"D3.n": 1} if seat == 1 else {"D3.n": 2, "D3.e": 2})
    assert t.play("renew").worth == [1 - seat, seat]


@pytest.mark.rule("NTG-120")
@pytest.mark.parametrize("seat", [0, 1])
def test_equal_points_go_to_more_territories(seat: int) -> None:
    """If the points are equal, then two territories with two units beat one with five."""
    places = [{"A1.n": 1, "A1.e": 1}, {"D3.n": 5}] if seat == 0 else [{"A1.n": 5}, {"D3.n": 1, "D3.e": 1}]
    t = last_turn().points(0, 1).points(1, 1).units(0, places[0]).units(1, places[1])
    assert t.play("renew").worth == [1 - seat, seat]


@pytest.mark.rule("NTG-120")
@pytest.mark.parametrize("seat", [0, 1])
def test_equal_territories_go_to_more_units(seat: int) -> None:
    """If points and territories are equal, then more units on the board win."""
    t = last_turn().units(0, {"A1.n": 3 - seat, "A1.s": 1}).units(1, {"D3.n": 2 + seat, "D3.s": 1})
    assert t.play("renew").worth == [1 - seat, seat]


@pytest.mark.rule("NTG-120")
def test_all_equal_is_a_draw() -> None:
    """If points, territories and units are equal, then nobody has won."""
    t = last_turn().units(0, {"A1.n": 2, "A1.s": 1}).units(1, {"D3.n": 2, "D3.s": 1}).play("renew")
    assert t.worth == [0.5, 0.5]
    assert turn.leader(t.s) == -1


@pytest.mark.rule("NTG-120")
def test_the_stop_rule_counts_territories_and_units() -> None:
    """If a player has five units in two territories and the other none, then 2 and 5 are counted, and 0 and 0."""
    t = last_turn().units(0, {"A1.n": 3, "A1.s": 2}).units(1, {})
    assert [turn.count_territories(t.s, seat) for seat in (0, 1)] == [2, 0]
    assert [turn.count_units(t.s, seat) for seat in (0, 1)] == [5, 0]


@pytest.mark.rule("NTG-120", "NTG-021")
@pytest.mark.tells("WON_GAME NTG-021")
def test_five_points_in_the_last_turn_still_win_by_points() -> None:
    """If the 200th turn brings the fifth point, then the game was won by points."""
    t = one_trio(1).points(1, 4).after_turns(199).play("renew")
    assert t.worth == [0, 1]
    assert t.log("OUT_OF_TURNS") == []
    assert t.log("WON_GAME") == [(1, 5)]


@pytest.mark.rule("NTG-120", "NTG-001")
def test_every_game_ends() -> None:
    """If random players play on, then each game ends by points or after 200 turns at most."""
    for seed in range(40):
        for step in each_step(seed):
            assert step.after.turns <= 200
        assert step.after.top < 0
        assert max(step.after.points) >= 5 or step.after.turns == 200


@pytest.mark.rule("NTG-007")
def test_a_game_in_progress_is_judged_between_a_loss_and_a_win() -> None:
    """If nobody has won yet, then each seat is given a chance, and more of it with more points."""
    ahead, even = one_trio(0).points(0, 3), one_trio(0)
    chances = [GAME.rules.judge(table.s, 0) for table in (ahead, even)]
    assert 0 < chances[1] < chances[0] < 1
    assert GAME.rules.judge(ahead.s, 1) < GAME.rules.judge(even.s, 1)
