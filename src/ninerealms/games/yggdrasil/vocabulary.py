"""What is asked, done, told and refused in Yggdrasil, each once. Append only: saved games depend on the numbers."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.kernel.decision import Option
from ninerealms.kernel.vocabulary import Asked, Done, Refused, Told, Vocabulary, registers

SAID = Vocabulary()
question: Asked = SAID.question
procedure: Done = SAID.procedure
event: Told = SAID.event
reason: Refused = SAID.reason
ENDS = Vocabulary()
ending: Refused = ENDS.reason

# Questions: number, name, how many answers, rule, what an answer points at.
CHOOSE_GOD = question(0, "CHOOSE_GOD", 7, "YGG-046", "god")
CHOOSE_SUPPORT = question(1, "CHOOSE_SUPPORT", 7, "YGG-054", "god")
NEXT_TURN = question(2, "NEXT_TURN", 5, "YGG-066", "figure")
MOVE_TO = question(3, "MOVE_TO", 9, "YGG-147", "world")
TRAVEL_WITH = question(4, "TRAVEL_WITH", 6, "YGG-292", "figure")
MOVE_SUPPORT = question(5, "MOVE_SUPPORT", 9, "YGG-083", "world")
DUTY = question(6, "DUTY", 48, "YGG-151", "duty")
FIGHT_WHAT = question(7, "FIGHT_WHAT", 41, "YGG-249", "opponent")
CLEAR_WORLD = question(8, "CLEAR_WORLD", 9, "YGG-184", "world")
TAKE_COUNT = question(9, "TAKE_COUNT", max(content.action_amount) + 1, "YGG-180")
TAKE_ARTIFACT = question(10, "TAKE_ARTIFACT", 3, "YGG-190", "holder")
PICK_CREATURE = question(11, "PICK_CREATURE", 18, "YGG-194", "creature")
APPLY_RUNE = question(12, "APPLY_RUNE", 5, "YGG-197", "rune")
MOVE_GOD = question(13, "MOVE_GOD", 46, "YGG-198", "journey")
TURN_BY = question(14, "TURN_BY", 3, "YGG-201")
DEED_WHERE = question(15, "DEED_WHERE", 28, "YGG-199", "deed")
USE_HEROES = question(16, "USE_HEROES", content.heroes + 1, "YGG-215")
ROLL_VANIR = question(17, "ROLL_VANIR", max(content.GAME["vanir_dice"]) + 1, "YGG-216")
REROLL = question(18, "REROLL", 10, "YGG-228", "die")
CHANGE_DIE = question(19, "CHANGE_DIE", 11, "YGG-219", "die")
COMRADE_ELF = question(20, "COMRADE_ELF", 2, "YGG-281")
KIN_BEARS = question(21, "KIN_BEARS", 10, "YGG-287")
LUCKY_TAKE = question(22, "LUCKY_TAKE", 4, "YGG-289", "spoil")
KEEP_BY_LUCK = question(23, "KEEP_BY_LUCK", 4, "YGG-290", "spoil")
KEEP_ELF = question(24, "KEEP_ELF", 2, "YGG-244")
KEEP_DIE = question(25, "KEEP_DIE", 2, "YGG-240")
GO_TO = question(26, "GO_TO", 9, "YGG-259", "world")
ACT_THERE = question(27, "ACT_THERE", 2, "YGG-256")
BEAT_JOTUN = question(28, "BEAT_JOTUN", 18, "YGG-250", "jotun")
GIVE_WHAT = question(29, "GIVE_WHAT", 21, "YGG-252", "thing")
GIVE_TO = question(30, "GIVE_TO", 5, "YGG-252", "figure")
HEAL_WHOM = question(31, "HEAL_WHOM", 5, "YGG-257", "figure")
ORDER_CARDS = question(32, "ORDER_CARDS", 2, "YGG-258")
URD_CARD = question(33, "URD_CARD", 12, "YGG-261", "card")
URD_OWNER = question(34, "URD_OWNER", 5, "YGG-262", "figure")
SET_LIFE = question(35, "SET_LIFE", 10, "YGG-264")
KIN_TAKE = question(36, "KIN_TAKE", 106, "YGG-285", "theirs")
OATH_TO = question(37, "OATH_TO", 9, "YGG-386", "world")
SON_BACK = question(38, "SON_BACK", 3, "YGG-389", "son")
WOLF_BEHIND = question(39, "WOLF_BEHIND", 2, "YGG-393", "wolf")

# In TRAVEL_WITH.
STAY = 5

# In DUTY: below FIGHT the other duties, from FIGHT on the opponents.
NO_DUTY = 0
ACT = 1
RESTORE = 2
SAGA_ACT = 3
REGAIN_LIFE = 4
GIVE_LIFE = 5
FIGHT = 8

# Opponents: the enemies and saga figures 0..9, then these. A duel is an enemy from DUEL on.
TARGET_JOTUN = 10
TARGET_WOLF = 28
TARGET_SERVANT = 30
TARGET_QUAY = 31
TARGET_DUEL = 32
NO_FIGHT = 40

# In APPLY_RUNE, MOVE_GOD and DEED_WHERE.
NO_RUNE = 4
NO_JOURNEY = 45
DEED_RESTORE = 9
DEED_SAGA = 18
NO_DEED = 27

# In REROLL: below 7 a Vanir die with that face.
REROLL_GOD = 7
THROW_AGAIN = 8
NO_REROLL = 9

# In CHANGE_DIE: below 7 a Vanir die with that face.
CHANGE_GOD = 7
ELVES_OF_FREYR = 8
HERO_OF_FREYJA = 9
CHANGE_NO_MORE = 10

# In LUCKY_TAKE and KEEP_BY_LUCK.
TAKE_NOTHING = 0
TAKE_ELF = 1
TAKE_LOST_DIE = 2
TAKE_DIE = 3

# In GIVE_WHAT and KIN_TAKE, after the 18 artifacts.
AN_ELF = 18
A_DIE = 19
GIVE_NO_MORE = 20
KIN_NO_MORE = 105

# Procedures, each with its registers: the course of the game.
SETUP = procedure(0)
(SETUP_FIGURE,) = registers(1)
GAME = procedure(1)
GAME_PLACED, GAME_INDEX = registers(2)
TURN = procedure(2)
(TURN_CUT_SHORT,) = registers(1)
REVEAL = procedure(3)
(REVEAL_CARD,) = registers(1)
PAGE_EFFECT = procedure(5)
(PAGE_EFFECT_ICON,) = registers(1)
# Moving and the duty.
MOVE = procedure(10)
DO_SUPPORT_MOVE = procedure(11)
(DO_SUPPORT_MOVE_FIGURE,) = registers(1)
DO_DUTY = procedure(12)
DO_DUTY_ACTED, DO_DUTY_FOUGHT, DO_DUTY_WHERE = registers(3)
DO_ACT = procedure(13)
DO_ACT_WORLD, DO_ACT_GRADE, DO_ACT_CHOSEN = registers(3)
DO_RUNES = procedure(14)
DO_RUNES_STONES, DO_RUNES_WAITING = registers(2)  # and a register for each other kind of rune
DO_FIGHT = procedure(15)
DO_FIGHT_TARGET, DO_FIGHT_HELP, DO_FIGHT_LIFE = registers(3)
FRIGG_GIVES = procedure(16)
DO_SAGA_ACT = procedure(17)
(DO_SAGA_ACT_WORLD,) = registers(1)
DO_RESTORE = procedure(18)
(DO_RESTORE_WORLD,) = registers(1)
# Risks.
RISK = procedure(20)
RISK_RISKS, RISK_AGAINST, RISK_HELP, RISK_BEARER, RISK_LEFT = registers(5)
THROW = procedure(21)
CHANGE = procedure(22)
(CHANGE_WHO,) = registers(1)
SPOILS = procedure(23)
(SPOILS_WHO,) = registers(1)
KIN_WINDOW = procedure(24)
KIN_WINDOW_HOLDER, KIN_WINDOW_ONLY = registers(2)
# Creatures.
DO_CREATURE = procedure(30)
(DO_CREATURE_CARD,) = registers(1)
DO_WOLVES = procedure(31)
DO_RATATOSK = procedure(32)
DO_GULLTOPP = procedure(33)
DO_GULLTOPP_GIVER, DO_GULLTOPP_THING = registers(2)
DO_SKULD = procedure(34)
(DO_SKULD_SEAT,) = registers(1)
DO_ALL_MOVE = procedure(35)
DO_ALL_MOVE_SOURCE, DO_ALL_MOVE_LEVEL, DO_ALL_MOVE_NEXT = registers(3)
DO_GOATS = procedure(36)
(DO_GOATS_LEFT,) = registers(1)
DO_URD = procedure(37)
DO_URD_CHOSEN, DO_URD_PLACE = registers(2)
DO_VERDANDI = procedure(38)
DO_VERDANDI_FIGURE, DO_VERDANDI_TOTAL = registers(2)

# How a game ended: below LOST_LIFE won, from there on lost.
BY_TREE = ending(1, "YGG-073", "end-tree")
BY_SLAYING = ending(2, "YGG-399", "end-slaying")
LOST_LIFE = ending(10, "YGG-074", "end-life")
LOST_HEL = ending(11, "YGG-097", "end-hel")
LOST_SURT = ending(12, "YGG-103", "end-surt")
LOST_GIANTS = ending(13, "YGG-107", "end-giants")
LOST_JOTUNS = ending(14, "YGG-115", "end-jotuns")
LOST_JORMUNGAND = ending(15, "YGG-117", "end-jormungand")
LOST_ANONYMOUS = ending(16, "YGG-119", "end-anonymous")
LOST_MARKERS = ending(17, "YGG-361", "end-markers")
LOST_DEAD_TREE = ending(18, "YGG-130", "end-dead-tree")
LOST_BETRAYED = ending(19, "YGG-387", "end-betrayed")
LOST_WOLVES = ending(20, "YGG-391", "end-wolves")
LOST_NAGLFAR = ending(21, "YGG-395", "end-naglfar")
ENDINGS = ENDS.reasons
RULES_OF_DEFEATS = " ".join(each.rule for number, each in ENDINGS.items() if number > LOST_LIFE)

# Log lines: number, usual rule, text, what the numbers are.
GOD_CHOSEN = event(0, "YGG-046", "log-god-chosen", "figure", "god")
SUPPORT_CHOSEN = event(1, "YGG-054", "log-support-chosen", "figure", "god", also="YGG-059")
ROUND_BEGINS = event(2, "YGG-065", "log-round-begins", "round")
TURN_BEGINS = event(3, "YGG-068", "log-turn-begins", "figure")
CARD_REVEALED = event(4, "YGG-076", "log-card-revealed", "figure", "enemy", "owner")
ENEMY_ACTIVATED = event(5, "YGG-078", "log-enemy-activated", "enemy", "figure")
ENEMY_MOVED = event(
    6,
    "YGG-096",
    "log-enemy-moved",
    "foe",
    "place",
    also="YGG-102 YGG-108 YGG-121 YGG-161 YGG-163 YGG-165 YGG-167 YGG-385 YGG-388 YGG-389 YGG-390 YGG-395 YGG-396",
)
TREE_TURNED = event(
    7, "YGG-099", "log-tree-turned", "steps", "rotation", also="YGG-105 YGG-110 YGG-201 YGG-390 YGG-397"
)
WORLD_DEVASTATED = event(
    8, "YGG-088", "log-world-devastated", "world", "strength", also="YGG-098 YGG-104 YGG-109 YGG-122 YGG-210"
)
WORLD_RESTORED = event(9, "YGG-208", "log-world-restored", "world", "strength", also="YGG-184 YGG-248")
LIFE_LOST = event(
    10,
    "YGG-222",
    "log-life-lost",
    "figure",
    "count",
    "life",
    also="YGG-100 YGG-123 YGG-208 YGG-287 YGG-298 YGG-387 YGG-390 YGG-399",
)
LIFE_GAINED = event(
    11, "YGG-202", "log-life-gained", "figure", "count", "life", also="YGG-247 YGG-253 YGG-257 YGG-260 YGG-298"
)
GIANTS_CAME = event(12, "YGG-106", "log-giants-came", "count", "gauge", also="YGG-382 YGG-396 YGG-397")
GIANTS_LEFT = event(13, "YGG-205", "log-giants-left", "count", "gauge")
DEAD_CAME = event(14, "YGG-118", "log-dead-came", "count", "gauge", also="YGG-382 YGG-395 YGG-398")
DEAD_LEFT = event(15, "YGG-203", "log-dead-left", "count", "gauge")
JOTUN_CAME = event(16, "YGG-113", "log-jotun-came", "jotun")
JOTUN_BEATEN = event(17, "YGG-171", "log-jotun-beaten", "jotun", also="YGG-250")
ISLAND_REACHED = event(18, "YGG-116", "log-island-reached", "island", "count", also="YGG-169 YGG-398")
NIDHOGG_MOVED = event(19, "YGG-128", "log-nidhogg-moved", "page", "step", "icon")
CARD_RETURNED = event(20, "YGG-080", "log-card-returned", "figure", "enemy", "owner", also="YGG-085 YGG-261 YGG-262")
DECK_SHUFFLED = event(21, "YGG-125", "log-deck-shuffled", "figure")
TURN_ENDED = event(22, "YGG-124", "log-turn-ended", "figure")
GOD_MOVED = event(
    23,
    "YGG-147",
    "log-god-moved",
    "figure",
    "world",
    "target",
    also="YGG-083 YGG-198 YGG-249 YGG-256 YGG-259 YGG-292 YGG-397",
)
ACTED = event(24, "YGG-153", "log-acted", "figure", "world", "grade")
FOUGHT = event(25, "YGG-158", "log-fought", "figure", "opponent", "strength", "world")
TOOK_ELVES = event(26, "YGG-180", "log-took-elves", "figure", "count", "elves", also="YGG-254")
TOOK_DICE = event(27, "YGG-182", "log-took-dice", "figure", "count", "dice", also="YGG-255")
HEROES_CAME = event(28, "YGG-188", "log-heroes-came", "count", "heroes", also="YGG-251 YGG-263 YGG-265")
TOOK_ARTIFACT = event(29, "YGG-190", "log-took-artifact", "figure", "artifact")
DREW_CREATURE = event(30, "YGG-193", "log-drew-creature", "figure", "creature")
CREATURE_HELPS = event(31, "YGG-194", "log-creature-helps", "figure", "creature")
STONE_THROWN = event(32, "YGG-197", "log-stone-thrown", "figure", "stone", "rune")
FACED_RISKS = event(33, "YGG-213", "log-faced-risks", "figure", "risks", "left")
HEROES_USED = event(34, "YGG-215", "log-heroes-used", "figure", "count", "left", also="YGG-297")
GOD_DIE_ROLLED = event(35, "YGG-216", "log-god-die-rolled", "figure", "face", also="YGG-229")
VANIR_ROLLED = event(36, "YGG-216", "log-vanir-rolled", "figure", "face", also="YGG-228")
DIE_CHANGED = event(37, "YGG-219", "log-die-changed", "figure", "face", "vanir", also="YGG-281")
COMRADE_ROLLED = event(38, "YGG-280", "log-comrade-rolled", "figure", "face", "holder")
DICE_LOST = event(39, "YGG-220", "log-dice-lost", "figure", "count")
ELVES_LOST = event(40, "YGG-219", "log-elves-lost", "figure", "count")
LUCK_TOOK = event(41, "YGG-289", "log-luck-took", "figure", "other", "spoil")
KIN_TOOK = event(42, "YGG-285", "log-kin-took", "figure", "other", "thing")
GAVE = event(43, "YGG-252", "log-gave", "figure", "other", "thing")
CARDS_SHOWN = event(44, "YGG-258", "log-cards-shown", "figure", "enemy", "owner", "depth")
LIFE_SET = event(45, "YGG-264", "log-life-set", "figure", "life")
PAGE_TURNED = event(46, "YGG-335", "log-page-turned", "page", also="YGG-383 YGG-396")
OATH_SWORN = event(47, "YGG-385", "log-oath-sworn", "figure", "world", "oaths")
BETRAYED = event(48, "YGG-385", "log-betrayed", "figure", "world", "betrayals")
OATH_WITHDRAWN = event(49, "YGG-386", "log-oath-withdrawn", "world")
WOLF_MOVED = event(50, "YGG-391", "log-wolf-moved", "wolf", "space", also="YGG-392 YGG-393")
SERVANT_MOVED = event(51, "YGG-394", "log-servant-moved", "berth", also="YGG-395")
ENEMY_SLAIN = event(52, "YGG-398", "log-enemy-slain", "enemy")
WON = event(53, "YGG-073", "log-won", "ending", also="YGG-399")
LOST = event(54, "YGG-074", "log-lost", "ending", also=RULES_OF_DEFEATS)
KEPT = event(55, "YGG-240", "log-kept", "figure", "spoil", also="YGG-244 YGG-290")
FREYR_PAID = event(56, "YGG-296", "log-freyr-paid", "figure", "count")
NO_DUTY_LEFT = event(57, "YGG-151", "log-no-duty-left", "figure", "world")
JOTUN_STAYS = event(58, "YGG-398", "log-jotun-stays", "jotun", "enemy")
BETRAYAL_LEFT = event(59, "YGG-386", "log-betrayal-left", "betrayals")

# Reasons: number, rule, text.
GOD_TAKEN = reason(0, "YGG-046", "why-god-taken")
ALREADY_IN_ORDER = reason(1, "YGG-066", "why-already-in-order")
OUT_OF_REACH = reason(2, "YGG-147", "why-out-of-reach")
WORLD_IS_DEVASTATED = reason(3, "YGG-095", "why-world-is-devastated")
WORLD_NOT_DEVASTATED = reason(4, "YGG-207", "why-world-not-devastated")
WORLD_IS_BLOCKED = reason(5, "YGG-135", "why-world-is-blocked")
NOTHING_TO_GAIN = reason(6, "YGG-371", "why-nothing-to-gain")
NO_SAGA_ACTION = reason(7, "YGG-336", "why-no-saga-action")
NOT_HERE = reason(8, "YGG-155", "why-not-here")
IN_THE_CAGE = reason(9, "YGG-139", "why-in-the-cage")
SHIELDED_BY_JOTUN = reason(10, "YGG-138", "why-shielded-by-jotun")
CANNOT_RETREAT = reason(11, "YGG-370", "why-cannot-retreat")
HOLDER_CLOSED = reason(12, "YGG-190", "why-holder-closed")
HOLDER_EMPTY = reason(13, "YGG-190", "why-holder-empty")
LIFE_IS_FULL = reason(14, "YGG-052", "why-life-is-full")
LAST_LIFE = reason(15, "YGG-298", "why-last-life")
NOT_ACTIVE = reason(16, "YGG-133", "why-not-active")
NOT_FRIGG = reason(17, "YGG-298", "why-not-frigg")
NO_TOKEN_FREE = reason(18, "YGG-385", "why-no-token")
ONLY_ONE_DUTY = reason(19, "YGG-151", "why-only-one-duty")
BRIDGE_BROKEN = reason(20, "YGG-397", "why-bridge-broken")
ALREADY_THERE = reason(21, "YGG-198", "why-already-there")
WITH_COMPANION = reason(22, "YGG-292", "why-with-companion")
NO_COMPANION = reason(23, "YGG-292", "why-no-companion")
NO_KIN = reason(24, "YGG-285", "why-no-kin")
KIN_ELSEWHERE = reason(25, "YGG-285", "why-kin-elsewhere")
KIN_HAS_NONE = reason(26, "YGG-285", "why-kin-has-none")
NOT_IN_THROW = reason(27, "YGG-289", "why-not-in-throw")
NOT_GOING_BACK = reason(28, "YGG-290", "why-not-going-back")
NO_ELVES_LEFT = reason(29, "YGG-181", "why-no-elves-left")
NO_DICE_LEFT = reason(30, "YGG-183", "why-no-dice-left")

# What asks: a creature, an artifact, a power of a god, a relationship, a page of the Saga Book.
OF_CREATURE = 100
OF_ARTIFACT = 200
OF_GOD = 300
OF_RELATION = 400
OF_PAGE = 500
OF_ENEMY = 600
OF_STONE = 700
OF_WORLD = 800

KINDS = SAID.kinds
EVENTS = SAID.events
REASONS = SAID.reasons

OPTIONS: tuple[Option, ...] = (
    Option("mode", "easy", ("easy", "hard"), "YGG-002"),
    Option("saga", 0, (0, 1, 2, 3, 4, 5, 6), "YGG-303"),
    Option("gods", "", (), "YGG-046", free=True),
    Option("charts", "", (), "YGG-316", free=True),
    Option("brisingamen", "two", ("two", "any"), "YGG-240"),
)
