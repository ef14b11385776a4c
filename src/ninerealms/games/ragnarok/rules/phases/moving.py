"""The Armies phase: moves by land and sea, and how an Army leaves a Region with a Giant."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board, hero
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    AUTHORITY,
    NOWHERE,
    OPEN,
    REALM,
    REGIONS,
    WITH_ARMIES,
    RagnarokState,
)
from ninerealms.kernel.state import DONE, USUAL

# Where the phase wakes.
CHOOSE = 0
CHOSEN = 1
WAY = 2
FIGHT = 3
OVER = 4


def manoeuvre(s: RagnarokState) -> int:
    """LOR-041, LOR-042, LOR-137: up to authority in moves, each by another Army; then the Battles."""
    seat, step = s.actor(), s.step()
    if step == CHOOSE:
        s.phase = WITH_ARMIES
        if s.moves >= hero.counting(s, seat, AUTHORITY):
            return s.wake(FIGHT)
        offer_armies(s, seat, True)
        s.offer(v.NO_ARMY)
        return s.ask(seat, v.MOVE_ARMY, v.FOR_ARMIES, CHOSEN)
    if step == CHOSEN:
        if s.answer == v.NO_ARMY:
            return s.wake(FIGHT)
        s.put(v.ARMIES_PHASE_ARMY, s.answer)
        offer_ways(s, seat, s.answer, True)
        return s.ask(seat, v.MOVE_TO, s.answer, WAY)
    if step == WAY:
        s.moved |= 1 << s.get(v.ARMIES_PHASE_ARMY)
        s.moves += 1
        s.wake(CHOOSE)
        return s.call(
            v.TRAVEL, seat, s.get(v.ARMIES_PHASE_ARMY), s.answer, 138 if s.answer >= v.BY_SEA else USUAL
        )  # LOR-138
    if step == FIGHT:
        s.wake(OVER)
        return s.push(v.BATTLES, seat)
    return DONE


def offer_armies(s: RagnarokState, seat: int, is_phase: bool) -> int:
    """LOR-041, LOR-137, LOR-139: own Armies that can still go somewhere; for a March whether they moved is all one."""
    for army in range(ALL_ARMIES):
        if s.army_at[army] == NOWHERE:
            continue
        if armies.owner(army) != seat:
            s.close(army, v.ARMY_NOT_YOURS)
        elif armies.is_contested(s, s.army_at[army]):
            s.close(army, v.BATTLE_WAITS)
        elif is_phase and s.moved >> army & 1:
            s.close(army, v.ARMY_MOVED_ALREADY)
        elif has_way(s, seat, army, is_phase):
            armies.offer(s, army)
        else:
            s.close(army, v.NO_WAY_OUT)
    return s.count


def has_way(s: RagnarokState, seat: int, army: int, by_sea: bool) -> bool:
    for region in range(REGIONS):
        if region != s.loki and board.is_near(s, s.army_at[army], region):
            return True
        if by_sea and why_not_by_sea(s, seat, s.army_at[army], region) == OPEN:
            return True
    return False


def offer_ways(s: RagnarokState, seat: int, army: int, by_sea: bool) -> int:
    """LOR-026, LOR-041, LOR-138: the neighbours but Loki's Region; in the Armies phase also over the Sea."""
    origin = s.army_at[army]
    for region in range(REGIONS):
        if board.is_on_map(s, region):
            if region == origin:
                s.close(region, v.SAME_REGION)
            elif not board.is_near(s, origin, region):
                s.close(region, v.NOT_ADJACENT)
            elif region == s.loki:
                s.close(region, v.LOKI_THERE)
            else:
                s.offer(region)
            reason = why_not_by_sea(s, seat, origin, region) if by_sea else v.NOT_BY_SEA
            board.offer_unless(s, v.BY_SEA + region, reason)
    return s.count


def why_not_by_sea(s: RagnarokState, seat: int, origin: int, region: int) -> int:
    """LOR-138, LOR-187, LOR-281, LOR-283: from the Drakkar's Sea to a Region there or at a neighbouring Sea, once.

    Else the reason; OPEN if there is none.
    """
    sea, other = board.SEA[origin], board.SEA[region]
    if s.sailed:
        return v.SAILED_ALREADY
    if origin == region or sea == NOWHERE or other == NOWHERE or sea != s.drakkar[seat]:
        return v.NOT_BY_SEA
    if not board.is_on_map(s, region) or board.seas_within(s, sea, 1) >> other & 1 == 0:
        return v.NOT_BY_SEA
    if region == s.loki:
        return v.LOKI_THERE
    return v.NO_SHIP_NEEDED if sea == other and board.is_near(s, origin, region) else OPEN


# --- one Army goes ----------------------------------------------------------------------------------


def travel(s: RagnarokState) -> int:
    """UTG-030, UTG-031, UTG-032, UTG-033: an Army goes; a Giant of its owner may come along.

    LOR-120: it goes whole, and stays by itself where it comes to.
    """
    seat, army = s.actor(), s.get(v.TRAVEL_ARMY)
    if s.step() == 0:
        if s.mode == REALM and s.giant_at[seat] == s.army_at[army]:
            s.offer(v.NO)
            s.offer(v.YES)
            return s.ask(seat, v.FOLLOW, army, 1)
        s.answer = v.NO
    go(s, seat, army, s.answer == v.YES)
    return DONE


def go(s: RagnarokState, seat: int, army: int, with_giant: bool) -> int:
    """LOR-117, LOR-138: into the Region; over a Sea the Drakkar sails along."""
    origin, answer, rule = s.army_at[army], s.get(v.TRAVEL_TO), s.get(v.TRAVEL_RULE)
    target = answer % REGIONS
    s.came[army] = origin
    if rule == 246:  # LOR-246
        s.tell(v.ARMY_PLACED, seat, origin, target, s.army_value[army])
    else:
        s.tell_by(rule, v.ARMY_MOVED, seat, origin, target, s.army_value[army])
    if answer >= v.BY_SEA:
        s.sailed = 1
        sail(s, seat, board.SEA[target], USUAL)
    if with_giant:
        s.tell(v.GIANT_FOLLOWED, seat, target)
    return armies.enter(s, army, target, with_giant)


def sail(s: RagnarokState, seat: int, sea: int, rule: int) -> int:
    """LOR-138, LOR-284: the Drakkar goes to another Sea."""
    if s.drakkar[seat] != sea:
        s.drakkar[seat] = sea
        s.tell_by(rule, v.DRAKKAR_SAILED, seat, sea)
    return sea
