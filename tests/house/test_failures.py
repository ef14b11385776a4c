"""Every test can fail, and a failure names itself first: the test and one line why, before any long story."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT, TESTS, modules, name_of
from tests.programs import python

SECONDS = 600
PLANTED = """
def test_of_sums():
    assert 1 + 1 == 3, "one and one\\nare two"
"""


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        (PLANTED, "test_planted.py::test_of_sums (call): AssertionError: one and one"),
        ("def broken(:\n", "test_planted.py: "),
    ],
)
@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_failure_says_its_name_and_why_at_once(tmp_path: Path, source: str, sentence: str, workers: str) -> None:
    """If a test fails or cannot be read, then the first line about it has its name and the reason."""
    (tmp_path / "test_planted.py").write_text(source, encoding="utf-8")
    words = ("-m", "pytest", "-q", "-n", workers, "-p", "tests.conftest", "--rootdir", str(tmp_path))
    done = subprocess.run(
        python(*words, "test_planted.py"),
        cwd=tmp_path,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    told = [line for line in done.stdout.splitlines() if "planted" in line]
    assert done.returncode != 0
    assert told[0].startswith(f"FAILED {sentence}"), done.stdout


# What fails by itself if it does not find what it looks for: of pytest, of Playwright, and our own waiting.
LOOKS = ("raises", "warns", "fail", "expect", "wait_for_selector", "wait_for_function", "wait_until")
# Tests of others for what we make; they raise what they find.
CHECKERS = ("api_test", "seed_test", "check_env", "random_sim_test", "run_state_machine_as_test", "validate_response")


class Suite:
    """The functions of the tests by file and name, and which of them can fail, by themselves or by what they call."""

    def __init__(self, files: dict[str, str]) -> None:
        self.functions: dict[tuple[str, str], list[ast.AST]] = {}
        self.imported: dict[tuple[str, str], tuple[str, str]] = {}
        self.methods: dict[str, list[tuple[str, str]]] = {}
        for name, text in files.items():
            tree = ast.parse(text)
            for node in ast.walk(tree):
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    self.functions.setdefault((name, node.name), []).append(node)
                    self.methods.setdefault(node.name, []).append((name, node.name))
                elif isinstance(node, ast.ImportFrom) and node.module:
                    home = f"{node.module.replace('.', '/')}.py"
                    for each in node.names:
                        self.imported[name, each.asname or each.name] = home, each.name
        self.known: dict[tuple[str, str], bool] = {}

    def can_fail(self, place: tuple[str, str]) -> bool:
        """Whether a function asserts, or calls one that does; one that is asked about already is no answer."""
        place = self.imported.get(place, place)
        if place not in self.known:
            self.known[place] = False
            self.known[place] = any(
                isinstance(node, (ast.Assert, ast.Raise)) or self.is_look(place[0], node)
                for function in self.functions.get(place, [])
                for node in ast.walk(function)
            )
        return self.known[place]

    def is_look(self, name: str, node: ast.AST) -> bool:
        """Whether a call, or a function handed to one, can fail; a method goes by its name alone."""
        if isinstance(node, ast.Name):
            return node.id in (*LOOKS, *CHECKERS) or self.can_fail((name, node.id))
        if not isinstance(node, ast.Call) or not isinstance(node.func, (ast.Attribute, ast.Name)):
            return False
        called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
        if isinstance(node.func, ast.Name) and self.imported.get((name, called), (name, called)) in self.functions:
            return False  # a function, seen by its name
        return called in (*LOOKS, *CHECKERS) or any(map(self.can_fail, self.methods.get(called, [])))

    def idle(self) -> Iterator[str]:
        """The tests that cannot fail by what they look at."""
        for name, function in self.functions:
            is_test = function.startswith("test_") and name.rpartition("/")[2].startswith("test_")
            if is_test and not self.can_fail((name, function)):
                yield f"{name}::{function}"


def test_every_test_looks_at_something() -> None:
    """If a test asserts nothing and calls nothing that does, then it is named."""
    assert list(Suite({name_of(path): path.read_text(encoding="utf-8") for path in modules(TESTS)}).idle()) == []


def test_a_test_that_looks_at_nothing_is_named() -> None:
    """If tests assert, call a function here or elsewhere that does, or nothing of the kind, then the last are named."""
    helper = "def check(x):\n    assert x\n\ndef lay():\n    return 1\n"
    text = """from tests.helper import check, lay as put
def again():
    check(1)
def test_a():
    assert put()
def test_b():
    again()
def test_c():
    put()
def test_d(page):
    page.wait_for_selector("b")
def test_e(page):
    page.click("b")
"""
    suite = Suite({"tests/helper.py": helper, "tests/test_it.py": text})
    assert list(suite.idle()) == ["tests/test_it.py::test_c", "tests/test_it.py::test_e"]
