"""Loads the facts of content.toml once, checks them, and lays them out as rows of ints."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ninerealms.kernel.content import read

# The least and the most of each number, as the state, the questions and the drawing can hold it.
RANGES = {
    "game.elves": (0, 30),
    "game.vanir_dice": (0, 30),
    "game.life": (1, 9),
    "game.support_life": (1, 9),
    "game.support_gods": (0, 4),
    "game.heroes": (1, 20),
    "game.anonymous": (1, 20),
    "game.fire_giants": (1, 20),
    "game.jotun_pieces": (1, 18),
    "game.markers": (1, 9),
    "game.restore_price": (0, 9),
    "worlds.amount": (1, 9),
    "sagas.oaths": (1, 8),
    "sagas.betrayals": (1, 8),
    "sagas.wolf_last_space": (1, 20),
    "sagas.wolf_back": (0, 20),
    "sagas.servants": (4, 4),
    "sagas.servants_to_turn": (1, 4),
    "sagas.bifrost_giants": (0, 20),
    "sagas.bifrost_heroes": (1, 20),
    "sagas.slain_to_turn": (1, 5),
    "gods.elves": (0, 20),
    "chart.relation_open": (1, 4),
    "chart.*": (0, 99),
    "*": (0, 20),
}
FACTS: dict[str, Any] = read(Path(__file__).with_name("content.toml"), RANGES)

GAME: dict[str, Any] = FACTS["game"]
SAGAS: dict[str, Any] = FACTS["sagas"]
CHART: dict[str, Any] = FACTS["chart"]
PAGES: list[dict[str, Any]] = FACTS["pages"]
JOTUNS: list[dict[str, Any]] = FACTS["jotuns"]
GODS: list[dict[str, Any]] = FACTS["gods"]

LEVELS = ("top", "middle", "bottom")
FACE_IDS = ("S", "S+", "I", "I+", "II", "II+", "-")
RUNES = ("journey", "deed", "turning", "life")
RELATIONS = ("comrade", "kin", "lucky", "travel")
ICONS = (
    *("start", "plain", "tree", "dead-tree", "page-turn", "jotun", "giant-and-dead", "oath-back", "alone", "son-back"),
    *("cold", "wolf-behind", "servant", "anonymous", "giant-and-turn", "unshared", "jotun-if-possible"),
)
ROW = 8
SIDES = 2
NOTHING = -1
AGAINST_JOTUNS = 10
PER_LEVEL = 6
RISKY = ("asgard", "muspelheim", "niflheim")
MOST_OPEN = {"nidavellir": 3, "jotunheim": 3}  # holders and stones

world_ids: list[str] = [world["id"] for world in FACTS["worlds"]]
enemy_ids: list[str] = [enemy["id"] for enemy in FACTS["enemies"]]
foe_ids: list[str] = [*enemy_ids, "son-a", "son-b", "son-c", "naglfar"]
god_ids: list[str] = [god["id"] for god in GODS]
jotun_ids: list[str] = [jotun["id"] for jotun in JOTUNS]
artifact_ids: list[str] = [artifact["id"] for artifact in FACTS["artifacts"]]
creature_ids: list[str] = list(FACTS["creatures"]["ids"])
stone_ids: list[str] = [stone["id"] for stone in FACTS["runes"]]
page_ids: list[str] = [page["id"] for page in PAGES]
saga_ids: list[str] = list(SAGAS["ids"])


def place(known: Sequence[str], name: str, where: str) -> int:
    """The number of an id; one that is not known is refused with those that are."""
    if name not in known:
        raise ValueError(f"{where} has {name!r}; there are {', '.join(known)}")
    return known.index(name)


def levels() -> list[int]:
    return [place(LEVELS, world["level"], f"the level of {world['id']}") for world in FACTS["worlds"]]


world_level: list[int] = levels()


def slots() -> list[int]:
    """The column of every world: for good in the top and bottom level, at rotation 0 in the middle one."""
    columns = FACTS["tree"]["columns"]
    row = []
    for world in world_ids:
        found = [slot for slot, column in enumerate(columns) if world in column]
        if len(found) != 1:
            raise ValueError(f"{world} must stand in one column")
        row.append(found[0])
    for column in columns:
        if [world_level[place(world_ids, world, "a column")] for world in column] != [0, 1, 2]:
            raise ValueError(f"a column goes from top to bottom, not {column}")
    return row


def blocked_worlds() -> list[int]:
    return [place(world_ids, jotun["blocks"], jotun["id"]) if "blocks" in jotun else NOTHING for jotun in JOTUNS]


def linked_enemies() -> list[int]:
    return [place(enemy_ids, jotun["links"], jotun["id"]) if "links" in jotun else NOTHING for jotun in JOTUNS]


def opponents() -> list[int]:
    """Against whom an artifact cancels a risk: an enemy, any Jotun, or nobody."""
    row = []
    for artifact in FACTS["artifacts"]:
        if "against" not in artifact:
            row.append(NOTHING)
        elif artifact["against"] == "jotun":
            row.append(AGAINST_JOTUNS)
        else:
            row.append(place(enemy_ids, artifact["against"], artifact["id"]))
    return row


def faces_of(die: str) -> list[int]:
    row = [place(FACE_IDS, face, f"a {die} die") for face in FACTS["dice"][die]]
    if len(row) != 6:
        raise ValueError(f"a {die} die has six faces")
    return row


def god_faces() -> list[int]:
    """The groups of faces that succeed from the start, as bits: god die I, II, Vanir die I, II."""
    bits = {("god_die", "I"): 1, ("god_die", "II"): 2, ("vanir_die", "I"): 4, ("vanir_die", "II"): 8}
    return [sum(bits[die, face] for die in ("god_die", "vanir_die") for face in god.get(die, ())) for god in GODS]


def rows() -> list[int]:
    """The icons of all pages, eight places each."""
    row = []
    for page in PAGES:
        icons = [place(ICONS, icon, f"page {page['id']}") for icon in page["row"]]
        if icons[0] != 0 or len(icons) > ROW or icons[-1] not in (2, 3, 4):
            raise ValueError(
                f"page {page['id']} must begin at start and end at a tree or a page turn, with {ROW} icons at most"
            )
        row += icons + [1] * (ROW - len(icons))
    return row


def stone_faces() -> list[int]:
    """The runes of all stones, two each."""
    row = []
    for stone in FACTS["runes"]:
        if len(stone["faces"]) != SIDES:
            raise ValueError(f"the {stone['id']} stone has two faces")
        row += [place(RUNES, face, f"the {stone['id']} stone") for face in stone["faces"]]
    return row


def check() -> None:
    """Refuse facts that the rules cannot play."""
    numbers = FACTS["islands"]["numbers"]
    if numbers[0] != 0 or not 2 <= len(numbers) <= 16:
        raise ValueError("the first island has no number, and there are 2 to 16")
    if GAME["players"] != list(range(1, 6)):
        raise ValueError("the game is for 1, 2, 3, 4 or 5 players")
    for jotun in JOTUNS:
        if sum(kind in jotun for kind in ("blocks", "links", "hinders")) != 1:
            raise ValueError(f"Jotun {jotun['id']} must block, link or hinder")
    for name, count in (("jotuns", 18), ("artifacts", 18), ("worlds", 9), ("gods", 7), ("enemies", 6), ("pages", 14)):
        if len(FACTS[name]) != count:
            raise ValueError(f"there are {count} {name}")
    if len(FACTS["creatures"]["ids"]) != 18:
        raise ValueError("there are 18 creatures")
    check_worlds()
    check_pieces()


def check_worlds() -> None:
    """Some actions have no risks, or one amount only."""
    for world in FACTS["worlds"]:
        name = world["id"]
        if any(world["risks"]) and name not in RISKY:
            raise ValueError(f"the action of {name} has no risks")
        if name == "asgard" and world["amount"] != [1, 1, 1]:
            raise ValueError("asgard restores one world, in every grade")
        if max(world["amount"]) > MOST_OPEN.get(name, max(world["amount"])):
            raise ValueError(f"the action of {name} has an amount of {MOST_OPEN[name]} at most")


def check_pieces() -> None:
    """Pieces that belong together."""
    for level in (1, 2, 3):
        if sum(artifact["level"] == level for artifact in FACTS["artifacts"]) != PER_LEVEL:
            raise ValueError(f"there are {PER_LEVEL} artifacts of level {level}")
    for players, gods in enumerate(GAME["support_gods"], start=1):
        if players + gods > len(GAME["players"]):
            raise ValueError(f"{gods} support gods are too many for {players} players")
    if SAGAS["oaths"] + SAGAS["betrayals"] != len(world_ids):
        raise ValueError("there is one oath or betrayal for each of the nine worlds")
    if SAGAS["bifrost_heroes"] > GAME["heroes"]:
        raise ValueError(f"bifrost_heroes is more than the {GAME['heroes']} heroes")
    if SAGAS["bifrost_giants"] > GAME["fire_giants"]:
        raise ValueError(f"bifrost_giants is more than the {GAME['fire_giants']} fire giants")


check()
world_slot: list[int] = slots()
action_amount: list[int] = [n for world in FACTS["worlds"] for n in world["amount"]]
action_risks: list[int] = [n for world in FACTS["worlds"] for n in world["risks"]]
island_number: list[int] = list(FACTS["islands"]["numbers"])
last_island: int = len(island_number) - 1
god_die: list[int] = faces_of("god")
vanir_die: list[int] = faces_of("vanir")
kept_by_brisingamen: list[int] = [int(face in FACTS["dice"]["brisingamen"]) for face in FACE_IDS]
stone_face: list[int] = stone_faces()
jotun_blocks: list[int] = blocked_worlds()
jotun_links: list[int] = linked_enemies()
artifact_level: list[int] = [artifact["level"] - 1 for artifact in FACTS["artifacts"]]
artifact_against: list[int] = opponents()
start_faces: list[int] = god_faces()
start_elves: list[int] = [god.get("elves", 0) for god in GODS]
start_relation: list[int] = [
    place(RELATIONS, god["towards_all"], god["id"]) if "towards_all" in god else NOTHING for god in GODS
]
row_icon: list[int] = rows()
supply: list[int] = [GAME[name][n] for n in range(5) for name in ("elves", "vanir_dice", "life", "support_gods")]
support_life: int = GAME["support_life"]
heroes: int = GAME["heroes"]
anonymous: int = GAME["anonymous"]
fire_giants: int = GAME["fire_giants"]
jotun_pieces: int = GAME["jotun_pieces"]
markers: int = GAME["markers"]
jormungand_strength: int = GAME["jormungand_strength"]
jotun_strength: int = GAME["jotun_strength"]
restore_price: int = GAME["restore_price"]
oaths: int = SAGAS["oaths"]
betrayals: int = SAGAS["betrayals"]
wolf_last_space: int = SAGAS["wolf_last_space"]
wolf_back: int = SAGAS["wolf_back"]
servant_strength: int = SAGAS["servant_strength"]
quay_strength: int = SAGAS["quay_strength"]
servants_to_turn: int = SAGAS["servants_to_turn"]
naglfar_strength: int = SAGAS["naglfar_strength"]
bifrost_giants: int = SAGAS["bifrost_giants"]
bifrost_heroes: int = SAGAS["bifrost_heroes"]
duel_strength: int = SAGAS["duel_strength"]
slain_to_turn: int = SAGAS["slain_to_turn"]
vigrid_strength: int = SAGAS["vigrid_strength"]
son_strength: list[int] = list(SAGAS["son_strength"])
wolf_strength: list[int] = list(SAGAS["wolf_strength"])
son_start: list[int] = [place(world_ids, world, "son_start") for world in SAGAS["son_start"]]
son_trigger: list[int] = [place(enemy_ids, enemy, "son_trigger") for enemy in SAGAS["son_trigger"]]


def relation_prices(players: int) -> list[int]:
    """What the open boxes of a row of relationships cost, by the number of players."""
    return [CHART["relation"][box - 1] for box in CHART["relation_open"][players - 1]]
