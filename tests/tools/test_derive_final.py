"""Classes nobody may extend."""

from __future__ import annotations

from tests.tools.deriving import HEAD, Derive


def test_a_final_class_is_final_in_c(derived: Derive) -> None:
    """If a class is marked final, then source and overlay say so, and its methods are called without a look-up."""
    body = "@final\nclass Last:\n    def __init__(self) -> None:\n        self.n: int = 1\n"
    text = f"{HEAD}from typing import final\n\n\n{body}"
    unit = derived(one=text)["one"]
    assert "@cython.final\ncdef class Last:" in unit.text
    assert "@cython.final\ncdef class Last:\n    cdef public int n" in unit.overlay


LOOP = """
class Rules:
    def __init__(self) -> None:
        self.most: int = 3

    def resume(self, n: int) -> int:
        return 0

    def run(self, n: int) -> int:
        while n < self.most:
            n += self.resume(n)
        return n

    def stop(self, n: int) -> int:
        raise ValueError(self.resume(n))


@final
class Mine(Rules):
    def resume(self, n: int) -> int:
        return 1


class Anybodys(Rules):
    def resume(self, n: int) -> int:
        return 2
"""


def test_what_a_final_class_inherits_calls_its_methods_directly(derived: Derive) -> None:
    """If a final class overrides what an inherited method calls, then it has that method anew, without a look-up."""
    unit = derived(one=f"{HEAD}from typing import final\n\n{LOOP}")["one"]
    made = unit.text[unit.text.index("cdef inline int nr_near_Mine_run(Mine self, int n)") :]
    assert "n += nr_near_Mine_resume(self, n)" in made
    assert ": return nr_near_Mine_run(self, n)" in unit.text
    mine = unit.overlay[unit.overlay.index("cdef class Mine(Rules):") :]
    assert "    cpdef int run(self, int n) except? -1987654321\n" in mine
    assert "cython.final" not in unit.text
    assert "nr_near_Anybodys" not in unit.text
    assert "nr_near_Mine_stop" not in unit.text, "its line would not be found in the source"
