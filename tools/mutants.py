"""Change a game's rules one by one and list the changes that no test noticed: `python tools/mutants.py GAME [MODULE]`.

mutmut works on a fresh copy in build/mutants/GAME, in pure Python, with the tests of that game alone. Exit code 1 if a
change survived.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "ninerealms" / "games"
MUTMUT = Path(sys.executable).parent / "mutmut"
LEFT_OUT = ("draw*.py",)  # a drawing is judged by eyes; that it is well-formed and complete the contract tests
SURVIVED = ("survived", "no tests", "suspicious", "not checked")


def lay_out(game: str, module: str) -> Path:
    """A copy of sources and tests with settings for mutmut."""
    folder = ROOT / "build" / "mutants" / game
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("src", "tests", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    here = f"src/ninerealms/games/{game}"
    settings = {
        "source_paths": ["src"],
        "only_mutate": [f"{here}/{module}.py"],
        "do_not_mutate": [f"{here}/{name}" for name in LEFT_OUT],
        "also_copy": ["tools", "README.md"],
        "pytest_add_cli_args": ["-p", "no:xdist"],
        "pytest_add_cli_args_test_selection": [f"tests/games/{game}"],
    }
    lines = [f"{key} = {value!r}" for key, value in settings.items()]
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text("\n".join([text, "[tool.mutmut]", *lines, ""]), encoding="utf-8")
    return folder


def mutmut(folder: Path, *arguments: str, show: bool = False) -> tuple[int, str]:
    """Run mutmut; its exit code and what it said, unless that is shown at once."""
    pure = {**os.environ, "NINEREALMS_FORM": "pure", "NINEREALMS_PURE": "1"}
    done = subprocess.run(
        [MUTMUT, *arguments],
        cwd=folder,
        env=pure,
        stdin=subprocess.DEVNULL,
        stdout=None if show else subprocess.PIPE,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout or ""


def survivors(listing: str) -> list[tuple[str, str]]:
    """The names of the changes that no test noticed, and what became of them."""
    pairs = [line.strip().rpartition(": ") for line in listing.splitlines()]
    return [(name, fate) for name, _, fate in pairs if fate in SURVIVED]


def main(arguments: list[str]) -> int:
    """Run, then show every survivor as a difference; what no test even calls is only named."""
    game, module = [*arguments, "*", "*"][:2]
    if not arguments or not (GAMES / game / "rules.md").is_file():
        print(__doc__)
        return 2
    folder = lay_out(game, module)
    code, _ = mutmut(folder, "run", show=True)
    if code != 0:
        return code
    found = survivors(mutmut(folder, "results")[1])
    for name, fate in found:
        print(mutmut(folder, "show", name)[1] if fate == "survived" else f"# {name}: {fate}", flush=True)
    print(f"{len(found)} changes of {game} went unnoticed.")
    return int(bool(found))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
