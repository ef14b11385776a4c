"""The exact chance to win a round and a fight, by convolution.

The policy: the highest die counts; who has to shoot stops as soon as the face is at least the mean of going on; a hero
with a bow beside the opponent rolls all dice at once. Grea rolls every 2 again and counts a 3 as 6. Avida uses the
higher die and keeps the willpower of the other. Knife, crown, spells, Flaps, blade and stone are not counted. All go
on until the opponent is defeated or nobody can; extra hours are spent only for the first round, unless asked for.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.fights import foe
from ninerealms.games.andor.rules.state import AVIDA, GREA, RAASHANA, WIDOW, AndorState

POLICY = "odds-policy"
NO_ABILITY = -1
HEALERS_DICE = 2
OUT_OF_IT = 0  # in place of the willpower of a hero who left or was beaten

FACES = (1, 2, 3, 4, 5, 6)
FACES_OF_GREA = (1, 6, 4, 5, 6)
RED = (1, 2, 3, 4, 5, 6)

Plain = dict[int, Fraction]
Healing = dict[tuple[int, int], Fraction]  # by value and by willpower for Avida
Position = tuple[int, tuple[int, ...], bool]
Outcome = tuple[int, int, Fraction, float]  # how far ahead the heroes are, willpower for Avida, the chance twice


class Fighter(NamedTuple):
    """A hero who takes part; `dice` is by willpower from 0 on, `last` the last hour the day may have for it."""

    ability: int
    is_archer: bool
    strength: int
    will: int
    hour: int
    last: int
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


class FightOdds(NamedTuple):
    """The chance to defeat the opponent, that a hero is beaten, and the willpower lost to it on average by all."""

    won: float
    beaten: float
    loss: float


# --- dice -----------------------------------------------------------------------------------------


def mean(spread: Plain) -> Fraction:
    return sum((value * chance for value, chance in spread.items()), Fraction(0))


def highest(faces: tuple[int, ...], count: int) -> Plain:
    """The highest of so many dice."""
    below = {face: Fraction(sum(other <= face for other in faces), len(faces)) ** count for face in faces}
    row = sorted(below)
    return {face: below[face] - (below[row[i - 1]] if i else 0) for i, face in enumerate(row)}


@lru_cache(maxsize=32)
def stopping(faces: tuple[int, ...], count: int) -> tuple[tuple[int, Fraction], ...]:
    """The last of at most so many dice, rolled on only while the mean of going on is higher."""
    later = dict(stopping(faces, count - 1)) if count > 1 else {}
    going_on = mean(later)
    spread: Plain = {}
    for face in faces:
        for value, chance in ({face: Fraction(1)} if face >= going_on else later).items():
            spread[value] = spread.get(value, Fraction(0)) + chance / len(faces)
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
            spread[key] = spread.get(key, Fraction(0)) + Fraction(1, len(FACES) ** HEALERS_DICE)
        return spread
    faces = FACES_OF_GREA if hand.ability == GREA else FACES
    plain = dict(stopping(faces, hand.dice)) if hand.is_archer else highest(faces, hand.dice)
    return {(value, 0): chance for value, chance in plain.items()}


@lru_cache(maxsize=64)
def replied(kind: int, will: int) -> tuple[tuple[int, Fraction], ...]:
    """What the opponent's dice bring: the best of single dice and sums of equal ones."""
    faces = tuple(content.grey_die) if kind == WIDOW else tuple(content.black_die) if foe.is_black(kind) else RED
    count = foe.dice_with(kind, will)
    spread: Plain = {}
    for dice in product(faces, repeat=count):
        best = max(face * dice.count(face) for face in dice)
        spread[best] = spread.get(best, Fraction(0)) + Fraction(1, len(faces) ** count)
    return tuple(sorted(spread.items()))


