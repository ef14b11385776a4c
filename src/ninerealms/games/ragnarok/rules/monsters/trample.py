"""Trample: what a monster does to Armies where it enters."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies
from ninerealms.games.ragnarok.rules.monsters import beasts
from ninerealms.games.ragnarok.rules.state import GIANTS, RagnarokState
from ninerealms.kernel.state import DONE, USUAL


def trample(s: RagnarokState) -> int:
    """LOR-073, LOR-153, LOR-179: every player there lowers one own Army by 1; the controller is spared."""
    monster = s.get(v.TRAMPLE_MONSTER)
    where = s.get(v.TRAMPLE_WHERE)
    if s.step() == 1:
        armies.lower(s, s.answer, 1, 73)  # LOR-073
        s.wake(0)
    elif s.get(v.TRAMPLE_NEXT) == 0 and beasts.count_hit(s, monster, where) > 0:
        s.tell_by(1079 if monster == GIANTS else USUAL, v.TRAMPLED, monster, where)  # UTG-079
    place = beasts.next_victim(s, monster, where, s.get(v.TRAMPLE_NEXT))
    if place == beasts.NONE:
        return DONE
    s.put(v.TRAMPLE_NEXT, place + 1)
    seat = (s.turn + place) % s.players
    beasts.offer_armies(s, seat, monster, where)
    beasts.close_armies(s, v.NOT_TRAMPLED)
    return s.ask(seat, v.TRAMPLED_ARMY, where, 1)
