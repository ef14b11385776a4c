"""Loads the facts of content.toml once, checks them, and lays them out as rows of ints.

A Region is one less than its printed number, a Sea the place of its letter, an Army seat * 6 + its place. Tables by map
have a row of 21 Regions, or of six Lands or Seas, for each map. Sets of Regions, Seas and the like are bits.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ninerealms.kernel.content import read

REGIONS = 21
SYMBOLS = ("axe", "spear", "bow", "wild")
WOUNDS = ("axe", "spear", "bow", "any")
RUNES = ("fehu", "isa", "tiwaz")
ATTRIBUTES = ("authority", "strength", "wisdom")
SEAS = "abcdef"
MAP_IDS = ("full", "two", "line")
ACTION_IDS = ("mobilize", "reinforce", "build-temple", "monsters", "usurp", "prepare")
HERO_IDS = ("ragnar", "aslaug", "snorri", "lagertha", "beowulf")
MONUMENT_IDS = ("freyja", "thor", "odin")
MONSTER_IDS = ("draugr", "troll", "lindworm", "garm", "fenrir", "nidhogg", "giants")
NONE = -1
FEWEST = 2  # players; rows by their number begin there

# The least and the most of each number.
RANGES = {
    "game.armies": (6, 6),
    "game.most_value": (2, 9),
    "game.priests": (1, 9),
    "game.most_attribute": (1, 9),
    "game.pieces": (2, 9),
    "game.giants": (0, 5),
    "game.figures": (3, 3),
    "game.most_injuries": (4, 4),
    "game.hunt_rounds": (1, 6),
    "game.longest_rounds": (1, 500),
    "game.sail_seas": (1, 6),
    "game.start_value": (2, 2),
    "game.steered_steps": (1, 3),
    "game.recruit_value": (1, 2),
    "game.*": (0, 60),
    "counts.players": (2, 5),
    "counts.regions_short": (0, 6),
    "counts.*": (1, 9),
    "regions.value": (1, 9),
    "heroes.attributes": (1, 5),
    "cards.count": (0, 12),
    "cards.*": (0, 9),
    "attacks.*": (0, 9),
    "die.moves": (0, 3),
    "ring.*": (-360, 360),
    "lands.regions": (1, 21),
    "maps.*": (1, 21),
}
FACTS: dict[str, Any] = read(Path(__file__).with_name("content.toml"), RANGES)

GAME: dict[str, int] = FACTS["game"]
COUNTS: dict[str, Any] = FACTS["counts"]
said_facts: dict[str, int] = {f"fact_{name}": number for name, number in GAME.items() if name != "source"}
MAPS: list[dict[str, Any]] = FACTS["maps"]
PLACES: list[dict[str, Any]] = FACTS["regions"]
LANDS: list[dict[str, Any]] = FACTS["lands"]
MONSTERS: list[dict[str, Any]] = FACTS["monsters"]
CARDS: list[dict[str, Any]] = FACTS["cards"]

land_ids: list[str] = [land["id"] for land in LANDS]
map_ids: list[str] = [each["id"] for each in MAPS]
action_ids: list[str] = [action["id"] for action in FACTS["actions"]]
realm_ids: list[str] = [action["realm"] for action in FACTS["actions"]]
hero_ids: list[str] = [hero["id"] for hero in FACTS["heroes"]]
monument_ids: list[str] = [monument["id"] for monument in FACTS["monuments"]]
monster_ids: list[str] = [monster["id"] for monster in MONSTERS]
artefact_ids: list[str] = [monster["artefact"] for monster in MONSTERS]
card_ids: list[str] = [card["id"] for card in CARDS]


def check() -> None:
    """Refuse facts that the rules cannot play."""
    known = (
        *((MAP_IDS, map_ids), (ACTION_IDS, action_ids), (HERO_IDS, hero_ids)),
        *((MONUMENT_IDS, monument_ids), (MONSTER_IDS, monster_ids)),
    )
    for expected, found in known:
        if found != list(expected):
            raise ValueError(f"there must be {', '.join(expected)}, in this order")
    if [place["id"] for place in PLACES] != [str(number + 1) for number in range(REGIONS)]:
        raise ValueError(f"the regions are 1 to {REGIONS}, in this order")
    if sorted(number for land in LANDS for number in land["regions"]) != list(range(1, REGIONS + 1)):
        raise ValueError("each region lies in one land")
    for each in MAPS:
        for places in (each["gates"], each["forges"]):
            if len(set(places)) < len(places) or not set(places) <= {
                int(line.partition(":")[0]) for line in each["links"]
            }:
                raise ValueError(f"map {each['id']}: gates and forges lie in different regions of it")
    if COUNTS["players"] != list(range(FEWEST, FEWEST + len(COUNTS["map"]))):
        raise ValueError(f"the columns of counts are for {FEWEST} players and more, in their order")
    if [each["attribute"] for each in FACTS["monuments"]] != list(ATTRIBUTES):
        raise ValueError(f"the monuments raise {', '.join(ATTRIBUTES)}, in this order")
    symbols = [(symbol, value) for symbol in SYMBOLS[:-1] for value in (1, 2, 3)]
    if [(card["symbol"], card["value"]) for card in CARDS[:-1]] != symbols or CARDS[-1]["symbol"] != "wild":
        raise ValueError("the cards are axe, spear and bow with values 1 to 3, then the wild one")


check()


def bits(numbers: list[int]) -> int:
    """Printed Region numbers as bits."""
    return sum(1 << number - 1 for number in numbers)


def split(line: str) -> tuple[int, list[str]]:
    """`4: 1 2 3` is Region 3 with 1, 2, 3."""
    number, _, rest = line.partition(":")
    return int(number) - 1, rest.split()


def neighbours() -> list[int]:
    """The neighbours of each Region on each map; links go both ways."""
    row = [0] * (len(MAPS) * REGIONS)
    for m, each in enumerate(MAPS):
        for line in each["links"]:
            region, others = split(line)
            row[m * REGIONS + region] = bits([int(other) for other in others])
        for one in range(REGIONS):
            for other in range(REGIONS):
                if row[m * REGIONS + one] >> other & 1 != row[m * REGIONS + other] >> one & 1:
                    raise ValueError(f"map {each['id']}: the link of {one + 1} and {other + 1} goes one way only")
    return row


def per_region(name: str) -> int:
    """The Regions that have something, as bits."""
    return bits([number + 1 for number, place in enumerate(PLACES) if place[name]])


def lands_on_maps() -> list[int]:
    """The Regions of each Land on each map."""
    return [bits(land["regions"]) & on_map[m] for m in range(len(MAPS)) for land in LANDS]


def seas_on_maps() -> list[int]:
    """The neighbouring Seas of each Sea on each map, as bits: those beside it in the ring."""
    row = []
    for each in MAPS:
        ring = str(each["seas"]).split()
        for sea in SEAS:
            place = ring.index(sea) if sea in ring else NONE
            beside = {ring[place - 1], ring[(place + 1) % len(ring)]} - {sea} if place >= 0 else set()
            row.append(sum(1 << SEAS.index(other) for other in beside))
    return row


def counts_of(wounds: str) -> list[int]:
    return [wounds.split().count(wound) for wound in WOUNDS]


def padded(rows: list[list[int]], size: int) -> list[int]:
    return [number for row in rows for number in [*row, *[NONE] * (size - len(row))]]


near: list[int] = neighbours()
on_map: list[int] = [sum(1 << split(line)[0] for line in each["links"]) for each in MAPS]
region_value: list[int] = [place["value"] for place in PLACES]
region_land: list[int] = [next(k for k, land in enumerate(LANDS) if n + 1 in land["regions"]) for n in range(REGIONS)]
region_sea: list[int] = [SEAS.index(place["sea"]) if place["sea"] else NONE for place in PLACES]
inner: int = per_region("inner")
settlements: int = per_region("settlement")
shrines: int = per_region("shrine")
land_regions: list[int] = lands_on_maps()
most_in_land: int = max(len(land["regions"]) for land in LANDS)
sea_near: list[int] = seas_on_maps()
gates: list[int] = padded([[number - 1 for number in each["gates"]] for each in MAPS], len(ACTION_IDS))
own_gates: list[int] = [
    next((split(line)[0] for line in each["own_gates"] if split(line)[1] == [realm]), NONE)
    for each in MAPS
    for realm in realm_ids
]
forges: list[int] = padded([[number - 1 for number in each["forges"]] for each in MAPS], len(ACTION_IDS))
map_for: list[int] = [map_ids.index(name) for name in COUNTS["map"]]
lands_to_win: list[int] = COUNTS["lands_to_win"]
regions_short: list[int] = COUNTS["regions_short"]
temples_to_win: list[int] = COUNTS["temples_to_win"]
first_armies: list[int] = [int(value) for pair in COUNTS["first_armies"] for value in pair.split()]
other_armies: list[int] = [int(value) for pair in COUNTS["other_armies"] for value in pair.split()]
first_cards: list[int] = COUNTS["first_cards"]
other_cards: list[int] = COUNTS["other_cards"]
start_attribute: list[int] = [number for hero in FACTS["heroes"] for number in hero["attributes"]]
monster_rune: list[int] = [RUNES.index(monster["rune"]) for monster in MONSTERS]
# How many wounds of each sort, for each sheet and at last for Loki.
monster_wounds: list[int] = [number for each in [*MONSTERS, FACTS["loki"]] for number in counts_of(each["wounds"])]
card_symbol: list[int] = [SYMBOLS.index(card["symbol"]) for card in CARDS]
card_value: list[int] = [card["value"] for card in CARDS]
card_casualties: list[int] = [card["casualties"] for card in CARDS]
card_count: list[int] = [card["count"] for card in CARDS]
attack_value: list[int] = FACTS["attacks"]["attack"]
attack_weakness: list[int] = [SYMBOLS.index(symbol) for symbol in FACTS["attacks"]["weakness"]]
attack_injuries: list[int] = FACTS["attacks"]["injuries"]
die_moves: list[int] = FACTS["die"]["moves"]
die_attacks: list[int] = [int(may) for may in FACTS["die"]["attacks"]]
