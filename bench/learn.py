"""A learner with masks: MaskablePPO of sb3-contrib on Northgard against random players; needs the extra `train`.

python bench/learn.py [--steps 1200000] [--games 1000] prints JSON: what it reached, in how many games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

from ninerealms import rl

GAME = "northgard"
EACH = 16  # games for each seat
MOST_STEPS = 4000
SEED = 1


def both_seats() -> Any:
    """Games in which the learner sits now here, now there, as stable-baselines3 takes them."""
    vec_env: Any = import_module("stable_baselines3.common.vec_env")

    class Games(vec_env.VecEnv):  # type: ignore[misc]
        """Two fleets side by side."""

        def __init__(self) -> None:
            self.fleets = [rl.vector_env(GAME, EACH, seat=seat) for seat in range(2)]
            first = self.fleets[0]
            super().__init__(2 * EACH, first.single_observation_space, first.single_action_space)
            self.chosen: Any = None

        def reset(self) -> Any:
            return np.concatenate([fleet.reset(seed=SEED + i)[0] for i, fleet in enumerate(self.fleets)])

        def step_async(self, actions: Any) -> None:
            self.chosen = np.split(actions, 2)

        def step_wait(self) -> Any:
            told = [fleet.step(part) for fleet, part in zip(self.fleets, self.chosen, strict=True)]
            seen, gains, ended = (np.concatenate([each[i] for each in told]) for i in range(3))
            infos: list[dict[str, Any]] = [{} for _ in ended]
            for place in np.flatnonzero(ended):
                last = self.fleets[place // EACH].last_seen[place % EACH]
                infos[place] = {"terminal_observation": last.copy(), "TimeLimit.truncated": False}
            return seen, gains, ended, infos

        def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> list[Any]:
            assert method_name == "action_masks"
            return [mask.astype(bool) for fleet in self.fleets for mask in fleet.masks]

        def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
            found = {"action_masks": None, "render_mode": None}
            if attr_name not in found:
                raise AttributeError(attr_name)
            return [found[attr_name]] * self.num_envs

        def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
            raise NotImplementedError

        def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
            return [False] * self.num_envs

        def close(self) -> None:
            return

    return Games()


def points_of(model: Any, games: int) -> list[float]:
    """What the learner reaches against a random player, seats by turns: 1 won, 0.5 shared, 0 lost."""
    envs: Sequence[rl.RealmsEnv] = [rl.gym_env(GAME, seat) for seat in range(2)]
    points = []
    for number in range(games):
        env = envs[number % 2]
        seen, _ = env.reset(seed=10_000 + number)
        gain, is_over = 0.0, False
        for _ in range(MOST_STEPS):
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=False)
            seen, gain, is_over, _, _ = env.step(int(action))
            if is_over:
                break
        points.append((gain + 1) / 2 if is_over else 0.0)
    return points


def main(arguments: list[str]) -> int:
    """Learn, then play."""
    parser = argparse.ArgumentParser(description="MaskablePPO learns Northgard against random players.")
    parser.add_argument("--steps", type=int, default=1_200_000)
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args(arguments)
    torch: Any = import_module("torch")
    torch.set_num_threads(1)
    ppo: Any = import_module("sb3_contrib").MaskablePPO
    began = process_time()
    model = ppo(
        "MlpPolicy",
        both_seats(),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.999,
        gae_lambda=0.97,
        learning_rate=5e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=SEED,
        device="cpu",
    )
    model.learn(asked.steps)
    spent = process_time() - began
    points = points_of(model, asked.games)
    versions = {name: str(import_module(name).__version__) for name in ("sb3_contrib", "torch")}
    told = {"steps": asked.steps, "seconds": spent, "games": len(points), "won": sum(points), "versions": versions}
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
