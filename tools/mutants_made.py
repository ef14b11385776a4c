"""The changes `tools/mutants.py` tries: made by mutmut, shown as lines, and how one is switched on.

mutmut writes every change of a function as a copy of it. Here a copy is not called in the function's place: its code is
put into the function itself, wherever that is known by then. So what is not changed runs as fast as ever.
"""

from __future__ import annotations

import ast
import importlib
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from hashlib import sha256
from importlib.metadata import version
from multiprocessing import Pool
from pathlib import Path
from textwrap import dedent
from types import FunctionType, ModuleType

from mutmut.mutation.file_mutation import mutate_file_contents

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "mutants" / "made"
# What mutmut adds to choose a copy while a program runs.
SWITCHES = re.compile(r"^( *@_mutmut_mutated\(|mutants_x|from mutmut\.)")
# Complaints about how mutmut spells a change (`… and False`); whoever breaks a rule by hand would spell it otherwise.
SPELLING = ("unreachable", "redundant-expr", "truthy-bool", "comparison-overlap", "possibly-undefined", "unused-ignore")
COPY = re.compile(r"x_?(?:ǁ(?P<owner>\w+?)ǁ)?(?P<name>.+)__mutmut_(?P<number>\d+|orig)$")
NUMBERS = re.compile(r"\d+|orig")
COPY_NAME = re.compile(r"x\w+__mutmut_\w+")


@dataclass(frozen=True)
class Change:
    """One change: where it is made, the lines it replaces, and the lines that a test has to reach to notice it."""

    module: str
    owner: str
    name: str
    number: int
    before: str
    after: str
    first: int
    last: int

    @property
    def place(self) -> str:
        """The function, as a page names it."""
        return f"{self.module}.{f'{self.owner}.' if self.owner else ''}{self.name}"

    @property
    def key(self) -> str:
        """What tells it from all others, as long as its function stays as it is."""
        return f"{self.place} {self.number}: {self.before} → {self.after}"


class Made:
    """All changes of one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        file = ROOT / path
        self.module = file.parent.name if file.stem == "__init__" else file.stem
        source = file.read_text(encoding="utf-8")
        text = mutate_file_contents(path, source).code
        self.lines = [line for line in text.splitlines() if not SWITCHES.match(line)]
        self.copies: dict[tuple[str, str, str], tuple[int, int]] = {}
        for owner, node in functions_in(ast.parse("\n".join(self.lines))):
            found = COPY.match(node.name)
            if found:
                self.copies[owner, found["name"], found["number"]] = node.lineno, node.end_lineno or node.lineno
        origins = {(owner, node.name): node for owner, node in functions_in(ast.parse(source))}
        self.changes = [
            self.compare(owner, name, number, origins[owner, name])
            for owner, name, number in self.copies
            if number != "orig"
        ]

    def compare(self, owner: str, name: str, number: str, origin: ast.FunctionDef) -> Change:
        """A copy's change: how it differs from the original."""
        old, new = self.text(owner, name, "orig"), self.text(owner, name, number)
        old[0], new[0] = (COPY_NAME.sub(name, line, count=1) for line in (old[0], new[0]))
        parts = [part for part in SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if part[0] != "equal"]
        before = " ".join(line.strip() for part in parts for line in old[part[1] : part[2]])
        after = " ".join(line.strip() for part in parts for line in new[part[3] : part[4]])
        lines = [origin.lineno + min(part[1] for part in parts), origin.lineno + max(part[2] for part in parts) - 1]
        return Change(self.module, owner, name, int(number), before, after, *header_around(origin, *lines))

    def text(self, owner: str, name: str, number: str) -> list[str]:
        """The lines of a copy."""
        first, last = self.copies[owner, name, number]
        return self.lines[first - 1 : last]

    def refused(self, errors: list[tuple[int, str]]) -> set[tuple[str, str, int]]:
        """The changes whose types are wrong where those of the unchanged copy are not: a copy has a name of its own."""
        said = {
            copy: {NUMBERS.sub("", words) for line, words in errors if first <= line <= last}
            for copy, (first, last) in self.copies.items()
        }
        return {
            (owner, name, int(number))
            for (owner, name, number), words in said.items()
            if number != "orig" and words - said[owner, name, "orig"]
        }

    def switch_on(self, change: Change) -> None:
        """Let the function do what its changed copy does, in this process."""
        name = self.path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        module = importlib.import_module(name)
        text = dedent("\n".join(self.text(change.owner, change.name, str(change.number))))
        node = ast.parse(text).body[0]
        assert isinstance(node, ast.FunctionDef)
        new = built(module, change.owner, node)
        old = function_of(module, change.owner, change.name)
        old.__code__, old.__defaults__, old.__kwdefaults__ = new.__code__, new.__defaults__, new.__kwdefaults__


