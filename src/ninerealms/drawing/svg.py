"""Elements of SVG as text: escaped words, short numbers, pieces put at their place."""

from __future__ import annotations

from functools import lru_cache

NARROW = frozenset("iljft.,:;'|!()[]1 ·’-")
WIDE = frozenset("mwMWœæ%@—×●✓")
FIRST_FULL_WIDTH = 0x2E80
REMEMBERED = 8192  # what is written again and again is kept
SQUEEZE = 0.72  # names may be squeezed so far, then they take two lines


def escape(text: str) -> str:
    """Text for an element or an attribute."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


@lru_cache(maxsize=REMEMBERED)
def num(value: float) -> str:
    """A coordinate in whole or half units."""
    halves = round(value * 2)
    return str(halves // 2) if halves % 2 == 0 else f"{halves / 2}"


@lru_cache(maxsize=REMEMBERED)
def at(x: float, y: float) -> str:
    """The attribute that puts a group at its place."""
    return f' transform="translate({num(x)} {num(y)})"'


def use(symbol: str, x: float, y: float, width: float, height: float | None = None, kind: str = "") -> str:
    """A symbol in a box; square unless a height is given."""
    tall = width if height is None else height
    named = f' class="{kind}"' if kind else ""
    return f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(tall)}"{named}/>'


def title(sentence: str) -> str:
    """What a pointer or a screen reader is told."""
    return f"<title>{escape(sentence)}</title>" if sentence else ""


def words(text: str, x: float, y: float, kind: str = "") -> str:
    """One line of text."""
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{num(x)}" y="{num(y)}"{named}>{escape(text)}</text>'


def called(text: str, x: float, y: float, room: float, size: float, kind: str) -> str:
    """The name of a seat: whoever sits there has another, which the page squeezes into the room there is."""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" class="{kind}" data-room="{num(room)}">'
        f"{escape(text)}</text>"
    )


@lru_cache(maxsize=REMEMBERED)
def measure(text: str, size: float) -> float:
    """About how wide a line is, whatever the font turns out to be."""
    ems = 0.0
    for letter in text:
        if ord(letter) >= FIRST_FULL_WIDTH:
            ems += 1.0
        elif letter in NARROW:
            ems += 0.34
        elif letter in WIDE:
            ems += 0.9
        else:
            ems += 0.68 if letter.isupper() else 0.58
    return ems * size


def broken(text: str) -> list[str]:
    """A name in two lines, broken where the halves are most alike; a name of one word stays whole."""
    breaks = [i for i, letter in enumerate(text) if letter in " -‐"]
    if not breaks:
        return [text]
    best = min(breaks, key=lambda i: abs(2 * i - len(text)))
    return [text[: best + 1].strip(), text[best + 1 :].strip()]


@lru_cache(maxsize=REMEMBERED)
def label(text: str, x: float, y: float, width: float, size: float, kind: str = "") -> str:
    """A name that must fit a width: as it is, squeezed a little, or in two lines round the same middle."""
    lines = [text]
    if measure(text, size) * SQUEEZE > width:
        lines = broken(text)
    top = y - (len(lines) - 1) * size * 0.5
    named = f' class="{kind}"' if kind else ""
    found = []
    for i, line in enumerate(lines):
        tight = f' textLength="{num(width)}" lengthAdjust="spacingAndGlyphs"' if measure(line, size) > width else ""
        where = f'x="{num(x)}" y="{num(top + i * size * 1.02)}" font-size="{num(size)}"'
        found.append(f"<text {where}{tight}{named}>{escape(line)}</text>")
    return "".join(found)
