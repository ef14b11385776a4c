"""The derived source of a module, and the unit and overlay all modules of a package share, as text."""

from __future__ import annotations

import ast

from derive import copies, inline, rooms, sight
from derive.inline import is_small_function, is_small_method, text_of
from derive.model import Class, Kind, Module, Project, Signature, folded
from derive.naming import bound_in, doors, spell_all
from derive.source import Source
from derive.statements import Statements
from derive.support import CIMPORT, SEEN, SMALLEST, WIDTHS, python_door
from derive.switches import python_table, switch

KEPT_FREE = "@cython.freelist(16)"  # objects that come and go by the thousand: memory of the last ones is used again
ENDINGS = {"void": " except *", "int": f" except? {SEEN['int']}", "bint": " except? -1", "double": " except? -1"}


def ending(kind: Kind) -> str:
    """How a result tells of an exception; objects tell by themselves."""
    if kind.c == "nr_u64":
        return " except? 0"
    return ENDINGS.get(kind.c, "") if kind.sort in {"number", "void"} else ""


def given(signature: Signature) -> tuple[str, str]:
    """The result as C has it, and how it tells of an exception."""
    return ("int", " except -1") if signature.quiet else (signature.result.c, ending(signature.result))


def typed(parameters: list[tuple[str, Kind]]) -> list[str]:
    """Parameters with their C types."""
    return [f"{kind.c}{' *' if kind.sort == 'array' else ' '}{name}" for name, kind in parameters]


def declared(signature: Signature) -> list[str]:
    """The same in an overlay, where a default is a star."""
    return [text + ("=*" if i >= signature.required else "") for i, text in enumerate(typed(signature.parameters))]


def prototype(signature: Signature, name: str, *, method: bool) -> str:
    """A function as the overlay declares it."""
    parts = [*(["self"] if method else []), *declared(signature)]
    (result, tail), word = given(signature), "cdef" if signature.inner else "cpdef"
    return f"{word} {result} {name}({', '.join(parts)}){tail}"


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
    rows = ["@cython.final"] if cls.final and cls.base is None else []
    rows.append(f"cdef class {name}{f'({cls.base.name})' if cls.base else ''}:")
    opened = len(rows)
    rows += rooms.overlay_rows(cls)
    for field, kind in cls.fields.items():
        size = f"[{kind.size}]" if kind.sort == "array" else ""
        rows += [] if size == "[None]" else [f"    cdef public {kind.c} {field}{size}"]
    if cls.rooms or any(kind.sort == "array" for kind in cls.fields.values()):
        rows.append("    cdef int nr_end")  # a sanitizer does not check an array that ends a struct
    if "__init__" in cls.methods:
        parts = ["self", *typed(cls.methods["__init__"].parameters)]
        rows.append(f"    cdef int nr_init_{name}({', '.join(parts)}) except -1")
    rows += [f"    {prototype(each, each.node.name, method=True)}" for each in cls.methods.values() if not each.plain]
    copying = copies.inherited(project, cls)
    rows += [] if copying is None else [f"    {prototype(copying, copying.node.name, method=True)}"]
    rows += [
        f"    {prototype(each, name, method=True)}" for name, (_, each) in inline.brought_near(project, cls).items()
    ]
    rows += ["    pass"] if len(rows) == opened else []
    rows.append(f"cdef {name} nr_new_{name}({', '.join(typed(init_of(project, cls)[1]))})")
    return rows


def method_twins(module: Module, project: Project, cls: Class) -> list[str]:
    """The small methods of a class, once more as functions that are called without a look-up."""
    rows = []
    for name, signature in cls.methods.items():
        if is_small_method(project, cls, name):
            taken, (result, tail) = ", ".join([f"{cls.kind.name} self", *typed(signature.parameters)]), given(signature)
            head = f"cdef inline {result} nr_in_{cls.kind.name}_{name}({taken}){tail}"
            rows.append(text_of(module, signature, head))
    return rows


def near_twins(project: Project, cls: Class) -> list[str]:
    """What a class inherits and was made anew for it, and what that calls."""
    rows = []
    every = inline.twins(project, cls)
    for module, signature in every:
        taken, (result, tail) = ", ".join([f"{cls.kind.name} self", *typed(signature.parameters)]), given(signature)
        head = f"cdef inline {result} {inline.near_name(cls, signature.node.name)}({taken}){tail}"
        rows.append(inline.written(cls, module, signature, head, [each.node.name for _, each in every]))
    return rows


def function_twins(module: Module, project: Project) -> list[str]:
    """The small functions of a shared module, for the C compilers of other units to see."""
    rows = []
    for name, signature in module.functions.items():
        if is_small_function(project, module, name):
            taken, (result, tail) = ", ".join(typed(signature.parameters)), given(signature)
            head = f"cdef inline {result} nr_in_{module.mangled(name)}({taken}){tail}"
            rows.append(text_of(module, signature, head))
    return rows


