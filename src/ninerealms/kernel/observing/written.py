"""The writer of observations as it is in Python: it reads the declaration of a game row by row.

In the compiled form `tools/derive` writes the same rows out as C; both give the same numbers. A function whose body
is `return written(OBSERVED, s, seat, sheet, at)` is such a writer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ninerealms.kernel.observing.declared import (
    ALL,
    BITS,
    CHOICE,
    COUNTS,
    MARKS,
    NUMBER,
    OWN,
    SEAT,
    SEAT_BITS,
    TOTAL,
    Cell,
    Observed,
    Seen,
    cells_of,
    is_of_seats,
    places_of,
    size_of,
)

if TYPE_CHECKING:
    from ninerealms.kernel.engine import Sheet
    from ninerealms.kernel.state import State

TEAM = -2


def entries(state: State, field: str) -> list[int]:
    """A field as a list, whatever it is."""
    value = getattr(state, field)
    return list(value) if isinstance(value, list) else [value]


def width(observed: Observed, state: State) -> int:
    """How many cells an observation has, of a table like this one."""
    return len(schema(observed, state))


def written(observed: Observed, s: State, seat: int, sheet: Sheet, at: int) -> int:
    """Write what a seat may know into a sheet, from a place on; how many cells that were."""
    found = [0.0] * observed.head(s.players)
    question(observed, s, seat, found)
    for row in observed.rows:
        found += written_row(observed, row, s, seat)
    if at < 0 or at + len(found) > len(sheet.cells):
        raise IndexError(f"an observation of {len(found)} cells does not fit a sheet of {len(sheet.cells)} from {at}")
    for place, value in enumerate(found, start=at):
        sheet.cells[place] = value
    return len(found)


def question(observed: Observed, s: State, seat: int, cells: list[float]) -> None:
    """Who is asked what, and from where, unless that is another's secret."""
    if s.top < 0:
        return
    kinds = len(observed.kinds)
    cells[s.kind] = 1.0
    cells[kinds + (s.players if s.seat == TEAM else (s.seat - seat) % s.players)] = 1.0
    if s.seat in (seat, TEAM) or s.kind not in observed.secret:
        for bit in range(observed.source):
            cells[kinds + s.players + 1 + bit] = float(s.source >> bit & 1)


def turned(s: State, seats: int, seat: int) -> list[int]:
    """The seats as the one that looks counts them; figures behind the players stay where they are."""
    return [(seat + i) % s.players if i < s.players else i for i in range(seats)]


def part_of(row: Seen, value: int) -> int:
    divisor, modulus = row.part
    return value // divisor % modulus if modulus and value >= 0 else value


def written_row(observed: Observed, row: Seen, s: State, seat: int) -> list[float]:
    """The cells of one row."""
    order = turned(s, observed.seats(s.players), seat)
    values = entries(s, row.field)
    size = size_of(row, len(values))
    blank = [0.0] * (places_of(row, size) * cells_of(row, len(order)))
    found: list[float] = []
    for owner in order if is_of_seats(row) else [seat]:
        if not is_shown(row, s, owner):
            found += blank
            continue
        begin = row.first + (0 if row.whose == ALL or row.whose == TOTAL else owner * row.each)
        read = values[begin : begin + size]
        if row.upto:
            read = read[: entries(s, row.upto)[owner]]
        if row.part[1]:
            read = [part_of(row, value) for value in read]
        cells = group_cells(row, read, order, blank)
        found += cells + blank[len(cells) :]
    return found


def is_shown(row: Seen, s: State, owner: int) -> bool:
    """Whether what a row tells of a seat is on the table now."""
    return all(getattr(s, field) >= row.least for field in row.when) and (
        not row.among or bool(getattr(s, row.among) >> owner & 1)
    )


def group_cells(row: Seen, values: list[int], order: list[int], blank: list[float]) -> list[float]:
    """The cells of the entries of one group."""
    if row.whose == COUNTS or row.whose == TOTAL:
        values = [sum(values)]
    if row.how == NUMBER:
        by = scale(row)
        return [max(row.low, min(row.high, value)) * by for value in values]
    wide = cells_of(row, len(order))
    if row.how == BITS:
        return [float(value >> bit & 1) for value in values for bit in range(wide)]
    if row.how == SEAT_BITS:
        numbers = [owner * (row.high + 1) + bit for owner in order for bit in range(row.high + 1)]
        return [float(value >> bit & 1) for value in values for bit in numbers]
    cells, step = list(blank), 0 if row.how == MARKS else wide
    for i, value in enumerate(values):
        place = value - row.low
        if 0 <= place < wide:
            cells[i * step + (order.index(place) if row.how == SEAT else place)] = 1.0
    return cells


def scale(row: Seen) -> float:
    """What a number is multiplied with, to lie between -1 and 1."""
    return 1.0 / max(abs(row.low), abs(row.high))


# --- what the cells are called ----------------------------------------------------------------------


def schema(observed: Observed, state: State) -> tuple[Cell, ...]:
    """What each cell of an observation says, in its order, of a table like this one."""
    players = state.players
    names = [f"question.{kind.name.lower()}" for kind in observed.kinds]
    names += [f"asked.seat{i}" for i in range(players)] + ["asked.team"]
    names += [f"source.{bit}" for bit in range(observed.source)]
    cells = [Cell(name, 0.0, 1.0) for name in names]
    for row in observed.rows:
        cells += row_schema(observed, row, len(entries(state, row.field)), players)
    return tuple(cells)


def row_schema(observed: Observed, row: Seen, length: int, players: int) -> list[Cell]:
    """The cells of one row: `units.seat1.12`, `built.4.is_2`."""
    seats = observed.seats(players)
    places = places_of(row, size_of(row, length))
    title = f"{row.field}.{row.name}" if row.name else row.field
    owners = [f".seat{i}" for i in range(seats)] if is_of_seats(row) else [f".{row.whose}"]
    found: list[Cell] = []
    for owner in [""] if row.whose == ALL else owners:
        for place in range(places):
            entry = f".{place if is_of_seats(row) or row.whose == OWN else row.first + place}" if places > 1 else ""
            found += [cell._replace(name=f"{title}{owner}{entry}{cell.name}") for cell in ends(row, seats)]
    return found


def ends(row: Seen, seats: int) -> Iterator[Cell]:
    """How the names of the cells of one entry end, and their ranges."""
    if row.how == NUMBER:
        yield Cell("", row.low * scale(row), row.high * scale(row))
    elif row.how == SEAT:
        yield from (Cell(f".is_seat{i}", 0.0, 1.0) for i in range(seats))
    elif row.how == SEAT_BITS:
        yield from (Cell(f".of_seat{i}.{bit}", 0.0, 1.0) for i in range(seats) for bit in range(row.high + 1))
    else:
        word = "is" if row.how == CHOICE else "has"
        yield from (Cell(f".{word}_{value}", 0.0, 1.0) for value in range(row.low, row.high + 1))
