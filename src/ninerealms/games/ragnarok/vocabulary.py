"""What is asked, done, told and refused in Lords of Ragnarok, each once. Append only: saves depend on the numbers.

A rule told by its number (`tell_by`) is of LOR up to 999; 1043 is UTG-043.
"""

from __future__ import annotations

from ninerealms.kernel.decision import Option
from ninerealms.kernel.vocabulary import Asked, Done, Refused, Told, Vocabulary, registers

SAID = Vocabulary()
question: Asked = SAID.question
procedure: Done = SAID.procedure
event: Told = SAID.event
reason: Refused = SAID.reason
# Answers that are the same in many questions. Where an Army may be named, NO_ARMY is none or no more of them.
NO, YES = range(2)
NO_ARMY = 30
BY_SEA = 21  # in MOVE_TO: and a Region

# Questions: number, name, how many answers, rule, what an answer points at.
CHOOSE_HERO = question(0, "CHOOSE_HERO", 5, "LOR-128", "hero")
START_IN = question(1, "START_IN", 21, "LOR-011", "region")
COMEBACK_IN = question(2, "COMEBACK_IN", 21, "LOR-131", "region")
USE_ARTEFACT = question(3, "USE_ARTEFACT", 8, "LOR-031", "artefact")
VENOM_ARMY = question(4, "VENOM_ARMY", 30, "LOR-223", "army")
MACE_ARMY = question(5, "MACE_ARMY", 30, "UTG-101", "army")
CHAIN_TO = question(6, "CHAIN_TO", 21, "LOR-224", "region")
GLEIPNIR_WHICH = question(7, "GLEIPNIR_WHICH", 9, "LOR-225", "figure")
GLEIPNIR_TO = question(8, "GLEIPNIR_TO", 21, "LOR-225", "region")
PRAY_TO = question(9, "PRAY_TO", 4, "LOR-032", "monument")
RAISE_ARMY = question(10, "RAISE_ARMY", 31, "LOR-147", "army")
HEAL_INJURY = question(11, "HEAL_INJURY", 5, "LOR-171", "injury")
INJURE = question(12, "INJURE", 3, "LOR-171", "attribute")
HERO_ACT = question(13, "HERO_ACT", 4, "LOR-034", "hero-act")
HERO_TO = question(14, "HERO_TO", 21, "LOR-034", "region")
RUNE_ACT = question(15, "RUNE_ACT", 4, "LOR-036", "rune-act")
CONTROL_WHICH = question(16, "CONTROL_WHICH", 7, "LOR-037", "monster")
PAY_RUNE = question(17, "PAY_RUNE", 3, "LOR-038", "rune")
MOVE_ARMY = question(18, "MOVE_ARMY", 31, "LOR-041", "army")
MOVE_TO = question(19, "MOVE_TO", 42, "LOR-041", "way")
FOLLOW = question(20, "FOLLOW", 2, "UTG-032")
BATTLE_IN = question(21, "BATTLE_IN", 21, "LOR-042", "region")
SACRIFICE = question(22, "SACRIFICE", 2, "UTG-040")
BERSERK = question(23, "BERSERK", 2, "LOR-296")
USE_FANG = question(24, "USE_FANG", 2, "LOR-226")
PLAY_CARD = question(25, "PLAY_CARD", 11, "LOR-083", "card", secret=True)
LOWER_ARMY = question(26, "LOWER_ARMY", 30, "LOR-086", "army")
RETREAT_TO = question(27, "RETREAT_TO", 21, "LOR-140", "region")
SPECIAL_ACT = question(28, "SPECIAL_ACT", 8, "LOR-050", "action")
RECRUIT_IN = question(29, "RECRUIT_IN", 21, "LOR-148", "region")
TEMPLE_IN = question(30, "TEMPLE_IN", 21, "LOR-054", "region")
PREPARE_WHAT = question(31, "PREPARE_WHAT", 5, "LOR-057", "preparation")
REALM_BONUS = question(32, "REALM_BONUS", 7, "LOR-144", "realm")
ALFHEIM_HOW = question(33, "ALFHEIM_HOW", 2, "LOR-242", "alfheim")
NIFLHEIM_HOW = question(34, "NIFLHEIM_HOW", 2, "LOR-246", "niflheim")
SAIL_TO = question(35, "SAIL_TO", 6, "LOR-246", "sea")
PLACE_ARMY = question(36, "PLACE_ARMY", 30, "LOR-246", "army")
PLACE_IN = question(37, "PLACE_IN", 21, "LOR-246", "region")
GIANT_IN = question(38, "GIANT_IN", 21, "UTG-025", "region")
GAIN_RUNE = question(39, "GAIN_RUNE", 3, "LOR-241", "rune")
BUILD_WHAT = question(40, "BUILD_WHAT", 3, "LOR-059", "monument")
MONSTERS_HOW = question(41, "MONSTERS_HOW", 9, "LOR-055", "hunt")  # 0..7 hunt it, 8 activate
ACTIVATE_NEXT = question(42, "ACTIVATE_NEXT", 8, "LOR-061", "monster")  # 7: no more
ROLL_OR_MOVE = question(43, "ROLL_OR_MOVE", 2, "LOR-071")
DIE_CHOICE = question(44, "DIE_CHOICE", 2, "LOR-070")  # 0 move, 1 attack
MONSTER_TO = question(45, "MONSTER_TO", 21, "LOR-152", "region")
GIANT_NEXT = question(46, "GIANT_NEXT", 9, "UTG-081", "figure")
TRAMPLED_ARMY = question(47, "TRAMPLED_ARMY", 30, "LOR-073", "army")
ATTACKED_ARMY = question(48, "ATTACKED_ARMY", 30, "LOR-154", "army")
ATTACKED_SEAT = question(49, "ATTACKED_SEAT", 5, "LOR-214", "seat")
LOKI_AT = question(50, "LOKI_AT", 21, "LOR-090", "region")
LOKI_TO = question(51, "LOKI_TO", 22, "LOR-090", "region")  # 21: stay
PICK_ATTACK = question(52, "PICK_ATTACK", 12, "LOR-093", "attack")
COUNTER = question(53, "COUNTER", 29, "LOR-094", "strike", secret=True)
COVER = question(54, "COVER", 4, "LOR-094", "wound")
DEFEND = question(55, "DEFEND", 11, "LOR-096", "card", secret=True)
USE_HIDE = question(56, "USE_HIDE", 2, "LOR-222")
HUNT_ON = question(57, "HUNT_ON", 2, "LOR-097")
DISCARD = question(58, "DISCARD", 10, "LOR-178", "card", secret=True)

