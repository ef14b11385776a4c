"""The drawing of a game that has none of its own: its text form, and below it what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from ninerealms.kernel.decision import Question

LINE = 20
WIDTH = 640


def draw(title: str, lines: list[str], question: Question | None, sentences: Mapping[int, str]) -> str:
    """An SVG with one line of text per line; options carry `data-action`."""
    rows = [f'<text x="10" y="{LINE * i}">{escape(line)}</text>' for i, line in enumerate(lines, 1)]
    for action in question["options"] if question else []:
        name = escape(sentences.get(action, str(action)))
        rows.append(
            f'<text id="option-{action}" x="30" y="{LINE * (len(rows) + 1)}" data-action="{action}" role="button" '
            f'tabindex="0"><title>{name}</title>{name}</text>'
        )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {LINE * (len(rows) + 1)}">'
    return f"{head}<title>{escape(title)}</title>{''.join(rows)}</svg>"
