"""D, M. One or two faces applied as a blessing: mirrors, x3, the Puzzle, the order, and misfortune afterwards."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board
from ninerealms.games.diceforge.rules.blessings import faces, order
from ninerealms.games.diceforge.rules.named import FIRST_MISFORTUNE, MIRROR_FACE, TRIPLE_FACE
from ninerealms.games.diceforge.rules.state import (
    COLOURS,
    DICE_EACH,
    GODDESS,
    GODDESS_SPACE,
    MIRROR_ON_MIRROR,
    ForgeState,
)
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE

FACE_KIND: list[I8] = content.face_kind
FACE_MASK: list[I8] = content.face_mask
FACE_COLOUR: list[I8] = content.face_colour

ALLEGIANCE_BITS = 48

# In APPLY_PROGRESS: which faces are applied, the Puzzle, and 16 * (1 + a choice made ahead).
ONE_DONE = 1
OTHER_DONE = 2
ROLL_DUE = 4
AHEAD = 16


def start(s: ForgeState, seat: int, one: int, other: int, mode: int) -> int:
    """DFR-512: push the application of a pair (or of one face with NO_FACE)."""
    return s.call(v.APPLY, seat, one, other, mode)


def apply_quickly(s: ForgeState, seat: int, one: int, other: int, mode: int) -> bool:
    """DFR-061, DFR-068: two plain faces in whatever order; only the storing of gold can be asked."""
    if FACE_KIND[one] != v.GIVES_ALL or FACE_KIND[other] != v.GIVES_ALL:
        return False
    both = FACE_MASK[one] | FACE_MASK[other]
    if mode != v.OWN_DICE or both & ALLEGIANCE_BITS:
        return False
    faces.give(s, seat, one, 1, mode)
    faces.give(s, seat, other, 1, mode)
    return True


def apply(s: ForgeState) -> int:
    """DFR-063, DFR-512, DFR-521, DFR-524: mirrors, x3, order, faces, misfortune."""
    step = s.step()
    if step == 0:
        return copy_first(s)
    if step == 1:
        s.put(v.APPLY_ONE, copied(s, s.answer))
        return copy_second(s)
    if step == 2:
        s.put(v.APPLY_OTHER, copied(s, s.answer))
        return prepare(s)
    if step == 3:
        s.put(v.APPLY_PROGRESS, s.get(v.APPLY_PROGRESS) + AHEAD * (1 + s.answer))
        return go_on(s)
    if step == 4:
        return go_on(s)
    if step == 5:
        if s.answer == v.PUZZLE_ROLL:
            s.put(v.APPLY_PROGRESS, s.get(v.APPLY_PROGRESS) - ROLL_DUE)
            s.wake(4)
            return s.call(v.CELESTIAL, s.actor(), 1)
        return apply_one(s, s.answer)
    return strike_next(s)


def copied(s: ForgeState, die: int) -> int:
    """DFR-145, DFR-165, DFR-167, DFR-168, DFR-169: the face a mirror shows from now on."""
    face = board.shown(s, die)
    s.tell(v.COPIED, s.actor(), die, face)
    return face


def copy_first(s: ForgeState) -> int:
    if s.get(v.APPLY_ONE) == MIRROR_FACE and offer_copies(s, s.actor()) > 0:
        return s.ask(s.actor(), v.COPY_FACE, v.SOURCE_FACE + MIRROR_FACE, 1)
    if s.get(v.APPLY_ONE) == MIRROR_FACE:
        s.put(v.APPLY_ONE, v.NO_FACE)
    return copy_second(s)


def copy_second(s: ForgeState) -> int:
    if s.get(v.APPLY_OTHER) == MIRROR_FACE and offer_copies(s, s.actor()) > 0:
        return s.ask(s.actor(), v.COPY_FACE, v.SOURCE_FACE + MIRROR_FACE, 2)
    if s.get(v.APPLY_OTHER) == MIRROR_FACE:
        s.put(v.APPLY_OTHER, v.NO_FACE)
    return prepare(s)


def offer_copies(s: ForgeState, seat: int) -> int:
    """DFR-145, DFR-159, DFR-166: faces opponents show, each picture once; a mirror is not copied."""
    facing_mirror = False
    for die in range(s.players * DICE_EACH):
        if die // DICE_EACH != seat and board.shown(s, die) == MIRROR_FACE:
            facing_mirror = True
    widely = facing_mirror and s.flags & MIRROR_ON_MIRROR != 0
    for die in range(s.players * DICE_EACH):
        if die // DICE_EACH == seat and not widely:
            s.close(die, v.NOT_AN_OPPONENT)
        elif board.shown(s, die) == MIRROR_FACE:
            s.close(die, v.NO_MIRROR_OF_MIRROR)
        elif is_shown_before(s, die, seat, widely):
            s.close(die, v.SAME_PICTURE)
        else:
            s.offer(die)
    return s.count


def is_shown_before(s: ForgeState, die: int, seat: int, own_too: bool) -> bool:
    """The same picture is already offered from an earlier die."""
    for earlier in range(die):
        if (own_too or earlier // DICE_EACH != seat) and board.shown(s, earlier) == board.shown(s, die):
            return True
    return False


def prepare(s: ForgeState) -> int:
    """DFR-143, DFR-144, DFR-164, DFR-165, DFR-395: x3, the Puzzle, and a choice another face depends on."""
    one = s.get(v.APPLY_ONE)
    other = s.get(v.APPLY_OTHER)
    if one == TRIPLE_FACE or other == TRIPLE_FACE:
        s.put(v.APPLY_ONE, other if one == TRIPLE_FACE else one)
        s.put(v.APPLY_OTHER, v.NO_FACE)
        s.put(v.APPLY_MODE, s.get(v.APPLY_MODE) | v.TRIPLED)
        if s.get(v.APPLY_ONE) == TRIPLE_FACE:  # DFR-156
            s.put(v.APPLY_ONE, v.NO_FACE)
    elif one != v.NO_FACE and other != v.NO_FACE:
        if order.is_puzzle(one, other) and s.module == GODDESS and s.get(v.APPLY_MODE) & v.AS_LOSS == 0:
            s.put(v.APPLY_PROGRESS, ROLL_DUE)
        elif order.depends_on_choice(one, other):
            return faces.offer_gains(s, other, 3)
        elif order.depends_on_choice(other, one):
            return faces.offer_gains(s, one, 3)
    return go_on(s)


def go_on(s: ForgeState) -> int:
    """DFR-062, DFR-172, DFR-477: the next face; where the order matters its owner is asked."""
    one = s.get(v.APPLY_ONE)
    other = s.get(v.APPLY_OTHER)
    progress = s.get(v.APPLY_PROGRESS)
    one_open = one != v.NO_FACE and progress & ONE_DONE == 0
    other_open = other != v.NO_FACE and progress & OTHER_DONE == 0
    if progress & ROLL_DUE:  # DFR-396, DFR-397
        s.offer(v.PUZZLE_ROLL)
        if s.golem[s.actor()] != GODDESS_SPACE:  # DFR-398
            if one_open:
                s.offer(v.FIRST_FACE)
            elif other_open:
                s.offer(v.SECOND_FACE)
        return s.ask(s.actor(), v.APPLY_FIRST, 0, 5)
    if one_open and other_open:
        if order.matters(s, s.actor(), one, other, s.get(v.APPLY_MODE)):
            s.offer(v.FIRST_FACE)
            s.offer(v.SECOND_FACE)
            return s.ask(s.actor(), v.APPLY_FIRST, 0, 5)
        if FACE_KIND[one] == v.DEPENDS:
            return apply_one(s, v.SECOND_FACE)
    if one_open:
        return apply_one(s, v.FIRST_FACE)
    if other_open:
        return apply_one(s, v.SECOND_FACE)
    return strike_next(s)


def apply_one(s: ForgeState, which: int) -> int:
    """Push one of the two faces, with what the other die gives."""
    face = s.get(v.APPLY_ONE) if which == v.FIRST_FACE else s.get(v.APPLY_OTHER)
    beside = s.get(v.APPLY_OTHER) if which == v.FIRST_FACE else s.get(v.APPLY_ONE)
    progress = s.get(v.APPLY_PROGRESS)
    seat = s.actor()
    mode = s.get(v.APPLY_MODE)
    given = s.get(v.APPLY_GIVEN)
    is_first = progress & (ONE_DONE | OTHER_DONE) == 0
    chosen = progress // AHEAD
    if is_first and beside != v.NO_FACE:
        given = order.gives_for_sure(beside, chosen)
    if order.never_hits(s, face, beside):
        given = 0
    s.put(v.APPLY_PROGRESS, progress | (ONE_DONE if which == v.FIRST_FACE else OTHER_DONE))
    if FACE_KIND[face] == v.IS_MISFORTUNE and mode & v.AS_ECHO == 0 and faces.active_owner(s, seat, face) >= 0:
        s.put(v.APPLY_STRUCK, s.get(v.APPLY_STRUCK) | (1 << FACE_COLOUR[face]))
    s.wake(4)
    times = 3 if mode & v.TRIPLED else 1
    return s.call(v.FACE, seat, face, times, mode, given, chosen if FACE_KIND[face] != v.DEPENDS else 0)


def strike_next(s: ForgeState) -> int:
    """DFR-474, DFR-476, DFR-478, DFR-482, DFR-506, DFR-507, DFR-508, DFR-527: owners of misfortune, in turn order."""
    struck = s.get(v.APPLY_STRUCK)
    if struck == 0:
        return DONE
    for n in range(s.players):
        seat = board.nth_seat(s, n)
        for colour in range(COLOURS):
            if struck & (1 << colour) and s.misfortune_owner[colour] == seat:
                s.put(v.APPLY_STRUCK, struck - (1 << colour))
                bearer = board.bearer(s, FIRST_MISFORTUNE + colour)
                s.tell(v.MISFORTUNE_STRUCK, seat, bearer, colour)
                one = board.shown(s, bearer * DICE_EACH)  # DFR-483
                other = board.shown(s, bearer * DICE_EACH + 1)
                s.wake(6)
                return start(s, seat, one, other, v.AS_ECHO)  # DFR-456, DFR-480, DFR-481
    return DONE
