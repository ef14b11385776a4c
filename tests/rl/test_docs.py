"""What docs/environments.md shows runs, and its learner learns."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

import ninerealms as nr
from tests.house.tree import ROOT
from tests.programs import python

PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGE = ROOT / "docs" / "environments.md"
ALL = "ROUNDS, STEPS, GAMES = 12, 128, 64"
FEW = "ROUNDS, STEPS, GAMES = 1, 4, 3"  # it runs with few games as with many
WON = re.compile(r"^round \d+: \d+ games, of the last 300 won ([\d.]+)$", re.MULTILINE)


def said(example: str, folder: Path) -> str:
    """What an example prints; numpy takes one core."""
    (folder / "example.py").write_text(example, encoding="utf-8")
    around = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    ran = subprocess.run(python("example.py"), cwd=folder, env=around, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.slow
@pytest.mark.house
def test_the_examples_for_learners_work(tmp_path: Path) -> None:
    """If the page for learners shows Python, then it runs, all of it, and says what the page says."""
    shown = PYTHON.findall(PAGE.read_text(encoding="utf-8"))
    assert len(shown) == 7
    assert sum(ALL in example for example in shown) == 1
    told = said("\n\n".join(shown).replace(ALL, FEW), tmp_path)
    for line in (
        "Space('northgard', players=2, actions=379, width=626)",
        "Meaning(kind='PLACE_UNIT', answer=",
        "(64, 626)",
        "round 0: ",
    ):
        assert line in told


@pytest.mark.long
@pytest.mark.skipif(nr.form() != "compiled", reason="a hundred thousand steps")
def test_the_first_learner_learns(tmp_path: Path) -> None:
    """If the learner of the page plays as long as it says, then it wins half at first and two of three at last."""
    example = next(shown for shown in PYTHON.findall(PAGE.read_text(encoding="utf-8")) if ALL in shown)
    won = [float(found) for found in WON.findall(said(example, tmp_path))]
    assert len(won) == 12
    assert won[0] < 0.6
    assert won[-1] > 2 / 3
