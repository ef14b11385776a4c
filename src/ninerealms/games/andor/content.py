"""Loads the facts of content.toml once, checks them, and lays them out as rows of ints.

A space is the last two digits of its number, the portal 599 is 67, the cave 68 to 79, what is off the board 0. Tables
by side have the Lake side first, `SPACES` entries each.
"""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from pathlib import Path
from typing import Any

from ninerealms.errors import BadContent
from ninerealms.kernel.content import read, read_line

RANGES = {
    "game.hours": (1, 12),
    "game.extra_hours": (0, 5),
    "game.extra_price": (1, 9),
    "game.start_strength": (1, 9),
    "game.start_will": (3, 20),
    "game.most_strength": (9, 30),
    "game.most_will": (12, 40),
    "game.will_after_loss": (1, 9),
    "game.defence": (0, 9),
    "game.mushrooms": (-9, 9),
    "game.rocks": (1, 20),
    "game.logs": (1, 9),
    "dice.*": (0, 20),
    "heroes.rank": (1, 60),
    "heroes.rows": (0, 40),
    "heroes.dice": (1, 4),
    "creatures.count": (1, 10),
    "creatures.strength": (1, 60),
    "creatures.will": (1, 30),
    "creatures.dice": (1, 2),
    "creatures.reward": (0, 9),
    "boxes.*": (1, 30),
    "fog.*": (0, 16),
    "items.*": (1, 9),
    "widows.*": (0, 9),
    "goals.*": (1, 20),
    "*": (0, 30),
}
FACTS: dict[str, Any] = read(Path(__file__).with_name("content.toml"), RANGES)
GAME: dict[str, Any] = FACTS["game"]
GOALS: dict[str, Any] = FACTS["goals"]
HEROES: list[dict[str, Any]] = FACTS["heroes"]
LEGENDS: list[dict[str, Any]] = FACTS["legends"]
EVENTS: list[dict[str, Any]] = FACTS["events"]
SPACES = 80
LAIR = 25
PORTAL = 67
CAVE = 68
SIDES = ("lake", "river")
NEIGHBOURS = 8
LETTERS = "ABCDEFGHIJKLMN"
COLOURS = ("brown", "green", "blue", "violet")
VARIANTS = ("mild", "standard", "grim")
FOG_KINDS = ("event", "gold", "strength", "widow", "will", "flask", "plant", "knife", "spirit")
ITEM_KINDS = ("blade", "bow", "falcon", "flask", "spyglass", "knife")
WIDOW_BACKS = ("gold-2", "gold-1", "will-2", "strength-1", "will-3")
DICE = ("red", "troll", "black")
ORDER = "GLSWT"
MOVES_EACH, LINES_EACH, NUMBERS_OF_A_LINE = 6, 16, 4

hero_ids: list[str] = [hero["id"] for hero in HEROES]
other_ids: list[str] = [hero["other"] for hero in HEROES]
creature_ids: list[str] = [creature["id"] for creature in FACTS["creatures"]]
event_ids: list[str] = [event["id"] for event in EVENTS]
legend_ids: list[str] = [legend["id"] for legend in LEGENDS]


def place(known: tuple[str, ...] | list[str], name: str, where: str) -> int:
    """The number of an id; one that is not known is refused with those that are."""
    if name not in known:
        raise BadContent(f"{where} has {name!r}; there are {', '.join(known)}.")
    return known.index(name)


def space(name: str, side: str = "") -> int:
    """The number of a space by what is printed on it; `x24` is 424 or 524."""
    if name.startswith("C") and name[1:].isdecimal() and 1 <= int(name[1:]) <= SPACES - CAVE:
        return CAVE + int(name[1:]) - 1
    if name in ("x99", "599"):
        return PORTAL
    if len(name) == 3 and name[0] in {"": "x45", "lake": "x4", "river": "x5"}[side] and name[1:].isdecimal():
        found = int(name[1:])
        if 0 <= found <= {"lake": 64, "river": 66}.get(side, 66):
            return found
    raise BadContent(f"There is no space {name!r}{f' on the {side} side' if side else ''}.")