# In USE_ARTEFACT, PRAY_TO, HEAL_INJURY, HERO_ACT, RUNE_ACT: none, or no more.
NO_ARTEFACT = 7
NO_PRAYER = 3
NO_HEALING = 4
HERO_MOVES, HERO_HEALS, HERO_DRAWS, HERO_RESTS = range(4)
RUNE_CONTROL, RUNE_ALLIANCE, RUNE_MARCH, NO_RUNE_ACT = range(4)
# In GLEIPNIR_WHICH and GIANT_NEXT: sheets 0..5, then the three Frost Giant figures.
FIGURE = 6
# In PLAY_CARD and DEFEND: a card 0..9, or none.
NO_CARD = 10
# In SPECIAL_ACT: the wheel 0..5, then
BUILD_MONUMENT = 6
NO_ACTION = 7
# In PREPARE_WHAT: 2 and the rune.
PREPARE_HEAL, PREPARE_DRAW, PREPARE_RUNE = range(3)
# In REALM_BONUS.
NO_BONUS = 6
# In ALFHEIM_HOW and NIFLHEIM_HOW.
PLACE_HERO, HEAL = range(2)
SAIL, PLACE = range(2)
# In MONSTERS_HOW, ACTIVATE_NEXT, LOKI_TO.
ACTIVATE_SOME = 8
NO_MONSTER = 7
LOKI_STAYS = 21
# In COUNTER: a card 0..9, then pairs of each symbol (1 1, 1 2, 1 3, 2 2, 2 3, 3 3), then none.
PAIR = 10
NO_STRIKE = 28

