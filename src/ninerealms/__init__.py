"""Nine Realms: board games of gods, giants and dice.

import ninerealms as nr

game = nr.game("northgard")
state = game.start(players=2, seed=7)
while state.decision is not None:
    game.apply(state, state.decision.options[0])
print(game.outcome(state))
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ninerealms.errors import (
    BadArgument,
    BadDump,
    BadOption,
    BadReplay,
    BadSeat,
    ChanceNeeded,
    GameOver,
    IllegalAction,
    NineRealmsError,
    ScenarioError,
    UndoRefused,
    UnknownGame,
    UnknownLanguage,
    WrongPlayers,
    WrongSeat,
    WrongSeed,
    WrongState,
)
from ninerealms.forms import form
from ninerealms.games import game
from ninerealms.kernel.chance import Branch, every_outcome
from ninerealms.kernel.decision import NOBODY, TEAM, Outcome
from ninerealms.kernel.game import Game, Value, View
from ninerealms.kernel.match import Match
from ninerealms.kernel.replaying import Retold, verify
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.save import digest, dump, load
from ninerealms.kernel.state import Decision, State

if TYPE_CHECKING:
    from ninerealms import lab, players, rl
    from ninerealms.games import names as games
else:
    from ninerealms import games  # the package itself, which can be called

__version__ = "0.2.0"

Table = Match  # by the name callers know

__all__ = [
    "NOBODY",
    "TEAM",
    "BadArgument",
    "BadDump",
    "BadOption",
    "BadReplay",
    "BadSeat",
    "Branch",
    "ChanceNeeded",
    "Decision",
    "Game",
    "GameOver",
    "IllegalAction",
    "Match",
    "NineRealmsError",
    "Outcome",
    "Rng",
    "ScenarioError",
    "State",
    "Table",
    "UndoRefused",
    "UnknownGame",
    "UnknownLanguage",
    "View",
    "WrongPlayers",
    "WrongSeat",
    "WrongSeed",
    "WrongState",
    "chance",
    "digest",
    "dump",
    "form",
    "game",
    "games",
    "lab",
    "load",
    "players",
    "read_replay",
    "rl",
    "scenario",
    "table",
]


ROOMS = ("lab", "players", "rl")  # found when they are asked for: not everybody needs them


def __getattr__(name: str) -> Any:
    if name in ROOMS:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *ROOMS})


def table(name: str, players: int | None = None, seed: int | None = None, options: Mapping[str, Value] = {}) -> Match:
    """A match: it keeps state, log and replay."""
    return Match(game(name), players, seed, options)


def scenario(name: str, players: int | None = None, **options: Value) -> Any:
    """A position told in words and played in words; its vocabulary is told at the top of the game's module `scenario`.

    `position(seed)` gives it as a state; a ScenarioError says which word is unknown, or what cannot be.
    """
    found = game(name)
    found.settle(options)
    vocabulary = import_module(f"{__name__}.games.{found.name}.scenario.scenario")
    return vocabulary.begin(found.seats[0] if players is None else players, options)


def read_replay(text: str) -> Retold:
    """A replay file played back to its table; BadReplay names the first line that does not fit."""
    return verify(text, game)


def chance(state: State, action: int) -> list[Branch]:
    """Every way chance can fall after an answer: how likely, and the state at the next decision.

    This looks at the true state, hands and all; what a seat may know is `game.imagine(state, seat, rng)`.
    """
    owner = next((found for found in map(game, games()) if type(state) is found.kind_of_state), None)
    if owner is None:
        raise WrongState(f"This is no state of a game but of type {type(state).__name__}.")
    return every_outcome(owner, state, action)
