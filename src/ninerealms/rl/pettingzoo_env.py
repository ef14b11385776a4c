"""A game as an environment of PettingZoo: the seats are agents that act in turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from ninerealms.errors import BadArgument, GameOver, IllegalAction
from ninerealms.kernel import checks, engine
from ninerealms.kernel.engine import Sheet
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import SEED_BITS
from ninerealms.rl.fleet import Mask, seat_of
from ninerealms.rl.space import NOT_BEGUN, Bits, Floats, Space, lent

if TYPE_CHECKING:  # PettingZoo tells no types

    class TurnTaking:
        """What PettingZoo calls an AECEnv."""

        def __getattr__(self, name: str) -> Any: ...

else:
    from pettingzoo import AECEnv as TurnTaking

RENDER_MODES = ("ansi", "svg")


def known_mode(mode: str | None) -> str | None:
    """A way to render, or a sentence."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadArgument(f"A game is rendered as {' or '.join(RENDER_MODES)}, not as {mode!r}.")
    return mode


def pictured(space: Space, state: Any, seat: int, mode: str | None) -> str | None:
    """The table as a seat sees it: in words, or drawn."""
    if mode is None or state is None:
        return None
    view = space.game.view(state, seat)
    return space.game.write_table(view) if mode == "ansi" else space.game.draw(view)


def number_from(rng: np.random.Generator) -> int:
    """A seed for a game."""
    return int.from_bytes(rng.bytes(SEED_BITS // 8), "little")


class RealmsAEC(TurnTaking):
    """Each observation is a dict: `observation` as float32, and the `action_mask`, all 0 for who is not asked."""

    def __init__(self, space: Space, render_mode: str | None = None) -> None:
        super().__init__()
        self.space = space
        name = f"ninerealms_{space.game.name}_v{space.game.version}"
        self.metadata: dict[str, Any] = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode: str | None = known_mode(render_mode)
        self.possible_agents: list[str] = [f"seat_{i}" for i in range(space.players)]
        self.number: dict[str, int] = {agent: i for i, agent in enumerate(self.possible_agents)}
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (space.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (space.actions,), np.int8),
            }
        )
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(space.actions) for agent in self.possible_agents
        }
        self.seen: Floats = np.zeros(space.width, np.float32)
        self.marked: Bits = np.zeros(space.actions, np.int8)
        self.nothing: Bits = np.zeros(space.actions, np.int8)
        self.lend()
        self.firsts: list[int] = space.offsets.tolist()
        self.agents: list[str] = []
        self.rng: np.random.Generator | None = None
        self.game_state: Any = None
        self.agent_selection: str = self.possible_agents[0]

    def lend(self) -> None:
        """Let the compiled side write into the arrays of this very environment."""
        self.sheet: Sheet = Sheet(lent(self.seen))
        self.mask: Mask = self.space.mask_over(self.marked)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in {"sheet", "mask"}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.lend()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self.known(agent)]

    def known(self, agent: str) -> str:
        """An agent of this table."""
        if type(agent) is not str or agent not in self.number:
            raise BadArgument(f"There is no agent {agent!r}; there are {', '.join(self.possible_agents)}.")
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same games."""
        if seed is not None or self.rng is None:
            self.rng = np.random.default_rng(None if seed is None else checks.known_seed(seed))
        self.game_state = self.space.start(number_from(self.rng))
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[seat_of(self.game_state)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and what it may do if it is asked."""
        state, seat = self.game_state, self.number.get(agent) if type(agent) is str else None
        if seat is None:
            seat = self.number[self.known(agent)]
        if state is None:
            raise BadArgument(NOT_BEGUN)
        self.space.game.rules.observe(state, seat, self.sheet, 0)
        if state.top < 0 or seat_of(state) != seat:
            return {"observation": self.seen.copy(), "action_mask": self.nothing.copy()}
        self.mask.write(state, 0)
        return {"observation": self.seen.copy(), "action_mask": self.marked.copy()}

    def step(self, action: int | None) -> None:
        """The seat that is asked answers; an action that is not offered is refused and changes nothing."""
        state = self.game_state
        if state is None:
            raise BadArgument(NOT_BEGUN)
        agent = self.agent_selection
        if state.top < 0:
            self.leave(agent, action)
            return
        if (
            type(action) is int
            and 0 <= action < self.space.actions
            and state.is_offered(action - self.firsts[state.kind])
        ):
            engine.apply(self.space.game.rules, state, action - self.firsts[state.kind])
        else:
            self.space.apply(state, action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        if state.top < 0:
            self.rewards = dict(zip(self.possible_agents, self.space.rewards(state), strict=True))
            self.terminations = dict.fromkeys(self.possible_agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[seat_of(state)]

    def leave(self, agent: str, action: int | None) -> None:
        """After the end every agent is asked once more, and can only answer None."""
        if agent not in self.agents:
            raise GameOver("The game is over and every agent has left; `reset` begins another.")
        if action is not None:
            raise IllegalAction("The game is over: None is the only action left, for each agent once.")
        self._was_dead_step(None)

    def render(self) -> str | None:
        """The table as whoever is asked sees it."""
        return pictured(self.space, self.game_state, self.number.get(self.agent_selection, 0), self.render_mode)

    def close(self) -> None:
        self.game_state = None


def aec_env(
    name: str, players: int | None = None, options: Mapping[str, Value] = {}, render_mode: str | None = None
) -> RealmsAEC:
    """A game for learners that take turns, as PettingZoo has it."""
    return RealmsAEC(Space(name, players, options), render_mode)
