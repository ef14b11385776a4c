"""A hunt: the start, round after round, and how it ends."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import board, cards, ends, hero
from ninerealms.games.ragnarok.rules.state import (
    ATTACKS,
    FIGURES,
    GIANTS,
    LOKI,
    MONSTERS,
    NOWHERE,
    OPEN,
    SYMBOLS,
    WISDOM,
    RagnarokState,
)
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.rng import DRAW
from ninerealms.kernel.state import DONE, NOBODY, USUAL

WOUNDS: list[I8] = content.monster_wounds
SLAIN_FOR_LOKI: Number = content.GAME["slain_for_loki"]
MOST_INJURIES: Number = content.GAME["most_injuries"]
ROUNDS: Number = content.GAME["hunt_rounds"]
NO_ATTACK = -1
NO_HUNT = -1
ALL_ATTACKS = (1 << ATTACKS) - 1


# --- who may hunt what ----------------------------------------------------------------------------


def obstacle(s: RagnarokState, seat: int, monster: int) -> int:
    """LOR-091, LOR-100, LOR-165, UTG-090: why a player may not hunt a monster, or OPEN."""
    if monster == LOKI:
        if s.loki < 0:
            return v.NO_MONSTER_LEFT
        if s.loki != s.hero_at[seat]:
            return v.HERO_ELSEWHERE
        if board.count_slain(s, seat) < SLAIN_FOR_LOKI:
            return v.TOO_FEW_SLAIN
    elif not board.is_alive(s, monster):
        return v.NO_MONSTER_LEFT
    elif not board.is_monster_at(s, monster, s.hero_at[seat]):
        return v.HERO_ELSEWHERE
    return v.TOO_INJURED if hero.count_injuries(s, seat) >= MOST_INJURIES else OPEN


def can_hunt(s: RagnarokState, seat: int) -> bool:
    """LOR-143: whether there is anything to hunt."""
    for monster in range(LOKI + 1):
        if obstacle(s, seat, monster) == OPEN:
            return True
    return False


# --- the hunt -------------------------------------------------------------------------------------


def hunt(s: RagnarokState) -> int:
    """LOR-165, LOR-166, LOR-167, LOR-169: start, rounds, end; the hand limit comes last."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        return begin(s, seat)
    if step == 1:
        s.wake(2)
        if s.answer == v.YES:
            return s.call(v.DEAL_INJURIES, seat, 1, 296)  # LOR-296
    if step <= 2:
        cards.draw(s, seat, hero.counting(s, seat, WISDOM), 92)  # LOR-092, LOR-166
        return s.wake(3)
    if step == 3:
        return begin_round(s, seat)
    if step == 4:
        s.attack = s.answer
        s.tell(v.ATTACK_PICKED, left_of(s, seat), s.answer)
        s.wake(5)
        return s.push(v.STRIKE_BACK, seat)
    if step == 5:
        if count_open(s) == 0:
            return slay(s, seat)
        s.wake(6)
        return s.push(v.DEFENCE, seat)
    if step == 6:
        return after_round(s, seat)
    if step == 7:
        return s.wake(3) if s.answer == v.YES else fail(s, seat)
    if step == 8:
        clear(s)
        s.wake(9)
        return s.push(v.HAND_LIMIT, seat)
    return DONE


def begin(s: RagnarokState, seat: int) -> int:
    """LOR-166, LOR-296, UTG-091, UTG-092, UTG-093: Giants gather without Trample; Beowulf may take an Injury."""
    monster = s.hunted
    s.hunter = seat
    s.hunt_round = 0
    s.attack = NO_ATTACK
    s.attack_deck = ALL_ATTACKS
    for wound in range(SYMBOLS):
        s.wounds[wound] = WOUNDS[monster * SYMBOLS + wound]
    s.tell(v.HUNT_BEGINS, seat, monster, s.hero_at[seat])
    if monster == GIANTS:
        for figure in range(FIGURES):
            s.figure_at[figure] = s.hero_at[seat]
        s.tell(v.GIANTS_GATHERED, s.hero_at[seat])
    if not hero.can_rage(s, seat, s.hero_at[seat]):
        return s.wake(2)
    s.offer(v.NO)
    s.offer(v.YES)
    return s.ask(seat, v.BERSERK, 0, 1)


