"""What the values of a question point at, offered or not: which there are, and what they are called."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import fight
from ninerealms.games.yggdrasil.rules.gods import powers
from ninerealms.games.yggdrasil.rules.state import FRIGG, HOLDERS, WORLDS, YggState
from ninerealms.games.yggdrasil.words.naming import (
    say_count,
    say_creature,
    say_figure,
    say_god,
    say_jotun,
    say_opponent,
    say_world,
)
from ninerealms.games.yggdrasil.words.options import THINGS, say_option
from ninerealms.text.words import Say

DUTIES = {
    v.NO_DUTY: "thing-no-duty",
    v.ACT: "thing-act",
    v.RESTORE: "thing-restore",
    v.SAGA_ACT: "thing-saga-act",
    v.REGAIN_LIFE: "thing-regain-life",
    v.GIVE_LIFE: "thing-give-life",
}

# Answers that point at nothing: they decline.
NOTHING = {
    v.TRAVEL_WITH: v.STAY,
    v.FIGHT_WHAT: v.NO_FIGHT,
    v.APPLY_RUNE: v.NO_RUNE,
    v.MOVE_GOD: v.NO_JOURNEY,
    v.DEED_WHERE: v.NO_DEED,
    v.REROLL: v.NO_REROLL,
    v.CHANGE_DIE: v.CHANGE_NO_MORE,
    v.LUCKY_TAKE: v.TAKE_NOTHING,
    v.KEEP_BY_LUCK: v.TAKE_NOTHING,
    v.GIVE_WHAT: v.GIVE_NO_MORE,
    v.KIN_TAKE: v.KIN_NO_MORE,
}


def list_things(s: YggState) -> list[int]:
    """All that the pending question could point at; what is not among the options has a reason."""
    match s.kind:
        case v.CHOOSE_GOD | v.CHOOSE_SUPPORT:
            return list(range(len(content.god_ids)))
        case v.NEXT_TURN:
            return list(range(s.players))
        case v.TRAVEL_WITH:
            return [figure for figure in range(s.gods) if figure != s.seat]
        case v.MOVE_GOD:
            return list(range(s.gods * WORLDS))
        case v.KIN_TAKE:
            return list_of_others(s)
        case v.LUCKY_TAKE:
            return [v.TAKE_ELF, v.TAKE_LOST_DIE, v.TAKE_DIE]
        case v.KEEP_BY_LUCK:
            return [v.TAKE_ELF, v.TAKE_LOST_DIE]
        case v.MOVE_TO | v.MOVE_SUPPORT | v.CLEAR_WORLD | v.GO_TO:
            return list(range(WORLDS))
        case v.DUTY:
            return list_duties(s)
        case v.FIGHT_WHAT:
            return list_targets(s)
        case v.DEED_WHERE:
            return sorted({*range(v.DEED_SAGA), *offered(s)})
        case v.TAKE_ARTIFACT:
            return list(range(HOLDERS))
        case v.BEAT_JOTUN:
            return list(range(len(content.jotun_ids)))
        case v.HEAL_WHOM:
            return [figure for figure in range(s.gods) if s.source < v.OF_GOD or figure != s.seat]
        case _:
            return offered(s)


def offered(s: YggState) -> list[int]:
    """The options but the one that declines."""
    return [s.options[i] for i in range(s.count) if s.options[i] != NOTHING.get(s.kind)]


def list_of_others(s: YggState) -> list[int]:
    """The artifacts of the other players, an Elf and a Vanir die of each."""
    return [
        other * THINGS + thing
        for other in range(s.players)
        if other != s.seat
        for thing in range(v.GIVE_NO_MORE)
        if thing >= v.AN_ELF or s.artifact[thing] == other
    ]


def list_targets(s: YggState) -> list[int]:
    """Every opponent on this table, in whatever world."""
    world = s.place[s.seat]
    return [target for target in range(fight.TARGETS) if fight.obstacle(s, world, target) != fight.NO_SUCH]


def list_duties(s: YggState) -> list[int]:
    """The action, restoring and every fight; before any of them also what a saga or a god does instead."""
    duties = [v.ACT, v.RESTORE, *(v.FIGHT + target for target in list_targets(s))]
    if s.get(v.DO_DUTY_ACTED) == 0 and s.get(v.DO_DUTY_FOUGHT) == 0:
        duties += [v.SAGA_ACT] if s.saga else []
        duties += [v.REGAIN_LIFE, v.GIVE_LIFE] if powers.has(s, s.seat, FRIGG) else []
    return sorted(duties)


def say_thing(s: YggState, kind: int, action: int) -> Say:
    """What a value of a question points at, offered or not."""
    points_at = v.KINDS[kind].points_at
    if points_at == "duty":
        return say_duty(s, action)
    if kind == v.FIGHT_WHAT and action < v.NO_FIGHT:
        return say_target(action)
    if kind == v.DEED_WHERE and action < v.NO_DEED:
        key = (v.DEED_RESTORE, v.DEED_SAGA)
        name = "thing-act" if action < key[0] else "thing-restore" if action < key[1] else "thing-saga-act"
        return Say(name, {"world": say_world(action % v.DEED_RESTORE)})
    if kind == v.MOVE_GOD and action < v.NO_JOURNEY:
        return Say("thing-journey", {"god": say_figure(s, action // WORLDS), "world": say_world(action % WORLDS)})
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
    if kind == v.USE_HEROES:
        return say_count("heroes", action)
    if kind == v.ROLL_VANIR:
        return say_count("vanir", action)
    return say_option(s, action) if kind == s.kind else Say("answer", {"number": action})


def say_target(target: int) -> Say:
    key = "thing-duel" if target >= v.TARGET_DUEL else "thing-fight"
    return Say(key, {"opponent": say_opponent(target)})


def say_duty(s: YggState, action: int) -> Say:
    if action >= v.FIGHT:
        return say_target(action - v.FIGHT)
    place = s.place[s.seat] if 0 <= s.seat < s.players else 0
    return Say(DUTIES[action], {"world": say_world(place)})


def say_missing(s: YggState, action: int, reason: int) -> Say | None:
    """What bars a fight or a world: nothing here is too dear, so the reason itself says all but who is meant."""
    if reason != v.SHIELDED_BY_JOTUN:
        return None
    target = action - v.FIGHT if s.kind == v.DUTY else action
    shields = [jotun for jotun, foe in enumerate(content.jotun_links) if foe == target and s.jotuns >> jotun & 1]
    return Say("missing-shield", {"jotun": say_jotun(shields[0])}) if shields else None
