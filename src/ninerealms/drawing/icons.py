"""The icons of the house, and drawings of a game's own, as symbols a drawing carries with it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
REFERENCE = re.compile(r'href="#([\w-]+)"')
ICONS = Path(__file__).with_name("icons.svg")


@cache
def sprite(path: Path) -> dict[str, str]:
    """The symbols of a file by their ids."""
    text = path.read_text(encoding="utf-8")
    return {found[1]: found[0] for found in SYMBOL.finditer(text)}


@cache
def symbols(names: tuple[str, ...], own: Path | None = None) -> str:
    """The symbols named, those they use, and all of the game's own: once each, in a stable order."""
    known = dict(sprite(ICONS))
    mine = sprite(own) if own is not None else {}
    known.update(mine)
    wanted = [*names, *mine]
    kept: dict[str, str] = {}
    while wanted:
        name = wanted.pop(0)
        if name not in kept and name in known:
            kept[name] = known[name]
            wanted += [other for other in REFERENCE.findall(known[name]) if other not in kept]
        elif name not in known and name in names:
            raise KeyError(f"there is no icon {name!r}")
    return "".join(kept.values())
