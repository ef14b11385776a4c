"""Loki: where he is placed, and how he is moved."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board
from ninerealms.games.ragnarok.rules.state import REGIONS, RagnarokState
from ninerealms.kernel.state import DONE


def place_loki(s: RagnarokState) -> int:
    """LOR-090: in an inner Region without Armies; if there is none, in any without."""
    seat = s.actor()
    if s.step() == 1:
        s.loki = s.answer
        s.tell(v.LOKI_PLACED, seat, s.loki)
        return DONE
    for only_inner in range(2):
        for where in range(REGIONS):
            if not board.is_on_map(s, where):
                continue
            if armies.seats_in(s, where) != 0:
                s.close(where, v.LOKI_ARMIES)
            elif only_inner == 0 and not board.is_inner(where):
                continue
            else:
                s.offer(where)
        if s.count > 0:
            break
    for where in range(REGIONS):
        if board.is_on_map(s, where) and not s.is_offered(where):
            s.close(where, v.LOKI_NOT_INNER)
    return DONE if s.count == 0 else s.ask(seat, v.LOKI_AT, 0, 1)


def move_loki(s: RagnarokState) -> int:
    """LOR-090, LOR-150: the builder may move him to a Region beside his without Armies."""
    seat = s.actor()
    if s.step() == 1:
        if s.answer != v.LOKI_STAYS:
            s.tell(v.LOKI_MOVED, seat, s.loki, s.answer)
            s.loki = s.answer
        return DONE
    if s.loki < 0:
        return DONE
    for where in range(REGIONS):
        if not board.is_near(s, s.loki, where):
            s.close(where, v.LOKI_TOO_FAR)
        elif armies.seats_in(s, where) != 0:
            s.close(where, v.LOKI_ARMIES)
        else:
            s.offer(where)
    s.offer(v.LOKI_STAYS)
    return s.ask(seat, v.LOKI_TO, s.loki, 1)
