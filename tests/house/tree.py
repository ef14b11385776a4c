"""Where things are in this checkout, and who imports whom."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ninerealms"
GAMES = PACKAGE / "games"
TESTS = ROOT / "tests"
MADE = {".git", ".venv", "build", "dist", "mutants", "__pycache__", ".mypy_cache", ".ruff_cache", ".hypothesis"}


def name_of(path: Path) -> str:
    """A path as a reader writes it."""
    return path.relative_to(ROOT).as_posix()


def modules(*folders: Path) -> list[Path]:
    """The Python modules under some folders."""
    return sorted(path for folder in folders for path in folder.rglob("*.py") if not MADE & set(path.parts))


def games() -> list[str]:
    """The games, found by their folders."""
    if not GAMES.is_dir():
        return []
    return sorted(folder.name for folder in GAMES.iterdir() if folder.is_dir() and folder.name not in MADE)


def kept_files() -> list[Path]:
    """The files of the repository, and those about to be added; all files that were not made here if git is away."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
        paths = [ROOT / name for name in listed if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in ROOT.rglob("*") if not MADE & set(path.relative_to(ROOT).parts)]
    return sorted(path for path in paths if path.is_file())


# --- imports -----------------------------------------------------------------------------------------


class Arrow(NamedTuple):
    """An import: who, whom, and on which line."""

    source: str
    target: str
    line: int


def module_name(relative: str) -> str:
    """`kernel/state.py` is `ninerealms.kernel.state`, `kernel/__init__.py` is `ninerealms.kernel`."""
    parts = ["ninerealms", *relative.removesuffix(".py").split("/")]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def each_arrow(relative: str, text: str, known: set[str]) -> Iterator[Arrow]:
    """Every import of a module, wherever it stands; names that are modules are followed to the module."""
    source = module_name(relative)
    package = source if relative.endswith("__init__.py") else source.rpartition(".")[0]
    for node in ast.walk(ast.parse(text, relative)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Arrow(source, alias.name, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join([*package.split(".")[: len(package.split(".")) - node.level + 1], *base.split(".")])
                base = base.rstrip(".")
            for alias in node.names:
                deeper = f"{base}.{alias.name}"
                yield Arrow(source, deeper if deeper in known else base, node.lineno)


def game_of(module: str) -> str:
    """The game a module belongs to, empty for the registry and everything outside games."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""
