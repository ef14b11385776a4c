"""Short ways to the moment a card works: somebody who can just pay for it, or who owns it at his reinforcements."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.kernel.game import Value
from tests.games.diceforge.scenario import Forge, forge

BASIC = set(content.set_ids[:15])


def set_up(*sets: str) -> str:
    """The start option that puts these sets into play; a mix or a module comes first."""
    return ", ".join(name for name in sets if name not in BASIC) or "first"


def price(card: str) -> tuple[int, int]:
    """Sun and moon shards of a card's slot."""
    slot = content.set_slot[content.set_ids.index(card)]
    return content.slot_sun[slot], content.slot_moon[slot]


def buyer(card: str, *others: str, players: int = 3, mix: str = "", **options: Value) -> Forge:
    """Seat 0 has exactly the price of a card and is asked for his action; `others` are in the set-up too."""
    sets = set_up(card, *others)
    setup = sets if not mix else (mix if sets == "first" else f"{mix}, {sets}")
    sun, moon = price(card)
    return forge(players, setup, **options).reserve(0, sun=sun, moon=moon)


def owner(card: str, *others: str, players: int = 3, mix: str = "", copies: int = 1, **options: Value) -> Forge:
    """Seat 0 owns a card (or several copies) and is at his reinforcements."""
    sets = set_up(card, *others)
    setup = sets if not mix else (mix if sets == "first" else f"{mix}, {sets}")
    return forge(players, setup, **options).card(0, *[card] * copies).at("reinforcements")


def answer(t: Forge, kind: str, *words: str | int) -> Forge:
    """Answer only if this is what is asked: an order that cannot matter is not."""
    if t.question == kind:
        t.choose(*words)
    return t
