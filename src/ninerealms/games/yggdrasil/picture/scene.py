"""One moment of the game as the drawing needs it: the table, the pending question, what happened last, the words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple, cast

from ninerealms.drawing import names as look
from ninerealms.drawing.moment import NOBODY, Asking, Moment, Thing
from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.seen.view import FoeSeen, TableView
from ninerealms.games.yggdrasil.words.board import KIND_NUMBERS, RISKY
from ninerealms.games.yggdrasil.words.naming import say_effect_of
from ninerealms.games.yggdrasil.words.odds import odds_of, rebuild
from ninerealms.kit.percent import percent
from ninerealms.text.words import Say, Words

REMEMBERED = 4096  # drawings of things that come in many variants are remembered so far
THINGS = v.GIVE_NO_MORE + 1
WORLDS = len(content.world_ids)


class Names(look.Names):
    """The words of a saga."""

    def world(self, world: str) -> str:
        return self.say(f"world-{world}")

    def enemy(self, enemy: str) -> str:
        """An enemy or saga figure by the name that fits under its figure."""
        return self.say(f"draw-{enemy}" if enemy.startswith("son-") else f"enemy-{enemy}")

    def card(self, kind: str, name: str) -> str:
        """A card and what it does."""
        return self.say("draw-card", card=self.say(f"{kind}-{name}"), does=self.told(say_effect_of(kind, name)))

    def listed(self, parts: list[str]) -> str:
        """Several things one after another."""
        return joined(self.words, tuple(parts))

    def cards(self, kind: str, ids: list[str]) -> str:
        """The names of cards, one after another."""
        return joined_cards(self.words, kind, tuple(ids))


@lru_cache(maxsize=REMEMBERED)
def joined(words: Words, parts: tuple[str, ...]) -> str:
    said = parts[0] if parts else words.render(Say("list-none"))
    for part in parts[1:]:
        said = words.render(Say("list-more", {"head": said, "next": part}))
    return said


@lru_cache(maxsize=REMEMBERED)
def joined_cards(words: Words, kind: str, ids: tuple[str, ...]) -> str:
    return joined(words, tuple(names_in(words).say(f"{kind}-{name}") for name in ids))


@cache
def names_in(words: Words) -> Names:
    return Names(words)


class Last(NamedTuple):
    """What the last events touched."""

    figures: set[int]
    foes: set[int]
    jotuns: set[int]
    worlds: set[int]
    wheel: set[int]
    thrown: list[tuple[int, int, bool]]  # figure, face, whether of the Vanir


class Chance(NamedTuple):
    """The odds of an answer: risks, then for each way the Heroes used, percent unhurt, percent to fall."""

    risks: int
    ways: tuple[tuple[int, int, int], ...]


def opponent_thing(target: int, place: int) -> Thing | None:
    """An opponent on the table; a duel has the same figure as the fight, so it is none."""
    if target < v.TARGET_JOTUN:
        return "foe", target
    if target < v.TARGET_WOLF:
        return "jotun", target - v.TARGET_JOTUN
    if target < v.TARGET_SERVANT:
        return "wolf", target - v.TARGET_WOLF
    if target == v.TARGET_SERVANT:
        return "servant", place
    return ("quay", 0) if target == v.TARGET_QUAY else None


PLAIN = {
    "MOVE_TO": "world",
    "MOVE_SUPPORT": "world",
    "CLEAR_WORLD": "world",
    "GO_TO": "world",
    "OATH_TO": "world",
    "NEXT_TURN": "panel",
    "GIVE_TO": "panel",
    "URD_OWNER": "panel",
    "HEAL_WHOM": "panel",
    "TAKE_ARTIFACT": "holder",
    "BEAT_JOTUN": "jotun",
    "URD_CARD": "wheel",
    "WOLF_BEHIND": "wolf",
    "SON_BACK": "son",
}


def thing_of(kind: str, action: int, asked: int, place: int) -> Thing | None:
    """What on the table an action of a question is; None for a choice that is nothing there."""
    if kind in PLAIN:
        return PLAIN[kind], action
    if kind == "DUTY" and action in (v.ACT, v.RESTORE):
        return "world" if action == v.ACT else "ruin", place
    if kind == "DUTY" and action >= v.FIGHT:
        return opponent_thing(action - v.FIGHT, place)
    if kind == "FIGHT_WHAT":
        return opponent_thing(action, place)
    if kind == "ACT_THERE" and action:
        return "world", place
    if kind == "TRAVEL_WITH" and action < v.STAY:
        return "figure", action
    if kind == "MOVE_GOD" and action < v.NO_JOURNEY:
        return "ghost", action
    if kind == "DEED_WHERE" and action < v.DEED_SAGA:
        return ("world" if action < v.DEED_RESTORE else "ruin"), action % WORLDS
    if kind in ("REROLL", "CHANGE_DIE") and action <= v.REROLL_GOD:
        return "die", action
    if kind == "GIVE_WHAT" and action < v.GIVE_NO_MORE:
        return "own", asked * THINGS + action
    if kind == "KIN_TAKE" and action < v.KIN_NO_MORE:
        return "own", action
    return None


def look_back(events: Iterable[tuple[int, ...]]) -> Last:
    """What some events touched."""
    last = Last(set(), set(), set(), set(), set(), [])
    for kind, _, *numbers in events:
        if kind in (v.GOD_MOVED, v.LIFE_LOST, v.LIFE_GAINED):
            last.figures.add(numbers[0])
        elif kind in (v.ENEMY_ACTIVATED, v.ENEMY_MOVED):
            last.foes.add(numbers[0])
        elif kind == v.JOTUN_CAME:
            last.jotuns.add(numbers[0])
        elif kind in (v.WORLD_DEVASTATED, v.WORLD_RESTORED):
            last.worlds.add(numbers[0])
        elif kind == v.CARD_REVEALED:
            last.wheel.add(numbers[1])
        elif kind in (v.GOD_DIE_ROLLED, v.VANIR_ROLLED, v.COMRADE_ROLLED):
            last.thrown.append((numbers[0], numbers[1], kind == v.VANIR_ROLLED))
    return last


def chances_of(table: TableView, kind: str, asked: int, source: int, options: list[int]) -> dict[int, Chance]:
    """The odds of all risky answers."""
    number = KIND_NUMBERS.get(kind, NOBODY)
    if number not in RISKY or asked < 0:
        return {}
    s = rebuild(table, number, asked, source)
    life = table["gods"][asked]["life"]
    found = {}
    for action in options:
        ways = odds_of(s, action)
        if ways:
            found[action] = Chance(
                ways[0].risks,
                tuple((way.heroes, percent(float(way.unhurt)), percent(float(way.at_least(life)))) for way in ways),
            )
    return found


class Scene(Asking):
    """What the parts of the drawing share."""

    def __init__(self, moment: Moment) -> None:
        self.names: Names = names_in(moment.words)
        table, outcome = cast("TableView", moment.view["table"]), moment.view["outcome"]
        question = moment.view["decision"]
        asked = question["seat"] if question else NOBODY
        place = content.world_ids.index(table["gods"][asked]["place"]) if asked >= 0 else 0
        super().__init__(moment, self.names, lambda kind, action: thing_of(kind, action, asked, place))
        self.table = table
        self.ending: str = str(outcome["reason"]) if outcome is not None else ""
        self.is_won: bool = bool(outcome["winners"]) if outcome is not None else False
        self.last: Last = look_back(moment.last)
        self.chances: dict[int, Chance] = chances_of(table, self.kind, asked, self.source, self.options)

    def god(self, figure: int) -> str:
        """A figure by its god, before the choice by its player."""
        god = self.table["gods"][figure]
        if god["god"]:
            return self.names.say(f"god-{god['god']}")
        if god["support"]:
            return self.names.say("support-god", number=figure - self.table["players"] + 1)
        return self.names.seat(figure)

    def foe(self, enemy: str) -> FoeSeen | None:
        return next((foe for foe in self.table["foes"] if foe["id"] == enemy), None)

    @property
    def mover(self) -> int:
        """Whose eyes grades are for: who is asked, else who looks on."""
        seat = self.asked if self.asked >= 0 else self.you
        return seat if 0 <= seat < self.table["players"] else NOBODY
