"""What docs/mutation/GAME.md explains stands in the code of today."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from mutants import Survivor, read_explained
from tests.house.tree import GAMES, ROOT, games, modules

pytestmark = pytest.mark.house


def functions_in(node: ast.AST, place: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by their places."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.ClassDef):
            yield from functions_in(part, f"{place}.{part.name}")
        elif isinstance(part, ast.FunctionDef):
            yield f"{place}.{part.name}", part


def lines_of(game: Path) -> dict[str, list[str]]:
    """The lines of every function of a game without their indentation, by its place; a package goes by its name."""
    found: dict[str, list[str]] = {}
    for path in modules(game):
        text = path.read_text(encoding="utf-8")
        module = path.parent.name if path.stem == "__init__" else path.stem
        for place, function in functions_in(ast.parse(text), module):
            lines = text.splitlines()[function.lineno - 1 : function.end_lineno]
            found.setdefault(place, []).extend(line.strip() for line in lines)
    return found


def outdated(explained: set[Survivor], lines: dict[str, list[str]]) -> list[str]:
    """What is explained though its function or its line is not there."""
    return sorted(
        f"{each.place}: {each.before}" if each.place in lines else f"{each.place} is not there"
        for each in explained
        if each.before not in lines.get(each.place, [])
    )


@pytest.mark.parametrize("game", [game for game in games() if (ROOT / "docs" / "mutation" / f"{game}.md").is_file()])
def test_what_is_explained_stands_in_the_code(game: str) -> None:
    """If a page explains a change of a line, then the function is there, and the line is one of it."""
    explained = read_explained((ROOT / "docs" / "mutation" / f"{game}.md").read_text(encoding="utf-8"))
    assert explained
    assert outdated(explained, lines_of(GAMES / game)) == []


def test_what_is_outdated_is_seen(tmp_path: Path) -> None:
    """If a function is gone or has another line now, then it is named; a method goes by its class, too."""
    (tmp_path / "__init__.py").write_text("def begin():\n    return 1\n", encoding="utf-8")
    (tmp_path / "turn.py").write_text(
        "class Turn:\n    def end(self):\n        return 2  # AAA-001\n", encoding="utf-8"
    )
    page = (
        f"- `{tmp_path.name}.begin`: `return 1` → `return 2`: equal.\n"
        "- `turn.Turn.end`: `return 2` → `return 3`: equal.\n"
        "- `turn.Turn.end`: `return 2  # AAA-001` → `return 3  # AAA-001`: equal.\n"
        "- `turn.end`: `a` → `b`: equal.\n"
    )
    assert outdated(read_explained(page), lines_of(tmp_path)) == ["turn.Turn.end: return 2", "turn.end is not there"]
