"""Memory of a caller, and writers of observations made from what a game declares."""

from __future__ import annotations

import pytest

from tests.tools.deriving import Derive, refusal

pytestmark = pytest.mark.house

LENT = """\
from __future__ import annotations

from ninerealms.kernel.ints import F32, I8, Lent


class Sheet:
    def __init__(self, cells: Lent[F32]) -> None:
        self.cells: Lent[F32] = cells

    def put(self, at: int, value: int) -> int:
        row = self.cells
        row[at] = value
        return len(self.cells)
"""
SIGHT = (
    LENT.replace(
        "I8, Lent\n",
        """I8, Lent
from ninerealms.kernel.decision import Kind
from ninerealms.kernel.observing.declared import Observed, bits, choice, number
from ninerealms.kernel.observing.written import written
""",
    )
    + """

class Table:
    def __init__(self) -> None:
        self.players: int = 2
        self.top: int = 0
        self.kind: int = 0
        self.seat: int = 0
        self.source: int = 0
        self.gold: list[I8] = [0] * 2
        self.hand: list[I8] = [0] * 6


KINDS = (Kind("A", 2, "X-001"), Kind("B", 2, "X-002", secret=True))
OBSERVED: Observed = Observed(KINDS, 3, (ROWS,))


def observe(s: Table, seat: int, sheet: Sheet, at: int) -> int:MARK
    return written(OBSERVED, s, seat, sheet, at)
"""
)


def sight(rows: str) -> str:
    return SIGHT.replace("ROWS", rows).replace("MARK", "")


def test_lent_memory_is_a_pointer_that_is_written_through(derived: Derive) -> None:
    """If a field is memory of a caller, then C points into it, holds what it belongs to, and knows its length."""
    unit = derived(one=LENT)["one"]
    rows = [line.strip() for line in unit.overlay.splitlines()]
    for row in ("cdef float *cells", "cdef int nr_size_cells", "cdef object nr_lent_cells"):
        assert row in rows
    assert "self.nr_lent_cells = nr_lent_float(&self.cells, &self.nr_size_cells, cells)" in unit.text
    assert "row = <float*>self.cells" in unit.text
    assert "return self.nr_size_cells" in unit.text
    assert "nr_at(at, " not in unit.text
    assert 'nr_show(Sheet, "cells", property(nr_get_Sheet_cells))' in unit.text


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("= cells\n", "= memoryview(cells) #!\n", "it is a parameter of __init__"),
        ("self.cells: Lent[F32] = cells", "self.cells: list[F32] = [0.0] * 3 #!", "F32 is for memory of a caller"),
    ],
)
def test_what_is_no_memory_of_a_caller_is_refused(derived: Derive, before: str, after: str, sentence: str) -> None:
    """If memory is made here, or a list has entries that Python has not, then it is refused with its line."""
    assert sentence in refusal(derived, LENT.replace(before, after))


def test_a_class_with_lent_memory_is_not_extended(derived: Derive) -> None:
    """If a class extends one with memory of a caller, then it is refused: nobody knows whose it would be."""
    text = (
        f"{LENT}\n\nclass More(Sheet): #!\n    def __init__(self, cells: object) -> None:\n        self.more: int = 0\n"
    )
    assert "cannot be extended" in refusal(derived, text)


def test_every_row_becomes_a_loop_over_its_field(derived: Derive) -> None:
    """If a field is declared, then its numbers are read, of the right seats, and no other field is."""
    text = derived(one=sight('number("gold", 4).of_seats(), bits("hand", 3).own(3)'))["one"].text
    assert "return nr_sight_one__OBSERVED(s, seat, sheet, at)" in text
    made = text[text.index("cdef inline int nr_sight_one__OBSERVED") :]
    assert "nr_row_I8 = <nr_i8 *>s.gold + 0 + who[nr_r] * 1" in made
    assert "nr_row_I8 = <nr_i8 *>s.hand + 0 + seat * 3" in made
    assert "out[0] = <float>((0 if nr_v < 0 else 4 if nr_v > 4 else nr_v) * 0.25)" in made
    assert "s.seat == seat or s.seat == -2 or (s.kind != 1)" in made
    assert "int whole = 2 + players + 1 + 3 + seats * 1 * 1 + 3 * 3" in made


def test_what_is_not_declared_is_not_read(derived: Derive) -> None:
    """If only the gold is declared, then the writer never looks at the hand."""
    made = derived(one=sight('number("gold", 4)'))["one"].text
    assert "s.hand" not in made[made.index("cdef inline int nr_sight_one__OBSERVED") :]


def test_a_row_of_no_field_is_refused(derived: Derive) -> None:
    """If a row names what the state has not, then the writer is refused with its line."""
    text = SIGHT.replace("ROWS", 'choice("silver", 3)').replace("MARK", " #!")
    assert "Table has no list or number silver" in refusal(derived, text)
