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

from ninerealms.forms import form
from ninerealms.games import game
from ninerealms.games import names as games
from ninerealms.kernel.decision import NOBODY, TEAM, Decision, Outcome
from ninerealms.kernel.errors import (
    BadOption,
    BadReplay,
    BadSeed,
    ChanceNeeded,
    GameOver,
    IllegalAction,
    NineRealmsError,
    UndoRefused,
    UnknownGame,
    UnknownLanguage,
    WrongPlayers,
)
from ninerealms.kernel.game import Game, Value, View
from ninerealms.kernel.retell import Retold, verify
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.save import digest, dump, load
from ninerealms.kernel.state import State
from ninerealms.kernel.table import Table

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "TEAM",
    "BadOption",
    "BadReplay",
    "BadSeed",
    "ChanceNeeded",
    "Decision",
    "Game",
    "GameOver",
    "IllegalAction",
    "NineRealmsError",
    "Outcome",
    "Rng",
    "State",
    "Table",
    "UndoRefused",
    "UnknownGame",
    "UnknownLanguage",
    "View",
    "WrongPlayers",
    "digest",
    "dump",
    "form",
    "game",
    "games",
    "load",
    "read_replay",
    "table",
]


def table(name: str, players: int | None = None, seed: int | None = None, options: Mapping[str, Value] = {}) -> Table:
    """A match: it keeps state, log and replay."""
    return Table(game(name), players, seed, options)


def read_replay(text: str) -> Retold:
    """A replay file played back to its table; BadReplay names the first line that does not fit."""
    return verify(text, game)
