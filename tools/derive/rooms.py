"""Lists whose size a class is told by those that extend it: `self.row: list[I16] = [0] * size`, of a parameter.

In C such a field is a pointer and a length. A compiled class that calls `Base.__init__(self, 12)` has the room in its
own memory, so that a copy stays one piece; for a Python class the room is made when it is wanted. Python sees lists.

`self.cells: Lent[F32] = cells` is memory of a caller: a pointer into it, its object held. Python sees that.
"""

from __future__ import annotations

import ast

from derive.loading import refuse_loaded
from derive.model import Class, Module, Project


def is_told(init: ast.FunctionDef, value: ast.expr | None) -> bool:
    """Whether the size of a list is a matter of the parameters of `__init__`."""
    told = {arg.arg for arg in init.args.args}
    return value is not None and any(isinstance(inner, ast.Name) and inner.id in told for inner in ast.walk(value))


def open_fields(cls: Class) -> dict[str, str]:
    """The fields without a size of their own, with the C type of their entries."""
    return {name: kind.c for name, kind in cls.fields.items() if kind.sort == "array" and kind.size is None}


def lent_fields(cls: Class) -> dict[str, str]:
    """Those of them that are memory of a caller."""
    return {name: kind.c for name, kind in cls.fields.items() if kind.lent}


def settle_rooms(module: Module, project: Project) -> None:
    """How large the open fields of its base become in each class."""
    for cls in module.classes.values():
        owner = next((each for each in project.lineage(cls.base) if open_fields(each)), None)
        if owner is not None and lent_fields(owner):
            raise module.source.refuse(cls.node, f"{owner.kind.name} has memory of a caller and cannot be extended")
        settled = any(each.rooms for each in project.lineage(cls.base))
        if owner is None or settled or "__init__" not in cls.methods:
            continue
        call, init = base_call(cls), owner.methods["__init__"]
        given = [] if call is None else told_sizes(module, project, call)
        given += [ast.literal_eval(text) for text in init.defaults[max(0, len(given) - init.required) :]]
        names = [name for name, _ in init.parameters]
        if call is None or len(given) != len(names):
            raise module.source.refuse(cls.node, f"{cls.kind.name} must tell {owner.kind.name} its sizes, by position")
        for line in init.node.body:
            match line:
                case ast.AnnAssign(target=ast.Attribute(attr=field), value=ast.expr() as value) if field in open_fields(
                    owner
                ):
                    scope = {**project.modules[owner.kind.owner].values, **dict(zip(names, given, strict=True))}
                    made = eval(compile(ast.Expression(value), "size", "eval"), scope)  # noqa: S307 our own source
                    cls.rooms[field] = (open_fields(owner)[field], len(made))
                case _:
                    pass


def base_call(cls: Class) -> ast.Call | None:
    """`Base.__init__(self, ...)` or `super().__init__(...)`, without `self`."""
    for line in cls.methods["__init__"].node.body:
        match line:
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(), attr="__init__")) as call):
                return ast.copy_location(ast.Call(call.func, call.args[1:], call.keywords), call)
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Call(), attr="__init__")) as call):
                return call
            case _:
                pass
    return None


def told_sizes(module: Module, project: Project, call: ast.Call) -> list[int]:
    """The sizes a call names, which must be constants above 0."""
    found = []
    for arg in call.args:
        refuse_loaded(module, project, arg, "a size")
        try:
            size = eval(compile(ast.Expression(arg), "size", "eval"), dict(module.values))  # noqa: S307 our own source
        except Exception:  # noqa: BLE001 whatever it is, it is not a constant
            size = None
        if not isinstance(size, int) or size < 1:
            raise module.source.refuse(arg, f"the size {ast.unparse(arg)} is not a constant above 0")
        found.append(size)
    return found


def is_roomless(project: Project, cls: Class) -> bool:
    """Whether the size of some fields is known only when an object is made."""
    lineage = project.lineage(cls.kind)
    return any(open_fields(each) for each in lineage) and not any(each.rooms for each in lineage)


# --- as text --------------------------------------------------------------------------------------


def overlay_rows(cls: Class) -> list[str]:
    """Pointers and lengths of a class that is told its sizes, or the room of one that tells them."""
    rows = ["cdef tuple nr_held"] if open_fields(cls) else []
    for name, c in open_fields(cls).items():
        rows += [f"cdef {c} *{name}", f"cdef int nr_size_{name}"]
    rows += [f"cdef object nr_lent_{name}" for name in lent_fields(cls)]
    rows += [f"cdef {c} nr_room_{name}[{size}]" for name, (c, size) in cls.rooms.items()]
    return [f"    {row}" for row in rows]


def pointing(cls: Class, thing: str) -> list[str]:
    """Let the pointers of an object point to its own room."""
    return [
        row
        for name, (_, size) in cls.rooms.items()
        for row in (f"{thing}.{name} = {thing}.nr_room_{name}", f"{thing}.nr_size_{name} = {size}")
    ]


def taking(cls: Class) -> list[str]:
    """Fill the room of a twin."""
    rows = pointing(cls, "twin")
    if cls.rooms:
        first, *_, last = cls.rooms
        c, size = cls.rooms[last]
        begin = f"<char *>other.nr_room_{first}"
        rows.append(
            f"memcpy(<char *>twin.nr_room_{first}, {begin}, "
            f"<char *>other.nr_room_{last} + {size} * sizeof({c}) - ({begin}))"
        )
    return [f"    {row}" for row in rows]


def doors(cls: Class) -> list[str]:
    """Lists for Python: a copy to read, a whole one to store."""
    name, rows = cls.kind.name, []
    for field in open_fields(cls):
        if field in lent_fields(cls):
            rows.append(f"def nr_get_{name}_{field}({name} self): return self.nr_lent_{field}")
            rows.append(f'nr_show({name}, "{field}", property(nr_get_{name}_{field}))')
            continue
        rows.append(
            f"def nr_get_{name}_{field}({name} self):\n"
            f"    return [self.{field}[nr_i] for nr_i in range(self.nr_size_{field})]"
        )
        rows.append(
            f"def nr_set_{name}_{field}({name} self, rows):\n"
            f"    if len(rows) != self.nr_size_{field}:\n"
            f'        raise ValueError(f"{field} holds {{self.nr_size_{field}}} numbers, not {{len(rows)}}")\n'
            f"    for nr_i in range(self.nr_size_{field}): self.{field}[nr_i] = rows[nr_i]"
        )
        rows.append(f'nr_show({name}, "{field}", property(nr_get_{name}_{field}, nr_set_{name}_{field}))')
    return rows
