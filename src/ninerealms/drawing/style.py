"""Style that travels inside a drawing: the tokens, the states of pieces, and where things lie in two shapes.

Everything is held inside `svg.nr`, so a drawing in a notebook changes nothing round it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ninerealms.drawing.svg import num

FOLDER = Path(__file__).parent
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
THEME = re.compile(r":root(\[[^\]]*\])")


class Spot(NamedTuple):
    """Where a group lies in the wide and in the tall shape; the scales are for the rare group that needs them."""

    wide: tuple[float, float]
    tall: tuple[float, float]
    wide_scale: float = 1
    tall_scale: float = 1


def squeezed(css: str) -> str:
    """Without comments and idle space."""
    return re.sub(r"\s*([{};,>])\s*", r"\1", re.sub(r"\s+", " ", COMMENT.sub("", css))).strip()


def scoped(tokens: str) -> str:
    """Rules for `:root` turned into rules for a drawing; a theme forced on the page or on the drawing still counts."""
    themed = THEME.sub(r"\1 svg.nr, svg.nr\1", tokens)
    return themed.replace(":root", "svg.nr")


def nested(css: str) -> str:
    """Rules that hold inside a drawing only; `:root` is the drawing, and so is `&`."""
    return "svg.nr{" + css.replace(":root", "&") + "}"


def places(spots: Mapping[str, Spot]) -> str:
    """The places of a drawing: a group of class `place at-NAME` lies at the spot NAME of the shape shown."""
    rules = []
    for name, spot in spots.items():
        parts = [f"--wx:{num(spot.wide[0])}px;--wy:{num(spot.wide[1])}px"]
        parts.append(f"--tx:{num(spot.tall[0])}px;--ty:{num(spot.tall[1])}px")
        if spot.wide_scale != 1:
            parts.append(f"--ws:{spot.wide_scale:g}")
        if spot.tall_scale != 1:
            parts.append(f"--ts:{spot.tall_scale:g}")
        rules.append(f"svg.nr .at-{name}{{{';'.join(parts)}}}")
    return "".join(rules)


@cache
def put(wide: tuple[float, float], tall: tuple[float, float], wide_scale: float = 1, tall_scale: float = 1) -> str:
    """The style attribute that puts one group of class `place` at its spots."""
    scales = f";--ws:{wide_scale:.3g}" if wide_scale != 1 else ""
    scales += f";--ts:{tall_scale:.3g}" if tall_scale != 1 else ""
    return f' style="--wx:{num(wide[0])}px;--wy:{num(wide[1])}px;--tx:{num(tall[0])}px;--ty:{num(tall[1])}px{scales}"'


@cache
def stylesheet(own: Path | None = None, spots: str = "") -> str:
    """All style of a drawing: tokens, common pieces, the game's own file, its places."""
    tokens, pieces = ((FOLDER / name).read_text(encoding="utf-8") for name in ("tokens.css", "pieces.css"))
    game = own.read_text(encoding="utf-8") if own is not None else ""
    return squeezed(scoped(tokens)) + squeezed(nested(pieces + game)) + spots
