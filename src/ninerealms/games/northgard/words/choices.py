"""The answers as data: where each belongs, what it takes, its symbol. Its text in parts stands in the `.ftl` files."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import NorthState
from ninerealms.games.northgard.words.icons import BUILDING_ICONS, CARD_ICONS
from ninerealms.games.northgard.words.naming import action_id, card_id, units_of
from ninerealms.games.northgard.words.odds import odds_of
from ninerealms.games.northgard.words.options import is_difficult, say_plainly
from ninerealms.kernel.choice import Choice
from ninerealms.text.words import Say, part_of

GROUPS = {
    v.PLACE_UNIT: "group-place",
    v.PLAY_CARD: "group-card",
    v.SPECIAL_AS: "group-card",
    v.RECRUIT_IN: "group-recruit",
    v.BUILD_WHAT: "group-build",
    v.BUILD_IN: "group-build",
    v.EXPLORE_TILE: "group-explore",
    v.MOVE_FROM: "group-move",
    v.MOVE_TO: "group-move",
    v.MOVE_UNITS: "group-move",
    v.FIGHT_IN: "group-combat",
    v.RETREAT_TO: "group-retreat",
}
ICONS = {
    v.PLACE_UNIT: "p-unit",
    v.RECRUIT_IN: "i-recruit",
    v.BUILD_IN: "i-build",
    v.EXPLORE_TILE: "i-explore",
    v.FIGHT_IN: "i-battle",
}


def say_choice(s: NorthState, action: int) -> Choice:
    """One answer to the pending question; its head is the whole sentence."""
    sentence = say_plainly(s, action)
    if s.kind == v.MOVE_FROM and action == v.STOP_MOVING:
        return Choice(sentence, icon="i-check")
    cost = part_of(Say("over-difficult"), "cost") if is_difficult(s, action) else None
    if is_attack(s, action):
        return Choice(sentence, group=Say("group-attack"), cost=cost, odds=odds_of(s, action), icon="i-sword")
    odds = odds_of(s, action) if s.kind in (v.MOVE_UNITS, v.FIGHT_IN) else ()
    return Choice(sentence, group=Say(GROUPS[s.kind]), cost=cost, odds=odds, icon=icon_of(s, action))


def is_attack(s: NorthState, action: int) -> bool:
    """Whether units would meet the rival's."""
    return s.kind in (v.MOVE_TO, v.RECRUIT_IN) and units_of(s, 1 - s.seat, action) > 0


def icon_of(s: NorthState, action: int) -> str:
    if s.kind == v.PLAY_CARD:
        return CARD_ICONS[card_id(s, action)][0]
    if s.kind == v.SPECIAL_AS:
        return CARD_ICONS[action_id(action)][0]
    if s.kind == v.BUILD_WHAT:
        return BUILDING_ICONS[content.building_ids[action]]
    return ICONS.get(s.kind, "i-move")
