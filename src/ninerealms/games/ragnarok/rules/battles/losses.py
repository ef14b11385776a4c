"""Losses that their owner distributes, point by point."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies
from ninerealms.games.ragnarok.rules.state import ALL_ARMIES, NOWHERE, RagnarokState
from ninerealms.kernel.state import DONE


def lose(s: RagnarokState) -> int:
    """LOR-086, LOR-163: the seat lowers its Armies in a Region, as it likes, while it has any there."""
    seat, region = s.actor(), s.get(v.LOSE_WHERE)
    if s.step() == 1:
        rule = s.get(v.LOSE_RULE)
        armies.lower(s, s.answer, 1, rule)
        s.put(v.LOSE_COUNT, s.get(v.LOSE_COUNT) - 1)
    if s.get(v.LOSE_COUNT) == 0 or armies.count_in(s, seat, region) == 0:
        return DONE
    for army in range(ALL_ARMIES):
        if s.army_at[army] == region and armies.owner(army) == seat:
            armies.offer(s, army)
        elif s.army_at[army] != NOWHERE:
            s.close(army, v.NOT_YOURS_TO_LOWER if armies.owner(army) != seat else v.LOWERED_ELSEWHERE)
    return s.ask(seat, v.LOWER_ARMY, region, 1)
