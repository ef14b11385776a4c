"""Every card, face and space as it is looked up: what it does, what it costs, its rule."""

from __future__ import annotations

from collections.abc import Iterator

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board
from ninerealms.games.diceforge.rules.state import DICE_EACH, SPOTS_EACH, ForgeState
from ninerealms.games.diceforge.words.icons import emblem
from ninerealms.games.diceforge.words.naming import (
    effects_of,
    say_card,
    say_cost,
    say_count,
    say_face,
    say_face_effect,
    say_space,
    say_space_effect,
    say_zone,
    treasure_gain,
)
from ninerealms.kernel.choice import Sheet
from ninerealms.kit.say import all_of
from ninerealms.text.words import Say

TAKE_A_CARD = "DFR-093"
RULES = {
    "hammer": "DFR-175", "chest": "DFR-181", "hind": "DFR-183", "satyrs": "DFR-186", "ferryman": "DFR-192",
    "helmet": "DFR-197", "cancer": "DFR-198", "elder": "DFR-201", "wild-spirits": "DFR-202", "owl": "DFR-203",
    "minotaur": "DFR-205", "gorgon": "DFR-212", "mirror": "DFR-214", "sphinx": "DFR-215", "hydra": "DFR-217",
    "bear": "DFR-184", "boar": "DFR-189", "cerberus": "DFR-193", "sentinel": "DFR-199", "ship": "DFR-204",
    "shield": "DFR-211", "triton": "DFR-213", "cyclops": "DFR-216", "typhon": "DFR-218", "twins": "DFR-219",
    "scepter": "DFR-229", "companion": "DFR-242", "wind": "DFR-247", "celestial-die": "DFR-255",
    "ancestor": "DFR-256", "mists": "DFR-263", "right-hand": "DFR-270", "eternal-night": "DFR-272",
    "tree": "DFR-276", "merchant": "DFR-280", "wood-nymph": "DFR-285", "light": "DFR-287", "goldsmith": "DFR-290",
    "omniscient": "DFR-293", "trident": "DFR-296", "eternal-fire": "DFR-303", "left-hand": "DFR-311",
    "first-titan": "DFR-319", "goddess-card": "DFR-326", "moon-golem": "DFR-401", "great-golem": "DFR-403",
    "sun-golem": "DFR-402", "time-golem": "DFR-404", "memory": "DFR-491", "oracle": "DFR-496", "chaos": "DFR-501",
    "dogged": "DFR-500", "guardian": "DFR-502", "misfortune": "DFR-504",
}  # fmt: skip
OF_LEVEL = ("DFR-128", "DFR-120", "DFR-121", "DFR-122", "DFR-123", "DFR-124", "DFR-125", "DFR-126")
OF_KIND = {
    "triple": "DFR-143",
    "mirror": "DFR-145",
    "ship": "DFR-146",
    "depends": "DFR-149",
    "boar": "DFR-154",
    "golem": "DFR-346",
    "misfortune": "DFR-413",
}
CELESTIAL_RULES = ("DFR-330", "DFR-331", "DFR-332", "DFR-333", "DFR-334", "DFR-335")
OF_LANE = {"S": "DFR-351", "U": "DFR-352", "C": "DFR-353", "L": "DFR-354", "J": "DFR-355", "T": "DFR-355"}
ZONE_RULES = {"L1": "DFR-446", "L2": "DFR-447", "L3": "DFR-448", "R1": "DFR-461", "R2": "DFR-463"}


def card_key(card: int) -> str:
    return f"card-{content.set_ids[card]}"


def face_key(face: int) -> str:
    return f"face-{content.face_ids[face]}"


def thing_of(s: ForgeState, kind: int, action: int) -> str:
    """The sheet of what a value of a question points at."""
    points_at = v.KINDS[kind].points_at
    if action >= v.SPEND_TRITON and v.KINDS[kind].size > v.SPEND_TRITON:
        return "card-triton" if action == v.SPEND_TRITON else "card-companion"
    if points_at == "act" and action != v.PASS:
        return face_key(action - v.FORGE_ACT) if action >= v.FORGE_ACT else card_key(s.sets[action - v.EXPLOIT_ACT])
    if points_at == "slot" and (kind, action) != (v.REINFORCE, v.STOP_REINFORCING):
        return card_key(s.sets[action])
    if points_at in ("sanctuary", "face") and action < len(content.face_ids):
        return face_key(action)
    if points_at == "spot":
        return face_key(s.die[s.seat * SPOTS_EACH + action])
    if points_at == "die" and action < s.players * DICE_EACH:
        return face_key(board.shown(s, action))
    if points_at == "space":
        return f"space-{content.space_ids[action].lower()}"
    return f"treasure-{content.treasure_ids[action]}" if points_at == "treasure" else ""


def each_sheet() -> Iterator[Sheet]:
    """Cards, faces, the Celestial die, and what lies on the boards of both modules."""
    effects: tuple[Say, ...]
    yield from map(card_sheet, content.SETS)
    yield from map(face_sheet, range(len(content.face_ids)))
    for number, rule in enumerate(CELESTIAL_RULES, 1):
        said = Say(f"celestial-{number}")
        yield Sheet(f"celestial-{number}", Say("sheets-celestial"), said, (), rule, f"k-{number - 1}")
    for space in content.space_ids:
        effects = (say_space_effect(space),)
        rule = OF_LANE.get(space[:1], "DFR-351")
        icon = "i-chest" if space in content.FACTS["labyrinth"]["rooms"] else f"s-{space}"
        yield Sheet(f"space-{space.lower()}", Say("sheets-spaces"), say_space(space), effects, rule, icon)
    for treasure in content.treasure_ids:
        found, later = (all_of(treasure_gain(treasure, side)) for side in ("front", "back"))
        effects = (Say("sheet-treasure", {"gain": found, "later": later}),)
        name = Say(f"treasure-{treasure}")
        yield Sheet(f"treasure-{treasure}", Say("sheets-treasures"), name, effects, "DFR-384", "i-chest")
    for zone in filter(None, content.ZONES):
        effects = (Say(f"zone-effect-{zone.lower()}"),)
        yield Sheet(f"zone-{zone.lower()}", Say("sheets-zones"), say_zone(zone), effects, ZONE_RULES[zone])


def card_sheet(card: int) -> Sheet:
    name, slot = content.set_ids[card], content.set_slot[card]
    cost = say_cost(content.slot_sun[slot], content.slot_moon[slot])
    rule = RULES.get(name, TAKE_A_CARD)
    return Sheet(card_key(card), Say("sheets-cards"), say_card(card), effects_of(card), rule, emblem(name), cost)


def face_sheet(face: int) -> Sheet:
    name, facts = content.face_ids[face], content.FACES[face]
    price = content.face_cost[face]
    rule = OF_KIND.get(facts.get("kind", ""), OF_LEVEL[content.face_level[face]])
    cost = say_count(v.GOLD, price) if price else None
    return Sheet(face_key(face), Say("sheets-faces"), say_face(name), (say_face_effect(name),), rule, f"f-{name}", cost)