def spaces_of(side: str, key: str) -> list[int]:
    """A row of spaces, each once."""
    row = [space(name, side) for name in FACTS[side][key].split()]
    if len(set(row)) != len(row):
        raise BadContent(f"{side}.{key} names a space twice.")
    return row


def printed(where: int, side: int) -> str:
    """What is printed on a space."""
    if where >= CAVE:
        return f"C{where - CAVE + 1}"
    return str((400, 500)[side] + (99 if where == PORTAL else where))


# --- the boards -----------------------------------------------------------------------------------


def read_board(side: str) -> tuple[dict[int, list[int]], dict[int, int]]:
    """Neighbours and arrows of a board; on the River side the cave hangs on its entrance."""
    near: dict[int, list[int]] = {}
    arrows: dict[int, int] = {}
    for line in FACTS[side]["spaces"]:
        name, _, rest = line.partition(":")
        around, _, arrow = rest.partition(">")
        here = space(name.strip(), side)
        near[here] = [space(word, side) for word in around.split()]
        if arrow.strip():
            arrows[here] = space(arrow.strip(), side)
    if side == "river":
        for line in FACTS["cave"]["spaces"]:
            name, _, rest = line.partition(":")
            near[space(name.strip())] = [space(word) for word in rest.partition("|")[0].split()]
        door = space(FACTS["cave"]["entrance"], side)
        near[door], near[CAVE] = [*near[door], CAVE], [*near[CAVE], door]
    for here, others in near.items():
        for other in others:
            if here not in near.get(other, ()):
                raise BadContent(f"On the {side} side {here:02} is beside {other:02}, but not the other way round.")
        if len(others) > NEIGHBOURS:
            raise BadContent(f"On the {side} side {here:02} has more than {NEIGHBOURS} neighbours.")
    return near, arrows


BOARDS = [read_board(side) for side in SIDES]
trail: list[int] = spaces_of("river", "trail")
bridge: list[int] = spaces_of("river", "bridge")
road: list[int] = spaces_of("lake", "road")
fog_space: list[int] = [where for side in SIDES for where in spaces_of(side, "fog")]
well_space: list[int] = [where for side in SIDES for where in spaces_of(side, "wells")]
merchant_space: list[int] = [where for side in SIDES for where in spaces_of(side, "merchants")]


def neighbour_row(with_bridge: bool) -> list[int]:
    """Beside every space of both sides its neighbours, 0 where there is none."""
    row = []
    for side, (near, _) in enumerate(BOARDS):
        for here in range(SPACES):
            around = list(near.get(here, ()))
            if with_bridge and side == 1 and here in bridge:
                around.append(bridge[1 - bridge.index(here)])
            row += (around + [0] * NEIGHBOURS)[:NEIGHBOURS]
    return row


def distances(row: list[int], barred: tuple[str, ...] = ()) -> list[int]:
    """Steps between all spaces of each side, FAR where there is no way; on barred spaces a way begins or ends only."""
    closed = [{space(name) for name in barred if name[0] in "x" + "45"[side]} for side in range(len(SIDES))]
    found = []
    for side in range(len(SIDES)):
        for start in range(SPACES):
            steps = [FAR] * SPACES
            steps[start] = 0
            waiting = deque([start])
            while waiting:
                here = waiting.popleft()
                if here in closed[side] and here != start:
                    continue
                first = (side * SPACES + here) * NEIGHBOURS
                for other in row[first : first + NEIGHBOURS]:
                    if other and steps[other] == FAR:
                        steps[other] = steps[here] + 1
                        waiting.append(other)
            found += steps
    return found


