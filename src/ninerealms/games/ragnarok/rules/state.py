"""The table of Lords of Ragnarok: ints and lists of ints, no rules.

A Region is one less than its printed number; an Army is seat * 6 + its place; a card is one of ten kinds (`axe-1` ..
`wild-4`), and hands and decks are counts of each. A monster is its sheet; the Frost Giants of mode M are three figures.
Whatever is on none of these is NOWHERE.
"""

from __future__ import annotations

from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import State

DEPTH = 16
MOST_OPTIONS = 72

SEATS = 5
REGIONS = 21
LANDS = 6
SEAS = 6
ARMIES = 6  # of a player
ALL_ARMIES = 30
CARDS = 10  # kinds of Combat cards
RECORD = 218  # entries of the record of cards: what three decks of 36 can be drawn and played
SYMBOLS = 4  # axe, spear, bow, wild; the last wound is any
WILD = 3
ANY = 3
ATTACKS = 12
RUNES = 3
ATTRIBUTES = 3
MONUMENTS = 3
REALMS = 6
ACTIONS = 6
FEWEST = 2  # players; tables by their number begin there

NOWHERE = -1
OPEN = -1  # instead of a reason: nothing is against it
SLAIN = -2  # Loki

# Maps.
FULL = 0
TWO = 1
LINE = 2

# Modes.
PLAIN = 0
REALM = 1
MONSTER = 2

# Attributes, and the monuments that raise them: Freyja, Thor, Odin.
AUTHORITY = 0
STRENGTH = 1
WISDOM = 2
FREYJA = 0
THOR = 1
ODIN = 2
FOURTH = 3  # the Injury that only counts

RAGNAR = 0
ASLAUG = 1
SNORRI = 2
LAGERTHA = 3
BEOWULF = 4
HEROES = 5

# Wheel actions; a realm has the number of its slot.
MOBILIZE = 0
REINFORCE = 1
BUILD_TEMPLE = 2
MONSTERS_ACTION = 3
USURP = 4
PREPARE = 5

VANAHEIM = 0
ALFHEIM = 1
JOTUNHEIM = 2  # in mode R Utgard
MUSPELHEIM = 3
SVARTALFHEIM = 4
NIFLHEIM = 5

# Monster sheets; an artefact has the number of its sheet.
DRAUGR = 0
TROLL = 1
LINDWORM = 2
GARM = 3
FENRIR = 4
NIDHOGG = 5
GIANTS = 6
MONSTERS = 7
LOKI = 7  # as what is hunted
FIGURES = 3

BLADE = 0
HIDE = 1
VENOM = 2
CHAIN = 3
GLEIPNIR = 4
FANG = 5
MACE = 6
ARTEFACTS = 7

# Sides of a Battle.
ATTACKER = 0
DEFENDER = 1
SIDES = 2

# Phases of a turn, as the view tells them.
SETTING_UP = 0
BEGINNING = 1
PRAYING = 2
WITH_HERO = 3
WITH_RUNES = 4
WITH_ARMIES = 5
SPECIAL = 6
ENDING = 7

# How monsters and heroes come into a game.
DEFAULT_MONSTERS = 0
RANDOM_MONSTERS = 1
CHOSEN_MONSTERS = 2
HEROES_CHOSEN = 0
HEROES_DEALT = 1

# Ragnarok cards, as bits.
CARD_SLAIN = 1
CARD_MONUMENT = 2
CARD_TEMPLES = 4
CARD_LANDS = 8
CARD_ALLIES = 16


