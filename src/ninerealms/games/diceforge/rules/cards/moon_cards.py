"""N, O, R. Cards paid with moon shards that are procedures of their own."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, forge, gains, pay, titans
from ninerealms.games.diceforge.rules.blessings import blessing, pair
from ninerealms.games.diceforge.rules.cards import tokens
from ninerealms.games.diceforge.rules.named import (
    ANCESTOR,
    BOAR,
    FIRST_BOAR,
    MEMORY,
    MISFORTUNE,
    PICK_TWINS,
    RIGHT_HAND,
    SATYRS,
    TWINS,
    WIND,
)
from ninerealms.games.diceforge.rules.state import (
    COLOURS,
    DICE_EACH,
    FACES,
    ISLANDS,
    RESOURCES,
    SANCTUARY,
    SATYRS_APART,
    TWINS_ON_OTHERS,
    ForgeState,
)
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE

FACE_AMOUNT: list[I8] = content.face_amount
FACE_COST: list[I8] = content.face_cost
FACE_GLORY: list[I8] = content.face_glory
SET_SLOT: list[I8] = content.set_slot

MISTS_LOSS = 5
FIRST_TOKEN = 0


# --- Satyrs ------------------------------------------------------------------------------------------


def roll_others(s: ForgeState, seat: int, rule: int) -> int:
    """All other players roll both dice, in turn order; the mask of their dice."""
    dice = 0
    for n in range(s.players):
        rival = board.nth_seat(s, n)
        if rival != seat:
            blessing.roll_pair(s, rival, rule)
            dice |= 3 << (rival * DICE_EACH)
    return dice


def offer_rolled(s: ForgeState, seat: int, picked: int) -> int:
    """DFR-187: two different dice of other players; each pair is offered once."""
    for die in range(s.players * DICE_EACH):
        if die // DICE_EACH == seat:
            s.close(die, v.NOT_AN_OPPONENT)
        elif picked < 0:
            if has_partner(s, seat, die):
                s.offer(die)
            else:
                s.close(die, v.DIE_TAKEN)
        elif die <= picked:
            s.close(die, v.DIE_TAKEN)
        elif are_apart(s, picked, die):
            s.offer(die)
        else:
            s.close(die, v.SAME_PLAYER)
    return s.count


def are_apart(s: ForgeState, one: int, other: int) -> bool:
    """DFR-187: by option the two dice belong to two players, where there are two."""
    if s.flags & SATYRS_APART == 0 or s.players == 2:
        return True
    return one // DICE_EACH != other // DICE_EACH


def has_partner(s: ForgeState, seat: int, die: int) -> bool:
    for other in range(die + 1, s.players * DICE_EACH):
        if other // DICE_EACH != seat and are_apart(s, die, other):
            return True
    return False


def satyrs(s: ForgeState) -> int:
    """DFR-186, DFR-228: the others roll, the buyer applies two of the rolled faces."""
    seat = s.actor()
    if s.step() == 0:
        dice = roll_others(s, seat, 186)  # DFR-186
        s.wake(1)
        if s.flags & TWINS_ON_OTHERS and board.owned(s, seat, TWINS) > 0:
            return blessing.start_rerolls(s, seat, dice)
    if s.step() == 1:
        offer_rolled(s, seat, -1)
        return s.ask(seat, v.PICK_ROLLED, v.SOURCE_SCRIPT + SATYRS, 2)
    if s.step() == 2:
        s.put(v.DO_SATYRS_FIRST, s.answer)
        offer_rolled(s, seat, s.answer)
        return s.ask(seat, v.PICK_ROLLED, v.SOURCE_SCRIPT + SATYRS, 3)
    if s.step() == 3:
        s.wake(4)
        return pair.start(s, seat, board.shown(s, s.get(v.DO_SATYRS_FIRST)), board.shown(s, s.answer), 0)  # DFR-188
    if s.step() == 4 and s.get(v.BACK_FROM_REROLLS) > 0:
        s.wake(5)
        return gains.start_choice(s, seat, PICK_TWINS, s.get(v.BACK_FROM_REROLLS), v.SOURCE_SCRIPT + TWINS)
    return DONE


# --- Boar and Mirror of Misfortune -------------------------------------------------------------------


def rival(s: ForgeState) -> int:
    """DFR-039, DFR-189, DFR-504: another player must forge the face of the card's colour."""
    seat = s.actor()
    if s.step() == 0:
        first = s.get(v.DO_RIVAL_FACE)
        slot = SET_SLOT[BOAR] if first == FIRST_BOAR else SET_SLOT[MISFORTUNE]
        colour = s.players - s.stack[slot] - 1
        if colour < 0 or colour >= COLOURS or s.pool[first + colour] == 0:
            return DONE
        s.put(v.DO_RIVAL_FACE, first + colour)
        for other in range(s.players):
            if other == seat:
                s.close(other, v.NOT_YOURSELF)
            elif board.can_forge(s, other):
                s.offer(other)
            else:
                s.close(other, v.NO_ROOM_ON_DICE)
        if s.count == 0:
            return DONE
        if first == FIRST_BOAR:
            s.boar_owner[colour] = seat  # DFR-191
        else:
            s.misfortune_owner[colour] = seat
        return s.ask(seat, v.PICK_RIVAL, v.SOURCE_FACE + first + colour, 1)
    if s.step() == 1:
        s.wake(2)
        return forge.start_place(s, s.answer, s.get(v.DO_RIVAL_FACE))
    return DONE


