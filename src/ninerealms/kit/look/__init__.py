"""The look all games share: tokens, icons, and what it takes to build a drawing that stands alone.

`svg` writes elements, `style` and `icons` hold what every drawing carries with it, `parts` draws what several games
have (cards, faces, gauges, badges, rings), `sheet` puts a drawing together. `drawing` is what a game fills in, with the
`moment` it paints and its `names`.
"""

from ninerealms.kit.look.icons import symbols
from ninerealms.kit.look.sheet import Box, document
from ninerealms.kit.look.style import Spot, places, stylesheet
from ninerealms.kit.look.svg import at, escape, label, measure, num, title, use, words

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
