"""How names are written in a unit, where all modules of a package share one room.

A number is written out, a class keeps its name, and whatever else a module has at its top level is called after it:
`forge.buy` is `forge__buy`. What Python reads by its own names it finds behind the doors (`doors`).
"""

from __future__ import annotations

import ast
import json
import re

from derive.model import Import, Module, Project, folded

BRACED = re.compile(r"\{\{|\{[^{}]*")


def spelled(project: Project, module: Module, name: str, reader: Module) -> str | None:
    """How `reader` writes a name of a module; None for what C cannot reach: Python's objects of another unit."""
    entry = module.imports.get(name)
    number = folded(module.values.get(name))
    if number is not None and name not in module.functions and name not in module.numbers:
        return number
    if entry is not None:
        return spelled_import(project, module, name, entry, reader)
    if module.unit == reader.unit:
        return module.mangled(name)
    if not any(name in names for names in (module.classes, module.functions, module.tables, module.numbers)):
        return None
    reader.borrowed.add((module.unit, module.mangled(name)))
    return module.mangled(name)


def spelled_import(project: Project, module: Module, name: str, entry: Import, reader: Module) -> str | None:
    """A name brought in: from a module of the same unit it needs no import, from elsewhere it does."""
    owner = project.modules.get(entry.module)
    if owner is not None and entry.attribute is not None:
        if owner.unit == module.unit or entry.attribute in owner.classes:
            return spelled(project, owner, entry.attribute, reader)
    elif owner is not None:
        return None
    if module.unit != reader.unit:
        return None
    module.kept.add(name)
    return module.mangled(name)


# --- the top level --------------------------------------------------------------------------------


def bound_in(node: ast.AST) -> set[str]:
    """The names an expression makes its own: those of comprehensions and lambdas."""
    stored = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store)}
    return stored | {inner.arg for inner in ast.walk(node) if isinstance(inner, ast.arg)}


def spell_all(project: Project, module: Module, node: ast.AST, bound: set[str]) -> None:
    """Write every name of the module inside an expression as its unit does."""
    source = module.source
    match node:
        case ast.Attribute(value=ast.Name(id=base), attr=name) if base not in bound and base in module.imports:
            entry = module.imports[base]
            owner = project.modules.get(entry.module) if entry.attribute is None else None
            text = None if owner is None else spelled(project, owner, name, module)
            if text is not None:
                source.replace(node, f"({text})")
                return
            if owner is not None:
                raise source.refuse(node, f"{name} is a Python object of another unit; import it by name")
            spell_all(project, module, node.value, bound)
        case ast.Name(id=name) if name not in bound and is_made(module, name):
            text = spelled(project, module, name, module)
            if text is None:
                raise source.refuse(node, f"the module {name} is compiled and no object")
            if text != name:
                source.replace(node, text)
        case ast.JoinedStr():
            spell_text(project, module, node, bound)
        case _:
            for child in ast.iter_child_nodes(node):
                spell_all(project, module, child, bound)


def is_made(module: Module, name: str) -> bool:
    """Whether a module has a name at its top level."""
    return any(name in names for names in (module.imports, module.assigned, module.classes, module.functions))


# --- names inside texts ---------------------------------------------------------------------------


def spell_text(project: Project, module: Module, node: ast.JoinedStr, bound: set[str]) -> None:
    """An f-string; older Pythons do not say where its parts are, so what was written is read again and compared."""
    names = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)} - bound
    words: dict[str, str] = {}
    for name in sorted(names):
        if is_made(module, name):
            text = spelled(project, module, name, module)
            if text is None:
                raise module.source.refuse(node, f"{name} inside a text; take what you want of it before")
            words[name] = text
    if not words:
        return
    pattern = re.compile(rf"\b({'|'.join(words)})\b")
    before = module.source.text(node)
    after = BRACED.sub(lambda part: pattern.sub(lambda word: words[word[0]], part[0]), before)
    wanted = Renamed(words).visit(ast.parse(f"({before})", mode="eval"))
    if ast.dump(wanted) != ast.dump(ast.parse(f"({after})", mode="eval")):
        raise module.source.refuse(node, f"{', '.join(words)} inside this text; take it before")
    module.source.replace(node, after)


class Renamed(ast.NodeTransformer):
    """A tree with other words for some names."""

    def __init__(self, words: dict[str, str]) -> None:
        self.words = words

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.parse(self.words.get(node.id, node.id), mode="eval").body


# --- the doors ------------------------------------------------------------------------------------


def door(module: Module) -> dict[str, object]:
    """What Python finds under the name of a source module: numbers, imports as `module:name`, names of the unit."""
    found: dict[str, object] = {}
    for name, entry in module.imports.items():
        if name in module.values:
            value = module.values[name]
            found[name] = value if folded(value) is not None else f"{entry.module}:{entry.attribute or ''}"
    for name in module.assigned:
        value = module.values[name]
        is_written = folded(value) is not None and name not in module.numbers
        found[name] = value if is_written else [module.mangled(name)]
    for name in (*module.classes, *module.functions):
        found[name] = [module.mangled(name)]
    return {"doc": ast.get_docstring(module.source.tree, clean=False), "names": found}


def doors(modules: list[Module]) -> str:
    """The doors of a unit, as a line of its source; see `ninerealms.forms`."""
    return f"nr_doors = {json.dumps({module.name: door(module) for module in modules})!r}"
