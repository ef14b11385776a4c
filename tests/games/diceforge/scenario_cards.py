"""Short ways to the moment a card works: somebody who can just pay for it, or who owns it at his reinforcements."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.kernel.game import Value
from tests.games.diceforge.scenario import Forge, forge

# One place of each picture of a starting die: equal faces of a die are one place.
PLACES = {"light-0", "light-5", "dark-0", "dark-4", "dark-5"}


def set_up(*sets: str, mix: str = "first") -> str:
    """The start option that puts these sets into play, the rest as in a mix."""
    return ", ".join([mix, *sets])


def price(card: str) -> tuple[int, int]:
    """Sun and moon shards of a card's slot."""
    slot = content.set_slot[content.set_ids.index(card)]
    return content.slot_sun[slot], content.slot_moon[slot]


def buyer(card: str, *others: str, players: int = 3, mix: str = "first", **options: Value) -> Forge:
    """Seat 0 has exactly the price of a card and is asked for his action; `others` are in the set-up too."""
    sun, moon = price(card)
    return forge(players, set_up(card, *others, mix=mix), **options).reserve(0, sun=sun, moon=moon)


def owner(card: str, *others: str, players: int = 3, mix: str = "first", copies: int = 1, **options: Value) -> Forge:
    """Seat 0 owns a card (or several copies) and is at his reinforcements."""
    return forge(players, set_up(card, *others, mix=mix), **options).card(0, *[card] * copies).at("reinforcements")
