"""J, L, M, R. What a single face gives, and whom else it concerns."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge.codes import (
    APPLIED,
    AS_LOSS,
    BUY_FACE,
    CHOOSE_GAIN,
    DEPENDS,
    FOR_ORACLE,
    GIVES_ALL,
    GLORY,
    GOLD,
    GOLEM,
    IS_BOAR,
    IS_GOLEM,
    MISSED,
    NOT_OFFERED_BY_FACE,
    OWN_DICE,
    SAILS,
    SOURCE_FACE,
    TRIPLES,
    ZONE_PAID,
)
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

# Registers; GIVEN is one of the pair below.
WHAT = 0
TIMES = 1
MODE = 2
BESIDE = 3
CHOSEN = 4
GIVEN = 3


def offer_gains(s: ForgeState, face: int, then: int) -> int:
    """DFR-069, DFR-070, DFR-206: one of the resources a face shows."""
    for resource in range(RESOURCES):
        if FACE_MASK[face] & (1 << resource):
            s.offer(resource)
        else:
            s.close(resource, NOT_OFFERED_BY_FACE)
    return s.ask(s.actor(), CHOOSE_GAIN, SOURCE_FACE + face, then)


def give(s: ForgeState, seat: int, row: int, times: int, mode: int) -> int:
    """DFR-068, DFR-158, DFR-426, DFR-445, DFR-450: a row of gains, and what the loyalty zone adds for this die."""
    depth = s.top
    here = titans.zone(s, seat) if mode & OWN_DICE else 0  # DFR-449, DFR-454
    base = row * RESOURCES
    if here > 0:
        add_zone(s, seat, here, FACE_AMOUNT[base + GOLD] > 0, FACE_AMOUNT[base + GLORY] > 0)
    for resource in range(1, RESOURCES):
        if FACE_AMOUNT[base + resource] > 0:
            gains.take(s, seat, resource, FACE_AMOUNT[base + resource] * times, mode)
    if FACE_AMOUNT[base + GOLD] > 0:
        gains.take(s, seat, GOLD, FACE_AMOUNT[base + GOLD] * times, mode)
    return DONE if s.top == depth else NEXT


def add_zone(s: ForgeState, seat: int, here: int, gives_gold: bool, gives_glory: bool) -> int:
    """DFR-446, DFR-447, DFR-448, DFR-453, DFR-458, DFR-459: the loyalty zone adds gold and glory, whatever fits."""
    rule = 446  # DFR-446
    if here == titans.LOYAL_2:
        rule = 447  # DFR-447
    elif here == titans.LOYAL_3:
        rule = 448  # DFR-448
    glory = titans.zone_glory(here, gives_gold, gives_glory)
    if glory > 0:
        s.tell_by(rule, ZONE_PAID, seat, here, GLORY, glory)
        gains.fill(s, seat, GLORY, glory)
    if gives_gold and titans.zone_gold(here) > 0:
        s.tell_by(rule, ZONE_PAID, seat, here, GOLD, 1)
        gains.take(s, seat, GOLD, 1, 0)  # DFR-452
    return glory


def report_given(s: ForgeState, mask: int) -> int:
    """DFR-152, DFR-153, DFR-498: what this die gives, for the face beside it and for the Oracle."""
    if s.get(MODE) & FOR_ORACLE and mask & ALLEGIANCE_BITS:
        s.omen = 1
    return s.give_back(GIVEN, mask)


def face(s: ForgeState) -> int:
    """DFR-063, DFR-144, DFR-174: one face is applied."""
    if s.step() == 2:
        return DONE
    seat = s.actor()
    what = s.get(WHAT)
    kind = FACE_KIND[what]
    if s.step() == 1:
        return choose(s, seat, what, s.answer)
    s.tell_by(205 if s.get(MODE) & AS_LOSS else USUAL, APPLIED, seat, what, s.get(TIMES), s.get(MODE))  # DFR-205
    s.wake(2)
    if kind == GIVES_ALL:
        report_given(s, FACE_MASK[what])
        return give(s, seat, what, s.get(TIMES), s.get(MODE))  # DFR-470, DFR-471, DFR-472, DFR-473
    if kind == DEPENDS:
        return depend(s, seat, what)
    if kind == SAILS:
        return sail(s, seat, what)
    if kind == IS_GOLEM:
        return wander(s, seat)
    if kind == TRIPLES:
        return NEXT
    if s.get(CHOSEN) > 0:
        return choose(s, seat, what, s.get(CHOSEN) - 1)
    return offer_gains(s, what, 1)


def depend(s: ForgeState, seat: int, what: int) -> int:
    """DFR-151, DFR-152, DFR-484, DFR-490: the coloured part or the light part, never both."""
    row = what  # DFR-150, DFR-163, DFR-164, DFR-173, DFR-486
    if s.get(BESIDE) & (1 << FACE_WANTS[what]):
        row = FACES + what  # DFR-149, DFR-485, DFR-489
    mask = 0
    for resource in range(RESOURCES):
        if FACE_AMOUNT[row * RESOURCES + resource] > 0:
            mask |= 1 << resource
    report_given(s, mask)
    return give(s, seat, row, s.get(TIMES), s.get(MODE))


def sail(s: ForgeState, seat: int, what: int) -> int:
    """DFR-146, DFR-147, DFR-160, DFR-169, DFR-207: may forge one face cheaper; not when the roll is a loss."""
    discount = SHIP_DISCOUNT * s.get(TIMES)
    if s.get(MODE) & AS_LOSS:
        return NEXT
    board.leave(s)
    s.push(BUY_FACE, seat)
    s.put(1, discount)
    s.put(2, SOURCE_FACE + what)
    return NEXT


def wander(s: ForgeState, seat: int) -> int:
    """DFR-162, DFR-167, DFR-209, DFR-393, DFR-394: the golem moves forward, one space per time."""
    times = s.get(TIMES)
    if s.module != GODDESS or s.get(MODE) & AS_LOSS:
        s.tell(MISSED, seat, s.get(WHAT), 0, 0)
        return NEXT
    board.leave(s)
    s.push(GOLEM, seat)
    s.put(0, times)
    return NEXT


def active_owner(s: ForgeState, seat: int, face: int) -> int:
    """DFR-155, DFR-170, DFR-476, DFR-528: the owner of the card of this face."""
    owner = board.face_owner(s, face)
    if s.flags & NO_COPIED_OWNER and owner >= 0 and board.bearer(s, face) != seat:
        return -1
    return owner


def choose(s: ForgeState, seat: int, what: int, resource: int) -> int:
    """DFR-069, DFR-154, DFR-155, DFR-157, DFR-161, DFR-171, DFR-475, DFR-479, DFR-481: the choice, tripled after it.

    The owner of a boar card chooses after the bearer; his questions are put under the bearer's.
    """
    mode = s.get(MODE)
    times = s.get(TIMES)
    depth = s.top
    s.wake(2)
    report_given(s, 1 << resource)
    if FACE_KIND[what] == IS_BOAR and active_owner(s, seat, what) >= 0:
        gains.start_choice(s, active_owner(s, seat, what), PICK_BOAR_OWNER, times, SOURCE_FACE + what)
    here = titans.zone(s, seat) if mode & OWN_DICE else 0
    if here > 0:
        add_zone(s, seat, here, resource == GOLD, resource == GLORY)
    gains.take(s, seat, resource, FACE_AMOUNT[what * RESOURCES + resource] * times, mode)
    return DONE if s.top == depth else NEXT
