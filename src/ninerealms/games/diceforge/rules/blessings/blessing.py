"""D. Divine blessings, E. Minor blessings, with Twins and Cerberus."""

from __future__ import annotations

from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, gains, pay
from ninerealms.games.diceforge.rules.blessings import pair
from ninerealms.games.diceforge.rules.cards import tokens
from ninerealms.games.diceforge.rules.named import CERBERUS, M1, PICK_TWINS, TWINS
from ninerealms.games.diceforge.rules.state import DICE_EACH, SIDES, ForgeState
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import DONE, NEXT

TWINS_COST = 3
ALL_DICE = 8
TWINS_BITS = 3
TWINS_MASK = 7


def start_blessing(s: ForgeState, seats: int, times: int, mode: int) -> int:
    """Push divine blessings for a mask of seats."""
    s.call(v.BLESSING, s.active, seats, mode)
    s.put(v.BLESSING_TIMES, times)
    return NEXT


def roll_pair(s: ForgeState, seat: int, rule: int) -> int:
    """DFR-061: both dice of a player are rolled and shown."""
    one = board.roll(s, seat * DICE_EACH)
    other = board.roll(s, seat * DICE_EACH + 1)
    s.tell_by(rule, v.ROLLED, seat, one, other)
    return one


def blessing(s: ForgeState) -> int:
    """DFR-049, DFR-061, DFR-065, DFR-066, DFR-110, DFR-148: all roll, then each applies, in turn order."""
    step = s.step()
    if step == 0:
        seats = s.get(v.BLESSING_SEATS)
        for n in range(s.players):
            seat = board.nth_seat(s, n)
            if seats & (1 << seat):
                roll_pair(s, seat, 61)  # DFR-061
        s.put(v.BLESSING_AT, 0)
        s.put(v.BLESSING_REROLLS, 0)
        s.wake(1 if s.sets[M1] == TWINS else 3)
    if step == 2:
        seat = board.nth_seat(s, s.get(v.BLESSING_AT))
        s.put(v.BLESSING_REROLLS, s.get(v.BLESSING_REROLLS) | (s.get(v.BACK_FROM_REROLLS) << (TWINS_BITS * seat)))
        s.put(v.BLESSING_AT, s.get(v.BLESSING_AT) + 1)
        s.wake(1)
    if s.step() == 1:
        return ask_twins(s)
    return bless_next(s)


def ask_twins(s: ForgeState) -> int:
    """DFR-219, DFR-226, DFR-227, DFR-522: before anything is applied, owners of Twins may reroll."""
    while s.get(v.BLESSING_AT) < s.players:
        seat = board.nth_seat(s, s.get(v.BLESSING_AT))
        if s.get(v.BLESSING_SEATS) & (1 << seat) and board.owned(s, seat, TWINS) > 0:
            s.wake(2)
            return start_rerolls(s, seat, 3 << (seat * DICE_EACH))
        s.put(v.BLESSING_AT, s.get(v.BLESSING_AT) + 1)
    s.put(v.BLESSING_AT, 0)
    return s.wake(3)


def bless_next(s: ForgeState) -> int:
    """DFR-062, DFR-066: the next player in turn order applies what he rolled."""
    mode = s.get(v.BLESSING_MODE)
    seats = s.get(v.BLESSING_SEATS)
    rerolled = s.get(v.BLESSING_REROLLS)
    depth = s.top
    for n in range(s.get(v.BLESSING_AT), s.players):
        seat = board.nth_seat(s, n)
        if seats & (1 << seat) == 0:
            continue
        one = board.shown(s, seat * DICE_EACH)
        other = board.shown(s, seat * DICE_EACH + 1)
        rewards = (rerolled >> (TWINS_BITS * seat)) & TWINS_MASK
        s.put(v.BLESSING_AT, n + 1)
        s.wake(3)
        if rewards > 0 or s.cerberus[seat] > 0:
            return start_favour(s, seat, one, other, mode, rewards)
        if not pair.apply_quickly(s, seat, one, other, mode):
            return pair.start(s, seat, one, other, mode)
        if s.top != depth:
            return NEXT
    s.put(v.BLESSING_TIMES, s.get(v.BLESSING_TIMES) - 1)
    if s.get(v.BLESSING_TIMES) > 0:
        return s.wake(0)  # DFR-049
    return DONE


def start_favour(s: ForgeState, seat: int, one: int, other: int, mode: int, rewards: int) -> int:
    return s.call(v.FAVOUR, seat, one, other, mode, rewards)


