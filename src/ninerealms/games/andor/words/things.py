"""What the values of a question point at, offered or not: which there are, and what they are called."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.moving import ways
from ninerealms.games.andor.rules.state import HEROES, LAKE, SPACES, THINGS, AndorState
from ninerealms.games.andor.words.naming import (
    Values,
    say_count,
    say_event_card,
    say_foe,
    say_hero,
    say_space,
    say_thing_of,
)
from ninerealms.games.andor.words.options import foe_of, say_option
from ninerealms.text.words import Say

LAST_OF_LAKE = 64
LAST_OF_RIVER = 67
TOO_LONG = (v.TOO_FAR, v.NO_WILL_FOR_EXTRA, v.FEWER_EXTRA_HOURS)  # a way that takes more hours than there are


def board_spaces(s: AndorState) -> list[int]:
    """The spaces of the side in play, the cave where a legend has it."""
    last = LAST_OF_LAKE if s.side == LAKE else LAST_OF_RIVER
    cave = range(LAST_OF_RIVER + 1, SPACES) if any(place > 0 for place in s.sentinel) else ()
    return [*range(1, last + 1), *cave]


def list_things(s: AndorState) -> list[int]:
    """All that the pending question could point at; what is not among the options has a reason."""
    if s.kind == v.CHOOSE_HERO:
        return list(range(HEROES))
    if s.kind == v.ACT:
        here = s.place[s.seat]
        return sorted({*offered(s), *(where for where in board_spaces(s) if where != here), v.PASS})
    return offered(s)


def offered(s: AndorState) -> list[int]:
    return [s.options[i] for i in range(s.count)]


def say_thing(s: AndorState, kind: int, action: int) -> Say:
    """What a value of a question points at, offered or not."""
    points_at = v.KINDS[kind].points_at
    if points_at in ("act", "way") and action < v.TAKE_ALONG:
        return say_space(s.side, action % SPACES)
    if kind == v.ACT and v.FIGHT <= action < v.PASS and 0 <= s.seat < s.players:
        foe, where = foe_of(s, action)
        return say_foe(foe) if foe >= 0 else say_space(s.side, where)
    if points_at == "space":
        return say_space(s.side, action) if action else Say("answer", {"number": action})
    if points_at == "hero":
        if kind == v.CHOOSE_HERO:
            return Say(f"hero-{content.hero_ids[action]}")
        return say_hero(s, action) if action < s.players else Say("answer", {"number": action})
    if points_at == "thing" and action < THINGS:
        return say_thing_of(s, action)
    if points_at == "event":
        return say_event_card(action)
    if points_at == "item":
        return Say(f"thing-{content.ITEM_KINDS[action]}")
    return say_option(s, action) if kind == s.kind else Say("answer", {"number": action})


def say_missing(s: AndorState, action: int, reason: int) -> Say | None:
    """What something costs that is too dear, and what one has of it; how far it is to a space that is too far."""
    seat = s.seat
    if not 0 <= seat < s.players:
        return None
    if reason == v.NOT_ENOUGH_GOLD:
        price = content.price_strength if action == v.BUY_STRENGTH else content.price_item
        price = content.takota_gold if action == v.PAY_TAKOTA else price
        return Say("missing-cost", {"cost": say_count("gold", price), "has": say_count("gold", s.gold[seat])})
    if reason in TOO_LONG and s.kind == v.ACT and action < SPACES:
        return say_too_far(s, ways.distance(s, seat, action, 0), reason)
    needed = {v.ROCK_TOO_STEEP: content.rock_will, v.VILLAGE_TOO_FAR: content.village_will}.get(reason)
    if needed is None:
        return None
    return Say("missing-will", {"cost": say_count("will", needed), "has": say_count("will", s.will[seat])})


def say_too_far(s: AndorState, far: int, reason: int) -> Say:
    """3 hours away, 2 left; with the extra hours that can still be paid, and why no more of them."""
    usual = max(0, content.hours - s.hour[s.seat])
    extra = hero.most_hours(s, s.seat) - usual
    values: Values = {"far": say_count("hours", far), "left": usual, "extra": say_count("extra-hours", extra)}
    away = Say("missing-hours-extra" if extra else "missing-hours", values)
    return away if reason == v.TOO_FAR else Say("missing-hours-why", {"away": away, "why": Say(v.REASONS[reason].key)})
