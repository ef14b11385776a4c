"""A failure names itself first: the test and one line why, before any long story."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.house.tree import ROOT
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
