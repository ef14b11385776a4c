"""The registry: name -> Game, nothing else."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ninerealms.kernel.errors import UnknownGame
from ninerealms.kernel.game import Game

NAMES = ("northgard", "diceforge")


def names() -> tuple[str, ...]:
    return NAMES


@cache
def game(name: str) -> Game:
    """A game by its name."""
    if name not in NAMES:
        raise UnknownGame(f"There is no game {name!r}; there are {', '.join(NAMES)}.")
    found = import_module(f"ninerealms.games.{name}").GAME
    assert isinstance(found, Game)
    return found
