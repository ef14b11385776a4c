"""What is asked, done, told and refused in Dice Forge, each once. Append only: saved games depend on the numbers."""

from __future__ import annotations

from ninerealms.kernel.decision import Option
from ninerealms.kernel.vocabulary import Asked, Done, Refused, Told, Vocabulary, registers

SAID = Vocabulary()
question: Asked = SAID.question
procedure: Done = SAID.procedure
event: Told = SAID.event
reason: Refused = SAID.reason

# Who is asked with this size may also spend tokens.
TOKENS = 65

# Resources.
GOLD = 0
SUN = 1
MOON = 2
GLORY = 3
SHARD = 4
LOYALTY = 5

# Sets that rules name.

# Faces that rules name; the others are known by what content says of them.
NO_FACE = -1

# Kinds of faces.
GIVES_ALL = 0
GIVES_ONE = 1
TRIPLES = 2
MIRRORS = 3
SAILS = 4
DEPENDS = 5
IS_BOAR = 6
IS_GOLEM = 7
IS_MISFORTUNE = 8

# How faces and gains are applied, as bits.
OWN_DICE = 1
TO_GLORY_SHARDS = 2
TO_GLORY_GOLD = 4
AS_LOSS = 8
AS_ECHO = 16
FOR_ORACLE = 32
TRIPLED = 64

# Gains of which one is taken, as in content.

# Operations of effect lines.
END = 0
GAIN = 1
CHOOSE = 2
PER = 3
TAKE = 4
PAY = 5
MAY_PAY = 6
BLESS = 7
MINOR_WITH_ONE_DIE = 8
FORGE = 9
BUY = 10
ROLL_CELESTIAL = 11
GOLEM_FORWARD = 12
GOLEM_BACK = 13
RIVAL_FORGES = 14
APPLY_SHOWN = 15
SHOW_ONE = 16
SHOW_BOTH = 17
UPGRADE = 18
RUN = 19

# What PER counts.
FORGED_FACES = 0
DIFFERENT_EXPLOITS = 1
GLORY_FACES = 2

# Scripts after those of the 54 sets.

# Where a question comes from: 0 the rules, 1 + script a card, space or Celestial face, then the faces.
SOURCE_SCRIPT = 1
SOURCE_FACE = 200

# Questions: number, name, how many answers, rule, what an answer points at.
ACT = question(0, "ACT", TOKENS, "DFR-054", "act")
REINFORCE = question(1, "REINFORCE", TOKENS, "DFR-050", "slot")
EXTRA_ACTION = question(2, "EXTRA_ACTION", TOKENS, "DFR-057")
FORGE_MORE = question(3, "FORGE_MORE", TOKENS, "DFR-081", "sanctuary")
FORGE_WHAT = question(4, "FORGE_WHAT", TOKENS, "DFR-078", "face")
FORGE_WHERE = question(5, "FORGE_WHERE", 12, "DFR-085", "spot")
UPGRADE_WHICH = question(6, "UPGRADE_WHICH", 12, "DFR-133", "spot")
UPGRADE_TO = question(7, "UPGRADE_TO", 16, "DFR-134", "sanctuary")
CHOOSE_GAIN = question(8, "CHOOSE_GAIN", 6, "DFR-069", "resource")
APPLY_FIRST = question(9, "APPLY_FIRST", 3, "DFR-062")
COPY_FACE = question(10, "COPY_FACE", 8, "DFR-145", "die")
PICK_DIE = question(11, "PICK_DIE", 2, "DFR-071")
REROLL = question(12, "REROLL", TOKENS, "DFR-219")
REPEAT = question(13, "REPEAT", 2, "DFR-193")
CONVERT = question(14, "CONVERT", 64, "DFR-199")
STORE_GOLD = question(15, "STORE_GOLD", 64, "DFR-230")
FROM_SCEPTER = question(16, "FROM_SCEPTER", 7, "DFR-231")
USE_SCEPTER = question(17, "USE_SCEPTER", 3, "DFR-233")
USE_SHARDS = question(18, "USE_SHARDS", 7, "DFR-418")
PICK_RIVAL = question(19, "PICK_RIVAL", 4, "DFR-189", "seat")
PICK_ROLLED = question(20, "PICK_ROLLED", 8, "DFR-186", "die")
NAME_TYPE = question(21, "NAME_TYPE", 6, "DFR-248", "resource")
SPEND_GOLD = question(22, "SPEND_GOLD", TOKENS, "DFR-270")
FREE_EXPLOIT = question(23, "FREE_EXPLOIT", 15, "DFR-319", "slot")
SHOW_FACE = question(24, "SHOW_FACE", 12, "DFR-326", "spot")
PAY_OR_NOT = question(25, "PAY_OR_NOT", TOKENS, "DFR-368")
GOLEM_TO = question(26, "GOLEM_TO", 36, "DFR-375", "space")
TAKE_TREASURE = question(27, "TAKE_TREASURE", 3, "DFR-383", "treasure")
PLACE_MEMORY = question(28, "PLACE_MEMORY", 14, "DFR-491")
USE_MERCHANTS = question(29, "USE_MERCHANTS", 5, "DFR-281")
COLLECT_FIRST = question(30, "COLLECT_FIRST", 8, "DFR-492")
ADVANCE_WHICH = question(31, "ADVANCE_WHICH", 4, "DFR-242")

