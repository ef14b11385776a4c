"""Numbers of the content are read at load: nothing a build holds may be made of them."""

from __future__ import annotations

import pytest

from tests.tools.deriving import FUTURE, Derive, refusal

pytestmark = pytest.mark.house

HEAD = """\
from __future__ import annotations

from PKG import loaded
from ninerealms.kernel.ints import I8, Number

GOAL: Number = loaded.goal
PRICES: list[I8] = loaded.prices
"""
LOADED = "goal = 5\nprices = [1, 2]\n"


def test_a_number_is_a_c_int_filled_at_import(derived: Derive) -> None:
    """If a number is read at load, then functions read the C int, also of another module, and Python a name."""
    two = f"{FUTURE}\nfrom PKG import one\n\n\ndef g(n: int) -> int:\n    return one.GOAL + n\n"
    found = derived(one=f"{HEAD}\n\ndef f(n: int) -> int:\n    return n - GOAL\n", two=two, loaded=LOADED)
    text = found["one"].text
    assert "cdef int one__GOAL" in text
    assert "return n - one__GOAL" in text
    assert "one__GOAL = nr_read; globals()" in text
    assert '"GOAL": ["one__GOAL"]' in text
    assert "return one__GOAL + n" in found["two"].text


def test_a_number_of_another_unit_is_found_there(derived: Derive) -> None:
    """If a module of another unit is read, then its number is taken in C, not as it was."""
    two = f"{HEAD}\n\ndef far() -> int:\n    return GOAL\n"
    one = "from __future__ import annotations\n\nfrom PKG import two\n\n\ndef g() -> int:\n    return two.GOAL\n"
    found = derived(one=one, two=two, lent=("two",), loaded=LOADED)
    assert "two__GOAL\n" in found["one"].overlay
    assert "two__GOAL" in found["one"].text.split("return ", 1)[1].splitlines()[0]
    assert any(
        line.startswith("cdef int ") and line.endswith("two__GOAL") for line in found["two"].overlay.splitlines()
    )


FOLDED = {
    "a constant": ("LIMIT = loaded.goal  #!", "loaded.goal is read at load, so LIMIT is no constant"),
    "a constant of a number": ("LIMIT = GOAL + 1  #!", "GOAL is read at load, so LIMIT is no constant"),
    "a constant of a table": ("LIMIT = PRICES[0]  #!", "PRICES is read at load, so LIMIT is no constant"),
    "a name": ("from PKG.loaded import goal  #!", "goal is read at load: import its module"),
    "inside a function": ("def f() -> int:\n    return loaded.goal  #!", "goal is read at load: name it at the top"),
    "a default": (
        "def f(n: int = GOAL) -> int:  #!\n    return n",
        "GOAL is read at load and cannot be the default of n",
    ),
    "a size": (
        "class C:\n    def __init__(self) -> None:\n        self.row: list[I8] = [0] * GOAL  #!",
        "GOAL is read at load and cannot be the size of row",
    ),
    "a local array": ("def f() -> None:\n    row: list[I8] = [0] * GOAL  #!", "row"),
    "a parameter": ("def f(n: Number) -> int:  #!\n    return n", "a Number stands at the top of a module"),
    "no number": ("WORD: Number = 'five'  #!", "WORD is 'five', which is not a number"),
    "too wide": ("WIDE: Number = 1 << 40  #!", "which is not a number of at most 31 bits"),
    "a truth": ("OPEN: Number = True  #!", "OPEN is True, which is not a number"),
}


@pytest.mark.parametrize("case", FOLDED)
def test_what_would_keep_a_number_is_refused(derived: Derive, case: str) -> None:
    """If a build would hold a number of the content, then the sentence names it."""
    text, sentence = FOLDED[case]
    assert sentence in refusal(derived, f"{HEAD}\n\n{text}\n", loaded=LOADED)


def test_a_number_is_not_imported_by_name(derived: Derive) -> None:
    """If a number is imported by its name, then the sentence says how to read it."""
    text = "from __future__ import annotations\n\nfrom PKG.two import GOAL  #!\n"
    assert "import its module and read `two.GOAL`" in refusal(derived, text, two=HEAD, loaded=LOADED)


def test_the_structure_of_the_content_is_a_constant(derived: Derive) -> None:
    """If a name is said to stay, then constants are made of it, read in the module or by name; of its neighbour not."""
    read = "from PKG import loaded\nfrom PKG.loaded import FIRST_SCRIPT\n\nRAVEN = loaded.card_ids.index('raven')\n"
    text = f"{FUTURE}\n{read}\n\ndef f(n: int) -> int:\n    return n + RAVEN + FIRST_SCRIPT\n"
    facts = f"{LOADED}card_ids = ['owl', 'raven']\nFIRST_SCRIPT = 40\n"
    assert "return n + 1 + 40" in derived(one=text, loaded=facts)["one"].text
    wrong = text.replace("card_ids.index('raven')", "prices.index(2)  #!")
    assert "loaded.prices is read at load, so RAVEN is no constant" in refusal(derived, wrong, loaded=facts)


def test_no_index_is_known_before_it_is_read(derived: Derive) -> None:
    """If an index is read at load, then a checked build tests it."""
    text = f"{HEAD}\n\ndef f() -> int:\n    return PRICES[GOAL]\n"
    assert "one__PRICES[nr_at(one__GOAL, 2)]" in derived(one=text, checked=True, loaded=LOADED)["one"].text
