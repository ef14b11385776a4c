"""Where things are in this checkout."""

from __future__ import annotations

import subprocess
from pathlib import Path

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