# Values in questions.
PASS = 0
EXPLOIT_ACT = 1
FORGE_ACT = 16
STOP_FORGING = 16
STOP_REINFORCING = 15
DECLINE_FORGE = 43
KEEP_ROLL = 0
REROLL_DIE = 1
REROLL_CELESTIAL = 9
FIRST_FACE = 0
SECOND_FACE = 1
PUZZLE_ROLL = 2
SPEND_TRITON = 60
CASH_COMPANION = 61
KEEP_SCEPTER = 0
SCEPTER_AS_SUN = 1
SCEPTER_AS_MOON = 2

# What a procedure gives back, in a register of whoever started it.
BACK_FROM_REROLLS = 4
BACK_FROM_PLACE_FACE = 5

# Procedures, each with its registers: the turn.
GAME = procedure(0)
(GAME_TURNS_LEFT,) = registers(1)
TURN = procedure(1)
(TURN_ALONE,) = registers(1)
ACTION = procedure(2)
REINFORCEMENTS = procedure(3)
DO_EXPLOIT = procedure(4)
DO_EXPLOIT_SLOT, DO_EXPLOIT_FREE, DO_EXPLOIT_KEPT = registers(3)
DO_FORGE = procedure(5)
DO_FORGE_WHAT, DO_FORGE_BOUGHT_LOW, DO_FORGE_BOUGHT_HIGH = registers(3)
LAY_TABLE = procedure(6)
# Blessings and faces.
BLESSING = procedure(10)
BLESSING_SEATS, BLESSING_MODE, BLESSING_AT, BLESSING_REROLLS, _unnamed, BLESSING_TIMES = registers(6)
FAVOUR = procedure(11)
FAVOUR_ONE, FAVOUR_OTHER, FAVOUR_MODE, FAVOUR_REWARDS = registers(4)
MINOR = procedure(12)
MINOR_DIE, MINOR_MODE, MINOR_LEFT = registers(3)
REROLLS = procedure(13)
REROLLS_DICE, REROLLS_USED = registers(2)
APPLY = procedure(14)
APPLY_ONE, APPLY_OTHER, APPLY_MODE, APPLY_GIVEN, APPLY_STRUCK, APPLY_PROGRESS = registers(6)
FACE = procedure(15)
FACE_WHAT, FACE_TIMES, FACE_MODE, FACE_BESIDE, FACE_CHOSEN = registers(5)
# Gains and payments.
CHOICE = procedure(20)
CHOICE_ROW, CHOICE_COUNT, CHOICE_SOURCE = registers(3)
CONVERSION = procedure(21)
CONVERSION_RESOURCE, CONVERSION_AMOUNT = registers(2)
STORING = procedure(22)
_unnamed, STORING_AMOUNT, STORING_CARD = registers(3)
PAY_GOLD = procedure(23)
PAY_GOLD_DUE, _unnamed, PAY_GOLD_CARD = registers(3)
PAY_SHARDS = procedure(24)
PAY_SHARDS_SUN, PAY_SHARDS_MOON, PAY_SHARDS_CARD = registers(3)
# Forging.
PLACE_FACE = procedure(30)
(PLACE_FACE_WHAT,) = registers(1)
BUY_FACE = procedure(31)
_unnamed, BUY_FACE_DISCOUNT, BUY_FACE_SOURCE = registers(3)
SPECIAL_FACE = procedure(32)
_unnamed, SPECIAL_FACE_FIRST, SPECIAL_FACE_SOURCE, SPECIAL_FACE_LAST = registers(4)
UPGRADE_FACE = procedure(33)
_unnamed, UPGRADE_FACE_LEVELS, UPGRADE_FACE_SPOT = registers(3)
# Effects.
EFFECT = procedure(40)
EFFECT_SCRIPT, EFFECT_LINE = registers(2)
COPY_SHOWN = procedure(41)
(COPY_SHOWN_SOURCE,) = registers(1)
SHOW_FACES = procedure(42)
SHOW_FACES_SOURCE, SHOW_FACES_MODE, SHOW_FACES_BOTH, SHOW_FACES_PICKED = registers(4)
CELESTIAL = procedure(43)
CELESTIAL_LEFT, CELESTIAL_RESULT, CELESTIAL_USED = registers(3)
GOLEM = procedure(44)
GOLEM_STEPS, GOLEM_BACKWARD = registers(2)
TREASURE = procedure(45)
ARRIVAL = procedure(46)
# Cards that are procedures of their own.
DO_SATYRS = procedure(50)
(DO_SATYRS_FIRST,) = registers(1)
DO_MINOTAUR = procedure(51)
(DO_MINOTAUR_AT,) = registers(1)
DO_RIVAL = procedure(52)
(DO_RIVAL_FACE,) = registers(1)
DO_WIND = procedure(53)
DO_ANCESTOR = procedure(54)
DO_MISTS = procedure(55)
DO_RIGHT_HAND = procedure(56)
DO_TREE = procedure(57)
DO_MERCHANT = procedure(58)
DO_TRIDENT = procedure(59)
DO_ETERNAL_FIRE = procedure(60)
DO_LEFT_HAND = procedure(61)
DO_LEFT_HAND_AT, DO_LEFT_HAND_OUSTED = registers(2)
DO_FIRST_TITAN = procedure(62)
DO_MEMORY = procedure(63)
DO_ORACLE = procedure(64)
DO_COMPANION = procedure(65)

