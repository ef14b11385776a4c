"""The Rune phase: Control, Alliance or March."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import board, runes
from ninerealms.games.ragnarok.rules.phases import moving
from ninerealms.games.ragnarok.rules.state import (
    ARMIES,
    GIANTS,
    JOTUNHEIM,
    MONSTERS,
    NOWHERE,
    OPEN,
    REALM,
    RUNES,
    WITH_RUNES,
    RagnarokState,
)
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import DONE, USUAL

MONSTER_RUNE: list[I8] = content.monster_rune
CONTROL_PRICE: Number = content.GAME["control_price"]
ALLIANCE_PRICE: Number = content.GAME["alliance_price"]
MARCH_PRICE: Number = content.GAME["march_price"]

# Where the procedure wakes.
CHOOSE = 0
CHOSEN = 1
TAMED = 2
PAID = 3
ARMY = 4
WAY = 5
GONE = 6
OVER = 7


def act(s: RagnarokState) -> int:
    """LOR-036, LOR-136: at most one rune action; a Battle that a March starts is fought before the Armies phase."""
    seat, step = s.actor(), s.step()
    if step == CHOOSE:
        s.phase = WITH_RUNES
        offer_acts(s, seat)
        return s.ask(seat, v.RUNE_ACT, 0, CHOSEN)
    if step == CHOSEN:
        return start(s, seat, s.answer)
    if step == TAMED:
        tame(s, seat, s.answer)
        return DONE
    if step == PAID:
        return pay(s, seat, s.answer)
    if step == ARMY:
        s.put(v.RUNE_PHASE_ARMY, s.answer)
        moving.offer_ways(s, seat, s.answer, False)
        return s.ask(seat, v.MOVE_TO, s.answer, WAY)
    if step == WAY:
        s.wake(GONE)
        return s.call(v.TRAVEL, seat, s.get(v.RUNE_PHASE_ARMY), s.answer, 39)  # LOR-039
    if step == GONE:
        s.wake(OVER)
        return s.push(v.BATTLES, seat)
    return DONE


def offer_acts(s: RagnarokState, seat: int) -> int:
    board.offer_unless(s, v.RUNE_CONTROL, obstacle_to_control(s, seat))
    board.offer_unless(s, v.RUNE_ALLIANCE, obstacle_to_alliance(s, seat))
    board.offer_unless(s, v.RUNE_MARCH, obstacle_to_march(s, seat))
    return s.offer(v.NO_RUNE_ACT)


def start(s: RagnarokState, seat: int, answer: int) -> int:
    """The action that was chosen: a monster, or the rune that is paid."""
    if answer == v.NO_RUNE_ACT:
        return DONE
    s.put(v.RUNE_PHASE_ACT, answer)
    if answer == v.RUNE_CONTROL:
        offer_monsters(s, seat)
        return s.ask(seat, v.CONTROL_WHICH, 0, TAMED)
    for rune in range(RUNES):
        if s.runes[seat * RUNES + rune] >= price(answer):
            s.offer(rune)
        else:
            s.close(rune, v.NONE_OF_THIS_RUNE)
    return s.ask(seat, v.PAY_RUNE, answer, PAID)


def price(answer: int) -> int:
    return ALLIANCE_PRICE if answer == v.RUNE_ALLIANCE else MARCH_PRICE


def pay(s: RagnarokState, seat: int, rune: int) -> int:
    """LOR-038, LOR-039: the rune is paid; then the alliance, or the Army that marches."""
    if s.get(v.RUNE_PHASE_ACT) == v.RUNE_ALLIANCE:
        runes.pay(s, seat, rune, ALLIANCE_PRICE, USUAL)
        ally(s, seat)
        return DONE
    runes.pay(s, seat, rune, MARCH_PRICE, 39)  # LOR-039
    moving.offer_armies(s, seat, False)
    return s.ask(seat, v.MOVE_ARMY, v.FOR_MARCH, ARMY)


# --- Control --------------------------------------------------------------------------------------


def why_untamed(s: RagnarokState, seat: int, monster: int) -> int:
    """LOR-037, LOR-184, UTG-070: why a monster cannot be controlled, or OPEN."""
    if monster == GIANTS:
        return v.GIANTS_UNTAMED
    if s.tamer[monster] == seat:
        return v.TAMED_ALREADY
    return OPEN if s.runes[seat * RUNES + MONSTER_RUNE[monster]] >= CONTROL_PRICE else v.OTHER_RUNES


def obstacle_to_control(s: RagnarokState, seat: int) -> int:
    for monster in range(MONSTERS):
        if board.is_alive(s, monster) and why_untamed(s, seat, monster) == OPEN:
            return OPEN
    return v.NO_PAIR_OF_RUNES


def offer_monsters(s: RagnarokState, seat: int) -> int:
    for monster in range(MONSTERS):
        if board.is_alive(s, monster):
            reason = why_untamed(s, seat, monster)
            board.offer_unless(s, monster, reason)
    return s.count


def tame(s: RagnarokState, seat: int, monster: int) -> int:
    """LOR-037, LOR-155: the own marker replaces any other."""
    runes.pay(s, seat, MONSTER_RUNE[monster], CONTROL_PRICE, 37)  # LOR-037
    s.tamer[monster] = seat
    return s.tell(v.TAMED, seat, monster)


# --- Alliance -------------------------------------------------------------------------------------


def obstacle_to_alliance(s: RagnarokState, seat: int) -> int:
    """LOR-038, LOR-184: the Hero in a gate Region, a realm that is no ally yet, a rune."""
    realm = board.realm_at(s, s.hero_at[seat])
    if realm == NOWHERE:
        return v.NO_GATE_HERE
    if s.allied[seat] >> realm & 1:
        return v.ALLIED_ALREADY
    return OPEN if has_any(s, seat, ALLIANCE_PRICE) else v.NO_RUNE_TO_PAY


def has_any(s: RagnarokState, seat: int, count: int) -> bool:
    for rune in range(RUNES):
        if s.runes[seat * RUNES + rune] >= count:
            return True
    return False


def ally(s: RagnarokState, seat: int) -> int:
    """LOR-038, LOR-040, UTG-013: allied for the rest of the game, whoever else is."""
    realm = board.realm_at(s, s.hero_at[seat])
    s.allied[seat] |= 1 << realm
    rule = 1013 if realm == JOTUNHEIM and s.mode == REALM else USUAL  # UTG-013
    return s.tell_by(rule, v.ALLIED, seat, realm)


# --- March ----------------------------------------------------------------------------------------


def obstacle_to_march(s: RagnarokState, seat: int) -> int:
    """LOR-039: a rune, and an Army that can move."""
    if not has_any(s, seat, MARCH_PRICE):
        return v.NO_RUNE_TO_MARCH
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] != NOWHERE and moving.has_way(s, seat, army, False):
            return OPEN
    return v.NO_ARMY_TO_MARCH
