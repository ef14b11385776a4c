"""Modules of one unit share a room; units see each other through their overlays."""

from __future__ import annotations

import pytest

from derive.source import Refused
from tests.tools.deriving import FUTURE, TWO, Derive, refusal

pytestmark = pytest.mark.house

ONE = """\
from __future__ import annotations

from PKG import plain, two
from PKG.two import LIMIT, Thing

AGAIN = two.LIMIT + 1
LIST: list[object] = [two.LIMIT, plain.ROOM, AGAIN, plain]


def f(t: Thing) -> int:
    return two.far(t.size) + two.TABLE[1] + two.LIMIT + LIMIT + plain.ROOM + Thing(3).size
"""


def test_modules_of_a_unit_share_one_room(derived: Derive) -> None:
    """If constants, tables, functions and classes of a module of the same unit are used, then they are at hand."""
    unit = derived(one=ONE, two=TWO, plain="ROOM = 5\n")["one"]
    assert unit.needs == []
    lines = unit.text.splitlines()
    assert lines[3] == "pass"
    assert lines[5] == "pass"
    assert lines[6] == "one__LIST = [(7), one__plain.ROOM, 8, one__plain]"
    assert "return two__far(nr_now_int(t.size)) + <int>two__TABLE[1] + 7 + 7 + 5 + nr_new_Thing(3).size" in lines[10]
    assert "far" not in unit.overlay
    assert "TABLE" not in unit.overlay


def test_other_units_are_read_through(derived: Derive) -> None:
    """If constants, tables, functions and classes of another unit are used, then C finds them there."""
    units = derived(one=ONE, two=TWO, plain="ROOM = 5\n", lent=("two",))
    unit, lent = units["one"], units["two"]
    assert [name.rpartition(".lent.")[2] for name in unit.needs] == ["_unit"]
    twin = lent.text.split("cpdef int ", 1)[1].split("(", 1)[0]
    assert twin.endswith("two__far")
    table = twin.replace("far", "TABLE")
    used = f"return nr_in_{twin}(nr_now_int(t.size)) + <int>{table}[1] + 7 + 7 + 5 + nr_new_Thing(3).size"
    assert used in unit.text
    rows = [line.rpartition(" cimport ")[2] for line in unit.overlay.splitlines() if ".lent._unit cimport" in line]
    assert rows == ["Thing", table, twin, f"nr_in_{twin}", "nr_new_Thing"]
    for row in (f"cdef nr_i8 {table}[2]", f"cpdef int {twin}(int n) except? -1987654321"):
        assert row in lent.overlay.splitlines()


def test_objects_of_another_unit_are_imported_by_name(derived: Derive) -> None:
    """If a Python object of another unit is read through its module, then it is refused; by name it is imported."""
    two = f"{FUTURE}NAMES: list[str] = []\n\n\nclass Thing:\n    pass\n"
    begin = f"{FUTURE}from PKG import two\nfrom PKG.two import NAMES, Thing\n\n\ndef f(t: Thing) -> int:\n"
    assert "import it by name" in refusal(derived, f"{begin}    return len(two.NAMES)  #!\n", two=two, lent=("two",))
    unit = derived(one=f"{begin}    return len(NAMES)\n", two=two, lent=("two",))["one"]
    assert "import NAMES as one__NAMES" in unit.text.splitlines()[2]


def test_names_that_would_meet_in_a_unit_are_refused(derived: Derive) -> None:
    """If two modules of a unit have a class of one name, then both are named."""
    both = f"{FUTURE}\n\nclass Thing:  #!\n    pass\n"
    with pytest.raises(Refused, match=r"two.Thing and \S+one.Thing would share a name in one unit"):
        derived(one=both, two=both)
