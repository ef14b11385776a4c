"""The game in words: which sentence, with which names and numbers. The sentences stand in `text/*.ftl`."""

from __future__ import annotations

from collections.abc import Iterable

from ninerealms.games.yggdrasil import content, view
from ninerealms.games.yggdrasil.names import EVENTS, KINDS
from ninerealms.games.yggdrasil.state import YggState
from ninerealms.kernel.game import Event, View
from ninerealms.kernel.words import Say

LISTS: dict[str, list[str]] = {
    "god": content.god_ids,
    "world": content.world_ids,
    "enemy": content.enemy_ids,
    "foe": content.foe_ids,
    "jotun": content.jotun_ids,
    "artifact": content.artifact_ids,
    "creature": content.creature_ids,
    "stone": content.stone_ids,
    "rune": list(content.RUNES),
    "page": content.page_ids,
    "icon": list(content.ICONS),
    "face": list(content.FACE_IDS),
}


def say_figure(s: YggState, figure: int) -> Say:
    """A god in play; the team for a seat below 0."""
    if figure < 0 or figure >= s.gods:
        return Say("team" if figure < 0 else "nobody")
    if s.god[figure] < 0:
        return Say("seat", {"number": figure + 1})
    return Say("god-" + content.god_ids[s.god[figure]])


def say_name(s: YggState, kind: str, value: int) -> Say | int:
    """What a number of an event or a question stands for."""
    if kind in ("figure", "other", "holder", "owner"):
        return say_figure(s, value)
    if kind == "target":
        return Say("world-" + content.world_ids[value])
    if kind == "opponent":
        return Say("opponent-" + view.opponent_id(value))
    if kind in LISTS and 0 <= value < len(LISTS[kind]):
        return Say(f"{kind}-{LISTS[kind][value]}")
    return value


def say_prompt(s: YggState) -> Say:
    kind = KINDS[s.kind]
    return Say("ask-" + kind.name.lower().replace("_", "-"), {"seat": say_figure(s, s.seat)})


def say_option(s: YggState, action: int) -> Say:
    return say_thing(s, s.kind, action)


def say_thing(s: YggState, kind: int, action: int) -> Say:
    points_at = KINDS[kind].points_at
    key = "option-" + KINDS[kind].name.lower().replace("_", "-")
    return Say(key, {"number": action, "thing": say_name(s, points_at, action)})


def say_event(s: YggState, event: Event) -> Say:
    kind = EVENTS[event[0]]
    return Say(kind.key, {name: say_name(s, name, event[2 + i]) for i, name in enumerate(kind.fields)})


def say_table(seen: View) -> Iterable[Say]:
    yield Say("table", {"players": seen["players"]})
