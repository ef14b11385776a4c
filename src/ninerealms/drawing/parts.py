"""Pieces several games have: seat badges, cards, die faces, gauges, plates, chips, and the rings that mark them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ninerealms.drawing.svg import REMEMBERED, at, escape, num, title, use, words


class Mark(NamedTuple):
    """What the pending decision says of a thing: an option of it, closed for a reason, chosen, or just moved."""

    action: int | None = None
    sentence: str = ""
    reason: str = ""
    chosen: bool = False
    last: bool = False


PLAIN = Mark()


@lru_cache(maxsize=REMEMBERED)
def box(x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    """The outline of a rectangle, for `piece` and the like."""
    round_off = f' rx="{num(corner)}"' if corner else ""
    return f'rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{round_off}'


@lru_cache(maxsize=REMEMBERED)
def disc(x: float, y: float, radius: float) -> str:
    """The outline of a circle."""
    return f'circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"'


def states(mark: Mark) -> str:
    """The classes of a mark."""
    found = ""
    if mark.action is not None:
        found += " may"
    elif mark.reason:
        found += " closed"
    if mark.chosen:
        found += " chosen"
    if mark.last:
        found += " last"
    return found


def button(mark: Mark) -> str:
    """The attributes of a thing one may choose."""
    if mark.action is None:
        return ""
    return f' data-action="{mark.action}" role="button" tabindex="0"'


def telling(mark: Mark, name: str) -> str:
    """The title of a thing: the sentence of the choice; or its name, and why it is closed."""
    if mark.action is not None:
        return title(mark.sentence)
    return title(f"{name}\n{mark.reason}" if mark.reason else name)


def piece(
    ident: str,
    kind: str,
    body: str,
    outline: str,
    name: str,
    mark: Mark = PLAIN,
    where: str = "",
    thing: str = "",
) -> str:
    """A thing on the table with its title, and one ring or veil as its mark asks.

    `outline` is an element without class and brackets, as `box` gives it; `where` is a transform attribute, `thing` the
    key of its sheet.
    """
    rim = ""
    if mark.action is not None:
        rim = f'<{outline} class="glow"/><{outline} class="ring"/>'
    elif mark.chosen or mark.last:
        rim = f'<{outline} class="ring"/>'
    if mark.reason and mark.action is None:
        rim = f'<{outline} class="veil"/>{rim}'
    looked_up = f' data-thing="{thing}"' if thing else ""
    told = f"{telling(mark, name)}{body}{rim}"
    return f'<g id="{ident}" class="{kind}{states(mark)}"{button(mark)}{looked_up}{where}>{told}</g>'


@lru_cache(maxsize=REMEMBERED)
def crest(seat: int, x: float, y: float, radius: float) -> str:
    """The badge of a seat: colour and mark."""
    inner = radius * 0.52
    return (
        f'<g class="crest seat-{seat}"{at(x, y)}><circle r="{num(radius)}"/>'
        f'<circle class="rim" r="{num(radius + 1.5)}"/>'
        f"{use(f'mark-{seat}', -inner, -inner, 2 * inner)}</g>"
    )


@lru_cache(maxsize=REMEMBERED)
def hexagon(x: float, y: float, width: float) -> str:
    """A point as a six-sided token, by its path."""
    w, h = width / 2, width * 0.55
    q = h * 0.56
    return (
        f"M{num(x)} {num(y - h)}L{num(x + w)} {num(y - q)}V{num(y + q)}L{num(x)} {num(y + h)}"
        f"L{num(x - w)} {num(y + q)}V{num(y - q)}Z"
    )


@lru_cache(maxsize=REMEMBERED)
def goal(won: int, top: int, pitch: float, width: float) -> str:
    """Points on the way to a goal: a row of tokens, those won in gold."""
    row = []
    for i in range(top):
        gold = ' class="won"' if i < won else ""
        row.append(f'<path{gold} d="{hexagon(i * pitch, 0, width)}"/>{words(str(i + 1), i * pitch, width * 0.19)}')
    return f'<g class="goal">{"".join(row)}</g>'


@lru_cache(maxsize=REMEMBERED)
def counted(count: int, x: float, y: float, radius: float = 9) -> str:
    """A count in a dark disc, for the lower right corner of a token."""
    size = num(radius * 1.35)
    return (
        f'<g{at(x, y)}><circle class="disc" r="{num(radius)}"/>'
        f'<text y="{num(radius * 0.48)}" font-size="{size}">{count}</text></g>'
    )


@lru_cache(maxsize=REMEMBERED)
def plate(icon: str, width: float, gold: bool = False) -> str:
    """A building or tile token round the origin: a plate with an icon."""
    w = width / 2
    inner = width * 0.66
    kind = "plate gold" if gold else "plate"
    return (
        f'<g class="{kind}">{use("p-plate", -w, -w * 1.04, width, width * 1.04)}'
        f"{use(icon, -inner / 2, -inner / 2 - width * 0.04, inner)}</g>"
    )


def face(amounts: Sequence[tuple[int, str]], size: float = 32) -> str:
    """A die face from the origin: gains under each other, figure then icon; four stand two by two, without figures."""
    unit = size / 32
    parts = [
        f'<{box(unit, unit, 30 * unit, 30 * unit, 6.5 * unit)} class="paper"/>',
        f'<path class="line" d="M{num(3.5 * unit)} {num(24 * unit)}V{num(8 * unit)}"/>',
    ]
    if len(amounts) == 4:
        for i, (_, icon) in enumerate(amounts):
            parts.append(use(icon, (4 + i % 2 * 12.5) * unit, (4 + i // 2 * 12.5) * unit, 11.5 * unit))
        return f'<g class="face">{"".join(parts)}</g>'
    step = 26 / max(1, len(amounts))
    high = min(16, step)
    for i, (count, icon) in enumerate(amounts):
        middle = 16 + (i - (len(amounts) - 1) / 2) * step
        figure = f'<text x="{num(9 * unit)}" y="{num((middle + high * 0.34) * unit)}" font-size="{num(high * unit)}">'
        parts.append(f"{figure}{count}</text>")
        parts.append(use(icon, (25 - high * 0.7) * unit, (middle - high / 2) * unit, high * unit))
    return f'<g class="face">{"".join(parts)}</g>'


def gauge(value: int, top: int, width: float, height: float, of: str, name: str) -> str:
    """A hollow with one notch for each step, filled in the colour of a resource token such as `gold`."""
    step = width / top
    notches = "".join(f"M{num(i * step)} 0v{num(height)}" for i in range(1, top))
    filled = f'<rect class="fill" width="{num(min(value, top) * step)}" height="{num(height)}" rx="2"/>'
    return (
        f'<g class="gauge of-{escape(of)}" role="meter" aria-label="{escape(name)}" aria-valuemin="0"'
        f' aria-valuenow="{value}" aria-valuemax="{top}">'
        f'<rect class="hollow" width="{num(width)}" height="{num(height)}" rx="2"/>{filled}'
        f'<path class="notch" d="{notches}"/></g>'
    )


def amount(count: str, icon: str, x: float, y: float, size: float = 17, kind: str = "") -> str:
    """A quantity: figure, then icon; `x` is where they meet, `y` the middle line."""
    named = f' class="{kind}"' if kind else ""
    return (
        f'<g{named}{at(x, y)}><text class="far" x="-3" y="{num(size * 0.3)}" font-size="{num(size * 0.86)}"'
        f' font-weight="700">{escape(count)}</text>{use(icon, 0, -size / 2, size)}</g>'
    )


def step(number: int, radius: float = 16) -> str:
    """The number of a choice, drawn on it round the origin."""
    return f'<g class="step"><circle r="{num(radius)}"/><text y="{num(radius * 0.42)}">{number}</text></g>'
