"""Creatures on the board: how they appear, walk, are held on defence spaces and leave."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, ends
from ninerealms.games.andor.rules.state import (
    BOSSES,
    BOXED,
    BUFFALO,
    CAVE,
    FEWEST,
    GOR,
    KING,
    KNIGHT,
    KNIGHTS,
    LAKE,
    MARSH_TROLL,
    NOWHERE,
    RIVER,
    SENTINEL,
    SENTINELS,
    SPACES,
    TROLL,
    WALKERS,
    AndorState,
)
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import USUAL

DEFENCE: list[I8] = content.defence
BOSS_STEPS: list[I8] = content.boss_steps
CREATURE_WILL: list[I8] = content.creature_will
NOBODY_LEFT = 0


# --- appearing -------------------------------------------------------------------------------------


def place(s: AndorState, kind: int, space: int, rule: int) -> int:
    """AND-003, AND-145, AND-148, AND-153: a creature appears on the next free space along the arrows; the space.

    Without one in the supply it is taken from 400 or 500; without one there none comes. Widows and heroes do not
    occupy a space (AND-259, AND-337).
    """
    if kind >= WALKERS:
        return place_special(s, kind, space, rule)
    if s.supply[kind] > 0:
        s.supply[kind] -= 1
    elif s.beaten[kind] > 0:
        s.beaten[kind] -= 1
        rule = 153  # AND-153
    else:
        return NOBODY_LEFT
    here = space
    while here != board.target(s) and board.has_creature(s, here) and board.arrow(s, here) > 0:
        here = board.arrow(s, here)
    s.tell_by(rule if here == space else 148, v.CREATURE_PLACED, kind, here)  # AND-148
    if here == board.target(s):
        hold(s, kind, USUAL)
    else:
        s.on[here] = kind + 1
    return here


def place_special(s: AndorState, kind: int, space: int, rule: int) -> int:
    """AND-455: a sentinel, a knight or one of the three great enemies takes its place, whatever is there."""
    if kind == SENTINEL:
        i = first_nowhere(s.sentinel, SENTINELS)
        if i < SENTINELS:
            s.sentinel[i] = space
    elif kind == KNIGHT:
        i = first_nowhere(s.knight, KNIGHTS)
        if i < KNIGHTS:
            s.knight[i] = space
    else:
        s.boss[kind - BUFFALO] = space
        if kind == KING:
            s.king_will = CREATURE_WILL[KING]
    s.tell_by(rule, v.CREATURE_PLACED, kind, space)
    return space


def first_nowhere(row: list[I8], count: int) -> int:
    """The first of a row of pieces that is in the supply; their count without one."""
    for i in range(count):
        if row[i] == NOWHERE:
            return i
    return count


# --- defence spaces ---------------------------------------------------------------------------------


def capacity(s: AndorState) -> int:
    """AND-048, AND-049, AND-427, AND-441, AND-551: defence spaces by the number of heroes, one more per shield."""
    return DEFENCE[s.players - FEWEST] + s.shields


def count_held(s: AndorState) -> int:
    total = 0
    for kind in range(WALKERS):
        total += s.held[kind]
    return total


def hold(s: AndorState, kind: int, rule: int) -> int:
    """AND-046, AND-047, AND-050, AND-441, AND-457: onto a free defence space for good; none free, all is lost.

    AND-619, AND-639, AND-649, AND-659: in every legend, at the lair or at the tile.
    """
    left = capacity(s) - count_held(s) - 1
    if left < 0:
        s.on[board.target(s)] = kind + 1
        return ends.lose(s, v.LAIR_OVERRUN if s.side == LAKE else v.TILE_OVERRUN)
    s.held[kind] += 1
    if rule == USUAL and s.side == RIVER:
        rule = 441  # AND-441
    s.tell_by(rule, v.CREATURE_HELD, kind, left)
    return left


def lift(s: AndorState, space: int) -> int:
    """A creature leaves its space; its kind."""
    kind = s.on[space] - 1
    s.on[space] = 0
    if s.rests == space:
        s.rests = 0
    return kind


def take_away(s: AndorState, space: int) -> int:
    """AND-101: a defeated creature goes to 400 or 500; its kind."""
    kind = lift(s, space)
    s.beaten[kind] += 1
    return kind


def tile_enters(s: AndorState) -> int:
    """AND-447: the tile has come to its space: a creature there goes to a defence space.

    AND-280, AND-669: the Mother Widow and the Troll King have reached the tile then.
    """
    if s.mother == s.tile:
        return ends.lose(s, v.BY_MOTHER)
    if s.boss[KING - BUFFALO] == s.tile:
        return ends.lose(s, v.BY_KING)
    if board.has_creature(s, s.tile):
        return hold(s, lift(s, s.tile), 447)  # AND-447
    return 0


# --- walking ----------------------------------------------------------------------------------------


def walk(s: AndorState, space: int, rule: int) -> int:
    """AND-139, AND-144, AND-145, AND-146, AND-151, AND-152: one creature one step, past other creatures; its new space.

    AND-453, AND-454: before a rock it waits, an Azturian stops it once. AND-458: on the tile's space it is held at
    once. AND-523: one that rests stays. Wells, fog, heroes and widows are nothing to it, and it fights nobody (AND-139,
    AND-140, AND-337).
    """
    kind = s.on[space] - 1
    if s.rests == space:
        s.rests = 0
        s.tell_by(523, v.CREATURE_WAITS, kind, space)  # AND-523
        return space
    goal = board.target(s)
    if space == goal:
        hold(s, lift(s, space), USUAL)
        return goal
    here = board.arrow(s, space)
    first = here
    while here > 0:
        if is_stopped(s, kind, space, here):
            return space
        if here == goal or not board.has_creature(s, here):
            break
        here = board.arrow(s, here)
    if here == 0:
        return space
    lift(s, space)
    if rule == USUAL and here != first:
        rule = 146  # AND-146
    elif rule == USUAL and s.side == RIVER and board.TRAIL_INDEX[space] >= 0:
        rule = 152  # AND-152
    s.tell_by(rule, v.CREATURE_MOVED, kind, space, here)
    if here == goal:
        hold(s, kind, USUAL)
    else:
        s.on[here] = kind + 1
    return here


def is_stopped(s: AndorState, kind: int, space: int, there: int) -> bool:
    """AND-453, AND-454, AND-459: whether a rock or an Azturian keeps a creature where it is; the Azturian goes then."""
    if board.has_rock(s, there):
        s.tell(v.CREATURE_WAITS, kind, space)
        return True
    token = board.azturian_on(s, there)
    if token == board.NOT_FOUND:
        return False
    s.azturian[token] = BOXED
    s.tell_by(454, v.CREATURE_WAITS, kind, space)  # AND-454
    return True


def is_of(kind: int, symbol: int) -> bool:
    """AND-456: whether a creature moves with a symbol; marsh trolls do with the trolls."""
    return kind == symbol or (symbol == TROLL and kind == MARSH_TROLL)


def move_kind(s: AndorState, symbol: int) -> int:
    """AND-143: every creature of a type one step, the one on the lowest number first."""
    moved: list[I8] = [0] * SPACES
    for space in range(1, CAVE):
        if s.on[space] > 0 and moved[space] == 0 and is_of(s.on[space] - 1, symbol):
            moved[walk(s, space, USUAL)] = 1
            if s.ended != 0:
                return s.ended
    return 0


def move_by_type(s: AndorState) -> int:
    """AND-147, AND-169: Gors, Gorlots, Skrals, White Skrals, Trolls."""
    for symbol in range(GOR, TROLL + 1):
        if s.ended == 0:
            move_kind(s, symbol)
    return s.ended


def move_bosses(s: AndorState) -> int:
    """AND-455, AND-623, AND-663, AND-673: the great enemies by the arrows, past everything.

    AND-629, AND-669, AND-679: one that reaches the lair or the tile ends the legend; it stands on no defence space.
    """
    for i in range(BOSSES):
        for _ in range(BOSS_STEPS[i]):
            here = s.boss[i]
            if here <= 0 or s.ended != 0:
                break
            there = board.arrow(s, here) if here != board.target(s) else here
            if there > 0 and there != here:
                s.boss[i] = there
                s.tell_by(455, v.CREATURE_MOVED, BUFFALO + i, here, there)  # AND-455
            if there == board.target(s):
                ends.lose(s, v.BY_BUFFALO + i)
    return s.ended


def move_sentinels(s: AndorState, seat: int) -> int:
    """AND-310, AND-311, AND-564: both sentinels one space towards a hero, unless they are with another one."""
    for i in range(SENTINELS):
        here = s.sentinel[i]
        if here <= 0 or here == s.place[seat] or has_other_hero(s, here, seat):
            continue
        here = board.next_on_way(s, here, s.place[seat])
        s.sentinel[i] = here
        rule = 311 if has_other_hero(s, here, seat) else USUAL  # AND-311
        s.tell_by(rule, v.SENTINEL_MOVED, here)
    return 0


def has_other_hero(s: AndorState, space: int, seat: int) -> bool:
    for other in range(s.players):
        if other != seat and s.place[other] == space:
            return True
    return False


# --- looking for one ----------------------------------------------------------------------------------


def lowest(s: AndorState) -> int:
    """AND-516: the space of the creature on the lowest number; 0 without one."""
    for space in range(1, CAVE):
        if s.on[space] > 0:
            return space
    return 0


def highest(s: AndorState, kind: int) -> int:
    """AND-517, AND-523: the space of the creature on the highest number, of a kind or (WALKERS) any; 0 without one."""
    found = 0
    for space in range(1, CAVE):
        if s.on[space] > 0 and (kind == WALKERS or s.on[space] - 1 == kind):
            found = space
    return found
