"""The form demanded is the form that runs, and never one that is out of date."""

from __future__ import annotations

import hashlib
import importlib
import json
import multiprocessing
import os
import pickle
import shutil
import subprocess
import sys
import traceback
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ninerealms
from ninerealms import forms
from ninerealms.kernel import engine, rng
from ninerealms.kernel.rng import MASK64, Rng
from ninerealms.kernel.state import ASK as ASKED
from ninerealms.kernel.state import DONE, State
from tests.programs import python

ASK = "from ninerealms import forms, rules; print(forms.form(), rules.__file__, forms.note(), sep='|')"
RULES = "ANSWER = 42\n"


def run(place: Path, **around: str) -> subprocess.CompletedProcess[str]:
    """Ask the package at a place for its form, in a process of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NINEREALMS_")}
    environment = {**kept, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1", **around}
    return subprocess.run(python("-c", ASK), env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A package with the real finder and one module to compile, in src/."""
    package = tmp_path / "src" / "ninerealms"
    package.mkdir(parents=True)
    shutil.copy(forms.__file__, package / "forms.py")
    (package / "__init__.py").write_text("from ninerealms.forms import form as form\n")
    (package / "rules.py").write_text(RULES)
    (package / "codes.py").write_text("QUESTION = 1\n")
    (package / "content.toml").write_text("answer = 42\n")
    return tmp_path / "src"


def build_of(source: Path) -> Path:
    """Where a compiled build of this Python lies."""
    return source.parent / "build" / "compiled" / forms.THIS_PYTHON


def pretend(source: Path, folder: Path, form: str = "compiled", suffix: str = EXTENSION_SUFFIXES[0]) -> None:
    """Write a build of which only the manifest is real."""
    package = source / "ninerealms"
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in package.iterdir() if file.is_file()}
    structure = forms.structure_of(package / "content.toml")
    manifest = {
        "form": form,
        "suffix": suffix,
        "units": {"ninerealms._unit": ["ninerealms.rules"]},
        "modules": {"ninerealms.rules": digests["rules.py"]},
        "beside": {"ninerealms/codes.py": digests["codes.py"]},
        "content": {"ninerealms/content.toml": [digests["content.toml"], structure]},
    }
    (folder / "ninerealms").mkdir(parents=True)
    (folder / "manifest.json").write_text(json.dumps(manifest))
    (folder / "ninerealms" / f"_unit{suffix}").write_bytes(b"no module at all")


# --- the form that runs here ----------------------------------------------------------------------


def test_the_demanded_form_runs() -> None:
    """If a form is demanded for this run, then it is the one in use."""
    if forms.demanded() is not None:
        assert ninerealms.form() == forms.demanded()
    assert ninerealms.form() in forms.FORMS


def test_every_compiled_module_is_compiled_from_its_source() -> None:
    """If a compiled form runs, then each of its modules is an extension made from the source as it is."""
    if forms.form() == "pure":
        assert not any(isinstance(finder, forms.Finder) for finder in sys.meta_path)
        assert str(sys.modules[State.__module__].__file__).endswith(".py")
        return
    finder = next(finder for finder in sys.meta_path if isinstance(finder, forms.Finder))
    manifest = json.loads((finder.folder / "manifest.json").read_text())
    assert {"ninerealms.kernel.rng", "ninerealms.kernel.state", "ninerealms.kernel.engine"} <= set(manifest["modules"])
    for name, known in manifest["modules"].items():
        file = str(importlib.import_module(name).__file__)
        assert file == str(finder.place(finder.doors[name]))
        assert file.endswith(manifest["suffix"])
        source = forms.PACKAGE.parent / (name.replace(".", "/") + ".py")
        assert hashlib.sha256(source.read_bytes()).hexdigest() == known


def test_names_are_those_of_the_source_in_every_form() -> None:
    """If a class, a function or an error is asked what it is called, then it names module and file of the source."""
    assert f"{State.__module__}.{State.__qualname__}" == "ninerealms.kernel.state.State"
    assert f"{rng.revive.__module__}.{rng.revive.__qualname__}" == "ninerealms.kernel.rng.revive"
    assert pickle.loads(pickle.dumps(rng.revive)) is rng.revive  # noqa: S301 our own
    state = State()
    state.push(1, 0)
    with pytest.raises(RuntimeError) as caught:
        engine.run(Asking(), state)
    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert last.filename.endswith("ninerealms/kernel/state.py")
    assert last.name.rpartition(".")[2] == "underflow"
    assert last.line == 'raise RuntimeError("a question without options")'


class Asking(engine.Rules):
    """Rules that ask without an option."""

    def resume(self, s: State) -> int:
        return ASKED


def test_constants_are_read_in_every_form() -> None:
    """If a constant is read from outside, then it is there, wide ones too."""
    assert (DONE, MASK64) == (0, 2**64 - 1)


def test_the_sanitized_form_tests_indices_and_stores() -> None:
    """If the sanitized form runs, then a register that is not there and a number too wide are errors, not memory."""
    if forms.form() != "sanitized":
        pytest.skip("only the sanitized form tests them")
    state = State()
    state.push(1, 0)
    with pytest.raises(IndexError, match="outside an array"):
        state.put(1000, 1)
    with pytest.raises(IndexError, match="outside an array"):
        Rng(0).piece(-1)
    with pytest.raises(OverflowError, match="does not fit I16"):
        state.put(0, 40000)


def child_form() -> str:
    """The form in a worker."""
    return forms.form()


