"""Every hero, creature, thing and fog token as it is looked up: what it does or can, what it costs, its rule."""

from __future__ import annotations

from collections.abc import Iterator

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import SPACES, THINGS, AndorState
from ninerealms.games.andor.seen.fight_seen import foe_id
from ninerealms.games.andor.seen.view import block_of
from ninerealms.games.andor.words.icons import FOE_ICONS, HERO_ICONS, THING_ICONS
from ninerealms.games.andor.words.naming import say_count, say_foe, say_kind
from ninerealms.games.andor.words.options import foe_of
from ninerealms.kernel.choice import Sheet
from ninerealms.kit.say import joined
from ninerealms.text.words import Say

HERO_RULES = ("AND-461", "AND-462", "AND-463", "AND-464")
FOE_RULES = (
    *("AND-481", "AND-401", "AND-481", "AND-482", "AND-158", "AND-484", "AND-483", "AND-487"),
    *("AND-486", "AND-485", "AND-488"),
)
WIDOW_RULE = "AND-261"
THING_RULES = {
    "blade": "AND-213",
    "bow": "AND-210",
    "falcon": "AND-201",
    "flask": "AND-188",
    "spyglass": "AND-195",
    "knife": "AND-208",
    "hope": "AND-226",
    "mushroom": "AND-225",
    "rock": "AND-552",
    "plant": "AND-244",
    "iquar": "AND-551",
    "fragment": "AND-202",
    "blue": "AND-648",
    "diagram": "AND-618",
    "crown": "AND-219",
    "log": "AND-238",
}
FOG_RULES = {"event": "AND-241", "widow": "AND-246", "plant": "AND-243", "spirit": "AND-242"}
SIMPLE_FOG = "AND-240"
HOPE_STONES = 4
TWO_HEROES = 2


def thing_of(s: AndorState, kind: int, action: int) -> str:
    """The sheet of what a value of a question points at; of a thing face down only its kind."""
    points_at = v.KINDS[kind].points_at
    if kind == v.CHOOSE_HERO:
        return f"hero-{content.hero_ids[action]}"
    if kind in (v.ACT, v.GO_ON):
        return act_thing(s, action)
    if kind in (v.FREE, v.FLIGHT):
        return free_thing(action)
    if points_at == "hero" and action < s.players and s.hero[action] >= 0:
        return f"hero-{content.hero_ids[s.hero[action]]}"
    if points_at == "thing" and action < THINGS:
        return f"thing-{block_of(action)}"
    if kind in (v.INVITE, v.JOIN, v.FIGHT_ON, v.BEFORE_FOE, v.BLADE_FIGHT):
        return foe_thing(s.foe)
    return f"thing-{content.ITEM_KINDS[action]}" if points_at == "item" else ""


def foe_thing(foe: int) -> str:
    return f"foe-{foe_id(foe)}" if 0 <= foe < len(FOE_ICONS) - 1 else ""


def act_thing(s: AndorState, action: int) -> str:
    """Whom one attacks, or who stands where one goes."""
    if action < v.TAKE_ALONG:
        return foe_thing(s.on[action % SPACES] - 1)
    if v.FIGHT <= action < v.PASS and 0 <= s.seat < s.players:
        return foe_thing(foe_of(s, action)[0])
    return "thing-flask" if action == v.SIP else ""


def free_thing(action: int) -> str:
    for first, each in ((v.PICK, 1), (v.DROP, 1), (v.GIVE, 4), (v.USE, 1)):
        if first <= action < first + THINGS * each:
            return f"thing-{block_of((action - first) // each)}"
    if v.BUY_ITEM <= action < v.BUY_ITEM + len(content.ITEM_KINDS):
        return f"thing-{content.ITEM_KINDS[action - v.BUY_ITEM]}"
    return "thing-falcon" if v.FLY <= action < v.USE_PLANTS else "thing-plant" if action == v.USE_PLANTS else ""


def each_sheet() -> Iterator[Sheet]:
    """Heroes, foes, things, fog."""
    effects: tuple[Say, ...]
    yield from map(hero_sheet, range(len(content.hero_ids)))
    yield from map(foe_sheet, range(len(content.creature_ids)))
    widow = len(content.creature_ids)
    effects = (Say("sheet-widow", {"strength": content.widow_strength}),)
    yield Sheet(foe_thing(widow), Say("sheets-foes"), say_foe(widow), effects, WIDOW_RULE, FOE_ICONS[widow])
    for kind, rule in THING_RULES.items():
        effects = (Say(f"does-{kind}"),)
        if kind == "hope":
            effects = tuple(Say(f"does-hope-{stone}") for stone in range(1, HOPE_STONES + 1))
        sold = kind in content.ITEM_KINDS
        cost = Say("count-gold", {"count": content.price_item}) if sold else None
        yield Sheet(f"thing-{kind}", Say("sheets-things"), say_kind(kind), effects, rule, THING_ICONS[kind], cost)
    for kind, count in zip(content.FOG_KINDS, content.fog_count, strict=True):
        effects = (Say("sheet-fog", {"count": count}),)
        rule = FOG_RULES.get(kind, SIMPLE_FOG)
        yield Sheet(f"fog-{kind}", Say("sheets-fog"), Say(f"fog-{kind}"), effects, rule, "i-fog")


def hero_sheet(hero: int) -> Sheet:
    """A hero with the dice it has by willpower."""
    name = content.hero_ids[hero]
    facts = content.HEROES[hero]
    rows = dict(zip(reversed(facts["dice"]), reversed(facts["rows"]), strict=True))  # the first row with so many dice
    steps = joined([Say("sheet-dice", {"dice": dice, "will": will}) for dice, will in reversed(rows.items())])
    effects = (Say(f"ability-{name}"), steps, Say("sheet-rank", {"rank": content.hero_rank[hero]}))
    return Sheet(f"hero-{name}", Say("sheets-heroes"), Say(f"hero-{name}"), effects, HERO_RULES[hero], HERO_ICONS[hero])


def foe_sheet(foe: int) -> Sheet:
    """A creature with its numbers; strength for two, three and four heroes where it differs."""
    name, facts = content.creature_ids[foe], content.FACTS["creatures"][foe]
    strengths = facts["strength"]
    by_heroes = {f"for{count + TWO_HEROES}": number for count, number in enumerate(strengths)}
    key = "sheet-foe-strength" if len(set(strengths)) == 1 else "sheet-foe-strengths"
    die = Say(f"sheet-die-{facts['die']}", {"count": facts["dice"]})
    effects = [Say(key, {**by_heroes, "will": facts["will"]}), die]
    if facts["reward"]:
        effects.append(Say("sheet-reward", {"points": say_count("points", facts["reward"])}))
    return Sheet(f"foe-{name}", Say("sheets-foes"), say_foe(foe), tuple(effects), FOE_RULES[foe], FOE_ICONS[foe])
