"""The registry: name -> Game, nothing else. The package is callable: `nr.games()` and its games have one name."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Literal, overload

from ninerealms.errors import BadContent, UnknownGame
from ninerealms.kernel.game import Game

if TYPE_CHECKING:
    from ninerealms.games.andor import Andor
    from ninerealms.games.diceforge import DiceForge
    from ninerealms.games.northgard import Northgard
    from ninerealms.games.ragnarok import Ragnarok
    from ninerealms.games.yggdrasil import Yggdrasil

NAMES = ("northgard", "diceforge", "yggdrasil", "andor", "ragnarok")


def names() -> tuple[str, ...]:
    return NAMES


class Shelf(ModuleType):
    """This package: called, it names its games."""

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = Shelf


@overload
def game(name: Literal["northgard"]) -> Northgard: ...


@overload
def game(name: Literal["diceforge"]) -> DiceForge: ...


@overload
def game(name: Literal["yggdrasil"]) -> Yggdrasil: ...


@overload
def game(name: Literal["andor"]) -> Andor: ...


@overload
def game(name: Literal["ragnarok"]) -> Ragnarok: ...


@overload
def game(name: str) -> Game: ...


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
