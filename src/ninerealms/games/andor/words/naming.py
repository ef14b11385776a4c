"""Names: heroes and players, spaces, creatures, things and cards."""

from __future__ import annotations

from collections.abc import Iterator

from ninerealms.games.andor import content
from ninerealms.games.andor.rules.state import (
    CAVE,
    HOPE,
    LAKE,
    LOG,
    MUSHROOM,
    PLANT,
    ROCK,
    SEATS,
    THINGS,
    UNKNOWN,
    AndorState,
)
from ninerealms.games.andor.seen.fight_seen import foe_id
from ninerealms.games.andor.seen.view import block_of, face_of, is_turned
from ninerealms.text.words import Say, say_seat

Values = dict[str, int | str | Say]

# Spaces with a name of their own.
PLACES = {403, 412, 421, 425, 447, 453, 455, 459, 512, 532, 547, 548, 549, 550, 561, 599}
SLOTS = ("none", "large", "small", "head")


def say_count(thing: str, count: int) -> Say:
    """2 hours."""
    return Say(f"count-{thing}", {"count": count})


# --- heroes and players ---------------------------------------------------------------------------


def say_hero(s: AndorState, seat: int) -> Say:
    """A hero in play; before it is chosen the player."""
    if not 0 <= seat < SEATS:
        return say_seat(-1)
    if s.hero[seat] < 0:
        return say_seat(seat)
    names = content.other_ids if s.others & (1 << seat) else content.hero_ids
    return Say(f"hero-{names[s.hero[seat]]}")


def say_player(s: AndorState, seat: int) -> Say:
    """Who is asked: the hero and who plays it."""
    if 0 <= seat < s.players and s.hero[seat] >= 0:
        return Say("player", {"hero": say_hero(s, seat), "seat": say_seat(seat)})
    return say_seat(seat)


# --- spaces ---------------------------------------------------------------------------------------


def say_space(side: int, where: int) -> Say:
    """A space by its number, and by its name if it has one."""
    if where <= 0:
        return Say("space-none")
    printed = content.printed(where, side)
    if where >= CAVE:
        return Say("space-throne" if printed == "C12" else "space-cave", {"space": printed})
    return Say(f"space-{printed}" if int(printed) in PLACES else "space", {"space": printed})


def say_half(side: int) -> Say:
    return Say("side-lake" if side == LAKE else "side-river")


# --- foes, things, cards --------------------------------------------------------------------------


def say_foe(foe: int) -> Say:
    return Say(f"foe-{foe_id(foe)}")


def say_kind(kind: str) -> Say:
    return Say(f"thing-{kind}")


def say_thing_of(s: AndorState, thing: int) -> Say:
    """A thing with what is known of it: `hope stone 3`, `half-empty flask`, `log of size 2`."""
    kind = block_of(thing)
    face = face_of(s, thing)
    if thing >= LOG:
        return Say("thing-log-of", {"size": face or 0})
    if HOPE <= thing < PLANT and face is not None:
        key = "hope" if thing < MUSHROOM else "mushroom" if thing < ROCK else "rock"
        return Say(f"thing-{key}-known", {"face": face})
    return Say(f"thing-{kind}-turned" if is_turned(s, thing) else f"thing-{kind}")


def say_effect(s: AndorState, thing: int) -> Say:
    """What using a thing does."""
    kind = block_of(thing)
    if kind == "hope" and s.face[thing - HOPE] != UNKNOWN:
        return Say(f"does-hope-{s.face[thing - HOPE] + 1}")
    if kind == "mushroom" and s.face[thing - HOPE] != UNKNOWN:
        return Say("does-mushroom-known", {"face": face_of(s, thing) or 0})
    return Say(f"does-{kind}")


def say_event_card(card: int) -> Say:
    return Say(f"event-{content.event_ids[card]}")


def say_legend(legend: int) -> Say:
    return Say(f"legend-{content.legend_ids[legend]}")


def say_letter(letter: int) -> Say:
    return Say("letter", {"letter": content.LETTERS[min(letter, len(content.LETTERS) - 1)]})


def each_thing(s: AndorState, where: int) -> Iterator[Say]:
    for thing in range(THINGS):
        if s.where[thing] == where:
            yield say_thing_of(s, thing)
