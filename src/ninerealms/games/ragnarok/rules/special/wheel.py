"""The wheel actions that ask something: Mobilize, Reinforce, Build Temple, Prepare."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board, cards, ends, runes
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    ARMIES,
    NOWHERE,
    OPEN,
    REGIONS,
    RUNES,
    RagnarokState,
)
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE, USUAL

PRIESTS: Number = content.GAME["priests"]
RECRUIT_VALUE: Number = content.GAME["recruit_value"]

# --- Mobilize -------------------------------------------------------------------------------------


def can_muster(s: RagnarokState, seat: int, region: int) -> bool:
    """LOR-052, LOR-148: a controlled Region with a Settlement, not Loki's."""
    return s.control[region] == seat and region != s.loki and board.has_settlement(region)


def can_muster_anywhere(s: RagnarokState, seat: int) -> bool:
    for region in range(REGIONS):
        if can_muster(s, seat, region):
            return True
    return False


def mobilize(s: RagnarokState) -> int:
    """LOR-052, LOR-148: one Army in each Settlement; with too few the player chooses where."""
    seat = s.actor()
    if s.step() == 0:
        s.recruited = 0
    else:
        recruit(s, seat, s.answer, USUAL)
    offer_musters(s, seat)
    if s.count == 0 or armies.spare(s, seat) == NOWHERE:
        return DONE
    if s.count <= armies.count_spare(s, seat):
        for region in range(REGIONS):
            if can_muster(s, seat, region) and s.recruited >> region & 1 == 0:
                recruit(s, seat, region, USUAL)
        return DONE
    return s.ask(seat, v.RECRUIT_IN, 0, 1)


def offer_musters(s: RagnarokState, seat: int) -> int:
    for region in range(REGIONS):
        if board.is_on_map(s, region):
            if s.control[region] != seat:
                s.close(region, v.NOT_YOUR_REGION)
            elif not board.has_settlement(region):
                s.close(region, v.NO_SETTLEMENT)
            elif region == s.loki:
                s.close(region, v.LOKI_THERE)
            elif s.recruited >> region & 1:
                s.close(region, v.RECRUITED_HERE)
            else:
                s.offer(region)
    return s.count


def recruit(s: RagnarokState, seat: int, region: int, rule: int) -> int:
    """LOR-052, LOR-117, LOR-244: an Army of value 1 comes into a Region."""
    s.recruited |= 1 << region
    s.tell_by(rule, v.RECRUITED, seat, region)
    return armies.enlist(s, seat, region, RECRUIT_VALUE)


# --- Reinforce, and every other raise -------------------------------------------------------------


def why_not_raised(s: RagnarokState, seat: int, army: int, purpose: int) -> int:
    """LOR-053, LOR-147, LOR-243, LOR-253, LOR-294: why an Army cannot be raised, or OPEN."""
    if armies.owner(army) != seat:
        return v.ARMY_NOT_YOURS
    if not armies.can_grow(s, army):
        return v.ARMY_FULL
    if purpose == v.FOR_REINFORCE and s.control[s.army_at[army]] != seat:
        return v.NOT_IN_YOUR_REGION
    return OPEN


def can_raise(s: RagnarokState, seat: int, purpose: int) -> bool:
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] != NOWHERE and why_not_raised(s, seat, army, purpose) == OPEN:
            return True
    return False


def raise_armies(s: RagnarokState) -> int:
    """LOR-053, LOR-147, LOR-243, LOR-253, LOR-294: so many points, each on one Army; Freyja's may be left."""
    seat, purpose = s.actor(), s.get(v.RAISE_FOR)
    if s.step() == 1:
        if s.answer == v.NO_ARMY:
            return DONE
        s.put(v.RAISE_DONE, s.get(v.RAISE_DONE) | 1 << s.answer % ARMIES)
        s.put(v.RAISE_LEFT, s.get(v.RAISE_LEFT) - 1)
        grow_for(s, s.answer, purpose)
        return s.wake(0)
    if s.get(v.RAISE_LEFT) == 0 or offer_raises(s, seat, purpose) == 0:
        return DONE
    if purpose == v.FOR_FREYJA:
        s.offer(v.NO_ARMY)
    return s.ask(seat, v.RAISE_ARMY, purpose, 1)


