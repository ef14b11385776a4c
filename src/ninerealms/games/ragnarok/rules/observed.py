"""What a seat may know of the war, as numbers (LOR-181): its own hand, of others and the deck how many cards."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import (
    ACTIONS,
    ARMIES,
    ARTEFACTS,
    ATTACKS,
    ATTRIBUTES,
    CARDS,
    FOURTH,
    HEROES,
    LOKI,
    MONUMENTS,
    REALMS,
    REGIONS,
    RUNES,
    SEAS,
    SIDES,
    RagnarokState,
)
from ninerealms.kernel.engine import Sheet
from ninerealms.kernel.observing.declared import Observed, bits, choice, marks, number, seat
from ninerealms.kernel.observing.written import written

SOURCE_BITS = 6

OBSERVED: Observed = Observed(
    v.KINDS,
    SOURCE_BITS,
    (
        seat("control"),
        choice("army_at", REGIONS).of_seats(ARMIES),
        number("army_value", 12).of_seats(ARMIES),
        choice("hero", HEROES).of_seats(),
        choice("hero_at", REGIONS).of_seats(),
        choice("giant_at", REGIONS).of_seats(),
        choice("drakkar", SEAS).of_seats(),
        choice("gate", REGIONS),
        choice("forge", RUNES),
        number("monument", 6),
        choice("monster_at", REGIONS),
        marks("figure_at", REGIONS),
        seat("tamer"),
        seat("slayer"),
        bits("temples", REGIONS),
        choice("loki", REGIONS),
        choice("map", 3),
        choice("mode", 3),
        number("attribute", 8).of_seats(ATTRIBUTES),
        bits("injury", FOURTH + 1).of_seats(),
        number("ready", 6).of_seats(),
        bits("praying", MONUMENTS).of_seats(),
        number("runes", 10).of_seats(RUNES),
        bits("allied", REALMS).of_seats(),
        bits("wheel", ACTIONS).of_seats(),
        number("hand", 6).own(CARDS),
        number("hand", 20).counted(CARDS),
        number("deck", 40).total(),
        number("discard", 6),
        bits("used", ARTEFACTS),
        bits("ragnarok", 5),
        number("round", 60),
        seat("first"),
        seat("turn"),
        choice("phase", 8),
        number("is_last", 1),
        number("sailed", 1),
        choice("battle_at", REGIONS),
        seat("side").during("battle_at"),
        number("limit", 30).during("battle_at"),
        number("bonus", 20).during("battle_at"),
        number("laid", 6).during("battle_at"),
        bits("passed", SIDES).during("battle_at"),
        choice("hunted", LOKI + 1).during("hunted", "hunter"),
        seat("hunter").during("hunted", "hunter"),
        number("wounds", 6).during("hunted", "hunter"),
        number("hunt_round", 8).during("hunted", "hunter"),
        choice("attack_drawn", ATTACKS).during("hunted", "hunter"),
        choice("attack", ATTACKS).during("hunted", "hunter"),
        number("guard", 20).during("hunted", "hunter"),
    ),
    unseen=(
        *("came", "last_turns", "ended", "winners", "monster_choice", "monster_set", "heroes_how"),
        *("moved", "moves", "recruited", "owed", "window", "attack_deck", "record", "recorded"),
    ),
)


def observe(s: RagnarokState, seat: int, sheet: Sheet, at: int) -> int:
    return written(OBSERVED, s, seat, sheet, at)
