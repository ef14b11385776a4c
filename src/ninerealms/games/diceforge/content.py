"""Loads the facts of content.toml once, checks them, and lays them out as rows of ints."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from ninerealms.errors import BadOption
from ninerealms.games.diceforge import vocabulary as v

RESOURCES = "GSMVAL"
RESOURCE_COUNT = 6
LAST_LEVEL = 7
KINDS = {
    "triple": v.TRIPLES,
    "mirror": v.MIRRORS,
    "ship": v.SAILS,
    "depends": v.DEPENDS,
    "boar": v.IS_BOAR,
    "golem": v.IS_GOLEM,
    "misfortune": v.IS_MISFORTUNE,
}
MODULES = ("none", "goddess", "titans")
ZONES = ("", "L1", "L2", "L3", "R1", "R2")

FACTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("content.toml").read_text(encoding="utf-8"))


def joined(part: str, places: tuple[str, ...]) -> list[dict[str, Any]]:
    """The entries of one part, in the order of its places, each told where it belongs."""
    return [{**entry, "place": place} for place in places for entry in FACTS[part][place]]


FACES: list[dict[str, Any]] = joined("faces", ("sanctuary", "start", "gardens", "goddess", "titans"))
SETS: list[dict[str, Any]] = joined("sets", ("basic", "base", "rebellion", "goddess", "titans"))
SLOTS: list[dict[str, Any]] = FACTS["slots"]
CHOICES: list[dict[str, Any]] = FACTS["choices"]
TREASURES: list[dict[str, Any]] = FACTS["labyrinth"]["treasures"]
ALLEGIANCE: list[dict[str, Any]] = FACTS["allegiance"]["spaces"]

face_ids: list[str] = [face["id"] for face in FACES]
set_ids: list[str] = [card["id"] for card in SETS]
slot_ids: list[str] = [slot["id"] for slot in SLOTS]
treasure_ids: list[str] = [token["id"] for token in TREASURES]


def amounts(gain: str) -> list[int]:
    """How much of each resource "2M+2V" or "3G/2V" shows."""
    row = [0] * RESOURCE_COUNT
    for part in gain.replace("/", "+").split("+"):
        if part:
            row[RESOURCES.index(part[-1])] = int(part[:-1])
    return row


def mask(row: list[int]) -> int:
    return sum(1 << k for k, amount in enumerate(row) if amount)


def kind_of(face: dict[str, Any]) -> int:
    if "kind" in face:
        return KINDS[face["kind"]]
    return v.GIVES_ONE if "/" in face["gain"] else v.GIVES_ALL


# --- faces --------------------------------------------------------------------------------------------

face_kind: list[int] = [kind_of(face) for face in FACES]
face_level: list[int] = [face.get("level", 0) for face in FACES]
face_cost: list[int] = [face.get("cost", 0) for face in FACES]
face_colour: list[int] = [face.get("colour", 0) for face in FACES]
face_wants: list[int] = [RESOURCES.index(face["wants"]) if "wants" in face else 0 for face in FACES]
face_giver: list[int] = [set_ids.index(face["giver"]) if "giver" in face else -1 for face in FACES]
# What a face gives, then what it gives when the other die gives what it wants.
face_amount: list[int] = [n for face in FACES for n in amounts(face.get("gain", ""))] + [
    n for face in FACES for n in amounts(face.get("hit", ""))
]
face_mask: list[int] = [mask(amounts(face.get("gain", ""))) for face in FACES]
face_mask_all: list[int] = [mask(amounts(face.get("gain", ""))) | mask(amounts(face.get("hit", ""))) for face in FACES]
# DFR-294: a shield or Chaos face shows glory in its coloured part; a boar face does not.
face_glory: list[int] = [int(bool(wide & (1 << v.GLORY))) for wide in face_mask_all]
sanctuary: list[int] = [k for k, face in enumerate(FACES) if face["place"] == "sanctuary"]
compartment: list[int] = [FACES[k]["compartment"] for k in sanctuary]


def supply(module: int) -> list[int]:
    """The faces in Sanctuary, Gardens and Forest before any thinning."""
    places = ("sanctuary", "gardens", MODULES[module])
    return [face.get("count", 0) if face["place"] in places else 0 for face in FACES]


pool_start: list[int] = [n for module in range(3) for n in supply(module)]
dice_start: list[int] = [
    face_ids.index(name) for module in MODULES for die in ("light", "dark") for name in FACTS["dice"][module][die]
]

# --- sets and slots -----------------------------------------------------------------------------------

set_slot: list[int] = [slot_ids.index(card["slot"]) for card in SETS]
set_points: list[int] = [card["points"] for card in SETS]
set_now: list[int] = [int(card["type"] == "now") for card in SETS]
set_reinforces: list[int] = [int(card["type"] == "reinforcement") for card in SETS]
set_coloured: list[int] = [int(card.get("coloured", False)) for card in SETS]
slot_island: list[int] = [slot["island"] - 1 for slot in SLOTS]
slot_sun: list[int] = [amounts(slot["cost"])[v.SUN] for slot in SLOTS]
slot_moon: list[int] = [amounts(slot["cost"])[v.MOON] for slot in SLOTS]
choice_amount: list[int] = [n for choice in CHOICES for n in amounts(choice["gain"])]

limit: list[int] = [FACTS["game"]["limits"].get(name, 0) for name in RESOURCES]
chest_raise: list[int] = [FACTS["game"]["chest"].get(name, 0) for name in RESOURCES]
start_gold: list[int] = FACTS["game"]["gold_by_turn_order"]


def by_players(fact: str) -> list[int]:
    """A fact per number of players, at the index of that number."""
    return [FACTS["game"][fact].get(str(players), 0) for players in range(5)]


rounds: list[int] = by_players("rounds")
blessings: list[int] = by_players("blessings")
left_per_compartment: list[int] = by_players("left_per_compartment")

# --- boards -------------------------------------------------------------------------------------------

space_ids: list[str] = [line.split(" >")[0] for line in FACTS["labyrinth"]["spaces"]]
MOST_WAYS = 3


def ways(forward: bool) -> list[int]:
    """Up to three spaces to go to from each space, -1 for none."""
    links = [[space_ids.index(name) for name in line.split(">")[1].split()] for line in FACTS["labyrinth"]["spaces"]]
    if not forward:
        links = [[k for k, there in enumerate(links) if space in there] for space in range(len(links))]
    return [there[k] if k < len(there) else -1 for there in links for k in range(MOST_WAYS)]


way_forward: list[int] = ways(True)
way_back: list[int] = ways(False)
rooms: list[int] = [space_ids.index(name) for name in FACTS["labyrinth"]["rooms"]]
space_room: list[int] = [rooms.index(space) if space in rooms else -1 for space in range(len(space_ids))]
treasure_amount: list[int] = [n for side in ("front", "back") for token in TREASURES for n in amounts(token[side])]

allegiance_ids: list[str] = [space["id"] for space in ALLEGIANCE]
allegiance_value: list[int] = [space["value"] for space in ALLEGIANCE]
allegiance_zone: list[int] = [ZONES.index(space["zone"]) for space in ALLEGIANCE]
to_loyalty: list[int] = [allegiance_ids.index(space["loyal"]) for space in ALLEGIANCE]
to_rebellion: list[int] = [allegiance_ids.index(space["rebel"]) for space in ALLEGIANCE]

# --- set-ups ------------------------------------------------------------------------------------------

RANDOM = ("random", "random_goddess", "random_titans")
MIXES: dict[str, Any] = FACTS["mixes"]
ANY = -1
NEVER_BOTH = "The Goddess module and the Titans module are never in one game."


def module_in(name: str) -> str:
    """The module a published mix or a random set-up brings, empty for none."""
    return str(name.partition("_")[2] if name in RANDOM else MIXES[name].get("module", ""))


def mix(name: str) -> list[int]:
    """The sets of a published mix or of a random set-up, slot by slot; ANY where chance decides."""
    module = module_in(name)
    row = [ANY if name in RANDOM else k for k in range(len(SLOTS))]
    chosen = [] if name in RANDOM else MIXES[name].get("sets", [])
    for k, card in enumerate(SETS):
        by_module = module != "" and (card["place"] == module or card.get("discovery") == module)
        if card["id"] in chosen or (by_module and (card["place"] == module or name not in RANDOM)):
            row[set_slot[k]] = k
    return row


@cache
def plan(setup: str) -> tuple[int, ...]:
    """DFR-001, DFR-003, DFR-006, DFR-024, DFR-518, DFR-519, DFR-520: the set of each slot, or a refusal.

    `first`, or `titans, eternal-fire`, or any sets; a slot not named keeps its basic set.
    """
    words = [word for word in setup.lower().replace(",", " ").split() if word]
    start = "first"
    if words and (words[0] in MIXES or words[0] in RANDOM):
        start = words.pop(0)
    row = mix(start)
    asked: dict[int, int] = {}
    for word in words:
        if word in MIXES or word in RANDOM:
            refuse_second(start, word)
        if word not in set_ids:
            known = ", ".join([*MIXES, *RANDOM, *set_ids])
            raise BadOption(f"There is no set-up or set {word!r}; there are {known}.", "DFR-006")
        card = set_ids.index(word)
        slot = set_slot[card]
        if asked.setdefault(slot, card) != card:
            other = set_ids[asked[slot]]
            raise BadOption(f"{other} and {word} belong to the same slot {slot_ids[slot]}.", "DFR-024")
        row[slot] = card
    check_modules(row)
    return tuple(row)


def refuse_second(start: str, word: str) -> None:
    """DFR-005, DFR-006: a whole set-up is named once, before the sets that change it."""
    if {module_in(start), module_in(word)} == {"goddess", "titans"}:
        raise BadOption(NEVER_BOTH, "DFR-005")
    raise BadOption(f"{word} is a whole set-up: name it first, then the sets that change it, and no other.", "DFR-006")


def check_modules(row: list[int]) -> None:
    """DFR-004, DFR-005: at most one module, and that one whole."""
    present = {SETS[card]["place"] for card in row if card != ANY}
    if {"goddess", "titans"} <= present:
        raise BadOption(NEVER_BOTH, "DFR-005")
    for module in ("goddess", "titans"):
        whole = [k for k, card in enumerate(SETS) if card["place"] == module]
        missing = [set_ids[k] for k in whole if row[set_slot[k]] != k]
        if module in present and missing:
            listed = " and ".join(filter(None, [", ".join(missing[:-1]), missing[-1]]))
            is_missing = "is missing" if len(missing) == 1 else "are missing"
            sentence = f"The {module.capitalize()} module comes with all its sets; {listed} {is_missing}."
            raise BadOption(sentence, "DFR-004")


@cache
def module_of(row: tuple[int, ...]) -> int:
    """0 none, 1 Goddess, 2 Titans."""
    places = {SETS[card]["place"] for card in row if card != ANY}
    return next((k for k, module in enumerate(MODULES) if module in places), 0)


def free_sets(slot: int) -> list[int]:
    """What chance may put into a slot: any set of it that belongs to no module."""
    return [k for k in range(len(SETS)) if set_slot[k] == slot and SETS[k]["place"] not in MODULES]


# Per slot up to four sets to draw from, -1 for none.
slot_choices: list[int] = [(free_sets(slot) + [-1] * 4)[k] for slot in range(len(SLOTS)) for k in range(4)]


def check() -> None:
    """DFR-007, DFR-008, DFR-009, DFR-013, DFR-022, DFR-119, DFR-348, DFR-350, DFR-415, DFR-428: stated counts."""
    assert (len(SETS), len(FACES), len(space_ids), len(ALLEGIANCE)) == (54, 43, 36, 31)
    assert sum(FACES[k]["count"] for k in sanctuary) == 40
    assert all(set_slot[k] == k for k in range(len(SLOTS)))
    for name, module in (("goddess", 4), ("titans", 6)):
        row = mix(name)
        assert sum(SETS[k]["place"] == name for k in row) == module
        assert sum(SETS[k]["place"] == "rebellion" for k in row) == 15 - module
    assert all(len(free_sets(slot)) <= 4 for slot in range(len(SLOTS)))
    for constant, name in ((v.TWINS, "twins"), (v.MISFORTUNE, "misfortune"), (v.TYPHON, "typhon")):
        assert set_ids[constant] == name
    for constant, name in (
        (v.TRIPLE_FACE, "x3"),
        (v.FIRST_BOAR, "boar-red"),
        (v.LAST_CHAOS, "chaos-green"),
    ):
        assert face_ids[constant] == name


check()
