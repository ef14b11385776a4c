"""Start options that name the gods in play and their experience charts."""

from __future__ import annotations

from pathlib import Path

from ninerealms.errors import BadOption
from ninerealms.games.yggdrasil import content
from ninerealms.text.refusals import bad_option
from ninerealms.text.words import Say

COLUMNS = ("god_die", "vanir_die", "elves", "vanir")
SEATS = 5
PARTS = len(COLUMNS)
LONGEST_NUMBER = 9
GAME = Path(content.__file__).parent


def bad(rule: str, key: str, **values: int | str | Say) -> BadOption:
    return bad_option(rule, Say(key, values), GAME)


def read_gods(players: int, text: str) -> list[int]:
    """YGG-046, YGG-054, YGG-059: ids with commas between, the players' gods first; empty: chosen at the table."""
    if not text.strip():
        return []
    ids = [part.strip().lower() for part in text.split(",")]
    support = content.GAME["support_gods"][players - 1]
    for god in ids:
        if god not in content.god_ids:
            raise bad("YGG-019", "bad-god", given=repr(god), known=", ".join(content.god_ids))
        if ids.count(god) > 1:
            raise bad("YGG-019", "bad-god-twice", god=Say(f"god-{god}"))
    if len(ids) not in (players, players + support):
        key = "bad-god-count-support" if support else "bad-god-count"
        raise bad("YGG-046", key, players=players, all=players + support, count=len(ids))
    return [content.god_ids.index(god) for god in ids]


def check_charts(saga: int, players: int, chosen: list[int]) -> None:
    """Charts belong to a saga and to gods that are named."""
    if saga == 0:
        raise bad("YGG-316", "bad-chart-saga")
    if len(chosen) != players + content.GAME["support_gods"][players - 1]:
        raise bad("YGG-316", "bad-chart-gods")


def read_charts(players: int, chosen: list[int], text: str) -> tuple[list[int], list[int], list[int], list[int]]:
    """YGG-312, YGG-330: for each player god die / Vanir die / Elves / Vanir dice, then the four rows of gods."""
    faces, elves, vanir, bond = [0] * SEATS, [0] * SEATS, [0] * SEATS, [0] * (PARTS * SEATS)
    rows = text.split(";")
    if len(rows) != players:
        raise bad("YGG-316", "bad-chart-count", players=players, count=len(rows))
    for seat, row in enumerate(rows):
        parts = row.split("/")
        if len(parts) != PARTS + len(content.RELATIONS):
            raise bad("YGG-330", "bad-chart-row", given=repr(row))
        counts = [read_count(part, name) for part, name in zip(parts, COLUMNS, strict=False)]
        faces[seat] = (1 << counts[0]) - 1 | ((1 << counts[1]) - 1) << 2
        elves[seat], vanir[seat] = counts[2], counts[3]
        for relation, names in enumerate(parts[PARTS:]):
            bond[relation * SEATS + seat] = read_bond(seat, chosen, names)
    return faces, elves, vanir, bond


def read_count(part: str, name: str) -> int:
    most = len(content.CHART[name])
    if not (part.isascii() and part.isdecimal()) or len(part) > LONGEST_NUMBER or int(part) > most:
        raise bad("YGG-330", "bad-chart-number", column=name, most=most, given=repr(part))
    return int(part)


def read_bond(seat: int, chosen: list[int], names: str) -> int:
    """The figures a row names, as bits."""
    bits = 0
    for name in names.split("+"):
        if name != "-":
            if name not in content.god_ids or content.god_ids.index(name) not in chosen:
                raise bad("YGG-350", "bad-chart-god", given=repr(name))
            figure = chosen.index(content.god_ids.index(name))
            if figure == seat:
                raise bad("YGG-279", "bad-chart-self", god=Say(f"god-{name}"))
            bits |= 1 << figure
    return bits
