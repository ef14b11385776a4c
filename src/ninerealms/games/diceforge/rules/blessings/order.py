"""D, M. When the order of two faces can matter, and what one of them gives for sure."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import titans
from ninerealms.games.diceforge.rules.named import MOON_GOLEM, SUN_GOLEM
from ninerealms.games.diceforge.rules.state import BOTH_MISS, RESOURCES, TITANS, ForgeState
from ninerealms.kernel.ints import I8

FACE_KIND: list[I8] = content.face_kind
FACE_MASK: list[I8] = content.face_mask
FACE_MASK_ALL: list[I8] = content.face_mask_all
FACE_AMOUNT: list[I8] = content.face_amount
FACE_WANTS: list[I8] = content.face_wants

GOLD_BIT = 1
GOLD_OR_MOON = 5
ZONE_OR_ALLEGIANCE = 57
ALLEGIANCE_BITS = 48


def is_choice(face: int) -> bool:
    kind = FACE_KIND[face]
    return kind == v.GIVES_ONE or kind == v.IS_BOAR or kind == v.IS_MISFORTUNE


def depends_on_choice(face: int, other: int) -> bool:
    """DFR-152: a shield or Chaos face beside a face on which something is chosen."""
    return FACE_KIND[face] == v.DEPENDS and is_choice(other)


def is_puzzle(one: int, other: int) -> bool:
    """DFR-395, DFR-399: a moon golem and a sun golem."""
    return (one == MOON_GOLEM and other == SUN_GOLEM) or (one == SUN_GOLEM and other == MOON_GOLEM)


def gives_for_sure(face: int, chosen: int) -> int:
    """DFR-152, DFR-172: what a face not yet applied gives; `chosen` is 1 + a choice made ahead."""
    if FACE_KIND[face] == v.GIVES_ALL:
        return FACE_MASK[face]
    if is_choice(face) and chosen > 0:
        return 1 << (chosen - 1)
    return 0


def never_hits(s: ForgeState, face: int, beside: int) -> bool:
    """DFR-172: by option, of two faces that depend on each other both miss."""
    if beside == v.NO_FACE or s.flags & BOTH_MISS == 0:
        return False
    return FACE_KIND[face] == v.DEPENDS and FACE_KIND[beside] == v.DEPENDS


def can_hit(s: ForgeState, face: int, second: int) -> bool:
    """DFR-172: of two faces that depend on each other, the second wants what the first gives when it misses."""
    if FACE_KIND[face] != v.DEPENDS or FACE_KIND[second] != v.DEPENDS or never_hits(s, second, face):
        return False
    return FACE_MASK[face] & (1 << FACE_WANTS[second]) != 0


def matters(s: ForgeState, seat: int, one: int, other: int, mode: int) -> bool:
    """DFR-062, DFR-067, DFR-172: whether applying the faces the other way round could end differently."""
    if one == other:
        return False
    if can_hit(s, one, other) or can_hit(s, other, one):
        return True
    if mode & v.AS_LOSS:
        return False
    if FACE_KIND[one] == v.SAILS or FACE_KIND[other] == v.SAILS:
        return sail_matters(other if FACE_KIND[one] == v.SAILS else one)
    if FACE_KIND[one] == v.IS_GOLEM:
        return FACE_MASK_ALL[other] & GOLD_OR_MOON != 0
    if FACE_KIND[other] == v.IS_GOLEM:
        return FACE_MASK_ALL[one] & GOLD_OR_MOON != 0
    if s.module == TITANS:
        return allegiance_matters(s, seat, one, other, mode)
    return False


def sail_matters(face: int) -> bool:
    """DFR-067: gold gained first can pay for the forging; a golem may lead anywhere."""
    kind = FACE_KIND[face]
    return kind == v.IS_GOLEM or kind == v.IS_MISFORTUNE or FACE_MASK_ALL[face] & GOLD_BIT != 0


def allegiance_matters(s: ForgeState, seat: int, one: int, other: int, mode: int) -> bool:
    """DFR-449: a face that moves the token, beside one that a zone could reward or that moves it too."""
    if FACE_KIND[one] == v.IS_MISFORTUNE and FACE_KIND[other] == v.IS_MISFORTUNE:
        return False
    first = FACE_MASK_ALL[one]
    second = FACE_MASK_ALL[other]
    if (first | second) & ALLEGIANCE_BITS == 0:
        return False
    if first & ZONE_OR_ALLEGIANCE == 0 or second & ZONE_OR_ALLEGIANCE == 0:
        return False
    shards = FACE_AMOUNT[one * RESOURCES + v.SHARD] + FACE_AMOUNT[other * RESOURCES + v.SHARD]
    loyalty = FACE_AMOUNT[one * RESOURCES + v.LOYALTY] + FACE_AMOUNT[other * RESOURCES + v.LOYALTY]
    return not titans.is_order_free(s, seat, shards, loyalty, mode & v.OWN_DICE != 0)
