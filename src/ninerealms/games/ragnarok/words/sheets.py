"""Every Hero, monster, artefact, card, wheel action, realm and god as it is looked up: what it does, and its rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import GIANTS, RagnarokState
from ninerealms.games.ragnarok.words import icons
from ninerealms.games.ragnarok.words.naming import (
    monster_id,
    pair_of,
    realm_id,
    say_action,
    say_artefact,
    say_attribute,
    say_card,
    say_card_worth,
    say_god,
    say_monster,
    say_rune,
    say_strikes,
    say_wounds,
)
from ninerealms.games.ragnarok.words.things import is_none
from ninerealms.kernel.choice import Sheet
from ninerealms.kit.say import joined
from ninerealms.text.words import Say

HERO_RULES = ("LOR-291", "LOR-292", "LOR-293", "LOR-294", "LOR-295")
MONSTER_RULES = ("LOR-201", "LOR-202", "LOR-203", "LOR-204", "LOR-205", "LOR-206", "LOR-207", "LOR-208")
ARTEFACT_RULES = ("LOR-221", "LOR-222", "LOR-223", "LOR-224", "LOR-225", "LOR-226", "UTG-101")
ACTION_RULES = ("LOR-052", "LOR-053", "LOR-054", "LOR-055", "LOR-056", "LOR-057", "LOR-059")
REALM_RULES = {
    "vanaheim": "LOR-241",
    "alfheim": "LOR-242",
    "jotunheim": "LOR-243",
    "utgard": "UTG-020",
    "muspelheim": "LOR-244",
    "svartalfheim": "LOR-245",
    "niflheim": "LOR-246",
}
GOD_RULES = ("LOR-253", "LOR-252", "LOR-251")
CARD_RULES = {"wild": "LOR-273"}
PLAIN_CARD = "LOR-272"
RUNE_RULE = "LOR-036"
LOKI = len(content.monster_ids)


def thing_of(s: RagnarokState, kind: int, action: int) -> str:
    """The sheet of what a value of a question points at."""
    points_at = v.KINDS[kind].points_at
    if is_none(kind, action):
        return ""
    if points_at == "strike" and action >= v.PAIR:
        action = pair_of(action)[0]
    if points_at == "hunt" and action == v.ACTIVATE_SOME:
        return ""
    if points_at in ("monster", "figure", "hunt"):
        return f"monster-{monster_id(min(action, LOKI))}"
    if points_at == "realm":
        return f"realm-{realm_id(s, action)}"
    if points_at == "action":
        return f"action-{ACTIONS[action]}" if action < len(ACTIONS) else ""
    prefix, ids = POINTED.get(points_at, ("", ()))
    return f"{prefix}-{ids[action]}" if prefix and action < len(ids) else ""


ACTIONS = (*content.action_ids, "build-monument")
POINTED: dict[str, tuple[str, Sequence[str]]] = {
    "hero": ("hero", content.hero_ids),
    "artefact": ("artefact", content.artefact_ids),
    "monument": ("god", content.monument_ids),
    "rune": ("rune", content.RUNES),
    "card": ("card", content.card_ids),
    "strike": ("card", content.card_ids),
}


def each_sheet() -> Iterator[Sheet]:
    """Heroes, monsters, artefacts, Combat cards, the wheel, realms, gods, runes."""
    effects: tuple[Say, ...]
    yield from map(hero_sheet, range(len(content.hero_ids)))
    yield from map(monster_sheet, range(LOKI + 1))
    for artefact, (name, rule) in enumerate(zip(content.artefact_ids, ARTEFACT_RULES, strict=True)):
        effects = (Say(f"does-{name}"), Say("sheet-artefact-of", {"monster": say_monster(artefact)}))
        icon, kind = icons.ARTEFACT_ICONS[artefact], Say("sheets-artefacts")
        yield Sheet(f"artefact-{name}", kind, say_artefact(artefact), effects, rule, icon)
    yield from map(card_sheet, range(len(content.card_ids)))
    for action, (name, rule) in enumerate(zip(ACTIONS, ACTION_RULES, strict=True)):
        effects = (Say(f"does-{name}"),)
        icon = icons.ACTION_ICONS[action]
        yield Sheet(f"action-{name}", Say("sheets-actions"), say_action(action), effects, rule, icon)
    for name, rule in REALM_RULES.items():
        effects = (Say(f"bonus-{name}"),)
        yield Sheet(f"realm-{name}", Say("sheets-realms"), Say(f"realm-{name}"), effects, rule, f"w-{name}")
    for god, (name, rule) in enumerate(zip(content.monument_ids, GOD_RULES, strict=True)):
        effects = (Say("sheet-raises", {"attribute": say_attribute(god)}), Say(f"does-god-{name}"))
        yield Sheet(f"god-{name}", Say("sheets-gods"), say_god(god), effects, rule, icons.GOD_ICONS[god])
    for rune, name in enumerate(content.RUNES):
        beasts = [say_monster(each) for each in range(GIANTS) if content.monster_rune[each] == rune]
        effects = (Say("sheet-rune", {"price": content.GAME["control_price"], "monsters": joined(beasts)}),)
        yield Sheet(f"rune-{name}", Say("sheets-runes"), say_rune(rune), effects, RUNE_RULE, icons.RUNE_ICONS[rune])


def hero_sheet(hero: int) -> Sheet:
    name, each = content.hero_ids[hero], len(content.ATTRIBUTES)
    numbers = content.start_attribute[hero * each : (hero + 1) * each]
    attributes = joined(
        [Say("attribute-value", {"attribute": say_attribute(k), "value": number}) for k, number in enumerate(numbers)]
    )
    effects = (Say(f"ability-{name}"), attributes)
    icon = icons.HERO_ICONS[hero]
    return Sheet(f"hero-{name}", Say("sheets-heroes"), Say(f"hero-{name}"), effects, HERO_RULES[hero], icon)


def monster_sheet(monster: int) -> Sheet:
    """A monster with its wounds, its attack, its rune and its artefact; Loki has only wounds."""
    each = len(content.WOUNDS)
    wounds = content.monster_wounds[monster * each : (monster + 1) * each]
    effects = [Say("sheet-wounds", {"wounds": say_wounds(wounds)})]
    if monster < LOKI:
        rune = say_rune(content.monster_rune[monster])
        effects.append(Say("sheet-strikes", {"strikes": say_strikes(monster)}))
        key = "sheet-slain-untamed" if monster == GIANTS else "sheet-slain"
        effects.append(Say(key, {"rune": rune, "artefact": say_artefact(monster)}))
    else:
        effects.append(Say("sheet-loki"))
    key, icon = f"monster-{monster_id(monster)}", icons.MONSTER_ICONS[monster]
    return Sheet(key, Say("sheets-monsters"), say_monster(monster), tuple(effects), MONSTER_RULES[monster], icon)


def card_sheet(card: int) -> Sheet:
    symbol = content.SYMBOLS[content.card_symbol[card]]
    effects = (
        say_card_worth(card),
        Say("sheet-copies", {"count": content.card_count[card], "all": sum(content.card_count)}),
    )
    icon = icons.SYMBOL_ICONS[content.card_symbol[card]]
    rule = CARD_RULES.get(symbol, PLAIN_CARD)
    return Sheet(f"card-{content.card_ids[card]}", Say("sheets-cards"), say_card(card), effects, rule, icon)
