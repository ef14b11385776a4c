"""A. What lies on the table: cards owned, limits, faces shown, who follows whom."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.named import CHEST, FIRST_BOAR, FIRST_MISFORTUNE, M1, SCEPTER
from ninerealms.games.diceforge.rules.state import (
    COPIES,
    DICE_EACH,
    FACES,
    RESOURCES,
    SIDES,
    SLOTS,
    SPOTS_EACH,
    ForgeState,
)
from ninerealms.kernel.ints import I8
from ninerealms.kernel.rng import DICE

SET_SLOT: list[I8] = content.set_slot
LIMIT: list[I8] = content.limit
CHEST_RAISE: list[I8] = content.chest_raise
FACE_KIND: list[I8] = content.face_kind
NO_LIMIT = 30000


def owned(s: ForgeState, seat: int, card: int) -> int:
    """DFR-096: how many copies of a card a player has."""
    slot = SET_SLOT[card]
    if s.sets[slot] != card:
        return 0
    return s.cards[seat * SLOTS + slot]


def limit(s: ForgeState, seat: int, resource: int) -> int:
    """DFR-015, DFR-016, DFR-019: what a reserve can hold."""
    if resource == v.GLORY:
        return NO_LIMIT  # DFR-017
    return LIMIT[resource] + CHEST_RAISE[resource] * owned(s, seat, CHEST)  # DFR-181, DFR-182


def held(s: ForgeState, seat: int, resource: int) -> int:
    return s.reserve[seat * RESOURCES + resource]


def scepter_gold(s: ForgeState, seat: int) -> int:
    """DFR-231, DFR-239: gold on all Scepters of a player."""
    if s.sets[M1] != SCEPTER:
        return 0
    total = 0
    for k in range(s.cards[seat * SLOTS + M1]):
        total += s.scepter[seat * COPIES + k]
    return total


def gold(s: ForgeState, seat: int) -> int:
    """DFR-231: all gold that can be spent."""
    return s.reserve[seat * RESOURCES + v.GOLD] + scepter_gold(s, seat)


def shown(s: ForgeState, die: int) -> int:
    """DFR-064: the face a die shows."""
    return s.die[die * SIDES + s.up[die]]


def roll(s: ForgeState, die: int) -> int:
    """DFR-061, DFR-071: a die is rolled and lies showing the result."""
    s.up[die] = s.rng.below(SIDES, DICE)
    return shown(s, die)


def roll_one(s: ForgeState, seat: int, die: int) -> int:
    """One die of a player is rolled, and everybody sees it."""
    face = roll(s, seat * DICE_EACH + die)
    s.tell(v.ROLLED_ONE, seat, die, face)
    return face


def next_seat(s: ForgeState, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


def nth_seat(s: ForgeState, n: int) -> int:
    """DFR-066: the seat n places after the active player in turn order."""
    seat = s.active + n
    return seat if seat < s.players else seat - s.players


def bearer(s: ForgeState, face: int) -> int:
    """DFR-474: the seat with a coloured face on one of its dice, or -1."""
    for spot in range(s.players * SPOTS_EACH):
        if s.die[spot] == face:
            return spot // SPOTS_EACH
    return -1


def face_owner(s: ForgeState, face: int) -> int:
    """DFR-155, DFR-301, DFR-474: who owns the card of a coloured face, or -1."""
    if FACE_KIND[face] == v.IS_BOAR:
        return s.boar_owner[face - FIRST_BOAR]
    if FACE_KIND[face] == v.IS_MISFORTUNE:
        return s.misfortune_owner[face - FIRST_MISFORTUNE]
    return -1


def is_removable(s: ForgeState, face: int) -> bool:
    """DFR-087, DFR-190, DFR-301, DFR-505: forced faces stay; a boar taken with the Trident has no owner and may go."""
    return face_owner(s, face) < 0


def can_forge(s: ForgeState, seat: int) -> bool:
    """DFR-092: some face of the player can be removed."""
    for spot in range(seat * SPOTS_EACH, (seat + 1) * SPOTS_EACH):
        if is_removable(s, s.die[spot]):
            return True
    return False


def is_copy(s: ForgeState, spot: int) -> bool:
    """The same face lies at an earlier position of the same die: choosing this one changes nothing."""
    first = spot // SIDES * SIDES
    for other in range(first, spot):
        if s.die[other] == s.die[spot]:
            return True
    return False


def set_face(s: ForgeState, spot: int, face: int) -> int:
    """DFR-078, DFR-079, DFR-080, DFR-086, DFR-088, DFR-089, DFR-140: the old face goes, the new one is shown."""
    seat = spot // SPOTS_EACH
    old = s.die[spot]
    s.gone[seat * FACES + old] += 1
    s.forged[seat] += 1
    s.die[spot] = face
    s.up[spot // SIDES] = spot % SIDES
    s.pool[face] -= 1
    return old


def leave(s: ForgeState) -> int:
    """The running procedure has nothing left to do: what it pushes next takes its place, so chains stay shallow."""
    s.top -= 1
    return s.top
