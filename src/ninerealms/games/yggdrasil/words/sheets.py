"""Every god, enemy, Jotun, artifact, creature, world and rune as it is looked up: what it does, and its rule."""

from __future__ import annotations

from collections.abc import Iterator

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import WORLDS, YggState
from ninerealms.games.yggdrasil.seen.view import opponent_id
from ninerealms.games.yggdrasil.words.icons import EMBLEMS, RUNE_ICONS
from ninerealms.games.yggdrasil.words.naming import (
    GRADES,
    say_ability,
    say_artifact,
    say_brief,
    say_creature,
    say_effect_of,
    say_enemy,
    say_god,
    say_grade,
    say_jotun,
    say_world,
)
from ninerealms.kernel.choice import Sheet
from ninerealms.text.words import Say

GOD_RULES = ("YGG-271", "YGG-272", "YGG-273", "YGG-274", "YGG-275", "YGG-276", "YGG-277")
ENEMY_RULES = ("YGG-102", "YGG-096", "YGG-116", "YGG-121", "YGG-108", "YGG-128")
WORLD_RULES = (*("YGG-184", "YGG-180", "YGG-182", "YGG-188", "YGG-190", "YGG-193", "YGG-196", "YGG-205", "YGG-203"),)
ARTIFACT_RULES = (
    *("YGG-228", "YGG-229", "YGG-230", "YGG-231", "YGG-232", "YGG-233", "YGG-234", "YGG-235", "YGG-236"),
    *("YGG-237", "YGG-238", "YGG-239", "YGG-240", "YGG-241", "YGG-242", "YGG-243", "YGG-244", "YGG-245"),
)
CREATURE_RULES = (
    *("YGG-247", "YGG-248", "YGG-249", "YGG-250", "YGG-251", "YGG-252", "YGG-253", "YGG-254", "YGG-255"),
    *("YGG-256", "YGG-257", "YGG-258", "YGG-259", "YGG-260", "YGG-261", "YGG-263", "YGG-264", "YGG-265"),
)
HINDRANCES = {
    "suttung": "YGG-142",
    "skyrmir": "YGG-143",
    "thrym": "YGG-144",
    "hrungnir": "YGG-145",
    "utgard-loki": "YGG-146",
}
RUNE_RULES = ("YGG-198", "YGG-199", "YGG-201", "YGG-202")


def thing_of(s: YggState, kind: int, action: int) -> str:
    """The sheet of what a value of a question points at."""
    points_at = v.KINDS[kind].points_at
    if points_at == "duty":
        return duty_thing(s, action)
    if kind == v.FIGHT_WHAT:
        return opponent_thing(action)
    if kind == v.DEED_WHERE:
        return f"world-{content.world_ids[action % v.DEED_RESTORE]}" if action < v.NO_DEED else ""
    if kind == v.MOVE_GOD:
        return f"world-{content.world_ids[action % WORLDS]}" if action < v.NO_JOURNEY else ""
    if kind == v.APPLY_RUNE:
        return f"rune-{content.RUNES[action]}" if action < v.NO_RUNE else ""
    if points_at == "figure" and action < s.gods and s.god[action] >= 0:
        return f"god-{content.god_ids[s.god[action]]}"
    if points_at == "holder":
        return f"artifact-{content.artifact_ids[s.holder[action]]}" if s.holder[action] >= 0 else ""
    ids = {"god": content.god_ids, "world": content.world_ids, "jotun": content.jotun_ids}
    ids["creature"] = content.creature_ids
    return f"{points_at}-{ids[points_at][action]}" if points_at in ids and action < len(ids[points_at]) else ""


def duty_thing(s: YggState, action: int) -> str:
    if action >= v.FIGHT:
        return opponent_thing(action - v.FIGHT)
    here = 0 <= s.seat < s.players and action in (v.ACT, v.RESTORE)
    return f"world-{content.world_ids[s.place[s.seat]]}" if here else ""


def opponent_thing(target: int) -> str:
    name = opponent_id(target).removeprefix("duel-")
    if name in content.enemy_ids:
        return f"enemy-{name}"
    return f"jotun-{name}" if name in content.jotun_ids else ""


def each_sheet() -> Iterator[Sheet]:
    """Gods, enemies, Jotuns, artifacts, creatures, worlds, runes."""
    effects: tuple[Say, ...]
    for god, rule in enumerate(GOD_RULES):
        name = content.god_ids[god]
        effects = (say_ability(god), Say(f"power-{name}"), Say("sheet-hard-side"))
        yield Sheet(f"god-{name}", Say("sheets-gods"), say_god(god), effects, rule, f"g-{name}")
    for enemy, rule in enumerate(ENEMY_RULES):
        name = content.enemy_ids[enemy]
        effects = (say_effect_of("enemy", name),)
        yield Sheet(f"enemy-{name}", Say("sheets-enemies"), say_enemy(enemy), effects, rule, EMBLEMS[name])
    for jotun, name in enumerate(content.jotun_ids):
        rule = HINDRANCES.get(name, "YGG-137" if content.jotun_links[jotun] >= 0 else "YGG-134")
        effects = (say_effect_of("jotun", name), Say("sheet-strength", {"strength": content.jotun_strength}))
        yield Sheet(f"jotun-{name}", Say("sheets-jotuns"), say_jotun(jotun), effects, rule, "i-jotun")
    for artifact, rule in enumerate(ARTIFACT_RULES):
        name = content.artifact_ids[artifact]
        effects = (say_effect_of("artifact", name), Say("sheet-level", {"level": content.artifact_level[artifact] + 1}))
        yield Sheet(f"artifact-{name}", Say("sheets-artifacts"), say_artifact(artifact), effects, rule, "i-chest")
    for creature, rule in enumerate(CREATURE_RULES):
        name = content.creature_ids[creature]
        effects = (say_effect_of("creature", name),)
        yield Sheet(f"creature-{name}", Say("sheets-creatures"), say_creature(creature), effects, rule, "i-creature")
    yield from map(world_sheet, range(WORLDS))
    for rune, (name, rule) in enumerate(zip(content.RUNES, RUNE_RULES, strict=True)):
        effects = (say_effect_of("rune", name),)
        yield Sheet(f"rune-{name}", Say("sheets-runes"), Say(f"rune-{name}"), effects, rule, RUNE_ICONS[rune])


def world_sheet(world: int) -> Sheet:
    """A world with its action in each grade."""
    effects = tuple(
        Say("sheet-grade", {"grade": say_grade(grade), "brief": say_brief(world, grade, amount)})
        for grade in range(len(GRADES))
        for amount in [content.action_amount[world * len(GRADES) + grade]]
    )
    name = content.world_ids[world]
    return Sheet(f"world-{name}", Say("sheets-worlds"), say_world(world), effects, WORLD_RULES[world], f"w-{name}")
