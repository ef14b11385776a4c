"""E. Build."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board
from ninerealms.games.northgard.rules.state import AREAS, BUILDINGS, FLAT_COST, NorthState
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE

COST_WOOD: list[I8] = content.cost_wood
COST_FOOD: list[I8] = content.cost_food
COST_LORE: list[I8] = content.cost_lore


def is_affordable(s: NorthState, symbols: int, building: int) -> bool:
    """NTG-041, NTG-042, NTG-043, NTG-139: the symbols must lie in controlled territories; nothing is spent."""
    if s.flags & FLAT_COST:
        return board.wood_of(symbols) >= 1
    return (
        board.wood_of(symbols) >= COST_WOOD[building]
        and board.food_of(symbols) >= COST_FOOD[building]
        and board.lore_of(symbols) >= COST_LORE[building]
    )


def is_site(s: NorthState, seat: int, territory: int) -> bool:
    """NTG-040: a controlled territory with a free building space."""
    return board.controls(s, seat, territory) and board.free_space(s, territory) >= 0


def has_site(s: NorthState, seat: int) -> bool:
    for area in range(AREAS):
        if s.land[area] >= 0 and board.has_space(s, area) and board.controls(s, seat, s.land[area]):
            return True
    return False


def can_build(s: NorthState, seat: int) -> bool:
    """NTG-027, NTG-040, NTG-044: some building in supply can be placed somewhere."""
    symbols = board.count_symbols(s, seat)
    for building in range(BUILDINGS):
        if s.supply[building] > 0 and is_affordable(s, symbols, building):
            return has_site(s, seat)
    return False


def offer_buildings(s: NorthState, seat: int) -> int:
    """NTG-042, NTG-044."""
    symbols = board.count_symbols(s, seat)
    for building in range(BUILDINGS):
        if s.supply[building] == 0:
            s.close(building, v.NONE_LEFT)
        elif is_affordable(s, symbols, building):
            s.offer(building)
        else:
            s.close(building, v.COST_NOT_MET)
    return s.count


def build(s: NorthState) -> int:
    """NTG-040, NTG-138, NTG-139: one building from the supply on a free space."""
    seat = s.actor()
    if s.step() == 0:
        offer_buildings(s, seat)
        return s.ask(seat, v.BUILD_WHAT, 0, 1)
    if s.step() == 1:
        s.put(v.DO_BUILD_WHAT, s.answer)
        for i in range(s.roots):
            territory = s.root[i]
            if is_site(s, seat, territory):
                s.offer(territory)
            elif board.controls(s, seat, territory):
                s.close(territory, v.NO_SPACE)
            else:
                s.close(territory, v.NOT_CONTROLLED)
        return s.ask(seat, v.BUILD_IN, s.get(v.DO_BUILD_WHAT), 2)
    building = s.get(v.DO_BUILD_WHAT)
    s.built[board.free_space(s, s.answer)] = building + 1
    s.supply[building] -= 1
    s.tell(v.BUILT, seat, building, s.answer)
    return DONE
