"""The derive tool refuses, with file and line, what C would do otherwise than Python."""

from __future__ import annotations

import textwrap

import pytest

from derive.source import Refused
from tests.tools.deriving import FUTURE, HEAD, TWO, Derive, refusal

pytestmark = pytest.mark.house


FUNCTIONS = {
    "arrays compared": ("return int(s.gold == s.land)", "C array"),
    "an array compared with a list": ("return int(s.gold != [0, 0, 0, 0])", "C array"),
    "a slice": ("return len(s.gold[1:3])", "a slice"),
    "a slice stored": ("s.gold[1:3] = s.land[1:3]", "a slice"),
    "a generator expression": ("return sum(g for g in s.gold)", "generator expression"),
    "a lambda": ("return sorted([1], key=lambda x: -x)[0]", "lambda"),
    "a generator": ("yield 1", "generator"),
    "a function inside": ("def inner() -> int: return 1", "function inside"),
    "a class inside": ("class Inner: pass", "class inside"),
    "an import inside": ("import math", "import"),
    "a global": ("global SEATS", "global"),
    "an assignment inside": ("return (n := 5) + n", "assignment inside"),
    "shadowing": ("SEATS = 5", "hides SEATS"),
    "shadowing in a loop": ("for SIDES in range(3): pass", "hides SIDES"),
    "shadowing in a comprehension": ("return len([NAMES for NAMES in range(3)])", "hides NAMES"),
    "a negative index": ("return s.gold[-1]", "negative index"),
    "a negative index stored": ("s.gold[-1] = 2", "negative index"),
    "an index outside": ("return s.gold[SEATS]", "outside an array of 4"),
    "an index that is no whole number": ("return s.gold[1.0]", "whole number"),
    "a wide literal": ("return s.top & 0xFFFFFFFFFFFFFFFF", "over 31 bits"),
    "an array returned": ("return s.gold", "C array"),
    "an array in a tuple": ("return len((s.gold, 1))", "C array"),
    "an array as a truth": ("return 1 if s.gold else 0", "C array"),
    "an array rebound": ("s.gold = s.land", "shared"),
    "an array that grows": ("s.gold += [1]", "cannot grow"),
    "an array appended to": ("s.gold.append(1)", "C array"),
    "an array with an entry deleted": ("del s.gold[0]", "deleted"),
    "an array to Python": ("print(s.gold)", "print() of a C array"),
    "a copy of another size": ("s.gold[:] = s.far", "same size and type"),
    "a fill of another size": ("s.gold[:] = [0] * 3", "cannot be filled"),
    "a list to a pointer": ("return fill([1, 2], 2)", "wants a list[I8]"),
    "an array of another type": ("return fill(s.far, 2)", "wants a list[I8]"),
    "keywords": ("return fill(s.gold, size=2)", "by position"),
    "a missing argument": ("return fill(s.gold)", "takes 2 arguments"),
    "an unknown field": ("return s.silver", "no field or method silver"),
    "an unknown field stored": ("s.silver = 1", "no field silver"),
    "an undeclared subclass": ("return s.more[0]", "assert isinstance"),
    "an impossible assertion": ("assert isinstance(s, Other)", "which no Other can be"),
    "a second name for a scratch array": ("row: list[I8] = [0] * 4; other = row; return other[0]", "second name"),
    "an array of unknown size": ("row: list[I8] = [0] * s.top", "not a constant"),
    "a power": ("return 2**s.top", "variable exponent"),
    "an unannotated object": ("return len(NAMES)", "no annotation"),
    "a list of numbers elsewhere": ("return plain.ROWS[0]", "make it a table"),
    "an enum": ("return plain.Colour.RED + plain.RED", "cannot fold"),
    "calls on both sides": ("s.gold[s.bump()] += s.bump()", "both sides"),
    "the length of a pointer": ("row = s.gold; return len(row)", "len() of a C array"),
    "a loop over a pointer": ("row = s.gold; return [x for x in row][0]", "length C does not know"),
    "a truth stored as a number": ("s.gold[0] = s.top > 0", "1 if s.top > 0 else 0"),
    "a truth in a field": ("s.top = s.gold[0] == 1", "a truth"),
    "a truth returned": ("return not s.top", "a truth"),
    "a truth passed on": ("return fill(s.gold, s.top > 1)", "a truth"),
    "an array and something else": ("row = s.gold; row = 3", "now an array"),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_is_refused(derived: Derive, name: str) -> None:
    """If a function holds what C would do otherwise, then it is refused at its line."""
    body, sentence = FUNCTIONS[name]
    line = body if "#!" in body else f"{body}  #!"
    text = HEAD.replace("\n\nSEATS", "\nfrom PKG import plain\n\nSEATS", 1)
    text += f"class Other:\n    pass\n\n\ndef probe(s: Base) -> int:\n    {line}\n    return 0\n"
    plain = "import enum\n\nROWS = [1, 2]\n\n\nclass Colour(enum.IntEnum):\n    RED = 1\n\n\nRED = Colour.RED\n"
    assert sentence in refusal(derived, text, plain=plain)


MODULES = {
    "star arguments": ("def f(*a: int) -> int:  #!\n    return 1", "positional arguments"),
    "a keyword-only argument": ("def f(*, a: int) -> int:  #!\n    return 1", "positional arguments"),
    "an unannotated parameter": ("def f(a) -> int:  #!\n    return a", "no annotation"),
    "an unannotated result": ("def f(a: int):  #!\n    return a", "no annotation"),
    "an unknown annotation": ("def f(a: Mystery) -> int:  #!\n    return 1", "cannot be typed"),
    "a decorator": ("@cache\ndef f(a: int) -> int:  #!\n    return a", "decorated"),
    "a parameter named like a constant": ("def f(SEATS: int) -> int:  #!\n    return SEATS", "hides SEATS"),
    "an array returned": ("def f(a: int) -> list[I8]:  #!\n    return [a]", "cannot be returned"),
    "an array or None": ("def f(a: list[I8] | None) -> int:  #!\n    return 1", "cannot be None"),
    "a dataclass": ("@dataclass\nclass C:  #!\n    x: int", "decorated"),
    "a NamedTuple": ("class C(NamedTuple):  #!\n    x: int", "not a compiled class"),
    "an exception": ("class C(Exception):  #!\n    pass", "not a compiled class"),
    "a Protocol": ("class C(Protocol):  #!\n    pass", "not a compiled class"),
    "two bases": ("class C(Child, Base):  #!\n    pass", "several bases"),
    "an annotated class attribute": ("class C:\n    x: int = 1  #!", "methods only"),
    "a class constant": ("class C:\n    X = 1  #!", "methods only"),
    "a field without annotation": ("class C:\n    def __init__(self) -> None:\n        self.x = 1  #!", "no field x"),
    "a field made later": ("class C:\n    def m(self) -> None:\n        self.x: int = 1  #!", "top level of __init__"),
    "a field of a size found on the way": (
        "class C:\n    def __init__(self) -> None:\n        n = 3\n        self.x: list[I8] = [0] * n  #!",
        "not a constant",
    ),
    "a field of plain ints": (
        "class C:\n    def __init__(self) -> None:\n        self.x: list[int] = [0]  #!",
        "say list[I8]",
    ),
    "a field that does not fit": (
        "class C:\n    def __init__(self) -> None:\n        self.x: list[I8] = [200] * 2  #!",
        "does not fit I8",
    ),
    "a field of floats in ints": (
        "class C:\n    def __init__(self) -> None:\n        self.x: list[I16] = [0.0] * 2  #!",
        "not a number of its type",
    ),
    "a field declared twice": (
        "class C(Base):\n    def __init__(self) -> None:\n        super().__init__()\n        self.top: int = 1  #!",
        "declared already",
    ),
    "a field named like a word of C": (
        "class C:\n    def __init__(self) -> None:\n        self.default: int = 1  #!",
        "word of C",
    ),
    "an array given to a method": (
        "class C:\n    def m(self, a: list[I8]) -> int:  #!\n        return 1",
        "not to methods",
    ),
    "a table that does not fit": ("ROWS: list[I8] = [1, 128]  #!", "does not fit I8"),
    "an empty table": ("ROWS: list[I8] = []  #!", "empty"),
    "a constant made twice": ("SEATS = 5  #!", "made twice"),
    "a loop at the top": ("for i in range(3):  #!\n    pass", "nothing else"),
    "a relative import": ("from . import plain  #!", "in full"),
    "a star import": ("from math import *  #!", "one by one"),
    "a dotted import": ("import os.path  #!", "write `from os import path`"),
    "a narrowed name stored again": (
        "def f(s: Base, t: Base) -> int:\n    assert isinstance(s, Child)\n    s = t  #!\n    return 1",
        "another name",
    ),
}


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_refused(derived: Derive, name: str) -> None:
    """If a module declares what cannot be typed, then it is refused at its line."""
    body, sentence = MODULES[name]
    imports = "from dataclasses import dataclass\nfrom functools import cache\nfrom typing import NamedTuple, Protocol"
    assert sentence in refusal(derived, HEAD.replace("\n\nSEATS", f"\n{imports}\n\nSEATS", 1) + body)


ACROSS = {
    "a compiled function by name": ("from PKG.two import far", "call `two.far(...)`"),
    "a table by name": ("from PKG.two import TABLE", "read `two.TABLE[...]`"),
    "a class under another name": ("from PKG.two import Thing as T", "under its own name"),
    "a class for checkers only": (
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from PKG.two import Thing",
        "under TYPE_CHECKING",
    ),
}


@pytest.mark.parametrize("name", ACROSS)
def test_an_import_is_refused(derived: Derive, name: str) -> None:
    """If something compiled is imported in a way C has not, then it is refused at its line."""
    line, sentence = ACROSS[name]
    assert sentence in refusal(derived, f"{FUTURE}{line}  #!\n", two=TWO)


def test_a_circle_is_refused(derived: Derive) -> None:
    """If compiled modules import each other, then the circle is named."""
    with pytest.raises(Refused, match=r"circle: \S+one -> \S+two -> \S+one"):
        derived(one=f"{FUTURE}from PKG import two\n", two=f"{FUTURE}from PKG import one\n")


def test_every_refusal_is_told(derived: Derive) -> None:
    """If several modules are refused, then all are told at once."""
    wrong = f"{FUTURE}def f() -> int:\n    return 5000000000\n"
    with pytest.raises(Refused) as caught:
        derived(one=wrong, two=wrong)
    assert ["one.py:3" in line or "two.py:3" in line for line in str(caught.value).splitlines()] == [True, True]


WRITTEN: dict[str, tuple[str, ...]] = {
    "constants by name": ("return SEATS", "return 4"),
    "wide constants": ("return s.top ^ WIDE", "return s.top ^ 0xFFFFFFFFFFFFFFFFULL"),
    "small entries read as int": ("return s.gold[1] + s.small", "return <int>s.gold[1] + <int>s.small"),
    "a whole copy": ("s.gold[:] = s.land", "s.gold[:] = s.land"),
    "a fill": ("s.gold[:] = [1] * SEATS", "nr_fill_nr_i8(s.gold, 4, 1)"),
    "a scratch array": ("row: list[I16] = [0] * SEATS", "row = cython.declare(nr_i16[4]); nr_fill_nr_i16(row, 4, 0)"),
    "another name for an array": ("row = s.gold", "row = <nr_i8*>s.gold"),
    "a class asserted": (
        "assert isinstance(s, Child); return s.more[0]",
        "nr_sure(isinstance(s, Child)); return <int>(<Child>s).more[0]",
    ),
    "another class refused": (
        "if not isinstance(s, Child): return 0\n    return s.more[0]",
        "if not isinstance(s, Child): return 0",
        "return <int>(<Child>s).more[0]",
    ),
    "an object made": ("return Base().top", "return nr_new_Base().top"),
    "an augmented store": ("s.gold[s.top] -= 2", "s.gold[s.top] = (s.gold[s.top] - (2))"),
    "a read before a call": ("return s.top + s.bump()", "return nr_now_int(s.top) + nr_in_Base_bump(s)"),
    "an augmented store before a call": ("s.top += s.bump()", "s.top = (nr_now_int(s.top) + (nr_in_Base_bump(s)))"),
    "a typed local": ("n: U64 = s.top", "n = cython.declare(nr_u64, s.top)"),
    "constants in text": ('return len(f"SEATS {SEATS:03} {{SEATS}}")', 'return len(f"SEATS {4:03} {{SEATS}}")'),
    "objects in text": ('return len(f"{NAMES!r}")', 'return len(f"{one__NAMES!r}")'),
    "functions": ("return fill(s.gold, 2)", "return one__fill(s.gold, 2)"),
    "tables": ("return SIDES[s.top]", "return <int>one__SIDES[s.top]"),
}


@pytest.mark.parametrize("name", WRITTEN)
def test_a_function_is_rewritten_in_its_lines(derived: Derive, name: str) -> None:
    """If a function can be compiled, then each line stays where it is and says the same in C."""
    body, *expected = WRITTEN[name]
    text = f"{HEAD}def probe(s: Base) -> int:\n    {body}\n    return 0\n"
    unit = derived(one=text)["one"]
    place = text.splitlines().index("def probe(s: Base) -> int:")
    lines = unit.text.splitlines()
    assert lines[place].replace(" inline", "") == "cpdef int one__probe(Base s) except? -1987654321:"
    assert [line.strip() for line in lines[place + 1 : place + 1 + len(expected)]] == expected


def test_the_checked_form_tests_indices_and_stores(derived: Derive) -> None:
    """If the build is checked, then indices and narrow stores are tested, except where they are constants."""
    body = ("s.gold[n] = n", "s.gold[1] += n", "s.top = n", "return s.gold[n]")
    text = "\n    ".join([f"{HEAD}def probe(s: Base, n: int) -> int:", *body])
    lines = derived(one=text, checked=True)["one"].text.splitlines()
    place = text.splitlines().index("def probe(s: Base, n: int) -> int:")
    assert [line.strip() for line in lines[place + 1 : place + 5]] == [
        "s.gold[nr_at(n, 4)] = nr_fit_nr_i8(n)",
        "s.gold[1] = nr_fit_nr_i8(s.gold[1] + (n))",
        "s.top = nr_fit_int(n)",
        "return <int>s.gold[nr_at(n, 4)]",
    ]


def test_the_overlay_holds_the_types(derived: Derive) -> None:
    """If fields and functions are annotated, then the overlay gives them these C types."""
    text = HEAD + textwrap.dedent(
        """\
        class Mixed:
            def __init__(self, seed: U64, other: Base) -> None:
                self.word: U64 = seed
                self.ratio: float = 0.5
                self.parts: list[F64] = [0.0] * 3
                self.open: bool = True
                self.other: Base = other
                self.maybe: Base | None = None
                self.names: dict[str, int] = {}

            def mean(self, n: int) -> float:
                return self.parts[0] / n

            def shut(self) -> None:
                self.open = False

            def is_open(self) -> bool:
                return self.open
        """
    )
    overlay = derived(one=text)["one"].overlay
    for row in (
        "    cdef public nr_i16 far[2]",
        "    cdef public nr_i8 small",
        "    cdef public object events",
        "cdef class Child(Base):",
        "    cdef public nr_u64 word",
        "    cdef public double ratio",
        "    cdef public double parts[3]",
        "    cdef public bint open",
        "    cdef public Base other",
        "    cdef public Base maybe",
        "    cdef public object names",
        "    cpdef double mean(self, int n) except? -1",
        "    cpdef void shut(self) except *",
        "    cpdef bint is_open(self) except? -1",
        "cdef Mixed nr_new_Mixed(nr_u64 seed, Base other)",
    ):
        assert row in overlay.splitlines()


def test_an_object_is_only_what_says_so(derived: Derive) -> None:
    """If a module-level object is annotated, then functions may read it."""
    text = HEAD + "KEEP: dict[str, int] = {}\n\n\ndef f(n: int) -> int:\n    return len(KEEP) + n\n"
    assert "return len(one__KEEP) + n" in derived(one=text)["one"].text
