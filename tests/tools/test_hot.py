"""The kernel's hot functions do not touch Python once they are compiled."""

from __future__ import annotations

import html
import importlib.util
import re
import subprocess
from pathlib import Path

import pytest

from derive.project import derive
from derive.support import SUPPORT, support
from tests.programs import python

pytestmark = [pytest.mark.house, pytest.mark.slow]

SOURCE = Path(__file__).parents[2] / "src"
HOT = {
    "ninerealms.kernel.rng": {"scramble", "siphash", "hash", "refill", "bits", "piece", "below", "throw"},
    "ninerealms.kernel.state": {
        "push",
        "step",
        "actor",
        "wake",
        "get",
        "put",
        "give_back",
        "offer",
        "ask",
        "is_offered",
    },
    "ninerealms.kernel.engine": {"run", "play_random", "choose_random"},
}
HOT_FUNCTIONS = set().union(*HOT.values())
LINE = re.compile(r'<pre class="cython line score-(\d+)"[^>]*>(.*?)</pre>', re.DOTALL)
# A line may raise or ask whether a call raised; what only happens with loaded dice or with reasons may cost.
SELDOM = ("raise", "self.loaded", "self.take", "s.reasons", "cpdef")
ONE_CALL = 5


def scored(folder: Path, name: str) -> list[tuple[int, str]]:
    """The lines of a derived module with what Cython thinks they cost in Python."""
    options = ("language_level=3", "annotation_typing=False", "infer_types=True")
    words = [word for option in options for word in ("-X", option)]
    stem = name.replace(".", "/")
    command = python("-m", "cython", "-a", *words, "--module-name", name, "-I", ".", f"{stem}.pyx")
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    page = (folder / f"{stem}.html").read_text(encoding="utf-8")
    return [(int(score), html.unescape(re.sub("<[^>]+>", "", text))) for score, text in LINE.findall(page)]


def test_hot_lines_are_white(tmp_path: Path) -> None:
    """If a hot line is compiled, then it calls nothing of Python, except to ask whether a call raised."""
    if importlib.util.find_spec("Cython") is None:
        pytest.skip("Cython is not installed")
    (tmp_path / f"{SUPPORT}.pxd").write_text(support())
    (unit,) = derive(SOURCE, {"kernel": HOT})
    includes = [line for line in unit.text.splitlines() if line.startswith("include")]
    whole = unit.text.replace("\n".join(includes), "\n".join(part.text for part in unit.parts))
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel" / "__init__.py").touch()
    (tmp_path / "kernel" / "_unit.pyx").write_text(whole)
    (tmp_path / "kernel" / "_unit.pxd").write_text(unit.overlay)
    yellow, seen = [], set()
    inside = ""
    for score, line in scored(tmp_path, unit.name):
        text = line.partition(": ")[2]
        head = re.match(r"\s*(?:cpdef|cdef|def) (?:inline )?(?:\S+ )?(\w+)\(", text)
        inside = head[1].rpartition("__")[2] if head else inside
        seen.add(inside)
        allowed = ONE_CALL * (text.count("(") + text.count(" % "))
        if inside in HOT_FUNCTIONS and score > allowed and not any(word in text for word in SELDOM):
            yellow.append(f"{score} {text.strip()}")
    assert seen >= HOT_FUNCTIONS
    assert yellow == []