# What an Army is raised for: the `source` of RAISE_ARMY.
FOR_REINFORCE, FOR_FREYJA, FOR_JOTUNHEIM, FOR_LAGERTHA = range(4)
# What an Army is moved for: the `source` of MOVE_ARMY.
FOR_ARMIES, FOR_MARCH = range(2)

# Procedures, each with its registers.
SET_UP = procedure(0)
SET_UP_DONE, SET_UP_SEAT = registers(2)
PLAY = procedure(1)
(PLAY_SEAT,) = registers(1)
TURN = procedure(2)
COMEBACK = procedure(3)
ARTEFACTS = procedure(4)
USE_BLADE = procedure(5)
USE_VENOM = procedure(6)
USE_CHAIN = procedure(7)
USE_GLEIPNIR = procedure(8)
USE_GLEIPNIR_WHICH, _unnamed = registers(2)
USE_MACE = procedure(9)
PRAYER = procedure(10)
HERO_PHASE = procedure(11)
RUNE_PHASE = procedure(12)
RUNE_PHASE_ACT, RUNE_PHASE_ARMY = registers(2)
ARMIES_PHASE = procedure(13)
(ARMIES_PHASE_ARMY,) = registers(1)
TRAVEL = procedure(14)  # one Army leaves its Region for another; its Giant may follow
TRAVEL_ARMY, TRAVEL_TO, TRAVEL_RULE = registers(3)
BATTLES = procedure(15)
BATTLE = procedure(16)
BATTLE_SIDE, BATTLE_LOSER, BATTLE_ASKED = registers(3)
DUEL = procedure(46)
(DUEL_SIDE,) = registers(1)
LOSE = procedure(17)  # a seat lowers its Armies in a Region, point by point
LOSE_COUNT, LOSE_WHERE, LOSE_RULE = registers(3)
RETREAT = procedure(18)  # after a Battle: all Armies of the seat together
RETREAT_WHERE, RETREAT_ATTACKER = registers(2)
WITHDRAW = procedure(19)  # outside a Battle: one Army of the seat by itself; more: whether others of its Region will
WITHDRAW_ARMY, WITHDRAW_MORE, WITHDRAW_RULE, WITHDRAW_TO = registers(4)
RAISE = procedure(20)
RAISE_LEFT, RAISE_FOR, RAISE_DONE, RAISE_WHERE = registers(4)
HEAL_SOME = procedure(21)
HEAL_SOME_LEFT, HEAL_SOME_MUST, HEAL_SOME_RULE = registers(3)
DEAL_INJURIES = procedure(22)  # to a seat, one after another, the owner naming the attribute
DEAL_INJURIES_LEFT, DEAL_INJURIES_RULE = registers(2)
SPECIAL_ACTION = procedure(23)
SPECIAL_ACTION_CHOSEN, _unnamed = registers(2)
DO_MOBILIZE = procedure(24)
DO_BUILD_TEMPLE = procedure(25)
DO_MONSTERS = procedure(26)
DO_MONSTERS_LEFT, DO_MONSTERS_DONE = registers(2)
DO_PREPARE = procedure(27)
(DO_PREPARE_LEFT,) = registers(1)
BONUSES = procedure(28)
BONUSES_ACTION, BONUSES_DONE = registers(2)
DO_ALFHEIM = procedure(29)
DO_MUSPELHEIM = procedure(30)
DO_NIFLHEIM = procedure(31)
(DO_NIFLHEIM_ARMY,) = registers(1)
DO_UTGARD = procedure(32)
CHOOSE_RUNE = procedure(33)
(CHOOSE_RUNE_RULE,) = registers(1)
DO_MONUMENT = procedure(34)
ACTIVATE_EACH = procedure(35)
(ACTIVATE_EACH_DONE,) = registers(1)
ACTIVATE = procedure(36)
ACTIVATE_MONSTER, ACTIVATE_LEFT, ACTIVATE_DONE, ACTIVATE_FIGURE = registers(4)
TRAMPLE = procedure(37)
TRAMPLE_MONSTER, TRAMPLE_WHERE, TRAMPLE_NEXT = registers(3)
ATTACK = procedure(38)  # the seat is the chooser
ATTACK_MONSTER, ATTACK_WHERE, ATTACK_NEXT, ATTACK_SEAT = registers(4)
PLACE_LOKI = procedure(39)
MOVE_LOKI = procedure(40)
HUNT = procedure(41)
HAND_LIMIT = procedure(42)
(HAND_LIMIT_SEAT,) = registers(1)
END_TURN = procedure(43)
STRIKE_BACK = procedure(44)  # the counter-attack of a hunt
STRIKE_BACK_COVERED, STRIKE_BACK_CARD, STRIKE_BACK_SECOND = registers(3)
DEFENCE = procedure(45)  # the defence of a hunt
(DEFENCE_CARDS,) = registers(1)

