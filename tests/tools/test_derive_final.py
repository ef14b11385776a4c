"""Classes nobody may extend."""

from __future__ import annotations

from tests.tools.test_derive import HEAD, Derive, derived

__all__ = ["derived"]


def test_a_final_class_is_final_in_c(derived: Derive) -> None:
    """If a class is marked final, then source and overlay say so, and its methods are called without a look-up."""
    body = "@final\nclass Last:\n    def __init__(self) -> None:\n        self.n: int = 1\n"
    text = f"{HEAD}from typing import final\n\n\n{body}"
    unit = derived(one=text)["one"]
    assert "@cython.final\ncdef class Last:" in unit.text
    assert "@cython.final\ncdef class Last:\n    cdef public int n" in unit.overlay
