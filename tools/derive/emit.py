"""The derived source and its overlay, as text."""

from __future__ import annotations

import ast

from derive.annotations import element_of
from derive.inline import is_small_function, is_small_method, text_of
from derive.model import Class, Kind, Module, Project, Signature, folded
from derive.source import Source
from derive.statements import Statements
from derive.support import CIMPORT, SEEN, python_door

ENDINGS = {"void": " except *", "int": f" except? {SEEN['int']}", "bint": " except? -1", "double": " except? -1"}


def ending(kind: Kind) -> str:
    """How a result tells of an exception; objects tell by themselves."""
    if kind.c == "nr_u64":
        return " except? 0"
    return ENDINGS.get(kind.c, "") if kind.sort in {"number", "void"} else ""


def typed(parameters: list[tuple[str, Kind]]) -> list[str]:
    """Parameters with their C types."""
    return [f"{kind.c}{' *' if kind.sort == 'array' else ' '}{name}" for name, kind in parameters]


def prototype(signature: Signature, *, method: bool) -> str:
    """A function as the overlay declares it."""
    parts = [*(["self"] if method else []), *typed(signature.parameters)]
    word = "cdef" if signature.pointers else "cpdef"
    return f"{word} {signature.result.c} {signature.node.name}({', '.join(parts)}){ending(signature.result)}"


def init_of(project: Project, cls: Class) -> tuple[str, list[tuple[str, Kind]]]:
    """The class whose `__init__` makes an object, and what it takes."""
    for found in project.lineage(cls.kind):
        if "__init__" in found.methods:
            return found.kind.name, found.methods["__init__"].parameters
    return "", []


# --- the overlay ----------------------------------------------------------------------------------


def class_overlay(project: Project, cls: Class) -> list[str]:
    """A class as other modules see it in C."""
    name = cls.kind.name
    rows = ["@cython.final"] if cls.final else []
    rows.append(f"cdef class {name}{f'({cls.base.name})' if cls.base else ''}:")
    opened = len(rows)
    for field, kind in cls.fields.items():
        size = f"[{kind.size}]" if kind.sort == "array" else ""
        rows.append(f"    cdef public {kind.c} {field}{size}")
    if any(kind.sort == "array" for kind in cls.fields.values()):
        rows.append("    cdef int nr_end")  # a sanitizer does not check an array that ends a struct
    if "__init__" in cls.methods:
        parts = ["self", *typed(cls.methods["__init__"].parameters)]
        rows.append(f"    cdef int nr_init_{name}({', '.join(parts)}) except -1")
    rows += [f"    {prototype(method, method=True)}" for method in cls.methods.values() if not method.plain]
    rows += ["    pass"] if len(rows) == opened else []
    rows.append(f"cdef {name} nr_new_{name}({', '.join(typed(init_of(project, cls)[1]))})")
    module = project.modules[cls.kind.owner]
    for each, signature in cls.methods.items():
        if is_small_method(project, cls, each):
            taken = ", ".join([f"{name} self", *typed(signature.parameters)])
            head = f"cdef inline {signature.result.c} nr_in_{name}_{each}({taken}){ending(signature.result)}"
            rows.append(text_of(module, signature, head))
    return rows


def cimports(module: Module, project: Project) -> list[str]:
    """The C counterparts of the imports."""
    rows = ["cimport cython", CIMPORT]
    for name, entry in module.imports.items():
        owner = project.modules.get(entry.module)
        if owner is None:
            continue
        if entry.attribute is None:
            package, _, last = entry.module.rpartition(".")
            begin = f"from {package} " if package else ""
            rows.append(f"{begin}cimport {last}{'' if last == name else f' as {name}'}")
        elif entry.attribute in owner.classes:
            rows.append(f"from {entry.module} cimport {entry.attribute}, nr_new_{entry.attribute}")
    return rows


def overlay(module: Module, project: Project) -> str:
    """The .pxd: what other modules may use in C."""
    rows = cimports(module, project)
    rows += [f"from {owner} cimport {twin}" for owner, twin in sorted(module.inlined) if owner != module.name]
    rows += [f"cdef {kind.c} {name}[{kind.size}]" for name, kind in module.tables.items()]
    for cls in module.classes.values():
        rows += class_overlay(project, cls)
    rows += [prototype(signature, method=False) for signature in module.functions.values()]
    for name, signature in module.functions.items():
        if is_small_function(project, module, name):
            taken = ", ".join(typed(signature.parameters))
            head = f"cdef inline {signature.result.c} nr_in_{name}({taken}){ending(signature.result)}"
            rows.append(text_of(module, signature, head))
    return "\n".join(rows) + "\n"


