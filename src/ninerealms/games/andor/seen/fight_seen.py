"""A fight as everybody sees it."""

from __future__ import annotations

from typing import TypedDict

from ninerealms.games.andor import content
from ninerealms.games.andor.rules.state import MOST_DICE, AndorState

MISSING = ""


class FightSeen(TypedDict):
    """The fight in progress; `foe` is empty between fights."""

    foe: str
    place: str
    strength: int
    will: int
    reward: int
    dice: list[int]
    foe_rolls: int
    round: int
    fighters: list[int]
    archers: list[int]
    rolls: dict[int, list[int]]
    values: dict[int, int]
    crowned: int
    bladed: bool
    stoned: bool


def printed(s: AndorState, where: int) -> str:
    return content.printed(where, s.side) if where > 0 else MISSING


def foe_id(foe: int) -> str:
    return (*content.creature_ids, "widow", "rock")[foe]


def see_fight(s: AndorState) -> FightSeen:
    busy = s.fighters != 0
    seats = [seat for seat in range(s.players) if s.fighters & (1 << seat)]
    return FightSeen(
        foe=foe_id(s.foe) if busy else MISSING,
        place=printed(s, s.foe_place) if busy else MISSING,
        strength=s.foe_strength,
        will=s.foe_will,
        reward=s.foe_reward,
        dice=[die for die in s.foe_dice if die] if busy else [],
        foe_rolls=s.foe_rolls,
        round=s.round,
        fighters=seats,
        archers=[seat for seat in seats if s.archers & (1 << seat)],
        rolls={seat: [s.dice[seat * MOST_DICE + i] for i in range(s.rolled[seat])] for seat in seats},
        values={seat: s.value[seat] for seat in seats if s.value[seat]},
        crowned=s.crowned,
        bladed=bool(s.bladed),
        stoned=bool(s.stoned),
    )
