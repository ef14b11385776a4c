"""Many games stepped in one call, as a vector environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ninerealms.errors import BadArgument, IllegalAction
from ninerealms.kernel import checks
from ninerealms.kernel.engine import Sheet
from ninerealms.kernel.game import Value
from ninerealms.rl.fleet import SELF_PLAY, Board, Fleet
from ninerealms.rl.space import NOT_BEGUN, Bits, Floats, Space, lent

MOST_GAMES = 1_000_000

Info = dict[str, Any]
Kind = TypeVar("Kind", bound=np.generic)


class RealmsVectorEnv(VectorEnv[Floats, NDArray[np.int64], Any]):
    """Every game is asked something at every step: the learner, or in self-play whoever's turn it is.

    `info` has the `action_mask` and the `seat` that is asked. A game that ends is followed by a new one in the same
    step, Gymnasium's `AutoresetMode.SAME_STEP`: `info["final_obs"]` is what the seat that acted saw at the end,
    `info["rewards"]` what each seat got. No game is cut short. The arrays are the environment's own and are written
    anew by every step, unless it is made with `copy`.
    """

    def __init__(
        self, space: Space, games: int, learner: int | None = None, *, looks: bool = True, copy: bool = False
    ) -> None:
        self.space = space
        self.copy: bool = copy
        self.num_envs: int = checks.among(games, 1, MOST_GAMES, "The number of games")
        if learner is not None:
            checks.among(learner, 0, space.players - 1, "A seat")
        self.metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}
        width, actions = (space.width, space.actions) if looks else (0, 0)
        self.single_observation_space: spaces.Space[Any] = spaces.Box(-1.0, 1.0, (width,), np.float32)
        self.single_action_space: spaces.Space[Any] = spaces.Discrete(space.actions)
        self.observation_space: spaces.Space[Any] = batch_space(self.single_observation_space, games)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, games)
        self.seen: Floats = np.zeros((games, width), np.float32)
        self.last_seen: Floats = np.zeros((games, width), np.float32)
        self.masks: Bits = np.zeros((games, actions), np.int8)
        self.chosen: NDArray[np.int32] = np.zeros(games, np.int32)
        self.all_rewards: Floats = np.zeros((games, space.players), np.float32)
        self.gains: Floats = np.zeros(games, np.float32)
        self.ended: Bits = np.zeros(games, np.int8)
        self.seats: Bits = np.zeros(games, np.int8)
        self.cut: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.fleet: Fleet = self.manned(learner, looks=looks)
        self.is_begun: bool = False

    def manned(self, learner: int | None, *, looks: bool) -> Fleet:
        """The compiled loop over the arrays."""
        space = self.space
        arrays = (self.chosen, self.all_rewards, self.gains, self.ended, self.seats)
        board = Board(*(lent(array) for array in arrays))
        laid = space.game.fresh(space.players, 0, space.options)
        fleet = Fleet(
            space.game.rules,
            laid,
            self.num_envs,
            board,
            space.mask_over(self.masks),
            Sheet(lent(self.seen)),
            Sheet(lent(self.last_seen)),
            space.width,
        )
        fleet.learner = SELF_PLAY if learner is None else learner
        fleet.looks = looks
        fleet.together = space.game.coop
        return fleet

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Floats, Info]:
        """All games anew; the same seed gives the same games."""
        super().reset(seed=None if seed is None else checks.known_seed(seed))
        self.fleet.reset(int(self.np_random.integers(2**63)))
        self.is_begun = True
        return self.lend(self.seen), {"action_mask": self.lend(self.masks), "seat": self.lend(self.seats)}

    def lend(self, array: NDArray[Kind]) -> NDArray[Kind]:
        """An array as the caller gets it."""
        return array.copy() if self.copy else array

    def sample(self) -> NDArray[np.int32]:
        """One of the offered actions for every game, at random."""
        self.begun().choose_random()
        return self.chosen

    def begun(self) -> Fleet:
        if not self.is_begun:
            raise BadArgument(NOT_BEGUN)
        return self.fleet

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Floats, Floats, NDArray[np.bool_], NDArray[np.bool_], Info]:
        """One action for every game. Where one of them is not offered, nothing is done and IllegalAction says which."""
        fleet = self.begun()
        if actions is not self.chosen:
            self.take(actions)
        count = fleet.step()
        if count < 0:
            place = fleet.find_illegal()
            raise IllegalAction(f"Action {self.chosen[place]} is not offered in game {place}; nothing was done.")
        info: Info = {"action_mask": self.lend(self.masks), "seat": self.lend(self.seats)}
        ended = self.lend(self.ended.view(np.bool_))
        if count:
            got = {"rewards": self.lend(self.all_rewards), "_rewards": ended}
            info |= {"final_obs": self.lend(self.last_seen), "_final_obs": ended, **got}
            info |= {"final_info": got, "_final_info": ended}
        return self.lend(self.seen), self.lend(self.gains), ended, self.lend(self.cut), info

    def take(self, actions: object) -> None:
        """Actions as the loop reads them."""
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or found.dtype.kind not in "iu":
            raise BadArgument(f"A step takes {self.num_envs} whole numbers, one for each game.")
        np.clip(found, -1, self.space.actions, out=self.chosen, casting="unsafe")


def vector_env(
    name: str,
    n: int,
    players: int | None = None,
    options: Mapping[str, Value] = {},
    seat: int | None = None,
    *,
    looks: bool = True,
    copy: bool = False,
) -> RealmsVectorEnv:
    """So many games in one call: every seat asks (self-play), or one `seat` learns against random rivals.

    Without `looks` no observation and no mask is written: for counting, and for `sample`. With `copy` every step
    gives arrays of its own; without, the same ones are written anew, which is three times as fast.
    """
    return RealmsVectorEnv(Space(name, players, options), n, seat, looks=looks, copy=copy)