# --- the derived source ---------------------------------------------------------------------------


def header(source: Source, signature: Signature, opening: str, tail: str) -> None:
    """`def f(a: int) -> int:` becomes `cpdef int f(int a) except? -1:`; arguments keep their lines."""
    node = signature.node
    start = source.start(node)
    source.span(start, source.find("(", start), opening)
    names = dict(zip([name for name, _ in signature.parameters], typed(signature.parameters), strict=True))
    for arg in node.args.args:
        if arg.arg in names:
            source.replace(arg, names[arg.arg])
    if node.returns is not None:
        arrow = source.data.rindex(b"->", 0, source.start(node.returns))
        source.span(arrow, source.end(node.returns), tail.strip())


def rewrite_function(module: Module, project: Project, signature: Signature, cls: Class | None) -> None:
    """A function with its body checked and its header typed; a plain one keeps its header."""
    node = signature.node
    Statements(project, module, cls, node).run(signature)
    if cls is not None and node.name == "__init__":
        header(module.source, signature, f"cdef int nr_init_{cls.kind.name}", "except -1")
    elif not signature.plain:
        word = "cdef" if signature.pointers else "cpdef"
        header(module.source, signature, f"{word} {signature.result.c} {node.name}", ending(signature.result))


def rewrite_class(module: Module, project: Project, cls: Class) -> None:
    """A class whose `__init__` is a C method, with a door to it for Python on the blank line after the class."""
    source, name = module.source, cls.kind.name
    source.insert(source.start(cls.node), "cdef ")
    for decorator in cls.node.decorator_list:
        source.replace(decorator, "cython.final")
    for signature in cls.methods.values():
        rewrite_function(module, project, signature, cls)
    if "__init__" not in cls.methods:
        return
    parameters = cls.methods["__init__"].parameters
    parts = ", ".join(["self", *typed(parameters)])
    text = f"    def __init__({parts}): self.nr_init_{name}({', '.join(given for given, _ in parameters)})"
    line = cls.node.end_lineno or 1
    if line >= len(source.starts) - 1:
        source.insert(len(source.data), f"\n{text}\n")
        return
    blank = not source.data[source.starts[line] : source.starts[line + 1]].strip()
    source.insert(source.starts[line], text if blank else f"{text}\n")


def rewrite_top(module: Module, project: Project) -> None:
    """Module level: tables are filled, constants read through a compiled module become numbers."""
    source = module.source
    for name, node in module.assigned.items():
        if node.value is None:
            continue
        fold_top(module, project, node.value)
        if isinstance(node, ast.Assign):
            continue
        if element_of(node.annotation, module) is None:
            source.span(source.end(node.target), source.end(node.annotation), "")
        else:
            source.span(source.start(node), source.start(node.value), "nr_rows = list(")
            source.insert(source.end(node.value), f'); {name} = nr_rows; globals()["{name}"] = nr_rows; del nr_rows')


def fold_top(module: Module, project: Project, value: ast.expr) -> None:
    """A compiled module has no Python attributes in C, so its constants are written out."""
    for inner in ast.walk(value):
        match inner:
            case ast.Attribute(value=ast.Name(id=base), attr=attribute) if base in module.imports:
                entry = module.imports[base]
                owner = project.modules.get(entry.module) if entry.attribute is None else None
                if owner is not None and folded(owner.values.get(attribute)) is not None:
                    module.source.replace(inner, f"({owner.values[attribute]!r})")


def constructor(project: Project, cls: Class) -> str:
    """How compiled code makes an object: without a detour through Python."""
    name = cls.kind.name
    maker, parameters = init_of(project, cls)
    rows = [f"cdef {name} nr_new_{name}({', '.join(typed(parameters))}):"]
    rows.append(f"    cdef {name} nr_made = {name}.__new__({name})")
    if maker:
        rows.append(f"    nr_made.nr_init_{maker}({', '.join(given for given, _ in parameters)})")
    return "\n".join([*rows, "    return nr_made"])


def derived(module: Module, project: Project) -> str:
    """The .pyx: the source with its lines where they were, then what only the compiled side needs."""
    rewrite_top(module, project)
    for cls in module.classes.values():
        rewrite_class(module, project, cls)
    for signature in module.functions.values():
        rewrite_function(module, project, signature, None)
    tail = [constructor(project, cls) for cls in module.classes.values()]
    tail += [python_door(signature) for signature in module.functions.values() if signature.pointers]
    return "\n\n\n".join([module.source.render().rstrip("\n"), *tail]) + "\n"
