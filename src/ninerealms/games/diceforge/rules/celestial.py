"""P. The Celestial die."""

from __future__ import annotations

from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.content import CELESTIAL_SCRIPT
from ninerealms.games.diceforge.rules import board, gains, pay
from ninerealms.games.diceforge.rules.cards import effects, tokens
from ninerealms.games.diceforge.rules.named import CERBERUS, PICK_TWINS, TWINS
from ninerealms.games.diceforge.rules.state import CERBERUS_ON_CELESTIAL, SIDES, ForgeState
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import DONE

TWINS_COST = 3


def roll(s: ForgeState, seat: int, rule: int) -> int:
    """DFR-329: six different faces, equally likely."""
    s.put(v.CELESTIAL_RESULT, s.rng.below(SIDES, DICE))
    return s.tell_by(rule, v.CELESTIAL_ROLLED, seat, s.get(v.CELESTIAL_RESULT))


def celestial(s: ForgeState) -> int:
    """DFR-219, DFR-255, DFR-339, DFR-364: roll, reroll, apply; then the next."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        if s.get(v.CELESTIAL_LEFT) == 0:
            return DONE
        s.put(v.CELESTIAL_LEFT, s.get(v.CELESTIAL_LEFT) - 1)
        s.put(v.CELESTIAL_USED, 0)
        roll(s, seat, 329)  # DFR-329
    if step == 2:
        return rerolled(s, seat)
    if step <= 1 and s.get(v.CELESTIAL_USED) < board.owned(s, seat, TWINS):
        return ask_twins(s, seat)
    if step <= 3:
        s.wake(4)
        return effects.start(s, seat, CELESTIAL_SCRIPT + s.get(v.CELESTIAL_RESULT))
    if step == 4 and s.get(v.CELESTIAL_USED) > 0:
        s.wake(5)
        return gains.start_choice(s, seat, PICK_TWINS, s.get(v.CELESTIAL_USED), v.SOURCE_SCRIPT + TWINS)
    if step <= 5 and s.flags & CERBERUS_ON_CELESTIAL and s.cerberus[seat] > 0:  # DFR-196
        s.offer(0)
        s.offer(1)
        return s.ask(seat, v.REPEAT, v.SOURCE_SCRIPT + CERBERUS, 6)
    if step == 6 and s.answer == 1:
        s.cerberus[seat] -= 1
        s.tell(v.REPEATED, seat)
        s.wake(0)
        return effects.start(s, seat, CELESTIAL_SCRIPT + s.get(v.CELESTIAL_RESULT))
    return s.wake(0)


def ask_twins(s: ForgeState, seat: int) -> int:
    """DFR-222: the Celestial die may be rerolled as well."""
    s.offer(v.KEEP_ROLL)
    if board.gold(s, seat) >= TWINS_COST:
        s.offer(v.REROLL_CELESTIAL)
    else:
        s.close(v.REROLL_CELESTIAL, v.NO_GOLD)
    tokens.offer(s, seat)
    return s.ask(seat, v.REROLL, v.SOURCE_SCRIPT + CELESTIAL_SCRIPT + s.get(v.CELESTIAL_RESULT), 2)


def rerolled(s: ForgeState, seat: int) -> int:
    if s.answer == v.KEEP_ROLL:
        return s.wake(3)
    s.wake(1)
    if s.answer >= v.SPEND_TRITON:
        return tokens.use(s, seat, s.answer)
    s.put(v.CELESTIAL_USED, s.get(v.CELESTIAL_USED) + 1)
    roll(s, seat, 222)  # DFR-222
    return pay.pay_gold(s, seat, TWINS_COST)
