"""Expressions of compiled functions: what each one is, what is folded, and what is refused.

C reads a field when its value is used, Python when it is met. So a read with a call to its right goes through
`nr_now_...`, an identity that Cython evaluates in its place: `s.gold + s.spend()` is the same in both forms.
"""

from __future__ import annotations

import ast
import builtins
import importlib
from typing import TypeGuard

from derive.loading import loaded, refuse_attribute
from derive.model import (
    BOOL,
    DOUBLE,
    INT,
    OBJECT,
    SMALL,
    U64,
    Class,
    Kind,
    Module,
    Project,
    fits_int,
    folded,
    kind_of,
)
from derive.naming import spell_text, spelled
from derive.source import Refused

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.GeneratorExp: "a generator expression; write a list comprehension or a loop",
    ast.Lambda: "a lambda; write a function",
    ast.Yield: "a generator; return instead",
    ast.YieldFrom: "a generator; return instead",
    ast.Await: "await",
    ast.NamedExpr: "an assignment inside an expression; write it before",
}
SHARED = "index it, pass it to a compiled function, or copy it whole with `[:] =`"


class Expressions:
    """Walks the expressions of one function, typing and editing them."""

    def __init__(self, project: Project, module: Module, cls: Class | None, node: ast.FunctionDef) -> None:
        self.project = project
        self.module = module
        self.source = module.source
        self.cls = cls
        self.node = node
        self.result = OBJECT
        self.locals: dict[str, Kind] = {}
        self.bound: set[str] = set()
        self.renamed: dict[str, str] = {}
        self.calls: list[int] = []

    def refuse(self, node: ast.AST, sentence: str) -> Refused:
        """A refusal at a node."""
        return self.source.refuse(node, sentence)

    def forbid(self, node: ast.AST) -> None:
        """Refuse what no compiled function may hold."""
        sentence = FORBIDDEN.get(type(node))
        if sentence is not None:
            raise self.refuse(node, f"not in a compiled function: {sentence}")

    # --- one expression ---------------------------------------------------------------------------

    def root(self, node: ast.expr) -> Kind:
        """A whole expression of a statement."""
        self._watch(node)
        kind = self.visit(node)
        self.calls = []
        return kind

    def _watch(self, node: ast.expr) -> None:
        """Note where an expression calls, so that what is read before is read before."""
        self.calls = [self.source.start(call) for call in ast.walk(node) if self.may_write(call)]

    def peek(self, node: ast.expr) -> Kind:
        """The type of an expression, without a trace in the text."""
        edits = list(self.source.edits)
        kind = self.visit(node)
        self.source.edits = edits
        return kind

    def plain_root(self, node: ast.expr) -> Kind:
        """A whole expression that is not a C array."""
        return self._not_array(node, self.root(node))

    def may_write(self, node: ast.AST) -> TypeGuard[ast.Call]:
        """Whether evaluating a node may change a field: a call of anything but a builtin."""
        if not isinstance(node, ast.Call):
            return False
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        return name in self.bound or name in self.module.values or not hasattr(builtins, name)

    def visit(self, node: ast.expr) -> Kind:
        """The type of an expression; edits are made on the way."""
        self.forbid(node)
        match node:
            case ast.Constant():
                return self._constant(node)
            case ast.Name():
                return self._name(node)
            case ast.Attribute():
                return self._attribute(node)
            case ast.Subscript():
                return self._subscript(node)
            case ast.Call():
                return self.call(node)
            case ast.Compare():
                return self._compare(node)
            case ast.BinOp():
                return self._binary(node)
            case ast.UnaryOp(op=operator, operand=operand):
                kind = self.plain(operand)
                return BOOL if isinstance(operator, ast.Not) else INT if kind == BOOL else kind
            case ast.BoolOp(values=values):
                return self._common([self.plain(value) for value in values])
            case ast.IfExp(test=test, body=first, orelse=second):
                self.plain(test)
                return self._common([self.plain(first), self.plain(second)])
            case ast.ListComp() | ast.SetComp() | ast.DictComp():
                return self._comprehension(node)
            case ast.JoinedStr():
                for inner in ast.walk(node):
                    self.forbid(inner)
                spell_text(self.project, self.module, node, self.bound)
                return OBJECT
            case _:
                return self._parts(node)

    def call(self, node: ast.Call) -> Kind:
        """A call; see `calls.Calls`."""
        raise NotImplementedError

    def plain(self, node: ast.expr) -> Kind:
        """An expression in a place where a C array would be copied or mistaken."""
        return self._not_array(node, self.visit(node))

    def _not_array(self, node: ast.expr, kind: Kind) -> Kind:
        """Refuse a C array where only its address would be used."""
        if kind.sort == "array":
            raise self.refuse(node, f"{self.source.text(node)} is a C array here: {SHARED}")
        if kind.sort == "void":
            raise self.refuse(node, f"{self.source.text(node)} returns nothing")
        return kind

    def meant(self, node: ast.expr, kind: Kind, wanted: Kind) -> None:
        """Refuse a truth where a number is kept: Python would keep True, C keeps 1, and their dumps differ."""
        if kind == BOOL and wanted.sort == "number" and wanted != BOOL:
            raise self.refuse(node, f"a truth where a number is meant; write `1 if {self.source.text(node)} else 0`")

    def _parts(self, node: ast.AST) -> Kind:
        """All expressions inside a node."""
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.plain(child)
            else:
                self._parts(child)
        return OBJECT

    def _constant(self, node: ast.Constant) -> Kind:
        if isinstance(node.value, int) and not fits_int(node.value):
            raise self.refuse(node, "a number over 31 bits: make it a named constant of the module")
        return kind_of(node.value) if isinstance(node.value, int | float) else OBJECT

    # --- names ------------------------------------------------------------------------------------

    def _name(self, node: ast.Name) -> Kind:
        if node.id in self.bound:
            if node.id in self.renamed:
                self.source.replace(node, self.renamed[node.id])
            return self.locals.get(node.id, OBJECT)
        kind = self.global_name(node, self.module, node.id)
        if kind is not None:
            return kind
        if hasattr(builtins, node.id):
            return Kind("builtin", name=node.id)
        raise self.refuse(node, f"the name {node.id} is not known")

    def global_name(self, node: ast.expr, module: Module, name: str) -> Kind | None:
        """A name of a compiled module; numbers are folded."""
        found: Kind | None = None
        if name in module.numbers:
            self._spell(node, module, name)
            return INT
        if name in module.tables:
            found = module.tables[name]
        elif name in module.classes:
            found = Kind("type", name, owner=module.name, name=name)
        elif name in module.functions:
            found = Kind("function", owner=module.name, name=name)
        else:
            found = self.project.imported(module, name)
        if found is not None:
            if found.owner not in self.project.modules or found.sort != "module":
                self._spell(node, module, name)
            return found
        if name not in module.values or name.startswith("__"):
            return OBJECT if name in module.imports else None
        own = name in module.assigned
        kind = self._value(node, name, module.values[name], meant=not own or name in module.annotated)
        if kind == OBJECT:
            self._spell(node, module, name)
        return kind

    def _spell(self, node: ast.expr, module: Module, name: str) -> None:
        """Write a name as the unit has it."""
        text = spelled(self.project, module, name, self.module)
        if text is None:
            raise self.refuse(node, f"{name} is a Python object of another unit; import it by name")
        if text != self.source.text(node):
            self.source.replace(node, text)

    def respell(self, node: ast.expr, text: str) -> None:
        """Write something else where a name was just written."""
        if self.source.edits and self.source.edits[-1][:2] == (self.source.start(node), self.source.end(node)):
            self.source.edits.pop()
        self.source.replace(node, text)

    def _value(self, node: ast.expr, name: str, value: object, *, meant: bool) -> Kind:
        """A name known by its real value: a number is folded, an object must be meant as one."""
        text = folded(value)
        if text is not None:
            self.source.replace(node, text)
            return kind_of(value)
        if isinstance(value, int | float):
            raise self.refuse(node, f"{name} is {value!r}, not an int of at most 64 bits; C cannot fold it")
        if isinstance(value, list | tuple) and value and all(isinstance(entry, int | float) for entry in value):
            raise self.refuse(node, f"{name} is a list of numbers; make it a table: `TABLE: list[I8] = ...`")
        if not meant and not isinstance(value, str | type):
            raise self.refuse(node, f"{name} has no annotation; annotate it or keep it in a plain module")
        return OBJECT

    def _attribute(self, node: ast.Attribute) -> Kind:
        if isinstance(node.value, ast.Name) and node.value.id not in self.bound:
            known = self.project.imported(self.module, node.value.id)
            if known is not None and known.sort == "module":
                return self._module_attribute(node, node.value, known.owner)
        base = self.plain(node.value)
        if base.sort != "class":
            return OBJECT
        found = self.project.field(base, node.attr)
        if found is not None:
            return self._read(node, found) if found.sort == "number" else found
        method = self.project.method(base, node.attr)
        if method is not None:
            return OBJECT if method.plain else Kind("function", owner=f"{base.owner}.{base.name}", name=node.attr)
        if hasattr(object, node.attr):
            return OBJECT
        sentence = f"{base.name} has no field or method {node.attr}"
        raise self.refuse(node, f"{sentence}; `assert isinstance(x, T)` tells that a class is meant which has")

    def _module_attribute(self, node: ast.Attribute, base: ast.Name, owner: str) -> Kind:
        module = self.project.modules.get(owner)
        if module is not None:
            kind = self.global_name(node, module, node.attr)
        else:
            values = vars(importlib.import_module(owner))
            refuse_attribute(self.module, self.project, node, owner, values.get(node.attr))
            kind = self._value(node, node.attr, values[node.attr], meant=True) if node.attr in values else None
            if kind == OBJECT:
                self._spell(base, self.module, base.id)
        if kind is None:
            raise self.refuse(node, f"{owner} has no {node.attr}")
        return kind

    # --- C memory ---------------------------------------------------------------------------------

    def _read(self, node: ast.Attribute | ast.Subscript, kind: Kind) -> Kind:
        """A number read from a field or an array: small ones as int, and before any call to the right."""
        seen = INT if kind.c in SMALL else DOUBLE if kind.c == "float" else Kind("number", kind.c)
        if not isinstance(node.ctx, ast.Load):
            return seen
        if not kind.fixed and any(call >= self.source.end(node) for call in self.calls):
            self.source.wrap(node, f"nr_now_{seen.c}(", ")")
        elif kind.c in SMALL:
            self.source.wrap(node, "<int>", "")
        return seen

    def _subscript(self, node: ast.Subscript) -> Kind:
        base = self.visit(node.value)
        if base.sort != "array":
            self.plain(node.slice)
            return OBJECT
        if isinstance(node.slice, ast.Slice):
            raise self.refuse(node, "a slice of a C array; only the whole copy `a[:] = b` is known")
        self._index(node.slice, base, self._told_size(node.value))
        return self._read(node, Kind("number", base.c, fixed=base.fixed))

    def _told_size(self, node: ast.expr) -> str | None:
        """Where the size of a list is found that is told by who extends its class."""
        if not isinstance(node, ast.Attribute):
            return None
        owner = self.peek(node.value)
        found = self.project.field(owner, node.attr) if owner.sort == "class" else None
        if found is None or found.sort != "array" or found.size is not None:
            return None
        return f"{self.source.render(self.source.start(node.value), self.source.end(node.value))}.nr_size_{node.attr}"

    def _index(self, node: ast.expr, base: Kind, told: str | None = None) -> None:
        kind = self.plain(node)
        if kind == DOUBLE:
            raise self.refuse(node, "an index must be a whole number")
        known = self.known_number(node)
        if known is None:
            size = base.size or told
            if self.project.checked and size is not None:
                self.source.wrap(node, "nr_at(", f", {size})")
            return
        if known < 0:
            raise self.refuse(node, "a negative index reads outside a C array")
        if base.size is not None and known >= base.size:
            raise self.refuse(node, f"index {known} is outside an array of {base.size}")

    def known_number(self, node: ast.expr) -> int | None:
        """The value of an expression made of constants only."""
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call) or (isinstance(inner, ast.Name) and inner.id in self.bound):
                return None
        if loaded(self.project, self.module, node):
            return None
        try:
            value = eval(compile(ast.Expression(node), "constant", "eval"), dict(self.module.values))  # noqa: S307
        except Exception:  # noqa: BLE001 whatever it is, it is not a constant
            return None
        return value if isinstance(value, int) else None

    # --- operators --------------------------------------------------------------------------------

    def _compare(self, node: ast.Compare) -> Kind:
        self.plain(node.left)
        for operator, right in zip(node.ops, node.comparators, strict=True):
            kind = self.visit(right)
            if not isinstance(operator, ast.In | ast.NotIn) or kind.size is None:
                self._not_array(right, kind)
        return BOOL

    def _binary(self, node: ast.BinOp) -> Kind:
        left, right = self.plain(node.left), self.plain(node.right)
        if isinstance(node.op, ast.Pow) and self.known_number(node.right) is None:
            raise self.refuse(node, "a power with a variable exponent has another type in C; write it out")
        if left.sort != "number" or right.sort != "number":
            return OBJECT
        if isinstance(node.op, ast.Div):
            return DOUBLE
        return self._common([INT if kind == BOOL else kind for kind in (left, right)])

    def _common(self, kinds: list[Kind]) -> Kind:
        """The type that holds any of several."""
        if all(kind == kinds[0] for kind in kinds):
            return kinds[0]
        if any(kind.sort != "number" for kind in kinds):
            return OBJECT
        return next((wide for wide in (DOUBLE, U64) if wide in kinds), INT)

    # --- loops ------------------------------------------------------------------------------------

    def _comprehension(self, node: ast.ListComp | ast.SetComp | ast.DictComp) -> Kind:
        kept = dict(self.locals)
        for generator in node.generators:
            self.bind(generator.target, self.entry(generator.iter))
            for test in generator.ifs:
                self.plain(test)
        for part in (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,):
            self.plain(part)
        self.locals = kept
        return OBJECT

    def entry(self, node: ast.expr) -> Kind:
        """What a loop over an expression yields."""
        kind = self.visit(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            return INT
        if kind.sort != "array":
            return OBJECT
        if kind.size is None:
            raise self.refuse(node, "a loop over a list passed in, whose length C does not know; use range")
        return INT if kind.c in SMALL else Kind("number", kind.c)

    def bind(self, target: ast.expr, kind: Kind) -> None:
        """Give a name, or the names of a tuple, the type of what is stored."""
        match target:
            case ast.Name(id=name):
                if name in self.renamed:
                    raise self.refuse(target, f"{name} was asserted to be of a class and is stored again")
                self.locals[name] = kind
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                for part in parts:
                    self.bind(part, OBJECT)
            case ast.Starred(value=inner):
                self.bind(inner, OBJECT)
            case _:
                self.plain(target)
