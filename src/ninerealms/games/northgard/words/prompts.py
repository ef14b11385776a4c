"""What is asked."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import NorthState
from ninerealms.games.northgard.words.naming import (
    say_building,
    say_held,
    say_territory,
    units_of,
)
from ninerealms.text.words import Say, say_seat


def say_prompt(s: NorthState) -> Say:
    """Who must do what."""
    if s.top < 0:
        return Say("ask-over")
    seat, kind, source = s.seat, s.kind, s.source
    who = say_seat(seat)
    if kind == v.PLACE_UNIT:
        return Say("ask-place-unit", {"seat": who, "count": s.reserve[seat] - content.units + content.base_units})
    if kind == v.BUILD_IN:
        return Say("ask-build-in", {"seat": who, "building": say_building(source)})
    if kind == v.MOVE_FROM and s.options[s.count - 1] == v.STOP_MOVING:
        return Say("ask-move-again", {"seat": who})
    if kind in (v.MOVE_TO, v.RETREAT_TO):
        key = "ask-move-to" if kind == v.MOVE_TO else "ask-retreat-to"
        count = units_of(s, seat, source)
        return Say(key, {"seat": who, "territory": say_territory(s, source), "count": count})
    if kind == v.MOVE_UNITS:
        count = s.options[s.count - 1]
        return Say("ask-move-units", {"seat": who, "territory": say_territory(s, source), "count": count})
    return Say(f"ask-{v.KINDS[kind].name.lower().replace('_', '-')}", {"seat": who})


def say_phase(s: NorthState) -> Say:
    """Which turn it is; before the first one the base tiles are filled."""
    if s.top >= 0 and s.kind == v.PLACE_UNIT:
        return Say("phase-placing")
    return Say("phase-turn", {"round": s.turns})


def say_have(s: NorthState, seat: int) -> Say:
    """Symbols under control, units in reserve, points."""
    units = Say("count-units", {"count": s.reserve[seat]})
    goal = content.points_to_win
    return Say("have-land", {"symbols": say_held(s, seat), "units": units, "points": s.points[seat], "goal": goal})
