"""F. Forging, K. Upgrading a face."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, pay
from ninerealms.games.diceforge.rules.cards import tokens
from ninerealms.games.diceforge.rules.state import FACES, SANCTUARY, SIDES, SPOTS_EACH, ForgeState
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE

FACE_COST: list[I8] = content.face_cost
FACE_LEVEL: list[I8] = content.face_level
LAST_LEVEL = 7
HALF = 8


def price(face: int, discount: int) -> int:
    """DFR-146: the cost in gold, never below 0."""
    cost = FACE_COST[face] - discount
    return cost if cost > 0 else 0


def start_place(s: ForgeState, seat: int, face: int) -> int:
    return s.call(v.PLACE_FACE, seat, face)


def place(s: ForgeState) -> int:
    """DFR-078, DFR-085, DFR-086, DFR-092: the bearer of the dice picks die and position; the new face is shown."""
    seat = s.actor()
    if s.step() == 0:
        if not board.can_forge(s, seat):
            return DONE
        for spot in range(SPOTS_EACH):
            here = seat * SPOTS_EACH + spot
            if not board.is_removable(s, s.die[here]):
                s.close(spot, v.NOT_REMOVABLE)  # DFR-087
            elif board.is_copy(s, here):
                s.close(spot, v.SAME_FACE)
            else:
                s.offer(spot)
        return s.ask(seat, v.FORGE_WHERE, v.SOURCE_FACE + s.get(v.PLACE_FACE_WHAT), 1)
    put_on(s, seat, s.answer, s.get(v.PLACE_FACE_WHAT))
    s.give_back(v.BACK_FROM_PLACE_FACE, s.answer // SIDES + 1)
    return DONE


def put_on(s: ForgeState, seat: int, spot: int, face: int) -> int:
    old = board.set_face(s, seat * SPOTS_EACH + spot, face)
    return s.tell(v.FORGED, seat, face, spot, old)


# --- the forge action --------------------------------------------------------------------------------


def mark_bought(s: ForgeState, face: int) -> int:
    if face < HALF:
        return s.put(v.DO_FORGE_BOUGHT_LOW, s.get(v.DO_FORGE_BOUGHT_LOW) | (1 << face))
    return s.put(v.DO_FORGE_BOUGHT_HIGH, s.get(v.DO_FORGE_BOUGHT_HIGH) | (1 << (face - HALF)))


def forge(s: ForgeState) -> int:
    """DFR-081, DFR-084, DFR-085, DFR-090: one or more different Sanctuary faces, each paid and forged at once."""
    seat = s.actor()
    if s.step() == 0:
        return forge_one(s, seat, s.get(v.DO_FORGE_WHAT))
    if s.step() == 1:
        gold = board.gold(s, seat)
        bought = s.get(v.DO_FORGE_BOUGHT_LOW) | (s.get(v.DO_FORGE_BOUGHT_HIGH) << HALF)
        for face in range(SANCTUARY):
            if bought & (1 << face):
                s.close(face, v.BOUGHT_ALREADY)  # DFR-082, DFR-083
            elif s.pool[face] == 0:
                s.close(face, v.NONE_LEFT)  # DFR-091
            elif FACE_COST[face] > gold:
                s.close(face, v.NO_GOLD)
            else:
                s.offer(face)
        s.offer(v.STOP_FORGING)
        tokens.offer(s, seat)
        return s.ask(seat, v.FORGE_MORE, 0, 2)
    if s.answer == v.STOP_FORGING:
        return DONE
    if s.answer >= v.SPEND_TRITON:
        s.wake(1)
        return tokens.use(s, seat, s.answer)
    return forge_one(s, seat, s.put(v.DO_FORGE_WHAT, s.answer))


def forge_one(s: ForgeState, seat: int, face: int) -> int:
    mark_bought(s, face)
    s.wake(1)
    start_place(s, seat, face)
    return pay.pay_gold(s, seat, FACE_COST[face])


def buy(s: ForgeState) -> int:
    """DFR-146, DFR-147, DFR-285, DFR-286, DFR-365, DFR-366: may forge one Sanctuary face at a discount."""
    seat = s.actor()
    discount = s.get(v.BUY_FACE_DISCOUNT)
    if s.step() == 0:
        gold = board.gold(s, seat)
        for face in range(SANCTUARY, FACES):
            s.close(face, v.NOT_SANCTUARY)
        for face in range(SANCTUARY):
            if s.pool[face] == 0:
                s.close(face, v.NONE_LEFT)
            elif price(face, discount) > gold:
                s.close(face, v.NO_GOLD)
            else:
                s.offer(face)
        if not board.can_forge(s, seat):
            return DONE
        s.offer(v.DECLINE_FORGE)
        tokens.offer(s, seat)
        return s.ask(seat, v.FORGE_WHAT, s.get(v.BUY_FACE_SOURCE), 1)
    if s.step() == 1 and s.answer >= v.SPEND_TRITON:
        s.wake(0)
        return tokens.use(s, seat, s.answer)
    if s.step() == 1 and s.answer != v.DECLINE_FORGE:
        face = s.answer
        s.wake(2)
        start_place(s, seat, face)
        return pay.pay_gold(s, seat, price(face, discount))
    return DONE


def special(s: ForgeState) -> int:
    """DFR-197, DFR-204, DFR-211, DFR-214, DFR-401, DFR-402, DFR-500, DFR-501: a face of the Gardens or the Forest."""
    seat = s.actor()
    if s.step() == 0:
        for face in range(FACES):
            if face < s.get(v.SPECIAL_FACE_FIRST) or face > s.get(v.SPECIAL_FACE_LAST):
                s.close(face, v.NOT_GIVEN_HERE)
            elif s.pool[face] > 0:
                s.offer(face)
            else:
                s.close(face, v.SPECIAL_GONE)
        if s.count == 0:
            return DONE  # DFR-516
        return s.ask(seat, v.FORGE_WHAT, s.get(v.SPECIAL_FACE_SOURCE), 1)
    if s.step() == 1:
        s.wake(2)
        return start_place(s, seat, s.answer)
    return DONE


# --- upgrades ----------------------------------------------------------------------------------------


def level_above(s: ForgeState, face: int, levels: int) -> int:
    """DFR-127, DFR-130, DFR-135, DFR-138, DFR-139: the level an upgrade takes its face from, or 0 if there is none."""
    level = FACE_LEVEL[face]
    if level == LAST_LEVEL:
        return 0  # DFR-136
    target = level + levels if level + levels < LAST_LEVEL else LAST_LEVEL  # DFR-137
    found = 0
    for other in range(SANCTUARY):
        if s.pool[other] > 0 and FACE_LEVEL[other] >= target and (found == 0 or FACE_LEVEL[other] < found):
            found = FACE_LEVEL[other]
    return found


def can_upgrade(s: ForgeState, seat: int, levels: int) -> bool:
    """DFR-136, DFR-138, DFR-141: some face of the player can go up so many levels."""
    for spot in range(seat * SPOTS_EACH, (seat + 1) * SPOTS_EACH):
        if board.is_removable(s, s.die[spot]) and level_above(s, s.die[spot], levels) > 0:
            return True
    return False


def offer_upgrades(s: ForgeState, seat: int, levels: int) -> int:
    for spot in range(SPOTS_EACH):
        face = s.die[seat * SPOTS_EACH + spot]
        if not board.is_removable(s, face):
            s.close(spot, v.NOT_REMOVABLE)
        elif FACE_LEVEL[face] == LAST_LEVEL:
            s.close(spot, v.LEVEL_SEVEN)
        elif level_above(s, face, levels) == 0:
            s.close(spot, v.NO_HIGHER_FACE)
        elif board.is_copy(s, seat * SPOTS_EACH + spot):
            s.close(spot, v.SAME_FACE)
        else:
            s.offer(spot)
    return s.count


def upgrade(s: ForgeState) -> int:
    """DFR-132, DFR-133, DFR-134, DFR-139, DFR-140, DFR-335: a face goes up so many levels, in one forging, for free."""
    seat = s.actor()
    levels = s.get(v.UPGRADE_FACE_LEVELS)
    if s.step() == 0:
        if offer_upgrades(s, seat, levels) == 0:
            return DONE
        return s.ask(seat, v.UPGRADE_WHICH, levels, 1)
    if s.step() == 1:
        s.put(v.UPGRADE_FACE_SPOT, s.answer)
        level = level_above(s, s.die[seat * SPOTS_EACH + s.answer], levels)
        for face in range(SANCTUARY):
            if FACE_LEVEL[face] != level:
                s.close(face, v.OTHER_LEVEL)
            elif s.pool[face] == 0:
                s.close(face, v.NONE_LEFT)
            else:
                s.offer(face)
        return s.ask(seat, v.UPGRADE_TO, v.SOURCE_FACE + s.die[seat * SPOTS_EACH + s.get(v.UPGRADE_FACE_SPOT)], 2)
    put_on(s, seat, s.get(v.UPGRADE_FACE_SPOT), s.answer)
    return DONE
