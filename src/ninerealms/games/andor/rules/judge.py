"""How good a table looks for the heroes: an opinion for bots, no rule.

Everything is counted in letters of the legend track: goals, errands on the way to them, what threatens the lair or
the tile, and what the heroes have.
"""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.legends import goals
from ninerealms.games.andor.rules.state import (
    ARTEFACT,
    BLUE,
    BOSSES,
    CALL,
    CAVE,
    CAVES,
    CROSSING,
    CROWN,
    DELIVERED,
    DIAGRAM,
    FIRES,
    FRAGMENT,
    IQUAR,
    LAIR,
    LAST_LETTER,
    LOG,
    PLANT,
    PORTAL,
    ROCK,
    SHIELDS,
    SPACES,
    TAKOTA,
    TAKOTAS,
    THINGS,
    TOWER,
    VILLAGE,
    WITH,
    WITH_TILE,
    AndorState,
)
from ninerealms.games.andor.rules.sunrise import creatures
from ninerealms.kernel.ints import I8, Number

FIRE_SPACE: list[I8] = content.fires
GOAL_TILE: Number = content.goal_tile
CAVE_ENTRANCE: Number = content.cave_entrance
GOAL = 12.0
DELIVERY = 6.0
SOFTNESS = 30.0
FIRE_PLACES = 3
TAKOTA_SPACES = 0x2F213209  # the spaces 9, 50, 33 and 47, a byte each


def judge(s: AndorState) -> float:
    """Between 0 and 1; nobody can say before the first day."""
    if s.day == 0:
        return 0.5
    worth = progress(s) + errands(s) + party(s) - threats(s)
    size = worth if worth > 0 else -worth
    return 0.5 + 0.5 * worth / (size + SOFTNESS)


def progress(s: AndorState) -> float:
    """Goals met, letters left."""
    worth = 0.6 * (LAST_LETTER - s.letter)
    needed = goals.needed(s)
    for goal in range(16):
        if needed & s.goals & (1 << goal):
            worth += GOAL
    return worth


def party(s: AndorState) -> float:
    """Strength, willpower, dice and gold of all heroes."""
    worth = 0.0
    for seat in range(s.players):
        worth += 0.9 * s.strength[seat] + 0.25 * s.will[seat] + 0.4 * s.gold[seat]
        worth += 0.3 * hero.dice_of(s, seat)
        if s.lying[seat] > 0:
            worth -= 3.0
    return worth


def threats(s: AndorState) -> float:
    """Creatures on their way, by how near they are and how few defence spaces are left; great enemies not beaten."""
    worth = 0.0
    target = board.target(s)
    left = creatures.capacity(s) - creatures.count_held(s)
    for space in range(1, CAVE):
        if s.on[space] > 0:
            far = board.steps(s, space, target)
            near = 1.0 if far < 3 else 3.0 / (far + 1)
            worth += near * (2.5 if left > 1 else 5.0 if left == 1 else 10.0)
            worth += 0.1 * reach_of(s, space)
    worth += 3.0 * creatures.count_held(s) + (8.0 if left <= 0 else 0.0)
    for i in range(BOSSES):
        if s.boss[i] > 0:
            worth += 8.0 / (board.steps(s, s.boss[i], target) + 1) + 0.3 * reach_of(s, s.boss[i])
    if s.mother > 0:
        worth += 20.0 / (board.steps(s, s.mother, target) + 1)
    return worth


def reach_of(s: AndorState, space: int) -> float:
    """Steps from a space to the nearest hero who stands."""
    best = 20
    for seat in range(s.players):
        far = board.steps(s, s.place[seat], space)
        if hero.is_standing(s, seat) and far < best:
            best = far
    return best


# --- errands ----------------------------------------------------------------------------------------------


def errands(s: AndorState) -> float:
    """How far what has to be brought somewhere has come."""
    if s.legend == CALL:
        return bring(s, DIAGRAM, DIAGRAM + 1, VILLAGE)
    if s.legend == SHIELDS:
        return bring(s, IQUAR, FRAGMENT, LAIR)
    if s.legend == CROSSING:
        return bring(s, LOG, THINGS, s.tile) + tile_on_way(s)
    if s.legend == TAKOTA:
        return bring(s, BLUE, DIAGRAM, TOWER) + visits(s)
    if s.legend == ARTEFACT:
        return bring(s, FRAGMENT, BLUE, PORTAL) - way_to_rock(s)
    if s.legend == CAVES:
        return bring(s, CROWN, LOG, CAVE_ENTRANCE)
    return visits(s)


def bring(s: AndorState, first: int, end: int, to: int) -> float:
    """Things of a kind on their way to where they belong; one that is carried is ahead of one that lies."""
    worth = 0.0
    for thing in range(first, end):
        where = s.where[thing]
        if where == DELIVERED or where == WITH_TILE:
            worth += DELIVERY
        elif WITH <= where < WITH_TILE:
            worth += 2.0 - 0.35 * board.steps(s, s.place[where - WITH], to)
        elif where < SPACES:
            worth -= 0.35 * board.steps(s, where, to) + 0.15 * reach_of(s, where)
    return worth


def way_to_rock(s: AndorState) -> float:
    """The nearest rock is still to be cleared."""
    best = 20.0
    for rock in range(ROCK, PLANT):
        if s.where[rock] < SPACES and reach_of(s, s.where[rock]) < best:
            best = reach_of(s, s.where[rock])
    return 0.2 * best if s.cleared == 0 else 0.0


def tile_on_way(s: AndorState) -> float:
    """Spaces of the Trail to the goal."""
    left = board.TRAIL_INDEX[GOAL_TILE] - board.TRAIL_INDEX[s.tile]
    return -0.8 * left if left > 0 else 0.0


def visits(s: AndorState) -> float:
    """Places where heroes have to stop."""
    worth = 0.0
    if s.legend == FIRES:
        for i in range(FIRE_PLACES):
            worth += DELIVERY if s.fires_lit & (1 << i) else -0.3 * reach_of(s, FIRE_SPACE[i])
    for i in range(TAKOTAS):
        if s.solved & (1 << i):
            worth += DELIVERY
        elif s.takota & (1 << i):
            worth -= 0.3 * reach_of(s, (TAKOTA_SPACES >> (8 * i)) & 0xFF)
    return worth
