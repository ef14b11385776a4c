"""Black widows: one hero against one token, an hour an attack."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, draws, hero
from ninerealms.games.andor.rules.fights import foe, rounds
from ninerealms.games.andor.rules.state import BOXED, WIDOW, WIDOWS, AndorState
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import DONE

WIDOW_STRENGTH: Number = content.widow_strength
WIDOW_BACKS: list[I8] = content.widow_backs

# The kinds of backs, as content.toml names them.
TWO_GOLD = 0
ONE_GOLD = 1
TWO_WILL = 2
ONE_STRENGTH = 3


def fight(s: AndorState) -> int:
    """AND-263, AND-264, AND-266, AND-270, AND-438: one hero attacks; whether it won or not it may attack again."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        foe.face(s, WIDOW, seat, WIDOW_STRENGTH)
        s.tell(v.FIGHT_BEGINS, seat, WIDOW, s.place[seat])
        return s.wake(1)
    if step == 1:
        hero.pay_hours(s, seat, 1)
        rounds.begin(s)
        s.wake(2)
        return s.push(v.ROLL, seat)
    if step == 2:
        foe.roll(s)
        compare(s, seat)
        return s.wake(3)
    if step == 3:
        return ask_on(s, seat)
    if s.answer == 1:
        return s.wake(1)
    foe.clear(s)
    return DONE


def compare(s: AndorState, seat: int) -> int:
    """AND-265, AND-266, AND-268, AND-269: only a higher value defeats it; else nothing happens. No narrator step."""
    mine = rounds.group_value(s)
    theirs = foe.combat_value(s)
    if mine <= theirs:
        return s.tell(v.WIDOW_HOLDS, seat, mine, theirs)
    s.tell(v.WIDOW_DEFEATED, seat, mine, theirs)
    box_one(s, s.place[seat])
    return turn_back(s, seat)


def box_one(s: AndorState, here: int) -> int:
    """AND-269: a token of the space goes to the box."""
    for token in range(WIDOWS):
        if s.widow[token] == here:
            s.widow[token] = BOXED
            return token
    return 0


def turn_back(s: AndorState, seat: int) -> int:
    """AND-267, AND-450: the reward is on the back of the token, which nobody knew."""
    back = draw_back(s)
    if back == TWO_GOLD or back == ONE_GOLD:
        return hero.gain_gold(s, seat, 2 if back == TWO_GOLD else 1, 267)  # AND-267
    if back == ONE_STRENGTH:
        return hero.gain_strength(s, seat, 1, 267)  # AND-267
    return hero.gain_will(s, seat, 2 if back == TWO_WILL else 3, 267)  # AND-267


def draw_back(s: AndorState) -> int:
    """AND-450: one of the backs nobody has seen yet."""
    token = draws.draw_bit(s, s.widow_bag)
    s.widow_bag &= ~(1 << token)
    return WIDOW_BACKS[token]


def ask_on(s: AndorState, seat: int) -> int:
    """AND-270: the next one, or the same again, for one more hour."""
    s.offer(0)
    if board.has_widow(s, s.place[seat]) and hero.can_pay(s, seat, 1):
        s.offer(1)
    return s.ask(seat, v.WIDOW_ON, 0, 4)
