"""The base of the toy: a state, a node, functions on lists of numbers."""

from __future__ import annotations

from tests.tools.toy import content, loaded
from tests.tools.toy.fields import copy_of, fields_of
from tests.tools.toy.ints import F64, I8, I16, U64, Number

SEATS = 4
MASK64 = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
HALF = 0.5
BELOW = -3
SIDES: list[I8] = content.sides
DOUBLED: list[I16] = [2 * side for side in SIDES]
GOAL: Number = loaded.goal
PRICES: list[I8] = loaded.prices


def scramble(word: U64) -> U64:
    first = ((word ^ (word >> 30)) * MIX + GAMMA) & MASK64
    return first ^ (first >> 27)


def turn_round(row: list[I8], size: int) -> int:
    """Reverse a list in place."""
    i, j = 0, size - 1
    while i < j:
        row[i], row[j] = row[j], row[i]
        i, j = i + 1, j - 1
    return size


class State:
    """Lists of numbers of each type, and numbers."""

    def __init__(self, seed: U64) -> None:
        self.gold: list[I8] = [0] * SEATS
        self.land: list[I8] = [1, 2, 3, content.ROOM]
        self.word: list[U64] = [0] * (SEATS // 2)
        self.part: list[F64] = [HALF] * 2
        self.top: int = BELOW
        self.small: I8 = 0
        self.open: bool = False
        self.log: list[tuple[int, ...]] | None = None
        self.word[0] = seed

    def bump(self, by: int) -> int:
        self.top += by
        self.gold[0] += by
        return by

    def told(self, first: int, second: int = BELOW) -> int:
        return self.top * 100 + first * 10 + second

    def fail(self) -> None:
        raise KeyError("lost")

    def lost(self) -> None:
        """Fails inside."""
        self.fail()
        self.top = 99

    def total(self) -> int:
        return self.gold[0] + self.gold[1] + self.gold[2] + self.gold[3]

    @property
    def richest(self) -> int:
        return max(self.gold)

    def copy_from(self, other: State) -> None:
        self.gold[:] = other.gold
        self.land[:] = other.land
        self.word[:] = other.word
        self.part[:] = other.part
        self.top = other.top
        self.small = other.small
        self.open = other.open

    def copy(self) -> State:
        twin = State(0)
        twin.copy_from(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (list(self.gold), self.top)


def revive(gold: list[int], top: int) -> State:
    state = State(0)
    state.gold = gold
    state.top = top
    return state


class Node:
    """A link of a chain."""

    def __init__(self, value: int, rest: Node | None) -> None:
        self.value: int = value
        self.rest: Node | None = rest


def length(node: Node | None) -> int:
    count = 0
    while node is not None:
        count += 1
        node = node.rest
    return count


class Link:
    """Something that copies itself."""

    def __init__(self) -> None:
        self.length: int = 1

    def copy(self) -> Link:
        twin = Link()
        twin.length = self.length
        return twin


class Board:
    """Copied and listed by its fields."""

    def __init__(self) -> None:
        self.cells: list[I8] = [0] * 3
        self.count: int = 0
        self.note: list[str] | None = None
        self.chain: Link = Link()
        self.last: I16 = 7

    def copy(self) -> Board:
        """A twin."""
        return copy_of(self)  # type: ignore[no-any-return]

    def names(self) -> tuple[str, ...]:
        return fields_of(self)


def doubled(board: Board) -> Board:
    twin = board.copy()
    twin.count *= 2
    twin.cells[1] += 1
    return twin


class Rules:
    """What a game overrides."""

    def resume(self, s: State) -> int:
        return 0

    def worth(self, s: State) -> float:
        return s.top / 2


def play(rules: Rules, s: State, steps: int) -> int:
    done = 0
    for _ in range(steps):
        done += rules.resume(s)
    return done
