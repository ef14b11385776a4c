"""Whoever calls the library is told the type of everything in it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.programs import typed
from tests.waiting import PATIENCE

PYRIGHT = Path(sys.executable).parent / "pyright"


def missing(told: dict[str, Any]) -> list[str]:
    """What has no type, or one that follows from such: name, and what is said of it."""
    return [
        f"{symbol['name']}: {' '.join(found['message'].split())}"
        for symbol in told["typeCompleteness"]["symbols"]
        if symbol["isExported"] and (not symbol["isTypeKnown"] or symbol["isTypeAmbiguous"])
        for found in symbol["diagnostics"]
        if not found["message"].startswith("No docstring")
    ]


@pytest.mark.long
def test_everything_public_has_a_type(tmp_path: Path) -> None:
    """If a name can be imported, then pyright knows its type, whole and without guessing."""
    done = subprocess.run(
        typed(str(PYRIGHT), "--verifytypes", "ninerealms", "--ignoreexternal", "--outputjson"),
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{PYRIGHT.parent}{os.pathsep}{os.environ['PATH']}", "VIRTUAL_ENV": sys.prefix},
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE,
        check=False,
    )
    told = json.loads(done.stdout)
    assert missing(told) == []
    assert told["typeCompleteness"]["completenessScore"] == 1


def test_what_lacks_a_type_is_named() -> None:
    """If something has no type, then the test says what and why; a missing docstring is no matter of types."""
    known = {"name": "a.b", "isExported": True, "isTypeKnown": True, "isTypeAmbiguous": False, "diagnostics": []}
    why = [{"message": "Type is missing\n  it seems"}, {"message": "No docstring found"}]
    guessed = known | {"name": "a.c", "isTypeAmbiguous": True, "diagnostics": why}
    hidden = guessed | {"name": "a._d", "isExported": False}
    assert missing({"typeCompleteness": {"symbols": [known, guessed, hidden]}}) == ["a.c: Type is missing it seems"]
