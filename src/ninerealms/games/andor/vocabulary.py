"""What is asked, done, told and refused in Andor, each once. Append only: saved games depend on the numbers."""

from __future__ import annotations

from ninerealms.games.andor import content
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
CHOOSE_HERO = question(0, "CHOOSE_HERO", 4, "AND-001", "hero")
ACT = question(1, "ACT", 276, "AND-029", "act")
GO_ON = question(2, "GO_ON", 170, "AND-064", "way")
FREE = question(3, "FREE", 400, "AND-133", "free")
INVITE = question(4, "INVITE", 16, "AND-110", "heroes")
JOIN = question(5, "JOIN", 2, "AND-703")
FIGHT_ON = question(6, "FIGHT_ON", 16, "AND-096", "fight")
DICE = question(7, "DICE", 32, "AND-080", "die")
SHOOT = question(8, "SHOOT", 32, "AND-211", "die")
TURN_DIE = question(9, "TURN_DIE", 17, "AND-219", "die")
HEAL = question(10, "HEAL", 5, "AND-325", "hero")
BEFORE_FOE = question(11, "BEFORE_FOE", 4, "AND-470", "fight")
RING = question(12, "RING", 5, "AND-471", "hero")
REWARD = question(13, "REWARD", 12, "AND-100", "reward")
SHARE = question(14, "SHARE", 8, "AND-124", "share")
DRINK = question(15, "DRINK", 5, "AND-186", "hero")
WHO_TAKES = question(16, "WHO_TAKES", 4, "AND-316", "hero")
SPIRIT = question(17, "SPIRIT", 4, "AND-242")
DROP_ITEM = question(18, "DROP_ITEM", 41, "AND-436", "thing")
DROP_LOG = question(19, "DROP_LOG", 41, "AND-439", "thing")
CANCEL_EVENT = question(20, "CANCEL_EVENT", 2, "AND-234")
LOOK_AT = question(21, "LOOK_AT", 80, "AND-195", "space")
FLAPS_TO = question(22, "FLAPS_TO", 80, "AND-252", "space")
FLAPS_LOOKS = question(23, "FLAPS_LOOKS", 43, "AND-253", "thing")
FLIGHT = question(24, "FLIGHT", 400, "AND-201", "free")
NEXT_CARD = question(25, "NEXT_CARD", 24, "AND-532", "event")
TAKE_ITEM = question(26, "TAKE_ITEM", 6, "AND-543", "item")
BLADE_FIGHT = question(27, "BLADE_FIGHT", 4, "AND-213", "fight")
CLEAR_ON = question(28, "CLEAR_ON", 2, "AND-452")
WIDOW_ON = question(29, "WIDOW_ON", 2, "AND-270")
FIRE_ON = question(30, "FIRE_ON", 2, "AND-552")

# In ACT and GO_ON: a space to go to and stay, then the same with going on from there, then what is not a space.
VIA = 80
TAKE_ALONG = 160  # and the seat of the companion
TAKE_TILE = 164
SIP = 165
STAY = 166
# In ACT only.
FIGHT = 170  # and the space of the creature: one with an opponent of its own has its number below
FIGHT_BOSS = 250  # and the boss
FIGHT_KNIGHT = 253  # and the knight
FIGHT_SENTINEL = 256  # and the sentinel
FIGHT_WIDOW = 258
PASS = 259
SEND_FLAPS = 260
SHOOT_CATAPULT = 261
CLEAR_ROCK = 262
END_DAY = 263
FREE_OF = 264  # and the seat whose free actions are wanted

# In FREE and FLIGHT: what is done with which thing.
PICK = 0  # and the thing
DROP = 50
GIVE = 100  # and thing * 4 + the seat that gets it
GIVE_GOLD = 270  # and the seat that gets it
USE = 280  # and the thing
BUY_STRENGTH = 330
BUY_ITEM = 331  # and the kind of item
PREPARE = 340
FIRE_CALL = 341  # and the seat that is called
FLY = 345  # and the seat the falcon flies to
USE_PLANTS = 349  # two at once
PAY_TAKOTA = 350
STOP = 399

# In FIGHT_ON.
BREAK_OFF = 0
ON = 1
LEAVE = 2  # and the seat that leaves
FREE_IN_FIGHT = 6  # and the seat whose free actions are wanted

