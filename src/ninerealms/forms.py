"""Which form of the rules runs: the Python as it is, or the same source compiled.

A build lies in build/<form>/<Python>/ beside src/, or in _built/ inside an installed package. It is used only while
every file it was made from is still the same, all of it or nothing: forms are never mixed. Of a game's content only the
structure counts: its numbers are read at load.

A build is a few units, each an extension module that holds the compiled modules of a package. Under the name of every
source module an import finds a door to its unit: the same names, under the names they have in the source.

`NINEREALMS_FORM=pure|compiled|sanitized` demands a form (`NINEREALMS_PURE=1` is short for pure); a demanded
form that is missing or out of date is an ImportError. Without a demand a fitting compiled build is used, and
otherwise the pure form; `note()` says why.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tomllib
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
FORMS = ("pure", "compiled", "sanitized")
NAMING = ("id", "number")  # what an entry of the content is called
THIS_PYTHON = EXTENSION_SUFFIXES[0].split(".")[
    1
]  # cpython-311-x86_64-linux-gnu: builds of different Pythons never meet


class Unfit(Exception):
    """A build that cannot be used; the sentence says why."""


class UnitLoader(ExtensionFileLoader):
    """Loads a unit and gives its functions the names they have in the source."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        doors = vars(module)["doors"] = json.loads(module.nr_doors)
        for owner, door in doors.items():
            for name, where in door["names"].items():
                if isinstance(where, list):
                    made = getattr(module, where[0])
                    if type(made).__name__ == "cython_function_or_method":
                        made.__module__, made.__name__, made.__qualname__ = owner, name, name

    def get_source(self, fullname: str) -> None:
        """There is no one source; so whoever prints an error looks for the file it names."""
        raise ImportError(f"{fullname} was made from several sources", name=fullname)


class DoorLoader(ExtensionFileLoader):
    """Makes a module that shows what a unit holds of one source module."""

    def __init__(self, name: str, path: str, unit: str) -> None:
        super().__init__(name, path)
        self.unit = unit

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return ModuleType(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Numbers are written in the door, imports are made, the rest is in the unit."""
        unit = import_module(self.unit)
        if not hasattr(unit, "doors"):
            sentence = f"{self.unit} is still being loaded: what a compiled module imports must not import it"
            raise ImportError(sentence, name=module.__name__)
        door = unit.doors[module.__name__]
        module.__doc__ = door["doc"]
        for name, where in door["names"].items():
            if isinstance(where, list):
                value = getattr(unit, where[0])
            elif isinstance(where, str):
                owner, _, attribute = where.partition(":")
                value = import_module(owner) if not attribute else getattr(import_module(owner), attribute)
            else:
                value = where
            setattr(module, name, value)


class Finder:
    """Finds the units of one build and the doors to them, and nothing else."""

    def __init__(self, folder: Path, suffix: str, units: Mapping[str, Sequence[str]]) -> None:
        self.folder = folder
        self.suffix = suffix
        self.units = units
        self.doors: dict[str, str] = {module: unit for unit, modules in units.items() for module in modules}

    def place(self, unit: str) -> Path:
        """Where the extension module of a unit lies."""
        return self.folder / (unit.replace(".", "/") + self.suffix)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What the import system asks of a finder."""
        unit = fullname if fullname in self.units else self.doors.get(fullname)
        if unit is None:
            return None
        file = str(self.place(unit))
        loader = UnitLoader(unit, file) if unit == fullname else DoorLoader(fullname, file, unit)
        return spec_from_file_location(fullname, file, loader=loader)


class Chosen:
    """The form in use, decided once per process."""

    form = "pure"
    note = ""


def form() -> str:
    """The form in use: pure, compiled or sanitized."""
    return Chosen.form


def note() -> str:
    """Why no compiled build is in use, where none was forbidden; else an empty sentence."""
    return Chosen.note


def why() -> str:
    """Why the form in use is the pure one, whether it was asked for or not; an empty sentence for any other."""
    if Chosen.form != "pure":
        return ""
    name = "NINEREALMS_PURE" if os.environ.get("NINEREALMS_FORM", "") != "pure" else "NINEREALMS_FORM"
    return Chosen.note or f"{name} asks for it."


def demanded() -> str | None:
    """The form asked for by the environment, if any."""
    if os.environ.get("NINEREALMS_PURE", "") not in {"", "0"}:
        return "pure"
    wanted = os.environ.get("NINEREALMS_FORM", "")
    if wanted and wanted not in FORMS:
        raise ImportError(f"NINEREALMS_FORM is {wanted!r}; the forms are {', '.join(FORMS)}.")
    return wanted or None


def builds(wanted: str) -> list[Path]:
    """Where a build of a form may lie, the likeliest first."""
    beside = [PACKAGE.parent.parent / "build" / wanted / THIS_PYTHON] if PACKAGE.parent.name == "src" else []
    return [folder for folder in (*beside, PACKAGE / "_built") if (folder / "manifest.json").is_file()]


def digest(file: Path) -> str:
    """The hash of a file, empty if there is none."""
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def structure_of(file: Path) -> str:
    """The hash of what a build knows of a file of content: names and lengths, no numbers and no words."""
    try:
        facts = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    return hashlib.sha256(json.dumps(outline(facts)).encode()).hexdigest()


def outline(value: object) -> object:
    if isinstance(value, dict):
        return {name: inner if name in NAMING else outline(inner) for name, inner in sorted(value.items())}
    return [outline(inner) for inner in value] if isinstance(value, list) else type(value).__name__


def examine(folder: Path, wanted: str) -> Finder:
    """A finder for a build that fits the sources exactly; else Unfit."""
    try:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        modules, beside, suffix = manifest["modules"], manifest["beside"], manifest["suffix"]
        made, units, content = manifest["form"], manifest["units"], manifest["content"]
    except (OSError, ValueError, KeyError, TypeError):
        raise Unfit(f"The manifest of the {wanted} build cannot be read.") from None
    if made != wanted:
        raise Unfit(f"There is no {wanted} build, only a {made} one.")
    if suffix not in EXTENSION_SUFFIXES:
        raise Unfit(f"The {wanted} build is for another Python.")
    expected = {name.replace(".", "/") + ".py": known for name, known in modules.items()} | beside
    for file, known in sorted(expected.items()):
        if digest(PACKAGE.parent / file) != known:
            raise Unfit(f"The {wanted} build is out of date: {file} has changed since.")
    for file, (whole, structure) in sorted(content.items()):
        if digest(PACKAGE.parent / file) != whole and structure_of(PACKAGE.parent / file) != structure:
            raise Unfit(f"The {wanted} build is out of date: {file} has other entries since.")
    finder = Finder(folder, suffix, units)
    for name in sorted(units):
        if not finder.place(name).is_file():
            raise Unfit(f"The {wanted} build is not whole: {name} is missing.")
    return finder


def choose() -> None:
    """Decide the form and let imports follow it; once, before any other module of the package."""
    asked = demanded()
    if asked == "pure":
        return
    wanted = asked or "compiled"
    reasons = []
    for folder in builds(wanted):
        try:
            sys.meta_path.insert(0, examine(folder, wanted))
        except Unfit as reason:
            reasons.append(str(reason))
        else:
            Chosen.form = wanted
            return
    Chosen.note = reasons[0] if reasons else f"There is no {wanted} build."
    if asked is not None:
        raise ImportError(f"{Chosen.note} Run `python tools/build.py {wanted}`, or leave NINEREALMS_FORM unset.")


choose()
