"""Relationships between gods: who has which, and Kin, which may be used at any time (pages 22 and 23)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import ARTIFACTS, KIN, SEATS, YggState
from ninerealms.kernel.state import DONE, NEXT

THINGS = v.GIVE_NO_MORE + 1


def has(s: YggState, relation: int, holder: int, other: int) -> bool:
    """YGG-278, YGG-279: relationships go one way."""
    return s.bond[relation * SEATS + holder] & (1 << other) != 0


def is_near(s: YggState, relation: int, holder: int, other: int) -> bool:
    """The object of a relationship is in the holder's world."""
    return holder != other and has(s, relation, holder, other) and s.place[holder] == s.place[other]


def has_kin(s: YggState) -> bool:
    """YGG-286: Kin may be used at any time; the moments that matter are between the steps of a turn and in a risk."""
    for holder in range(s.players):
        if s.bond[KIN * SEATS + holder]:
            return True
    return False


def open_window_for(s: YggState, seat: int) -> int:
    """YGG-286: in the middle of a risk, for the god that faces it."""
    if s.bond[KIN * SEATS + seat]:
        s.call(v.KIN_WINDOW, seat, seat, 1)
    return NEXT


def kin_window(s: YggState) -> int:
    """YGG-285, YGG-286, YGG-377: each holder in turn may take what kin in the same world have."""
    holder = s.get(v.KIN_WINDOW_HOLDER)
    if s.step() == 1:
        if s.answer == v.KIN_NO_MORE:
            holder = s.players if s.get(v.KIN_WINDOW_ONLY) else holder + 1
        else:
            hand_over(s, s.answer // THINGS, holder, s.answer % THINGS)
            s.tell(v.KIN_TOOK, holder, s.answer // THINGS, s.answer % THINGS)
    while holder < s.players:
        if offer_things(s, holder) > 0:
            close_things(s, holder)
            s.offer(v.KIN_NO_MORE)
            s.put(v.KIN_WINDOW_HOLDER, holder)
            return s.ask(holder, v.KIN_TAKE, v.OF_RELATION + KIN, 1)
        holder = s.players if s.get(v.KIN_WINDOW_ONLY) else holder + 1
    return DONE


def offer_things(s: YggState, holder: int) -> int:
    for other in range(s.players):
        if is_near(s, KIN, holder, other):
            for artifact in range(ARTIFACTS):
                if s.artifact[artifact] == other:
                    s.offer(other * THINGS + artifact)
            if s.elves[other] > 0:
                s.offer(other * THINGS + v.AN_ELF)
            if s.vanir[other] > 0:
                s.offer(other * THINGS + v.A_DIE)
    return s.count


def close_things(s: YggState, holder: int) -> int:
    """YGG-285: why the holder cannot take the rest of what the others have, or could have."""
    for other in range(s.players):
        if is_near(s, KIN, holder, other):
            if s.elves[other] == 0:
                s.close(other * THINGS + v.AN_ELF, v.KIN_HAS_NONE)
            if s.vanir[other] == 0:
                s.close(other * THINGS + v.A_DIE, v.KIN_HAS_NONE)
        elif other != holder:
            for thing in range(v.GIVE_NO_MORE):
                if thing >= v.AN_ELF or s.artifact[thing] == other:
                    s.close(other * THINGS + thing, v.KIN_ELSEWHERE if has(s, KIN, holder, other) else v.NO_KIN)
    return s.count


def hand_over(s: YggState, giver: int, taker: int, thing: int) -> int:
    """YGG-252, YGG-285: an artifact, an Elf or a Vanir die changes its owner."""
    if thing == v.AN_ELF:
        s.elves[giver] -= 1
        s.elves[taker] += 1
    elif thing == v.A_DIE:
        s.vanir[giver] -= 1
        s.vanir[taker] += 1
    else:
        s.artifact[thing] = taker
    return thing