# How a game ends: number, rule, text.
ENDS = Vocabulary()
BY_LANDS = ENDS.reason(1, "LOR-110", "end-lands")
BY_TEMPLES = ENDS.reason(2, "LOR-111", "end-temples")
BY_LOKI = ENDS.reason(3, "LOR-112", "end-loki")
BY_RAGNAROK = ENDS.reason(4, "LOR-114", "end-ragnarok")
BY_ROUNDS = ENDS.reason(5, "LOR-116", "end-rounds")
ENDINGS = ENDS.reasons
RULES_OF_ENDINGS = " ".join(each.rule for each in ENDINGS.values())

# Rules that come to an event through a register, not as a number in the code that tells it.
RULES_OF_CARDS = {f"LOR-{n:03}" for n in (39, 57, 89, 96, 98, 138, 241, 242, 252, 293, 296)}
RULES_OF_ATTACKS = "LOR-211 LOR-212 LOR-213 LOR-214 LOR-215 LOR-216 LOR-217"
RULES_OF_LOSSES = "LOR-073 LOR-211 LOR-212 LOR-213 LOR-215 LOR-217 LOR-223 UTG-043 UTG-101"

# Log lines: number, usual rule, text, what the numbers are, other rules that may cause them.
FIRST_PLAYER = event(0, "LOR-124", "log-first-player", "seat")
REALM_LAID = event(1, "LOR-003", "log-realm-laid", "realm", "region", also="UTG-010")
FORGE_LAID = event(2, "LOR-007", "log-forge-laid", "rune", "region")
MONSTER_PLACED = event(3, "LOR-008", "log-monster-placed", "monster", "region", also="UTG-064")
HERO_CHOSEN = event(4, "LOR-128", "log-hero-chosen", "seat", "hero")
STARTED = event(5, "LOR-011", "log-started", "seat", "region")
DREW_CARD = event(6, "LOR-181", "log-drew-card", "seat", "card")
DREW = event(
    7, "LOR-034", "log-drew", "seat", "count", also="LOR-010 LOR-057 LOR-092 LOR-096 LOR-221 LOR-245 LOR-251 LOR-295"
)
DISCARDED = event(8, "LOR-178", "log-discarded", "seat", "card")
RESHUFFLED = event(9, "LOR-122", "log-reshuffled", "count")
TURN_BEGINS = event(10, "LOR-030", "log-turn-begins", "seat", "round", also="LOR-113")
CAME_BACK = event(11, "LOR-131", "log-came-back", "seat", "region")
USED_ARTEFACT = event(
    12, "LOR-221", "log-used-artefact", "seat", "artefact", also="LOR-223 LOR-224 LOR-225 LOR-226 UTG-100"
)
PRAYED = event(13, "LOR-032", "log-prayed", "seat", "monument", "value", also="LOR-132")
GOT_RUNE = event(14, "LOR-033", "log-got-rune", "seat", "rune", also="LOR-057 LOR-241 LOR-293")
RAISED = event(15, "LOR-053", "log-raised", "seat", "region", "value", also="LOR-243 LOR-253 LOR-294")
HEALED = event(16, "LOR-034", "log-healed", "seat", "injury", also="LOR-057 LOR-242 LOR-252")
INJURED = event(17, "LOR-096", "log-injured", "seat", "injury", also="LOR-098 LOR-296")
HERO_MOVED = event(18, "LOR-034", "log-hero-moved", "seat", "region", "target", also="LOR-224 LOR-242")
TAMED = event(19, "LOR-037", "log-tamed", "seat", "monster")
ALLIED = event(20, "LOR-038", "log-allied", "seat", "realm", also="UTG-013")
PAID_RUNES = event(21, "LOR-038", "log-paid-runes", "seat", "rune", "count", also="LOR-037 LOR-039")
ARMY_MOVED = event(22, "LOR-041", "log-army-moved", "seat", "region", "target", "value", also="LOR-039 LOR-138")
GIANT_FOLLOWED = event(23, "UTG-031", "log-giant-followed", "seat", "region", also="UTG-034")
GIANT_LEFT = event(24, "UTG-035", "log-giant-left", "seat", "region")
TOOK_CONTROL = event(25, "LOR-020", "log-took-control", "seat", "region", also="LOR-011 LOR-021 LOR-056 LOR-088")
BATTLE_BEGINS = event(26, "LOR-080", "log-battle-begins", "seat", "region", "other")
SACRIFICED = event(27, "UTG-042", "log-sacrificed", "seat", "region")
ARMY_LOWERED = event(28, "LOR-086", "log-army-lowered", "seat", "region", "value", also=RULES_OF_LOSSES)
ARMY_DESTROYED = event(29, "LOR-025", "log-army-destroyed", "seat", "region", also="LOR-087 LOR-216 UTG-044")
NO_BATTLE = event(30, "UTG-045", "log-no-battle", "region")
BATTLE_VALUES = event(31, "LOR-161", "log-battle-values", "seat", "region", "attack", "defence")
CARD_PLAYED = event(32, "LOR-083", "log-card-played", "seat", "card", "value")
PASSED = event(33, "LOR-083", "log-passed", "seat")
BATTLE_WON = event(34, "LOR-085", "log-battle-won", "seat", "region", "value", "other")
RETREATED = event(35, "LOR-087", "log-retreated", "seat", "region", "target", "count", also="LOR-089")
ACTION_TAKEN = event(36, "LOR-050", "log-action-taken", "seat", "action", also="LOR-058")
RECRUITED = event(37, "LOR-052", "log-recruited", "seat", "region", also="LOR-244")
TEMPLE_BUILT = event(38, "LOR-054", "log-temple-built", "seat", "region")
PRIESTS_READY = event(39, "LOR-054", "log-priests-ready", "seat", "count", also="LOR-060")
BONUS_USED = event(40, "LOR-144", "log-bonus-used", "seat", "realm", also="LOR-146")
DRAKKAR_SAILED = event(41, "LOR-138", "log-drakkar-sailed", "seat", "sea", also="LOR-246")
ARMY_PLACED = event(42, "LOR-246", "log-army-placed", "seat", "region", "target", "value")
GIANT_RECEIVED = event(43, "UTG-020", "log-giant-received", "seat", "region")
GIANT_MOVED = event(44, "UTG-021", "log-giant-moved", "seat", "region")
MONUMENT_BUILT = event(45, "LOR-059", "log-monument-built", "seat", "monument", "pieces")
WHEEL_RESET = event(46, "LOR-060", "log-wheel-reset", "seat", also="LOR-062")
MONSTER_ACTIVATED = event(47, "LOR-070", "log-monster-activated", "seat", "monster")
DIE_ROLLED = event(48, "LOR-070", "log-die-rolled", "seat", "face", also="UTG-071")
STEERED = event(49, "LOR-071", "log-steered", "seat", "monster")
MONSTER_MOVED = event(50, "LOR-072", "log-monster-moved", "monster", "region", "target", also="LOR-225 UTG-074")
GIANT_BLOCKED = event(51, "UTG-076", "log-giant-blocked", "region")
TRAMPLED = event(52, "LOR-073", "log-trampled", "monster", "region", also="UTG-079")
MONSTER_ATTACKED = event(53, "LOR-211", "log-monster-attacked", "monster", "region", also=RULES_OF_ATTACKS)
LOKI_PLACED = event(54, "LOR-090", "log-loki-placed", "seat", "region")
LOKI_MOVED = event(55, "LOR-090", "log-loki-moved", "seat", "region", "target")
HUNT_BEGINS = event(56, "LOR-165", "log-hunt-begins", "seat", "monster", "region")
GIANTS_GATHERED = event(57, "UTG-091", "log-giants-gathered", "region")
ATTACKS_DRAWN = event(58, "LOR-093", "log-attacks-drawn", "round", "attack", "second")
ATTACK_PICKED = event(59, "LOR-093", "log-attack-picked", "seat", "attack")
WOUND_COVERED = event(60, "LOR-094", "log-wound-covered", "seat", "wound", "card", "second")
GUARD_LAID = event(61, "LOR-096", "log-guard-laid", "seat", "card", "value")
GUARD_HELD = event(62, "LOR-096", "log-guard-held", "seat", "value", also="LOR-168")
GUARD_FAILED = event(63, "LOR-096", "log-guard-failed", "seat", "count")
INJURY_IGNORED = event(64, "LOR-222", "log-injury-ignored", "seat")
HUNT_FAILED = event(65, "LOR-097", "log-hunt-failed", "seat", "monster")
MONSTER_SLAIN = event(66, "LOR-095", "log-monster-slain", "seat", "monster", also="UTG-095")
GOT_ARTEFACT = event(67, "LOR-101", "log-got-artefact", "seat", "artefact", also="UTG-098")
RAGNAROK_CARD = event(68, "LOR-261", "log-ragnarok-card", "number", also="LOR-262 LOR-263 LOR-264 LOR-265")
RAGNAROK_COMES = event(69, "LOR-113", "log-ragnarok-comes", "seat")
WON = event(70, "LOR-114", "log-won", "seat", "ending", also=RULES_OF_ENDINGS)
NO_SPECIAL = event(71, "LOR-180", "log-no-special", "seat")
OUT_OF_ROUNDS = event(72, "LOR-116", "log-out-of-rounds", "round")

