"""Build the compiled forms: `python tools/build.py compiled|sanitized`.

The modules named in `[tool.ninerealms.compile]` of pyproject.toml are derived (tools/derive) and compiled into
build/<form>/<Python>/, those of a package as one unit, two units at a time; only what changed is compiled again. The
manifest is written last and removed first, so a half-made build is never used. Exit codes: 0 built, 1 refused or
failed, 3 no C compiler or no Python.h.
"""

from __future__ import annotations

import argparse
import ast
import fcntl
import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from derive.project import Unit, derive
from derive.source import Refused
from derive.support import SUPPORT, support

FLAGS = {
    "compiled": ["-O3", "-g0", "-DNDEBUG", "-ffp-contract=off", "--param", "inline-unit-growth=400"],
    "sanitized": [
        *("-O0", "-g1", "-ffp-contract=off"),
        *("-fsanitize=address,undefined", "-fno-wrapv", "-fno-omit-frame-pointer"),
        "-fno-sanitize=null,alignment,object-size",  # the first ends the process anyhow; a quarter of the time
    ],
}
DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": "False",
    "infer_types": "True",
    "nonecheck": "True",
    "cdivision": "False",
    "boundscheck": "True",  # of Python lists; C arrays are never checked, so it costs nothing there
    "wraparound": "True",  # likewise
    "warn.maybe_uninitialized": "True",  # C would read whatever is there
}
# Cython keeps the places of errors by line; with several sources in one unit, the file counts too.
KEPT_BY_LINE = "c_line ? -c_line : py_line"
PLACE = """static int nr_place(const char *file, int line) {
  int i = 0, files = (int) (sizeof(__pyx_f) / sizeof(__pyx_f[0]));
  while (i < files && __pyx_f[i] != file) i++;
  return line * (files + 1) + i;
}
"""
# What is small, called in one place, or asked again and again is not to cost a call, however large a unit becomes.
INLINE = re.compile(r"^static CYTHON_INLINE (?=.*__pyx_f_\w+_nr_(?:in|near|switch)_)", re.MULTILINE)
# What Python calls does little but hand over, and is most of what takes long to compile: it is made small. Not so what
# reads a field of a state, which views do all the time, nor the kernel, which is stepped from Python.
HANDS_OVER = re.compile(r"^static PyObject \*(?=__pyx_p[wf]_(?!\w*___get__))", re.MULTILINE)
STEPPED = ("kernel", "rl")
NAMING = ("id", "number")  # what an entry of the content is called
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
PYTHON = SUFFIX.split(".")[1]  # as in `ninerealms.forms`: each Python has its own folder


class Failed(Exception):
    """A build that cannot go on; the text says why."""


@dataclass
class Plan:
    """Where things are and how they are compiled."""

    form: str
    root: Path
    compiler: list[str]
    cython: str

    @property
    def source(self) -> Path:
        return self.root / "src"

    @property
    def target(self) -> Path:
        return self.root / "build" / self.form / PYTHON

    @property
    def flags(self) -> list[str]:
        return [*FLAGS[self.form], *os.environ.get("CFLAGS", "").split()]

    @property
    def derived(self) -> Path:
        return self.target / "derived"

    def extension(self, name: str) -> Path:
        return self.target / (name.replace(".", "/") + SUFFIX)


def digest(data: bytes) -> str:
    """The hash the manifest keeps."""
    return hashlib.sha256(data).hexdigest()


# --- what to compile ----------------------------------------------------------------------------


def is_plain(parts: Iterable[str], plain: Iterable[str]) -> bool:
    """Whether a module, or a package it is in, stays Python; the names in pyproject.toml may be patterns."""
    return any(fnmatch(part, pattern) for part in parts for pattern in plain)


