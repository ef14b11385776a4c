"""A game as an environment of Gymnasium: one learner, the other seats are bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ninerealms.errors import BadArgument, BadSeat, GameOver
from ninerealms.kernel import checks
from ninerealms.kernel.game import Value
from ninerealms.kernel.state import State
from ninerealms.players.chair import Bot, Chair
from ninerealms.players.seating import seat_all
from ninerealms.rl.fleet import seat_of
from ninerealms.rl.pettingzoo_env import RENDER_MODES, known_mode, number_from, pictured
from ninerealms.rl.space import NOT_BEGUN, Floats, Space

LOST = -1.0
LARGEST_ACTION = 2**31 - 1

Info = dict[str, Any]


class RealmsEnv(gymnasium.Env[Floats, np.int64]):
    """The learner is asked, everybody else has answered; `info["action_mask"]` says what is offered.

    An action that is not offered loses the game at once: reward -1, and `info["refused"]` says why.
    """

    def __init__(self, space: Space, seat: int, rivals: str | Sequence[str], render_mode: str | None = None) -> None:
        self.space = space
        self.seat: int = checks.among(seat, 0, space.players - 1, "A seat")
        self.rivals: list[str] = seated_rivals(rivals, space.players - 1)
        self.seated: list[str] = [*self.rivals[: self.seat], "random", *self.rivals[self.seat :]]
        seat_all(self.seated, space.players, 0)
        self.metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode: str | None = known_mode(render_mode)
        self.observation_space: spaces.Space[Any] = spaces.Box(-1.0, 1.0, (space.width,), np.float32)
        self.action_space: spaces.Space[Any] = spaces.Discrete(space.actions)
        self.game_state: State | None = None
        self.is_lost: bool = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Floats, Info]:
        """A new game at the learner's first question."""
        super().reset(seed=None if seed is None else checks.known_seed(seed))
        self.is_lost = False
        while True:
            number = number_from(self.np_random)
            self.bots: list[Bot] = seat_all(self.seated, self.space.players, number)
            self.game_state = self.space.start(number)
            self.let_rivals_answer(self.game_state)
            if self.game_state.top >= 0:
                return self.look(self.game_state)

    def begun(self) -> State:
        if self.game_state is None:
            raise BadArgument(NOT_BEGUN)
        return self.game_state

    def let_rivals_answer(self, state: State) -> None:
        while state.top >= 0 and (seat := seat_of(state)) != self.seat:
            self.space.game.apply(state, self.bots[seat].choose(Chair(self.space.game, state, state.seat)))

    def look(self, state: State) -> tuple[Floats, Info]:
        return self.space.observe(state, self.seat), {"action_mask": self.space.mask(state)}

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, Info]:
        """The learner answers, then everybody else until it is asked again."""
        state = self.space.game.pending(self.begun())
        if self.is_lost:
            raise GameOver("An action that was not offered has lost this game; `reset` begins another.")
        chosen = checks.among(action, -LARGEST_ACTION, LARGEST_ACTION, "An action")
        answer = chosen - int(self.space.offsets[state.kind])
        if not state.is_offered(checks.plain_answer(answer)):
            self.is_lost = True
            seen, info = self.look(state)
            refused = f"Action {chosen} is not offered; info['action_mask'] says what is."
            return seen, LOST, True, False, {**info, "refused": refused}
        self.space.game.apply(state, answer)
        self.let_rivals_answer(state)
        seen, info = self.look(state)
        return seen, self.space.rewards(state)[self.seat], state.top < 0, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is offered, by the name MaskablePPO of sb3-contrib looks for."""
        return self.space.mask(self.begun()).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return pictured(self.space, self.game_state, self.seat, self.render_mode)


def seated_rivals(rivals: object, wanted: int) -> list[str]:
    """The bots of the other seats; a single name is for all of them."""
    names = [rivals] if isinstance(rivals, str) else rivals
    if not isinstance(names, list | tuple):
        raise BadSeat(f"Rivals are bots by name, one for all or a list, not {rivals!r}.")
    found = [*names] * wanted if len(names) == 1 else [*names]
    if len(found) != wanted:
        raise BadSeat(f"The other seats need {wanted} rivals, or one name for all of them, not {len(found)} names.")
    return found


def gym_env(
    name: str,
    seat: int = 0,
    rivals: str | Sequence[str] = "random",
    players: int | None = None,
    options: Mapping[str, Value] = {},
    render_mode: str | None = None,
) -> RealmsEnv:
    """A game for one learner; rivals are bots by name, one for all or one for each other seat."""
    return RealmsEnv(Space(name, players, options), seat, rivals, render_mode)
