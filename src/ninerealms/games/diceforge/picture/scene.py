"""One moment of the game as the drawing needs it: the table, the pending question, what happened last, the words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, cast

from ninerealms.drawing import names as look
from ninerealms.drawing.moment import NOBODY, Asking, Moment, Thing
from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.state import DICE_EACH, FACES, SIDES, SPOTS_EACH
from ninerealms.games.diceforge.seen.view import Pool, TableView
from ninerealms.text.words import Words

TRIDENT = "trident"
ICONS = {
    "gold": "i-gold",
    "sun": "i-sun",
    "moon": "i-moon",
    "glory": "i-glory",
    "shard": "i-original",
    "loyalty": "i-loyalty",
}
RESOURCES = tuple(ICONS)
WORDS = {"shard": "original"}  # the view's name of a resource, where the texts have another
LETTERS = dict(zip("GSMVAL", RESOURCES, strict=True))
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")


class Names(look.Names):
    """The words of a game of Dice Forge."""

    def card(self, card: str) -> str:
        return self.say(f"set-{card}")

    def short(self, card: str) -> str:
        """The name of a card in a word or two, for signs and chips."""
        return self.say(f"draw-name-{card}")

    def effect(self, card: str) -> str:
        return self.say(f"effect-{card}")

    def amount(self, name: str, count: int) -> str:
        return self.say(f"count-{WORDS.get(name, name)}", count=count)

    def resource(self, name: str) -> str:
        return self.say(f"resource-{WORDS.get(name, name)}")

    def amounts(self, gain: str) -> str:
        """What "2M+2V" or "3G/2V" gives."""
        asked = ("amounts", gain)
        if asked not in self.said:
            last = "list-or" if "/" in gain else "list-and"
            parts = [self.amount(LETTERS[part[-1]], int(part[:-1])) for part in gain.replace("/", "+").split("+")]
            said = parts[0]
            for i, part in enumerate(parts[1:], 2):
                said = self.say(last if i == len(parts) else "list-more", head=said, next=part)
            self.said[asked] = said
        return self.said[asked]

    def face(self, face: str) -> str:
        """A face, and what it does where its name does not say it."""
        asked = ("face", face)
        if asked not in self.said:
            fact = content.FACES[content.face_ids.index(face)]
            name = self.say(f"face-{face}")
            if "kind" in fact:
                values: dict[str, look.Value] = {}
                if fact["kind"] == "depends":
                    wants = self.resource(LETTERS[fact["wants"]])
                    values = {"gain": self.amounts(fact["gain"]), "hit": self.amounts(fact["hit"]), "wants": wants}
                name = self.say("draw-face-brief", face=name, brief=self.say(f"brief-{fact['kind']}", **values))
            self.said[asked] = name
        return self.said[asked]


@cache
def names_in(words: Words) -> Names:
    return Names(words)


class Last(NamedTuple):
    """What the last events touched; `celestial` is the face the Celestial die showed, -1 for none."""

    stacks: set[int]
    spots: set[tuple[int, int]]
    pawns: set[int]
    golems: set[int]
    tokens: set[int]
    cards: set[tuple[int, int]]
    celestial: int


def act_thing(action: int) -> Thing | None:
    if v.EXPLOIT_ACT <= action < v.FORGE_ACT:
        return "stack", action - v.EXPLOIT_ACT
    if v.FORGE_ACT <= action < v.SPEND_TRITON:
        return "pool", action - v.FORGE_ACT
    return None


PLAIN = {
    "UPGRADE_TO": "pool",
    "COPY_FACE": "die",
    "PICK_ROLLED": "die",
    "PICK_RIVAL": "seat",
    "FREE_EXPLOIT": "stack",
    "GOLEM_TO": "space",
    "TAKE_TREASURE": "treasure",
    "PLACE_MEMORY": "memory-place",
    "COLLECT_FIRST": "memory",
}
SPOT_KINDS = ("FORGE_WHERE", "UPGRADE_WHICH", "SHOW_FACE")


def thing_of(kind: str, action: int, asked: int) -> Thing | None:
    """What on the table an action of a question is; None for a choice that is nothing there."""
    if kind in PLAIN:
        return PLAIN[kind], action
    if kind == "ACT":
        return act_thing(action)
    if kind in SPOT_KINDS:
        return "spot", asked * SPOTS_EACH + action
    if kind == "FORGE_MORE" and action != v.STOP_FORGING and action < v.SPEND_TRITON:
        return "pool", action
    if kind == "FORGE_WHAT" and action < v.DECLINE_FORGE:
        return "pool", action
    if kind == "REINFORCE" and action < v.STOP_REINFORCING:
        return "own", action
    if kind == "PICK_DIE":
        return "die", asked * DICE_EACH + action
    if kind == "REROLL" and v.REROLL_DIE <= action < v.REROLL_CELESTIAL:
        return "die", action - v.REROLL_DIE
    if kind == "REROLL" and action == v.REROLL_CELESTIAL:
        return "celestial", 0
    return None


def look_back(events: Iterable[tuple[int, ...]]) -> Last:
    """What some events touched."""
    last = Last(set(), set(), set(), set(), set(), set(), NOBODY)
    for kind, _, *numbers in events:
        seat = numbers[0] if numbers else 0
        if kind == v.ACCOMPLISHED:
            last.stacks.add(numbers[2])
            last.cards.add((seat, numbers[2]))
            last.pawns.add(seat)
        elif kind in (v.FORGED, v.SHOWN):
            last.spots.add((seat, numbers[2]))
        elif kind == v.OUSTED:
            last.pawns.add(numbers[1])
        elif kind == v.GOLEM_MOVED:
            last.golems.add(seat)
        elif kind == v.ALLEGIANCE_MOVED:
            last.tokens.add(seat)
        elif kind == v.CELESTIAL_ROLLED:
            last = last._replace(celestial=numbers[1])
    return last


def celestial_face(source: int, last: Last) -> int:
    """The face of the Celestial die: the one the question comes from, else the one rolled last."""
    face = source - v.SOURCE_SCRIPT - content.CELESTIAL_SCRIPT
    return face if 0 <= face < SIDES else last.celestial


def cards_in_play(table: TableView) -> set[str]:
    return {stack["card"] for stack in table["stacks"]}


def special_pools(table: TableView) -> list[Pool]:
    """Faces of Gardens and Forest that can come into this game."""
    playing = cards_in_play(table)
    cards = [content.set_ids.index(card) for card in playing]
    found = []
    for pool in table["pools"]:
        face = content.face_ids.index(pool["face"])
        is_given = any(content.set_gives[card * FACES + face] for card in cards)
        if pool["place"] != "sanctuary" and (is_given or (TRIDENT in playing and pool["place"] == "gardens")):
            found.append(pool)
    return found


class Scene(Asking):
    """What the parts of the drawing share."""

    def __init__(self, moment: Moment) -> None:
        self.names: Names = names_in(moment.words)
        question, outcome = moment.view["decision"], moment.view["outcome"]
        asked = question["seat"] if question else NOBODY
        super().__init__(moment, self.names, lambda kind, action: thing_of(kind, action, asked))
        self.table: TableView = cast("TableView", moment.view["table"])
        self.winners: list[int] = cast("list[int]", outcome["winners"]) if outcome is not None else []
        self.over: bool = outcome is not None
        self.last: Last = look_back(moment.last)
