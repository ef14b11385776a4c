"""N, O. Tokens a player may spend at any moment of his own turn: Triton and Companion."""

from __future__ import annotations

from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, gains
from ninerealms.games.diceforge.rules.named import COMPANION, PICK_TRITON, TRITON
from ninerealms.games.diceforge.rules.state import COPIES, SPENT, ForgeState
from ninerealms.kernel.state import NEXT


def offer(s: ForgeState, seat: int) -> int:
    """DFR-213, DFR-244, DFR-511, DFR-530: only the active player, in any question where a gain may matter."""
    if seat != s.active:
        return 0
    before = s.count
    if s.triton[seat] > 0:
        s.offer(v.SPEND_TRITON)
    for k in range(board.owned(s, seat, COMPANION)):
        if s.companion[seat * COPIES + k] > 0:
            s.offer(v.CASH_COMPANION + k)
    return s.count - before


def use(s: ForgeState, seat: int, value: int) -> int:
    """DFR-213, DFR-244, DFR-245, DFR-246: the token is spent; the running procedure asks again afterwards."""
    if value == v.SPEND_TRITON:
        s.triton[seat] -= 1
        s.tell(v.TRITON_SPENT, seat)
        return gains.start_choice(s, seat, PICK_TRITON, 1, v.SOURCE_SCRIPT + TRITON)
    place = seat * COPIES + value - v.CASH_COMPANION
    count = s.companion[place]
    s.companion[place] = SPENT
    s.tell(v.COMPANION_CASHED, seat, count)
    gains.fill(s, seat, v.SUN, count)
    gains.fill(s, seat, v.GLORY, count)
    return NEXT
