"""J, L, M, R. What a single face gives, and whom else it concerns."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, gains, titans
from ninerealms.games.diceforge.rules.named import PICK_BOAR_OWNER
from ninerealms.games.diceforge.rules.state import FACES, GODDESS, NO_COPIED_OWNER, RESOURCES, ForgeState
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE, NEXT, USUAL

FACE_KIND: list[I8] = content.face_kind
FACE_AMOUNT: list[I8] = content.face_amount
FACE_MASK: list[I8] = content.face_mask
FACE_WANTS: list[I8] = content.face_wants

ALLEGIANCE_BITS = 48
SHIP_DISCOUNT = 2


def offer_gains(s: ForgeState, face: int, then: int) -> int:
    """DFR-069, DFR-070, DFR-206: one of the resources a face shows."""
    for resource in range(RESOURCES):
        if FACE_MASK[face] & (1 << resource):
            s.offer(resource)
        else:
            s.close(resource, v.NOT_OFFERED_BY_FACE)
    return s.ask(s.actor(), v.CHOOSE_GAIN, v.SOURCE_FACE + face, then)


def give(s: ForgeState, seat: int, row: int, times: int, mode: int) -> int:
    """DFR-068, DFR-158, DFR-426, DFR-445, DFR-450: a row of gains, and what the loyalty zone adds for this die."""
    depth = s.top
    here = titans.zone(s, seat) if mode & v.OWN_DICE else 0  # DFR-449, DFR-454
    base = row * RESOURCES
    if here > 0:
        add_zone(s, seat, here, FACE_AMOUNT[base + v.GOLD] > 0, FACE_AMOUNT[base + v.GLORY] > 0)  # DFR-451
    for resource in range(1, RESOURCES):
        if FACE_AMOUNT[base + resource] > 0:
            gains.take(s, seat, resource, FACE_AMOUNT[base + resource] * times, mode)
    if FACE_AMOUNT[base + v.GOLD] > 0:
        gains.take(s, seat, v.GOLD, FACE_AMOUNT[base + v.GOLD] * times, mode)
    return DONE if s.top == depth else NEXT


def add_zone(s: ForgeState, seat: int, here: int, gives_gold: bool, gives_glory: bool) -> int:
    """DFR-446, DFR-447, DFR-448, DFR-453, DFR-458, DFR-459: the loyalty zone adds gold and glory, whatever fits.

    DFR-451: by what the face shows, so glory that gains are turned into adds nothing.
    """
    rule = 446  # DFR-446
    if here == titans.LOYAL_2:
        rule = 447  # DFR-447
    elif here == titans.LOYAL_3:
        rule = 448  # DFR-448
    glory = titans.zone_glory(here, gives_gold, gives_glory)
    if glory > 0:
        s.tell_by(rule, v.ZONE_PAID, seat, here, v.GLORY, glory)
        gains.fill(s, seat, v.GLORY, glory)
    if gives_gold and titans.zone_gold(here) > 0:
        s.tell_by(rule, v.ZONE_PAID, seat, here, v.GOLD, 1)
        gains.take(s, seat, v.GOLD, 1, 0)  # DFR-452
    return glory


def report_given(s: ForgeState, mask: int) -> int:
    """DFR-152, DFR-153, DFR-498: what this die gives, for the face beside it and for the Oracle."""
    if s.get(v.FACE_MODE) & v.FOR_ORACLE and mask & ALLEGIANCE_BITS:
        s.omen = 1
    return s.give_back(v.APPLY_GIVEN, mask)


def face(s: ForgeState) -> int:
    """DFR-063, DFR-144, DFR-174: one face is applied."""
    if s.step() == 2:
        return DONE
    seat = s.actor()
    what = s.get(v.FACE_WHAT)
    kind = FACE_KIND[what]
    if s.step() == 1:
        return choose(s, seat, what, s.answer)
    times = s.get(v.FACE_TIMES)
    mode = s.get(v.FACE_MODE)
    s.tell_by(205 if mode & v.AS_LOSS else USUAL, v.APPLIED, seat, what, times, mode)  # DFR-205
    s.wake(2)
    if kind == v.GIVES_ALL:
        report_given(s, FACE_MASK[what])
        return give(s, seat, what, times, mode)  # DFR-470, DFR-471, DFR-472, DFR-473
    if kind == v.DEPENDS:
        return depend(s, seat, what)
    if kind == v.SAILS:
        return sail(s, seat, what)
    if kind == v.IS_GOLEM:
        return wander(s, seat)
    if kind == v.TRIPLES:
        return NEXT
    if s.get(v.FACE_CHOSEN) > 0:
        return choose(s, seat, what, s.get(v.FACE_CHOSEN) - 1)
    return offer_gains(s, what, 1)


def depend(s: ForgeState, seat: int, what: int) -> int:
    """DFR-151, DFR-152, DFR-484, DFR-490: the coloured part or the light part, never both."""
    row = what  # DFR-150, DFR-163, DFR-164, DFR-173, DFR-486
    if s.get(v.FACE_BESIDE) & (1 << FACE_WANTS[what]):
        row = FACES + what  # DFR-149, DFR-485, DFR-489
    mask = 0
    for resource in range(RESOURCES):
        if FACE_AMOUNT[row * RESOURCES + resource] > 0:
            mask |= 1 << resource
    report_given(s, mask)
    return give(s, seat, row, s.get(v.FACE_TIMES), s.get(v.FACE_MODE))


def sail(s: ForgeState, seat: int, what: int) -> int:
    """DFR-146, DFR-147, DFR-160, DFR-169, DFR-207: may forge one face cheaper; not when the roll is a loss."""
    discount = SHIP_DISCOUNT * s.get(v.FACE_TIMES)
    if s.get(v.FACE_MODE) & v.AS_LOSS:
        return NEXT
    board.leave(s)
    return s.call(v.BUY_FACE, seat, 0, discount, v.SOURCE_FACE + what)


def wander(s: ForgeState, seat: int) -> int:
    """DFR-162, DFR-167, DFR-209, DFR-393, DFR-394: the golem moves forward, one space per time."""
    times = s.get(v.FACE_TIMES)
    if s.module != GODDESS or s.get(v.FACE_MODE) & v.AS_LOSS:
        s.tell(v.MISSED, seat, s.get(v.FACE_WHAT))
        return NEXT
    board.leave(s)
    return s.call(v.GOLEM, seat, times)


def active_owner(s: ForgeState, seat: int, face: int) -> int:
    """DFR-155, DFR-170, DFR-476, DFR-528: the owner of the card of this face."""
    owner = board.face_owner(s, face)
    if s.flags & NO_COPIED_OWNER and owner >= 0 and board.bearer(s, face) != seat:
        return -1
    return owner


def choose(s: ForgeState, seat: int, what: int, resource: int) -> int:
    """DFR-069, DFR-154, DFR-155, DFR-157, DFR-161, DFR-171, DFR-475, DFR-479, DFR-480, DFR-481: the choice, tripled.

    The owner of a boar card chooses after the bearer; his questions are put under the bearer's.
    """
    mode = s.get(v.FACE_MODE)
    times = s.get(v.FACE_TIMES)
    depth = s.top
    s.wake(2)
    report_given(s, 1 << resource)
    if FACE_KIND[what] == v.IS_BOAR and active_owner(s, seat, what) >= 0:
        gains.start_choice(s, active_owner(s, seat, what), PICK_BOAR_OWNER, times, v.SOURCE_FACE + what)
    here = titans.zone(s, seat) if mode & v.OWN_DICE else 0
    if here > 0:
        add_zone(s, seat, here, resource == v.GOLD, resource == v.GLORY)  # DFR-451
    gains.take(s, seat, resource, FACE_AMOUNT[what * RESOURCES + resource] * times, mode)
    return DONE if s.top == depth else NEXT
