"""Which Battle is next, and the Battle itself from its beginning to the last card discarded."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board, hero
from ninerealms.games.ragnarok.rules.battles import duel
from ninerealms.games.ragnarok.rules.state import (
    ARMIES,
    ATTACKER,
    CARDS,
    DEFENDER,
    FANG,
    LAGERTHA,
    NOWHERE,
    RAGNAR,
    REALM,
    REGIONS,
    SIDES,
    RagnarokState,
)
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE, NOBODY, USUAL

FANG_BONUS: Number = content.GAME["fang_bonus"]

# Where a Battle wakes.
BEGIN = 0
SACRIFICED = 1
CLOSED = 2
RAGE = 3
RAGED = 4
FANGS = 5
FANGED = 6
VALUES = 7
DEFENDER_LOSES = 8
ATTACKER_LOSES = 9
LOSER_LOSES = 10
LOSER_GOES = 11
WINNER_STAYS = 12
LAST = 13


def fight_all(s: RagnarokState) -> int:
    """LOR-042, LOR-080: all Battles, in the order the mover chooses."""
    seat = s.actor()
    if s.step() == 1:
        s.wake(0)
        begin(s, seat, s.answer)
        return s.push(v.BATTLE, seat)
    for region in range(REGIONS):
        if board.is_on_map(s, region):
            if armies.is_contested(s, region):
                s.offer(region)
            else:
                s.close(region, v.NO_BATTLE_HERE)
    return s.ask(seat, v.BATTLE_IN, 0, 1) if s.count > 0 else DONE


def begin(s: RagnarokState, attacker: int, region: int) -> int:
    """LOR-158: who attacks and who defends; nothing is laid yet."""
    s.battle_at = region
    s.side[ATTACKER] = attacker
    others = armies.seats_in(s, region) & ~(1 << attacker)
    defender = 0
    while others >> defender != 1:
        defender += 1
    s.side[DEFENDER] = defender
    s.passed = 0
    for side in range(SIDES):
        s.limit[side] = 0
        s.bonus[side] = 0
    return s.tell(v.BATTLE_BEGINS, attacker, region, defender)


def battle(s: RagnarokState) -> int:
    """LOR-158, LOR-159, LOR-160, LOR-161, LOR-162, LOR-163, LOR-164: the seven steps of a Battle."""
    step = s.step()
    if step <= SACRIFICED:
        return window(s)
    if step == CLOSED:
        return close_window(s)
    if step <= FANGED:
        return declare(s)
    if step == VALUES:
        count_values(s)
        s.wake(DEFENDER_LOSES)
        return s.push(v.DUEL, s.side[ATTACKER])
    if step == DEFENDER_LOSES:
        s.put(v.BATTLE_LOSER, decide(s))
        s.wake(ATTACKER_LOSES)
        return lose(s, DEFENDER, duel.casualties(s, DEFENDER))
    if step == ATTACKER_LOSES:
        s.wake(LOSER_LOSES)
        return lose(s, ATTACKER, duel.casualties(s, ATTACKER))
    if step == LOSER_LOSES:
        s.wake(LOSER_GOES)
        return lose(s, s.get(v.BATTLE_LOSER), 1)
    return finish(s)


def lose(s: RagnarokState, side: int, points: int) -> int:
    """LOR-086, LOR-163: a side lowers its Armies, point by point."""
    return s.call(v.LOSE, s.side[side], points, s.battle_at, 86)  # LOR-086


# --- the Giants' window ---------------------------------------------------------------------------


def window(s: RagnarokState) -> int:
    """LOR-081, UTG-040, UTG-041, UTG-046, UTG-049, UTG-050, UTG-115: the defender first, then the attacker.

    UTG-047: meanwhile no Giant leaves for want of an Army.
    """
    if s.step() == SACRIFICED:
        if s.answer == v.YES:
            sacrifice(s, s.get(v.BATTLE_SIDE))
        s.put(v.BATTLE_ASKED, s.get(v.BATTLE_ASKED) + 1)
    while s.mode == REALM and s.get(v.BATTLE_ASKED) < SIDES:
        side = DEFENDER if s.get(v.BATTLE_ASKED) == 0 else ATTACKER
        if s.giant_at[s.side[side]] == s.battle_at:
            s.window = 1
            s.put(v.BATTLE_SIDE, side)
            s.offer(v.NO)
            s.offer(v.YES)
            return s.ask(s.side[side], v.SACRIFICE, s.battle_at, SACRIFICED)
        s.put(v.BATTLE_ASKED, s.get(v.BATTLE_ASKED) + 1)
    return s.wake(CLOSED)


def sacrifice(s: RagnarokState, side: int) -> int:
    """UTG-042, UTG-043, UTG-044, UTG-110: the Giant goes to the Stock, every enemy Army there loses 1."""
    seat, other = s.side[side], s.side[1 - side]
    s.giant_at[seat] = NOWHERE
    s.tell(v.SACRIFICED, seat, s.battle_at)
    for army in range(other * ARMIES, other * ARMIES + ARMIES):
        if s.army_at[army] == s.battle_at:
            armies.lower(s, army, 1, 1043)  # UTG-043
    return other


def close_window(s: RagnarokState) -> int:
    """LOR-159, UTG-045, UTG-051: where a side has no Army left there is no Battle, and the other may take control."""
    s.window = 0
    armies.check_giants(s)
    region = s.battle_at
    if armies.is_contested(s, region):
        s.put(v.BATTLE_ASKED, 0)
        return s.wake(RAGE)
    s.tell(v.NO_BATTLE, region)
    s.battle_at = NOWHERE
    armies.claim(s, region, True)
    return DONE


# --- before the cards -----------------------------------------------------------------------------


def declare(s: RagnarokState) -> int:
    """LOR-160, LOR-226, LOR-296: Beowulf's Injury and Root Fang, the defender first."""
    step = s.step()
    if s.get(v.BATTLE_ASKED) == SIDES:
        return s.wake(VALUES)
    side = DEFENDER if s.get(v.BATTLE_ASKED) == 0 else ATTACKER
    seat = s.side[side]
    if step == RAGE:
        if not hero.can_rage(s, seat, s.battle_at):
            return s.wake(FANGS)
        s.offer(v.NO)
        s.offer(v.YES)
        return s.ask(seat, v.BERSERK, s.battle_at, RAGED)
    if step == RAGED:
        s.wake(FANGS)
        return s.call(v.DEAL_INJURIES, seat, 1 if s.answer == v.YES else 0, 296)  # LOR-296
    if step == FANGS and s.slayer[FANG] == seat and s.used >> FANG & 1 == 0:
        s.offer(v.NO)
        s.offer(v.YES)
        return s.ask(seat, v.USE_FANG, s.battle_at, FANGED)
    if step == FANGED and s.answer == v.YES:
        s.used |= 1 << FANG
        s.bonus[side] += FANG_BONUS
        s.tell_by(226, v.USED_ARTEFACT, seat, FANG)  # LOR-226
    s.put(v.BATTLE_ASKED, s.get(v.BATTLE_ASKED) + 1)
    return s.wake(RAGE)


