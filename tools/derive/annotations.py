"""From an annotation to a C type, or a refusal."""

from __future__ import annotations

import ast
import builtins
from typing import Literal

from derive.model import BOOL, DOUBLE, ELEMENTS, INT, OBJECT, U64, VOID, Kind, Module, Project, class_kind

Place = Literal["field", "parameter", "result", "local", "table"]

PLAIN = {"int": INT, "bool": BOOL, "float": DOUBLE}
NUMBER = "Number"
OBJECTS = {"list", "dict", "tuple", "set", "frozenset", "type", "str", "bytes", "object"}


def is_alias(name: str, module: Module) -> bool:
    """Whether a name is one of the kernel's names for integer types, imported here."""
    return name in ELEMENTS and name in module.imports


def unquoted(annotation: ast.expr) -> ast.expr:
    """The annotation, read if it is written as a string."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return ast.parse(annotation.value, mode="eval").body
    return annotation


def element_of(annotation: ast.expr, module: Module) -> str | None:
    """The C type of the entries if the annotation is `list[I8]` or the like."""
    match unquoted(annotation):
        case ast.Subscript(value=ast.Name(id="list"), slice=ast.Name(id=name)) if is_alias(name, module):
            return ELEMENTS[name]
        case _:
            return None


def lent_of(annotation: ast.expr, module: Module) -> str | None:
    """The C type of the entries if the annotation is `Lent[F32]` or the like: memory of a caller."""
    match unquoted(annotation):
        case ast.Subscript(value=ast.Name(id="Lent"), slice=ast.Name(id=name)) if is_alias(name, module):
            return ELEMENTS[name]
        case _:
            return None


def alternatives(annotation: ast.expr) -> list[ast.expr]:
    """The parts of `A | B | None`, without the None."""
    match annotation:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return alternatives(left) + alternatives(right)
        case ast.Constant(value=None):
            return []
        case _:
            return [annotation]


def resolve(annotation: ast.expr, module: Module, project: Project, place: Place) -> Kind:
    """The C type of what is so annotated; an object only where the annotation says so."""
    node = unquoted(annotation)
    element = element_of(node, module)
    if element == ELEMENTS["F32"]:
        raise module.source.refuse(annotation, "F32 is for memory of a caller, Lent[F32]; say list[F64]")
    if element is not None:
        if place == "result":
            raise module.source.refuse(annotation, "a list of numbers cannot be returned; fill one that is passed in")
        return Kind("array", element)
    lent = lent_of(node, module) if place == "field" else None
    if lent is not None:
        return Kind("array", lent, lent=True)
    match node:
        case ast.Constant(value=None):
            return VOID if place == "result" else OBJECT
        case ast.BinOp(op=ast.BitOr()):
            return resolve_union(annotation, node, module, project)
        case ast.Name(id=name):
            return resolve_name(annotation, name, module, project, place)
        case ast.Subscript(value=ast.Name(id="list"), slice=ast.Name(id=name)) if name in PLAIN and place == "field":
            sentence = f"list[{name}] would be a list of Python objects; say list[I8], list[I16], list[F64] ..."
            raise module.source.refuse(annotation, sentence)
        case ast.Subscript(value=ast.Name(id=name)) if name in OBJECTS or name in module.imports:
            return OBJECT
        case _:
            raise module.source.refuse(annotation, f"the annotation {ast.unparse(node)} cannot be typed")


def resolve_union(annotation: ast.expr, node: ast.expr, module: Module, project: Project) -> Kind:
    """`T | None` of a compiled class is that class, which may be None in C too; anything else is an object."""
    kinds = [resolve(part, module, project, "parameter") for part in alternatives(node)]
    if any(kind.sort == "array" for kind in kinds):
        raise module.source.refuse(annotation, "a list of numbers is a C array and cannot be None or anything else")
    return kinds[0] if len(kinds) == 1 and kinds[0].sort == "class" else OBJECT


def resolve_name(annotation: ast.expr, name: str, module: Module, project: Project, place: Place) -> Kind:
    """A type named by one word."""
    if name in module.classes:
        return module.classes[name].kind
    found = project.imported(module, name)
    if found is not None and found.sort == "type":
        return class_kind(found)
    if name in PLAIN:
        return PLAIN[name]
    if is_alias(name, module):
        if place == "field":
            return Kind("number", ELEMENTS[name])
        return {"U64": U64, "F32": DOUBLE, "F64": DOUBLE}.get(name, INT)
    if name == NUMBER and name in module.imports:
        raise module.source.refuse(annotation, "a Number stands at the top of a module; say int")
    if name == "list" and place == "field":
        raise module.source.refuse(annotation, "say what the list holds: list[I8], list[I16] ...")
    if name in OBJECTS or name in module.imports or name in module.assigned:
        return OBJECT
    if isinstance(getattr(builtins, name, None), type):
        return OBJECT
    raise module.source.refuse(annotation, f"the annotation {name} cannot be typed")