def ways_by_arrows() -> tuple[list[int], list[int]]:
    """Steps by arrows from each space to the lair, or to the Trail and where on it; FAR where no arrow leads there."""
    steps, joins = [], []
    for side, (_, arrows) in enumerate(BOARDS):
        ends = {trail[i]: i for i in range(len(trail))} if side else {LAIR: 0}
        for start in range(SPACES):
            way = [start]
            while way[-1] not in ends and way[-1] in arrows:
                way.append(arrows[way[-1]])
            steps.append(len(way) - 1 if way[-1] in ends else FAR)
            joins.append(ends.get(way[-1], 0))
    return steps, joins


FAR = 99
beside: list[int] = neighbour_row(with_bridge=False)
walks: list[int] = neighbour_row(with_bridge=True)
arrow: list[int] = [arrows.get(here, 0) for _, arrows in BOARDS for here in range(SPACES)]
distance: list[int] = distances(walks)
distance_around: list[int] = distances(walks, ("453", "547"))  # for those without the willpower for them
# The ways of heroes, who go no further from a marsh; then those around village and Steep Rock.
paths: list[int] = distances(walks, ("548", "549")) + distances(walks, ("453", "547", "548", "549"))
trail_index: list[int] = [trail.index(here) if here in trail else -1 for here in range(SPACES)]
arrow_steps: list[int] = ways_by_arrows()[0]
arrow_joins: list[int] = ways_by_arrows()[1]
# By cave space, a bit for each result of the grey die.
alert: list[int] = [sum(1 << int(n) for n in line.partition("|")[2].split()) for line in FACTS["cave"]["spaces"]]
cave_entrance: int = space(FACTS["cave"]["entrance"], "river")

# --- heroes and creatures --------------------------------------------------------------------------

hero_rank: list[int] = [hero["rank"] for hero in HEROES]
hero_colour: list[int] = [place(COLOURS, hero["colour"], f"hero {hero['id']}") for hero in HEROES]
hero_rows: list[int] = [n for hero in HEROES for n in hero["rows"]]
hero_dice: list[int] = [n for hero in HEROES for n in hero["dice"]]
creature_count: list[int] = [creature["count"] for creature in FACTS["creatures"]]
creature_strength: list[int] = [n for creature in FACTS["creatures"] for n in creature["strength"]]
creature_will: list[int] = [creature["will"] for creature in FACTS["creatures"]]
creature_die: list[int] = [place(DICE, each["die"], f"creature {each['id']}") for each in FACTS["creatures"]]
creature_dice: list[int] = [creature["dice"] for creature in FACTS["creatures"]]
creature_reward: list[int] = [creature["reward"] for creature in FACTS["creatures"]]
box_strength: list[int] = list(FACTS["boxes"]["strength"])
box_reward: list[int] = list(FACTS["boxes"]["reward"])
black_die: list[int] = list(FACTS["dice"]["black"])
grey_die: list[int] = list(FACTS["dice"]["grey"])
fog_count: list[int] = [FACTS["fog"][kind] for kind in FOG_KINDS]
fog_will: int = FACTS["fog"]["will_gain"]
item_count: list[int] = [FACTS["items"][kind] for kind in ITEM_KINDS]
widow_backs: list[int] = [k for k, back in enumerate(WIDOW_BACKS) for _ in range(FACTS["widows"][back])]