# --- Wind --------------------------------------------------------------------------------------------


def count_shown(s: ForgeState, resource: int) -> int:
    """DFR-248, DFR-249, DFR-250, DFR-251: what all dice show of a resource; of shields and Chaos the light part."""
    total = 0
    for die in range(s.players * DICE_EACH):
        total += FACE_AMOUNT[board.shown(s, die) * RESOURCES + resource]
    return total


def wind(s: ForgeState) -> int:
    """DFR-247, DFR-248, DFR-254: everybody rolls, nobody applies; the buyer names a type and gains all of it shown."""
    seat = s.actor()
    if s.step() == 0:
        blessing.roll_pair(s, seat, 247)  # DFR-247
        roll_others(s, seat, 247)  # DFR-247
        for resource in range(RESOURCES):
            if count_shown(s, resource) > 0:
                s.offer(resource)
            else:
                s.close(resource, v.NOT_SHOWN)
        if s.count == 0:
            return DONE
        return s.ask(seat, v.NAME_TYPE, v.SOURCE_SCRIPT + WIND, 1)
    if s.step() == 1:
        s.tell(v.TYPE_NAMED, seat, s.answer, count_shown(s, s.answer))
        s.wake(2)
        return gains.take(s, seat, s.answer, count_shown(s, s.answer), 0)  # DFR-252, DFR-253
    return DONE


# --- Ancestor ----------------------------------------------------------------------------------------


def ancestor(s: ForgeState) -> int:
    """DFR-256, DFR-258, DFR-261, DFR-262: the cheapest glory face of the Sanctuary for free, then a minor blessing."""
    seat = s.actor()
    if s.step() == 0:
        least = 0
        for face in range(SANCTUARY):
            if s.pool[face] > 0 and FACE_GLORY[face] == 1 and (least == 0 or FACE_COST[face] < least):
                least = FACE_COST[face]
        if least == 0 or not board.can_forge(s, seat):
            return s.wake(2)  # DFR-259
        for face in range(SANCTUARY, FACES):
            s.close(face, v.NOT_SANCTUARY)
        for face in range(SANCTUARY):
            if s.pool[face] == 0:
                s.close(face, v.NONE_LEFT)
            elif FACE_GLORY[face] == 1 and FACE_COST[face] == least:
                s.offer(face)  # DFR-260
            else:
                s.close(face, v.NOT_CHEAPEST)
        return s.ask(seat, v.FORGE_WHAT, v.SOURCE_SCRIPT + ANCESTOR, 1)
    if s.step() == 1:
        s.wake(2)
        return forge.start_place(s, seat, s.answer)
    if s.step() == 2:
        s.wake(3)
        return blessing.start_minor(s, seat, s.get(v.BACK_FROM_PLACE_FACE), 1, v.OWN_DICE)  # DFR-257
    return DONE


