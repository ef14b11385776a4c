"""What is made again and again is kept, and looked up by the value of all it is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar
from weakref import WeakSet

from ninerealms.text.words import packed

T = TypeVar("T")
every: WeakSet[Kept[Any]] = WeakSet()


class Kept(Generic[T]):
    """So many things that were made, until there are too many; nobody may change one."""

    def __init__(self, most: int) -> None:
        self.most = most
        every.add(self)
        self.found: dict[bytes, T] = {}

    def get(self, parts: object, make: Callable[[], T]) -> T:
        """The thing made of these parts: numbers, strings, lists and dicts of them."""
        known = packed(parts)
        thing = self.found.get(known)
        if thing is None:
            thing = make()
            if len(self.found) >= self.most:
                self.found.clear()
            self.found[known] = thing
        return thing


def forget_all() -> None:
    """Keep nothing any more: things of this kind are made elsewhere from now on."""
    for each in every:
        each.found.clear()
