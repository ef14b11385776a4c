"""The games on the tests' shelf: those of the registry and the little ones that are nowhere else."""

from __future__ import annotations

from ninerealms.games import game
from ninerealms.kernel.game import Game
from tests import ladder, noughts, toy

LITTLE: dict[str, Game] = {each.name: each for each in (toy.GAME, ladder.GAME, noughts.GAME)}
NAMES = ("northgard", "diceforge", "yggdrasil", "andor", "ragnarok", *LITTLE)
FINDER = "tests.server.games:find"


def find(name: str) -> Game:
    return LITTLE.get(name) or game(name)
