"""One moment of the game as the drawing needs it: the table, the pending question, what happened last, the words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, cast

from ninerealms.drawing import names as look
from ninerealms.drawing.moment import NOBODY, Asking, Moment, Thing
from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import SPACES, THINGS
from ninerealms.games.andor.seen.view import HeroSeen, SpaceSeen, TableView, ThingSeen
from ninerealms.games.andor.seen.ways_seen import WaySeen
from ninerealms.games.andor.words.naming import PLACES
from ninerealms.text.words import Words

REMEMBERED = 4096  # drawings of things that come in many variants are remembered so far


class Names(look.Names):
    """The words of a legend."""

    def hero(self, sheet: HeroSeen, seat: int) -> str:
        """A hero, or the player while none is chosen."""
        if not sheet["hero"]:
            return self.seat(seat)
        names = content.other_ids if sheet["other"] else content.hero_ids
        return self.say(f"hero-{names[content.hero_ids.index(sheet['hero'])]}")

    def foe(self, kind: str) -> str:
        name = self.say(f"foe-{kind}")
        return name[:1].upper() + name[1:]

    def space(self, printed: str) -> str:
        """A space by its number, and by its name if it has one."""
        if not printed:
            return self.say("space-none")
        if printed.startswith("C"):
            return self.say("space-throne" if printed == "C12" else "space-cave", space=printed)
        return self.say(f"space-{printed}" if int(printed) in PLACES else "space", space=printed)

    def thing(self, thing: ThingSeen) -> str:
        """A thing with what is known of it."""
        kind = thing["id"]
        if kind == "log":
            return self.say("thing-log-of", size=thing["face"] or 0)
        if thing["face"] is not None:
            return self.say(f"thing-{kind}-known", face=thing["face"])
        return self.say(f"thing-{kind}-turned" if thing["turned"] else f"thing-{kind}")

    def does(self, thing: ThingSeen) -> str:
        """A thing and what it is good for."""
        kind, face = thing["id"], thing["face"]
        if kind == "hope" and face is not None:
            does = self.say(f"does-hope-{face}")
        elif kind == "mushroom" and face is not None:
            does = self.say("does-mushroom-known", face=face)
        else:
            does = self.say(f"does-{kind}")
        return self.say("draw-does", thing=self.thing(thing), does=does)

    def listed(self, parts: Iterable[str]) -> str:
        """Several things one after another."""
        said = ""
        for part in parts:
            said = self.say("list-more", head=said, next=part) if said else part
        return said or self.say("list-none")


@cache
def names_in(words: Words) -> Names:
    return Names(words)


class Last(NamedTuple):
    """What the last events touched; `ways` are those of creatures, from where to where."""

    heroes: set[int]
    spaces: set[int]
    fogs: set[int]
    ways: list[tuple[int, int]]
    letters: set[int]


TOUCHING_HEROES = (v.MOVED, v.CARRIED, v.WILL_GAINED, v.WILL_LOST, v.STRENGTH_GAINED, v.STRENGTH_LOST, v.KNOCKED_OUT)
# Events that point at a space, and which of their numbers it is.
TOUCHING_SPACES = {
    v.CREATURE_PLACED: 1,
    v.WIDOW_PLACED: 0,
    v.MOTHER_COMES: 0,
    v.MOTHER_MOVED: 0,
    v.KNIGHT_MOVED: 0,
    v.SENTINEL_MOVED: 0,
    v.MERCHANT_MOVED: 0,
    v.ROCK_FELL: 0,
    v.FLAPS_FLEW: 1,
    v.TILE_MOVED: 1,
    v.WELL_DRY: 0,
    v.THING_PLACED: 1,
}


def look_back(events: Iterable[tuple[int, ...]]) -> Last:
    """What some events touched."""
    last = Last(set(), set(), set(), [], set())
    for kind, _, *numbers in events:
        if kind in TOUCHING_HEROES:
            last.heroes.add(numbers[0])
        elif kind == v.CREATURE_MOVED:
            last.ways.append((numbers[1], numbers[2]))
            last.spaces.add(numbers[2])
        elif kind == v.FOG_SEEN:
            last.fogs.add(numbers[1])
        elif kind == v.NARRATOR_MOVES:
            last.letters.add(numbers[0])
        elif kind in TOUCHING_SPACES:
            last.spaces.add(numbers[TOUCHING_SPACES[kind]])
    return last


# --- what an answer is on the table ------------------------------------------------------------------

FIGURES = {v.SEND_FLAPS: "flaps", v.SHOOT_CATAPULT: "catapult", v.TAKE_TILE: "tile"}
TO_HEROES = ("HEAL", "RING", "DRINK", "WHO_TAKES")


def act_thing(action: int, here: int) -> Thing | None:
    """An answer of ACT or GO_ON."""
    if action < v.TAKE_ALONG:
        return ("space" if action < v.VIA else "via"), action % SPACES
    if action < v.TAKE_TILE:
        return "hero", action - v.TAKE_ALONG
    if v.FIGHT <= action < v.FIGHT_BOSS:
        return "creature", action - v.FIGHT
    if v.FIGHT_BOSS <= action < v.FIGHT_WIDOW:
        return "foe", action
    if action in FIGURES:
        return FIGURES[action], 0
    if action in (v.FIGHT_WIDOW, v.CLEAR_ROCK):
        return ("widows" if action == v.FIGHT_WIDOW else "rock"), here
    if action == v.END_DAY:
        return "sunrise", 0
    return ("free", action - v.FREE_OF) if action >= v.FREE_OF else None


def free_thing(action: int) -> Thing | None:
    """An answer of FREE or FLIGHT; gifts point at two things at once and so at none."""
    for first, kind in ((v.PICK, "lying"), (v.DROP, "own"), (v.USE, "own")):
        if first <= action < first + THINGS:
            return kind, action - first
    if v.BUY_ITEM <= action < v.BUY_ITEM + len(content.ITEM_KINDS):
        return "item", action - v.BUY_ITEM
    if v.FIRE_CALL <= action < v.FLY:
        return "hero", action - v.FIRE_CALL
    return ("spell", 0) if action == v.PREPARE else None


def thing_of(kind: str, action: int, asked: int, here: int) -> Thing | None:
    """What on the table an answer is; None for one that is nothing there."""
    if kind in ("ACT", "GO_ON"):
        return act_thing(action, here)
    if kind in ("FREE", "FLIGHT"):
        return free_thing(action)
    if kind in TO_HEROES and action < v.NOBODY_ELSE:
        return "panel", action
    if kind in ("DICE", "SHOOT") and action >= v.KNIFE_ON:
        return "die", asked * 4 + action % 4
    if kind == "TURN_DIE" and action < v.TURN_NONE:
        return "die", action
    if kind in ("DROP_ITEM", "DROP_LOG") and action < THINGS:
        return "own", action
    if kind in ("LOOK_AT", "FLAPS_TO") and action:
        return "space", action
    if kind == "FLAPS_LOOKS" and action < v.LOOK_INTO_FOG:
        return "lying", action
    if kind == "TAKE_ITEM":
        return "item", action
    return None


class Scene(Asking):
    """What the parts of the drawing share."""

    def __init__(self, moment: Moment) -> None:
        self.names: Names = names_in(moment.words)
        table, outcome = cast("TableView", moment.view["table"]), moment.view["outcome"]
        question = moment.view["decision"]
        asked = question["seat"] if question else NOBODY
        here = table["heroes"][asked]["number"] if 0 <= asked < len(table["heroes"]) else 0
        super().__init__(moment, self.names, lambda kind, action: thing_of(kind, action, asked, here))
        self.table = table
        self.side: str = table["side"]
        self.players: int = len(table["heroes"])
        self.ending: str = str(outcome["reason"]) if outcome is not None else ""
        self.is_won: bool = outcome is not None and bool(outcome["winners"])
        self.last: Last = look_back(moment.last)
        self.spaces: dict[int, SpaceSeen] = {seen["number"]: seen for seen in table["spaces"]}
        self.has_cave: bool = table["legend_id"] == "cave"
        self.ways: dict[int, WaySeen] = {way["number"]: way for way in table["ways"]}
        self.kinds_asked: set[str] = {thing[0] for thing in self.things}
        self.held: tuple[str, ...] = tuple(table["held"])
        self.seats_on: dict[int, list[int]] = {}
        for seat, sheet in enumerate(table["heroes"]):
            self.seats_on.setdefault(sheet["number"], []).append(seat)

    def hero(self, seat: int) -> str:
        """A hero by name; a seat that has none yet; the team."""
        if not 0 <= seat < self.players:
            return self.names.say("seat-team")
        return self.names.hero(self.table["heroes"][seat], seat)

    def strength_of(self, kind: str) -> int:
        number = content.creature_ids.index(kind)
        return content.creature_strength[number * 3 + min(4, max(2, self.players)) - 2]

    def will_of(self, kind: str) -> int:
        if kind == "king" and self.table["king_will"]:
            return self.table["king_will"]
        return content.creature_will[content.creature_ids.index(kind)]