hours: int = GAME["hours"]
extra_hours: int = GAME["extra_hours"]
extra_price: int = GAME["extra_price"]
start_strength: int = GAME["start_strength"]
start_will: int = GAME["start_will"]
most_strength: int = GAME["most_strength"]
most_will: int = GAME["most_will"]
will_after_loss: int = GAME["will_after_loss"]
defence: list[int] = list(GAME["defence"])
well: int = GAME["well"]
price_strength: int = GAME["price_strength"]
price_item: int = GAME["price_item"]
village_will: int = GAME["village_will"]
rock_will: int = GAME["rock_will"]
knight_steps: int = GAME["knight_steps"]
mother_steps: int = GAME["mother_steps"]
lying_letters: int = GAME["lying_letters"]
plant: int = GAME["plant"]
two_plants: int = GAME["two_plants"]
mushrooms: list[int] = list(GAME["mushrooms"])
hope_strength: int = GAME["hope_strength"]
hope_will: int = GAME["hope_will"]
blade_strength: int = GAME["blade_strength"]
blade_will: int = GAME["blade_will"]
widow_strength: int = GAME["widow_strength"]
call_steps: int = GAME["call_steps"]
spell_price: int = GAME["spell_price"]
ring: int = GAME["ring"]
healer_will: int = GAME["healer_will"]
rocks: list[int] = list(GAME["rocks"])
logs: list[int] = list(GAME["logs"])
catapult_reach: int = GAME["catapult_reach"]
catapult_hurt: int = GAME["catapult_hurt"]
merchant_steps: int = GAME["merchant_steps"]
tower_gold: int = GAME["tower_gold"]
tower_strength: int = GAME["tower_strength"]
tower_will: int = GAME["tower_will"]
takota_strength: int = GAME["takota_strength"]
takota_gain: int = GAME["takota_gain"]
takota_will: int = GAME["takota_will"]
takota_gold: int = GAME["takota_gold"]

goal_iquar: list[int] = list(GOALS["iquar"])
goal_logs: list[int] = list(GOALS["logs"])
goal_tile: int = space(GOALS["tile"], "river")
goal_takota: list[int] = list(GOALS["takota"])
goal_blue: int = GOALS["blue"]
goal_fragments: int = GOALS["fragments"]
goal_rocks: int = GOALS["rocks"]
fires: list[int] = [space(name, "lake") for name in GOALS["fires"].split()]
boss_steps: list[int] = [GOALS["buffalo_steps"], GOALS["king_steps"], GOALS["being_steps"]]

# --- event cards and legend cards --------------------------------------------------------------------
# Lines of cards become numbers: what is done, two numbers with it, and in which variants.

EVENT_PHRASES: dict[str, int] = {
    phrase: number
    for number, phrase in enumerate(
        (
            *("low half: lose N will", "high half: lose N will", "above N will: drop to it", "alone: lose N will"),
            *("below N will: rise to it", "weakest: gain N will", "in company: gain N will", "lowest well runs dry"),
            *("highest well runs dry", "CREATURE on SPACE", "widow on SPACE", "lowest creature walks"),
            *("highest gor walks", "each: return N gold", "lowest rank: gain N gold", "flask on SPACE"),
            *("above N strength: lose 2 will", "merchants rest", "highest creature rests", "at most N extra hours"),
        )
    )
}
CARD_PHRASES: dict[str, int] = {
    phrase: number
    for number, phrase in enumerate(
        (
            *("nothing", "CREATURE on SPACE", "widow on SPACE", "ghost on SPACE", "azturian on SPACE", "tile on SPACE"),
            *("heroes on SPACE", "log N on SPACE", "diagram on SPACE", "iquar on SPACE", "flaps on SPACE"),
            *("merchant on SPACE", "catapult on SPACE", "rock on SPACE", "orweyn on SPACE", "crown on SPACE"),
            *("crown to the highest rank", "fragments by dice", "blue tiles by dice", "takota cards", "earthquake"),
            *("items for sale", "heroes with N strength", "heroes with N gold"),
        )
    )
}
# For which variants and how many heroes a line is meant, a bit for each, by the words it begins with.
IN_VARIANTS = {"": 7, "mild": 1, "not mild": 6, "grim": 4}
FOR_HEROES = {"": 56, "with two": 8, "with three": 16, "with four": 32, "from three": 48, "to three": 24}


def meanings(side: str) -> dict[str, dict[str, int]]:
    """What the words in capitals stand for on a side; events hold on both."""
    digits = "x" if not side else str(SIDES.index(side) + 4)
    names = {f"{digits}{n:02}": n for n in range(1, 67)} | {f"{digits}99": PORTAL}
    return {
        "CREATURE": {name: k for k, name in enumerate(creature_ids)},
        "SPACE": names | {f"C{n}": CAVE + n - 1 for n in range(1, SPACES - CAVE + 1)},
    }


