"""Start options in words: which monsters, which heroes. Whatever cannot be is refused with its rule."""

from __future__ import annotations

from pathlib import Path

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
from ninerealms.kernel.checks import refused_option

GAME = Path(content.__file__).parent
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
        raise refused_option("LOR-125", "bad-monster", GAME, given=repr(unknown[0]), known=known)
    if len(names) != SHEETS or len(set(names)) != SHEETS:
        raise refused_option("UTG-062", "bad-monsters", GAME, count=SHEETS, given=", ".join(names))
    numbers = [content.MONSTER_IDS.index(name) for name in names]
    if GIANTS in numbers and mode != MONSTER:
        raise refused_option("UTG-106", "bad-frost-giants", GAME)
    shares = [
        [names[i] for i, each in enumerate(numbers) if content.monster_rune[each] == rune] for rune in range(RUNES)
    ]
    most = max(shares, key=len)
    if len(most) != PER_RUNE:
        told = {"rune": content.RUNES[shares.index(most)], "given": ", ".join(most)}
        raise refused_option("UTG-063", "bad-rune-share", GAME, count=len(most), **told)
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
        raise refused_option("LOR-128", "bad-hero", GAME, given=repr(unknown[0]), known=known)
    if len(set(names)) != len(names):
        raise refused_option("LOR-128", "bad-hero-twice", GAME, given=", ".join(names))
    if len(names) != players:
        raise refused_option("LOR-128", "bad-hero-count", GAME, players=players, count=len(names))
    return [content.HERO_IDS.index(name) for name in names]