def made_once(path: str) -> Made:
    """The changes of a file; kept for the next run as long as file, mutmut and this module stay as they are."""
    parts = [(ROOT / path).read_bytes(), Path(__file__).read_bytes(), version("mutmut").encode()]
    kept = KEPT / f"{Path(path).stem}-{sha256(b'|'.join(parts)).hexdigest()[:16]}"
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(pickle.dumps(Made(path)))
    made = pickle.loads(kept.read_bytes())  # noqa: S301  # our own file
    assert isinstance(made, Made)
    return made


def make(paths: list[str]) -> list[Made]:
    """The changes of files; made by another process, as this one is copied for each change."""
    with Pool(1) as maker:
        return maker.map(made_once, paths, chunksize=1)


def functions_in(node: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, each with its class."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            yield "", part
        elif isinstance(part, ast.ClassDef):
            yield from ((part.name, inner) for inner in part.body if isinstance(inner, ast.FunctionDef))


def header_around(function: ast.FunctionDef, first: int, last: int) -> tuple[int, int]:
    """The lines of the innermost statement around some lines, without what is nested in it, or all of the function."""
    best = (function.lineno, function.end_lineno or function.lineno)
    for node in ast.walk(function):
        if node is function or not isinstance(node, ast.stmt):
            continue
        body = [inner.lineno for inner in ast.iter_child_nodes(node) if isinstance(inner, ast.stmt)]
        cases = [case.pattern.lineno for case in node.cases] if isinstance(node, ast.Match) else []
        end = min([*body, *cases], default=(node.end_lineno or node.lineno) + 1) - 1
        span = (node.lineno, max(node.lineno, end))
        if span[0] <= first and last <= span[1] and span[1] - span[0] <= best[1] - best[0]:
            best = span
    return best


def function_of(module: ModuleType, owner: str, name: str) -> FunctionType:
    """A function of a module, or a method of one of its classes."""
    found = vars(vars(module)[owner] if owner else module)[name]
    found = getattr(found, "__func__", found)
    if not isinstance(found, FunctionType):
        raise TypeError(f"{module.__name__}.{owner}.{name} is no function in pure Python")
    return found


def built(module: ModuleType, owner: str, node: ast.FunctionDef) -> FunctionType:
    """A changed copy as a function that knows what its module knows."""
    body: ast.stmt = node
    if owner:
        body = ast.ClassDef(name=owner, bases=[], keywords=[], body=[node], decorator_list=[])
    names = dict(vars(module))
    exec(compile(ast.fix_missing_locations(ast.Module([body], [])), module.__file__ or "", "exec"), names)  # noqa: S102  # our own rule, changed
    found = vars(names[owner])[node.name] if owner else names[node.name]
    return getattr(found, "__func__", found)  # type: ignore[no-any-return]  # a class method's function


def types_refuse(files: list[Made], folder: Path) -> set[str]:
    """The changes that mypy refuses, as keys: all copies are checked at once, each in its module's place."""
    folder.mkdir(parents=True, exist_ok=True)
    shadows: list[str] = []
    for at, made in enumerate(files):
        shadow = folder / f"{at}_{made.module}.py"
        shadow.write_text("\n".join(made.lines) + "\n", encoding="utf-8")
        shadows += ["--shadow-file", made.path, str(shadow)]
    command = [sys.executable, "-m", "mypy", "--output", "json", "--cache-dir", str(folder / "types"), *shadows]
    done = subprocess.run(
        [*command, *(made.path for made in files)], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    if done.stderr or done.returncode > 1:
        raise RuntimeError(f"mypy did not check the changes:\n{done.stderr}{done.stdout[-2000:]}")
    errors: dict[str, list[tuple[int, str]]] = {}
    for line in done.stdout.splitlines():
        said = json.loads(line)
        if said["severity"] == "error" and said["code"] not in SPELLING:
            errors.setdefault(said["file"], []).append((said["line"], said["message"]))
    refused: set[str] = set()
    for made in files:
        wrong = made.refused(errors.get(made.path, []))
        refused |= {one.key for one in made.changes if (one.owner, one.name, one.number) in wrong}
    return refused
