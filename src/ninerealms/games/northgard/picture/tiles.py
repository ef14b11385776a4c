"""Each tile as a symbol of its own, as it lies unturned: to be looked up, and to be tapped in table mode."""

from __future__ import annotations

from functools import cache

from ninerealms.drawing.svg import num, use
from ninerealms.games.northgard import content
from ninerealms.games.northgard.picture.land import toll
from ninerealms.games.northgard.picture.layout import outline, slots
from ninerealms.games.northgard.picture.tile import SIZE, Line, Point, curve, plan

# Style reaches symbols by inheritance only, so their colours are attributes that name tokens.
INK = 'stroke="var(--piece-card-ink)"'
GROOVE = 'fill="none" stroke="var(--ng-groove)" stroke-width="9" stroke-linecap="round"'
DOTS = 'fill="none" stroke="var(--ng-dot)" stroke-width="6" stroke-linecap="round" stroke-dasharray=".1 13"'
SCREE = 'fill="none" stroke="var(--ng-scree)" stroke-width="20" stroke-linecap="round"'
PEAKS = 'fill="none" stroke="var(--ng-snow)" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 15"'
ICONS = {"F": "i-food", "W": "i-wood", "L": "i-lore"}
COIN, SPACE = 26, 22  # half as large again as on the board


def ground(ring: Line, kind: int) -> str:
    points = " ".join(f"{num(x)},{num(y)}" for x, y in ring)
    return f'<polygon fill="var(--ng-g{kind})" points="{points}"/>'


def border(line: Line, is_hard: bool) -> str:
    way = f'd="M{num(line[0][0])} {num(line[0][1])}{curve(line)}"'
    if not is_hard:
        return f"<path {GROOVE} {way}/><path {DOTS} {way}/>"
    (x, y), look = toll(line), f'fill="var(--res-gold)" {INK} stroke-width="2.5"'
    sign = f'<path {look} d="M-15-10 0-18 15-10V10L0 18-15 10Z"/>'
    two = '<text y="9" font-size="25" font-weight="800" text-anchor="middle" fill="var(--piece-card-ink)">2</text>'
    return f'<path {SCREE} {way}/><path {PEAKS} {way}/><g transform="translate({num(x)} {num(y)})">{sign}{two}</g>'


def space(spot: Point, is_carved: bool) -> str:
    x, y = spot[0] - SPACE, spot[1] - SPACE
    look = 'fill="var(--ng-space)" stroke="var(--ng-beam)" stroke-width="4" stroke-dasharray="9 7"'
    box = f'<rect {look} x="{num(x)}" y="{num(y)}" width="{2 * SPACE}" height="{2 * SPACE}" rx="8"/>'
    return box + (use("d-rune", spot[0] - 13, spot[1] - 16, 26, 32) if is_carved else "")


def coin(spot: Point, symbol: str) -> str:
    look = f'fill="var(--piece-card)" {INK} stroke-width="2.5"'
    disc = f'<circle {look} cx="{num(spot[0])}" cy="{num(spot[1])}" r="{COIN}"/>'
    return disc + use(ICONS[symbol], spot[0] - 19, spot[1] - 19, 38)


def tile_drawn(tile: int) -> str:
    """One tile: its ground, its borders, spaces and symbols."""
    areas, lying, places = content.TILES[tile]["areas"], plan(tile, 0), slots(tile, 0)
    drawn = "".join(ground(outline(tile, 0, k), (tile + k) % 4) for k in range(len(areas)))
    drawn += "".join(border(each.line, each.hard) for each in sorted(lying.borders, key=lambda each: each.hard))
    for area, own in zip(areas, places, strict=True):
        if area["small"] + area["carved"]:
            drawn += space(own.space, bool(area["carved"]))
        for i, symbol in enumerate(area["symbols"]):
            drawn += coin((own.coin[0] + 24 * i, own.coin[1]), symbol)
    return f'<g color="var(--piece-card-ink)">{drawn}</g>'


@cache
def tile_symbols() -> str:
    """All of them."""
    box = f"0 0 {SIZE} {SIZE}"
    found = zip(content.tile_ids, map(tile_drawn, range(len(content.TILES))), strict=True)
    return "".join(f'<symbol id="t-{name}" viewBox="{box}">{drawn}</symbol>' for name, drawn in found)
