"""What happened, as log lines."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.risks import dice
from ninerealms.games.yggdrasil.rules.state import ABOARD, GONE, QUAY, WORLDS, YggState
from ninerealms.games.yggdrasil.words.naming import (
    WOLVES,
    Values,
    say_artifact,
    say_count,
    say_creature,
    say_effect_of,
    say_enemy,
    say_face,
    say_figure,
    say_gift,
    say_god,
    say_grade,
    say_icon,
    say_jotun,
    say_opponent,
    say_page,
    say_page_rules,
    say_place,
    say_spoil,
    say_world,
)
from ninerealms.text.words import Say, say_seat

FIGURES = ("figure", "other", "holder", "owner")
NAMED: dict[str, Callable[[int], Say]] = {
    "god": say_god,
    "world": say_world,
    "target": say_world,
    "enemy": say_enemy,
    "foe": say_enemy,
    "place": say_place,
    "jotun": say_jotun,
    "opponent": say_opponent,
    "artifact": say_artifact,
    "creature": say_creature,
    "page": say_page,
    "icon": say_icon,
    "face": say_face,
    "grade": say_grade,
    "spoil": say_spoil,
    "thing": say_gift,
}
COUNTED = {
    v.LIFE_LOST: "life",
    v.LIFE_GAINED: "life",
    v.GIANTS_CAME: "giants",
    v.GIANTS_LEFT: "giants",
    v.DEAD_CAME: "dead",
    v.DEAD_LEFT: "dead",
    v.TOOK_ELVES: "elves",
    v.TOOK_DICE: "vanir",
    v.HEROES_CAME: "heroes",
    v.HEROES_USED: "heroes",
    v.DICE_LOST: "vanir",
    v.ELVES_LOST: "elves",
    v.FREYR_PAID: "elves",
}
BERTHS = {QUAY: "quay", ABOARD: "aboard", GONE: "gone"}


def say_event(s: YggState, event: tuple[int, ...]) -> Say:
    """A log line. `event` is (kind, audience, numbers...)."""
    kind = event[0]
    told = dict(zip(v.EVENTS[kind].fields, event[2:], strict=False))
    values: Values = {name: say_field(s, name, number) for name, number in told.items()}
    if kind in COUNTED:
        values["amount"] = say_count(COUNTED[kind], told["count"])
    return Say(event_key(kind, told), {**values, **extra_values(s, kind, told)})


def say_field(s: YggState, name: str, number: int) -> int | str | Say:
    """A number of an event by its name; counts stay numbers."""
    if name in FIGURES:
        return say_figure(s, number)
    if name in NAMED:
        return NAMED[name](number)
    if name == "ending":
        return Say(v.ENDINGS[number].key) if number in v.ENDINGS else number
    if name == "wolf":
        return Say(f"enemy-{WOLVES[number]}")
    if name == "stone":
        return Say(f"stone-{content.stone_ids[number]}")
    if name == "rune":
        return Say(f"rune-{content.RUNES[number]}")
    return number


def event_key(kind: int, told: dict[str, int]) -> str:
    """The sentence that fits: some events have another where a number is special."""
    key = v.EVENTS[kind].key
    if kind in (v.CARD_REVEALED, v.CARD_RETURNED, v.CARDS_SHOWN):
        return f"{key}-other" if told["owner"] != told["figure"] else key
    if kind == v.ENEMY_MOVED and told["place"] < 0:
        return f"{key}-out"
    if kind == v.ISLAND_REACHED and told["count"] == 0:
        return f"{key}-back"
    if kind == v.FOUGHT and told["opponent"] >= v.TARGET_DUEL:
        return f"{key}-duel"
    if kind == v.SERVANT_MOVED and told["berth"] >= WORLDS:
        return f"{key}-{BERTHS[told['berth']]}"
    if kind == v.FACED_RISKS and told["left"] == told["risks"]:
        return f"{key}-all"
    if kind == v.DIE_CHANGED:
        return f"{key}-vanir" if told["vanir"] else key
    return key


def extra_values(s: YggState, kind: int, told: dict[str, int]) -> Values:
    """What a sentence names beside the numbers of its event."""
    if kind == v.GOD_CHOSEN:
        return {"seat": say_seat(told["figure"])}
    if kind == v.JOTUN_CAME:
        return {"does": say_effect_of("jotun", content.jotun_ids[told["jotun"]])}
    if kind in (v.WORLD_DEVASTATED, v.WORLD_RESTORED):
        return {"marker": told["strength"] + (kind == v.WORLD_RESTORED)}  # slits are numbered from 2
    if kind == v.ISLAND_REACHED:
        return {"island": told["island"] + 1, "islands": len(content.island_number)}
    if kind in (v.GOD_DIE_ROLLED, v.COMRADE_ROLLED):
        return {"result": say_result(dice.god_succeeds(s, told["figure"], told["face"]))}
    if kind == v.VANIR_ROLLED:
        return {"result": say_result(dice.vanir_succeeds(s, told["figure"], told["face"]))}
    if kind == v.NIDHOGG_MOVED:
        return {"step": told["step"], "steps": len(content.PAGES[told["page"]]["row"]) - 1}
    if kind == v.CARDS_SHOWN:
        return {"depth": told["depth"] + 1}
    if kind == v.SERVANT_MOVED and told["berth"] < WORLDS:
        return {"world": say_world(told["berth"])}
    if kind == v.TOOK_ARTIFACT:
        return {"does": say_effect_of("artifact", content.artifact_ids[told["artifact"]])}
    if kind == v.CREATURE_HELPS:
        return {"does": say_effect_of("creature", content.creature_ids[told["creature"]])}
    if kind == v.FACED_RISKS:
        return {"amount": say_count("risks", told["risks"])}
    if kind == v.FOUGHT:
        return {"amount": say_count("risks", told["strength"])}
    if kind == v.PAGE_TURNED:
        return {"rules": say_page_rules(content.page_ids[told["page"]])}
    return {}


def say_result(success: bool) -> Say:
    return Say("roll-success" if success else "roll-failure")
