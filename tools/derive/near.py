"""Inherited methods that call what a final class overrides, made anew for it: C then sees whom they call.

The loop of the kernel asks the rules of a game again and again. In the game's own unit that costs no call. What
is made anew raises nothing itself, as its line would not be found in the source.
"""

from __future__ import annotations

import ast

from derive.inline import reads_globals, text_of
from derive.model import Class, Module, Project, Signature


def asked_of_itself(signature: Signature) -> set[str]:
    """The methods of its own object that a method calls."""
    found = set()
    for inner in ast.walk(signature.node):
        match inner:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="self"), attr=name)):
                found.add(name)
            case _:
                pass
    return found


def brought_near(project: Project, cls: Class) -> dict[str, tuple[Module, Signature]]:
    """The methods that are made anew, with the modules they come from."""
    found: dict[str, tuple[Module, Signature]] = {}
    if project.checked or not cls.final:
        return found
    for base in project.lineage(cls.kind)[1:]:
        module = project.modules[base.kind.owner]
        for name, method in base.methods.items():
            if name in cls.methods or name in found or method.plain or name == "__init__":
                continue
            raises = any(isinstance(inner, ast.Raise | ast.Assert) for inner in ast.walk(method.node))
            if asked_of_itself(method) & set(cls.methods) and not raises and not reads_globals(project, module, method):
                found[name] = (module, method)
    return found


def near_name(cls: Class, name: str) -> str:
    """What the function is called that stands for a method."""
    return f"nr_near_{cls.kind.name}_{name}"


def twins(project: Project, cls: Class) -> list[tuple[Module, Signature]]:
    """All that becomes a function: what the class overrides, then what calls it."""
    near = brought_near(project, cls)
    own = project.modules[cls.kind.owner]
    called = {name for _, method in near.values() for name in asked_of_itself(method)}
    return [*((own, method) for name, method in cls.methods.items() if name in called), *near.values()]


def written(cls: Class, module: Module, signature: Signature, head: str, names: list[str]) -> str:
    """A body under its new head; it calls the others of its kind directly."""
    text = text_of(module, signature, head)
    for name in names:
        text = text.replace(f"self.{name}(", f"{near_name(cls, name)}(self, ")
    return text
