"""The builder: the same answers compiled, nothing compiled twice, no half-made build."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.programs import python

pytestmark = pytest.mark.house

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "tools" / "build.py"
TOY = Path("tests/tools/toy")
NAME = "tests.tools.toy"
PLAIN = ("__init__.py", "../__init__.py", "../../__init__.py", "ints.py", "content.py", "probe.py")

needs_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="no C compiler here")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project of its own with the toy in it."""
    toy = tmp_path / "src" / TOY
    shutil.copytree(HERE / "toy", toy, ignore=shutil.ignore_patterns("__pycache__"))
    for package in (toy.parent, toy.parent.parent):
        (package / "__init__.py").touch()
    names = [f"{NAME}.{name}" for name in ("base", "game", "later")]
    (tmp_path / "pyproject.toml").write_text(f"[tool.ninerealms.compile]\nmodules = {names}\n")
    return tmp_path


def build(root: Path, form: str = "compiled", **around: str) -> subprocess.CompletedProcess[str]:
    """Run the builder on a project."""
    command = python(str(BUILD), form, "--root", str(root))
    return subprocess.run(
        command, env={**os.environ, "CFLAGS": "-O0", **around}, capture_output=True, text=True, check=False
    )


def answers(root: Path, place: str) -> dict[str, object]:
    """What the toy answers when it is imported from a place."""
    said = subprocess.run(python("-B", "-m", f"{NAME}.probe"), cwd=root / place, capture_output=True, check=True).stdout
    found: dict[str, object] = json.loads(said)
    return found


@pytest.mark.slow
@needs_compiler
def test_the_toy_answers_alike_in_both_forms(root: Path) -> None:
    """If the toy is compiled, then every answer and the line of every error is that of the pure form."""
    first = build(root)
    assert first.returncode == 0, first.stderr
    assert first.stdout.splitlines()[-1] == "compiled: 2 modules, 2 compiled anew."
    for name in PLAIN:
        shutil.copy(root / "src" / TOY / name, root / "build" / "compiled" / TOY / name)
    pure, compiled = answers(root, "src"), answers(root, "build/compiled")
    assert pure.pop("form") == "py"
    assert compiled.pop("form") in {"so", "pyd"}
    assert compiled == pure

    assert build(root).stdout == "compiled: 2 modules, 0 compiled anew.\n"
    manifest = root / "build" / "compiled" / "manifest.json"
    known = json.loads(manifest.read_text())
    assert sorted(known["modules"]) == [f"{NAME}.base", f"{NAME}.game"]
    assert sorted(known["beside"]) == [f"{TOY}/content.py", f"{TOY}/ints.py"]

    game = root / "src" / TOY / "game.py"
    game.write_text(game.read_text().replace("LIMIT = base.SEATS * 3", "LIMIT = base.SEATS * 2"))
    broken = build(root, CC="false")
    assert broken.returncode == 1
    assert "does not compile" in broken.stderr
    assert not manifest.exists()


def test_what_is_refused_is_not_built(root: Path) -> None:
    """If a module is refused, then the sentence names file and line, and there is no build."""
    wrong = root / "src" / TOY / "later.py"
    wrong.write_text("from __future__ import annotations\n\n\ndef late(n):\n    return n\n")
    done = build(root)
    assert done.returncode == 1
    assert f"{wrong}:4: the parameter n of late has no annotation" in done.stderr
    assert not (root / "build" / "compiled" / "manifest.json").exists()


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
