"""C. Step 2 of a turn: reinforcements."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board
from ninerealms.games.diceforge.rules.cards import effects, tokens
from ninerealms.games.diceforge.rules.named import COMPANION
from ninerealms.games.diceforge.rules.state import COPIES, SLOTS, SPENT, ForgeState
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE

SET_REINFORCES: list[I8] = content.set_reinforces

LAST_SPACE = 5
POSSIBLE = -1


def can_advance(s: ForgeState, seat: int, k: int) -> bool:
    """DFR-242, DFR-243, DFR-245: a Companion not yet at its end, not spent, not advanced this turn."""
    place = s.companion[seat * COPIES + k]
    return place != SPENT and place < LAST_SPACE and s.advanced & (1 << k) == 0


def obstacle(s: ForgeState, seat: int, slot: int) -> int:
    """DFR-050, DFR-201, DFR-243, DFR-288: why the cards of a slot cannot be used, or POSSIBLE."""
    card = s.sets[slot]
    if SET_REINFORCES[card] == 0:
        return v.NOT_REINFORCEMENT
    copies = s.cards[seat * SLOTS + slot]
    if copies == 0:
        return v.NOT_OWNED
    if card == COMPANION:
        for k in range(copies):
            if can_advance(s, seat, k):
                return POSSIBLE
        return v.COMPANION_AT_END
    if s.used[slot] >= copies:  # DFR-052
        return v.USED_THIS_TURN
    line = card * effects.LINES_EACH * effects.NUMBERS
    if effects.LINES[line] == v.PAY and board.gold(s, seat) < effects.LINES[line + 2]:
        return v.NO_GOLD
    return POSSIBLE


def refresh(s: ForgeState) -> int:
    """DFR-050, DFR-307: at the start of a turn every reinforcement is unused."""
    for slot in range(SLOTS):
        s.used[slot] = 0
    s.advanced = 0
    s.upgraded = 0
    return SLOTS


def has_any(s: ForgeState, seat: int) -> bool:
    """Whether step 2 could ask anything: a reinforcement card, or a token to spend."""
    if s.triton[seat] > 0:
        return True
    for slot in range(SLOTS):
        if s.cards[seat * SLOTS + slot] > 0 and SET_REINFORCES[s.sets[slot]] == 1:
            return True
    return False


def reinforcements(s: ForgeState) -> int:
    """DFR-046, DFR-050, DFR-051, DFR-053, DFR-056: each reinforcement card at most once, in any order."""
    seat = s.actor()
    if s.step() == 0:
        for slot in range(SLOTS):
            if s.cards[seat * SLOTS + slot] == 0 and s.reasons is None:
                continue
            reason = obstacle(s, seat, slot)
            if reason == POSSIBLE:
                s.offer(slot)
            else:
                s.close(slot, reason)
        if tokens.offer(s, seat) == 0 and s.count == 0:
            return DONE
        s.offer(v.STOP_REINFORCING)
        return s.ask(seat, v.REINFORCE, 0, 1)
    if s.answer == v.STOP_REINFORCING:
        return DONE
    s.wake(0)
    if s.answer >= v.SPEND_TRITON:
        return tokens.use(s, seat, s.answer)
    slot = s.answer
    s.used[slot] += 1
    s.tell(v.REINFORCED, seat, s.sets[slot])
    return effects.start(s, seat, s.sets[slot])


def companion(s: ForgeState) -> int:
    """DFR-242, DFR-243: one Companion advances; with several their owner says which."""
    seat = s.actor()
    if s.step() == 0:
        for k in range(board.owned(s, seat, COMPANION)):
            if can_advance(s, seat, k):
                s.offer(k)
        return s.ask(seat, v.ADVANCE_WHICH, v.SOURCE_SCRIPT + COMPANION, 1)
    s.companion[seat * COPIES + s.answer] += 1
    s.advanced |= 1 << s.answer
    s.tell(v.COMPANION_ADVANCED, seat, s.companion[seat * COPIES + s.answer])
    return DONE
