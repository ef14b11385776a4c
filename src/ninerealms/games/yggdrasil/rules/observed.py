"""What a seat may know of the tree, as numbers: what everybody has seen (YGG-081), and of no card more than that."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import (
    ARTIFACTS,
    CARDS_OF_A_GOD,
    CREATURES,
    DECK,
    FACES,
    FOES,
    GODS,
    JOTUNS,
    SEATS,
    WORLDS,
    YggState,
)
from ninerealms.kernel.engine import Sheet
from ninerealms.kernel.observing.declared import Observed, bits, choice, marks, number, seat, seat_bits
from ninerealms.kernel.observing.written import written

SOURCE_BITS = 10

OBSERVED: Observed = Observed(
    v.KINDS,
    SOURCE_BITS,
    (
        choice("enemy", FOES + 1),
        choice("god", GODS).of_seats(),
        choice("place", WORLDS).of_seats(),
        number("life", 12).of_seats(),
        number("limit", 12).of_seats(),
        number("elves", 12).of_seats(),
        number("vanir", 12).of_seats(),
        bits("faces", 4).of_seats(),
        seat_bits("bond").of_seats(first=0).called("comrade"),
        seat_bits("bond").of_seats(first=SEATS).called("kin"),
        seat_bits("bond").of_seats(first=2 * SEATS).called("lucky"),
        seat_bits("bond").of_seats(first=3 * SEATS).called("travel"),
        seat("artifact"),
        choice("artifact", 1, low=-1).called("unknown"),
        choice("holder", ARTIFACTS),
        number("size", DECK).of_seats(),
        choice("deck", CARDS_OF_A_GOD).of_seats(DECK).as_many("size").digit(1, CARDS_OF_A_GOD, "enemy"),
        seat("deck").of_seats(DECK).as_many("size").digit(CARDS_OF_A_GOD, SEATS, "figure"),
        seat_bits("bag", CARDS_OF_A_GOD).of_seats(),
        number("blind", DECK).of_seats(),
        choice("facedown", 1, low=-1).of_seats().called("unknown"),
        choice("facedown", CARDS_OF_A_GOD).of_seats().digit(1, CARDS_OF_A_GOD, "enemy"),
        seat("facedown").of_seats().digit(CARDS_OF_A_GOD, SEATS, "figure"),
        seat("wheel").digit(CARDS_OF_A_GOD, SEATS, "figure"),
        seat("order"),
        number("gods", SEATS),
        seat_bits("pool", CARDS_OF_A_GOD),
        choice("rotation", 3),
        bits("ruin", WORLDS),
        bits("jotun_deck", JOTUNS),
        bits("jotuns", JOTUNS),
        number("giants", 12),
        number("dead", 12),
        number("valhalla", 12),
        number("elf_reserve", 20),
        number("vanir_reserve", 20),
        number("island", 8),
        number("nidhogg", 8),
        choice("page", 13),
        bits("creatures", CREATURES),
        bits("drawn", CREATURES),
        number("rounds", 40),
        choice("saga", 7),
        number("rolled", 6),
        number("fixed", 6),
        choice("comrade", FACES).of_seats(),
        choice("token", 2, low=1),
        number("wolf", WORLDS, low=-1),
        marks("servant", WORLDS + 2),
        number("risk", 12),
        choice("god_face", FACES),
        number("god_fixed", 1),
        number("elves_used", 12),
        number("oaths", 9),
        number("betrayals", 9),
        number("bag_oaths", 9),
        number("bag_betrayals", 9),
        bits("wolf_beaten", 2),
        bits("slain", FOES),
    ),
    unseen=("mode", "flags", "ended", "again", "rerolled", "comrade_fixed", "tokens_gone"),
    figures=SEATS,
)


def observe(s: YggState, seat: int, sheet: Sheet, at: int) -> int:
    return written(OBSERVED, s, seat, sheet, at)
