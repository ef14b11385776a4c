"""What the values of a question point at, offered or not: which there are, and what they are called."""

from __future__ import annotations

from ninerealms.games.yggdrasil import codes, content
from ninerealms.games.yggdrasil.names import KINDS
from ninerealms.games.yggdrasil.rules import duty, fight
from ninerealms.games.yggdrasil.rules.gods import powers
from ninerealms.games.yggdrasil.rules.state import FRIGG, HOLDERS, WORLDS, YggState
from ninerealms.games.yggdrasil.words.naming import (
    say_count,
    say_creature,
    say_figure,
    say_god,
    say_opponent,
    say_world,
)
from ninerealms.games.yggdrasil.words.options import THINGS, say_option
from ninerealms.text.words import Say

DUTIES = {
    codes.NO_DUTY: "thing-no-duty",
    codes.ACT: "thing-act",
    codes.RESTORE: "thing-restore",
    codes.SAGA_ACT: "thing-saga-act",
    codes.REGAIN_LIFE: "thing-regain-life",
    codes.GIVE_LIFE: "thing-give-life",
}

# Answers that point at nothing: they decline.
NOTHING = {
    codes.TRAVEL_WITH: codes.STAY,
    codes.FIGHT_WHAT: codes.NO_FIGHT,
    codes.APPLY_RUNE: codes.NO_RUNE,
    codes.MOVE_GOD: codes.NO_JOURNEY,
    codes.DEED_WHERE: codes.NO_DEED,
    codes.REROLL: codes.NO_REROLL,
    codes.CHANGE_DIE: codes.CHANGE_NO_MORE,
    codes.LUCKY_TAKE: codes.TAKE_NOTHING,
    codes.KEEP_BY_LUCK: codes.TAKE_NOTHING,
    codes.GIVE_WHAT: codes.GIVE_NO_MORE,
    codes.KIN_TAKE: codes.KIN_NO_MORE,
}


def list_things(s: YggState) -> list[int]:
    """All that the pending question could point at; what is not among the options has a reason."""
    match s.kind:
        case codes.CHOOSE_GOD | codes.CHOOSE_SUPPORT:
            return list(range(len(content.god_ids)))
        case codes.NEXT_TURN:
            return list(range(s.players))
        case codes.TRAVEL_WITH:
            return [figure for figure in range(s.gods) if figure != s.seat]
        case codes.MOVE_GOD:
            return list(range(s.gods * WORLDS))
        case codes.KIN_TAKE:
            return list_of_others(s)
        case codes.LUCKY_TAKE:
            return [codes.TAKE_ELF, codes.TAKE_LOST_DIE, codes.TAKE_DIE]
        case codes.KEEP_BY_LUCK:
            return [codes.TAKE_ELF, codes.TAKE_LOST_DIE]
        case codes.MOVE_TO | codes.MOVE_SUPPORT | codes.CLEAR_WORLD | codes.GO_TO:
            return list(range(WORLDS))
        case codes.DUTY:
            return list_duties(s)
        case codes.FIGHT_WHAT:
            return list_targets(s)
        case codes.DEED_WHERE:
            return sorted({*range(codes.DEED_SAGA), *offered(s)})
        case codes.TAKE_ARTIFACT:
            return list(range(HOLDERS))
        case codes.BEAT_JOTUN:
            return list(range(len(content.jotun_ids)))
        case codes.HEAL_WHOM:
            return [figure for figure in range(s.gods) if s.source < codes.OF_GOD or figure != s.seat]
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
        for thing in range(codes.GIVE_NO_MORE)
        if thing >= codes.AN_ELF or s.artifact[thing] == other
    ]


def list_targets(s: YggState) -> list[int]:
    """Every opponent on this table, in whatever world."""
    world = s.place[s.seat]
    return [target for target in range(fight.TARGETS) if fight.obstacle(s, world, target) != fight.NO_SUCH]


def list_duties(s: YggState) -> list[int]:
    """The action, restoring and every fight; before any of them also what a saga or a god does instead."""
    duties = [codes.ACT, codes.RESTORE, *(codes.FIGHT + target for target in list_targets(s))]
    if s.get(duty.DONE_ACT) == 0 and s.get(duty.DONE_FIGHT) == 0:
        duties += [codes.SAGA_ACT] if s.saga else []
        duties += [codes.REGAIN_LIFE, codes.GIVE_LIFE] if powers.has(s, s.seat, FRIGG) else []
    return sorted(duties)


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
    if kind == codes.MOVE_GOD and action < codes.NO_JOURNEY:
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
