"""Table mode: which die is to be thrown or which token or card drawn, by whom, and the name of what may come."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.games.andor.words.naming import say_event_card, say_foe, say_hero
from ninerealms.kernel.game import Event, Fork
from ninerealms.kernel.rng import DICE
from ninerealms.text.words import Say

# What is drawn, by the first thing that is told of it.
DRAWN = {
    v.FOG_TURNED_UP: "fog",
    v.FOG_SEEN: "fog",
    v.THING_SEEN: "token",
    v.TOWER_TURNED: "tower",
    v.EVENT_TURNED: "event",
    v.WIDOW_DEFEATED: "widow-back",
}


def say_chance(fork: Fork[AndorState]) -> Say:
    """Who throws or draws what."""
    s = fork.state
    if fork.stream == DICE:
        return say_throw(s)
    event = first_told(fork, 0)
    if event is None:
        return Say("chance-event-card" if s.top_card[0] < 0 else "chance-token")
    return Say(f"chance-{DRAWN.get(event[0], 'token')}")


def say_throw(s: AndorState) -> Say:
    """A hero's dice in a fight, the foe's, the grey die in the cave, or the two dice that place a token."""
    running = s.running()
    if running == v.ROLL:
        return Say("chance-hero-die", {"hero": say_hero(s, s.actor())})
    if running in (v.ROUND, v.DO_FIGHT):
        return Say("chance-foe-die", {"foe": say_foe(s.foe)})
    if running in (v.FIGHT_A_WIDOW, v.CLEAR_A_ROCK):
        return Say("chance-foe-die", {"foe": say_foe(s.foe)})
    if running == v.PLACE_BY_DICE:
        return Say("chance-place-die")
    return Say("chance-grey-die" if s.actor() >= 0 else "chance-place-die")


def say_result(fork: Fork[AndorState], result: int) -> Say:
    """One of the faces, tokens or cards."""
    if fork.stream == DICE:
        return Say("chance-result", {"number": result + 1})
    s, after = fork.state, fork.after[result]
    event = first_told(fork, result)
    if event is not None and event[0] in (v.FOG_TURNED_UP, v.FOG_SEEN):
        place = v.EVENTS[event[0]].fields.index("fog")
        return Say(f"fog-{content.FOG_KINDS[event[2 + place]]}")
    if event is not None and event[0] == v.TOWER_TURNED:
        return Say(f"tower-{event[3] + 1}")
    shown = next((k for k in range(len(after.top_card)) if after.top_card[k] >= 0 > s.top_card[k]), -1)
    if shown >= 0:
        return say_event_card(after.top_card[shown])
    return Say("chance-result", {"number": result + 1})


def first_told(fork: Fork[AndorState], result: int) -> Event | None:
    """What a result is told by; nothing where another draw belongs to it."""
    told = (fork.after[result].events or [])[len(fork.state.events or []) :]
    return told[0] if told else None
