"""Lines that fit the terminal: folded at spaces, or between Japanese characters, with what follows indented."""

from __future__ import annotations

import re

from rich.cells import cell_len

WIDE = r"\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
CLOSING = r"、。，．・：；！？）」』】〕ー…々"
OPENING = r"（「『【〔"
UNIT = re.compile(rf" +|[{OPENING}]*[{WIDE}][{CLOSING}]*|[^ {WIDE}]+[{CLOSING}]*")
# French sets a space before these signs; a line never begins with one.
BOUND = re.compile(r" (?=[;:!?»%](?:\s|$))|(?<=«) ")
LABEL = re.compile(r"[^:：.]{1,34}(?:\u00a0:|:|：)(?=\s|[^\d])")
BINDING = "\u00a0"
NARROWEST = 24


def units(text: str) -> list[str]:
    """What may not be broken, in order; runs of spaces stand for themselves."""
    return UNIT.findall(BOUND.sub(BINDING, text))


def fold(text: str, width: int, hang: int = 0) -> list[str]:
    """The text in lines of at most `width` cells; all but the first are indented by `hang`."""
    width = max(width, NARROWEST)
    lines: list[str] = []
    line = ""
    for unit in units(text):
        for piece in pieces(unit, width - hang):
            if cell_len(line) + cell_len(piece) <= width:
                line += piece
            else:
                lines.append(line.rstrip(" "))
                line = " " * hang + piece.lstrip(" ")
    return [*lines, line.rstrip(" ")]


def pieces(unit: str, width: int) -> list[str]:
    """A unit as it is, or cut where it is longer than a line (a path, a number)."""
    if cell_len(unit) <= width:
        return [unit]
    return [unit[start : start + width // 2] for start in range(0, len(unit), width // 2)]


def label(line: str) -> int:
    """Where the label of a line ends, such as `Face up:`; 0 if it has none."""
    found = LABEL.match(line.replace(" :", f"{BINDING}:"))
    return found.end() if found else 0
