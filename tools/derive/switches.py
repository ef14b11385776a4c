"""Tables of functions: `PROCEDURES: dict[int, Callable[[ForgeState], int]] = {TURN: turn.take_turn, ...}`.

`PROCEDURES[n](s)` becomes a call of a function made for it, one switch over the numbers. A number that is not there
is a KeyError in both forms.
"""

from __future__ import annotations

import ast

from derive.loading import refuse_loaded
from derive.model import Import, Module, Project, Signature, Switch, folded


def called(project: Project, module: Module, node: ast.expr) -> tuple[Module, str] | None:
    """The compiled function an entry names."""
    match node:
        case ast.Name(id=name) if name in module.functions:
            return module, name
        case ast.Attribute(value=ast.Name(id=base), attr=name):
            entry = module.imports.get(base, Import("", "", node))  # type: ignore[arg-type]
            owner = project.modules.get(entry.module) if entry.attribute is None else None
            return (owner, name) if owner is not None and name in owner.functions else None
        case _:
            return None


def settle_switches(module: Module, project: Project) -> None:
    """Find the tables whose entries are compiled functions; all of a table are alike."""
    for name, node in module.assigned.items():
        value = node.value
        if not isinstance(value, ast.Dict) or not any(called(project, module, entry) for entry in value.values):
            continue
        found: dict[int, tuple[Module, str]] = {}
        for key, entry in zip(value.keys, value.values, strict=True):
            function = called(project, module, entry)
            if key is None or function is None:
                raise module.source.refuse(entry, f"{name} holds compiled functions and something else")
            refuse_loaded(module, project, key, f"a key of {name}")
            found[number(module, name, key, found)] = function
        signatures = [owner.functions[each] for owner, each in found.values()]
        for entry, signature in zip(value.values, signatures, strict=True):
            if not alike(signature, signatures[0]):
                raise module.source.refuse(
                    entry, f"all functions of {name} take and give the same, and have no defaults"
                )
        module.switches[name] = Switch(found, signatures[0])


def number(module: Module, name: str, key: ast.expr, found: dict[int, tuple[Module, str]]) -> int:
    """The number of an entry, which nobody else has."""
    try:
        value = eval(compile(ast.Expression(key), "key", "eval"), dict(module.values))  # noqa: S307 our own source
    except Exception:  # noqa: BLE001 whatever it is, it is no constant
        value = None
    if type(value) is not int or folded(value) is None or value in found:
        raise module.source.refuse(key, f"every key of {name} is a number of its own")
    return value


def alike(one: Signature, other: Signature) -> bool:
    """Whether two functions may stand for each other."""
    kinds = [[kind for _, kind in each.parameters] for each in (one, other)]
    return kinds[0] == kinds[1] and one.result == other.result and not one.inner and not one.defaults


def switch_name(module: Module, name: str) -> str:
    """The function that is called for a table."""
    return f"nr_switch_{module.mangled(name)}"


def python_table(module: Module, name: str) -> str:
    """The table for Python readers."""
    rows = [f'{key}: globals()["{owner.mangled(each)}"]' for key, (owner, each) in module.switches[name].rows.items()]
    return f"{{{', '.join(rows)}}}"


def switch(module: Module, name: str, head: str, tail: str) -> str:
    """The switch of a table; `head` and `tail` are its result and how it tells of an exception."""
    table = module.switches[name]
    taken = [f"{kind.c} nr_{i}" for i, (_, kind) in enumerate(table.signature.parameters)]
    given = ", ".join(f"nr_{i}" for i in range(len(taken)))
    rows = [f"cdef inline {head} {switch_name(module, name)}(int nr_key, {', '.join(taken)}){tail}:"]
    for i, (key, (owner, each)) in enumerate(sorted(table.rows.items())):
        function = owner.mangled(each)
        if owner.unit != module.unit:
            module.borrowed.add((owner.unit, function))
        rows.append(f"    {'elif' if i else 'if'} nr_key == {key}: return {function}({given})")
    return "\n".join([*rows, "    raise KeyError(nr_key)"])
