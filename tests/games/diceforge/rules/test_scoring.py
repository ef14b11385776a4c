"""I. End of the game and scoring."""

from __future__ import annotations

import pytest

from ninerealms.games.diceforge import GAME
from tests.games.diceforge.scenario import Forge, forge


def over(players: int = 2, setup: str = "first", **options: bool | str) -> Forge:
    """The last turn of the last round is about to end."""
    return forge(players, setup, **options).round(10 if players == 3 else 9).active(players - 1).at("end")


@pytest.mark.rule("DFR-111")
@pytest.mark.parametrize(("players", "last"), [(2, 9), (3, 10), (4, 9)])
def test_the_game_ends_when_the_last_round_is_complete(players: int, last: int) -> None:
    """If the last player has had his turn of the last round the game is over, and not one turn before."""
    t = forge(players).round(last).active(players - 1).at("end")
    assert t.asked is None
    t = forge(players).round(last).active(players - 2).at("end")
    assert (t.question, t.turn()) == ("ROLL", (last, players - 1))
    t = forge(players).round(last - 1).active(players - 1).at("end")
    assert (t.question, t.turn()) == ("ROLL", (last, 0))


@pytest.mark.rule("DFR-111")
def test_the_last_turn_is_that_of_the_seat_before_the_first() -> None:
    """If seat 1 of three was first, then the game ends after seat 0, so that all had the same number of turns."""
    assert forge(3).first(1).active(0).round(10).at("end").asked is None
    t = forge(3).first(1).active(2).round(10).at("end")
    assert (t.question, t.turn()) == ("ROLL", (10, 0))


@pytest.mark.rule("DFR-112")
@pytest.mark.tells("SCORE_COUNTED DFR-112")
def test_the_score_is_glory_held_and_glory_printed() -> None:
    """If the game is over, then held glory and the printed glory of every copy are added."""
    t = over().reserve(0, glory=7).card(0, "chest", "chest", "hydra").reserve(1, glory=20).card(1, "hammer", "elder")
    assert t.scores == [7 + 2 + 2 + 26, 20]
    assert t.log("SCORE_COUNTED") == [(0, 7, 30, 0), (1, 20, 0, 0)]


@pytest.mark.rule("DFR-113")
@pytest.mark.parametrize(("space", "value"), [("15", 25), ("4", 5), ("0", 0), ("-3", -3), ("-11b", -17), ("-13", -25)])
def test_the_titans_add_or_subtract(space: str, value: int) -> None:
    """If the Titans are played, then the value of the space of the token is added or subtracted."""
    t = over(setup="titans").reserve(0, glory=40).allegiance(0, space).reserve(1, glory=9)
    assert t.scores == [40 + value, 9]


@pytest.mark.rule("DFR-114")
def test_what_is_left_over_scores_nothing() -> None:
    """If gold and shards are left, then the score is the same as without."""
    t = over(setup="titans").reserve(0, gold=12, sun=6, moon=6, shard=6, glory=1)
    assert t.scores == [1, 0]


@pytest.mark.rule("DFR-115")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_highest_score_wins(best: int) -> None:
    """If one score is above the others, then that player alone wins, also by printed glory."""
    t = over(3).reserve((best + 1) % 3, glory=11).card(best, "ferryman")
    assert t.winners == [best]
    assert [GAME.rules.value(t.s, seat) for seat in range(3)] == [float(seat == best) for seat in range(3)]


@pytest.mark.rule("DFR-116")
def test_tied_players_share_the_victory() -> None:
    """If two of three are tied at the top, then both win, whatever else they have."""
    t = over(3).reserve(0, glory=12, gold=9).card(2, "ferryman").reserve(1, glory=11).forged(2, 5)
    assert (t.scores, t.winners) == ([12, 11, 12], [0, 2])


@pytest.mark.rule("DFR-117")
def test_the_chain_compares_forged_faces_first() -> None:
    """If a tie is broken by the chain, then the one with more forged faces wins, against more cards and gold."""
    t = over(ties="chain").reserve(0, glory=2, gold=12).card(0, "hammer", "elder").reserve(1, glory=2).forged(1, 1)
    assert t.winners == [1]


@pytest.mark.rule("DFR-117")
def test_the_chain_compares_cards_next() -> None:
    """If forged faces are equal, then the one with more cards wins, against more gold."""
    t = over(ties="chain").reserve(0, glory=2, gold=12).forged(0, 1).reserve(1, glory=2).forged(1, 1).card(1, "elder")
    assert t.winners == [1]


@pytest.mark.rule("DFR-117")
@pytest.mark.parametrize("resource", ["gold", "sun", "moon"])
def test_the_chain_compares_what_is_left_next(resource: str) -> None:
    """If cards are equal too, then the larger sum of gold, sun and moon left wins; original shards do not count."""
    t = over(setup="titans", ties="chain").reserve(0, shard=6, gold=2).reserve(1, gold=2).reserve(1, **{resource: 3})
    assert t.winners == [1]


@pytest.mark.rule("DFR-117")
def test_the_chain_ends_with_turn_order() -> None:
    """If all is equal, then the one earlier in turn order wins, and without the chain both do."""
    assert over(ties="chain").winners == [0]
    t = forge(3, ties="chain").first(1).active(0).round(10).at("end")
    assert t.winners == [1]
    assert over().winners == [0, 1]


@pytest.mark.rule("DFR-118")
def test_a_penalty_stops_at_zero() -> None:
    """If the penalty is larger than the score, then the score is 0; by option it goes below."""
    t = over(setup="titans").reserve(0, glory=5).allegiance(0, -13)
    assert t.scores == [0, 0]
    t = over(setup="titans", scores_below_zero=True).reserve(0, glory=5).allegiance(0, -13)
    assert (t.scores, t.winners) == ([-20, 0], [1])


@pytest.mark.rule("DFR-118")
def test_printed_glory_is_added_before_the_penalty_is_cut() -> None:
    """If cards and glory together exceed the penalty, then the difference is the score."""
    t = over(setup="titans").reserve(0, glory=6).card(0, "first-titan").allegiance(0, -13)
    assert t.scores == [1, 0]
