"""Small functions and methods a caller's C compiler may see: their bodies go into the overlay, as `nr_in_...`.

A call across modules costs more than most of what the kernel's little methods do. What qualifies is short, has no
loop without an end in sight, raises nothing (its line would not be found in the source) and calls nothing but compiled
code. No compiled class may override such a method; a Python subclass that does is not asked by compiled code.

Inherited methods that call what a final class overrides are made anew for it: C then sees whom they call. The loop of
the kernel asks the rules of a game again and again; in the game's own unit that costs no call.
"""

from __future__ import annotations

import ast
from types import ModuleType

from derive.model import Class, Kind, Module, Project, Signature, folded
from derive.rooms import open_fields

MOST_STATEMENTS = 16
STATEMENTS = (ast.Return, ast.Assign, ast.AugAssign, ast.If, ast.Expr, ast.Pass, ast.For)


def body_of(node: ast.FunctionDef) -> list[ast.stmt]:
    """The statements without the docstring."""
    match node.body:
        case [ast.Expr(value=ast.Constant(value=str())), *rest] if rest:
            return rest
        case body:
            return body


def is_compiled_call(project: Project, module: Module, signature: Signature, cls: Class | None, node: ast.Call) -> bool:
    """Whether a call stays in C: of a compiled function, or of a method of a parameter or of one of its fields."""
    kinds = dict(signature.parameters) | ({} if cls is None else {"self": cls.kind})
    match node.func:
        case ast.Name(id="len"):
            return cls is not None and any(ast.unparse(node.args[0]) == f"self.{name}" for name in open_fields(cls))
        case ast.Name(id=name):
            return name in module.functions or name == "range"
        case ast.Attribute(value=ast.Name(id=base), attr=name) if base in kinds:
            return has_method(project, kinds[base], name)
        case ast.Attribute(value=ast.Name(id=base), attr=name):
            owner = compiled_module(project, module, base)
            return owner is not None and name in owner.functions
        case ast.Attribute(value=ast.Attribute(value=ast.Name(id=base), attr=field), attr=name) if base in kinds:
            kind = project.field(kinds[base], field) if kinds[base].sort == "class" else None
            return kind is not None and has_method(project, kind, name)
        case _:
            return False


def compiled_module(project: Project, module: Module, name: str) -> Module | None:
    """The compiled module a name was imported as."""
    entry = module.imports.get(name)
    return None if entry is None or entry.attribute is not None else project.modules.get(entry.module)


def has_method(project: Project, kind: Kind, name: str) -> bool:
    """Whether a kind of object has a method in C."""
    method = project.method(kind, name) if kind.sort == "class" else None
    return method is not None and not method.plain


def is_short(project: Project, module: Module, signature: Signature, cls: Class | None) -> bool:
    """Whether a body is a handful of plain statements that call nothing but compiled code."""
    if signature.plain or signature.pointers or signature.node.name[:2] == "__":
        return False
    if signature.result.sort != "number" and not signature.quiet:
        return False
    statements = [inner for top in body_of(signature.node) for inner in ast.walk(top) if isinstance(inner, ast.stmt)]
    if len(statements) > MOST_STATEMENTS or not all(isinstance(each, STATEMENTS) for each in statements):
        return False
    calls = [inner for top in body_of(signature.node) for inner in ast.walk(top) if isinstance(inner, ast.Call)]
    return all(is_compiled_call(project, module, signature, cls, call) for call in calls)


def reads_itself(signature: Signature) -> bool:
    """A method that never looks at its object is a default, there to be overridden, also by Python."""
    return any(isinstance(inner, ast.Name) and inner.id == "self" for inner in ast.walk(signature.node))


def is_small_method(project: Project, cls: Class, name: str) -> bool:
    """Whether a method of this class is inlined: short, and never overridden."""
    module, method = project.modules[cls.kind.owner], cls.methods[name]
    if project.checked or not is_short(project, module, method, cls) or not reads_itself(method):
        return False
    if reads_globals(project, module, method):
        return False
    every = [other for module in project.modules.values() for other in module.classes.values()]
    heirs = [other for other in every if other is not cls and project.is_a(other.kind, cls.kind)]
    return not any(name in heir.methods for heir in heirs)


