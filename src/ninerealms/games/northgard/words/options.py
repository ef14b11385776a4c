"""The answers to a question, each with what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board, renew
from ninerealms.games.northgard.rules.state import CAMP, RENEW, TOWER, NorthState
from ninerealms.games.northgard.seen.view import Area
from ninerealms.games.northgard.words.naming import (
    action_id,
    areas_of,
    card_id,
    count_built,
    count_free,
    say_building,
    say_cost,
    say_land,
    say_square,
    say_territory,
    units_of,
)
from ninerealms.text.words import Say, say_seat

GOAL: int = content.points_to_win
CAMP_ID = content.building_ids[CAMP]
TOWER_ID = content.building_ids[TOWER]


def say_option(s: NorthState, action: int) -> Say:
    """One answer to the pending question, with what it brings."""
    said = say_plainly(s, action)
    return Say("over-difficult", {"move": said}) if is_difficult(s, action) else said


def is_difficult(s: NorthState, action: int) -> bool:
    """Whether a move leads over a difficult border alone."""
    if s.kind != v.MOVE_TO:
        return False
    easy, all_ways = (board.beside(s, s.source, hard_too) for hard_too in (False, True))
    return (all_ways & ~easy) >> action & 1 == 1


def say_plainly(s: NorthState, action: int) -> Say:
    """The same, whatever border lies on the way."""
    kind = s.kind
    if kind == v.PLAY_CARD:
        card = card_id(s, action)
        return Say("do-play-card", {"card": Say(f"card-{card}"), "brief": say_brief(s, card)})
    if kind == v.SPECIAL_AS:
        act = action_id(action)
        return Say("do-special-as", {"action": Say(f"action-{act}"), "brief": say_brief(s, act)})
    if kind == v.BUILD_WHAT:
        return say_build_what(s, action)
    if kind == v.EXPLORE_TILE:
        return Say("do-explore-tile", {"square": say_square(action)})
    if kind == v.MOVE_UNITS:
        left = s.options[s.count - 1] - action
        return Say("do-move-units", {"count": action, "left": left}) if left else Say("do-move-all", {"count": action})
    if action == v.STOP_MOVING:
        return Say("do-stop-moving")
    return say_option_in(s, kind, action)


def say_option_in(s: NorthState, kind: int, territory: int) -> Say:
    """An answer that is a territory."""
    name, areas = say_territory(s, territory), areas_of(s, territory)
    own, enemies = units_of(s, s.seat, territory), units_of(s, 1 - s.seat, territory)
    if kind == v.PLACE_UNIT:
        return Say("do-place-unit", {"territory": name, "land": say_land(areas)})
    if kind == v.RECRUIT_IN:
        count = min(1 + count_built(areas, CAMP_ID), s.reserve[s.seat])
        if enemies:
            rival = say_seat(1 - s.seat)
            return Say("do-recruit-attack", {"territory": name, "count": count, "rival": rival, "enemies": enemies})
        return Say("do-recruit-in", {"territory": name, "count": count})
    if kind == v.BUILD_IN:
        return Say(
            "do-build-in", {"territory": name, "count": count_free(areas, "small") + count_free(areas, "carved")}
        )
    if kind == v.MOVE_FROM:
        return Say("do-move-from", {"territory": name, "count": own})
    if kind == v.FIGHT_IN:
        return say_against("do-fight-in", s, territory, areas)
    if kind == v.RETREAT_TO and own:
        return Say("do-retreat-own", {"territory": name, "count": own})
    if kind == v.RETREAT_TO:
        return Say("do-retreat-neutral", {"territory": name, "land": say_land(areas)})
    return say_move(s, territory, areas)


def say_move(s: NorthState, territory: int, areas: Sequence[Area]) -> Say:
    """Moving into a territory; into enemies it is an attack."""
    name, own = say_territory(s, territory), units_of(s, s.seat, territory)
    if units_of(s, 1 - s.seat, territory):
        return say_against("do-move-join" if own else "do-move-attack", s, territory, areas)
    if own:
        return Say("do-move-own", {"territory": name, "count": own})
    return Say("do-move-neutral", {"territory": name, "land": say_land(areas)})


def say_against(key: str, s: NorthState, territory: int, areas: Sequence[Area]) -> Say:
    """Who meets whom, and what it costs: own units, the rival's, and the towers that cost the attacker units."""
    towers = sum(area["building"] == TOWER_ID and not s.spared >> area["area"] & 1 for area in areas)
    return Say(
        key,
        {
            "territory": say_territory(s, territory),
            "own": units_of(s, s.seat, territory),
            "rival": say_seat(1 - s.seat),
            "count": units_of(s, 1 - s.seat, territory),
            "towers": towers,
            "losses": 1 + towers,
        },
    )


def say_brief(s: NorthState, action: str) -> Say:
    """What an action does, in a few words; Renew with what it brings the rival."""
    if action != content.card_ids[RENEW]:
        return Say(f"brief-{action}")
    rival = 1 - s.seat
    gain = renew.income(s, rival)
    key = "brief-renew-loses" if s.points[rival] + gain >= GOAL else "brief-renew"
    return Say(key, {"rival": say_seat(rival), "points": gain})


def say_build_what(s: NorthState, building: int) -> Say:
    """A building with the symbols it asks for and what it is good for."""
    facts = content.BUILDINGS[building]
    benefit = facts["id"] if building in (TOWER, CAMP) else "monopoly"
    return Say(
        "do-build-what",
        {
            "building": say_building(building),
            "cost": say_cost(s, building),
            "benefit": Say(f"benefit-{benefit}"),
        },
    )
