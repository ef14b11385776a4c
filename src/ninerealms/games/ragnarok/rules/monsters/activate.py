"""Activating a monster: the die, moves Region by Region, Giants one after another."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import board
from ninerealms.games.ragnarok.rules.monsters import beasts
from ninerealms.games.ragnarok.rules.state import FIGURES, GIANTS, REGIONS, RagnarokState
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import DONE, NOBODY, USUAL

DIE_MOVES: list[I8] = content.die_moves
DIE_ATTACKS: list[I8] = content.die_attacks
FACES = 6
STEERED_STEPS: Number = content.GAME["steered_steps"]
MOVE = 0
ATTACK = 1


def activate(s: RagnarokState) -> int:
    """LOR-070, LOR-071: the die is rolled once and its result carried out; a controlled monster may be steered."""
    monster = s.get(v.ACTIVATE_MONSTER)
    seat = beasts.chooser(s, monster, s.actor())
    step = s.step()
    if step == 0:
        s.tell(v.MONSTER_ACTIVATED, s.actor(), monster)
        if s.tamer[monster] == NOBODY:
            return roll(s, seat, monster)
        s.offer(v.NO)
        s.offer(v.YES)
        return s.ask(seat, v.ROLL_OR_MOVE, monster, 1)
    if step == 1:
        if s.answer == v.NO:
            return roll(s, seat, monster)
        s.tell(v.STEERED, seat, monster)
        s.put(v.ACTIVATE_LEFT, STEERED_STEPS)
        return s.wake(3)
    if step == 2:
        return carry_out(s, monster, s.answer)
    if step == 3:
        return ask_giant(s, seat) if monster == GIANTS else ask_step(s, seat, monster)
    if step == 4:
        return move(s, monster)
    if step == 5:
        return ask_giants_way(s, seat)
    if step == 6:
        return move_giant(s)
    return DONE


def first_alike(face: int) -> int:
    """LOR-231: faces that show the same are one."""
    for other in range(face):
        if DIE_MOVES[other] == DIE_MOVES[face] and DIE_ATTACKS[other] == DIE_ATTACKS[face]:
            return other
    return face


def roll(s: RagnarokState, seat: int, monster: int) -> int:
    """LOR-070, LOR-231, UTG-071: one throw, for all Giants together; some faces leave the choice."""
    face = first_alike(s.rng.below(FACES, DICE))
    s.tell_by(1071 if monster == GIANTS else USUAL, v.DIE_ROLLED, seat, face)  # UTG-071
    s.put(v.ACTIVATE_LEFT, DIE_MOVES[face])
    if DIE_MOVES[face] > 0 and DIE_ATTACKS[face] != 0:
        s.offer(MOVE)
        s.offer(ATTACK)
        return s.ask(seat, v.DIE_CHOICE, monster, 2)
    return carry_out(s, monster, ATTACK if DIE_ATTACKS[face] != 0 else MOVE)


def carry_out(s: RagnarokState, monster: int, what: int) -> int:
    """LOR-179, UTG-072, UTG-073: the result is mandatory and the same for every Giant."""
    if what == MOVE:
        return s.wake(3)
    s.wake(7)
    where = s.figure_at[0] if monster == GIANTS else s.monster_at[monster]
    return s.call(v.ATTACK, beasts.chooser(s, monster, s.actor()), monster, where)


def ask_step(s: RagnarokState, seat: int, monster: int) -> int:
    """LOR-072, LOR-152: so many steps as the result says, each to any Region beside it, Loki's too."""
    if s.get(v.ACTIVATE_LEFT) == 0:
        return DONE
    offer_ways(s, s.monster_at[monster], False)
    if s.count == 0:
        return DONE
    return s.ask(seat, v.MONSTER_TO, monster, 4)


def offer_ways(s: RagnarokState, here: int, is_giant: bool) -> int:
    """LOR-075, LOR-152, UTG-075: the Regions beside one; a Giant does not enter where another stands."""
    for there in range(REGIONS):
        if not board.is_near(s, here, there):
            s.close(there, v.MONSTER_TOO_FAR)
        elif is_giant and beasts.has_giant(s, there):
            s.close(there, v.GIANT_THERE)
        else:
            s.offer(there)
    return s.count


def move(s: RagnarokState, monster: int) -> int:
    """LOR-072: one Region, with a Trample there."""
    s.tell(v.MONSTER_MOVED, monster, s.monster_at[monster], s.answer)
    s.monster_at[monster] = s.answer
    s.put(v.ACTIVATE_LEFT, s.get(v.ACTIVATE_LEFT) - 1)
    s.wake(3)
    return s.call(v.TRAMPLE, s.actor(), monster, s.answer)


# --- the Giants of mode M -------------------------------------------------------------------------


def ask_giant(s: RagnarokState, seat: int) -> int:
    """UTG-074, UTG-078, UTG-081: each once, one after another, in the order that is chosen."""
    for figure in range(FIGURES):
        if s.get(v.ACTIVATE_DONE) & 1 << figure:
            s.close(v.FIGURE + figure, v.GIANT_DONE)
        elif not beasts.has_alike(s, figure):
            s.offer(v.FIGURE + figure)
    if s.count == 0:
        return DONE
    return s.ask(seat, v.GIANT_NEXT, 0, 5)


def ask_giants_way(s: RagnarokState, seat: int) -> int:
    """UTG-075, UTG-076, UTG-077, UTG-113: it goes where no other Giant is; if it cannot, it stays."""
    figure = s.answer - v.FIGURE
    s.put(v.ACTIVATE_FIGURE, figure)
    s.put(v.ACTIVATE_DONE, s.get(v.ACTIVATE_DONE) | 1 << figure)
    if offer_ways(s, s.figure_at[figure], True) == 0:
        s.tell(v.GIANT_BLOCKED, s.figure_at[figure])
        return s.wake(3)
    return s.ask(seat, v.MONSTER_TO, GIANTS, 6)


def move_giant(s: RagnarokState) -> int:
    """UTG-074, UTG-079, UTG-080: one Region, and its Trample before the next one moves."""
    figure = s.get(v.ACTIVATE_FIGURE)
    s.tell_by(1074, v.MONSTER_MOVED, GIANTS, s.figure_at[figure], s.answer)  # UTG-074
    s.figure_at[figure] = s.answer
    s.wake(3)
    return s.call(v.TRAMPLE, s.actor(), GIANTS, s.answer)