def test_workers_run_the_same_form() -> None:
    """If a worker is started afresh, then it runs the form of its parent."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(child_form) == forms.form()


# --- builds that fit, and that do not -------------------------------------------------------------


def test_without_a_build_the_pure_form_runs(source: Path) -> None:
    """If there is no build and none is demanded, then the Python runs, and a note says why."""
    done = run(source)
    assert done.stdout == f"pure|{source / 'ninerealms' / 'rules.py'}|There is no compiled build.\n"
    assert done.stderr == ""


@pytest.mark.parametrize("form", ["compiled", "sanitized"])
def test_a_demanded_form_that_is_missing_is_an_error(source: Path, form: str) -> None:
    """If a form is demanded and not there, then the sentence says how to get it."""
    done = run(source, NINEREALMS_FORM=form)
    assert f"ImportError: There is no {form} build. Run `python tools/build.py {form}`" in done.stderr


def test_a_form_nobody_knows_is_an_error(source: Path) -> None:
    """If the form demanded has no meaning, then the forms are told."""
    assert "the forms are pure, compiled, sanitized" in run(source, NINEREALMS_FORM="fast").stderr


def test_a_fitting_build_is_used(source: Path) -> None:
    """If a build fits, then its modules are loaded, demanded or not, and never the source."""
    pretend(source, build_of(source))
    for around in ({}, {"NINEREALMS_FORM": "compiled"}):
        assert f"_unit{EXTENSION_SUFFIXES[0]}" in run(source, **around).stderr


def test_a_build_inside_the_package_is_used(source: Path) -> None:
    """If the package is installed with its build inside, then that is used."""
    installed = source.rename(source.parent / "site")
    pretend(installed, installed / "ninerealms" / "_built")
    assert str(installed / "ninerealms" / "_built" / "ninerealms") in run(installed).stderr


@pytest.mark.parametrize("around", [{"NINEREALMS_FORM": "pure"}, {"NINEREALMS_PURE": "1"}])
def test_pure_can_be_forced(source: Path, around: dict[str, str]) -> None:
    """If the pure form is demanded, then no build is looked at."""
    pretend(source, build_of(source))
    assert run(source, **around).stdout == f"pure|{source / 'ninerealms' / 'rules.py'}|\n"


@pytest.mark.parametrize("changed", ["rules.py", "codes.py"])
def test_a_build_that_is_out_of_date_is_not_used(source: Path, changed: str) -> None:
    """If a file the build was made from has changed, then the build is refused, or passed over with a note."""
    pretend(source, build_of(source))
    with (source / "ninerealms" / changed).open("a") as file:
        file.write("# changed\n")
    sentence = f"The compiled build is out of date: ninerealms/{changed} has changed since."
    assert run(source).stdout == f"pure|{source / 'ninerealms' / 'rules.py'}|{sentence}\n"
    assert f"ImportError: {sentence}" in run(source, NINEREALMS_FORM="compiled").stderr


@pytest.mark.parametrize("facts", ["answer = 43\n", "# The answer.\nanswer = 7\n"])
def test_a_build_outlives_other_numbers(source: Path, facts: str) -> None:
    """If only a number of the content has changed, then the build still fits: it reads it at load."""
    pretend(source, build_of(source))
    (source / "ninerealms" / "content.toml").write_text(facts)
    assert f"_unit{EXTENSION_SUFFIXES[0]}" in run(source).stderr


@pytest.mark.parametrize("facts", ["answer = [42]\n", "answer = 42\nmore = 1\n", "answer = '42'\n", "answer\n"])
def test_a_build_of_other_content_is_not_used(source: Path, facts: str) -> None:
    """If the content has other entries than when the build was made, then the build is refused."""
    pretend(source, build_of(source))
    (source / "ninerealms" / "content.toml").write_text(facts)
    sentence = "The compiled build is out of date: ninerealms/content.toml has other entries since."
    assert run(source).stdout.endswith(f"|{sentence}\n")
    assert f"ImportError: {sentence}" in run(source, NINEREALMS_FORM="compiled").stderr


@pytest.mark.parametrize("facts", ["answer = 42\nnumber = 8\n", "answer = 42\nid = 'b'\n"])
def test_a_build_of_entries_called_otherwise_is_not_used(source: Path, facts: str) -> None:
    """If an entry of the content has another id or number than when the build was made, then the build is refused."""
    file = source / "ninerealms" / "content.toml"
    file.write_text(facts.replace("8", "7").replace("b", "a"))
    pretend(source, build_of(source))
    file.write_text(facts)
    assert run(source).stdout.endswith("ninerealms/content.toml has other entries since.\n")


def test_a_build_that_is_not_whole_is_not_used(source: Path) -> None:
    """If an extension of the build is missing, then none is used."""
    folder = build_of(source)
    pretend(source, folder)
    (folder / "ninerealms" / f"_unit{EXTENSION_SUFFIXES[0]}").unlink()
    assert run(source).stdout.endswith("The compiled build is not whole: ninerealms._unit is missing.\n")


def test_a_build_for_another_python_is_not_used(source: Path) -> None:
    """If the build was made with another Python, then it is passed over."""
    pretend(source, build_of(source), suffix=".cpython-27.so")
    assert run(source).stdout.endswith("The compiled build is for another Python.\n")


def test_a_broken_manifest_is_not_believed(source: Path) -> None:
    """If the manifest cannot be read, then the build is not used."""
    folder = build_of(source)
    pretend(source, folder)
    (folder / "manifest.json").write_text("{")
    assert run(source).stdout.endswith("The manifest of the compiled build cannot be read.\n")
