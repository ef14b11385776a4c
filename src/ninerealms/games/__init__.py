"""The registry: name -> Game, nothing else. The package is callable: `nr.games()` and its games have one name."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import ModuleType

from ninerealms.errors import BadContent, UnknownGame
from ninerealms.kernel.game import Game

NAMES = ("northgard", "diceforge", "yggdrasil", "andor", "ragnarok")


def names() -> tuple[str, ...]:
    return NAMES


class Shelf(ModuleType):
    """This package: called, it names its games."""

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = Shelf


def game(name: str) -> Game:
    """A game by its name."""
    if name not in NAMES:
        raise UnknownGame(f"There is no game {name!r}; there are {', '.join(NAMES)}.")
    return known(name)


@cache
def known(name: str) -> Game:
    try:
        found = import_module(f"ninerealms.games.{name}").GAME
    except (ValueError, KeyError) as error:
        raise BadContent(f"The content of {name} cannot be played: {error}.") from error
    assert isinstance(found, Game)
    return found
