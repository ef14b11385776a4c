"""Armies: where they are, what they are worth, what follows when one comes, grows, shrinks or goes."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import board, ends
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    ARMIES,
    NOWHERE,
    REALM,
    SNORRI,
    RagnarokState,
)
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import NOBODY, USUAL

MOST_VALUE: Number = content.GAME["most_value"]
GIANTS_IN_STOCK: Number = content.GAME["giants"]


def owner(army: int) -> int:
    return army // ARMIES


def total(s: RagnarokState, seat: int, region: int) -> int:
    """What a seat's Armies in a Region are worth together."""
    found = 0
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] == region:
            found += s.army_value[army]
    return found


def count_in(s: RagnarokState, seat: int, region: int) -> int:
    found = 0
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] == region:
            found += 1
    return found


def seats_in(s: RagnarokState, region: int) -> int:
    """Whose Armies are in a Region, as bits."""
    found = 0
    for army in range(s.players * ARMIES):
        if s.army_at[army] == region:
            found |= 1 << army // ARMIES
    return found


def has_enemy(s: RagnarokState, seat: int, region: int) -> bool:
    """Whether somebody else has an Army in a Region."""
    return seats_in(s, region) & ~(1 << seat) != 0


def is_contested(s: RagnarokState, region: int) -> bool:
    """LOR-080: Armies of two players."""
    seats = seats_in(s, region)
    return seats & (seats - 1) != 0


def is_on_board(s: RagnarokState, seat: int) -> bool:
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] != NOWHERE:
            return True
    return False


def total_value(s: RagnarokState, seat: int) -> int:
    """LOR-114: what all Armies of a seat are worth."""
    found = 0
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] != NOWHERE:
            found += s.army_value[army]
    return found


def spare(s: RagnarokState, seat: int) -> int:
    """LOR-121: an Army in the seat's supply, or NOWHERE."""
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] == NOWHERE:
            return army
    return NOWHERE


def count_spare(s: RagnarokState, seat: int) -> int:
    found = 0
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] == NOWHERE:
            found += 1
    return found


# --- values ---------------------------------------------------------------------------------------


def lower(s: RagnarokState, army: int, points: int, rule: int) -> int:
    """LOR-025, LOR-119, LOR-153: an Army loses points; below 1 it goes back to its owner's supply."""
    region = s.army_at[army]
    if s.army_value[army] <= points:
        s.tell_by(rule, v.ARMY_LOWERED, owner(army), region, 0)
        return destroy(s, army, 1044 if s.window else USUAL)  # UTG-044
    s.army_value[army] -= points
    s.tell_by(rule, v.ARMY_LOWERED, owner(army), region, s.army_value[army])
    return s.army_value[army]


def destroy(s: RagnarokState, army: int, rule: int) -> int:
    """LOR-025, LOR-119: an Army goes back to its owner's supply; a Giant that is left alone goes too."""
    region = s.army_at[army]
    s.army_at[army] = NOWHERE
    s.army_value[army] = 0
    s.came[army] = NOWHERE
    s.tell_by(rule, v.ARMY_DESTROYED, owner(army), region)
    return check_giants(s)


def grow(s: RagnarokState, army: int, rule: int) -> int:
    """LOR-147: an Army is raised by 1; so it may take a neutral Region."""
    s.army_value[army] += 1
    s.tell_by(rule, v.RAISED, owner(army), s.army_at[army], s.army_value[army])
    return claim(s, s.army_at[army], False)


def can_grow(s: RagnarokState, army: int) -> bool:
    return s.army_at[army] != NOWHERE and s.army_value[army] < MOST_VALUE


# --- coming and going -----------------------------------------------------------------------------


def enlist(s: RagnarokState, seat: int, region: int, value: int) -> int:
    """LOR-117: an Army of the supply comes into a Region."""
    army = spare(s, seat)
    s.army_value[army] = value
    s.came[army] = NOWHERE
    return enter(s, army, region, False)


