"""Build Monument and all that follows (LOR-059, LOR-060, LOR-061, LOR-150)."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import board
from ninerealms.games.ragnarok.rules.special import wheel
from ninerealms.games.ragnarok.rules.state import MONUMENTS, NOWHERE, SEATS, RagnarokState
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE, USUAL

PIECES: Number = content.GAME["pieces"]

# Where the procedure wakes.
CHOOSE = 0
CHOSEN = 1
LOKI = 2
OVER = 3


def build(s: RagnarokState) -> int:
    """LOR-059, LOR-062, LOR-150, LOR-180: a piece, the reset, every monster once, Loki; or only the wheel."""
    seat, step = s.actor(), s.step()
    if step == CHOOSE:
        for monument in range(MONUMENTS):
            if s.monument[monument] < PIECES:
                s.offer(monument)
            else:
                s.close(monument, v.COMPLETE)
        if s.count == 0:
            reset_wheel(s, seat, 62)  # LOR-062
            return DONE
        return s.ask(seat, v.BUILD_WHAT, 0, CHOSEN)
    if step == CHOSEN:
        s.monument[s.answer] += 1
        s.tell(v.MONUMENT_BUILT, seat, s.answer, s.monument[s.answer])
        reset_wheel(s, seat, USUAL)
        refresh(s, seat)
        s.wake(LOKI)
        return s.push(v.ACTIVATE_EACH, seat)
    if step == LOKI and s.loki != NOWHERE:
        s.wake(OVER)
        return s.push(v.MOVE_LOKI, seat)
    return DONE


def reset_wheel(s: RagnarokState, seat: int, rule: int) -> int:
    """LOR-060: all players take back their markers."""
    for other in range(SEATS):
        s.wheel[other] = 0
    return s.tell_by(rule, v.WHEEL_RESET, seat)


def refresh(s: RagnarokState, seat: int) -> int:
    """LOR-060, LOR-173, UTG-104: priests come back unready, the builder readies one per Temple; artefacts refresh."""
    for other in range(SEATS):
        s.praying[other] = 0
    wheel.ready_priests(s, seat, board.count_temples(s, seat), 60)  # LOR-060
    s.used = 0
    return 0
