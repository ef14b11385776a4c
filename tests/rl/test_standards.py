"""Every game passes the tests that PettingZoo, Gymnasium and OpenSpiel have for environments."""

from __future__ import annotations

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import ninerealms as nr
from ninerealms import rl

GAMES = nr.games()
CYCLES = 12
QUICK = ("northgard", "yggdrasil")  # every node is brought back from its history, which takes Python a while


def each_game() -> list[tuple[str, int]]:
    """Every game with the fewest and the most players."""
    ends = {name: {nr.game(name).seats[0], nr.game(name).seats[-1]} for name in GAMES}
    return [(name, players) for name in GAMES for players in sorted(ends[name])]


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be", "ignore:Observation is not a")
@pytest.mark.parametrize(("name", "players"), each_game())
def test_a_game_is_an_environment_of_pettingzoo(name: str, players: int) -> None:
    """If a game is made for PettingZoo, then its own test of the interface passes."""
    api_test(rl.aec_env(name, players), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    """If two environments get the same seed, then PettingZoo's test finds all of it the same."""
    seed_test(lambda: rl.aec_env(name), num_cycles=CYCLES)


@pytest.mark.filterwarnings("ignore:.*The environment .* is out of date", "ignore:.*For Box action spaces")
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_an_environment_of_gymnasium(name: str) -> None:
    """If a game is made for one learner, then Gymnasium's checker has no complaint."""
    check_env(rl.gym_env(name, seat=nr.game(name).seats[0] - 1), skip_render_check=True)


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if nr.form() == "compiled" or name in QUICK else pytest.mark.long) for name in GAMES],
)
def test_a_game_is_a_game_of_openspiel(name: str) -> None:
    """If a game is registered, then OpenSpiel plays it at random, every node serialised and brought back on the way."""
    assert f"python_ninerealms_{name}" in rl.register_openspiel()
    game = pyspiel.load_game(f"python_ninerealms_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
