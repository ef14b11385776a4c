"""What a caller may hand to the lab: each check gives it as it is used, or says in a sentence what is wrong."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ninerealms.errors import BadArgument, BadRun
from ninerealms.kernel import checks
from ninerealms.kernel.game import Value

if TYPE_CHECKING:
    from ninerealms.lab.running import Run


def names(given: object, what: str) -> list[str]:
    """A list of words; one alone is a list of one."""
    words = [given] if isinstance(given, str) else given
    if not isinstance(words, list | tuple) or not words or not all(isinstance(word, str) for word in words):
        raise BadArgument(f"{what} are a list of words, not {given!r}.")
    return list(words)


def options(given: Mapping[str, Value] | None) -> dict[str, Value]:
    """Start options: names with values."""
    checks.mapping({} if given is None else given)
    return dict(given or {})


def path(given: object) -> Path:
    if not isinstance(given, str | os.PathLike):
        raise BadRun(f"A file or folder is named by its path, not by {given!r}.")
    return Path(given)


def run(given: Run) -> Run:
    if not hasattr(given, "plan"):
        raise BadRun(f"A run is what `nr.lab.run` or `nr.lab.read` gives, not {given!r}.")
    return given