# In DICE and SHOOT: keep what lies there, or change a die; the number of a die is its place.
KEEP = 0
ROLL_ON = 1
REROLL_TWO = 2
ALL_AT_ONCE = 3  # before the first die, where a bow need not be used
KNIFE_ON = 4  # and the die
CROWN_ON = 8  # and the die
USE_DIE = 12  # and the die, where one is chosen

# In TURN_DIE: seat * 4 + die, or none.
TURN_NONE = 16

# In HEAL, RING and DRINK: a seat, or none.
NOBODY_ELSE = 4

# In BEFORE_FOE and BLADE_FIGHT.
ENOUGH = 0
LANCE = 1
SCARE = 2
WITH_BLADE = 1
WITH_STONE = 2

# In LOOK_AT: a space, or no more.
LOOK_NO_MORE = 0
# In FLAPS_LOOKS: a thing, or these.
LOOK_INTO_FOG = 41
LOOK_NOWHERE = 42

# Procedures, each with its registers: the course of the game.
SETUP = procedure(0)
(SETUP_SEAT,) = registers(1)
GAME = procedure(1)
GAME_SEAT, GAME_FIRST = registers(2)
TURN = procedure(2)
(TURN_CALLED,) = registers(1)
DO_FREE = procedure(3)
DO_FREE_FOR, DO_FREE_IN_FIGHT = registers(2)
PLACE_BY_DICE = procedure(4)
(PLACE_BY_DICE_THING,) = registers(1)
# Moving.
MOVE = procedure(10)
MOVE_STEPS, MOVE_COMPANION, MOVE_TILE, MOVE_FREE, MOVE_PICKED, MOVE_TILE_STEPS = registers(6)
ARRIVE = procedure(11)
ARRIVE_COMPANION, ARRIVE_WHO = registers(2)
FOG_TURNED = procedure(12)
(FOG_TURNED_KIND,) = registers(1)
SPIRIT_COMES = procedure(13)
FALL_LOGS = procedure(14)
FLAPS_FLIES = procedure(15)
DO_FLIGHT = procedure(16)
(DO_FLIGHT_TO,) = registers(1)
LOOK = procedure(17)
# Fights.
DO_FIGHT = procedure(20)
DO_FIGHT_TARGET, DO_FIGHT_INVITED, DO_FIGHT_NEXT = registers(3)
ROUND = procedure(21)
ROUND_NEXT, ROUND_LOSS, ROUND_RINGED = registers(3)
ROLL = procedure(22)
(ROLL_STOPPED,) = registers(1)
LOSE = procedure(23)
(LOSE_AMOUNT,) = registers(1)
WIN = procedure(24)
WIN_TARGET, WIN_LEFT = registers(2)
FIGHT_A_WIDOW = procedure(25)
CLEAR_A_ROCK = procedure(26)
FIRE_CATAPULT = procedure(27)
# Sunrise, events, the narrator.
SUNRISE = procedure(30)
(SUNRISE_AT,) = registers(1)
RUN_EVENT = procedure(31)
RUN_EVENT_CARD, RUN_EVENT_AT = registers(2)
NARRATE = procedure(32)
(NARRATE_AT,) = registers(1)
KNIGHTS_RIDE = procedure(33)
(KNIGHTS_RIDE_WAITING,) = registers(1)
RUN_CARD = procedure(34)
RUN_CARD_LETTER, RUN_CARD_LINE = registers(2)
TOWER_CARD = procedure(35)
(TOWER_CARD_PLACED,) = registers(1)
QUAKE = procedure(36)
TAKOTA_ITEM = procedure(37)

# How a legend ends.
BY_GOALS = ending(1, "AND-600", "end-goals")
LAIR_OVERRUN = ending(2, "AND-047", "end-lair")
TILE_OVERRUN = ending(3, "AND-441", "end-tile")
BY_LETTER = ending(4, "AND-051", "end-letter")
BY_MOTHER = ending(5, "AND-280", "end-mother")
BY_BUFFALO = ending(6, "AND-629", "end-buffalo")
BY_KING = ending(7, "AND-669", "end-king")
BY_BEING = ending(8, "AND-679", "end-being")
ENDINGS = ENDS.reasons
RULES_OF_DEFEATS = " ".join(each.rule for number, each in ENDINGS.items() if number > LAIR_OVERRUN)