# --- Mists, Right Hand -------------------------------------------------------------------------------


def mists(s: ForgeState) -> int:
    """DFR-263, DFR-264, DFR-267, DFR-268, DFR-269: the poorest lose up to 5 glory, the buyer gains it."""
    seat = s.actor()
    least = board.held(s, seat, v.GOLD)
    for other in range(s.players):
        if board.held(s, other, v.GOLD) < least:
            least = board.held(s, other, v.GOLD)
    others = 0
    for other in range(s.players):
        if other != seat and board.held(s, other, v.GOLD) == least:
            others += 1
    if others == 0:
        return DONE  # DFR-265
    total = 0
    for n in range(s.players):
        other = board.nth_seat(s, n)
        if board.held(s, other, v.GOLD) == least:
            lost = gains.lose(s, other, v.GLORY, MISTS_LOSS, 263)  # DFR-263, DFR-266
            s.tell_by(263, v.TAKEN_FROM, seat, other, v.GLORY, lost)  # DFR-263
            total += lost
    if total > 0:
        gains.fill(s, seat, v.GLORY, total)
    return DONE


def right_hand(s: ForgeState) -> int:
    """DFR-270, DFR-271: any amount of gold from any reserve, one glory each."""
    seat = s.actor()
    if s.step() == 0:
        for amount in range(board.gold(s, seat) + 1):
            s.offer(amount)
        tokens.offer(s, seat)
        return s.ask(seat, v.SPEND_GOLD, v.SOURCE_SCRIPT + RIGHT_HAND, 1)
    if s.step() == 1:
        if s.answer >= v.SPEND_TRITON:
            s.wake(0)
            return tokens.use(s, seat, s.answer)
        s.wake(2)
        if s.answer > 0:
            gains.fill(s, seat, v.GLORY, s.answer)
        return pay.pay_gold(s, seat, s.answer)
    return DONE


# --- Memory, Oracle ----------------------------------------------------------------------------------


def memory(s: ForgeState) -> int:
    """DFR-491, DFR-493: both tokens of the colour, each on a side, on two different islands."""
    seat = s.actor()
    colour = s.players - s.stack[SET_SLOT[MEMORY]] - 1
    if s.step() == 0:
        s.memory_owner[colour] = seat
    else:
        token = colour * 2 + s.step() - 1
        s.memory[token] = 1 + s.answer
        s.tell(v.MEMORY_PLACED, seat, colour, s.answer // 2, s.answer % 2)
        if s.step() == 2:
            return DONE
    for island in range(ISLANDS):
        for side in range(2):
            if s.step() == 1 and (s.memory[colour * 2] - 1) // 2 == island:
                s.close(island * 2 + side, v.ISLAND_TAKEN)
            else:
                s.offer(island * 2 + side)
    return s.ask(seat, v.PLACE_MEMORY, v.SOURCE_SCRIPT + MEMORY, s.step() + 1)


def oracle(s: ForgeState) -> int:
    """DFR-497, DFR-498, DFR-499: a minor blessing; if it gave A or L, all others move one space toward Rebellion."""
    seat = s.actor()
    if s.step() == 0:
        s.omen = 0
        s.wake(1)
        return blessing.start_minor(s, seat, 0, 1, v.OWN_DICE | v.FOR_ORACLE)
    if s.omen == 1:
        for n in range(s.players):
            if board.nth_seat(s, n) != seat:
                titans.move(s, board.nth_seat(s, n), 1, False, 498)  # DFR-498
    s.omen = 0
    return DONE