class BoardState(State):
    """The board and all figures on it."""

    def __init__(self) -> None:
        State.__init__(self, DEPTH, MOST_OPTIONS)
        self.control: list[I8] = [0] * REGIONS  # the seat whose marker lies there
        self.army_at: list[I8] = [0] * ALL_ARMIES
        self.army_value: list[I8] = [0] * ALL_ARMIES
        self.came: list[I8] = [0] * ALL_ARMIES  # whence an Army moved last in this turn
        self.hero: list[I8] = [0] * SEATS
        self.hero_at: list[I8] = [0] * SEATS
        self.giant_at: list[I8] = [0] * SEATS  # mode R: the Region of a seat's Frost Giant
        self.drakkar: list[I8] = [0] * SEATS  # its Sea
        self.gate: list[I8] = [0] * REALMS  # the Region of each realm's gate
        self.forge: list[I8] = [0] * REGIONS  # the rune of the forge there
        self.monument: list[I8] = [0] * MONUMENTS  # pieces
        self.monster_at: list[I8] = [0] * MONSTERS  # of the Giants always NOWHERE: they are figures
        self.figure_at: list[I8] = [0] * FIGURES  # mode M: the Frost Giants
        self.tamer: list[I8] = [0] * MONSTERS  # who controls a monster
        self.slayer: list[I8] = [0] * MONSTERS  # who has slain it and has its artefact
        self.temples: int = 0  # bits of Regions
        self.loki: int = 0
        self.map: int = 0
        self.mode: int = 0


class SeatState(BoardState):
    """What the players have, and the decks."""

    def __init__(self) -> None:
        BoardState.__init__(self)
        self.attribute: list[I8] = [0] * (SEATS * ATTRIBUTES)
        self.injury: list[I8] = [0] * SEATS  # bits of injured attributes, and the FOURTH
        self.ready: list[I8] = [0] * SEATS  # priests
        self.praying: list[I8] = [0] * SEATS  # bits of the monuments with a priest of the seat
        self.runes: list[I8] = [0] * (SEATS * RUNES)
        self.allied: list[I8] = [0] * SEATS  # bits of realms
        self.wheel: list[I8] = [0] * SEATS  # bits of actions with a marker of the seat
        self.hand: list[I8] = [0] * (SEATS * CARDS)
        self.deck: list[I8] = [0] * CARDS
        self.discard: list[I8] = [0] * CARDS
        self.record: list[I8] = [0] * RECORD  # what came into hands and left them, as `record.py` writes it
        self.recorded: int = 0  # entries of it
        self.used: int = 0  # bits of artefacts that are turned over
        self.ragnarok: int = 0  # bits of fulfilled cards
        self.round: int = 0
        self.first: int = 0
        self.turn: int = 0  # whose turn it is
        self.phase: int = 0
        self.last_turns: int = 0  # bits of the seats that still have one after Ragnarok has come; 0 before
        self.is_last: int = 0  # whether Ragnarok has come
        self.ended: int = 0
        self.winners: int = 0  # bits of seats
        self.monster_choice: int = 0
        self.monster_set: int = 0  # bits of the sheets that were chosen
        self.heroes_how: int = 0


class RagnarokState(SeatState):
    """Everything on the table: beside the rest what was moved this turn, a Battle and a hunt in progress."""

    def __init__(self) -> None:
        SeatState.__init__(self)
        self.moved: int = 0  # bits of Armies that moved in this Armies phase
        self.moves: int = 0  # Army moves made in this Armies phase
        self.sailed: int = 0
        self.recruited: int = 0  # bits of Regions where this Mobilize has recruited
        self.owed: int = 0  # runes that Snorri is still to choose
        self.battle_at: int = 0
        self.side: list[I8] = [0] * SIDES  # the seats of attacker and defender
        self.limit: list[I8] = [0] * SIDES  # casualties a side may play
        self.bonus: list[I8] = [0] * SIDES  # beside Armies and cards
        self.laid: list[I8] = [0] * (SIDES * CARDS)  # cards played in the Battle
        self.passed: int = 0  # bits of sides
        self.window: int = 0  # while the Giants' window is open nobody's Giant leaves for want of an Army
        self.hunted: int = 0  # the sheet, or LOKI
        self.hunter: int = 0
        self.wounds: list[I8] = [0] * SYMBOLS  # open ones: axe, spear, bow, any
        self.hunt_round: int = 0
        self.attack_deck: int = 0  # bits of the attack cards not yet drawn in this hunt
        self.attack_drawn: list[I8] = [0] * SIDES  # the two of this round
        self.attack: int = 0  # the one in force
        self.guard: int = 0  # what was laid against it, strength included
