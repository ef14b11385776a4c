"""Start options in words: which monsters, which heroes. Whatever cannot be is refused with its rule."""

from __future__ import annotations

from ninerealms.errors import BadOption
from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.rules.state import (
    CHOSEN_MONSTERS,
    DEFAULT_MONSTERS,
    GIANTS,
    HEROES_DEALT,
    MONSTER,
    RANDOM_MONSTERS,
    RUNES,
)

SHEETS = 6
PER_RUNE = 2


def parts_of(value: str) -> list[str]:
    return value.replace(" ", "").lower().split(",")


def read_monsters(value: str, mode: int) -> tuple[int, int]:
    """LOR-125, UTG-062, UTG-063, UTG-106: default, random, or six sheets, two of each rune; how, and their bits."""
    if value.lower() in ("default", "random"):
        return (DEFAULT_MONSTERS if value.lower() == "default" else RANDOM_MONSTERS), 0
    names = parts_of(value)
    unknown = [name for name in names if name not in content.MONSTER_IDS]
    if unknown:
        known = ", ".join(content.MONSTER_IDS)
        raise BadOption(f"There is no monster {unknown[0]!r}; there are {known}, or default, or random.", "LOR-125")
    if len(names) != SHEETS or len(set(names)) != SHEETS:
        raise BadOption(f"A game has exactly {SHEETS} different monsters, not {', '.join(names)}.", "UTG-062")
    numbers = [content.MONSTER_IDS.index(name) for name in names]
    if GIANTS in numbers and mode != MONSTER:
        raise BadOption("The Frost Giants are a monster only with mode=monsters.", "UTG-106")
    for rune in range(RUNES):
        found = [names[i] for i, number in enumerate(numbers) if content.monster_rune[number] == rune]
        if len(found) != PER_RUNE:
            listed = ", ".join(found) or "none"
            raise BadOption(
                f"The monsters must be two of each rune; of {content.RUNES[rune].title()} there would be {listed}.",
                "UTG-063",
            )
    return CHOSEN_MONSTERS, sum(1 << number for number in numbers)


def read_heroes(players: int, value: str) -> list[int]:
    """LOR-128: a hero for each seat; none if they choose in turn; only HEROES_DEALT if they are dealt."""
    if value.lower() == "chosen":
        return []
    if value.lower() == "dealt":
        return [HEROES_DEALT]
    names = parts_of(value)
    unknown = [name for name in names if name not in content.HERO_IDS]
    if unknown:
        known = ", ".join(content.HERO_IDS)
        raise BadOption(f"There is no hero {unknown[0]!r}; there are {known}, or chosen, or dealt.", "LOR-128")
    if len(set(names)) != len(names):
        raise BadOption(f"Heroes are different; {', '.join(names)} names one twice.", "LOR-128")
    if len(names) != players:
        raise BadOption(f"{players} players need {players} heroes, not {len(names)}.", "LOR-128")
    return [content.HERO_IDS.index(name) for name in names]
