"""What a value of a question points at, offered or not."""

from __future__ import annotations

from ninerealms.games.yggdrasil import codes, content
from ninerealms.games.yggdrasil.names import KINDS
from ninerealms.games.yggdrasil.state import YggState
from ninerealms.games.yggdrasil.words_naming import (
    say_count,
    say_creature,
    say_figure,
    say_god,
    say_opponent,
    say_world,
)
from ninerealms.games.yggdrasil.words_options import say_option
from ninerealms.kernel.words import Say

DUTIES = {
    codes.NO_DUTY: "thing-no-duty",
    codes.ACT: "thing-act",
    codes.RESTORE: "thing-restore",
    codes.SAGA_ACT: "thing-saga-act",
    codes.REGAIN_LIFE: "thing-regain-life",
    codes.GIVE_LIFE: "thing-give-life",
}


def say_thing(s: YggState, kind: int, action: int) -> Say:
    """What a value of a question points at, offered or not."""
    points_at = KINDS[kind].points_at
    if points_at == "duty":
        return say_duty(s, action)
    if kind == codes.FIGHT_WHAT and action < codes.NO_FIGHT:
        return say_target(action)
    if kind == codes.DEED_WHERE and action < codes.NO_DEED:
        key = (codes.DEED_RESTORE, codes.DEED_SAGA)
        name = "thing-act" if action < key[0] else "thing-restore" if action < key[1] else "thing-saga-act"
        return Say(name, {"world": say_world(action % codes.DEED_RESTORE)})
    if points_at == "god":
        return say_god(action)
    if points_at == "world":
        return say_world(action)
    if points_at == "jotun":
        return Say(f"jotun-{content.jotun_ids[action]}")
    if points_at == "creature":
        return say_creature(action)
    if points_at == "holder":
        return Say("holder", {"level": action + 1})
    if points_at == "figure" and action < s.gods:
        return say_figure(s, action)
    if kind == codes.USE_HEROES:
        return say_count("heroes", action)
    if kind == codes.ROLL_VANIR:
        return say_count("vanir", action)
    return say_option(s, action) if kind == s.kind else Say("answer", {"number": action})


def say_target(target: int) -> Say:
    key = "thing-duel" if target >= codes.TARGET_DUEL else "thing-fight"
    return Say(key, {"opponent": say_opponent(target)})


def say_duty(s: YggState, action: int) -> Say:
    if action >= codes.FIGHT:
        return say_target(action - codes.FIGHT)
    place = s.place[s.seat] if 0 <= s.seat < s.players else 0
    return Say(DUTIES[action], {"world": say_world(place)})
