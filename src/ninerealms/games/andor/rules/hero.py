"""A hero's sheet: willpower, strength, gold, hours and dice."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board
from ninerealms.games.andor.rules.state import MOST_DICE, OTHER_DICE, RAASHANA, TENAYA, AndorState
from ninerealms.kernel.ints import I8, Number

HOURS: Number = content.hours
EXTRA_HOURS: Number = content.extra_hours
EXTRA_PRICE: Number = content.extra_price
MOST_STRENGTH: Number = content.most_strength
MOST_WILL: Number = content.most_will
HERO_RANK: list[I8] = content.hero_rank
HERO_ROWS: list[I8] = content.hero_rows
HERO_DICE: list[I8] = content.hero_dice
ROWS = 3
OTHER_TAMER_ROW = 5  # willpower of each of her rows in the other reading
OTHER_RIDER_ROW = 7  # where her second row begins there
OTHER_RIDER = 2  # her dice before
NOBODY_HAS_IT = -1
CANNOT_PAY = -1


def seat_of(s: AndorState, hero: int) -> int:
    """Who plays a hero."""
    for seat in range(s.players):
        if s.hero[seat] == hero:
            return seat
    return NOBODY_HAS_IT


def first_on(s: AndorState, space: int) -> int:
    """The first seat whose hero is on a space."""
    for seat in range(s.players):
        if s.place[seat] == space:
            return seat
    return NOBODY_HAS_IT


def is_standing(s: AndorState, seat: int) -> bool:
    """AND-306: whether a hero has not been knocked out."""
    return s.lying[seat] == 0


def is_awake(s: AndorState, seat: int) -> bool:
    """AND-134, AND-343, AND-422: whether a hero may do anything: its day is not over and it does not lie."""
    return is_standing(s, seat) and not s.asleep & (1 << seat)


def has_ability(s: AndorState, seat: int, hero: int) -> bool:
    """AND-287, AND-473: whether a seat plays a hero and no ghost is near."""
    return s.hero[seat] == hero and not board.is_near_ghost(s, s.place[seat])


def dice_of(s: AndorState, seat: int) -> int:
    """AND-052, AND-059, AND-060, AND-461, AND-462, AND-463, AND-464: the dice of the row that holds the hero's disc."""
    hero = s.hero[seat]
    if s.flags & OTHER_DICE and (hero == TENAYA or hero == RAASHANA):
        return other_dice(s, seat)
    row = 0
    for i in range(1, ROWS):
        if s.will[seat] >= HERO_ROWS[hero * ROWS + i]:
            row = i
    return HERO_DICE[hero * ROWS + row]


def other_dice(s: AndorState, seat: int) -> int:
    """The other reading of AND-461 and AND-462: the tamer has one to four dice, the rider two or three."""
    if s.hero[seat] == RAASHANA:
        return OTHER_RIDER if s.will[seat] < OTHER_RIDER_ROW else OTHER_RIDER + 1
    dice = 1 + s.will[seat] // OTHER_TAMER_ROW
    return dice if dice < MOST_DICE else MOST_DICE


# --- hours ----------------------------------------------------------------------------------------


def will_after(s: AndorState, seat: int, hours: int) -> int:
    """AND-028, AND-166, AND-167, AND-168, AND-406: the willpower left after so many more hours, or CANNOT_PAY."""
    last = s.hour[seat] + hours
    if hours == 0:
        return s.will[seat]
    if last > HOURS + s.extra_most:
        return CANNOT_PAY
    first = s.hour[seat] if s.hour[seat] > HOURS else HOURS
    extra = last - first if last > first else 0
    left = s.will[seat] - extra * EXTRA_PRICE
    return left if extra == 0 or left > 0 else CANNOT_PAY


def most_hours(s: AndorState, seat: int) -> int:
    """AND-027, AND-028: how many more hours a hero can pay for."""
    hours = HOURS - s.hour[seat] if s.hour[seat] < HOURS else 0
    while can_pay(s, seat, hours + 1):
        hours += 1
    return hours


def can_pay(s: AndorState, seat: int, hours: int) -> bool:
    return will_after(s, seat, hours) != CANNOT_PAY


def why_unpaid(s: AndorState, seat: int, hours: int) -> int:
    """AND-028, AND-163, AND-168, AND-524: why a hero cannot spend so many hours more."""
    last = s.hour[seat] + hours
    if last > HOURS + EXTRA_HOURS:
        return v.NO_HOUR_LEFT if hours == 1 else v.TOO_FAR
    if last > HOURS + s.extra_most:
        return v.FEWER_EXTRA_HOURS
    return v.NO_WILL_FOR_EXTRA


def pay_hours(s: AndorState, seat: int, hours: int) -> int:
    """AND-065, AND-167: the time stone goes forward; hours beyond the seventh cost willpower."""
    left = will_after(s, seat, hours)
    paid = s.will[seat] - left
    s.hour[seat] += hours
    s.will[seat] = left
    if paid > 0:
        s.tell(v.EXTRA_HOURS, seat, paid // EXTRA_PRICE, left)
    return left


# --- points ---------------------------------------------------------------------------------------


def gain_will(s: AndorState, seat: int, count: int, rule: int) -> int:
    """AND-057, AND-444: more willpower, at most 20."""
    gained = count if s.will[seat] + count <= MOST_WILL else MOST_WILL - s.will[seat]
    if gained > 0:
        s.will[seat] += gained
        s.tell_by(rule, v.WILL_GAINED, seat, gained, s.will[seat])
    return gained


def lose_will(s: AndorState, seat: int, count: int, least: int, rule: int) -> int:
    """Less willpower, but not below `least`."""
    lost = count if s.will[seat] - count >= least else s.will[seat] - least
    if lost > 0:
        s.will[seat] -= lost
        s.tell_by(rule, v.WILL_LOST, seat, lost, s.will[seat])
    return lost


def gain_strength(s: AndorState, seat: int, count: int, rule: int) -> int:
    """AND-055, AND-444: more strength, at most 14."""
    gained = count if s.strength[seat] + count <= MOST_STRENGTH else MOST_STRENGTH - s.strength[seat]
    if gained > 0:
        s.strength[seat] += gained
        s.tell_by(rule, v.STRENGTH_GAINED, seat, gained, s.strength[seat])
    return gained


def lose_strength(s: AndorState, seat: int, rule: int) -> int:
    """AND-104, AND-302: one strength less, but never the last. Logs that no longer fit fall (v.FALL_LOGS)."""
    if s.strength[seat] <= 1:
        return 0
    s.strength[seat] -= 1
    return s.tell_by(rule, v.STRENGTH_LOST, seat, 1, s.strength[seat])


def gain_gold(s: AndorState, seat: int, count: int, rule: int) -> int:
    """AND-708: gold never runs out."""
    s.gold[seat] += count
    return s.tell_by(rule, v.GOLD_GAINED, seat, count, s.gold[seat])


def lose_gold(s: AndorState, seat: int, count: int, rule: int) -> int:
    s.gold[seat] -= count
    return s.tell_by(rule, v.GOLD_LOST, seat, count, s.gold[seat])


# --- rank -----------------------------------------------------------------------------------------


def highest_rank(s: AndorState) -> int:
    """AND-061, AND-442: the seat with the highest rank."""
    best = 0
    for seat in range(1, s.players):
        if HERO_RANK[s.hero[seat]] > HERO_RANK[s.hero[best]]:
            best = seat
    return best
