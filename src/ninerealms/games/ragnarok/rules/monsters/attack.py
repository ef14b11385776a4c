"""The attack of a monster's sheet, where it stands."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies
from ninerealms.games.ragnarok.rules.monsters import beasts
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    DRAUGR,
    FENRIR,
    FIGURES,
    GARM,
    GIANTS,
    NIDHOGG,
    TROLL,
    RagnarokState,
)
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE

TROLL_BLOW: Number = content.GAME["troll_blow"]
NIDHOGG_PREY: Number = content.GAME["nidhogg_prey"]  # Armies of at most this value


def attack(s: RagnarokState) -> int:
    """LOR-074, LOR-153, LOR-154: what its sheet says, where it stands, if there is anybody to hit."""
    monster = s.get(v.ATTACK_MONSTER)
    if monster == GIANTS:
        return crush(s)
    if s.step() == 0 and beasts.count_hit(s, monster, s.get(v.ATTACK_WHERE)) == 0:
        return DONE
    if monster == DRAUGR:
        return maul(s)
    if monster == TROLL:
        return strike_strongest(s)
    if monster == GARM:
        return chase(s)
    if monster == NIDHOGG:
        return devour(s)
    return sweep(s, monster)


def maul(s: RagnarokState) -> int:
    """LOR-211: one Army of each player there."""
    where = s.get(v.ATTACK_WHERE)
    if s.step() == 0:
        s.tell_by(211, v.MONSTER_ATTACKED, DRAUGR, where)  # LOR-211
    else:
        armies.lower(s, s.answer, 1, 211)  # LOR-211
    place = beasts.next_victim(s, DRAUGR, where, s.get(v.ATTACK_NEXT))
    if place == beasts.NONE:
        return DONE
    s.put(v.ATTACK_NEXT, place + 1)
    beasts.offer_armies(s, (s.turn + place) % s.players, DRAUGR, where)
    beasts.close_armies(s, v.NOT_ATTACKED)
    return s.ask(s.actor(), v.ATTACKED_ARMY, DRAUGR, 1)


def strike_strongest(s: RagnarokState) -> int:
    """LOR-118, LOR-186, LOR-212: the strongest Army there by 2; those as strong are one player's, and alike."""
    where = s.get(v.ATTACK_WHERE)
    strongest = beasts.NONE
    for army in range(ALL_ARMIES):
        is_stronger = strongest == beasts.NONE or s.army_value[army] > s.army_value[strongest]
        if is_stronger and beasts.can_be_hit(s, army, TROLL, where):
            strongest = army
    s.tell_by(212, v.MONSTER_ATTACKED, TROLL, where)  # LOR-212
    armies.lower(s, strongest, TROLL_BLOW, 212)  # LOR-212
    return DONE


def sweep(s: RagnarokState, monster: int) -> int:
    """LOR-213, LOR-215: every Army there."""
    where = s.get(v.ATTACK_WHERE)
    rule = 215 if monster == FENRIR else 213  # LOR-215, LOR-213
    s.tell_by(rule, v.MONSTER_ATTACKED, monster, where)
    for army in range(ALL_ARMIES):
        if beasts.can_be_hit(s, army, monster, where):
            armies.lower(s, army, 1, rule)
    return DONE


def chase(s: RagnarokState) -> int:
    """LOR-089, LOR-214: all Armies of one player there Retreat, each by itself."""
    where = s.get(v.ATTACK_WHERE)
    step = s.step()
    if step == 0:
        s.tell_by(214, v.MONSTER_ATTACKED, GARM, where)  # LOR-214
        for seat in range(s.players):
            if beasts.next_army(s, seat, GARM, where, 0) != beasts.NONE:
                s.offer(seat)
            else:
                s.close(seat, v.NO_ARMY_ATTACKED)
        return s.ask(s.actor(), v.ATTACKED_SEAT, where, 1)
    if step == 1:
        s.put(v.ATTACK_SEAT, s.answer)
        s.wake(2)
    army = beasts.next_army(s, s.get(v.ATTACK_SEAT), GARM, where, s.get(v.ATTACK_NEXT))
    if army == beasts.NONE:
        return DONE
    s.put(v.ATTACK_NEXT, army + 1)
    more = beasts.next_army(s, s.get(v.ATTACK_SEAT), GARM, where, army + 1)
    return s.call(v.WITHDRAW, s.get(v.ATTACK_SEAT), army, 0 if more == beasts.NONE else 1, 89)  # LOR-089


def devour(s: RagnarokState) -> int:
    """LOR-216: one Army of value 2 or less is destroyed."""
    where = s.get(v.ATTACK_WHERE)
    if s.step() == 1:
        armies.destroy(s, s.answer, 216)  # LOR-216
        return DONE
    s.tell_by(216, v.MONSTER_ATTACKED, NIDHOGG, where)  # LOR-216
    for army in range(ALL_ARMIES):
        if beasts.can_be_hit(s, army, NIDHOGG, where):
            if s.army_value[army] <= NIDHOGG_PREY:
                armies.offer(s, army)
            else:
                s.close(army, v.TOO_STRONG)
    beasts.close_armies(s, v.NOT_ATTACKED)
    return DONE if s.count == 0 else s.ask(s.actor(), v.ATTACKED_ARMY, NIDHOGG, 1)


def crush(s: RagnarokState) -> int:
    """LOR-217, UTG-072, UTG-111: each Giant in turn, one Army where it stands."""
    if s.step() == 1:
        armies.lower(s, s.answer, 1, 217)  # LOR-217
        s.wake(0)
    while s.get(v.ATTACK_NEXT) < FIGURES:
        where = s.figure_at[s.get(v.ATTACK_NEXT)]
        s.put(v.ATTACK_NEXT, s.get(v.ATTACK_NEXT) + 1)
        s.put(v.ATTACK_WHERE, where)
        for seat in range(s.players):
            beasts.offer_armies(s, seat, GIANTS, where)
        if s.count > 0:
            s.tell_by(217, v.MONSTER_ATTACKED, GIANTS, where)  # LOR-217
            beasts.close_armies(s, v.NOT_ATTACKED)
            return s.ask(s.actor(), v.ATTACKED_ARMY, GIANTS, 1)
    return DONE
