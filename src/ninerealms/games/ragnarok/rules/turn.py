"""Rounds and turns: the comeback, artefacts, the five phases, the end of a turn and of the game."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, artefacts, board, ends
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    ARTEFACTS,
    BEGINNING,
    BLADE,
    CHAIN,
    ENDING,
    GLEIPNIR,
    NOWHERE,
    REGIONS,
    VENOM,
    RagnarokState,
)
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE, NOBODY, USUAL

LONGEST_ROUNDS: Number = content.GAME["longest_rounds"]
COMEBACK_VALUE: Number = content.GAME["comeback_value"]

# Where the game wakes.
FIRST = 0
NEXT_TURN = 1

# A turn: the phases in their order.
BACK = 0
BEGUN = 1
PRAY = 2
HERO = 3
RUNE = 4
MOVE = 5
ACT = 6
END = 7
OVER = 8


def play(s: RagnarokState) -> int:
    """LOR-116, LOR-124, LOR-175: turns clockwise; a round is a turn of each; after Ragnarok the last turns."""
    seat = s.first
    if s.step() == NEXT_TURN:
        seat = (s.get(v.PLAY_SEAT) + 1) % s.players
    if s.is_last:
        if s.last_turns == 0:
            ends.decide(s, v.BY_RAGNAROK)
            return DONE
        s.last_turns &= ~(1 << seat)
    if seat == s.first:
        if s.round == LONGEST_ROUNDS:
            s.tell(v.OUT_OF_ROUNDS, s.round)
            ends.decide(s, v.BY_ROUNDS)
            return DONE
        s.round += 1
    s.put(v.PLAY_SEAT, seat)
    s.wake(NEXT_TURN)
    return s.push(v.TURN, seat)


def take_turn(s: RagnarokState) -> int:
    """LOR-030, LOR-031, LOR-131: start, Prayer, Hero, Rune, Armies, Special Action, end."""
    seat, step = s.actor(), s.step()
    if step == BACK:
        begin(s, seat)
        return s.push(v.COMEBACK, seat)
    s.wake(step + 1)
    if step == BEGUN:
        return s.push(v.ARTEFACTS, seat)
    if step == PRAY:
        return s.push(v.PRAYER, seat)
    if step == HERO:
        return s.push(v.HERO_PHASE, seat)
    if step == RUNE:
        return s.push(v.RUNE_PHASE, seat)
    if step == MOVE:
        return s.push(v.ARMIES_PHASE, seat)
    if step == ACT:
        return s.push(v.SPECIAL_ACTION, seat)
    if step == END:
        return s.push(v.END_TURN, seat)
    return DONE


def begin(s: RagnarokState, seat: int) -> int:
    """A turn begins; nothing was moved yet."""
    s.turn = seat
    s.phase = BEGINNING
    s.moved = 0
    s.moves = 0
    s.sailed = 0
    for army in range(ALL_ARMIES):
        s.came[army] = NOWHERE
    s.tell_by(113 if s.is_last else USUAL, v.TURN_BEGINS, seat, s.round)  # LOR-113
    return s.wake(BEGUN)


def end_turn(s: RagnarokState) -> int:
    """LOR-102, LOR-175, LOR-178: hand limits of all, then the Ragnarok cards."""
    if s.step() == 0:
        s.phase = ENDING
        s.wake(1)
        return s.push(v.HAND_LIMIT, s.actor())
    ends.check_ragnarok(s)
    return DONE


# --- the comeback ---------------------------------------------------------------------------------


def come_back(s: RagnarokState) -> int:
    """LOR-131, LOR-176: a player without any Army places one of value 2."""
    seat = s.actor()
    if s.step() == 1:
        s.tell(v.CAME_BACK, seat, s.answer)
        armies.enlist(s, seat, s.answer, COMEBACK_VALUE)
        return DONE
    if armies.is_on_board(s, seat):
        return DONE
    offer_comebacks(s, seat)
    return s.ask(seat, v.COMEBACK_IN, 0, 1) if s.count > 0 else DONE


def offer_comebacks(s: RagnarokState, seat: int) -> int:
    """LOR-131: an own Region; else one without Armies, Loki or foreign control; else one without Armies or Loki."""
    for sort in range(3):
        for region in range(REGIONS):
            if board.is_on_map(s, region) and is_home(s, seat, region, sort):
                s.offer(region)
        if s.count > 0:
            close_comebacks(s, seat, sort)
            return s.count
    return 0


def is_home(s: RagnarokState, seat: int, region: int, sort: int) -> bool:
    if region == s.loki or armies.seats_in(s, region):
        return False
    if sort == 0:
        return s.control[region] == seat
    return s.control[region] == NOBODY or sort == 2


def close_comebacks(s: RagnarokState, seat: int, sort: int) -> int:
    for region in range(REGIONS):
        if board.is_on_map(s, region) and not is_home(s, seat, region, sort):
            if region == s.loki:
                s.close(region, v.LOKI_THERE)
            elif armies.seats_in(s, region):
                s.close(region, v.COMEBACK_ARMIES)
            else:
                s.close(region, v.COMEBACK_NOT_YOURS if sort == 0 else v.COMEBACK_FOREIGN)
    return s.count


# --- artefacts ------------------------------------------------------------------------------------


def use_artefacts(s: RagnarokState) -> int:
    """LOR-031, LOR-173, LOR-182, UTG-100: artefacts of the start of the turn, one after another, or none."""
    seat = s.actor()
    if s.step() == 1:
        if s.answer == v.NO_ARTEFACT:
            return DONE
        s.wake(0)
        return start_artefact(s, seat, s.answer)
    for artefact in range(ARTEFACTS):
        if s.slayer[artefact] == seat:
            reason = artefacts.obstacle(s, seat, artefact)
            board.offer_unless(s, artefact, reason)
    if s.count == 0:
        return DONE
    s.offer(v.NO_ARTEFACT)
    return s.ask(seat, v.USE_ARTEFACT, 0, 1)


def start_artefact(s: RagnarokState, seat: int, artefact: int) -> int:
    if artefact == BLADE:
        return s.push(v.USE_BLADE, seat)
    if artefact == VENOM:
        return s.push(v.USE_VENOM, seat)
    if artefact == CHAIN:
        return s.push(v.USE_CHAIN, seat)
    if artefact == GLEIPNIR:
        return s.push(v.USE_GLEIPNIR, seat)
    return s.push(v.USE_MACE, seat)
