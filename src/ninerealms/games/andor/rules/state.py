"""The table of Andor: ints and lists of ints, no rules.

A seat is a hero. A space is the last two digits of its number, the portal 67, the cave 68 to 79, off the board 0. A
hidden token is one of a bag: only what somebody has seen is stored.
"""

from __future__ import annotations

from ninerealms.kernel.ints import I8, I32
from ninerealms.kernel.state import State

DEPTH = 14
MOST_OPTIONS = 150

SEATS = 4
SPACES = 80
NEIGHBOURS = 8
LETTERS = 14
LAST_LETTER = 13

LAKE = 0
RIVER = 1
SIDES = 2

# Spaces with a name. Off the board lie 400 and 500.
OFF_BOARD = 0
LAIR = 25
VILLAGE = 53
STEEP_ROCK = 47
TOWER = 32
MARSH_WEST = 48
MARSH_EAST = 49
PORTAL = 67
CAVE = 68
THRONE = 79
NOWHERE = -1  # in the supply, or not in this legend
BOXED = -2  # out of the game

TENAYA = 0
RAASHANA = 1
GREA = 2
AVIDA = 3
HEROES = 4

# Creatures. The first six stand on spaces one by one; the rest are special enemies.
GOR = 0
GORLOT = 1
SKRAL = 2
WHITE_SKRAL = 3
TROLL = 4
MARSH_TROLL = 5
WALKERS = 6
SENTINEL = 6
KNIGHT = 7
BUFFALO = 8
KING = 9
BEING = 10
WIDOW = 11  # a foe like the others only while it is fought
ROCK_FOE = 12
KINDS_OF_CREATURES = 11
BOSSES = 3  # Terribuffalo, Troll King, strange being
SENTINELS = 2
KNIGHTS = 3
GHOSTS = 3
AZTURIANS = 4
WIDOWS = 9
FOGS = 16
WELLS = 4
MERCHANTS = 2

# What fog hides; in `fog` a known token is its kind.
FOG_EVENT = 0
FOG_GOLD = 1
FOG_STRENGTH = 2
FOG_WIDOW = 3
FOG_WILL = 4
FOG_FLASK = 5
FOG_PLANT = 6
FOG_KNIFE = 7
FOG_SPIRIT = 8
FOG_KINDS = 9
UNKNOWN = -1
GONE = -2

# Things that are carried or lie on a space, each a token of its own.
BLADE = 0
BOW = 1
FALCON = 3
FLASK = 4
SPYGLASS = 9
KNIFE = 11
ITEMS = 13
HOPE = 13
MUSHROOM = 17
ROCK = 20
PLANT = 23
IQUAR = 25
FRAGMENT = 27
BLUE = 30
DIAGRAM = 34
CROWN = 35
LOG = 36
THINGS = 41
FACES = 10  # of hope stones, mushrooms and rocks, which lie face down: HOPE .. PLANT-1

# The face of a hope stone, once seen; those of mushrooms and rocks count through their values in the content.
STONE_OF_STRENGTH = 0
STONE_SOFTENING = 1
STONE_OF_WILL = 2
STONE_AGAINST_EVENTS = 3

# Where a thing is, when not on a space.
WITH = 80  # and the seat of the hero who has it
WITH_TILE = 84
ON_BOARD = 85  # the item board, or the supply of tokens
OUT = 86  # in the box
DELIVERED = 87  # an Iquar token turned to its shield side, a blue tile at the tower, a fragment with Orweyn

# Equipment spaces, as the ruin spirit blocks them.
NO_SPIRIT = 0
SPIRIT_LARGE = 1
SPIRIT_SMALL = 2
SPIRIT_HEAD = 3
SMALL_SPACES = 3

# Bits of `used`: tokens that were turned.
FALCON_FLIES = 1
BLADE_TURNED = 2
FLASK_HALF = 4  # and four more, one for each flask

# A fire spell.
SPELLS = 3
READY = 0
PREPARED = 1
SPENT = 2

EVENTS = 24
TOP_CARDS = 3
NO_CARD = -2

# The tower card and the Takota cards.
TOWERS = 4
TAKOTAS = 4
NO_TOWER = 0
TOWER_LIES = 1

# The variant.
MILD = 0
STANDARD = 1
GRIM = 2

# Bits of `flags`: readings of the rules, chosen at the start.
GORLOT_TWO = 1
TWO_STATES = 2
BRIDGE_ADJOINS = 4
OTHER_DICE = 8
FOR_SALE = 16
NOT_FOR_SALE_TODAY = 32

# The legends.
CALL = 0
SHIELDS = 1
CROSSING = 2
TAKOTA = 3
ARTEFACT = 4
CAVES = 5
FIRES = 6

