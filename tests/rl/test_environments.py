"""Environments of one learner, of agents in turn, and of many games at once."""

from __future__ import annotations

import copy
import subprocess

import numpy as np
import pyspiel
import pytest
from gymnasium.vector import AutoresetMode

import ninerealms as nr
from ninerealms import rl
from ninerealms.errors import BadArgument, BadSeat, GameOver, IllegalAction
from tests.programs import python

BLOCK = "import sys; sys.modules['numpy'] = None; import ninerealms as nr; nr.game('northgard').start(seed=1);"


def test_the_core_needs_no_numpy_and_says_what_the_rest_needs() -> None:
    """If numpy is not installed, then games run, and whoever asks for environments reads what to install."""
    code = f"{BLOCK}\ntry: nr.rl.Space\nexcept nr.NineRealmsError as error: print(error)"
    done = subprocess.run(python("-c", code), capture_output=True, text=True, check=True)
    assert done.stdout == 'Environments need numpy, which is not installed; pip install "ninerealms[rl]".\n'
    assert nr.rl is rl
    assert "aec_env" in dir(rl)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = rl.nothing


def test_an_agent_that_answers_wrongly_is_refused_and_may_answer_again() -> None:
    """If an action is not offered, then IllegalAction says so, the same agent is asked, and the game is as it was."""
    env = rl.aec_env("northgard", render_mode="ansi")
    env.reset(seed=1)
    before = nr.digest(env.game_state), env.agent_selection
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert (nr.digest(env.game_state), env.agent_selection) == before
    assert "A1" in str(env.render())
    with pytest.raises(BadArgument, match="ansi or svg"):
        rl.aec_env("northgard", render_mode="human")


def test_a_copy_of_an_environment_goes_its_own_way() -> None:
    """If an environment is copied, then both see the same, and a step of one is none of the other."""
    env = rl.aec_env("northgard")
    env.reset(seed=3)
    twin = copy.deepcopy(env)
    agent = env.agent_selection
    before = env.observe(agent)
    action = np.flatnonzero(before["action_mask"])[0]
    assert np.array_equal(before["observation"], twin.observe(agent)["observation"])
    twin.step(action)
    assert not np.array_equal(before["observation"], twin.observe(agent)["observation"])
    assert np.array_equal(before["observation"], env.observe(agent)["observation"])


def test_agents_get_what_the_game_is_worth() -> None:
    """If a game ends, then every agent sees its end, and the last rewards add up to nothing."""
    env, luck = rl.aec_env("diceforge", 3), np.random.default_rng(4)
    env.reset(seed=4)
    last: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, gain, is_over, _, _ = env.last()
        last[agent] = gain
        env.step(None if is_over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(last) == ["seat_0", "seat_1", "seat_2"]
    assert sum(last.values()) == pytest.approx(0.0)
    assert max(last.values()) > 0


def test_a_learner_plays_against_bots() -> None:
    """If one seat learns, then it is asked at every step until the game is over, whoever its rivals are."""
    env, luck = rl.gym_env("diceforge", seat=1, rivals=["greedy:easy", "random"], players=3), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for _ in range(12):
        assert env.game_state is not None
        assert env.space.seat(env.game_state) == 1
        assert np.array_equal(env.action_masks(), info["action_mask"])
        _, gain, is_over, _, info = env.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
        assert gain == 0.0
        assert not is_over
    _, gain, is_over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (gain, is_over) == (-1.0, True)
    assert "is not offered" in info["refused"]
    with pytest.raises(BadSeat):
        rl.gym_env("northgard", rivals="nobody")


def test_a_fleet_plays_as_single_games_do() -> None:
    """If games are stepped in one call, then each goes as it goes alone, and shows who is asked what that seat sees."""
    env = rl.vector_env("northgard", 3)
    seen, info = env.reset(seed=5)
    alone = [state.copy() for state in env.fleet.states]
    for _ in range(40):
        for place, state in enumerate(alone):
            assert info["seat"][place] == env.space.seat(state)
            assert np.array_equal(seen[place], env.space.observe(state, int(info["seat"][place])))
            assert np.array_equal(info["action_mask"][place], env.space.mask(state))
        actions = env.sample().copy()
        for state, action in zip(alone, actions, strict=True):
            env.space.apply(state, int(action))
        seen, gains, ended, cut, info = env.step(actions)
        assert not gains.any()
        assert not ended.any()
        assert not cut.any()


def test_a_game_of_a_fleet_that_ends_is_followed_by_another() -> None:
    """If a game ends, then the step tells who got what and what was seen last, and a new game is asked."""
    env = rl.vector_env("northgard", 2, seat=1)
    env.reset(seed=1)
    seen, gains, ended, _, info = env.step(env.sample())
    while not ended.any():
        assert (info["seat"] == 1).all()
        seen, gains, ended, _, info = env.step(env.sample())
    place = int(np.flatnonzero(ended)[0])
    assert gains[place] in (-1.0, 0.0, 1.0)
    assert info["rewards"][place].sum() == 0.0
    assert info["rewards"][place][1] == gains[place]
    turns = [cell.name for cell in env.space.schema].index("turns")
    assert info["final_obs"][place][turns] > seen[place][turns]
    assert info["final_info"]["rewards"][place][1] == gains[place]
    assert list(np.flatnonzero(info["_final_info"])) == list(np.flatnonzero(ended))
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_what_a_fleet_gave_stays_as_it_was() -> None:
    """If copies are wanted, then the next step does not change what a step gave; else it is written anew."""
    kept, own = rl.vector_env("northgard", 3, copy=True), rl.vector_env("northgard", 3)
    for env in (kept, own):
        seen, info = env.reset(seed=4)
        first = seen.copy()
        after = env.step(env.sample())
        assert np.array_equal(seen, first) is (env is kept)
        assert (after[0] is seen) is (after[4]["action_mask"] is info["action_mask"]) is (env is own)


def test_a_learner_that_was_refused_begins_anew() -> None:
    """If an action was not offered, then the game is lost, and nothing but a reset goes on; so before the first one."""
    env = rl.gym_env("northgard")
    for call in (lambda: env.step(0), env.action_masks):
        with pytest.raises(BadArgument, match="`reset` comes first"):
            call()
    _, info = env.reset(seed=1)
    assert env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))[1:3] == (-1.0, True)
    with pytest.raises(GameOver, match="`reset` begins another"):
        env.step(int(np.flatnonzero(info["action_mask"])[0]))
    env.reset(seed=1)
    with pytest.raises(BadArgument, match="An action must be a whole number"):
        env.step(1.5)  # type: ignore[arg-type]
    assert env.step(int(np.flatnonzero(info["action_mask"])[0]))[2] is False
    with pytest.raises(BadSeat, match="need 1 rivals, or one name for all of them, not 2 names"):
        rl.gym_env("northgard", rivals=["random", "greedy"])


