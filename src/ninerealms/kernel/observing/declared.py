"""How a game declares what a seat may know as numbers: one row for each field of its state, in its `rules/observed.py`.

Whatever is not declared is not observed. Every cell lies between -1 and 1; the seat that looks is always the first.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ninerealms.kernel.decision import Kind

TEAM_CELL = 1  # of the question, behind the cells of the seats


# How a number of the state becomes cells. A number outside its range is none of the choices and marks nothing.
How = Literal["number", "choice", "marks", "seat", "bits", "seat bits"]
NUMBER: Final = "number"  # divided by the largest of its range
CHOICE: Final = "choice"  # one cell for each value, 1 where it is
MARKS: Final = "marks"  # the same, all entries of the list (or of a seat) on one row of cells: figures on a board
SEAT: Final = "seat"  # one cell for each seat, counted from the seat that looks
BITS: Final = "bits"  # one cell for each bit
SEAT_BITS: Final = "seat bits"  # one cell for each bit, so many of every seat, counted from the seat that looks

# Who may know the entries of a list.
Whose = Literal["all", "seats", "own", "counts", "total"]
ALL: Final = "all"  # everybody, one after the other
SEATS: Final = "seats"  # everybody; so many belong to each seat, and one's own come first
OWN: Final = "own"  # each seat its own
COUNTS: Final = "counts"  # everybody how much it is together for each seat
TOTAL: Final = "total"  # everybody how much it is together


class Seen(NamedTuple):
    """A field of the state as it is observed.

    `each` is how many entries, or bits, belong to a seat, beginning at `first`. The row is written only while every
    field of `when` is at least `least`, of a seat only where its bit of `among` is set, and of its entries only as many
    as `upto` says of it. `part` (divisor, modulus) takes one part out of a coded number.
    """

    field: str
    how: How
    low: int = 0
    high: int = 1
    whose: Whose = ALL
    each: int = 1
    first: int = 0
    size: int = 0  # entries of a list that belong to nobody; 0 for all of it
    when: tuple[str, ...] = ()
    least: int = 0
    among: str = ""
    upto: str = ""
    part: tuple[int, int] = (1, 0)
    name: str = ""

    def of_seats(self, each: int = 1, first: int = 0) -> Seen:
        return self._replace(whose=SEATS, each=each, first=first)

    def own(self, each: int) -> Seen:
        return self._replace(whose=OWN, each=each)

    def counted(self, each: int) -> Seen:
        return self._replace(whose=COUNTS, each=each)

    def total(self) -> Seen:
        return self._replace(whose=TOTAL)

    def only(self, first: int, size: int) -> Seen:
        return self._replace(first=first, size=size)

    def during(self, *fields: str, least: int = 0) -> Seen:
        return self._replace(when=fields, least=least)

    def of_those(self, among: str) -> Seen:
        return self._replace(among=among)

    def as_many(self, upto: str) -> Seen:
        return self._replace(upto=upto)

    def digit(self, divisor: int, modulus: int, name: str) -> Seen:
        return self._replace(part=(divisor, modulus), name=name)

    def called(self, name: str) -> Seen:
        return self._replace(name=name)


def number(field: str, high: int, low: int = 0) -> Seen:
    """A number of its range; what lies outside counts as the end of it."""
    return Seen(field, NUMBER, low, high)


def choice(field: str, size: int, low: int = 0) -> Seen:
    """One of so many things, the first of them called `low`."""
    return Seen(field, CHOICE, low, low + size - 1)


def marks(field: str, size: int, low: int = 0) -> Seen:
    """Figures on so many places, the first of them called `low`."""
    return Seen(field, MARKS, low, low + size - 1)


def seat(field: str, low: int = 0) -> Seen:
    """Somebody, the first seat called `low`."""
    return Seen(field, SEAT, low)


def bits(field: str, size: int) -> Seen:
    """A set of so many things, as bits."""
    return Seen(field, BITS, 0, size - 1)


def seat_bits(field: str, each: int = 1) -> Seen:
    """A set of which so many bits belong to each seat."""
    return Seen(field, SEAT_BITS, 0, each - 1)


class Cell(NamedTuple):
    """One number of an observation: what it is called, and between what it lies."""

    name: str
    low: float
    high: float


class Observed(NamedTuple):
    """All that is observed of a game: the question, then the rows; `unseen` are the fields left out on purpose.

    The source of a question has so many bits. `figures` is how many seats rows have where more than the players have
    a place (support gods); those behind the players stay where they are.
    """

    kinds: tuple[Kind, ...]
    source: int
    rows: tuple[Seen, ...]
    unseen: tuple[str, ...] = ()
    figures: int = 0

    @property
    def secret(self) -> tuple[int, ...]:
        """The kinds of question whose source only the asked seat knows."""
        return tuple(number for number, kind in enumerate(self.kinds) if kind.secret)

    def seats(self, players: int) -> int:
        """How many seats a row has."""
        return max(players, self.figures)

    def head(self, players: int) -> int:
        """How many cells the question takes."""
        return len(self.kinds) + players + TEAM_CELL + self.source


def cells_of(row: Seen, seats: int) -> int:
    """How many cells one entry of a row takes, or all of them where they share one row of cells."""
    if row.how == NUMBER:
        return 1
    if row.how == SEAT:
        return seats
    return seats * (row.high + 1) if row.how == SEAT_BITS else row.high - row.low + 1


def is_of_seats(row: Seen) -> bool:
    """Whether a row tells something of every seat."""
    return row.whose == SEATS or row.whose == COUNTS


def size_of(row: Seen, length: int) -> int:
    """How many entries of a list are read at once: all, or those of a seat."""
    return row.size or length - row.first if row.whose == ALL or row.whose == TOTAL else row.each


def places_of(row: Seen, size: int) -> int:
    """How many times the cells of an entry stand side by side."""
    return 1 if row.how == MARKS or row.whose == COUNTS or row.whose == TOTAL else size
