"""A fight: who can be attacked, who takes part, round after round, until one side is beaten or gives up."""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.fights import arms, foe, rounds
from ninerealms.games.andor.rules.state import BOSSES, KNIGHTS, NEIGHBOURS, SENTINEL, SENTINELS, SPACES, AndorState
from ninerealms.games.andor.rules.things import bag, free
from ninerealms.kernel.state import DONE

POSSIBLE = -1


# --- what can be attacked -------------------------------------------------------------------------


def list_targets(s: AndorState, seat: int, arrived: bool) -> int:
    """AND-076, AND-077, AND-210, AND-263, AND-489: what the active hero may attack, or why not.

    Who was called this turn has just arrived.
    """
    list_creatures(s, seat, arrived)
    for boss in range(BOSSES):
        if s.boss[boss] > 0:
            list_one(s, seat, arrived, v.FIGHT_BOSS + boss, s.boss[boss])
    for knight in range(KNIGHTS):
        if s.knight[knight] > 0 and board.knight_on(s, s.knight[knight]) == knight:
            list_one(s, seat, arrived, v.FIGHT_KNIGHT + knight, s.knight[knight])
    for sentinel in range(SENTINELS):
        if s.sentinel[sentinel] > 0:
            list_one(s, seat, arrived, v.FIGHT_SENTINEL + sentinel, s.sentinel[sentinel])
    if board.has_widow(s, s.place[seat]):
        list_one(s, seat, arrived, v.FIGHT_WIDOW, s.place[seat])
    return s.count


def list_creatures(s: AndorState, seat: int, arrived: bool) -> int:
    """AND-076, AND-210: the creature on the hero's space and those beside it; those farther off are closed."""
    here = s.place[seat]
    if s.on[here] > 0:
        list_one(s, seat, arrived, v.FIGHT + here, here)
    for n in range(NEIGHBOURS):
        space = board.neighbour(s, here, n)
        if space == 0:
            break
        if s.on[space] > 0:
            list_one(s, seat, arrived, v.FIGHT + space, space)
    if s.reasons is not None:
        for space in range(1, SPACES):
            if s.on[space] > 0 and board.steps(s, here, space) > 1:
                s.close(v.FIGHT + space, v.NOTHING_TO_FIGHT)
    return s.count


def list_one(s: AndorState, seat: int, arrived: bool, answer: int, space: int) -> int:
    why = obstacle(s, seat, space)
    if why == POSSIBLE and arrived:
        why = v.JUST_ARRIVED
    return s.offer(answer) if why == POSSIBLE else s.close(answer, why)


def obstacle(s: AndorState, seat: int, space: int) -> int:
    """AND-076, AND-078, AND-168, AND-210: why a hero cannot attack on a space, or POSSIBLE."""
    if s.place[seat] != space:
        if not board.is_beside(s, s.place[seat], space):
            return v.NOTHING_TO_FIGHT
        if not bag.has_bow(s, seat):
            return v.NEEDS_BOW
    return no_hour(s, seat)


def no_hour(s: AndorState, seat: int) -> int:
    """AND-078, AND-163, AND-168: why a hero cannot pay for one more hour, or POSSIBLE."""
    return POSSIBLE if hero.can_pay(s, seat, 1) else hero.why_unpaid(s, seat, 1)


def start(s: AndorState, seat: int, answer: int) -> int:
    """AND-029, AND-031: the action of a hero that fights."""
    if answer == v.FIGHT_WIDOW:
        return s.push(v.FIGHT_A_WIDOW, seat)
    return s.call(v.DO_FIGHT, seat, answer)


# --- the fight ------------------------------------------------------------------------------------


def fight(s: AndorState) -> int:
    """AND-076, AND-096, AND-097, AND-110: who is in it, then rounds until it ends."""
    step = s.step()
    if step == 0:
        return open_fight(s, s.actor())
    if step == 1:
        return arms.ask(s, arming(s), 2)
    if step == 2:
        return arm(s, arming(s), s.answer)
    if step == 3:
        return invite(s, s.actor())
    if step == 4:
        s.put(v.DO_FIGHT_INVITED, s.answer)
        return s.wake(5)
    if step == 5:
        return ask_next(s)
    if step == 6:
        return join(s, arming(s), s.answer)
    if step == 7:
        return fight_round(s)
    if step == 8:
        return look_round(s)
    if step == 9:
        return ask_on(s)
    if step == 10:
        return go_on(s, s.answer)
    foe.clear(s)
    return DONE


def open_fight(s: AndorState, seat: int) -> int:
    """AND-076, AND-085, AND-210: the opponent's values are marked."""
    foe.meet(s, s.get(v.DO_FIGHT_TARGET))
    s.fighters = 1 << seat
    rule = 76 if s.place[seat] == s.foe_place else 210  # AND-076, AND-210
    s.tell_by(rule, v.FIGHT_BEGINS, seat, s.foe, s.foe_place)
    return s.wake(1)


def arming(s: AndorState) -> int:
    """Whose turn it is to join and to use what works before a fight: the initiator, then clockwise."""
    return (s.actor() + s.get(v.DO_FIGHT_NEXT)) % s.players


