"""The look all games share: tokens, icons, and what it takes to build a drawing that stands alone.

`svg` writes elements, `style` and `icons` hold what every drawing carries with it, `parts` draws what several games
have (cards, faces, gauges, badges, rings), `band` the choices that are nothing on the table, `sheet` puts a drawing
together. `drawing` is what a game fills in, with the `moment` it paints and its `names`.
"""

from ninerealms.drawing.icons import symbols
from ninerealms.drawing.sheet import Box, document
from ninerealms.drawing.style import Spot, places, stylesheet
from ninerealms.drawing.svg import at, escape, label, measure, num, title, use, words

__all__ = [
    "Box",
    "Spot",
    "at",
    "document",
    "escape",
    "label",
    "measure",
    "num",
    "places",
    "stylesheet",
    "symbols",
    "title",
    "use",
    "words",
]
