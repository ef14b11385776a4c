"""Monsters on the board: where they stand, who chooses for them, whom they can hit."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    ARMIES,
    FIGURES,
    GIANTS,
    MONSTERS,
    NOWHERE,
    RagnarokState,
)
from ninerealms.kernel.state import NOBODY

NONE = -1


def can_activate(s: RagnarokState) -> bool:
    """LOR-157: whether any monster is left."""
    for monster in range(MONSTERS):
        if board.is_alive(s, monster):
            return True
    return False


def has_giant(s: RagnarokState, where: int) -> bool:
    """UTG-075: whether a Frost Giant of mode M stands in a Region."""
    return board.is_monster_at(s, GIANTS, where)


def chooser(s: RagnarokState, monster: int, seat: int) -> int:
    """LOR-071, UTG-070: who makes its choices: its controller, else whoever activates it."""
    return seat if s.tamer[monster] == NOBODY else s.tamer[monster]


def can_be_hit(s: RagnarokState, army: int, monster: int, where: int) -> bool:
    """LOR-073, LOR-074, LOR-153, LOR-179: an Army there, unless it is the controller's."""
    return s.army_at[army] == where and where != NOWHERE and army // ARMIES != s.tamer[monster]


def count_hit(s: RagnarokState, monster: int, where: int) -> int:
    total = 0
    for army in range(ALL_ARMIES):
        if can_be_hit(s, army, monster, where):
            total += 1
    return total


def next_victim(s: RagnarokState, monster: int, where: int, first: int) -> int:
    """The next player clockwise from the active one who has Armies there, counted from `first` on, or NONE."""
    for n in range(first, s.players):
        seat = (s.turn + n) % s.players
        for army in range(seat * ARMIES, (seat + 1) * ARMIES):
            if can_be_hit(s, army, monster, where):
                return n
    return NONE


def next_army(s: RagnarokState, seat: int, monster: int, where: int, first: int) -> int:
    """The next Army of a player, counted from `first` on, that a monster can hit there, or NONE."""
    for army in range(seat * ARMIES, (seat + 1) * ARMIES):
        if army >= first and can_be_hit(s, army, monster, where):
            return army
    return NONE


def offer_armies(s: RagnarokState, seat: int, monster: int, where: int) -> int:
    """The Armies of a player that a monster can hit."""
    for army in range(seat * ARMIES, (seat + 1) * ARMIES):
        if can_be_hit(s, army, monster, where):
            armies.offer(s, army)
    return s.count


def close_armies(s: RagnarokState, reason: int) -> int:
    """Why the other Armies on the board cannot be named."""
    if s.reasons is None:
        return s.count
    for army in range(ALL_ARMIES):
        if s.army_at[army] != NOWHERE and not s.is_offered(army) and not armies.has_alike(s, army):
            s.close(army, reason)
    return s.count


def has_alike(s: RagnarokState, figure: int) -> bool:
    """LOR-186: whether another Giant of mode M in the same Region is offered."""
    for other in range(FIGURES):
        if other != figure and s.figure_at[other] == s.figure_at[figure] and s.is_offered(v.FIGURE + other):
            return True
    return False
