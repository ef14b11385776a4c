"""A drawing put together: one SVG for page, notebook, report and README, in a wide and a tall shape."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ninerealms.drawing.svg import escape, num

SHAPES = ("wide", "tall")


class Box(NamedTuple):
    """A view box."""

    x: float
    y: float
    width: float
    height: float

    def text(self) -> str:
        return " ".join(num(value) for value in self)


def framed(width: float, height: float, margin: float) -> Box:
    """A view box with a margin all round."""
    return Box(-margin, -margin, width + 2 * margin, height + 2 * margin)


@cache
def escape_style(style: str) -> str:
    """Style as XML wants it; a browser reads it back in HTML and in XML alike."""
    return style.replace("&", "&amp;").replace("<", "&lt;")


def document(
    name: str,
    language: str,
    heading: str,
    summary: str,
    boxes: tuple[Box, Box],
    shape: str,
    style: str,
    defs: str,
    body: str,
    first: float = 0,
    own: str = "",
) -> str:
    """Put the whole SVG together.

    Without style it is for a page that has it; `data-wide` and `data-tall` tell such a page which view box belongs to
    which `data-shape`, `data-first` how much of the wide one belongs on one screen, `data-own` whose panel does too.
    """
    if shape not in SHAPES:
        raise ValueError(f"A drawing is {' or '.join(SHAPES)}, not {shape!r}.")
    wide, tall = boxes
    shown = wide if shape == "wide" else tall
    carried = f"<style>{escape_style(style)}</style>" if style else ""
    held = f"<defs>{defs}</defs>" if defs else ""
    hints = (f' data-first="{num(first)}"' if first else "") + (f' data-own="{own}"' if own else "")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="nr {name}" role="group" lang="{language}"'
        f' xml:lang="{language}" data-shape="{shape}" data-wide="{wide.text()}" data-tall="{tall.text()}"{hints}'
        f' viewBox="{shown.text()}" width="{num(shown.width)}" height="{num(shown.height)}">'
        f"<title>{escape(heading)}</title><desc>{escape(summary)}</desc>{carried}{held}{body}</svg>\n"
    )