def arm(s: AndorState, seat: int, answer: int) -> int:
    """AND-213, AND-217, AND-228: one after the other, until it is enough."""
    if answer == v.ENOUGH:
        return s.wake(3 if seat == s.actor() else 5)
    s.wake(1)
    return arms.use(s, seat, answer)


# --- who takes part -------------------------------------------------------------------------------


def invite(s: AndorState, seat: int) -> int:
    """AND-109, AND-110, AND-435, AND-703: the active hero chooses among those who could attack too, as a mask."""
    able = 0
    for other in range(s.players):
        if other != seat and hero.is_awake(s, other) and obstacle(s, other, s.foe_place) == POSSIBLE:
            able |= 1 << other
        elif other != seat:
            s.close(1 << other, v.CANNOT_JOIN)
    for mask in range(1 << s.players):
        if mask & able == mask:
            s.offer(mask)
    return s.ask(seat, v.INVITE, 0, 4)


def ask_next(s: AndorState) -> int:
    """AND-703: everybody invited may decline; clockwise."""
    while s.get(v.DO_FIGHT_NEXT) + 1 < s.players:
        s.put(v.DO_FIGHT_NEXT, s.get(v.DO_FIGHT_NEXT) + 1)
        if s.get(v.DO_FIGHT_INVITED) & (1 << arming(s)):
            s.offer(0)
            s.offer(1)
            return s.ask(arming(s), v.JOIN, s.actor(), 6)
    return s.wake(7)


def join(s: AndorState, seat: int, willing: int) -> int:
    """AND-109, AND-703: one more takes part, and may use what works before a fight."""
    if willing == 0:
        s.tell(v.DECLINED, seat)
        return s.wake(5)
    s.fighters |= 1 << seat
    s.tell(v.JOINED, seat)
    return s.wake(1)


def leave(s: AndorState, seat: int, rule: int) -> int:
    """AND-116, AND-117, AND-120: no more hours, and no way back."""
    s.fighters &= ~(1 << seat)
    return s.tell_by(rule, v.LEFT_FIGHT, seat)


# --- rounds ---------------------------------------------------------------------------------------


def fight_round(s: AndorState) -> int:
    """AND-078, AND-111, AND-120: everybody pays an hour, who cannot leaves; then they fight."""
    pay_all(s)
    if s.fighters == 0:
        return give_up(s)
    s.wake(8)
    return s.push(v.ROUND, s.actor())


def pay_all(s: AndorState) -> int:
    """AND-078, AND-111, AND-120, AND-563: and whoever fights a sentinel has met it."""
    for seat in range(s.players):
        if not rounds.is_fighter(s, seat):
            continue
        if obstacle(s, seat, s.foe_place) != POSSIBLE:
            leave(s, seat, 120)  # AND-120
            continue
        hero.pay_hours(s, seat, 1)
        if s.foe == SENTINEL:
            s.met |= 1 << (seat * SENTINELS + s.get(v.DO_FIGHT_TARGET) - v.FIGHT_SENTINEL)
    return s.fighters


def look_round(s: AndorState) -> int:
    """AND-098, AND-103: whether one side is beaten."""
    if s.foe_will == 0:
        s.wake(11)
        return s.call(v.WIN, s.actor(), s.get(v.DO_FIGHT_TARGET))
    return give_up(s) if s.fighters == 0 else s.wake(9)


def ask_on(s: AndorState) -> int:
    """AND-096, AND-097, AND-116, AND-118, AND-123, AND-701: another round, leave, break off, or a free action first."""
    able = 0
    for seat in range(s.players):
        if rounds.is_fighter(s, seat) and obstacle(s, seat, s.foe_place) == POSSIBLE:
            able += 1
    if able == 0:
        return run_out(s)
    s.offer(v.BREAK_OFF)
    s.offer(v.ON)
    for seat in range(s.players):
        if rounds.is_fighter(s, seat) and rounds.count_fighters(s) > 1:
            s.offer(v.LEAVE + seat)
        if hero.is_awake(s, seat) and free.has_any(s, seat, True):
            s.offer(v.FREE_IN_FIGHT + seat)
    return s.ask(rounds.speaker(s), v.FIGHT_ON, 0, 10)


def run_out(s: AndorState) -> int:
    """AND-097, AND-120: nobody can go on."""
    for seat in range(s.players):
        if rounds.is_fighter(s, seat):
            leave(s, seat, 120)  # AND-120
    return give_up(s)


def go_on(s: AndorState, answer: int) -> int:
    """AND-096, AND-097, AND-116, AND-123."""
    if answer == v.ON:
        return s.wake(7)
    if answer == v.BREAK_OFF:
        s.tell(v.BROKEN_OFF, rounds.first_fighter(s, s.actor()))
        return give_up(s)
    s.wake(9)
    if answer >= v.FREE_IN_FIGHT:
        return s.call(v.DO_FREE, answer - v.FREE_IN_FIGHT, answer - v.FREE_IN_FIGHT, 1)
    leave(s, answer - v.LEAVE, 116)  # AND-116
    return s.wake(9)


def give_up(s: AndorState) -> int:
    """AND-107, AND-108, AND-216, AND-231: nobody has won; the opponent is as it was, what was used is gone."""
    if s.foe_will < foe.will_of(s, s.foe):
        s.tell(v.FOE_RECOVERS, s.foe)
    foe.clear(s)
    return DONE
