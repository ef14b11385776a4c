"""The symbols of things, as drawings and choices show them."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v

HERO_ICONS = ("p-ragnar", "p-aslaug", "p-snorri", "p-lagertha", "p-beowulf")
# By sheet; Loki last.
MONSTER_ICONS = ("i-draugr", "i-troll", "i-lindworm", "i-garm", "i-wolf", "i-dragon", "i-jotun", "i-loki")
ARTEFACT_ICONS = ("i-barrow-blade", "i-troll-hide", "i-venom", "i-chain", "i-gleipnir", "i-root-fang", "i-mace")
ACTION_ICONS = ("i-recruit", "i-reinforce", "i-temple", "i-creature", "i-usurp", "i-prepare", "i-monument")
RUNE_ICONS = ("i-fehu", "i-isa", "i-tiwaz")
GOD_ICONS = ("i-freyja", "i-thor", "i-odin")
ATTRIBUTE_ICONS = ("i-authority", "i-strength", "i-wisdom", "i-injury")
SYMBOL_ICONS = ("i-axe", "i-spear", "i-bow", "i-any")
KIND_ICONS = {
    v.START_IN: "i-settlement",
    v.COMEBACK_IN: "i-recruit",
    v.VENOM_ARMY: "i-venom",
    v.MACE_ARMY: "i-mace",
    v.CHAIN_TO: "i-chain",
    v.GLEIPNIR_TO: "i-gleipnir",
    v.RAISE_ARMY: "i-reinforce",
    v.HERO_TO: "i-hero",
    v.MOVE_ARMY: "i-army",
    v.MOVE_TO: "i-move",
    v.FOLLOW: "i-jotun",
    v.BATTLE_IN: "i-battle",
    v.SACRIFICE: "i-jotun",
    v.BERSERK: "i-injury",
    v.USE_FANG: "i-root-fang",
    v.LOWER_ARMY: "i-casualty",
    v.RETREAT_TO: "i-retreat",
    v.RECRUIT_IN: "i-recruit",
    v.TEMPLE_IN: "i-temple",
    v.SAIL_TO: "i-drakkar",
    v.PLACE_ARMY: "i-army",
    v.PLACE_IN: "i-army",
    v.GIANT_IN: "i-jotun",
    v.ROLL_OR_MOVE: "i-die",
    v.MONSTER_TO: "i-trample",
    v.GIANT_NEXT: "i-jotun",
    v.TRAMPLED_ARMY: "i-trample",
    v.ATTACKED_ARMY: "i-casualty",
    v.ATTACKED_SEAT: "i-retreat",
    v.LOKI_AT: "i-loki",
    v.LOKI_TO: "i-loki",
    v.PICK_ATTACK: "i-creature",
    v.USE_HIDE: "i-troll-hide",
    v.HUNT_ON: "i-trophy",
}
