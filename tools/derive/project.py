"""All modules of a build together: read, settled, checked and written."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from derive import scan
from derive.emit import derived, overlay
from derive.members import settle_members
from derive.model import Module, Project
from derive.source import Refused, parse


class Unit(NamedTuple):
    """One derived module: its source, its Cython, its overlay, and the compiled modules it needs."""

    name: str
    source: bytes
    text: str
    overlay: str
    needs: list[str]


def load(root: Path, names: Iterable[str], *, checked: bool = False) -> Project:
    """Read the modules and type everything they declare."""
    project = Project(checked)
    for name in names:
        source = parse(name, root / f"{name.replace('.', '/')}.py")
        try:
            values = vars(importlib.import_module(name))
        except Exception as error:
            raise source.refuse(source.tree, f"{name} cannot be imported: {error!r}") from error
        project.modules[name] = scan.read(source, values)
    for module in project.modules.values():
        scan.settle_imports(module, project, submodules(module))
    for module in ordered(project):
        scan.settle_bases(module, project)
        scan.settle_tables(module, project)
        settle_members(module, project)
    return project


def submodules(module: Module) -> dict[str, bool]:
    """Which of the imported names are modules."""
    found: dict[str, bool] = {}
    for entry in module.imports.values():
        dotted = f"{entry.module}.{entry.attribute}"
        try:
            found[dotted] = entry.attribute is not None and importlib.util.find_spec(dotted) is not None
        except ModuleNotFoundError:
            found[dotted] = False
    return found


def needs(module: Module, project: Project) -> list[str]:
    """The compiled modules a module cimports."""
    found: set[str] = set()
    for entry in module.imports.values():
        owner = project.modules.get(entry.module)
        if owner is not None and (entry.attribute is None or entry.attribute in owner.classes):
            found.add(entry.module)
    return sorted(found | {owner for owner, _ in module.inlined if owner != module.name})


def ordered(project: Project) -> list[Module]:
    """Every module after those it needs; a circle is refused, C cannot import one."""
    done: list[str] = []

    def place(name: str, path: list[str]) -> None:
        if name in path:
            circle = " -> ".join([*path[path.index(name) :], name])
            source = project.modules[name].source
            raise source.refuse(source.tree, f"compiled modules import each other in a circle: {circle}")
        if name not in done:
            for other in needs(project.modules[name], project):
                place(other, [*path, name])
            done.append(name)

    for name in project.modules:
        place(name, [])
    return [project.modules[name] for name in done]


def derive(root: Path, names: Iterable[str], *, checked: bool = False) -> list[Unit]:
    """The derived modules in an order that builds; everything that is wrong with them in one refusal."""
    project = load(root, names, checked=checked)
    units: list[Unit] = []
    refusals: list[str] = []
    for module in ordered(project):
        try:
            text = derived(module, project)
            units.append(Unit(module.name, module.source.data, text, overlay(module, project), needs(module, project)))
        except Refused as refusal:
            refusals.append(str(refusal))
    if refusals:
        raise Refused("\n".join(refusals))
    return units
