"""R. The Titans module: the allegiance token, its zones, what they pay."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.state import RESOURCES, SHORT_LINK, SLOTS, TITANS, ForgeState
from ninerealms.kernel.ints import I8

TO_LOYALTY: list[I8] = content.to_loyalty
TO_REBELLION: list[I8] = content.to_rebellion
VALUE: list[I8] = content.allegiance_value
ZONE: list[I8] = content.allegiance_zone

LOYAL_1 = 1
LOYAL_2 = 2
LOYAL_3 = 3
REBEL_1 = 4
REBEL_2 = 5

MINUS_TWELVE = 1
MINUS_TEN = 3
PLUS_TEN = 23
MINUS_ELEVEN_SIDE = 29


def step(s: ForgeState, place: int, loyal: bool) -> int:
    """DFR-431, DFR-432, DFR-433, DFR-439: the next space, by the special path where its arrow points the same way."""
    if not loyal:
        return TO_REBELLION[place]  # DFR-435, DFR-436, DFR-437
    if place == MINUS_TWELVE and s.flags & SHORT_LINK:
        return MINUS_ELEVEN_SIDE
    return TO_LOYALTY[place]  # DFR-434, DFR-438


def move(s: ForgeState, seat: int, count: int, loyal: bool, rule: int) -> int:
    """DFR-419, DFR-424, DFR-425, DFR-427, DFR-440, DFR-441: the token moves, one space per A or L."""
    before = s.allegiance[seat]
    for _ in range(count):
        s.allegiance[seat] = step(s, s.allegiance[seat], loyal)
    s.tell_by(rule, v.ALLEGIANCE_MOVED, seat, before, s.allegiance[seat])
    return s.allegiance[seat]


def zone(s: ForgeState, seat: int) -> int:
    """DFR-442, DFR-443, DFR-444: the zone of the player's space, 0 for none or without the module."""
    if s.module != TITANS:
        return 0
    return ZONE[s.allegiance[seat]]


def value(s: ForgeState, seat: int) -> int:
    """DFR-113, DFR-429, DFR-430, DFR-468, DFR-469: what the player's space is worth at the end."""
    return VALUE[s.allegiance[seat]] if s.module == TITANS else 0


def is_first_of_all(s: ForgeState, slot: int) -> bool:
    """DFR-461, DFR-463: nobody has accomplished the exploit of this slot yet."""
    for seat in range(s.players):
        if s.cards[seat * SLOTS + slot] > 0:
            return False
    return True


def reward_exploit(s: ForgeState, seat: int, slot: int) -> int:
    """DFR-460, DFR-466, DFR-467: what a rebel gets for an exploit; asked before the card is counted as his."""
    here = zone(s, seat)
    if here < REBEL_1 or s.cards[seat * SLOTS + slot] > 0:
        return 0  # DFR-465
    if is_first_of_all(s, slot):
        glory, rule = 5, 463  # DFR-463
        if here == REBEL_1:
            glory, rule = 3, 461  # DFR-461
    else:
        glory, rule = 3, 464  # DFR-464
        if here == REBEL_1:
            glory, rule = 2, 462  # DFR-462
    s.reserve[seat * RESOURCES + v.GLORY] += glory
    s.tell_by(rule, v.ZONE_PAID, seat, here, v.GLORY, glory)
    return glory


def zone_gold(here: int) -> int:
    """DFR-446, DFR-447, DFR-448, DFR-453: extra gold for a die that gives gold."""
    return 1 if LOYAL_1 <= here <= LOYAL_3 else 0


def zone_glory(here: int, gives_gold: bool, gives_glory: bool) -> int:
    """DFR-447, DFR-448, DFR-455: glory for a die that gives gold, in the last zone also for glory."""
    glory = 0
    if gives_gold and (here == LOYAL_2 or here == LOYAL_3):
        glory += 1
    if gives_glory and here == LOYAL_3:
        glory += 1
    return glory


def loyal_zone(place: int) -> int:
    """DFR-445, DFR-460: the zone as a blessing feels it, 0 where it pays for none."""
    return ZONE[place] if ZONE[place] <= LOYAL_3 else 0


def is_order_free(s: ForgeState, seat: int, shards: int, loyalty: int, zones: bool) -> bool:
    """DFR-449: these moves end alike in any order, and no space they reach pays otherwise than the token's own.

    Moves that all go one way always end alike; moves both ways do where no special path is within their reach.
    """
    low = s.allegiance[seat]
    high = low
    here = loyal_zone(low)
    same = True
    for _ in range(shards):
        low = TO_REBELLION[low]
        same = same and loyal_zone(low) == here
    for _ in range(loyalty):
        high = step(s, high, True)
        same = same and loyal_zone(high) == here
    if shards > 0 and loyalty > 0 and (low < MINUS_TEN or high > PLUS_TEN or s.allegiance[seat] > PLUS_TEN):
        return False
    return same or not zones
