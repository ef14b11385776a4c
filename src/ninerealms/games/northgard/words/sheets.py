"""Every card, building and tile as it is looked up: what it does, what it needs, its rule."""

from __future__ import annotations

from collections.abc import Iterator

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import CAMP, RENEW, TOWER, NorthState
from ninerealms.games.northgard.words.icons import BUILDING_ICONS, CARD_ICONS
from ninerealms.games.northgard.words.naming import action_id, card_id, each_symbol, say_printed
from ninerealms.kernel.choice import Sheet
from ninerealms.kit.say import joined
from ninerealms.text.words import Say

CARD_RULES = {
    "recruit": "NTG-030",
    "build": "NTG-040",
    "explore": "NTG-051",
    "special": "NTG-058",
    "move-1": "NTG-071",
    "move-2": "NTG-072",
    "renew": "NTG-060",
}
BUILDING_RULES = {TOWER: "NTG-048", CAMP: "NTG-049"}
MONOPOLY_RULE = "NTG-050"
TILE_RULE = "NTG-052"


def thing_of(s: NorthState, kind: int, action: int) -> str:
    """The sheet of what a value of a question points at."""
    points_at = v.KINDS[kind].points_at
    if points_at == "card":
        return f"card-{card_id(s, action)}"
    if points_at == "action":
        return f"card-{action_id(action)}"
    return f"building-{content.building_ids[action]}" if points_at == "building" else ""


def each_sheet() -> Iterator[Sheet]:
    """Cards, buildings, tiles."""
    for number, card in enumerate(content.card_ids):
        does = Say("sheet-renew") if number == RENEW else Say(f"brief-{card}")
        bonus = Say("sheet-bonus", {"bonus": content.CARDS[number]["bonus"]})
        icon, name = CARD_ICONS[card][0], Say(f"card-{card}")
        yield Sheet(f"card-{card}", Say("sheets-cards"), name, (does, bonus), CARD_RULES[card], icon)
    for number, building in enumerate(content.building_ids):
        facts = content.BUILDINGS[number]
        benefit = Say(f"benefit-{building if number in BUILDING_RULES else 'monopoly'}")
        count = Say("sheet-tokens", {"count": facts["count"]})
        yield Sheet(
            f"building-{building}",
            Say("sheets-buildings"),
            Say(f"building-{building}"),
            (benefit, count),
            BUILDING_RULES.get(number, MONOPOLY_RULE),
            BUILDING_ICONS[building],
            Say("sheet-needs", {"symbols": joined(each_symbol(facts["food"], facts["wood"], facts["lore"]))}),
        )
    for number, tile in enumerate(content.TILES):
        name = Say("tile", {"id": tile["id"]})
        yield Sheet(
            f"tile-{tile['id']}", Say("sheets-tiles"), name, (say_printed(number),), TILE_RULE, f"t-{tile['id']}"
        )
