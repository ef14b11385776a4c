"""What is made from the source instead of written: copies, lists of fields, switches."""

from __future__ import annotations

import pytest

from tests.tools.deriving import HEAD, Derive, refusal

pytestmark = pytest.mark.house

PLAIN = """\
FIELDS = {}


def copy_of(thing):
    return thing


def fields_of(thing):
    return ()
"""
BOARD = """\
from __future__ import annotations

from PKG.plain import copy_of, fields_of
from ninerealms.kernel.ints import I8


class Board:
    def __init__(self) -> None:
        self.cells: list[I8] = [0] * 3
        self.count: int = 0
        self.note: object = None

    def copy(self) -> Board:
        return copy_of(self)

    def names(self) -> tuple[str, ...]:
        return fields_of(self)


class Wide(Board):
    def __init__(self) -> None:
        super().__init__()
        self.more: I8 = 0


"""


def test_a_copy_takes_the_memory_over(derived: Derive) -> None:
    """If a class copies by its fields, then it and its heirs take numbers over whole, and leave what is None."""
    unit = derived(one=BOARD, plain=PLAIN)["one"]
    text = unit.text
    cells = "<char *>twin.cells, <char *>other.cells, <char *>&other.count + 1 * sizeof(int) - (<char *>other.cells)"
    assert f"    memcpy({cells})\n    return 0" in text
    assert "    nr_take_Board(twin, other)\n    memcpy(<char *>&twin.more, <char *>&other.more, " in text
    assert "    if type(self) is not Board: return one__copy_of(self)" in text
    assert "    if type(self) is not Wide: return nr_copied_Board(self)" in text
    assert "    cpdef Board copy(self): return nr_copied_Wide(self)" in text
    assert unit.overlay.count("    cpdef Board copy(self)") == 2


def test_the_fields_are_told(derived: Derive) -> None:
    """If a class lists its fields, then Python is told those in C, the base's first."""
    text = derived(one=BOARD, plain=PLAIN)["one"].text
    assert "nr_register[Board] = ('cells', 'count')\n" in text
    assert "nr_register[Wide] = ('cells', 'count', 'more')\n" in text


def test_a_field_nobody_can_copy_is_refused(derived: Derive) -> None:
    """If a field is an object and not None from the start, then no copy is made up."""
    text = BOARD.replace("self.note: object = None", "self.note: object = 5").replace(
        "class Board:", "class Board:  #!"
    )
    assert "note of Board is an object that nobody knows how to copy" in refusal(derived, text, plain=PLAIN)


def test_a_copy_written_by_hand_stays(derived: Derive) -> None:
    """If an heir has a copy of its own, then none is made for it."""
    text = f"{BOARD}    def copy(self) -> Board:\n        return self\n".replace("0\n\n\n    def", "0\n\n    def")
    assert "nr_copied_Wide" not in derived(one=text, plain=PLAIN)["one"].text


TABLE = "DO: dict[int, Callable[[Base], int]] = "
TWO_OF_A_KIND = "def one(s: Base) -> int:\n    return 1\n\n\ndef two(s: Base) -> int:\n    return 2\n\n\n"
TABLES = {
    "something else": ("{1: one, 2: max}  #!", "something else"),
    "another signature": ("{1: one, 2: fill}  #!", "take and give the same"),
    "a number twice": ("{1: one, SEATS - 3: two}  #!", "a number of its own"),
    "a text for a number": ('{1: one, "2": two}  #!', "a number of its own"),
    "a call by no number": ("{1: one, 2: two}\n\n\ndef f(s: Base) -> int:\n    return DO[s.events](s)  #!", "an int"),
    "a call with nothing": (
        "{1: one, 2: two}\n\n\ndef f(s: Base) -> int:\n    return DO[1]()  #!",
        "1 arguments, not 0",
    ),
}


def with_table(body: str) -> str:
    """A module with two functions and a table."""
    head = HEAD.replace("from ninerealms", "from collections.abc import Callable\n\nfrom ninerealms", 1)
    return f"{head}{TWO_OF_A_KIND}{TABLE}{body}\n"


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_functions_is_refused(derived: Derive, name: str) -> None:
    """If the functions of a table or its numbers do not fit each other, then it is refused at its line."""
    body, sentence = TABLES[name]
    assert sentence in refusal(derived, with_table(body))


def test_a_table_of_functions_is_a_switch(derived: Derive) -> None:
    """If a function is called out of a table, then C switches over the numbers, and Python has the table."""
    body = "{SEATS: one, 2: two}\n\n\ndef f(s: Base) -> int:\n    return DO[s.top](s) + DO[SEATS](s)\n"
    text = derived(one=with_table(body))["one"].text
    assert 'one__DO = {4: globals()["one__one"], 2: globals()["one__two"]}' in text
    assert "    return nr_switch_one__DO(nr_now_int(s.top), s) + nr_switch_one__DO(4, s)" in text
    rows = text[text.index("cdef inline int nr_switch_one__DO(int nr_key, Base nr_0)") :].splitlines()[1:4]
    assert rows == [
        "    if nr_key == 2: return one__two(nr_0)",
        "    elif nr_key == 4: return one__one(nr_0)",
        "    raise KeyError(nr_key)",
    ]
