"""The opponent of a fight: who it is, its strength and willpower, its dice, and what becomes of it."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import (
    BOXED,
    BUFFALO,
    FEWEST,
    GORLOT,
    GORLOT_TWO,
    KING,
    KNIGHT,
    MOST_DICE,
    ROCK_FOE,
    SEATS,
    SENTINEL,
    WALKERS,
    WIDOW,
    AndorState,
)
from ninerealms.games.andor.rules.sunrise import creatures
from ninerealms.kernel.ints import I8
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import USUAL

CREATURE_STRENGTH: list[I8] = content.creature_strength
CREATURE_WILL: list[I8] = content.creature_will
CREATURE_DIE: list[I8] = content.creature_die
CREATURE_DICE: list[I8] = content.creature_dice
CREATURE_REWARD: list[I8] = content.creature_reward
BOX_STRENGTH: list[I8] = content.box_strength
BOX_REWARD: list[I8] = content.box_reward
BLACK_DIE: list[I8] = content.black_die
GREY_DIE: list[I8] = content.grey_die

NUMBERS_OF_HEROES = 3
BOXES = 5
SIDES = 6
MOST_FOE_DICE = 3
TROLL_DICE = 1
BLACK_DICE = 2
TROLL_ROW = 7
GORLOT_STRENGTH = 2  # in the other reading of AND-401
TEN = 10


# --- who it is ------------------------------------------------------------------------------------


def kind_of(s: AndorState, target: int) -> int:
    """The kind of creature an answer of ACT means."""
    if target >= v.FIGHT_WIDOW:
        return WIDOW
    if target >= v.FIGHT_SENTINEL:
        return SENTINEL
    if target >= v.FIGHT_KNIGHT:
        return KNIGHT
    if target >= v.FIGHT_BOSS:
        return BUFFALO + target - v.FIGHT_BOSS
    return s.on[target - v.FIGHT] - 1


def place_of(s: AndorState, target: int) -> int:
    """Where the opponent stands that an answer of ACT means."""
    if target >= v.FIGHT_SENTINEL:
        return s.sentinel[target - v.FIGHT_SENTINEL]
    if target >= v.FIGHT_KNIGHT:
        return s.knight[target - v.FIGHT_KNIGHT]
    if target >= v.FIGHT_BOSS:
        return s.boss[target - v.FIGHT_BOSS]
    return target - v.FIGHT


def strength_of(s: AndorState, kind: int) -> int:
    """AND-154, AND-401, AND-481, AND-482, AND-483, AND-484, AND-485, AND-486, AND-487, AND-488: by kind and heroes."""
    if kind == GORLOT and s.flags & GORLOT_TWO:
        return GORLOT_STRENGTH
    return CREATURE_STRENGTH[kind * NUMBERS_OF_HEROES + s.players - FEWEST]


def will_of(s: AndorState, kind: int) -> int:
    """AND-154, AND-552: by kind; what the catapult took from the Troll King stays away."""
    return s.king_will if kind == KING else CREATURE_WILL[kind]


def dice_with(kind: int, will: int) -> int:
    """AND-087, AND-155, AND-157, AND-158, AND-159, AND-402, AND-403: dice by kind, of a troll also by willpower."""
    if kind == WIDOW:
        return 1
    if kind == ROCK_FOE:
        return 0
    if CREATURE_DIE[kind] == TROLL_DICE and will >= TROLL_ROW:
        return CREATURE_DICE[kind] + 1
    return CREATURE_DICE[kind]


def is_black(kind: int) -> bool:
    """AND-088, AND-089: whether it rolls the black die."""
    return kind < WIDOW and CREATURE_DIE[kind] == BLACK_DICE


def meet(s: AndorState, target: int) -> int:
    """AND-085, AND-154, AND-156: strength, willpower and reward are marked before the fight."""
    kind = kind_of(s, target)
    clear(s)
    s.foe = kind
    s.foe_place = place_of(s, target)
    s.foe_strength = strength_of(s, kind)
    s.foe_will = will_of(s, kind)
    s.foe_reward = CREATURE_REWARD[kind]
    return kind


def face(s: AndorState, kind: int, seat: int, strength: int) -> int:
    """A widow or a rock, which one hero faces alone."""
    clear(s)
    s.foe = kind
    s.foe_place = s.place[seat]
    s.foe_strength = strength
    s.fighters = 1 << seat
    return kind


def clear(s: AndorState) -> int:
    """AND-107, AND-108: nothing of a fight is left on the creature table; heroes keep what they have."""
    s.foe = 0
    s.foe_place = 0
    s.foe_strength = 0
    s.foe_will = 0
    s.foe_reward = 0
    s.fighters = 0
    s.round = 0
    s.bladed = 0
    s.stoned = 0
    return clear_round(s)


def clear_round(s: AndorState) -> int:
    """No dice lie there, and what works once in a round may be used again."""
    s.foe_dice[:] = [0] * MOST_FOE_DICE
    s.foe_rolls = 0
    s.dice[:] = [0] * (SEATS * MOST_DICE)
    s.rolled[:] = [0] * SEATS
    s.value[:] = [0] * SEATS
    s.archers = 0
    s.knives = 0
    s.crowned = 0
    s.lanced = 0
    s.startled = 0
    return 0


# --- hope stone 2 ---------------------------------------------------------------------------------


def box_of(strength: int) -> int:
    """AND-490: the box of the strength row that holds a strength."""
    for box in range(BOXES):
        if BOX_STRENGTH[box] >= strength:
            return box
    return BOXES - 1


def soften(s: AndorState) -> int:
    """AND-228, AND-230, AND-490: one box to the left for the whole fight; the reward is that of the new box."""
    box = box_of(s.foe_strength) - 1
    s.foe_strength = BOX_STRENGTH[box]
    s.foe_reward = BOX_REWARD[box]
    s.stoned = 1
    return box


# --- its dice -------------------------------------------------------------------------------------


def roll(s: AndorState) -> int:
    """AND-079, AND-087, AND-088, AND-089, AND-264, AND-402, AND-459: told as digits, the black die as its number."""
    shown = 0
    highest = 0
    for i in range(s.foe_rolls):
        s.foe_dice[i] = throw_die(s)
        shown = shown * TEN + s.foe_dice[i]
        if s.foe_dice[i] > highest:
            highest = s.foe_dice[i]
    rule = 87  # AND-087
    if s.foe == WIDOW:
        rule = 264  # AND-264
    elif is_black(s.foe):
        rule = 89  # AND-089
    elif result(s) > highest:
        rule = 92  # AND-092
    return s.tell_by(rule, v.FOE_ROLLED, s.foe, shown)


def throw_die(s: AndorState) -> int:
    """AND-088, AND-089, AND-264: a red die, the black one or the grey one."""
    thrown = s.rng.below(SIDES, DICE)
    if s.foe == WIDOW:
        return GREY_DIE[thrown]
    return BLACK_DIE[thrown] if is_black(s.foe) else thrown + 1


def result(s: AndorState) -> int:
    """AND-090, AND-091, AND-092, AND-160, AND-161: the best of single dice and sums of equal ones."""
    best = 0
    for i in range(s.foe_rolls):
        total = 0
        for j in range(s.foe_rolls):
            if s.foe_dice[j] == s.foe_dice[i]:
                total += s.foe_dice[j]
        if total > best:
            best = total
    return best


def combat_value(s: AndorState) -> int:
    """AND-093, AND-128: strength and what the dice say."""
    return s.foe_strength + result(s)


# --- its end --------------------------------------------------------------------------------------


def tell_defeat(s: AndorState, target: int) -> int:
    """AND-098, AND-101: the opponent has no willpower left."""
    kind = kind_of(s, target)
    rule = 101 if kind < WALKERS else USUAL  # AND-101
    return s.tell_by(rule, v.FOE_DEFEATED, kind, place_of(s, target))


def remove(s: AndorState, target: int) -> int:
    """AND-101, AND-483, AND-487: a creature to 400 or 500, a special enemy to the box; its kind."""
    kind = kind_of(s, target)
    if kind < WALKERS:
        return creatures.take_away(s, place_of(s, target))
    if kind == SENTINEL:
        s.sentinel[target - v.FIGHT_SENTINEL] = BOXED
    elif kind == KNIGHT:
        s.knight[target - v.FIGHT_KNIGHT] = BOXED
    else:
        s.boss[kind - BUFFALO] = BOXED
    return kind
