"""The answers as data: where each belongs, what it takes, its symbol. Its text in parts stands in the `.ftl` files."""

from __future__ import annotations

from ninerealms.games.northgard import codes, content
from ninerealms.games.northgard.rules.state import NorthState
from ninerealms.games.northgard.words.icons import BUILDING_ICONS, CARD_ICONS
from ninerealms.games.northgard.words.naming import action_id, card_id, units_of
from ninerealms.games.northgard.words.options import is_difficult, say_plainly
from ninerealms.kernel.choice import Choice
from ninerealms.text.words import Say, part_of

GROUPS = {
    codes.PLACE_UNIT: "group-place",
    codes.PLAY_CARD: "group-card",
    codes.SPECIAL_AS: "group-card",
    codes.RECRUIT_IN: "group-recruit",
    codes.BUILD_WHAT: "group-build",
    codes.BUILD_IN: "group-build",
    codes.EXPLORE_TILE: "group-explore",
    codes.MOVE_FROM: "group-move",
    codes.MOVE_TO: "group-move",
    codes.MOVE_UNITS: "group-move",
    codes.FIGHT_IN: "group-combat",
    codes.RETREAT_TO: "group-retreat",
}
ICONS = {
    codes.PLACE_UNIT: "p-unit",
    codes.RECRUIT_IN: "i-recruit",
    codes.BUILD_IN: "i-build",
    codes.EXPLORE_TILE: "i-explore",
    codes.FIGHT_IN: "i-battle",
}


def say_choice(s: NorthState, action: int) -> Choice:
    """One answer to the pending question; its head is the whole sentence."""
    sentence = say_plainly(s, action)
    if s.kind == codes.MOVE_FROM and action == codes.STOP_MOVING:
        return Choice(sentence, icon="i-check")
    cost = part_of(Say("over-difficult"), "cost") if is_difficult(s, action) else None
    if is_attack(s, action):
        return Choice(sentence, group=Say("group-attack"), cost=cost, icon="i-sword")
    return Choice(sentence, group=Say(GROUPS[s.kind]), cost=cost, icon=icon_of(s, action))


def is_attack(s: NorthState, action: int) -> bool:
    """Whether units would meet the rival's."""
    return s.kind in (codes.MOVE_TO, codes.RECRUIT_IN) and units_of(s, 1 - s.seat, action) > 0


def icon_of(s: NorthState, action: int) -> str:
    if s.kind == codes.PLAY_CARD:
        return CARD_ICONS[card_id(s, action)][0]
    if s.kind == codes.SPECIAL_AS:
        return CARD_ICONS[action_id(action)][0]
    if s.kind == codes.BUILD_WHAT:
        return BUILDING_ICONS[content.building_ids[action]]
    return ICONS.get(s.kind, "i-move")
