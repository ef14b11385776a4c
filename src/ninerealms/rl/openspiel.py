"""The games as OpenSpiel knows games: every throw and every draw is a chance node of its own.

A node is a table at a question, or in the middle of an answer. Serialising is OpenSpiel's own: a state is its history.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pyspiel

from ninerealms.errors import ChanceNeeded
from ninerealms.games import names as game_names
from ninerealms.kernel import chance
from ninerealms.kernel.engine import Sheet
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.save import digest
from ninerealms.kernel.state import State
from ninerealms.rl.fleet import seat_of
from ninerealms.rl.space import Floats, Space, lent

PREFIX = "python_ninerealms_"
MOST_SIDES = 256
PLAYERS = "players"

if TYPE_CHECKING:  # OpenSpiel tells no types

    class SpielGame:
        """What OpenSpiel calls a game."""

        def __init__(self, kind: Any, info: Any, params: dict[str, Value]) -> None: ...

    class SpielState:
        """What OpenSpiel calls a state."""

        def __init__(self, game: SpielGame) -> None: ...

else:
    SpielGame, SpielState = pyspiel.Game, pyspiel.State


class RealmsSpiel(SpielGame):
    """A game with its players and start options; free text is no option here, as names of games are text themselves."""

    def __init__(self, name: str, kind: pyspiel.GameType, params: dict[str, Value]) -> None:
        players = int(params.get(PLAYERS, 0)) or None
        given = {option: value for option, value in params.items() if option != PLAYERS}
        self.space: Space = Space(name, players, given)
        game = self.space.game
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions,
            max_chance_outcomes=MOST_SIDES,
            num_players=self.space.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.coop else 0.0,
            max_game_length=game.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> Node:
        return Node(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        return Observer(self.space)


class Place(NamedTuple):
    """Where a node is: the table at a question, or before an answer, with the results of chance so far.

    `need` says what is thrown next. It is never changed, so copies of a node share it.
    """

    table: State
    answer: int | None = None
    results: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    need: ChanceNeeded | None = None

    def __deepcopy__(self, memo: object) -> Place:
        return self


class Node(SpielState):
    """A decision of a seat, or a chance node."""

    def __init__(self, game: RealmsSpiel) -> None:
        super().__init__(game)
        self.space: Space = game.space
        self.place: Place = self.after(Place(self.space.game.fresh(self.space.players, 0, self.space.options)))

    def after(self, place: Place) -> Place:
        """As far as the results reach: to the next throw, or to the next question."""
        try:
            return Place(chance.attempt(self.space.game.rules, place.table, place.answer, place.results))
        except ChanceNeeded as need:
            return place._replace(need=need)

    def current_player(self) -> int:
        if self.place.need is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.place.table.top < 0 else seat_of(self.place.table)

    def _legal_actions(self, player: int) -> list[int]:
        table = self.place.table
        first = int(self.space.offsets[table.kind])
        decision = table.decision
        assert decision is not None
        return [first + answer for answer in decision.options]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.place.need is not None
        sides = self.place.need.sides
        return [(result, 1 / sides) for result in range(sides)]

    def _apply_action(self, action: int) -> None:
        place = self.place
        if place.need is None:
            self.place = self.after(place._replace(answer=action - int(self.space.offsets[place.table.kind])))
            return
        dice, draws = place.results
        thrown = ((*dice, action), draws) if place.need.stream == DICE else (dice, (*draws, action))
        self.place = self.after(place._replace(results=thrown, need=None))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"result {action + 1}"
        meant = self.space.meaning(action)
        return f"{meant.kind} {meant.answer}"

    def is_terminal(self) -> bool:
        return self.place.need is None and self.place.table.top < 0

    def returns(self) -> list[float]:
        return self.space.rewards(self.place.table) if self.is_terminal() else [0.0] * self.space.players

    def __str__(self) -> str:
        return f"{digest(self.place.table)} {self.place.answer} {self.place.results}"


class Observer:
    """What a player may know: of a node in the middle of an answer, the table before it."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.tensor: Floats = np.zeros(space.width, np.float32)
        self.dict: dict[str, Floats] = {"observation": self.tensor}
        self.sheet: Sheet = Sheet(lent(self.tensor))

    def set_from(self, state: Node, player: int) -> None:
        self.space.game.rules.observe(state.place.table, player, self.sheet, 0)

    def string_from(self, state: Node, player: int) -> str:
        """The view of the player, as JSON."""
        return json.dumps(self.space.game.view(state.place.table, player), sort_keys=True)


def type_of(name: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made."""
    game = Space(name).game
    options: dict[str, Value] = {option.name: option.default for option in game.options if not option.free}
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.coop else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=not game.hidden,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: game.seats[0], **options},
    )


def class_of(name: str) -> type[RealmsSpiel]:
    """The class OpenSpiel makes a game by. It lets go of it when Python is gone, so it must be one that stays."""

    def begin(self: RealmsSpiel, params: dict[str, Value] | None = None) -> None:
        RealmsSpiel.__init__(self, name, type_of(name), params or {})

    return type(f"Spiel{name.title()}", (RealmsSpiel,), {"__init__": begin})


def register_openspiel() -> list[str]:
    """Make every game known to OpenSpiel; the names to load them by, such as `python_ninerealms_northgard`."""
    known: set[Any] = set(pyspiel.registered_names())
    found = []
    for name in game_names():
        kind = type_of(name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, class_of(name))
        found.append(kind.short_name)
    return found
