"""A game on the base, and a function for each thing that C might do otherwise."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

from tests.tools.toy import base, content
from tests.tools.toy.base import BELOW, SEATS, Board, Node, Rules, State
from tests.tools.toy.ints import I8, I16, U64, Number

LIMIT = base.SEATS * 3
FAR: Number = base.GOAL * 2 - 1
NAMES: dict[str, int] = {"odin": 1, "thor": 2}


class ToyState(State):
    """The base's fields and a board."""

    def __init__(self, seed: U64) -> None:
        super().__init__(seed)
        self.board: list[I16] = [-1] * (LIMIT + content.ROOM)

    def total(self) -> int:
        return super().total() + self.board[0]

    def copy(self) -> ToyState:
        twin = ToyState(0)
        twin.copy_from(self)
        twin.board[:] = self.board
        return twin


class WideBoard(Board):
    """More fields after those of the base."""

    def __init__(self) -> None:
        Board.__init__(self)
        self.wide: list[U64] = [5] * 2
        self.open: bool = False


class ToyRules(Rules):
    """One procedure."""

    def resume(self, s: State) -> int:
        assert isinstance(s, ToyState)
        return step(s, s.top % SEATS)

    def worth(self, s: State) -> float:
        return super().worth(s) + 0.25


def step(s: ToyState, seat: int) -> int:
    s.top += 1
    s.board[s.top % LIMIT] += seat
    s.gold[seat] = (s.gold[seat] + base.SIDES[s.top % 3]) % 100
    s.word[0] = base.scramble(s.word[0])
    s.small = s.board[1] % 7
    return 1 if s.word[0] % 2 == 0 else 2


def rest(s: ToyState, seat: int) -> int:
    s.top -= seat
    return s.top


STEPS: dict[int, Callable[[ToyState, int], int]] = {
    SEATS: rest,
    base.BELOW: step,
    LIMIT: step,
}


def walked(s: ToyState, first: int) -> list[int]:
    """Functions called out of a table."""
    found = [STEPS[SEATS](s, 2), STEPS[LIMIT](s, 1) + s.top]
    found.append(STEPS[first](s, s.bump(1)))
    return found


def division(a: int, b: int) -> tuple[int, int, float]:
    return a // b, a % b, a / b


def order(s: State) -> list[int]:
    """Reads to the left of a call see what was before it."""
    found = [s.top + s.bump(1), s.top * 100 + s.bump(2) * 10 + s.top]
    s.top += s.bump(3)
    s.gold[0] += s.bump(4)
    s.gold[s.top % SEATS] = s.bump(5)
    first, second = s.top, s.bump(6)
    found += [s.top, s.gold[0], first, second, two(s.top, s.bump(7)), two(s.bump(8), s.top)]
    found.append(1 if s.top < s.bump(30) + s.top < s.top + s.bump(1) + 1000 else 0)
    return found


def goals(s: State) -> list[int]:
    """Numbers that are read at load."""
    row: list[I8] = [0] * SEATS
    row[FAR] = base.GOAL
    s.top = base.GOAL
    found = [base.GOAL + s.bump(FAR), base.PRICES[base.GOAL], row[FAR], reach(s.top)]
    return found + [n + FAR for n in range(base.GOAL)]


def reach(n: int) -> int:
    return n + 1 if n < FAR else FAR


def two(a: int, b: int) -> int:
    return a * 1000 + b


def sums(s: State) -> list[int]:
    """Small numbers do not wrap before they are stored."""
    one, other = s.gold[0], s.gold[1]
    one += other
    one += one
    least = -s.gold[2]
    return [one, other * other, least, abs(s.gold[2]), s.small * s.small, -s.small, s.gold[0] << 4, ~s.gold[1]]


def wholes(s: State) -> list[object]:
    counted = [n for n, gold in enumerate(s.gold) if gold > 1]
    pairs = [a * b for a, b in zip(s.gold, s.land, strict=True)]
    last = counted[-1] if counted else 0
    return [counted, pairs, last, sorted(s.gold), sum(s.gold), list(s.land), 5 in s.land, 9 not in s.gold, len(s.land)]


def scratch(s: State) -> list[int]:
    """Arrays of its own, other names for arrays, whole copies."""
    row: list[I8] = [0] * SEATS
    few: list[I16] = [s.top, 300]
    kept: list[I8] = s.gold
    row[:] = s.gold
    other = s.land
    other[1] = 77
    kept[0] = few[1] - 200
    base.turn_round(row, SEATS)
    base.turn_round(s.land, 2)
    s.gold[:] = [s.land[1]] * SEATS
    return [row[0], row[3], few[0], s.gold[0], s.land[0], s.land[1]]