# Log lines: number, usual rule, text, what the numbers are.
FIRST_PLAYER = event(0, "DFR-040", "log-first-player", "seat")
ROUND_BEGAN = event(1, "DFR-045", "log-round-began", "round")
TURN_BEGAN = event(2, "DFR-046", "log-turn-began", "seat", "round", "alone")
ROLLED = event(3, "DFR-061", "log-rolled", "seat", "light", "dark", also="DFR-186 DFR-205 DFR-247 DFR-312")
ROLLED_ONE = event(4, "DFR-071", "log-rolled-one", "seat", "die", "face")
APPLIED = event(5, "DFR-061", "log-applied", "seat", "face", "times", "mode", also="DFR-205")
GAINED = event(6, "DFR-020", "log-gained", "seat", "resource", "count", "lost")
LOST = event(7, "DFR-205", "log-lost", "seat", "resource", "count", also="DFR-263 DFR-272 DFR-361")
PAID = event(8, "DFR-021", "log-paid", "seat", "resource", "count", also="DFR-296")
FORGED = event(9, "DFR-078", "log-forged", "seat", "face", "spot", "old")
PASSED = event(10, "DFR-054", "log-passed", "seat")
ACCOMPLISHED = event(11, "DFR-093", "log-accomplished", "seat", "card", "slot")
OUSTED = event(12, "DFR-104", "log-ousted", "seat", "rival", "island", also="DFR-311")
BEAR_PAID = event(13, "DFR-184", "log-bear-paid", "seat", "count")
REINFORCED = event(14, "DFR-050", "log-reinforced", "seat", "card")
HAMMERED = event(15, "DFR-175", "log-hammered", "seat", "count", "place")
HAMMER_DONE = event(16, "DFR-176", "log-hammer-done", "seat", "lap", "count", also="DFR-177")
STORED = event(17, "DFR-230", "log-stored", "seat", "count", "copy")
CONVERTED = event(18, "DFR-199", "log-converted", "seat", "resource", "count", "points", also="DFR-216")
REROLLED = event(19, "DFR-219", "log-rerolled", "seat", "die", "face")
REPEATED = event(20, "DFR-193", "log-repeated", "seat")
CELESTIAL_ROLLED = event(21, "DFR-329", "log-celestial-rolled", "seat", "result", also="DFR-222")
GOLEM_MOVED = event(22, "DFR-373", "log-golem-moved", "seat", "space", also="DFR-404")
TREASURE_TAKEN = event(23, "DFR-383", "log-treasure-taken", "seat", "treasure", "room")
ARRIVED = event(24, "DFR-390", "log-arrived", "seat")
ALLEGIANCE_MOVED = event(25, "DFR-419", "log-allegiance-moved", "seat", "from", "to", also="DFR-424 DFR-498")
ZONE_PAID = event(
    26,
    "DFR-446",
    "log-zone-paid",
    "seat",
    "zone",
    "resource",
    "count",
    also="DFR-447 DFR-448 DFR-461 DFR-462 DFR-463 DFR-464",
)
MISFORTUNE_STRUCK = event(27, "DFR-507", "log-misfortune-struck", "seat", "rival", "colour")
MEMORY_PLACED = event(28, "DFR-491", "log-memory-placed", "seat", "colour", "island", "side")
MEMORY_TAKEN = event(29, "DFR-492", "log-memory-taken", "seat", "colour", "side")
COPIED = event(30, "DFR-145", "log-copied", "seat", "die", "face")
SHOWN = event(31, "DFR-326", "log-shown", "seat", "face", "spot", also="DFR-334 DFR-390")
TAKEN_FROM = event(32, "DFR-263", "log-taken-from", "seat", "rival", "resource", "count", also="DFR-272 DFR-361")
EXTRA_BOUGHT = event(33, "DFR-057", "log-extra-bought", "seat")
COMPANION_ADVANCED = event(34, "DFR-242", "log-companion-advanced", "seat", "count")
COMPANION_CASHED = event(35, "DFR-244", "log-companion-cashed", "seat", "count")
TRITON_SPENT = event(36, "DFR-213", "log-triton-spent", "seat")
NEW_TURN = event(37, "DFR-303", "log-new-turn", "seat")
TYPE_NAMED = event(38, "DFR-248", "log-type-named", "seat", "resource", "count")
SCORE_COUNTED = event(39, "DFR-112", "log-score-counted", "seat", "track", "cards", "module")
WON_GAME = event(40, "DFR-115", "log-won-game", "seat", "points")
MISSED = event(41, "DFR-209", "log-missed", "seat", "face")
SCEPTER_SPENT = event(42, "DFR-233", "log-scepter-spent", "seat", "resource", "count", also="DFR-234")

