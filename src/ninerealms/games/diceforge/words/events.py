"""What happened, as log lines."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.state import BELOW_ZERO, TITANS, ForgeState
from ninerealms.games.diceforge.words.naming import (
    one_face_of,
    say_allegiance,
    say_card,
    say_colour,
    say_count,
    say_die,
    say_die_for,
    say_island,
    say_space,
    say_zone,
    spot_die,
)
from ninerealms.kit.say import all_of
from ninerealms.text.words import Say, say_seat

Values = dict[str, int | str | Say]

GLOBAL_DICE = (v.REROLLED, v.COPIED)
AMOUNTS = (
    v.LOST,
    v.PAID,
    v.ZONE_PAID,
    v.TAKEN_FROM,
    v.TYPE_NAMED,
    v.SCEPTER_SPENT,
    v.CONVERTED,
)
GOLD_AMOUNTS = (v.HAMMERED, v.STORED)
GLORY_AMOUNTS = (v.BEAR_PAID, v.HAMMER_DONE)


def say_event(s: ForgeState, event: tuple[int, ...]) -> Say:
    """A log line. `event` is (kind, audience, numbers...)."""
    kind = event[0]
    told = dict(zip(v.EVENTS[kind].fields, event[2:], strict=False))
    values: Values = {name: say_field(name, number) for name, number in told.items()}
    if kind in GLOBAL_DICE:
        values["die"] = say_die_for(told["seat"], told["die"])
    if kind in AMOUNTS:
        values["amount"] = say_count(told["resource"], told["count"])
    elif kind in GOLD_AMOUNTS:
        values["amount"] = say_count(v.GOLD, told["count"])
    elif kind in GLORY_AMOUNTS:
        values["amount"] = say_count(v.GLORY, told["count"])
    return Say(event_key(s, kind, told), {**values, **extra_values(s, kind, told)})


def say_field(name: str, number: int) -> int | str | Say:
    """A number of an event by its name; counts stay numbers."""
    names = {
        "seat": say_seat,
        "rival": say_seat,
        "face": one_face_of,
        "old": one_face_of,
        "light": one_face_of,
        "dark": one_face_of,
        "die": say_die,
        "card": say_card,
        "island": say_island,
        "colour": say_colour,
    }
    if name in names:
        return names[name](number)
    if name == "side":
        return Say(f"memory-{number}")
    if name == "space":
        return say_space(content.space_ids[number])
    if name == "treasure":
        return Say(f"treasure-{content.treasure_ids[number]}")
    if name == "room":
        return say_space(content.space_ids[content.rooms[number]])
    if name in ("from", "to"):
        return say_allegiance(content.allegiance_ids[number])
    if name == "zone":
        return say_zone(content.ZONES[number])
    return number


def event_key(s: ForgeState, kind: int, told: dict[str, int]) -> str:
    """The sentence that fits: some events have another where a number is special."""
    key = v.EVENTS[kind].key
    if kind == v.TURN_BEGAN:
        return f"{key}-alone" if told["alone"] else key
    if kind == v.OUSTED:
        return f"{key}-self" if told["rival"] == told["seat"] else key
    if kind == v.ALLEGIANCE_MOVED:
        return f"{key}-stays" if told["from"] == told["to"] else key
    if kind == v.SCORE_COUNTED:
        return f"{key}-module" if s.module == TITANS else key
    if kind == v.APPLIED:
        return applied_key(key, told)
    if kind == v.GAINED and told["lost"]:
        return f"{key}-full" if told["lost"] == told["count"] else f"{key}-partly"
    if kind == v.TAKEN_FROM:
        if told["rival"] == told["seat"]:
            return f"{key}-self"
        return key if told["count"] else f"{key}-nothing"
    return key


def applied_key(key: str, told: dict[str, int]) -> str:
    if told["mode"] & v.AS_LOSS:
        return f"{key}-loss"
    return f"{key}-tripled" if told["times"] > 1 else key


def extra_values(s: ForgeState, kind: int, told: dict[str, int]) -> Values:
    """What a sentence names beside the numbers of its event."""
    if kind == v.GAINED:
        fits = told["count"] - told["lost"]
        return {"amount": say_count(told["resource"], fits or told["count"])}
    if kind in (v.FORGED, v.SHOWN):
        return {"die": spot_die(told["spot"])}
    if kind in (v.CONVERTED, v.WON_GAME):
        return {"points": say_count(v.GLORY, told["points"])}
    if kind == v.CELESTIAL_ROLLED:
        return {"result": Say(f"celestial-{told['result'] + 1}")}
    if kind == v.COMPANION_CASHED:
        return {"gain": all_of([say_count(v.SUN, told["count"]), say_count(v.GLORY, told["count"])])}
    if kind == v.SCORE_COUNTED:
        total = told["track"] + told["cards"] + told["module"]
        return {"total": total if s.flags & BELOW_ZERO else max(total, 0)}
    return {}
