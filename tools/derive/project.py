"""All modules of a build together: read, settled, checked and written."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from derive import scan
from derive.emit import derived, main, overlay, unit_name
from derive.loading import refuse_folding
from derive.members import settle_members
from derive.model import Module, Project
from derive.rooms import settle_rooms
from derive.source import Refused, parse
from derive.switches import settle_switches


class Part(NamedTuple):
    """One derived module: its source and its Cython."""

    name: str
    source: bytes
    text: str


class Unit(NamedTuple):
    """What becomes one extension module: its parts, its own Cython, its overlay, and the units it needs.

    `words` says what its names are called in the source: `forge__buy` is `ninerealms.games.diceforge.rules.forge.buy`.
    """

    name: str
    parts: list[Part]
    text: str
    overlay: str
    needs: list[str]
    words: dict[str, str]


def load(
    root: Path, units: Mapping[str, Iterable[str]], *, checked: bool = False, at_load: Iterable[str] = ()
) -> Project:
    """Read the modules of every unit, a unit being called after its package, and type everything they declare."""
    project = Project(checked, tuple(at_load))
    for unit, names in units.items():
        for name in names:
            source = parse(name, root / f"{name.replace('.', '/')}.py")
            try:
                values = vars(importlib.import_module(name))
            except Exception as error:
                raise source.refuse(source.tree, f"{name} cannot be imported: {error!r}") from error
            project.modules[name] = scan.read(source, values, unit)
    for module in project.modules.values():
        scan.settle_imports(module, project, submodules(module))
    for module in ordered(project):
        scan.settle_bases(module, project)
        scan.settle_tables(module, project)
        refuse_folding(module, project)
        settle_members(module, project)
        settle_rooms(module, project)
        settle_switches(module, project)
        project.shared |= {project.modules[name].unit for name in needs(module, project)} - {module.unit}
    for unit in units:
        words(project.mates(unit))
    return project


def words(modules: list[Module]) -> dict[str, str]:
    """The names of a unit as they are in the source; two of one name are refused."""
    found: dict[str, str] = {}
    for module in modules:
        for name in (*module.assigned, *module.classes, *module.functions):
            made, meant = module.mangled(name), f"{module.name}.{name}"
            if made in found:
                node = module.classes[name].node if name in module.classes else module.source.tree
                raise module.source.refuse(node, f"{meant} and {found[made]} would share a name in one unit")
            found[made] = meant
    return found


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
    return sorted(found)


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


def units_needed(modules: list[Module], project: Project) -> list[str]:
    """The other units a unit builds upon."""
    found = {owner for module in modules for owner, _ in module.borrowed}
    for module in modules:
        found |= {project.modules[name].unit for name in needs(module, project)}
    return sorted(unit_name(unit) for unit in found - {modules[0].unit})


def derive(
    root: Path, units: Mapping[str, Iterable[str]], *, checked: bool = False, at_load: Iterable[str] = ()
) -> list[Unit]:
    """The derived units in an order that builds; everything that is wrong with them in one refusal."""
    project = load(root, units, checked=checked, at_load=at_load)
    texts: dict[str, tuple[str, list[str]]] = {}
    refusals: list[str] = []
    for module in ordered(project):
        try:
            texts[module.name] = derived(module, project)
        except Refused as refusal:
            refusals.append(str(refusal))
    if refusals:
        raise Refused("\n".join(refusals))
    grouped: dict[str, list[Module]] = {}
    for module in ordered(project):
        grouped.setdefault(module.unit, []).append(module)
    made = [make_unit(modules, texts, project) for modules in grouped.values()]
    return placed(made)


def make_unit(modules: list[Module], texts: dict[str, tuple[str, list[str]]], project: Project) -> Unit:
    """The modules of a package put together."""
    parts = [Part(module.name, module.source.data, texts[module.name][0]) for module in modules]
    made = [text for module in modules for text in texts[module.name][1]]
    name, needed = unit_name(modules[0].unit), units_needed(modules, project)
    return Unit(name, parts, main(modules, project, made), overlay(modules, project), needed, words(modules))


def placed(units: list[Unit]) -> list[Unit]:
    """Every unit after those it needs; units that need each other are refused."""
    done: list[Unit] = []
    while len(done) < len(units):
        known = {unit.name for unit in done}
        ready = [unit for unit in units if unit.name not in known and known.issuperset(unit.needs)]
        if not ready:
            names = ", ".join(sorted(unit.name for unit in units if unit.name not in known))
            raise Refused(f"compiled units need each other: {names}")
        done += ready
    return done