# Reasons: number, rule, text.
NO_GOLD = reason(0, "DFR-021", "why-no-gold")
NONE_LEFT = reason(1, "DFR-091", "why-none-left")
BOUGHT_ALREADY = reason(2, "DFR-082", "why-bought-already")
NO_SHARDS = reason(3, "DFR-021", "why-no-shards")
STACK_EMPTY = reason(4, "DFR-095", "why-stack-empty")
NOT_REMOVABLE = reason(5, "DFR-087", "why-not-removable")
SAME_FACE = reason(6, "DFR-085", "why-same-face")
LEVEL_SEVEN = reason(7, "DFR-136", "why-level-seven")
NO_HIGHER_FACE = reason(8, "DFR-138", "why-no-higher-face")
NOT_OFFERED_BY_FACE = reason(9, "DFR-069", "why-not-offered-by-face")
NO_MIRROR_OF_MIRROR = reason(10, "DFR-166", "why-no-mirror-of-mirror")
SAME_PICTURE = reason(11, "DFR-145", "why-same-picture")
NOT_REINFORCEMENT = reason(12, "DFR-050", "why-not-reinforcement")
NOT_OWNED = reason(13, "DFR-050", "why-not-owned")
USED_THIS_TURN = reason(14, "DFR-050", "why-used-this-turn")
COMPANION_AT_END = reason(15, "DFR-243", "why-companion-at-end")
NO_ROOM_ON_DICE = reason(16, "DFR-092", "why-no-room-on-dice")
NOT_SHOWN = reason(17, "DFR-248", "why-not-shown")
TOO_DEAR_SLOT = reason(18, "DFR-319", "why-too-dear-slot")
ISLAND_TAKEN = reason(19, "DFR-491", "why-island-taken")
TREASURE_PLACED = reason(20, "DFR-383", "why-treasure-placed")
NO_WAY = reason(21, "DFR-377", "why-no-way")
CARD_GIVES_IT = reason(22, "DFR-298", "why-card-gives-it")
NOT_SANCTUARY = reason(23, "DFR-090", "why-not-sanctuary")
NOT_YOURSELF = reason(24, "DFR-189", "why-not-yourself")
OTHER_LEVEL = reason(25, "DFR-139", "why-other-level")
DIE_TAKEN = reason(26, "DFR-187", "why-die-taken")
SAME_PLAYER = reason(27, "DFR-187", "why-same-player")
NOT_CHEAPEST = reason(28, "DFR-256", "why-not-cheapest")
ONE_UPGRADE = reason(29, "DFR-283", "why-one-upgrade")
NOT_GIVEN_HERE = reason(30, "DFR-090", "why-not-given-here")
NOT_AN_OPPONENT = reason(31, "DFR-145", "why-not-an-opponent")
OTHER_DIE_FIRST = reason(32, "DFR-326", "why-other-die-first")
NOT_OF_THE_TEMPLE = reason(33, "DFR-296", "why-not-of-the-temple")
SPECIAL_GONE = reason(34, "DFR-516", "why-special-gone")

