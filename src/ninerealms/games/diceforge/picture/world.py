"""The ground of the drawing: sky and sea behind the islands, the beam and the shelves of the Sanctuary."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from ninerealms.drawing.parts import box
from ninerealms.drawing.svg import at, measure, num, words
from ninerealms.games.diceforge.picture.layout import BEAM, GARDEN_ROW, SKY, TALL, TEMPLE, WIDE


def sky_drawn(shape: int) -> str:
    """Sea and light behind the islands, stars by night, waves, a moon to the left and a sun to the right."""
    wide, high = (WIDE, TALL)[shape], SKY[shape]
    dice = Random("sky")
    stars = "".join(disc_of(dice.random() * wide, dice.random() * high * 0.8, dice.random()) for _ in range(70))
    waves = "".join(
        f"M{num(dice.random() * (wide - 60))} {num(dice.random() * high)}q10-6 20 0t20 0" for _ in range(wide // 40)
    )
    frame = f'width="{wide}" height="{high}"'
    lights = "".join(f'<rect {frame} fill="url(#df-{name})"/>' for name in ("sea", "moon", "sun"))
    orbs = ""
    if shape == 0:
        orbs = (
            '<path class="orb-moon" d="M300 232A52 52 0 1 0 334 318A44 44 0 0 1 300 232z"/>'
            f'<path class="orb-sun"{at(600, 276)} d="{sun_path(52, 34)}"/>'
        )
    return f'{lights}<g class="stars">{stars}</g><path class="waves" d="{waves}"/>{orbs}'


def disc_of(x: float, y: float, size: float) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{0.6 + size * 0.7:.1f}"/>'


def sun_path(outer: float, inner: float) -> str:
    points = []
    for i in range(20):
        far, angle = (outer if i % 2 == 0 else inner), math.pi * i / 10
        points.append(f"{num(far * math.sin(angle))} {num(-far * math.cos(angle))}")
    return f"M{'L'.join(points)}z"


def beam_drawn(shape: int, rows: int, heading: str) -> str:
    """The beam of the Sanctuary with its knot band, and the shelves under it."""
    wide, top = (WIDE, TALL)[shape], SKY[shape]
    high = BEAM + TEMPLE[shape] + GARDEN_ROW * (rows if shape else 1)
    turns = wide // 40 - 1
    start = (wide - turns * 40) / 2
    band = "".join(f"M{num(start)} {top + 15}" + f"q10 {13 * way} 20 0q10 {-13 * way} 20 0" * turns for way in (1, -1))
    grain = "".join(f"M0 {num(y)}H{wide}" for y in range(top + 60, top + high, 37))
    width = measure(heading, 16) + 34
    name = f"<{box(-width / 2, 0, width, 24, 5)}/>{words(heading, 0, 17.5, 'mid carved')}"
    return (
        f'<rect class="shelf" y="{top}" width="{wide}" height="{high}"/>'
        f'<rect class="plank" y="{top}" width="{wide}" height="{BEAM}"/>'
        f'<path class="grain" d="{grain}"/><path class="knot" d="{band}"/>'
        f'<g class="plaque"{at(wide / 2, top + 3)}>{name}</g>'
    )


@cache
def world(rows: int, heading: str) -> str:
    """The ground of both shapes in its wooden rim."""
    found = []
    for shape, kind in enumerate(("in-wide", "in-tall")):
        wide = (WIDE, TALL)[shape]
        high = SKY[shape] + BEAM + TEMPLE[shape] + GARDEN_ROW * (rows if shape else 1)
        rim = f'<{box(-4, -4, wide + 8, high + 8, 12)} class="rim"/>'
        rim += f'<{box(-1.5, -1.5, wide + 3, high + 3, 9)} class="rim-lit"/>'
        found.append(f'<g class="{kind}">{sky_drawn(shape)}{beam_drawn(shape, rows, heading)}{rim}</g>')
    return "".join(found)
