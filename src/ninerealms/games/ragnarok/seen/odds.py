"""The exact chance of a Battle from what one seat knows, by counting the hands the other may hold.

What is counted: the chance that the side wins if from now on both play as much as their casualty limit lets them.
Whoever can reach more wins so, whatever the other does, and ties go to the defender; so it is the chance that the
Battle can be won. The own hand is known; the other's is as many cards as it holds, any of those this seat has not
seen. Once the deck was reshuffled, what that told counts too: then hands are tried that the seat imagines, the same
whenever it knows the same. Giants not yet sacrificed, Root Fang and Beowulf's Injury not yet declared are not counted.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import imagined, record
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    ARMIES,
    ATTACKER,
    CARDS,
    DEFENDER,
    RAGNAR,
    REGIONS,
    RagnarokState,
)
from ninerealms.kernel.rng import Rng

Ranks = tuple[int, int, int, int]  # how many cards of the values 1 to 4
Hands = tuple[tuple[Ranks, int], ...]  # and in how many ways each comes

SEED = 14
SAMPLES = 200
RANKS = 4
CASUALTIES: Ranks = (0, 0, 1, 2)


class Side(NamedTuple):
    """One side of a Battle: its value so far, the casualties it may still play, whether it has passed."""

    value: int
    limit: int
    has_passed: bool = False


# --- cards ----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def most(held: Ranks, limit: int) -> int:
    """LOR-084: the highest sum of cards whose casualties stay within the limit."""
    ones, twos, threes, wilds = held
    best = 0
    for hard in range(min(threes, limit) + 1):
        for wild in range(min(wilds, (limit - hard) // CASUALTIES[3]) + 1):
            best = max(best, 3 * hard + 4 * wild)
    return ones + 2 * twos + best


@lru_cache(maxsize=1024)
def hands(pool: Ranks, cards: int) -> Hands:
    """Every hand of so many cards out of a pool, and in how many ways it comes."""
    found = []
    for ones in range(min(pool[0], cards) + 1):
        for twos in range(min(pool[1], cards - ones) + 1):
            for threes in range(min(pool[2], cards - ones - twos) + 1):
                wilds = cards - ones - twos - threes
                if wilds <= pool[3]:
                    ways = comb(pool[0], ones) * comb(pool[1], twos) * comb(pool[2], threes) * comb(pool[3], wilds)
                    found.append(((ones, twos, threes, wilds), ways))
    return tuple(found)


@lru_cache(maxsize=4096)
def chance_to_win(mine: int, attacks: bool, other: Side, held_by_other: Hands) -> Fraction:
    """LOR-085: how likely the other, with one of these hands, does not reach what I can reach."""
    if other.has_passed:
        return Fraction(int(is_ahead(mine, attacks, other.value)))
    won = total = 0
    for held, ways in held_by_other:
        total += ways
        won += ways * is_ahead(mine, attacks, other.value + most(held, other.limit))
    return Fraction(won, total)


def is_ahead(mine: int, attacks: bool, theirs: int) -> bool:
    """LOR-085: the defender wins ties."""
    return mine > theirs if attacks else mine >= theirs


def ranks_of(counts: list[int]) -> Ranks:
    """Cards by kind as cards by value."""
    row = [0] * RANKS
    for card, count in enumerate(counts):
        row[content.card_value[card] - 1] += count
    return row[0], row[1], row[2], row[3]


def hand_of(s: RagnarokState, seat: int) -> list[int]:
    return [s.hand[seat * CARDS + card] for card in range(CARDS)]


def unseen_by(s: RagnarokState, seat: int) -> Ranks:
    """LOR-181: the cards a seat has neither in hand nor seen played or discarded."""
    laid = [sum(s.laid[side * CARDS + card] for side in (ATTACKER, DEFENDER)) for card in range(CARDS)]
    own = hand_of(s, seat)
    return ranks_of([content.card_count[card] - own[card] - s.discard[card] - laid[card] for card in range(CARDS)])


@dataclass(frozen=True)
class Memory:
    """All that a seat has seen of cards, which says whether two tables are the same to it; and one of them."""

    seat: int
    enemy: int
    seen: tuple[int, ...]
    table: RagnarokState = field(compare=False)


def hands_of(s: RagnarokState, seat: int, enemy: int) -> Hands:
    """LOR-181: what another may hold: every hand of the unseen cards, or, after a reshuffle, as it is imagined."""
    if record.count_mixed(s) == 0:
        return hands(unseen_by(s, seat), sum(hand_of(s, enemy)))
    seen = [entry if is_seen(seat, entry) else entry // CARDS * CARDS for entry in list(s.record)[: s.recorded]]
    return tried(Memory(seat, enemy, (*seen, *s.discard, *s.laid), s))


def is_seen(seat: int, entry: int) -> bool:
    """Whether a seat has seen the card of an entry: what others drew it has not."""
    return not record.CAME <= entry < record.MIXED or (entry - record.CAME) // CARDS == seat


@lru_cache(maxsize=64)
def tried(memory: Memory) -> Hands:
    """Imagined hands of another, and how often each came."""
    rng, met = Rng(SEED), Counter[Ranks]()
    for _ in range(SAMPLES):
        twin = memory.table.copy()
        assert isinstance(twin, RagnarokState)
        imagined.redeal(twin, memory.seat, rng)
        met[ranks_of(hand_of(twin, memory.enemy))] += 1
    return tuple(sorted(met.items()))


# --- out of a state -------------------------------------------------------------------------------


def armies_in(s: RagnarokState, seat: int, where: int) -> list[int]:
    """The values of a player's Armies in a Region."""
    return [s.army_value[army] for army in range(seat * ARMIES, (seat + 1) * ARMIES) if s.army_at[army] == where]


