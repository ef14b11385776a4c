"""Tables to be drawn: by their seats and by a spectator."""

from __future__ import annotations

import random

import msgspec

from ninerealms.kernel.match import Match
from ninerealms.server.live.viewpoint import NOBODY, Viewpoint
from ninerealms.server.sending import scene
from ninerealms.server.sending.board_and_choices import Sketch
from tests.server.games import find

SPECTATOR = Viewpoint(NOBODY, frozenset(), "en", "wide")


def together(game: str) -> Sketch:
    """A table seen by its seats and by a spectator, with and without a question."""
    table, chance = Match(find(game), 2, 3), random.Random(4)
    for _ in range(12):
        if table.decision is not None:
            table.submit(chance.choice(table.decision.options))
    eyes = [Viewpoint(seat, frozenset([seat]), lang, "tall") for seat in (0, 1) for lang in ("en", "ja")]
    looks = [scene.look(table, each, may=may) for each in (*eyes, SPECTATOR) for may in (False, each.seat >= 0)]
    return scene.sketch(table, looks)


def sketches(game: str) -> list[Sketch]:
    """The same, one by one."""
    sketch = together(game)
    return [msgspec.structs.replace(sketch, looks=[look]) for look in sketch.looks]
