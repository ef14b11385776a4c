"""D. Recruit."""

from __future__ import annotations

from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board
from ninerealms.games.northgard.rules.state import AREAS, CAMP, NorthState
from ninerealms.kernel.state import DONE


def is_base_overrun(s: NorthState, seat: int) -> bool:
    """NTG-036: the enemy holds every territory of the base tile."""
    for i in range(s.roots):
        if board.on_base(s, seat, s.root[i]) and board.units_in(s, 1 - seat, s.root[i]) == 0:
            return False
    return True


def can_recruit_in(s: NorthState, seat: int, territory: int) -> bool:
    """NTG-030, NTG-031, NTG-034, NTG-036, NTG-049: the base tile, or the territory of a camp the seat controls."""
    is_open = board.units_in(s, 1 - seat, territory) == 0 or is_base_overrun(s, seat)
    if is_open and board.on_base(s, seat, territory):
        return True
    return board.controls(s, seat, territory) and board.count_buildings(s, territory, CAMP) > 0


def recruit(s: NorthState) -> int:
    """NTG-030, NTG-032, NTG-033, NTG-035, NTG-049, NTG-134, NTG-145: one unit, and one more per camp of the place."""
    seat = s.actor()
    if s.step() == 0:
        for i in range(s.roots):
            territory = s.root[i]
            if can_recruit_in(s, seat, territory):
                s.offer(territory)
            elif board.on_base(s, seat, territory):
                s.close(territory, v.ENEMY_BASE)
            else:
                s.close(territory, v.NOT_RECRUITABLE)
        return s.ask(seat, v.RECRUIT_IN, 0, 1)
    if s.step() == 1:
        territory = s.answer
        count = 1 + board.count_buildings(s, territory, CAMP)
        if count > s.reserve[seat]:
            count = s.reserve[seat]
        s.units[seat * AREAS + territory] += count
        s.reserve[seat] -= count
        s.tell(v.RECRUITED, seat, territory, count)
        s.wake(2)
        return s.push(v.FIGHTS, seat)
    return DONE
