"""Table mode: which tile, card or lot is to be drawn, and the name of what may come."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import NORTH_WEST, PER_TILE, SOUTH_EAST, TILES, NorthState
from ninerealms.games.northgard.seen import view
from ninerealms.games.northgard.words.naming import (
    card_id,
    each_free_space,
    each_symbol,
    say_printed,
    say_square,
    say_territory,
)
from ninerealms.kernel.game import Fork
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw", "m")


def say_chance(fork: Fork[NorthState]) -> Say:
    """Who draws what."""
    s = fork.state
    if s.running() == v.COMBAT:
        seat, _ = drawn_card(fork, 0)
        return Say("chance-card", {"seat": say_seat(seat), "territory": say_territory(s, s.get(v.COMBAT_WHERE))})
    square = square_turned(s)
    if s.tile[square] >= 0:
        return Say("chance-first")
    tile = fork.after[0].tile[square]
    if tile < 0:
        return Say("chance-tile", {"square": say_square(square)})
    return Say("chance-turn", {"square": say_square(square), "tile": say_tile(tile)})


def say_result(fork: Fork[NorthState], result: int) -> Say:
    """One of the cards, tiles, ways to lie, or players."""
    s, after = fork.state, fork.after[result]
    if s.running() == v.COMBAT:
        _, card = drawn_card(fork, result)
        return Say("result-card", {"card": Say(f"card-{card_id(s, card)}"), "bonus": s.bonus[card]})
    square = square_turned(s)
    if s.tile[square] >= 0:
        return say_seat(after.first)
    if after.tile[square] >= 0:
        return Say(f"result-turn-{after.turned[square]}", {"land": say_lying(after, square)})
    tile = [tile for tile in range(TILES) if s.bag & 1 << tile][result]
    return Say("result-tile", {"tile": say_tile(tile), "land": say_printed(tile)})


def square_turned(s: NorthState) -> int:
    """The square that gets a tile; in the set-up both corners before the first player is drawn."""
    if s.running() == v.LAY_TABLE:
        return NORTH_WEST if s.tile[NORTH_WEST] < 0 else SOUTH_EAST
    return s.answer


def drawn_card(fork: Fork[NorthState], result: int) -> tuple[int, int]:
    """Who draws a card in combat, and which."""
    told = fork.after[result].events or []
    _, _, seat, card, *_ = told[len(fork.state.events or [])]
    return seat, card


def say_tile(tile: int) -> Say:
    return Say("tile", {"id": content.tile_ids[tile]})


def say_lying(s: NorthState, square: int) -> Say:
    """What lies on which side of a tile."""
    parts: list[Say] = []
    lay = view.lay_of(s)
    areas = [view.see_area(lay, square * PER_TILE + k) for k in range(len(content.TILES[lay.tile[square]]["areas"]))]
    for area in sorted(areas, key=lambda area: COMPASS.index(area["direction"])):
        held = each_symbol(area["food"], area["wood"], area["lore"])
        held += each_free_space(area["space"] == "small", area["space"] == "carved")
        land = joined(held) if held else Say("land-none")
        parts.append(Say("result-side", {"direction": Say(f"direction-{area['direction']}"), "land": land}))
    return joined(parts, "list-sides")
