"""Spaces: what is beside what, how far it is, and what stands where."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor.rules.state import (
    AZTURIANS,
    BRIDGE_ADJOINS,
    CAVE,
    CAVES,
    FOGS,
    GHOSTS,
    GONE,
    KNIGHTS,
    LAIR,
    LAKE,
    MARSH_EAST,
    MARSH_WEST,
    NEIGHBOURS,
    RIVER,
    ROCK,
    SPACES,
    WELLS,
    WIDOWS,
    AndorState,
)
from ninerealms.kernel.ints import I8

BESIDE: list[I8] = content.beside
WALKS: list[I8] = content.walks
DISTANCE: list[I8] = content.distance
ARROW: list[I8] = content.arrow
BRIDGE: list[I8] = content.bridge
TRAIL: list[I8] = content.trail
TRAIL_INDEX: list[I8] = content.trail_index
FOG_SPACE: list[I8] = content.fog_space
WELL_SPACE: list[I8] = content.well_space
MERCHANT_SPACE: list[I8] = content.merchant_space
MERCHANTS = 2
TRAIL_SPACES = 17
NOT_FOUND = -1


def neighbour(s: AndorState, here: int, n: int) -> int:
    """The n-th space one can walk to from here, the bridge included; 0 when there are no more."""
    return WALKS[(s.side * SPACES + here) * NEIGHBOURS + n]


def is_beside(s: AndorState, here: int, there: int) -> bool:
    """AND-200, AND-417: whether two spaces adjoin; the river parts them, also at the bridge unless chosen otherwise."""
    if steps(s, here, there) != 1:
        return False
    return not is_over_bridge(s, here, there) or s.flags & BRIDGE_ADJOINS != 0


def is_over_bridge(s: AndorState, here: int, there: int) -> bool:
    """AND-417: whether two spaces lie at the two ends of the bridge."""
    if s.side != RIVER:
        return False
    return (here == BRIDGE[0] and there == BRIDGE[1]) or (here == BRIDGE[1] and there == BRIDGE[0])


def steps(s: AndorState, here: int, there: int) -> int:
    """How many spaces the shortest way has, over bridge, Steep Rock and village; 99 where there is none."""
    return DISTANCE[(s.side * SPACES + here) * SPACES + there]


def next_on_way(s: AndorState, here: int, there: int) -> int:
    """AND-279, AND-297, AND-415: the next space of a shortest way; of several the one with the highest number."""
    best = here
    for n in range(NEIGHBOURS):
        other = neighbour(s, here, n)
        if other != 0 and steps(s, other, there) == steps(s, here, there) - 1 and (best == here or other > best):
            best = other
    return best


def arrow(s: AndorState, here: int) -> int:
    """AND-144, AND-152: where a creature goes from a space: on the Trail to the tile, else by the arrow; 0 nowhere."""
    if s.side == RIVER and TRAIL_INDEX[here] >= 0 and s.tile > 0:
        index = TRAIL_INDEX[here]
        goal = TRAIL_INDEX[s.tile]
        if index == goal:
            return 0
        return TRAIL[index + 1] if index < goal else TRAIL[index - 1]
    return ARROW[s.side * SPACES + here]


def target(s: AndorState) -> int:
    """AND-142: where creatures go to: the lair, or the tile of the Steppe People."""
    return LAIR if s.side == LAKE else s.tile


def is_marsh(s: AndorState, here: int) -> bool:
    """AND-285, AND-286, AND-414."""
    return s.side == RIVER and (here == MARSH_WEST or here == MARSH_EAST)


def is_cave(here: int) -> bool:
    return here >= CAVE


def has_creature(s: AndorState, here: int) -> bool:
    return s.on[here] > 0


def count_widows(s: AndorState, here: int) -> int:
    total = 0
    for token in range(WIDOWS):
        if s.widow[token] == here:
            total += 1
    return total


def has_widow(s: AndorState, here: int) -> bool:
    return count_widows(s, here) > 0


def has_rock(s: AndorState, here: int) -> bool:
    """AND-453, AND-660: whether a rock bars a space; those of the sixth legend can be carried and bar nothing."""
    return s.legend != CAVES and rock_on(s, here) != NOT_FOUND


def rock_on(s: AndorState, here: int) -> int:
    """The rock on a space, as a thing."""
    for rock in range(ROCK, ROCK + 3):
        if s.where[rock] == here:
            return rock
    return NOT_FOUND


def fog_on(s: AndorState, here: int) -> int:
    """The place of a fog token that still lies on a space."""
    for i in range(FOGS):
        if FOG_SPACE[s.side * FOGS + i] == here and s.fog[i] != GONE:
            return i
    return NOT_FOUND


def well_on(s: AndorState, here: int) -> int:
    """The well on a space, full or not."""
    for i in range(WELLS):
        if WELL_SPACE[s.side * WELLS + i] == here:
            return i
    return NOT_FOUND


def has_merchant(s: AndorState, here: int) -> bool:
    """AND-248: a printed merchant, or the travelling one."""
    if s.merchant == here and here > 0:
        return True
    for i in range(MERCHANTS):
        if MERCHANT_SPACE[s.side * MERCHANTS + i] == here:
            return True
    return False


def azturian_on(s: AndorState, here: int) -> int:
    for i in range(AZTURIANS):
        if s.azturian[i] == here:
            return i
    return NOT_FOUND


def knight_on(s: AndorState, here: int) -> int:
    for i in range(KNIGHTS):
        if s.knight[i] == here:
            return i
    return NOT_FOUND


def is_near_ghost(s: AndorState, here: int) -> bool:
    """AND-287: on or beside a ghost's space."""
    for i in range(GHOSTS):
        if s.ghost[i] > 0 and (s.ghost[i] == here or is_beside(s, s.ghost[i], here)):
            return True
    return False
