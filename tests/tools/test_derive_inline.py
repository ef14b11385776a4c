"""Which functions a caller's C compiler may see."""

from __future__ import annotations

import re

import pytest

from tests.tools.deriving import HEAD, TWO, Derive

pytestmark = pytest.mark.house

INLINED = {
    "a table": ("return SIDES[n]", True),
    "calls of compiled code": ("return two.far(n) + s.bump() + s.thing.grow(n)", True),
    "a counted loop": ("for i in range(n):\n        s.top += i\n    return s.top", True),
    "an error": ('raise RuntimeError("no such number")', False),
    "a loop without an end in sight": ("while s.top < n:\n        s.top += 1\n    return n", False),
    "a number of a module that stays Python": ("return plain.ROOM + n", True),
    "an object of a module that stays Python": ("return n if plain.NAMES else 0", False),
    "a number and an object": ("return plain.ROOM if plain.NAMES else n", False),
    "a builtin": ("return max(n, 2)", False),
    "a list of Python": ("s.events = []\n    s.events.append((n,))\n    return n", False),
    "many statements": ("s.top = n\n    " * 17 + "return n", False),
}


@pytest.mark.parametrize("name", INLINED)
def test_short_functions_are_seen_by_their_callers(derived: Derive, name: str) -> None:
    """If a function is short and stays in C, then other units see its body, and its own is told to place it inline."""
    body, expected = INLINED[name]
    two = TWO + "\n\nclass Big(Thing):\n    def grow(self, n: int) -> int:\n        self.size += n\n        return n\n"
    head = HEAD.replace("from ninerealms", "from PKG import plain, two\nfrom PKG.two import Big\nfrom ninerealms", 1)
    head = head.replace("self.top: int = 0", "self.top: int = 0\n        self.thing: Big = Big(1)")
    text = (
        f"{head}def probe(s: Base, n: int) -> int:\n    {body}\n\n\ndef ask(s: Base) -> int:\n    return probe(s, 2)\n"
    )
    unit = derived(one=text, two=two, plain="ROOM = 5\nNAMES = ['north']\n")["one"]
    assert ("cpdef inline int one__probe(Base s, int n)" in unit.text) is expected
    assert "return one__probe(s, 2)" in unit.text
    user = "from __future__ import annotations\n\nfrom PKG import one\nfrom PKG.one import Base\n\n\n"
    user += "def use(s: Base) -> int:\n    return one.probe(s, 2)\n"
    units = derived(one=text, two=two, user=user, plain="ROOM = 5\n", lent=("one", "two"))
    assert bool(re.search(r"cdef inline int nr_in_\w*one__probe\(Base s, int n\)", units["one"].overlay)) is expected
    assert bool(re.search(r"return nr_in_\w*one__probe\(s, 2\)", units["user"].text)) is expected
