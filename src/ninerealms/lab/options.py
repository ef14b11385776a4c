"""Start options as they are written on a command line."""

from __future__ import annotations

from ninerealms.kernel.game import Value
from ninerealms.text.refusals import bad_option
from ninerealms.text.words import Say


def parse(pairs: list[str]) -> dict[str, Value]:
    """NAME=VALUE, repeatable; the game reads the values."""
    options: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise bad_option("", Say("bad-option-pair", {"given": repr(pair)}))
        options[name.strip()] = value.strip()
    return options
