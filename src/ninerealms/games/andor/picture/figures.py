"""What stands or lies on a space: heroes, creatures, others, tokens; each round its foot."""

from __future__ import annotations

from functools import cache

from ninerealms.drawing.svg import at, num, use
from ninerealms.games.andor import content
from ninerealms.games.andor.words.icons import FOE_ICONS, THING_ICONS

STAND = 'path d="M-19 2V-22C-19-36-11-43 0-43S19-36 19-22V2C19 8-19 8-19 2z"'  # the outline of a figure
ROUND = 'circle cy="-3" r="16"'
LARGE = 'path d="M-26 2V-24C-26-44-14-54 0-54S26-44 26-24V2C26 9-26 9-26 2z"'
TILE_EDGE = 'path d="M-38-36H38L41 8H-41z"'
WHEELS = "".join(f'<circle class="a-wheel" cx="{x}" cy="5" r="5.500"/>' for x in (-12, 13))
TROLLS = ("troll", "marsh-troll", "sentinel", "king")
GORS = ("gor", "gorlot")
SKRALS = ("skral", "white-skral")
CART = 42.0
WITHOUT_BASE = 44  # who is so wide stands on the ground
LARGE_FIGURES = {"buffalo": ("p-buffalo", 56.0), "being": ("p-being", 45.0)}  # and how wide
# Those who are no foes: their figure, how wide and how high it is.
OTHERS = {
    "flaps": ("p-flaps", 38.0, 47.5),
    "mother": ("p-mother", 54.0, 54.0),
    "ghost": ("p-ghost", 36.0, 45.0),
    "catapult": ("p-catapult", 46.0, 46.0),
    "orweyn": ("p-orweyn", 36.0, 45.0),
    "azturian": ("p-azturian", 34.0, 42.5),
}
FOG_ICONS = {
    "event": "i-event",
    "gold": "i-gold",
    "strength": "i-strength",
    "widow": "i-widow",
    "will": "i-willpower",
    "flask": "i-flask",
    "plant": "i-plant",
    "knife": "i-knife",
    "spirit": "i-ghost",
}


@cache
def badges(strength: int, will: int, y: float = -5, aside: float = 20) -> str:
    """Strength in a lozenge on the left, will in a disc on the right; they shrink less in a crowd than the figure."""
    size = 9.5 if strength < 10 else 11.5
    return (
        '<g class="a-has">'
        f'<g class="a-str"{at(-aside, y)}><path d="M0-{num(size)}l{num(size)} {num(size)}-{num(size)} {num(size)}'
        f'-{num(size)}-{num(size)}z"/><text y="4.500">{strength}</text></g>'
        f'<g class="a-wp"{at(aside, y)}><circle r="8.500"/><text y="4.500">{will}</text></g></g>'
    )


@cache
def creature_body(kind: str, strength: int, will: int) -> str:
    """A creature on its base with what it has."""
    if kind in TROLLS:
        size = 1.12 if kind == "king" else 1.0
        body = use("p-base", -22, -40, 44, 48) + use("p-troll", -29 * size, -52 * size, 58 * size, 61 * size)
        if kind == "king":
            body += use("i-crown", -10, -66, 17)
        return f'<g class="c-{kind}">{body}</g>{badges(strength, will, -4, 23)}'
    base = use("p-base", -19, -41.5, 38.5, 48)
    if kind in LARGE_FIGURES:
        symbol, wide = LARGE_FIGURES[kind]
        body = use("p-base", -22, -40, 44, 48) + use(symbol, -wide / 2, -50, wide, 56)
    else:
        symbol = "p-gor" if kind in GORS else "p-skral" if kind in SKRALS else "p-knight"
        body = base + use(symbol, -19, -43, 38.5, 48)
    return f'<g class="c-{kind}">{body}</g>{badges(strength, will)}'


@cache
def other_body(kind: str) -> str:
    """Somebody who is no foe."""
    if kind == "merchant":
        return f'<g class="c-merchant">{use("p-stall", -21, -30, 42, 36)}</g>{WHEELS}'
    symbol, wide, high = OTHERS[kind]
    base = use("p-base", -17, -37, 34, 43) if wide < WITHOUT_BASE else ""
    return f'<g class="c-{kind}">{base}{use(symbol, -wide / 2, 4.5 - high, wide, high)}</g>'


@cache
def hero_body(hero: str, seat: int, is_now: bool, is_lying: bool) -> str:
    """A hero on a plinth in the colour of the seat, with its mark."""
    halo = '<ellipse class="a-halo" cx="0" cy="1" rx="25" ry="10"/>' if is_now else ""
    plinth = use("p-plinth", -20, -43.5, 40.5, 50.5)
    if hero == "raashana":
        figure = use("p-raashana", -23, -47, 45.5, 50)
    elif hero:
        figure = use(f"p-{hero}", -20, -43.5, 40.5, 50.5)
    else:
        figure = ""
    if is_lying:
        figure = f'<g transform="translate(-6 -8) rotate(-72) scale(.86)">{figure}</g>'
    return f'{halo}{plinth}{figure}<g class="a-hmark">{use(f"mark-{seat}", -4.5, -2.5, 9)}</g>'


