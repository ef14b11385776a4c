"""The band of a drawing: what is asked, and under it chips for the choices that are nothing on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ninerealms.drawing.parts import Mark, box, disc, piece
from ninerealms.drawing.style import put
from ninerealms.drawing.svg import REMEMBERED, label, measure, use, words

CHIP = 36
SIZE = 14
GAP = 7
MARGIN = 12


class Chip(NamedTuple):
    """A choice as a chip."""

    action: int
    number: int
    text: str
    icon: str
    wide: float


class Band(NamedTuple):
    """A band as drawn, and its height in both shapes."""

    drawn: str
    wide: float
    tall: float


def chip_for(action: int, number: int, text: str, icon: str, most: float) -> Chip:
    """A chip as wide as its text, within the width of a line."""
    text = text[:1].upper() + text[1:]
    wide = max(CHIP + 6, measure(text, SIZE) + (72 if icon else 46))
    return Chip(action, number, text, icon, min(wide, most - 2 * MARGIN))


@lru_cache(maxsize=REMEMBERED)
def chip_drawn(one: Chip, sentence: str, where: str, prefix: str) -> str:
    half, x = CHIP / 2, 35.0
    inner = (
        f'<{disc(19, half, 10)} class="{prefix}-key"/>{words(str(one.number), 19, half + 4.5, f"{prefix}-key-n mid")}'
    )
    room = one.wide - 46
    if one.icon:
        inner += use(one.icon, x, half - 11, 22)
        x, room = x + 27, room - 27
    inner += label(one.text, x, half + 5, min(room, measure(one.text, SIZE) + 2), SIZE)
    outline = box(0, 0, one.wide, CHIP, CHIP / 2)
    body, mark = f'<{outline} class="body"/>{inner}', Mark(one.action, sentence)
    return piece(f"do-{one.action}", f"chip {prefix}-do place", body, outline, one.text, mark, where)


def lay(chips: Sequence[Chip], line: float) -> tuple[list[tuple[float, float]], float]:
    """Where chips stand in lines of a width, and how high all of it is."""
    spots, x, y = [], 0.0, 0.0
    for one in chips:
        if x and x + one.wide > line:
            x, y = 0.0, y + CHIP + GAP
        spots.append((x, y))
        x += one.wide + GAP
    return spots, y + CHIP if chips else 0.0


def band_of(
    head: str,
    high: float,
    chips: Sequence[Chip],
    sentences: Mapping[int, str],
    widths: tuple[float, float],
    prefix: str,
) -> Band:
    """A head of a height and the chips under it, in both shapes; the classes of the game begin with a prefix."""
    rows = [lay(chips, width - 2 * MARGIN) for width in widths]
    highs = [high + (row[1] + 12 if chips else 0) for row in rows]
    grounds = "".join(
        f'<{box(0, 0, width, tall, 12)} class="{prefix}-band-b {name}"/>'
        f'<{box(0, 0, 5, tall, 2)} class="{prefix}-band-edge {name}"/>'
        for name, width, tall in zip(("in-wide", "in-tall"), widths, highs, strict=True)
    )
    laid = "".join(
        chip_drawn(
            one,
            sentences.get(one.action, one.text),
            put((MARGIN + x, high + y), (MARGIN + u, high + w)),
            prefix,
        )
        for one, (x, y), (u, w) in zip(chips, rows[0][0], rows[1][0], strict=True)
    )
    return Band(f'<g id="tray">{grounds}{head}{laid}</g>', highs[0], highs[1])
