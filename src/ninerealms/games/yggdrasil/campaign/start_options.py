"""Start options that name the gods in play and their experience charts."""

from __future__ import annotations

from ninerealms.errors import BadOption
from ninerealms.games.yggdrasil import content

COLUMNS = ("god_die", "vanir_die", "elves", "vanir")
SEATS = 5
PARTS = len(COLUMNS)
LONGEST_NUMBER = 9


def read_gods(players: int, text: str) -> list[int]:
    """YGG-046, YGG-054, YGG-059: ids with commas between, the players' gods first; empty: chosen at the table."""
    if not text.strip():
        return []
    ids = [part.strip().lower() for part in text.split(",")]
    support = content.GAME["support_gods"][players - 1]
    for god in ids:
        if god not in content.god_ids:
            raise BadOption(f"There is no god {god!r}; there are {', '.join(content.god_ids)}.", "YGG-019")
        if ids.count(god) > 1:
            raise BadOption(f"{god} is there only once.", "YGG-019")
    if len(ids) not in (players, players + support):
        wanted = f"{players} gods, or {players + support} with the support gods" if support else f"{players} gods"
        raise BadOption(f"For {players} players name {wanted}, not {len(ids)}.", "YGG-046")
    return [content.god_ids.index(god) for god in ids]


def check_charts(saga: int, players: int, chosen: list[int]) -> None:
    """Charts belong to a saga and to gods that are named."""
    if saga == 0:
        raise BadOption("Experience charts belong to a saga; choose one from 1 to 6.", "YGG-316")
    if len(chosen) != players + content.GAME["support_gods"][players - 1]:
        raise BadOption("With experience charts all gods must be named, support gods too.", "YGG-316")


def read_charts(players: int, chosen: list[int], text: str) -> tuple[list[int], list[int], list[int], list[int]]:
    """YGG-312, YGG-330: for each player god die / Vanir die / Elves / Vanir dice, then the four rows of gods."""
    faces, elves, vanir, bond = [0] * SEATS, [0] * SEATS, [0] * SEATS, [0] * (PARTS * SEATS)
    rows = text.split(";")
    if len(rows) != players:
        raise BadOption(f"{players} players need {players} charts, not {len(rows)}.", "YGG-316")
    for seat, row in enumerate(rows):
        parts = row.split("/")
        if len(parts) != PARTS + len(content.RELATIONS):
            raise BadOption(f"A chart is four numbers and four rows of gods, not {row!r}.", "YGG-330")
        counts = [read_count(part, name) for part, name in zip(parts, COLUMNS, strict=False)]
        faces[seat] = (1 << counts[0]) - 1 | ((1 << counts[1]) - 1) << 2
        elves[seat], vanir[seat] = counts[2], counts[3]
        for relation, names in enumerate(parts[PARTS:]):
            bond[relation * SEATS + seat] = read_bond(seat, chosen, names)
    return faces, elves, vanir, bond


def read_count(part: str, name: str) -> int:
    most = len(content.CHART[name])
    if not (part.isascii() and part.isdecimal()) or len(part) > LONGEST_NUMBER or int(part) > most:
        raise BadOption(f"{name} on a chart is a number from 0 to {most}, not {part!r}.", "YGG-330")
    return int(part)


def read_bond(seat: int, chosen: list[int], names: str) -> int:
    """The figures a row names, as bits."""
    bits = 0
    for name in names.split("+"):
        if name != "-":
            if name not in content.god_ids or content.god_ids.index(name) not in chosen:
                raise BadOption(f"{name!r} on a chart is no god of this game.", "YGG-350")
            figure = chosen.index(content.god_ids.index(name))
            if figure == seat:
                raise BadOption(f"{name} cannot have a relationship with itself.", "YGG-279")
            bits |= 1 << figure
    return bits
