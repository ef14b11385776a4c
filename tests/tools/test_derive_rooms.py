"""Lists whose size a class is told by those that extend it: a pointer in the base, the room in the class itself."""

from __future__ import annotations

import re

import pytest

from tests.tools.deriving import Derive, refusal

pytestmark = pytest.mark.house

BASE = """\
from __future__ import annotations

from ninerealms.kernel.ints import I8, I16

USUAL = 5


class Base:
    def __init__(self, wide: int, deep: int = USUAL) -> None:
        self.row: list[I16] = [0] * wide
        self.pile: list[I8] = [0] * (deep * 2)
        self.top: int = 0

    def is_full(self) -> bool:
        return self.top >= len(self.row)

    def put(self, value: int) -> int:
        self.row[self.top] = value
        return len(self.pile)
"""
CHILD = """

class Child(Base):
    def __init__(self) -> None:
        {call}
        self.more: int = 0


class Grandchild(Child):
    def __init__(self) -> None:
        Child.__init__(self)
"""


def test_the_base_points_and_the_child_has_the_room(derived: Derive) -> None:
    """If a class tells its base the sizes, then it has arrays of those sizes and lets the base point there."""
    unit = derived(one=BASE + CHILD.format(call="Base.__init__(self, 7, USUAL + 1)"))["one"]
    rows = [line.strip() for line in unit.overlay.splitlines()]
    first, second, third = (rows.index(f"cdef class {name}:") for name in ("Base", "Child(Base)", "Grandchild(Child)"))
    for row in ("cdef nr_i16 *row", "cdef int nr_size_row", "cdef nr_i8 *pile", "cdef tuple nr_held"):
        assert row in rows[first:second]
    assert rows[second + 1 : second + 3] == ["cdef nr_i16 nr_room_row[7]", "cdef nr_i8 nr_room_pile[12]"]
    assert not any("nr_room" in row for row in rows[third:])
    lines = unit.text.splitlines()
    assert "self.nr_held = nr_room_nr_i8(self.nr_held, &self.pile, &self.nr_size_pile, deep * 2)" in lines[10]
    pointing = "self.row = self.nr_room_row; self.nr_size_row = 7; "
    pointing += "self.pile = self.nr_room_pile; self.nr_size_pile = 12"
    assert lines[23].strip() == f"{pointing}; self.nr_init_Base(7, 5 + 1)"


def test_sizes_left_out_are_the_usual_ones(derived: Derive) -> None:
    """If a size has a default, then it is that of whoever leaves it out, in C and for Python."""
    unit = derived(one=BASE + CHILD.format(call="super().__init__(7)"))["one"]
    assert "cdef nr_i8 nr_room_pile[10]" in unit.overlay
    assert "self.nr_init_Base(7, 5)" in unit.text
    assert "def __init__(self, int wide, int deep=5): self.nr_init_Base(wide, deep)" in unit.text


def test_the_length_is_the_one_that_was_told(derived: Derive) -> None:
    """If the length of such a list is asked, then the object knows it, and a checked build tests indices by it."""
    unit = derived(one=BASE)["one"]
    assert "return self.top >= self.nr_size_row" in unit.text
    assert "return self.nr_size_pile" in unit.text
    assert "self.row[self.top] = " in unit.text
    assert "self.row[nr_at(self.top, self.nr_size_row)] = " in derived(one=BASE, checked=True)["one"].text


def test_python_sees_lists(derived: Derive) -> None:
    """If Python reads or stores such a field, then it is a list of the size that was told."""
    unit = derived(one=BASE)["one"]
    assert 'nr_show(Base, "row", property(nr_get_Base_row, nr_set_Base_row))' in unit.text


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (BASE + CHILD.format(call="pass"), "must tell Base its sizes"),
        (BASE + CHILD.format(call="Base.__init__(self, len(str(self)))  #!"), "is not a constant above 0"),
        (BASE + CHILD.format(call="Base.__init__(self, 0)  #!"), "is not a constant above 0"),
        (BASE.replace("[0] * wide", "[1] * wide  #!"), r"row must be made as `\[0\] \* size`"),
        (BASE.replace("[0] * wide", "list(range(wide))  #!"), r"row must be made as `\[0\] \* size`"),
    ],
)
def test_other_ways_to_make_them_are_refused(derived: Derive, code: str, sentence: str) -> None:
    """If sizes are not constants, or such a list is not made of zeros, then that is refused with its line."""
    marked = code if "#!" in code else code.replace("class Child(Base):", "class Child(Base):  #!")
    found = refusal(derived, marked)
    assert re.search(sentence, found), found
