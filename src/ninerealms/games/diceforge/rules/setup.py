"""B. Set-up by number of players."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board
from ninerealms.games.diceforge.rules.state import (
    COLOURS,
    FACES,
    HOME,
    OWNERLESS,
    RESOURCES,
    ROOMS,
    SANCTUARY,
    SIDES,
    SLOTS,
    SPOTS_EACH,
    START_ALLEGIANCE,
    UNPLACED,
    ForgeState,
)
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.rng import DICE, DRAW

POOL_START: list[I8] = content.pool_start
DICE_START: list[I8] = content.dice_start
COMPARTMENT: list[I8] = content.compartment
LEFT: list[I8] = content.left_per_compartment
START_GOLD: list[I8] = content.start_gold
SLOT_CHOICES: list[I8] = content.slot_choices

FULL = 4
MOST_CHOICES: Number = content.MOST_CHOICES


def choose_sets(s: ForgeState) -> int:
    """DFR-003, DFR-024, DFR-043, DFR-044: a slot left to chance gets any of its sets that belong to no module."""
    for slot in range(SLOTS):
        if s.sets[slot] >= 0:
            continue
        count = 0
        while count < MOST_CHOICES and SLOT_CHOICES[slot * MOST_CHOICES + count] >= 0:
            count += 1
        s.sets[slot] = SLOT_CHOICES[slot * MOST_CHOICES + s.rng.below(count, DRAW)]
    return SLOTS


def fill_temple(s: ForgeState) -> int:
    """DFR-029, DFR-030, DFR-032, DFR-033, DFR-340, DFR-346, DFR-407, DFR-413: Sanctuary, Gardens and Forest."""
    for face in range(FACES):
        s.pool[face] = POOL_START[s.module * FACES + face]
    for _ in range(FULL - LEFT[s.players]):
        for compartment in range(COMPARTMENT[SANCTUARY - 1] + 1):
            remove_one(s, compartment)
    return FACES


def remove_one(s: ForgeState, compartment: int) -> int:
    """DFR-030, DFR-031: one face of a compartment goes back to the box at random."""
    count = 0
    for face in range(SANCTUARY):
        if COMPARTMENT[face] == compartment:
            count += s.pool[face]
    nth = s.rng.below(count, DRAW)
    for face in range(SANCTUARY):
        if COMPARTMENT[face] == compartment:
            if nth < s.pool[face]:
                s.pool[face] -= 1
                return face
            nth -= s.pool[face]
    raise RuntimeError("an empty compartment")


def seat_players(s: ForgeState) -> int:
    """DFR-035, DFR-040, DFR-342, DFR-409: dice, gold by turn order, pawns and tokens."""
    s.first = s.rng.below(s.players, DRAW)
    s.active = s.first
    s.tell(v.FIRST_PLAYER, s.first)
    for n in range(s.players):
        seat = board.nth_seat(s, n)
        for spot in range(SPOTS_EACH):  # DFR-037, DFR-038, DFR-344, DFR-345, DFR-411, DFR-412
            s.die[seat * SPOTS_EACH + spot] = DICE_START[s.module * SPOTS_EACH + spot]
        s.up[seat * 2] = s.rng.below(SIDES, DICE)  # DFR-041
        s.up[seat * 2 + 1] = s.rng.below(SIDES, DICE)
        s.reserve[seat * RESOURCES + v.GOLD] = START_GOLD[n]  # DFR-034
        s.pawn[seat] = HOME  # DFR-036
        s.allegiance[seat] = START_ALLEGIANCE  # DFR-410
    return s.first


def start(s: ForgeState) -> int:
    """The set-up is a procedure too, so that its draws can be entered like any others."""
    return s.push(v.LAY_TABLE, 0)


def lay_table(s: ForgeState) -> int:
    """DFR-027, DFR-042, DFR-347, DFR-414: stacks, temple, players."""
    choose_sets(s)
    for slot in range(SLOTS):
        s.stack[slot] = s.players
    for colour in range(COLOURS):
        s.boar_owner[colour] = OWNERLESS
        s.misfortune_owner[colour] = OWNERLESS
        s.memory_owner[colour] = OWNERLESS
    for room in range(ROOMS):
        s.treasure[room] = UNPLACED  # DFR-343
    fill_temple(s)
    seat_players(s)
    s.finish()
    return s.push(v.GAME, s.first)
