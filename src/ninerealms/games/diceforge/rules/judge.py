"""How good a table looks for a seat: an opinion for bots, no rule.

The score so far, what the reserves can still buy, what the dice will bring, what cards will do in turns to come.
"""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, gains, scoring
from ninerealms.games.diceforge.rules.named import (
    BEAR,
    CHEST,
    COMPANION,
    ELDER,
    GUARDIAN,
    HAMMER,
    HIND,
    LIGHT,
    M1,
    MERCHANT,
    ORACLE,
    OWL,
    SCEPTER,
    TREE,
    TWINS,
)
from ninerealms.games.diceforge.rules.state import COPIES, GODDESS, RESOURCES, SIDES, SLOTS, SPOTS_EACH, ForgeState
from ninerealms.kernel.ints import F64, I8

ROUNDS: list[I8] = content.rounds
BLESSINGS: list[I8] = content.blessings
FACE_KIND: list[I8] = content.face_kind
FACE_AMOUNT: list[I8] = content.face_amount

# What a unit is worth while there is time to spend it: gold, sun, moon, glory, original shard, loyalty.
WORTH: list[F64] = [0.36, 2.07, 1.51, 1.0, 1.4, 1.1]
# What one use of a reinforcement is worth, by slot of its set.
ELDER_USE = 5.3
HIND_USE = 1.8
OWL_USE = 2.1
TREE_USE = 2.3
MERCHANT_USE = 2.6
LIGHT_USE = 2.0
GUARDIAN_USE = 1.2
ORACLE_USE = 2.0
COMPANION_USE = 2.6
GOLD_EARLY = 0.02
HAMMER_SHARE = 0.7
HAMMER_PART = 0.9
GOLEM_STEP = 2.4
SHIP_WORTH = 1.6
MIRROR_WORTH = 3.7
TOKEN = 4.0
LAST_TURN = 0.77
CHEST_TURN = 0.8
SIXTH = 1.0 / 6.0
TURN_FRAME = 1
ACTION_TO_COME = 2
GODDESS_BONUS = 0.5
SCALE = 30.0


def turns_left(s: ForgeState, seat: int) -> int:
    """Own actions to come, this turn's among them while it has not been taken."""
    left = ROUNDS[s.players] - s.round
    if scoring.place_in_order(s, seat) > scoring.place_in_order(s, s.active):
        left += 1
    if seat == s.active and s.top >= TURN_FRAME and s.pc[TURN_FRAME] <= ACTION_TO_COME:
        left += 1
    return left


def rolls_left(s: ForgeState) -> int:
    """Blessings of step 1 to come."""
    turns = (ROUNDS[s.players] - s.round) * s.players + s.players - 1 - scoring.place_in_order(s, s.active)
    return turns * BLESSINGS[s.players]


def unit(resource: int, turns: int) -> float:
    """What one more of a resource is worth with so many actions to come."""
    if resource == v.GLORY or resource == v.LOYALTY:
        return WORTH[resource]
    if turns == 0:
        return 0.0
    if resource == v.GOLD:
        return WORTH[v.GOLD] + GOLD_EARLY * turns
    return WORTH[resource] if turns > 1 else WORTH[resource] * LAST_TURN


def face_worth(face: int, turns: int) -> float:
    """What a face brings when it comes up, x3 aside."""
    kind = FACE_KIND[face]
    if kind == v.IS_GOLEM:
        return GOLEM_STEP
    if kind == v.SAILS:
        return SHIP_WORTH if turns > 0 else 0.0
    if kind == v.MIRRORS:
        return MIRROR_WORTH
    total = 0.0
    best = 0.0
    for resource in range(RESOURCES):
        amount = FACE_AMOUNT[face * RESOURCES + resource]
        if amount > 0:
            worth = unit(resource, turns) * amount
            total += worth
            if worth > best:
                best = worth
    return total if kind == v.GIVES_ALL else best * 1.1


def die_worth(s: ForgeState, die: int, turns: int) -> float:
    total = 0.0
    for spot in range(die * SIDES, (die + 1) * SIDES):
        total += face_worth(s.die[spot], turns)
    return total * SIXTH


def count_triples(s: ForgeState, die: int) -> int:
    count = 0
    for spot in range(die * SIDES, (die + 1) * SIDES):
        if FACE_KIND[s.die[spot]] == v.TRIPLES:
            count += 1
    return count


