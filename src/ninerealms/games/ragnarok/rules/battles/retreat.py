"""Retreat: whither, and what becomes of those who have nowhere to go."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board
from ninerealms.games.ragnarok.rules.state import ARMIES, NOWHERE, REALM, REGIONS, RagnarokState
from ninerealms.kernel.state import DONE, NOBODY

WHENCE = 0
OWN_OR_NEUTRAL = 1
FOREIGN = 2


def is_open(s: RagnarokState, seat: int, region: int) -> bool:
    """LOR-026, LOR-087: no enemy Armies, no Loki."""
    return region != s.loki and not armies.has_enemy(s, seat, region)


def whence(s: RagnarokState, seat: int, region: int) -> int:
    """LOR-141: the Regions from which the seat's Armies here came, also by sea, as bits."""
    found = 0
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] == region and s.came[army] != NOWHERE:
            found |= 1 << s.came[army]
    return found


def refuges(s: RagnarokState, seat: int, region: int, is_attacker: bool) -> int:
    """LOR-087, LOR-141: the Regions of the first sort that has any, as bits."""
    for sort in range(WHENCE if is_attacker else OWN_OR_NEUTRAL, FOREIGN + 1):
        found = 0
        for other in range(REGIONS):
            if is_of_sort(s, seat, region, other, sort) and is_open(s, seat, other):
                found |= 1 << other
        if found:
            return found
    return 0


def is_of_sort(s: RagnarokState, seat: int, region: int, other: int, sort: int) -> bool:
    """LOR-141: whence it came; else own or neutral; else an enemy Region without Armies."""
    if sort == WHENCE:
        return whence(s, seat, region) >> other & 1 != 0
    if not board.is_near(s, region, other):
        return False
    is_own = s.control[other] == seat or s.control[other] == NOBODY
    return is_own if sort == OWN_OR_NEUTRAL else not is_own


def offer_refuges(s: RagnarokState, seat: int, region: int, is_attacker: bool) -> int:
    """LOR-140: the retreating player chooses among them."""
    found = refuges(s, seat, region, is_attacker)
    for other in range(REGIONS):
        if found >> other & 1:
            s.offer(other)
        elif board.is_on_map(s, other):
            s.close(other, why_no_refuge(s, seat, region, other))
    return s.count


def why_no_refuge(s: RagnarokState, seat: int, region: int, other: int) -> int:
    if not board.is_near(s, region, other):
        return v.RETREAT_TOO_FAR
    if other == s.loki:
        return v.LOKI_THERE
    return v.RETREAT_ENEMIES if armies.has_enemy(s, seat, other) else v.RETREAT_LATER


def retreat(s: RagnarokState) -> int:
    """LOR-087, LOR-140, LOR-142, UTG-034: after a Battle all go together, a Giant too; without a way they are gone."""
    seat, region = s.actor(), s.get(v.RETREAT_WHERE)
    if s.step() == 1:
        go_together(s, seat, region, s.answer)
        return DONE
    if armies.count_in(s, seat, region) == 0:
        return DONE
    if offer_refuges(s, seat, region, s.get(v.RETREAT_ATTACKER) == 1) > 0:
        return s.ask(seat, v.RETREAT_TO, region, 1)
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] == region:
            armies.destroy(s, army, 87)  # LOR-087
    return DONE


def go_together(s: RagnarokState, seat: int, region: int, target: int) -> int:
    """LOR-140: all Armies of the seat leave a Region for another."""
    s.tell(v.RETREATED, seat, region, target, armies.count_in(s, seat, region))
    has_giant = takes_giant(s, seat, region, target)
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] == region:
            s.army_at[army] = target
            s.came[army] = NOWHERE
    if has_giant:
        s.giant_at[seat] = target
    return armies.claim(s, target, True)


def takes_giant(s: RagnarokState, seat: int, region: int, target: int) -> bool:
    """UTG-034: a Giant Retreats with the Army."""
    if s.mode != REALM or s.giant_at[seat] != region:
        return False
    s.tell_by(1034, v.GIANT_FOLLOWED, seat, target)  # UTG-034
    return True


def withdraw(s: RagnarokState) -> int:
    """LOR-089, LOR-142, UTG-037, UTG-102: outside a Battle each Army by itself; its owner says whom a Giant follows."""
    seat, army = s.actor(), s.get(v.WITHDRAW_ARMY)
    region = s.army_at[army]
    if s.step() == 0:
        if offer_refuges(s, seat, region, False) > 0:
            return s.ask(seat, v.RETREAT_TO, region, 1)
        armies.destroy(s, army, 87)  # LOR-087
        return DONE
    if s.step() == 1:
        s.put(v.WITHDRAW_TO, s.answer)
        if s.mode == REALM and s.giant_at[seat] == region and s.get(v.WITHDRAW_MORE) == 1:
            s.offer(v.NO)
            s.offer(v.YES)
            return s.ask(seat, v.FOLLOW, army, 2)
        s.answer = v.YES
    target, rule = s.get(v.WITHDRAW_TO), s.get(v.WITHDRAW_RULE)
    s.tell_by(rule, v.RETREATED, seat, region, target, 1)
    s.came[army] = NOWHERE
    armies.enter(s, army, target, s.answer == v.YES and takes_giant(s, seat, region, target))
    return DONE
