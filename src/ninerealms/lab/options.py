"""Start options as they are written on a command line."""

from __future__ import annotations

from ninerealms.errors import BadOption
from ninerealms.kernel.game import Value


def parse(pairs: list[str]) -> dict[str, Value]:
    """NAME=VALUE, repeatable; the game reads the values."""
    options: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise BadOption(f"An option is written NAME=VALUE, not {pair!r}.")
        options[name.strip()] = value.strip()
    return options