def reads_globals(project: Project, module: Module, signature: Signature) -> bool:
    """Whether a body names what an overlay does not hold: classes, modules that stay Python, Python's objects."""
    walked = [inner for top in body_of(signature.node) for inner in ast.walk(top)]
    folds = {id(inner.value) for inner in walked if isinstance(inner, ast.Attribute) and is_number(module, inner)}
    names = {inner.id for inner in walked if isinstance(inner, ast.Name) and id(inner) not in folds}
    names -= {name for name, _ in signature.parameters}
    names -= set(module.tables) | module.numbers | set(module.functions)
    names -= {name for name in names if compiled_module(project, module, name) is not None}
    return any(name in module.values and folded(module.values[name]) is None for name in names)


def is_number(module: Module, node: ast.Attribute) -> bool:
    """Whether an attribute is a number of an imported module, which is folded: `v.COMBAT`."""
    owner = module.values.get(node.value.id) if isinstance(node.value, ast.Name) else None
    return isinstance(owner, ModuleType) and folded(getattr(owner, node.attr, None)) is not None


def is_small_function(project: Project, module: Module, name: str) -> bool:
    """Whether a function of a module is inlined."""
    signature = module.functions[name]
    if project.checked or not is_short(project, module, signature, None):
        return False
    return not reads_globals(project, module, signature)


def method_owner(project: Project, kind: Kind, name: str) -> Class | None:
    """The class whose inlined method a call means, or None when it is called the ordinary way."""
    found = next((cls for cls in project.lineage(kind) if name in cls.methods), None)
    return found if found is not None and is_small_method(project, found, name) else None


def text_of(module: Module, signature: Signature, opening: str) -> str:
    """The body, edits applied, under another head."""
    source = module.source
    first, last = signature.node.body[0], signature.node.body[-1]
    return f"{opening}:\n{' ' * first.col_offset}{source.render(source.start(first), source.end(last))}"


# --- made anew for a final class ------------------------------------------------------------------


def asked_of_itself(signature: Signature) -> set[str]:
    """The methods of its own object that a method calls."""
    found = set()
    for inner in ast.walk(signature.node):
        match inner:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="self"), attr=name)):
                found.add(name)
            case _:
                pass
    return found


def brought_near(project: Project, cls: Class) -> dict[str, tuple[Module, Signature]]:
    """The methods that are made anew, with the modules they come from."""
    found: dict[str, tuple[Module, Signature]] = {}
    if project.checked or not cls.final:
        return found
    for base in project.lineage(cls.kind)[1:]:
        module = project.modules[base.kind.owner]
        for name, method in base.methods.items():
            if name in cls.methods or name in found or method.plain or name == "__init__":
                continue
            raises = any(isinstance(inner, ast.Raise | ast.Assert) for inner in ast.walk(method.node))
            if asked_of_itself(method) & set(cls.methods) and not raises and not reads_globals(project, module, method):
                found[name] = (module, method)
    return found


def near_name(cls: Class, name: str) -> str:
    """What the function is called that stands for a method."""
    return f"nr_near_{cls.kind.name}_{name}"


def twins(project: Project, cls: Class) -> list[tuple[Module, Signature]]:
    """All that becomes a function: what the class overrides, then what calls it."""
    near = brought_near(project, cls)
    own = project.modules[cls.kind.owner]
    called = {name for _, method in near.values() for name in asked_of_itself(method)}
    return [*((own, method) for name, method in cls.methods.items() if name in called), *near.values()]


def written(cls: Class, module: Module, signature: Signature, head: str, names: list[str]) -> str:
    """A body under its new head; it calls the others of its kind directly."""
    text = text_of(module, signature, head)
    for name in names:
        text = text.replace(f"self.{name}(", f"{near_name(cls, name)}(self, ")
    return text
