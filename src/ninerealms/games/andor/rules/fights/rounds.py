"""One combat round: the heroes roll, the opponent replies, the lower side loses willpower."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.fights import dice, foe
from ninerealms.games.andor.rules.state import TENAYA, AndorState
from ninerealms.games.andor.rules.things import spells
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE, TEAM

WILL_AFTER_LOSS: Number = content.will_after_loss
RING: Number = content.ring
NONE = -1


# --- who takes part -------------------------------------------------------------------------------


def is_fighter(s: AndorState, seat: int) -> bool:
    return s.fighters & (1 << seat) != 0


def count_fighters(s: AndorState) -> int:
    total = 0
    for seat in range(s.players):
        if is_fighter(s, seat):
            total += 1
    return total


def is_group(s: AndorState) -> bool:
    """AND-109: whether more than one hero has rolled in this round."""
    total = 0
    for seat in range(s.players):
        if s.rolled[seat] > 0:
            total += 1
    return total > 1


def first_fighter(s: AndorState, seat: int) -> int:
    """AND-119, AND-409: clockwise from a seat the first who still fights, or NONE."""
    for n in range(s.players):
        other = (seat + n) % s.players
        if is_fighter(s, other):
            return other
    return NONE


def speaker(s: AndorState) -> int:
    """Who decides for all who fight: the only one, or the team."""
    return TEAM if count_fighters(s) > 1 else first_fighter(s, 0)


# --- the round ------------------------------------------------------------------------------------


def begin(s: AndorState) -> int:
    """AND-087: the dice of the last round are taken up; the opponent's follow its willpower."""
    foe.clear_round(s)
    s.round += 1
    s.foe_rolls = foe.dice_with(s.foe, s.foe_will)
    return s.round


def combat_round(s: AndorState) -> int:
    """AND-079, AND-094: heroes, crown, spells and Flaps, reply, losses, in this order."""
    step = s.step()
    if step == 0:
        begin(s)
        return s.wake(1)
    if step == 1:
        return roll_in_turn(s)
    if step == 2:
        return ask_crown(s)
    if step == 3:
        if s.answer != v.TURN_NONE:
            dice.turn_for(s, dice.wearer(s), s.answer)
        return s.wake(4)
    if step == 4:
        return ask_before(s)
    if step == 5:
        return act_before(s, s.answer)
    if step == 6:
        foe.roll(s)
        return compare(s)
    if step == 7:
        return ask_ring(s)
    if step == 8:
        return use_ring(s, s.answer)
    return hurt_in_turn(s)


def roll_in_turn(s: AndorState) -> int:
    """AND-113, AND-119, AND-409: the initiator first, or clockwise from it the first who still fights."""
    while s.get(v.ROUND_NEXT) < s.players:
        seat = (s.actor() + s.get(v.ROUND_NEXT)) % s.players
        s.put(v.ROUND_NEXT, s.get(v.ROUND_NEXT) + 1)
        if is_fighter(s, seat):
            return s.push(v.ROLL, seat)
    s.put(v.ROUND_NEXT, 0)
    return s.wake(2)


def ask_crown(s: AndorState) -> int:
    """AND-219, AND-220: in a group the crown may wait until all have rolled."""
    seat = dice.wearer(s)
    if seat == NONE or s.crowned != 0 or not is_group(s):
        return s.wake(4)
    dice.offer_turns(s)
    s.offer(v.TURN_NONE)
    return s.ask(seat, v.TURN_DIE, 0, 3)


# --- before the reply -----------------------------------------------------------------------------


def can_throw_lance(s: AndorState) -> bool:
    """AND-470: Tenaya takes part, has a spell and has not done it this round; one die stays."""
    seat = hero.seat_of(s, TENAYA)
    if seat == NONE or not is_fighter(s, seat) or s.lanced != 0:
        return False
    return s.foe_rolls > 1 and spells.can_use(s)


def can_scare(s: AndorState) -> bool:
    """AND-256, AND-257: Flaps and a hero share the enemy's space in the first round; one die stays."""
    if s.round != 1 or s.startled != 0 or s.foe_rolls <= 1 or s.flaps != s.foe_place:
        return False
    for seat in range(s.players):
        if is_fighter(s, seat) and s.place[seat] == s.foe_place:
            return True
    return False