def chosen(root: Path) -> dict[str, list[str]]:
    """The modules to compile, by the package whose unit they belong to; what does not exist yet is passed over."""
    file = root / "pyproject.toml"
    table = tomllib.loads(file.read_text()).get("tool", {}).get("ninerealms", {}).get("compile")
    if table is None:
        raise Failed(f"{file} has no table [tool.ninerealms.compile].")
    source, plain = root / "src", ["__init__", *table.get("plain", [])]
    units: dict[str, list[str]] = {}
    for package, names in table.get("modules", {}).items():
        units[package] = [name for name in names if (source / f"{name.replace('.', '/')}.py").is_file()]
    for pattern in table.get("packages", []):
        for folder in sorted(source.glob(pattern.replace(".", "/"))):
            if (folder / "__init__.py").is_file():
                inside = [file.relative_to(folder).with_suffix("").parts for file in sorted(folder.rglob("*.py"))]
                package = ".".join(folder.relative_to(source).parts)
                units[package] = [".".join((package, *parts)) for parts in inside if not is_plain(parts, plain)]
    return {package: names for package, names in units.items() if names}


def located(source: Path, name: str) -> Path | None:
    """The file of one of our modules or packages."""
    stem = source / name.replace(".", "/")
    return next((file for file in (stem.with_suffix(".py"), stem / "__init__.py") if file.is_file()), None)