FEWEST = 2  # heroes; tables by their number begin there
MOST_DICE = 4
NOT_ROLLED = 0
TWO_WORDS = 2


class BoardState(State):
    """Board, heroes, creatures and tokens."""

    def __init__(self) -> None:
        State.__init__(self, DEPTH, MOST_OPTIONS)
        self.hero: list[I8] = [0] * SEATS
        self.place: list[I8] = [0] * SEATS
        self.strength: list[I8] = [0] * SEATS
        self.will: list[I8] = [0] * SEATS
        self.hour: list[I8] = [0] * SEATS
        self.gold: list[I8] = [0] * SEATS
        self.spirit: list[I8] = [0] * SEATS
        self.lying: list[I8] = [0] * SEATS  # the letter at which a knocked-out hero stands up; 0 who stands
        self.spell: list[I8] = [0] * SPELLS
        self.on: list[I8] = [0] * SPACES  # one more than the kind of the creature on a space
        self.supply: list[I8] = [0] * WALKERS
        self.beaten: list[I8] = [0] * WALKERS  # on 400 or 500
        self.held: list[I8] = [0] * WALKERS  # on defence spaces
        self.boss: list[I8] = [0] * BOSSES
        self.sentinel: list[I8] = [0] * SENTINELS
        self.knight: list[I8] = [0] * KNIGHTS
        self.ghost: list[I8] = [0] * GHOSTS
        self.azturian: list[I8] = [0] * AZTURIANS
        self.widow: list[I8] = [0] * WIDOWS
        self.fog: list[I8] = [0] * FOGS
        self.fog_bag: list[I8] = [0] * FOG_KINDS
        self.where: list[I8] = [0] * THINGS
        self.face: list[I8] = [0] * FACES
        self.top_card: list[I8] = [0] * TOP_CARDS


class TrackState(BoardState):
    """Beside the board: cards, bags, tracks and what the legend has laid out."""

    def __init__(self) -> None:
        BoardState.__init__(self)
        self.event_deck: int = 0  # the cards nobody has seen
        self.event_used: int = 0
        self.event_box: int = 0
        self.widow_bag: int = 0
        self.wells: int = 0  # bits of the full ones
        self.dry_wells: int = 0  # bits of those not to be refreshed at the next sunrise
        self.used: int = 0
        self.asleep: int = 0  # bits of the seats whose time stone is on the Sunrise box
        self.rooster: int = 0
        self.letter: int = 0
        self.day: int = 0
        self.side: int = 0
        self.legend: int = 0
        self.variant: int = 0
        self.flags: int = 0
        self.extra_most: int = 0
        self.rests: int = 0  # the space whose creature skips its next move
        self.mother: int = 0
        self.flaps: int = 0
        self.merchant: int = 0
        self.merchant_way: int = 0
        self.catapult: int = 0
        self.orweyn: int = 0
        self.tile: int = 0
        self.shields: int = 0  # Iquar tokens turned where creatures are held
        self.tower: int = 0
        self.takota: int = 0  # bits of the cards laid out
        self.solved: int = 0  # and of those solved
        self.goals: int = 0
        self.fires_lit: int = 0
        self.cleared: int = 0
        self.king_will: int = 0
        self.met: int = 0  # bits seat * 2 + sentinel: fought a round against it, so that it lets go
        self.others: int = 0  # bits of the seats that play the other side of their sheet
        self.ended: int = 0


class AndorState(TrackState):
    """Everything on the table: beside the board what was moved this turn and a fight in progress."""

    def __init__(self) -> None:
        TrackState.__init__(self)
        self.touched: list[I32] = [0] * TWO_WORDS
        self.got_gold: int = 0
        self.stopped: int = 0  # bits of the seats that want no more free actions, and in which round of a fight
        self.foe: int = 0
        self.foe_place: int = 0
        self.foe_strength: int = 0
        self.foe_will: int = 0
        self.foe_reward: int = 0
        self.foe_dice: list[I8] = [0] * 3
        self.foe_rolls: int = 0  # how many dice it rolls this round
        self.dice: list[I8] = [0] * (SEATS * MOST_DICE)
        self.rolled: list[I8] = [0] * SEATS  # how many dice of a seat lie there
        self.value: list[I8] = [0] * SEATS  # the die that counts
        self.fighters: int = 0
        self.archers: int = 0  # bits of those who roll one by one
        self.knives: int = 0  # bits of those who have thrown their knife this round
        self.round: int = 0
        self.bladed: int = 0
        self.stoned: int = 0
        self.crowned: int = 0
        self.lanced: int = 0
        self.startled: int = 0  # by Flaps
