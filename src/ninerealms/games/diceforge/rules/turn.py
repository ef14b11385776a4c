"""C. Round, turn and extra action."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, exploit, pay, reinforce, scoring
from ninerealms.games.diceforge.rules.blessings import blessing
from ninerealms.games.diceforge.rules.cards import tokens
from ninerealms.games.diceforge.rules.state import RESOURCES, SANCTUARY, SLOTS, ForgeState
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE

ROUNDS: list[I8] = content.rounds
BLESSINGS: list[I8] = content.blessings
FACE_COST: list[I8] = content.face_cost
SLOT_SUN: list[I8] = content.slot_sun
SLOT_MOON: list[I8] = content.slot_moon
EXTRA_COST = 2


def game(s: ForgeState) -> int:
    """DFR-028, DFR-045, DFR-111, DFR-509, DFR-510, DFR-515: everybody has one turn a round, then the scoring."""
    if s.get(v.GAME_TURNS_LEFT) == 0:
        if s.round == ROUNDS[s.players]:
            scoring.finish(s)
            return s.finish()
        s.round += 1
        s.put(v.GAME_TURNS_LEFT, s.players)
        s.active = s.first
        s.tell(v.ROUND_BEGAN, s.round)
    else:
        s.active = board.next_seat(s, s.active)
    s.put(v.GAME_TURNS_LEFT, s.get(v.GAME_TURNS_LEFT) - 1)
    return s.push(v.TURN, s.active)


def turn(s: ForgeState) -> int:
    """DFR-046, DFR-047, DFR-055, DFR-303: blessings, reinforcements, action, extra action."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        s.again = 0
        reinforce.refresh(s)
        s.tell(v.TURN_BEGAN, seat, s.round, s.get(v.TURN_ALONE))
        s.wake(1)
        everybody = (1 << s.players) - 1
        seats = 1 << seat if s.get(v.TURN_ALONE) == 1 else everybody  # DFR-304
        return blessing.start_blessing(s, seats, BLESSINGS[s.players], v.OWN_DICE)  # DFR-048, DFR-305
    if step == 1 and reinforce.has_any(s, seat):
        s.wake(2)
        return s.push(v.REINFORCEMENTS, seat)
    if step <= 2:
        s.wake(3)
        return s.push(v.ACTION, seat)
    if s.again == 1:
        s.put(v.TURN_ALONE, 1)
        return s.wake(0)  # DFR-306, DFR-307, DFR-308
    if step == 3:
        return ask_extra(s, seat)
    if step == 4:
        if s.answer >= v.SPEND_TRITON:
            s.wake(3)
            return tokens.use(s, seat, s.answer)
        if s.answer == 1:
            s.wake(5)
            s.tell(v.EXTRA_BOUGHT, seat)
            s.push(v.ACTION, seat)  # DFR-058
            return pay.pay_shards(s, seat, EXTRA_COST, 0)
    return DONE


def ask_extra(s: ForgeState, seat: int) -> int:
    """DFR-057, DFR-059, DFR-060: once per turn, 2 sun shards for one more action."""
    s.offer(0)
    if pay.can_pay(s, seat, EXTRA_COST, 0):
        s.offer(1)
    else:
        s.close(1, v.NO_SHARDS)
    tokens.offer(s, seat)
    return s.ask(seat, v.EXTRA_ACTION, 0, 4)


def offer_faces(s: ForgeState, seat: int) -> int:
    """DFR-081, DFR-090, DFR-091, DFR-092."""
    gold = board.gold(s, seat)
    free = board.can_forge(s, seat)
    for face in range(SANCTUARY):
        if not free:
            s.close(v.FORGE_ACT + face, v.NO_ROOM_ON_DICE)
        elif s.pool[face] == 0:
            s.close(v.FORGE_ACT + face, v.NONE_LEFT)
        elif FACE_COST[face] > gold:
            s.close(v.FORGE_ACT + face, v.NO_GOLD)
        else:
            s.offer(v.FORGE_ACT + face)
    return s.count


def offer_exploits(s: ForgeState, seat: int) -> int:
    """DFR-093, DFR-095, DFR-100."""
    sun = s.reserve[seat * RESOURCES + v.SUN]
    moon = s.reserve[seat * RESOURCES + v.MOON]
    plain = pay.is_plain(s, seat)
    for slot in range(SLOTS):
        if s.stack[slot] == 0:
            s.close(v.EXPLOIT_ACT + slot, v.STACK_EMPTY)
        elif (SLOT_SUN[slot] <= sun and SLOT_MOON[slot] <= moon) or (
            not plain and exploit.can_accomplish(s, seat, slot)
        ):
            s.offer(v.EXPLOIT_ACT + slot)
        else:
            s.close(v.EXPLOIT_ACT + slot, v.NO_SHARDS)
    return s.count


def action(s: ForgeState) -> int:
    """DFR-054, DFR-056, DFR-081, DFR-093: forge, accomplish an exploit, or pass."""
    seat = s.actor()
    if s.step() == 0:
        s.offer(v.PASS)
        offer_exploits(s, seat)
        offer_faces(s, seat)
        tokens.offer(s, seat)
        return s.ask(seat, v.ACT, 0, 1)
    if s.step() == 2 or s.answer == v.PASS:
        if s.step() == 1:
            s.tell(v.PASSED, seat)
        return DONE
    choice = s.answer
    if choice >= v.SPEND_TRITON:
        s.wake(0)
        return tokens.use(s, seat, choice)
    s.wake(2)
    if choice < v.FORGE_ACT:
        return s.call(v.DO_EXPLOIT, seat, choice - v.EXPLOIT_ACT)
    return s.call(v.DO_FORGE, seat, choice - v.FORGE_ACT)