def growing(s: State) -> int:
    """The bounds of a range are read once."""
    count, s.top = 0, 3
    for i in range(s.top):
        s.top += 2
        count += i
    return count * 100 + s.top


def choose(n: int) -> str:
    match n:
        case base.SEATS:
            return f"{SEATS} seats, {LIMIT:03}"
        case 1 | 2:
            return "few"
        case _ if n < BELOW:
            return "none"
        case _:
            return "some"


def word_of(n: U64) -> U64:
    low: U64 = n & 0xFF
    return (n * base.GAMMA + low) & base.MASK64


def caught(s: State, rows: list[int], n: int) -> list[str]:
    """Exceptions as Python has them."""
    found: list[str] = []
    try:
        s.lost()
    except KeyError as error:
        found.append(repr(error))
    try:
        found.append(str(rows[n]))
    except IndexError:
        found.append("outside")
    try:
        found.append(str(1 // (n - n)))
    except ZeroDivisionError:
        found.append("divided")
    finally:
        found.append(str(s.top))
    return found


def mean(n: int) -> float:
    return sqrt(n) + log(n + 1.0) + max(n, 3) + min(0.5, n)


def chain(n: int) -> int:
    node: Node | None = None
    for i in range(n):
        node = Node(i, node)
    assert isinstance(node, Node)
    return base.length(node) * 10 + node.value


def blind(node: Node) -> int:
    return node.rest.value if node.value > 0 else NAMES["odin"]  # type: ignore[union-attr]


def is_even(n: int) -> bool:
    return n % 2 == 0


def deep(n: int) -> int:
    if n == 0:
        raise RuntimeError("deep")
    return deep(n - 1)


def written_apart(
    s: ToyState,
    first: int,
    second: int,
) -> int:
    """Headers and expressions over several lines, and letters of two bytes before what is folded."""
    title = "é" * SEATS + f"{LIMIT}é"
    return (
        s.gold[first]
        + s.board[
            second % LIMIT
        ]
        + len(title)
        + s.bump(1)
    )  # fmt: skip


def stores(s: ToyState) -> list[object]:
    """Several targets, swaps between fields and locals, truths."""
    held = 9
    s.gold[1] = s.gold[2] = s.small = 4
    held, s.gold[0] = s.gold[0], held
    s.gold[1], s.gold[2], s.top = s.gold[2] + 1, s.gold[1] - 1, s.gold[1] * 30
    s.open = not s.open
    either = s.open and s.top > 5
    half = -s.small // 3
    s.part[1] += 0.75
    s.word[1] |= 5
    s.word[1] <<= 61
    s.word[0] ^= s.word[1] >> 2
    far = s.word[1] > 5
    cut = int(s.part[1] * 10)
    for i, (name, number) in enumerate(sorted(NAMES.items())):
        held += i * number + len(name)
    return [held, either, half, far, cut, list(s.gold), s.top, list(s.word)]


def early(s: ToyState, n: int) -> int:
    """Ways out of loops and blocks."""
    while True:
        n -= 1
        try:
            if n < 0:
                return s.gold[1]
            if s.bump(n) > 5:
                continue
        finally:
            s.top += 100
        for i in range(n, 20, 3):
            if s.gold[i % SEATS] > 90:
                break
        else:
            return -n
        if i > 18:
            return i


def nudge(s: State, by: int = 2, times: int = SEATS) -> None:
    """Returns nothing, and may be told less."""
    if by == 0:
        return
    for _ in range(times):
        s.bump(by)
    if by < 0:
        raise ValueError("backwards")


def nudged(s: State) -> list[int]:
    nudge(s)
    nudge(s, 1)
    nudge(s, 3, 1)
    nudge(s, 0)
    return [s.top, s.told(1), s.told(1, 2), s.top + s.told(s.bump(1))]


def passed_on(s: ToyState) -> int:
    """Arrays handed from function to function: fields, tables, other names."""
    row = s.land
    return added(s.gold, SEATS) * 100 + added(row, 3) * 10 + added(base.SIDES, 3) + added_twice(s.land)


def added_twice(row: list[I8]) -> int:
    return added(row, 2) + added(row, 4)


def added(row: list[I8], size: int) -> int:
    total = 0
    for i in range(size):
        total += row[i]
    return total


def asserted(things: list[object]) -> int:
    """What is asserted inside a block holds there."""
    found = 0
    for thing in things:
        if found < 100:
            assert isinstance(thing, State)
            found += thing.top
            if thing.open:
                assert isinstance(thing, ToyState)  # and this one deeper
                found += thing.board[2] + sum([thing.board[i] for i in range(3)])
        else:
            found += len(str(thing))
    return found
