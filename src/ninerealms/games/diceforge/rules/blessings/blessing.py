"""D. Divine blessings, E. Minor blessings, with Twins and Cerberus."""

from __future__ import annotations

from ninerealms.games.diceforge.codes import (
    BLESSING,
    FAVOUR,
    KEEP_ROLL,
    MINOR,
    NO_FACE,
    NO_GOLD,
    PICK_DIE,
    REPEAT,
    REPEATED,
    REROLL,
    REROLL_DIE,
    REROLLED,
    REROLLS,
    ROLLED,
    SOURCE_SCRIPT,
    SPEND_TRITON,
)
from ninerealms.games.diceforge.rules import board, gains, pay
from ninerealms.games.diceforge.rules.blessings import pair
from ninerealms.games.diceforge.rules.cards import tokens
from ninerealms.games.diceforge.rules.named import CERBERUS, PICK_TWINS, TWINS
from ninerealms.games.diceforge.rules.state import DICE_EACH, SIDES, ForgeState
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import DONE, NEXT

TWINS_COST = 3
ALL_DICE = 8
TWINS_BITS = 3
TWINS_MASK = 7

# Registers: BLESSING.
SEATS_MASK = 0
MODE = 1
AT = 2
REROLLS_BY_SEAT = 3
BACK = 4
TIMES = 5
# FAVOUR.
ONE = 0
OTHER = 1
FAVOUR_MODE = 2
REWARDS = 3
# MINOR.
DIE = 0
LEFT = 2
# REROLLS.
DICE_MASK = 0
USED = 1


def start_blessing(s: ForgeState, seats: int, times: int, mode: int) -> int:
    """Push divine blessings for a mask of seats."""
    s.push(BLESSING, s.active)
    s.put(SEATS_MASK, seats)
    s.put(MODE, mode)
    s.put(TIMES, times)
    return NEXT


def roll_pair(s: ForgeState, seat: int, rule: int) -> int:
    """DFR-061: both dice of a player are rolled and shown."""
    one = board.roll(s, seat * DICE_EACH)
    other = board.roll(s, seat * DICE_EACH + 1)
    s.tell_by(rule, ROLLED, seat, one, other, 0)
    return one


def blessing(s: ForgeState) -> int:
    """DFR-049, DFR-061, DFR-065, DFR-066, DFR-110, DFR-148: all roll, then each applies, in turn order."""
    step = s.step()
    if step == 0:
        seats = s.get(SEATS_MASK)
        for n in range(s.players):
            seat = board.nth_seat(s, n)
            if seats & (1 << seat):
                roll_pair(s, seat, 61)  # DFR-061
        s.put(AT, 0)
        s.put(REROLLS_BY_SEAT, 0)
        s.wake(1 if s.sets[0] == TWINS else 3)
    if step == 2:
        seat = board.nth_seat(s, s.get(AT))
        s.put(REROLLS_BY_SEAT, s.get(REROLLS_BY_SEAT) | (s.get(BACK) << (TWINS_BITS * seat)))
        s.put(AT, s.get(AT) + 1)
        s.wake(1)
    if s.step() == 1:
        return ask_twins(s)
    return bless_next(s)


def ask_twins(s: ForgeState) -> int:
    """DFR-219, DFR-226, DFR-227, DFR-522: before anything is applied, owners of Twins may reroll."""
    while s.get(AT) < s.players:
        seat = board.nth_seat(s, s.get(AT))
        if s.get(SEATS_MASK) & (1 << seat) and board.owned(s, seat, TWINS) > 0:
            s.wake(2)
            return start_rerolls(s, seat, 3 << (seat * DICE_EACH))
        s.put(AT, s.get(AT) + 1)
    s.put(AT, 0)
    return s.wake(3)


def bless_next(s: ForgeState) -> int:
    """DFR-062, DFR-066: the next player in turn order applies what he rolled."""
    mode = s.get(MODE)
    seats = s.get(SEATS_MASK)
    rerolled = s.get(REROLLS_BY_SEAT)
    depth = s.top
    for n in range(s.get(AT), s.players):
        seat = board.nth_seat(s, n)
        if seats & (1 << seat) == 0:
            continue
        one = board.shown(s, seat * DICE_EACH)
        other = board.shown(s, seat * DICE_EACH + 1)
        rewards = (rerolled >> (TWINS_BITS * seat)) & TWINS_MASK
        s.put(AT, n + 1)
        s.wake(3)
        if rewards > 0 or s.cerberus[seat] > 0:
            return start_favour(s, seat, one, other, mode, rewards)
        if not pair.apply_quickly(s, seat, one, other, mode):
            return pair.start(s, seat, one, other, mode)
        if s.top != depth:
            return NEXT
    s.put(TIMES, s.get(TIMES) - 1)
    if s.get(TIMES) > 0:
        return s.wake(0)  # DFR-049
    return DONE


