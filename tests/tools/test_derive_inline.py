"""Which functions a caller's C compiler may see."""

from __future__ import annotations

import pytest

from tests.tools.test_derive import HEAD, TWO, Derive, derived

__all__ = ["derived"]

pytestmark = pytest.mark.house

INLINED = {
    "a table": ("return SIDES[n]", True),
    "calls of compiled code": ("return two.far(n) + s.bump() + s.thing.grow(n)", True),
    "a counted loop": ("for i in range(n):\n        s.top += i\n    return s.top", True),
    "an error": ('raise RuntimeError("no such number")', False),
    "a loop without an end in sight": ("while s.top < n:\n        s.top += 1\n    return n", False),
    "a module that stays Python": ("return plain.ROOM + n", False),
    "a builtin": ("return max(n, 2)", False),
    "a list of Python": ("s.events = []\n    s.events.append((n,))\n    return n", False),
    "many statements": ("s.top = n\n    " * 17 + "return n", False),
}


@pytest.mark.parametrize("name", INLINED)
def test_short_functions_are_seen_by_their_callers(derived: Derive, name: str) -> None:
    """If a function is short and stays in C, then its body is in the overlay and callers use that; else it is not."""
    body, expected = INLINED[name]
    two = TWO + "\n\nclass Big(Thing):\n    def grow(self, n: int) -> int:\n        self.size += n\n        return n\n"
    head = HEAD.replace("from ninerealms", "from PKG import plain, two\nfrom PKG.two import Big\nfrom ninerealms", 1)
    head = head.replace("self.top: int = 0", "self.top: int = 0\n        self.thing: Big = Big(1)")
    text = (
        f"{head}def probe(s: Base, n: int) -> int:\n    {body}\n\n\ndef ask(s: Base) -> int:\n    return probe(s, 2)\n"
    )
    unit = derived(one=text, two=two, plain="ROOM = 5\n")["one"]
    assert ("cdef inline int nr_in_probe(Base s, int n)" in unit.overlay) is expected
    assert ("return nr_in_probe(s, 2)" in unit.text) is expected
