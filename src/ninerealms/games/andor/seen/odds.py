"""The exact chances of a combat round, by convolution; `fight_odds` goes on from there.

The policy: the highest die counts; who has to shoot stops as soon as the face is at least the mean of going on; a hero
with a bow beside the opponent rolls all dice at once. Grea rolls every 2 again and counts a 3 as 6. Avida uses the
higher die and keeps the willpower of the other. Knife, crown, spells, Flaps, blade and stone are not counted.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.fights import dice, foe
from ninerealms.games.andor.rules.state import (
    AVIDA,
    GREA,
    HOPE,
    PLANT,
    RAASHANA,
    ROCK,
    ROCK_FOE,
    UNKNOWN,
    WIDOW,
    AndorState,
)

POLICY = "odds-policy"
NO_ABILITY = -1
HEALERS_DICE = 2
BY_WILL = -1  # an opponent's dice follow its willpower
OUT_OF_IT = 0  # in place of the willpower of a hero who left or was beaten

FACES = (1, 2, 3, 4, 5, 6)
FACES_OF_GREA = (1, 6, 4, 5, 6)
RED = (1, 2, 3, 4, 5, 6)

Plain = dict[int, int]  # in how many ways each value comes
Healing = dict[tuple[int, int], int]  # by value and by willpower for Avida


class Fighter(NamedTuple):
    """A hero who takes part; `dice` is by willpower from 0 on."""

    ability: int
    is_archer: bool
    strength: int
    will: int
    hour: int
    dice: tuple[int, ...]


class Hand(NamedTuple):
    """The dice a hero throws, and what it makes of them."""

    ability: int
    is_archer: bool
    dice: int


class Foe(NamedTuple):
    """The opponent as it stands now."""

    kind: int
    strength: int
    will: int


class RoundOdds(NamedTuple):
    """The chances of one round, and the willpower all heroes together lose in it on average."""

    won: Fraction
    tied: Fraction
    lost: Fraction
    loss: Fraction


# --- dice -----------------------------------------------------------------------------------------


def highest(faces: tuple[int, ...], count: int) -> Plain:
    """The highest of so many dice."""
    below = {face: sum(other <= face for other in faces) ** count for face in faces}
    row = sorted(below)
    return {face: below[face] - (below[row[i - 1]] if i else 0) for i, face in enumerate(row)}


@lru_cache(maxsize=32)
def stopping(faces: tuple[int, ...], count: int) -> tuple[tuple[int, int], ...]:
    """The last of at most so many dice, rolled on only while the mean of going on is higher."""
    later = dict(stopping(faces, count - 1)) if count > 1 else {}
    ways = len(faces) ** (count - 1)
    going_on = Fraction(sum(value * each for value, each in later.items()), ways)
    spread: Plain = {}
    for face in faces:
        for value, each in ({face: ways} if face >= going_on else later).items():
            spread[value] = spread.get(value, 0) + each
    return tuple(sorted(spread.items()))


def hand_of(fighter: Fighter, will: int) -> Hand:
    """AND-466: so many dice by willpower; Avida's ability needs two of them and no bow."""
    count = fighter.dice[will]
    can_heal = count == HEALERS_DICE and will >= content.healer_will and not fighter.is_archer
    ability = NO_ABILITY if fighter.ability == AVIDA and not can_heal else fighter.ability
    return Hand(ability, fighter.is_archer, count)


def thrown(hand: Hand) -> Healing:
    """What a hero's dice bring: the value that counts, and willpower for Avida."""
    if hand.ability == AVIDA:
        spread: Healing = {}
        for pair in product(FACES, repeat=HEALERS_DICE):
            key = (max(pair), min(pair))
            spread[key] = spread.get(key, 0) + 1
        return spread
    faces = FACES_OF_GREA if hand.ability == GREA else FACES
    plain = dict(stopping(faces, hand.dice)) if hand.is_archer else highest(faces, hand.dice)
    return {(value, 0): ways for value, ways in plain.items()}


