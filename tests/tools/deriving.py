"""Modules for the derive tool, and what becomes of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

import pytest

from derive.source import Refused


class Derived(NamedTuple):
    """What became of a module: its own text and that of its unit, the overlay and the needs of its unit."""

    text: str
    overlay: str
    needs: list[str]


Derive = Callable[..., dict[str, Derived]]

NUMBERS = count()

FUTURE = "from __future__ import annotations\n"

HEAD = """\
from __future__ import annotations

from ninerealms.kernel.ints import F64, I8, I16, U64

SEATS = 4
WIDE = 0xFFFFFFFFFFFFFFFF
SIDES: list[I8] = [3, 1, 2]
NAMES = ("a", "b")


class Base:
    def __init__(self) -> None:
        self.gold: list[I8] = [0] * SEATS
        self.land: list[I8] = [0] * SEATS
        self.far: list[I16] = [0] * (SEATS // 2)
        self.top: int = 0
        self.small: I8 = 0
        self.events: list[tuple[int, ...]] | None = None

    def bump(self) -> int:
        self.top += 1
        return self.top

    def rise(self, by: int = 2) -> int:
        return self.top + by


class Child(Base):
    def __init__(self) -> None:
        super().__init__()
        self.more: list[I8] = [0] * 2


def fill(row: list[I8], size: int) -> int:
    for i in range(size):
        row[i] = i
    return size


"""


def refusal(derived: Derive, text: str, **others: Any) -> str:
    """What is said of a text; the line meant ends in `#!`."""
    with pytest.raises(Refused) as caught:
        derived(one=text, **others)
    place, _, sentence = str(caught.value).partition(": ")
    meant = [number for number, line in enumerate(text.splitlines(), start=1) if line.endswith("#!")]
    assert place.endswith(f"one.py:{meant[0]}"), str(caught.value)
    return sentence


TWO = """\
from __future__ import annotations

from ninerealms.kernel.ints import I8

LIMIT = 7
TABLE: list[I8] = [1, 2]


class Thing:
    def __init__(self, size: int) -> None:
        self.size: int = size


def far(n: int) -> int:
    return n
"""
