"""Q. The Goddess module: the labyrinth, its treasure rooms, the arrival."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.content import SPACE_SCRIPT
from ninerealms.games.diceforge.rules import board, gains
from ninerealms.games.diceforge.rules.cards import effects
from ninerealms.games.diceforge.rules.state import (
    GODDESS,
    GODDESS_SPACE,
    RESOURCES,
    ROOMS,
    SPACES,
    TREASURES,
    UNPLACED,
    ForgeState,
)
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE, NEXT, USUAL

WAY_FORWARD: list[I8] = content.way_forward
WAY_BACK: list[I8] = content.way_back
SPACE_ROOM: list[I8] = content.space_room
TREASURE_AMOUNT: list[I8] = content.treasure_amount

WAYS = 3
LINE_NUMBERS = effects.LINES_EACH * effects.NUMBERS


def offer_ways(s: ForgeState, here: int, backward: bool) -> int:
    """DFR-375, DFR-377, DFR-378, DFR-405: the spaces one step away."""
    for k in range(WAYS):
        there = WAY_BACK[here * WAYS + k] if backward else WAY_FORWARD[here * WAYS + k]
        if there >= 0:
            s.offer(there)
    if s.reasons is not None:
        for space in range(SPACES):
            if not s.is_offered(space):
                s.close(space, v.NO_WAY)
    return s.count


def golem(s: ForgeState) -> int:
    """DFR-373, DFR-374, DFR-376, DFR-380, DFR-381, DFR-403, DFR-404: step by step, each space applied."""
    seat = s.actor()
    if s.step() == 1:
        s.golem[seat] = s.answer
        s.put(v.GOLEM_STEPS, s.get(v.GOLEM_STEPS) - 1)
        s.tell_by(404 if s.get(v.GOLEM_BACKWARD) == 1 else USUAL, v.GOLEM_MOVED, seat, s.answer)  # DFR-404
        s.wake(0)
        if effects.LINES[(SPACE_SCRIPT + s.answer) * LINE_NUMBERS] == v.END:
            return NEXT
        return effects.start(s, seat, SPACE_SCRIPT + s.answer)
    if s.module != GODDESS or s.get(v.GOLEM_STEPS) == 0 or s.golem[seat] == GODDESS_SPACE:
        return DONE  # DFR-389, DFR-391, DFR-406
    if offer_ways(s, s.golem[seat], s.get(v.GOLEM_BACKWARD) == 1) == 0:
        return DONE  # DFR-379
    return s.ask(seat, v.GOLEM_TO, v.SOURCE_SCRIPT + SPACE_SCRIPT + s.golem[seat], 1)


def is_placed(s: ForgeState, token: int) -> bool:
    for room in range(ROOMS):
        if s.treasure[room] == token:
            return True
    return False


def receive(s: ForgeState, seat: int, row: int) -> int:
    """DFR-384: what a side of a treasure token shows."""
    for resource in range(RESOURCES):
        gains.take(s, seat, resource, TREASURE_AMOUNT[row * RESOURCES + resource], 0)
    return NEXT


def treasure(s: ForgeState) -> int:
    """DFR-382, DFR-383, DFR-387: the first in a room picks a treasure and takes its front; later visitors its back."""
    seat = s.actor()
    room = SPACE_ROOM[s.golem[seat]]
    if s.step() == 2:
        return DONE
    if s.step() == 1:
        s.treasure[room] = s.answer  # DFR-385
        s.tell(v.TREASURE_TAKEN, seat, s.answer, room)
        s.wake(2)
        return receive(s, seat, s.answer)
    if s.treasure[room] != UNPLACED:
        s.wake(2)
        return receive(s, seat, TREASURES + s.treasure[room])  # DFR-386
    for token in range(TREASURES):
        if is_placed(s, token):
            s.close(token, v.TREASURE_PLACED)
        else:
            s.offer(token)
    return s.ask(seat, v.TAKE_TREASURE, v.SOURCE_SCRIPT + SPACE_SCRIPT + s.golem[seat], 1)


def arrival(s: ForgeState) -> int:
    """DFR-390, DFR-392: the first golem to arrive lets its owner choose both faces."""
    if s.arrived == 1:
        return DONE
    seat = s.actor()
    s.arrived = 1
    s.tell(v.ARRIVED, seat)
    board.leave(s)
    return s.call(v.SHOW_FACES, seat, v.SOURCE_SCRIPT + SPACE_SCRIPT + GODDESS_SPACE, 1, 1)
