"""One moment of the game as the drawing needs it: the table, the pending question, what happened last, the words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, cast

from ninerealms.drawing import names as look
from ninerealms.drawing.moment import Asking, Moment, Thing
from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import GIANTS, REGIONS
from ninerealms.games.ragnarok.seen.view import MonsterSeen, PlayerSeen, RegionSeen, TableView
from ninerealms.text.words import Words

REMEMBERED = 4096  # drawings of things that come in many variants are remembered so far


class Names(look.Names):
    """The words of the game."""

    def region(self, number: int) -> str:
        """A Region by its printed number."""
        if not number:
            return self.say("draw-nowhere")
        land = content.land_ids[content.region_land[number - 1]]
        return self.say("region", land=self.say(f"land-{land}"), number=number)

    def card(self, card: str) -> str:
        symbol, _, value = card.partition("-")
        return self.say("draw-card", symbol=self.say(f"symbol-{symbol}"), value=int(value))

    def hero(self, sheet: PlayerSeen, seat: int) -> str:
        """A hero, or the player while none is chosen."""
        return self.say(f"hero-{sheet['hero']}") if sheet["hero"] else self.seat(seat)

    def listed(self, parts: Iterable[str]) -> str:
        """Several things one after another."""
        return ", ".join(parts)


@cache
def names_in(words: Words) -> Names:
    return Names(words)


# --- what happened last ------------------------------------------------------------------------------


class Last(NamedTuple):
    """What the last events touched: Regions by number from 0, heroes and ships by seat, monsters by sheet, ways."""

    regions: set[int]
    heroes: set[int]
    ships: set[int]
    monsters: set[int]
    wheel: set[int]
    monuments: set[int]
    ways: list[tuple[int, int]]


# Events that point at a Region, and which of their numbers it is.
TOUCHING = {
    **dict.fromkeys((v.STARTED, v.CAME_BACK, v.RAISED, v.TOOK_CONTROL, v.SACRIFICED, v.ARMY_LOWERED), 1),
    **dict.fromkeys((v.ARMY_DESTROYED, v.RECRUITED, v.TEMPLE_BUILT, v.GIANT_RECEIVED, v.GIANT_MOVED), 1),
    **dict.fromkeys((v.BATTLE_WON, v.TRAMPLED, v.LOKI_PLACED), 1),
}
# Events that go from a Region to another, and which of their numbers come first.
GOING = {
    **dict.fromkeys((v.ARMY_MOVED, v.ARMY_PLACED, v.HERO_MOVED, v.RETREATED, v.LOKI_MOVED), 1),
    v.MONSTER_MOVED: 1,
}


def look_back(events: Iterable[tuple[int, ...]]) -> Last:
    """What some events touched."""
    last = Last(set(), set(), set(), set(), set(), set(), [])
    for kind, _, *numbers in events:
        if kind in GOING:
            start, end = numbers[GOING[kind]], numbers[GOING[kind] + 1]
            last.ways.append((start, end))
            last.regions.add(end)
        elif kind in TOUCHING:
            last.regions.add(numbers[TOUCHING[kind]])
        if kind == v.HERO_MOVED:
            last.heroes.add(numbers[0])
        elif kind == v.DRAKKAR_SAILED:
            last.ships.add(numbers[0])
        elif kind == v.MONSTER_MOVED:
            last.monsters.add(numbers[0])
        elif kind == v.ACTION_TAKEN:
            last.wheel.add(numbers[1])
        elif kind in (v.MONUMENT_BUILT, v.PRAYED):
            last.monuments.add(numbers[1])
    return last


# --- what an answer is on the table ------------------------------------------------------------------

# Questions whose answers are all of one kind, up to a number; what comes after it is nothing on the table.
PLAIN: dict[str, tuple[str, int]] = {
    **dict.fromkeys(
        ("START_IN", "COMEBACK_IN", "CHAIN_TO", "GLEIPNIR_TO", "HERO_TO", "BATTLE_IN"), ("region", REGIONS)
    ),
    **dict.fromkeys(
        ("RETREAT_TO", "RECRUIT_IN", "TEMPLE_IN", "PLACE_IN", "GIANT_IN", "MONSTER_TO"), ("region", REGIONS)
    ),
    **dict.fromkeys(("LOKI_AT", "LOKI_TO"), ("region", REGIONS)),
    **dict.fromkeys(("VENOM_ARMY", "MACE_ARMY", "RAISE_ARMY", "MOVE_ARMY", "LOWER_ARMY"), ("army", v.NO_ARMY)),
    **dict.fromkeys(("PLACE_ARMY", "TRAMPLED_ARMY", "ATTACKED_ARMY"), ("army", v.NO_ARMY)),
    **dict.fromkeys(("PLAY_CARD", "DEFEND", "DISCARD", "COUNTER"), ("card", v.NO_CARD)),
    "CHOOSE_HERO": ("champion", 5),
    "USE_ARTEFACT": ("artefact", v.NO_ARTEFACT),
    "PRAY_TO": ("monument", v.NO_PRAYER),
    "BUILD_WHAT": ("monument", 3),
    "HEAL_INJURY": ("injury", v.NO_HEALING),
    "INJURE": ("attribute", 3),
    "CONTROL_WHICH": ("monster", 7),
    "ACTIVATE_NEXT": ("monster", v.NO_MONSTER),
    "MONSTERS_HOW": ("monster", v.ACTIVATE_SOME),
    "PAY_RUNE": ("rune", 3),
    "GAIN_RUNE": ("supply", 3),
    "SPECIAL_ACT": ("wheel", v.NO_ACTION),
    "REALM_BONUS": ("realm", v.NO_BONUS),
    "SAIL_TO": ("sea", 6),
    "ATTACKED_SEAT": ("panel", 5),
    "PICK_ATTACK": ("attack", 12),
    "COVER": ("wound", 4),
}
FIGURES = ("GLEIPNIR_WHICH", "GIANT_NEXT")
OF_GIANTS = ("FOLLOW", "SACRIFICE")


def thing_of(kind: str, action: int, asked: int) -> Thing | None:
    """What on the table an answer is; None for one that is nothing there."""
    if kind in PLAIN:
        thing, size = PLAIN[kind]
        return (thing, action) if action < size else None
    if kind == "MOVE_TO":
        return ("region", action) if action < v.BY_SEA else ("by-sea", action - v.BY_SEA)
    if kind in FIGURES:
        return ("monster", action) if action < v.FIGURE else ("figure", action - v.FIGURE)
    if kind in OF_GIANTS and action == v.YES:
        return "giant", asked
    return None


class Scene(Asking):
    """What the parts of the drawing share."""

    def __init__(self, moment: Moment) -> None:
        self.names: Names = names_in(moment.words)
        table, outcome = cast("TableView", moment.view["table"]), moment.view["outcome"]
        question = moment.view["decision"]
        asked = question["seat"] if question else -1
        super().__init__(moment, self.names, lambda kind, action: thing_of(kind, action, asked))
        self.table = table
        self.map = "two" if table["map"] == "two" else "full"
        self.players: int = len(table["players"])
        self.winners: list[int] = cast("list[int]", outcome["winners"]) if outcome is not None else []
        self.ending: str = str(outcome["reason"]) if outcome is not None else ""
        self.last: Last = look_back(moment.last)
        self.regions: dict[int, RegionSeen] = {seen["region"]: seen for seen in table["regions"]}
        self.monsters: dict[str, MonsterSeen] = {seen["id"]: seen for seen in table["monsters"]}
        self.figures: dict[int, int] = {i: number - 1 for i, number in enumerate(self.giant_regions())}
        self.mark_alike()
        self.numbers: dict[int, int] = {action: i + 1 for i, action in enumerate(self.options)}
        self.kinds_asked: set[str] = {thing[0] for thing in self.things}
        self.kinds_asked |= {thing[0] for thing in self.reasons}

    def mark_alike(self) -> None:
        """Of pieces that are alike one is an answer; the others on the table stand for it."""
        looks: dict[Thing, tuple[int, ...]] = {
            ("army", army["army"]): (army["seat"], army["region"], army["value"])
            for sheet in self.table["players"]
            for army in sheet["armies"]
        }
        looks |= {("figure", figure): (region,) for figure, region in self.figures.items()}
        offered = {(thing[0], looks[thing]): action for thing, action in self.things.items() if thing in looks}
        for thing, seen in looks.items():
            if thing not in self.things and thing not in self.reasons and (thing[0], seen) in offered:
                self.things[thing] = offered[thing[0], seen]

    def giant_regions(self) -> list[int]:
        """The printed Regions of the Frost Giants of mode M, figure by figure."""
        giants = self.monsters.get(content.monster_ids[GIANTS])
        return giants["regions"] if giants is not None else []

    def hero(self, seat: int) -> str:
        """A hero by name, or a seat that has none yet."""
        return self.names.hero(self.table["players"][seat], seat)

    def seat_name(self, seat: int) -> str:
        return self.names.seat(seat) if 0 <= seat < self.players else self.names.say("draw-all")

    def player(self, seat: int) -> str:
        """A seat with its hero."""
        sheet = self.table["players"][seat]
        if not sheet["hero"]:
            return self.names.seat(seat)
        return self.names.say("draw-player", seat=self.names.seat(seat), hero=self.names.hero(sheet, seat))