def add(spread: Healing, other: Healing) -> Healing:
    """Both together."""
    wider: Healing = {}
    for (value, will), chance in spread.items():
        for (more, healed), share in other.items():
            key = (value + more, will + healed)
            wider[key] = wider.get(key, Fraction(0)) + chance * share
    return wider


def difference(throws: list[Healing], strength: int, against: Foe) -> Healing:
    """By how much the heroes' value is above the opponent's, with Avida's willpower."""
    spread: Healing = {(strength - against.strength, 0): Fraction(1)}
    for each in throws:
        spread = add(spread, each)
    return add(spread, {(-value, 0): chance for value, chance in replied(against.kind, against.will)})


# --- a round --------------------------------------------------------------------------------------


def summed(spread: Healing, fighters: tuple[Fighter, ...], wills: tuple[int, ...]) -> RoundOdds:
    """A spread of differences as the odds of the round."""
    chances = [Fraction(0)] * 3
    loss = Fraction(0)
    for (ahead, healed), chance in spread.items():
        chances[0 if ahead > 0 else 1 if ahead == 0 else 2] += chance
        if ahead < 0:
            now = after_healing(fighters, wills, healed)
            loss += chance * sum(min(will, -ahead) for will in now if will != OUT_OF_IT)
    return RoundOdds(chances[0], chances[1], chances[2], loss)


def after_healing(fighters: tuple[Fighter, ...], wills: tuple[int, ...], healed: int) -> tuple[int, ...]:
    """The willpower once Avida's other die is counted, at most 20."""
    if healed == 0:
        return wills
    return tuple(
        min(content.most_will, will + healed) if will != OUT_OF_IT and hand_of(fighter, will).ability == AVIDA else will
        for fighter, will in zip(fighters, wills, strict=True)
    )


def round_odds(fighters: tuple[Fighter, ...], against: Foe) -> RoundOdds:
    """The next round of all who can pay its hour."""
    wills = paid(fighters, tuple(fighter.will for fighter in fighters), 0)
    return summed({each[:2]: each[2] for each in outcomes(fighters, wills, against)}, fighters, wills)


def outcomes(fighters: tuple[Fighter, ...], wills: tuple[int, ...], against: Foe) -> tuple[Outcome, ...]:
    """The spread of a round. It follows from the dice alone, so positions with the same dice share it."""
    inside = [(fighter, will) for fighter, will in zip(fighters, wills, strict=True) if will != OUT_OF_IT]
    hands = tuple(hand_of(fighter, will) for fighter, will in inside)
    row = foe.TROLL_ROW if against.will >= foe.TROLL_ROW else 0
    return shared(hands, sum(fighter.strength for fighter, _ in inside), against._replace(will=row))


@lru_cache(maxsize=256)
def shared(hands: tuple[Hand, ...], strength: int, against: Foe) -> tuple[Outcome, ...]:
    spread = difference([thrown(hand) for hand in hands], strength, against)
    return tuple((ahead, healed, chance, float(chance)) for (ahead, healed), chance in spread.items())


# --- a fight --------------------------------------------------------------------------------------


def paid(fighters: tuple[Fighter, ...], wills: tuple[int, ...], rounds: int) -> tuple[int, ...]:
    """AND-111, AND-120, AND-167, AND-168: the willpower after everybody's hour; who cannot pay is out of it."""
    return tuple(pay(fighter, will, rounds) for fighter, will in zip(fighters, wills, strict=True))


def pay(fighter: Fighter, will: int, rounds: int) -> int:
    hour = fighter.hour + rounds + 1
    if will == OUT_OF_IT or (rounds > 0 and hour > fighter.last):
        return OUT_OF_IT
    return will if hour <= content.hours else max(OUT_OF_IT, will - content.extra_price)


