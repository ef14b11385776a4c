"""The table of Yggdrasil: ints and lists of ints, no rules.

A figure is a god in play: seats 0 .. players-1 first, then the support gods. An enemy card is
figure * 6 + enemy. A hidden pile is a bag: only what somebody has seen is stored.
"""

from __future__ import annotations

from ninerealms.kernel.ints import I8, I32
from ninerealms.kernel.state import State

DEPTH = 16
MOST_OPTIONS = 80

SEATS = 5
WORLDS = 9
LEVELS = 3
FOES = 10
CARDS_OF_A_GOD = 6
DECK = 18
JOTUNS = 18
ARTIFACTS = 18
CREATURES = 18
HOLDERS = 3
FACES = 7
RELATIONS = 4
GODS = 7
WHEEL = 12
ICONS = 8
TOKENS = 9
WOLVES = 2  # YGG-308
SERVANTS = 4
SONS = 3

ASGARD = 0
ALFHEIM = 1
VANAHEIM = 2
MIDGARD = 3
NIDAVELLIR = 4
SVARTALFHEIM = 5
JOTUNHEIM = 6
MUSPELHEIM = 7
NIFLHEIM = 8
CAGE = 9
ON_PAGE = 10
OFF = -1

# Where a Servant tile is, when not in a world.
QUAY = 9
ABOARD = 10
GONE = 11

SURT = 0
HEL = 1
JORMUNGAND = 2
FENRIR = 3
LOKI = 4
NIDHOGG = 5
SON_A = 6
NAGLFAR = 9

FREYR = 0
FREYJA = 1
FRIGG = 2
HEIMDALL = 3
ODIN = 4
THOR = 5
TYR = 6

# The obstacles among the Jotuns.
SUTTUNG = 13
SKYRMIR = 14
THRYM = 15
HRUNGNIR = 16
UTGARD_LOKI = 17

ANDVARINAUT = 0
DRAUPNIR = 1
GJALLARHORN = 2
HRINGHORNI = 3
MEGINGJORD = 4
SKIDBLADNIR = 5
BRISINGAMEN = 12
GULLINBURSTI = 13
IDUNNS_APPLES = 14
ODROERIR = 15
SVALINN = 16
VALSHAMR = 17

FOUR_STAGS = 0
EIKTHYRNIR = 1
GERI_AND_FREKI = 2
GULLFAXI = 3
GULLINKAMBI = 4
GULLTOPP = 5
HEIDRUN = 6
HILDISVINI = 7
HUGIN_AND_MUNIN = 8
RATATOSK = 9
SAEHRIMNIR = 10
SKULD = 11
SLEIPNIR = 12
TANNGRISNIR = 13
URD = 14
VEDRFOLNIR = 15
VERDANDI = 16
VIDOFNIR = 17

# Faces of the dice.
SUCCESS = 0
SUCCESS_LOST = 1
ONE = 2
ONE_LOST = 3
TWO = 4
TWO_LOST = 5
BLANK = 6
NOT_ROLLED = -1

# Groups of faces that succeed, as bits of `faces`.
GOD_ONE = 1
GOD_TWO = 2
VANIR_ONE = 4
VANIR_TWO = 8

COMRADE = 0
KIN = 1
LUCKY = 2
TRAVEL = 3

PENALTY = 0
NORMAL = 1
BONUS = 2

# Runes.
JOURNEY = 0
DEED = 1
TURNING = 2
LIFE = 3

EASY = 0
HARD = 1

# What lies where no card is, and a card nobody has seen.
UNKNOWN = -1
NO_CARD = -2
NO_GOD = -1
IN_DECK = -1

# Bits of `flags`.
ANY_LOST_DIE = 1
CHARTED = 2

# Promise tokens on a world.
NO_TOKEN = 0
FACE_DOWN = 1
KNOWN_OATH = 2

SKOLL = 0
HATI = 1


class TreeState(State):
    """The tree, the enemies, the gods and all cards."""

    def __init__(self) -> None:
        State.__init__(self, DEPTH, MOST_OPTIONS)
        self.enemy: list[I8] = [0] * FOES
        self.god: list[I8] = [0] * SEATS
        self.place: list[I8] = [0] * SEATS
        self.life: list[I8] = [0] * SEATS
        self.limit: list[I8] = [0] * SEATS
        self.elves: list[I8] = [0] * SEATS
        self.vanir: list[I8] = [0] * SEATS
        self.faces: list[I8] = [0] * SEATS
        self.bond: list[I8] = [0] * (RELATIONS * SEATS)
        self.artifact: list[I8] = [0] * ARTIFACTS
        self.holder: list[I8] = [0] * HOLDERS
        self.deck: list[I8] = [0] * (SEATS * DECK)
        self.size: list[I8] = [0] * SEATS
        self.bag: list[I32] = [0] * SEATS
        self.blind: list[I8] = [0] * SEATS
        self.facedown: list[I8] = [0] * SEATS
        self.wheel: list[I8] = [0] * WHEEL
        self.order: list[I8] = [0] * SEATS
        self.gods: int = 0
        self.pool: int = 0
        self.rotation: int = 0
        self.ruin: int = 0
        self.jotun_deck: int = 0
        self.jotuns: int = 0
        self.giants: int = 0
        self.dead: int = 0
        self.valhalla: int = 0
        self.elf_reserve: int = 0
        self.vanir_reserve: int = 0
        self.island: int = 0
        self.nidhogg: int = 0
        self.page: int = 0
        self.creatures: int = 0
        self.drawn: int = 0
        self.rounds: int = 0
        self.mode: int = 0
        self.saga: int = 0
        self.flags: int = 0
        self.ended: int = 0


class YggState(TreeState):
    """Everything on the table: beside the tree a saving throw in progress and what a saga has laid out."""

    def __init__(self) -> None:
        TreeState.__init__(self)
        self.rolled: list[I8] = [0] * FACES
        self.fixed: list[I8] = [0] * FACES
        self.again: list[I8] = [0] * FACES
        self.comrade: list[I8] = [0] * SEATS
        self.token: list[I8] = [0] * TOKENS
        self.wolf: list[I8] = [0] * WOLVES
        self.servant: list[I8] = [0] * SERVANTS
        self.risk: int = 0
        self.god_face: int = 0
        self.god_fixed: int = 0
        self.rerolled: int = 0
        self.elves_used: int = 0
        self.comrade_fixed: int = 0
        self.oaths: int = 0
        self.betrayals: int = 0
        self.bag_oaths: int = 0
        self.bag_betrayals: int = 0
        self.wolf_beaten: int = 0
        self.slain: int = 0
        self.tokens_gone: int = 0
