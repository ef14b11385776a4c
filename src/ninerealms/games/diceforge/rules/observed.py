"""What a seat may know of Dice Forge, as numbers: all of it, as nothing on this table is secret."""

from __future__ import annotations

from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.state import (
    COPIES,
    DICE_EACH,
    FACES,
    ISLANDS,
    RESOURCES,
    SIDES,
    SLOTS,
    SPACES,
    SPOTS_EACH,
    TREASURES,
    ForgeState,
)
from ninerealms.kernel.engine import Sheet
from ninerealms.kernel.observing.declared import Observed, choice, number, seat
from ninerealms.kernel.observing.written import written

SOURCE_BITS = 8

OBSERVED: Observed = Observed(
    v.KINDS,
    SOURCE_BITS,
    (
        choice("die", FACES).of_seats(SPOTS_EACH),
        choice("up", SIDES).of_seats(DICE_EACH),
        number("pool", 4),
        number("gone", 6).of_seats(FACES),
        number("reserve", 100, low=-100).of_seats(RESOURCES),
        number("forged", 30).of_seats(),
        choice("pawn", ISLANDS).of_seats(),
        number("sets", 60),
        number("stack", 4),
        number("cards", 4).of_seats(SLOTS),
        number("hammer", 120).of_seats(),
        number("scepter", 8).of_seats(COPIES),
        number("companion", 5, low=-1).of_seats(COPIES),
        number("triton", 4).of_seats(),
        number("cerberus", 4).of_seats(),
        seat("memory_owner"),
        choice("memory", 2 * ISLANDS, low=1),
        choice("golem", SPACES).of_seats(),
        choice("treasure", TREASURES),
        number("allegiance", 30).of_seats(),
        choice("module", 3),
        seat("first"),
        seat("active"),
        number("round", 10),
        number("arrived", 1),
        number("ended", 1),
    ),
    unseen=("boar_owner", "misfortune_owner", "flags", "again", "used", "advanced", "upgraded", "omen"),
)


def observe(s: ForgeState, seat: int, sheet: Sheet, at: int) -> int:
    return written(OBSERVED, s, seat, sheet, at)
