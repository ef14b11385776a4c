"""The start option `heroes`: who plays, in the order of the seats."""

from __future__ import annotations

from pathlib import Path

from ninerealms.games.andor import content
from ninerealms.text.refusals import bad_option
from ninerealms.text.words import Say

GAME = Path(content.__file__).parent


def read_heroes(players: int, text: str) -> list[tuple[int, bool]]:
    """AND-001: names with commas between, from either side of the sheets; empty: chosen at the table."""
    if not text.strip():
        return []
    chosen: list[tuple[int, bool]] = []
    for name in (part.strip().lower() for part in text.split(",")):
        if name not in (*content.hero_ids, *content.other_ids):
            known = ", ".join((*content.hero_ids, *content.other_ids))
            raise bad_option("AND-001", Say("bad-hero", {"given": repr(name), "known": known}), GAME)
        is_other = name in content.other_ids
        hero = (content.other_ids if is_other else content.hero_ids).index(name)
        if hero in (taken for taken, _ in chosen):
            told = Say("bad-same-sheet", {"one": content.hero_ids[hero], "other": content.other_ids[hero]})
            raise bad_option("AND-001", told, GAME)
        chosen.append((hero, is_other))
    if len(chosen) != players:
        raise bad_option("AND-001", Say("bad-hero-count", {"players": players, "count": len(chosen)}), GAME)
    return chosen
