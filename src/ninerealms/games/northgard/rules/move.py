"""I. Move."""

from __future__ import annotations

from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board
from ninerealms.games.northgard.rules.state import AREAS, NorthState
from ninerealms.kernel.state import DONE


def can_move(s: NorthState, seat: int, moves: int) -> bool:
    """NTG-027, NTG-071, NTG-073: some controlled territory has a border its units can cross."""
    return board.has_way_out(s, seat, moves == 2)


def offer_origins(s: NorthState, seat: int) -> int:
    """NTG-071, NTG-076, NTG-125: controlled territories with a border that can be crossed."""
    mine = board.held(s, seat)
    open_to = board.with_way_out(s, mine, s.get(v.DO_MOVE_WHOLE) == 1)
    for i in range(s.roots):
        territory = s.root[i]
        if open_to & board.BIT[territory]:
            s.offer(territory)
        elif mine & board.BIT[territory]:
            s.close(territory, v.NO_WAY_OUT)
        elif board.is_contested(s, territory):
            s.close(territory, v.COMBAT_PENDING)
        else:
            s.close(territory, v.NO_UNITS_HERE)
    return s.count


def offer_targets(s: NorthState, origin: int) -> int:
    """NTG-071, NTG-073, NTG-074, NTG-078, NTG-144: any territory across a border, own, neutral or enemy."""
    near = board.beside(s, origin, True)
    easy = board.beside(s, origin, False)
    for i in range(s.roots):
        territory = s.root[i]
        if near & board.BIT[territory]:
            if s.get(v.DO_MOVE_WHOLE) == 1 or easy & board.BIT[territory]:
                s.offer(territory)
            else:
                s.close(territory, v.DIFFICULT_BORDER)
        elif territory == origin:
            s.close(territory, v.SAME_TERRITORY)
        else:
            s.close(territory, v.NOT_ADJACENT)
    return s.count


def carry_out(s: NorthState, seat: int, count: int) -> int:
    """NTG-071, NTG-073: the units cross; a difficult border takes both moves of the card."""
    origin = s.get(v.DO_MOVE_FROM)
    target = s.get(v.DO_MOVE_TO)
    s.units[seat * AREAS + origin] -= count
    s.units[seat * AREAS + target] += count
    s.tell(v.MOVED, seat, origin, target, count)
    easy = board.beside(s, origin, False) & board.BIT[target]
    s.put(v.DO_MOVE_LEFT, s.get(v.DO_MOVE_LEFT) - 1 if easy else 0)
    s.put(v.DO_MOVE_MADE, s.get(v.DO_MOVE_MADE) + 1)
    return s.put(v.DO_MOVE_WHOLE, 0)


def move(s: NorthState) -> int:
    """NTG-070, NTG-072, NTG-075, NTG-124: one or two moves, then the combats they caused."""
    seat = s.actor()
    if s.step() == 0:
        if s.get(v.DO_MOVE_LEFT) == 0 or not can_go_on(s, seat):
            s.wake(4)
            return s.push(v.FIGHTS, seat)
        offer_origins(s, seat)
        if s.get(v.DO_MOVE_MADE) > 0:
            s.offer(v.STOP_MOVING)  # NTG-079
        return s.ask(seat, v.MOVE_FROM, 0, 1)
    if s.step() == 1:
        if s.answer == v.STOP_MOVING:
            s.put(v.DO_MOVE_LEFT, 0)
            return s.wake(0)
        s.put(v.DO_MOVE_FROM, s.answer)
        offer_targets(s, s.answer)
        return s.ask(seat, v.MOVE_TO, s.get(v.DO_MOVE_FROM), 2)
    if s.step() == 2:
        s.put(v.DO_MOVE_TO, s.answer)
        for count in range(1, board.units_in(s, seat, s.get(v.DO_MOVE_FROM)) + 1):
            s.offer(count)
        return s.ask(seat, v.MOVE_UNITS, s.get(v.DO_MOVE_TO), 3)
    if s.step() == 3:
        carry_out(s, seat, s.answer)
        return s.wake(0)
    return DONE


def can_go_on(s: NorthState, seat: int) -> bool:
    """NTG-079: a second move only where one is possible."""
    return board.has_way_out(s, seat, s.get(v.DO_MOVE_WHOLE) == 1)
