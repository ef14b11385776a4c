"""The ground of the drawing: sky, roots, discs, trunk and crown of the world tree, in both shapes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from ninerealms.drawing.parts import box
from ninerealms.drawing.svg import at, num
from ninerealms.games.yggdrasil.picture.layout import (
    DISCS,
    FRONT,
    INSIDE,
    LEFT,
    RIGHT,
    RIM,
    SHAPES,
    SLOPE,
    TALL,
    TREE,
    WIDE,
    Disc,
    sector,
)

CROWN = (64, 52)


def point(disc: Disc, squeeze: float, x: float, y: float) -> str:
    """A point of the trunk, measured from the middle of its disc; widths are squeezed in the tall shape."""
    return f"{num(disc.x + x * squeeze)} {num(disc.y + y)}"


def path(disc: Disc, squeeze: float, *parts: str | tuple[float, float]) -> str:
    return "".join(part if isinstance(part, str) else " " + point(disc, squeeze, *part) for part in parts)


@cache
def sky(shape: int) -> str:
    """Sky, stars by night, aurora, moon or sun, hills."""
    wide, high = (WIDE, TALL)[shape], TREE[shape]
    dice = Random("stars")
    stars = "".join(f"M{dice.randrange(wide)} {dice.randrange(high)}h0" for _ in range(wide // 8))
    bright = "".join(f"M{dice.randrange(wide)} {dice.randrange(high)}h0" for _ in range(wide // 32))
    a, b = wide * 0.3, wide * 0.65
    aurora = "".join(
        f'<path fill="url(#yg-aurora)" d="M-20 {y}Q{num(a / 2)} {y - 50} {num(a)} {y + 30}'
        f"T{num(b)} {y + 10} {wide + 20} {y - 30}V{y + 130}Q{num(b + 90)} {y + 200} {num(b)} {y + 140}"
        f'T{num(a)} {y + 170}-20 {y + 150}z"/>'
        for y in (60, 330, 560)
    )
    x, y, size = ((812, 112, 24), (352, 84, 15))[shape]
    orb = (
        f'<circle cx="{x}" cy="{y}" r="{size * 2.6:g}" fill="url(#yg-moon)"/>'
        f'<circle class="y-orb" cx="{x}" cy="{y}" r="{size}"/>'
    )
    foot = high - 76
    ridge = f"Q{wide // 9} {foot - 50} {wide // 5} {foot - 20}T{num(wide * 0.58)} {foot - 16}T{wide} {foot - 10}"
    hills = f"M0 {foot}{ridge}V{high}H0z"
    return (
        f'<rect width="{wide}" height="{high}" fill="url(#yg-sky)"/><path class="y-star" d="{stars}"/>'
        f'<path class="y-star y-bright" d="{bright}"/><g class="y-aurora">{aurora}</g>{orb}'
        f'<path class="y-hills" d="{hills}"/>'
    )


@cache
def roots(shape: int) -> str:
    """The roots under the lowest disc."""
    disc, squeeze = DISCS[shape][2], (1.06, 0.46)[shape]
    drop = (0, -8)[shape]
    low = Disc(disc.x, disc.y + 98 + drop, 0, 0)
    bark = path(
        low, squeeze, "M", (-100, 0), "Q", (-120, 50), (-210, 66), "T", (-380, 100), "L", (-410, 140), "Q", (-330, 106),
        (-250, 104), "T", (-100, 74), "Q", (-60, 60), (-38, 50), "Q", (-40, 90), (-98, 178), "L", (-58, 178), "Q",
        (-40, 120), (0, 92), "Q", (40, 120), (58, 178), "L", (98, 178), "Q", (40, 90), (38, 50), "Q", (60, 60),
        (100, 74), "T", (250, 104), "Q", (330, 106), (410, 140), "L", (380, 100), "Q", (310, 80), (210, 66), "Q",
        (120, 50), (100, 0), "z",
    )  # fmt: skip
    grain = path(low, squeeze, "M", (-80, 30), "Q", (-110, 70), (-210, 82), "M", (80, 30), "Q", (110, 70), (210, 82))
    return f'<path class="y-bark y-root" d="{bark}"/><path class="y-grain" d="{grain}"/>'


def leaves(dice: Random, spots: Sequence[tuple[float, float, float, float]], count: int, size: float) -> str:
    """Leaves strewn over ellipses: middle, width, height."""
    found = []
    for _ in range(count):
        x, y, rx, ry = dice.choice(spots)
        turn, far = dice.random() * math.tau, math.sqrt(dice.random())
        x, y = x + rx * far * math.cos(turn), y + ry * far * math.sin(turn)
        lean = dice.random() * math.tau
        u, v = size * math.cos(lean), size * math.sin(lean)
        p, q = 0.5 * u - 0.5 * v, 0.5 * v + 0.5 * u
        found.append(f"M{x:.0f} {y:.0f}q{p:.1f} {q:.1f} {u:.1f} {v:.1f}q{-p:.1f} {-q:.1f} {-u:.1f} {-v:.1f}")
    return "".join(found)


@cache
def trunk(shape: int, level: int) -> str:
    """The trunk on a disc: roots spread on the ground, branches carry the disc above."""
    disc, squeeze = DISCS[shape][level], (1.0, 0.5)[shape]
    above = DISCS[shape][level - 1] if level else None
    top = above.y + above.ry * 0.9 - disc.y if above else -142.0
    flare, neck, waist = (215, -53, -93) if level else (150, -44, -79)
    bark = path(
        disc, squeeze, "M", (-84, 19), "Q", (-50, 10), (-38, neck), "C", (-35, waist), (-flare * 0.55, top + 22),
        (-flare, top), "L", (flare, top), "C", (flare * 0.55, top + 22), (35, waist), (38, neck), "Q", (50, 10),
        (84, 19), "Q", (56, 17), (38, 26), "Q", (20, 17), (4, 28), "Q", (-16, 17), (-40, 26), "Q", (-58, 16),
        (-84, 19), "z",
    )  # fmt: skip
    grain = "".join(
        path(disc, squeeze, "M", (x, 10), "C", (x * 0.7, neck), (x * 0.8, waist), (x * 2.3, top + 4))
        for x in (-30, -19, -7, 7, 19, 30)
    )
    lit = path(
        disc, squeeze, "M", (-56, 15), "Q", (-34, 4), (-31, neck), "C", (-29, waist), (-70, top + 24), (-120, top + 8)
    )
    dice = Random(f"leaves-{level}")
    sides = [(disc.x + side * 100 * squeeze, disc.y + top + 42, 40 * squeeze, 20) for side in (-1, 1)]
    if not level:
        sides = [(disc.x + side * 170 * squeeze, disc.y - 98, 50 * squeeze, 16) for side in (-1, 1)]
    twigs = "".join(
        path(disc, squeeze, "M", (side * 40, top + 20), "Q", (side * 90, top + 24), (side * 128, top + 44))
        for side in (-1, 1)
    )
    return (
        f'<path class="y-twig" d="{twigs}"/>'
        f'<path class="y-leaf y-l2" d="{leaves(dice, sides, 26, 8)}"/>'
        f'<path class="y-leaf y-l3" d="{leaves(dice, sides, 9, 7)}"/>'
        f'<path class="y-bark" d="{bark}"/><path class="y-grain" d="{grain}"/><path class="y-lit" d="{lit}"/>'
    )


@cache
def disc_drawn(shape: int, level: int) -> str:
    """The wooden disc of a level; the middle one has marks that say how it turns."""
    disc, rim = DISCS[shape][level], RIM[shape]
    rx, ry = num(disc.rx), num(disc.ry)
    left, right = num(disc.x - disc.rx), num(disc.x + disc.rx)
    edge = f'<path class="y-rim" d="M{left} {num(disc.y)}v{rim}A{rx} {ry} 0 0 0 {right} {num(disc.y + rim)}v-{rim}z"/>'
    line = (
        f'<path class="y-rimline" d="M{left} {num(disc.y + rim - 5)}A{rx} {ry} 0 0 0 {right} {num(disc.y + rim - 5)}"/>'
    )
    marks = []
    for angle in (*range(12, 56, 6 + 2 * shape), *range(126, 170, 6 + 2 * shape)):
        x, y = disc.at(angle)
        if level == 1:
            side = num(rim * 0.25)
            marks.append(f"M{num(x + 3)} {num(y + rim * 0.24)}l-{side} {side} {side} {side}")
        else:
            marks.append(f"M{num(x)} {num(y + 5)}v{num(rim * 0.46)}")
    kind = "y-turn" if level == 1 else "y-tick"
    grooves = (
        f"M{num(disc.x)} {num(disc.y)}L{num(disc.x + SLOPE * disc.rx * INSIDE)} {num(disc.y + disc.ry * INSIDE / 2)}"
        f"M{num(disc.x)} {num(disc.y)}L{num(disc.x - SLOPE * disc.rx * INSIDE)} {num(disc.y + disc.ry * INSIDE / 2)}"
        f"M{num(disc.x)} {num(disc.y)}V{num(disc.y - disc.ry * INSIDE)}"
    )
    under = f'<ellipse class="y-under"{at(disc.x, disc.y + rim + 14)} rx="{num(disc.rx * 0.93)}" ry="{ry}"/>'
    lip = f'<ellipse class="y-lip"{at(disc.x, disc.y)} rx="{rx}" ry="{ry}"/>'
    return f'{under}{edge}{line}<path class="{kind}" d="{"".join(marks)}"/>{lip}<path class="y-groove" d="{grooves}"/>'


@cache
def turf(shape: int, level: int, slot: int) -> str:
    """Tufts of grass, ash cracks and the like, by seeded placement inside a world."""
    disc, dice, found = DISCS[shape][level], Random(f"turf-{level}-{slot}"), []
    first, last = {FRONT: (34, 146), LEFT: (156, 264), RIGHT: (276, 384)}[slot]
    for _ in range((16, 9)[shape]):
        x, y = disc.at(dice.uniform(first, last), math.sqrt(dice.uniform(0.1, 0.85)))
        found.append(f"M{num(x)} {num(y)}l2-4 1 4 3-5")
    return f'<path class="y-turf" d="{"".join(found)}"/>'


@cache
def cracks(shape: int, level: int, slot: int) -> str:
    """What fire leaves of a devastated world: ash over it, and glowing cracks."""
    disc, dice, found = DISCS[shape][level], Random(f"crack-{level}-{slot}"), []
    first, last = {FRONT: (34, 146), LEFT: (158, 262), RIGHT: (278, 382)}[slot]
    for i in range(7):
        angle, far = first + (last - first) * (i + 0.5) / 7, 0.3
        line = []
        while far < 0.9:
            x, y = disc.at(angle, far)
            line.append(f"{num(x)} {num(y)}")
            angle, far = angle + dice.uniform(-5, 5), far + dice.uniform(0.08, 0.18)
        found.append("M" + "L".join(line))
    return f'<path class="y-ash" d="{sector(shape, level, slot)}"/><path class="y-crack" d="{"".join(found)}"/>'


@cache
def sea(shape: int, slot: int) -> str:
    """The sea round Midgard, where the islands lie."""
    disc = DISCS[shape][1]
    first, last = {FRONT: (150, 30), LEFT: (270, 150), RIGHT: (30, -90)}[slot]
    outer, inner = INSIDE, 0.72
    (a, b), (c, d) = disc.at(first, outer), disc.at(last, outer)
    (e, f), (g, h) = disc.at(last, inner), disc.at(first, inner)
    arc = f"{num(disc.rx * outer)} {num(disc.ry * outer)} 0 0 0"
    back = f"{num(disc.rx * inner)} {num(disc.ry * inner)} 0 0 1"
    dice = Random(f"sea-{slot}")
    waves = []
    for _ in range((14, 7)[shape]):
        x, y = disc.at(dice.uniform(min(first, last) + 5, max(first, last) - 8), dice.uniform(0.77, 0.9))
        waves.append(f"M{num(x)} {num(y)}q4-3 8 0t8 0")
    return (
        f'<path class="y-sea" d="M{num(a)} {num(b)}A{arc} {num(c)} {num(d)}'
        f'L{num(e)} {num(f)}A{back} {num(g)} {num(h)}z"/>'
        f'<path class="y-wave" d="{"".join(waves)}"/>'
    )


@cache
def crown(shape: int) -> str:
    """The foliage that hangs in from above."""
    wide, high, dice, found = (WIDE, TALL)[shape], CROWN[shape], Random("crown"), []
    for i in range(3):
        base = high * (0.8, 0.45, 0.1)[i]
        blobs, x = [f"M-5-5h{wide + 10}v{num(base)}H-5z"], -30.0
        while x < wide + 20:
            rx = dice.uniform(24, 46) * (1, 0.72)[shape]
            y, ry = base + dice.uniform(-12, 14), rx * 0.78
            round_off = f"a{num(rx)} {num(ry)} 0 1 1"
            blobs.append(f"M{num(x)} {num(y)}{round_off} {num(2 * rx)} 0{round_off} {num(-2 * rx)} 0")
            x += rx * 1.35
        found.append(f'<path class="y-c{i + 1}" d="{"".join(blobs)}"/>')
    spots = [(x, high * 0.62, 40, high * 0.62) for x in range(0, wide + 1, 40)]
    for i, count in enumerate((90, 90, 50)):
        found.append(f'<path class="y-leaf y-l{i + 1}" d="{leaves(dice, spots, count // (1 + shape), 9)}"/>')
    return "".join(found)


@cache
def both(part: str, level: int = 0) -> str:
    """One part of the ground in both shapes."""
    parts: dict[str, Callable[[int], str]] = {
        "sky": lambda shape: sky(shape) + roots(shape),
        "disc": lambda shape: disc_drawn(shape, level),
        "trunk": lambda shape: trunk(shape, level),
        "crown": crown,
        "frame": frame,
    }
    held = ' clip-path="url(#yg-{})"' if part == "crown" else ""
    return "".join(
        f'<g class="{SHAPES[shape]} still"{held.format(SHAPES[shape])}>{parts[part](shape)}</g>' for shape in (0, 1)
    )


def clips() -> str:
    """What the frame cuts off, in both shapes."""
    return "".join(
        f'<clipPath id="yg-{SHAPES[shape]}"><{box(0, 0, (WIDE, TALL)[shape], TREE[shape], 9)}/></clipPath>'
        for shape in (0, 1)
    )


def frame(shape: int) -> str:
    """The wooden rim of the whole tree."""
    wide, high = (WIDE, TALL)[shape], TREE[shape]
    return (
        f'<{box(-4, -4, wide + 8, high + 8, 12)} class="y-frame"/>'
        f'<{box(-1.5, -1.5, wide + 3, high + 3, 9)} class="y-frame-lit"/>'
    )
