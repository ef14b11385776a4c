"""What not everybody has installed: a sentence says how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ninerealms.errors import NineRealmsError


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Round imports that need an extra of the package."""
    try:
        yield
    except ModuleNotFoundError as missing:
        name = (missing.name or "").partition(".")[0]
        if name == "ninerealms":
            raise
        sentence = f"{name} is not installed; pip install 'ninerealms[{extra}]' brings it."
        raise NineRealmsError(sentence) from None