def card_line(block: str, line: str, side: str) -> list[int]:
    """A line of a legend card as four numbers, the last one in which variants and for how many heroes it is meant."""
    meant = 0
    for known in (IN_VARIANTS, FOR_HEROES):
        words = next((words for words in known if words and line.startswith(f"{words} ")), "")
        line = line.removeprefix(words).lstrip()
        meant |= known[words]
    phrase, found = read_line(block, line, CARD_PHRASES, meanings(side))
    what = found.get("CREATURE", found.get("N", [0]))[0]
    return [CARD_PHRASES[phrase], what, found.get("SPACE", [0])[0], meant]


def card_lines(block: str, lines: list[str], side: str) -> list[int]:
    if len(lines) > LINES_EACH:
        raise BadContent(f"{block} has {len(lines)} lines; there is room for {LINES_EACH}.")
    row = [n for line in lines for n in card_line(block, line, side)]
    return row + [0] * (LINES_EACH * NUMBERS_OF_A_LINE - len(row))


def event_line(event: dict[str, Any]) -> list[int]:
    """The effect of an event card as three numbers."""
    phrase, found = read_line(f"event {event['id']}", event["effect"], EVENT_PHRASES, meanings(""))
    first = found.get("N", found.get("CREATURE", [0]))[0]
    return [EVENT_PHRASES[phrase], first, found.get("SPACE", [0])[0]]


def star_letters(legend: dict[str, Any]) -> list[str]:
    return [letter for letter in LETTERS[1:] if letter in legend]


legend_side: list[int] = [place(SIDES, legend["side"], f"legend {legend['id']}") for legend in LEGENDS]
# The set-up of a legend, its first creatures, then a card for each letter.
CARDS_EACH = 2 + len(LETTERS)
legend_lines: list[int] = [
    n
    for legend in LEGENDS
    for key in ("setup", "creatures", *LETTERS)
    for n in card_lines(f"legend {legend['id']}, {key}", legend.get(key, []), legend["side"])
]
legend_stars: list[int] = [sum(1 << LETTERS.index(letter) for letter in star_letters(legend)) for legend in LEGENDS]
event_effect: list[int] = [n for event in EVENTS for n in event_line(event)]
event_bad: list[int] = [int(event["bad"]) for event in EVENTS]
event_order: list[int] = [
    n
    for event in EVENTS
    for n in (
        [place(list(ORDER), word, f"event {event['id']}") for word in event["order"].split()] + [-1] * MOVES_EACH
    )[:MOVES_EACH]
]
event_beads: list[int] = [
    place(COLOURS, word, f"event {event['id']}") for event in EVENTS for word in event["beads"].split()
]


def check() -> None:
    """Refuse facts that the rules cannot play."""
    if sum(fog_count) != len(fog_space) // 2:
        raise BadContent(f"There are {len(fog_space) // 2} fog spaces, but {sum(fog_count)} tokens.")
    for here, other in pairwise(trail):
        if distance[(SPACES + here) * SPACES + other] != 1:
            raise BadContent(f"The Trail is broken between {printed(here, 1)} and {printed(other, 1)}.")
    for here, other in pairwise(road):
        if distance[here * SPACES + other] != 1:
            raise BadContent(f"The road is broken between {printed(here, 0)} and {printed(other, 0)}.")
    if sum(item_count) != 13 or len(widow_backs) != 9:
        raise BadContent("There are 13 items and 9 widow tokens.")
    if len({tuple(event["beads"].split()) for event in EVENTS}) != len(EVENTS):
        raise BadContent("Every event card has an order of beads of its own.")
    for hero in HEROES:
        if hero["rows"][0] != 0 or hero["rows"] != sorted(hero["rows"]):
            raise BadContent(f"The rows of {hero['id']} begin with 0 and rise.")


check()
