"""What the values of a question point at, offered or not."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import NorthState
from ninerealms.games.northgard.words.naming import (
    action_id,
    card_id,
    say_cost,
    say_held,
    say_square,
    say_territory,
)
from ninerealms.text.words import Say


def say_thing(s: NorthState, kind: int, action: int) -> Say:
    """What a value of a question points at, offered or not."""
    points_at = v.KINDS[kind].points_at
    if points_at == "card":
        return Say(f"card-{card_id(s, action)}")
    if points_at == "action":
        return Say(f"action-{action_id(action)}")
    if points_at == "building":
        return Say(f"building-{content.building_ids[action]}")
    if points_at == "square":
        return say_square(action)
    if points_at == "territory":
        return Say("stop-moving") if action == v.STOP_MOVING else say_territory(s, action)
    return Say("count-units", {"count": action})


def say_missing(s: NorthState, action: int, reason: int) -> Say | None:
    """The symbols a building needs, and those one controls."""
    if reason not in (v.COST_NOT_MET, v.NO_WOOD) or s.kind != v.BUILD_WHAT:
        return None
    return Say("missing-symbols", {"cost": say_cost(s, action), "has": say_held(s, s.seat)})
