"""Reading a module: imports, constants, tables, classes with their bases.

The pure module is imported and asked for the real values, so sizes and constants may be any expression.
"""

from __future__ import annotations

import ast

from derive.annotations import element_of, resolve
from derive.loading import is_at_load, is_number, settle_number
from derive.model import ALIASES, OBJECT, Class, Import, Kind, Module, Project, Signature, class_kind, folded
from derive.source import Source

BITS = {"nr_i8": 7, "nr_i16": 15, "nr_i32": 31}


def read(source: Source, values: dict[str, object], unit: str) -> Module:
    """The names a module makes at its top level; nothing is typed yet."""
    module = Module(source.name, source, values, unit)
    future_import(source)
    for index, node in enumerate(source.tree.body):
        match node:
            case ast.Import() | ast.ImportFrom():
                read_import(module, node)
            case ast.FunctionDef(name=name):
                once(module, name, node)
                module.functions[name] = Signature(node, [], OBJECT, plain=True)
            case ast.ClassDef(name=name):
                once(module, name, node)
                module.classes[name] = Class(node, Kind("class", name, owner=module.name, name=name))
            case ast.Assign(targets=[ast.Name(id=name)]):
                once(module, name, node)
                module.assigned[name] = node
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=ast.expr()):
                once(module, name, node)
                module.assigned[name] = node
                module.annotated[name] = annotation
            case ast.Expr(value=ast.Constant(value=str())) if index == 0:
                pass
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), body=body, orelse=[]):
                read_type_imports(module, body)
            case _:
                sentence = "a compiled module holds imports, single assignments, classes and functions, nothing else"
                raise source.refuse(node, sentence)
    return module


def future_import(source: Source) -> None:
    """`from __future__ import annotations`, which every compiled module has."""
    if not any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in source.tree.body):
        raise source.refuse(source.tree, "a compiled module begins with `from __future__ import annotations`")


def once(module: Module, name: str, node: ast.stmt) -> None:
    """Take a name, which may be made only once."""
    if any(name in names for names in (module.imports, module.assigned, module.classes, module.functions)):
        raise module.source.refuse(node, f"{name} is made twice at the top level, so it is no constant")


def read_type_imports(module: Module, body: list[ast.stmt]) -> None:
    """Imports under TYPE_CHECKING: they type nothing in C."""
    for node in body:
        if not isinstance(node, ast.Import | ast.ImportFrom):
            raise module.source.refuse(node, "only imports belong under TYPE_CHECKING")
        read_import(module, node)


def read_import(module: Module, node: ast.Import | ast.ImportFrom) -> None:
    """The names an import brings."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            if alias.asname is None and "." in alias.name:
                package, _, last = alias.name.rpartition(".")
                raise module.source.refuse(node, f"write `from {package} import {last}`")
            once(module, alias.asname or alias.name, node)
            module.imports[alias.asname or alias.name] = Import(alias.name, None, node)
        return
    if node.level or node.module is None:
        raise module.source.refuse(node, "write the import in full; relative imports are not read")
    if node.module == "__future__":
        return
    for alias in node.names:
        if alias.name == "*":
            raise module.source.refuse(node, "import names one by one; a star hides what is a constant")
        once(module, alias.asname or alias.name, node)
        module.imports[alias.asname or alias.name] = Import(node.module, alias.name, node)


def settle_imports(module: Module, project: Project, is_module: dict[str, bool]) -> None:
    """Tell imported modules from imported attributes; refuse what has no C counterpart."""
    for name, entry in list(module.imports.items()):
        dotted = f"{entry.module}.{entry.attribute}"
        if entry.attribute is not None and is_module[dotted]:
            module.imports[name] = Import(dotted, None, entry.node)
        check_import(module, project, name, module.imports[name])


def check_import(module: Module, project: Project, name: str, entry: Import) -> None:
    """What is imported from a compiled module: its module, its classes by name, its constants."""
    owner = project.modules.get(entry.module)
    what, last = entry.attribute, entry.module.rpartition(".")[2]
    if owner is None:
        if what is not None and is_at_load(project, entry.module, what) and folded(module.values.get(name)) is not None:
            sentence = f"{what} is read at load: import its module and write `{name}: Number = {last}.{what}`"
            raise module.source.refuse(entry.node, sentence)
        return
    if what in owner.functions:
        sentence = f"{what} is a compiled function: import its module and call `{last}.{what}(...)`"
        raise module.source.refuse(entry.node, sentence)
    if what in owner.annotated and element_of(owner.annotated[what], owner) is not None:
        raise module.source.refuse(entry.node, f"{what} is a table: import its module and read `{last}.{what}[...]`")
    if what in owner.annotated and is_number(owner.annotated[what], owner):
        raise module.source.refuse(entry.node, f"{what} is read at load: import its module and read `{last}.{what}`")
    if what is not None and what not in owner.classes:
        return
    if what is not None and name != what:
        raise module.source.refuse(entry.node, f"{what} is a compiled class: import it under its own name")
    if entry.node not in module.source.tree.body:
        raise module.source.refuse(entry.node, f"{name} is compiled and cannot be imported under TYPE_CHECKING")


def settle_tables(module: Module, project: Project) -> None:
    """Module-level lists of numbers, with their real lengths, and numbers of the content."""
    for name, annotation in module.annotated.items():
        if is_number(annotation, module):
            settle_number(module, annotation, name)
            continue
        element = element_of(annotation, module)
        if element is None:
            resolve(annotation, module, project, "table")
            continue
        rows = module.values.get(name)
        if not isinstance(rows, list | tuple):
            raise module.source.refuse(annotation, f"the table {name} is not a list")
        check_entries(module, annotation, name, element, list(rows))
        module.tables[name] = Kind("array", element, len(rows), fixed=True)


def check_entries(module: Module, node: ast.AST, name: str, element: str, rows: list[object]) -> None:
    """Every entry is a number that fits its C type, and there is at least one."""
    if not rows:
        raise module.source.refuse(node, f"{name} is empty; C has no empty arrays")
    for entry in rows:
        if element == "double" and isinstance(entry, int | float):
            continue
        if not isinstance(entry, int):
            raise module.source.refuse(node, f"{name} holds {entry!r}, which is not a number of its type")
        low, high = (0, 1 << 64) if element == "nr_u64" else (-(1 << BITS[element]), 1 << BITS[element])
        if not low <= entry < high:
            raise module.source.refuse(node, f"{name} holds {entry}, which does not fit {ALIASES[element]}")


def settle_bases(module: Module, project: Project) -> None:
    """What each class extends: nothing, or a compiled class."""
    for cls in module.classes.values():
        node, source = cls.node, module.source
        names = [ast.unparse(decorator) for decorator in node.decorator_list]
        if names not in ([], ["final"]) or node.keywords:
            raise source.refuse(node, f"class {node.name} is decorated or has keywords: keep it in a plain module")
        cls.final = bool(names)
        if len(node.bases) > 1:
            raise source.refuse(node, f"class {node.name} has several bases; a compiled class has at most one")
        for base in node.bases:
            cls.base = base_kind(module, project, base)
            if cls.base is None:
                sentence = f"class {node.name} has the base {ast.unparse(base)}, which is not a compiled class"
                raise source.refuse(node, f"{sentence}: keep it in a plain module")


def base_kind(module: Module, project: Project, base: ast.expr) -> Kind | None:
    """The compiled class a base is, if it is one."""
    if not isinstance(base, ast.Name):
        return None
    if base.id in module.classes:
        return module.classes[base.id].kind
    found = project.imported(module, base.id)
    return class_kind(found) if found is not None and found.sort == "type" else None