def start_favour(s: ForgeState, seat: int, one: int, other: int, mode: int, rewards: int) -> int:
    s.push(FAVOUR, seat)
    s.put(ONE, one)
    s.put(OTHER, other)
    s.put(FAVOUR_MODE, mode)
    s.put(REWARDS, rewards)
    return NEXT


def favour(s: ForgeState) -> int:
    """DFR-193, DFR-194, DFR-195, DFR-400, DFR-525: a roll is applied, Twins pay, Cerberus repeats."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        s.wake(1)
        return pair.start(s, seat, s.get(ONE), s.get(OTHER), s.get(FAVOUR_MODE))
    if step == 1 and s.get(REWARDS) > 0:
        s.wake(2)
        return gains.start_choice(s, seat, PICK_TWINS, s.get(REWARDS), SOURCE_SCRIPT + TWINS)  # DFR-220, DFR-523
    if step <= 2 and s.cerberus[seat] > 0:
        s.offer(0)
        s.offer(1)
        return s.ask(seat, REPEAT, SOURCE_SCRIPT + CERBERUS, 3)
    if step == 3 and s.answer == 1:
        s.cerberus[seat] -= 1
        s.tell(REPEATED, seat, 0, 0, 0)
        s.wake(4)
        return pair.start(s, seat, s.get(ONE), s.get(OTHER), s.get(FAVOUR_MODE))
    return DONE


def start_minor(s: ForgeState, seat: int, die: int, times: int, mode: int) -> int:
    """Push minor blessings, all with one die: 1 + die, or 0 to let the player choose."""
    s.push(MINOR, seat)
    s.put(DIE, die)
    s.put(MODE, mode)
    s.put(LEFT, times)
    return NEXT


def minor(s: ForgeState) -> int:
    """DFR-071, DFR-072, DFR-073, DFR-077, DFR-215: a die is chosen, rolled and applied, as often as asked.

    DFR-074, DFR-075, DFR-076: no other face stands beside it, so x3 gives nothing, a shield or Chaos its light part.
    """
    seat = s.actor()
    if s.step() == 0 and s.get(DIE) == 0:
        s.offer(0)
        s.offer(1)
        return s.ask(seat, PICK_DIE, 0, 1)
    if s.step() <= 1:
        if s.get(DIE) == 0:
            s.put(DIE, s.answer + 1)
        board.roll_one(s, seat, s.get(DIE) - 1)
        s.put(BACK, 0)
        s.wake(2)
        if board.owned(s, seat, TWINS) > 0:
            return start_rerolls(s, seat, 1 << (seat * DICE_EACH + s.get(DIE) - 1))
        return NEXT
    if s.step() == 2:
        s.wake(3)
        face = board.shown(s, seat * DICE_EACH + s.get(DIE) - 1)
        return start_favour(s, seat, face, NO_FACE, s.get(MODE), s.get(BACK))
    s.put(LEFT, s.get(LEFT) - 1)
    if s.get(LEFT) > 0:
        return s.wake(1)
    return DONE


def start_rerolls(s: ForgeState, seat: int, dice: int) -> int:
    s.push(REROLLS, seat)
    s.put(DICE_MASK, dice)
    return NEXT


def rerolls(s: ForgeState) -> int:
    """DFR-219, DFR-221, DFR-223, DFR-224, DFR-225: each Twins card may reroll one die for 3 gold; the last counts."""
    seat = s.actor()
    if s.step() == 0:
        if s.get(USED) >= board.owned(s, seat, TWINS):
            s.give_back(BACK, s.get(USED))
            return DONE
        s.offer(KEEP_ROLL)
        for die in range(ALL_DICE):
            if s.get(DICE_MASK) & (1 << die):
                if board.gold(s, seat) >= TWINS_COST:
                    s.offer(REROLL_DIE + die)
                else:
                    s.close(REROLL_DIE + die, NO_GOLD)
        tokens.offer(s, seat)
        return s.ask(seat, REROLL, SOURCE_SCRIPT + TWINS, 1)
    if s.answer == KEEP_ROLL:
        s.give_back(BACK, s.get(USED))
        return DONE
    s.wake(0)
    if s.answer >= SPEND_TRITON:
        return tokens.use(s, seat, s.answer)
    die = s.answer - REROLL_DIE
    s.put(USED, s.get(USED) + 1)
    s.up[die] = s.rng.below(SIDES, DICE)
    s.tell(REROLLED, seat, die, board.shown(s, die), 0)
    return pay.pay_gold(s, seat, TWINS_COST)
