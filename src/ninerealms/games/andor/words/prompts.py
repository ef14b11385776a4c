"""The questions in words: who must do what."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.games.andor.words.naming import Values, say_count, say_foe, say_hero, say_letter, say_player, say_space
from ninerealms.kernel.state import NOBODY
from ninerealms.kit.say import joined
from ninerealms.text.words import Say

IN_FIGHT = (
    *(v.FIGHT_ON, v.DICE, v.SHOOT, v.TURN_DIE, v.BEFORE_FOE, v.RING, v.BLADE_FIGHT, v.INVITE, v.JOIN, v.HEAL),
    *(v.REWARD, v.SHARE),
)


def say_prompt(s: AndorState) -> Say:
    """Who must do what, with the numbers one decides by."""
    if s.seat == NOBODY or s.top < 0:
        return Say("ask-over")
    name = v.KINDS[s.kind].name.lower().replace("_", "-")
    values: Values = {"seat": say_player(s, s.seat)}
    if 0 <= s.seat < s.players:
        place = say_space(s.side, s.place[s.seat])
        values |= {"space": place, "hour": s.hour[s.seat], "will": s.will[s.seat], "strength": s.strength[s.seat]}
    if s.kind in IN_FIGHT:
        values |= {"foe": say_foe(s.foe), "foe_will": s.foe_will, "foe_strength": s.foe_strength, "round": s.round}
    if s.kind == v.REWARD:
        values["amount"] = say_count("points", s.count - 1)
    if s.kind == v.SHARE:
        values["amount"] = say_count("points", s.get(v.WIN_LEFT))
    if s.kind == v.FLIGHT:
        values["hero"] = say_hero(s, s.get(v.DO_FLIGHT_TO))
    return Say(f"ask-{name}", values)


def say_phase(s: AndorState) -> Say:
    """The day, and how far the narrator has come; in a fight its round; before the legend, that heroes are chosen."""
    if any(s.hero[seat] < 0 for seat in range(s.players)):
        return Say("phase-heroes")
    day = Say("phase-day", {"round": max(s.day, 1)})
    if s.top >= 0 and s.kind in IN_FIGHT and s.round > 0:
        return Say("phase-in", {"round": day, "phase": Say("phase-fight", {"round": s.round})})
    return Say("phase-in", {"round": day, "phase": Say("phase-narrator", {"letter": say_letter(s.letter)})})


def say_have(s: AndorState, seat: int) -> Say:
    """Strength, willpower, gold, and the hours left of the day; before one has a hero, that."""
    if s.hero[seat] < 0:
        return Say("have-no-hero")
    held = (("strength", s.strength[seat]), ("will", s.will[seat]), ("gold", s.gold[seat]))
    head = Say("have", {"things": joined([say_count(thing, count) for thing, count in held])})
    left = max(content.hours - s.hour[seat], 0)
    key = "have-hours" if left else "have-extra-hours"
    return Say("have-more", {"head": head, "next": Say(key, {"hours": say_count("hours", left)})})
