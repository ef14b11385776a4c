"""What a game says beside the question, and how it is drawn, if it has nothing of its own for it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape

from ninerealms.kernel.choice import Sheet, Standing
from ninerealms.kernel.decision import Question
from ninerealms.kernel.state import State
from ninerealms.text.words import Say

LINE = 20
WIDTH = 640
SEAT = "seat-"


class Plain:
    """The contract's say beside the question."""

    def rounds(self, state: State) -> int:
        """Rounds, days or turns begun so far, whichever the game counts; 0 where it counts none."""
        return 0

    def say_standing(self, state: State, seat: int) -> Standing:
        """Where the game stands for a seat; what it has is for its own eyes."""
        return Standing()

    def say_missing(self, state: State, action: int, reason: int) -> Say | None:
        """What is missing for something closed, where that says more than the reason: costs 4, you have 3."""
        return None

    def thing_of(self, state: State, kind: int, action: int) -> str:
        """The key of the sheet of what a value of a question points at, offered or not."""
        return ""

    def sheets(self) -> tuple[Sheet, ...]:
        """All things of the box that are looked up, kind after kind."""
        return ()

    def icon_of(self, said: Say) -> str:
        """The symbol of something by its name, or by what is named in it; of a player the mark. Nothing if undrawn."""
        return icon_of(said, icons_by_name(self))


@cache
def icons_by_name(game: Plain) -> dict[str, str]:
    """The symbols of all things that are looked up."""
    return {repr(sheet.name): sheet.icon for sheet in game.sheets() if sheet.icon}


def icon_of(said: Say, icons: Mapping[str, str]) -> str:
    own = icons.get(repr(said), "")
    if own or said.key.startswith(SEAT):
        return own or said.key.replace(SEAT, "mark-")
    inside = (icon_of(value, icons) for value in said.values.values() if isinstance(value, Say))
    return next((icon for icon in inside if icon), "")


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
