"""Calls: compiled functions take positional arguments, classes are made in C, builtins may read whole arrays."""

from __future__ import annotations

import ast

from derive import rooms
from derive.expressions import Expressions
from derive.inline import is_small_function, method_owner
from derive.model import ALIASES, BOOL, DOUBLE, INT, OBJECT, Kind, Module, Signature, class_kind
from derive.naming import spell_all
from derive.support import MATH_NAMES
from derive.switches import switch_name

# These may be given a whole C array: they get a copy, and only read.
READERS = {"list", "tuple", "set", "sorted", "sum", "min", "max", "any", "all", "enumerate", "zip", "reversed"}
WHOLE = {"abs", "min", "max", "int", "len", "ord"}


class Calls(Expressions):
    """Adds calls to the expressions."""

    def call(self, node: ast.Call) -> Kind:
        """A call of whatever can be called."""
        match node.func:
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super"), args=[], keywords=[]), attr=name):
                return self._super(node, name)
            case _:
                pass
        if self._is_math(node):
            return self._math(node)
        made = self._base_init(node)
        if made is not None:
            return made
        table = self._switch(node.func)
        if table is not None:
            return self._switched(node, *table)
        func = self.visit(node.func)
        if func.sort == "builtin":
            return self._builtin(node, func.name)
        if func.sort == "function":
            signature = self._callee(func)
            return self._compiled(node, signature, behind=self._inline(node, func))
        if func.sort == "type":
            return self._construction(node, func)
        if func.sort != "object":
            raise self.refuse(node, f"{self.source.text(node.func)} cannot be called")
        self._objects(node)
        return OBJECT

    def _switch(self, node: ast.expr) -> tuple[ast.expr, str] | None:
        """The number and the name if a function is called out of a table of this module: `PROCEDURES[n]`."""
        match node:
            case ast.Subscript(value=ast.Name(id=name), slice=key) if name in self.module.switches:
                return key, name
            case _:
                return None

    def _switched(self, node: ast.Call, key: ast.expr, name: str) -> Kind:
        opening = f"{switch_name(self.module, name)}("
        self.source.span(self.source.start(node), self.source.start(key), opening)
        kind = self.plain(key)
        if kind != INT:
            raise self.refuse(key, f"the functions of {name} are called by an int")
        signature = self.module.switches[name].signature
        if not node.args:
            raise self.refuse(node, f"the functions of {name} take {len(signature.parameters)} arguments, not 0")
        self.source.span(self.source.end(key), self.source.start(node.args[0]), ", ")
        return self._compiled(node, signature)

    def _is_math(self, node: ast.Call) -> bool:
        """Whether one of the functions of `math` is called that C has too."""
        match node:
            case ast.Call(func=ast.Name(id=name), args=[_], keywords=[]) if name not in self.bound:
                entry = self.module.imports.get(name)
                return entry is not None and entry.module == "math" and entry.attribute == name in MATH_NAMES
            case ast.Call(func=ast.Attribute(value=ast.Name(id="math"), attr=name), args=[_], keywords=[]):
                return "math" in self.module.imports and name in MATH_NAMES
            case _:
                return False

    def _math(self, node: ast.Call) -> Kind:
        name = self.source.text(node.func).rpartition(".")[2]
        self.source.replace(node.func, f"nr_{name}")
        self.plain(node.args[0])
        return DOUBLE

    def _callee(self, func: Kind) -> Signature:
        module = self.project.modules.get(func.owner)
        if module is not None:
            return module.functions[func.name]
        owner, _, name = func.owner.rpartition(".")
        found = self.project.method(Kind("class", name, owner=owner, name=name), func.name)
        assert found is not None
        return found

    def _inline(self, node: ast.Call, func: Kind) -> bool:
        """Call the twin in the overlay where there is one; whether it takes the object of a method first."""
        module = self.project.modules.get(func.owner)
        if module is not None:
            if module.unit in self.project.shared and is_small_function(self.project, module, func.name):
                twin = f"nr_in_{module.mangled(func.name)}"
                self.borrow(module, twin)
                self.respell(node.func, twin)
            return False
        if not isinstance(node.func, ast.Attribute):
            return False
        name = func.owner.rpartition(".")
        cls = method_owner(self.project, Kind("class", name[2], owner=name[0], name=name[2]), func.name)
        if cls is None:
            return False
        twin = f"nr_in_{cls.kind.name}_{func.name}"
        self.borrow(self.project.modules[cls.kind.owner], twin)
        opening = self.source.find("(", self.source.end(node.func)) + 1
        self.source.edits.insert(0, (self.source.start(node), self.source.start(node), f"{twin}("))
        self.source.span(self.source.end(node.func.value), opening, ", " if node.args else "")
        return True

    def borrow(self, owner: Module, name: str) -> None:
        """Note what is called of another unit."""
        if owner.unit != self.module.unit:
            self.module.borrowed.add((owner.unit, name))

    def _objects(self, node: ast.Call) -> None:
        """Arguments as Python objects."""
        for arg in node.args:
            self.plain(arg.value if isinstance(arg, ast.Starred) else arg)
        for keyword in node.keywords:
            self.plain(keyword.value)

    def _compiled(self, node: ast.Call, signature: Signature, *, behind: bool = False) -> Kind:
        """Arguments as C has them, `behind` an object that goes first; those left out are written out."""
        name = signature.node.name
        if node.keywords or any(isinstance(arg, ast.Starred) for arg in node.args):
            raise self.refuse(node, f"{name} is compiled: pass its arguments by position")
        given, total = len(node.args), len(signature.parameters)
        if not signature.required <= given <= total:
            number = f"{signature.required} to {total}" if signature.defaults else f"{total}"
            raise self.refuse(node, f"{name} takes {number} arguments, not {given}")
        for arg, (parameter, wanted) in zip(node.args, signature.parameters, strict=False):
            if wanted.sort != "array":
                self.meant(arg, self.plain(arg), wanted)
                continue
            row = self.visit(arg)
            if row.sort != "array" or row.c != wanted.c:
                raise self.refuse(arg, f"{name} wants a list[{ALIASES[wanted.c]}] that is a C array for {parameter}")
        missing = ", ".join(signature.defaults[given - signature.required :])
        if missing:
            last = self.source.end(node.args[-1]) if node.args else self.source.end(node) - 1
            self.source.insert(last, f", {missing}" if given or behind else missing)
        return signature.result

    def _construction(self, node: ast.Call, func: Kind) -> Kind:
        """`T(...)` becomes a call of the C constructor when every argument is given by position."""
        kind = class_kind(func)
        init = self.project.method(kind, "__init__")
        wanted = 0 if init is None else len(init.parameters)
        self.borrow(self.project.modules[func.owner], f"nr_new_{func.name}")
        self.respell(node.func, f"nr_new_{func.name}")
        self._objects(node)
        if node.keywords or len(node.args) != wanted or any(isinstance(arg, ast.Starred) for arg in node.args):
            raise self.refuse(node, f"{func.name} is compiled: give its {wanted} arguments by position")
        return kind

    def _super(self, node: ast.Call, name: str) -> Kind:
        """`super().f(...)` becomes a direct call of the base's C function."""
        base = None if self.cls is None else self.cls.base
        signature = None if base is None else self.project.method(base, name)
        if base is None or signature is None:
            raise self.refuse(node, f"there is no compiled base with a method {name}")
        if name == "__init__":
            owner = next(cls for cls in self.project.lineage(base) if name in cls.methods)
            pointing = rooms.pointing(self.cls, "self") if self.cls is not None else []
            self.source.replace(node.func, "; ".join([*pointing, f"self.nr_init_{owner.kind.name}"]))
            return self._compiled(node, signature)
        if signature.plain:
            self._objects(node)
            return OBJECT
        opening = self.source.find("(", self.source.end(node.func)) + 1
        self.source.span(self.source.start(node), opening, f"{base.name}.{name}(self{', ' if node.args else ''}")
        return self._compiled(node, signature, behind=True)

    def _base_init(self, node: ast.Call) -> Kind | None:
        """`State.__init__(self)` of the base is a call in C, as `super().__init__()` is."""
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id=name), attr="__init__"), args=[ast.Name(id="self"), *given]
            ) if self.cls is not None and self.cls.base is not None and name == self.cls.base.name:
                opening = self.source.end(node.func)
                comma = self.source.start(given[0]) if given else self.source.end(node) - 1
                self.source.span(opening, comma, "(")
                return self._super(ast.copy_location(ast.Call(node.func, given, node.keywords), node), "__init__")
            case _:
                return None

    def _builtin(self, node: ast.Call, name: str) -> Kind:
        if name == "isinstance":
            self.plain(node.args[0])
            spell_all(self.project, self.module, node.args[1], self.bound)
            return BOOL
        told = self._told_size(node.args[0]) if name == "len" and node.args else None
        if told is not None:
            self.source.replace(node, told)
            return INT
        numbers = True
        for arg in node.args:
            inner = arg.value if isinstance(arg, ast.Starred) else arg
            given = self.visit(inner)
            if given.sort == "array" and (given.size is None or inner is not arg or name not in READERS | {"len"}):
                raise self.refuse(node, f"{name}() of a C array; write a loop")
            numbers = numbers and (given == INT or name == "len")
        for keyword in node.keywords:
            self.plain(keyword.value)
        known = {"bool": BOOL, "float": DOUBLE}
        return INT if numbers and name in WHOLE else known.get(name, OBJECT)
