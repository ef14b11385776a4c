"""The builder: the same answers compiled, nothing compiled twice, no half-made build."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from build import PYTHON as THIS_PYTHON
from build import chosen, main
from tests.programs import python

pytestmark = pytest.mark.house

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "tools" / "build.py"
SOURCE = HERE.parents[1] / "src"
TOY = Path("tests/tools/toy")
NAME = "tests.tools.toy"
MODULES = ("base", "game", "later")
UNITS = {
    "together": {NAME: [f"{NAME}.{name}" for name in MODULES]},
    "apart": {"tests.tools": [f"{NAME}.base"], NAME: [f"{NAME}.game", f"{NAME}.later"]},
}
ASK = """
import json, pathlib, runpy, sys
from ninerealms import forms
folder = pathlib.Path(sys.argv[1])
if folder.is_dir():
    manifest = json.loads((folder / "manifest.json").read_text())
    sys.meta_path.insert(0, forms.Finder(folder, manifest["suffix"], manifest["units"]))
runpy.run_module(sys.argv[2], run_name="__main__")
"""

needs_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="no C compiler here")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project of its own with the toy in it."""
    toy = tmp_path / "src" / TOY
    shutil.copytree(HERE / "toy", toy, ignore=shutil.ignore_patterns("__pycache__"))
    for package in (toy.parent, toy.parent.parent):
        (package / "__init__.py").touch()
    choose(tmp_path, UNITS["together"])
    return tmp_path


def choose(root: Path, units: dict[str, list[str]]) -> None:
    """Say which modules become which units."""
    rows = [f'"{package}" = {names}' for package, names in units.items()]
    head = ["[tool.ninerealms.compile]", f'at_load = ["{NAME}.loaded"]', "[tool.ninerealms.compile.modules]"]
    (root / "pyproject.toml").write_text("\n".join([*head, *rows, ""]))


def build(root: Path, form: str = "compiled", **around: str) -> subprocess.CompletedProcess[str]:
    """Run the builder on a project."""
    command = python(str(BUILD), form, "--root", str(root))
    return subprocess.run(
        command, env={**os.environ, "CFLAGS": "-O0", **around}, capture_output=True, text=True, check=False
    )


def answers(root: Path, form: str) -> dict[str, object]:
    """What the toy answers in a form."""
    command = python("-B", "-c", ASK, str(root / "build" / form / THIS_PYTHON), f"{NAME}.probe")
    around = {**os.environ, "PYTHONPATH": str(SOURCE), "NINEREALMS_FORM": "pure"}
    said = subprocess.run(command, cwd=root / "src", env=around, capture_output=True, check=True).stdout
    found: dict[str, object] = json.loads(said)
    return found


@pytest.mark.slow
@needs_compiler
@pytest.mark.parametrize("way", UNITS)
def test_the_toy_answers_alike_in_both_forms(root: Path, way: str) -> None:
    """If the toy is compiled, then every answer, every name and the place of every error is that of the pure form."""
    units = UNITS[way]
    choose(root, units)
    first = build(root)
    assert first.returncode == 0, first.stderr
    assert first.stdout.splitlines()[-1] == f"compiled: built {len(units)} of {len(units)}."
    pure, compiled = answers(root, "pure"), answers(root, "compiled")
    assert pure.pop("form") == "py"
    assert compiled.pop("form") in {"so", "pyd"}
    assert compiled == pure


@pytest.mark.slow
@needs_compiler
@pytest.mark.parametrize("way", UNITS)
def test_numbers_are_read_at_load(root: Path, way: str) -> None:
    """If numbers are others than when the build was made, then it plays those; if they do not fit, it says so."""
    choose(root, UNITS[way])
    assert build(root).returncode == 0
    loaded = root / "src" / TOY / "loaded.py"
    before = answers(root, "compiled")["goals"]
    loaded.write_text("goal = 1\nprices = [7, 8, 9]\n")
    assert answers(root, "compiled")["goals"] == answers(root, "pure")["goals"] != before
    for wrong, sentence in {
        "[7, 8]": "base.PRICES has 2 numbers and this build was made for 3; build it anew",
        "[7, 8, 900]": "base.PRICES holds 900, which is not between -128 and 127",
    }.items():
        loaded.write_text(f"goal = 1\nprices = {wrong}\n")
        with pytest.raises(subprocess.CalledProcessError) as caught:
            answers(root, "compiled")
        assert f"{NAME}.{sentence}" in caught.value.stderr.decode()


