"""The names of integer types, as in the kernel."""

from __future__ import annotations

from typing import TypeAlias

I8: TypeAlias = int
I16: TypeAlias = int
I32: TypeAlias = int
U64: TypeAlias = int
F64: TypeAlias = float
Number: TypeAlias = int