# Reasons: number, rule, text.
HERO_TAKEN = reason(0, "LOR-128", "why-hero-taken")
NOT_START_VALUE = reason(1, "LOR-011", "why-not-start-value")
START_MONSTER = reason(2, "LOR-011", "why-start-monster")
START_TAKEN = reason(3, "LOR-011", "why-start-taken")
COMEBACK_NOT_YOURS = reason(4, "LOR-131", "why-comeback-not-yours")
COMEBACK_FOREIGN = reason(5, "LOR-131", "why-comeback-foreign")
COMEBACK_ARMIES = reason(6, "LOR-131", "why-comeback-armies")
LOKI_THERE = reason(7, "LOR-026", "why-loki-there")
ARTEFACT_SPENT = reason(8, "LOR-173", "why-artefact-spent")
ARTEFACT_NOT_NOW = reason(9, "LOR-031", "why-artefact-not-now")
ARTEFACT_NO_TARGET = reason(10, "LOR-143", "why-artefact-no-target")
VENOM_OWN_ARMY = reason(11, "LOR-223", "why-venom-own-army")
VENOM_TOO_FAR = reason(12, "LOR-223", "why-venom-too-far")
MACE_ELSEWHERE = reason(13, "UTG-101", "why-mace-elsewhere")
CHAIN_TOO_FAR = reason(14, "LOR-224", "why-chain-too-far")
HERO_TOO_FAR = reason(15, "LOR-034", "why-hero-too-far")
FIGURE_STUCK = reason(16, "LOR-174", "why-figure-stuck")
GIANT_THERE = reason(18, "UTG-075", "why-giant-there")
PRIEST_THERE = reason(19, "LOR-032", "why-priest-there")
ARMY_NOT_YOURS = reason(20, "LOR-041", "why-army-not-yours")
ARMY_FULL = reason(21, "LOR-147", "why-army-full")
NOT_IN_YOUR_REGION = reason(22, "LOR-053", "why-not-in-your-region")
RAISED_ALREADY = reason(23, "LOR-253", "why-raised-already")
DID_NOT_FIGHT = reason(24, "LOR-294", "why-did-not-fight")
NOT_INJURED = reason(25, "LOR-135", "why-not-injured")
INJURED_ALREADY = reason(26, "LOR-099", "why-injured-already")
NO_INJURY = reason(27, "LOR-135", "why-no-injury")
NO_CARDS_LEFT = reason(28, "LOR-122", "why-no-cards-left")
NO_PAIR_OF_RUNES = reason(29, "LOR-037", "why-no-pair-of-runes")
NO_GATE_HERE = reason(30, "LOR-038", "why-no-gate-here")
ALLIED_ALREADY = reason(31, "LOR-184", "why-allied-already")
NO_RUNE_TO_PAY = reason(32, "LOR-038", "why-no-rune-to-pay")
NO_RUNE_TO_MARCH = reason(33, "LOR-039", "why-no-rune-to-march")
NO_ARMY_TO_MARCH = reason(34, "LOR-039", "why-no-army-to-march")
GIANTS_UNTAMED = reason(35, "UTG-070", "why-giants-untamed")
TAMED_ALREADY = reason(36, "LOR-184", "why-tamed-already")
OTHER_RUNES = reason(37, "LOR-037", "why-other-runes")
NONE_OF_THIS_RUNE = reason(38, "LOR-038", "why-none-of-this-rune")
ARMY_MOVED_ALREADY = reason(39, "LOR-137", "why-army-moved-already")
BATTLE_WAITS = reason(40, "LOR-139", "why-battle-waits")
NO_WAY_OUT = reason(41, "LOR-041", "why-no-way-out")
NOT_ADJACENT = reason(42, "LOR-041", "why-not-adjacent")
SAME_REGION = reason(43, "LOR-041", "why-same-region")
NOT_BY_SEA = reason(44, "LOR-138", "why-not-by-sea")
SAILED_ALREADY = reason(45, "LOR-138", "why-sailed-already")
NO_BATTLE_HERE = reason(46, "LOR-080", "why-no-battle-here")
NOT_IN_HAND = reason(47, "LOR-083", "why-not-in-hand")
TOO_MANY_CASUALTIES = reason(48, "LOR-084", "why-too-many-casualties")
NOT_YOURS_TO_LOWER = reason(49, "LOR-086", "why-not-yours-to-lower")
LOWERED_ELSEWHERE = reason(50, "LOR-086", "why-lowered-elsewhere")
RETREAT_TOO_FAR = reason(51, "LOR-087", "why-retreat-too-far")
RETREAT_ENEMIES = reason(52, "LOR-087", "why-retreat-enemies")
RETREAT_LATER = reason(53, "LOR-141", "why-retreat-later")
MARKER_THERE = reason(54, "LOR-050", "why-marker-there")
NO_MARKER_YET = reason(55, "LOR-058", "why-no-marker-yet")
MONUMENTS_COMPLETE = reason(56, "LOR-180", "why-monuments-complete")
NO_SETTLEMENT = reason(57, "LOR-052", "why-no-settlement")
NO_ARMY_LEFT = reason(58, "LOR-121", "why-no-army-left")
NOTHING_TO_RAISE = reason(59, "LOR-143", "why-nothing-to-raise")
NO_SHRINE = reason(60, "LOR-054", "why-no-shrine")
NO_TEMPLE_LEFT = reason(61, "LOR-121", "why-no-temple-left")
NO_MONSTER_LEFT = reason(62, "LOR-157", "why-no-monster-left")
USURP_OWN = reason(63, "LOR-056", "why-usurp-own")
USURP_ARMY = reason(64, "LOR-056", "why-usurp-army")
USURP_WEAK = reason(65, "LOR-056", "why-usurp-weak")
NOTHING_TO_PREPARE = reason(66, "LOR-143", "why-nothing-to-prepare")
MUST_ACT = reason(67, "LOR-030", "why-must-act")
NOT_YOUR_REGION = reason(68, "LOR-148", "why-not-your-region")
RECRUITED_HERE = reason(69, "LOR-052", "why-recruited-here")
TEMPLE_NOT_YOURS = reason(70, "LOR-054", "why-temple-not-yours")
TEMPLE_THERE = reason(71, "LOR-054", "why-temple-there")
RUNES_FULL = reason(72, "LOR-134", "why-runes-full")
NO_RUNE_LEFT = reason(73, "LOR-121", "why-no-rune-left")
NOT_AT_SLOT = reason(74, "LOR-051", "why-not-at-slot")
NOT_ALLIED = reason(75, "LOR-051", "why-not-allied")
BONUS_SPENT = reason(76, "LOR-144", "why-bonus-spent")
BONUS_IDLE = reason(77, "LOR-247", "why-bonus-idle")
NO_PLACE_FOR_ARMY = reason(78, "LOR-246", "why-no-place-for-army")
SEA_TOO_FAR = reason(79, "LOR-246", "why-sea-too-far")
SAME_SEA = reason(80, "LOR-246", "why-same-sea")
NO_OWN_ARMY = reason(81, "UTG-025", "why-no-own-army")
GIANT_IS_HERE = reason(82, "UTG-021", "why-giant-is-here")
COMPLETE = reason(83, "LOR-180", "why-complete")
HERO_ELSEWHERE = reason(84, "LOR-055", "why-hero-elsewhere")
TOO_INJURED = reason(85, "LOR-100", "why-too-injured")
TOO_FEW_SLAIN = reason(86, "LOR-091", "why-too-few-slain")
ACTIVATED_ALREADY = reason(87, "LOR-055", "why-activated-already")
MONSTER_TOO_FAR = reason(88, "LOR-152", "why-monster-too-far")
GIANT_DONE = reason(89, "UTG-078", "why-giant-done")
NOT_TRAMPLED = reason(90, "LOR-073", "why-not-trampled")
NOT_ATTACKED = reason(91, "LOR-074", "why-not-attacked")
TOO_STRONG = reason(94, "LOR-216", "why-too-strong")
NO_ARMY_ATTACKED = reason(95, "LOR-214", "why-no-army-attacked")
LOKI_NOT_INNER = reason(96, "LOR-090", "why-loki-not-inner")
LOKI_ARMIES = reason(97, "LOR-090", "why-loki-armies")
LOKI_TOO_FAR = reason(98, "LOR-090", "why-loki-too-far")
COVERS_NOTHING = reason(99, "LOR-094", "why-covers-nothing")
NO_SUCH_WOUND = reason(100, "LOR-094", "why-no-such-wound")
WRONG_SYMBOL = reason(101, "LOR-094", "why-wrong-symbol")
CANNOT_REACH = reason(102, "LOR-096", "why-cannot-reach")
STOCK_EMPTY = reason(104, "UTG-024", "why-stock-empty")
NO_ARMY_FOR_GIANT = reason(105, "UTG-026", "why-no-army-for-giant")
COVERS_ALONE = reason(106, "LOR-277", "why-covers-alone")
NO_SHIP_NEEDED = reason(107, "LOR-187", "why-no-ship-needed")

KINDS = SAID.kinds
EVENTS = SAID.events
REASONS = SAID.reasons
# LOR-123, UTG-003: a game has one mode.
OPTIONS: tuple[Option, ...] = (
    Option("mode", "realm", ("none", "realm", "monsters"), "UTG-002"),
    Option("monster_choice", "default", ("default", "random"), "LOR-125", free=True),
    Option("heroes", "chosen", ("chosen", "dealt"), "LOR-128", free=True),
)
