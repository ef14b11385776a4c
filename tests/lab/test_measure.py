"""Measuring: the figures are of the games everybody plays, and of the form that runs."""

from __future__ import annotations

import pytest

from ninerealms import form
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel import save
from ninerealms.lab import measure, playing
from ninerealms.players.seating import seat_all

BRIEF = 0.01


@pytest.mark.parametrize("name", names())
def test_every_figure_is_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a game is measured, then every figure is there, for the largest table unless another is asked for."""
    monkeypatch.setattr(measure, "TREE", 20)
    seats = find(name).seats
    for players in {None: seats[-1], seats[0]: seats[0]}.items():
        found = measure.measure(name, BRIEF, players[0])
        assert (found.game, found.form, found.players) == (name, form(), players[1])
        assert all(figure > 0 for figure in found[3:])


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", [0, 11])
def test_stepped_and_whole_games_are_the_same_games(name: str, seed: int) -> None:
    """If a game is stepped through the public face, then it ends as the loop of `simulate` ends it."""
    game = find(name)
    players = game.seats[0]
    stepped, whole = game.start(players, seed), game.start(players, seed)
    count = measure.step_through(game, stepped, seed)
    assert count == playing.play_out(game, whole, seat_all(["random"], players, seed))
    assert save.digest(stepped) == save.digest(whole)


@pytest.mark.parametrize("name", names())
def test_a_compiled_state_is_small(name: str) -> None:
    """If the rules are compiled, then a state with its Rng stays below its goal; it holds its parts in any form."""
    game = find(name)
    size = measure.size(game, game.seats[-1])
    state = game.start(game.seats[-1], 1)
    assert size >= state.__sizeof__() + state.rng.__sizeof__()
    assert form() == "pure" or size < {"northgard": 1000}.get(name, 1500)
