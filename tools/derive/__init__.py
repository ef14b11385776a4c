"""Derive typed Cython from ordinary typed Python, or refuse with file and line.

Nothing here knows the rules of any game. `project.derive` reads the modules of a build. Those of a package become one
unit: a .pyx that includes a .pxi for each (the source, its lines where they were), and a .pxd (its C types). What a
compiled module may hold:

- Imports in full: classes by name, compiled functions and tables through their module, constants either way.
- Constants: module-level numbers, made once. They are folded into functions and stay readable for Python.
- Tables: `SIDES: list[I8] = content.sides`. A C array of the real length, filled at import; a list for Python.
- Numbers of the content: `GOAL: Number = content.goal`. A C int, filled at import and never folded.
- Tables of functions: `STEPS: dict[int, Callable[[State], int]] = {TURN: turn.take_turn}`. `STEPS[n](s)` is a switch.
- Classes: no base or a compiled one, methods, and fields annotated at the top level of `__init__`. `list[I8]`
  is a C array, `int` a C int, `T` or `T | None` of a compiled class that class, and an object is what says so.
- Methods whose body is `return copy_of(self)` or `return fields_of(self)`: copies and lists made from the fields.
- Functions: annotated positional parameters, the last ones with numbers as defaults. A parameter `list[I8]` is a
  pointer, and the caller's list changes as in Python; Python callers find a door of the same name that copies in and
  out. Dunder methods, properties, static and class methods stay plain Python.
- Locals are inferred. `row: list[I8] = [0] * 8` is a C array on the stack, `row = s.units` the array itself,
  `n: U64 = ...` 64 bits wide, `node: Node = nodes[i]` a Node.
- `assert isinstance(s, NorthState)` makes the rest of its block read `s` as a NorthState, at C speed. So does
  `if not isinstance(s, NorthState):` with a block that ends with a return or a raise.
- Whole arrays: `a[:] = b`, `a[:] = [0] * n`, `list(a)`, `sum(a)`, `x in a`, `for x in a`; no slices, no `==`.

A checked build (the sanitized form) tests every index of an array of known size, and that every number stored
fits its type.
"""

from __future__ import annotations
