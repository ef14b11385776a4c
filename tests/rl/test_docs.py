"""What docs/environments.md shows runs."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.programs import python

PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGE = ROOT / "docs" / "environments.md"


@pytest.mark.slow
@pytest.mark.house
def test_the_examples_for_learners_work(tmp_path: Path) -> None:
    """If the page for learners shows Python, then it runs, all of it, and says what the page says."""
    shown = PYTHON.findall(PAGE.read_text(encoding="utf-8"))
    assert len(shown) == 6
    example = tmp_path / "example.py"
    example.write_text("\n\n".join(shown), encoding="utf-8")
    ran = subprocess.run(python(str(example)), cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    for line in (
        "Space('northgard', players=2, actions=379, width=626)",
        "Meaning(kind='PLACE_UNIT', answer=",
        "(64, 626)",
    ):
        assert line in ran.stdout