def dice_worth(s: ForgeState, seat: int, turns: int) -> float:
    """What one blessing brings on average."""
    light = die_worth(s, seat * 2, turns)
    dark = die_worth(s, seat * 2 + 1, turns)
    total = light + dark
    total += 2.0 * SIXTH * (count_triples(s, seat * 2) * dark + count_triples(s, seat * 2 + 1) * light)
    return total


def reserves_worth(s: ForgeState, seat: int, turns: int) -> float:
    """What lies in the reserves; shards beyond what the turns to come can spend count less."""
    base = seat * RESOURCES
    shards = s.reserve[base + v.SUN] * unit(v.SUN, turns) + s.reserve[base + v.MOON] * unit(v.MOON, turns)
    total = shards + s.reserve[base + v.SHARD] * 1.9 * (1.0 if turns > 0 else 0.0)
    return total + board.gold(s, seat) * unit(v.GOLD, turns)


def per_turn(s: ForgeState, seat: int) -> float:
    """What reinforcements bring in each turn to come."""
    total = HIND_USE * board.owned(s, seat, HIND) + OWL_USE * board.owned(s, seat, OWL)
    total += ELDER_USE * board.owned(s, seat, ELDER) + TREE_USE * board.owned(s, seat, TREE)
    total += MERCHANT_USE * board.owned(s, seat, MERCHANT) + LIGHT_USE * board.owned(s, seat, LIGHT)
    total += GUARDIAN_USE * board.owned(s, seat, GUARDIAN) + ORACLE_USE * board.owned(s, seat, ORACLE)
    return total + 1.0 * board.owned(s, seat, BEAR) + 0.5 * board.owned(s, seat, TWINS)


def laps_worth(reach: float, part: float) -> float:
    """Glory for so many spaces of a Hammer, laps not completed counted in part."""
    total = 0.0
    lap = 0
    while reach >= gains.LAP:
        total += gains.FIRST_LAP_GLORY if lap % 2 == 0 else gains.SECOND_LAP_GLORY
        reach -= gains.LAP
        lap += 1
    glory = gains.FIRST_LAP_GLORY if lap % 2 == 0 else gains.SECOND_LAP_GLORY
    return total + part * glory * reach / gains.LAP


def gold_per_roll(s: ForgeState, seat: int) -> float:
    total = 0
    for spot in range(seat * SPOTS_EACH, (seat + 1) * SPOTS_EACH):
        total += FACE_AMOUNT[s.die[spot] * RESOURCES + v.GOLD]
    return total * SIXTH


def hammer_worth(s: ForgeState, seat: int, rolls: int) -> float:
    """What the Hammers will still pay: the spaces gold to come can reach, less what they have paid already."""
    room = 1.0 * gains.hammer_room(s, seat)
    coming = rolls * gold_per_roll(s, seat) * HAMMER_SHARE
    reach = s.hammer[seat] + (coming if coming < room else room)
    return laps_worth(reach, HAMMER_PART if rolls > 0 else 0.0) - laps_worth(1.0 * s.hammer[seat], 0.0)


def cards_worth(s: ForgeState, seat: int, turns: int, rolls: int) -> float:
    """What cards will still do, beyond the glory printed on them."""
    total = per_turn(s, seat) * turns
    total += TOKEN * (s.triton[seat] + s.cerberus[seat])
    if s.cards[seat * SLOTS + M1] > 0:
        if s.sets[M1] == HAMMER:
            total += hammer_worth(s, seat, rolls)
        elif s.sets[M1] == SCEPTER:
            total += 0.8 * turns * s.cards[seat * SLOTS + M1]
    total += CHEST_TURN * turns * board.owned(s, seat, CHEST)
    for k in range(board.owned(s, seat, COMPANION)):
        place = s.companion[seat * COPIES + k]
        if place >= 0:
            reach = place + turns if place + turns < 5 else 5
            total += COMPANION_USE * reach * 0.7
    return total


def standing(s: ForgeState, seat: int) -> float:
    """The score this seat may expect."""
    turns = turns_left(s, seat)
    rolls = rolls_left(s)
    worth = 1.0 * scoring.score(s, seat) + reserves_worth(s, seat, turns) + cards_worth(s, seat, turns, rolls)
    if s.module == GODDESS:
        worth += GODDESS_BONUS * s.golem[seat] * SIXTH
    return worth + rolls * dice_worth(s, seat, turns)


def judge(s: ForgeState, seat: int) -> float:
    """Between 0 and 1: the seat's standing against the best of the others."""
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            theirs = standing(s, other)
            if theirs > best:
                best = theirs
    gap = standing(s, seat) - best
    size = gap if gap > 0 else -gap
    return 0.5 + 0.5 * gap / (size + SCALE)
