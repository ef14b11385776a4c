"""The world tree: levels, columns, the turning middle level, who stands where, devastation and the Cage."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import (
    FENRIR,
    FOES,
    HEL,
    KNOWN_OATH,
    LOKI,
    NIDHOGG,
    SERVANTS,
    SON_A,
    SONS,
    SURT,
    TOKENS,
    WORLDS,
    YggState,
)
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import USUAL

TOP = 0
MIDDLE = 1
BOTTOM = 2
COLUMNS = 3

WORLD_LEVEL: list[I8] = content.world_level
WORLD_SLOT: list[I8] = content.world_slot
MARKERS: Number = content.markers


def level(world: int) -> int:
    """YGG-003, YGG-004, YGG-005, YGG-006: the level of a world."""
    return WORLD_LEVEL[world]


def column(s: YggState, world: int) -> int:
    """YGG-007, YGG-355: the column a world stands in now; only the middle level turns."""
    if WORLD_LEVEL[world] == MIDDLE:
        return (WORLD_SLOT[world] + s.rotation) % COLUMNS
    return WORLD_SLOT[world]


def world_at(s: YggState, height: int, slot: int) -> int:
    """The world of a level that stands in a column."""
    for world in range(WORLDS):
        if WORLD_LEVEL[world] == height and column(s, world) == slot:
            return world
    raise RuntimeError("no world there")


def above(s: YggState, world: int) -> int:
    """The world directly above one that is not on the top level."""
    return world_at(s, WORLD_LEVEL[world] - 1, column(s, world))


def turn(s: YggState, steps: int, rule: int) -> int:
    """YGG-007, YGG-099, YGG-105, YGG-110, YGG-201, YGG-402: the middle level turns clockwise, all on it along."""
    s.rotation = (s.rotation + steps) % COLUMNS
    return s.tell_by(rule, v.TREE_TURNED, steps, s.rotation)


def count_enemies(s: YggState, world: int) -> int:
    """YGG-369, YGG-384: the enemy figures in a world; Jotuns, tokens, tiles and wolves are none."""
    total = 0
    for foe in range(FOES):
        if s.enemy[foe] == world and foe != NIDHOGG:
            total += 1
    return total


def count_servants(s: YggState, world: int) -> int:
    total = 0
    for tile in range(SERVANTS):
        if s.servant[tile] == world:
            total += 1
    return total


def count_gods(s: YggState, world: int) -> int:
    """YGG-363: the gods in a world, support gods among them."""
    total = 0
    for figure in range(s.gods):
        if s.place[figure] == world:
            total += 1
    return total


def count_known_oaths(s: YggState) -> int:
    """Saga 1: oaths that lie face down again, as everybody saw."""
    total = 0
    for world in range(TOKENS):
        if s.token[world] == KNOWN_OATH:
            total += 1
    return total


def is_devastated(s: YggState, world: int) -> bool:
    return s.ruin & (1 << world) != 0


def count_devastated(s: YggState) -> int:
    total = 0
    for world in range(WORLDS):
        if s.ruin & (1 << world):
            total += 1
    return total


def markers_in_cage(s: YggState) -> int:
    """YGG-015, YGG-026: markers not on a world are in the Cage."""
    return MARKERS - count_devastated(s)


def lose(s: YggState, reason: int) -> int:
    """YGG-074, YGG-075: all players lose at once; the first reason counts."""
    if s.ended == 0:
        s.ended = reason
        s.tell(v.LOST, reason)
    return reason


def check_devastation(s: YggState, world: int, rule: int) -> int:
    """YGG-088, YGG-091, YGG-092, YGG-093, YGG-369: two enemies devastate a world; the lowest marker leaves the Cage.

    YGG-089, YGG-090: the Cage is no world. YGG-361: without a marker left the game is lost.
    """
    if world < 0 or world >= WORLDS or is_devastated(s, world) or count_enemies(s, world) < 2:
        return 0
    if markers_in_cage(s) == 0:
        return lose(s, v.LOST_MARKERS)
    s.ruin |= 1 << world
    s.tell_by(rule, v.WORLD_DEVASTATED, world, 1 + count_devastated(s))
    return 1


def restore(s: YggState, world: int, rule: int) -> int:
    """YGG-094, YGG-184, YGG-185, YGG-208, YGG-210, YGG-211: the marker returns; two enemies devastate again at once."""
    s.ruin &= ~(1 << world)
    s.tell_by(rule, v.WORLD_RESTORED, world, 1 + count_devastated(s))
    return check_devastation(s, world, 210)  # YGG-210


def put_enemy(s: YggState, foe: int, world: int, rule: int) -> int:
    """YGG-098, YGG-104, YGG-109, YGG-122: an enemy comes to a world, which may be devastated by it."""
    if s.enemy[foe] == world:
        return 0
    s.enemy[foe] = world
    s.tell_by(rule, v.ENEMY_MOVED, foe, world)
    if foe == HEL:
        return check_devastation(s, world, 98)  # YGG-098
    if foe == SURT:
        return check_devastation(s, world, 104)  # YGG-104
    if foe == LOKI:
        return check_devastation(s, world, 109)  # YGG-109
    return check_devastation(s, world, 122 if foe == FENRIR else USUAL)  # YGG-122


def hurt(s: YggState, figure: int, count: int, rule: int) -> int:
    """YGG-074, YGG-101, YGG-223, YGG-224, YGG-288: life goes to the reserve; without life the game is lost."""
    if count <= 0 or s.ended != 0:
        return 0
    s.life[figure] -= count
    if s.life[figure] < 0:
        s.life[figure] = 0
    s.tell_by(rule, v.LIFE_LOST, figure, count, s.life[figure])
    if s.life[figure] == 0:
        lose(s, v.LOST_LIFE)
    return count


def is_cold(s: YggState, world: int) -> bool:
    """YGG-388: saga 2, first page: no god regains life on a level where a son stands."""
    if s.saga != 2 or s.page != 4:
        return False
    for son in range(SON_A, SON_A + SONS):
        where = s.enemy[son]
        if 0 <= where < WORLDS and WORLD_LEVEL[where] == WORLD_LEVEL[world]:
            return True
    return False


def can_heal(s: YggState, figure: int) -> bool:
    """YGG-052: a god with all its life, or in the cold, cannot regain any."""
    return s.life[figure] < s.limit[figure] and not is_cold(s, s.place[figure])


def heal(s: YggState, figure: int, count: int, rule: int) -> int:
    """YGG-052: up to the starting number, from the reserve."""
    if not can_heal(s, figure):
        return 0
    if count > s.limit[figure] - s.life[figure]:
        count = s.limit[figure] - s.life[figure]
    s.life[figure] += count
    s.tell_by(rule, v.LIFE_GAINED, figure, count, s.life[figure])
    return count