def test_an_agent_that_has_left_is_asked_nothing_more() -> None:
    """If the game is over, then each agent answers None once, and afterwards a sentence says that it is over."""
    env = rl.aec_env("yggdrasil", 1)
    with pytest.raises(BadArgument, match="`reset` comes first"):
        env.step(0)
    env.reset(seed=1)
    while not env.terminations["seat_0"]:
        env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0]))
    with pytest.raises(IllegalAction, match="None is the only action left"):
        env.step(0)
    env.step(None)
    with pytest.raises(GameOver, match="every agent has left"):
        env.step(None)
    with pytest.raises(BadArgument, match="There is no agent 'seat_1'; there are seat_0"):
        env.observe("seat_1")


def test_the_same_seed_gives_the_same_fleet() -> None:
    """If two fleets get the same seed, then they play the same games; without looking too."""
    first, second = rl.vector_env("yggdrasil", 4, players=2), rl.vector_env("yggdrasil", 4, players=2, looks=False)
    first.reset(seed=9)
    second.reset(seed=9)
    for _ in range(60):
        assert np.array_equal(first.sample(), second.sample())
        assert np.array_equal(first.step(first.chosen)[1], second.step(second.chosen)[1])


def test_a_fleet_refuses_an_action_and_does_nothing() -> None:
    """If one of many actions is not offered, then no game is touched, and the sentence names the game."""
    env = rl.vector_env("northgard", 3)
    with pytest.raises(BadArgument, match="reset"):
        env.sample()
    _, info = env.reset(seed=2)
    before = [nr.digest(state) for state in env.fleet.states]
    actions = env.sample().astype(np.int64)
    actions[1] = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    with pytest.raises(IllegalAction, match="in game 1; nothing was done"):
        env.step(actions)
    actions[1] = 2**40
    with pytest.raises(IllegalAction, match="in game 1"):
        env.step(actions)
    with pytest.raises(BadArgument, match="3 whole numbers"):
        env.step(actions[:2])
    assert [nr.digest(state) for state in env.fleet.states] == before
    with pytest.raises(BadArgument, match="The number of games"):
        rl.vector_env("northgard", 0)


def test_openspiel_takes_players_and_options_and_shows_each_player_its_table() -> None:
    """If a game is loaded with parameters, then it has them; a player is observed with what its seat may know."""
    rl.register_openspiel()
    game = pyspiel.load_game("python_ninerealms_ragnarok(players=3,mode=none)")
    assert game.num_players() == 3
    state = game.new_initial_state()
    luck = np.random.default_rng(3)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1.0)
        state.apply_action(int(luck.choice(outcomes)))
    space = rl.Space("ragnarok", 3, {"mode": "none"})
    observer = game.make_py_observer()
    observer.set_from(state, 2)
    assert np.array_equal(observer.tensor, space.observe(state.place.table, 2))
    assert state.returns() == [0.0] * 3
