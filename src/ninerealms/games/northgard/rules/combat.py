"""J. Combat."""

from __future__ import annotations

from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board, renew
from ninerealms.games.northgard.rules.state import AREAS, CARDS, NO_CARD, RENEW, RETREAT_REGULAR_ONLY, TOWER, NorthState
from ninerealms.kernel.rng import DRAW
from ninerealms.kernel.state import DONE, USUAL

# Why a combat was won, as the log tells it.
BY_SCORE = 0
BY_TIE = 1
BY_SURVIVAL = 2


def fights(s: NorthState) -> int:
    """NTG-056, NTG-077, NTG-080, NTG-101, NTG-127: all combats of an action, in the order the attacker chooses."""
    seat = s.actor()
    if s.step() == 1:
        s.wake(0)
        return s.call(v.COMBAT, seat, s.answer)
    for i in range(s.roots):
        if board.is_contested(s, s.root[i]):
            s.offer(s.root[i])
        else:
            s.close(s.root[i], v.NO_COMBAT_HERE)
    if s.count == 0:
        return DONE
    return s.ask(seat, v.FIGHT_IN, 0, 1)


def count_pool(s: NorthState, seat: int, attacker: int) -> int:
    """NTG-082, NTG-085: the face-up cards, without the card being activated."""
    count = 0
    for card in range(CARDS):
        if is_in_pool(s, seat, attacker, card):
            count += 1
    return count


def is_in_pool(s: NorthState, seat: int, attacker: int, card: int) -> bool:
    if seat == attacker and card == s.active:
        return False
    return s.up[seat] & (1 << card) != 0


def pick_card(s: NorthState, seat: int, attacker: int) -> int:
    """NTG-082, NTG-089: one card of the pool at random, or none."""
    count = count_pool(s, seat, attacker)
    if count == 0:
        return NO_CARD
    nth = s.rng.below(count, DRAW)
    for card in range(CARDS):
        if is_in_pool(s, seat, attacker, card):
            if nth == 0:
                return card
            nth -= 1
    raise RuntimeError("the pool changed while a card was picked")


def draw_bonus(s: NorthState, seat: int, attacker: int) -> int:
    """NTG-026, NTG-083, NTG-084: the bonus of the picked card, turned down; Renew renews instead."""
    card = pick_card(s, seat, attacker)
    if card == NO_CARD:
        return 0
    s.tell_by(86 if card == RENEW else USUAL, v.DREW_CARD, seat, card, s.bonus[card])  # NTG-086
    if card == RENEW:
        renew.turn_up(s, seat, 87)  # NTG-087, NTG-088, NTG-141
        return 0
    s.up[seat] -= 1 << card
    return s.bonus[card]


def lose_units(s: NorthState, seat: int, where: int, count: int) -> int:
    """NTG-091, NTG-126: units go back to the reserve, at most those that are there."""
    if count > s.units[seat * AREAS + where]:
        count = s.units[seat * AREAS + where]
    s.tell_by(96 if count > 1 else USUAL, v.LOST_UNITS, seat, where, count)  # NTG-096
    return take_off(s, seat, where, count)


def take_off(s: NorthState, seat: int, where: int, count: int) -> int:
    """Units go from a territory to the reserve."""
    s.units[seat * AREAS + where] -= count
    s.reserve[seat] += count
    return count


def count_towers(s: NorthState, where: int) -> int:
    """NTG-048, NTG-096, NTG-135: every tower in the territory, but for those the option of Q6 spares."""
    total = 0
    for area in range(AREAS):
        if s.land[area] == where and s.built[area] == TOWER + 1 and s.spared & board.BIT[area] == 0:
            total += 1
    return total


def combat(s: NorthState) -> int:
    """NTG-097, NTG-099: scores, losses, winner; then the loser retreats as a whole."""
    attacker = s.actor()
    where = s.get(v.COMBAT_WHERE)
    if s.step() == 0:
        loser = resolve(s, attacker, where)
        if loser < 0 or board.units_in(s, loser, where) == 0:
            return DONE
        s.put(v.COMBAT_LOSER, loser)
        offer_refuges(s, loser, where)
        if s.count == 0:  # NTG-098
            s.tell(v.ELIMINATED, loser, where, board.units_in(s, loser, where))
            take_off(s, loser, where, board.units_in(s, loser, where))
            return DONE
        return s.ask(loser, v.RETREAT_TO, where, 1)
    loser = s.get(v.COMBAT_LOSER)
    count = board.units_in(s, loser, where)
    s.units[loser * AREAS + where] = 0
    s.units[loser * AREAS + s.answer] += count
    s.tell(v.RETREATED, loser, where, s.answer, count)
    return DONE


def resolve(s: NorthState, attacker: int, where: int) -> int:
    """NTG-081, NTG-090, NTG-091, NTG-096: the loser, or -1 when nobody is left."""
    defender = 1 - attacker
    s.tell(v.FOUGHT, attacker, where, board.units_in(s, attacker, where), board.units_in(s, defender, where))
    attack = board.units_in(s, attacker, where) + draw_bonus(s, attacker, attacker)
    defence = board.units_in(s, defender, where) + draw_bonus(s, defender, attacker)
    s.tell(v.SCORE_COUNTED, attacker, attack, defence)
    lose_units(s, attacker, where, 1 + count_towers(s, where))
    lose_units(s, defender, where, 1)
    attackers = board.units_in(s, attacker, where)
    defenders = board.units_in(s, defender, where)
    if attackers == 0 and defenders == 0:  # NTG-093
        s.tell(v.EMPTIED, where)
        return -1
    loser = attacker
    if defenders == 0 or (attackers > 0 and attack > defence):
        loser = defender
    how, rule = BY_SCORE, 94  # NTG-094
    if attackers == 0 or defenders == 0:
        how, rule = BY_SURVIVAL, 92  # NTG-092, NTG-136
    elif attack == defence:
        how, rule = BY_TIE, 95  # NTG-095
    s.tell_by(rule, v.WON_COMBAT, 1 - loser, where, how)
    return loser


def offer_refuges(s: NorthState, seat: int, where: int) -> int:
    """NTG-097, NTG-100, NTG-128, NTG-129: adjacent, revealed, neutral or own, no combat pending."""
    near = board.beside(s, where, True)
    easy = board.beside(s, where, False)
    for i in range(s.roots):
        territory = s.root[i]
        if near & board.BIT[territory]:
            if s.flags & RETREAT_REGULAR_ONLY and easy & board.BIT[territory] == 0:
                s.close(territory, v.RETREAT_DIFFICULT)
            elif board.is_contested(s, territory):
                s.close(territory, v.REFUGE_PENDING)
            elif board.units_in(s, 1 - seat, territory) > 0:
                s.close(territory, v.ENEMY_HELD)
            else:
                s.offer(territory)
        elif territory == where:
            s.close(territory, v.HERE_IS_LOST)
        else:
            s.close(territory, v.NO_REFUGE_ACROSS)
    return s.count