# A card has a rule of its own: events from AND-501, towers from AND-531, Takota from AND-541, the stars of a legend.
RULES_OF_STARS = " ".join(
    f"AND-{first + place}"
    for first, legend in zip(range(610, 680, 10), content.LEGENDS, strict=True)
    for place, _ in enumerate(content.star_letters(legend), 1)
)
RULES_OF_CARDS = {
    *(f"AND-{number}" for first, count in ((501, 24), (531, 4), (541, 4)) for number in range(first, first + count)),
    *RULES_OF_STARS.split(),
}

# Log lines: number, usual rule, text, what the numbers are, other rules that may cause them.
HERO_CHOSEN = event(1, "AND-001", "log-hero-chosen", "seat", "hero")
LEGEND_BEGINS = event(2, "AND-025", "log-legend-begins", "legend")
DAY_BEGINS = event(3, "AND-043", "log-day-begins", "day", "seat", also="AND-442")
TURN_BEGINS = event(4, "AND-035", "log-turn-begins", "seat")
DAY_ENDED = event(5, "AND-037", "log-day-ended", "seat", also="AND-405")
ROOSTER_TAKEN = event(6, "AND-038", "log-rooster", "seat", also="AND-305 AND-432")
PASSED = event(7, "AND-131", "log-passed", "seat")
THING_PLACED = event(8, "AND-016", "log-thing-placed", "thing", "space", also="AND-015 AND-520 AND-640 AND-650")
MOVED = event(10, "AND-064", "log-moved", "seat", "space", "hours", also="AND-070 AND-073")
EXTRA_HOURS = event(11, "AND-167", "log-extra-hours", "seat", "count", "will")
CARRIED = event(12, "AND-314", "log-carried", "seat", "companion", "space", also="AND-318 AND-319")
TILE_MOVED = event(13, "AND-446", "log-tile-moved", "seat", "space")
SIPPED = event(14, "AND-189", "log-sipped", "seat", "thing", also="AND-190")
FOG_TURNED_UP = event(15, "AND-067", "log-fog", "seat", "fog", "space")
WELL_DRUNK = event(16, "AND-186", "log-well", "seat", "space", also="AND-317")
PORTAL_THROWS = event(17, "AND-448", "log-portal", "seat", "space")
WILL_GAINED = event(
    *(18, "AND-186", "log-will-gained", "seat", "count", "will"),
    also="AND-223 AND-232 AND-233 AND-240 AND-244 AND-245 AND-267 AND-324 AND-325 AND-505 AND-506 AND-507"
    " AND-534 AND-542 AND-544 AND-100 AND-105 AND-124",
)
WILL_LOST = event(
    *(19, "AND-094", "log-will-lost", "seat", "count", "will"),
    also="AND-115 AND-217 AND-223 AND-468 AND-501 AND-502 AND-503 AND-504 AND-521",
)
STRENGTH_GAINED = event(
    *(20, "AND-227", "log-strength-gained", "seat", "count", "strength"),
    also="AND-240 AND-248 AND-267 AND-534 AND-541",
)
STRENGTH_LOST = event(
    21, "AND-104", "log-strength-lost", "seat", "count", "strength", also="AND-121 AND-213 AND-299 AND-300"
)
GOLD_GAINED = event(
    *(22, "AND-100", "log-gold-gained", "seat", "count", "gold"),
    also="AND-124 AND-240 AND-267 AND-519 AND-531",
)
GOLD_LOST = event(23, "AND-248", "log-gold-lost", "seat", "count", "gold", also="AND-249 AND-518 AND-543")
TOOK = event(24, "AND-135", "log-took", "seat", "thing", also="AND-222 AND-235 AND-240 AND-243 AND-249 AND-543")
DROPPED = event(25, "AND-135", "log-dropped", "seat", "thing", "space", also="AND-053 AND-301 AND-436")
GAVE = event(26, "AND-136", "log-gave", "seat", "to", "thing", also="AND-201 AND-224")
GAVE_GOLD = event(27, "AND-136", "log-gave-gold", "seat", "to", also="AND-201")
USED_THING = event(
    *(28, "AND-193", "log-used", "seat", "thing"),
    also="AND-223 AND-227 AND-232 AND-234 AND-244 AND-245",
)
FOG_SEEN = event(29, "AND-195", "log-fog-seen", "seat", "space", "fog", also="AND-253")
THING_SEEN = event(30, "AND-195", "log-thing-seen", "seat", "thing", "face", also="AND-223 AND-253 AND-428 AND-452")
FLAPS_FLEW = event(31, "AND-252", "log-flaps-flew", "seat", "space")
FLAPS_GONE = event(32, "AND-255", "log-flaps-gone")
FALCON_FLEW = event(33, "AND-201", "log-falcon", "seat", "to")
SPELL_PREPARED = event(34, "AND-468", "log-spell-prepared", "seat")
FIRE_CALLED = event(35, "AND-469", "log-fire-call", "seat", "to", "space")
SPIRIT_SET = event(36, "AND-242", "log-spirit", "seat", "slot")
TOWER_TURNED = event(37, "AND-531", "log-tower", "seat", "tower", also="AND-532 AND-533 AND-534")
TAKOTA_SOLVED = event(38, "AND-541", "log-takota", "seat", "takota", also="AND-542 AND-543 AND-544")
SENTINELS_ALERT = event(39, "AND-310", "log-alert", "seat", "count")
SENTINEL_MOVED = event(40, "AND-310", "log-sentinel", "space", also="AND-311")
DELIVERED_THING = event(41, "AND-551", "log-delivered", "seat", "thing", also="AND-638 AND-648 AND-658")
ROCK_CLEARED = event(42, "AND-452", "log-rock-cleared", "seat", "space")
ROCK_HOLDS = event(43, "AND-452", "log-rock-holds", "seat", "value", "rock")
CATAPULT_SHOT = event(44, "AND-552", "log-catapult", "seat", "hit")
FIRE_LIT = event(45, "AND-678", "log-fire-lit", "seat", "space")
CAVE_ROLLED = event(46, "AND-309", "log-cave-rolled", "seat", "value", "space")
# Fights.
FIGHT_BEGINS = event(50, "AND-076", "log-fight", "seat", "foe", "space", also="AND-210")
JOINED = event(51, "AND-109", "log-joined", "seat")
DECLINED = event(52, "AND-703", "log-declined", "seat")
LEFT_FIGHT = event(53, "AND-116", "log-left-fight", "seat", also="AND-120")
ROLLED = event(54, "AND-080", "log-rolled", "seat", "dice", also="AND-211")
DIE_REROLLED = event(55, "AND-208", "log-rerolled", "seat", "before", "after", also="AND-320")
DIE_TURNED = event(56, "AND-219", "log-turned", "seat", "before", "after", also="AND-220")
HERO_VALUE = event(57, "AND-082", "log-hero-value", "seat", "die", also="AND-212 AND-321")
FOE_ROLLED = event(58, "AND-087", "log-foe-rolled", "foe", "dice", also="AND-089 AND-092 AND-264")
ROUND_ENDS = event(59, "AND-094", "log-round", "value", "foe_value", also="AND-095 AND-114")
FOE_HURT = event(60, "AND-094", "log-foe-hurt", "foe", "count", "will", also="AND-552")
FOE_DEFEATED = event(61, "AND-098", "log-foe-defeated", "foe", "space", also="AND-101")
HERO_BEATEN = event(62, "AND-103", "log-hero-beaten", "seat", also="AND-121")
FOE_RECOVERS = event(63, "AND-107", "log-foe-recovers", "foe")
BLADE_USED = event(64, "AND-213", "log-blade", "seat", also="AND-217")
STONE_SOFTENS = event(65, "AND-228", "log-stone-softens", "seat", "foe", "strength")
LANCE_USED = event(66, "AND-470", "log-lance", "seat")
FLAPS_SCARES = event(67, "AND-256", "log-scares", "foe")
RING_USED = event(68, "AND-471", "log-ring", "seat", "to")
WIDOW_HOLDS = event(69, "AND-266", "log-widow-holds", "seat", "value", "foe_value")
WIDOW_DEFEATED = event(70, "AND-265", "log-widow-defeated", "seat", "value", "foe_value")
BROKEN_OFF = event(71, "AND-097", "log-broken-off", "seat")
# Sunrise, events, the narrator.
SUNRISE_COMES = event(80, "AND-040", "log-sunrise", "day")
CREATURE_MOVED = event(
    *(81, "AND-144", "log-creature-moved", "foe", "space", "to"),
    also="AND-146 AND-152 AND-455 AND-516 AND-517",
)
CREATURE_PLACED = event(
    *(82, "AND-003", "log-creature-placed", "foe", "space"),
    also="AND-148 AND-153 AND-510 AND-511 AND-533 AND-600",
)
CREATURE_HELD = event(83, "AND-046", "log-creature-held", "foe", "left", also="AND-441 AND-447")
CREATURE_WAITS = event(84, "AND-453", "log-creature-waits", "foe", "space", also="AND-454 AND-523")
EVENT_TURNED = event(86, "AND-178", "log-event", "event", also="AND-241")
EVENT_CANCELLED = event(87, "AND-234", "log-event-cancelled", "seat", "event")
WIDOW_PLACED = event(88, "AND-246", "log-widow", "space", also="AND-179 AND-512 AND-513 AND-514 AND-515 AND-600")
MOTHER_COMES = event(89, "AND-273", "log-mother-comes", "space")
MOTHER_MOVED = event(90, "AND-278", "log-mother-moved", "space")
WELLS_FILLED = event(91, "AND-170", "log-wells", also="AND-181")
WELL_DRY = event(92, "AND-508", "log-well-dry", "space", also="AND-509")
SPELLS_BACK = event(93, "AND-172", "log-spells", also="AND-182")
NARRATOR_MOVES = event(94, "AND-044", "log-narrator", "letter", also="AND-045")
CARD_READ = event(95, "AND-174", "log-card", "legend", "letter", also=f"AND-025 {RULES_OF_STARS}")
KNIGHT_MOVED = event(96, "AND-291", "log-knight", "space")
KNIGHT_STRIKES = event(97, "AND-299", "log-knight-strikes", "seat", also="AND-300")
KNOCKED_OUT = event(98, "AND-302", "log-knocked-out", "seat", "letter")
STOOD_UP = event(99, "AND-305", "log-stood-up", "seat")
MERCHANT_MOVED = event(101, "AND-554", "log-merchant", "space", also="AND-622")
EARTHQUAKE = event(102, "AND-545", "log-earthquake")
HERO_SHAKEN = event(103, "AND-545", "log-shaken", "seat", "space")
ROCK_FELL = event(104, "AND-546", "log-rock-fell", "space")
GOAL_MET = event(105, "AND-600", "log-goal", "goal")
DECK_SHUFFLED = event(106, "AND-408", "log-deck-shuffled")
MERCHANTS_REST = event(107, "AND-522", "log-merchants-rest")
FEWER_HOURS = event(108, "AND-524", "log-fewer-hours", "count")
CREATURE_RESTS = event(109, "AND-523", "log-creature-rests", "space")
CARDS_ORDERED = event(110, "AND-532", "log-cards-ordered", "seat")
UNLETTERED_READ = event(111, "AND-013", "log-card-unlettered", "legend", "card")
WON = event(120, "AND-600", "log-won", "ending")
LOST = event(121, "AND-047", "log-lost", "ending", also=RULES_OF_DEFEATS)

