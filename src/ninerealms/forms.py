"""Which form of the rules runs: the Python as it is, or the same source compiled.

A build lies in build/<form>/ beside src/, or in _built/ inside an installed package. It is used only while
every file it was made from is still the same, all of it or nothing: forms are never mixed.

`NINEREALMS_FORM=pure|compiled|sanitized` demands a form (`NINEREALMS_PURE=1` is short for pure); a demanded
form that is missing or out of date is an ImportError. Without a demand a fitting compiled build is used, and
otherwise the pure form; `note()` says why.
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
FORMS = ("pure", "compiled", "sanitized")


class Finder:
    """Finds the compiled modules of one build, and nothing else."""

    def __init__(self, folder: Path, suffix: str, names: frozenset[str]) -> None:
        self.folder = folder
        self.suffix = suffix
        self.names = names

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.names:
            return None
        file = str(self.folder / (fullname.replace(".", "/") + self.suffix))
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


class Choice:
    """The form in use, decided once per process."""

    form = "pure"
    note = ""


def form() -> str:
    """The form in use: pure, compiled or sanitized."""
    return Choice.form


def note() -> str:
    """Why the pure form is in use, or an empty sentence."""
    return Choice.note


def demanded() -> str | None:
    """The form asked for by the environment, if any."""
    if os.environ.get("NINEREALMS_PURE", "") not in {"", "0"}:
        return "pure"
    wanted = os.environ.get("NINEREALMS_FORM", "")
    if wanted and wanted not in FORMS:
        raise ImportError(f"NINEREALMS_FORM is {wanted!r}; the forms are {', '.join(FORMS)}.")
    return wanted or None


def folders(wanted: str) -> list[Path]:
    """Where a build of a form may lie."""
    found = [PACKAGE.parent.parent / "build" / wanted] if PACKAGE.parent.name == "src" else []
    return [*found, PACKAGE / "_built"]


def fault(folder: Path, wanted: str) -> tuple[str, dict[str, str], str]:
    """What keeps a build from being used, or an empty sentence with its modules and their suffix."""
    try:
        manifest = json.loads((folder / "manifest.json").read_text())
        modules, beside, suffix = manifest["modules"], manifest["beside"], manifest["suffix"]
        if manifest["form"] != wanted:
            return f"There is no {wanted} build.", {}, ""
    except (OSError, ValueError, KeyError):
        return f"There is no {wanted} build.", {}, ""
    if suffix not in importlib.machinery.EXTENSION_SUFFIXES:
        return f"The {wanted} build is for another Python.", {}, ""
    expected = {name.replace(".", "/") + ".py": digest for name, digest in modules.items()} | beside
    for file, digest in sorted(expected.items()):
        if digest_of(PACKAGE.parent / file) != digest:
            return f"The {wanted} build is out of date: {file} has changed since.", {}, ""
    for name in modules:
        if not (folder / (name.replace(".", "/") + suffix)).is_file():
            return f"The {wanted} build is not whole: {name} is missing.", {}, ""
    return "", modules, suffix


def digest_of(file: Path) -> str:
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return ""


def choose() -> None:
    """Decide the form and let imports follow it; once, before any other module of the package."""
    wanted = demanded()
    if wanted == "pure":
        return
    sentence = ""
    for folder in folders(wanted or "compiled"):
        found, modules, suffix = fault(folder, wanted or "compiled")
        if not found:
            sys.meta_path.insert(0, Finder(folder, suffix, frozenset(modules)))
            Choice.form = wanted or "compiled"
            return
        sentence = sentence or found
    if wanted is not None:
        raise ImportError(f"{sentence} Run `python tools/build.py {wanted}`, or leave NINEREALMS_FORM unset.")
    Choice.note = sentence


choose()
