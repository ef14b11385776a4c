"""N, O. Cards paid with sun shards, or with both kinds, that are procedures of their own."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, exploit, forge, gains
from ninerealms.games.diceforge.rules.blessings import blessing, pair
from ninerealms.games.diceforge.rules.cards import moon_cards
from ninerealms.games.diceforge.rules.named import FIRST_TITAN, LAST_BOAR, MERCHANT, TRIDENT, TRIPLE_FACE, TWINS
from ninerealms.games.diceforge.rules.state import (
    DICE_EACH,
    FACES,
    HOME,
    RESOURCES,
    SANCTUARY,
    SLOTS,
    TWINS_ON_OTHERS,
    ForgeState,
)
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE

SET_GIVES: list[I8] = content.set_gives
SET_SLOT: list[I8] = content.set_slot
SLOT_SUN: list[I8] = content.slot_sun
SLOT_MOON: list[I8] = content.slot_moon

TREE_FULL = 8
TREE_GOLD = 3
MERCHANT_GLORY = 2


# --- Minotaur ----------------------------------------------------------------------------------------


def minotaur(s: ForgeState) -> int:
    """DFR-205, DFR-210: all others roll, then each loses what his faces would have given, in turn order."""
    seat = s.actor()
    if s.step() == 0:
        moon_cards.roll_others(s, seat, 205)  # DFR-205
        s.wake(1)
    for n in range(s.get(v.DO_MINOTAUR_AT), s.players):
        other = board.nth_seat(s, n)
        if other != seat:
            s.put(v.DO_MINOTAUR_AT, n + 1)
            one = board.shown(s, other * DICE_EACH)
            return pair.start(s, other, one, board.shown(s, other * DICE_EACH + 1), v.AS_LOSS)
    return DONE


# --- Tree, Merchant ----------------------------------------------------------------------------------


def tree(s: ForgeState) -> int:
    """DFR-277, DFR-279: 3 gold and 1 glory; with 8 gold or more in the main reserve 2 glory instead."""
    seat = s.actor()
    if s.step() == 1:
        return DONE
    s.wake(1)
    if board.held(s, seat, v.GOLD) >= TREE_FULL:
        return gains.take(s, seat, v.GLORY, 2, 0)  # DFR-278
    gains.take(s, seat, v.GLORY, 1, 0)
    return gains.take(s, seat, v.GOLD, TREE_GOLD, 0)


def merchant(s: ForgeState) -> int:
    """DFR-281, DFR-282, DFR-284: 2 glory, or one upgrade by as many levels as Merchants are used for it this turn."""
    seat = s.actor()
    slot = SET_SLOT[MERCHANT]
    if s.step() == 0:
        s.offer(0)
        left = s.cards[seat * SLOTS + slot] - s.used[slot] + 1
        for levels in range(1, left + 1):
            if s.upgraded == 1:
                s.close(levels, v.ONE_UPGRADE)  # DFR-283
            elif forge.can_upgrade(s, seat, levels):
                s.offer(levels)
            else:
                s.close(levels, v.NO_HIGHER_FACE)
        return s.ask(seat, v.USE_MERCHANTS, v.SOURCE_SCRIPT + MERCHANT, 1)
    if s.step() == 1:
        s.wake(2)
        if s.answer == 0:
            return gains.take(s, seat, v.GLORY, MERCHANT_GLORY, 0)
        levels = s.answer
        s.upgraded = 1
        s.used[slot] += levels - 1
        return s.call(v.UPGRADE_FACE, seat, 0, levels)
    return DONE


# --- Trident -----------------------------------------------------------------------------------------


def is_given_by_card(s: ForgeState, face: int) -> bool:
    """DFR-298, DFR-302: a set used in this game hands out this face."""
    for slot in range(SLOTS):
        if SET_GIVES[s.sets[slot] * FACES + face] == 1:
            return True
    return False


def trident(s: ForgeState) -> int:
    """DFR-296, DFR-299, DFR-300: all gold of the main reserve, be it none, for any face of Sanctuary or Gardens."""
    seat = s.actor()
    if s.step() == 0:
        if board.held(s, seat, v.GOLD) > 0:
            s.tell_by(296, v.PAID, seat, v.GOLD, board.held(s, seat, v.GOLD))  # DFR-296
        s.reserve[seat * RESOURCES + v.GOLD] = 0  # DFR-297
        for face in range(FACES):
            if face >= SANCTUARY and (face < TRIPLE_FACE or face > LAST_BOAR):
                s.close(face, v.NOT_OF_THE_TEMPLE)
            elif is_given_by_card(s, face):
                s.close(face, v.CARD_GIVES_IT)  # DFR-298
            elif s.pool[face] == 0:
                s.close(face, v.NONE_LEFT if face < SANCTUARY else v.SPECIAL_GONE)
            else:
                s.offer(face)
        if s.count == 0 or not board.can_forge(s, seat):
            return DONE
        return s.ask(seat, v.FORGE_WHAT, v.SOURCE_SCRIPT + TRIDENT, 1)
    if s.step() == 1:
        s.wake(2)
        return forge.start_place(s, seat, s.answer)
    return DONE


# --- Eternal Fire, Left Hand, First Titan ------------------------------------------------------------


def eternal_fire(s: ForgeState) -> int:
    """DFR-303, DFR-306, DFR-309, DFR-310, DFR-529: after this exploit the turn ends and the buyer takes another."""
    s.again = 1
    s.tell(v.NEW_TURN, s.actor())
    return DONE


def oust_all(s: ForgeState, seat: int) -> int:
    """DFR-311, DFR-316: every pawn on an island goes home; Great Bears. The mask of the ousted."""
    ousted = 0
    for n in range(s.players):
        other = board.nth_seat(s, n)
        if s.pawn[other] != HOME:
            s.tell_by(311, v.OUSTED, seat, other, s.pawn[other])  # DFR-311
            s.pawn[other] = HOME
            ousted |= 1 << other
            if other != seat:
                exploit.pay_bears(s, other)  # DFR-317
    if ousted & ~(1 << seat):
        exploit.pay_bears(s, seat)  # DFR-314, DFR-315
    return ousted


def left_hand(s: ForgeState) -> int:
    """DFR-228, DFR-312, DFR-313: all ousted roll; the buyer applies his own pair, then theirs."""
    seat = s.actor()
    if s.step() == 0:
        s.put(v.DO_LEFT_HAND_OUSTED, oust_all(s, seat))
        dice = 0
        for n in range(s.players):
            other = board.nth_seat(s, n)
            if s.get(v.DO_LEFT_HAND_OUSTED) & (1 << other):
                blessing.roll_pair(s, other, 312)  # DFR-312
                if other == seat or s.flags & TWINS_ON_OTHERS:
                    dice |= 3 << (other * DICE_EACH)
        s.wake(1)
        if dice != 0 and board.owned(s, seat, TWINS) > 0:
            return blessing.start_rerolls(s, seat, dice)
    for n in range(s.get(v.DO_LEFT_HAND_AT), s.players):
        other = board.nth_seat(s, n)
        if s.get(v.DO_LEFT_HAND_OUSTED) & (1 << other):
            s.put(v.DO_LEFT_HAND_AT, n + 1)
            one = board.shown(s, other * DICE_EACH)
            two = board.shown(s, other * DICE_EACH + 1)
            if other == seat:
                return blessing.start_favour(s, seat, one, two, v.OWN_DICE, s.get(v.BACK_FROM_REROLLS))  # DFR-457
            return pair.start(s, seat, one, two, 0)  # DFR-318
    return DONE


def first_titan(s: ForgeState) -> int:
    """DFR-319, DFR-320, DFR-321, DFR-323, DFR-324: a card of one shard, free, without moving, with all effects."""
    seat = s.actor()
    if s.step() == 0:
        for slot in range(SLOTS):
            if SLOT_SUN[slot] + SLOT_MOON[slot] > 1:
                s.close(slot, v.TOO_DEAR_SLOT)
            elif s.stack[slot] == 0:
                s.close(slot, v.STACK_EMPTY)
            else:
                s.offer(slot)
        if s.count == 0:
            return DONE  # DFR-322
        return s.ask(seat, v.FREE_EXPLOIT, v.SOURCE_SCRIPT + FIRST_TITAN, 1)
    if s.step() == 1:
        s.wake(2)
        return s.call(v.DO_EXPLOIT, seat, s.answer, 1)
    return DONE
