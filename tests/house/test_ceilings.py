"""No room larger than can be read in one sitting."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.house.tree import PACKAGE, ROOT, TESTS, modules, name_of

MODULE_LINES = 399  # fewer than 400
FUNCTION_LINES = 50
PUBLIC_METHODS = 15

# "path" for a module, "path:name" for a function or class; each with its reason. Break one only with an ADR.
EXCEPTIONS: dict[str, str] = {
    "src/ninerealms/kernel/game.py:Game": "the contract: one method for each thing a door may ask of a game",
    **{
        f"src/ninerealms/games/{place}": "a vocabulary: one method for each thing on the table, each chance, each look"
        for place in (
            *("diceforge/scenario/report.py:Report", "diceforge/scenario/scenario.py:Forge"),
            *("yggdrasil/scenario/report.py:Report", "yggdrasil/scenario/scenario.py:Table"),
            *("andor/scenario/report.py:Report", "andor/scenario/scenario.py:Table"),
        )
    },
    "src/ninerealms/kernel/state.py:State": "a plain game runs on the compiled kernel only through methods",
}


def too_long(place: str, text: str) -> list[tuple[str, str]]:
    """Whether a module has too many lines: where, and how many."""
    lines = len(text.splitlines())
    return [(place, f"{lines} lines, {MODULE_LINES} allowed")] if lines > MODULE_LINES else []


def each_excess(place: str, text: str) -> Iterator[tuple[str, str]]:
    """What is too large in a module: where, and how large."""
    yield from too_long(place, text)
    for node in ast.walk(ast.parse(text, place)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield f"{place}:{node.name}", f"{lines} lines, {FUNCTION_LINES} allowed"
        elif isinstance(node, ast.ClassDef):
            methods = {m.name for m in node.body if isinstance(m, ast.FunctionDef | ast.AsyncFunctionDef)}
            public = [name for name in methods if not name.startswith("_")]
            if len(public) > PUBLIC_METHODS:
                yield f"{place}:{node.name}", f"{len(public)} public methods, {PUBLIC_METHODS} allowed"


def test_nothing_is_larger_than_a_sitting() -> None:
    """If a module, function or class is above its ceiling, then it is listed with a reason, and no other is.

    A test may be long, its module may not.
    """
    found = {
        where: size
        for look, folders in ((each_excess, (PACKAGE, ROOT / "tools")), (too_long, (TESTS, ROOT / "bench")))
        for path in modules(*folders)
        for where, size in look(name_of(path), path.read_text(encoding="utf-8"))
    }
    unexcused = {where: size for where, size in found.items() if where not in EXCEPTIONS}
    assert unexcused == {}
    outgrown = [where for where in EXCEPTIONS if (ROOT / where.split(":")[0]).is_file() and where not in found]
    assert outgrown == [], "these need no exception any more"


def test_what_is_too_large_is_seen() -> None:
    """If something is one above its ceiling, then it is named; at the ceiling it is not."""
    body = "    pass\n" * 49
    crowd = "".join(f"    def m{n}(self) -> None: ...\n" for n in range(15))
    assert (
        list(each_excess("a.py", f"def fits() -> None:\n{body}class Fits:\n{crowd}    def _n(self) -> None: ...\n"))
        == []
    )
    assert list(
        each_excess("a.py", f"def f() -> None:\n{body}    pass\nclass C:\n{crowd}    def n(self) -> None: ...\n")
    ) == [
        ("a.py:f", "51 lines, 50 allowed"),
        ("a.py:C", "16 public methods, 15 allowed"),
    ]
    assert list(each_excess("a.py", "\n" * 400)) == [("a.py", "400 lines, 399 allowed")]
    assert too_long("a.py", "\n" * 399) == []


def test_every_folder_of_tests_is_a_package() -> None:
    """If a folder holds tests, then it has an __init__.py, so that equal names in two folders do not clash."""
    folders = {path.parent for path in modules(TESTS)}
    assert sorted(name_of(folder) for folder in folders if not (folder / "__init__.py").is_file()) == []