def left_of(s: RagnarokState, seat: int) -> int:
    """LOR-093: the player on the left is the next one clockwise."""
    return (seat + 1) % s.players


def begin_round(s: RagnarokState, seat: int) -> int:
    """LOR-093, LOR-097, LOR-167: two attack cards, of which the player on the left picks one."""
    if hero.count_injuries(s, seat) >= MOST_INJURIES:
        return fail(s, seat)
    s.hunt_round += 1
    s.attack = NO_ATTACK
    s.guard = 0
    for place in range(2):
        card = nth_attack(s, s.rng.below(count_attacks(s), DRAW))
        s.attack_deck &= ~(1 << card)
        s.attack_drawn[place] = card
        s.offer(card)
    s.tell(v.ATTACKS_DRAWN, s.hunt_round, s.attack_drawn[0], s.attack_drawn[1])
    return s.ask(left_of(s, seat), v.PICK_ATTACK, s.hunted, 4)


def count_attacks(s: RagnarokState) -> int:
    total = 0
    for card in range(ATTACKS):
        if s.attack_deck & 1 << card:
            total += 1
    return total


def nth_attack(s: RagnarokState, nth: int) -> int:
    """The n-th of the attack cards that were not drawn yet."""
    for card in range(ATTACKS):
        if s.attack_deck & 1 << card:
            if nth == 0:
                return card
            nth -= 1
    raise RuntimeError("the attack deck changed while a card was drawn")


def count_open(s: RagnarokState) -> int:
    """How many wounds are not covered."""
    return s.wounds[0] + s.wounds[1] + s.wounds[2] + s.wounds[3]


def after_round(s: RagnarokState, seat: int) -> int:
    """LOR-097, LOR-167: four Injuries or the last round end it; else the Hero may stop."""
    if hero.count_injuries(s, seat) >= MOST_INJURIES or s.hunt_round >= ROUNDS:
        return fail(s, seat)
    s.offer(v.NO)
    s.offer(v.YES)
    return s.ask(seat, v.HUNT_ON, s.hunted, 7)


# --- its end --------------------------------------------------------------------------------------


def slay(s: RagnarokState, seat: int) -> int:
    """LOR-095, LOR-101, LOR-112, UTG-095, UTG-096, UTG-097, UTG-098, UTG-114: figure and artefact are the slayer's."""
    monster = s.hunted
    s.tell_by(1095 if monster == GIANTS else USUAL, v.MONSTER_SLAIN, seat, monster)  # UTG-095
    if monster == LOKI:
        s.loki = NOWHERE
        clear(s)
        ends.win(s, seat, v.BY_LOKI)
        return DONE
    is_first = is_first_slain(s)
    s.slayer[monster] = seat
    s.tell_by(1098 if monster == GIANTS else USUAL, v.GOT_ARTEFACT, seat, monster)  # UTG-098
    s.tamer[monster] = NOBODY
    s.monster_at[monster] = NOWHERE
    if monster == GIANTS:
        for figure in range(FIGURES):
            s.figure_at[figure] = NOWHERE
    s.wake(8)
    return s.push(v.PLACE_LOKI, seat) if is_first else s.wake(8)


def is_first_slain(s: RagnarokState) -> bool:
    """LOR-090: whether nobody has slain a monster before."""
    for monster in range(MONSTERS):
        if s.slayer[monster] != NOBODY:
            return False
    return True


def fail(s: RagnarokState, seat: int) -> int:
    """LOR-097, LOR-098, UTG-094: one more Injury, all wounds open again; Giants stay together."""
    s.tell(v.HUNT_FAILED, seat, s.hunted)
    s.wake(8)
    return s.call(v.DEAL_INJURIES, seat, 1, 98)  # LOR-098


def clear(s: RagnarokState) -> int:
    """LOR-098: nothing of the hunt is left."""
    s.hunted = NO_HUNT
    s.hunter = NOBODY
    s.hunt_round = 0
    s.attack = NO_ATTACK
    s.attack_deck = 0
    s.guard = 0
    for wound in range(SYMBOLS):
        s.wounds[wound] = 0
    for place in range(2):
        s.attack_drawn[place] = NO_ATTACK
    return 0
