"""Make the source archive, from it the wheel with several Pythons, and try each where no checkout is.

`python tools/wheels.py [PYTHON ...]`: without words every Python from 3.11 to 3.13 that is found here. Archive and
wheels are put into dist/; a Python that is not here is named, and it is an error only if it was asked for.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
USUAL = ("3.11", "3.12", "3.13")
MAKERS = ("hatchling>=1.26", "cython>=3.1,<4", "fluent.runtime>=0.4,<0.5", "msgspec>=0.18")
OURS = ("NINEREALMS_", "PYTHON", "LD_")
PLAY = """
import pathlib, sys
import ninerealms as nr
played = [nr.read_replay(pathlib.Path(file).read_text(encoding="utf-8")) for file in sys.argv[1:]]
print(nr.form(), nr.__version__, len(played), pathlib.Path(nr.__file__).parent, sep="\\n")
"""


class Failed(Exception):
    """A step that failed, with what was said."""


class Tried(NamedTuple):
    """What an installed wheel answered."""

    form: str
    version: str
    played: int
    place: Path


def run(command: list[str], where: Path, **around: str) -> str:
    """What a command says; Failed with all of it where it fails. Nothing of our own environment reaches it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    done = subprocess.run(
        command,
        cwd=where,
        env={**kept, **around},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(f"{' '.join(command[:4])} ...\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout


def make(python: str, kind: str, target: Path, source: Path = ROOT) -> Path:
    """A wheel made by a Python that has hatchling and what compiles; `kind` as in tools/wheel.py."""
    run([python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)], source, NINEREALMS_WHEEL=kind)
    return max(target.glob("*.whl"), key=lambda file: file.stat().st_mtime_ns)


def archive(target: Path) -> Path:
    """The source archive of this checkout."""
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(target)], ROOT)
    return max(target.glob("*.tar.gz"), key=lambda file: file.stat().st_mtime_ns)


def unpacked(file: Path, folder: Path) -> Path:
    """What a source archive holds, where no checkout is."""
    with tarfile.open(file) as packed:
        packed.extractall(folder, filter="data")
    return folder / file.name.removesuffix(".tar.gz")


def environment(python: str, folder: Path, pip: list[str], *packages: str) -> str:
    """A fresh environment of a Python with packages in it; its interpreter."""
    run([python, "-m", "venv", "--without-pip", str(folder)], folder.parent)
    inside = str(folder / "bin" / "python")
    run([*pip, "--disable-pip-version-check", "-qq", "--python", inside, "install", *packages], folder.parent)
    return inside


def try_out(python: str, wheel: Path, games: list[Path], folder: Path) -> Tried:
    """Install a wheel with what it needs in a fresh environment, and play games there."""
    inside = environment(python, folder, [sys.executable, "-m", "pip"], str(wheel))
    form, version, played, place = run([inside, "-I", "-c", PLAY, *map(str, games)], folder).splitlines()
    return Tried(form, version, int(played), Path(place))


def golden_games() -> list[Path]:
    return sorted(file for file in GOLDEN.glob("*/*.replay") if file.parent.name != "format1")


def located(version: str) -> str | None:
    """A Python of a version: on the path, or where pyenv keeps it; one that answers."""
    homes = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"), reverse=True)
    for found in (shutil.which(f"python{version}"), *map(str, homes)):
        if found is not None and subprocess.run([found, "-V"], capture_output=True, check=False).returncode == 0:
            return found
    return None


def one(python: str, source: Path, folder: Path) -> str:
    """Make and try the wheel of one Python; a line that says how it went."""
    maker = environment(python, folder / "maker", [sys.executable, "-m", "pip"], *MAKERS)
    wheel = make(maker, "compiled", ROOT / "dist", source)
    tried = try_out(python, wheel, golden_games(), folder / "fresh")
    if tried.form != "compiled":
        raise Failed(f"{wheel.name} runs {tried.form}.")
    return f"{wheel.name}: {tried.played} golden games, compiled."


def main(words: list[str]) -> int:
    found = {version: located(version) for version in words or USUAL}
    for version, python in found.items():
        if python is None:
            print(f"There is no Python {version} here.", file=sys.stderr)
    if words and None in found.values():
        return 2
    try:
        with tempfile.TemporaryDirectory() as around:
            file = archive(ROOT / "dist")
            print(f"{file.name}: the wheels are made from it.", flush=True)
            source = unpacked(file, Path(around))
            for version, python in found.items():
                if python is not None:
                    print(f"Python {version}: making and trying the wheel.", flush=True)
                    with tempfile.TemporaryDirectory() as folder:
                        print(one(python, source, Path(folder)), flush=True)
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