def cimports(modules: list[Module], project: Project) -> list[str]:
    """What a unit takes from other units in C."""
    taken: set[tuple[str, str]] = set()
    for module in modules:
        taken |= module.borrowed
        for entry in module.imports.values():
            owner = project.modules.get(entry.module)
            if owner is not None and owner.unit != module.unit and entry.attribute in owner.classes:
                taken.add((owner.unit, str(entry.attribute)))
    return [f"from {unit_name(unit)} cimport {name}" for unit, name in sorted(taken)]


def unit_name(package: str) -> str:
    """The extension module that holds the compiled modules of a package."""
    return f"{package}._unit"


def table_rows(module: Module) -> list[str]:
    """The tables of a module as C arrays, and its numbers as ints."""
    rows = [f"cdef {kind.c} {module.mangled(name)}[{kind.size}]" for name, kind in module.tables.items()]
    return rows + [f"cdef int {module.mangled(name)}" for name in sorted(module.numbers)]


def overlay(modules: list[Module], project: Project) -> str:
    """The .pxd of a unit: its classes, and where others build upon it all they may use in C."""
    rows = ["cimport cython", CIMPORT, *cimports(modules, project)]
    shared = modules[0].unit in project.shared
    for module in modules:
        rows += table_rows(module) if shared else []
        for cls in module.classes.values():
            rows += class_overlay(project, cls)
            rows += [*method_twins(module, project, cls), *copies.overlay_rows(project, cls)] if shared else []
        if shared:
            rows += [prototype(each, module.mangled(name), method=False) for name, each in module.functions.items()]
            rows += function_twins(module, project)
    return "\n".join(rows) + "\n"


def main(modules: list[Module], project: Project, made: list[str]) -> str:
    """The .pyx of a unit: its modules, each from a file of its own, what was made for them, and their doors."""
    rows = ["from __future__ import annotations", "cimport cython"]
    if modules[0].unit not in project.shared:
        rows += [row for module in modules for row in table_rows(module)]
    rows += [f'include "{module.name.replace(".", "/")}.pxi"' for module in modules]
    return "\n".join([*rows, "", *(f"{text}\n" for text in made), doors(modules), ""])


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
    if node.name == "__init__":
        for arg, default in zip(reversed(node.args.args), reversed(node.args.defaults), strict=False):
            source.span(source.end(arg), source.end(default), "")
    if node.returns is not None:
        arrow = source.data.rindex(b"->", 0, source.start(node.returns))
        source.span(arrow, source.end(node.returns), tail.strip())


def rewrite_function(module: Module, project: Project, signature: Signature, cls: Class | None) -> None:
    """A function with its body checked and its header typed; a plain one keeps its header."""
    node = signature.node
    if cls is not None and copies.marked(module, signature, copies.COPY):
        module.source.blank(node.body[-1], f"return nr_copied_{cls.kind.name}(self)")
    elif (table := sight.marked(module, signature)) is not None and cls is None:
        taken = ", ".join(name for name, _ in signature.parameters)
        module.source.blank(node.body[-1], f"return {sight.writer_name(module, table)}({taken})")
    else:
        Statements(project, module, cls, node).run(signature)
    if cls is not None and node.name == "__init__":
        header(module.source, signature, f"cdef int nr_init_{cls.kind.name}", "except -1")
    elif not signature.plain:
        word, name = "cdef" if signature.inner else "cpdef", node.name
        if cls is None:
            name = module.mangled(name)
            if module.unit not in project.shared and is_small_function(project, module, node.name):
                word += " inline"
        result, tail = given(signature)
        header(module.source, signature, f"{word} {result} {name}", tail)


