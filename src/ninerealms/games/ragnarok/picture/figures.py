"""Figures and buildings of the board, each with its foot at the origin."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ninerealms.drawing.svg import num, use
from ninerealms.games.ragnarok import content

# The symbol of a monster, its size, and where its base ends.
MONSTERS: dict[str, tuple[str, float, float]] = {
    "draugr": ("p-draugr", 42, 50),
    "troll": ("p-troll", 50, 52),
    "lindworm": ("p-lindworm", 54, 47),
    "garm": ("p-garm", 58, 44),
    "fenrir": ("p-fenrir", 70, 56),
    "nidhogg": ("p-nidhogg", 72, 57),
    "loki": ("p-loki", 42, 57),
}
# A row of warriors in the back, then one in front, by the value of an Army.
RANKS = {1: (0, 1), 2: (0, 2), 3: (1, 2), 4: (2, 2), 5: (2, 3), 6: (3, 3)}
GLOWS = ("vanaheim", "alfheim", "jotunheim", "utgard", "muspelheim", "svartalfheim", "niflheim")
WARRIOR = (17.0, 22.0)
FLAG = "M-18.500-16H18.500l-3.600 8 3.600 8H-18.500l3.600-8z"


class Look(NamedTuple):
    """How a piece looks: its drawing, its outline for a ring, how wide it is and how high it stands."""

    body: str
    outline: str
    wide: float
    high: float


def shade(wide: float, y: float = 0) -> str:
    return f'<ellipse class="shade" cx="2" cy="{num(y)}" rx="{num(wide)}" ry="{num(wide * 0.3)}"/>'


def badge(seat: int, x: float, y: float, radius: float = 7.5) -> str:
    """The mark of a seat on a small disc."""
    inner = radius * 0.62
    return (
        f'<g class="r-mark seat-{seat}"><circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>'
        f"{use(f'mark-{seat}', x - inner, y - inner, 2 * inner)}</g>"
    )


def rune(name: str, x: float, y: float, size: float = 16) -> str:
    return f'<g class="r-ink">{use(f"i-{name}", x, y, size)}</g>'


def coin(realm: str, x: float, y: float, radius: float = 9) -> str:
    """The token of a realm."""
    inner = radius * 0.78
    drawn = use(f"w-{realm}", x - inner, y - inner, 2 * inner)
    return f'<g class="r-coin"><circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>{drawn}</g>'


@cache
def army(seat: int, value: int) -> Look:
    """As many warriors as its value, and a banner with mark and figure."""
    wide, high = WARRIOR
    back, front = RANKS[min(6, max(1, value))]
    found = [shade(20, -4)]
    for count, foot in ((back, -25.0), (front, -14.0)):
        step = 16 if count < 3 else 12
        for i in range(count):
            x = (i - (count - 1) / 2) * step
            found.append(use("p-warrior", x - wide / 2, foot - high, wide, high))
    found.append(
        f'<path class="r-flag" d="{FLAG}"/><g class="r-on">{use(f"mark-{seat}", -13.5, -13.5, 11.5)}</g>'
        f'<text class="r-flag-n" x="7.500" y="-2.500">{value}</text>'
    )
    top = 48 if back else 37
    return Look(
        "".join(found), f'rect x="-20.500" y="{-top}" width="41" height="{top + 1}" rx="7"', 39, 43 if back else 36
    )


@cache
def hero(name: str, seat: int) -> Look:
    body = (
        f"{shade(21, -2)}{use('p-base', -20, -14, 40, 14.5)}{use(f'p-{name}', -21, -58, 43, 54)}{badge(seat, 0, -4, 7)}"
    )
    return Look(body, 'rect x="-21" y="-59" width="42" height="63" rx="9"', 40, 48)


@cache
def monster(name: str, tamer: int) -> Look:
    """A monster on its base, with its rune and the marker of whoever controls it."""
    symbol, wide, high = MONSTERS[name]
    half = wide * 0.4
    base = f'<path class="r-base" d="M{num(-half - 5)}-4l5-5H{num(half)}l5 5-5 5.500H{num(-half)}z"/>'
    found = f"{base}{use(symbol, -wide / 2, -high - 3, wide, high)}"
    if name != "loki":
        found += rune(content.RUNES[content.monster_rune[content.monster_ids.index(name)]], half - 9, -11, 16)
    if tamer >= 0:
        found += badge(tamer, -half + 1, -3)
    edge = f'rect x="{num(-wide / 2 - 2)}" y="{num(-high - 5)}" width="{num(wide + 4)}" height="{num(high + 8)}" rx="9"'
    return Look(found, edge, wide * 0.96, high * 0.84)


@cache
def giant(owner: int) -> Look:
    """A Frost Giant; those of mode M belong to nobody."""
    mark = badge(owner, 0, -3, 8) if owner >= 0 else rune("isa", 8, -11, 16)
    body = f"{shade(22, -2)}{use('p-giant', -25, -60, 50, 59)}{mark}"
    return Look(body, 'rect x="-26" y="-62" width="52" height="65" rx="9"', 46, 48)


@cache
def ship(seat: int) -> Look:
    body = f"{use('d-drakkar', -25, -40, 50, 40)}{badge(seat, 0, -26)}"
    return Look(body, 'rect x="-25" y="-42" width="50" height="44" rx="9"', 48, 40)


@cache
def hall() -> Look:
    return Look(use("d-hall", -16, -24, 32, 24), "", 31, 23)


@cache
def forge(name: str) -> Look:
    body = f"{shade(14, -1)}{use('d-forge', -15, -28, 28, 28)}{rune(name, 2, -13, 15)}"
    return Look(body, "", 32, 27)


@cache
def temple() -> Look:
    return Look(f"{shade(16, -1)}{use('d-temple', -17, -41, 34, 41)}", "", 32, 36)


@cache
def shrine() -> Look:
    return Look(f"{shade(16, -1)}{use('d-shrine', -14.5, -26, 29, 25.5)}", "", 32, 25)


@cache
def gate(realm: str) -> Look:
    """The gate of a realm, with its token."""
    body = f"{use('d-gate', -15, -33, 30, 33)}{coin(realm, 0, -9, 9)}"
    return Look(f'<g class="r-glow-{realm}">{body}</g>', "", 30, 32)


@cache
def clash() -> str:
    """Crossed swords on a star, above a Battle."""
    star = "M0-20l5 9 10-4-3 10 9 5-9 5 3 10-10-4-5 9-5-9-10 4 3-10-9-5 9-5-3-10 10 4z"
    return f'<g class="r-clash"><path d="{star}"/>{use("i-battle", -9, -9, 18)}</g>'
