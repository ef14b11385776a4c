"""Loads the facts of content.toml once, checks them, and lays them out as rows of ints."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ninerealms.errors import BadContent
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.kernel.checks import refused_option
from ninerealms.kernel.content import Entry, blocks, check_keys, numbered, one_of, read, read_line, unbroken

RESOURCES = "GSMVAL"
NAMES = ("gold", "sun", "moon", "glory", "shard", "loyalty")
RESOURCE_COUNT = 6
LAST_LEVEL = 7
COMPARTMENTS = 10
PER_COMPARTMENT = 4
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
IN_SERIES = {"basic": 15, "base": 9, "rebellion": 20, "goddess": 4, "titans": 6}
SERIES = (*IN_SERIES, "house")
TYPES = ("now", "reinforcement", "lasting", "token", "none")

# The least and the most of each number, as the state, the rules and the drawing can hold it.
RANGES = {
    "game.rounds.*": (1, 20),
    "game.blessings.*": (1, 4),
    "game.left_per_compartment.*": (0, 4),
    "game.gold_by_turn_order": (0, 60),
    "game.limits.*": (1, 60),
    "game.chest.*": (0, 15),
    "slots.island": (1, 7),
    "faces.*.level": (1, LAST_LEVEL),
    "faces.*.cost": (0, 60),
    "faces.*.count": (0, 20),
    "faces.*.compartment": (0, 9),
    "faces.*.colour": (0, 3),
    "sets.glory": (0, 60),
    "allegiance.spaces.value": (-99, 99),
}
MOST_GAINED = 60
FACTS: Entry = read(Path(__file__).with_name("content.toml"), RANGES)

FACES: list[Entry] = [
    {**face, "place": face["block"].split(".")[1]}
    for face in unbroken(numbered(blocks(FACTS, *(f"faces.{place}" for place in FACTS["faces"]))))
]
CHOICES: list[Entry] = unbroken(numbered(blocks(FACTS, "choices")))
SLOTS: list[Entry] = FACTS["slots"]
TREASURES: list[Entry] = FACTS["labyrinth"]["treasures"]
ALLEGIANCE: list[Entry] = FACTS["allegiance"]["spaces"]
# All that has an effect is counted as one: cards, the faces of the Celestial die, the spaces of the labyrinth.
SCRIPTS: dict[int, Entry] = numbered(blocks(FACTS, "sets", "celestial", "labyrinth.spaces"))
SETS: dict[int, Entry] = {k: entry for k, entry in SCRIPTS.items() if entry["block"].startswith("sets.")}
CELESTIAL_SCRIPT: int = FACTS["celestial"]["celestial-1"]["number"]
SPACE_SCRIPT: int = FACTS["labyrinth"]["spaces"]["START"]["number"]
SPACES: list[Entry] = unbroken(numbered(blocks(FACTS, "labyrinth.spaces")), SPACE_SCRIPT)
unbroken(numbered(blocks(FACTS, "celestial")), CELESTIAL_SCRIPT)

face_ids: list[str] = [face["id"] for face in FACES]
choice_ids: list[str] = [choice["id"] for choice in CHOICES]
set_ids: list[str] = [SETS[k]["id"] if k in SETS else "" for k in range(max(SETS) + 1)]
slot_ids: list[str] = [slot["id"] for slot in SLOTS]
treasure_ids: list[str] = [token["id"] for token in TREASURES]
space_ids: list[str] = [space["id"] for space in SPACES]


def amounts(gain: str) -> list[int]:
    """How much of each resource "2M+2V" or "3G/2V" shows."""
    row = [0] * RESOURCE_COUNT
    for part in gain.replace("/", "+").split("+"):
        if part:
            if part[-1] not in RESOURCES or not part[:-1].isdigit() or int(part[:-1]) > MOST_GAINED:
                raise ValueError(
                    f"{gain!r} is no gain: each part is a number up to {MOST_GAINED} and one of {RESOURCES}"
                )
            row[RESOURCES.index(part[-1])] = int(part[:-1])
    return row


def mask(row: list[int]) -> int:
    return sum(1 << k for k, amount in enumerate(row) if amount)


def kind_of(face: Entry) -> int:
    if "kind" in face:
        return KINDS[face["kind"]]
    return v.GIVES_ONE if "/" in face["gain"] else v.GIVES_ALL


# --- faces --------------------------------------------------------------------------------------------

face_kind: list[int] = [kind_of(face) for face in FACES]
face_level: list[int] = [face.get("level", 0) for face in FACES]
face_cost: list[int] = [face.get("cost", 0) for face in FACES]
face_colour: list[int] = [face.get("colour", 0) for face in FACES]
face_wants: list[int] = [RESOURCES.index(face["wants"]) if "wants" in face else 0 for face in FACES]
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


def check_set(card: Entry) -> Entry:
    """A block that says all there is to say of a card, and nothing else."""
    check_keys(card, {"series", "slot", "glory", "type", "source"}, {"effect", "coloured", "discovery"})
    one_of(card, "series", SERIES)
    one_of(card, "slot", slot_ids)
    one_of(card, "type", TYPES)
    return card


def by_set(fact: Callable[[Entry], int]) -> list[int]:
    """A fact of each card at the index of its number; 0 where no card has the number."""
    return [int(fact(check_set(SETS[k]))) if k in SETS else 0 for k in range(len(set_ids))]


set_slot: list[int] = by_set(lambda card: slot_ids.index(card["slot"]))
set_points: list[int] = by_set(lambda card: card["glory"])
set_now: list[int] = by_set(lambda card: card["type"] == "now")
set_reinforces: list[int] = by_set(lambda card: card["type"] == "reinforcement")
set_coloured: list[int] = by_set(lambda card: card.get("coloured", False))
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

# --- effects --------------------------------------------------------------------------------------------

MEANINGS = {
    "RESOURCE": {name: k for k, name in enumerate(NAMES)},
    "CHOICE": {name: k for k, name in enumerate(choice_ids)},
    "FACE": {name: k for k, name in enumerate(face_ids)},
    "PROCEDURE": v.RUNNABLE,
}
# The question what to turn into glory is put by the card of one slot.
TURNING_SLOTS = {v.TO_GLORY_SHARDS: "M7", v.TO_GLORY_GOLD: "F7"}
Line = tuple[int, int, int]


def line_of(block: str, line: str) -> Line:
    """The three numbers of a line."""
    phrase, values = read_line(block, line, v.PHRASES, MEANINGS)
    faces = values.get("FACES", [0])
    if faces != list(range(faces[0], faces[0] + len(faces))):
        raise BadContent(f'{block}: the faces of "{line}" do not have numbers one after another.')
    found = {**{name: numbers[0] for name, numbers in values.items()}, "LAST": faces[-1]}
    word, what, amount = (found[term] if isinstance(term, str) else term for term in v.PHRASES[phrase])
    return word, what, amount


def effect_of(entry: Entry) -> list[Line]:
    """The lines of a card, a Celestial face or a space."""
    block, kind = entry["block"], entry.get("type", "now")
    lines = [line_of(block, line) for line in entry.get("effect", [])]
    if len(lines) > v.LINES_EACH:
        raise BadContent(f"{block} has {len(lines)} lines of effect; there is room for {v.LINES_EACH}.")
    if block.startswith("sets.") and bool(lines) != (kind in ("now", "reinforcement")):
        raise BadContent(f"{block} is of the type {kind!r}, which has {'no' if lines else 'an'} effect.")
    for k, (word, _, amount) in enumerate(lines):
        if word == v.PAY and (k > 0 or kind != "reinforcement"):
            raise BadContent(f"{block}: `pay` is the first line of a reinforcement; anywhere else it is `may pay`.")
        if word == v.MAY_PAY and [line[:2] for line in lines[k + 1 :]] != [(v.GAIN, v.GLORY)]:
            raise BadContent(f"{block}: `may pay` is followed by `gain N glory`, and that is all.")
        for bit, slot in TURNING_SLOTS.items():
            if word in (v.BLESS, v.MINOR_WITH_ONE_DIE) and amount & bit and entry.get("slot") != slot:
                raise BadContent(f"{block}: only a card of slot {slot} is `turning` that into glory.")
    return lines


EFFECTS: dict[int, list[Line]] = {k: effect_of(entry) for k, entry in SCRIPTS.items()}
effect_lines: list[int] = [
    number
    for k in range(max(SCRIPTS) + 1)
    for line in (EFFECTS.get(k, []) + [(v.END, 0, 0)] * v.LINES_EACH)[: v.LINES_EACH]
    for number in line
]


def gives(card: int, face: int) -> bool:
    """Whether a card hands a face out."""
    return any(
        (word == v.FORGE and what <= face <= last) or (word == v.RIVAL_FORGES and face_kind[what] == face_kind[face])
        for word, what, last in EFFECTS.get(card, [])
    )


set_gives: list[int] = [int(k in SETS and gives(k, face)) for k in range(len(set_ids)) for face in range(len(FACES))]

# --- boards -------------------------------------------------------------------------------------------

MOST_WAYS = 3


def ways(forward: bool) -> list[int]:
    """Up to three spaces to go to from each space, -1 for none."""
    links = [[space_ids.index(name) for name in space["to"].split()] for space in SPACES]
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
FOLDER = Path(__file__).parent
NEVER_BOTH = "bad-both-modules"


def module_in(name: str) -> str:
    """The module a published mix or a random set-up brings, empty for none."""
    return str(name.partition("_")[2] if name in RANDOM else MIXES[name].get("module", ""))


def basic_sets() -> list[int]:
    """The basic set of each slot."""
    return sorted((k for k in SETS if SETS[k]["series"] == "basic"), key=lambda k: set_slot[k])


def mix(name: str) -> list[int]:
    """DFR-007, DFR-348, DFR-349, DFR-415, DFR-416, DFR-519: the sets of a mix by slot; ANY where chance decides."""
    module = module_in(name)
    row = [ANY] * len(SLOTS) if name in RANDOM else basic_sets()
    chosen = [] if name in RANDOM else MIXES[name].get("sets", [])
    for k, card in SETS.items():
        by_module = module != "" and (card["series"] == module or card.get("discovery") == module)
        if card["id"] in chosen or (by_module and (card["series"] == module or name not in RANDOM)):
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
            known = ", ".join([*MIXES, *RANDOM, *filter(None, set_ids)])
            raise refused_option("DFR-006", "bad-set", FOLDER, given=repr(word), known=known)
        card = set_ids.index(word)
        slot = set_slot[card]
        if asked.setdefault(slot, card) != card:
            other = set_ids[asked[slot]]
            raise refused_option("DFR-024", "bad-same-slot", FOLDER, other=other, given=word, slot=slot_ids[slot])
        row[slot] = card
    check_modules(row)
    return tuple(row)


def refuse_second(start: str, word: str) -> None:
    """DFR-005, DFR-006: a whole set-up is named once, before the sets that change it."""
    if {module_in(start), module_in(word)} == {"goddess", "titans"}:
        raise refused_option("DFR-005", NEVER_BOTH, FOLDER)
    raise refused_option("DFR-006", "bad-second-setup", FOLDER, given=word)


def check_modules(row: list[int]) -> None:
    """DFR-004, DFR-005: at most one module, and that one whole."""
    present = {SETS[card]["series"] for card in row if card != ANY}
    if {"goddess", "titans"} <= present:
        raise refused_option("DFR-005", NEVER_BOTH, FOLDER)
    for module in ("goddess", "titans"):
        whole = [k for k, card in SETS.items() if card["series"] == module]
        missing = [set_ids[k] for k in whole if row[set_slot[k]] != k]
        if module in present and missing:
            *others, last = missing
            told = {"module": module, "others": ", ".join(others), "last": last}
            raise refused_option("DFR-004", "bad-module-part", FOLDER, count=len(missing), **told)


@cache
def module_of(row: tuple[int, ...]) -> int:
    """0 none, 1 Goddess, 2 Titans."""
    series = {SETS[card]["series"] for card in row if card != ANY}
    return next((k for k, module in enumerate(MODULES) if module in series), 0)


def free_sets(slot: int) -> list[int]:
    """What chance may put into a slot: any set of it that belongs to no module."""
    return [k for k in SETS if set_slot[k] == slot and SETS[k]["series"] not in MODULES]


# Per slot the sets to draw from, -1 for none.
MOST_CHOICES = max(len(free_sets(slot)) for slot in range(len(SLOTS)))
slot_choices: list[int] = [
    (free_sets(slot) + [-1] * MOST_CHOICES)[k] for slot in range(len(SLOTS)) for k in range(MOST_CHOICES)
]


def check_faces() -> None:
    """DFR-029, DFR-154, DFR-475: four faces in each of ten compartments, one face of each colour."""
    for room in range(COMPARTMENTS):
        if sum(FACES[k]["count"] for k in sanctuary if FACES[k]["compartment"] == room) != PER_COMPARTMENT:
            raise ValueError(f"there are {PER_COMPARTMENT} faces in compartment {room}")
    if compartment != sorted(compartment):
        raise ValueError("the faces of the Sanctuary are in the order of their compartments")
    for kind in ("boar", "misfortune"):
        if [face["colour"] for face in FACES if face.get("kind") == kind] != list(range(4)):
            raise ValueError(f"the {kind} faces have the colours 0, 1, 2 and 3")


def check() -> None:
    """DFR-007, DFR-008, DFR-009, DFR-013, DFR-022, DFR-119, DFR-350, DFR-428: stated counts."""
    assert (len(FACES), len(SPACES), len(ALLEGIANCE)) == (43, 36, 31)
    check_faces()
    assert sanctuary == list(range(len(sanctuary)))
    if [set_slot[k] for k in basic_sets()] != list(range(len(SLOTS))):
        raise ValueError("each slot has one basic set")
    series = [card["series"] for card in SETS.values()]
    for name, count in IN_SERIES.items():
        if series.count(name) != count:
            raise ValueError(f"{count} sets are of the series {name}")
    for name in MODULES[1:]:
        row = [SETS[k]["series"] for k in mix(name)]
        if (row.count(name), row.count("rebellion")) != (IN_SERIES[name], len(SLOTS) - IN_SERIES[name]):
            raise ValueError(f"the set-up {name} has all sets of its module, each in a slot of its own, and Rebellion")


check()