# What a line of an effect may say: capitals stand for an amount, a resource, one of the choices, ... To the right what
# the rules read (`rules/cards/effects.py`): an operation and two numbers.
PHRASES: dict[str, tuple[int, int | str, int | str]] = {
    "gain N RESOURCE": (GAIN, "RESOURCE", "N"),
    "gain N glory per forged face": (PER, FORGED_FACES, "N"),
    "gain N glory per different exploit": (PER, DIFFERENT_EXPLOITS, "N"),
    "gain N glory per glory face": (PER, GLORY_FACES, "N"),
    "choose CHOICE": (CHOOSE, "CHOICE", 1),
    "take N RESOURCE from each rival": (TAKE, "RESOURCE", "N"),
    "pay N gold": (PAY, GOLD, "N"),
    "may pay N gold": (MAY_PAY, GOLD, "N"),
    "may pay N sun": (MAY_PAY, SUN, "N"),
    "may pay N moon": (MAY_PAY, MOON, "N"),
    "bless both dice N times": (BLESS, "N", OWN_DICE),
    "bless both dice N times turning shards into glory": (BLESS, "N", OWN_DICE | TO_GLORY_SHARDS),
    "bless one die": (MINOR_WITH_ONE_DIE, 1, OWN_DICE),
    "bless one die N times": (MINOR_WITH_ONE_DIE, "N", OWN_DICE),
    "bless one die N times turning gold into glory": (MINOR_WITH_ONE_DIE, "N", OWN_DICE | TO_GLORY_GOLD),
    "forge FACES": (FORGE, "FACES", "LAST"),
    "rival forges FACES": (RIVAL_FORGES, "FACES", 0),
    "buy a face": (BUY, 0, 0),
    "buy a face for N gold less": (BUY, "N", 0),
    "upgrade a face by N levels": (UPGRADE, "N", 0),
    "apply any face shown": (APPLY_SHOWN, 0, 0),
    "show one face": (SHOW_ONE, 0, 0),
    "show both dice": (SHOW_BOTH, OWN_DICE, 0),
    "roll the celestial die": (ROLL_CELESTIAL, 1, 0),
    "roll the celestial die N times": (ROLL_CELESTIAL, "N", 0),
    "move the golem N forward": (GOLEM_FORWARD, "N", 0),
    "move the golem N back": (GOLEM_BACK, "N", 0),
    "run PROCEDURE": (RUN, "PROCEDURE", 0),
}
LINES_EACH = 3  # of a card, a space or a Celestial face
# What a card does for which the vocabulary would have to be bent.
RUNNABLE = {
    "satyrs": DO_SATYRS, "minotaur": DO_MINOTAUR, "wind": DO_WIND, "ancestor": DO_ANCESTOR,
    "mists": DO_MISTS, "right-hand": DO_RIGHT_HAND, "tree": DO_TREE, "merchant": DO_MERCHANT,
    "trident": DO_TRIDENT, "eternal-fire": DO_ETERNAL_FIRE, "left-hand": DO_LEFT_HAND,
    "first-titan": DO_FIRST_TITAN, "memory": DO_MEMORY, "oracle": DO_ORACLE,
    "companion": DO_COMPANION, "treasure": TREASURE, "arrival": ARRIVAL,
}  # fmt: skip

KINDS = SAID.kinds
EVENTS = SAID.events
REASONS = SAID.reasons

OPTIONS: tuple[Option, ...] = (
    Option("setup", "first", (), "DFR-006", free=True),
    Option("ties", "shared", ("shared", "chain"), "DFR-117"),
    Option("mirror_on_mirror", False, (False, True), "DFR-166"),
    Option("titans_link", "board", ("board", "short"), "DFR-434"),
    Option("two_dependent_faces", "second_checks", ("second_checks", "both_miss"), "DFR-172"),
    Option("scores_below_zero", False, (False, True), "DFR-118"),
    Option("goldsmith_counts_colours", False, (False, True), "DFR-292"),
    Option("steal_needs_whole", False, (False, True), "DFR-362"),
    Option("satyrs_two_players", False, (False, True), "DFR-187"),
    Option("twins_on_others", False, (False, True), "DFR-228"),
    Option("copied_golem_moves", True, (True, False), "DFR-338"),
    Option("copied_faces_pay_owner", True, (True, False), "DFR-170"),
    Option("cerberus_on_celestial", False, (False, True), "DFR-196"),
)
