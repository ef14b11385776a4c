"""Small functions and methods a caller's C compiler may see: their bodies go into the overlay, as `nr_in_...`.

A call across modules costs more than most of what the kernel's little methods do. What qualifies is short and calls
nothing but methods of its own object. No compiled class may override such a method; a Python subclass that does is
not asked by compiled code.
"""

from __future__ import annotations

import ast

from derive.model import Class, Kind, Module, Project, Signature, folded

MOST_STATEMENTS = 6
STATEMENTS = (ast.Return, ast.Assign, ast.AugAssign, ast.If, ast.Expr, ast.Pass)


def body_of(node: ast.FunctionDef) -> list[ast.stmt]:
    """The statements without the docstring."""
    match node.body:
        case [ast.Expr(value=ast.Constant(value=str())), *rest] if rest:
            return rest
        case body:
            return body


def is_own_call(node: ast.Call, owner: str) -> bool:
    """`self.f(...)` inside a method."""
    match node.func:
        case ast.Attribute(value=ast.Name(id=name)):
            return name == owner
        case _:
            return False


def is_short(signature: Signature, owner: str) -> bool:
    """Whether a body is a handful of plain statements; with an owner it may call that object's methods."""
    if signature.plain or signature.pointers or signature.result.sort != "number" or signature.node.name[:2] == "__":
        return False
    statements = [inner for top in body_of(signature.node) for inner in ast.walk(top) if isinstance(inner, ast.stmt)]
    if len(statements) > MOST_STATEMENTS or not all(isinstance(each, STATEMENTS) for each in statements):
        return False
    calls = [inner for top in statements for inner in ast.walk(top) if isinstance(inner, ast.Call)]
    return all(owner and is_own_call(call, owner) for call in calls)


def reads_itself(signature: Signature) -> bool:
    """A method that never looks at its object is a default, there to be overridden, also by Python."""
    return any(isinstance(inner, ast.Name) and inner.id == "self" for inner in ast.walk(signature.node))


def is_small_method(project: Project, cls: Class, name: str) -> bool:
    """Whether a method of this class is inlined: short, and never overridden."""
    if project.checked or not is_short(cls.methods[name], "self") or not reads_itself(cls.methods[name]):
        return False
    if reads_globals(project.modules[cls.kind.owner], cls.methods[name]):
        return False
    every = [other for module in project.modules.values() for other in module.classes.values()]
    heirs = [other for other in every if other is not cls and project.is_a(other.kind, cls.kind)]
    return not any(name in heir.methods for heir in heirs)


def reads_globals(module: Module, signature: Signature) -> bool:
    """Whether a body names what an overlay does not hold: tables, classes, modules, anything that is not a number."""
    names = {inner.id for top in body_of(signature.node) for inner in ast.walk(top) if isinstance(inner, ast.Name)}
    names -= {name for name, _ in signature.parameters}
    return any(name in module.values and folded(module.values[name]) is None for name in names)


def is_small_function(project: Project, module: Module, name: str) -> bool:
    """Whether a function of a module is inlined."""
    signature = module.functions[name]
    return not project.checked and is_short(signature, "") and not reads_globals(module, signature)


def method_owner(project: Project, kind: Kind, name: str) -> Class | None:
    """The class whose inlined method a call means, or None when it is called the ordinary way."""
    found = next((cls for cls in project.lineage(kind) if name in cls.methods), None)
    return found if found is not None and is_small_method(project, found, name) else None


def text_of(module: Module, signature: Signature, opening: str) -> str:
    """The body, edits applied, under another head."""
    source = module.source
    first, last = signature.node.body[0], signature.node.body[-1]
    return f"{opening}:\n{' ' * first.col_offset}{source.render(source.start(first), source.end(last))}"
