"""The start option `heroes`: who plays, in the order of the seats."""

from __future__ import annotations

from ninerealms.errors import BadOption
from ninerealms.games.andor import content


def read_heroes(players: int, text: str) -> list[tuple[int, bool]]:
    """AND-001: names with commas between, from either side of the sheets; empty: chosen at the table."""
    if not text.strip():
        return []
    chosen: list[tuple[int, bool]] = []
    for name in (part.strip().lower() for part in text.split(",")):
        if name not in (*content.hero_ids, *content.other_ids):
            known = ", ".join((*content.hero_ids, *content.other_ids))
            raise BadOption(f"There is no hero {name!r}; there are {known}.", "AND-001")
        is_other = name in content.other_ids
        hero = (content.other_ids if is_other else content.hero_ids).index(name)
        if hero in (taken for taken, _ in chosen):
            raise BadOption(f"{content.hero_ids[hero]} and {content.other_ids[hero]} share one sheet.", "AND-001")
        chosen.append((hero, is_other))
    if len(chosen) != players:
        raise BadOption(f"For {players} players name {players} heroes, not {len(chosen)}.", "AND-001")
    return chosen
