"""What a legend wants, and whether it is done."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, ends
from ninerealms.games.andor.rules.state import (
    ARTEFACT,
    BEING,
    BLUE,
    BOXED,
    BUFFALO,
    CALL,
    CAVE,
    CAVES,
    CROSSING,
    CROWN,
    DELIVERED,
    DIAGRAM,
    FEWEST,
    FRAGMENT,
    IQUAR,
    KING,
    LAKE,
    LOG,
    SHIELDS,
    TAKOTA,
    THINGS,
    VILLAGE,
    WITH,
    WITH_TILE,
    AndorState,
)
from ninerealms.kernel.ints import I8, Number

GOAL_IQUAR: list[I8] = content.goal_iquar
GOAL_LOGS: list[I8] = content.goal_logs
GOAL_TILE: Number = content.goal_tile
GOAL_BLUE: Number = content.goal_blue
GOAL_FRAGMENTS: Number = content.goal_fragments
GOAL_ROCKS: Number = content.goal_rocks
LOG_SIZE: list[I8] = content.logs
ALL_FIRES = 7
GOALS = 13


def needed(s: AndorState) -> int:
    """AND-618, AND-628, AND-638, AND-648, AND-658, AND-668, AND-678: the goals of a legend, as bits."""
    if s.legend == CALL:
        return 1 << v.GOAL_DIAGRAM
    if s.legend == SHIELDS:
        return 1 << v.GOAL_IQUAR | 1 << v.GOAL_BUFFALO
    if s.legend == CROSSING:
        return 1 << v.GOAL_LOGS | 1 << v.GOAL_TILE
    if s.legend == TAKOTA:
        return 1 << v.GOAL_TAKOTA | 1 << v.GOAL_BLUE
    if s.legend == ARTEFACT:
        return 1 << v.GOAL_FRAGMENTS | 1 << v.GOAL_ROCK
    if s.legend == CAVES:
        return 1 << v.GOAL_CROWN | 1 << v.GOAL_KING
    return 1 << v.GOAL_FIRES | 1 << v.GOAL_BEING


def check(s: AndorState) -> int:
    """AND-051, AND-419, AND-600: a goal that is met is marked; with the last one the legend is won at once.

    AND-638: the tile has to stand where it should when all else is done, so its mark comes and goes.
    """
    if s.ended != 0:
        return s.ended
    wanted = needed(s)
    left = wanted & ~(s.goals & ~(1 << v.GOAL_TILE))
    goal = 0
    while left != 0:
        if left & 1:
            mark(s, goal)
        left >>= 1
        goal += 1
    if s.goals & wanted == wanted:
        ends.win(s)
    return s.ended


def mark(s: AndorState, goal: int) -> int:
    """AND-600: a goal that is met has its mark, and one that is not has none."""
    if not is_met(s, goal):
        s.goals &= ~(1 << goal)
    elif not s.goals & (1 << goal):
        s.goals |= 1 << goal
        s.tell(v.GOAL_MET, goal)
    return s.goals


def is_met(s: AndorState, goal: int) -> bool:
    """AND-618, AND-628, AND-638, AND-648, AND-658, AND-668, AND-678: one goal."""
    if goal == v.GOAL_DIAGRAM:
        return is_diagram_there(s)
    if goal == v.GOAL_IQUAR:
        return count_delivered(s, IQUAR, FRAGMENT) >= GOAL_IQUAR[s.players - FEWEST]
    if goal == v.GOAL_BUFFALO:
        return s.boss[0] == BOXED
    if goal == v.GOAL_LOGS:
        return size_with_tile(s) >= GOAL_LOGS[s.players - FEWEST]
    if goal == v.GOAL_TILE:
        return s.tile > 0 and board.TRAIL_INDEX[s.tile] >= board.TRAIL_INDEX[GOAL_TILE]
    if goal == v.GOAL_TAKOTA:
        return s.takota != 0 and s.takota & ~s.solved == 0
    if goal == v.GOAL_BLUE:
        return count_delivered(s, BLUE, DIAGRAM) >= GOAL_BLUE
    if goal == v.GOAL_FRAGMENTS:
        return count_delivered(s, FRAGMENT, BLUE) >= GOAL_FRAGMENTS
    if goal == v.GOAL_ROCK:
        return s.cleared >= GOAL_ROCKS
    if goal == v.GOAL_CROWN:
        return is_crown_out(s)
    if goal == v.GOAL_KING:
        return s.boss[KING - BUFFALO] == BOXED
    if goal == v.GOAL_FIRES:
        return s.fires_lit == ALL_FIRES
    return s.boss[BEING - BUFFALO] == BOXED


def count_delivered(s: AndorState, first: int, end: int) -> int:
    total = 0
    for thing in range(first, end):
        if s.where[thing] == DELIVERED:
            total += 1
    return total


def size_with_tile(s: AndorState) -> int:
    """AND-638: the total size of the logs that lie with the tile."""
    total = 0
    for thing in range(LOG, THINGS):
        if s.where[thing] == WITH_TILE:
            total += LOG_SIZE[thing - LOG]
    return total


def place_of(s: AndorState, thing: int) -> int:
    """The space on which a thing lies or its bearer stands; 0 when it is on none."""
    where = s.where[thing]
    if where >= WITH and where < WITH + s.players:
        return s.place[where - WITH]
    return where if where > 0 and where < WITH else 0


def is_diagram_there(s: AndorState) -> bool:
    """AND-618: carried to the stilt village."""
    return s.side == LAKE and place_of(s, DIAGRAM) == VILLAGE


def is_crown_out(s: AndorState) -> bool:
    """AND-668: out of the cave, whoever has it now."""
    return place_of(s, CROWN) > 0 and place_of(s, CROWN) < CAVE
