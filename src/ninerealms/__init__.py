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
from typing import TYPE_CHECKING

from ninerealms.errors import (
    BadArgument,
    BadDump,
    BadOption,
    BadReplay,
    ChanceNeeded,
    GameOver,
    IllegalAction,
    NineRealmsError,
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
from ninerealms.kernel.decision import NOBODY, TEAM, Decision, Outcome
from ninerealms.kernel.game import Game, Value, View
from ninerealms.kernel.match import Match
from ninerealms.kernel.replaying import Retold, verify
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.save import digest, dump, load
from ninerealms.kernel.state import State

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
    "ChanceNeeded",
    "Decision",
    "Game",
    "GameOver",
    "IllegalAction",
    "Match",
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
    "table",
]


def table(name: str, players: int | None = None, seed: int | None = None, options: Mapping[str, Value] = {}) -> Match:
    """A match: it keeps state, log and replay."""
    return Match(game(name), players, seed, options)


def read_replay(text: str) -> Retold:
    """A replay file played back to its table; BadReplay names the first line that does not fit."""
    return verify(text, game)