def enemy_in(s: RagnarokState, seat: int, where: int) -> int | None:
    """Who would defend a Region against a seat."""
    owners = {army // ARMIES for army in range(ALL_ARMIES) if s.army_at[army] == where} - {seat}
    return min(owners) if owners else None


def charge(s: RagnarokState, seat: int, where: int, armies: int) -> int:
    """LOR-291: what Ragnar adds to an attack in his Land."""
    is_there = content.region_land[s.hero_at[seat]] == content.region_land[where]
    return armies if s.hero[seat] == RAGNAR and is_there else 0


def of_move(s: RagnarokState, seat: int, army: int, where: int) -> Fraction | None:
    """Before moving in: a Battle of the Army, with those already there, against the enemy; None without one."""
    enemy = enemy_in(s, seat, where)
    if enemy is None:
        return None
    mine = [*armies_in(s, seat, where), s.army_value[army]]
    return battle(s, seat, True, sum(mine) + charge(s, seat, where, len(mine)), sum(mine), enemy, where, 0)


def battle(
    s: RagnarokState, seat: int, attacks: bool, value: int, limit: int, enemy: int, where: int, blow: int
) -> Fraction:
    """A Battle that has not begun, the enemy's Armies each lowered by a blow."""
    theirs = [each - blow for each in armies_in(s, enemy, where) if each > blow]
    bonus = 0 if attacks else charge(s, enemy, where, len(theirs))
    other = Side(sum(theirs) + bonus, sum(theirs))
    mine = value + most(ranks_of(hand_of(s, seat)), limit)
    return chance_to_win(mine, attacks, other, hands_of(s, seat, enemy))


def of_sacrifice(s: RagnarokState, seat: int, answer: int) -> Fraction | None:
    """UTG-043, UTG-045: the Battle after the Giants' window, the own Giant given or kept; None where none follows."""
    attacks = seat == s.side[ATTACKER]
    enemy = s.side[DEFENDER if attacks else ATTACKER]
    mine, theirs = (armies_in(s, each, s.battle_at) for each in (seat, enemy))
    if not mine or (answer == v.YES and max(theirs) == 1):
        return None
    bonus = charge(s, seat, s.battle_at, len(mine)) if attacks else 0
    return battle(s, seat, attacks, sum(mine) + bonus, sum(mine), enemy, s.battle_at, int(answer == v.YES))


def side_now(s: RagnarokState, side: int) -> Side:
    """LOR-082, LOR-084, LOR-161: a side of the Battle that is being fought."""
    laid = [s.laid[side * CARDS + card] for card in range(CARDS)]
    value = sum(armies_in(s, s.side[side], s.battle_at)) + s.bonus[side]
    value += sum(count * content.card_value[card] for card, count in enumerate(laid))
    lost = sum(count * content.card_casualties[card] for card, count in enumerate(laid))
    return Side(value, s.limit[side] - lost, bool(s.passed & 1 << side))


def of_card(s: RagnarokState, seat: int, card: int) -> Fraction:
    """LOR-083: after a card or a pass. Whoever has passed plays no more."""
    side = ATTACKER if seat == s.side[ATTACKER] else DEFENDER
    mine, other = side_now(s, side), side_now(s, DEFENDER if side == ATTACKER else ATTACKER)
    value = mine.value
    if card != v.NO_CARD:
        left = hand_of(s, seat)
        left[card] -= 1
        value += content.card_value[card]
        value += most(ranks_of(left), mine.limit - content.card_casualties[card])
    enemy = s.side[DEFENDER if side == ATTACKER else ATTACKER]
    return chance_to_win(value, side == ATTACKER, other, hands_of(s, seat, enemy))


def region_of(action: int) -> int:
    """The Region an answer of MOVE_TO names, by land or by sea."""
    return action % REGIONS
