"""What was measured: a small file for each part in bench/measured, with the commit, the day and the machine."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

MEASURED = Path(__file__).resolve().parents[1] / "measured"
DIGITS = 6  # that are kept of a figure


def read(part: str) -> Any:
    """The figures of the last run that measured a part, or None."""
    return (kept(part) or {}).get("found")


def keep(part: str, found: object) -> Any:
    """Put the figures of a part in the place of those before; as they are kept."""
    MEASURED.mkdir(exist_ok=True)
    today = datetime.now(UTC).date().isoformat()
    told = {"commit": commit(), "date": today, "where": machine(), "found": shortened(found)}
    (MEASURED / f"{part}.json").write_text(json.dumps(told) + "\n", encoding="utf-8")
    return told["found"]


def stamp(part: str) -> str:
    """When, where and on which commit a part was measured, as a sentence."""
    told = kept(part)
    return "" if told is None else f"Measured on {told['date']} at commit {told['commit']} ({told['where']})."


def kept(part: str) -> dict[str, Any] | None:
    try:
        told: dict[str, Any] = json.loads((MEASURED / f"{part}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return told


def shortened(value: object) -> Any:
    """Figures with as many digits as a reader can use."""
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, dict):
        return {name: shortened(each) for name, each in value.items()}
    return [shortened(each) for each in value] if isinstance(value, list | tuple) else value


def commit() -> str:
    """The commit that is measured, and whether the package differs from it."""
    asked = [["git", "rev-parse", "--short", "HEAD"], ["git", "status", "--porcelain", "--", "../src"]]
    try:
        number, changes = (
            subprocess.run(words, cwd=MEASURED.parent, capture_output=True, text=True, check=True).stdout.strip()
            for words in asked
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{number} with changes" if changes else number


def machine() -> str:
    return f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[1]:.1f}"
