"""Rocks on the way, and the catapult that throws them."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.fights import fight, foe, rounds
from ninerealms.games.andor.rules.state import (
    BUFFALO,
    KING,
    OUT,
    ROCK,
    ROCK_FOE,
    AndorState,
)
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import DONE

ROCKS: list[I8] = content.rocks
CATAPULT_REACH: Number = content.catapult_reach
CATAPULT_HURT: Number = content.catapult_hurt
NUMBER_OF_ROCKS = 3
THE_KING = v.FIGHT_BOSS + KING - BUFFALO


def list_actions(s: AndorState, seat: int) -> int:
    """AND-452, AND-552: clearing the rock of one's space, shooting with the catapult on it."""
    here = s.place[seat]
    if board.has_rock(s, here):
        offer_or_close(s, v.CLEAR_ROCK, fight.no_hour(s, seat))
    if s.catapult > 0 and s.catapult == here:
        offer_or_close(s, v.SHOOT_CATAPULT, obstacle(s, seat))
    return s.count


def offer_or_close(s: AndorState, answer: int, why: int) -> int:
    return s.offer(answer) if why == fight.POSSIBLE else s.close(answer, why)


def obstacle(s: AndorState, seat: int) -> int:
    """AND-552: why a hero at the catapult cannot shoot, or POSSIBLE; a king out of reach is missed."""
    if not bag.has(s, seat, ROCK, NUMBER_OF_ROCKS):
        return v.NO_ROCK
    if s.boss[KING - BUFFALO] <= 0:
        return v.NO_KING_NEAR
    return fight.no_hour(s, seat)


def start(s: AndorState, seat: int, answer: int) -> int:
    """AND-452, AND-552: the action of a hero."""
    return s.push(v.CLEAR_A_ROCK if answer == v.CLEAR_ROCK else v.FIRE_CATAPULT, seat)


# --- clearing -------------------------------------------------------------------------------------


def clear(s: AndorState) -> int:
    """AND-452: an hour, a throw as in a fight, and again as long as hours and rock are there."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        foe.face(s, ROCK_FOE, seat, 0)
        return s.wake(1)
    if step == 1:
        hero.pay_hours(s, seat, 1)
        rounds.begin(s)
        s.wake(2)
        return s.push(v.ROLL, seat)
    if step == 2:
        strike(s, seat, board.rock_on(s, s.place[seat]))
        return s.wake(3)
    if step == 3:
        s.offer(0)
        if board.has_rock(s, s.place[seat]) and hero.can_pay(s, seat, 1):
            s.offer(1)
        return s.ask(seat, v.CLEAR_ON, 0, 4)
    if s.answer == 1:
        return s.wake(1)
    foe.clear(s)
    return DONE


def strike(s: AndorState, seat: int, rock: int) -> int:
    """AND-452, AND-555: its value is seen; a combat value of at least that clears it, back to the supply."""
    hard = ROCKS[bag.show_face(s, seat, rock, 452)]  # AND-452
    s.foe_strength = hard
    mine = rounds.group_value(s)
    if mine < hard:
        return s.tell(v.ROCK_HOLDS, seat, mine, hard)
    bag.return_to_board(s, rock)
    s.cleared += 1
    return s.tell(v.ROCK_CLEARED, seat, s.place[seat])


# --- the catapult ---------------------------------------------------------------------------------


def fire(s: AndorState) -> int:
    """AND-552, AND-491: an hour and a rock a shot, as often as there are rocks; a king at 0 is defeated."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        hero.pay_hours(s, seat, 1)
        shoot(s, seat)
        if s.king_will > 0:
            return s.wake(1)
        foe.tell_defeat(s, THE_KING)
        foe.remove(s, THE_KING)
        return s.wake(3)
    if step == 1:
        s.offer(0)
        if obstacle(s, seat) == fight.POSSIBLE:
            s.offer(1)
        return s.ask(seat, v.FIRE_ON, 0, 2)
    if step == 2:
        return s.wake(0) if s.answer == 1 else DONE
    if step == 3:
        s.wake(4)
        return s.push(v.NARRATE, seat)
    return DONE


def shoot(s: AndorState, seat: int) -> int:
    """AND-552: a king at most 4 steps away loses 4 willpower for good; the rock is gone either way."""
    s.where[bag.first_of(s, seat, ROCK, NUMBER_OF_ROCKS)] = OUT
    king = s.boss[KING - BUFFALO]
    if board.steps(s, s.place[seat], king) > CATAPULT_REACH:
        return s.tell(v.CATAPULT_SHOT, seat, 0)
    s.tell(v.CATAPULT_SHOT, seat, 1)
    s.king_will -= CATAPULT_HURT
    if s.king_will < 0:
        s.king_will = 0
    return s.tell_by(552, v.FOE_HURT, KING, CATAPULT_HURT, s.king_will)  # AND-552