def count_values(s: RagnarokState) -> int:
    """LOR-082, LOR-161, LOR-291, UTG-048: Armies, Ragnar's bonus, Root Fang; Giants add nothing."""
    attacker = s.side[ATTACKER]
    if s.hero[attacker] == RAGNAR and hero.is_in_land(s, attacker, s.battle_at):
        s.bonus[ATTACKER] += armies.count_in(s, attacker, s.battle_at)
    for side in range(SIDES):
        s.limit[side] = armies.total(s, s.side[side], s.battle_at)
    return s.tell(v.BATTLE_VALUES, attacker, s.battle_at, duel.value(s, ATTACKER), duel.value(s, DEFENDER))


# --- after the cards ------------------------------------------------------------------------------


def decide(s: RagnarokState) -> int:
    """LOR-085: the side that has lost; the defender wins ties."""
    attack, defence = duel.value(s, ATTACKER), duel.value(s, DEFENDER)
    if attack > defence:
        s.tell(v.BATTLE_WON, s.side[ATTACKER], s.battle_at, attack, defence)
        return DEFENDER
    s.tell(v.BATTLE_WON, s.side[DEFENDER], s.battle_at, defence, attack)
    return ATTACKER


def finish(s: RagnarokState) -> int:
    """LOR-088, LOR-164, LOR-294: the loser Retreats, control, Lagertha's raise; the cards are discarded."""
    loser = s.get(v.BATTLE_LOSER)
    winner = s.side[1 - loser]
    if s.step() == LOSER_GOES:
        s.wake(WINNER_STAYS)
        return s.call(v.RETREAT, s.side[loser], s.battle_at, 1 if loser == ATTACKER else 0)
    if s.step() == WINNER_STAYS:
        region = s.battle_at
        take_spoils(s, winner, region)
        s.battle_at = NOWHERE
        clear_cards(s)
        if s.hero[winner] == LAGERTHA and hero.is_in_land(s, winner, region):
            s.wake(LAST)
            return s.call(v.RAISE, winner, 1, v.FOR_LAGERTHA, 0, region)
    return DONE


def clear_cards(s: RagnarokState) -> int:
    """LOR-164: what was played goes to the discards."""
    for card in range(CARDS):
        for side in range(SIDES):
            s.discard[card] += s.laid[side * CARDS + card]
            s.laid[side * CARDS + card] = 0
    return 0


def take_spoils(s: RagnarokState, winner: int, region: int) -> int:
    """LOR-020, LOR-088: a winner with an Army left takes a Region of somebody else, a neutral one by its value."""
    if armies.count_in(s, winner, region) == 0 or s.control[region] == winner:
        return NOBODY
    if s.control[region] != NOBODY:
        return armies.take(s, winner, region, False, 88)  # LOR-088
    if armies.total(s, winner, region) >= board.VALUE[region]:
        return armies.take(s, winner, region, False, USUAL)
    return NOBODY
