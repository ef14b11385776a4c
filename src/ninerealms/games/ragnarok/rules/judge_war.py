"""How Battles that are about to be fought will end, and what is in danger: opinions for bots, no rules."""

from __future__ import annotations

from ninerealms.games.ragnarok.rules import armies, board, cards, hero
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    ARMIES,
    ATTACKER,
    CARDS,
    DEFENDER,
    NOWHERE,
    RAGNAR,
    REGIONS,
    RagnarokState,
)
from ninerealms.kernel.state import NOBODY

HELD_BACK = 0.55  # the part of a hand that is played in a Battle
EDGE = 0.22  # of winning, for each point one side is ahead
TIE = -0.5  # the defender wins ties


def bits_of(s: RagnarokState, seat: int) -> int:
    """The Regions with Armies of a seat."""
    found = 0
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] != NOWHERE:
            found |= 1 << s.army_at[army]
    return found


def contested(s: RagnarokState) -> int:
    """The Regions with Armies of two players."""
    once = 0
    twice = 0
    for seat in range(s.players):
        mine = bits_of(s, seat)
        twice |= once & mine
        once |= mine
    return twice


def defender_of(s: RagnarokState, attacker: int, region: int) -> int:
    """Whom the active player meets in a Region."""
    for army in range(ALL_ARMIES):
        if s.army_at[army] == region and army // ARMIES != attacker:
            return army // ARMIES
    return NOBODY


def reserve(s: RagnarokState, seat: int, limit: int) -> float:
    """What a seat's hand adds to a Battle, roughly."""
    total = 0
    for card in range(CARDS):
        if cards.CARD_CASUALTIES[card] <= limit:
            total += s.hand[seat * CARDS + card] * cards.CARD_VALUE[card]
    return HELD_BACK * total


def chance(ahead: float) -> float:
    share = 0.5 + EDGE * ahead
    if share < 0.03:
        return 0.03
    return 0.97 if share > 0.97 else share


def attackers_chance(s: RagnarokState, attacker: int, defender: int, region: int) -> float:
    """How likely the attacker wins a Battle that is to come or under way."""
    mine = armies.total(s, attacker, region)
    theirs = armies.total(s, defender, region)
    if mine == 0 or theirs == 0:
        return 0.0 if mine == 0 else 1.0
    if s.battle_at == region and s.side[ATTACKER] == attacker:
        return running_chance(s, mine, theirs)
    ahead = TIE + mine - theirs + reserve(s, attacker, mine) - reserve(s, defender, theirs)
    if s.hero[attacker] == RAGNAR and hero.is_in_land(s, attacker, region):
        ahead += armies.count_in(s, attacker, region)
    if s.giant_at[attacker] == region:
        ahead += armies.count_in(s, defender, region)
    if s.giant_at[defender] == region:
        ahead -= armies.count_in(s, attacker, region)
    return chance(ahead)


def running_chance(s: RagnarokState, mine: int, theirs: int) -> float:
    """The same with what was played, and with what can still be."""
    ahead = TIE + mine - theirs + s.bonus[ATTACKER] - s.bonus[DEFENDER]
    for card in range(CARDS):
        ahead += cards.CARD_VALUE[card] * (s.laid[card] - s.laid[CARDS + card])
    if s.passed & 1 << ATTACKER == 0:
        ahead += reserve(s, s.side[ATTACKER], s.limit[ATTACKER])
    if s.passed & 1 << DEFENDER == 0:
        ahead -= reserve(s, s.side[DEFENDER], s.limit[DEFENDER])
    return chance(ahead)


def reach(s: RagnarokState, seat: int) -> int:
    """The Regions that others' Armies can enter with one move by land."""
    found = 0
    for army in range(s.players * ARMIES):
        if army // ARMIES != seat and s.army_at[army] != NOWHERE:
            found |= board.NEAR[s.map * REGIONS + s.army_at[army]]
    return found
