"""Where a hero can go: the spaces within its hours, and what holds it."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.state import (
    CAVE,
    CAVES,
    LAKE,
    MARSH_EAST,
    MARSH_WEST,
    NEIGHBOURS,
    RIVER,
    SENTINELS,
    SIDES,
    SPACES,
    STEEP_ROCK,
    VILLAGE,
    WIDOWS,
    AndorState,
)
from ninerealms.kernel.ints import I8, Number

AROUND: list[I8] = content.distance_around
PATHS: list[I8] = content.paths
VILLAGE_WILL: Number = content.village_will
ROCK_WILL: Number = content.rock_will
UNREACHED = -1
NOTHING = 0
FAR = 99


# --- what holds a hero ------------------------------------------------------------------------------


def has_sentinel(s: AndorState, space: int) -> bool:
    for i in range(SENTINELS):
        if s.sentinel[i] == space:
            return True
    return False


def stops(s: AndorState, space: int) -> bool:
    """AND-261, AND-271, AND-285, AND-286, AND-340, AND-563: whether a move ends on a space: widow, marsh, sentinel."""
    return board.has_widow(s, space) or board.is_marsh(s, space) or has_sentinel(s, space)


def holder(s: AndorState, seat: int) -> int:
    """AND-262, AND-563: why a hero may not begin to move: a widow, or a sentinel it has not fought yet; NOTHING."""
    here = s.place[seat]
    if board.has_widow(s, here):
        return v.HELD_BY_WIDOW
    for i in range(SENTINELS):
        if s.sentinel[i] == here and not s.met & (1 << (seat * SENTINELS + i)):
            return v.HELD_BY_SENTINEL
    return NOTHING


def forget_sentinels(s: AndorState, seat: int) -> int:
    """AND-563: a hero who has moved must fight again wherever it meets a sentinel."""
    for i in range(SENTINELS):
        s.met &= ~(1 << (seat * SENTINELS + i))
    return s.met


# --- how far a hero comes ---------------------------------------------------------------------------


def hours_for(steps: int, free: int) -> int:
    """AND-030, AND-706: an hour for each space, after those that are free."""
    return steps - free if steps > free else 0


def exists(s: AndorState, space: int) -> bool:
    """AND-561: whether heroes can be on a space of this side at all; the cave is open in its legend only."""
    if board.is_cave(space) and s.legend != CAVES:
        return False
    return board.neighbour(s, space, 0) != 0


def may_enter(s: AndorState, seat: int, space: int, hours: int, tile: bool) -> bool:
    """AND-307, AND-315, AND-406, AND-433, AND-445: whether a hero can be on a space after so many hours.

    AND-308: nothing is asked of whoever leaves the Steep Rock. AND-446, AND-447: with the tile along the Trail only,
    and not onto a rock.
    """
    left = hero.will_after(s, seat, hours)
    return left != hero.CANNOT_PAY and admits(s, space, left, tile)


def admits(s: AndorState, space: int, left: int, tile: bool) -> bool:
    """The same for whoever would arrive with so much willpower left."""
    if space >= CAVE and s.legend != CAVES:
        return False
    if space == gate_of(s) and not passes_gate(s, left):
        return False
    return not tile or (board.TRAIL_INDEX[space] >= 0 and not board.has_rock(s, space))


def gate_of(s: AndorState) -> int:
    """AND-307, AND-445: the space of a side that asks for willpower: the stilt village or the Steep Rock."""
    return VILLAGE if s.side == LAKE else STEEP_ROCK


def passes_gate(s: AndorState, left: int) -> bool:
    return left >= (VILLAGE_WILL if s.side == LAKE else ROCK_WILL)


def steps_for(s: AndorState, seat: int, here: int, there: int) -> int:
    """How many steps a hero needs, hours aside: over village and Steep Rock only with the willpower for them."""
    if passes_gate(s, s.will[seat]):
        return board.steps(s, here, there)
    return AROUND[(s.side * SPACES + here) * SPACES + there]


def mark_stops(s: AndorState, carries: bool, halts: list[I8]) -> int:
    """The spaces on which a move ends, as `stops` says; with a companion those near a ghost too."""
    for space in range(SPACES):
        halts[space] = 1 if carries and board.is_near_ghost(s, space) else 0
    for token in range(WIDOWS):
        if s.widow[token] > 0:
            halts[s.widow[token]] = 1
    for i in range(SENTINELS):
        if s.sentinel[i] > 0:
            halts[s.sentinel[i]] = 1
    if s.side == RIVER:
        halts[MARSH_WEST] = 1
        halts[MARSH_EAST] = 1
    return 0


def spread(s: AndorState, seat: int, free: int, tile: bool, carries: bool, steps: list[I8]) -> int:
    """AND-064, AND-070, AND-071, AND-072, AND-073, AND-074, AND-075, AND-141, AND-298: steps to all spaces in reach.

    AND-066: the arrows mean nothing to heroes. AND-561: the cave is walked like the board. A move begun goes on from
    where the hero stands; the most steps it can pay for are returned.
    """
    most = free + hero.most_hours(s, seat)
    if tile or carries or is_held_up(s, s.place[seat], most):
        return search(s, seat, free, most, tile, carries, steps)
    return read_paths(s, seat, free, most, steps)


def is_held_up(s: AndorState, here: int, most: int) -> bool:
    """AND-261, AND-563: whether a widow or a sentinel stands where a hero could else go on from."""
    first = (s.side * SPACES + here) * SPACES
    for token in range(WIDOWS):
        if s.widow[token] > 0 and 0 < PATHS[first + s.widow[token]] < most:
            return True
    for i in range(SENTINELS):
        if s.sentinel[i] > 0 and 0 < PATHS[first + s.sentinel[i]] < most:
            return True
    return False


def read_paths(s: AndorState, seat: int, free: int, most: int, steps: list[I8]) -> int:
    """With nobody in the way it is as far as on the empty board: through village or rock, or around them."""
    here = s.place[seat]
    gate = gate_of(s)
    first = (s.side * SPACES + here) * SPACES
    far = PATHS[first + gate]
    passes = far <= most and passes_gate(s, hero.will_after(s, seat, hours_for(far, free)))
    if not passes:
        first += SIDES * SPACES * SPACES
    for space in range(SPACES):
        steps[space] = PATHS[first + space] if PATHS[first + space] <= most else UNREACHED
    if not passes and here != gate:
        steps[gate] = UNREACHED
    if s.legend != CAVES:
        for space in range(CAVE, SPACES):
            steps[space] = UNREACHED
    return most


def search(s: AndorState, seat: int, free: int, most: int, tile: bool, carries: bool, steps: list[I8]) -> int:
    """AND-287, AND-288: from space to space; who carries somebody comes no further than to a space near a ghost."""
    queue: list[I8] = [0] * SPACES
    halts: list[I8] = [0] * SPACES
    mark_stops(s, carries, halts)
    for space in range(SPACES):
        steps[space] = UNREACHED
    here = s.place[seat]
    steps[here] = 0
    queue[0] = here
    first = 0
    last = 1
    while first < last:
        space = queue[first]
        first += 1
        far = steps[space] + 1
        if far > most:
            break  # all that follow are as far
        if space != here and halts[space] != 0:
            continue
        left = hero.will_after(s, seat, hours_for(far, free))
        for n in range(NEIGHBOURS):
            other = board.neighbour(s, space, n)
            if other == 0:
                break
            if steps[other] == UNREACHED and admits(s, other, left, tile):
                steps[other] = far
                queue[last] = other
                last += 1
    return most


def can_step(s: AndorState, seat: int, free: int, tile: bool) -> bool:
    """Whether one more step is possible from where a hero stands."""
    for n in range(NEIGHBOURS):
        other = board.neighbour(s, s.place[seat], n)
        if other != 0 and may_enter(s, seat, other, hours_for(1, free), tile):
            return True
    return False


# --- why not ------------------------------------------------------------------------------------------


def distance(s: AndorState, seat: int, space: int, free: int) -> int:
    """AND-307, AND-445: how many steps it is to a space: round the gate for whoever has not the willpower for it."""
    here = s.place[seat]
    gate = gate_of(s)
    if space == gate or passes_gate(s, hero.will_after(s, seat, hours_for(board.steps(s, here, gate), free))):
        return board.steps(s, here, space)
    return AROUND[(s.side * SPACES + here) * SPACES + space]


def obstacle(s: AndorState, seat: int, space: int, free: int, tile: bool) -> int:
    """The reason why a space is out of reach."""
    far = distance(s, seat, space, free)
    if board.steps(s, s.place[seat], space) == FAR:
        return v.NO_WAY
    if tile and board.TRAIL_INDEX[space] < 0:
        return v.TILE_OFF_TRAIL
    if tile and board.has_rock(s, space):
        return v.TILE_BEFORE_ROCK
    hours = hours_for(far, free)
    if not hero.can_pay(s, seat, hours):
        return hero.why_unpaid(s, seat, hours)
    left = hero.will_after(s, seat, hours)
    if s.side == RIVER and space == STEEP_ROCK and left < ROCK_WILL:
        return v.ROCK_TOO_STEEP
    if s.side == LAKE and space == VILLAGE and left < VILLAGE_WILL:
        return v.VILLAGE_TOO_FAR
    if tile:
        return v.TILE_BEFORE_ROCK
    return v.STOPPED_ON_THE_WAY


def close_spaces(s: AndorState, seat: int, free: int, tile: bool, steps: list[I8]) -> int:
    """Every space that is not within reach is closed with its reason."""
    if s.reasons is None:
        return 0
    held = holder(s, seat)
    for space in range(1, SPACES):
        if exists(s, space) and steps[space] == UNREACHED:
            s.close(space, held if held != NOTHING else obstacle(s, seat, space, free, tile))
    return 1
