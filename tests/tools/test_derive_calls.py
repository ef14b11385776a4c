"""Functions that may be given less, and functions that return nothing."""

from __future__ import annotations

import pytest

from tests.tools.deriving import HEAD, Derive, refusal

pytestmark = pytest.mark.house

TEXT = f"""{HEAD}def note(s: Base, by: int = SEATS, often: bool = True) -> None:
    if often:
        return
    s.top += by


"""
WRITTEN = {
    "a call with nothing left out": ("note(s, 2, False)", "one__note(s, 2, False)"),
    "defaults": ("note(s); note(s, -1)", "one__note(s, 4, True); one__note(s, -1, True)"),
    "defaults of a method": ("return s.rise() + s.rise(5)", "return nr_in_Base_rise(s, 2) + nr_in_Base_rise(s, 5)"),
}
REFUSED = {
    "a default of another type": ("def f(a: int = 0.5) -> int:  #!\n    return 1", "no number C can take"),
    "a default that does not fit": ("def f(a: int = WIDE) -> int:  #!\n    return 1", "no number C can take"),
    "a default text": ("def f(a: int, b: str = 'x') -> int:  #!\n    return a", "no number C can take"),
    "a default beside an array": ("def f(a: list[I8], n: int = 1) -> int:  #!\n    return n", "give all arguments"),
    "other defaults than the base": (
        "class D(Base):\n    def rise(self, by: int = 3) -> int:  #!\n        return by",
        "other",
    ),
    "too few arguments": ("def f(a: int, b: int = 1) -> int:\n    return f()  #!", "takes 1 to 2 arguments"),
    "what returns nothing as a number": ("def f(a: int) -> None:\n    a = f(a)  #!", "returns nothing"),
    "a number from what returns nothing": ("def f(a: int) -> None:\n    return a  #!", "returns nothing"),
}


@pytest.mark.parametrize("name", WRITTEN)
def test_a_call_is_completed(derived: Derive, name: str) -> None:
    """If a call leaves arguments to their defaults, then C is given them."""
    body, expected = WRITTEN[name]
    lines = derived(one=f"{TEXT}def probe(s: Base) -> int:\n    {body}\n    return 0\n")["one"].text.splitlines()
    assert expected in [line.strip() for line in lines]


@pytest.mark.parametrize("name", REFUSED)
def test_what_c_could_not_keep_is_refused(derived: Derive, name: str) -> None:
    """If a default or a result has no counterpart in C, then it is refused at its line."""
    body, sentence = REFUSED[name]
    assert sentence in refusal(derived, TEXT + body)


def test_what_returns_nothing_is_an_int_in_c(derived: Derive) -> None:
    """If a function returns nothing, then C tells of an exception by its result, and Python's way in gives None."""
    lines = derived(one=TEXT)["one"].text.splitlines()
    place = TEXT.splitlines().index("def note(s: Base, by: int = SEATS, often: bool = True) -> None:")
    assert lines[place] == "cdef inline int one__note(Base s, int by = 4, bint often = True) except -1:"
    assert lines[place + 2].strip() == "return 0"
    door = lines.index("def nr_door_one__note(s, by=4, often=True):")
    assert lines[door + 1] == "    one__note(s, by, often)"
