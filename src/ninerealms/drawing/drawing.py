"""The drawing of a game: what all its pictures have in common, and how one is made of a moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from ninerealms.drawing.icons import symbols
from ninerealms.drawing.moment import Moment
from ninerealms.drawing.sheet import Box, document
from ninerealms.drawing.style import stylesheet
from ninerealms.kernel.game import View
from ninerealms.text.words import Say, Words


class Picture(NamedTuple):
    """One picture before it is put together: the table in a few sentences, both view boxes, everything in it.

    `first` is how much of the wide shape, from its top, a window shows at once, where that is not all of it; `own` is
    the id of the panel of whoever looks, which a page keeps in sight.
    """

    summary: str
    boxes: tuple[Box, Box]
    body: str
    defs: str = ""
    first: float = 0
    own: str = ""


class Drawing:
    """A game's drawing: `picture.css` and `picture.svg` in its folder, the icons it uses, and who paints a moment."""

    def __init__(
        self,
        folder: Path,
        icons: tuple[str, ...],
        defs: str,
        paint: Callable[[Moment], Picture],
        spots: str = "",
        more: Callable[[], str] = str,
        apart: Callable[[], str] = str,
    ) -> None:
        self.folder = folder
        self.icons = icons
        self.defs = defs
        self.paint = paint
        self.spots = spots
        self.more = more
        self.apart = apart  # symbols of things that are looked up, which no drawing has

    def style(self) -> str:
        """All style of the drawing, for a page that keeps it in one place."""
        return stylesheet(self.folder / "picture.css", self.spots)

    def shapes(self) -> str:
        """All symbols of the drawing, for the same page."""
        return symbols(self.icons, self.folder / "picture.svg") + self.more()

    def all_shapes(self) -> str:
        """These, and those of what a page shows beside the drawing."""
        return self.shapes() + self.apart()

    def draw(
        self,
        view: View,
        words: Words,
        sentences: Mapping[int, str] | None = None,
        closed: Mapping[int, str] | None = None,
        last: Iterable[tuple[int, ...]] = (),
        shape: str = "wide",
        alone: bool = True,
    ) -> str:
        """Draw the whole table. Without `alone` it leaves out style and symbols: a page has them once for all."""
        picture = self.paint(Moment(view, words, sentences or {}, closed or {}, last))
        return document(
            view["game"],
            words.language,
            words.render(Say("game-title")),
            picture.summary,
            picture.boxes,
            shape,
            self.style() if alone else "",
            (self.shapes() if alone else "") + self.defs + picture.defs,
            picture.body,
            picture.first,
            picture.own,
        )
