"""Pieces of a page: figures, tables, folded lists, numbers with their bounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from ninerealms.lab.estimates import Interval
from ninerealms.ledger import ID

NEARLY = 0.01
NARROW = 0.1


class Section(NamedTuple):
    """A part of the page: its title, what of it stands out, and what it shows."""

    title: str
    found: list[str]
    parts: list[str]


def figure(svg: str, caption: str) -> str:
    return f'<figure role="img" aria-label="{escape(plain(caption))}">{svg}<figcaption>{caption}</figcaption></figure>'


def plain(text: str) -> str:
    return text.replace("<b>", "").replace("</b>", "")


def table(head: Sequence[str], rows: Iterable[Sequence[object]], words: int = 1) -> str:
    """The first columns are words, the others numbers."""
    kinds = ["" if place < words else ' class="n"' for place in range(len(head))]
    top = "".join(f"<th{kind}>{escape(each)}</th>" for kind, each in zip(kinds, head, strict=True))
    body = "".join(
        "<tr>" + "".join(cell(kind, str(each)) for kind, each in zip(kinds, row, strict=True)) + "</tr>" for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def cell(kind: str, text: str) -> str:
    shown = ' class="id"' if ID.fullmatch(text) else kind
    return f"<td{shown}>{escape(text)}</td>"


def folded(summary: str, inside: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def chips(words: Iterable[str]) -> str:
    return '<ul class="chips">' + "".join(f"<li>{escape(word)}</li>" for word in words) + "</ul>"


def percent(value: Interval) -> str:
    """52 % (42 to 62); with a decimal where bounds are narrow, or nearly all would look like all."""
    close = value.high - value.low < NARROW or not NEARLY < value.value < 1 - NEARLY
    digits = int(close and 0 < value.value < 1)
    return f"{100 * value.value:.{digits}f} % ({100 * value.low:.{digits}f} to {100 * value.high:.{digits}f})"


def number(value: float) -> str:
    """Three digits that matter; whole numbers stay whole."""
    if value == round(value) or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
