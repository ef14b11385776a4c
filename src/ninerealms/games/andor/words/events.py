"""Log lines in words."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import HOPE, LOG, MUSHROOM, PLANT, ROCK, THINGS, AndorState
from ninerealms.games.andor.seen.view import GOALS, block_of
from ninerealms.games.andor.words.naming import (
    SLOTS,
    Values,
    say_event_card,
    say_foe,
    say_hero,
    say_legend,
    say_letter,
    say_space,
)
from ninerealms.kernel.game import Event
from ninerealms.text.words import Say, say_seat

HEROES = ("seat", "companion", "to")
SPACES_TOLD = ("space",)
NAMED: dict[str, Callable[[int], Say]] = {
    "foe": say_foe,
    "event": say_event_card,
    "legend": say_legend,
    "letter": say_letter,
    "hero": lambda hero: Say(f"hero-{content.hero_ids[hero]}"),
    "fog": lambda kind: Say(f"fog-{content.FOG_KINDS[kind]}"),
    "slot": lambda slot: Say(f"slot-{SLOTS[slot]}"),
    "tower": lambda card: Say(f"tower-{card + 1}"),
    "takota": lambda card: Say(f"takota-{card + 1}"),
    "goal": lambda goal: Say(f"goal-{GOALS[goal]}"),
    "ending": lambda ending: Say(v.ENDINGS[ending].key),
}
# Where "to" is a space, not a hero.
TO_SPACE = (v.CREATURE_MOVED,)


def say_event(s: AndorState, event: Event) -> Say:
    """What happened, with the names of all that took part."""
    kind = event[0]
    told = dict(zip(v.EVENTS[kind].fields, event[2:], strict=False))
    values: Values = {name: say_field(s, kind, name, number) for name, number in told.items()}
    if kind == v.THING_SEEN:
        values["face"] = shown_face(told["thing"], told["face"])
    if kind == v.HERO_CHOSEN:
        values["seat"] = say_seat(told["seat"])
    return Say(event_key(kind, told), values)


def say_field(s: AndorState, kind: int, name: str, number: int) -> int | str | Say:
    """A number of an event by its name; counts stay numbers."""
    if name == "to" and kind in TO_SPACE:
        return say_space(s.side, number)
    if name in HEROES:
        return say_hero(s, number)
    if name in SPACES_TOLD:
        return say_space(s.side, number)
    if name == "thing":
        return say_token(number)
    if name == "dice":
        return ", ".join(str(number)) if number else "-"
    return NAMED[name](number) if name in NAMED else number


def shown_face(thing: int, face: int) -> int:
    """What is printed on a face: the number of a hope stone, the willpower of a mushroom, the value of a rock."""
    if thing < MUSHROOM:
        return face + 1
    return content.mushrooms[face] if thing < ROCK else content.rocks[face]


def say_token(thing: int) -> Say:
    """A thing as everybody saw it then: its kind, a log with its size."""
    if LOG <= thing < THINGS:
        return Say("thing-log-of", {"size": content.logs[thing - LOG]})
    return Say(f"thing-{block_of(thing)}")


def event_key(kind: int, told: dict[str, int]) -> str:
    """The sentence that fits: some events have another where a number is special."""
    key = v.EVENTS[kind].key
    if kind == v.THING_SEEN and HOPE <= told["thing"] < PLANT:
        return f"{key}-{'hope' if told['thing'] < MUSHROOM else 'mushroom' if told['thing'] < ROCK else 'rock'}"
    if kind == v.CATAPULT_SHOT and not told["hit"]:
        return f"{key}-missed"
    if kind == v.SENTINELS_ALERT and not told["count"]:
        return f"{key}-quiet"
    return key