def rewrite_class(module: Module, project: Project, cls: Class) -> None:
    """A class whose `__init__` is a C method; on the blank lines after it a door to that for Python, and its copy."""
    source, name = module.source, cls.kind.name
    source.insert(source.start(cls.node), "cdef ")
    for decorator in cls.node.decorator_list:
        begin = source.start(decorator) - 1
        word = "@cython.final" if cls.base is None else ""  # Cython cannot override a method in a final class
        source.span(begin, source.end(decorator), word)
        if word and source.data[:begin].endswith(b"\n\n"):
            source.insert(begin - 1, KEPT_FREE)  # on the blank line before
    for signature in cls.methods.values():
        rewrite_function(module, project, signature, cls)
    rows = []
    if "__init__" in cls.methods:
        parameters = cls.methods["__init__"].parameters
        usual = cls.methods["__init__"].defaults
        begin = len(parameters) - len(usual)
        wanted = [f"{each}={usual[i - begin]}" if i >= begin else each for i, each in enumerate(typed(parameters))]
        parts = ", ".join(["self", *wanted])
        rows.append(f"    def __init__({parts}): self.nr_init_{name}({', '.join(given for given, _ in parameters)})")
    copying = copies.inherited(project, cls)
    if copying is not None:
        rows.append(f"    {prototype(copying, copying.node.name, method=True)}: return nr_copied_{name}(self)")
    for made, (_, each) in inline.brought_near(project, cls).items():
        parts = ", ".join(["self", *(taken for taken, _ in each.parameters)])
        rows.append(f"    {prototype(each, made, method=True)}: return {inline.near_name(cls, made)}({parts})")
    for line, text in enumerate(rows, start=cls.node.end_lineno or 1):
        if line >= len(source.starts) - 1:
            source.insert(len(source.data), f"\n{text}\n")
        else:
            blank = not source.data[source.starts[line] : source.starts[line + 1]].strip()
            source.insert(source.starts[line], text if blank else f"{text}\n")


def rewrite_top(module: Module, project: Project) -> None:
    """Module level: tables are filled, objects made; numbers are written out wherever they are read."""
    source = module.source
    for name, node in module.assigned.items():
        if node.value is None:
            continue
        if folded(module.values[name]) is not None and name not in module.numbers:
            source.blank(node)
            continue
        made = module.mangled(name)
        if name in module.switches:
            source.blank(node, f"{made} = {python_table(module, name)}")
            continue
        spell_all(project, module, node.value, bound_in(node.value))
        if isinstance(node, ast.Assign):
            source.replace(node.targets[0], made)
        elif name in module.tables or name in module.numbers:
            opening, check = filled(module, name)
            source.span(source.start(node), source.start(node.value), f"nr_read = {opening}")
            rest = f'{check}; {made} = nr_read; globals()["{made}"] = nr_read; del nr_read'
            source.insert(source.end(node.value), f"); {rest}")
        else:
            source.span(source.start(node), source.end(node.annotation), made)


def filled(module: Module, name: str) -> tuple[str, str]:
    """How what is read at load begins, and how it is checked: as many numbers as there were, of the same size."""
    title = f"{module.name}.{name}"
    if name in module.numbers:
        return "(", f'nr_fits_rows("{title}", [nr_read], 1, {SMALLEST["int"]})'
    kind = module.tables[name]
    return "list(", f'nr_fits_rows("{title}", nr_read, {kind.size}, {WIDTHS[kind.c]})'


def rewrite_imports(module: Module) -> None:
    """Only what is read as a Python object is imported; the doors know the rest."""
    for node in module.source.tree.body:
        kept = []
        if isinstance(node, ast.Import | ast.ImportFrom):
            begin = "" if isinstance(node, ast.Import) else f"from {node.module} "
            for alias in node.names:
                name = alias.asname or alias.name
                if name in module.kept:
                    kept.append(f"{begin}import {alias.name} as {module.mangled(name)}")
        if isinstance(node, ast.Import | ast.ImportFrom | ast.If):
            module.source.blank(node, "; ".join(kept) or "pass")


def constructor(project: Project, cls: Class) -> str:
    """How compiled code makes an object: without a detour through Python."""
    name = cls.kind.name
    maker, parameters = init_of(project, cls)
    rows = [f"cdef {name} nr_new_{name}({', '.join(typed(parameters))}):"]
    rows.append(f"    cdef {name} nr_made = {name}.__new__({name})")
    if maker:
        rows.append(f"    nr_made.nr_init_{maker}({', '.join(given for given, _ in parameters)})")
    return "\n".join([*rows, "    return nr_made"])


def derived(module: Module, project: Project) -> tuple[str, list[str]]:
    """A module's part of its unit, the source with its lines where they were; and what only compiled code needs."""
    rewrite_top(module, project)
    for cls in module.classes.values():
        rewrite_class(module, project, cls)
    for signature in module.functions.values():
        rewrite_function(module, project, signature, None)
    tail = [constructor(project, cls) for cls in module.classes.values()]
    tail += copies.tail(project, module) + sight.writers(project, module)
    tail += [door for cls in module.classes.values() for door in rooms.doors(cls)]
    if module.unit not in project.shared:
        tail += [twin for cls in module.classes.values() for twin in method_twins(module, project, cls)]
    tail += [twin for cls in module.classes.values() for twin in near_twins(project, cls)]
    for name, table in module.switches.items():
        tail.append(switch(module, name, *given(table.signature)))
    for name, signature in module.functions.items():
        if signature.inner:
            tail.append(python_door(signature, module.mangled(name)))
    rewrite_imports(module)
    return module.source.render().rstrip("\n") + "\n", tail
