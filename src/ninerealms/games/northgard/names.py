"""The vocabulary of the duel for everyone outside: questions, log lines, reasons, options, each with its rule."""

from __future__ import annotations

from ninerealms.games.northgard import codes
from ninerealms.kernel.decision import EventKind, Kind, Option, Reason

KINDS: tuple[Kind, ...] = (
    Kind("PLACE_UNIT", 48, "NTG-015", "territory"),
    Kind("PLAY_CARD", 7, "NTG-020", "card"),
    Kind("SPECIAL_AS", 7, "NTG-058", "action"),
    Kind("RECRUIT_IN", 48, "NTG-030", "territory"),
    Kind("BUILD_WHAT", 5, "NTG-042", "building"),
    Kind("BUILD_IN", 48, "NTG-040", "territory"),
    Kind("EXPLORE_TILE", 12, "NTG-051", "square"),
    Kind("MOVE_FROM", 49, "NTG-071", "territory"),
    Kind("MOVE_TO", 48, "NTG-144", "territory"),
    Kind("MOVE_UNITS", 11, "NTG-071"),
    Kind("FIGHT_IN", 48, "NTG-077", "territory"),
    Kind("RETREAT_TO", 48, "NTG-097", "territory"),
)

EVENTS: dict[int, EventKind] = {
    codes.FIRST_PLAYER: EventKind("NTG-017", "log-first-player", ("seat",)),
    codes.PLACED: EventKind("NTG-015", "log-placed", ("seat", "territory")),
    codes.PLAYED: EventKind("NTG-020", "log-played", ("seat", "card")),
    codes.RECRUITED: EventKind("NTG-030", "log-recruited", ("seat", "territory", "count")),
    codes.BUILT: EventKind("NTG-040", "log-built", ("seat", "building", "territory")),
    codes.EXPLORED: EventKind("NTG-051", "log-explored", ("seat", "square", "tile", "turned")),
    codes.MOVED: EventKind("NTG-071", "log-moved", ("seat", "territory", "target", "count")),
    codes.SCORED: EventKind("NTG-060", "log-scored", ("seat", "gain", "trios", "points")),
    codes.RENEWED: EventKind("NTG-066", "log-renewed", ("seat",)),
    codes.FOUGHT: EventKind("NTG-080", "log-fought", ("seat", "territory", "attackers", "defenders")),
    codes.DREW_CARD: EventKind("NTG-082", "log-drew-card", ("seat", "card", "bonus")),
    codes.SCORE_COUNTED: EventKind("NTG-090", "log-score-counted", ("seat", "attack", "defence")),
    codes.LOST_UNITS: EventKind("NTG-091", "log-lost-units", ("seat", "territory", "count")),
    codes.WON_COMBAT: EventKind("NTG-094", "log-won-combat", ("seat", "territory", "how")),
    codes.RETREATED: EventKind("NTG-097", "log-retreated", ("seat", "territory", "target", "count")),
    codes.ELIMINATED: EventKind("NTG-098", "log-eliminated", ("seat", "territory", "count")),
    codes.EMPTIED: EventKind("NTG-093", "log-emptied", ("territory",)),
    codes.WON_GAME: EventKind("NTG-021", "log-won-game", ("seat", "points")),
    codes.OUT_OF_TURNS: EventKind("NTG-120", "log-out-of-turns", ("count",)),
    codes.CHOSE_SPECIAL: EventKind("NTG-058", "log-chose-special", ("seat", "action")),
}

REASONS: dict[int, Reason] = {
    codes.NOT_BASE: Reason("NTG-015", "why-not-base"),
    codes.CARD_DOWN: Reason("NTG-023", "why-card-down"),
    codes.EMPTY_RESERVE: Reason("NTG-035", "why-empty-reserve"),
    codes.NOTHING_TO_BUILD: Reason("NTG-027", "why-nothing-to-build"),
    codes.NO_TILE_TO_EXPLORE: Reason("NTG-057", "why-no-tile-to-explore"),
    codes.NO_MOVE_POSSIBLE: Reason("NTG-027", "why-no-move-possible"),
    codes.NOT_RECRUITABLE: Reason("NTG-031", "why-not-recruitable"),
    codes.ENEMY_BASE: Reason("NTG-036", "why-enemy-base"),
    codes.NONE_LEFT: Reason("NTG-044", "why-none-left"),
    codes.NO_WOOD: Reason("NTG-041", "why-no-wood"),
    codes.COST_NOT_MET: Reason("NTG-042", "why-cost-not-met"),
    codes.NOT_CONTROLLED: Reason("NTG-040", "why-not-controlled"),
    codes.NO_SPACE: Reason("NTG-045", "why-no-space"),
    codes.ALREADY_REVEALED: Reason("NTG-051", "why-already-revealed"),
    codes.NOT_TOUCHING: Reason("NTG-133", "why-not-touching"),
    codes.NO_UNITS_HERE: Reason("NTG-071", "why-no-units-here"),
    codes.COMBAT_PENDING: Reason("NTG-125", "why-combat-pending"),
    codes.NO_WAY_OUT: Reason("NTG-073", "why-no-way-out"),
    codes.NOT_ADJACENT: Reason("NTG-071", "why-not-adjacent"),
    codes.DIFFICULT_BORDER: Reason("NTG-073", "why-difficult-border"),
    codes.NO_COMBAT_HERE: Reason("NTG-080", "why-no-combat-here"),
    codes.ENEMY_HELD: Reason("NTG-097", "why-enemy-held"),
    codes.SAME_TERRITORY: Reason("NTG-071", "why-same-territory"),
    codes.RETREAT_DIFFICULT: Reason("NTG-100", "why-retreat-difficult"),
    codes.NOT_BY_SPECIAL: Reason("NTG-058", "why-not-by-special"),
    codes.REFUGE_PENDING: Reason("NTG-128", "why-refuge-pending"),
    codes.HERE_IS_LOST: Reason("NTG-097", "why-here-is-lost"),
    codes.NO_SPECIAL_POSSIBLE: Reason("NTG-027", "why-no-special-possible"),
    codes.NO_REFUGE_ACROSS: Reason("NTG-097", "why-no-refuge-across"),
}

OPTIONS: tuple[Option, ...] = (
    Option("monopoly_needs_vp", False, (False, True), "NTG-050"),
    Option("cards", "move1_move2", ("move1_move2", "special_x2"), "NTG-070"),
    Option("flat_cost", False, (False, True), "NTG-042"),
    Option("bonuses", "2,3,2,2,1,1", (), "NTG-083", free=True),
    Option("tower_spares_owner", False, (False, True), "NTG-048"),
    Option("retreat_regular_only", False, (False, True), "NTG-100"),
)
