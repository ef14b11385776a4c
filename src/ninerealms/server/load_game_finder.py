"""The finder of games: the function that knows them by name, itself found by its name in any process."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from ninerealms.kernel.game import Game


def finder(name: str) -> Callable[[str], Game]:
    """`module:function`, a function from names to games."""
    module, _, function = name.partition(":")
    found: Callable[[str], Game] = getattr(import_module(module), function)
    return found