def favour(s: ForgeState) -> int:
    """DFR-193, DFR-194, DFR-195, DFR-400, DFR-525: a roll is applied, Twins pay, Cerberus repeats."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        s.wake(1)
        return pair.start(s, seat, s.get(v.FAVOUR_ONE), s.get(v.FAVOUR_OTHER), s.get(v.FAVOUR_MODE))
    if step == 1 and s.get(v.FAVOUR_REWARDS) > 0:
        s.wake(2)  # DFR-220, DFR-523
        return gains.start_choice(s, seat, PICK_TWINS, s.get(v.FAVOUR_REWARDS), v.SOURCE_SCRIPT + TWINS)
    if step <= 2 and s.cerberus[seat] > 0:
        s.offer(0)
        s.offer(1)
        return s.ask(seat, v.REPEAT, v.SOURCE_SCRIPT + CERBERUS, 3)
    if step == 3 and s.answer == 1:
        s.cerberus[seat] -= 1
        s.tell(v.REPEATED, seat)
        s.wake(4)
        return pair.start(s, seat, s.get(v.FAVOUR_ONE), s.get(v.FAVOUR_OTHER), s.get(v.FAVOUR_MODE))
    return DONE


def start_minor(s: ForgeState, seat: int, die: int, times: int, mode: int) -> int:
    """Push minor blessings, all with one die: 1 + die, or 0 to let the player choose."""
    return s.call(v.MINOR, seat, die, mode, times)


def minor(s: ForgeState) -> int:
    """DFR-071, DFR-072, DFR-073, DFR-077, DFR-215: a die is chosen, rolled and applied, as often as asked.

    DFR-074, DFR-075, DFR-076: no other face stands beside it, so x3 gives nothing, a shield or Chaos its light part.
    """
    seat = s.actor()
    if s.step() == 0 and s.get(v.MINOR_DIE) == 0:
        s.offer(0)
        s.offer(1)
        return s.ask(seat, v.PICK_DIE, 0, 1)
    if s.step() <= 1:
        if s.get(v.MINOR_DIE) == 0:
            s.put(v.MINOR_DIE, s.answer + 1)
        board.roll_one(s, seat, s.get(v.MINOR_DIE) - 1)
        s.put(v.BACK_FROM_REROLLS, 0)
        s.wake(2)
        if board.owned(s, seat, TWINS) > 0:
            return start_rerolls(s, seat, 1 << (seat * DICE_EACH + s.get(v.MINOR_DIE) - 1))
        return NEXT
    if s.step() == 2:
        s.wake(3)
        face = board.shown(s, seat * DICE_EACH + s.get(v.MINOR_DIE) - 1)
        return start_favour(s, seat, face, v.NO_FACE, s.get(v.MINOR_MODE), s.get(v.BACK_FROM_REROLLS))
    s.put(v.MINOR_LEFT, s.get(v.MINOR_LEFT) - 1)
    if s.get(v.MINOR_LEFT) > 0:
        return s.wake(1)
    return DONE


def start_rerolls(s: ForgeState, seat: int, dice: int) -> int:
    return s.call(v.REROLLS, seat, dice)


def rerolls(s: ForgeState) -> int:
    """DFR-219, DFR-221, DFR-223, DFR-224, DFR-225: each Twins card may reroll one die for 3 gold; the last counts."""
    seat = s.actor()
    if s.step() == 0:
        if s.get(v.REROLLS_USED) >= board.owned(s, seat, TWINS):
            s.give_back(v.BACK_FROM_REROLLS, s.get(v.REROLLS_USED))
            return DONE
        s.offer(v.KEEP_ROLL)
        for die in range(ALL_DICE):
            if s.get(v.REROLLS_DICE) & (1 << die):
                if board.gold(s, seat) >= TWINS_COST:
                    s.offer(v.REROLL_DIE + die)
                else:
                    s.close(v.REROLL_DIE + die, v.NO_GOLD)
        tokens.offer(s, seat)
        return s.ask(seat, v.REROLL, v.SOURCE_SCRIPT + TWINS, 1)
    if s.answer == v.KEEP_ROLL:
        s.give_back(v.BACK_FROM_REROLLS, s.get(v.REROLLS_USED))
        return DONE
    s.wake(0)
    if s.answer >= v.SPEND_TRITON:
        return tokens.use(s, seat, s.answer)
    die = s.answer - v.REROLL_DIE
    s.put(v.REROLLS_USED, s.get(v.REROLLS_USED) + 1)
    s.up[die] = s.rng.below(SIDES, DICE)
    s.tell(v.REROLLED, seat, die, board.shown(s, die))
    return pay.pay_gold(s, seat, TWINS_COST)
