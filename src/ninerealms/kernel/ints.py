"""Names for the integer types of the compiled form; to Python and to readers they are plain ints.

`list[I8]` made in `__init__` becomes a C array of bytes, a parameter `list[I8]` a pointer to one. A field `Lent[F32]`
is memory of a caller, such as a numpy array: a pointer that is written through.
"""

from __future__ import annotations

from typing import TypeAlias

I8: TypeAlias = int
I16: TypeAlias = int
I32: TypeAlias = int
U64: TypeAlias = int
F32: TypeAlias = float  # only in memory of a caller
F64: TypeAlias = float
Lent: TypeAlias = memoryview
Number: TypeAlias = int  # of the content, read at load: a C int that is filled at import and never written out
Wide: TypeAlias = int  # as wide as need be: stays a Python int
