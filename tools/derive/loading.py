"""What is read at load and never folded: tables, numbers of the content, and the modules they come from.

`GOAL: Number = content.goal` is a C int filled at import, as a table is an array filled at import. Whatever else would
be written out - a constant, a size, a key, a default - may not be made of them.
"""

from __future__ import annotations

import ast
from fnmatch import fnmatch

from derive.annotations import NUMBER, unquoted
from derive.model import Module, Project, fits_int, folded


def is_number(annotation: ast.expr, module: Module) -> bool:
    """Whether an annotation says that a number is read at load."""
    named = unquoted(annotation)
    return isinstance(named, ast.Name) and named.id == NUMBER and NUMBER in module.imports


def is_at_load(project: Project, module: str, name: str) -> bool:
    """Whether a name is read anew at every load; pyproject.toml has the modules and, after `!`, what stays."""
    stays = any(fnmatch(f"!{module}.{name}", pattern) for pattern in project.at_load)
    return not stays and any(fnmatch(module, pattern) for pattern in project.at_load)


def settle_number(module: Module, annotation: ast.expr, name: str) -> None:
    """A number of the content, as an int of C."""
    value = module.values.get(name)
    if type(value) is not int or not fits_int(value):
        raise module.source.refuse(annotation, f"{name} is {value!r}, which is not a number of at most 31 bits")
    module.numbers.add(name)


def refuse_folding(module: Module, project: Project) -> None:
    """Refuse constants that would keep a number of the content as it was when the build was made."""
    for name, node in module.assigned.items():
        if name in module.numbers or node.value is None or folded(module.values[name]) is None:
            continue
        found = loaded(project, module, node.value)
        if found is not None:
            sentence = f"{found} is read at load, so {name} is no constant; write `{name}: Number = ...`"
            raise module.source.refuse(node, sentence)


def refuse_loaded(module: Module, project: Project, node: ast.expr, what: str) -> None:
    """Refuse what is read at load where C needs to know it before."""
    found = loaded(project, module, node)
    if found is not None:
        raise module.source.refuse(node, f"{found} is read at load and cannot be {what}")


def refuse_attribute(module: Module, project: Project, node: ast.Attribute, owner: str, value: object) -> None:
    """Refuse a number of the content that is read inside a function without a name of its own."""
    if is_at_load(project, owner, node.attr) and folded(value) is not None:
        sentence = f"{node.attr} is read at load: name it at the top, `{node.attr.upper()}: Number = ...`"
        raise module.source.refuse(node, sentence)


def loaded(project: Project, module: Module, node: ast.AST) -> str | None:
    """The first thing an expression names that is read at load."""
    for inner in ast.walk(node):
        match inner:
            case ast.Attribute(value=ast.Name(id=base), attr=name) if base in module.imports:
                entry = module.imports[base]
                owner = project.modules.get(entry.module)
                if entry.attribute is None and (
                    is_at_load(project, entry.module, name) or (owner is not None and keeps(owner, name))
                ):
                    return f"{base}.{name}"
            case ast.Name(id=name) if keeps(module, name):
                return name
            case ast.Name(id=name) if name in module.imports:
                entry = module.imports[name]
                if entry.attribute is not None and is_at_load(project, entry.module, entry.attribute):
                    return name
            case _:
                pass
    return None


def keeps(module: Module, name: str) -> bool:
    """Whether a name of a module is filled at load."""
    return name in module.numbers or name in module.tables
