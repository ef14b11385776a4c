"""A. Gains and losses: reserves and their limits, Hammer and Scepter, gains turned into glory, gains to choose."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, titans
from ninerealms.games.diceforge.rules.named import F7, HAMMER, M1, M7, SCEPTER
from ninerealms.games.diceforge.rules.state import COPIES, RESOURCES, SLOTS, TITANS, ForgeState
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE, NEXT

CHOICE_AMOUNT: list[I8] = content.choice_amount

LAP = 15
FIRST_LAP_GLORY = 10
SECOND_LAP_GLORY = 15
SCEPTER_LIMIT = 6
GLORY_PER_SHARD = 2


def fill(s: ForgeState, seat: int, resource: int, amount: int) -> int:
    """DFR-020: into the reserve; what does not fit is lost."""
    place = seat * RESOURCES + resource
    room = board.limit(s, seat, resource) - s.reserve[place]
    fits = amount if amount <= room else room
    s.reserve[place] += fits
    s.tell(v.GAINED, seat, resource, amount, amount - fits)
    return fits


def take(s: ForgeState, seat: int, resource: int, amount: int, mode: int) -> int:
    """DFR-014, DFR-020, DFR-419, DFR-424: a gain. May start a question on top, so it comes last in a step."""
    if amount <= 0:
        return NEXT
    if mode & v.AS_LOSS:
        lose(s, seat, resource, amount, 205)  # DFR-205
        return NEXT
    if resource == v.GOLD:
        if mode & v.TO_GLORY_GOLD:
            return start_conversion(s, seat, resource, amount)
        if has_store(s, seat):
            return s.call(v.STORING, seat, 0, amount)
    elif mode & v.TO_GLORY_SHARDS and resource < v.GLORY:
        return start_conversion(s, seat, resource, amount)
    elif resource >= v.SHARD:
        return take_allegiance(s, seat, resource, amount)
    fill(s, seat, resource, amount)
    return NEXT


def take_allegiance(s: ForgeState, seat: int, resource: int, amount: int) -> int:
    """DFR-417, DFR-419, DFR-420, DFR-424, DFR-441: A is kept and moves the token, L only moves it."""
    if s.module != TITANS:
        return NEXT
    if resource == v.SHARD:
        fill(s, seat, v.SHARD, amount)
    else:
        s.tell(v.GAINED, seat, resource, amount, 0)
    titans.move(s, seat, amount, resource == v.LOYALTY, 424 if resource == v.LOYALTY else 419)  # DFR-419, DFR-424
    return NEXT


def lose(s: ForgeState, seat: int, resource: int, amount: int, rule: int) -> int:
    """DFR-018, DFR-021, DFR-208, DFR-209, DFR-421: out of the main reserve, never below 0; what was really lost."""
    if resource == v.LOYALTY:
        return 0
    place = seat * RESOURCES + resource
    lost = amount if amount <= s.reserve[place] else s.reserve[place]
    s.reserve[place] -= lost
    if lost > 0:
        s.tell_by(rule, v.LOST, seat, resource, lost)
    return lost


# --- turning gains into glory ------------------------------------------------------------------------


def start_conversion(s: ForgeState, seat: int, resource: int, amount: int) -> int:
    return s.call(v.CONVERSION, seat, resource, amount)


def conversion(s: ForgeState) -> int:
    """DFR-199, DFR-200, DFR-216, DFR-451: each unit may become glory; the rest is an ordinary gain."""
    seat = s.actor()
    resource = s.get(v.CONVERSION_RESOURCE)
    if s.step() == 0:
        for count in range(s.get(v.CONVERSION_AMOUNT) + 1):
            s.offer(count)
        return s.ask(seat, v.CONVERT, v.SOURCE_SCRIPT + s.sets[F7 if resource == v.GOLD else M7], 1)
    if s.step() == 1:
        each = 1 if resource == v.GOLD else GLORY_PER_SHARD
        if s.answer > 0:
            rule = 216 if resource == v.GOLD else 199  # DFR-199, DFR-216
            s.tell_by(rule, v.CONVERTED, seat, resource, s.answer, s.answer * each)
            fill(s, seat, v.GLORY, s.answer * each)
        s.wake(2)
        return take(s, seat, resource, s.get(v.CONVERSION_AMOUNT) - s.answer, 0)
    return DONE


# --- Hammer and Scepter ------------------------------------------------------------------------------


def hammer_room(s: ForgeState, seat: int) -> int:
    """DFR-177, DFR-178: spaces left on all Hammers of a player."""
    return 2 * LAP * board.owned(s, seat, HAMMER) - s.hammer[seat]


def has_store(s: ForgeState, seat: int) -> bool:
    """DFR-175, DFR-230: whether gained gold can go anywhere but into the reserve."""
    copies = s.cards[seat * SLOTS + M1]
    if copies == 0:
        return False
    if s.sets[M1] == HAMMER:
        return hammer_room(s, seat) > 0
    if s.sets[M1] == SCEPTER:
        for k in range(copies):
            if s.scepter[seat * COPIES + k] < SCEPTER_LIMIT:
                return True
    return False


def strike(s: ForgeState, seat: int, amount: int) -> int:
    """DFR-175, DFR-179, DFR-180: the token advances; each end of a lap pays, first 10, then 15."""
    before = s.hammer[seat]
    s.hammer[seat] = before + amount
    s.tell(v.HAMMERED, seat, amount, s.hammer[seat])
    for lap in range(before // LAP, s.hammer[seat] // LAP):
        glory = FIRST_LAP_GLORY if lap % 2 == 0 else SECOND_LAP_GLORY
        s.tell_by(176 if lap % 2 == 0 else 177, v.HAMMER_DONE, seat, lap + 1, glory)  # DFR-176, DFR-177
        fill(s, seat, v.GLORY, glory)
    return amount


def storing(s: ForgeState) -> int:
    """DFR-175, DFR-178, DFR-230, DFR-232, DFR-240: gained gold is split between reserve and Hammer or Scepters."""
    seat = s.actor()
    left = s.get(v.STORING_AMOUNT)
    card = s.get(v.STORING_CARD)
    if s.step() == 1:
        if s.sets[M1] == HAMMER:
            if s.answer > 0:
                strike(s, seat, s.answer)
        elif s.answer > 0:
            s.scepter[seat * COPIES + card] += s.answer
            s.tell(v.STORED, seat, s.answer, card)
        left -= s.answer
        card += 1
        s.put(v.STORING_AMOUNT, left)
        s.put(v.STORING_CARD, card)
    copies = 1 if s.sets[M1] == HAMMER else s.cards[seat * SLOTS + M1]
    while card < copies and left > 0:
        room = hammer_room(s, seat) if s.sets[M1] == HAMMER else SCEPTER_LIMIT - s.scepter[seat * COPIES + card]
        if room > 0:
            s.put(v.STORING_CARD, card)
            for count in range((left if left < room else room) + 1):
                s.offer(count)
            return s.ask(seat, v.STORE_GOLD, v.SOURCE_SCRIPT + s.sets[M1], 1)
        card += 1
    if left > 0:
        fill(s, seat, v.GOLD, left)
    return DONE


# --- one gain of several -----------------------------------------------------------------------------


def start_choice(s: ForgeState, seat: int, row: int, count: int, source: int) -> int:
    return s.call(v.CHOICE, seat, row, count, source)


def choice(s: ForgeState) -> int:
    """DFR-069, DFR-070, DFR-155, DFR-161: one of the gains shown, as often as asked, each time anew."""
    seat = s.actor()
    row = s.get(v.CHOICE_ROW)
    if s.step() == 1:
        depth = s.top
        s.put(v.CHOICE_COUNT, s.get(v.CHOICE_COUNT) - 1)
        s.wake(0)
        take(s, seat, s.answer, CHOICE_AMOUNT[row * RESOURCES + s.answer], 0)
        if s.top != depth:
            return NEXT
    if s.get(v.CHOICE_COUNT) == 0:
        return DONE
    for resource in range(RESOURCES):
        if CHOICE_AMOUNT[row * RESOURCES + resource] > 0:
            s.offer(resource)
        else:
            s.close(resource, v.NOT_OFFERED_BY_FACE)
    return s.ask(seat, v.CHOOSE_GAIN, s.get(v.CHOICE_SOURCE), 1)
