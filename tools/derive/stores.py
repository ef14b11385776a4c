"""Stores: into locals, fields and arrays.

A local `row: list[I8] = [0] * 8` is a C array on the stack, `row = s.units` another name for the array itself.
In a checked build every number stored into a smaller type is tested to fit.
"""

from __future__ import annotations

import ast

from derive.annotations import resolve
from derive.calls import Calls
from derive.model import ALIASES, DOUBLE, INT, OBJECT, SMALL, U64, Kind

OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
}


class Stores(Calls):
    """Adds stores to the expressions."""

    def assign(self, node: ast.Assign) -> None:
        """`a = b`, `a, b = c, d`, `a[:] = b`."""
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)) if len(targets) == len(
                values
            ):
                self._watch(node.value)
                kinds = [self.plain(value) for value in values]
                self.calls = []
                for target, kind, value in zip(targets, kinds, values, strict=True):
                    self._store(target, kind, value)
            case ast.Assign(targets=[ast.Subscript(slice=ast.Slice()) as target]):
                self._whole(node, target)
            case ast.Assign(targets=targets, value=value):
                kind = self.root(value)
                if kind.sort == "array":
                    self._alias(node, kind)
                    return
                self._not_array(value, kind)
                for target in targets:
                    self._store(target, kind, value if len(targets) == 1 else None)

    def _alias(self, node: ast.Assign, kind: Kind) -> None:
        """`row = s.units` names the array itself, as in Python."""
        match node.targets:
            case [ast.Name(id=name)]:
                if isinstance(node.value, ast.Name) and kind.size is not None and not kind.fixed:
                    raise self.refuse(node, f"a second name for the scratch array {node.value.id}")
                before = self.locals.get(name, Kind("array", kind.c))
                if (before.sort, before.c, before.size) != ("array", kind.c, None):
                    raise self.refuse(node, f"{name} is now an array and now something else")
                self.source.wrap(node.value, f"<{kind.c}*>", "")
                self.locals[name] = Kind("array", kind.c)
            case _:
                raise self.refuse(node, "a C array would be shared; copy it whole with `a[:] = b`")

    def _store(self, target: ast.expr, kind: Kind, value: ast.expr | None) -> None:
        """One target; `value` is what may be tested to fit."""
        match target:
            case ast.Name(id=name):
                before = self.locals.get(name, kind)
                if before.sort == "array":
                    raise self.refuse(target, f"{name} is now an array and now something else")
                same = before == kind or before.sort == kind.sort == "number"
                self.bind(target, kind if same else OBJECT)
            case ast.Attribute(value=base, attr=attribute):
                owner = self.plain(base)
                if owner.sort == "module":
                    raise self.refuse(target, "what a module holds is constant")
                if owner.sort == "class":
                    self._field(target, owner, attribute, kind, value)
            case ast.Subscript(value=base):
                self.plain(target)
                into = self.peek(base)
                if into.sort == "array":
                    self.meant(target if value is None else value, kind, INT)
                    self._fit(value, into.c)
            case _:
                self.bind(target, OBJECT)

    def _field(self, target: ast.Attribute, owner: Kind, attribute: str, kind: Kind, value: ast.expr | None) -> None:
        found = self.project.field(owner, attribute)
        if found is None:
            raise self.refuse(target, f"{owner.name} has no field {attribute}; declare it, annotated, in __init__")
        if found.sort == "array" and kind.sort != "object":
            raise self.refuse(target, f"{attribute} is a C array; store into its entries")
        if found.sort == "number":
            self.meant(target if value is None else value, kind, found)
            self._fit(value, found.c)

    def _fit(self, value: ast.expr | None, c: str) -> None:
        """Test in a checked build that a number fits where it is stored."""
        if self.project.checked and value is not None and (c in SMALL or c == "int"):
            self.source.wrap(value, f"nr_fit_{c}(", ")")

    # --- whole arrays -----------------------------------------------------------------------------

    def _filler(self, node: ast.expr | None) -> tuple[ast.expr, ast.expr] | None:
        """The entry and the length of `[x] * n`."""
        match node:
            case ast.BinOp(left=ast.List(elts=[entry]), op=ast.Mult(), right=length):
                return entry, length
            case _:
                return None

    def _fill(self, begin: int, opening: str, entry: ast.expr, value: ast.expr, c: str) -> None:
        """Replace the text from `begin` to the end of `[entry] * n` by a call that fills."""
        self.source.span(begin, self.source.start(entry), opening)
        self.plain_root(entry)
        self._fit(entry, c)
        self.source.span(self.source.end(entry), self.source.end(value), ")")

    def _whole(self, node: ast.Assign, target: ast.Subscript) -> None:
        """`a[:] = b` between arrays of one size and type, or `a[:] = [x] * n`."""
        into = self.visit(target.value)
        if into.sort != "array":
            self._parts(target.slice)
            self.plain_root(node.value)
            return
        part = target.slice
        if not isinstance(part, ast.Slice) or part.lower or part.upper or part.step or into.size is None:
            raise self.refuse(node, "a slice of a C array; only the whole copy `a[:] = b` of a known size is known")
        filler = self._filler(node.value)
        if filler is not None:
            size = self.known_number(filler[1])
            if size != into.size:
                raise self.refuse(node, f"an array of {into.size} cannot be filled with {size} entries")
            self.source.insert(self.source.start(node), f"nr_fill_{into.c}(")
            self._fill(self.source.end(target.value), f", {into.size}, ", filler[0], node.value, into.c)
            return
        given = self.root(node.value)
        if (given.sort, given.c, given.size) != ("array", into.c, into.size):
            raise self.refuse(node, "a whole copy needs two C arrays of the same size and type")

    # --- `a += b` ---------------------------------------------------------------------------------

    def augment(self, node: ast.AugAssign) -> None:
        """`s.x += b` is written out, so that it costs no more than it must and is tested to fit."""
        if isinstance(node.op, ast.Pow | ast.MatMult):
            raise self.refuse(node, "a power; write it out")
        kind = self.visit(node.target)
        if kind.sort == "array":
            raise self.refuse(node, "a C array cannot grow")
        self.plain_root(node.value)
        if isinstance(node.target, ast.Name):
            self.bind(node.target, OBJECT if isinstance(node.op, ast.Div) else kind)
            return
        if kind.sort != "number":
            return
        writes = any(self.may_write(inner) for inner in ast.walk(node.value))
        if any(isinstance(inner, ast.Call) for inner in ast.walk(node.target)):
            if writes:
                raise self.refuse(node, "calls on both sides of an augmented store; take one of them before")
            return
        target = self.source.render(self.source.start(node.target), self.source.end(node.target))
        if "\n" in target:
            raise self.refuse(node, "the left side of an augmented store must be on one line")
        now = f"nr_now_{kind.c}({target})" if writes else target
        stored = self._stored_type(node.target)
        fit = f"nr_fit_{stored}(" if self.project.checked and (stored in SMALL or stored == "int") else "("
        operator = OPERATORS[type(node.op)]
        self.source.span(self.source.end(node.target), self.source.start(node.value), f" = {fit}{now} {operator} (")
        self.source.insert(self.source.end(node.value), "))")

    def _stored_type(self, target: ast.expr) -> str:
        """The C type of a field or of the entries of an array."""
        if isinstance(target, ast.Subscript):
            return self.peek(target.value).c
        assert isinstance(target, ast.Attribute)
        found = self.project.field(self.peek(target.value), target.attr)
        return "" if found is None else found.c

    # --- declarations -----------------------------------------------------------------------------

    def declare(self, node: ast.AnnAssign) -> None:
        """`x: T = value`: a local gets its C type, a field of `__init__` has it in the overlay."""
        if isinstance(node.target, ast.Attribute):
            self._declare_field(node, node.target)
            return
        if not isinstance(node.target, ast.Name):
            raise self.refuse(node, "only names and fields are annotated")
        name, kind = node.target.id, resolve(node.annotation, self.module, self.project, "local")
        if node.value is None:
            if kind.sort == "array":
                raise self.refuse(node, f"the list {name} must be made where it is declared")
            self.source.replace(node, f"{name} = cython.declare({kind.c})" if self._is_declared(kind) else "pass")
            self.locals[name] = kind
            return
        if kind.sort == "array":
            self._declare_array(node, node.value, name, kind)
            return
        given = self.plain_root(node.value)
        self.source.span(self.source.end(node.target), self.source.end(node.annotation), "")
        self.bind(node.target, kind)
        if self._is_declared(kind):
            self.source.wrap(node.value, f"cython.declare({kind.c}, ", ")")
        elif kind.sort == "number" and given.sort != "number":
            self.source.wrap(node.value, f"<{kind.c}>(", ")")

    def _is_declared(self, kind: Kind) -> bool:
        """Whether a local of a type needs a declaration in C; ints are inferred, as wide as their values."""
        return kind.sort == "class" or kind in {U64, DOUBLE}

    def _declare_array(self, node: ast.AnnAssign, value: ast.expr, name: str, kind: Kind) -> None:
        """A scratch array on the stack, or another name for an array."""
        begin = self.source.start(node)
        filler = self._filler(value)
        if filler is None and not isinstance(value, ast.List):
            given = self.root(value)
            if given.sort != "array" or given.c != kind.c:
                alias = ALIASES[kind.c]
                raise self.refuse(node, f"{name} must be made as `[x] * n`, as `[x, y]`, or name a list[{alias}]")
            self.source.span(begin, self.source.start(value), f"{name} = <{kind.c}*>")
            self.locals[name] = Kind("array", kind.c)
            return
        size = self.known_number(filler[1]) if filler is not None else len(value.elts)  # type: ignore[attr-defined]
        if not size or size < 1:
            raise self.refuse(node, f"the size of {name} is not a constant above 0")
        self.locals[name] = Kind("array", kind.c, size)
        made = f"{name} = cython.declare({kind.c}[{size}]); "
        if filler is not None:
            self._fill(begin, f"{made}nr_fill_{kind.c}({name}, {size}, ", filler[0], value, kind.c)
            return
        self.source.span(begin, self.source.start(value), f"{made}{name}[:] = ")
        self.plain_root(value)

    def _declare_field(self, node: ast.AnnAssign, target: ast.Attribute) -> None:
        own = self.cls.fields.get(target.attr) if self.cls is not None else None
        if self.node.name != "__init__" or own is None or node not in self.node.body or node.value is None:
            raise self.refuse(node, f"the field {target.attr} must be declared at the top level of __init__")
        filler = self._filler(node.value)
        if own.lent:
            opening = f"self.nr_lent_{target.attr} = nr_lent_{own.c}(&self.{target.attr}, &self.nr_size_{target.attr}, "
            self.source.span(self.source.start(node), self.source.start(node.value), opening)
            self.plain_root(node.value)
            self.source.insert(self.source.end(node.value), ")")
            return
        if own.sort == "array" and own.size is None:
            self._make_room(node, target.attr, own, filler)
            return
        if own.sort == "array" and filler is not None:
            opening = f"nr_fill_{own.c}(self.{target.attr}, {own.size}, "
            self._fill(self.source.start(node), opening, filler[0], node.value, own.c)
            return
        given = self.plain_root(node.value)
        self.source.span(self.source.end(target), self.source.end(node.annotation), "")
        if own.sort == "number" and given.sort == "number":
            self.meant(node.value, given, own)
            self._fit(node.value, own.c)

    def _make_room(self, node: ast.AnnAssign, name: str, own: Kind, filler: tuple[ast.expr, ast.expr] | None) -> None:
        """A list whose size is told: the room is there already, or is made."""
        if filler is None or self.known_number(filler[0]) != 0:
            raise self.refuse(node, f"{name} must be made as `[0] * size`")
        opening = f"self.nr_held = nr_room_{own.c}(self.nr_held, &self.{name}, &self.nr_size_{name}, "
        self.source.span(self.source.start(node), self.source.start(filler[1]), opening)
        self.plain_root(filler[1])
        self.source.span(self.source.end(filler[1]), self.source.end(node), ")")

    def delete(self, node: ast.Delete, targets: list[ast.expr]) -> None:
        """`del a[i]` of Python's own lists and dicts."""
        for target in targets:
            if not isinstance(target, ast.Subscript) or self.visit(target.value).sort == "array":
                raise self.refuse(node, "only entries of Python's own lists and dicts can be deleted")
            self._parts(target.slice) if isinstance(target.slice, ast.Slice) else self.plain(target.slice)
