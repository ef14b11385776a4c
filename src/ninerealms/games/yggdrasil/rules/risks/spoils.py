"""After a saving throw: who takes or keeps what, then dice and Elves go back (pages 17, 19 and 22)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.gods import artifacts, bonds
from ninerealms.games.yggdrasil.rules.state import (
    ANY_LOST_DIE,
    BRISINGAMEN,
    FACES,
    LUCKY,
    NOT_ROLLED,
    ONE_LOST,
    SEATS,
    SUCCESS_LOST,
    SVALINN,
    TWO_LOST,
    YggState,
)
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE

KEPT_BY_BRISINGAMEN: list[I8] = content.kept_by_brisingamen


def is_lost(face: int) -> bool:
    """YGG-220: the three results that send a Vanir die back."""
    return face == SUCCESS_LOST or face == ONE_LOST or face == TWO_LOST


def count_lost(s: YggState) -> int:
    return s.rolled[SUCCESS_LOST] + s.rolled[ONE_LOST] + s.rolled[TWO_LOST]


def count_rolled(s: YggState) -> int:
    total = 0
    for face in range(FACES):
        total += s.rolled[face]
    return total


def keepable(s: YggState) -> int:
    """YGG-240, YGG-357: a face Brisingamen can keep, or -1; an option lets it keep any lost die."""
    for face in range(FACES):
        if is_lost(face) and s.rolled[face] > 0 and (KEPT_BY_BRISINGAMEN[face] or s.flags & ANY_LOST_DIE):
            return face
    return -1


def spoils(s: YggState) -> int:
    """YGG-375: luck, then Svalinn and Brisingamen, then the way back."""
    step = s.step()
    if step <= 1:
        return share_luck(s, s.actor())
    if step <= 3:
        return keep_by_luck(s, s.actor())
    if step <= 5:
        return keep_elf(s, s.actor())
    if step <= 7:
        return keep_die(s, s.actor())
    give_back(s, s.actor())
    return DONE


def share_luck(s: YggState, seat: int) -> int:
    """YGG-289, YGG-291: each lucky companion in the world takes one used Elf or one rolled Vanir die; wakes at 2."""
    if s.step() == 1:
        take(s, seat, s.get(v.SPOILS_WHO), s.answer)
        s.put(v.SPOILS_WHO, s.get(v.SPOILS_WHO) + 1)
    while s.get(v.SPOILS_WHO) < s.players:
        holder = s.get(v.SPOILS_WHO)
        if bonds.is_near(s, LUCKY, holder, seat):
            offer_spoil(s, v.TAKE_ELF, s.elves_used > 0, v.NOT_IN_THROW)
            offer_spoil(s, v.TAKE_LOST_DIE, count_lost(s) > 0, v.NOT_IN_THROW)
            offer_spoil(s, v.TAKE_DIE, count_rolled(s) > count_lost(s), v.NOT_IN_THROW)
            if s.count > 0:
                s.offer(v.TAKE_NOTHING)
                return s.ask(holder, v.LUCKY_TAKE, v.OF_RELATION + LUCKY, 1)
        s.put(v.SPOILS_WHO, holder + 1)
    return s.wake(2)


def offer_spoil(s: YggState, spoil: int, is_there: bool, reason: int) -> int:
    return s.offer(spoil) if is_there else s.close(spoil, reason)


def drop_die(s: YggState, lost: bool) -> int:
    """One die of the throw is no longer part of it; lost successes go first, Brisingamen cannot keep those."""
    for face in range(FACES):
        if is_lost(face) == lost and s.rolled[face] > 0:
            s.rolled[face] -= 1
            if s.fixed[face] > s.rolled[face]:
                s.fixed[face] = s.rolled[face]
            return face
    raise RuntimeError("no such die was rolled")


def take(s: YggState, seat: int, holder: int, chosen: int) -> int:
    """YGG-289: the Elf or the die changes its owner."""
    if chosen == v.TAKE_NOTHING:
        return 0
    if chosen == v.TAKE_ELF:
        s.elves_used -= 1
        s.elves[holder] += 1
    else:
        drop_die(s, chosen == v.TAKE_LOST_DIE)
        s.vanir[seat] -= 1
        s.vanir[holder] += 1
    return s.tell(v.LUCK_TOOK, holder, seat, chosen)


def keep_by_luck(s: YggState, seat: int) -> int:
    """YGG-290: beside a support god a lucky companion keeps one Elf or die of its own; wakes at 4."""
    if s.step() == 3:
        keep(s, seat, s.answer, 290)  # YGG-290
        s.put(v.SPOILS_WHO, s.get(v.SPOILS_WHO) + 1)
    while s.get(v.SPOILS_WHO) < s.gods:
        if bonds.is_near(s, LUCKY, seat, s.get(v.SPOILS_WHO)):
            offer_spoil(s, v.TAKE_ELF, s.elves_used > 0, v.NOT_GOING_BACK)
            offer_spoil(s, v.TAKE_LOST_DIE, count_lost(s) > 0, v.NOT_GOING_BACK)
            if s.count > 0:
                s.offer(v.TAKE_NOTHING)
                return s.ask(seat, v.KEEP_BY_LUCK, v.OF_RELATION + LUCKY, 3)
        s.put(v.SPOILS_WHO, s.get(v.SPOILS_WHO) + 1)
    return s.wake(4)


def keep(s: YggState, seat: int, chosen: int, rule: int) -> int:
    if chosen == v.TAKE_ELF:
        s.elves_used -= 1
        s.elves[seat] += 1
        s.tell_by(rule, v.KEPT, seat, chosen)
    elif chosen == v.TAKE_LOST_DIE:
        drop_die(s, True)
        s.tell_by(rule, v.KEPT, seat, chosen)
    return chosen


def keep_elf(s: YggState, seat: int) -> int:
    """YGG-244: Svalinn keeps one of the Elves used; wakes at 6."""
    if s.step() == 4:
        if s.elves_used == 0 or not artifacts.works(s, seat, SVALINN):
            return s.wake(6)
        s.offer(0)
        s.offer(1)
        return s.ask(seat, v.KEEP_ELF, v.OF_ARTIFACT + SVALINN, 5)
    if s.answer == 1:
        keep(s, seat, v.TAKE_ELF, 244)  # YGG-244
    return s.wake(6)


def keep_die(s: YggState, seat: int) -> int:
    """YGG-240: Brisingamen keeps one Vanir die; wakes at 8."""
    if s.step() == 6:
        if keepable(s) < 0 or not artifacts.works(s, seat, BRISINGAMEN):
            return s.wake(8)
        s.offer(0)
        s.offer(1)
        return s.ask(seat, v.KEEP_DIE, v.OF_ARTIFACT + BRISINGAMEN, 7)
    if s.answer == 1:
        s.rolled[keepable(s)] -= 1
        s.tell(v.KEPT, seat, v.TAKE_LOST_DIE)
    return s.wake(8)


def give_back(s: YggState, seat: int) -> int:
    """YGG-219, YGG-220, YGG-221: used Elves go to Alfheim, lost dice to Vanaheim; the table is cleared of the throw."""
    lost = count_lost(s)
    s.vanir[seat] -= lost
    s.vanir_reserve += lost
    s.elf_reserve += s.elves_used
    if lost > 0:
        s.tell(v.DICE_LOST, seat, lost)
    if s.elves_used > 0:
        s.tell(v.ELVES_LOST, seat, s.elves_used)
    s.elves_used = 0
    for face in range(FACES):
        s.rolled[face] = 0
        s.fixed[face] = 0
        s.again[face] = 0
    for other in range(SEATS):
        s.comrade[other] = NOT_ROLLED
    s.god_face = NOT_ROLLED
    s.god_fixed = 0
    s.rerolled = 0
    s.comrade_fixed = 0
    return lost
