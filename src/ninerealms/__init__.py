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
from ninerealms.kernel.decision import NOBODY, TEAM, Outcome
from ninerealms.kernel.game import Game, Value, View
from ninerealms.kernel.match import Match
from ninerealms.kernel.replaying import Retold, verify
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.save import digest, dump, load
from ninerealms.kernel.state import Decision, State

if TYPE_CHECKING:
    from ninerealms.games import names as games
else:
    from ninerealms import games  # the package itself, which can be called

__version__ = "0.1.0"

Table = Match  # by the name callers know

__all__ = [
    "NOBODY",
    "TEAM",
    "BadArgument",
    "BadDump",
    "BadOption",
    "BadReplay",
    "BadSeat",
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
    "digest",
    "dump",
    "form",
    "game",
    "games",
    "load",
    "read_replay",
    "scenario",
    "table",
]


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
