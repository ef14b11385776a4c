"""The vocabulary of effect lines and the one procedure that reads them."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.content import SPACE_SCRIPT
from ninerealms.games.diceforge.rules import board, gains, pay
from ninerealms.games.diceforge.rules.blessings import blessing, pair
from ninerealms.games.diceforge.rules.cards import tokens
from ninerealms.games.diceforge.rules.state import (
    COLOURS_DIFFER,
    DICE_EACH,
    GODDESS_SPACE,
    NO_COPIED_GOLEM,
    RESOURCES,
    SIDES,
    SLOTS,
    SPOTS_EACH,
    STEAL_WHOLE,
    ForgeState,
)
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE, NEXT

LINES: list[I8] = content.effect_lines
FACE_GLORY: list[I8] = content.face_glory
FACE_KIND: list[I8] = content.face_kind
SET_COLOURED: list[I8] = content.set_coloured

LINES_EACH = v.LINES_EACH
NUMBERS = 3


def start(s: ForgeState, seat: int, script: int) -> int:
    """Push the lines of a card, a space or a Celestial face."""
    return s.call(v.EFFECT, seat, script)


def effect(s: ForgeState) -> int:
    """DFR-097, DFR-514: line by line, each carried out completely before the next."""
    seat = s.actor()
    if s.step() == 1:
        if s.answer >= v.SPEND_TRITON:
            s.put(v.EFFECT_LINE, s.get(v.EFFECT_LINE) - 1)
            s.wake(0)
            return tokens.use(s, seat, s.answer)
        if s.answer == 0:
            return DONE
        s.wake(0)
        return pay_line(s, seat, s.get(v.EFFECT_SCRIPT) * LINES_EACH + s.get(v.EFFECT_LINE) - 1)
    depth = s.top
    source = v.SOURCE_SCRIPT + s.get(v.EFFECT_SCRIPT)
    while s.top == depth:
        at = s.get(v.EFFECT_LINE)
        line = s.get(v.EFFECT_SCRIPT) * LINES_EACH + at
        word = LINES[line * NUMBERS]
        if word == v.END:
            return DONE
        s.put(v.EFFECT_LINE, at + 1)
        if word == v.MAY_PAY:
            return ask_payment(s, seat, line)
        is_last = at + 1 == LINES_EACH or LINES[(line + 1) * NUMBERS] == v.END
        if is_last:
            board.leave(s)
        carry_out(s, seat, word, LINES[line * NUMBERS + 1], LINES[line * NUMBERS + 2], source)
        if is_last:
            return NEXT
    return NEXT


def carry_out(s: ForgeState, seat: int, word: int, what: int, amount: int, source: int) -> int:
    """One line; what it pushes runs next."""
    if word == v.GAIN:
        return gains.take(s, seat, what, amount, 0)
    if word == v.CHOOSE:
        return gains.start_choice(s, seat, what, amount, source)
    if word == v.PER:
        return gains.take(s, seat, v.GLORY, amount * count_for(s, seat, what), 0)
    if word == v.TAKE:
        return take_from_all(s, seat, what, amount)
    if word == v.PAY:
        return pay.pay_gold(s, seat, amount)
    if word == v.BLESS:
        return blessing.start_blessing(s, 1 << seat, what, amount)
    if word == v.MINOR_WITH_ONE_DIE:
        return blessing.start_minor(s, seat, 0, what, amount)
    if word == v.RUN:
        return s.push(what, seat)
    return carry_out_face(s, seat, word, what, amount, source)


def carry_out_face(s: ForgeState, seat: int, word: int, what: int, amount: int, source: int) -> int:
    """Lines about faces and the golem."""
    if word == v.FORGE:
        return s.call(v.SPECIAL_FACE, seat, 0, what, source, amount)
    if word == v.BUY:
        return s.call(v.BUY_FACE, seat, 0, what, source)
    if word == v.ROLL_CELESTIAL:
        return s.call(v.CELESTIAL, seat, what)
    if word == v.GOLEM_FORWARD or word == v.GOLEM_BACK:
        return s.call(v.GOLEM, seat, what, 1 if word == v.GOLEM_BACK else 0)
    if word == v.RIVAL_FORGES:
        return s.call(v.DO_RIVAL, seat, what)
    if word == v.APPLY_SHOWN:
        return s.call(v.COPY_SHOWN, seat, source)
    if word == v.SHOW_ONE or word == v.SHOW_BOTH:
        return s.call(v.SHOW_FACES, seat, source, what, 1 if word == v.SHOW_BOTH else 0)
    if word == v.UPGRADE:
        return s.call(v.UPGRADE_FACE, seat, 0, what)
    raise RuntimeError("no such line")


def count_for(s: ForgeState, seat: int, what: int) -> int:
    """DFR-080, DFR-218, DFR-290, DFR-293, DFR-370: what PER counts."""
    if what == v.FORGED_FACES:
        return s.forged[seat]
    count = 0
    if what == v.DIFFERENT_EXPLOITS:
        for slot in range(SLOTS):
            copies = s.cards[seat * SLOTS + slot]
            if copies > 0:  # DFR-291, DFR-292
                count += copies if s.flags & COLOURS_DIFFER and SET_COLOURED[s.sets[slot]] == 1 else 1
        return count
    for spot in range(seat * SPOTS_EACH, (seat + 1) * SPOTS_EACH):
        count += FACE_GLORY[s.die[spot]]  # DFR-294, DFR-295
    return count


def take_from_all(s: ForgeState, seat: int, resource: int, amount: int) -> int:
    """DFR-272, DFR-273, DFR-274, DFR-275, DFR-361, DFR-513: all others lose what they have; the taker gains it."""
    total = 0
    rule = 361 if resource == v.GLORY else 272  # DFR-361, DFR-272
    for n in range(s.players):
        rival = board.nth_seat(s, n)
        if rival == seat:
            continue
        if resource == v.GLORY and s.flags & STEAL_WHOLE and board.held(s, rival, resource) < amount:
            continue  # DFR-362
        lost = gains.lose(s, rival, resource, amount, rule)
        if lost > 0:
            s.tell_by(rule, v.TAKEN_FROM, seat, rival, resource, lost)
        total += lost
    return gains.take(s, seat, resource, total, 0)


def ask_payment(s: ForgeState, seat: int, line: int) -> int:
    """DFR-368, DFR-369, DFR-372: may pay once per visit; who cannot is not asked."""
    what = LINES[line * NUMBERS + 1]
    amount = LINES[line * NUMBERS + 2]
    has = board.gold(s, seat) if what == v.GOLD else board.held(s, seat, what)
    s.offer(0)
    if has >= amount:
        s.offer(1)
    tokens.offer(s, seat)
    return s.ask(seat, v.PAY_OR_NOT, v.SOURCE_SCRIPT + s.get(v.EFFECT_SCRIPT), 1)


def pay_line(s: ForgeState, seat: int, line: int) -> int:
    """DFR-021, DFR-423: gold from anywhere, moon shards from the reserve only."""
    what = LINES[line * NUMBERS + 1]
    amount = LINES[line * NUMBERS + 2]
    if what == v.GOLD:
        return pay.pay_gold(s, seat, amount)
    s.reserve[seat * RESOURCES + what] -= amount
    s.tell(v.PAID, seat, what, amount)
    return NEXT


# --- faces shown and turned --------------------------------------------------------------------------


def is_shown_before(s: ForgeState, die: int) -> bool:
    """An earlier die shows the same picture: choosing this one changes nothing."""
    for earlier in range(die):
        if board.shown(s, earlier) == board.shown(s, die):
            return True
    return False


def copy_shown(s: ForgeState) -> int:
    """DFR-174, DFR-288, DFR-289, DFR-333, DFR-336, DFR-338: any face shown, own or foreign, is applied alone."""
    seat = s.actor()
    if s.step() == 0:
        for die in range(s.players * DICE_EACH):
            if is_shown_before(s, die):
                s.close(die, v.SAME_PICTURE)
            else:
                s.offer(die)
        return s.ask(seat, v.COPY_FACE, s.get(v.COPY_SHOWN_SOURCE), 1)
    if s.step() == 1:
        face = board.shown(s, s.answer)
        s.tell(v.COPIED, seat, s.answer, face)
        if FACE_KIND[face] == v.IS_GOLEM and s.flags & NO_COPIED_GOLEM:
            return DONE
        board.leave(s)
        return pair.start(s, seat, face, v.NO_FACE, 0)
    return DONE


def offer_spots(s: ForgeState, seat: int, die: int) -> int:
    """Every different face of a die."""
    for spot in range(die * SIDES, (die + 1) * SIDES):
        if board.is_copy(s, seat * SPOTS_EACH + spot):
            s.close(spot, v.SAME_FACE)
        else:
            s.offer(spot)
    return s.count


def close_spots(s: ForgeState, first: int) -> int:
    """The other die has its own question."""
    for spot in range(first, first + SIDES):
        if not s.is_offered(spot):
            s.close(spot, v.OTHER_DIE_FIRST)
    return s.count


def turn_up(s: ForgeState, seat: int, spot: int, rule: int) -> int:
    """DFR-064: a die is laid down showing a chosen face."""
    s.up[seat * DICE_EACH + spot // SIDES] = spot % SIDES
    s.tell_by(rule, v.SHOWN, seat, s.die[seat * SPOTS_EACH + spot], spot)
    return s.die[seat * SPOTS_EACH + spot]


def show_faces(s: ForgeState) -> int:
    """DFR-326, DFR-327, DFR-328, DFR-334, DFR-390, DFR-526: chosen faces of the own dice are shown and applied."""
    seat = s.actor()
    if s.step() == 0:
        offer_spots(s, seat, 0)
        if s.get(v.SHOW_FACES_BOTH) == 0:
            offer_spots(s, seat, 1)
        close_spots(s, SIDES)
        return s.ask(seat, v.SHOW_FACE, s.get(v.SHOW_FACES_SOURCE), 1)
    rule = 334  # DFR-334
    if s.get(v.SHOW_FACES_BOTH) == 1:
        rule = (
            390 if s.get(v.SHOW_FACES_SOURCE) == v.SOURCE_SCRIPT + SPACE_SCRIPT + GODDESS_SPACE else 326
        )  # DFR-326, DFR-390
    if s.step() == 1:
        face = turn_up(s, seat, s.answer, rule)
        if s.get(v.SHOW_FACES_BOTH) == 0:
            if FACE_KIND[face] == v.IS_GOLEM and s.flags & NO_COPIED_GOLEM:
                return DONE
            mode = s.get(v.SHOW_FACES_MODE)
            board.leave(s)
            return pair.start(s, seat, face, v.NO_FACE, mode)
        s.put(v.SHOW_FACES_PICKED, face)
        offer_spots(s, seat, 1)
        close_spots(s, 0)
        return s.ask(seat, v.SHOW_FACE, s.get(v.SHOW_FACES_SOURCE), 2)
    face = turn_up(s, seat, s.answer, rule)
    picked = s.get(v.SHOW_FACES_PICKED)
    mode = s.get(v.SHOW_FACES_MODE)
    board.leave(s)
    return pair.start(s, seat, picked, face, mode)
