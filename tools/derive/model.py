"""What the tool knows of a module: its types, classes, functions, constants and tables."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from derive.source import Source

ELEMENTS = {"I8": "nr_i8", "I16": "nr_i16", "I32": "nr_i32", "U64": "nr_u64", "F32": "float", "F64": "double"}
ALIASES = {c: alias for alias, c in ELEMENTS.items()}
SMALL = {"nr_i8", "nr_i16", "nr_i32"}  # read as int, so that sums of them do not wrap
Sort = Literal["number", "object", "class", "array", "void", "module", "type", "function", "builtin"]


@dataclass(frozen=True)
class Kind:
    """The type of an expression. `c` is how Cython writes it; `size` of an array is None for a pointer."""

    sort: Sort
    c: str = ""
    size: int | None = None
    owner: str = ""  # the module of a class or function, the class of a method, the dotted name of a module
    name: str = ""  # the name of a class, function or builtin
    fixed: bool = False  # a table, which nobody writes to
    lent: bool = False  # memory of a caller


INT = Kind("number", "int")
BOOL = Kind("number", "bint")
U64 = Kind("number", "nr_u64")
DOUBLE = Kind("number", "double")
VOID = Kind("void", "void")
OBJECT = Kind("object", "object")


@dataclass(frozen=True)
class Import:
    """A name brought in from elsewhere: a module, or an attribute of one."""

    module: str
    attribute: str | None
    node: ast.stmt


@dataclass
class Signature:
    """A function or method as C sees it; a plain one stays an ordinary `def`.

    `defaults` are those of the last parameters, as C writes them: a call that leaves some out is completed.
    """

    node: ast.FunctionDef
    parameters: list[tuple[str, Kind]]
    result: Kind
    plain: bool
    defaults: tuple[str, ...] = ()
    method: bool = False

    @property
    def required(self) -> int:
        """How many arguments every call gives."""
        return len(self.parameters) - len(self.defaults)

    @property
    def pointers(self) -> bool:
        """Whether it takes C arrays, which Python cannot pass."""
        return any(kind.sort == "array" for _, kind in self.parameters)

    @property
    def quiet(self) -> bool:
        """Whether it is a function that returns nothing: an int in C, which tells of an exception at no cost."""
        return self.result == VOID and not self.method and not self.plain

    @property
    def inner(self) -> bool:
        """Whether Python comes in through another function."""
        return self.pointers or self.quiet


class Switch(NamedTuple):
    """A table of compiled functions: the module and name of each, by number, and what all of them take and give."""

    rows: dict[int, tuple[Module, str]]
    signature: Signature


@dataclass
class Class:
    """A compiled class: its base, its fields and its methods. An array without a size is told it by who extends it."""

    node: ast.ClassDef
    kind: Kind
    base: Kind | None = None
    final: bool = False
    fields: dict[str, Kind] = field(default_factory=dict)
    methods: dict[str, Signature] = field(default_factory=dict)
    rooms: dict[str, tuple[str, int]] = field(default_factory=dict)  # of lists its base leaves open


@dataclass
class Module:
    """A compiled module of a unit; `values` are the real values of its pure form.

    `borrowed` is what it calls or reads of other units in C, `kept` which of its names are read as Python objects.
    """

    name: str
    source: Source
    values: dict[str, object]
    unit: str = ""
    imports: dict[str, Import] = field(default_factory=dict)
    assigned: dict[str, ast.Assign | ast.AnnAssign] = field(default_factory=dict)
    annotated: dict[str, ast.expr] = field(default_factory=dict)
    tables: dict[str, Kind] = field(default_factory=dict)
    numbers: set[str] = field(default_factory=set)
    classes: dict[str, Class] = field(default_factory=dict)
    functions: dict[str, Signature] = field(default_factory=dict)
    switches: dict[str, Switch] = field(default_factory=dict)
    borrowed: set[tuple[str, str]] = field(default_factory=set)
    kept: set[str] = field(default_factory=set)

    def mangled(self, name: str) -> str:
        """What a name of this module is called in its unit, where all modules share one room; classes keep theirs."""
        if name in self.classes:
            return name
        inside = self.name.removeprefix(f"{self.unit}.")
        return f"{inside.replace('.', '__')}__{name}"


@dataclass
class Project:
    """All modules of a build; a checked build tests every index and every store.

    `shared` are the units that others build upon: what they hold is seen from outside in C. `at_load` are patterns of
    plain modules whose numbers may differ from one process to the next, and with `!` of their names that do not.
    """

    checked: bool = False
    at_load: tuple[str, ...] = ()
    modules: dict[str, Module] = field(default_factory=dict)
    shared: set[str] = field(default_factory=set)

    def lineage(self, kind: Kind | None) -> list[Class]:
        """A class and its bases, nearest first."""
        found: list[Class] = []
        while kind is not None:
            found.append(self.modules[kind.owner].classes[kind.name])
            kind = found[-1].base
        return found

    def field(self, kind: Kind, name: str) -> Kind | None:
        """The type of a field, own or inherited."""
        return next((cls.fields[name] for cls in self.lineage(kind) if name in cls.fields), None)

    def method(self, kind: Kind, name: str) -> Signature | None:
        """A method, own or inherited."""
        return next((cls.methods[name] for cls in self.lineage(kind) if name in cls.methods), None)

    def is_a(self, kind: Kind, base: Kind) -> bool:
        """Whether one class is the other or comes from it."""
        return any(cls.kind == base for cls in self.lineage(kind))

    def mates(self, unit: str) -> list[Module]:
        """The modules of a unit."""
        return [module for module in self.modules.values() if module.unit == unit]

    def imported(self, module: Module, name: str) -> Kind | None:
        """An imported name if it is a module or a compiled class."""
        entry = module.imports.get(name)
        if entry is None:
            return None
        if entry.attribute is None:
            return Kind("module", owner=entry.module)
        owner = self.modules.get(entry.module)
        if owner is None or entry.attribute not in owner.classes:
            return None
        return Kind("type", entry.attribute, owner=owner.name, name=entry.attribute)


def class_kind(found: Kind) -> Kind:
    """The type of the objects of a class."""
    return Kind("class", found.name, owner=found.owner, name=found.name)


def fits_int(value: int) -> bool:
    """Whether a number fits a C int."""
    return -(1 << 31) <= value < 1 << 31


def folded(value: object) -> str | None:
    """How a constant is written inside a compiled function; None for what is not a number."""
    text = None
    if isinstance(value, bool):
        text = str(value)
    elif type(value) is int and (fits_int(value) or 0 <= value < 1 << 64):
        text = str(value) if fits_int(value) else f"0x{value:X}ULL"
    elif type(value) is float and value - value == 0:
        text = repr(value)
    return f"({text})" if text is not None and text.startswith("-") else text


def kind_of(value: object) -> Kind:
    """The type of a constant."""
    if isinstance(value, bool):
        return BOOL
    if isinstance(value, int):
        return INT if fits_int(value) else U64
    return DOUBLE
