"""The wheel carries the compiled form, and plays as the checkout does in an environment that has never seen it."""

from __future__ import annotations

import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import wheels
from build import PYTHON, Plan
from ninerealms import __version__, forms


def shortest() -> list[Path]:
    """The shortest golden game of each kind."""
    kinds = {file.parent for file in wheels.golden_games()}
    return [min(kind.glob("*.replay"), key=lambda file: file.stat().st_size) for kind in sorted(kinds)]


@pytest.mark.slow
def test_an_installed_wheel_plays_golden_games_compiled(tmp_path: Path) -> None:
    """If the wheel is installed in a fresh environment, then it plays the golden games there, compiled."""
    wheel = wheels.make(sys.executable, "compiled", tmp_path)
    assert wheel.name.split("-")[2:4] == [f"cp{sys.version_info[0]}{sys.version_info[1]}"] * 2
    games = shortest()
    tried = wheels.try_out(sys.executable, wheel, games, tmp_path / "fresh")
    assert (tried.form, tried.version, tried.played) == ("compiled", __version__, len(games))
    assert tried.place.is_relative_to(tmp_path / "fresh")
    told = wheels.run([str(tmp_path / "fresh" / "bin" / "python"), "-I", "-m", "ninerealms", "--version"], tmp_path)
    assert told == f"ninerealms {__version__} (compiled)\n"


@pytest.mark.slow
def test_a_pure_wheel_is_for_every_platform(tmp_path: Path) -> None:
    """If a pure wheel is wanted, then it is tagged for any platform and holds nothing compiled."""
    wheel = wheels.make(sys.executable, "pure", tmp_path)
    assert wheel.name == f"ninerealms-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
    assert "ninerealms/games/northgard/content.toml" in names
    assert not [name for name in names if name.endswith(".so") or "_built" in name]


@pytest.mark.slow
def test_the_source_archive_makes_the_same_wheel(tmp_path: Path) -> None:
    """If only the source archive is at hand, then a wheel is made from it, file by file that of the checkout."""
    source = wheels.unpacked(wheels.archive(tmp_path), tmp_path / "source")
    made = [wheels.make(sys.executable, "pure", tmp_path / place.name, place) for place in (source, wheels.ROOT)]
    ours, theirs = ({each.filename: each.CRC for each in zipfile.ZipFile(wheel).infolist()} for wheel in made)
    assert ours == theirs
    assert {"tools/build.py", "tools/derive/project.py", "tools/wheel.py", "LICENSE"} <= {
        each.relative_to(source).as_posix() for each in source.rglob("*")
    }


@pytest.mark.slow
def test_a_kind_of_wheel_nobody_knows_is_refused(tmp_path: Path) -> None:
    """If NINEREALMS_WHEEL has no meaning, then a sentence names what it can be, and there is no wheel."""
    with pytest.raises(wheels.Failed, match=r"NINEREALMS_WHEEL is 'fast'; it can be auto, compiled, pure\."):
        wheels.make(sys.executable, "fast", tmp_path)
    assert not list(tmp_path.iterdir())


def test_builds_of_different_pythons_never_meet(tmp_path: Path) -> None:
    """If two Pythons build, then each has a folder of its own, where its own form looks for it."""
    assert PYTHON == forms.THIS_PYTHON
    assert EXTENSION_SUFFIXES[0] == f".{PYTHON}.so"
    assert Plan("compiled", tmp_path, [], "3").target == tmp_path / "build" / "compiled" / PYTHON


def test_a_python_that_is_not_here_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """If a wheel is wanted for a Python that is not installed, then a sentence says so and the exit code is 2."""
    assert wheels.main(["3.99"]) == 2
    assert capsys.readouterr().err == "There is no Python 3.99 here.\n"