@lru_cache(maxsize=64)
def fight_odds(fighters: tuple[Fighter, ...], against: Foe) -> FightOdds:
    """Round after round. A position is the opponent's willpower, that of the heroes, and whether one was beaten."""
    positions: dict[Position, float] = {(against.will, tuple(fighter.will for fighter in fighters), False): 1.0}
    total = FightOdds(0.0, 0.0, 0.0)
    rounds = 0
    while positions:
        following: dict[Position, float] = {}
        for (foe_will, wills, is_beaten), weight in positions.items():
            now = paid(fighters, wills, rounds)
            found = FightOdds(0.0, weight * is_beaten, 0.0)
            if any(now):
                found = play(fighters, against._replace(will=foe_will), now, is_beaten, weight, following)
            total = FightOdds(total.won + found.won, total.beaten + found.beaten, total.loss + found.loss)
        positions, rounds = following, rounds + 1
    return total


def play(
    fighters: tuple[Fighter, ...],
    against: Foe,
    wills: tuple[int, ...],
    is_beaten: bool,
    weight: float,
    following: dict[Position, float],
) -> FightOdds:
    """One round from one position: what it decides and costs; where the fight goes on is added to `following`."""
    won = loss = 0.0
    healed_wills = [after_healing(fighters, wills, healed) for healed in (0, *FACES)]
    for ahead, healed, _, chance in outcomes(fighters, wills, against):
        share = weight * chance
        if ahead >= against.will:
            won += share
            continue
        after, beaten = healed_wills[healed], is_beaten
        if ahead < 0:
            before = after
            after = tuple([will + ahead if will + ahead > 0 else OUT_OF_IT for will in before])
            loss += share * (sum(before) - sum(after))
            beaten = is_beaten or after.count(OUT_OF_IT) > before.count(OUT_OF_IT)
        key = (against.will - max(ahead, 0), after, beaten)
        following[key] = following.get(key, 0.0) + share
    return FightOdds(won, won * is_beaten, loss)


def widow_odds(fighter: Fighter) -> Fraction:
    """AND-265: the chance to defeat a black widow with one attack; nothing is lost otherwise."""
    return round_odds((fighter,), Foe(WIDOW, content.widow_strength, 0)).won


# --- out of a state -------------------------------------------------------------------------------


def fighter_of(s: AndorState, seat: int, place: int, *, with_extra: bool = False) -> Fighter:
    """A hero as it would fight an opponent on a space."""
    ability = s.hero[seat] if s.hero[seat] in (GREA, AVIDA) and hero.has_ability(s, seat, s.hero[seat]) else NO_ABILITY
    is_archer = s.hero[seat] == RAASHANA or s.place[seat] != place
    last = content.hours + (s.extra_most if with_extra else 0)
    return Fighter(ability, is_archer, s.strength[seat], s.will[seat], s.hour[seat], last, dice_row(s, seat))


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


def shot_odds(s: AndorState, seat: int) -> tuple[RoundOdds, RoundOdds]:
    """The round if an archer stops on its last die, and if it rolls on; who has not rolled yet throws by the policy."""
    against = Foe(s.foe, s.foe_strength, s.foe_will)
    seats = [other for other in range(s.players) if s.fighters & (1 << other)]
    fighters = tuple(fighter_of(s, other, s.foe_place) for other in seats)
    wills = tuple(fighter.will for fighter in fighters)
    strength = sum(fighter.strength for fighter in fighters)
    others = [
        {(s.value[other], 0): Fraction(1)} if s.value[other] else thrown(hand_of(fighter, fighter.will))
        for other, fighter in zip(seats, fighters, strict=True)
        if other != seat
    ]
    shown = s.dice[seat * (len(s.dice) // len(s.rolled)) + s.rolled[seat] - 1]
    left = max(1, hero.dice_of(s, seat) - s.rolled[seat])
    going_on = {(value, 0): chance for value, chance in stopping(FACES, left)}
    stopped, rolled = (
        summed(difference([*others, each], strength, against), fighters, wills)
        for each in ({(shown, 0): Fraction(1)}, going_on)
    )
    return stopped, rolled
