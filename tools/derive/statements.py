"""Statements of compiled functions.

`assert isinstance(s, NorthState)` makes the rest of its block read `s` as a NorthState: the derived source
makes sure of it and casts `s` from there on, so its fields are C fields. `if not isinstance(s, NorthState)` does
the same where its block ends with a return or a raise.
"""

from __future__ import annotations

import ast

from derive.model import OBJECT, Kind, Signature, class_kind
from derive.naming import spell_all
from derive.stores import Stores

REFUSED: dict[type[ast.AST], str] = {
    ast.FunctionDef: "a function inside a function",
    ast.AsyncFunctionDef: "an asynchronous function",
    ast.ClassDef: "a class inside a function",
    ast.Global: "global; compiled modules hold constants and tables, no variables",
    ast.Nonlocal: "nonlocal",
    ast.Import: "an import; place it at the top",
    ast.ImportFrom: "an import; place it at the top",
    ast.AsyncFor: "async",
    ast.AsyncWith: "async",
    ast.TryStar: "except*",
}


class Statements(Stores):
    """Walks one function from top to bottom."""

    def run(self, signature: Signature) -> None:
        """Check and rewrite the whole function."""
        for inner in ast.walk(self.node):
            if inner is not self.node and type(inner) in REFUSED:
                raise self.refuse(inner, f"not in a compiled function: {REFUSED[type(inner)]}")
            self.forbid(inner)
            self._collect(inner)
        for inner in ast.walk(self.node):
            name = inner.arg if isinstance(inner, ast.arg) else inner.id if isinstance(inner, ast.Name) else ""
            if name in self.bound and (name in self.module.assigned or name in self.module.imports):
                raise self.refuse(inner, f"the local {name} hides {name} of the module; give it another name")
        self.locals = dict(signature.parameters)
        self.result = signature.result
        first = [arg.arg for arg in self.node.args.args[:1]]
        names = {ast.unparse(decorator) for decorator in self.node.decorator_list}
        if self.cls is not None and first and not names & {"staticmethod", "classmethod"}:
            self.locals[first[0]] = self.cls.kind
        for default in [*self.node.args.defaults, *self.node.args.kw_defaults]:
            if default is not None and self.node.name != "__init__":
                spell_all(self.project, self.module, default, set())
        self.block(self.node.body)

    def _collect(self, node: ast.AST) -> None:
        """The names a function makes its own."""
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()) | ast.arg(arg=name):
                self.bound.add(name)
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                self.bound.add(name)
            case ast.MatchMapping(rest=str(name)):
                self.bound.add(name)
            case _:
                pass

    # --- blocks -----------------------------------------------------------------------------------

    def block(self, body: list[ast.stmt]) -> None:
        """Statements in their order; what is asserted holds to the end of the block."""
        kept, names = dict(self.locals), dict(self.renamed)
        for node in body:
            match node:
                case ast.Assert(
                    test=ast.Call(func=ast.Name(id="isinstance"), args=[ast.Name() as name, ast.Name() as of])
                ):
                    self._narrow(node, name, of)
                case ast.If(
                    test=ast.UnaryOp(
                        op=ast.Not(),
                        operand=ast.Call(func=ast.Name(id="isinstance"), args=[ast.Name() as name, ast.Name() as of]),
                    ),
                    body=[*_, ast.Return() | ast.Raise()],
                    orelse=[],
                ):
                    self._statement(node)
                    written = len(self.source.edits)
                    self._read_as(node, name, of)
                    del self.source.edits[written:]  # the statement itself has written its names
                case _:
                    self._statement(node)
        for narrowed in set(self.renamed) - set(names):
            self.locals[narrowed] = kept[narrowed]
        self.renamed = names

    def _narrow(self, node: ast.Assert, name: ast.Name, of: ast.Name) -> None:
        """An assertion that makes sure of a class."""
        kind = self._read_as(node, name, of)
        if kind is None:
            self.plain_root(node.test)
        elif node.msg is None:
            self.source.span(self.source.start(node), self.source.start(node.test), "nr_sure(")
            self.source.insert(self.source.end(node), ")")
        else:
            self.source.insert(self.source.end(node), f"; nr_sure(isinstance({name.id}, {kind.c}))")

    def _read_as(self, node: ast.stmt, name: ast.Name, of: ast.Name) -> Kind | None:
        """From here on the name is read as the class it is sure to be; None where nothing is won by that."""
        target = None if of.id in self.bound else self.global_name(of, self.module, of.id)
        before = self.locals.get(name.id, OBJECT)
        if target is None or target.sort != "type" or name.id not in self.bound or before == class_kind(target):
            return None
        kind = class_kind(target)
        if before.sort == "class" and not self.project.is_a(kind, before):
            raise self.refuse(node, f"{name.id} is a {before.name}, which no {kind.name} can be")
        for inner in ast.walk(self.node):
            again = isinstance(inner, ast.Name) and inner.id == name.id and isinstance(inner.ctx, ast.Store)
            if again and inner.lineno > node.lineno:  # type: ignore[attr-defined]
                raise self.refuse(inner, f"{name.id} was asserted to be a {kind.name}; give the new value another name")
        if isinstance(node, ast.Assert):
            self.visit(name)
        self.renamed[name.id] = f"(<{kind.c}>{name.id})"
        self.locals[name.id] = kind
        return kind

    def _statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Pass() | ast.Break() | ast.Continue():
                pass
            case ast.Expr(value=value):
                if self.root(value).sort == "array":
                    raise self.refuse(node, "a C array that nobody uses")
            case ast.Return(value=value):
                self._return(node, value)
            case ast.Raise(exc=first, cause=second) | ast.Assert(test=first, msg=second):
                for part in (first, second):
                    if part is not None:
                        self.plain_root(part)
            case ast.Assign():
                self.assign(node)
            case ast.AugAssign():
                self.augment(node)
            case ast.AnnAssign():
                self.declare(node)
            case ast.Delete(targets=targets):
                self.delete(node, targets)
            case _:
                self._compound(node)

    def _return(self, node: ast.Return, value: ast.expr | None) -> None:
        if self.node.name == "__init__" and self.cls is not None:
            raise self.refuse(node, "a return in __init__")
        if self.result.sort == "void":
            if value is not None and not (isinstance(value, ast.Constant) and value.value is None):
                raise self.refuse(node, f"{self.node.name} returns nothing")
            self.source.replace(node, "return 0" if self.cls is None else "return")
        elif value is not None:
            self.meant(value, self.plain_root(value), self.result)

    def _compound(self, node: ast.stmt) -> None:
        """Statements with blocks of their own."""
        match node:
            case ast.If(test=test, body=body, orelse=other) | ast.While(test=test, body=body, orelse=other):
                self.plain_root(test)
                self.block(body)
                self.block(other)
            case ast.For(target=target, iter=over, body=body, orelse=other):
                self._watch(over)
                kind = self.entry(over)
                self.calls = []
                self.bind(target, kind)
                self.block(body)
                self.block(other)
            case ast.With(items=items, body=body):
                for item in items:
                    self.plain_root(item.context_expr)
                    if item.optional_vars is not None:
                        self.bind(item.optional_vars, OBJECT)
                self.block(body)
            case ast.Try(body=body, handlers=handlers, orelse=other, finalbody=final):
                self.block(body)
                for handler in handlers:
                    if handler.type is not None:
                        self.plain_root(handler.type)
                    self.block(handler.body)
                self.block(other)
                self.block(final)
            case ast.Match(subject=subject, cases=cases):
                self.plain_root(subject)
                for case in cases:
                    self._case(case)
            case _:
                raise self.refuse(node, f"not in a compiled function: {type(node).__name__}")

    def _case(self, case: ast.match_case) -> None:
        for inner in ast.walk(case.pattern):
            if isinstance(inner, ast.MatchValue):
                self.plain_root(inner.value)
            if isinstance(inner, ast.MatchClass):
                spell_all(self.project, self.module, inner.cls, self.bound)
        if case.guard is not None:
            self.plain_root(case.guard)
        self.block(case.body)