def sure(value: int) -> Healing:
    """A die that lies there."""
    return {(value, 0): 1}


@lru_cache(maxsize=64)
def replied(kind: int, count: int) -> tuple[tuple[int, int], ...]:
    """What so many dice of an opponent bring: the best of single dice and sums of equal ones."""
    faces = tuple(content.grey_die) if kind == WIDOW else tuple(content.black_die) if foe.is_black(kind) else RED
    spread: Plain = {}
    for row in product(faces, repeat=count):
        best = max((face * row.count(face) for face in row), default=0)
        spread[best] = spread.get(best, 0) + 1
    return tuple(sorted(spread.items()))


def add(spread: Healing, other: Healing) -> Healing:
    """Both together."""
    wider: Healing = {}
    for (value, will), ways in spread.items():
        for (more, healed), times in other.items():
            key = (value + more, will + healed)
            wider[key] = wider.get(key, 0) + ways * times
    return wider


def difference(throws: list[Healing], strength: int, against: Foe, rolls: int = BY_WILL) -> Healing:
    """By how much the heroes' value is above the opponent's, with Avida's willpower."""
    count = foe.dice_with(against.kind, against.will) if rolls == BY_WILL else rolls
    spread: Healing = {(strength - against.strength, 0): 1}
    for each in throws:
        spread = add(spread, each)
    return add(spread, {(-value, 0): ways for value, ways in replied(against.kind, count)})


# --- a round --------------------------------------------------------------------------------------


def summed(spread: Healing, fighters: tuple[Fighter, ...], wills: tuple[int, ...]) -> RoundOdds:
    """A spread of differences as the odds of the round."""
    ways = [0] * 3
    loss = 0
    for (ahead, healed), each in spread.items():
        ways[0 if ahead > 0 else 1 if ahead == 0 else 2] += each
        if ahead < 0:
            now = after_healing(fighters, wills, healed)
            loss += each * sum(min(will, -ahead) for will in now if will != OUT_OF_IT)
    won, tied, lost, average = (Fraction(each, sum(ways)) for each in (*ways, loss))
    return RoundOdds(won, tied, lost, average)


def after_healing(fighters: tuple[Fighter, ...], wills: tuple[int, ...], healed: int) -> tuple[int, ...]:
    """The willpower once Avida's other die is counted, at most 20."""
    if healed == 0:
        return wills
    return tuple(
        min(content.most_will, will + healed) if will != OUT_OF_IT and hand_of(fighter, will).ability == AVIDA else will
        for fighter, will in zip(fighters, wills, strict=True)
    )


def pay(fighter: Fighter, rounds: int) -> int:
    """AND-078, AND-120, AND-167, AND-168: the willpower after an hour, extra only for the first round; or OUT_OF_IT."""
    if fighter.hour + rounds < content.hours:
        return fighter.will
    return max(OUT_OF_IT, fighter.will - content.extra_price) if rounds == 0 else OUT_OF_IT


def round_odds(fighters: tuple[Fighter, ...], against: Foe) -> RoundOdds:
    """AND-111: the next round of all who can pay its hour."""
    wills = tuple(pay(fighter, 0) for fighter in fighters)
    inside = [(fighter, will) for fighter, will in zip(fighters, wills, strict=True) if will != OUT_OF_IT]
    throws = [thrown(hand_of(fighter, will)) for fighter, will in inside]
    strength = sum(fighter.strength for fighter, _ in inside)
    return summed(difference(throws, strength, against), fighters, wills)


def widow_odds(fighter: Fighter) -> RoundOdds:
    """AND-265: one attack on a black widow; nothing is lost if it fails."""
    return round_odds((fighter,), Foe(WIDOW, content.widow_strength, 0))._replace(loss=Fraction(0))


def clearing(throw: Healing, strength: int, hard: list[int]) -> Fraction:
    """AND-452: the chance of at least the value of a rock, which is any of these."""
    ways = sum(each for (value, _), each in throw.items() for rock in hard if value + strength >= rock)
    return Fraction(ways, sum(throw.values()) * len(hard))