def enter(s: RagnarokState, army: int, region: int, with_giant: bool) -> int:
    """LOR-117, LOR-119, UTG-031, UTG-036: an Army comes into a Region, its Giant too or not; then control."""
    s.army_at[army] = region
    if with_giant:
        s.giant_at[owner(army)] = region
    check_giants(s)
    return claim(s, region, True)


def check_giants(s: RagnarokState) -> int:
    """UTG-035, UTG-047, LOR-119: a Giant without an Army of its owner goes to the Stock, but not inside the window."""
    if s.mode != REALM or s.window:
        return 0
    for seat in range(s.players):
        region = s.giant_at[seat]
        if region != NOWHERE and count_in(s, seat, region) == 0:
            s.giant_at[seat] = NOWHERE
            s.tell(v.GIANT_LEFT, seat, region)
    return 1


def count_stock(s: RagnarokState) -> int:
    """UTG-012, UTG-024: the Giants nobody has."""
    left = GIANTS_IN_STOCK
    for seat in range(s.players):
        if s.giant_at[seat] != NOWHERE:
            left -= 1
    return left


# --- control --------------------------------------------------------------------------------------


def claim(s: RagnarokState, region: int, by_entry: bool) -> int:
    """LOR-020, LOR-021, LOR-024, LOR-042: whose Armies alone are in a Region may now control it.

    LOR-088: where a Battle is fought, that waits for its end.
    """
    seats = seats_in(s, region)
    if region == s.battle_at or seats == 0 or seats & (seats - 1):
        return NOBODY
    seat = 0
    while seats >> seat != 1:
        seat += 1
    if s.control[region] == seat:
        return seat
    if s.control[region] != NOBODY:
        return take(s, seat, region, by_entry, 21)  # LOR-021
    if total(s, seat, region) >= board.VALUE[region]:
        return take(s, seat, region, by_entry, USUAL)
    return NOBODY


def take(s: RagnarokState, seat: int, region: int, is_free: bool, rule: int) -> int:
    """LOR-022: a marker is laid, for good until another takes the Region."""
    s.control[region] = seat
    s.tell_by(rule, v.TOOK_CONTROL, seat, region)
    if is_free and is_sung(s, seat, region):
        s.owed += 1
    ends.check(s)
    return seat


def is_sung(s: RagnarokState, seat: int, region: int) -> bool:
    """LOR-151, LOR-293: Snorri gains a rune for a Settlement of the Land he is in, taken without a Battle."""
    if s.hero[seat] != SNORRI or s.hero_at[seat] == NOWHERE or not board.has_settlement(region):
        return False
    return board.LAND[s.hero_at[seat]] == board.LAND[region]


# --- which are offered ----------------------------------------------------------------------------


def offer(s: RagnarokState, army: int) -> int:
    """LOR-186: an Army may be named, or another that is alike."""
    return s.count if has_alike(s, army) else s.offer(army)


def has_alike(s: RagnarokState, army: int) -> bool:
    """LOR-186: whether another Army is offered that nobody can tell from this one."""
    first = army // ARMIES * ARMIES
    for other in range(first, first + ARMIES):
        if other != army and is_alike(s, army, other) and s.is_offered(other):
            return True
    return False


def is_alike(s: RagnarokState, army: int, other: int) -> bool:
    """LOR-141, LOR-186: two Armies of a player; whence they came is asked when they Retreat."""
    if s.army_at[army] != s.army_at[other] or s.army_value[army] != s.army_value[other]:
        return False
    return s.came[army] == s.came[other] or not is_contested(s, s.army_at[army])


def list_armies(s: RagnarokState) -> list[int]:
    """The Armies on the board, of those that are alike the one that is offered: what a question may point at."""
    on_board = [army for army in range(ALL_ARMIES) if s.army_at[army] != NOWHERE]
    return [army for army in on_board if s.is_offered(army) or not has_alike(s, army)]
