"""Make the published reports anew: `python tools/reports.py [GAME ...]`.

docs/lab.md says with which command each was made; that one is run in a folder of its own, and its page written to
docs/reports. To be done whenever a game's rules have another version.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMMAND = re.compile(r"`(ninerealms lab run (\w+) [^`]*--out \2)` \|$", re.MULTILINE)
NINEREALMS = [sys.executable, "-m", "ninerealms"]


def commands() -> dict[str, list[str]]:
    """For each game the words after `ninerealms`."""
    told = (ROOT / "docs" / "lab.md").read_text("utf-8")
    return {game: shlex.split(command)[1:] for command, game in COMMAND.findall(told)}


def main(wanted: list[str]) -> int:
    """Make those of some games, or of all."""
    known = commands()
    for game in wanted or known:
        if game not in known:
            print(f"docs/lab.md has no report of {game!r}; it has {', '.join(known)}.", file=sys.stderr)
            return 2
    for game in wanted or known:
        page = ROOT / "docs" / "reports" / f"{game}.html"
        with tempfile.TemporaryDirectory() as folder:
            for words in (known[game], ["lab", "report", game, "--out", str(page)]):
                subprocess.run([*NINEREALMS, *words], cwd=folder, check=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