def offer_raises(s: RagnarokState, seat: int, purpose: int) -> int:
    for army in range(ALL_ARMIES):
        if s.army_at[army] != NOWHERE:
            reason = why_not_raised(s, seat, army, purpose)
            if reason == OPEN and purpose == v.FOR_FREYJA and s.get(v.RAISE_DONE) >> army % ARMIES & 1:
                reason = v.RAISED_ALREADY
            if reason == OPEN and purpose == v.FOR_LAGERTHA and s.army_at[army] != s.get(v.RAISE_WHERE):
                reason = v.DID_NOT_FIGHT
            if reason == OPEN:
                armies.offer(s, army)
            else:
                s.close(army, reason)
    return s.count


def grow_for(s: RagnarokState, army: int, purpose: int) -> int:
    rule = USUAL
    if purpose == v.FOR_FREYJA:
        rule = 253  # LOR-253
    elif purpose == v.FOR_JOTUNHEIM:
        rule = 243  # LOR-243
    elif purpose == v.FOR_LAGERTHA:
        rule = 294  # LOR-294
    return armies.grow(s, army, rule)


# --- Build Temple ---------------------------------------------------------------------------------


def build_temple(s: RagnarokState) -> int:
    """LOR-054: a Temple on an empty Shrine of a controlled Region; one unready priest is readied."""
    seat = s.actor()
    if s.step() == 1:
        s.temples |= 1 << s.answer
        s.tell(v.TEMPLE_BUILT, seat, s.answer)
        ready_priests(s, seat, 1, USUAL)
        ends.check(s)
        return DONE
    for region in range(REGIONS):
        if board.is_on_map(s, region):
            if s.control[region] != seat:
                s.close(region, v.TEMPLE_NOT_YOURS)
            elif not board.has_shrine(region):
                s.close(region, v.NO_SHRINE)
            elif board.has_temple(s, region):
                s.close(region, v.TEMPLE_THERE)
            else:
                s.offer(region)
    return s.ask(seat, v.TEMPLE_IN, 0, 1)


def count_unready(s: RagnarokState, seat: int) -> int:
    """Priests that are neither ready nor at a monument."""
    return PRIESTS - s.ready[seat] - board.count_bits(s.praying[seat])


def ready_priests(s: RagnarokState, seat: int, most: int, rule: int) -> int:
    """LOR-054, LOR-060, LOR-121: so many unready priests, as far as there are any."""
    count = count_unready(s, seat)
    if count > most:
        count = most
    if count > 0:
        s.ready[seat] += count
        s.tell_by(rule, v.PRIESTS_READY, seat, count)
    return count


# --- Prepare --------------------------------------------------------------------------------------


def prepare(s: RagnarokState) -> int:
    """LOR-057, LOR-143: two parts, the same twice too, as far as they are possible."""
    seat = s.actor()
    if s.step() == 1:
        s.put(v.DO_PREPARE_LEFT, s.get(v.DO_PREPARE_LEFT) - 1)
        s.wake(0)
        if s.answer == v.PREPARE_HEAL:
            return s.call(v.HEAL_SOME, seat, 1, 1, 57)  # LOR-057
        if s.answer == v.PREPARE_DRAW:
            cards.draw(s, seat, 1, 57)  # LOR-057
        else:
            runes.gain(s, seat, s.answer - v.PREPARE_RUNE, 57)  # LOR-057
        return s.wake(0)
    if s.get(v.DO_PREPARE_LEFT) == 0 or offer_parts(s, seat) == 0:
        return DONE
    return s.ask(seat, v.PREPARE_WHAT, 0, 1)


def offer_parts(s: RagnarokState, seat: int) -> int:
    if s.injury[seat]:
        s.offer(v.PREPARE_HEAL)
    else:
        s.close(v.PREPARE_HEAL, v.NO_INJURY)
    if cards.can_draw(s):
        s.offer(v.PREPARE_DRAW)
    else:
        s.close(v.PREPARE_DRAW, v.NO_CARDS_LEFT)
    for rune in range(RUNES):
        if runes.can_gain(s, seat, rune):
            s.offer(v.PREPARE_RUNE + rune)
        else:
            s.close(v.PREPARE_RUNE + rune, runes.why_none(s, seat))
    return s.count
