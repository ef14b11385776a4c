"""The symbols of things, as drawings and choices show them."""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v

HERO_ICONS = ("h-tenaya", "h-raashana", "h-grea", "h-avida")
FOE_ICONS = (
    *("i-gor", "i-gorlot", "i-skral", "i-white-skral", "i-troll", "i-marsh-troll", "i-troll", "i-knight"),
    *("i-buffalo", "i-troll-king", "i-being", "i-widow", "i-rock"),
)
THING_ICONS = {
    "blade": "i-shadow-blade",
    "bow": "i-bow",
    "falcon": "i-falcon",
    "flask": "i-flask",
    "spyglass": "i-spyglass",
    "knife": "i-knife",
    "hope": "i-hope",
    "mushroom": "i-mushroom",
    "rock": "i-rock",
    "plant": "i-plant",
    "iquar": "i-defence",
    "fragment": "i-fragment",
    "blue": "i-ruin",
    "diagram": "i-legend",
    "crown": "i-crown",
    "log": "i-log",
}
KIND_ICONS = {
    v.GO_ON: "i-move",
    v.JOIN: "i-battle",
    v.FIGHT_ON: "i-sword",
    v.DICE: "i-die",
    v.SHOOT: "i-bow",
    v.TURN_DIE: "i-crown",
    v.HEAL: "i-willpower",
    v.BEFORE_FOE: "i-fire-spell",
    v.RING: "i-fire-spell",
    v.REWARD: "i-purse",
    v.SHARE: "i-purse",
    v.DRINK: "i-well",
    v.SPIRIT: "i-ghost",
    v.CANCEL_EVENT: "i-hope",
    v.LOOK_AT: "i-spyglass",
    v.FLAPS_TO: "i-volpin",
    v.FLAPS_LOOKS: "i-volpin",
    v.NEXT_CARD: "i-event",
    v.BLADE_FIGHT: "i-shadow-blade",
    v.CLEAR_ON: "i-rock",
    v.WIDOW_ON: "i-widow",
    v.FIRE_ON: "i-catapult",
}
