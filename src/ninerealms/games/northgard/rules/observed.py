"""What a seat may know of a duel, as numbers: all of it, as nothing on this table is secret."""

from __future__ import annotations

from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import AREAS, BUILDINGS, CARDS, TILES, NorthState
from ninerealms.kernel.engine import Sheet
from ninerealms.kernel.observing.declared import Observed, bits, choice, number, seat
from ninerealms.kernel.observing.written import written

SOURCE_BITS = 6

OBSERVED: Observed = Observed(
    v.KINDS,
    SOURCE_BITS,
    (
        choice("tile", TILES),
        number("turned", 3),
        number("land", AREAS, low=-1),
        number("units", 12).of_seats(AREAS),
        choice("built", BUILDINGS, low=1),
        bits("up", CARDS).of_seats(),
        number("points", 12).of_seats(),
        number("reserve", 12).of_seats(),
        number("supply", 4),
        number("bonus", 9),
        bits("bag", TILES),
        choice("active", CARDS),
        number("turns", 200),
        seat("first"),
    ),
    unseen=("root", "roots", "flags", "spared", "ended"),
)


def observe(s: NorthState, seat: int, sheet: Sheet, at: int) -> int:
    return written(OBSERVED, s, seat, sheet, at)