@pytest.mark.slow
@needs_compiler
def test_only_what_changed_is_built(root: Path) -> None:
    """If one unit is touched, then it alone is built; and what fails leaves no build behind."""
    choose(root, UNITS["apart"])
    assert build(root).stdout.splitlines()[-1] == "compiled: built 2 of 2."
    assert build(root).stdout == "compiled: built 0 of 2.\n"
    manifest = root / "build" / "compiled" / THIS_PYTHON / "manifest.json"
    known = json.loads(manifest.read_text())
    assert known["units"] == {"tests.tools._unit": [f"{NAME}.base"], f"{NAME}._unit": [f"{NAME}.game"]}
    assert sorted(known["modules"]) == [f"{NAME}.base", f"{NAME}.game"]
    assert sorted(known["beside"]) == [f"{TOY}/{name}.py" for name in ("content", "fields", "ints", "loaded")]

    game = root / "src" / TOY / "game.py"
    game.write_text(game.read_text().replace("LIMIT = base.SEATS * 3", "LIMIT = base.SEATS * 2"))
    assert build(root).stdout.splitlines()[-1] == "compiled: built 1 of 2."
    game.write_text(game.read_text().replace("LIMIT = base.SEATS * 2", "LIMIT = base.SEATS * 3"))
    broken = build(root, CC="false")
    assert broken.returncode == 1
    assert "does not compile" in broken.stderr
    assert not manifest.exists()


def test_a_package_is_a_unit_with_all_inside_but_what_stays_plain(root: Path) -> None:
    """If a package is chosen, then its modules and those of packages inside belong to its unit, but for plain ones."""
    for name in ("toy/rules/__init__.py", "toy/rules/fight.py", "toy/rules/sea/__init__.py", "toy/rules/sea/sail.py"):
        file = root / "src" / "tests" / "tools" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("from __future__ import annotations\n")
    plain = '["content*", "fields", "ints", "loaded", "probe", "sea"]'
    table = f'[tool.ninerealms.compile]\npackages = ["tests.*.toy"]\nplain = {plain}\n'
    (root / "pyproject.toml").write_text(table)
    assert chosen(root) == {NAME: [f"{NAME}.base", f"{NAME}.game", f"{NAME}.rules.fight"]}
    (root / "pyproject.toml").write_text('[tool.ninerealms.compile]\npackages = ["tests.*.*.rules"]\n')
    assert chosen(root) == {f"{NAME}.rules": [f"{NAME}.rules.fight", f"{NAME}.rules.sea.sail"]}


def test_what_is_refused_is_not_built(root: Path) -> None:
    """If a module is refused, then the sentence names file and line, and there is no build."""
    wrong = root / "src" / TOY / "later.py"
    wrong.write_text("from __future__ import annotations\n\n\ndef late(n):\n    return n\n")
    done = build(root)
    assert done.returncode == 1
    assert f"{wrong}:4: the parameter n of late has no annotation" in done.stderr
    assert not (root / "build" / "compiled" / THIS_PYTHON / "manifest.json").exists()


def test_a_module_that_cannot_be_imported_is_named(root: Path) -> None:
    """If a module fails on import, then the sentence says which and why."""
    text = f"from __future__ import annotations\n\nfrom {NAME} import lost\n"
    (root / "src" / TOY / "later.py").write_text(text)
    done = build(root)
    assert done.returncode == 1
    assert f"{NAME}.later cannot be imported: ImportError" in done.stderr


def test_without_a_compiler_a_sentence_says_so(root: Path) -> None:
    """If there is no C compiler, then the exit code is 3 and the sentence says what happens instead."""
    done = build(root, PATH=str(root), CC="")
    assert done.returncode == 3
    assert done.stderr == "There is no C compiler here; the games run as pure Python.\n"


def test_without_python_h_a_sentence_says_so(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If there is a compiler and no Python.h, then that is no mistake of ours either: the exit code is 3."""
    monkeypatch.setattr("build.sysconfig.get_paths", lambda: {"include": str(root)})
    assert main(["compiled", "--root", str(root)]) == 3
    assert capsys.readouterr().err == "There is no Python.h here; the games run as pure Python.\n"
