"""What artefacts do at the start of their owner's turn; Troll Hide and Root Fang are used in hunts and Battles."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board, cards
from ninerealms.games.ragnarok.rules.monsters import activate, beasts
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    ARMIES,
    BLADE,
    CHAIN,
    FIGURES,
    GIANTS,
    GLEIPNIR,
    MACE,
    NOWHERE,
    OPEN,
    REGIONS,
    VENOM,
    RagnarokState,
)
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE

BLADE_DRAWS: Number = content.GAME["blade_draws"]
CHAIN_STEPS: Number = content.GAME["chain_steps"]


def obstacle(s: RagnarokState, seat: int, artefact: int) -> int:
    """LOR-031, LOR-173, LOR-182: why an artefact cannot be used at the start of the turn, or OPEN."""
    if s.slayer[artefact] != seat:
        return v.ARTEFACT_NOT_NOW
    if s.used & 1 << artefact:
        return v.ARTEFACT_SPENT
    if artefact == BLADE:
        return OPEN if cards.can_draw(s) else v.ARTEFACT_NO_TARGET
    if artefact == VENOM:
        return OPEN if has_prey(s, seat) else v.ARTEFACT_NO_TARGET
    if artefact == CHAIN:
        return OPEN
    if artefact == GLEIPNIR:
        return OPEN if has_beast(s) else v.ARTEFACT_NO_TARGET
    if artefact == MACE:
        return OPEN if armies.seats_in(s, s.hero_at[seat]) != 0 else v.ARTEFACT_NO_TARGET
    return v.ARTEFACT_NOT_NOW


def is_prey(s: RagnarokState, seat: int, army: int) -> bool:
    """LOR-223: an enemy Army in a Region beside the Hero's."""
    where = s.army_at[army]
    return where != NOWHERE and army // ARMIES != seat and board.is_near(s, s.hero_at[seat], where)


def has_prey(s: RagnarokState, seat: int) -> bool:
    for army in range(ALL_ARMIES):
        if is_prey(s, seat, army):
            return True
    return False


def can_be_led(s: RagnarokState, which: int) -> bool:
    """LOR-174, LOR-225: whether a monster or figure has a Region to be moved to."""
    if which < v.FIGURE:
        return board.is_alive(s, which)
    here = s.figure_at[which - v.FIGURE]
    if here == NOWHERE:
        return False
    for there in range(REGIONS):
        if board.is_near(s, here, there) and not beasts.has_giant(s, there):
            return True
    return False


def has_beast(s: RagnarokState) -> bool:
    for which in range(v.FIGURE + FIGURES):
        if can_be_led(s, which):
            return True
    return False


def turn_over(s: RagnarokState, seat: int, artefact: int, rule: int) -> int:
    """LOR-173: used up until the next Build Monument."""
    s.used |= 1 << artefact
    return s.tell_by(rule, v.USED_ARTEFACT, seat, artefact)


def use_blade(s: RagnarokState) -> int:
    """LOR-221: two cards."""
    turn_over(s, s.actor(), BLADE, 221)  # LOR-221
    cards.draw(s, s.actor(), BLADE_DRAWS, 221)  # LOR-221
    return DONE


def use_venom(s: RagnarokState) -> int:
    """LOR-223: one enemy Army beside the Hero's Region loses 1."""
    seat = s.actor()
    if s.step() == 1:
        armies.lower(s, s.answer, 1, 223)  # LOR-223
        return DONE
    turn_over(s, seat, VENOM, 223)  # LOR-223
    for army in range(ALL_ARMIES):
        if is_prey(s, seat, army):
            armies.offer(s, army)
        elif s.army_at[army] != NOWHERE:
            s.close(army, v.VENOM_OWN_ARMY if army // ARMIES == seat else v.VENOM_TOO_FAR)
    return s.ask(seat, v.VENOM_ARMY, 0, 1)


def use_chain(s: RagnarokState) -> int:
    """LOR-224: the Hero moves up to three Regions."""
    seat = s.actor()
    if s.step() == 1:
        s.tell_by(224, v.HERO_MOVED, seat, s.hero_at[seat], s.answer)  # LOR-224
        s.hero_at[seat] = s.answer
        return DONE
    turn_over(s, seat, CHAIN, 224)  # LOR-224
    reach = board.within(s, s.hero_at[seat], CHAIN_STEPS)
    for where in range(REGIONS):
        if reach & 1 << where:
            s.offer(where)
        else:
            s.close(where, v.CHAIN_TOO_FAR)
    return s.ask(seat, v.CHAIN_TO, 0, 1)


def use_gleipnir(s: RagnarokState) -> int:
    """LOR-156, LOR-174, LOR-225: any monster goes one Region, without Trample; a Giant not to another one."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        turn_over(s, seat, GLEIPNIR, 225)  # LOR-225
        for which in range(v.FIGURE + FIGURES):
            if which >= v.FIGURE and beasts.has_alike(s, which - v.FIGURE):
                continue
            if can_be_led(s, which):
                s.offer(which)
            else:
                s.close(which, v.FIGURE_STUCK if which >= v.FIGURE else v.NO_MONSTER_LEFT)
        return s.ask(seat, v.GLEIPNIR_WHICH, 0, 1)
    if step == 1:
        s.put(v.USE_GLEIPNIR_WHICH, s.answer)
        is_figure = s.answer >= v.FIGURE
        activate.offer_ways(s, s.figure_at[s.answer - v.FIGURE] if is_figure else s.monster_at[s.answer], is_figure)
        return s.ask(seat, v.GLEIPNIR_TO, s.answer, 2)
    which = s.get(v.USE_GLEIPNIR_WHICH)
    if which >= v.FIGURE:
        s.tell_by(225, v.MONSTER_MOVED, GIANTS, s.figure_at[which - v.FIGURE], s.answer)  # LOR-225
        s.figure_at[which - v.FIGURE] = s.answer
    else:
        s.tell_by(225, v.MONSTER_MOVED, which, s.monster_at[which], s.answer)  # LOR-225
        s.monster_at[which] = s.answer
    return DONE


def use_mace(s: RagnarokState) -> int:
    """UTG-100, UTG-101, UTG-102, UTG-103, UTG-109: one Army where the Hero is loses 1 and Retreats, if it is left."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        turn_over(s, seat, MACE, 1100)  # UTG-100
        for army in range(ALL_ARMIES):
            if s.army_at[army] == NOWHERE:
                continue
            if s.army_at[army] == s.hero_at[seat]:
                armies.offer(s, army)
            else:
                s.close(army, v.MACE_ELSEWHERE)
        return s.ask(seat, v.MACE_ARMY, 0, 1)
    if step == 1:
        army = s.answer
        armies.lower(s, army, 1, 1101)  # UTG-101
        if s.army_at[army] == NOWHERE:
            return DONE
        s.wake(2)
        return s.call(v.WITHDRAW, army // ARMIES, army, 0, 89)  # LOR-089, UTG-102
    return DONE