@cache
def fog_body(kind: str) -> str:
    """A fog token: face down, or with what somebody has seen on it in the corner."""
    body = use("p-fogtoken", -16, -19, 32)
    if kind:
        body += f'<g class="a-seen"><circle cx="9" cy="6" r="9"/>{use(FOG_ICONS[kind], 3, 0, 12)}</g>'
    return body


@cache
def well_body(is_full: bool) -> str:
    body = use("p-well", -18, -28, 36)
    if is_full:
        drop = "M0-24c3 4 4.500 6 4.500 8a4.500 4.500 0 0 1-9 0c0-2 1.500-4 4.500-8z"
        return f'<g>{body}<path class="a-drop" d="{drop}"/></g>'
    return f'<g class="a-dry">{body}<path class="a-cross" d="M-5-16l10 6m0-6l-10 6"/></g>'


@cache
def stall_body(is_open: bool) -> str:
    body = use("p-stall", -23, -32, 46, 39)
    return body if is_open else f'{body}<g class="a-shut">{use("i-lock", -8, -18, 16)}</g>'


@cache
def widows_body(count: int) -> str:
    """A nest of widows, with their number."""
    backs = "".join(f'<circle class="a-nest" cx="{num(-3 + 3 * i)}" cy="{num(-5 + 2 * i)}" r="14"/>' for i in (0, 1))
    body = backs if count > 1 else '<circle class="a-nest" cy="-3" r="14"/>'
    body += use("i-widow", -11, -14, 22)
    if count > 1:
        body += f'<g class="a-count"{at(13, -13)}><circle r="8"/><text y="4.500">{count}</text></g>'
    return f'<g class="a-widow">{body}</g>'


@cache
def rock_body(face: int | None = None) -> str:
    body = use("p-rock", -20, -24, 40, 31)
    if face is not None:
        body += f'<g class="a-count"{at(0, -8)}><circle r="9"/><text y="4.500">{face}</text></g>'
    return body


@cache
def thing_body(kind: str, face: int | None, is_turned: bool) -> str:
    """A thing that lies on a space."""
    if kind == "log":
        wide = {1: 30, 2: 40, 3: 50}.get(face or 1, 50)
        return (
            f'<g class="a-log">{use("p-raft", -wide / 2, -11, wide, 22 if wide > 36 else 19)}'
            f'<circle cx="2" cy="-3" r="7"/><text x="2" y="1.500">{face}</text></g>'
        )
    icon = "i-flask-half" if kind == "flask" and is_turned else THING_ICONS[kind]
    body = f'<g class="a-tok t-{kind}">{use("p-tokenback", -14, -16, 28)}{use(icon, -8.5, -11, 17)}</g>'
    if face is not None:
        body += f'<g class="a-count"{at(10, 6)}><circle r="7.500"/><text y="4">{face}</text></g>'
    return body


@cache
def tile_body(defence: int, held: tuple[str, ...], logs: int) -> str:
    """The Steppe People: their huts, a shield for each defence space, creatures they hold off, and their logs."""
    found = [use("p-tile", -41, -45, 82, 56)]
    found.append(shields(defence, held, 0, -1))
    if logs:
        found.append(f'<g class="a-log"{at(30, -32)}><circle r="8"/><text y="4.500">{logs}</text></g>')
    return "".join(found)


@cache
def shields(defence: int, held: tuple[str, ...], x: float, y: float) -> str:
    """Defence spaces in a row: a shield, or the creature held there."""
    step = min(17.0, 72 / max(1, defence))
    found = []
    for i in range(defence):
        spot = at(x + (i - (defence - 1) / 2) * step, y)
        shield = "M0-10c3 2 6 2.500 9 2.500 0 8-2.500 14-9 17.500-6.500-3.500-9-9.500-9-17.500 3 0 6-.5 9-2.500z"
        inner = f'<path class="a-shield" d="{shield}"/><path class="a-shield-x" d="M0-9v18M-8 0H8"/>'
        if i < len(held):
            inner = f'<path class="a-shield taken" d="{shield}"/>{use(foe_icon(held[i]), -7.5, -8, 15)}'
        found.append(f"<g{spot}>{inner}</g>")
    return f'<g class="a-shields">{"".join(found)}</g>'


@cache
def foe_icon(kind: str) -> str:
    return FOE_ICONS[(*content.creature_ids, "widow", "rock").index(kind)]