# --- out of a state -------------------------------------------------------------------------------


def fighter_of(s: AndorState, seat: int, place: int) -> Fighter:
    """A hero as it would fight an opponent on a space."""
    ability = s.hero[seat] if s.hero[seat] in (GREA, AVIDA) and hero.has_ability(s, seat, s.hero[seat]) else NO_ABILITY
    is_archer = s.hero[seat] == RAASHANA or s.place[seat] != place
    return Fighter(ability, is_archer, s.strength[seat], s.will[seat], s.hour[seat], dice_row(s, seat))


def dice_row(s: AndorState, seat: int) -> tuple[int, ...]:
    """How many dice a hero has with each willpower."""
    twin = s.copy()
    assert isinstance(twin, AndorState)
    row = []
    for will in range(content.most_will + 1):
        twin.will = [will] * len(s.will)
        row.append(hero.dice_of(twin, seat))
    return tuple(row)


def foe_of(s: AndorState, target: int) -> Foe:
    """The opponent an answer of ACT means, before the fight."""
    kind = foe.kind_of(s, target)
    return Foe(kind, foe.strength_of(s, kind), foe.will_of(s, kind))


def rock_values(s: AndorState, where: int) -> list[int]:
    """AND-452: the values a rock on a space may have."""
    face = s.face[board.rock_on(s, where) - HOPE]
    if face != UNKNOWN:
        return [content.rocks[face]]
    seen = [s.face[rock - HOPE] for rock in range(ROCK, PLANT)]
    return [value for face, value in enumerate(content.rocks) if face not in seen]


def rock_odds(s: AndorState, seat: int) -> RoundOdds:
    """AND-452: the rock of the hero's space is cleared with one try, or not."""
    fighter = fighter_of(s, seat, s.place[seat])
    throw = thrown(hand_of(fighter, pay(fighter, 0)))
    return as_round(clearing(throw, fighter.strength, rock_values(s, s.place[seat])))


def as_round(cleared: Fraction) -> RoundOdds:
    """A try against a rock costs no willpower."""
    return RoundOdds(cleared, Fraction(0), 1 - cleared, Fraction(0))


def shot_odds(s: AndorState, seat: int) -> dict[int, RoundOdds]:
    """The round by what an archer answers: stop or roll on, before the first die all at once or one by one.

    Who has not rolled yet throws by the policy.
    """
    fighter = fighter_of(s, seat, s.foe_place)
    rolled, most = s.rolled[seat], fighter.dice[fighter.will]
    faces = FACES_OF_GREA if fighter.ability == GREA else FACES
    found = {}
    if rolled == 0:
        found[v.ALL_AT_ONCE] = thrown(hand_of(fighter, fighter.will))
    else:
        found[v.KEEP] = sure(dice.counts(s, seat, rolled - 1))
    if rolled < most:
        found[v.ROLL_ON] = {(value, 0): ways for value, ways in stopping(faces, most - rolled)}
    return {answer: with_throw(s, seat, throw) for answer, throw in found.items()}


def with_throw(s: AndorState, seat: int, throw: Healing) -> RoundOdds:
    """The round, or the try against a rock, if these are a hero's dice."""
    if s.foe == ROCK_FOE:
        return as_round(clearing(throw, s.strength[seat], rock_values(s, s.foe_place)))
    seats = [other for other in range(s.players) if s.fighters & (1 << other)]
    fighters = tuple(fighter_of(s, other, s.foe_place) for other in seats)
    others = [
        sure(s.value[other]) if s.value[other] else thrown(hand_of(fighter, fighter.will))
        for other, fighter in zip(seats, fighters, strict=True)
        if other != seat
    ]
    strength = sum(fighter.strength for fighter in fighters)
    against = Foe(s.foe, s.foe_strength, s.foe_will)
    return summed(difference([*others, throw], strength, against), fighters, tuple(each.will for each in fighters))
