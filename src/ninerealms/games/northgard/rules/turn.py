"""C. Turns and cards, G. Special, and the end of the duel."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board, build, explore, move
from ninerealms.games.northgard.rules.state import (
    BUILD,
    BY_TURNS,
    CARDS,
    EXPLORE,
    MOVE_1,
    MOVE_2,
    NO_CARD,
    RECRUIT,
    RENEW,
    SPECIAL,
    NorthState,
)
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE

LONGEST_TURNS: Number = content.longest_turns
POSSIBLE = -1


def duel(s: NorthState) -> int:
    """NTG-020, NTG-120: the players take turns until somebody has won or the turns are over."""
    if s.get(v.DUEL_STARTED) == 0:
        s.put(v.DUEL_STARTED, 1)
        s.put(v.DUEL_NEXT_SEAT, s.first)
    if s.turns == LONGEST_TURNS:
        s.ended = BY_TURNS
        s.tell(v.OUT_OF_TURNS, s.turns)
        return s.finish()
    s.turns += 1
    seat = s.get(v.DUEL_NEXT_SEAT)
    s.put(v.DUEL_NEXT_SEAT, 1 - seat)
    return s.push(v.TURN, seat)


def obstacle(s: NorthState, seat: int, action: int) -> int:
    """NTG-027, NTG-035, NTG-057: why an action cannot be carried out, or POSSIBLE."""
    if action == RECRUIT:
        return POSSIBLE if s.reserve[seat] > 0 else v.EMPTY_RESERVE
    if action == BUILD:
        return obstacle_to_build(s, seat)
    if action == EXPLORE:
        return POSSIBLE if explore.can_explore(s, seat) else v.NO_TILE_TO_EXPLORE
    if action == MOVE_1:
        return POSSIBLE if move.can_move(s, seat, 1) else v.NO_MOVE_POSSIBLE
    if action == MOVE_2:
        return POSSIBLE if move.can_move(s, seat, 2) else v.NO_MOVE_POSSIBLE
    if action == SPECIAL:
        return obstacle_to_special(s, seat)
    return POSSIBLE  # NTG-024: Renew always


def obstacle_to_build(s: NorthState, seat: int) -> int:
    """NTG-041, NTG-027: without wood nothing can be built, whatever else there is."""
    if build.can_build(s, seat):
        return POSSIBLE
    return v.NOTHING_TO_BUILD if board.wood_of(board.count_symbols(s, seat)) > 0 else v.NO_WOOD


def obstacle_to_special(s: NorthState, seat: int) -> int:
    """NTG-058: Special needs one of its four actions."""
    for action in range(CARDS):
        if is_special(action) and obstacle(s, seat, action) == POSSIBLE:
            return POSSIBLE
    return v.NO_SPECIAL_POSSIBLE


def is_special(action: int) -> bool:
    """NTG-058: Recruit, Build, Explore or Move 1."""
    return action == RECRUIT or action == BUILD or action == EXPLORE or action == MOVE_1


def start_action(s: NorthState, seat: int, action: int) -> int:
    """Begin the main action of a card."""
    if action == RECRUIT:
        return s.push(v.DO_RECRUIT, seat)
    if action == BUILD:
        return s.push(v.DO_BUILD, seat)
    if action == EXPLORE:
        return s.push(v.DO_EXPLORE, seat)
    if action == SPECIAL:
        return s.push(v.DO_SPECIAL, seat)
    if action == RENEW:
        return s.push(v.DO_RENEW, seat)
    return s.call(v.DO_MOVE, seat, 2 if action == MOVE_2 else 1, 1 if action == MOVE_2 else 0)


def take_turn(s: NorthState) -> int:
    """NTG-020, NTG-022, NTG-146: activate one face-up card, apply it, turn it face down."""
    seat = s.actor()
    if s.step() == 0:
        for card in range(CARDS):
            if s.up[seat] & (1 << card) == 0:
                s.close(card, v.CARD_DOWN)  # NTG-023, NTG-025
                continue
            reason = obstacle(s, seat, board.action_of(s, card))
            if reason == POSSIBLE:
                s.offer(card)
            else:
                s.close(card, reason)
        return s.ask(seat, v.PLAY_CARD, 0, 1)
    if s.step() == 1:
        s.active = s.answer
        s.tell(v.PLAYED, seat, s.answer)
        s.wake(2)
        return start_action(s, seat, board.action_of(s, s.answer))  # NTG-026
    if s.active != RENEW:  # NTG-028
        s.up[seat] -= 1 << s.active
    s.active = NO_CARD
    return DONE


def special(s: NorthState) -> int:
    """NTG-058, NTG-059: one of four actions, with all its rules."""
    seat = s.actor()
    if s.step() == 0:
        for action in range(CARDS):
            if not is_special(action):
                s.close(action, v.NOT_BY_SPECIAL)
                continue
            reason = obstacle(s, seat, action)
            if reason == POSSIBLE:
                s.offer(action)
            else:
                s.close(action, reason)
        return s.ask(seat, v.SPECIAL_AS, SPECIAL, 1)
    if s.step() == 1:
        s.tell(v.CHOSE_SPECIAL, seat, s.answer)
        s.wake(2)
        return start_action(s, seat, s.answer)
    return DONE


def count_territories(s: NorthState, seat: int) -> int:
    total = 0
    for i in range(s.roots):
        if board.controls(s, seat, s.root[i]):
            total += 1
    return total


def count_units(s: NorthState, seat: int) -> int:
    total = 0
    for i in range(s.roots):
        total += board.units_in(s, seat, s.root[i])
    return total


def leader(s: NorthState) -> int:
    """NTG-007, NTG-120: more points, then more territories, then more units; -1 for a draw."""
    if s.points[0] != s.points[1]:
        return 0 if s.points[0] > s.points[1] else 1
    one, other = count_territories(s, 0), count_territories(s, 1)
    if one != other:
        return 0 if one > other else 1
    one, other = count_units(s, 0), count_units(s, 1)
    if one != other:
        return 0 if one > other else 1
    return -1
