"""What is asked, done, told and refused in the duel, each once. Append only: saved games depend on the numbers."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.kernel.decision import Option
from ninerealms.kernel.vocabulary import Asked, Done, Refused, Told, Vocabulary, registers

SAID = Vocabulary()
question: Asked = SAID.question
procedure: Done = SAID.procedure
event: Told = SAID.event
reason: Refused = SAID.reason

# Questions: number, name, how many answers, rule, what an answer points at.
PLACE_UNIT = question(0, "PLACE_UNIT", 48, "NTG-015", "territory")
PLAY_CARD = question(1, "PLAY_CARD", 7, "NTG-020", "card")
SPECIAL_AS = question(2, "SPECIAL_AS", 7, "NTG-058", "action")
RECRUIT_IN = question(3, "RECRUIT_IN", 48, "NTG-030", "territory")
BUILD_WHAT = question(4, "BUILD_WHAT", 5, "NTG-042", "building")
BUILD_IN = question(5, "BUILD_IN", 48, "NTG-040", "territory")
EXPLORE_TILE = question(6, "EXPLORE_TILE", 12, "NTG-051", "square")
MOVE_FROM = question(7, "MOVE_FROM", 49, "NTG-071", "territory")
MOVE_TO = question(8, "MOVE_TO", 48, "NTG-144", "territory")
MOVE_UNITS = question(9, "MOVE_UNITS", content.units + 1, "NTG-071")
FIGHT_IN = question(10, "FIGHT_IN", 48, "NTG-077", "territory")
RETREAT_TO = question(11, "RETREAT_TO", 48, "NTG-097", "territory")

# In MOVE_FROM: no second move.
STOP_MOVING = 48

# Procedures, each with its registers.
DUEL = procedure(0)
DUEL_NEXT_SEAT, DUEL_STARTED = registers(2)
DEPLOY = procedure(1)
(DEPLOY_PLACED,) = registers(1)
TURN = procedure(2)
DO_RECRUIT = procedure(3)
DO_BUILD = procedure(4)
(DO_BUILD_WHAT,) = registers(1)
DO_EXPLORE = procedure(5)
DO_SPECIAL = procedure(6)
DO_MOVE = procedure(7)
DO_MOVE_LEFT, DO_MOVE_WHOLE, DO_MOVE_FROM, DO_MOVE_TO, DO_MOVE_MADE = registers(5)
DO_RENEW = procedure(8)
FIGHTS = procedure(9)
COMBAT = procedure(10)
COMBAT_WHERE, COMBAT_LOSER = registers(2)
LAY_TABLE = procedure(11)

# Log lines: number, usual rule, text, what the numbers are.
FIRST_PLAYER = event(0, "NTG-017", "log-first-player", "seat")
PLACED = event(1, "NTG-015", "log-placed", "seat", "territory")
PLAYED = event(2, "NTG-020", "log-played", "seat", "card")
RECRUITED = event(3, "NTG-030", "log-recruited", "seat", "territory", "count")
BUILT = event(4, "NTG-040", "log-built", "seat", "building", "territory")
EXPLORED = event(5, "NTG-051", "log-explored", "seat", "square", "tile", "turned")
MOVED = event(6, "NTG-071", "log-moved", "seat", "territory", "target", "count")
SCORED = event(7, "NTG-060", "log-scored", "seat", "gain", "trios", "points")
RENEWED = event(8, "NTG-066", "log-renewed", "seat", also="NTG-087")
FOUGHT = event(9, "NTG-080", "log-fought", "seat", "territory", "attackers", "defenders")
DREW_CARD = event(10, "NTG-082", "log-drew-card", "seat", "card", "bonus", also="NTG-086")
SCORE_COUNTED = event(11, "NTG-090", "log-score-counted", "seat", "attack", "defence")
LOST_UNITS = event(12, "NTG-091", "log-lost-units", "seat", "territory", "count", also="NTG-096")
WON_COMBAT = event(13, "NTG-094", "log-won-combat", "seat", "territory", "how", also="NTG-092 NTG-095")
RETREATED = event(14, "NTG-097", "log-retreated", "seat", "territory", "target", "count")
ELIMINATED = event(15, "NTG-098", "log-eliminated", "seat", "territory", "count")
EMPTIED = event(16, "NTG-093", "log-emptied", "territory")
WON_GAME = event(17, "NTG-021", "log-won-game", "seat", "points")
OUT_OF_TURNS = event(18, "NTG-120", "log-out-of-turns", "count")
CHOSE_SPECIAL = event(19, "NTG-058", "log-chose-special", "seat", "action")

# Reasons: number, rule, text.
NOT_BASE = reason(0, "NTG-015", "why-not-base")
CARD_DOWN = reason(1, "NTG-023", "why-card-down")
EMPTY_RESERVE = reason(2, "NTG-035", "why-empty-reserve")
NOTHING_TO_BUILD = reason(3, "NTG-027", "why-nothing-to-build")
NO_TILE_TO_EXPLORE = reason(4, "NTG-057", "why-no-tile-to-explore")
NO_MOVE_POSSIBLE = reason(5, "NTG-027", "why-no-move-possible")
NOT_RECRUITABLE = reason(6, "NTG-031", "why-not-recruitable")
ENEMY_BASE = reason(7, "NTG-036", "why-enemy-base")
NONE_LEFT = reason(8, "NTG-044", "why-none-left")
NO_WOOD = reason(9, "NTG-041", "why-no-wood")
COST_NOT_MET = reason(10, "NTG-042", "why-cost-not-met")
NOT_CONTROLLED = reason(11, "NTG-040", "why-not-controlled")
NO_SPACE = reason(12, "NTG-045", "why-no-space")
ALREADY_REVEALED = reason(13, "NTG-051", "why-already-revealed")
NOT_TOUCHING = reason(14, "NTG-133", "why-not-touching")
NO_UNITS_HERE = reason(15, "NTG-071", "why-no-units-here")
COMBAT_PENDING = reason(16, "NTG-125", "why-combat-pending")
NO_WAY_OUT = reason(17, "NTG-073", "why-no-way-out")
NOT_ADJACENT = reason(18, "NTG-071", "why-not-adjacent")
DIFFICULT_BORDER = reason(19, "NTG-073", "why-difficult-border")
NO_COMBAT_HERE = reason(20, "NTG-080", "why-no-combat-here")
ENEMY_HELD = reason(21, "NTG-097", "why-enemy-held")
SAME_TERRITORY = reason(22, "NTG-071", "why-same-territory")
RETREAT_DIFFICULT = reason(23, "NTG-100", "why-retreat-difficult")
NOT_BY_SPECIAL = reason(24, "NTG-058", "why-not-by-special")
REFUGE_PENDING = reason(25, "NTG-128", "why-refuge-pending")
HERE_IS_LOST = reason(26, "NTG-097", "why-here-is-lost")
NO_REFUGE_ACROSS = reason(27, "NTG-097", "why-no-refuge-across")
NO_SPECIAL_POSSIBLE = reason(28, "NTG-027", "why-no-special-possible")

KINDS = SAID.kinds
EVENTS = SAID.events
REASONS = SAID.reasons

OPTIONS: tuple[Option, ...] = (
    Option("monopoly_needs_vp", False, (False, True), "NTG-050"),
    Option("cards", "move1_move2", ("move1_move2", "special_x2"), "NTG-070"),
    Option("flat_cost", False, (False, True), "NTG-042"),
    Option("bonuses", ",".join(map(str, content.card_bonus[:-1])), (), "NTG-083", free=True),
    Option("tower_spares_owner", False, (False, True), "NTG-048"),
    Option("retreat_regular_only", False, (False, True), "NTG-100"),
)
