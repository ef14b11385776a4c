"""The table of Dice Forge: ints and lists of ints, no rules.

A die is seat * 2 + (0 light, 1 dark), a spot die * 6 + position; `up` is the position a die shows.
Seats play in the order `first`, first + 1, ... Cards are counted per seat and slot, since a slot holds one set.
"""

from __future__ import annotations

from ninerealms.kernel.ints import I8, I16
from ninerealms.kernel.state import State

DEPTH = 16
MOST_OPTIONS = 66

SEATS = 4
DICE_EACH = 2
SIDES = 6
SPOTS_EACH = 12
RESOURCES = 6
SLOTS = 15
ISLANDS = 7
FACES = 43
SANCTUARY = 16
COLOURS = 4
COPIES = 4
ROOMS = 3
TREASURES = 3
MEMORIES = 8
SPACES = 36
GODDESS_SPACE = 35
ALLEGIANCES = 31
START_ALLEGIANCE = 13

HOME = -1
UNPLACED = -1
OWNERLESS = -1
SPENT = -1

NO_MODULE = 0
GODDESS = 1
TITANS = 2

# Start options, as bits of `flags`.
TIE_CHAIN = 1
MIRROR_ON_MIRROR = 2
SHORT_LINK = 4
BOTH_MISS = 8
BELOW_ZERO = 16
COLOURS_DIFFER = 32
STEAL_WHOLE = 64
SATYRS_APART = 128
TWINS_ON_OTHERS = 256
NO_COPIED_GOLEM = 512
NO_COPIED_OWNER = 1024
CERBERUS_ON_CELESTIAL = 2048


class ForgeState(State):
    """All that lies on the table, and the turn in progress."""

    def __init__(self) -> None:
        State.__init__(self, DEPTH, MOST_OPTIONS)
        self.die: list[I8] = [0] * (SEATS * SPOTS_EACH)
        self.up: list[I8] = [0] * (SEATS * DICE_EACH)
        self.pool: list[I8] = [0] * FACES
        self.gone: list[I8] = [0] * (SEATS * FACES)
        self.reserve: list[I16] = [0] * (SEATS * RESOURCES)
        self.forged: list[I8] = [0] * SEATS
        self.pawn: list[I8] = [0] * SEATS
        self.sets: list[I8] = [0] * SLOTS
        self.stack: list[I8] = [0] * SLOTS
        self.cards: list[I8] = [0] * (SEATS * SLOTS)
        self.hammer: list[I8] = [0] * SEATS
        self.scepter: list[I8] = [0] * (SEATS * COPIES)
        self.companion: list[I8] = [0] * (SEATS * COPIES)
        self.triton: list[I8] = [0] * SEATS
        self.cerberus: list[I8] = [0] * SEATS
        self.boar_owner: list[I8] = [0] * COLOURS
        self.misfortune_owner: list[I8] = [0] * COLOURS
        self.memory_owner: list[I8] = [0] * COLOURS
        self.memory: list[I8] = [0] * MEMORIES
        self.golem: list[I8] = [0] * SEATS
        self.treasure: list[I8] = [0] * ROOMS
        self.allegiance: list[I8] = [0] * SEATS
        self.module: int = NO_MODULE
        self.flags: int = 0
        self.first: int = 0
        self.active: int = 0
        self.round: int = 0
        self.again: int = 0
        self.arrived: int = 0
        self.used: list[I8] = [0] * SLOTS
        self.advanced: int = 0
        self.upgraded: int = 0
        self.omen: int = 0
        self.ended: int = 0