# Reasons: number, rule, text.
HERO_TAKEN = reason(1, "AND-001", "why-hero-taken")
TOO_FAR = reason(2, "AND-030", "why-too-far")
NO_WILL_FOR_EXTRA = reason(3, "AND-168", "why-no-will-for-extra")
ROCK_TOO_STEEP = reason(4, "AND-307", "why-rock-too-steep")
VILLAGE_TOO_FAR = reason(5, "AND-445", "why-village")
HELD_BY_WIDOW = reason(6, "AND-262", "why-held-by-widow")
STOPPED_ON_THE_WAY = reason(7, "AND-285", "why-stopped")
NO_WAY = reason(8, "AND-071", "why-no-way")
TILE_OFF_TRAIL = reason(9, "AND-446", "why-tile-off-trail")
TILE_BEFORE_ROCK = reason(10, "AND-447", "why-tile-before-rock")
HELD_BY_SENTINEL = reason(11, "AND-563", "why-held-by-sentinel")
NOTHING_TO_FIGHT = reason(12, "AND-076", "why-nothing-to-fight")
NO_HOUR_LEFT = reason(13, "AND-163", "why-no-hour-left")
NEEDS_BOW = reason(14, "AND-210", "why-needs-bow")
JUST_ARRIVED = reason(15, "AND-077", "why-just-arrived")
NO_FREE_ACTION_ASLEEP = reason(17, "AND-134", "why-asleep")
NO_FREE_ACTION_LYING = reason(18, "AND-343", "why-lying")
ALREADY_MOVED_THING = reason(19, "AND-702", "why-touched")
NO_SPACE_FOR_IT = reason(20, "AND-053", "why-no-space")
LOG_TOO_LONG = reason(21, "AND-238", "why-log-too-long")
NOT_ENOUGH_GOLD = reason(22, "AND-248", "why-no-gold")
NOTHING_FOR_SALE = reason(23, "AND-249", "why-nothing-for-sale")
MERCHANTS_CLOSED = reason(24, "AND-522", "why-merchants-closed")
NONE_LEFT = reason(25, "AND-556", "why-none-left")
FALCON_AWAY = reason(26, "AND-205", "why-falcon-away")
TOO_LARGE_FOR_FALCON = reason(27, "AND-204", "why-too-large")
SPELL_TOO_DEAR = reason(28, "AND-468", "why-spell-too-dear")
NO_SPELL = reason(29, "AND-413", "why-no-spell")
NOT_FROM_WIDOW = reason(30, "AND-323", "why-not-from-widow")
NEAR_GHOST = reason(31, "AND-287", "why-ghost")
BLADE_TOO_DEAR = reason(32, "AND-430", "why-blade-too-dear")
STONE_NOT_ON_THIS = reason(33, "AND-229", "why-stone-not-on-this")
STONE_NOT_ON_GOR = reason(34, "AND-424", "why-stone-not-on-gor")
CANNOT_JOIN = reason(35, "AND-109", "why-cannot-join")
NO_KING_NEAR = reason(36, "AND-552", "why-no-king")
NO_ROCK = reason(37, "AND-552", "why-no-rock")
NOT_TO_BE_SEEN = reason(38, "AND-196", "why-not-to-be-seen")
ONLY_LAST_DIE = reason(39, "AND-209", "why-only-last-die")
KNIFE_THROWN = reason(40, "AND-208", "why-knife-thrown")
CROWN_USED = reason(41, "AND-219", "why-crown-used")
SHARES_ONLY_FOR_FIGHTERS = reason(44, "AND-125", "why-not-a-fighter")
FEWER_EXTRA_HOURS = reason(45, "AND-524", "why-fewer-extra-hours")
AT_MOST = reason(46, "AND-444", "why-at-most")
PASSIVE_GOLD = reason(47, "AND-702", "why-gold-came")
CANNOT_CARRY = reason(48, "AND-314", "why-cannot-carry")
NOT_WHILE_FIGHTING = reason(61, "AND-123", "why-not-while-fighting")
SPYGLASS_IN_FIGHT = reason(62, "AND-194", "why-spyglass-in-fight")
FALCON_IN_FIGHT = reason(63, "AND-207", "why-falcon-in-fight")
BUYING_IN_FIGHT = reason(64, "AND-251", "why-buying-in-fight")

# Goals, as bits of `goals`.
GOAL_DIAGRAM = 0
GOAL_IQUAR = 1
GOAL_BUFFALO = 2
GOAL_LOGS = 3
GOAL_TILE = 4
GOAL_TAKOTA = 5
GOAL_BLUE = 6
GOAL_FRAGMENTS = 7
GOAL_ROCK = 8
GOAL_CROWN = 9
GOAL_KING = 10
GOAL_FIRES = 11
GOAL_BEING = 12

KINDS = SAID.kinds
EVENTS = SAID.events
REASONS = SAID.reasons
OPTIONS: tuple[Option, ...] = (
    Option("legend", 1, (1, 2, 3, 4, 5, 6, 7), "AND-021"),
    Option("variant", "standard", ("mild", "standard", "grim"), "AND-601"),
    Option("heroes", "", (), "AND-001", free=True),
    Option("gorlot", "four", ("four", "two"), "AND-401"),
    Option("spells", "three", ("three", "two"), "AND-413"),
    Option("bridge", "apart", ("apart", "adjacent"), "AND-417"),
    Option("dice", "rider", ("rider", "tamer"), "AND-462"),
)
