"""Copies and lists of fields, made from the fields themselves.

A method whose body is `return copy_of(self)` copies field by field in Python. In C it and every compiled class that
inherits it get a copy of their own: the memory taken over, an object that can be copied copied, and what is None in
a fresh one left so. A Python class that extends a compiled one is copied by the function named.
"""

from __future__ import annotations

import ast

from derive import rooms
from derive.model import Class, Kind, Module, Project, Signature
from derive.naming import spelled

COPY = "copy_of"
FIELDS = "fields_of"
REGISTER = "FIELDS"


def marked(module: Module, signature: Signature, mark: str) -> bool:
    """Whether a method hands its whole work to one of the two functions."""
    match [line for line in signature.node.body if not isinstance(line, ast.Expr)]:
        case [ast.Return(value=ast.Call(func=ast.Name(id=name), args=[ast.Name(id="self")], keywords=[]))]:
            return name == mark and name in module.imports
        case _:
            return False


def origin(project: Project, cls: Class, mark: str) -> tuple[Class, Signature] | None:
    """The class whose marked method this one has, and the method."""
    lineage = project.lineage(cls.kind)
    for number, found in enumerate(lineage):
        for name, signature in found.methods.items():
            if marked(project.modules[found.kind.owner], signature, mark):
                if found.base is not None:
                    raise project.modules[found.kind.owner].source.refuse(
                        signature.node, f"{mark} in a class with a base"
                    )
                return None if any(name in nearer.methods for nearer in lineage[:number]) else (found, signature)
    return None


def inherited(project: Project, cls: Class) -> Signature | None:
    """The copying method a class has from its base and needs for itself."""
    found = origin(project, cls, COPY)
    return None if found is None or found[0] is cls else found[1]


def address(kind: Kind, thing: str) -> str:
    """Where a field begins."""
    return f"<char *>{thing}" if kind.sort == "array" else f"<char *>&{thing}"


def stretches(cls: Class) -> list[list[str]]:
    """Fields that lie side by side and hold nothing but numbers."""
    found: list[list[str]] = [[]]
    for name, kind in cls.fields.items():
        if kind.sort in {"number", "array"} and name not in rooms.open_fields(cls):
            found[-1].append(name)
        elif found[-1]:
            found.append([])
    return [names for names in found if names]


def take_over(project: Project, cls: Class) -> str:
    """The function that fills a fresh twin."""
    name = cls.kind.name
    rows = [f"cdef inline int nr_take_{name}({name} twin, {name} other) except -1:"]
    if cls.base is not None:
        rows.append(f"    nr_take_{cls.base.name}(twin, other)")
    rows += rooms.taking(cls)
    for names in stretches(cls):
        first, last = (cls.fields[names[0]], cls.fields[names[-1]])
        begin = address(first, f"other.{names[0]}")
        end = f"{address(last, f'other.{names[-1]}')} + {last.size or 1} * sizeof({last.c})"
        rows.append(f"    memcpy({address(first, f'twin.{names[0]}')}, {begin}, {end} - ({begin}))")
    for field, kind in cls.fields.items():
        if kind.sort == "class" and project.method(kind, "copy") is not None:
            rows.append(f"    twin.{field} = other.{field}.copy()")
        elif kind.sort not in {"number", "array"} and not is_fresh_none(cls, field):
            source = project.modules[cls.kind.owner].source
            raise source.refuse(cls.node, f"{field} of {name} is an object that nobody knows how to copy")
    return "\n".join([*rows, "    return 0"])


def is_fresh_none(cls: Class, field: str) -> bool:
    """Whether a field is None in a fresh object."""
    for line in cls.methods["__init__"].node.body:
        match line:
            case ast.AnnAssign(target=ast.Attribute(attr=name), value=ast.Constant(value=None)) if name == field:
                return True
            case _:
                pass
    return False


def copied(project: Project, cls: Class) -> str:
    """The function that makes the twin."""
    found = origin(project, cls, COPY)
    assert found is not None
    first, signature = found
    name = cls.kind.name
    module = project.modules[cls.kind.owner]
    other = spelled(project, module, COPY, module) if first is cls else f"nr_copied_{first.kind.name}"
    if rooms.is_roomless(project, cls):
        return f"{copied_head(signature, name)}: return {other}(self)"
    return "\n".join(
        [
            f"{copied_head(signature, name)}:",
            f"    if type(self) is not {name}: return {other}(self)",
            f"    cdef {name} twin = {name}.__new__({name})",
            f"    nr_take_{name}(twin, self)",
            "    return twin",
        ]
    )


def copied_head(signature: Signature, name: str) -> str:
    """How that function is declared."""
    return f"cdef {signature.result.c} nr_copied_{name}({name} self)"


def register(project: Project, cls: Class) -> str | None:
    """A line that tells Python the fields of a compiled class, its bases' first."""
    found = origin(project, cls, FIELDS)
    if found is None:
        return None
    where = project.modules[found[0].kind.owner].imports[FIELDS].module
    names = [
        name
        for each in reversed(project.lineage(cls.kind))
        for name, kind in each.fields.items()
        if kind.sort in {"number", "array"}
    ]
    return f"from {where} import {REGISTER} as nr_register; nr_register[{cls.kind.name}] = {tuple(names)!r}"


def tail(project: Project, module: Module) -> list[str]:
    """What a module's classes need beside their source."""
    rows = []
    for cls in module.classes.values():
        found = origin(project, cls, COPY)
        if found is not None:
            if module.unit not in project.shared:
                rows.append(take_over(project, cls))
            rows.append(copied(project, cls))
            for lender, name in ((cls.base, "nr_take_"), (found[0].kind, "nr_copied_")):
                if lender is not None and project.modules[lender.owner].unit != module.unit:
                    module.borrowed.add((project.modules[lender.owner].unit, f"{name}{lender.name}"))
        line = register(project, cls)
        rows += [] if line is None else [line]
    return rows


def overlay_rows(project: Project, cls: Class) -> list[str]:
    """The same for other units to use."""
    found = origin(project, cls, COPY)
    return [] if found is None else [take_over(project, cls), copied_head(found[1], cls.kind.name)]