def imported(source: Path, file: Path) -> set[Path]:
    """Our own files that a file imports."""
    found: set[Path | None] = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {located(source, alias.name) for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            whole = located(source, node.module)
            found |= {located(source, f"{node.module}.{alias.name}") or whole for alias in node.names}
    return {file for file in found if file is not None}


def at_load(root: Path) -> list[str]:
    """Patterns of the modules whose numbers are read at every load and never folded, and of what stays."""
    table = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["ninerealms"]["compile"]
    return [str(pattern) for pattern in table.get("at_load", [])]


def outline(value: object) -> object:
    """The structure of a file of content, without its numbers and words; the same as in `ninerealms.forms`."""
    if isinstance(value, dict):
        return {name: inner if name in NAMING else outline(inner) for name, inner in sorted(value.items())}
    return [outline(inner) for inner in value] if isinstance(value, list) else type(value).__name__


def outlines(plan: Plan, opened: set[Path]) -> dict[str, list[str]]:
    """The files of content with two hashes each: of the whole, and of what a build cannot do without."""
    found = {}
    for file in sorted(opened):
        if file.suffix == ".toml":
            data = file.read_bytes()
            structure = json.dumps(outline(tomllib.loads(data.decode()))).encode()
            found[file.relative_to(plan.source).as_posix()] = [digest(data), digest(structure)]
    return found


def influences(plan: Plan, names: list[str]) -> dict[str, str]:
    """Python files beside the compiled sources whose change may change a folded number, with their hashes."""
    compiled = {located(plan.source, name) for name in names}
    found: set[Path] = set()
    waiting = [file for file in compiled if file is not None]
    while waiting:
        fresh = imported(plan.source, waiting.pop()) - found - compiled
        found |= fresh
        waiting += fresh
    return {file.relative_to(plan.source).as_posix(): digest(file.read_bytes()) for file in sorted(found)}


def derive_all(plan: Plan, chosen: dict[str, list[str]]) -> tuple[list[Unit], dict[str, object]]:
    """Derive every unit, watching which files of content the pure modules read; what lies beside them, by hash."""
    os.environ["NINEREALMS_FORM"] = "pure"
    os.environ.pop("NINEREALMS_CONTENT", None)
    os.environ.pop("NINEREALMS_SET", None)
    sys.path.insert(0, str(plan.source))
    sys.dont_write_bytecode = True
    opened: set[Path] = set()

    def watch(event: str, args: tuple[object, ...]) -> None:
        if event == "open" and isinstance(args[0], str | os.PathLike):
            file = Path(os.fsdecode(args[0]))
            if file.is_relative_to(plan.source):
                opened.add(file)

    sys.addaudithook(watch)
    try:
        units = derive(plan.source, chosen, checked=plan.form == "sanitized", at_load=at_load(plan.root))
    except Refused as refusal:
        raise Failed(f"This cannot be compiled faithfully:\n{refusal}") from None
    beside = influences(plan, [part.name for unit in units for part in unit.parts])
    return units, {"beside": beside, "content": outlines(plan, opened)}


# --- what changed -------------------------------------------------------------------------------


def key(plan: Plan, unit: Unit, units: dict[str, Unit]) -> str:
    """A hash of everything a compiled unit depends on."""
    seen: set[str] = set()
    waiting = [unit.name]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += units[name].needs
    parts = [unit.text, *(part.text for part in unit.parts), support(), PLACE, INLINE.pattern, HANDS_OVER.pattern]
    parts += [*STEPPED, plan.cython, SUFFIX, json.dumps(DIRECTIVES), *plan.compiler, *plan.flags]
    parts += [units[name].overlay for name in sorted(seen)]
    return digest("\0".join(parts).encode())


def write(file: Path, text: str) -> None:
    """Write a file unless it says that already."""
    if not file.is_file() or file.read_text() != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def write_derived(plan: Plan, units: list[Unit]) -> None:
    """The derived sources, where Cython looks for them."""
    write(plan.derived / f"{SUPPORT}.pxd", support())
    for unit in units:
        file = plan.derived / (unit.name.replace(".", "/") + ".pyx")
        write(file, unit.text)
        write(file.with_suffix(".pxd"), unit.overlay)
        for part in unit.parts:
            write(plan.derived / (part.name.replace(".", "/") + ".pxi"), part.text)
        for package in file.relative_to(plan.derived).parents:
            if package.name:
                write(plan.derived / package / "__init__.py", "")


# --- compiling ----------------------------------------------------------------------------------


def find_compiler() -> list[str] | None:
    """The C compiler as a command, if there is one."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    for candidate in (words, ["cc"], ["gcc"], ["clang"]):
        if shutil.which(candidate[0]):
            return candidate
    return None


def command(words: list[str], where: Path, name: str) -> None:
    """Run a compiler; what it says is shown only if it fails."""
    done = subprocess.run(words, cwd=where, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"{name} does not compile:\n{(done.stdout + done.stderr).strip()}")


def translate(plan: Plan, unit: Unit) -> None:
    """From derived sources to C that speaks of the source modules."""
    options = [word for name, value in DIRECTIVES.items() for word in ("-X", f"{name}={value}")]
    stem = unit.name.replace(".", "/")
    command([sys.executable, "-m", "cython", "-Werror", *options, "-I", ".", f"{stem}.pyx"], plan.derived, unit.name)
    file = plan.derived / f"{stem}.c"
    file.write_text(in_source_words(unit, file.read_text(encoding="utf-8")), encoding="utf-8")


def in_source_words(unit: Unit, text: str) -> str:
    """C whose tracebacks, types and complaints about arguments name modules, files and functions of the source."""
    full = re.compile(rf'"{re.escape(unit.name)}\.(?:"")?(\w+)')
    text = INLINE.sub("static inline __attribute__((always_inline)) ", text)
    if not {*STEPPED} & {*unit.name.split(".")}:
        text = HANDS_OVER.sub("static __attribute__((cold)) PyObject *", text)
    text = full.sub(lambda found: f'"{unit.words.get(found[1], f"{unit.name}.{found[1]}")}', text)
    short = re.compile(r'(RaiseArgtupleInvalid\(|kwds_len, |PyMethodDef \w+ = \{)"(\w+)"')
    text = short.sub(lambda found: f'{found[1]}"{unit.words.get(found[2], found[2]).rpartition(".")[2]}"', text)
    table = re.search(r"^static const char\* const __pyx_f\[\] = \{\n(?:  .+\n)*\};\n", text, re.MULTILINE)
    if table is None or KEPT_BY_LINE not in text:
        raise Failed(
            f"{unit.name}: this Cython keeps its places otherwise than known, so errors would name wrong ones."
        )
    files = table[0].replace('.pxi",\n', '.py",\n') + PLACE
    return text.replace(table[0], files).replace(KEPT_BY_LINE, "nr_place(filename, py_line)")


def compile_one(plan: Plan, unit: Unit, wanted: str) -> None:
    """From C to an extension module, replaced in one step."""
    stem = unit.name.replace(".", "/")
    made = plan.extension(unit.name)
    made.parent.mkdir(parents=True, exist_ok=True)
    fresh = made.with_suffix(".new")
    link = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
    flags = [*plan.flags, "-fPIC", "-w", f"-I{sysconfig.get_paths()['include']}"]
    command([*plan.compiler, *link, *flags, f"{stem}.c", "-o", str(fresh)], plan.derived, unit.name)
    fresh.replace(made)
    (plan.derived / f"{stem}.key").write_text(wanted)


def stale(plan: Plan, unit: Unit, wanted: str) -> bool:
    """Whether a unit has to be compiled."""
    file = plan.derived / (unit.name.replace(".", "/") + ".key")
    return not plan.extension(unit.name).is_file() or not file.is_file() or file.read_text() != wanted


def compile_all(plan: Plan, units: list[Unit], say: Callable[[str], None]) -> int:
    """Compile what changed, two at a time, those that take longest first; the number of units compiled."""
    by_name = {unit.name: unit for unit in units}
    keys = {unit.name: key(plan, unit, by_name) for unit in units}
    work = [unit for unit in units if stale(plan, unit, keys[unit.name])]
    work.sort(key=lambda unit: sum(len(part.text) for part in unit.parts), reverse=True)
    if not work:
        return 0
    (plan.target / "manifest.json").unlink(missing_ok=True)
    write_derived(plan, units)
    done = 0

    def make(unit: Unit) -> None:
        nonlocal done
        translate(plan, unit)
        compile_one(plan, unit, keys[unit.name])
        done += 1
        say(f"  {done}/{len(work)} {unit.name.rpartition('.')[0]}")

    with ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(make, unit) for unit in work]
        try:
            for job in jobs:
                job.result()
        except Failed:
            for job in jobs:
                job.cancel()
            raise
    return len(work)


def write_manifest(plan: Plan, units: list[Unit], beside: dict[str, object]) -> None:
    """What was built from what, by hash: the form is used only while all of it is still so."""
    modules = {part.name: digest(part.source) for unit in units for part in unit.parts}
    names = {unit.name: [part.name for part in unit.parts] for unit in units}
    manifest = {"form": plan.form, "suffix": SUFFIX, "units": names, "modules": modules, **beside}
    fresh = plan.target / "manifest.new"
    fresh.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n")
    fresh.replace(plan.target / "manifest.json")


def build(form: str, root: Path, say: Callable[[str], None]) -> None:
    """Build one form."""
    compiler = find_compiler()
    assert compiler is not None
    try:
        version = importlib.metadata.version("cython")
    except importlib.metadata.PackageNotFoundError:
        raise Failed("Cython is not installed: `pip install cython`, or run the pure form.") from None
    plan = Plan(form, root, compiler, version)
    plan.target.mkdir(parents=True, exist_ok=True)
    with (plan.target / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two builders of one form wait for each other
        units, beside = derive_all(plan, chosen(root))
        count = compile_all(plan, units, say)
        write_manifest(plan, units, beside)
    say(f"{form}: built {count} of {len(units)}.")


def main(words: list[str] | None = None) -> int:
    """Build what the command line asks for; the exit code."""
    parser = argparse.ArgumentParser(prog="tools/build.py", description="Build the compiled forms.")
    parser.add_argument("form", choices=sorted(FLAGS))
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help="the project")
    options = parser.parse_args(words)
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    lacking = "C compiler" if find_compiler() is None else "" if headers.is_file() else "Python.h"
    if lacking:
        print(f"There is no {lacking} here; the games run as pure Python.", file=sys.stderr)
        return 3
    try:
        build(options.form, options.root.resolve(), lambda line: print(line, flush=True))
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
