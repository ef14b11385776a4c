"""Rounds, the order of play, turns, and step 1: the card is revealed (pages 8 and 9)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.enemies import deck, enemies
from ninerealms.games.yggdrasil.rules.gods import bonds, powers
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import FENRIR, NO_CARD, OFF, SEATS, TYR, UNKNOWN, YggState
from ninerealms.kernel.state import DONE, NEXT, TEAM, USUAL


def game(s: YggState) -> int:
    """YGG-063, YGG-064, YGG-066, YGG-067, YGG-072: the team agrees on the order of a round, everybody has a turn."""
    if s.step() == 0:
        begin_round(s)
        s.put(v.GAME_PLACED, 0)
        return s.wake(1)
    if s.step() == 2:
        s.order[s.get(v.GAME_PLACED)] = s.answer
        s.put(v.GAME_PLACED, s.get(v.GAME_PLACED) + 1)
        s.wake(1)
    if s.step() == 1:
        if s.get(v.GAME_PLACED) == s.players:
            s.put(v.GAME_INDEX, 0)
            return s.wake(3)
        for seat in range(s.players):
            if is_in_order(s, seat, s.get(v.GAME_PLACED)):
                s.close(seat, v.ALREADY_IN_ORDER)
            else:
                s.offer(seat)
        return s.ask(TEAM, v.NEXT_TURN, 0, 2)
    index = s.get(v.GAME_INDEX)
    if index == s.players:
        sagas.end_of_round(s)
        return s.wake(0)
    s.put(v.GAME_INDEX, index + 1)
    return s.push(v.TURN, s.order[index])


def is_in_order(s: YggState, seat: int, placed: int) -> bool:
    for i in range(placed):
        if s.order[i] == seat:
            return True
    return False


def begin_round(s: YggState) -> int:
    """YGG-065: every player lays the top card face down; an empty deck gives none (YGG-372)."""
    s.rounds += 1
    s.tell(v.ROUND_BEGINS, s.rounds)
    for seat in range(s.players):
        s.facedown[seat] = deck.take_top(s, seat)
    for i in range(SEATS):
        s.order[i] = OFF
    return s.rounds


def take_turn(s: YggState) -> int:
    """YGG-068: reveal the enemy, move, fulfil the duty; between the steps kin may help themselves (YGG-377)."""
    seat = s.actor()
    step = s.step()
    if step == 1 and s.get(v.TURN_CUT_SHORT):
        s.tell(v.TURN_ENDED, seat)
        return DONE
    if step % 2 == 1 and not bonds.has_kin(s):
        step += 1
    s.wake(step + 1)
    if step == 0:
        s.tell(v.TURN_BEGINS, seat)
        return s.push(v.REVEAL, seat)  # YGG-069
    if step == 2:
        return s.push(v.MOVE, seat)  # YGG-070
    if step == 4:
        return s.push(v.DO_DUTY, seat)  # YGG-071
    if step == 6:
        return DONE
    return s.push(v.KIN_WINDOW, seat)


def reveal(s: YggState) -> int:
    """YGG-076, YGG-077, YGG-078: the card is set on the wheel; a pair activates its enemy.

    YGG-083, YGG-364: afterwards the support god of the card moves. YGG-124, YGG-302, YGG-373: Fenrir ends the turn of
    all but Tyr.
    """
    seat = s.actor()
    if s.step() == 0:
        card = turn_over(s, seat)
        if card == NO_CARD:
            return DONE
        enemy = deck.enemy_of(card)
        if set_first(s, card, enemy):
            sagas.trigger(s, enemy)
            return DONE
        deck.set_on_wheel(s, card)
        if s.slain & (1 << enemy):
            return_pair(s, seat, card, False)
            return DONE
        s.put(v.REVEAL_CARD, card)
        s.wake(1)
        enemies.activate(s, seat, enemy)
        return NEXT
    if s.step() == 1:
        card = s.get(v.REVEAL_CARD)
        is_fenrir = deck.enemy_of(card) == FENRIR
        return_pair(s, seat, card, is_fenrir)
        if is_fenrir and not powers.has(s, seat, TYR):  # YGG-302
            s.give_back(v.TURN_CUT_SHORT, 1)
        s.wake(2)
        if deck.is_support_card(s, card):
            s.call(v.DO_SUPPORT_MOVE, seat, deck.figure_of(card))
        return NEXT
    return DONE


def turn_over(s: YggState, seat: int) -> int:
    """YGG-069, YGG-076: the card laid at the start of the round is turned face up."""
    card = s.facedown[seat]
    s.facedown[seat] = NO_CARD
    if card == UNKNOWN:
        card = deck.see_unknown(s, seat)
    if card >= 0:
        s.tell(v.CARD_REVEALED, seat, deck.enemy_of(card), deck.figure_of(card))
    return card


def set_first(s: YggState, card: int, enemy: int) -> bool:
    """YGG-077, YGG-085, YGG-086, YGG-367: whether the card is now alone on its slot; a third sends the pair away."""
    count = deck.count_on_wheel(s, enemy)
    if count == 1:
        return False
    if count == 2:
        deck.put_under(s, 0, deck.take_from_wheel(s, enemy * 2), 85)  # YGG-085
        deck.put_under(s, 0, deck.take_from_wheel(s, enemy * 2), 85)  # YGG-085
    deck.set_on_wheel(s, card)
    return True


def return_pair(s: YggState, seat: int, card: int, shuffled: bool) -> int:
    """YGG-079, YGG-080, YGG-082, YGG-084: both cards go back to their owners, alone they stay."""
    if s.players == 1:
        return 0
    slot = deck.enemy_of(card) * 2
    first = deck.take_from_wheel(s, slot)
    second = deck.take_from_wheel(s, slot)
    deck.put_under(s, deck.owner(s, first, second), first, USUAL)
    deck.put_under(s, deck.owner(s, second, first), second, USUAL)
    if shuffled:
        deck.shuffle(s, seat)  # YGG-125, YGG-126, YGG-127: Fenrir's card of the active player alone
    return 2