def ask_before(s: AndorState) -> int:
    """AND-256, AND-470: what takes a die from the opponent before it rolls."""
    lance = can_throw_lance(s)
    scare = can_scare(s)
    if not lance and not scare:
        return s.wake(6)
    s.offer(v.ENOUGH)
    if lance:
        s.offer(v.LANCE)
    if scare:
        s.offer(v.SCARE)
    return s.ask(hero.seat_of(s, TENAYA) if lance else speaker(s), v.BEFORE_FOE, 0, 5)


def act_before(s: AndorState, answer: int) -> int:
    """AND-256, AND-257, AND-470: one die fewer."""
    if answer == v.ENOUGH:
        return s.wake(6)
    s.foe_rolls -= 1
    if answer == v.LANCE:
        s.lanced = 1
        spells.spend(s)
        s.tell(v.LANCE_USED, hero.seat_of(s, TENAYA))
    else:
        s.startled = 1
        s.tell(v.FLAPS_SCARES, s.foe)
    return s.wake(4)


# --- the end of the round -------------------------------------------------------------------------


def group_value(s: AndorState) -> int:
    """AND-082, AND-112, AND-114, AND-127: the strengths and the dice of all who take part."""
    total = 0
    for seat in range(s.players):
        if is_fighter(s, seat):
            total += s.strength[seat] + s.value[seat]
    return total


def compare(s: AndorState) -> int:
    """AND-094, AND-095, AND-115, AND-128: the lower side loses the difference."""
    mine = group_value(s)
    theirs = foe.combat_value(s)
    rule = 114 if is_group(s) else 94  # AND-114, AND-094
    if mine == theirs:
        rule = 95  # AND-095
    s.tell_by(rule, v.ROUND_ENDS, mine, theirs)
    if mine < theirs:
        s.put(v.ROUND_LOSS, theirs - mine)
        return s.wake(7)
    if mine > theirs:
        s.foe_will = s.foe_will - mine + theirs
        if s.foe_will < 0:
            s.foe_will = 0
        s.tell(v.FOE_HURT, s.foe, mine - theirs, s.foe_will)
    return DONE


def ask_ring(s: AndorState) -> int:
    """AND-471: Tenaya may spare one who fights on her space, once a round; she need not fight herself."""
    tenaya = hero.seat_of(s, TENAYA)
    if tenaya == NONE or not hero.is_awake(s, tenaya) or not spells.can_use(s):
        return s.wake(9)
    for seat in range(s.players):
        if is_fighter(s, seat) and s.place[seat] == s.place[tenaya]:
            s.offer(seat)
    s.offer(v.NOBODY_ELSE)
    return s.ask(tenaya, v.RING, s.get(v.ROUND_LOSS), 8)


def use_ring(s: AndorState, to: int) -> int:
    """AND-471: the loss of one hero is 3 less."""
    if to != v.NOBODY_ELSE:
        spells.spend(s)
        s.put(v.ROUND_RINGED, to + 1)
        s.tell(v.RING_USED, hero.seat_of(s, TENAYA), to)
    return s.wake(9)


def hurt_in_turn(s: AndorState) -> int:
    """AND-094, AND-115: every hero who took part loses the full difference."""
    while s.get(v.ROUND_NEXT) < s.players:
        seat = (s.actor() + s.get(v.ROUND_NEXT)) % s.players
        s.put(v.ROUND_NEXT, s.get(v.ROUND_NEXT) + 1)
        loss = s.get(v.ROUND_LOSS)
        if s.get(v.ROUND_RINGED) == seat + 1:
            loss -= RING
        if is_fighter(s, seat) and loss > 0:
            return s.call(v.LOSE, seat, loss)
    return DONE


def lose(s: AndorState) -> int:
    """AND-094, AND-103, AND-115, AND-121: willpower lost in a round; at 0 the hero has lost the fight."""
    seat = s.actor()
    if s.step() == 1:
        return DONE
    group = is_group(s)
    hero.lose_will(s, seat, s.get(v.LOSE_AMOUNT), 0, 115 if group else 94)  # AND-115, AND-094
    if s.will[seat] > 0:
        return DONE
    s.tell_by(121 if group else 103, v.HERO_BEATEN, seat)  # AND-121, AND-103
    s.fighters &= ~(1 << seat)
    return get_up(s, seat, 121 if group else 104)  # AND-121, AND-104


def get_up(s: AndorState, seat: int, rule: int) -> int:
    """AND-104, AND-105, AND-121, AND-404, AND-709: one strength less, but not the last, and 3 willpower."""
    hero.lose_strength(s, seat, rule)
    hero.gain_will(s, seat, WILL_AFTER_LOSS, 105)  # AND-105
    s.wake(1)
    return s.push(v.FALL_LOGS, seat)
