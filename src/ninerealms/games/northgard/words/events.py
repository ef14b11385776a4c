"""What happened, as log lines."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import RENEW, NorthState
from ninerealms.games.northgard.words.naming import (
    action_id,
    card_id,
    say_building,
    say_printed,
    say_square,
    say_territory,
)
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat


def say_event(s: NorthState, event: tuple[int, ...]) -> Say:
    """A log line. `event` is (kind, audience, numbers...)."""
    kind = event[0]
    told = dict(zip(v.EVENTS[kind].fields, event[2:], strict=False))
    values = {name: say_field(s, name, number) for name, number in told.items()}
    key = v.EVENTS[kind].key
    if kind in (v.FOUGHT, v.SCORE_COUNTED):
        values["rival"] = say_seat(1 - told["seat"])
    if kind == v.EXPLORED:
        values["land"] = say_printed(told["tile"])
    elif kind == v.SCORE_COUNTED and told["attack"] == told["defence"]:
        key = "log-score-tied"
    elif kind == v.DREW_CARD and told["card"] == RENEW:
        key = "log-drew-renew"
    elif kind == v.SCORED and told["gain"] == 0:
        key = "log-scored-nothing"
    elif kind == v.SCORED:
        trios = min(told["trios"], told["gain"])  # the last points may be fewer than what is held would bring
        counts = (("count-trios", trios), ("count-monopolies", told["gain"] - trios))
        values["sources"] = joined([Say(name, {"count": count}) for name, count in counts if count])
    return Say(key, values)


def say_field(s: NorthState, name: str, number: int) -> int | str | Say:
    """A number of an event by its name; counts stay numbers."""
    if name == "seat":
        return say_seat(number)
    if name in ("territory", "target"):
        return say_territory(s, number)
    if name == "square":
        return say_square(number)
    if name == "card":
        return Say(f"card-{card_id(s, number)}")
    if name == "action":
        return Say(f"action-{action_id(number)}")
    if name == "building":
        return say_building(number)
    if name == "tile":
        return Say("tile", {"id": content.tile_ids[number]})
    return number
