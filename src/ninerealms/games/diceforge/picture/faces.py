"""Die faces, spaces of the labyrinth and faces of the Celestial die, as symbols 32 units wide: figure, then icon."""

from __future__ import annotations

from functools import cache
from typing import Any

from ninerealms.drawing.svg import num, use
from ninerealms.games.diceforge import content
from ninerealms.games.diceforge.picture.scene import ICONS, LETTERS, WORDS

FACE = 32
# Style reaches symbols by inheritance only, so their colours are attributes that name tokens.
SHINE = 'fill="none" stroke="var(--df-shine)" stroke-opacity="var(--shine)" stroke-width="1.5" stroke-linecap="round"'
SQUARE = 'x="1" y="1" width="30" height="30" stroke-width="1.6"'
PAPER = (
    f'<rect {SQUARE} rx="6.5" fill="var(--face)" stroke="var(--face-edge)"/>'
    f'<path {SHINE} d="M3.5 24V8A4.5 4.5 0 0 1 8 3.5H24"/>'
)
STONE = (
    f'<rect {SQUARE} rx="8" fill="var(--df-stone)" stroke="var(--df-stone-edge)"/>'
    f'<path {SHINE} d="M5 22V9A4 4 0 0 1 9 5H22"/>'
)
CUT = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"'
THIN = 'fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" opacity=".6"'
HALO = ' stroke="var(--cut)" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"'
FULL_COLOURS = ("red", "blue", "yellow", "green")
# A shape for each colour, so that colour is never alone.
SHAPES = ("M0-4 4 3.5H-4z", "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "M-3.5-3.5h7v7h-7z", "M0-4.5 4 0 0 4.5-4 0z")

ROOMS: list[str] = content.FACTS["labyrinth"]["rooms"]

Gains = list[tuple[int, str]]


def parts_of(gain: str) -> Gains:
    """(2, moon), (2, glory) for "2M+2V"."""
    return [(int(part[:-1]), LETTERS[part[-1]]) for part in gain.replace("/", "+").split("+") if part]


def figure(text: str, x: float, y: float, size: float, halo: bool = False) -> str:
    look = f'font-weight="800" text-anchor="middle" fill="currentColor"{HALO if halo else ""}'
    return f'<text {look} x="{num(x)}" y="{num(y)}" font-size="{num(size)}">{text}</text>'


def tint(what: str, strength: str = ".34") -> str:
    """The attributes of a part in the colour of a resource."""
    return f'fill="var(--res-{WORDS.get(what, what)})" opacity="{strength}"'


def gain_line(count: int, what: str, x: float, y: float, size: float) -> str:
    """Figure, then icon, round a middle; glory has its figure before the laurel too when it is small."""
    step = size * (0.3 if count < 10 else 0.55)
    return figure(str(count), x - size * 0.5, y + size * 0.36, size) + use(
        ICONS[what], x - size * 0.06 + step * 0.4, y - size * 0.52, size * 1.06
    )


def whole(count: int, what: str) -> str:
    """One gain on the whole face: glory has its figure inside the laurel."""
    if what == "glory":
        return use("i-glory", 2.5, 2, 27) + figure(str(count), 16, 21, 15 if count < 10 else 12.5, halo=True)
    shift = 1.5 if count > 9 else 0
    size = 14 if count > 9 else 16.5
    return figure(str(count), 9.5, 22, size) + use(ICONS[what], 14.5 + shift, 8, 14.5 - shift / 2)


def stacked(gains: Gains) -> str:
    """Gains under each other; four stand two by two, without figures."""
    if len(gains) == 4:
        spots = [(4, 4), (16.5, 4), (4, 16.5), (16.5, 16.5)]
        return "".join(use(ICONS[what], x, y, 11.5) for (_, what), (x, y) in zip(gains, spots, strict=True))
    size = 11.5 if len(gains) == 2 else 9
    step = 26 / len(gains)
    return "".join(
        gain_line(count, what, 15.5, 16 + (i - (len(gains) - 1) / 2) * step, size)
        for i, (count, what) in enumerate(gains)
    )


def halves(gains: Gains) -> str:
    """One of two: the face is cut, its halves tinted."""
    (first, one), (second, other) = gains
    return (
        f'<path {tint(one)} d="M7 1.5H25L1.5 27V7A5.5 5.5 0 0 1 7 1.5z"/>'
        f'<path {tint(other)} d="M30.5 5V25A5.5 5.5 0 0 1 25 30.5H7z"/>'
        f'<path {CUT} d="M4 28 28 4"/>{figure(str(first), 6.5, 13, 10.5)}{use(ICONS[one], 9.5, 3.5, 11)}'
        f"{figure(str(second), 18, 27.5, 10.5)}{use(ICONS[other], 20, 17.5, 11)}"
    )


def thirds(gains: Gains) -> str:
    """One of three."""
    spots = [(3, 4), (18.5, 4), (11, 20)]
    drawn = f'<path {THIN} d="M16 17V1.5M16 17 2.5 26M16 17 29.5 26"/>'
    for (_, what), (x, y) in zip(gains, spots, strict=True):
        drawn += use(ICONS[what], x, y, 10.5)
    counts = {count for count, _ in gains}
    if counts == {1}:
        return drawn
    if len(counts) == 1:
        hub = '<circle fill="var(--face)" stroke="currentColor" cx="16" cy="16.5" r="4.6"/>'
        return drawn + hub + figure(str(counts.pop()), 16, 19.5, 8.5)
    for (count, _), (left, foot) in zip(gains, ((8, 20.5), (24, 20.5), (25.5, 29)), strict=True):
        drawn += figure(str(count), left, foot, 8.5) if count > 1 else ""
    return drawn


def gains_drawn(gain: str) -> str:
    """Gains as content writes them: "2M+2V", "3G/2V", "1G/1S/1M"."""
    gains = parts_of(gain)
    if len(gains) == 1:
        return whole(*gains[0])
    if "/" in gain:
        return halves(gains) if len(gains) == 2 else thirds(gains)
    return stacked(gains)


def badge(colour: int, x: float, y: float, scale: float = 1) -> str:
    """The mark of a coloured card or face."""
    name = FULL_COLOURS[colour]
    size = f" scale({scale:g})" if scale != 1 else ""
    look = f'fill="var(--df-{name})" stroke="var(--df-ink)" stroke-width="1.2" stroke-linejoin="round"'
    return f'<path {look} transform="translate({num(x)} {num(y)}){size}" d="{SHAPES[colour]}"/>'


def dependent(fact: dict[str, Any]) -> str:
    """What it gives; below, tinted, what it gives if the other die gives what it wants."""
    wanted, hit = LETTERS[fact["wants"]], parts_of(fact["hit"])[-1]
    more = "+" if len(parts_of(fact["hit"])) > 1 else ""
    count, what = parts_of(fact["gain"])[0]
    return (
        f'<path {tint(wanted, ".45")} d="M1.5 17H30.5V25A5.5 5.5 0 0 1 25 30.5H7A5.5 5.5 0 0 1 1.5 25z"/>'
        f"{gain_line(count, what, 15.5, 10, 12)}{use(ICONS[wanted], 2.5, 18.5, 9.5)}"
        f'<path {THIN} d="M1.5 17H30.5"/>{use("i-glory", 16.5, 17.5, 13)}'
        f"{figure(more + str(hit[0]), 22.5 if not more else 21.5, 27, 9.5, halo=True)}"
    )


def coloured(fact: dict[str, Any], emblem: str) -> str:
    """A face of a rival's card: its emblem, the choice it leaves, the mark of its card."""
    (_, one), (_, other) = parts_of(fact["gain"])
    look = f'fill="var(--df-{FULL_COLOURS[fact["colour"]]})" opacity=".55"'
    return (
        f'<rect {look} x="1.5" y="1.5" width="29" height="14.5" rx="6"/>'
        f"{use(emblem, 4, 2, 14)}{badge(fact['colour'], 24.5, 9, 0.9)}"
        f'{use(ICONS[one], 3, 18, 11)}<path {THIN} d="M14 29 18 17.5"/>{use(ICONS[other], 18, 18, 11)}'
    )


def face_drawn(fact: dict[str, Any]) -> str:
    kind = fact.get("kind", "")
    if kind == "triple":
        return figure("×3", 16, 22.5, 17)
    if kind == "mirror":
        return use("i-mirror", 5, 5, 22)
    if kind == "ship":
        return use("e-ship", 2.5, 2.5, 19) + figure("−2", 14, 28.5, 11) + use("i-gold", 20, 19, 10)
    if kind == "golem":
        return use("i-golem-moon" if fact["id"] == "moon-golem" else "i-golem-sun", 4.5, 4.5, 23)
    if kind == "depends":
        return dependent(fact)
    if kind in ("boar", "misfortune"):
        return coloured(fact, f"e-{kind}")
    return gains_drawn(fact["gain"])


def celestial_rolls(count: int) -> str:
    return (
        use("i-celestial", 6, 6, 20) if count == 1 else use("i-celestial", 2.5, 3, 16) + use("i-celestial", 13, 13, 16)
    )


def exchange(pay: str, count: int) -> str:
    """Pay some, gain glory."""
    return (
        f'{gain_line(*parts_of(pay)[0], 15.5, 9, 11)}<path {THIN} d="M6 16H25M22 13.5 25 16 22 18.5"/>'
        f"{gain_line(count, 'glory', 15.5, 24, 11)}"
    )


SPACES: dict[str, str] = {
    "U1": "1S", "U2": "3V", "U3": "6G/3V", "U4": "5V", "U5": "1S+1M+3V", "C3": "6G", "L1": "1M", "L2": "3G/1S/1M",
    "L4": "3G/1S/1M", "L7": "2M/3V", "L9": "2S/2M", "J": "3V", "T3": "3G/1S/1M", "GODDESS": "15V",
}  # fmt: skip
CELESTIAL = {"C1": 1, "L3": 1, "L6": 1, "L10": 2, "T2": 1, "T5": 2, "T7": 1}


def space_drawn(space: str) -> str:
    """What a space of the labyrinth says."""
    if space in SPACES:
        return gains_drawn(SPACES[space])
    if space in CELESTIAL:
        return celestial_rolls(CELESTIAL[space])
    if space in ("T4", "T6"):
        return exchange("6G", 6) if space == "T4" else exchange("2M", 8)
    if space == "U6":
        return use("i-pawn", 3, 4, 11) + use("i-glory", 13, 10, 17) + figure("−2", 21.5, 22.5, 11, halo=True)
    if space == "C2":
        return use("i-anvil", 5, 3, 20) + figure("−2", 12, 28.5, 10) + use("i-gold", 18, 19.5, 9.5)
    if space in ("L5", "T1"):
        return use("i-anvil", 5, 5, 22)
    if space == "T10":
        return use("i-glory", 3, 3, 17) + figure("1", 11.5, 15.5, 10, halo=True) + use("i-anvil", 14, 15, 14)
    if space == "START":
        return use("i-portal", 6, 5, 20)
    return ""


CELESTIAL_FACES = (
    gains_drawn("12G"),
    gains_drawn("5V"),
    use("i-glory", 2, 3, 15)
    + figure("3", 9.5, 14, 10, halo=True)
    + use("i-gold", 18.5, 5, 10)
    + use("i-sun", 5, 19, 9.5)
    + use("i-moon", 17, 19, 9.5),
    use("i-mirror", 5, 5, 22),
    use("i-die", 5, 4, 22),
    use("i-anvil", 5, 9, 18) + f'<path {CUT} d="M25 15V4M21 8 25 4 29 8"/>' + figure("2", 25, 26, 10),
)


@cache
def face_symbols() -> str:
    """All of them."""
    found = [(f"f-{fact['id']}", PAPER, face_drawn(fact)) for fact in content.FACES]
    found += [(f"s-{space}", STONE, space_drawn(space)) for space in content.space_ids if space not in ROOMS]
    found += [(f"k-{i}", "", drawn) for i, drawn in enumerate(CELESTIAL_FACES)]
    box = f"0 0 {FACE} {FACE}"
    return "".join(f'<symbol id="{name}" viewBox="{box}">{paper}{drawn}</symbol>' for name, paper, drawn in found)
